"""Choices that all games have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.kernel.frames import Choice

# picks that are words
DONE: Final = -1
PASS: Final = -2


@dataclass
class SeatChoice(Choice):
    """A choice of a fixed seat."""

    seat: int

    def chooser(self, s: Any) -> int:
        return self.seat


@dataclass
class CountChoice(SeatChoice):
    """Picks are numbers."""

    def key(self, s: Any, pick: int) -> str:
        return f"count:{pick}"


@dataclass
class OtherSeatChoice(SeatChoice):
    """Picks are other seats."""

    def key(self, s: Any, pick: int) -> str:
        return f"seat:{pick}"
