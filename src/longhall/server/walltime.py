"""The time of a hall: seconds since 1970, as clocks, pauses and votes count it."""

from __future__ import annotations

import time
from typing import Final

TOLERANCE: Final = 1.0  # seconds that the system's clock may lag behind its steady one between two looks


class WallClock:
    """Goes as the system's clock goes, but never back: when somebody, or a time server, sets that one back, nobody's
    clock starts to run longer and no pause or vote stays open. Forward it follows, as after a night asleep."""

    def __init__(self) -> None:
        self._ahead = 0.0  # of the system's clock
        self._wall, self._steady = time.time(), time.monotonic()

    def now(self) -> float:
        wall, steady = time.time(), time.monotonic()
        gone, passed = wall - self._wall, steady - self._steady
        if gone < passed - TOLERANCE:
            self._ahead += passed - gone
        self._wall, self._steady = wall, steady
        return wall + self._ahead


_clock = WallClock()


def now() -> float:
    """By the clock of this process; another process, or the next one, begins with the system's again."""
    return _clock.now()
