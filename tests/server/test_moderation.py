"""Speaking at a table: who may, what arrives, and how the host silences somebody."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from longhall.client import Client, TableConnection
from longhall.server.people.public_ids import public_id
from longhall.server.rates import RateLimiter
from tests.server.hall_fixture import RunningHall, refused, told

pytestmark = pytest.mark.anyio


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path) as running:
        yield running


async def say(table: TableConnection, text: str) -> str:
    """Say something and hear it; who the hall says one is."""
    await table.send("say", text=text)
    heard = await told(table, lambda m: m["type"] == "said" and m["text"] == text)
    return str(heard["who"])


async def me(client: Client) -> str:
    return str((await client.ask("GET", "/api/me"))["id"])


async def test_the_host_silences_somebody_and_lets_them_speak_again(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2)
    async with host.at(table_id) as hosts, guest.at(table_id) as guests:
        who = await say(guests, "hello")
        await hosts.send("mute", who=who)
        assert await told(guests, "muted") == {"type": "muted", "who": who, "muted": True}
        await guests.send("say", text="still here")
        assert await refused(guests) == "error-muted"
        await say(hosts, "quiet now")
        await hosts.send("mute", who=who)  # once more changes nothing
        await told(hosts, "muted")
        await hosts.send("unmute", who=who)
        assert (await told(guests, lambda m: m["type"] == "muted" and not m["muted"]))["who"] == who
        await say(guests, "thank you")
    said = [(line["who"], line["text"]) for line in await guest.ask("GET", f"/api/tables/{table_id}/chat")]
    hosts_id = public_id(table_id, await me(host))
    assert said == [(who, "hello"), (hosts_id, "quiet now"), (who, "thank you")]


async def test_muting_is_limited(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2)
    running.hall.interruptions = RateLimiter(1 / 60, 2)
    async with host.at(table_id) as hosts:
        who = public_id(table_id, await me(guest))
        for kind in ("mute", "unmute", "mute"):
            await hosts.send(kind, who=who)
        assert await refused(hosts) == "error-too-fast"
    assert (await host.state(table_id))["table"]["muted"] == []


async def test_everybody_can_tell_from_which_seat_somebody_speaks(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2)
    watcher = await running.guest("Watcher")
    async with guest.at(table_id) as guests, watcher.at(table_id) as watchers:
        who = [await say(guests, "hello"), await say(watchers, "good luck")]
    seats = (await host.state(table_id))["table"]["seats"]
    assert [seat["who"] for seat in seats][1] == who[0]
    assert who[1] not in [seat["who"] for seat in seats]


async def test_silence_outlives_a_restart_and_holds_at_that_table_only(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2)
    async with host.at(table_id) as hosts:
        await hosts.send("mute", who=public_id(table_id, await me(guest)))  # sits here, has said nothing yet
        await told(hosts, "muted")
    other = (await guest.open_table("northgard", {"seats": 2}))["id"]
    await running.restart()
    async with guest.at(table_id) as guests, guest.at(other) as elsewhere:
        await guests.send("say", text="hello")
        assert await refused(guests) == "error-muted"
        await say(elsewhere, "hello")


async def test_who_comes_back_is_told_who_is_silenced(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2)
    other = (await host.open_table("northgard", {"seats": 2}))["id"]
    async with host.at(table_id) as hosts, guest.at(table_id) as guests:
        who = await say(guests, "hello")
        await hosts.send("mute", who=who)
        await told(hosts, "muted")
    for again in (False, True):
        if again:
            await running.restart()
        for client in (host, guest, running.stranger()):
            assert (await client.state(table_id))["table"]["muted"] == [who]
            async with client.at(table_id) as table:
                assert (await told(table, "state"))["table"]["muted"] == [who]
            assert (await client.state(other))["table"]["muted"] == []
    async with host.at(table_id) as hosts:
        await hosts.send("unmute", who=who)
        await told(hosts, "muted")
        assert (await guest.state(table_id))["table"]["muted"] == []
    await running.restart()
    assert (await guest.state(table_id))["table"]["muted"] == []


async def test_a_spectator_can_be_silenced(running: RunningHall) -> None:
    [host], table_id = await running.seated(1)
    watcher = await running.guest("Watcher")
    async with host.at(table_id) as hosts, watcher.at(table_id) as watching:
        await hosts.send("mute", who=await say(watching, "what a game"))
        await told(watching, "muted")
        await watching.send("say", text="what a game")
        assert await refused(watching) == "error-muted"


async def test_only_the_host_silences(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2)
    async with host.at(table_id) as hosts, guest.at(table_id) as guests, running.stranger().at(table_id) as strangers:
        hosts_id = await say(hosts, "hello")
        for table in (guests, strangers):
            for kind in ("mute", "unmute"):
                await table.send(kind, who=hosts_id)
                assert await refused(table) == "error-not-host"
        await hosts.send("mute", who=hosts_id)
        assert await refused(hosts) == "error-not-now"
        await hosts.send("mute", who="nobody")
        assert await refused(hosts) == "error-no-such-person"
        await hosts.send("mute", who="x" * 33)
        assert await refused(hosts) == "error-not-understood"
        await say(hosts, "still speaking")


async def test_only_people_with_a_name_speak(running: RunningHall) -> None:
    _, table_id = await running.seated(1)
    async with running.stranger().at(table_id) as table:
        await table.send("say", text="hello")
        assert await refused(table) == "error-need-name"


@pytest.mark.parametrize(
    ("text", "arrives"),
    [
        ("<b>bold</b> & <script>alert(1)</script>", "<b>bold</b> & <script>alert(1)</script>"),  # text, nothing else
        ("  two\n\tlines\x00 and\x1b[31m red ", "twolines and[31m red"),
        ("left \u202eright", "left right"),
        ("Žluťoučký ґанок 🎲", "Žluťoučký ґанок 🎲"),
    ],
)
async def test_what_is_said_is_plain_text(running: RunningHall, text: str, arrives: str) -> None:
    [host], table_id = await running.seated(1)
    async with host.at(table_id) as table:
        await table.send("say", text=text)
        assert (await told(table, "said"))["text"] == arrives


@pytest.mark.parametrize("text", ["", " \n ", "\u200b", "x" * 501])
async def test_nothing_and_too_much_are_refused(running: RunningHall, text: str) -> None:
    [host], table_id = await running.seated(1)
    async with host.at(table_id) as table:
        await table.send("say", text=text)
        assert await refused(table) == "error-chat-length"


async def test_who_one_is_tells_nothing_elsewhere(running: RunningHall) -> None:
    [host], first = await running.seated(1)
    second = (await host.open_table("northgard", {"seats": 2}))["id"]
    user_id = await me(host)
    async with host.at(first) as here, host.at(second) as there:
        names = {await say(here, "a"), await say(here, "b"), await say(there, "c")}
    assert len(names) == 2
    assert user_id not in names
