"""Moving."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from longhall.games.northgard.shapes import BothEnds
from longhall.kernel.events import NotedEventType


class UnitsMoved(TypedDict):
    """From one territory into the next. ``kaija``: she is there besides the ``units``, of which there may be none.
    ``moves`` is what the border cost, 0 where a card took them."""

    seat: int
    units: int
    source: str
    target: str
    moves: int
    kaija: NotRequired[Literal[True]]


UNITS_MOVED: Final = NotedEventType("units_moved", UnitsMoved, BothEnds)
