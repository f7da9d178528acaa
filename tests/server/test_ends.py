"""Over the wire: an end by agreement, resigning, a pause, and a clock that runs out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import longhall
from longhall.bots import RANDOM
from longhall.cli.main import main
from longhall.client import Client, HallRefused, Message, TableConnection
from longhall.server.table import room as rooms
from longhall.server.ws import connection as table_socket
from tests.patience import PATIENCE
from tests.server.hall_fixture import RunningHall, Wind, refused, told

pytestmark = pytest.mark.anyio


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path) as hall:
        yield hall


class Wire:
    """People connected to a match that has just begun; a picture of it is what the first of them was told last."""

    def __init__(self, clients: list[Client], table_id: str) -> None:
        self.clients = clients
        self.table_id = table_id
        self.tables = [client.at(table_id) for client in clients]

    async def begin(self) -> None:
        for table in self.tables:
            await table.connect()
        await self.tables[0].start()
        for table in self.tables:
            await told(table, lambda m: m.get("table", {}).get("status") == "playing")

    async def close(self) -> None:
        for table in self.tables:
            await table.close()

    @property
    def deciding(self) -> int:
        latest = self.tables[0].latest
        assert latest is not None
        return int(latest["table"]["turn"])

    async def choose(self, times: int) -> None:
        for _ in range(times):
            table = self.tables[self.deciding]
            latest = table.latest
            assert latest is not None
            await table.choose(latest["decision"]["options"][0]["key"])
            for other in self.tables:
                await told(other, lambda m, seq=latest["seq"]: m["type"] == "update" and m["seq"] > seq)  # type: ignore[misc]


async def begun(running: RunningHall, people: int = 2, **wish: Any) -> Wire:
    wire = Wire(*await running.seated(people, **wish))
    await wire.begin()
    return wire


def seat_of(message: Message, seat: int) -> Message:
    found: Message = message["table"]["seats"][seat]
    return found


async def seen(table: TableConnection, wanted: Any) -> Message:
    """The next picture of the table for which ``wanted`` holds."""
    return await told(table, lambda m: m["type"] in ("state", "update") and bool(wanted(m)))


async def finished(table: TableConnection) -> Message:
    """The last picture of a whole match, which may take its time."""
    async with asyncio.timeout(PATIENCE):
        while (message := await table.hear()).get("table", {}).get("status") != "finished":
            pass
    return message


async def test_an_agreed_end_counts_and_tells_the_whole_truth(running: RunningHall, tmp_path: Path) -> None:
    wire = await begun(running)
    first, second = wire.tables
    watcher = running.stranger()
    await wire.choose(12)
    with pytest.raises(HallRefused) as hidden:
        await watcher.record(wire.table_id)
    assert hidden.value.message == "error-not-finished"
    async with watcher.at(wire.table_id) as watching:
        await first.send("offer_end", seat=0)
        await seen(second, lambda m: m["table"]["vote"])
        await second.send("answer", seat=1, agree=True)
        end = await seen(watching, lambda m: m["table"]["status"] == "finished")
    assert end["decision"] is None and end["table"]["turn"] == -1
    result = end["table"]["result"]
    assert result["reason"] == "agreed" and len(result["places"]) == 2
    assert all(score["total"] == sum(v for k, v in score.items() if k != "total") for score in result["scores"])
    await wire.close()

    text = await watcher.record(wire.table_id)
    file = tmp_path / "match.jsonl"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    record = longhall.parse(text)
    assert record.head["seed"] == "dice" and record.result == result
    for at in (0, 6, 12):
        then = longhall.replay(longhall.game("northgard"), record, at)
        for eye in (0, 1):
            page = await watcher.ask("GET", f"/api/tables/{wire.table_id}/replay/{at}", eye=eye)
            assert page["view"] == json.loads(json.dumps(then.view(eye)))

    await running.restart()
    again = await watcher.state(wire.table_id)
    assert (again["table"]["status"], again["table"]["result"]) == ("finished", result)
    assert await watcher.record(wire.table_id) == text
    assert [table["result"] for table in await wire.clients[0].my_tables()] == [result]


async def test_who_resigns_watches_a_bot_play_to_the_end(running: RunningHall) -> None:
    wire = await begun(running)
    first, second = wire.tables
    await second.send("resign", seat=1)
    message = await seen(first, lambda m: seat_of(m, 1)["resigned"])
    assert seat_of(message, 1)["bot"] == "greedy" and seat_of(message, 1)["name"] == "Guest 1"
    for type in ("take_back", "leave_to_bot"):
        await second.send(type, seat=1)
        assert await refused(second) == "error-resigned"
    await second.send("choose", seat=1, seq=second.seen, key="x")
    assert await refused(second) == "error-bot-plays"
    await first.send("offer_end", seat=0)  # nobody else is to be asked
    await seen(second, lambda m: m["table"]["status"] == "finished")
    await wire.close()


@pytest.fixture
def quick_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who goes on for people does not think, so that whole matches are over soon."""
    for module in (rooms, table_socket):
        monkeypatch.setattr(module, "default_bot", lambda game: RANDOM)


