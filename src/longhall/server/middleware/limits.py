"""How much a visitor may ask: body sizes, requests per second, connections. All memory here is bounded."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from fastapi import FastAPI
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from longhall.server.api.deps import Visitor, address_of
from longhall.server.api.errors import answer
from longhall.server.metrics import MetricsMiddleware
from longhall.server.middleware.headers import HeadersMiddleware
from longhall.server.settings import Limits, Settings

if TYPE_CHECKING:
    from starlette.responses import Response

REMEMBERED: Final = 20_000  # addresses; who was heard of least lately is forgotten first
BURST_SECONDS: Final = 3.0
MESSAGE_BURST_SECONDS: Final = 2.0
PAGES: Final = 10  # times as many requests for files and words: a page asks for many at once, and they cost little
READ_ONLY: Final = ("/api/words/", "/api/games/")  # what pages are made of, besides their files
COUNTED: Final = ("/api", "/healthz", "/readyz", "/metrics", "/openapi.json")


class RateLimiter:
    """A bucket per key that fills at ``rate`` a second up to ``burst``."""

    def __init__(self, rate: float, burst: float, remembered: int = REMEMBERED) -> None:
        self.rate = rate
        self.burst = max(1.0, burst)
        self.remembered = remembered
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # key -> what was in it, and when

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float | None = None) -> float:
        """0 when it may go ahead, else the seconds until it might."""
        now = time.monotonic() if now is None else now
        level, at = self._buckets.pop(key, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.rate)
        allowed = level >= 1.0
        self._buckets[key] = (level - 1.0 if allowed else level, now)
        while len(self._buckets) > self.remembered:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (1.0 - level) / self.rate


class Pace:
    """How fast one WebSocket speaks. What comes too fast is refused; who goes on as fast all the same is sent away."""

    def __init__(self, rate: float) -> None:
        self._heard = RateLimiter(rate, rate * MESSAGE_BURST_SECONDS, 1)
        self._refused = RateLimiter(rate, rate * MESSAGE_BURST_SECONDS, 1)

    def take(self, now: float | None = None) -> float | None:
        """0 when a message may be heard, else the seconds until one may be; None when it is one too many."""
        wait = self._heard.take("", now)
        return None if wait and self._refused.take("", now) else wait


class Doorman:
    """Counts connections of each user and address; remembers nobody who has none."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._here: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._here)

    def come_in(self, visitor: Visitor) -> bool:
        """False: too many already, and nothing is counted. Whoever came in must go out."""
        keys = self._keys(visitor)
        if any(self._here.get(key, 0) >= most for key, most in keys.items()):
            return False
        for key in keys:
            self._here[key] = self._here.get(key, 0) + 1
        return True

    def go_out(self, visitor: Visitor) -> None:
        for key in self._keys(visitor):
            left = self._here.get(key, 0) - 1
            if left > 0:
                self._here[key] = left
            else:
                self._here.pop(key, None)

    def _keys(self, visitor: Visitor) -> dict[str, int]:
        keys = {f"address {address_key(visitor.address)}": self.limits.connections_per_address}
        if visitor.user is not None:
            keys[f"user {visitor.user.id}"] = self.limits.connections_per_user
        return keys


def address_key(address: str) -> str:
    """Whose bucket an address draws from: one household has a whole /64 of IPv6."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:60]
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


class LimitsMiddleware:
    """Answers 429 and 413 before anything else is done; bodies within the limit are read whole first."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        rate = settings.limits.requests_per_second
        self.requests = RateLimiter(rate, rate * BURST_SECONDS)
        self.pages = RateLimiter(rate * PAGES, rate * PAGES * BURST_SECONDS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        bucket = self.pages if _is_page(scope) else self.requests
        wait = bucket.take(address_key(address_of(connection, self.settings.trusted_proxy)))
        if wait:
            again = {"Retry-After": str(math.ceil(wait))}
            await _refuse(answer(429, "error-too-fast", headers=again), scope, receive, send)
            return
        if scope["type"] == "http":
            body = await self._read(connection, receive)
            if body is None:
                refusal = answer(413, "error-too-big", {"limit": self.settings.limits.body_bytes})
                refusal.headers["Connection"] = "close"  # the rest of the body is not read
                await refusal(scope, receive, send)
                return
            receive = _again(body, receive)
        await self.app(scope, receive, send)

    async def _read(self, connection: HTTPConnection, receive: Receive) -> list[Message] | None:
        """The messages with the body; None when it is too big. Without a body nothing is waited for."""
        most = self.settings.limits.body_bytes
        length = connection.headers.get("content-length", "")
        if length.isdecimal() and int(length[:20]) > most:
            return None
        if length in ("", "0") and "transfer-encoding" not in connection.headers:
            return []
        messages: list[Message] = []
        size = 0
        while True:
            message = await receive()
            messages.append(message)
            size += len(message.get("body", b""))
            if size > most:
                return None
            if message["type"] != "http.request" or not message.get("more_body", False):
                return messages


def _is_page(scope: Scope) -> bool:
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    return scope["path"].startswith(READ_ONLY) or not scope["path"].startswith(COUNTED)


def _again(messages: list[Message], receive: Receive) -> Receive:
    waiting = iter(messages)

    async def give() -> Message:
        for message in waiting:
            return message
        return await receive()

    return give


async def _refuse(refusal: Response, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1013, "reason": ""})
    else:
        await refusal(scope, receive, send)


def add_limits(app: FastAPI, settings: Settings) -> None:
    """All middleware of the hall; ``app.state.hall`` must be there. The last added sees a request first."""
    app.add_middleware(LimitsMiddleware, settings=settings)
    app.add_middleware(HeadersMiddleware, https=settings.secure_cookies)
    app.add_middleware(MetricsMiddleware, metrics=app.state.hall.metrics)
