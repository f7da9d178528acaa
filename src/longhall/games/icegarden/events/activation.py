"""Activation: the Making Spy."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType


class AbilitySpied(TypedDict):
    """Harrasim took over an ability."""

    seat: int
    ability: str


ABILITY_SPIED: Final = EventType("ability_spied", AbilitySpied)
