"""Nothing secret leaves: all traffic of whole matches, held against what each seat may know.

Every message is compared with a view made anew from the record, and with that of a twin: a match that differs in
everything the seat cannot know. What is the same for both cannot tell a secret.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import longhall
from longhall.client import HallRefused, Message, TableConnection
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.match import Entry, Match
from longhall.server.room import Room
from longhall.server.ws import messages as m
from tests.server.hall_fixture import PATIENCE, RunningHall, chooser

pytestmark = pytest.mark.anyio
SEED = "a5eedthatnobodymaysee0123456789"
SETUPS = [
    {"seats": 3, "clans": "random", "creatures": True},
    {"seats": 3, "clans": "draft", "creatures": True, "more_creatures": True},
]
EVERYBODY_KNOWS = {"seat", "kind", "rule", "message"}
TABLE_FIELDS = {
    "id",
    "game",
    "setup",
    "public",
    "status",
    "clock",
    "seats",
    "turn",
    "deadline",
    "vote",
    "choices",
    "commitment",
    "continued",
    "result",
}


class Recorder(TableConnection):
    """Keeps every message as it came over the wire."""

    heard: list[Message]

    async def hear(self) -> Message:
        message = await super().hear()
        self.heard.append(message)
        return message


def plain(data: Any) -> Any:
    """As it looks after a journey as JSON."""
    return json.loads(json.dumps(data))


class Past:
    """What was true at every sequence number of a finished table."""

    def __init__(self, room: Room) -> None:
        assert room.match is not None
        match = room.game.new(room.setup, room.seed)
        self.opening = match.opening
        self.entries: dict[int, Entry] = dict(room.log)
        self.numbers = {seq: n for n, seq in enumerate(self.entries, start=1)}
        self.matches: dict[int, Match] = {}
        for seq in range(room.seq + 1):
            if seq in self.entries:
                match = match.clone()
                match.apply(self.entries[seq].key)
            self.matches[seq] = match
        assert match == room.match


def check_picture(message: Message, past: Past, eye: int | None) -> None:
    """A state or an update, through ``eye``."""
    match = past.matches[message["seq"]]
    fields = set(m.UpdateTold.model_fields if message["type"] == "update" else m.StateTold.model_fields)
    assert message.keys() == fields
    assert message["table"].keys() == TABLE_FIELDS
    assert message["you"]["eye"] == eye and message["you"]["seats"] == ([] if eye is None else [eye])
    if message["table"]["status"] == "open":
        assert message["view"] is None and message["decision"] is None
        return
    twin = match.determinize(eye, rng_from_seed(f"twin {message['seq']}"))
    assert message["view"] == plain(match.view(eye)) == plain(twin.view(eye))
    check_decision(message["decision"], match, twin, eye)
    for entry in message.get("entries", ()):
        check_entry(entry, past.entries[entry["seq"]], eye)
        assert entry["n"] == past.numbers[entry["seq"]]


def check_entry(entry: Message, made: Entry, eye: int | None) -> None:
    assert entry.keys() == set(m.EntryTold.model_fields)
    assert entry["seat"] == made.seat and entry["decision"] == made.kind
    assert entry["events"] == plain([event.seen_by(eye) for event in made.events])
    for told, event in zip(entry["events"], made.events, strict=True):
        if event.private is not None and eye not in event.private_seats:
            assert not told.keys() & (event.private.keys() - event.data.keys())
            assert "private" not in told


def check_decision(told: Message | None, match: Match, twin: Match, eye: int | None) -> None:
    decision, double = match.decision, twin.decision
    if decision is None or double is None:
        assert told is None and match.over == twin.over
        return
    assert told is not None and told["seat"] == decision.seat and told["kind"] == double.kind == decision.kind
    if decision.seat != eye:
        assert told.keys() == EVERYBODY_KNOWS
        return
    refusals = [refusal.to_data() for refusal in match.refusals()]
    assert told == plain({**decision.to_data(), "refusals": refusals})
    assert told == plain({**double.to_data(), "refusals": [refusal.to_data() for refusal in twin.refusals()]})


@pytest.fixture(scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


async def ask_everything(running: RunningHall, table_id: str, recorders: list[Recorder]) -> list[str]:
    """All that HTTP says of a running table, to its people and to strangers; not what a seat may know alone."""
    found: list[str] = []
    for client in [*(recorder.client for recorder in recorders), running.stranger()]:
        for path in ("/api/tables?status=playing", f"/api/tables/{table_id}/chat", "/metrics", "/api/games"):
            found.append((await client.http.get(path)).text)
        for path in (f"/api/tables/{table_id}/record", f"/api/tables/{table_id}/replay/0"):
            answer = await client.http.get(path)
            if (await running.room(table_id)).status != "finished":
                assert answer.status_code == 409
                found.append(answer.text)
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=["creatures", "more creatures"])
async def test_no_message_tells_more_than_the_seat_may_know(running: RunningHall, setup: dict[str, Any]) -> None:
    clients, table_id = await running.seated(2, setup, SEED, bots=[None, "random", None], public=True)
    clients += [await running.guest("Watcher"), running.stranger()]
    eyes = [0, 2, None, None]
    recorders = [Recorder(client, table_id) for client in clients]
    for recorder in recorders:
        recorder.heard = []
        await recorder.connect()
    await recorders[0].start()
    answers: list[str] = []
    polled: list[tuple[int | None, Message]] = []
    chronicles: list[tuple[int | None, list[Message]]] = []

    async def ask_now_and_then() -> None:
        while recorders[3].latest is None or recorders[3].latest["table"]["status"] != "finished":
            answers.extend(await ask_everything(running, table_id, recorders[:2]))
            for client, eye in zip(clients, eyes, strict=True):
                polled.append((eye, await client.state(table_id)))
                told = await client.chronicle(table_id)
                if (await running.room(table_id)).status == "playing":
                    chronicles.append((eye, told))
            await asyncio.sleep(0.1)

    asking = asyncio.create_task(ask_now_and_then())
    async with asyncio.timeout(PATIENCE * 2):
        await asyncio.gather(*(recorder.play(chooser(str(n))) for n, recorder in enumerate(recorders)))
        await asking
    past = Past(await running.room(table_id))
    for recorder, eye in zip(recorders, eyes, strict=True):
        pictures = 0
        for message in recorder.heard:
            text = json.dumps(message)
            assert SEED not in text
            if message["type"] in ("state", "update"):
                check_picture(message, past, eye)
                pictures += 1
            else:
                assert message["type"] == "presence" and message.keys() == set(m.PresenceTold.model_fields)
        assert pictures > 100
        await recorder.close()
    for eye, message in polled:
        check_picture(message, past, eye)
    assert len(polled) >= 4
    for eye, told in chronicles:
        assert [entry["n"] for entry in told] == list(range(len(told)))
        check_entry(told[0], past.opening, eye)
        for entry in told[1:]:
            assert entry["n"] == past.numbers[entry["seq"]]
            check_entry(entry, past.entries[entry["seq"]], eye)
    assert len(chronicles[-1][1]) > 20
    assert all(SEED not in text for text in answers)


async def test_the_truth_comes_out_at_the_end_and_not_before(running: RunningHall) -> None:
    clients, table_id = await running.seated(2, seed=SEED)
    tables = [client.at(table_id) for client in clients]
    for table in tables:
        await table.connect()
    await tables[0].start()
    for path in ("record", "replay/0", "replay/0?eye=1"):
        with pytest.raises(HallRefused) as refused:
            await clients[0].ask("GET", f"/api/tables/{table_id}/{path}")
        assert refused.value.message == "error-not-finished"
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(table.play(chooser(str(n))) for n, table in enumerate(tables)))
    record = longhall.parse(await running.stranger().record(table_id))
    assert record.head["seed"] == SEED
    for table in tables:
        await table.close()


async def test_a_table_by_link_is_not_listed(running: RunningHall) -> None:
    clients, table_id = await running.seated(2)
    for status in ("open", "playing", "finished"):
        assert table_id not in json.dumps(await running.stranger().tables(status))
    assert table_id in json.dumps(await clients[1].my_tables())
    assert len(table_id) >= 20, "cannot be guessed"


async def test_refusals_and_logs_are_silent(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level("DEBUG")
    async with RunningHall(tmp_path) as running:
        clients, table_id = await running.seated(2, seed=SEED)
        secret = (await clients[0].new_token("bot"), clients[0].socket_headers()["Cookie"])
        tables = [client.at(table_id) for client in clients]
        for table in tables:
            await table.connect()
        await tables[0].start()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(table.play(chooser(str(n))) for n, table in enumerate(tables)))
        for table in tables:
            await table.close()
    ours = [record for record in caplog.records if record.name.startswith(("longhall", "uvicorn"))]
    written = "".join(record.getMessage() + json.dumps(vars(record), default=str) for record in ours)
    written += "".join(capfd.readouterr())
    for word in (SEED, *secret):
        assert word not in written
