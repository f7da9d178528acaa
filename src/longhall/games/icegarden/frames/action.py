"""The Action phase: the fields are resolved in order, marker by marker. [IG-ACT]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from longhall.games.icegarden.content import FIELD_IDS, PIECES, PLANNED_FIELDS, THROAT
from longhall.games.icegarden.events.action import ACTION_BEGAN, ACTION_IDLE, ActionBegan, IdleReason
from longhall.games.icegarden.frames.influence import begin_influence
from longhall.games.icegarden.frames.making import begin_making
from longhall.games.icegarden.frames.mountain import begin_mountain
from longhall.games.icegarden.frames.move import begin_move
from longhall.games.icegarden.frames.raven import begin_raven
from longhall.games.icegarden.frames.throat import begin_throat
from longhall.games.icegarden.queries import field_at, markers_on
from longhall.games.icegarden.state import ACTION, NOBODY, IceGardenState
from longhall.kernel.frames import Step

# What a marker does on each field: pushes the first choice, or says why there is none.
BEGIN: Final[list[Callable[[IceGardenState, int], IdleReason | None]]] = [
    begin_throat,
    begin_influence,
    begin_move,
    begin_mountain,
    begin_raven,
    begin_making,
]


@dataclass
class StartActions(Step):
    """Field 0, then those with the order tokens 1 to 5. [IG-ACT-01]"""

    def kind(self) -> str:
        return "start_actions"

    def run(self, s: IceGardenState) -> None:
        s.phase = ACTION
        s.push(NextMarker(THROAT))


@dataclass
class NextMarker(Step):
    """The next marker of the field at a place, or of the first field after it that has any. [IG-ACT-01]"""

    place: int

    def kind(self) -> str:
        return "next_marker"

    def run(self, s: IceGardenState) -> None:
        for place in range(self.place, PLANNED_FIELDS):
            field = field_at(s, place)
            markers = markers_on(s, field)
            if markers:
                s.field = field
                s.push(NextMarker(place))
                use_marker(s, field, markers)
                return
        s.field = NOBODY


def use_marker(s: IceGardenState, field: int, markers: list[int]) -> None:
    """Take a marker off and let its owner act: the highest space first, on Snake Throat the first in turn order.
    [IG-ACT-02, IG-ACT-03]"""
    if field == THROAT:
        seat = next(seat for seat in s.order if seat in markers)
    else:
        seat = markers[-1]
    space = len(markers) - markers[::-1].index(seat)
    marker = PIECES * field + seat
    s.planned.pop(len(s.planned) - 1 - s.planned[::-1].index(marker))
    idle = BEGIN[field](s, seat)
    if not s.listening:
        return
    data: ActionBegan = {"seat": seat, "action": FIELD_IDS[field], "space": space}
    if idle is not None:  # nothing can be done, as everybody can see: the marker is spent [IG-ACT-04]
        ACTION_IDLE.emit(s, "IG-ACT-04", {**data, "why": idle})
    else:
        ACTION_BEGAN.emit(s, "IG-ACT-02", data)
