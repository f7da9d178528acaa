"""The little statistics a report needs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from longhall.arena.driver import MatchReport

Z95: Final = 1.959963984540054
MIN_SAMPLE: Final = 30  # below this an interval is too wide to say anything; shown in grey
BINS: Final = 16


@dataclass
class Rate:
    """How often something succeeded, with the 95 % Wilson interval of the true rate."""

    wins: float = 0  # a place that is shared counts for its share
    count: int = 0

    def add(self, won: bool) -> None:
        self.wins += won
        self.count += 1

    @property
    def share(self) -> float:
        return self.wins / self.count if self.count else 0.0

    @property
    def low(self) -> float:
        return self._wilson(-1)

    @property
    def high(self) -> float:
        return self._wilson(1)

    @property
    def small(self) -> bool:
        return self.count < MIN_SAMPLE

    def differs(self, expected: float) -> bool:
        """Whether the interval leaves ``expected`` out, on a sample worth looking at."""
        return not self.small and not self.low <= expected <= self.high

    def _wilson(self, sign: int) -> float:
        if not self.count:
            return 0.0 if sign < 0 else 1.0
        n, p, z = self.count, self.share, Z95
        middle = p + z * z / (2 * n)
        spread = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return min(1.0, max(0.0, (middle + sign * spread) / (1 + z * z / n)))


@dataclass
class Mean:
    total: float = 0.0
    count: int = 0

    def add(self, value: float) -> None:
        self.total += value
        self.count += 1

    @property
    def value(self) -> float:
        return self.total / self.count if self.count else 0.0


def even_share(matches: Iterable[MatchReport]) -> float:
    """What every seat would win if all were equal: 1 / seats, a little more where wins are shared."""
    mean = Mean()
    for match in matches:
        for place in match.places:
            mean.add(place == 1)
    return mean.value


def bins(values: list[int]) -> list[tuple[int, int, int]]:
    """(first, last, how many) in rising steps of a round width; empty steps are there too."""
    if not values:
        return []
    least, most = min(values), max(values)
    width = _round_width((most - least + 1) / BINS)
    start = least - least % width
    found = [[first, first + width - 1, 0] for first in range(start, most + 1, width)]
    for value in values:
        found[(value - start) // width][2] += 1
    return [(first, last, count) for first, last, count in found]


def _round_width(least: float) -> int:
    width = 1
    while True:
        for step in (1, 2, 5):
            if width * step >= least:
                return width * step
        width *= 10
