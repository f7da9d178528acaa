"""Recruiting."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType


class UnitsRecruited(TypedDict):
    """``bonus``: the extra units of Training Camps, not among ``units``."""

    seat: int
    territory: str
    units: int
    bonus: int


UNITS_RECRUITED: Final = EventType("units_recruited", UnitsRecruited)
