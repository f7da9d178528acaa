"""What an earlier version of a hall wrote: it is upgraded and played on; what this one cannot read it says so."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, create_engine, text
from websockets.exceptions import InvalidStatus

import longhall
from longhall.client import Client
from longhall.server.db.migrate import upgrade
from longhall.server.people.security import COOKIE
from longhall.server.settings import sqlite_address
from longhall.server.table.room import Room
from tests.fixtures.make import CONTENTS, DATABASE, FINISHED, copy, engine_at
from tests.server.conftest import BOTH_FRESH
from tests.server.hall_fixture import RunningHall, told

pytestmark = pytest.mark.anyio
OLD: dict[str, Any] = json.loads(CONTENTS.read_text(encoding="utf-8"))
TABLES: dict[str, str] = OLD["tables"]


@pytest.fixture
def old_database(fresh_database: str, tmp_path: Path) -> str:
    """The one that the first version made, of either kind."""
    if fresh_database.startswith("sqlite"):
        shutil.copy(DATABASE, tmp_path / "hall.sqlite3")
        return fresh_database
    source, target = create_engine(f"sqlite:///{DATABASE}"), engine_at(fresh_database, "0001")
    copy(source, target)
    source.dispose()
    target.dispose()
    return fresh_database


@pytest.fixture
async def running(old_database: str, tmp_path: Path) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path, database=old_database) as hall:
        yield hall


def astrid(running: RunningHall) -> Client:
    """With the cookie the first version gave her."""
    client = running.stranger()
    client.http.cookies.set(COOKIE, OLD["cookie"])
    return client


async def play(room: Room, choices: int = 10_000) -> None:
    rng = random.Random("on")
    for _ in range(choices):
        if room.state.status != "playing":
            return
        assert room.state.match is not None
        seat = room.state.match.seat
        await room.choose(room.state.seats[seat].user_id, seat, room.state.seq, rng.choice(room.state.match.keys()))


def as_then(now: Any, then: Any) -> Any:
    """What is told now, without the fields that there were not ``then``."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {name: as_then(value, then[name]) for name, value in now.items() if name in then}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [as_then(one, other) for one, other in zip(now, then, strict=True)]
    return now


def test_the_fixture_is_as_the_first_migration_made_it(tmp_path: Path) -> None:
    engines = [create_engine(f"sqlite:///{DATABASE}"), engine_at(f"sqlite:///{tmp_path / 'new.sqlite3'}", "0001")]
    schemas = [schema_of(engine) for engine in engines]
    assert schemas[0] == schemas[1]


def schema_of(engine: Engine) -> set[str]:
    with engine.connect() as connection:
        found = {str(sql) for sql in connection.execute(text("SELECT sql FROM sqlite_master")).scalars()}
    engine.dispose()
    return found


async def test_people_are_still_known(running: RunningHall) -> None:
    client = astrid(running)
    assert (await client.ask("GET", "/api/me"))["name"] == "Astrid"
    mine = await client.my_tables()
    assert {table["id"] for table in mine} == set(TABLES.values())
    chat = await client.ask("GET", f"/api/tables/{TABLES['playing']}/chat")
    assert [said["text"] for said in chat] == ["Hej"]


@BOTH_FRESH
def test_tokens_made_before_there_were_scopes_keep_what_they_could_do(old_database: str) -> None:
    change(old_database, "INSERT INTO tokens VALUES ('t', 'astrid', 'my bot', 'hash', 0)")
    upgrade(old_database)
    engine = create_engine(old_database.replace("+aiosqlite", ""))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT scope FROM tokens")).scalar_one() == "account"
    engine.dispose()


