"""Alarms."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from longhall.kernel.events import AlarmEventType

SnowCause = Literal["makings", "bears"]


class GoalNear(TypedDict):
    """The seat can reach its personal goal in this Domination or the next."""

    seat: int


class StepsLeft(TypedDict):
    """Steps made towards the personal goal, those it takes, and those missing."""

    have: int
    goal: int
    left: int


class PointsNear(TypedDict):
    """As things stand, this scoring brings the seat the points that end the game."""

    seat: int


class PointsInReach(TypedDict):
    """What it ends the turn with, and what is enough."""

    points: int
    enough: int


class DeadSnowNear(TypedDict):
    """Planned Makings, or Both Bears with Vuko's visit, can bring Dead Snow to its limit."""

    cause: SnowCause


class SnowHeight(TypedDict):
    """Where Dead Snow is."""

    dead_snow: int
    limit: int


class LastTurnNear(TypedDict):
    """Someone's next jump can reach the last red ship."""


class NextJump(TypedDict):
    """Who comes first of those."""

    seat: int


class LastTurn(TypedDict):
    """The last red ship is reached."""


GOAL_NEAR: Final = AlarmEventType("goal_near", GoalNear, StepsLeft)
POINTS_NEAR: Final = AlarmEventType("points_near", PointsNear, PointsInReach)
DEAD_SNOW_NEAR: Final = AlarmEventType("dead_snow_near", DeadSnowNear, SnowHeight)
LAST_TURN_NEAR: Final = AlarmEventType("last_turn_near", LastTurnNear, NextJump)
LAST_TURN: Final = AlarmEventType("last_turn", LastTurn)
