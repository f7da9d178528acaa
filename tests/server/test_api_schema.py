"""The OpenAPI document tried out on a hall with tables in every state: whatever is sent, no answer is a 5xx. On
PostgreSQL, which takes less than SQLite: no zero characters, no numbers beyond 64 bits."""

from __future__ import annotations

import json
import random
import re
from collections.abc import AsyncIterator
from typing import Any

import httpx
import hypothesis
import hypothesis.strategies as st
import jsonschema_rs
import pytest

from longhall.server.settings import Limits, async_address
from longhall.server.table.room import Room
from tests.server.conftest import MIGRATED, database_at
from tests.server.hall_fixture import RunningHall

pytestmark = pytest.mark.anyio
TRIES = 10  # of each operation
KEPT = {"DELETE /api/me", "POST /api/logout-everywhere"}  # would end the one who asks
ODD_SETUPS: list[Any] = [
    {"seats": None},
    {"seats": "three"},
    {"seats": 2.5},
    {"seats": True},
    {"seats": [2]},
    {"seats": {"a": 1}},
    {"seats": 10**40},
    {"seats": -1},
    {"clans": [[]]},
    {"clans": ["bear", "bear"]},
    {"clans": "\ud800"},
    {"clans": {"\ud800": "\ud800"}},
    {"edition": []},
    {"nonsense": 1},
    {"": ""},
    {"\x00": "\x00"},
    {"more_creatures": True},
    {"seats": 3, "teams": True},
]


@pytest.fixture(scope="module")
async def running(postgresql: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningHall]:
    limits = Limits(1024, requests_per_second=1e6, logins_per_minute=10**6, tables_per_user=10)
    with database_at(postgresql, MIGRATED) as address:
        database = async_address(address)
        async with RunningHall(tmp_path_factory.mktemp("hall"), limits=limits, database=database) as hall:
            yield hall


async def tables(running: RunningHall) -> tuple[httpx.AsyncClient, list[str]]:
    """Somebody with an open table, one being played, and one that is finished."""
    clients, open_table = await running.seated(1)
    ids = [open_table]
    for wanted in ("playing", "finished"):
        opened = await clients[0].open_table("northgard", {"seats": 2})
        room: Room = await running.room(opened["id"])
        user_id = room.state.host_id
        assert user_id is not None
        await room.sit(user_id, "Both", 1)
        await room.start(user_id)
        if wanted == "finished":
            assert room.state.match is not None
            await room.choose(user_id, room.state.match.seat, room.state.seq, room.state.match.keys()[0])
            await room.offer_end(user_id, 0)
        assert room.state.status == wanted
        ids.append(room.id)
    return clients[0].http, ids


