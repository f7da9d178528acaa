"""Clocks: time that was used stays used, over a restart of the hall, a pause, an undo, and a bot in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from longhall.bots import default_bot
from longhall.server.hall import IDLE, Hall
from longhall.server.table.clocks import LEISURE, LIVE, RETURN, Clock
from longhall.server.table.permissions import Refused
from tests.patience import PATIENCE
from tests.server.hall_fixture import Company, Wind, company, settings_in

pytestmark = pytest.mark.anyio
LIVELY = Clock(LIVE, 100.0, 60.0)


class Halls:
    """A hall that can be started anew on its database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bot_delay = 0.0
        self.now = Hall(settings_in(folder))

    async def restarted(self, at: Company) -> Company:
        await self.now.stop()
        self.now = Hall(settings_in(self.folder, bot_delay=self.bot_delay))
        await self.now.start()
        room = await self.now.room(at.room.id)
        assert room is not None
        return Company(room, at.users)


@pytest.fixture
async def halls(tmp_path: Path) -> AsyncIterator[Halls]:
    halls = Halls(tmp_path)
    await halls.now.start()
    yield halls
    await halls.now.stop()


def left(at: Company) -> float:
    """Seconds until the time of whoever decides is up."""
    deadline = at.room.state.deadline()
    assert deadline is not None
    return deadline - time.time()


def near(seconds: float) -> object:
    return pytest.approx(seconds, abs=5.0)


async def test_the_bank_is_kept_with_the_choice(halls: Halls, wind: Wind) -> None:
    at = await company(halls.now, clock=LIVELY)
    seat = at.match.seat
    wind(120)
    await at.choose()
    assert at.room.state.seats[seat].bank == near(40)
    at = await halls.restarted(at)
    assert at.room.state.seats[seat].bank == near(40)
    assert at.room.state.seats[1 - seat].bank == 60.0


async def test_a_restart_gives_no_time_back(halls: Halls, wind: Wind) -> None:
    at = await company(halls.now, clock=LIVELY)
    wind(30)
    assert left(at) == near(130)
    at = await halls.restarted(at)
    assert left(at) == near(130)
    seat = at.match.seat
    wind(90)
    await at.choose()
    assert at.room.state.seats[seat].bank == near(40)


async def test_after_a_restart_people_have_a_moment_to_come_back(halls: Halls, wind: Wind) -> None:
    at = await company(halls.now, clock=LIVELY)
    await halls.now.stop()
    wind(1000)
    halls.now = Hall(settings_in(halls.folder))
    await halls.now.start()
    room = await halls.now.room(at.room.id)
    assert room is not None
    assert 0 < left(Company(room, at.users)) <= RETURN


async def test_hours_go_on_while_the_hall_is_away(halls: Halls, wind: Wind) -> None:
    at = await company(halls.now, clock=Clock(LEISURE, 3600.0))
    wind(3000)
    at = await halls.restarted(at)
    assert left(at) == near(600)


@pytest.mark.parametrize("restart", [False, True])
async def test_a_pause_stops_the_clock_and_gives_nothing_back(halls: Halls, wind: Wind, restart: bool) -> None:
    at = await company(halls.now, clock=LIVELY)
    wind(70)
    await at.room.pause(at.users[0].id, True)
    assert at.room.state.deadline() is None
    wind(5000)
    if restart:
        at = await halls.restarted(at)
    await at.room.pause(at.users[1].id, False)
    assert left(at) == near(90)
    if restart:
        at = await halls.restarted(at)
    assert left(at) == near(90)
    seat = at.match.seat
    wind(50)
    await at.choose()
    assert at.room.state.seats[seat].bank == near(40)
    assert left(at) == near(160 if at.match.seat != seat else 140)


async def test_a_bot_in_between_gives_nothing_back(halls: Halls, wind: Wind) -> None:
    at = await company(halls.now, clock=LIVELY)
    seat = at.match.seat
    wind(120)
    await at.room.pause(at.owner(seat), True)  # or the bot would choose
    await at.room.hand_to_bot(at.owner(seat), seat, "random")
    await at.room.take_back(at.owner(seat), seat)
    await at.room.pause(at.owner(seat), False)
    assert left(at) == near(40)


