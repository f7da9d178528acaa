"""The three endings."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from longhall.games.icegarden.shapes import CharacterId, EndReason
from longhall.kernel.events import EventType


class DeadSnowRose(TypedDict):
    """Dead Snow rose by one; ``seat``: by whose action, none where Vuko did it."""

    dead_snow: int
    limit: int
    seat: NotRequired[int]


class GameEnded(TypedDict):
    """The match is over."""

    reason: EndReason


class GoalReached(TypedDict):
    """A seat has reached the goal of its character."""

    seat: int
    character: CharacterId


DEAD_SNOW_ROSE: Final = EventType("dead_snow_rose", DeadSnowRose)
GAME_ENDED: Final = EventType("game_ended", GameEnded)
GOAL_REACHED: Final = EventType("goal_reached", GoalReached)
