"""Influence: population becomes influence markers on the map. [IG-ACT-INFL]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.icegarden.changes import pay, place_marker
from longhall.games.icegarden.content import INFLUENCE, MARKER, PIECES, POPULATION
from longhall.games.icegarden.events.action import IdleReason
from longhall.games.icegarden.frames.base import RegionChoice, decline_action, out_of_play, region_key
from longhall.games.icegarden.queries import has_pieces, open_regions, regions_with_influence
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.choices import DONE
from longhall.kernel.frames import Refusal


def begin_influence(s: IceGardenState, seat: int) -> IdleReason | None:
    if s.population[seat] < s.content.numbers.influence_cost:
        return "no_population"
    if s.reserve[PIECES * seat + MARKER] == 0:
        return "no_markers"
    if not regions_with_influence(s, seat):
        return "no_influence"
    s.push(ChooseInfluenceRegion(seat, 0))
    return None


def can_place(s: IceGardenState, seat: int) -> bool:
    """[IG-ACT-INFL-01, IG-COMP-09]"""
    return s.population[seat] >= s.content.numbers.influence_cost and s.reserve[PIECES * seat + MARKER] > 0


@dataclass
class ChooseInfluenceRegion(RegionChoice):
    """Where a marker goes, for 1 population each, or no more. [IG-ACT-INFL-01, IG-ACT-INFL-02]"""

    placed: int

    def kind(self) -> str:
        return "influence"

    def rule(self) -> str:
        return "IG-ACT-INFL-01"

    def options(self, s: IceGardenState) -> list[int]:
        return [*regions_with_influence(s, self.seat), DONE]

    def context(self, s: IceGardenState) -> dict[str, Any]:
        numbers = s.content.numbers
        return {"left": numbers.influence_most - self.placed, "cost": numbers.influence_cost}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        if pick < 0:
            if not self.placed:
                decline_action(s, self.seat, INFLUENCE)
            return
        numbers = s.content.numbers
        pay(s, self.seat, POPULATION, numbers.influence_cost, "IG-ACT-INFL-01")
        place_marker(s, self.seat, pick, "IG-ACT-INFL-01")
        if self.placed + 1 < numbers.influence_most and can_place(s, self.seat):
            s.push(ChooseInfluenceRegion(self.seat, self.placed + 1))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        found = out_of_play(s)
        for region in open_regions(s):
            if not has_pieces(s, self.seat, region):
                held = s.held[self.seat] > 0 and s.vuko == region
                rule = "IG-DOM-05" if held else "IG-ACT-INFL-02"
                message = "refusal-influence-held" if held else "refusal-influence-none"
                found.append(Refusal(region_key(s, region), rule, message))
        return found
