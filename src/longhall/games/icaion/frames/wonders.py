"""Wonders: restoring them, and what happens when an Extract activates them. [IC-WONDER]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.icaion.changes import score
from longhall.games.icaion.content import COLOURS
from longhall.games.icaion.events.wonders import WONDER_ACTIVATED, WONDER_RESTORED
from longhall.games.icaion.frames.base import RegionChoice
from longhall.games.icaion.frames.payment import paid_with, pay
from longhall.games.icaion.queries import (
    converters_left,
    holdings,
    most_payable,
    own_machine_in,
    players,
    regions_at,
    wonders_at,
    wonders_of,
)
from longhall.games.icaion.shapes import Preview, RestoreTarget
from longhall.games.icaion.state import ACTIVATED, NOBODY, NOTHING, RESTORED, IcaionState
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Option, Refusal, Step

# -- Restore ----------------------------------------------------------------------------------------------------------


def is_restorable(s: IcaionState, seat: int, region: int) -> bool:
    """No Wonder of anybody, and no own Machine. [IC-WONDER-02, IC-AMB-67]"""
    return s.wonder_at[region] == NOTHING and own_machine_in(s, seat, region) == NOTHING


def restore_regions(s: IcaionState, seat: int, wonder: int) -> list[int]:
    """Where the seat can restore a Wonder and pay for it. [IC-WONDER-02, IC-WONDER-06]"""
    held = holdings(s, seat)
    left = converters_left(s, seat)
    cost = s.content.wonders[wonder].cost
    return [
        region
        for region in regions_at(s, seat)
        if is_restorable(s, seat, region) and most_payable(held, s.content.regions[region].type, True, left) >= cost
    ]


def has_wonder_left(s: IcaionState, seat: int) -> bool:
    """[IC-WONDER-05, IC-AMB-109]"""
    return wonders_of(s, seat) < players(s).wonders_each


def can_restore(s: IcaionState, seat: int) -> bool:
    if not s.open_wonders or not has_wonder_left(s, seat):
        return False
    return any(restore_regions(s, seat, wonder) for wonder in s.open_wonders)


def restore_obstacle(s: IcaionState, seat: int) -> tuple[str, str] | None:
    """Why the seat cannot restore anything, as rule and message."""
    if not s.open_wonders:
        return "IC-AMB-109", "refusal-restore-none-left"
    if not has_wonder_left(s, seat):
        return "IC-WONDER-05", "refusal-restore-limit"
    if not any(is_restorable(s, seat, region) for region in regions_at(s, seat)):
        return "IC-WONDER-02", "refusal-restore-nowhere"
    return None if can_restore(s, seat) else ("IC-WONDER-06", "refusal-restore-cost")


def restore_targets(s: IcaionState, seat: int, wonder: int) -> list[RestoreTarget]:
    """Where a Wonder could be restored, with cost and points. [IC-WONDER-06, IC-WONDER-08]"""
    entry = s.content.wonders[wonder]
    return [
        {
            "wonder": entry.id,
            "region": s.content.regions[region].id,
            "cost": entry.cost,
            "pays": paid_with(s, seat, entry.cost, s.content.regions[region].type),
            "points": restore_machines(s, seat, region) * s.content.numbers.restore_points,
        }
        for region in restore_regions(s, seat, wonder)
    ]


@dataclass
class ChooseWonder(SeatChoice):
    """Which of the open Wonders is restored. [IC-WONDER-02]"""

    def kind(self) -> str:
        return "restore_wonder"

    def rule(self) -> str:
        return "IC-WONDER-02"

    def options(self, s: IcaionState) -> list[int]:
        return [wonder for wonder in s.open_wonders if restore_regions(s, self.seat, wonder)]

    def key(self, s: IcaionState, pick: int) -> str:
        return f"wonder:{s.content.wonders[pick].id}"

    def option(self, s: IcaionState, pick: int) -> Option:
        wonder = s.content.wonders[pick]
        return Option(self.key(s, pick), "option-restore-wonder", {"wonder": wonder.id, "cost": wonder.cost}, "wonder")

    def resolve(self, s: IcaionState, pick: int) -> None:
        s.push(ChooseWonderRegion(self.seat, pick))

    def preview(self, s: IcaionState, pick: int) -> Preview:
        return {"targets": restore_targets(s, self.seat, pick)}

    def refusals(self, s: IcaionState) -> list[Refusal]:
        allowed = self.options(s)
        found: list[Refusal] = []
        for wonder in s.content.wonders:
            key = f"wonder:{wonder.id}"
            owner = s.wonder_owner[wonder.index]
            if owner != NOBODY:
                found.append(Refusal(key, "IC-WONDER-02", "refusal-wonder-taken", {"owner": owner}))
            elif wonder.index not in s.open_wonders:
                found.append(Refusal(key, "IC-WONDER-01", "refusal-wonder-absent"))
            elif wonder.index not in allowed:
                found.append(Refusal(key, "IC-WONDER-06", "refusal-wonder-cost", {"cost": wonder.cost}))
        return found


@dataclass
class ChooseWonderRegion(RegionChoice):
    """Where it is restored. [IC-WONDER-02]"""

    wonder: int

    def kind(self) -> str:
        return "restore_region"

    def rule(self) -> str:
        return "IC-WONDER-02"

    def options(self, s: IcaionState) -> list[int]:
        return restore_regions(s, self.seat, self.wonder)

    def option(self, s: IcaionState, pick: int) -> Option:
        place = s.content.regions[pick]
        params = {
            "region": place.id,
            "colour": COLOURS[place.type],
            "cost": s.content.wonders[self.wonder].cost,
            "points": restore_machines(s, self.seat, pick) * s.content.numbers.restore_points,
        }
        return Option(self.key(s, pick), "option-restore-in", params, "region")

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"wonder": s.content.wonders[self.wonder].id}

    def resolve(self, s: IcaionState, pick: int) -> None:
        s.push(RestoreWonder(self.seat, self.wonder, pick))
        pay(s, self.seat, s.content.wonders[self.wonder].cost, s.content.regions[pick].type, True, "IC-WONDER-06")

    def refusals(self, s: IcaionState) -> list[Refusal]:
        allowed = self.options(s)
        found: list[Refusal] = []
        for region in range(len(s.content.regions)):
            key = self.key(s, region)
            if region in allowed:
                continue
            if region not in regions_at(s, self.seat):
                found.append(Refusal(key, "IC-WONDER-02", "refusal-region-far"))
            elif s.wonder_at[region] != NOTHING:
                found.append(Refusal(key, "IC-WONDER-02", "refusal-region-has-wonder"))
            elif own_machine_in(s, self.seat, region) != NOTHING:
                found.append(Refusal(key, "IC-WONDER-02", "refusal-region-own-machine"))
            else:
                colour = COLOURS[s.content.regions[region].type]
                params = {"cost": s.content.wonders[self.wonder].cost, "colour": colour}
                found.append(Refusal(key, "IC-WONDER-06", "refusal-region-cost", params))
        return found


@dataclass
class RestoreWonder(Step):
    """The Wonder stands in the Region; its card is the owner's. [IC-WONDER-07, IC-WONDER-08, IC-AMB-69]"""

    seat: int
    wonder: int
    region: int

    def kind(self) -> str:
        return "stand_wonder"

    def is_foretold(self, s: IcaionState) -> bool:
        return True

    def run(self, s: IcaionState) -> None:
        ring = wonders_of(s, self.seat) == 0  # a second Wonder has none
        s.open_wonders.remove(self.wonder)
        s.wonder_at[self.region] = self.wonder
        s.wonder_owner[self.wonder] = self.seat
        s.wonder_ring[self.wonder] = 1 if ring else 0
        place = s.content.regions[self.region]
        name = s.content.wonders[self.wonder].id
        WONDER_RESTORED.emit(s, "IC-WONDER-07", {"seat": self.seat, "wonder": name, "region": place.id, "ring": ring})
        own = restore_machines(s, self.seat, self.region)
        points = own * s.content.numbers.restore_points
        score(s, self.seat, points, RESTORED, "IC-WONDER-08", {"wonder": name, "machines": own})


