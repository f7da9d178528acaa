"""A match can be looked at for ever: also by a hall that no longer knows its rules, or has another pack."""

from __future__ import annotations

import random
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, create_engine, text

import longhall
from longhall.client import Client
from longhall.games import game as load_game
from longhall.server.table.room import Room
from tests.fixtures.make import CONTENTS, DATABASE, FINISHED, copy, engine_at
from tests.server.conftest import BOTH_FRESH
from tests.server.hall_fixture import SHORT, RunningHall, refused, told
from tests.server.test_upgrades import OLD, TABLES, astrid, change

pytestmark = pytest.mark.anyio
EYES = (None, 0, 1)


@pytest.fixture
def old_database(fresh_database: str, tmp_path: Path) -> str:
    """The one that the first version made, of either kind."""
    assert CONTENTS.exists()
    if fresh_database.startswith("sqlite"):
        shutil.copy(DATABASE, tmp_path / "hall.sqlite3")
        return fresh_database
    source: Engine = create_engine(f"sqlite:///{DATABASE}")
    target = engine_at(fresh_database, "0001")
    copy(source, target)
    source.dispose()
    target.dispose()
    return fresh_database


@pytest.fixture
async def running(old_database: str, tmp_path: Path) -> AsyncIterator[RunningHall]:
    """On what the first version wrote, which it has kept."""
    async with RunningHall(tmp_path, database=old_database) as hall:
        assert hall.hall.past is not None
        await hall.hall.past
        yield hall


async def told_of(client: Client, table_id: str) -> dict[str, Any]:
    """All that one visitor is told of a table."""
    table = f"/api/tables/{table_id}"
    state = await client.state(table_id)
    end = state["table"]["choices"]
    told: dict[str, Any] = {
        "view": state["view"],
        "you": state["you"],
        "chronicle": await client.ask("GET", f"{table}/chronicle"),
        "chat": await client.ask("GET", f"{table}/chat"),
        "last": await client.ask("GET", f"{table}/replay/{end}"),
    }
    for name in ("seats", "choices", "result", "setup", "commitment"):
        told[name] = state["table"][name]
    if state["table"]["status"] == "finished":
        told["through other eyes"] = [await client.ask("GET", f"{table}/replay/{end}", eye=eye) for eye in (0, 1)]
        told["record"] = await client.record(table_id)
    return told


async def left_behind(running: RunningHall, statement: str) -> None:
    """The hall goes on with a program that has other rules or another pack."""
    await running.stop()
    change(running.settings.database, f"UPDATE tables SET {statement}")
    await running.start()


@BOTH_FRESH
@pytest.mark.parametrize("statement", ["rules_version = 99", "pack = '0123456789abcdef'", "game = 'hnefatafl'"])
async def test_what_was_played_is_shown_as_it_was(running: RunningHall, statement: str) -> None:
    visitors = (astrid(running), running.stranger())
    names = ("playing", "finished", "agreed")
    then = [[await told_of(visitor, TABLES[name]) for name in names] for visitor in visitors]
    assert then[0][0]["view"] != then[1][0]["view"], "a spectator does not see a hand"
    await left_behind(running, statement)
    now = [[await told_of(visitor, TABLES[name]) for name in names] for visitor in visitors]
    for before, after in zip(then, now, strict=True):
        for name, match, kept in zip(names, before, after, strict=True):
            if name == "playing":  # who decides what, the rules would say
                match["last"] |= {"decision": None, "choice": None}
            for entry in [match["last"], *match.get("through other eyes", [])]:
                entry |= {"decision": None, "choice": None}
            assert kept == match, name
    assert then[0][1]["record"] == FINISHED.read_text(encoding="utf-8")


async def test_nothing_but_the_last_position_is_left(running: RunningHall) -> None:
    await left_behind(running, "rules_version = 99")
    client = astrid(running)
    answer = await client.http.get(f"/api/tables/{TABLES['finished']}/replay/10")
    assert answer.status_code == 409 and answer.json()["message"] == "error-last-position"
    choices = (await client.state(TABLES["finished"]))["table"]["choices"]
    assert answer.json()["params"] == {"choices": choices}
    again = await client.ask("POST", f"/api/tables/{TABLES['finished']}/rematch")
    assert again["status"] == "open" and again["stopped"] is None


async def test_a_match_that_stands_still_takes_no_part_in_anything(running: RunningHall) -> None:
    """It says so to whoever tries, and people still come and go."""
    await left_behind(running, "rules_version = 99")
    client = astrid(running)
    picture = await client.state(TABLES["playing"])
    assert picture["table"]["stopped"]["params"]["version"] == 99
    (listed,) = [table for table in await client.my_tables() if table["id"] == TABLES["playing"]]
    assert (listed["turn"], listed["my_turn"]) == (-1, False), "nobody waits for anybody"
    async with client.at(TABLES["playing"]) as table:
        for message in (
            {"type": "choose", "seat": 0, "seq": picture["seq"], "key": "pass"},
            {"type": "undo", "seat": 0, "to": 3},
            {"type": "offer_end", "seat": 0},
            {"type": "leave_to_bot", "seat": 0, "bot": "random"},
            {"type": "resign", "seat": 0},
            {"type": "pause", "paused": True},
            {"type": "start"},
        ):
            kind = str(message.pop("type"))
            await table.send(kind, **message)
            assert await refused(table) in ("error-other-version", "error-already-started"), kind
        await table.send("say", text="What a pity")
        await told(table, "said")
    await client.ask("PATCH", "/api/me", {"name": "Sigrun"})
    seats = (await client.state(TABLES["playing"]))["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Sigrun", "Björn"]
    chat = await client.ask("GET", f"/api/tables/{TABLES['playing']}/chat")
    assert [said["text"] for said in chat] == ["Hej", "What a pity"]


