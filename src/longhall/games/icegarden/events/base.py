"""What the choices of all action fields have in common: an offer that was not taken."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icegarden.shapes import FieldId
from longhall.kernel.events import RemarkEventType


class ActionDeclined(TypedDict):
    """A seat made no use of its action."""

    seat: int
    action: FieldId


ACTION_DECLINED: Final = RemarkEventType("action_declined", ActionDeclined)
