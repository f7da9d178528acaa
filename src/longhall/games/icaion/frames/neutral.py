"""Neutral Machines, placed by the players in turns or by a preset. [IC-SETUP-11..15]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icaion.content import MACHINES
from longhall.games.icaion.events.neutral import NEUTRAL_MACHINE_PLACED, NeutralMachinePlaced
from longhall.games.icaion.frames.base import RegionChoice
from longhall.games.icaion.queries import machines_in
from longhall.games.icaion.state import NEUTRAL, IcaionState
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Refusal, Step

# the clauses for 2, 3 and 4 players
CLAUSES: Final = ("IC-SETUP-11", "IC-SETUP-12", "IC-SETUP-13")


def clause(s: IcaionState) -> str:
    """The clause about neutral Machines for as many as play; with five there are none to place. [IC-SETUP-14]"""
    return CLAUSES[s.seats - 2]


def stand_neutral(s: IcaionState, machine: int, region: int, seat: int, rule: str) -> None:
    s.machines[3 * region + machine] = NEUTRAL
    s.neutral_left[machine] -= 1
    data: NeutralMachinePlaced = {"machine": MACHINES[machine], "region": s.content.regions[region].id}
    if seat >= 0:
        data["seat"] = seat
    NEUTRAL_MACHINE_PLACED.emit(s, rule, data)


def place_preset(s: IcaionState, name: str) -> None:
    """[IC-AMB-71]"""
    for preset in s.content.presets:
        if preset.id == name:
            for machine, regions in enumerate(preset.machines):
                for region in regions:
                    stand_neutral(s, machine, region, -1, "IC-AMB-71")


@dataclass
class PlaceNeutral(Step):
    """The players in turn order, one Machine each, until all stand on the board. [IC-SETUP-11..13, IC-AMB-05]"""

    place: int

    def kind(self) -> str:
        return "place_neutral"

    def run(self, s: IcaionState) -> None:
        types = [machine for machine, left in enumerate(s.neutral_left) if left]
        if not types:
            return
        seat = s.order[self.place]
        s.push(PlaceNeutral((self.place + 1) % s.seats))
        if len(types) > 1:
            s.push(ChooseNeutralMachine(seat))
        else:
            s.push(ChooseNeutralRegion(seat, types[0]))


@dataclass
class ChooseNeutralMachine(SeatChoice):
    """Which type comes next. [IC-SETUP-11..13, IC-AMB-71]"""

    def kind(self) -> str:
        return "neutral_machine"

    def rule_now(self, s: IcaionState) -> str:
        return clause(s)

    def options(self, s: IcaionState) -> list[int]:
        return [machine for machine, left in enumerate(s.neutral_left) if left]

    def key(self, s: IcaionState, pick: int) -> str:
        return f"machine:{MACHINES[pick]}"

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"count": sum(s.neutral_left)}

    def resolve(self, s: IcaionState, pick: int) -> None:
        s.push(ChooseNeutralRegion(self.seat, pick))

    def refusals(self, s: IcaionState) -> list[Refusal]:
        return [
            Refusal(f"machine:{MACHINES[machine]}", clause(s), "refusal-neutral-type")
            for machine, left in enumerate(s.neutral_left)
            if not left
        ]


@dataclass
class ChooseNeutralRegion(RegionChoice):
    """Any Region without a neutral Machine. [IC-SETUP-11, IC-SETUP-15]"""

    machine: int

    def kind(self) -> str:
        return "neutral_region"

    def rule(self) -> str:
        return "IC-SETUP-15"

    def options(self, s: IcaionState) -> list[int]:
        return [region for region in range(len(s.content.regions)) if not machines_in(s, region)]

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"machine": MACHINES[self.machine]}

    def resolve(self, s: IcaionState, pick: int) -> None:
        stand_neutral(s, self.machine, pick, self.seat, "IC-SETUP-11")

    def refusals(self, s: IcaionState) -> list[Refusal]:
        return [
            Refusal(f"region:{region.id}", "IC-SETUP-15", "refusal-neutral-colour")
            for region in s.content.regions
            if machines_in(s, region.index)
        ]
