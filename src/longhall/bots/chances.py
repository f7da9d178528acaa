"""The chance to win of every seat, learned from self-play.

Each seat has a strength: the parts of the position as it values them, each with a weight that changes evenly over the
match. The chances are in proportion to the exponentials of the strengths. The weights are written by ``make train``;
the file says from how many matches, and how well they foretell others.
"""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Any


class ChanceModel:
    """For matches of so many seats. ``early`` holds the weight of each part as a match begins, ``late`` what is added
    to it by the end."""

    def __init__(self, early: dict[str, float], late: dict[str, float]) -> None:
        self.early = early
        self.late = late

    def chances(self, parts: list[dict[str, float]], progress: float) -> list[float]:
        """By seat; they add up to 1. ``progress``: the share of the match that is over."""
        strengths = [self._strength(own, progress) for own in parts]
        most = max(strengths)
        powers = [math.exp(strength - most) for strength in strengths]
        total = 0.0
        for power in powers:
            total += power
        return [power / total for power in powers]

    def _strength(self, parts: dict[str, float], progress: float) -> float:
        total = 0.0
        for name, size in parts.items():
            total += (self.early[name] + self.late[name] * progress) * size
        return total


class ChanceModels:
    """Those of a game, by the number of seats; read when first asked for."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.by_seats: dict[int, ChanceModel] = {}

    def of(self, seats: int) -> ChanceModel:
        """That for the nearest number of seats there is one for."""
        if not self.by_seats:
            for number, table in tomllib.loads(self.path.read_text(encoding="utf-8"))["seats"].items():
                self.by_seats[int(number)] = _model(table)
        nearest = min(self.by_seats, key=lambda known: (abs(known - seats), known))
        return self.by_seats[nearest]


def _model(table: dict[str, Any]) -> ChanceModel:
    early: dict[str, float] = table["early"]
    late: dict[str, float] = table["late"]
    return ChanceModel(early, late)