@pytest.mark.usefixtures("quick_stand_in")
async def test_the_last_person_who_resigns_leaves_a_match_of_bots(running: RunningHall) -> None:
    wire = await begun(running, 1, bots=[None, "random"])
    [table] = wire.tables
    await table.send("resign", seat=0)
    end = await finished(table)
    assert end["table"]["result"]["reason"] != "agreed"
    longhall.verify(longhall.game("northgard"), longhall.parse(await wire.clients[0].record(wire.table_id)))
    await wire.close()


async def test_a_live_clock_runs_out_and_the_owner_comes_back(running: RunningHall, wind: Wind) -> None:
    running.hall.settings.bot_delay = 3600.0  # the bot that stands in takes its time
    wire = await begun(running, clock={"kind": "live", "seconds": 100, "bank": 10})
    seat = wire.deciding
    table = wire.tables[seat]
    assert table.latest is not None
    late = table.latest["seq"]
    deadline = table.latest["table"]["deadline"]
    wind(120)
    await running.hall.supervisor.look_after(await running.room(wire.table_id))
    out = await seen(table, lambda m: seat_of(m, seat)["bot"] == "greedy")
    assert deadline is not None and out["table"]["deadline"] is None and seat_of(out, seat)["bank"] == 0
    assert out["decision"] is not None and out["decision"]["options"] is None, "the bot decides now"
    await table.choose("x", seat, late)
    assert await refused(table) == "error-bot-plays"
    await wire.tables[1 - seat].send("take_back", seat=seat)
    assert await refused(wire.tables[1 - seat]) == "error-not-your-seat"
    await table.send("take_back", seat=seat)
    back = await seen(table, lambda m: seat_of(m, seat)["bot"] is None)
    assert back["table"]["turn"] == seat and back["decision"]["options"] is None, "this one stays with the bot"
    await table.choose("x", seat, back["seq"])
    assert await refused(table) == "error-bot-decides"
    await wire.close()


@pytest.mark.usefixtures("quick_stand_in")
async def test_a_clock_that_runs_out_lets_the_match_go_on(running: RunningHall) -> None:
    wire = await begun(running, 1, bots=[None, "random"], clock={"kind": "live", "seconds": 0.05, "bank": 0})
    [table] = wire.tables
    end = await finished(table)
    assert seat_of(end, 0)["bot"] == "random" and end["table"]["result"]["places"]
    await wire.close()


async def test_a_pause_holds_everything_still(running: RunningHall, wind: Wind) -> None:
    wire = await begun(running, clock={"kind": "live", "seconds": 100, "bank": 0})
    first, second = wire.tables
    await second.send("pause", paused=True)
    paused = await seen(first, lambda m: m["table"]["status"] == "paused")
    assert paused["table"]["deadline"] is None and paused["decision"] is None
    await first.send("pause", paused=True)
    assert await refused(first) == "error-not-now"
    await first.send("choose", seat=0, seq=first.seen, key="x")
    assert await refused(first) == "error-paused"
    wind(200)
    await running.hall.supervisor.look_after(await running.room(wire.table_id))
    await running.restart()
    state = await seen(first, lambda m: True)  # it has come back by itself
    assert state["table"]["status"] == "paused" and all(seat["bot"] is None for seat in state["table"]["seats"])
    await first.send("pause", paused=False)
    went_on = await seen(second, lambda m: m["table"]["status"] == "playing")
    assert went_on["table"]["deadline"] is not None and went_on["decision"] is not None
    await wire.close()
