"""The start of a turn: relief for those who have almost nothing left on the map. [IG-TURN]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.icegarden.changes import gain, place_marker
from longhall.games.icegarden.content import MARKER, PIECES, POPULATION
from longhall.games.icegarden.events.relief import RELIEF_GIVEN
from longhall.games.icegarden.frames.base import RegionChoice, out_of_play
from longhall.games.icegarden.queries import influence_on_map, open_regions
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.choices import DONE
from longhall.kernel.frames import Refusal, Step


@dataclass
class GiveRelief(Step):
    """The seats with too little influence, in the order of the turn just played. [IG-TURN-02, IG-TURN-03]"""

    place: int  # in that order

    def kind(self) -> str:
        return "give_relief"

    def run(self, s: IceGardenState) -> None:
        numbers = s.content.numbers
        for place in range(self.place, s.seats):
            seat = s.order[place]
            if influence_on_map(s, seat) < numbers.relief_influence:
                s.push(GiveRelief(place + 1))
                RELIEF_GIVEN.emit(s, "IG-TURN-03", {"seat": seat})
                gain(s, seat, POPULATION, numbers.relief_population, "IG-TURN-03")
                offer_relief(s, seat)
                return


def offer_relief(s: IceGardenState, seat: int) -> None:
    """As long as influence is missing and the own supply has markers."""
    if influence_on_map(s, seat) < s.content.numbers.relief_influence and s.reserve[PIECES * seat + MARKER] > 0:
        s.push(ChooseReliefRegion(seat))


@dataclass
class ChooseReliefRegion(RegionChoice):
    """Where to place a marker, in any region, or no more. [IG-TURN-02]"""

    def kind(self) -> str:
        return "relief"

    def rule(self) -> str:
        return "IG-TURN-02"

    def options(self, s: IceGardenState) -> list[int]:
        return [*open_regions(s), DONE]

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"left": s.content.numbers.relief_influence - influence_on_map(s, self.seat)}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        if pick >= 0:
            place_marker(s, self.seat, pick, "IG-TURN-02")
            offer_relief(s, self.seat)

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        return out_of_play(s)
