"""Who has how much influence where, and how firmly a region is held."""

from __future__ import annotations

from typing import Final

from longhall.games.icegarden.content import REGIONS
from longhall.games.icegarden.queries import influence
from longhall.games.icegarden.state import OPEN, IceGardenState

# the chance to dominate a region in the next Domination phase, by influence ahead of the strongest rival
AHEAD: Final[tuple[float, ...]] = (0.6, 0.85, 0.95)
BEHIND: Final[tuple[float, ...]] = (0.6, 0.4, 0.28, 0.15)
ABSENT: Final = 0.08


class Holdings:
    """Influence by region and seat."""

    def __init__(self, s: IceGardenState) -> None:
        seats = s.seats
        table = [0] * (REGIONS * seats)
        for region in range(REGIONS):
            if s.in_play[region] == OPEN:
                for seat in range(seats):
                    table[region * seats + seat] = influence(s, seat, region)
        self.seats = seats
        self.table = table

    def of(self, seat: int, region: int) -> int:
        return self.table[region * self.seats + seat]

    def strongest_rival(self, seat: int, region: int) -> int:
        """The most influence that anybody else has there."""
        most = 0
        base = region * self.seats
        for other in range(self.seats):
            if other != seat and self.table[base + other] > most:
                most = self.table[base + other]
        return most

    def chance_to_dominate(self, seat: int, region: int) -> float:
        """How likely the seat is to dominate a region."""
        return self.chance_to_dominate_with(seat, region, 0)

    def chance_to_dominate_with(self, seat: int, region: int, more: int) -> float:
        """The same, with so much influence more."""
        mine = self.table[region * self.seats + seat] + more
        if mine == 0:
            return ABSENT
        ahead = mine - self.strongest_rival(seat, region)
        return AHEAD[min(ahead, 2)] if ahead >= 0 else BEHIND[min(-ahead, 3)]
