"""The Initiative phase: jumps, turn order, scoring ships, and the action order of the advanced variant. [IG-INIT]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icegarden.content import FIELD_IDS, MOVABLE_FIELDS, STAGES, TILE_IDS
from longhall.games.icegarden.events.initiative import (
    JUMPED,
    ORDER_TOKEN_ASSIGNED,
    ORDER_TOKENS_RETURNED,
    SCORING_ANNOUNCED,
    TURN_ORDER_SET,
    VUKO_TILE_BEGAN,
)
from longhall.games.icegarden.queries import is_tile_in_force, stage_of_leader
from longhall.games.icegarden.shapes import Preview
from longhall.games.icegarden.state import INITIATIVE, NOBODY, IceGardenState
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Option, Refusal, Step

SHORT: Final = 1
LONG: Final = 2  # the special jump


@dataclass
class StartInitiative(Step):
    """Nobody jumps in turn 1. [IG-INIT-03, IG-INIT-04]"""

    def kind(self) -> str:
        return "start_initiative"

    def run(self, s: IceGardenState) -> None:
        s.phase = INITIATIVE
        s.scoring = 0
        if s.turn == 1:
            announce_tiles(s, 0)
        else:
            s.push_in_order(ChooseJump(s.order[0], 0), EndJumps(stage_of_leader(s)))


def may_jump_far(s: IceGardenState, seat: int) -> bool:
    """Once in each stage but the last; the stage where the jump starts counts. [IG-INIT-05, IG-INIT-06]"""
    stage = s.content.ships[s.ship[seat]].stage
    return stage < STAGES and not s.long_jumps[seat] >> stage & 1


def red_ships(s: IceGardenState, furthest: int) -> int:
    """Red ships up to a place on the track. [IG-SCORE-02]"""
    return sum(ship.red for ship in s.content.ships[: furthest + 1])


def jump(s: IceGardenState, seat: int, fields: int) -> None:
    """Onto the top of the stack where the marker lands. [IG-INIT-08]"""
    if fields == LONG:
        s.long_jumps[seat] |= 1 << s.content.ships[s.ship[seat]].stage
    s.ship[seat] = min(s.ship[seat] + fields, len(s.content.ships) - 1)  # nobody passes the last one [IG-INIT-14]
    s.landed.remove(seat)
    s.landed.append(seat)


def turn_order(s: IceGardenState) -> list[int]:
    """Lower number on the ship first, then the later stage, then the higher marker. [IG-INIT-09..11]"""
    ships = s.content.ships
    ranked: list[tuple[int, int, int, int]] = []
    for height, seat in enumerate(s.landed):
        ship = ships[s.ship[seat]]
        ranked.append((ship.order, -ship.stage, -height, seat))
    ranked.sort()
    return [seat for _, _, _, seat in ranked]


@dataclass
class ChooseJump(SeatChoice):
    """One field, or two as the special jump. [IG-INIT-04]"""

    place: int  # in the order before the jumps [IG-INIT-07]

    def kind(self) -> str:
        return "jump"

    def rule(self) -> str:
        return "IG-INIT-04"

    def options(self, s: IceGardenState) -> list[int]:
        return [SHORT, LONG] if may_jump_far(s, self.seat) else [SHORT]

    def key(self, s: IceGardenState, pick: int) -> str:
        return f"jump:{pick}"

    def option(self, s: IceGardenState, pick: int) -> Option:
        ship = s.content.ships[min(s.ship[self.seat] + pick, len(s.content.ships) - 1)]
        params = {
            "jump": pick,
            "position": ship.index + 1,
            "stage": ship.stage,
            "order": ship.order,
            "actions": ship.actions,
            "scoring": red_ships(s, max(ship.index, *s.ship)) > s.boats,
        }
        return Option(self.key(s, pick), "option-jump", params, "jump")

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"position": s.ship[self.seat] + 1, "stage": s.content.ships[s.ship[self.seat]].stage}

    def preview(self, s: IceGardenState, pick: int) -> Preview:
        """The ship; the turn order, and whether regions are scored, as it would stand if nobody jumped any more."""
        trial = s.clone()
        jump(trial, self.seat, pick)
        ship = s.content.ships[trial.ship[self.seat]]
        return {
            "position": ship.index + 1,
            "stage": ship.stage,
            "number": ship.order,
            "actions": ship.actions,
            "scoring": red_ships(s, max(trial.ship)) > s.boats,
            "order": turn_order(trial),
        }

    def resolve(self, s: IceGardenState, pick: int) -> None:
        jump(s, self.seat, pick)
        JUMPED.emit(s, "IG-INIT-04", {"seat": self.seat, "fields": pick, "position": s.ship[self.seat] + 1})
        if self.place + 1 < s.seats:
            s.push(ChooseJump(s.order[self.place + 1], self.place + 1))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        if may_jump_far(s, self.seat):
            return []
        stage = s.content.ships[s.ship[self.seat]].stage
        message = "refusal-jump-last-stage" if stage == STAGES else "refusal-jump-used"
        return [Refusal(f"jump:{LONG}", "IG-INIT-05", message, {"stage": stage})]


@dataclass
class EndJumps(Step):
    """The order of this turn, and whether its regions are scored. [IG-INIT-13, IG-SCORE-02]"""

    stage_before: int  # of the leader

    def kind(self) -> str:
        return "end_jumps"

    def run(self, s: IceGardenState) -> None:
        s.order = turn_order(s)
        TURN_ORDER_SET.emit(s, "IG-INIT-09", {"order": s.order.copy()})
        furthest = max(s.ship)
        reached = red_ships(s, furthest)
        if reached > s.boats:
            s.scoring = reached - s.boats
            s.boats = reached
            SCORING_ANNOUNCED.emit(s, "IG-SCORE-02", {"boat": s.boats, "count": s.scoring})
        announce_tiles(s, self.stage_before)
        if s.rules.advanced:
            s.field_order = [NOBODY] * MOVABLE_FIELDS
            ORDER_TOKENS_RETURNED.emit(s, "IG-ADV-02", {})
            s.push(ChooseOrderToken(s.order[0], 0))


def announce_tiles(s: IceGardenState, stage_before: int) -> None:
    """Say which Vuko tiles begin to work. [IG-VTILE-04]"""
    leader = stage_of_leader(s)
    if leader == stage_before:
        return
    for tile, stage in enumerate(s.rules.tile_stages):
        if stage == leader and is_tile_in_force(s, tile):
            VUKO_TILE_BEGAN.emit(s, "IG-VTILE-04", {"tile": TILE_IDS[tile], "stage": stage})


# -- the advanced variant ----------------------------------------------------------------------------------------------


@dataclass
class ChooseOrderToken(SeatChoice):
    """Which of the order tokens that are left. [IG-ADV-02]"""

    number: int  # of the assignment, from 0

    def kind(self) -> str:
        return "order_token"

    def rule(self) -> str:
        return "IG-ADV-02"

    def options(self, s: IceGardenState) -> list[int]:
        return [place for place in range(MOVABLE_FIELDS) if s.field_order[place] == NOBODY]

    def key(self, s: IceGardenState, pick: int) -> str:
        return f"token:{pick + 1}"

    def resolve(self, s: IceGardenState, pick: int) -> None:
        s.push(ChooseOrderField(self.seat, self.number, pick))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        return [
            Refusal(f"token:{place + 1}", "IG-ADV-02", "refusal-order-token", {"action": FIELD_IDS[field]})
            for place, field in enumerate(s.field_order)
            if field != NOBODY
        ]


@dataclass
class ChooseOrderField(SeatChoice):
    """Which of the action fields without an order token gets it. [IG-ADV-02, IG-ADV-04]"""

    number: int
    place: int  # of the token, from 0

    def kind(self) -> str:
        return "order_field"

    def rule(self) -> str:
        return "IG-ADV-02"

    def options(self, s: IceGardenState) -> list[int]:
        return unassigned_fields(s)

    def key(self, s: IceGardenState, pick: int) -> str:
        return f"field:{FIELD_IDS[pick]}"

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"token": self.place + 1}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        assign_order(s, self.seat, self.place, pick)
        number = self.number + 1
        seat = s.order[number % s.seats]
        if number == MOVABLE_FIELDS - 1:  # one token and one field are left: nothing to choose
            assign_order(s, seat, s.field_order.index(NOBODY), unassigned_fields(s)[0])
        else:
            s.push(ChooseOrderToken(seat, number))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        found: list[Refusal] = []
        for field, name in enumerate(FIELD_IDS):
            if field in s.field_order:
                params = {"token": s.field_order.index(field) + 1}
                found.append(Refusal(f"field:{name}", "IG-ADV-02", "refusal-order-field", params))
            elif not 1 <= field <= MOVABLE_FIELDS:
                found.append(Refusal(f"field:{name}", "IG-ADV-04", "refusal-order-fixed"))
        return found


def unassigned_fields(s: IceGardenState) -> list[int]:
    return [field for field in range(1, MOVABLE_FIELDS + 1) if field not in s.field_order]


def assign_order(s: IceGardenState, seat: int, place: int, field: int) -> None:
    s.field_order[place] = field
    ORDER_TOKEN_ASSIGNED.emit(s, "IG-ADV-02", {"seat": seat, "token": place + 1, "action": FIELD_IDS[field]})
