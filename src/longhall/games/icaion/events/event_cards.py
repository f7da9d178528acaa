"""What is told of Event cards, and of the Qoam and the Colossus that they move."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icaion.shapes import Colour
from longhall.kernel.events import EventType


class EventForeseen(TypedDict):
    """The next Event card lies face up."""

    event: str


class EventRevealed(TypedDict):
    """A card came to the Event Track; ``space`` counts from 1."""

    event: str
    space: int
    round: int


class LastRound(TypedDict):
    """The last round of the Year has begun."""

    year: int


class QoamDelivered(TypedDict):
    """This many crystals came to a Region, where ``left`` lie now."""

    region: str
    colour: Colour
    count: int
    left: int


class RegionSaturated(TypedDict):
    """Nothing came to a Region, where as many as can lie there already; ``count`` is 0."""

    region: str
    colour: Colour
    count: int
    left: int


class ColossusMoved(TypedDict):
    """The Colossus went from crater ``previous`` to ``crater``; ``steps`` clockwise, or back if negative."""

    crater: str
    previous: str
    steps: int


EVENT_FORESEEN: Final = EventType("event_foreseen", EventForeseen)
EVENT_REVEALED: Final = EventType("event_revealed", EventRevealed)
LAST_ROUND: Final = EventType("last_round", LastRound)
QOAM_DELIVERED: Final = EventType("qoam_delivered", QoamDelivered)
REGION_SATURATED: Final = EventType("region_saturated", RegionSaturated)
COLOSSUS_MOVED: Final = EventType("colossus_moved", ColossusMoved)
