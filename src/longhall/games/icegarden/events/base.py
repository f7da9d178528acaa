"""What the choices of all action fields have in common: an offer that was not taken, and what is told elsewhere."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icegarden.shapes import FieldId
from longhall.kernel.events import UNTOLD, RemarkEventType


class ActionDeclined(TypedDict):
    """A seat made no use of its action."""

    seat: int
    action: FieldId


class Untold(TypedDict):
    """The event before it needs no sentence of its own: another event tells it too."""


ACTION_DECLINED: Final = RemarkEventType("action_declined", ActionDeclined)
LEFT_UNTOLD: Final = RemarkEventType(UNTOLD, Untold)
