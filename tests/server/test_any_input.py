"""Whatever is sent to the hall, described in its OpenAPI document or not, it never answers 5xx."""

from __future__ import annotations

import re
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck
from schemathesis.core.result import Ok

from longhall.server.main import create_app
from longhall.server.settings import Limits, Settings
from tests.server.small_hall import HERE, guest

EXAMPLES = 15  # of each operation
ODD = ("%00", "%ff", "..%2f", "%F0%9F%92%A9", "x" * 3000, "-1", "9" * 30)


def examples(operation: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []

    @hypothesis.settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @hypothesis.given(case=operation.as_strategy())
    def collect(case: Any) -> None:
        sent = case.as_transport_kwargs(base_url=HERE)
        found.append({name: sent[name] for name in ("method", "url", "params", "json", "data") if sent.get(name)})

    collect()
    return found


def requests_for(app: FastAPI) -> list[dict[str, Any]]:
    """Requests that fit the document, and some that nearly do; none deletes the one who asks."""
    found: list[dict[str, Any]] = []
    for result in schemathesis.openapi.from_dict(app.openapi()).get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if operation.label != "DELETE /api/me":
            found += examples(operation)
        if "{" in operation.path:
            urls = (HERE + re.sub(r"\{\w+\}", odd, operation.path) for odd in ODD)
            found += [{"method": operation.method, "url": url} for url in urls]
    return found


@pytest.mark.slow
@pytest.mark.anyio
async def test_no_input_breaks_the_hall(fresh_database: str) -> None:
    limits = Limits(requests_per_second=1e6, messages_per_second=1e6, logins_per_minute=10**6, tables_per_user=10)
    app = create_app(Settings(database=fresh_database, limits=limits))
    requests = requests_for(app)
    assert len(requests) > 200
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url=HERE, headers={"Origin": HERE}) as client,
    ):
        await guest(client)
        made = await client.post("/api/tokens", json={"label": "tests"})
        client.headers["Authorization"] = f"Bearer {made.json()['token']}"
        for request in requests:
            answer = await client.request(**request)
            assert answer.status_code < 500, (request, answer.text)
            if answer.status_code >= 400:
                assert answer.json().keys() == {"message", "rule", "params", "text"}
                assert not re.search("«[a-z-]+»", answer.json()["text"]), answer.text  # a message nobody has written
