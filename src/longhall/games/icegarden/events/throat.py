"""Snake Throat."""

from __future__ import annotations

from typing import Final

from longhall.games.icegarden.shapes import Resource, Resources
from longhall.kernel.events import RemarkEventType


class Exchanged(Resources):
    """This many tokens were given for one ``resource``."""

    seat: int
    resource: Resource


EXCHANGED: Final = RemarkEventType("exchanged", Exchanged)
