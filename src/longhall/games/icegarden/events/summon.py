"""Summon."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icegarden.events.changes import Arrival
from longhall.kernel.events import NotedEventType


class UnitSummoned(TypedDict):
    """A unit appeared in a region."""

    seat: int
    unit: str
    region: str


UNIT_SUMMONED: Final = NotedEventType("unit_summoned", UnitSummoned, Arrival)
