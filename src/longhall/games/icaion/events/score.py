"""What is told of Reputation."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icaion.shapes import Machine, RowId, ScoreSource
from longhall.kernel.events import EventType


class ScoreParts(TypedDict, total=False):
    """What Reputation was counted from. ``count``: of whatever counts by the source; ``place``: among those with
    Parasites; ``machines``: own ones around a Wonder; ``cost``: of a Deploy, which is multiplied by ``count``."""

    kind: str
    count: int
    place: int
    apparatus: str
    machine: Machine
    machines: int
    cost: int
    row: RowId
    region: str
    pink: int
    value: int
    card: str
    gear: str
    seeker: str
    wonder: str


class ReputationGained(ScoreParts):
    """This many Reputation Points, which may be less than 0."""

    seat: int
    amount: int
    source: ScoreSource


REPUTATION_GAINED: Final = EventType("reputation_gained", ReputationGained)
