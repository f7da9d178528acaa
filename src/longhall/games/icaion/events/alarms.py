"""Alarms."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import AlarmEventType


class FinalRoundNear(TypedDict):
    """The next Region card makes the last round of the match."""


class NextCard(TypedDict):
    """Whether the next Event card is certain to be that one."""

    certain: bool


class FinalRound(TypedDict):
    """The last round of the match has begun."""


class LastApparatus(TypedDict):
    """A seat has only the last of three tiles to Install."""

    seat: int


class ThirdTile(TypedDict):
    """That tile, and what it counts."""

    apparatus: str
    kind: str


FINAL_ROUND_NEAR: Final = AlarmEventType("final_round_near", FinalRoundNear, NextCard)
FINAL_ROUND: Final = AlarmEventType("final_round", FinalRound)
LAST_APPARATUS: Final = AlarmEventType("last_apparatus", LastApparatus, ThirdTile)
