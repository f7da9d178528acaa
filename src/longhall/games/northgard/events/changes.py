"""What someone gets and pays, and where Kaija stands."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from longhall.games.northgard.shapes import Amounts, FameSource, SomeAmounts
from longhall.kernel.events import EventType, NotedEventType


class FameGained(TypedDict):
    """``amount`` is below zero where fame is lost; ``territories``: where it comes from, if from the map."""

    seat: int
    amount: int
    source: FameSource
    territories: NotRequired[list[str]]


class ResourcesGained(Amounts):
    """``territory``: where they come from, if from one alone."""

    seat: int
    territory: NotRequired[str]


class ResourcesPaid(SomeAmounts):
    """They go back to the bank."""

    seat: int


class GivenBy(TypedDict, total=False):
    """The phase in which everyone gathers, where the resources come from it."""

    phase: Literal["harvest"]


class TakenBy(TypedDict, total=False):
    """The phase in which everyone pays, where it asks for them."""

    phase: Literal["winter"]


class LostTo(TypedDict, total=False):
    """What took them, where it was no battle."""

    cause: Literal["draugr"]


class KaijaPlaced(TypedDict):
    """She enters the map from the reserve."""

    seat: int
    territory: str


class KaijaLost(TypedDict):
    """She returns to the reserve."""

    seat: int


FAME_GAINED: Final = EventType("fame_gained", FameGained)
RESOURCES_GAINED: Final = NotedEventType("resources_gained", ResourcesGained, GivenBy)
RESOURCES_PAID: Final = NotedEventType("resources_paid", ResourcesPaid, TakenBy)
KAIJA_PLACED: Final = EventType("kaija_placed", KaijaPlaced)
KAIJA_LOST: Final = NotedEventType("kaija_lost", KaijaLost, LostTo)
