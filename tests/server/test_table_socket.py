"""A table over the wire: whole matches, refusals, lost connections, slow readers, chat, a hall that starts anew."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import longhall
from longhall.client import Client, Message, TableConnection
from longhall.server.messages import SaidMessage
from longhall.server.settings import Limits
from longhall.server.ws import connection as table_socket
from tests.patience import PATIENCE
from tests.server.hall_fixture import RunningHall, chooser, refused, told
from tests.server.secrecy import Recorder

pytestmark = pytest.mark.anyio
MODULES = {"seats": 3, "clans": "random", "creatures": True, "more_creatures": True}


@pytest.fixture(scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


def playing(message: Message) -> bool:
    return message["type"] in ("state", "update") and message["table"]["status"] == "playing"


async def opened(running: RunningHall, people: int = 2, **wish: Any) -> tuple[list[Client], list[TableConnection], str]:
    """People connected to a match that has just begun. Close the connections."""
    clients, table_id = await running.seated(people, **wish)
    tables = [client.at(table_id) for client in clients]
    for table in tables:
        await table.connect()
    await tables[0].start()
    for table in tables:
        await told(table, playing)
    return clients, tables, table_id


class Enough(Exception):
    """Whoever decides has seen what they wanted."""


async def close(tables: list[TableConnection]) -> None:
    for table in tables:
        await table.close()


async def play_to_the_end(tables: list[TableConnection]) -> list[Message]:
    async with asyncio.timeout(PATIENCE):
        return await asyncio.gather(*(table.play(chooser(str(number))) for number, table in enumerate(tables)))


async def test_a_whole_match_of_two_people_and_a_bot(running: RunningHall) -> None:
    clients, tables, table_id = await opened(running, setup=MODULES, bots=[None, "random", None], public=True)
    commitment = tables[0].latest["table"]["commitment"] if tables[0].latest else None
    ends = await play_to_the_end(tables)
    result = ends[0]["table"]["result"]
    assert sorted(result["places"])[0] == 1 and ends[1]["table"]["result"] == result
    record = longhall.parse(await clients[0].record(table_id))
    assert record.head["seed_commitment"] == commitment and record.head["seed"] == "dice"
    assert longhall.verify(longhall.game("northgard"), record).over
    assert table_id in [
        table["id"] for table in await clients[1].tables("finished", game="northgard", player="guest 0")
    ]
    count = len(record.lines)
    for at in (0, 1, count // 2, count):
        for eye in (None, 0, 2):
            told_again = await clients[0].ask(
                "GET", f"/api/tables/{table_id}/replay/{at}", **({} if eye is None else {"eye": eye})
            )
            then = longhall.replay(longhall.game("northgard"), record, at)
            assert told_again["view"] == json.loads(json.dumps(then.view(eye)))
            assert told_again["choice"] == (record.lines[at]["choice"] if at < count else None)
    await close(tables)


async def test_choices_are_refused_with_a_reason_and_change_nothing(running: RunningHall) -> None:
    _, tables, table_id = await opened(running)
    match = (await running.room(table_id)).state.match
    assert match is not None
    before = match.to_json(history=True)
    mine, other = (tables[0], tables[1]) if match.seat == 0 else (tables[1], tables[0])
    seat = match.seat
    key = match.keys()[0]
    await mine.choose(key, seat, seq=mine.seen - 1)
    assert await refused(mine) == "error-late"
    await other.choose(key, seat)
    assert await refused(other) == "error-not-your-seat"
    await other.choose(key, 1 - seat)
    assert await refused(other) == "error-not-your-turn"
    await mine.choose("no such thing", seat)
    assert await refused(mine) == "error-invalid-option"
    nonsense: list[str | bytes] = [
        "",
        "[]",
        "{",
        "null",
        '{"type":"sing"}',
        '{"type":"choose"}',
        b"\x00\xff",
        json.dumps({"type": "choose", "seat": "0", "seq": 1, "key": key}),
        json.dumps({"type": "choose", "seat": 0, "seq": mine.seen, "key": "k" * 201}),
        json.dumps({"type": "choose", "seat": seat, "seq": mine.seen, "key": key, "more": 1}),
        '{"type":"say","text":"\\ud800"}',
        "[" * 5000,
    ]
    for text in nonsense:
        await mine.socket.send(text)
        assert await refused(mine) == "error-not-understood", text
    for huge in (10**30, -(10**30)):
        await mine.send("undo", seat=huge, to=huge)
        assert (await refused(mine)).startswith("error-")
        await mine.send("preview", seat=seat, seq=huge, key=key)
        assert (await refused(mine)).startswith("error-")
        await mine.send("resync", seen=huge)
        assert (await told(mine, lambda m: m["type"] in ("state", "update")))["type"] == "state"
    after = (await running.room(table_id)).state.match
    assert after is match and after.to_json(history=True) == before
    await mine.choose(key, seat)
    await told(mine, "update")
    await mine.choose(key, seat, seq=mine.seen - 1)  # the same again
    assert await refused(mine) == "error-late"
    assert (await running.room(table_id)).state.match.choices_made == 1  # type: ignore[union-attr]
    await close(tables)


async def test_after_a_lost_connection_exactly_what_was_missed_is_told(running: RunningHall) -> None:
    clients, tables, table_id = await opened(running)
    room = await running.room(table_id)
    away = clients[1].at(table_id)
    await away.connect()
    await told(away, "state")
    await away.close()
    for _ in range(9):
        assert room.state.match is not None
        seat = room.state.match.seat
        await room.choose(room.state.seats[seat].user_id, seat, room.state.seq, room.state.match.keys()[0])
    await away.connect()
    missed = await told(away, lambda m: m["type"] in ("state", "update"))
    assert missed["type"] == "update", "no complete picture for whoever says what they have seen"
    heard = [entry["n"] for entry in missed["entries"]]
    assert heard == list(range(1, 10)) and missed["seq"] == room.state.seq
    every: list[int] = []
    while not every or every[-1] < 9:
        every += [entry["n"] for entry in (await told(tables[1], "update"))["entries"]]
    assert every == heard, "who stayed has heard the same"
    await close([*tables, away])


async def test_a_client_comes_back_by_itself(running: RunningHall) -> None:
    _, tables, _ = await opened(running, seed="lost")
    lost = tables[1]
    decide = chooser("lossy")
    count = 0

    def losing(message: Message) -> str:
        nonlocal count
        count += 1
        if count % 10 == 0:
            lost.socket.transport.abort()
        return decide(message)

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(tables[0].play(chooser("0")), lost.play(losing), return_exceptions=False)
    assert lost.lost >= 2
    await close(tables)


async def test_one_person_may_hold_both_seats(running: RunningHall) -> None:
    clients, table_id = await running.seated(1)
    async with clients[0].at(table_id) as table:
        await table.send("sit", seat=1)
        await told(table, lambda m: m.get("you", {}).get("seats") == [0, 1])
        await table.start()
        eyes: set[int] = set()
        decide = chooser("both")

        def look(message: Message) -> str:
            assert message["you"]["eye"] == message["decision"]["seat"]
            eyes.add(message["you"]["eye"])
            return decide(message)

        async with asyncio.timeout(PATIENCE):
            end = await table.play(look)
    assert eyes == {0, 1} and end["table"]["result"] is not None


async def test_spectators_watch_and_touch_nothing(running: RunningHall) -> None:
    _, tables, table_id = await opened(running)
    for watcher in (running.stranger(), await running.guest("Watcher")):
        async with watcher.at(table_id) as watching:
            seen = await told(watching, "state")
            nothing: dict[str, Any] = {"seats": [], "eye": None, "host": False, "pauses": None, "offered": None}
            assert seen["you"] == {**nothing, "who": seen["you"]["who"]} and seen["undo_floor"] is None
            assert all(seen["decision"][name] is None for name in ("context", "options", "refusals"))
            for type, fields in (
                ("choose", {"seat": 0, "seq": seen["seq"], "key": "x"}),
                ("undo", {"seat": 0, "to": 0}),
                ("answer", {"seat": 0, "agree": True}),
                ("offer_end", {"seat": 0}),
                ("offer_pause", {"seat": 0}),
                ("hand_over", {"seat": 0, "to": 1}),
                ("leave_to_bot", {"seat": 0}),
                ("take_back", {"seat": 0}),
                ("resign", {"seat": 1}),
            ):
                await watching.send(type, **fields)
                assert await refused(watching) == "error-not-your-seat", type
            await watching.send("pause", paused=True)
            assert await refused(watching) == "error-not-seated"
            await watching.send("start")
            assert await refused(watching) == "error-not-host"
            presence = await told(tables[0], lambda m: m["type"] == "presence" and m["watching"] == 1)
            assert presence["seats"] == [0, 1]
        await told(tables[0], lambda m: m["type"] == "presence" and m["watching"] == 0)
    async with running.stranger().at(table_id) as watching:
        await watching.send("say", text="hello")
        assert await refused(watching) == "error-need-name"
        await watching.send("sit", seat=0)
        assert await refused(watching) == "error-need-name"
    await close(tables)


async def test_half_a_letter_in_a_setup(running: RunningHall) -> None:
    client = await running.guest("Guest")
    body = b'{"game": "northgard", "setup": {"\\ud800": 1}}'
    answer = await client.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["message"]) == (422, "error-setup-unknown")


async def test_only_the_host_starts_and_changes(running: RunningHall) -> None:
    clients, table_id = await running.seated(2)
    async with clients[1].at(table_id) as guest, clients[0].at(table_id) as host:
        await guest.start()
        assert await refused(guest) == "error-not-host"
        await guest.send("give_seat", seat=0, bot="random")
        assert await refused(guest) == "error-not-host"
        await host.send("give_seat", seat=1, bot="nobody")
        assert await refused(host) == "error-bots"
        await host.send("give_seat", seat=1, bot=None)
        await told(guest, lambda m: m.get("you", {}).get("seats") == [])
        await host.start()
        assert await refused(host) == "error-empty-seat"


async def test_everything_asked_of_a_table_over_the_wire(running: RunningHall) -> None:
    """Undo by vote, a bot and back, pause, the offer to end: said with messages, heard by the other."""
    _, (first, second), table_id = await opened(running)
    room = await running.room(table_id)
    for _ in range(8):
        assert room.state.match is not None
        seat = room.state.match.seat
        await room.choose(room.state.seats[seat].user_id, seat, room.state.seq, room.state.match.keys()[0])
    await first.send("undo", seat=0, to=1)
    asked = await told(second, lambda m: bool(m.get("table", {}).get("vote")))
    assert asked["table"]["vote"]["to"] == 1 and asked["table"]["vote"]["agreed"] == [0]
    await second.send("answer", seat=1, agree=False)
    await told(first, lambda m: "table" in m and m["table"]["vote"] is None and m["table"]["choices"] == 8)
    await first.send("undo", seat=0, to=1)
    await told(second, lambda m: bool(m.get("table", {}).get("vote")))
    await second.send("answer", seat=1, agree=True)
    undone = await told(second, lambda m: m.get("table", {}).get("choices") == 1)
    assert undone["type"] == "state", "after an undo nobody is caught up from before it"
    await second.send("pause", paused=True)
    await told(first, lambda m: m.get("table", {}).get("status") == "paused")
    await first.send("leave_to_bot", seat=0, bot="random")
    await told(second, lambda m: "table" in m and m["table"]["seats"][0]["bot"] == "random")
    await first.send("take_back", seat=0)
    await told(second, lambda m: "table" in m and m["table"]["seats"][0]["bot"] is None)
    await first.send("pause", paused=False)
    await told(second, playing)
    await first.send("offer_end", seat=0)
    await told(second, lambda m: bool(m.get("table", {}).get("vote")))
    await second.send("answer", seat=1, agree=True)
    end = await told(first, lambda m: m.get("table", {}).get("status") == "finished")
    assert end["table"]["result"]["reason"] == "agreed"
    await close([first, second])


async def test_chat_is_limited(running: RunningHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running.hall.chat, "rate", 1e-6)  # however long it takes, nobody may say more meanwhile
    clients, tables, table_id = await opened(running)
    await tables[0].send("say", text="  <b>Hail</b>\n\x00 you ")
    said = await told(tables[1], "said")
    assert (said["name"], said["text"]) == ("Guest 0", "<b>Hail</b> you")
    for text in ("", " \n ", "x" * 501):
        await tables[0].send("say", text=text)
        assert await refused(tables[0]) == "error-chat-length"
    for number in range(running.settings.limits.chat_per_minute - 1):
        await tables[0].send("say", text=f"word {number}")
    async with clients[0].at(table_id) as again:  # a second window is the same mouth
        await told(tables[1], lambda m: m.get("text") == f"word {running.settings.limits.chat_per_minute - 2}")
        await again.send("say", text="too much")
        assert await refused(again) == "error-chat-fast"
    chat = await clients[1].ask("GET", f"/api/tables/{table_id}/chat")
    assert len(chat) == running.settings.limits.chat_per_minute
    await close(tables)


async def test_who_may_not_connect(running: RunningHall) -> None:
    clients, table_id = await running.seated(2)
    url = f"ws://127.0.0.1:{running.port}/api/tables/{table_id}/play"
    cookie = clients[0].socket_headers()["Cookie"]
    for address, headers in (
        (url, {"Cookie": cookie, "Origin": "https://elsewhere.example"}),
        (url, {"Cookie": cookie}),
        (url, {"Authorization": "Bearer nonsense"}),
        (url.replace(table_id, "nosuchtable"), {}),
    ):
        with pytest.raises(InvalidStatus) as refusal:
            await connect(address, additional_headers=headers, proxy=None, open_timeout=PATIENCE)
        assert refusal.value.response.status_code == 403


async def test_a_message_that_is_too_big_ends_the_connection(running: RunningHall) -> None:
    clients, table_id = await running.seated(2)
    async with clients[0].at(table_id) as table:
        await table.send("say", text="x" * 9000)
        with pytest.raises(ConnectionClosed) as closed:
            await told(table, "never")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


async def test_a_slow_reader_is_dropped_and_nobody_waits(running: RunningHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "QUEUE", 10)
    monkeypatch.setattr(table_socket, "CLOSE_SECONDS", 0.1)
    _, tables, table_id = await opened(running)
    room = await running.room(table_id)
    slow = socket.create_connection(("127.0.0.1", running.port))
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.sendall(
        f"GET /api/tables/{table_id}/play HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    async with asyncio.timeout(PATIENCE):
        while len(room.audience.listeners) < 3:
            await asyncio.sleep(0.01)
        while len(room.audience.listeners) == 3:  # 20 kB to everybody each time; the third never reads
            for listener in list(room.audience.listeners):
                listener.deliver(SaidMessage(who="", name="", text="x" * 20_000, at=0))
            for table in tables:
                await told(table, "said")
    assert {listener.user_id for listener in room.audience.listeners} == {seat.user_id for seat in room.state.seats}
    slow.close()
    await close(tables)


async def test_too_many_connections_of_one_person(tmp_path: Path) -> None:
    async with RunningHall(tmp_path, limits=Limits(connections_per_user=2, requests_per_second=1000)) as running:
        clients, table_id = await running.seated(1)
        async with clients[0].at(table_id), clients[0].at(table_id):
            with pytest.raises(InvalidStatus):
                await clients[0].at(table_id).connect()
        async with clients[0].at(table_id) as table:
            await told(table, "state")


async def test_messages_that_come_too_fast_are_refused(tmp_path: Path) -> None:
    async with RunningHall(tmp_path, limits=Limits(messages_per_second=10, requests_per_second=1000)) as running:
        clients, table_id = await running.seated(2)
        async with clients[0].at(table_id) as quick, clients[1].at(table_id) as other:
            await told(quick, "presence")
            for _ in range(36):  # what is not even read: nothing the hall does slows it down
                await quick.send("nonsense")
            answers = [await told(quick, "refused") for _ in range(36)]
            late = [answer for answer in answers if answer["message"] == "error-too-fast"]
            assert late and {answer["message"] for answer in answers} == {"error-not-understood", "error-too-fast"}
            wait = late[-1]["params"]["wait"]
            assert 0 < wait <= 0.1
            await asyncio.sleep(wait + 0.01)
            await quick.send("resync", seen=-1)
            await told(quick, "state")
            await other.send("say", text="hello")
            assert (await told(quick, "said"))["text"] == "hello"


async def test_who_goes_on_too_fast_is_sent_away_alone(tmp_path: Path) -> None:
    async with RunningHall(tmp_path, limits=Limits(messages_per_second=10, requests_per_second=1000)) as running:
        clients, table_id = await running.seated(2)
        async with (
            clients[0].at(table_id) as quick,
            clients[0].at(table_id) as second,
            clients[1].at(table_id) as other,
        ):
            with contextlib.suppress(ConnectionClosed):
                for n in range(400):
                    await quick.send("hello" if n % 2 else "nonsense")
            with pytest.raises(ConnectionClosed) as ended:
                await told(quick, "no such message")
            assert ended.value.rcvd is not None and ended.value.rcvd.code == 1008
            for table in (second, other):
                await table.send("resync", seen=-1)
                await told(table, "state")
            async with clients[0].at(table_id) as again:
                await told(again, "state")
        assert (await clients[0].http.get("/metrics")).status_code == 200


class EveryThird:
    """A rate that every third message exceeds, however slow the machine is."""

    def __init__(self, _rate: float) -> None:
        self.count = 0

    def take(self) -> float:
        self.count += 1
        return 0.0 if self.count % 3 else 0.001


async def test_a_program_that_plays_too_fast_waits(running: RunningHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "MessageRate", EveryThird)
    clients, table_id = await running.seated(1)
    room = await running.room(table_id)
    assert room.state.host_id is not None
    await room.sit(room.state.host_id, "Guest 0", 1)  # both seats: nobody is waited for
    table = Recorder(clients[0], table_id)
    table.heard = []
    await table.connect()
    await table.start()
    pick = chooser("fast")

    def decide(message: Message) -> str:
        if message["table"]["choices"] >= 16:
            raise Enough
        return pick(message)

    async with asyncio.timeout(PATIENCE):
        with pytest.raises(Enough):
            await table.play(decide)
    refusals = [message["message"] for message in table.heard if message["type"] == "refused"]
    assert set(refusals) == {"error-too-fast"} and len(refusals) >= 5
    assert table.lost == 0
    await table.close()


async def test_a_hall_that_starts_anew_goes_on_with_the_same_match(tmp_path: Path) -> None:
    setup = {"seats": 3, "clans": "random", "creatures": True}
    async with RunningHall(tmp_path, snapshot_every=25) as running:
        clients, tables, table_id = await opened(running, setup=setup, bots=[None, None, "random"], seed="again")
        stops = {40, 90}
        decides = [chooser("0"), chooser("1")]
        restarting: set[asyncio.Task[None]] = set()

        def decide(number: int) -> Any:
            def choose(message: Message) -> str:
                if any(message["table"]["choices"] >= stop for stop in stops):
                    stops.remove(min(stops))
                    restarting.add(asyncio.create_task(running.restart()))
                return decides[number](message)

            return choose

        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(table.play(decide(number)) for number, table in enumerate(tables)))
            await asyncio.gather(*restarting)
        assert not stops and all(table.lost >= 2 for table in tables)
        record = longhall.parse(await clients[0].record(table_id))
        assert record.head["seed"] == "again"
        longhall.verify(longhall.game("northgard"), record)
        await close(tables)
