"""The Scorched Earth token. [NG-CLAN-SNAKE]"""

from __future__ import annotations

from dataclasses import dataclass

from longhall.games.northgard.events.specials import SCORCHED_EARTH_PLACED, ScorchedEarthPlaced
from longhall.games.northgard.frames.base import TerritoryChoice
from longhall.games.northgard.queries import own_territories
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.choices import PASS
from longhall.kernel.frames import Refusal


@dataclass
class ChooseScorchedEarth(TerritoryChoice):
    """Place or move the token to a territory adjacent to one the Snake controls. [NG-CLAN-SNAKE-02, NG-AMB-34]"""

    def kind(self) -> str:
        return "scorched_earth"

    def rule(self) -> str:
        return "NG-CLAN-SNAKE-02"

    def options(self, s: NorthgardState) -> list[int]:
        beside: set[int] = set()
        for territory in own_territories(s, self.seat):
            beside.update(s.geo.near[territory])
        beside.discard(s.scorched)
        return [*sorted(beside), PASS]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick != PASS:
            s.scorched = pick
            data: ScorchedEarthPlaced = {"seat": self.seat, "territory": s.geo.names[pick]}
            SCORCHED_EARTH_PLACED.emit(s, "NG-CLAN-SNAKE-02", data)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            Refusal(
                f"territory:{s.geo.names[territory]}",
                "NG-CLAN-SNAKE-02",
                "refusal-scorched-here" if territory == s.scorched else "refusal-scorched-far",
            )
            for territory in s.geo.territories
            if territory not in allowed
        ]
