"""Retreats, and units that return to the reserve."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from longhall.kernel.events import EventType


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


UNITS_RETREATED: Final = EventType("units_retreated", UnitsRetreated)
UNITS_LOST: Final = EventType("units_lost", UnitsLost)
