"""What is told of an action as a whole."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icaion.shapes import Action
from longhall.kernel.events import EventType


class ActionTaken(TypedDict):
    """A Standard Action, or one that a character or a card grants, begins."""

    seat: int
    action: Action


ACTION_TAKEN: Final = EventType("action_taken", ActionTaken)
