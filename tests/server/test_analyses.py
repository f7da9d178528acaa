"""Analyses of finished matches: worked out once, kept, given up when nobody waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from longhall.analysis.analyse import Effort
from longhall.analysis.run import analyse
from longhall.client import Client, HallRefused
from longhall.server.analyses import PATIENCE as UNTIL_GIVEN_UP
from longhall.server.analyses import Analyses, AnalysisInProgress
from longhall.server.bot_pool import BotPool
from longhall.server.table.room import Room
from tests.patience import PATIENCE
from tests.server.hall_fixture import RunningHall
from tests.server.test_continue import finished

pytestmark = pytest.mark.anyio
LITTLE = Effort(first=2, glance=1, moments=3, estimate=1, judged=2, judge=2, compare=1, answers=1, answer=1, explain=2)


@pytest.fixture(scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path_factory.mktemp("hall")) as hall:
        hall.hall.analyses.effort = LITTLE
        yield hall


async def look(client: Client, table_id: str) -> dict[str, Any]:
    found: dict[str, Any] = await client.ask("GET", f"/api/tables/{table_id}/analysis")
    return found


async def whole(client: Client, table_id: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while (found := await look(client, table_id))["done"] < 1:
            await asyncio.sleep(0.01)
    return found


async def test_it_is_what_the_command_finds_and_is_worked_out_once(
    running: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, table_id, room = await finished(running, 20)
    found = await whole(client, table_id)
    assert room.state.match is not None
    assert found["known"] == analyse(room.state.match, LITTLE)

    async def never(*_: Any) -> Any:
        raise AssertionError("it is there already")

    monkeypatch.setattr(BotPool, "look_back", never)
    assert await look(client, table_id) == found


async def test_two_who_ask_at_once_wait_for_the_same_one(running: RunningHall, monkeypatch: pytest.MonkeyPatch) -> None:
    client, table_id, _ = await finished(running, 12)
    begun: list[str] = []
    carry_through = Analyses._carry_through

    async def counted(self: Analyses, room: Room, mine: AnalysisInProgress) -> bool:
        begun.append(room.id)
        return await carry_through(self, room, mine)

    monkeypatch.setattr(Analyses, "_carry_through", counted)
    await asyncio.gather(look(client, table_id), look(client, table_id))
    await whole(client, table_id)
    assert begun == [table_id]


async def test_it_is_given_up_when_nobody_waits(running: RunningHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhall.server.analyses.SAVED_EVERY", 0.0)
    client, table_id, _ = await finished(running, 12)
    real = time.time
    await look(client, table_id)
    monkeypatch.setattr(time, "time", lambda: real() + 2 * UNTIL_GIVEN_UP)
    async with asyncio.timeout(PATIENCE):
        while running.hall.analyses._in_progress:
            await asyncio.sleep(0.01)
    assert (await look(client, table_id))["done"] < 1, "who asks again has to wait again"
    await whole(client, table_id)


async def test_a_match_that_is_being_played_is_not_analysed(running: RunningHall) -> None:
    [client], table_id = await running.seated(1)
    with pytest.raises(HallRefused) as refusal:
        await look(client, table_id)
    assert refusal.value.message == "error-not-finished"
