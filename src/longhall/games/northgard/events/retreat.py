"""Retreats, and units that return to the reserve."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from longhall.games.northgard.events.changes import LostTo
from longhall.games.northgard.shapes import BothEnds
from longhall.kernel.events import NotedEventType


class UnitsRetreated(TypedDict):
    """``kaija``: she is there besides the ``units``, of which there may be none."""

    seat: int
    units: int
    source: str
    target: str
    kaija: NotRequired[Literal[True]]


class UnitsLost(TypedDict):
    """Outside the count of a battle."""

    seat: int
    territory: str
    units: int


UNITS_RETREATED: Final = NotedEventType("units_retreated", UnitsRetreated, BothEnds)
UNITS_LOST: Final = NotedEventType("units_lost", UnitsLost, LostTo)
