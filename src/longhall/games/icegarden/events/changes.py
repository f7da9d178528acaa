"""Resources, points, pieces and reputation: what most rules change."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from longhall.games.icegarden.shapes import PointSource, SomeResources
from longhall.kernel.events import EventType


class ResourcesGained(SomeResources):
    """A seat took tokens of one kind from the supply."""

    seat: int


class ResourcesPaid(SomeResources):
    """A seat returned tokens of one kind to the supply. ``level``: of the M, where it need not be 0."""

    seat: int
    level: NotRequired[int]


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


RESOURCES_GAINED: Final = EventType("resources_gained", ResourcesGained)
RESOURCES_PAID: Final = EventType("resources_paid", ResourcesPaid)
POINTS_SCORED: Final = EventType("points_scored", PointsScored)
MARKER_PLACED: Final = EventType("marker_placed", MarkerPlaced)
PIECES_MOVED: Final = EventType("pieces_moved", PiecesMoved)
REPUTATION_LOST: Final = EventType("reputation_lost", ReputationLost)
REPUTATION_REGAINED: Final = EventType("reputation_regained", ReputationRegained)
