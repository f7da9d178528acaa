"""What is told of wounds."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType


class SeekerWounded(TypedDict):
    """A Seeker lies down."""

    seat: int


class WoundPrevented(TypedDict):
    """A card was discarded for a wound."""

    seat: int


SEEKER_WOUNDED: Final = EventType("seeker_wounded", SeekerWounded)
WOUND_PREVENTED: Final = EventType("wound_prevented", WoundPrevented)
