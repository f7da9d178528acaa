"""Who comes to a table and who does not: chairs held for people, whom a host keeps away, what those who watch say, and
what the keepers of a hall are told and do."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from longhall.cli import hall_keeper
from longhall.cli.main import main
from longhall.client import Client, HallRefused
from longhall.kernel.errors import LonghallError
from longhall.server.db import keeping
from longhall.server.rates import RateLimiter
from longhall.server.table.state import CANCELLED
from tests.server.hall_fixture import RunningHall, refused, told

pytestmark = pytest.mark.anyio


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path) as running:
        yield running


async def finish(running: RunningHall, table_id: str) -> None:
    room = await running.room(table_id)
    users = [seat.user_id for seat in room.state.seats]
    await room.start(users[0])
    await room.offer_end(users[0], 0)
    for number, user in enumerate(users[1:], start=1):
        await room.answer(user, number, True)


async def why(work: object) -> str:
    with pytest.raises(HallRefused) as raised:
        await work  # type: ignore[misc]
    return raised.value.message


async def me(client: Client) -> str:
    return str((await client.ask("GET", "/api/me"))["id"])


async def test_a_rematch_keeps_every_chair(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2)
    await finish(running, table_id)
    again = (await host.ask("POST", f"/api/tables/{table_id}/rematch"))["id"]
    stranger = await running.guest("Stranger")
    async with stranger.at(again) as table:
        shown = await told(table, "state")
        assert (shown["table"]["seats"][1]["awaited"], shown["you"]["offered"]) == ("Guest 1", None)
        await table.send("sit", seat=1)
        assert await refused(table) == "error-seat-held"
    assert [one["invited"] for one in await guest.my_tables() if one["id"] == again] == [True]
    joined = await guest.ask("POST", f"/api/tables/{table_id}/rematch")
    assert joined["id"] == again and [seat["taken"] for seat in joined["seats"]] == [True, True]


async def test_a_chair_is_held_for_somebody_one_knows(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2)
    await finish(running, table_id)
    (known,) = await host.ask("GET", "/api/my/people")
    assert known["name"] == "Guest 1"
    table = (await host.open_table("northgard", {"seats": 3, "clans": "random"}))["id"]
    held = f"/api/tables/{table}/held"
    assert await why(guest.ask("PUT", held, {"seat": 2, "who": known["who"]})) == "error-not-host"
    (other_way,) = await guest.ask("GET", "/api/my/people")
    assert await why(host.ask("PUT", held, {"seat": 2, "who": other_way["who"]})) == "error-no-such-person"
    await host.ask("PUT", held, {"seat": 2, "who": known["who"]})
    assert (await guest.state(table))["you"]["offered"] == 2
    await running.restart()
    stranger = await running.guest("Stranger")
    assert (await stranger.state(table))["you"]["offered"] == 1
    await running.hall.delete_user(await me(guest))  # whoever leaves for good is awaited no more
    assert (await host.state(table))["table"]["seats"][2]["awaited"] == ""


async def test_a_host_keeps_somebody_away(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2)
    bans = f"/api/tables/{table_id}/bans"
    who = (await host.state(table_id))["table"]["seats"][1]["who"]
    assert await why(guest.ask("POST", bans, {"who": who})) == "error-not-host"
    async with host.at(table_id) as hosts:
        await host.ask("POST", bans, {"who": who})
        await told(hosts, lambda m: "table" in m and not m["table"]["seats"][1]["taken"])
    with pytest.raises(InvalidStatus):
        await guest.at(table_id).connect()
    assert [one["name"] for one in await host.ask("GET", bans)] == ["Guest 1"]
    await host.ask("DELETE", f"{bans}/{who}")
    async with guest.at(table_id) as table:
        await table.send("sit", seat=1)
        await told(table, lambda m: m.get("you", {}).get("seats") == [1])
        async with host.at(table_id) as hosts:
            await hosts.start()
            await told(table, lambda m: m.get("table", {}).get("status") == "playing")
        assert await why(host.ask("POST", bans, {"who": who})) == "error-not-now"  # nobody is thrown out of a match


async def test_those_who_watch_are_heard_by_those_who_watch(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2)
    watcher, other = await running.guest("Watcher"), await running.guest("Other")
    chat = f"/api/tables/{table_id}/chat"
    async with host.at(table_id) as hosts, watcher.at(table_id) as watchers, other.at(table_id) as others:
        await hosts.start()
        await told(watchers, lambda m: m.get("table", {}).get("status") == "playing")
        await watchers.send("say", text="he holds the sword")
        assert (await told(others, "said"))["aside"] is True
        await watchers.send("say", text="and again")
        assert await refused(watchers) == "error-chat-slow"
        await hosts.send("say", text="good luck")
        assert (await told(hosts, "said"))["text"] == "good luck"  # and nothing before it
        assert (await told(watchers, "said"))["text"] in ("he holds the sword", "good luck")
        assert [line["text"] for line in await guest.ask("GET", chat)] == ["good luck"]
        assert len(await other.ask("GET", chat)) == 2
        room = await running.room(table_id)
        await room.offer_end(await me(host), 0)
        await room.answer(await me(guest), 1, True)
        assert len(await guest.ask("GET", chat)) == 2  # now everybody may know everything
    quiet = (
        await host.ask(
            "POST",
            "/api/tables",
            {"game": "northgard", "setup": {"seats": 2}, "bots": [None, "random"], "watchers_chat": False},
        )
    )["id"]
    async with host.at(quiet) as hosts, watcher.at(quiet) as watchers:
        await hosts.start()
        await told(watchers, lambda m: m.get("table", {}).get("status") == "playing")
        await watchers.send("say", text="hello")
        assert await refused(watchers) == "error-watchers-chat"


async def test_reports_and_what_keepers_do(running: RunningHall, capsys: pytest.CaptureFixture[str]) -> None:
    [host, guest], table_id = await running.seated(2)
    reports = f"/api/tables/{table_id}/reports"
    async with guest.at(table_id) as guests:
        await guests.send("say", text="something rude")
        who = (await told(guests, "said"))["who"]
    await host.ask("POST", reports, {"who": who, "text": "He is rude."})
    running.hall.reports = RateLimiter(1 / 3600, 1)
    running.hall.reports.take(await me(host))
    assert await why(host.ask("POST", reports, {"who": who, "text": "again"})) == "error-too-fast"
    assert await why(host.ask("GET", "/api/keeper")) == "error-not-keeper"
    await keeping.appoint(running.hall.store, await me(host), True)
    (told_of,) = (await host.ask("GET", "/api/keeper"))["reports"]
    assert [line["text"] for line in told_of["lines"]] == ["something rude"] and told_of["text"] == "He is rude."
    person = f"/api/keeper/people/{told_of['person']['id']}"
    await host.ask("PATCH", person, {"mute": 2})
    async with guest.at(table_id) as guests:
        await guests.send("say", text="more")
        assert await refused(guests) == "error-muted-everywhere"
        await host.ask("PATCH", person, {"banned": True})
    assert await why(guest.open_table("northgard", {"seats": 2})) == "error-banned"
    await host.ask("PATCH", person, {"banned": False, "mute": 0})
    await guest.open_table("northgard", {"seats": 2})
    await host.ask("POST", f"/api/keeper/reports/{told_of['number']}/done")
    assert (await host.ask("GET", "/api/keeper"))["reports"] == []
    assert await why(host.ask("PATCH", f"/api/keeper/people/{await me(host)}", {"banned": True})) == (
        "error-no-such-person"
    )
    async with guest.at(table_id) as guests:
        await host.ask("POST", f"/api/keeper/tables/{table_id}/close")
        await told(guests, lambda m: m.get("table", {}).get("status") == CANCELLED)


async def test_the_same_on_the_command_line_beside_a_running_hall(
    running: RunningHall, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    [host, guest], table_id = await running.seated(2)
    id = await me(guest)
    await host.ask("POST", f"/api/tables/{table_id}/reports", {"who": await _who(host, table_id), "text": "Rude."})
    room = await running.room(table_id)
    await room.start(await me(host))

    async def keeper(*arguments: str) -> tuple[int, str]:
        rc = await asyncio.to_thread(main, ["hall", "keeper", *arguments, "--data", str(tmp_path)])
        said = capsys.readouterr()
        return rc, said.out + said.err

    assert "Rude." in (await keeper("reports"))[1]
    assert await keeper("done", "1") == (0, "")
    assert (await keeper("done", "1"))[0] == 2
    assert "guest" in (await keeper("appoint", id))[1]
    assert await keeper("ban", id) == (0, "")
    assert id in (await keeper("list"))[1]
    assert await why(guest.open_table("northgard", {"seats": 2})) == "error-banned"
    assert await keeper("close", table_id) == (0, "")
    await running.hall.unload_idle()  # as it does every minute
    assert room.state.status == CANCELLED
    rc, said = await keeper("ban", "nobody@example.org")
    assert rc == 2 and "Traceback" not in said


async def _who(client: Client, table_id: str) -> str:
    return str((await client.state(table_id))["table"]["seats"][1]["who"])


def test_what_to_do_must_be_said() -> None:
    parsed = argparse.Namespace(act="ban", what=None, hours=1.0)
    with pytest.raises(LonghallError, match="whom"):
        hall_keeper.run(parsed)
