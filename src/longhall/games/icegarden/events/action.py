"""The Action phase: a marker is used."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from longhall.games.icegarden.shapes import FieldId
from longhall.kernel.events import EventType

IdleReason = Literal["no_population", "no_gold", "no_m", "no_markers", "no_influence", "no_pieces", "nothing_to_mend"]


class ActionBegan(TypedDict):
    """The marker on a space of a field was taken off, and its owner acts."""

    seat: int
    action: FieldId
    space: int


class ActionIdle(ActionBegan):
    """The same where there is nothing its owner can do, and ``why``."""

    why: IdleReason


ACTION_BEGAN: Final = EventType("action_began", ActionBegan)
ACTION_IDLE: Final = EventType("action_idle", ActionIdle)
