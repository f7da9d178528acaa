"""Cards played and cancelled."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.northgard.events.turn import CardOfSeat
from longhall.kernel.events import EventType, RemarkEventType


class CardCancelled(TypedDict):
    """``seat`` cancels the ``card`` that ``player`` has just played."""

    seat: int
    card: str
    player: int


CARD_PLAYED: Final = EventType("card_played", CardOfSeat)
CARD_CANCELLED: Final = EventType("card_cancelled", CardCancelled)
REACTION_PLAYED: Final = RemarkEventType("reaction_played", CardOfSeat)  # the card that cancelled another
