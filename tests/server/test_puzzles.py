"""Puzzles in the hall: tried, judged, remembered, rated; and made out of matches whose players allow it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from longhall.client import Client, HallRefused
from longhall.puzzles.pool import pool
from longhall.puzzles.puzzle import beginning_of
from longhall.server import harvest as harvesting
from longhall.server.db.puzzles import FIRST_NUMBER, hall_puzzles, solver_ratings, willing_tables
from tests.server.hall_fixture import RunningHall
from tests.server.test_continue import finished, match_of

pytestmark = pytest.mark.anyio
GAME = "icaion"
PUZZLE = pool(GAME)[1]


@pytest.fixture
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


async def tried(client: Client, keys: list[str], what: str = "", number: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = await client.ask("POST", f"/api/puzzles/{GAME}/{number}/try{what}", {"keys": keys})
    return found


async def listed(client: Client) -> dict[str, Any]:
    found: dict[str, Any] = await client.ask("GET", f"/api/puzzles/{GAME}")
    return found


async def test_a_puzzle_is_solved_once_and_for_all_and_its_first_try_is_rated(running: RunningHall) -> None:
    client = await running.guest("Solver")
    before = await listed(client)
    assert [one["number"] for one in before["puzzles"]] == list(pool(GAME))
    assert not any(one["tried"] for one in before["puzzles"]) and before["level"] is None
    missed = await tried(client, PUZZLE.missed, "/verdict")
    assert missed["outcome"] == "worse" and not missed["solved"] and missed["first"] and missed["reasons"]
    assert missed["rule"].startswith("IC-")
    assert (await listed(client))["puzzles"][0] == {**before["puzzles"][0], "tried": True}
    solved = await tried(client, PUZZLE.best.keys, "/verdict")
    assert solved["solved"] and not solved["first"] and solved["level"] is missed["level"] is None
    assert [step["key"] for step in solved["better"]] == PUZZLE.best.keys
    assert (await listed(client))["puzzles"][0]["solved"]
    other = await running.guest("Another")
    assert not (await listed(other))["puzzles"][0]["tried"]
    await tried(other, PUZZLE.best.keys, "/verdict")
    ratings = [
        await solver_ratings(running.hall.store, (await who.ask("GET", "/api/me"))["id"]) for who in (client, other)
    ]
    [[worse], [better]] = ratings
    assert better.mean > worse.mean, "who solves it at once is better"
    for number in range(2, 7):
        puzzle = pool(GAME)[number]
        level = (await tried(other, puzzle.best.keys, "/verdict", number))["level"]
    assert level == (await listed(other))["level"] and level >= 3, "a few tries tell"


async def test_a_puzzle_shows_its_seat_what_it_may_see_and_nothing_more(running: RunningHall) -> None:
    stranger = running.stranger()
    there = await tried(stranger, [])
    match = PUZZLE.match()
    assert there["view"] == match.view(PUZZLE.seat) and there["seat"] == PUZZLE.seat == match.seat
    assert "lines" not in there and there["table"]["status"] == "playing"
    key = PUZZLE.best.keys[0]
    after = await tried(stranger, [key])
    assert after["keys"] == [key]
    verdict = await tried(stranger, PUZZLE.best.keys, "/verdict")
    assert verdict["solved"] and not verdict["first"] and verdict["level"] is None
    assert not (await listed(stranger))["puzzles"][0]["tried"]
    with pytest.raises(HallRefused) as refusal:
        await tried(stranger, [], number=99_999)
    assert refusal.value.message == "error-no-such-puzzle"


async def test_the_puzzle_of_the_day_is_the_same_for_everybody(running: RunningHall) -> None:
    client = await running.guest("Solver")
    for who in (client, running.stranger()):
        [daily] = [one for one in await who.ask("GET", "/api/puzzles") if one["game"] == GAME]
        assert daily["number"] == (await listed(who))["daily"] and not daily["solved"]


async def test_matches_give_puzzles_only_while_all_their_people_allow_it(
    running: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, table_id, room = await finished(running, 20)
    store, name = running.hall.store, room.state.game.name
    match = match_of(room)
    at = next(n for n, entry in enumerate(match.history) if entry.options > 1)
    position = match.rewound(at)
    made = replace(PUZZLE, number=0, beginning=beginning_of(position, at), seat=position.seat)
    monkeypatch.setattr(harvesting, "puzzles_in", lambda *_: [made])
    assert await willing_tables(store, name) == [], "nobody has been asked"
    assert (await harvesting.harvest(store, name, 5)).puzzles == 0
    await client.ask("PATCH", "/api/me", {"gives_positions": True})
    assert (await harvesting.harvest(store, name, 5)).puzzles == 1
    assert list(await hall_puzzles(store, name)) == [FIRST_NUMBER]
    assert (await harvesting.harvest(store, name, 5)).matches == 0, "a match is looked at once"
    there = await client.ask("POST", f"/api/puzzles/{name}/{FIRST_NUMBER}/try", {"keys": []})
    assert there["view"] == position.view(position.seat)
    assert table_id not in str(there)
    await client.ask("PATCH", "/api/me", {"gives_positions": False})
    assert not await hall_puzzles(store, name), "who changes their mind takes them back"