@BOTH_FRESH
async def test_a_match_in_play_goes_on_to_its_end(running: RunningHall) -> None:
    room = await running.room(TABLES["playing"])
    assert room.state.match is not None and room.state.status == "playing"
    assert room.state.match.choices_made == OLD["playing"]["choices"]
    for eye, view in zip((0, 1, None), OLD["playing"]["views"], strict=True):
        assert as_then(room.state.match.view(eye), view) == view
    assert room.state.deadline() is not None, "its clock begins when the hall has been upgraded"
    await play(room)
    record = longhall.parse(await astrid(running).record(room.id))
    assert longhall.verify(longhall.game("northgard"), record).over


async def test_a_finished_match_gives_the_same_record(running: RunningHall) -> None:
    client = astrid(running)
    assert await client.record(TABLES["finished"]) == FINISHED.read_text(encoding="utf-8")
    assert (await client.state(TABLES["finished"]))["table"]["result"] == OLD["result"]
    page = await client.ask("GET", f"/api/tables/{TABLES['finished']}/replay/10", eye=1)
    assert page["at"] == 10
    again = await client.ask("POST", f"/api/tables/{TABLES['finished']}/continue", {"at": 10})
    assert again["continued"]["at"] == 10


async def test_what_was_not_remarked_then_is_now(running: RunningHall) -> None:
    """Snapshots of before there were remarks are not read, so the matches are played again."""
    page = await astrid(running).ask("GET", f"/api/tables/{TABLES['finished']}/chronicle")
    joined = [event for entry in page["entries"] for event in entry["events"] if event["type"] == "territories_joined"]
    assert joined == [
        {"type": "territories_joined", "rule": "NG-MAP-10", "territory": "T06.b", "territories": ["T26.b"]}
    ]


async def test_an_agreed_end_of_old_counts_now(running: RunningHall) -> None:
    client = astrid(running)
    result = (await client.state(TABLES["agreed"]))["table"]["result"]
    assert result["reason"] == "agreed" and len(result["places"]) == 2
    record = longhall.parse(await client.record(TABLES["agreed"]))
    assert record.result == result and longhall.verify(longhall.game("northgard"), record).agreed


async def test_an_open_table_is_begun(running: RunningHall) -> None:
    async with astrid(running).at(TABLES["open"]) as table:
        await table.send("give_seat", seat=1, bot="random")
        await table.start()
        await told(table, lambda m: "table" in m and m["table"]["status"] == "playing")


# -- snapshots --------------------------------------------------------------------------------------------------------


def change(address: str, *statements: str) -> None:
    engine = create_engine(address.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


FUTURE_STATE = '{"longhall": 2, "game": "northgard", "state": {}}'


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE snapshots SET schema_version = 3",
        "UPDATE snapshots SET schema_version = 2, state = 'damaged'",
        "UPDATE snapshots SET schema_version = 0, state = 'as nobody writes it'",
        "UPDATE snapshots SET state = 'damaged'",
        f"UPDATE snapshots SET state = '{FUTURE_STATE.replace(':', chr(92) + ':')}'",
        "DELETE FROM snapshots",
    ],
)
async def test_without_a_snapshot_a_match_is_rebuilt_from_its_actions(
    old_database: str, tmp_path: Path, statement: str
) -> None:
    upgrade(old_database)
    change(old_database, statement)
    async with RunningHall(tmp_path, database=old_database) as running:
        room = await running.room(TABLES["playing"])
        assert room.state.match is not None and room.state.match.choices_made == OLD["playing"]["choices"]
        then = OLD["playing"]["views"][0]
        assert as_then(room.state.match.view(0), then) == then
        await play(room, 20)


# -- what cannot be read ----------------------------------------------------------------------------------------------

UNREADABLE = {
    "a later version of the rules": ("rules_version = 99", "error-other-version", "version 99 of northgard"),
    "another pack": ("pack = '0123456789abcdef'", "error-other-version", "pack 0123456789abcdef"),
    "a game that is not here": ("game = 'hnefatafl'", "error-other-version", "hnefatafl"),
    "another seed": ("seed = 'another'", "error-damaged-match", "damaged"),
}


