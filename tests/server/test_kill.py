"""A hall that is killed at any moment has lost nothing that anybody was told, and applies nothing twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from longhall.server.db.store import Store
from longhall.server.hall import Hall
from longhall.server.settings import Settings, sqlite_address
from tests.patience import PATIENCE
from tests.server.served import Served, come_to, guest, heard, open_table, random_choice, say

pytestmark = pytest.mark.anyio
TABLES = 4
KILLS = 3
SEATS = 2


class Witness:
    """What one table was told: by number, the key of the choice that was acknowledged."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.acknowledged: dict[int, str] = {}
        self.pictures: dict[int, tuple[int, int]] = {}  # seq -> (choices made, whose turn) as told
        self.over = False

    async def play(self, client: httpx.AsyncClient, address: str, rng: random.Random) -> None:
        """Play both seats at random until the connection breaks or the match is over."""
        socket = await come_to(client, self.table_id, address)
        sent: dict[str, Any] | None = None
        with contextlib.suppress(ConnectionClosed):
            while True:
                message = await heard(socket, "state", "update", "refused")
                assert message["type"] != "refused", message
                self._note(message, sent)
                sent = random_choice(message, rng)
                if sent is None:
                    self.over = message["table"]["status"] == "finished"
                    await socket.close()
                    return
                await say(socket, **sent)

    def _note(self, message: dict[str, Any], sent: dict[str, Any] | None) -> None:
        seq = message["seq"]
        if sent is not None:
            assert seq == sent["seq"] + 1
            self.acknowledged[seq] = sent["key"]
        told = (message["table"]["choices"], message["table"]["turn"])
        assert self.pictures.setdefault(seq, told) == told  # the same number never means two things
        assert seq >= max(self.pictures), "something acknowledged is gone"


async def under_load(witnesses: list[Witness], client: httpx.AsyncClient, served: Served, rng: random.Random) -> None:
    """All tables at once, some choices far, until the hall dies under them."""

    async def one(witness: Witness, own: random.Random) -> None:
        with contextlib.suppress(ConnectionError, InvalidMessage, InvalidStatus, EOFError):
            await witness.play(client, served.address, own)

    playing = [
        asyncio.create_task(one(witness, random.Random(rng.random()))) for witness in witnesses if not witness.over
    ]
    enough = acknowledged(witnesses) + rng.randint(20, 60)
    async with asyncio.timeout(PATIENCE):
        while acknowledged(witnesses) < enough and not all(task.done() for task in playing):
            await asyncio.sleep(0.01)
    await asyncio.sleep(rng.uniform(0.0, 0.05))  # at any moment
    served.process.send_signal(signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*playing)
    assert served.stop(signal.SIGKILL) == -signal.SIGKILL


def acknowledged(witnesses: list[Witness]) -> int:
    return sum(len(witness.acknowledged) for witness in witnesses)


def choices_in(database: Path, table_id: str) -> list[tuple[int, str]]:
    query = "SELECT seq, json_extract(data, '$.key') FROM actions WHERE table_id = ? AND kind = 'choice' ORDER BY seq"
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return connection.execute(query, (table_id,)).fetchall()


async def test_a_hall_killed_many_times(tmp_path: Path) -> None:
    rng = random.Random(20)
    witnesses: list[Witness] = []
    with Served("--data", str(tmp_path)) as served:
        client = await guest(served.address)
        for _ in range(TABLES):
            table_id = await open_table(client, SEATS)
            socket = await come_to(client, table_id)
            for seat in range(1, SEATS):
                await say(socket, type="sit", seat=seat)
            await say(socket, type="start")
            while (await heard(socket, "state", "update"))["table"]["status"] != "playing":
                pass
            await socket.close()
            witnesses.append(Witness(table_id))
        await under_load(witnesses, client, served, rng)
    for _ in range(KILLS - 1):
        with Served("--data", str(tmp_path)) as served:
            await under_load(witnesses, client, served, rng)
    await client.aclose()
    assert acknowledged(witnesses) >= 20 * KILLS
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.sqlite3")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    hall = Hall(Settings(database=sqlite_address(tmp_path), bot_delay=0))
    await hall.start()
    try:
        for witness in witnesses:
            stored = choices_in(tmp_path / "hall.sqlite3", witness.table_id)
            assert witness.acknowledged.items() <= dict(stored).items()
            room = await hall.room(witness.table_id)
            assert room is not None and room.state.match is not None
            assert [entry.key for entry in room.state.match.history] == [key for _, key in stored]
            assert room.state.seq == stored[-1][0]
            numbers = [seq for seq, _ in stored]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            for seq, (choices, turn) in witness.pictures.items():
                assert choices == sum(number <= seq for number in numbers)
                assert turn == room.state.rewinds.rewound(room.state.match, choices).seat
    finally:
        await hall.stop()


async def test_what_sqlite_commits_outlives_a_power_cut(tmp_path: Path) -> None:
    """It waits for the disk at every commit, whichever engine writes."""
    store = Store(sqlite_address(tmp_path))
    asked, waits = "PRAGMA synchronous", 2
    with store.writer._engine.connect() as connection:
        assert connection.exec_driver_sql(asked).scalar_one() == waits
    async with store.engine.connect() as loop_connection:
        assert (await loop_connection.exec_driver_sql(asked)).scalar_one() == waits
    await store.stop()
