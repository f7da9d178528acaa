"""Halls of every earlier version are opened by this one: what is over is looked at, what is being played goes on.

A vote that was open when they were kept was not answered in time, so it changes nothing.
"""

from __future__ import annotations

import asyncio
import lzma
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, select

import longhall
from longhall.roles import roles_in
from longhall.server.db.models import SeatResult
from longhall.server.table.room import Room
from tests.fixtures.halls import HALLS, read_contents
from tests.fixtures.make import copy, engine_at
from tests.patience import PATIENCE
from tests.server.conftest import BOTH_FRESH
from tests.server.hall_fixture import RunningHall
from tests.server.test_upgrades import as_then

pytestmark = pytest.mark.anyio
KEPT = sorted(HALLS.glob("*.sqlite3.xz"))
FURTHER = 12  # choices by people at each table


def old_hall(kept: Path, address: str, folder: Path) -> None:
    """Put it where the hall will look for its database."""
    file = folder / ("hall.sqlite3" if address.startswith("sqlite") else "old.sqlite3")
    file.write_bytes(lzma.decompress(kept.read_bytes()))
    if not address.startswith("sqlite"):
        source, target = create_engine(f"sqlite:///{file}"), engine_at(address, kept.name.partition(".")[0])
        copy(source, target)
        source.dispose()
        target.dispose()


async def play_on(room: Room, choices: int) -> None:
    rng = random.Random("on")
    while choices and room.state.status == "playing" and room.state.match is not None:
        match, seq = room.state.match, room.state.seq
        seat = room.state.seats[match.seat]
        if seat.bot is None:
            await room.choose(seat.user_id, match.seat, seq, rng.choice(match.keys()))
            choices -= 1
        else:
            async with asyncio.timeout(PATIENCE):
                while room.state.seq == seq:
                    await asyncio.sleep(0.005)


@BOTH_FRESH
@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.name.partition(".")[0])
async def test_a_hall_of_before_goes_on(kept: Path, fresh_database: str, tmp_path: Path) -> None:
    old_hall(kept, fresh_database, tmp_path)
    tables = read_contents(kept)
    async with RunningHall(tmp_path, database=fresh_database) as running:
        for name, then in tables.items():
            room = await running.room(then["id"])
            state = room.state
            assert state.stopped is None and state.match is not None, name
            assert (state.status, state.match.choices_made) == (then["status"], then["choices"]), name
            assert [seat.name for seat in state.seats] == then["names"], name
            for eye, view in zip((None, 0, 1), then["views"], strict=True):
                assert as_then(state.match.view(eye), view) == view, name
            if state.status == "finished":
                await looked_at(running, room, then["record"])
            else:
                if state.status == "paused":
                    await room.pause("astrid", False)
                await play_on(room, FURTHER)
                assert room.state.match is not None and room.state.match.choices_made >= then["choices"] + FURTHER, name
        chat = [await said(running, tables[name]["id"]) for name in ("icaion over", "left")]
        assert chat == [["Well played"], []], "who has left said nothing"
        assert running.hall.past is not None
        await running.hall.past  # all of it is kept for versions to come
        for name, then in tables.items():
            if then["status"] == "finished":
                await has_results(running, await running.room(then["id"]), name)


async def has_results(running: RunningHall, room: Room, name: str) -> None:
    """What was over before there were results has them now, with what everybody played as."""
    async with running.hall.store.session() as session:
        query = select(SeatResult).where(SeatResult.table_id == room.id).order_by(SeatResult.seat)
        rows = list(await session.scalars(query))
    if room.state.origin is not None:
        assert rows == [], "what is won there was won before"
        return
    assert room.state.match is not None
    assert [row.place for row in rows] == (room.state.result or {})["places"], name
    assert [row.user_id for row in rows] == [seat.user_id for seat in room.state.seats], name
    roles = roles_in(room.state.game.name, room.state.match.view(None), len(rows))
    assert [row.role for row in rows] == roles and not any(row.rated for row in rows), name


async def looked_at(running: RunningHall, room: Room, then: str) -> None:
    """As it was told then, by anybody."""
    stranger = running.stranger()
    assert await stranger.record(room.id) == then
    record = longhall.parse(then)
    assert (await stranger.state(room.id))["table"]["result"] == record.result
    page = await stranger.ask("GET", f"/api/tables/{room.id}/chronicle")
    assert [entry["seat"] for entry in page["entries"][1:]] == [line["seat"] for line in record.lines]
    last = await stranger.replay(room.id, len(record.lines), eye=0)
    assert last["view"] and last["entry"]["choice"] == record.lines[-1]["choice"]


async def said(running: RunningHall, table_id: str) -> list[Any]:
    return [line["text"] for line in await running.stranger().ask("GET", f"/api/tables/{table_id}/chat")]


def test_halls_are_small() -> None:
    assert KEPT
    assert sum(path.stat().st_size for path in HALLS.iterdir()) < 1_500_000
