"""Snake Throat."""

from __future__ import annotations

from typing import Final

from longhall.games.icegarden.shapes import Resource, Resources
from longhall.kernel.events import EventType


class Exchanged(Resources):
    """So many tokens were given for one ``resource``. A remark."""

    seat: int
    resource: Resource


EXCHANGED: Final = EventType("exchanged", Exchanged)