def restore_machines(s: IcaionState, seat: int, region: int) -> int:
    """Own Machines in the Regions that border on one. [IC-WONDER-08]"""
    return sum([own_machine_in(s, seat, other) != NOTHING for other in s.content.regions[region].near])


# -- activation -------------------------------------------------------------------------------------------------------


def activate_wonders(s: IcaionState, seat: int, node: int) -> None:
    """After the Extract: points for the one who Extracted, then the owners' effects. [IC-AMB-95]"""
    wonders = wonders_at(s, node)
    if wonders:
        s.push(ActivateWonders(seat, tuple(wonders)))


@dataclass
class ActivateWonders(Step):
    """[IC-WONDER-09, IC-WONDER-10, IC-AMB-63]"""

    seat: int
    wonders: tuple[int, ...]

    def kind(self) -> str:
        return "activate_wonders"

    def run(self, s: IcaionState) -> None:
        for wonder in self.wonders:
            name = s.content.wonders[wonder].id
            owner = s.wonder_owner[wonder]
            WONDER_ACTIVATED.emit(s, "IC-WONDER-09", {"seat": self.seat, "wonder": name, "owner": owner})
            if s.wonder_ring[wonder]:
                points = s.content.numbers.wonder_points
                score(s, self.seat, points, ACTIVATED, "IC-WONDER-09", {"wonder": name})
        s.push(NextWonder(self.wonders))


@dataclass
class NextWonder(Step):
    """The effects one after another; an owner of the next two chooses which comes first. [IC-WONDER-11, IC-AMB-96]"""

    wonders: tuple[int, ...]

    def kind(self) -> str:
        return "next_wonder"

    def run(self, s: IcaionState) -> None:
        if not self.wonders:
            return
        first = self.wonders[0]
        if len(self.wonders) > 1 and s.wonder_owner[self.wonders[1]] == s.wonder_owner[first]:
            s.push(ChooseNextWonder(s.wonder_owner[first], self.wonders))
        else:
            begin_power(s, first, self.wonders[1:])


def begin_power(s: IcaionState, wonder: int, rest: tuple[int, ...]) -> None:
    if rest:
        s.push(NextWonder(rest))
    s.content.wonder_powers[wonder].begin(s, s.wonder_owner[wonder])


@dataclass
class ChooseNextWonder(SeatChoice):
    """Which of the own Wonders has its effect first. [IC-AMB-96]"""

    wonders: tuple[int, ...]

    def kind(self) -> str:
        return "next_wonder_choice"

    def rule(self) -> str:
        return "IC-AMB-96"

    def options(self, s: IcaionState) -> list[int]:
        return [wonder for wonder in self.wonders if s.wonder_owner[wonder] == self.seat]

    def key(self, s: IcaionState, pick: int) -> str:
        return f"wonder:{s.content.wonders[pick].id}"

    def resolve(self, s: IcaionState, pick: int) -> None:
        begin_power(s, pick, tuple([wonder for wonder in self.wonders if wonder != pick]))

    def refusals(self, s: IcaionState) -> list[Refusal]:
        return [
            Refusal(self.key(s, wonder), "IC-WONDER-11", "refusal-wonder-order", {"owner": s.wonder_owner[wonder]})
            for wonder in self.wonders
            if s.wonder_owner[wonder] != self.seat
        ]
