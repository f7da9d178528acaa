"""Two processes on one PostgreSQL: they see each other's choices and never apply two for the same number."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from websockets.asyncio.client import ClientConnection

from longhall.server.hall import Hall
from longhall.server.settings import Settings, async_address
from tests.server.served import Served, come_to, guest, heard, open_table, random_choice, say

pytestmark = pytest.mark.anyio
ROUNDS = 40


@pytest.fixture
def shared(postgresql: str) -> Iterator[str]:
    """The address of an empty database."""
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute("CREATE DATABASE two_processes")
    yield postgresql.replace("/postgres?", "/two_processes?")
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute("DROP DATABASE two_processes WITH (FORCE)")


async def picture(socket: ClientConnection, seq: int) -> tuple[dict[str, Any], int]:
    """The picture of that number, and how many refusals came before it."""
    refusals = 0
    while True:
        message = await heard(socket, "state", "update", "refused")
        if message["type"] == "refused":
            assert message["message"] == "error-late", message
            refusals += 1
        elif message["seq"] >= seq:
            return message, refusals


async def test_exactly_one_choice_for_a_number(shared: str) -> None:
    rng = random.Random(7)
    with Served("--database", shared) as one, Served("--database", shared) as other:
        client = await guest(one.address)
        table_id = await open_table(client)
        here = await come_to(client, table_id)
        there = await come_to(client, table_id, other.address)
        await say(there, type="sit", seat=1)  # the process that did not open the table
        while not all(seat["taken"] for seat in (await heard(here, "state", "update"))["table"]["seats"]):
            pass
        await say(here, type="start")
        seen = (await picture(here, 2))[0]
        assert (await picture(there, 2))[0]["view"] == seen["view"]
        refused = 0
        for _ in range(ROUNDS):
            choices = [random_choice(seen, rng), random_choice(seen, rng)]
            assert choices[0] is not None and choices[1] is not None
            await asyncio.gather(say(here, **choices[0]), say(there, **choices[1]))
            (seen, late_here), (seen_there, late_there) = await asyncio.gather(
                picture(here, seen["seq"] + 1), picture(there, seen["seq"] + 1)
            )
            assert (seen["seq"], seen["view"], seen["decision"]) == (
                seen_there["seq"],
                seen_there["view"],
                seen_there["decision"],
            )
            # A refusal may come after the picture: it is waited for.
            if late_here + late_there == 0:
                waiting = [asyncio.create_task(heard(socket, "refused")) for socket in (here, there)]
                done, rest = await asyncio.wait(waiting, timeout=10, return_when=asyncio.FIRST_COMPLETED)
                for task in rest:
                    task.cancel()
                late_here += len(done)
            refused += late_here + late_there
        assert refused == ROUNDS  # of every two, one was made and one refused
        for socket in (here, there):
            await socket.close()
        await client.aclose()
    hall = Hall(Settings(database=async_address(shared)))
    await hall.start()
    room = await hall.room(table_id)
    assert room is not None and room.match is not None
    assert room.match.choices_made == ROUNDS and room.seq == ROUNDS + 2
    await hall.stop()


async def test_several_workers_on_one_port(shared: str) -> None:
    with Served("--database", shared, "--workers", "2") as served:
        client = await guest(served.address)
        table_id = await open_table(client)
        sockets = [await come_to(client, table_id) for _ in range(6)]  # some here, some there
        await say(sockets[0], type="sit", seat=1)
        for socket in sockets:
            while not all(seat["taken"] for seat in (await heard(socket, "state", "update"))["table"]["seats"]):
                pass
            await socket.close()
        await client.aclose()
        assert served.stop(15) == 0
