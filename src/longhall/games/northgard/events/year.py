"""The course of the years and their end."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.northgard.shapes import EndReason
from longhall.kernel.events import EventType, SceneEventType


class YearBegan(TypedDict):
    """Years are counted from 1."""

    year: int


class RowCards(TypedDict):
    """Cards of the row: laid out, or removed from the game since no one took them."""

    cards: list[str]


class SeatWinter(TypedDict):
    """What the Winter takes from a seat: what it pays, and if that was not enough an Unrest card or, once there are no
    more of them, fame."""

    seat: int
    food: int
    wood: int
    unrest: int
    fame: int


class WinterPaid(TypedDict):
    """Everyone has paid, before Unrest; by seat."""

    seats: list[SeatWinter]


class UnrestTaken(TypedDict):
    """An Unrest card goes on the draw pile of a seat."""

    seat: int


class UnitsReturned(TypedDict):
    """A seat without units enters the map again."""

    seat: int
    territory: str
    units: int


class MatchEnded(TypedDict):
    """Points are counted next."""

    reason: EndReason


YEAR_BEGAN: Final = EventType("year_began", YearBegan)
ROW_CLEARED: Final = EventType("row_cleared", RowCards)
ROW_REVEALED: Final = EventType("row_revealed", RowCards)
ACHIEVEMENTS_OFFERED: Final = EventType("achievements_offered", RowCards)
WINTER_PAID: Final = SceneEventType("winter_paid", WinterPaid)
UNREST_TAKEN: Final = EventType("unrest_taken", UnrestTaken)
UNITS_RETURNED: Final = EventType("units_returned", UnitsReturned)
MATCH_ENDED: Final = EventType("match_ended", MatchEnded)
