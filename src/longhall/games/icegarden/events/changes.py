"""Resources, points, pieces and reputation: what most rules change."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from longhall.games.icegarden.shapes import PointSource, Resource, Resources, SomeResources
from longhall.kernel.events import EventType, NotedEventType


class ResourcesGained(SomeResources):
    """A seat took tokens of one kind from the supply."""

    seat: int


class ResourcesPaid(SomeResources):
    """A seat returned tokens of one kind to the supply. ``level``: of the M, where it need not be 0."""

    seat: int
    level: NotRequired[int]


class ThroatVisit(TypedDict):
    """A visit of Snake Throat so far: what is ``given`` in the exchange that goes on, in order, and what all of it has
    brought; below 0 where it has cost more."""

    given: list[Resource]
    total: Resources


class Occasion(TypedDict, total=False):
    """The step of Domination that brings the resources, or the visit of Snake Throat that brings or costs them."""

    step: Literal["abilities", "resources", "charm"]
    visit: ThroatVisit


class ScoredFor(TypedDict, total=False):
    """What points were scored for: a ``place`` in a ``region``, a kill there, or ``markers`` on Snake Throat."""

    region: str
    place: int
    markers: int


class PointsScored(ScoredFor):
    """A seat scored points; ``kind`` is where they came from."""

    seat: int
    points: int
    kind: PointSource


class Presence(TypedDict):
    """What a seat has in a region: ``count`` pieces of the kind that came or went, its ``influence``, and whether
    that is enough to receive anything there."""

    count: int
    influence: int
    receives: bool


class Arrival(TypedDict):
    """What the seat has in the region now."""

    target_now: Presence


class Departure(TypedDict):
    """What the owner of the pieces has left in the region."""

    source_now: Presence


class ArrivalFrom(Arrival, Departure):
    """What the seat has in both regions now."""


class MarkerPlaced(TypedDict):
    """A seat placed an influence marker from its supply in a region."""

    seat: int
    region: str


class PiecesMoved(TypedDict):
    """A seat moved ``count`` influence markers or units of one kind (``piece``) to another region."""

    seat: int
    piece: str
    count: int
    source: str
    target: str


# ``from`` is a word of Python and cannot be a field of a class.
FieldsMoved = TypedDict("FieldsMoved", {"from": int, "to": int})


class ReputationLost(FieldsMoved):
    """A reputation marker went down, ``fields`` of them."""

    seat: int
    fields: int


class ReputationRegained(FieldsMoved):
    """A reputation marker went up, ``fields`` of them."""

    seat: int
    fields: int


RESOURCES_GAINED: Final = NotedEventType("resources_gained", ResourcesGained, Occasion)
RESOURCES_PAID: Final = NotedEventType("resources_paid", ResourcesPaid, Occasion)
POINTS_SCORED: Final = EventType("points_scored", PointsScored)
MARKER_PLACED: Final = NotedEventType("marker_placed", MarkerPlaced, Arrival)
PIECES_MOVED: Final = NotedEventType("pieces_moved", PiecesMoved, ArrivalFrom)
REPUTATION_LOST: Final = EventType("reputation_lost", ReputationLost)
REPUTATION_REGAINED: Final = EventType("reputation_regained", ReputationRegained)
