"""Hints over the wire: told to whoever asks, counted for all to see, and only where the host allows them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from longhall.client import HallRefused, TableConnection
from longhall.server.rates import RateLimiter
from longhall.server.table.room import Room
from tests.patience import PATIENCE
from tests.server.hall_fixture import RunningHall, refused, told

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("bot_processes")]
QUICK = 0.05  # seconds to think of a hint


@pytest.fixture(scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path_factory.mktemp("hall"), snapshot_every=1) as hall:
        hall.hall.hints.seconds = QUICK
        yield hall


async def begun(running: RunningHall, **wish: Any) -> tuple[list[TableConnection], str]:
    """A match of two people; the first connection is that of the seat that decides."""
    clients, table_id = await running.seated(2, **wish)
    tables = [client.at(table_id) for client in clients]
    for table in tables:
        await table.connect()
    await tables[0].start()
    for table in tables:
        await told(table, lambda message: message["type"] == "state" and message["table"]["status"] == "playing")
    seat = (await running.room(table_id)).state.deciding_seat()
    return [tables[seat], tables[1 - seat]], table_id


def keys_at(room: Room) -> list[str]:
    """Of what may be chosen."""
    assert room.state.match is not None
    return room.state.match.keys()


async def close(tables: list[TableConnection]) -> None:
    for table in tables:
        await table.close()


async def test_a_hint_is_private_and_that_it_was_taken_is_not(running: RunningHall) -> None:
    tables, table_id = await begun(running)
    mine, other = tables
    room = await running.room(table_id)
    seat, position = room.state.deciding_seat(), room.state.position
    hint = await mine.hint()
    assert hint["best"]["steps"][0]["key"] in keys_at(room)
    heard = await told(other, "update")
    assert heard["table"]["seats"][seat]["hints"] == [0] and heard["entries"] == []
    assert await mine.hint() == hint, "asked for again it is the same"
    assert room.state.hints == {seat: (0,)} and room.state.position == position
    await mine.choose(hint["best"]["steps"][0]["key"])
    while (await told(other, "update"))["position"] == position:
        pass
    sent = [message for message in (other.latest, mine.latest) if message is not None]
    assert all(message["table"]["seats"][seat]["hints"] == [0] for message in sent)
    await close(tables)


async def test_hints_that_were_taken_outlive_a_restart(running: RunningHall) -> None:
    """Read back from a snapshot, which says nothing of them, and the actions since."""
    tables, table_id = await begun(running)
    await tables[0].hint()
    room = await running.room(table_id)
    seat, key = room.state.deciding_seat(), keys_at(room)[0]
    await tables[0].choose(key)
    await told(tables[1], lambda message: message.get("table", {}).get("choices", 0) > 0)
    await close(tables)
    await running.restart()
    running.hall.hints.seconds = QUICK
    assert (await running.room(table_id)).state.hints == {seat: (0,)}


async def test_whom_a_hint_is_refused(running: RunningHall) -> None:
    tables, table_id = await begun(running)
    mine, other = tables
    room = await running.room(table_id)
    seat = room.state.deciding_seat()
    await other.send("hint", seat=seat, seq=other.seen)
    assert await refused(other) == "error-not-your-seat"
    await other.send("hint", seat=1 - seat, seq=other.seen)
    assert await refused(other) == "error-not-your-turn"
    running.hall.hints.rate = RateLimiter(0.001, 1)
    await mine.hint()
    while len(keys_at(room)) == 1 or room.state.hinted_at.get(seat) == room.state.position:
        before = room.state.position
        await mine.choose(keys_at(room)[0], seat=seat)
        while mine.latest is None or mine.latest["position"] == before:
            await mine.hear()
    with pytest.raises(HallRefused, match="error-too-fast"):
        await mine.hint()
    running.hall.hints.rate = RateLimiter(1000, 1000)
    await mine.send("pause", paused=True)
    await mine.send("hint", seat=seat, seq=mine.seen)
    assert await refused(mine) == "error-paused"
    assert room.state.hints == {seat: (0,)}
    await close(tables)


async def test_the_host_allows_hints_or_not(running: RunningHall) -> None:
    tables, table_id = await begun(running, hints=False)
    assert tables[0].latest is not None and tables[0].latest["table"]["hints"] is False
    with pytest.raises(HallRefused, match="error-hints-off"):
        await tables[0].hint()
    room = await running.room(table_id)
    assert room.state.hints == {}
    await close(tables)


async def test_in_a_guided_match_the_teacher_says_what_to_do(
    running: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, _ = await begun(running)
    monkeypatch.setattr("longhall.server.hints.teacher_suggests", lambda state: True)
    with pytest.raises(HallRefused, match="error-hint-lesson"):
        await tables[0].hint()
    await close(tables)


async def test_a_hint_that_comes_too_late_is_neither_told_nor_counted(
    running: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, table_id = await begun(running)
    mine = tables[0]
    room = await running.room(table_id)
    asked, given_up = asyncio.Event(), asyncio.Event()

    async def think(*_: Any) -> dict[str, Any]:
        asked.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            given_up.set()
            raise
        return {}

    monkeypatch.setattr(running.hall.bot_pool, "advise", think)
    seat, position = room.state.deciding_seat(), room.state.position
    await mine.send("hint", seat=seat, seq=mine.seen)
    async with asyncio.timeout(PATIENCE):
        await asked.wait()
        await mine.choose(keys_at(room)[0])
        await given_up.wait()
    assert room.state.position > position and room.state.hints == {}
    await mine.send("resync", seen=-1)
    assert (await told(mine, lambda message: message["type"] in ("hinted", "state")))["type"] == "state"
    await close(tables)
