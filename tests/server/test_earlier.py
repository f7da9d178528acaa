"""Those who sat there before: whose seats they are in a rematch, and whose names the choices bear that are gone on
from."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from longhall.client import Client
from longhall.server.table.permissions import Refused
from longhall.server.table.room import Room
from tests.server.hall_fixture import RunningHall, picture_for, table_of
from tests.server.small_hall import delete_table
from tests.server.test_continue import continue_match, match_of, play
from tests.server.test_rematch import end

pytestmark = pytest.mark.anyio


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path) as hall:
        yield hall


async def finished(running: RunningHall, people: int, seats: int) -> tuple[list[Client], Room]:
    """A match that so many people have played, a bot in the last of three seats where there is one."""
    setup, bots = {"seats": seats, "clans": "random"}, [*[None] * people, *["random"] * (seats - people)]
    clients, table_id = await running.seated(people, setup, bots=bots)
    room = await running.room(table_id)
    await room.start(room.state.host_id)
    while room.state.choices_made() < 6:
        match = match_of(room)
        owner = room.state.seats[match.seat].user_id
        await room.choose(owner, match.seat, room.state.seq, match.keys()[0], by_bot=None if owner else "random")
    await end_running(room)
    return clients, room


async def end_running(room: Room) -> None:
    await room.offer_end(room.state.seats[0].user_id, 0)
    for seat in room.state.voters()[1:]:
        await room.answer(room.state.seats[seat].user_id, seat, True)
    assert room.state.status == "finished"


def seats_told(room: Room, field: str) -> list[str]:
    return [seat[field] for seat in table_of(room)["seats"]]


async def offered(client: Client, table_id: str) -> int | None:
    found: int | None = (await client.state(table_id))["you"]["offered"]
    return found


async def test_a_rematch_keeps_the_seats_of_those_who_played(running: RunningHall) -> None:
    clients, table_id = await running.seated(3, {"seats": 3})
    await end(await running.room(table_id))
    again = await running.room((await clients[1].ask("POST", f"/api/tables/{table_id}/rematch"))["id"])
    assert seats_told(again, "name") == ["", "Guest 1", ""]
    assert seats_told(again, "awaited") == ["Guest 0", "", "Guest 2"]
    assert [await offered(client, again.id) for client in clients] == [0, None, 2]
    other = await running.guest("Other")
    assert await offered(other, again.id) is None, "all that are free are held for somebody"
    with pytest.raises(Refused, match="error-seat-held"):
        await again.sit(again.state.seats[1].user_id or "", "Guest 1", 0)


async def test_who_joins_a_rematch_is_offered_a_seat_that_nobody_comes_back_to(running: RunningHall) -> None:
    clients, table_id = await running.seated(2, {"seats": 3}, bots=[None, "random", None])
    await end(await running.room(table_id))
    again = await running.room((await clients[1].ask("POST", f"/api/tables/{table_id}/rematch"))["id"])
    await again.give_seat(again.state.host_id, 1, None)
    assert seats_told(again, "awaited") == ["Guest 0", "", ""]
    assert await offered(await running.guest("Other"), again.id) == 1
    assert await offered(running.stranger(), again.id) == 1
    await running.restart()
    assert await offered(clients[0], again.id) == 0


async def test_any_table_offers_a_free_seat_until_it_is_full(running: RunningHall) -> None:
    host = await running.guest("Host")
    opened = await host.open_table("northgard", {"seats": 2})
    other = await running.guest("Other")
    assert (await offered(host, opened["id"]), await offered(other, opened["id"])) == (None, 1)
    room = await running.room(opened["id"])
    await room.give_seat(room.state.host_id, 1, "random")
    assert await offered(other, opened["id"]) is None


def earlier(room: Room) -> list[tuple[int, list[str]]]:
    return [(group["until"], [seat["name"] for seat in group["seats"]]) for group in table_of(room)["earlier"]]


async def test_copied_choices_are_told_with_the_names_of_those_who_made_them(running: RunningHall) -> None:
    [ann, _], source = await finished(running, 2, 2)
    watcher = await running.guest("Watcher")
    second = await running.room((await continue_match(watcher, source.id, 5))["id"])
    assert earlier(second) == [(5, ["Guest 0", "Guest 1"])]
    assert seats_told(second, "awaited") == ["", "Guest 1"]
    host = second.state.host_id
    assert host is not None
    await second.sit(host, "Watcher's friend", 1)
    await second.start(host)
    await play(second, 3)
    await second.offer_end(host, 0)
    third = await running.room((await continue_match(ann, second.id, 7))["id"])
    told = [(5, ["Guest 0", "Guest 1"]), (7, ["Watcher", "Watcher's friend"])]
    assert earlier(third) == told
    assert earlier(await running.room((await continue_match(ann, second.id, 2))["id"])) == [(2, n) for _, n in told]
    await running.restart()
    assert earlier(await running.room(third.id)) == told
    file = (await ann.http.get(f"/api/tables/{second.id}/record")).headers["Content-Disposition"]
    assert "northgard-Watcher-Watcher-s-friend-Guest-0-Guest-1-" in file


async def test_whoever_has_left_for_good_is_named_nowhere(running: RunningHall) -> None:
    clients, source = await finished(running, 2, 3)
    room = await running.room((await continue_match(clients[0], source.id, 5))["id"])
    assert earlier(room)[0][1] == ["Guest 0", "Guest 1", "random"]
    assert (await clients[1].http.delete("/api/me")).status_code == 204

    async def check(room: Room) -> None:
        assert earlier(room)[0][1] == ["Guest 0", "", "random"]
        assert seats_told(room, "awaited") == ["", "", ""]
        seats: list[dict[str, Any]] = table_of(room)["earlier"][0]["seats"]
        assert [(seat["taken"], seat["left"]) for seat in seats] == [(True, False), (False, True), (False, False)]
        assert "Guest 1" not in str(picture_for(room, None))

    await check(room)
    await running.restart()
    await check(await running.room(room.id))


async def test_without_the_other_table_the_seats_have_numbers(running: RunningHall) -> None:
    [ann, _], source = await finished(running, 2, 2)
    opened = await continue_match(ann, source.id, 5)
    await delete_table(running.hall.store, source.id)
    await running.restart()
    assert earlier(await running.room(opened["id"])) == []
