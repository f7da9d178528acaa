"""What goes wrong around a table and must not stop it: a database that fails for a moment, bots whose process dies, a
hall that is killed or starts anew in the middle of a vote."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError
from websockets.exceptions import InvalidStatus

from longhall.bots import Plan, default_bot
from longhall.kernel.errors import LonghallError
from longhall.server import main
from longhall.server.bot_pool import BotPool
from longhall.server.db.models import Action, Snapshot
from longhall.server.db.writer import NewAction
from longhall.server.hall import Hall
from longhall.server.table.clocks import LIVE, Clock
from tests.patience import PATIENCE
from tests.server.hall_fixture import RunningHall, Wind, company, refused, settings_in, table_of, told
from tests.server.served import environment

pytestmark = pytest.mark.anyio
ASK_AND_DIE = """
import asyncio, os, signal
from longhall.games import game
from longhall.server.bot_pool import BotPool

async def main():
    bot_pool = BotPool(1)
    await bot_pool.ask("northgard", game("northgard").new({"seats": 2}, "dice").to_json(), "random", "seed", [])
    print(*bot_pool._pool._processes, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.fixture
async def whole(tmp_path: Path) -> AsyncIterator[Hall]:
    hall = Hall(settings_in(tmp_path))
    hall.supervisor.again = 0.05
    await hall.start()
    yield hall
    await hall.stop()


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.02)


def fail(hall: Hall, monkeypatch: pytest.MonkeyPatch, times: int, kind: str) -> list[str]:
    """The database does not take the next actions of that kind; what they were."""
    real = hall.store.append
    failed: list[str] = []

    async def append(action: NewAction) -> None:
        if action.kind == kind and len(failed) < times:
            failed.append(action.kind)
            raise OperationalError("INSERT", {}, Exception("gone"))
        await real(action)

    monkeypatch.setattr(hall.store, "append", append)
    return failed


async def test_a_choice_that_was_not_written_may_be_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with RunningHall(tmp_path) as running:
        clients, table_id = await running.seated(2)
        tables = [client.at(table_id) for client in clients]
        for table in tables:
            await table.connect()
        await tables[0].start()
        pictures = [await told(table, lambda m: bool(m.get("decision"))) for table in tables]
        seat = pictures[0]["decision"]["seat"]
        failed = fail(running.hall, monkeypatch, 2, "choice")
        for _ in range(2):
            await tables[seat].choose(pictures[seat]["decision"]["options"][0]["key"])
            assert await refused(tables[seat]) == "error-inside"
        await tables[seat].choose(pictures[seat]["decision"]["options"][0]["key"])
        for table in tables:
            await told(table, lambda m: m["type"] == "update" and m["table"]["choices"] == 1)
            await table.close()
        assert len(failed) == 2


async def test_who_comes_while_the_database_is_away_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(*_asked: Any) -> None:
        raise OperationalError("SELECT", {}, Exception("gone"))

    async with RunningHall(tmp_path) as running:
        clients, table_id = await running.seated(2)
        with monkeypatch.context() as patch:
            patch.setattr(running.hall.store, "user_of_cookie", gone)
            with pytest.raises(InvalidStatus) as refusal:
                await clients[0].at(table_id).connect()
            assert refusal.value.response.status_code == 503
            assert (await clients[0].http.get("/api/me")).json()["message"] == "error-database"
        async with clients[0].at(table_id) as table:
            await told(table, "state")


