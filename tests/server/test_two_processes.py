"""Two processes on one PostgreSQL: they see each other's choices, never apply two for the same number, and whoever
plays, talks and votes through different ones need not know it. Over one bus each: ``test_coordinator.py``."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import random
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from longhall.cli import hall as cli_hall
from longhall.cli.main import main
from longhall.server.db.store import Store
from longhall.server.hall import Hall
from longhall.server.settings import Settings, async_address
from tests.patience import PATIENCE
from tests.server.served import Served, come_to, guest, heard, open_table, random_choice, say

pytestmark = pytest.mark.anyio
ROUNDS = 15


@pytest.fixture
def options(shared: str, bus: str) -> list[str]:
    """What the processes of one hall are started with."""
    return ["--database", shared, "--bot-delay", "0.05", *(["--bus", bus] if bus else [])]


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


@pytest.mark.parametrize("bus", ["polling"], indirect=True)
async def test_exactly_one_choice_for_a_number(shared: str, options: list[str]) -> None:
    rng = random.Random(7)
    with Served(*options) as one, Served(*options) as other:
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
                waiting = [asyncio.create_task(heard(connection, "refused")) for connection in (here, there)]
                done, rest = await asyncio.wait(waiting, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
                for task in rest:
                    task.cancel()
                late_here += len(done)
            refused += late_here + late_there
        assert refused == ROUNDS  # of every two, one was made and one refused
        for connection in (here, there):
            await connection.close()
        await client.aclose()
    hall = Hall(Settings(database=async_address(shared)))
    await hall.start()
    room = await hall.room(table_id)
    assert room is not None and room.state.match is not None
    assert room.state.match.choices_made == ROUNDS and room.state.seq == ROUNDS + 2
    await hall.stop()


async def test_several_workers_on_one_port(shared: str) -> None:
    with Served("--database", shared, "--workers", "2") as served:
        client = await guest(served.address)
        table_id = await open_table(client)
        sockets = [await come_to(client, table_id) for _ in range(6)]  # some here, some there
        await say(sockets[0], type="sit", seat=1)
        for connection in sockets:
            while not all(seat["taken"] for seat in (await heard(connection, "state", "update"))["table"]["seats"]):
                pass
            await connection.close()
        served.process.kill()  # workers end with whoever started them
        served.process.wait()
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(httpx.TransportError):  # the port is free again
                while True:
                    (await client.get("/healthz")).raise_for_status()
                    await asyncio.sleep(0.2)
        await client.aclose()


def test_workers_stop_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that dies is replaced; being told to stop is not a failure."""
    started: list[FakeWorker] = []

    def start(**_arguments: Any) -> FakeWorker:
        started.append(FakeWorker())
        if len(started) == 3:
            signal.raise_signal(signal.SIGTERM)
        return started[-1]

    context = SimpleNamespace(Process=start)
    monkeypatch.setattr(multiprocessing, "get_context", lambda _kind: context)
    before = {number: signal.getsignal(number) for number in cli_hall.STOP}
    try:
        with socket.socket() as listening:
            cli_hall._supervise(Settings(database="", workers=2), listening)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert len(started) == 3 and all(worker.terminated for worker in started[1:])


class FakeWorker:
    """The first one to be looked at has died."""

    count = 0

    def __init__(self) -> None:
        FakeWorker.count += 1
        self.exitcode = 1 if FakeWorker.count == 1 else None
        self.terminated = False

    def start(self) -> None: ...

    def join(self, _seconds: float | None = None) -> None: ...

    def terminate(self) -> None:
        self.terminated = True

    def kill(self) -> None: ...


