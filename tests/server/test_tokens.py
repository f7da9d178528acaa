"""API tokens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute

from longhall.client import Client
from longhall.server.api.routes import accounts, people, tables, tokens
from longhall.server.api.routes.tokens import MOST_TOKENS
from longhall.server.people.security import token_hash
from tests.server.hall_fixture import RunningHall, told
from tests.server.small_hall import Browsers, SmallHall, guest, problem

pytestmark = pytest.mark.anyio


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path) as hall:
        yield hall


async def test_a_token_is_its_owner(browser: Browsers, hall: SmallHall) -> None:
    client = browser()
    me = await guest(client)
    made = (await client.post("/api/tokens", json={"label": "my bot", "scope": "account"})).json()
    program = browser(origin=None, Authorization=f"Bearer {made['token']}")
    answer = await program.get("/api/me")
    assert answer.json()["id"] == me["id"]
    assert "set-cookie" not in answer.headers
    assert (await program.patch("/api/me", json={"name": "Bot"})).json()["name"] == "Bot"  # no page, no origin
    kept = await hall.store.tokens_of(me["id"])
    assert [token.hash for token in kept] == [token_hash(made["token"])]
    assert made["token"] not in (await client.get("/api/tokens")).text


async def test_a_deleted_token_opens_nothing(browser: Browsers, hall: SmallHall) -> None:
    client = browser()
    me = await guest(client)
    made = (await client.post("/api/tokens", json={"label": "my bot"})).json()
    assert (await client.delete(f"/api/tokens/{made['id']}")).status_code == 204
    assert (await client.get("/api/tokens")).json() == []
    assert hall.hung_up == [me["id"]], "a program that is connected by it must go"
    assert problem(await client.delete(f"/api/tokens/{made['id']}"), 404) == "error-no-such-token"
    program = browser(origin=None, Authorization=f"Bearer {made['token']}")
    assert problem(await program.get("/api/me"), 401) == "error-token"


async def test_tokens_of_others_stay(browser: Browsers) -> None:
    one, two = browser(), browser()
    await guest(one)
    await guest(two, "Dagny")
    made = (await one.post("/api/tokens", json={"label": "my bot"})).json()
    assert (await two.get("/api/tokens")).json() == []
    assert problem(await two.delete(f"/api/tokens/{made['id']}"), 404) == "error-no-such-token"
    assert len((await one.get("/api/tokens")).json()) == 1


@pytest.mark.parametrize("token", ["", "x", "lh_" + "x" * 43, "y" * 5000, "ž"])
async def test_tokens_that_are_none(browser: Browsers, token: str) -> None:
    program = browser(origin=None)
    headers = {b"Authorization": f"Bearer {token}".encode()}
    assert problem(await program.get("/api/me", headers=headers), 401) == "error-token"


async def test_a_wrong_token_is_not_made_good_by_a_cookie(browser: Browsers) -> None:
    client = browser()
    await guest(client)
    answer = await client.get("/api/me", headers={"Authorization": "Bearer nonsense"})
    assert problem(answer, 401) == "error-token"


async def test_there_is_an_end_to_tokens(browser: Browsers) -> None:
    client = browser()
    await guest(client)
    for number in range(MOST_TOKENS):
        assert (await client.post("/api/tokens", json={"label": f"bot {number}"})).status_code == 201
    assert problem(await client.post("/api/tokens", json={"label": "more"}), 409) == "error-too-many-tokens"


async def test_odd_ids_are_refused(browser: Browsers) -> None:
    client = browser()
    await guest(client)
    assert problem(await client.delete("/api/tokens/%00"), 422) == "error-invalid-input"


# What a token that is not for everything is good for, route by route: a new route must be told apart here.
FOR_READING = {
    "GET /api/hall",
    "GET /api/me",
    "GET /api/visitor",
    "GET /api/my/tables",
    "GET /api/tables",
    "GET /api/tables/{table_id}",
    "GET /api/tables/{table_id}/chronicle",
    "GET /api/tables/{table_id}/chat",
    "GET /api/tables/{table_id}/record",
    "GET /api/tables/{table_id}/text",
    "GET /api/tables/{table_id}/replay/{at}",
    "GET /api/tables/{table_id}/analysis",
}
FOR_PLAYING = {
    "POST /api/tables",
    "POST /api/lessons/{game}",
    "DELETE /api/tables/{table_id}",
    "POST /api/tables/{table_id}/rematch",
    "POST /api/tables/{table_id}/continue",
}
FOR_THE_ACCOUNT = {
    "GET /api/me/export",
    "PATCH /api/me",
    "DELETE /api/me",
    "GET /api/tokens",
    "POST /api/tokens",
    "DELETE /api/tokens/{token_id}",
    "POST /api/guest",
    "POST /api/account",
    "POST /api/login",
    "POST /api/logout",
    "POST /api/logout-everywhere",
    "POST /api/me/password",
    "POST /api/me/email",
    "POST /api/me/confirm",
    "POST /api/confirm",
    "POST /api/reset",
    "POST /api/reset/password",
    "PUT /api/hall/door",
}
BODIES: dict[str, Any] = {
    "PATCH /api/me": {"name": "Bot"},
    "POST /api/tokens": {"label": "more", "scope": "account"},
    "POST /api/guest": {"name": "Bot"},
    "POST /api/account": {"email": "a@example.org", "password": "open sesame"},
    "POST /api/login": {"email": "a@example.org", "password": "open sesame"},
    "POST /api/me/password": {"password": "open sesame", "new": "another one"},
    "POST /api/me/email": {"email": "b@example.org", "password": "open sesame"},
    "POST /api/confirm": {"token": "x"},
    "POST /api/reset": {"email": "a@example.org"},
    "POST /api/reset/password": {"token": "x", "password": "another one"},
    "PUT /api/hall/door": {"open": True},
    "POST /api/tables": {"game": "northgard"},
    "POST /api/tables/{table_id}/continue": {"at": 0},
}


def test_every_route_is_for_some_scope() -> None:
    found = {
        f"{method} {route.path}"
        for routes in (people, accounts, tokens, tables)
        for route in routes.router.routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
    }
    assert found == FOR_READING | FOR_PLAYING | FOR_THE_ACCOUNT


@pytest.mark.parametrize("scope", ["read", "play"])
async def test_a_token_does_only_what_it_was_made_for(running: RunningHall, scope: str) -> None:
    owner = await running.guest("Astrid")
    opened = await owner.open_table("northgard", {"seats": 2})
    before = await owner.ask("GET", "/api/me")
    async with Client(running.url, await owner.new_token("bot", scope)) as program:
        for route in sorted(FOR_READING | FOR_PLAYING | FOR_THE_ACCOUNT):
            method, _, path = route.partition(" ")
            path = path.format(table_id=opened["id"], game="northgard", at=0, token_id="x")
            answer = await program.http.request(method, path, json=BODIES.get(route))
            refused = answer.status_code == 403 and answer.json()["message"] == "error-token-scope"
            allowed = route in FOR_READING or (scope == "play" and route in FOR_PLAYING)
            assert refused is not allowed, (route, answer.text)
        seen = await program.ask("GET", "/api/me")
        assert (seen["email"], seen["webhook"], seen["webhook_key"]) == (None, None, None)
    assert await owner.ask("GET", "/api/me") == before


async def test_a_token_for_reading_sees_its_owners_seat_and_touches_nothing(running: RunningHall) -> None:
    owner = await running.guest("Astrid")
    opened = await owner.open_table("northgard", {"seats": 2}, bots=[None, "random"])
    async with Client(running.url, await owner.new_token("eye", "read")) as program, program.at(opened["id"]) as table:
        assert (await table.hear())["you"]["seats"] == [0]
        for message in ({"type": "start"}, {"type": "say", "text": "hello"}, {"type": "stand_up", "seat": 0}):
            await table.send(**message)
            refused = await told(table, "refused")
            assert (refused["message"], refused["params"]) == ("error-token-scope", {"scope": "read", "needed": "play"})
        await table.send("resync")
        assert (await told(table, "state"))["table"]["status"] == "open"
        async with Client(running.url, await owner.new_token("bot", "play")) as player, player.at(opened["id"]) as seat:
            await seat.start()
            await told(seat, lambda m: "table" in m and m["table"]["status"] == "playing")


async def test_tokens_say_their_scope_and_are_for_playing_unless_asked(browser: Browsers) -> None:
    client = browser()
    await guest(client)
    for body, scope in (({}, "play"), ({"scope": "read"}, "read"), ({"scope": "account"}, "account")):
        made = await client.post("/api/tokens", json={"label": "my bot", **body})
        assert made.json()["scope"] == scope
    assert [token["scope"] for token in (await client.get("/api/tokens")).json()] == ["play", "read", "account"]
    assert [token["scope"] for token in (await client.get("/api/me/export")).json()["tokens"]] == [
        "play",
        "read",
        "account",
    ]
    assert problem(await client.post("/api/tokens", json={"label": "x", "scope": "all"}), 422) == "error-invalid-input"
