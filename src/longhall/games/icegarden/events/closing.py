"""A region is closed."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icegarden.events.abilities import TowardsGoal
from longhall.kernel.events import EventType


class RegionClosed(TowardsGoal):
    """Nothing enters the region from now on."""


class VukoDrivenOff(TypedDict):
    """Vuko left the map, since his region was closed."""

    region: str


class UnitLostInClosing(TypedDict):
    """A unit that stood in the region went back to ``player``."""

    player: int
    unit: str
    region: str


class MarkersOfRegion(TypedDict):
    seat: int
    count: int
    region: str


class MarkersLocked(MarkersOfRegion):
    """Markers of the seat that closed the region stay there for ever."""


class MarkersReturned(MarkersOfRegion):
    """Markers that could go nowhere went back to their owner's supply."""


class CharmFled(TypedDict):
    """A charm went from the closed region to another."""

    source: str
    target: str


REGION_CLOSED: Final = EventType("region_closed", RegionClosed)
VUKO_DRIVEN_OFF: Final = EventType("vuko_driven_off", VukoDrivenOff)
UNIT_LOST_IN_CLOSING: Final = EventType("unit_lost_in_closing", UnitLostInClosing)
MARKERS_LOCKED: Final = EventType("markers_locked", MarkersLocked)
MARKERS_RETURNED: Final = EventType("markers_returned", MarkersReturned)
CHARM_FLED: Final = EventType("charm_fled", CharmFled)
