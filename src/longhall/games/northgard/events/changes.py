"""What someone gets and pays, and where Kaija stands."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from longhall.games.northgard.shapes import Amounts, FameSource, SomeAmounts
from longhall.kernel.events import EventType


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


class KaijaPlaced(TypedDict):
    """She enters the map from the reserve."""

    seat: int
    territory: str


class KaijaLost(TypedDict):
    """She returns to the reserve."""

    seat: int


FAME_GAINED: Final = EventType("fame_gained", FameGained)
RESOURCES_GAINED: Final = EventType("resources_gained", ResourcesGained)
RESOURCES_PAID: Final = EventType("resources_paid", ResourcesPaid)
KAIJA_PLACED: Final = EventType("kaija_placed", KaijaPlaced)
KAIJA_LOST: Final = EventType("kaija_lost", KaijaLost)
