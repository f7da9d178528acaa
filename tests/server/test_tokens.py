"""API tokens."""

from __future__ import annotations

import pytest

from longhall.server.api.routes.tokens import MOST_TOKENS
from longhall.server.people.security import token_hash
from tests.server.small_hall import Browsers, SmallHall, guest, problem

pytestmark = pytest.mark.anyio


async def test_a_token_is_its_owner(browser: Browsers, hall: SmallHall) -> None:
    client = browser()
    me = await guest(client)
    made = (await client.post("/api/tokens", json={"label": "my bot"})).json()
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