@pytest.mark.parametrize("kind", UNREADABLE)
async def test_a_table_that_cannot_be_played_says_why_in_a_sentence(
    old_database: str, tmp_path: Path, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing was kept of these matches: there are their rows and what people said. What was kept is shown in
    ``test_keepsakes.py``."""
    change_made, message, words = UNREADABLE[kind]
    upgrade(old_database)
    names = [name for name in TABLES if message == "error-other-version" or name != "open"]
    seat = "UPDATE seats SET bot = 'random' WHERE seat = 0"  # so that the hall has something to do at its start
    statements = [f"UPDATE tables SET {change_made} WHERE id = '{TABLES[name]}'" for name in names]
    if message == "error-damaged-match":
        statements.append("DELETE FROM snapshots")
    change(old_database, seat, *statements)
    async with RunningHall(tmp_path, database=old_database) as running:
        client = astrid(running)
        for name in names:
            table = f"/api/tables/{TABLES[name]}"
            asked: list[tuple[str, str, Any]] = [("GET", f"{table}/record", None), ("GET", f"{table}/replay/0", None)]
            asked += [("POST", f"{table}/continue", {"at": 0})]
            if name == "open":
                asked += [("GET", table, None), ("GET", f"{table}/chat", None), ("GET", f"{table}/chronicle", None)]
            if name in ("open", "playing"):
                asked += [("POST", f"{table}/rematch", None)]
            for method, path, body in asked:
                check(await client.http.request(method, path, json=body), message, words)
            if name == "open":
                with pytest.raises(InvalidStatus) as refused:
                    await client.at(TABLES[name]).connect()
                assert refused.value.response.status_code == 403
                continue
            picture = await client.state(TABLES[name])
            assert picture["table"]["stopped"]["message"] == message and picture["view"] is None
            assert {seat["name"] for seat in picture["table"]["seats"]} <= {"Astrid", "Björn"}
            assert bool(picture["table"]["result"]) == (name != "playing")
            chat = await client.ask("GET", f"{table}/chat")
            assert [said["text"] for said in chat] == (["Hej"] if name == "playing" else [])
            assert (await client.ask("GET", f"{table}/chronicle"))["entries"] == []
        for status in ("open", "playing", "finished"):
            assert {t["id"] for t in await client.tables(status)} <= set(TABLES.values())
        assert len(await client.my_tables()) == 4
        for name in names:  # they must not count for ever
            closed = await client.http.delete(f"/api/tables/{TABLES[name]}")
            assert closed.status_code == (410 if name in ("finished", "agreed") else 204)
        await client.ask("PATCH", "/api/me", {"name": "Sigrun"})
        assert (await client.ask("GET", "/api/me/export"))["tables"]
        opened = await client.open_table("northgard", {"seats": 2})
        assert (await client.state(opened["id"]))["table"]["seats"][0]["name"] == "Sigrun"
        assert (await client.http.get("/readyz")).status_code == 200
        deleted = await client.http.request("DELETE", "/api/me", json={"password": "x"})
        assert deleted.status_code == 403, "her password is no hash"
        await running.hall.delete_user("astrid")
        assert {t["id"] for t in await client.tables("finished")} <= set(TABLES.values())
    problems = [record for record in caplog.records if record.name == "asyncio"]
    assert problems == [], "no task of the hall has ended in an exception nobody saw"


def check(answer: httpx.Response, message: str, words: str) -> None:
    assert answer.status_code == 410, answer.text
    data = answer.json()
    assert data["message"] == message and words in data["text"] and data["text"].count(".") <= 1 + words.count(".")


def test_the_embedded_database_is_upgraded_in_its_place(tmp_path: Path) -> None:
    shutil.copy(DATABASE, tmp_path / "hall.sqlite3")
    upgrade(sqlite_address(tmp_path))
    with create_engine(f"sqlite:///{tmp_path / 'hall.sqlite3'}").connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM actions")).scalar_one() > 100
        assert connection.execute(text("SELECT count(*) FROM tables WHERE turn_began IS NOT NULL")).scalar_one() == 0
