"""Nothing secret leaves: all traffic of whole matches, held against what each seat may know. See ``secrecy.py``."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import longhall
from longhall.client import Client, HallRefused, Message, TableConnection
from tests.patience import PATIENCE
from tests.server.hall_fixture import RunningHall, chooser
from tests.server.secrecy import Past, Recorder, check_entry, check_message, check_picture, check_replayed

pytestmark = pytest.mark.anyio
CHOICES = 150  # of each match
SEED = "a5eedthatnobodymaysee0123456789"
SETUPS: dict[str, tuple[str, dict[str, Any]]] = {  # with their modules on; three seats, of which a bot plays the second
    "northgard": ("northgard", {"seats": 3, "clans": "draft", "creatures": True, "more_creatures": True}),
    "icegarden": ("icegarden", {"seats": 3}),
    "icaion": ("icaion", {"seats": 3, "draft": True, "wonders": True}),
}


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
        for path in ("record", "replay/0?eye=1"):  # the seat of a bot
            answer = await client.http.get(f"/api/tables/{table_id}/{path}")
            if (await running.room(table_id)).state.status != "finished":
                assert answer.status_code == 409
                found.append(answer.text)
    return found


async def look_back(running: RunningHall, table_id: str, client: Client, eye: int | None) -> list[Message]:
    """Positions of a match that is played, early ones and the latest, as one visitor is told them."""
    room = await running.room(table_id)
    found: list[Message] = []
    made = room.state.match.choices_made if room.state.match is not None else 0
    for at in sorted({0, made // 3, made // 2, max(0, made - 1), made}):
        for wanted in {None, eye}:
            told = await client.replay(table_id, at, wanted)
            if room.state.status == "playing":  # and was so all the time
                found.append(told)
    return found


async def play_a_while(recorder: Recorder, seat: int | None, may_end: asyncio.Event) -> None:
    """Until enough has been chosen and looked at: then everybody agrees to end the match. Without a seat one only
    listens."""
    decide, answered = chooser(str(seat)), -1
    while True:
        message = await recorder.hear()
        table = message.get("table", {"status": ""})
        if table["status"] == "finished":
            return
        if seat is None or table["status"] != "playing":
            continue
        if table["choices"] < CHOICES:
            if message["decision"]["options"] is not None and message["seq"] > answered:
                answered = message["seq"]
                await recorder.choose(decide(message))
        elif table["vote"] is None:
            await may_end.wait()
            await recorder.send("offer_end", seat=seat)
        elif seat not in table["vote"]["agreed"]:
            await recorder.send("answer", seat=seat, agree=True)


def test_every_game_is_listened_to() -> None:
    assert {game for game, _ in SETUPS.values()} == set(longhall.game_names())


@pytest.mark.parametrize("name", SETUPS)
async def test_no_message_tells_more_than_the_seat_may_know(running: RunningHall, name: str) -> None:
    game, setup = SETUPS[name]
    clients, table_id = await running.seated(2, setup, SEED, game, bots=[None, "random", None], public=True)
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
    looks: list[tuple[int | None, Message]] = []

    may_end = asyncio.Event()

    async def ask_now_and_then() -> None:
        """While they play, and once when all has been chosen but the match still goes on."""
        while recorders[3].latest is None or recorders[3].latest["table"]["status"] != "finished":
            match = (await running.room(table_id)).state.match
            enough = match is not None and match.choices_made >= CHOICES
            answers.extend(await ask_everything(running, table_id, recorders[:2]))
            for client, eye in zip(clients, eyes, strict=True):
                polled.append((eye, await client.state(table_id)))
                told = await client.chronicle(table_id)
                if (await running.room(table_id)).state.status == "playing":
                    chronicles.append((eye, told))
                looks.extend((eye, position) for position in await look_back(running, table_id, client, eye))
            if enough:
                may_end.set()
            await asyncio.sleep(0.1)

    asking = asyncio.create_task(ask_now_and_then())
    async with asyncio.timeout(PATIENCE):
        players = [play_a_while(recorder, eye, may_end) for recorder, eye in zip(recorders, eyes, strict=True)]
        await asyncio.gather(*players)
        await asking
    past = Past(await running.room(table_id))
    for recorder, eye in zip(recorders, eyes, strict=True):
        for message in recorder.heard:
            check_message(message, past, eye)
        assert sum(message["type"] in ("state", "update") for message in recorder.heard) > 100
        await recorder.close()
    for eye, message in polled:
        check_picture(message, past, eye)
    assert len(polled) >= 4
    for eye, told in chronicles:
        assert [entry["n"] for entry in told] == list(range(len(told)))
        check_entry(told[0], past.opening, eye)
        for entry in told[1:]:
            check_entry(entry, past.entries[past.after[entry["n"]]], eye)
    assert len(chronicles[-1][1]) > 20
    for eye, position in looks:
        check_replayed(position, past, eye)
    assert len(looks) >= 30 and {eye for eye, position in looks if position["at"] > 20} == set(eyes)
    assert all(SEED not in text for text in answers)


async def begun(tables: list[TableConnection]) -> None:
    for table in tables:
        while table.latest is None or table.latest["table"]["status"] != "playing":
            await table.hear()


async def test_the_truth_comes_out_at_the_end_and_not_before(running: RunningHall) -> None:
    clients, table_id = await running.seated(2, seed=SEED)
    tables = [client.at(table_id) for client in clients]
    for table in tables:
        await table.connect()
    await tables[0].start()
    await begun(tables)
    for path, reason in (("record", "error-not-finished"), ("replay/0?eye=1", "error-others-eyes")):
        with pytest.raises(HallRefused) as refused:
            await clients[0].ask("GET", f"/api/tables/{table_id}/{path}")
        assert refused.value.message == reason
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(table.play(chooser(str(n))) for n, table in enumerate(tables)))
    record = longhall.parse(await running.stranger().record(table_id))
    assert record.head["seed"] == SEED
    for table in tables:
        await table.close()


async def test_positions_there_are_and_those_there_are_not(running: RunningHall) -> None:
    clients, table_id = await running.seated(2, seed=SEED)
    where = f"/api/tables/{table_id}/replay"
    open_table = await clients[0].http.get(f"{where}/0")
    assert (open_table.status_code, open_table.json()["message"]) == (409, "error-not-playing")
    tables = [client.at(table_id) for client in clients]
    for table in tables:
        await table.connect()
    await tables[0].start()
    await begun(tables)
    for client in (*clients, running.stranger()):
        assert (await client.replay(table_id, 0))["of"] == 0
        for path in (f"{where}/1", f"{where}/-1", f"{where}/{10**30}", f"{where}/0?eye=2", f"{where}/0?eye=-1"):
            answer = await client.http.get(path)
            assert (answer.status_code, answer.json()["message"]) == (404, "error-no-such-position")
    answer = await running.stranger().http.get(f"{where}/0?eye=0")
    assert (answer.status_code, answer.json()["message"]) == (409, "error-others-eyes")
    assert answer.json()["text"].startswith("Until the match is over")
    for table in tables:
        await table.close()


async def test_a_table_by_link_is_not_listed(running: RunningHall) -> None:
    clients, table_id = await running.seated(2)
    for status in ("open", "playing", "finished"):
        assert table_id not in json.dumps(await running.stranger().tables(status))
    assert table_id in json.dumps(await clients[1].my_tables())
    assert len(table_id) >= 20, "cannot be guessed"


async def test_refusals_and_logs_are_silent(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # a program run by an earlier test may have left a handler whose stream is closed: it would complain with all it got
    monkeypatch.setattr(logging.getLogger(), "handlers", [caplog.handler])
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
