"""How often somebody may do something. All memory here is bounded."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Final

MESSAGE_BURST_SECONDS: Final = 2.0
REMEMBERED: Final = 20_000  # keys; the one used least recently is forgotten first


class RateLimiter:
    """A token bucket per key that fills at ``rate`` a second up to ``burst``."""

    def __init__(self, rate: float, burst: float, remembered: int = REMEMBERED) -> None:
        self.rate = rate
        self.burst = max(1.0, burst)
        self.remembered = remembered
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # key -> level and time

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float | None = None) -> float:
        """0 when it is allowed, else the seconds until it might be."""
        now = time.monotonic() if now is None else now
        level = self._level(key, now)
        allowed = level >= 1.0
        self._buckets[key] = (level - 1.0 if allowed else level, now)
        self._buckets.move_to_end(key)
        while len(self._buckets) > self.remembered:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (1.0 - level) / self.rate

    def wait(self, key: str, now: float | None = None) -> float:
        """What ``take`` would answer, without counting anything."""
        level = self._level(key, time.monotonic() if now is None else now)
        return 0.0 if level >= 1.0 else (1.0 - level) / self.rate

    def _level(self, key: str, now: float) -> float:
        level, at = self._buckets.get(key, (self.burst, now))
        return min(self.burst, level + (now - at) * self.rate)


class MessageRate:
    """How fast one WebSocket may send. Messages beyond the rate are refused; a client that keeps exceeding it is to be
    disconnected."""

    def __init__(self, rate: float) -> None:
        self._accepted = RateLimiter(rate, rate * MESSAGE_BURST_SECONDS, 1)
        self._refused = RateLimiter(rate, rate * MESSAGE_BURST_SECONDS, 1)

    def take(self, now: float | None = None) -> float | None:
        """0 when a message may be handled, else the seconds until one may be; None when it is one too many."""
        wait = self._accepted.take("", now)
        return None if wait and self._refused.take("", now) else wait


class ConnectionLimiter:
    """Counts the open connections for each key, and forgets keys that have none."""

    def __init__(self) -> None:
        self._open: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, limits: Mapping[str, int]) -> bool:
        """Count a connection for each key, unless one of them has as many as its limit: then count nothing and return
        False. Whoever entered must leave."""
        if any(self._open.get(key, 0) >= most for key, most in limits.items()):
            return False
        for key in limits:
            self._open[key] = self._open.get(key, 0) + 1
        return True

    def leave(self, keys: Iterable[str]) -> None:
        for key in keys:
            left = self._open.get(key, 0) - 1
            if left > 0:
                self._open[key] = left
            else:
                self._open.pop(key, None)


def address_key(address: str) -> str:
    """Which addresses share a limit: a household has a whole /64 of IPv6."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:60]
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
