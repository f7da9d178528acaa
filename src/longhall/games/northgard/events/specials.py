"""What single cards bring about."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from longhall.games.northgard.events.deck import CardSeen, CardsSeen
from longhall.games.northgard.events.turn import CardOfSeat
from longhall.games.northgard.shapes import Amounts
from longhall.kernel.events import EventType, PrivateEventType

LastingEffect = Literal["conqueror", "kaija_rampage"]


class YearEffect(TypedDict):
    """It holds for a seat until the end of the year."""

    seat: int
    effect: LastingEffect


class ScorchedEarthPlaced(TypedDict):
    """The token of the Snake clan lies there from now on."""

    seat: int
    territory: str


class TowardsOpponent(TypedDict):
    """What ``seat`` does to an opponent."""

    seat: int
    opponent: int


class NothingDiscarded(TypedDict):
    """A seat should discard, but holds only cards that will not do."""

    seat: int


class TributeGiven(Amounts):
    """``seat`` gives the amounts to the ``opponent`` who demanded a card."""

    seat: int
    opponent: int


YEAR_EFFECT: Final = EventType("year_effect", YearEffect)
SCORCHED_EARTH_PLACED: Final = EventType("scorched_earth_placed", ScorchedEarthPlaced)
CARD_COPIED: Final = EventType("card_copied", CardOfSeat)
HAND_SEEN: Final = PrivateEventType("hand_seen", TowardsOpponent, CardsSeen)
CARD_DEMANDED: Final = PrivateEventType("card_demanded", TowardsOpponent, CardSeen)
NOTHING_DISCARDED: Final = EventType("nothing_discarded", NothingDiscarded)
TRIBUTE_GIVEN: Final = EventType("tribute_given", TributeGiven)