@pytest.mark.parametrize("restart", [False, True])
async def test_a_decision_whose_time_is_up_stays_with_the_bot(halls: Halls, wind: Wind, restart: bool) -> None:
    at = await company(halls.now, clock=LIVELY)
    at.room.after_change = None  # neither alarms nor bots: what the hall does is done here
    seat = at.match.seat
    wind(200)
    await at.room.run_due()
    assert (at.room.state.seats[seat].bot, at.room.state.seats[seat].bank) == (default_bot("northgard"), 0.0)
    assert (await halls.now.store.seats(at.room.id))[seat].bank == 0.0
    bot = default_bot("northgard")
    halls.bot_delay = 600.0
    for again in range(2):  # nobody gains time by coming and going
        await at.room.take_back(at.owner(seat), seat)
        if restart:
            at = await halls.restarted(at)
            at.room.after_change = None
        assert at.room.state.seats[seat].bot is None and at.room.state.deadline() is None
        with pytest.raises(Refused, match="error-bot-decides"):
            await at.room.choose(at.owner(seat), seat, at.room.state.seq, at.match.keys()[0])
        if not again:
            await at.room.hand_to_bot(at.owner(seat), seat, bot)
    await at.room.choose(None, seat, at.room.state.seq, at.match.keys()[0], by_bot=bot)
    await at.choose_until(lambda match: match.seat == seat)
    assert left(at) == near(100), "the next decision is the owner's, without a bank"
    await at.choose()


@pytest.mark.parametrize("restart", [False, True])
async def test_choosing_and_undoing_again_and_again_gains_no_time(halls: Halls, wind: Wind, restart: bool) -> None:
    at = await company(halls.now, clock=LIVELY)
    await at.choose_until(lambda match: match.undo_floor(match.seat) <= match.choices_made - 2)
    seat, first, keys = at.match.seat, at.match.choices_made - 2, [entry.key for entry in at.match.history[-2:]]
    wind(10)  # of the third decision
    await at.room.undo(at.owner(seat), seat, first)
    for taken in (40, 70):
        wind(30)
        await at.room.choose(at.owner(seat), seat, at.room.state.seq, keys[0])
        if restart:
            at = await halls.restarted(at)
        await at.room.undo(at.owner(seat), seat, first)
        assert left(at) == near(160 - taken)
    for key in keys:
        await at.room.choose(at.owner(seat), seat, at.room.state.seq, key)
    assert left(at) == near(150), "the third one had begun before"


async def test_an_undo_all_agree_to_begins_anew(halls: Halls, wind: Wind) -> None:
    at = await company(halls.now, clock=LIVELY)
    seat = at.match.seat
    wind(50)
    await at.choose_until(lambda match: match.seat != seat)
    await at.room.undo(at.owner(1 - seat), 1 - seat, 0)
    await at.room.answer(at.owner(seat), seat, True)
    assert at.match.choices_made == 0 and left(at) == near(160)


async def test_undoing_gains_no_time(halls: Halls, wind: Wind) -> None:
    at = await company(halls.now, clock=LIVELY)
    await at.choose_until(
        lambda match: (
            bool(match.history)
            and match.history[-1].seat == match.seat
            and match.undo_floor(match.seat) < match.choices_made
        )
    )
    wind(50)
    before = left(at)
    await at.room.undo(at.owner(at.match.seat), at.match.seat, at.match.choices_made - 1)
    assert left(at) == near(before)


async def test_a_table_nobody_looks_at_leaves_the_memory_and_its_clock_brings_it_back(halls: Halls, wind: Wind) -> None:
    hall = halls.now
    at = await company(hall, clock=Clock(LEISURE, 3600.0))
    await at.choose()
    table_id, seat, picture = at.room.id, at.match.seat, at.match
    hall._used[table_id] = time.monotonic() - 2 * IDLE
    await hall.unload_idle()
    assert table_id in hall.rooms, "somebody is about to be told that it is their turn"
    hall.notices._waiting.clear()
    await hall.unload_idle()
    assert table_id not in hall.rooms
    wind(1000)
    room = await hall.room(table_id)
    assert room is not None and room.state.match == picture
    assert left(Company(room, at.users)) == near(2600)
    hall._used[table_id] = time.monotonic() - 2 * IDLE
    await hall.unload_idle()
    wind(2700)
    hall.supervisor.alarms[table_id]._run()  # as the loop does when the time has come
    async with asyncio.timeout(PATIENCE):
        while (found := hall.rooms.get(table_id)) is None or found.state.seats[seat].bot is None:
            await asyncio.sleep(0.01)
    assert found.state.seats[seat].user_id is not None, "who may take the seat back"
