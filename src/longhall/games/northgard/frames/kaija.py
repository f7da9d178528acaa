"""Choices in which Kaija may take the place of a unit or go along with a group. [NG-CLAN-BEAR]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longhall.games.northgard.frames.base import WORDS, TerritoryChoice, territory_option
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Option

ALONG: Final = 100  # added to a number of units: and Kaija
KAIJA: Final = 1 << 16  # added to a territory: Kaija instead of a unit


@dataclass
class FigureChoice(TerritoryChoice):
    """Picks are territories for a unit or, with KAIJA added, for Kaija."""

    def key(self, s: NorthgardState, pick: int) -> str:
        if pick >= KAIJA:
            return f"kaija:{s.geo.names[pick - KAIJA]}"
        return f"territory:{s.geo.names[pick]}" if pick >= 0 else WORDS[pick]

    def option(self, s: NorthgardState, pick: int) -> Option:
        if pick >= KAIJA:
            return Option(self.key(s, pick), self.kaija_message(), {"territory": s.geo.names[pick - KAIJA]}, "kaija")
        return territory_option(s, self.key(s, pick), pick)

    def kaija_message(self) -> str:
        """What the option says: by default that Kaija, standing in the territory, is the one."""
        return "option-kaija-in"


@dataclass
class GroupChoice(SeatChoice):
    """Picks are numbers of units, with ALONG added when Kaija is one of the group."""

    def key(self, s: NorthgardState, pick: int) -> str:
        return f"kaija:{pick - ALONG}" if pick >= ALONG else f"count:{pick}"

    def option(self, s: NorthgardState, pick: int) -> Option:
        if pick >= ALONG:
            return Option(self.key(s, pick), "option-count-kaija", {"count": pick - ALONG}, "kaija")
        return Option(self.key(s, pick), "option-count", {"count": pick}, "count")


def group_picks(units: int, kaija: bool) -> list[int]:
    """All groups of at least one figure."""
    picks = list(range(1, units + 1))
    if kaija:
        picks += [ALONG + n for n in range(units + 1)]
    return picks


def everyone(units: int, kaija: bool) -> int:
    return units + (ALONG if kaija else 0)
