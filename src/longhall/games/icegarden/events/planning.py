"""The Planning phase."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icegarden.shapes import FieldId
from longhall.kernel.events import EventType


class MarkersForfeited(TypedDict):
    """There is no room left for this many action markers of a seat."""

    seat: int
    count: int


class MarkerPlanned(TypedDict):
    """An action marker lies on a space of an action field, counted from 1."""

    seat: int
    action: FieldId
    space: int


class MarkerLeftOnThroat(TypedDict):
    """An influence marker lies on Snake Throat, the seat's ``count``-th there."""

    seat: int
    count: int


MARKERS_FORFEITED: Final = EventType("markers_forfeited", MarkersForfeited)
MARKER_PLANNED: Final = EventType("marker_planned", MarkerPlanned)
MARKER_LEFT_ON_THROAT: Final = EventType("marker_left_on_throat", MarkerLeftOnThroat)
