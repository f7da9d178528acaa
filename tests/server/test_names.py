"""A new name stands at once where its owner sits; a table that is over keeps the old one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from longhall.client import Client
from longhall.server.hall import Hall
from longhall.server.table.clocks import Clock
from tests.server.hall_fixture import RunningHall, company, settings_in, told

pytestmark = pytest.mark.anyio


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path) as hall:
        yield hall


async def rename(client: Client, name: str) -> None:
    await client.ask("PATCH", "/api/me", {"name": name})


async def names(client: Client, table_id: str) -> list[str]:
    return [seat["name"] for seat in (await client.state(table_id))["table"]["seats"]]


async def test_a_new_name_is_told_at_the_tables_one_sits_at(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2, public=True)
    async with host.at(table_id) as table:
        await rename(guest, "Sigrun")
        await told(table, lambda m: "table" in m and m["table"]["seats"][1]["name"] == "Sigrun")
        await table.start()
        begun = await told(table, lambda m: "table" in m and m["table"]["status"] == "playing")
        await rename(guest, "Ylva")
        told_again = await told(table, lambda m: "table" in m and m["table"]["seats"][1]["name"] == "Ylva")
        assert told_again["seq"] > begun["seq"], "also other processes hear of it"
        assert told_again["table"]["deadline"] == begun["table"]["deadline"]
    assert [t["id"] for t in await host.tables("playing", player="ylva")] == [table_id]
    assert await host.tables("playing", player="sigrun") == []
    await running.restart()
    assert await names(host, table_id) == ["Guest 0", "Ylva"]


async def test_a_table_that_is_not_in_memory_gets_the_name_too(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2)
    await running.restart()
    assert table_id not in running.hall.rooms
    await rename(guest, "Sigrun")
    assert await names(host, table_id) == ["Guest 0", "Sigrun"]


async def test_a_finished_table_keeps_its_names(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2, public=True)
    room = await running.room(table_id)
    await room.start(room.state.host_id)
    await room.offer_end(room.state.seats[0].user_id, 0)
    await room.answer(room.state.seats[1].user_id, 1, True)
    await rename(guest, "Sigrun")
    assert await names(host, table_id) == ["Guest 0", "Guest 1"]
    await running.restart()
    assert await names(host, table_id) == ["Guest 0", "Guest 1"]
    assert len(await host.tables("finished", player="guest 1")) == 1


async def test_who_is_connected_speaks_and_sits_by_the_new_name(running: RunningHall) -> None:
    _, table_id = await running.seated(1)
    guest = await running.guest("Guest 1")
    async with guest.at(table_id) as table:
        await rename(guest, "Sigrun")
        await table.send("sit", seat=1)
        await told(table, lambda m: "table" in m and m["table"]["seats"][1]["name"] == "Sigrun")
        await table.send("say", text="hello")
        assert (await told(table, "said"))["name"] == "Sigrun"


async def test_the_clock_rings_after_a_change_of_name(tmp_path: Path) -> None:
    hall = Hall(settings_in(tmp_path))
    await hall.start()
    at = await company(hall, clock=Clock("live", 1000.0, 60.0))
    await hall.rename(at.users[0].id, "Ylva")
    assert at.room.id in hall.supervisor.alarms
    await hall.stop()
