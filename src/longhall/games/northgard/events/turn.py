"""The actions of a turn, and passing."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType


class CardOfSeat(TypedDict):
    """A card that everyone sees, and whose it is."""

    seat: int
    card: str


class PlayerPassed(TypedDict):
    """``cards``: hand and active area, which are discarded."""

    seat: int
    cards: list[str]


CARD_SET_ASIDE: Final = EventType("card_set_aside", CardOfSeat)  # into the active area, without effect
CARD_REMOVED: Final = EventType("card_removed", CardOfSeat)  # from the game
UPGRADE_TAKEN: Final = EventType("upgrade_taken", CardOfSeat)
CARD_TAKEN: Final = EventType("card_taken", CardOfSeat)  # from the row, onto the draw pile
PLAYER_PASSED: Final = EventType("player_passed", PlayerPassed)
