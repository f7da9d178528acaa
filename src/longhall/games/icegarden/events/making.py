"""Making: raising factor M."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icegarden.events.changes import FieldsMoved
from longhall.kernel.events import EventType


class StepsLost(TypedDict):
    """This many steps of a Raise were not used."""

    seat: int
    count: int


class MMoved(FieldsMoved):
    """An M token went from one level to the next."""

    seat: int


STEPS_LOST: Final = EventType("steps_lost", StepsLost)
M_MOVED: Final = EventType("m_moved", MMoved)
