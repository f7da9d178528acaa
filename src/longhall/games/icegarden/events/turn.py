"""A turn from its start to its end."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType


class TurnBegan(TypedDict):
    """A turn began, by its number from 1."""

    turn: int


class CharmsTurned(TypedDict):
    """Charms moved to the Thorn in this turn can be absorbed from now on."""


TURN_BEGAN: Final = EventType("turn_began", TurnBegan)
CHARMS_TURNED: Final = EventType("charms_turned", CharmsTurned)
