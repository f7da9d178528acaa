"""Summon."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType


class UnitSummoned(TypedDict):
    """A unit appeared in a region."""

    seat: int
    unit: str
    region: str


UNIT_SUMMONED: Final = EventType("unit_summoned", UnitSummoned)
