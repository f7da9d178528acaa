"""What is told of Emergency Power Supplies."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icaion.shapes import PowerUse
from longhall.kernel.events import EventType


class PowerUsed(TypedDict):
    """The tile was flipped for an effect."""

    seat: int
    use: PowerUse


class PowerRecharged(TypedDict):
    """The tile is Charged again."""

    seat: int


POWER_USED: Final = EventType("power_used", PowerUsed)
POWER_RECHARGED: Final = EventType("power_recharged", PowerRecharged)
