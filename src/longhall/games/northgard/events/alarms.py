"""Alarms."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import AlarmEventType


class DominationNear(TypedDict):
    """One closed territory with a large building is missing to win; of a team the seat that comes first is named."""

    seat: int


class DominationHeld(TypedDict):
    """The closed territories with a large building are enough to win when the year ends; of a team as before."""

    seat: int


class Strongholds(TypedDict):
    """How many there are, and how many win; ``team``: those of both members count."""

    have: int
    goal: int
    team: bool


class LastYear(TypedDict):
    """After this year the match is over."""

    year: int


DOMINATION_NEAR: Final = AlarmEventType("domination_near", DominationNear, Strongholds)
DOMINATION_HELD: Final = AlarmEventType("domination_held", DominationHeld, Strongholds)
LAST_YEAR: Final = AlarmEventType("last_year", LastYear)
