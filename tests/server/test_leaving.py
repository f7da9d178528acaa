"""Who leaves the hall for good loses their name at every table, and nobody else does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from longhall.client import Client
from longhall.server.people.file_names import attachment, record_file
from longhall.server.people.names import names_on_leaving
from tests.server.hall_fixture import RunningHall, told

pytestmark = pytest.mark.anyio


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path) as hall:
        yield hall


async def seats(client: Client, table_id: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await client.state(table_id))["table"]["seats"]
    return found


def test_of_two_with_one_name_who_stays_keeps_the_number() -> None:
    assert names_on_leaving([("a", "Hanna"), ("b", "Hanna"), ("c", "Hedda")], "a") == {1: "Hanna 2"}
    assert names_on_leaving([("a", "Hanna"), ("b", "Hanna"), ("c", "Hanna")], "a") == {}, "they are still told apart"
    assert names_on_leaving([("a", "Hanna"), ("a", "Hanna"), ("b", "Hedda")], "a") == {}
    assert names_on_leaving([("a", "Hanna"), (None, "Hanna")], "a") == {}


def test_a_record_is_called_by_game_people_and_day() -> None:
    names = ["Astrid", "Bj\u00f6rn / ..", "Astrid", "\u0417\u043e\u0440\u044f", '";\n', "\u2694"]
    file = record_file("northgard", names, 1794733112.1)
    assert file == "northgard-Astrid-Bj\u00f6rn-\u0417\u043e\u0440\u044f-2026-11-15.jsonl"
    offered = attachment(file)
    assert 'filename="northgard-Astrid-Bjorn--2026-11-15.jsonl"' in offered and offered.isascii()
    assert len(record_file("icaion", ["x" * 40] * 1 + ["y" * 40, "z" * 40], 0.0)) < 120


async def test_the_hall_offers_it_by_that_name(running: RunningHall) -> None:
    [host, _], table_id = await running.seated(2)
    room = await running.room(table_id)
    await room.start(room.state.host_id)
    await room.offer_end(room.state.seats[0].user_id, 0)
    await room.answer(room.state.seats[1].user_id, 1, True)
    answer = await host.http.get(f"/api/tables/{table_id}/record")
    assert 'filename="northgard-Guest-0-Guest-1-' in answer.headers["content-disposition"]


@pytest.mark.parametrize("over", [True, False])
async def test_others_at_the_table_are_called_what_they_were(running: RunningHall, over: bool) -> None:
    [host, guest], table_id = await running.seated(2, public=True)
    for client in (host, guest):
        await client.ask("PATCH", "/api/me", {"name": "Hanna"})
    room = await running.room(table_id)
    await room.start(room.state.host_id)
    if over:
        await room.offer_end(room.state.seats[0].user_id, 0)
        await room.answer(room.state.seats[1].user_id, 1, True)
    await guest.ask("DELETE", "/api/me")
    for _ in range(2):
        found = await seats(host, table_id)
        assert [(seat["name"], seat["left"]) for seat in found] == [("Hanna 1", False), ("", True)]
        listed = (await host.tables("finished" if over else "playing"))[0]
        assert [(chair["name"], chair["left"]) for chair in listed["chairs"]] == [("Hanna 1", False), ("", True)]
        await running.restart()


async def test_since_when_a_bot_plays_is_told_and_kept(running: RunningHall) -> None:
    [host, _], table_id = await running.seated(2, public=True)
    room = await running.room(table_id)
    await room.start(room.state.host_id)
    for _ in range(3):
        match = room.state.match
        assert match is not None
        await room.choose(room.state.seats[match.seat].user_id, match.seat, room.state.seq, match.keys()[0])
    await room.pause(room.state.host_id, True)
    async with host.at(table_id) as table:
        await table.send("leave_to_bot", seat=0)
        await told(table, lambda m: "table" in m and m["table"]["seats"][0]["bot_since"] == 3)
    await running.restart()
    assert [seat["bot_since"] for seat in await seats(host, table_id)] == [3, None]
    assert [chair["bot_since"] for chair in (await host.my_tables())[0]["chairs"]] == [3, None]
    async with host.at(table_id) as table:
        await table.send("take_back", seat=0)
        await told(table, lambda m: "table" in m and m["table"]["seats"][0]["bot_since"] is None)
