"""What is told of Wonders."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType


class WonderRestored(TypedDict):
    """A Wonder stands in a Region; ``ring``: it is its owner's first."""

    seat: int
    wonder: str
    region: str
    ring: bool


class WonderActivated(TypedDict):
    """The Extract of ``seat`` activated a Wonder; what it does for its owner is told by itself."""

    seat: int
    wonder: str
    owner: int


WONDER_RESTORED: Final = EventType("wonder_restored", WonderRestored)
WONDER_ACTIVATED: Final = EventType("wonder_activated", WonderActivated)
