"""How much a visitor may ask for: requests per second and the size of their bodies."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING, Final

from fastapi import FastAPI
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from longhall.server.api.deps import address_of, host_allowed
from longhall.server.api.errors import refusal_response
from longhall.server.metrics import MetricsMiddleware
from longhall.server.middleware.headers import HeadersMiddleware
from longhall.server.rates import RateLimiter, address_key
from longhall.server.settings import Settings

if TYPE_CHECKING:
    from starlette.responses import Response

BURST_SECONDS: Final = 3.0
BODY_SECONDS: Final = 20.0  # for a client to send the body of a request
PAGES: Final = 10  # times as many requests for files and texts: a page needs many at once, and they cost little
READ_ONLY: Final = ("/api/words/", "/api/games/")  # what pages are made of, besides their files
PROBES: Final = ("/healthz", "/readyz", "/metrics")  # asked for by machines, which may know only a number
COUNTED: Final = ("/api", "/healthz", "/readyz", "/metrics", "/openapi.json")


class LimitsMiddleware:
    """Answers 421, 429, 408 and 413 before anything else is done; a body within the limit is read completely first."""

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
        if scope["path"] not in PROBES and not host_allowed(connection, self.settings):
            await _refuse(refusal_response(421, "error-host"), scope, receive, send)
            return
        bucket = self.pages if _is_page(scope) else self.requests
        wait = bucket.take(address_key(address_of(connection, self.settings.trusted_proxy)))
        if wait:
            again = {"Retry-After": str(math.ceil(wait))}
            await _refuse(refusal_response(429, "error-too-fast", headers=again), scope, receive, send)
            return
        if scope["type"] == "http":
            try:
                async with asyncio.timeout(BODY_SECONDS):
                    body = await self._read(connection, receive)
            except TimeoutError:
                await _close_with(refusal_response(408, "error-too-slow"), scope, receive, send)
                return
            if body is None:
                refusal = refusal_response(413, "error-too-big", {"limit": self.settings.limits.body_bytes})
                await _close_with(refusal, scope, receive, send)
                return
            receive = _again(body, receive)
        await self.app(scope, receive, send)

    async def _read(self, connection: HTTPConnection, receive: Receive) -> list[Message] | None:
        """The messages with the body; None when it is too big. Does not wait if there is no body."""
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


async def _close_with(refusal: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """The rest of the body is not read."""
    refusal.headers["Connection"] = "close"
    await refusal(scope, receive, send)


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
    """Add all middleware of the hall; ``app.state.hall`` must be set. The last one added sees a request first."""
    app.add_middleware(LimitsMiddleware, settings=settings)
    app.add_middleware(HeadersMiddleware, https=settings.secure_cookies)
    app.add_middleware(MetricsMiddleware, metrics=app.state.hall.metrics)
