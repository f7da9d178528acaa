"""What is told of the Years and the end."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from longhall.kernel.events import EventType, NotedEventType


class YearStarted(TypedDict):
    """A Year began."""

    year: int


class ColossusCardAdded(TypedDict):
    """The Colossus card of the Year joined the Event Deck, which has ``count`` cards."""

    event: str
    count: int


class ShardsPluggedIn(TypedDict):
    """The Colossus got this many Shards, unseen, and holds ``total``."""

    count: int
    total: int


class OrderSet(TypedDict):
    """The turn order of a Year."""

    year: int
    seats: list[int]


class YearEnded(TypedDict):
    """A Year is over."""

    year: int


class YearScores(TypedDict):
    """The Reputation of each seat then. A match of which only its story is kept may be of before it was told."""

    scores: NotRequired[list[int]]


class MatchEnded(TypedDict):
    """The match is over; ``scores`` by seat."""

    scores: list[int]


YEAR_STARTED: Final = EventType("year_started", YearStarted)
COLOSSUS_CARD_ADDED: Final = EventType("colossus_card_added", ColossusCardAdded)
SHARDS_PLUGGED_IN: Final = EventType("shards_plugged_in", ShardsPluggedIn)
ORDER_SET: Final = EventType("order_set", OrderSet)
YEAR_ENDED: Final = NotedEventType("year_ended", YearEnded, YearScores)
MATCH_ENDED: Final = EventType("match_ended", MatchEnded)