async def test_bots_and_clocks_try_again(whole: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    at = await company(whole, people=1, seats=2, bots=[None, "random"], clock=Clock(LIVE, 0.2, 0.0))
    seats = fail(whole, monkeypatch, 2, "seat")
    await until(lambda: at.room.state.seats[0].bot == default_bot("northgard"))
    assert len(seats) == 2
    choices = fail(whole, monkeypatch, 3, "choice")
    made = at.room.state.match.choices_made if at.room.state.match is not None else 0
    await until(lambda: at.match.choices_made > made + 3)
    assert len(choices) == 3


async def test_tables_go_on_being_swept_whatever_goes_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    swept = []

    async def unload_idle(hall: Hall) -> None:
        swept.append(hall)
        if len(swept) == 1:
            raise ValueError

    monkeypatch.setattr(main, "SWEEP_EVERY", 0.01)
    monkeypatch.setattr(Hall, "unload_idle", unload_idle)
    async with RunningHall(tmp_path):
        await until(lambda: len(swept) > 1)


async def test_a_bot_that_fails_stops_no_match(whole: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    real, failed = whole.bot_pool.ask, ["first", "second"]

    async def ask(game: str, state: str, bot: str, seed: str, plan: Plan) -> tuple[str, Plan]:
        if bot == "greedy" or failed:
            failed[:1] = []
            raise LonghallError(f"{bot} failed")
        return await real(game, state, bot, seed, plan)

    monkeypatch.setattr(whole.bot_pool, "ask", ask)
    at = await company(whole, people=1, seats=2, bots=[None, "greedy"])
    await at.room.hand_to_bot(at.owner(0), 0, "random")
    await until(lambda: at.match.choices_made > 12)
    assert {entry.seat for entry in at.match.history} == {0, 1}


async def test_a_bot_whose_process_is_killed_thinks_again(bot_processes: None) -> None:
    import longhall

    bot_pool = BotPool(1)
    state = longhall.game("northgard").new({"seats": 2}, seed=1).to_json()
    first = await bot_pool.ask("northgard", state, "random", "seed", [])
    for _ in range(2):
        assert bot_pool._pool is not None
        for worker in list(bot_pool._pool._processes):
            os.kill(worker, signal.SIGKILL)
        answers = await asyncio.gather(*(bot_pool.ask("northgard", state, "random", "seed", []) for _ in range(4)))
        assert answers == [first] * 4
    with pytest.raises(LonghallError, match="nobody"):
        await bot_pool.ask("northgard", state, "nobody", "seed", [])
    bot_pool.stop()


def alive(pid: int) -> bool:
    """Also one that has ended and waits to be asked how is not."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return False


async def test_no_bot_outlives_its_hall(tmp_path: Path) -> None:
    script = tmp_path / "ask_and_die.py"
    script.write_text(ASK_AND_DIE, encoding="utf-8")
    killed = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=PATIENCE, env=environment(), check=False
    )
    assert killed.returncode == -signal.SIGKILL
    workers = [int(pid) for pid in killed.stdout.split()]
    assert workers
    await until(lambda: not any(alive(pid) for pid in workers))


async def test_a_vote_outlives_a_restart(tmp_path: Path) -> None:
    hall = Hall(settings_in(tmp_path, snapshot_every=4))
    await hall.start()
    at = await company(hall, people=3)
    await at.choose(10)
    seat = at.match.seat
    others = [number for number in range(3) if number != seat]
    expected = at.match.rewound(2)
    await at.room.undo(at.owner(seat), seat, 2)
    await at.room.answer(at.owner(others[0]), others[0], True)
    await hall.stop()
    again = Hall(settings_in(tmp_path, snapshot_every=4))
    await again.start()
    room = await again.room(at.room.id)
    assert room is not None
    vote = table_of(room)["vote"]
    assert (vote["kind"], vote["seat"], vote["to"]) == ("undo", seat, 2)
    assert vote["agreed"] == sorted([seat, others[0]]) and vote["deadline"] > time.time()
    await room.answer(at.owner(others[1]), others[1], True)
    assert room.state.match == expected and room.state.vote is None
    await again.stop()


async def test_who_paused_is_known_after_a_restart(tmp_path: Path) -> None:
    """Also where a snapshot was taken after the pause, and where an earlier version did not keep who it was."""
    hall = Hall(settings_in(tmp_path))
    await hall.start()
    at = await company(hall, people=3)
    await at.choose(3)
    await at.room.pause(at.owner(2), True)
    await at.room.journal.save_snapshot(at.room.state)
    await hall.stop()
    for kept, known in ((True, 2), (False, None)):
        again = Hall(settings_in(tmp_path))
        if not kept:  # before the hall starts, which goes on with its tables at once
            async with again.store.session() as session:
                await session.execute(update(Action).where(Action.kind == "paused").values(data={}))
        await again.start()
        room = await again.room(at.room.id)
        assert room is not None
        table = table_of(room)
        assert (table["status"], table["paused_by"]) == ("paused", known)
        await again.stop()


async def test_a_damaged_snapshot_is_no_loss(tmp_path: Path) -> None:
    """Even where it can be read: the match is played again from its actions. One without a seal is still used."""
    hall = Hall(settings_in(tmp_path))
    await hall.start()
    at = await company(hall)
    await at.choose(12)
    await at.room.journal.save_snapshot(at.room.state)
    written = await hall.store.snapshot(at.room.id)
    assert written is not None
    text = written.state.partition("\n")[2]
    other = text.replace('"year":1', '"year":2')
    await hall.stop()
    for version, state, year in ((3, written.state, 1), (3, written.state.replace(text, other), 1), (2, other, 2)):
        again = Hall(settings_in(tmp_path))
        await again.start()
        async with again.store.session() as session:
            await session.execute(update(Snapshot).values(schema_version=version, state=state))
        room = await again.room(at.room.id)
        assert room is not None and room.state.match is not None
        assert room.state.match.state.to_data()["year"] == year
        assert (room.state.match == at.match) == (year == 1)
        await again.stop()


async def test_a_vote_goes_on_though_the_hall_was_restarted(tmp_path: Path, wind: Wind) -> None:
    """Also where the match went on meanwhile and snapshots were taken: it passes with the last yes, or lapses at its
    time though nobody looks at the table."""
    hall = Hall(settings_in(tmp_path, snapshot_every=1))
    await hall.start()
    tables = [await company(hall), await company(hall)]
    for at in tables:
        await at.choose_until(lambda match: match.choices_made >= 6 and match.seat == 0)
        await at.room.offer_end(at.users[0].id, 0)
        await at.choose(1)
    await hall.stop()
    again = Hall(settings_in(tmp_path, snapshot_every=1))
    await again.start()
    answered, silent = [await again.room(at.room.id) for at in tables]
    assert answered is not None and silent is not None and answered.state.vote is not None
    await answered.answer(tables[0].users[1].id, 1, True)
    assert answered.state.status == "finished" and silent.state.vote is not None
    await again.stop()
    wind(8 * 86_400)
    later = Hall(settings_in(tmp_path, snapshot_every=1))
    await later.start()
    await until(lambda: silent.id in later.rooms and later.rooms[silent.id].state.vote is None)
    assert later.rooms[silent.id].state.status == "playing"
    await later.stop()
