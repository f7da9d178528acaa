"""Creatures."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType


class CreatureThere(TypedDict):
    """A creature in a territory."""

    creature: str
    territory: str


class CreatureMoved(TypedDict):
    """From one territory into the next."""

    creature: str
    source: str
    target: str


class CreatureDefeated(TypedDict):
    """By a seat in battle; it leaves the map."""

    seat: int
    creature: str


CREATURE_APPEARED: Final = EventType("creature_appeared", CreatureThere)
CREATURE_MOVED: Final = EventType("creature_moved", CreatureMoved)
CREATURE_STAYED: Final = EventType("creature_stayed", CreatureThere)  # it had nowhere to go
CREATURE_DEFEATED: Final = EventType("creature_defeated", CreatureDefeated)
