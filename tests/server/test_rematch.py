"""Tables that are closed before the start, and playing the same again with the same people in the same seats."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from longhall.client import Client, HallRefused
from longhall.server.table.permissions import Refused
from longhall.server.table.room import Room
from tests.server.hall_fixture import RunningHall, told

pytestmark = pytest.mark.anyio


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path) as hall:
        yield hall


async def end(room: Room) -> None:
    await room.start(room.state.host_id)
    while room.state.status != "finished":
        await room.offer_end(room.state.seats[0].user_id, 0)
        for seat in room.state.voters()[1:]:
            with contextlib.suppress(Refused):  # a choice of the bot has ended the question
                await room.answer(room.state.seats[seat].user_id, seat, True)


async def test_a_rematch_is_for_those_who_have_finished(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2)
    room = await running.room(table_id)

    async def refusal(who: Client) -> tuple[int, str]:
        with pytest.raises(HallRefused) as found:
            await who.ask("POST", f"/api/tables/{table_id}/rematch")
        return found.value.status, found.value.message

    assert await refusal(host) == (409, "error-not-finished")
    await room.start(room.state.host_id)
    assert await refusal(host) == (409, "error-not-finished")
    await room.pause(room.state.host_id, True)
    assert await refusal(host) == (409, "error-not-finished")
    await room.pause(room.state.host_id, False)
    await room.offer_end(room.state.seats[0].user_id, 0)
    await room.answer(room.state.seats[1].user_id, 1, True)
    assert await refusal(await running.guest("Watcher")) == (409, "error-not-seated")
    again = await guest.ask("POST", f"/api/tables/{table_id}/rematch")
    assert again["status"] == "open" and again["setup"] == room.state.setup


async def test_both_who_want_one_meet_in_their_old_seats(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2, {"seats": 3, "clans": "random"}, bots=[None, "random", None])
    await end(await running.room(table_id))
    async with host.at(table_id) as table:
        first = await guest.ask("POST", f"/api/tables/{table_id}/rematch")
        assert [seat["name"] for seat in first["seats"]] == ["", "random", "Guest 1"]
        assert (await told(table, "rematch"))["table"] == first["id"]
    again = await host.ask("POST", f"/api/tables/{table_id}/rematch")
    assert again["id"] == first["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Guest 0", "random", "Guest 1"]
    assert (await guest.ask("POST", f"/api/tables/{table_id}/rematch"))["seats"] == again["seats"]
    room = await running.room(first["id"])
    await room.start(room.state.host_id)
    assert (await host.ask("POST", f"/api/tables/{table_id}/rematch"))["id"] != first["id"], "that one has begun"


async def test_all_who_want_one_at_once_meet(running: RunningHall) -> None:
    clients, table_id = await running.seated(3, {"seats": 3, "clans": "random"})
    await end(await running.room(table_id))
    asked = [client.ask("POST", f"/api/tables/{table_id}/rematch") for client in clients for _ in range(2)]
    (again,) = {table["id"] for table in await asyncio.gather(*asked)}
    assert [seat["name"] for seat in (await clients[0].state(again))["table"]["seats"]] == [
        "Guest 0",
        "Guest 1",
        "Guest 2",
    ]


async def test_who_held_all_seats_holds_them_again(running: RunningHall) -> None:
    [client], table_id = await running.seated(1)
    room = await running.room(table_id)
    assert room.state.host_id is not None
    await room.sit(room.state.host_id, "Guest 0", 1)
    await end(room)
    again = await client.ask("POST", f"/api/tables/{table_id}/rematch")
    assert [seat["taken"] for seat in again["seats"]] == [True, True]


async def test_people_at_one_screen_keep_their_names(running: RunningHall) -> None:
    host = await running.guest("Host")
    opened = await host.open_table("northgard", {"seats": 2})
    room = await running.room(opened["id"])
    assert room.state.host_id is not None
    for seat, name in enumerate(("Ida", "Olga")):
        await room.sit(room.state.host_id, name, seat)
    await end(room)
    again = await host.ask("POST", f"/api/tables/{opened['id']}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["Ida", "Olga"]


async def test_a_seat_that_the_host_gave_away_is_somebody_elses(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2)
    await end(await running.room(table_id))
    again = await host.ask("POST", f"/api/tables/{table_id}/rematch")
    other = await running.guest("Other")
    await host.ask("PUT", f"/api/tables/{again['id']}/held", {"seat": 1, "who": None})
    async with other.at(again["id"]) as table:
        await table.send("sit", seat=1)
        await told(table, lambda m: m.get("you", {}).get("seats") == [1])
    late = await guest.ask("POST", f"/api/tables/{table_id}/rematch")
    assert [seat["name"] for seat in late["seats"]] == ["Guest 0", "Other"]


async def test_the_host_closes_a_table_before_the_start(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2, public=True)

    async def refusal(who: Client) -> tuple[int, str]:
        with pytest.raises(HallRefused) as found:
            await who.ask("DELETE", f"/api/tables/{table_id}")
        return found.value.status, found.value.message

    assert await refusal(guest) == (409, "error-not-host")
    assert await refusal(running.stranger()) == (401, "error-need-name")
    async with guest.at(table_id) as table:
        assert await host.ask("DELETE", f"/api/tables/{table_id}") is None
        await told(table, lambda m: "table" in m and m["table"]["status"] == "cancelled")
    assert await refusal(host) == (409, "error-closed")
    assert await host.tables("open") == [] and await host.my_tables() == []
    await running.restart()
    assert (await host.state(table_id))["table"]["status"] == "cancelled"


async def test_closed_tables_do_not_count(running: RunningHall) -> None:
    running.hall.settings.limits.tables_per_user = 2
    client = await running.guest("Astrid")
    opened = [(await client.open_table("northgard"))["id"] for _ in range(2)]
    with pytest.raises(HallRefused, match="too many open tables"):
        await client.open_table("northgard")
    await client.ask("DELETE", f"/api/tables/{opened[0]}")
    await client.open_table("northgard")
    room = await running.room(opened[1])
    assert room.state.host_id is not None
    for seat in range(len(room.state.seats)):
        await room.sit(room.state.host_id, "Astrid", seat)
    await room.start(room.state.host_id)
    with pytest.raises(HallRefused) as found:
        await client.ask("DELETE", f"/api/tables/{opened[1]}")
    assert found.value.message == "error-already-started"