async def test_whoever_has_left_is_named_nowhere(running: RunningHall) -> None:
    await left_behind(running, "rules_version = 99")
    await running.hall.delete_user("astrid")
    await running.restart()
    stranger = running.stranger()
    for name in ("playing", "finished", "agreed"):
        table = f"/api/tables/{TABLES[name]}"
        for path in (table, f"{table}/chronicle", f"{table}/chat"):
            answer: httpx.Response = await stranger.http.get(path)
            assert answer.status_code == 200 and "Astrid" not in answer.text


async def test_a_host_may_close_what_cannot_go_on_and_it_is_still_there(running: RunningHall) -> None:
    client = astrid(running)
    before = (await client.state(TABLES["playing"]))["view"]
    await left_behind(running, "rules_version = 99")
    assert (await client.http.delete(f"/api/tables/{TABLES['finished']}")).status_code == 410
    assert (await client.http.delete(f"/api/tables/{TABLES['playing']}")).status_code == 204
    picture = await client.state(TABLES["playing"])
    assert picture["table"]["status"] == "cancelled" and picture["view"] == before


async def played(running: RunningHall, choices: int) -> tuple[Client, Room]:
    anna = await running.guest("Anna")
    opened = await anna.open_table("northgard", SHORT)
    room = await running.room(opened["id"])
    host = room.state.host_id
    assert host is not None
    await room.sit(host, "Anna", 1)
    await room.start(host)
    await play(room, choices)
    return anna, room


async def play(room: Room, choices: int = 100_000) -> None:
    rng = random.Random("players")
    while choices and room.state.status == "playing" and room.state.match is not None:
        match = room.state.match
        await room.choose(room.state.seats[match.seat].user_id, match.seat, room.state.seq, rng.choice(match.keys()))
        choices -= 1


async def test_an_end_is_kept_as_it_comes(tmp_path: Path) -> None:
    """Also by a hall that is killed afterwards: nothing is left to do when it stops."""
    async with RunningHall(tmp_path, snapshot_every=100_000) as running:
        anna, room = await played(running, 100_000)
        then = await told_of(anna, room.id)
        await running.hall.supervisor.stop()
        assert not room.journal.is_keepsake_due(room.state)
        await left_behind(running, "rules_version = 99")
        assert (await told_of(anna, room.id))["chronicle"] == then["chronicle"]
        assert (await anna.record(room.id)) == then["record"]
        record = longhall.parse(then["record"])
        assert longhall.verify(load_game("northgard"), record).over


async def test_a_hall_that_stops_keeps_where_its_matches_stand(tmp_path: Path) -> None:
    async with RunningHall(tmp_path, snapshot_every=100_000) as running:
        anna, room = await played(running, 30)
        then = await anna.replay(room.id, 30, eye=0)
        await left_behind(running, "rules_version = 99")
        kept = await anna.replay(room.id, 30, eye=0)
        assert kept["entry"] == then["entry"] and kept["view"] == then["view"]


async def test_what_was_kept_and_is_damaged_is_not_shown(running: RunningHall) -> None:
    await left_behind(running, "rules_version = 99")
    await running.stop()
    change(running.settings.database, "UPDATE keepsakes SET data = 'torn'")
    await running.start()
    picture = await astrid(running).state(TABLES["finished"])
    assert picture["view"] is None and picture["table"]["result"] == OLD["result"]


async def test_components_of_an_earlier_pack_can_still_be_had(running: RunningHall) -> None:
    await left_behind(running, "pack = pack")
    change(running.settings.database, "UPDATE packs SET hash = '0123456789abcdef' WHERE game = 'northgard'")
    stranger = running.stranger()
    kept = await stranger.ask("GET", "/api/games/northgard/components", pack="0123456789abcdef")
    today = await stranger.ask("GET", "/api/games/northgard/components")
    assert kept == today | {"pack": "0123456789abcdef"}
    for game, pack in (("icaion", "0123456789abcdef"), ("northgard", "fedcba9876543210")):
        answer = await stranger.http.get(f"/api/games/{game}/components", params={"pack": pack})
        assert answer.status_code == 404


async def test_all_is_kept_once(running: RunningHall) -> None:
    with create_engine(running.settings.database.replace("+aiosqlite", "")).connect() as connection:
        kept = connection.execute(text("SELECT table_id FROM keepsakes")).scalars().all()
    assert sorted(kept) == sorted(TABLES[name] for name in ("playing", "finished", "agreed"))