def resolved(schema: dict[str, Any], document: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in schema:
        schema = document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
    return schema


def values(schema: dict[str, Any], document: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that fit a schema of the document, more or less, and now and then ones that do not."""
    schema = resolved(schema, document)
    anything = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20), st.just({}))
    fitting: st.SearchStrategy[Any] = anything
    if "enum" in schema or "const" in schema:
        fitting = st.sampled_from(schema.get("enum", [schema.get("const")]))
    elif "anyOf" in schema:
        fitting = st.one_of([values(part, document) for part in schema["anyOf"]])
    elif schema.get("type") == "object":
        fields = {name: values(part, document) for name, part in schema.get("properties", {}).items()}
        fitting = st.fixed_dictionaries({}, optional=fields)
        if not fields:
            fitting = st.sampled_from(ODD_SETUPS) | st.dictionaries(st.text(max_size=8), anything, max_size=3)
    elif schema.get("type") == "array":
        fitting = st.lists(values(schema.get("items", {}), document), max_size=6)
    elif schema.get("type") == "string":
        fitting = st.sampled_from(["northgard", "random", "", "\x00", "en", "Ó", "a@example.org"]) | st.text(
            max_size=60
        )
    elif schema.get("type") == "integer":
        fitting = st.integers(-3, 300) | st.sampled_from([10**20, -(10**20)])
    elif schema.get("type") == "number":
        fitting = st.floats(allow_nan=False, allow_infinity=False) | st.integers(0, 1000)
    return st.integers(0, 9).flatmap(lambda number: anything if number == 0 else fitting)


def requests(document: dict[str, Any], ids: list[str]) -> list[dict[str, Any]]:
    """So many requests for each operation, the same in every run."""
    found: list[dict[str, Any]] = []
    ids = [*ids, "nosuchtable", "%00", "..%2f", "%F0%9F%92%A9", "%ff"]
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            if f"{method.upper()} {path}" in KEPT:
                continue
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            asked = [part for part in operation.get("parameters", ()) if part["in"] == "query"]
            query = {part["name"]: values(part["schema"], document) for part in asked}
            sent = st.tuples(
                st.sampled_from(ids),
                st.integers(-1, 3) | st.sampled_from([10**20, "x"]),
                st.fixed_dictionaries({}, optional=query),
                values(body, document) if body is not None else st.none(),
            )
            for identity, number, params, data in drawn(sent):
                url = re.sub(r"\{at\}", str(number), path)
                if number in (1, 2):
                    url = url.replace("{game}", "northgard").replace("{language}", "en")
                url = re.sub(r"\{\w+\}", identity, url)
                asking = {name: value for name, value in params.items() if isinstance(value, str | int | float)}
                content = json.dumps(data) if body is not None else None
                found.append({"method": method.upper(), "path": path, "url": url, "params": asking, "content": content})
    return found


def drawn(strategy: st.SearchStrategy[Any]) -> list[Any]:
    collected: list[Any] = []

    @hypothesis.settings(max_examples=TRIES, suppress_health_check=list(hypothesis.HealthCheck))
    @hypothesis.given(strategy)
    def collect(value: Any) -> None:
        collected.append(value)

    collect()
    return collected


def check(document: dict[str, Any], request: dict[str, Any], answer: httpx.Response) -> None:
    """The answer is what the document says."""
    if answer.status_code in (307, 405) or "error-not-found" in answer.text:
        return  # an odd id has made an address of it that is another route's, or nobody's
    operation = document["paths"][request["path"]][request["method"].lower()]
    told = operation["responses"][str(answer.status_code)].get("content")
    if told is None:
        assert answer.content == b"", request
        return
    media_type = answer.headers["content-type"].partition(";")[0]
    schema = told[media_type].get("schema", {})
    if media_type == "application/json":
        assert schema, (request, "nothing is said of the answer")
        jsonschema_rs.validate({**schema, "components": document["components"]}, answer.json())


async def test_no_answer_is_a_5xx(running: RunningHall) -> None:
    client, ids = await tables(running)
    document = (await client.get("/openapi.json")).json()
    found = requests(document, ids)
    random.Random("order").shuffle(found)
    statuses: set[int] = set()
    client.headers["Content-Type"] = "application/json"
    for request in found:
        if request["url"] == "/api/logout":
            client.cookies, kept = httpx.Cookies(), client.cookies
        else:
            kept = client.cookies
        answer = await client.request(**{name: value for name, value in request.items() if name != "path"})
        client.cookies = kept
        statuses.add(answer.status_code)
        assert answer.status_code < 500, (request, answer.text)
        check(document, request, answer)
        if answer.status_code >= 400:
            assert answer.json().keys() == {"message", "rule", "params", "text"}, (request, answer.text)
    assert {200, 201, 404, 409, 422} <= statuses


@pytest.mark.parametrize("setup", ODD_SETUPS, ids=ascii)
async def test_odd_setups_are_refused(running: RunningHall, setup: dict[str, Any]) -> None:
    client = (await running.guest("Odd")).http
    content = json.dumps({"game": "northgard", "setup": setup})
    answer = await client.post("/api/tables", content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422, answer.text
    assert answer.json()["text"]


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff\xfe", b"[" * 1000, b"x" * 2000, b"null", b'{"game": NaN}', b"1e999"]
)
async def test_bodies_that_are_none(running: RunningHall, body: bytes) -> None:
    client = (await running.guest("Odd")).http
    for path in ("/api/tables", "/api/tokens", "/api/account"):
        answer = await client.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 413, 422), answer.text
        assert answer.json().keys() == {"message", "rule", "params", "text"}
