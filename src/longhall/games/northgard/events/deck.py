"""Cards drawn, kept and discarded."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.northgard.events.turn import CardOfSeat
from longhall.kernel.events import EventType, PrivateEventType


class CardsOfSeat(TypedDict):
    """This many cards of a seat, face down."""

    seat: int
    count: int


class CardsSeen(TypedDict):
    """Which cards they are."""

    cards: list[str]


class CardReturned(TypedDict):
    """One of the cards just drawn, on top of the draw pile."""

    seat: int


class CardSeen(TypedDict):
    """Which card it is."""

    card: str


DECK_RESHUFFLED: Final = EventType("deck_reshuffled", CardsOfSeat)
CARDS_DRAWN: Final = PrivateEventType("cards_drawn", CardsOfSeat, CardsSeen)
CARDS_KEPT: Final = PrivateEventType("cards_kept", CardsOfSeat, CardsSeen)  # of those just drawn, into the hand
CARD_RETURNED: Final = PrivateEventType("card_returned", CardReturned, CardSeen)
CARD_DISCARDED: Final = EventType("card_discarded", CardOfSeat)
CARD_TAKEN_BACK: Final = EventType("card_taken_back", CardOfSeat)  # from the discard pile into the hand
