"""The Planning phase: action markers go to the fields one at a time. [IG-PLAN]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.icegarden.content import (
    ACTIVATION,
    FIELD_IDS,
    INFLUENCE,
    MARKER,
    MOUNTAIN,
    MOVE,
    PIECES,
    PLANNED_FIELDS,
    RAVEN,
    THROAT,
    VUKO,
)
from longhall.games.icegarden.events.planning import (
    MARKER_LEFT_ON_THROAT,
    MARKER_PLANNED,
    MARKERS_FORFEITED,
    MarkerPlanned,
)
from longhall.games.icegarden.queries import m_on_level, markers_on, mountain_cost, spaces_of
from longhall.games.icegarden.shapes import Preview, SomeResources
from longhall.games.icegarden.state import FREE_LEVEL, PLANNING, IceGardenState
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Option, Refusal, Step


@dataclass
class StartPlanning(Step):
    """Everybody gets as many action markers as the own ship shows. [IG-INIT-12, IG-INIT-03]"""

    def kind(self) -> str:
        return "start_planning"

    def run(self, s: IceGardenState) -> None:
        s.phase = PLANNING
        for seat in range(s.seats):
            s.actions[seat] = s.content.ships[s.ship[seat]].actions
        plan_next(s, 0)


def plan_next(s: IceGardenState, place: int) -> None:
    """The next seat with a marker left, beginning at a place in turn order; nobody when all are placed. [IG-PLAN-01]"""
    for step in range(s.seats):
        seat = s.order[(place + step) % s.seats]
        if s.actions[seat] == 0:
            continue
        if has_field(s, seat):
            s.push(ChooseField(seat))
            return
        MARKERS_FORFEITED.emit(s, "IG-PLAN-06", {"seat": seat, "count": s.actions[seat]})
        s.actions[seat] = 0


def may_use_throat(s: IceGardenState, seat: int) -> bool:
    """Snake Throat needs an influence marker to leave there. [IG-PLAN-05]"""
    return s.reserve[PIECES * seat + MARKER] > 0


def has_field(s: IceGardenState, seat: int) -> bool:
    """Whether any field is left to ``seat``."""
    return may_use_throat(s, seat) or len(fields_with_room(s, seat)) > 0


def fields_with_room(s: IceGardenState, seat: int) -> list[int]:
    """Fields where ``seat`` may put an action marker. [IG-PLAN-05, IG-PLAN-06]"""
    taken = [0] * PLANNED_FIELDS
    for marker in s.planned:
        taken[marker // PIECES] += 1
    found = [THROAT] if may_use_throat(s, seat) else []
    for field in range(1, PLANNED_FIELDS):
        spaces = spaces_of(s, field)
        if spaces == 0 or taken[field] < spaces:
            found.append(field)
    return found


def least_cost(s: IceGardenState, seat: int, field: int) -> tuple[SomeResources, bool]:
    """What an action costs at least, and whether the seat has as much now."""
    numbers = s.content.numbers
    if field == INFLUENCE:
        return {"population": numbers.influence_cost}, s.population[seat] >= numbers.influence_cost
    if field == MOVE:
        return {"gold": numbers.move_cost}, s.gold[seat] >= numbers.move_cost
    if field == MOUNTAIN:
        return {"population": mountain_cost(s)}, s.population[seat] >= mountain_cost(s)
    if field == RAVEN and not s.rules.raven_free:
        return {"m": numbers.raven_cost}, m_on_level(s, seat, FREE_LEVEL) >= numbers.raven_cost
    return {}, True


def acts_before(s: IceGardenState, field: int, seat: int, other: int) -> bool:
    """Whether a marker that ``seat`` places now acts before one of ``other`` that is there. [IG-ACT-02, IG-ACT-03]"""
    return field != THROAT or s.order.index(seat) < s.order.index(other)


@dataclass
class ChooseField(SeatChoice):
    """Where the next action marker goes. [IG-PLAN-01]"""

    def kind(self) -> str:
        return "plan"

    def rule(self) -> str:
        return "IG-PLAN-01"

    def options(self, s: IceGardenState) -> list[int]:
        return fields_with_room(s, self.seat)

    def key(self, s: IceGardenState, pick: int) -> str:
        return f"field:{FIELD_IDS[pick]}"

    def option(self, s: IceGardenState, pick: int) -> Option:
        params = {"action": FIELD_IDS[pick], "space": len(markers_on(s, pick)) + 1}
        return Option(self.key(s, pick), "option-plan", params, "plan")

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"left": s.actions[self.seat]}

    def preview(self, s: IceGardenState, pick: int) -> Preview:
        """The space, before how many of the markers now there it acts, and what the action costs at least."""
        markers = markers_on(s, pick)
        cost, enough = least_cost(s, self.seat, pick)
        found: Preview = {"action": FIELD_IDS[pick], "space": len(markers) + 1, "cost": cost, "enough": enough}
        if markers:
            found["acts_before"] = sum(acts_before(s, pick, self.seat, other) for other in markers)
        return found

    def resolve(self, s: IceGardenState, pick: int) -> None:
        """On the lowest free space. [IG-PLAN-02]"""
        seat = self.seat
        s.actions[seat] -= 1
        s.planned.append(PIECES * pick + seat)
        data: MarkerPlanned = {"seat": seat, "action": FIELD_IDS[pick], "space": len(markers_on(s, pick))}
        MARKER_PLANNED.emit(s, "IG-PLAN-02", data)
        if pick == THROAT:
            s.reserve[PIECES * seat + MARKER] -= 1
            s.throat[seat] += 1
            MARKER_LEFT_ON_THROAT.emit(s, "IG-PLAN-05", {"seat": seat, "count": s.throat[seat]})
        plan_next(s, s.order.index(seat) + 1)

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        found: list[Refusal] = []
        if not may_use_throat(s, self.seat):
            found.append(Refusal(f"field:{FIELD_IDS[THROAT]}", "IG-PLAN-05", "refusal-plan-no-marker"))
        allowed = self.options(s)
        for field in range(1, PLANNED_FIELDS):
            if field not in allowed:
                spaces = spaces_of(s, field)
                two = s.seats == 2 and spaces != s.content.fields[field].spaces
                message = "refusal-plan-two-players" if two else "refusal-plan-full"
                rule = "IG-2P-01" if two else "IG-PLAN-06"
                found.append(Refusal(f"field:{FIELD_IDS[field]}", rule, message, {"count": spaces}))
        for field in (ACTIVATION, VUKO):
            found.append(Refusal(f"field:{FIELD_IDS[field]}", "IG-PLAN-03", "refusal-plan-automatic"))
        return found
