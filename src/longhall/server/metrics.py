"""What a hall counts and times, in Prometheus format. Labels have few values: routes, never addresses or ids."""

from __future__ import annotations

import time
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
STATUSES: Final = ("open", "playing", "paused", "finished", "cancelled")
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"})


class Metrics:
    """One per hall."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.tables = Gauge("longhall_tables", "Tables by status", ["status"], registry=registry)
        self.connections = Gauge("longhall_connections", "Open WebSockets", registry=registry)
        self.choices = Counter("longhall_choices", "Choices committed", registry=registry)
        self.bot_seconds = Counter("longhall_bot_seconds", "Seconds bots have thought", registry=registry)
        self.request_seconds = Histogram(
            "longhall_request_seconds",
            "How long requests took",
            ["method", "route", "status"],
            buckets=BUCKETS,
            registry=registry,
        )
        self.choice_seconds = Histogram(
            "longhall_choice_seconds", "From hearing a choice to telling all seats", buckets=BUCKETS, registry=registry
        )

    def set_tables(self, counts: dict[str, int]) -> None:
        for status in STATUSES:
            self.tables.labels(status).set(counts.get(status, 0))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class MetricsMiddleware:
    """Times every request by its route."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.monotonic()
        status = 500

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            method = scope["method"] if scope["method"] in METHODS else "other"
            self.metrics.request_seconds.labels(method, route, f"{status // 100}xx").observe(time.monotonic() - began)