class Person:
    """Somebody at a table through one process, who answers decisions at random when told to play."""

    def __init__(self, client: httpx.AsyncClient, address: str, name: str) -> None:
        self.client = client
        self.address = address
        self.rng = random.Random(name)
        self.heard: list[dict[str, Any]] = []
        self.playing = False
        self.answered = -1  # the number of the picture that was answered last
        self._reading: asyncio.Task[None] | None = None

    async def come(self, table_id: str) -> None:
        self.socket = await come_to(self.client, table_id, self.address)
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                message = json.loads(text)
                self.heard.append(message)
                if self.playing and message["type"] in ("state", "update"):
                    await self.choose(message)

    async def choose(self, message: dict[str, Any]) -> None:
        choice = random_choice(message, self.rng)
        if choice is not None and message["seq"] > self.answered:  # a picture may come twice
            self.answered = message["seq"]
            await say(self.socket, **choice)

    async def insist(self, wanted: Callable[[], Any], **message: Any) -> None:
        """Say something, again whenever the other process was quicker with something else."""
        while not wanted():
            refused = len(self.of("refused"))
            await say(self.socket, **message)
            await until(lambda: wanted() or len(self.of("refused")) > refused)  # noqa: B023  waited for at once

    async def play(self) -> None:
        """From now on, beginning with the picture of now."""
        self.playing = True
        await self.choose(self.picture())

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]

    def picture(self) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] in ("state", "update"))

    async def sees(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The picture of now, once it is as wanted."""
        await until(lambda: any(m["type"] in ("state", "update") for m in self.heard) and wanted(self.picture()))
        return self.picture()

    async def go(self) -> None:
        await self.socket.close()
        if self._reading is not None:
            await self._reading


async def until(wanted: Callable[[], Any], seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not wanted():
            await asyncio.sleep(0.02)


async def two_people(one: Served, other: Served, bots: list[str | None]) -> tuple[list[Person], str]:
    """At a table with those bots, each through a process of their own; started."""
    clients = [await guest(one.address, "Astrid"), await guest(other.address, "Bjorn")]
    table_id = await open_table(clients[0], len(bots), bots=bots)
    people = [Person(clients[0], one.address, "Astrid"), Person(clients[1], other.address, "Bjorn")]
    for person in people:
        await person.come(table_id)
    await say(people[1].socket, type="sit", seat=1)
    await people[0].sees(lambda picture: picture["table"]["seats"][1]["taken"])
    await say(people[0].socket, type="start")
    for person in people:
        await person.sees(lambda picture: picture["table"]["status"] == "playing")
    return people, table_id


def presence(person: Person) -> tuple[list[int], int]:
    told = person.of("presence")
    return (told[-1]["seats"], told[-1]["watching"]) if told else ([], 0)


@pytest.mark.parametrize("bus", ["redis"], indirect=True)
async def test_two_processes_are_one_hall(shared: str, options: list[str]) -> None:
    with Served(*options) as one, Served(*options) as other:
        await play_a_match(shared, one, other)
        await kill_one(shared, one, other)


async def play_a_match(shared: str, one: Served, other: Served) -> None:
    """Through two processes, with all that people say, ask and answer."""
    people, table_id = await two_people(one, other, [None, None, "random"])
    first, second = people
    await until(lambda: presence(first) == ([0, 1], 0) and presence(second) == ([0, 1], 0))
    await say(first.socket, type="say", text="Good luck")
    await until(lambda: first.of("said") and second.of("said"))
    await say(second.socket, type="say", text="And you")
    await until(lambda: len(first.of("said")) == len(second.of("said")) == 2)
    assert [said["text"] for said in first.of("said")] == ["Good luck", "And you"]
    assert first.of("said") == second.of("said")
    await say(first.socket, type="mute", who=second.of("said")[1]["who"])
    await until(lambda: first.of("muted") and second.of("muted"))
    await say(second.socket, type="say", text="Silenced")
    await until(lambda: second.of("refused"))
    assert second.of("refused").pop()["message"] == "error-muted"

    await first.play()
    await second.play()
    told = await second.sees(lambda picture: picture["table"]["choices"] >= 30)
    assert told["table"]["muted"] == [second.of("said")[1]["who"]]
    first.playing = second.playing = False
    stopped = await settled(people)
    await say(first.socket, type="undo", seat=0, to=5)
    asked = await second.sees(lambda picture: picture["table"]["vote"])
    assert asked["table"]["vote"]["to"] == 5 and asked["table"]["vote"]["agreed"] == [0]
    await say(second.socket, type="answer", seat=1, agree=True)
    await first.sees(lambda picture: picture["seq"] > stopped and picture["table"]["vote"] is None)
    await settled(people)
    kinds = [kind for kind, _ in await actions(shared, table_id)]
    assert kinds.count("undo") == 1

    await first.play()
    await second.play()
    await second.sees(lambda picture: picture["table"]["choices"] >= 20)
    first.playing = second.playing = False
    await settled(people)
    await say(first.socket, type="offer_end", seat=0)
    await second.sees(lambda picture: picture["table"]["vote"])
    await say(second.socket, type="answer", seat=1, agree=True)
    for person in people:
        over = await person.sees(lambda picture: picture["table"]["status"] == "finished")
        assert over["table"]["result"]["places"]
    assert first.picture()["view"] is not None
    assert {person.picture()["seq"] for person in people} == {first.picture()["seq"]}
    assert [refused["message"] for person in people for refused in person.of("refused")] == ["error-muted"]
    again = (await first.client.post(f"/api/tables/{table_id}/rematch")).json()
    await until(lambda: first.of("rematch") and second.of("rematch"))
    assert second.of("rematch") == [{"type": "rematch", "table": again["id"]}]
    for person in people:
        await person.go()
        await person.client.aclose()
    made = [data for kind, data in await actions(shared, table_id) if kind == "choice"]
    assert {data["seat"] for data in made if data["bot"]} == {2}
    assert {data["seat"] for data in made if not data["bot"]} == {0, 1}


async def settled(people: list[Person]) -> int:
    """The number all are at, once a person is to choose and has not."""

    def waits() -> bool:
        pictures = [person.picture() for person in people]
        turn, seq = pictures[0]["table"]["turn"], pictures[0]["seq"]
        return turn in (0, 1) and {told["seq"] for told in pictures} == {seq} and people[turn].answered < seq

    await until(waits)
    return int(people[0].picture()["seq"])


async def actions(address: str, table_id: str) -> list[tuple[str, dict[str, Any]]]:
    store = Store(async_address(address))
    found = [(action.kind, action.data) for action in await store.actions_after(table_id, 0)]
    await store.stop()
    return found


async def kill_one(shared: str, one: Served, other: Served) -> None:
    """The one that lets the bots think is killed; the other goes on, and knows that those connected there are gone."""
    people, table_id = await two_people(one, other, [None, None, "random", "random"])
    first, second = people
    await until(lambda: presence(second) == ([0, 1], 0))
    given = {seat: lambda seat=seat: first.picture()["table"]["seats"][seat]["bot"] == "random" for seat in (0, 1)}
    await second.insist(given[1], type="leave_to_bot", seat=1, bot="random")
    await first.insist(given[0], type="leave_to_bot", seat=0, bot="random")  # written last: looked after from there
    await second.sees(lambda picture: picture["table"]["choices"] >= 5)
    one.stop(9)
    last = second.picture()["table"]["choices"] + 1  # one may have been on its way
    await until(lambda: second.picture()["table"]["choices"] > last)
    await until(lambda: presence(second) == ([1], 0))
    await say(second.socket, type="take_back", seat=1)
    await second.sees(lambda picture: picture["table"]["seats"][1]["bot"] is None)  # now no bot can be faster
    await second.sees(lambda picture: picture["table"]["turn"] == 1 and picture["decision"]["options"] is not None)
    refused = second.of("refused")
    await second.play()
    choices = second.picture()["table"]["choices"]
    await second.sees(lambda picture: picture["table"]["choices"] >= choices + 10)
    assert second.of("refused") == refused
    for person in people:
        await person.go()
        await person.client.aclose()
    numbers = [data.get("seat") for kind, data in await actions(shared, table_id) if kind == "choice"]
    assert len(numbers) >= choices + 10


@pytest.mark.parametrize("bus", ["nonsense", "redis://127.0.0.1:1", "redis://127.0.0.1:port"])
def test_a_bus_that_is_none(shared: str, bus: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", shared, "--port", "0", "--bus", bus]) == 2
    said = capsys.readouterr()
    assert said.out == "" and len(said.err.splitlines()) == 1 and said.err.startswith("longhall: ")


def test_a_bus_needs_a_database_to_share(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--data", str(tmp_path), "--port", "0", "--bus", "redis://127.0.0.1:1"]) == 2
    said = capsys.readouterr()
    assert "PostgreSQL" in said.err and len(said.err.splitlines()) == 1
