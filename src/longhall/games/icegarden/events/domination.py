"""The Domination phase: its beginning, and the count of a region."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icegarden.shapes import PlaceCount, Resources
from longhall.kernel.events import EventType, NotedEventType, SceneEventType


class DominationBegan(TypedDict):
    """``scoring``: how many times regions are scored in this turn."""

    turn: int
    scoring: int


class MarkersHeld(TypedDict):
    """Vuko holds markers of a seat in his region: they do not count."""

    seat: int
    count: int
    region: str


class HeldOnly(TypedDict):
    """A seat whose markers in a region are all held by Vuko, so that it has no place."""

    seat: int
    held: int


class RegionCounted(TypedDict):
    """Who holds which place in a region, and why. ``number`` is that of its token, ``needed`` the least influence with
    which it gives something."""

    region: str
    number: int
    nations: int
    needed: int
    places: list[PlaceCount]
    held_only: list[HeldOnly]


class PlacePoints(TypedDict):
    """What the places score in this turn, from the first down."""

    points: list[int]


class SeatGains(Resources):
    """What a seat has of the phase: resources, points for places, and ``steps`` towards its goal."""

    seat: int
    points: int
    steps: int


class DominationEnded(TypedDict):
    """All regions are resolved; what everyone has of it, by seat."""

    seats: list[SeatGains]


DOMINATION_BEGAN: Final = EventType("domination_began", DominationBegan)
MARKERS_HELD: Final = EventType("markers_held", MarkersHeld)
REGION_COUNTED: Final = NotedEventType("region_counted", RegionCounted, PlacePoints)
DOMINATION_ENDED: Final = SceneEventType("domination_ended", DominationEnded)
