"""Asking over the wire what a choice would bring."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from longhall.client import HallRefused, Message, TableConnection
from longhall.kernel.chance import rng_from_seed
from longhall.server import messages as m
from tests.patience import PATIENCE
from tests.server.hall_fixture import RunningHall, chooser, refused, told
from tests.server.secrecy import names

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


def has_options(message: Message) -> bool:
    return message["type"] in ("state", "update") and bool((message["decision"] or {}).get("options"))


async def started(running: RunningHall, **wish: Any) -> tuple[list[TableConnection], str]:
    clients, table_id = await running.seated(2, **wish)
    tables = [client.at(table_id) for client in clients]
    for table in tables:
        await table.connect()
    await tables[0].start()
    for table in tables:
        await told(table, lambda message: message["type"] == "state" and message["table"]["status"] == "playing")
    return tables, table_id


async def test_previews_tell_what_the_seat_may_know(running: RunningHall) -> None:
    """Held against a twin that differs in everything hidden, for the first choices of a match."""
    tables, table_id = await started(running)
    room = await running.room(table_id)
    choose = chooser("previews")
    told_anything = 0
    async with asyncio.timeout(PATIENCE):
        for _ in range(80):
            assert room.state.match is not None
            match = room.state.match
            table = tables[match.seat]
            while table.latest is None or table.latest["seq"] < room.state.seq:
                await table.hear()
            assert has_options(table.latest)
            twin = match.determinize(match.seat, rng_from_seed(str(room.state.seq)))
            for key in match.keys()[:4]:
                effects = await table.preview(key)
                assert effects == json.loads(json.dumps(twin.preview(key)))
                told_anything += bool(effects)
            await table.choose(choose(table.latest))
            before = table.latest["seq"]
            while table.latest["seq"] == before:
                await table.hear()
    assert told_anything > 20
    for table in tables:
        await table.close()


async def test_only_the_owner_of_the_deciding_seat_is_told(running: RunningHall) -> None:
    tables, table_id = await started(running)
    room = await running.room(table_id)
    assert room.state.match is not None
    seat, key = room.state.match.seat, room.state.match.keys()[0]
    mine, other = tables[seat], tables[1 - seat]
    before = room.state.match.to_json(history=True)
    await other.send("preview", seat=seat, seq=other.seen, key=key)
    assert await refused(other) == "error-not-your-seat"
    await other.send("preview", seat=1 - seat, seq=other.seen, key=key)
    assert await refused(other) == "error-not-your-turn"
    await mine.send("preview", seat=9, seq=mine.seen, key=key)
    assert await refused(mine) == "error-no-such-seat"
    with pytest.raises(HallRefused, match="error-invalid-option"):
        await mine.preview("nonsense")
    with pytest.raises(HallRefused, match="error-not-offered"):
        await mine.preview("wait")
    async with running.stranger().at(table_id) as watching:
        await watching.send("preview", seat=seat, seq=room.state.seq, key=key)
        assert await refused(watching) == "error-not-your-seat"
    await mine.send("preview", seat=seat, seq=mine.seen - 1, key=key)
    late = await told(mine, "previewed")
    assert late["effects"] == {} and late.keys() == names(m.PreviewedMessage)
    assert room.state.match.to_json(history=True) == before
    await mine.send("pause", paused=True)
    await mine.send("preview", seat=seat, seq=mine.seen, key=key)
    assert await refused(mine) == "error-paused"
    for table in tables:
        await table.close()
