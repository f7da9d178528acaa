"""Rows that cannot be read, tables nobody plays at, a full disk: what is damaged stops nothing but itself."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import create_engine, text, update

from longhall.server.db.models import Action, Table
from longhall.server.db.store import DAY
from longhall.server.hall import CLOSED_KEPT, OPEN_KEPT, TIDY_EVERY, Hall
from longhall.server.settings import Limits
from longhall.server.table.clocks import Clock
from longhall.server.table.continuation import Origin
from longhall.server.table.permissions import Refused
from tests.server.conftest import BOTH
from tests.server.hall_fixture import RunningHall, Wind, company, settings_in
from tests.server.small_hall import Browsers, SmallHall, new_user, problem

pytestmark = pytest.mark.anyio
CHOICE = '{"seat": "x", "key": 5, "bot": 0, "outcomes": 7}'
DAMAGES = {
    "setup": "UPDATE tables SET setup = '{' WHERE id = {id}",
    "setup of another kind": "UPDATE tables SET setup = '[]' WHERE id = {id}",
    "clock": "UPDATE tables SET clock = 'half' WHERE id = {id}",
    "empty clock": "UPDATE tables SET clock = '{}' WHERE id = {id}",
    "time": "UPDATE tables SET changed = 'long ago', turn_began = 'then' WHERE id = {id}",
    "lost seat": "DELETE FROM seats WHERE seat = 1 AND table_id = {id}",
    "status": "UPDATE tables SET status = CAST(X'FF' AS TEXT) WHERE id = {id}",
    "action": "UPDATE actions SET data = '{\"seat' WHERE seq = 3 AND table_id = {id}",
    "action of another kind": "UPDATE actions SET data = '[1, 2]' WHERE seq = 3 AND table_id = {id}",
    "unknown action": "UPDATE actions SET kind = 'dance' WHERE seq = 3 AND table_id = {id}",
    "lost action": "DELETE FROM actions WHERE seq = 4 AND table_id = {id}",
    "choice": f"UPDATE actions SET data = '{CHOICE}' WHERE seq = 3 AND table_id = {{id}}",
}

LOOKED_AT = [kind for kind in DAMAGES if "action" in kind or kind == "choice"]  # the rows of the table itself are whole


async def test_one_unreadable_row_stops_nothing_but_its_own_table(tmp_path: Path) -> None:
    async with RunningHall(tmp_path) as running:
        client = await running.guest("Astrid")
        await client.ask("POST", "/api/tokens", {"label": "here"})
        tables = {}
        for kind in ("none", *DAMAGES):
            opened = await client.open_table("northgard", {"seats": 2, "clans": "random"}, public=True)
            room = await running.room(opened["id"])
            assert room.state.host_id is not None
            await room.sit(room.state.host_id, "Astrid", 1)
            await room.start(room.state.host_id)
            for _ in range(3):
                assert room.state.match is not None
                seat, key = room.state.match.seat, room.state.match.keys()[0]
                await room.choose(room.state.host_id, seat, room.state.seq, key)
            tables[kind] = opened["id"]
        await running.stop()
        engine = create_engine(running.settings.database.replace("+aiosqlite", ""))
        with engine.begin() as connection:
            for kind, statement in DAMAGES.items():
                connection.exec_driver_sql(statement.replace("{id}", f"'{tables[kind]}'"))
        engine.dispose()
        await running.start()
        for kind, table_id in tables.items():
            answer = await client.http.get(f"/api/tables/{table_id}")
            if kind in LOOKED_AT:  # what was kept of the match when the hall stopped
                assert answer.json()["table"]["stopped"]["message"] == "error-damaged-match"
                assert answer.json()["table"]["choices"] == 3 and answer.json()["view"]
            elif kind == "none":
                assert answer.status_code == 200 and answer.json()["table"]["stopped"] is None
            else:
                assert problem(answer, 410) == "error-damaged-match", kind
        public = await client.http.get("/api/tables?status=playing")
        assert public.status_code == 200 and tables["none"] in [table["id"] for table in public.json()]
        own = await client.my_tables()
        assert {table["id"] for table in own} >= {tables[kind] for kind in tables if kind != "status"}
        assert (await client.ask("GET", "/api/me/export"))["tables"]
        await client.ask("PATCH", "/api/me", {"name": "Ylva"})
        assert (await client.state(tables["none"]))["table"]["seats"][0]["name"] == "Ylva"
        assert (await client.http.delete(f"/api/tables/{tables['setup']}")).status_code == 204, "the host may close it"
        assert (await client.http.delete("/api/me")).status_code == 204
        assert (await client.http.get("/api/tables?status=playing")).status_code == 200


# -- tables nobody plays at --------------------------------------------------------------------------------------------


async def swept(hall: Hall) -> None:
    """What the hall does when time has gone by."""
    hall.rooms.clear()
    hall._tidied = time.monotonic() - TIDY_EVERY - 1
    await hall.unload_idle()


async def test_what_was_never_played_is_removed_after_a_while(tmp_path: Path, wind: Wind) -> None:
    hall = Hall(settings_in(tmp_path))
    await hall.start()
    at = await company(hall)
    host = at.users[0]
    await at.choose(4)
    await at.room.offer_end(host.id, 0)
    await at.room.answer(at.users[1].id, 1, True)

    async def opened(origin: Origin | None = None) -> str:
        table = await hall.open_table(host, "northgard", at.room.state.setup, [], True, Clock(), origin=origin)
        return table.id

    closed, waiting = await opened(), await opened()
    resumed = await opened(Origin.at(at.room.id, at.match, 2))
    room = await hall.room(closed)
    assert room is not None
    await room.cancel(host.id)
    running = await company(hall)
    wind(CLOSED_KEPT - 60)
    await swept(hall)
    assert await hall.store.table(closed) is not None
    wind(120)
    await swept(hall)
    assert await hall.store.table(closed) is None
    assert await hall.store.table(waiting) is not None and await hall.store.table(resumed) is not None
    wind(OPEN_KEPT)
    assert (await hall.room(waiting)) is not None
    await hall.unload_idle()
    assert await hall.store.table(waiting) is not None, "somebody looks at it"
    await swept(hall)
    assert await hall.store.table(waiting) is None and await hall.store.table(resumed) is None
    assert await hall.store.actions_after(resumed, 0) == [], "nor what was copied for it"
    for played in (at.room.id, running.room.id):
        assert await hall.room(played) is not None, "a match is kept"
    await hall.stop()


@BOTH
async def test_tables_opened_at_once_respect_the_limit(tmp_path: Path, database: str) -> None:
    hall = Hall(settings_in(tmp_path, database=database, limits=Limits(tables_per_user=3)))
    await hall.start()
    host, other = new_user(), new_user("Bjorn")
    await hall.store.add_user(host)
    await hall.store.add_user(other)

    async def opened(user_number: int) -> str:
        try:
            await hall.open_table((host, other)[user_number], "northgard", {"seats": 2}, [], True, Clock())
        except Refused as refused:
            return refused.message
        return "opened"

    made = await asyncio.gather(*(opened(number % 2) for number in range(20)))
    assert sorted(made) == ["error-too-many-tables"] * 14 + ["opened"] * 6
    await hall.stop()


async def test_closed_tables_are_limited_too(tmp_path: Path, wind: Wind) -> None:
    hall = Hall(settings_in(tmp_path, limits=Limits(tables_per_day=3)))
    await hall.start()
    host = new_user()
    await hall.store.add_user(host)
    for _ in range(3):
        room = await hall.open_table(host, "northgard", {"seats": 2}, [], True, Clock())
        await room.cancel(host.id)
    with pytest.raises(Refused) as refused:
        await hall.open_table(host, "northgard", {"seats": 2}, [], True, Clock())
    assert refused.value.message == "error-too-many-today"
    wind(DAY + 1)
    await hall.open_table(host, "northgard", {"seats": 2}, [], True, Clock())
    await hall.stop()


# -- a full disk -------------------------------------------------------------------------------------------------------


async def test_a_full_disk_is_told(browser: Browsers, hall: SmallHall, monkeypatch: pytest.MonkeyPatch) -> None:
    client = browser()
    assert (await client.get("/readyz")).status_code == 200
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=100_000))
    assert problem(await client.get("/readyz"), 503) == "error-disk-full"
    assert (await client.get("/healthz")).status_code == 200, "no reason to restart it"


async def test_a_database_that_takes_nothing_is_not_ready(browser: Browsers, hall: SmallHall) -> None:
    client = browser()
    async with hall.store.engine.begin() as connection:
        await connection.execute(
            text("CREATE TRIGGER full BEFORE UPDATE ON secrets BEGIN SELECT RAISE(FAIL, 'x'); END")
        )
        await connection.execute(
            text("CREATE TRIGGER none BEFORE INSERT ON secrets BEGIN SELECT RAISE(FAIL, 'x'); END")
        )
    assert problem(await client.get("/readyz"), 503) == "error-database"


@pytest.mark.parametrize("status", ["playing", "open", "finished", "dancing"])
async def test_who_leaves_is_forgotten_beside_rows_that_are_damaged(tmp_path: Path, status: str) -> None:
    async with RunningHall(tmp_path) as running:
        client, other = await running.guest("Astrid"), await running.guest("Dagny")
        tables = [(await who.open_table("northgard", {"seats": 2}))["id"] for who in (client, other)]
        async with running.hall.store.session() as session:
            await session.execute(
                update(Table).where(Table.id.in_(tables)).values(game="hnefatafl", status=status, clock={"kind": 5})
            )
        running.hall.rooms.clear()
        assert (await client.http.delete("/api/me")).status_code == 204
        assert [seat.name for seat in await running.hall.store.seats(tables[0])] == ["", ""]
        assert (await client.http.get("/api/me")).status_code == 401


async def test_who_leaves_is_forgotten_though_a_table_in_memory_can_write_nothing(tmp_path: Path) -> None:
    """An action that it does not know of has the next number."""
    async with RunningHall(tmp_path) as running:
        client = await running.guest("Astrid")
        room = await running.room((await client.open_table("northgard", {"seats": 2}))["id"])
        async with running.hall.store.session() as session:
            session.add(Action(table_id=room.id, seq=room.state.seq + 1, kind="seats", data={}, at=0.0))
        assert (await client.http.delete("/api/me")).status_code == 204
        assert [seat.name for seat in await running.hall.store.seats(room.id)] == ["", ""]
        assert room.state.host_id is None and (await client.http.get("/api/me")).status_code == 401
