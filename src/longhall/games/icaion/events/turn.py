"""What is told of a turn, and of the Criminal's Armor."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType


class TurnStarted(TypedDict):
    """A turn began; ``wounded``: the Seeker has just stood up."""

    seat: int
    wounded: bool


class ArmorPutOn(TypedDict):
    """The Criminal wears the Armor."""

    seat: int


class ArmorRemoved(TypedDict):
    """The Criminal has taken the Armor off."""

    seat: int


TURN_STARTED: Final = EventType("turn_started", TurnStarted)
ARMOR_PUT_ON: Final = EventType("armor_put_on", ArmorPutOn)
ARMOR_REMOVED: Final = EventType("armor_removed", ArmorRemoved)
