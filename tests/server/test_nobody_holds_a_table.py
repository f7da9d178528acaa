"""Pauses are few and end by themselves; whoever keeps the others waiting may be given a bot by them."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest

from longhall.kernel.match import Match
from longhall.server.hall import Hall
from longhall.server.table.clocks import HEED, MOST_TURNS_BACK, PAUSE, Clock
from longhall.server.table.waiting import AWAY, HERE
from tests.patience import PATIENCE
from tests.server.hall_fixture import Company, Ear, Wind, company, picture_for, refusal, settings_in, table_of

pytestmark = pytest.mark.anyio
LIVELY = Clock("live", 1000.0, 0.0)


async def quiet(whole: Hall, people: int = 2, **wish: Any) -> Company:
    """A table at which nothing is done but what the test does."""
    at = await company(whole, people=people, **wish)
    at.room.after_change = None
    return at


class Chair:
    """Somebody connected to a table, or not any more."""

    def __init__(self, at: Company, user_id: str | None) -> None:
        self.room = at.room
        self.ear = Ear(user_id)
        self.come()

    def come(self) -> None:
        self.room.audience.listeners.add(self.ear)
        self.room.audience.send_presence(self.room.state)

    def go(self) -> None:
        self.room.audience.listeners.discard(self.ear)
        self.room.audience.send_presence(self.room.state)


def offered(at: Company, seat: int) -> float | None:
    """How many seconds from now a bot may be given to a seat; None: nobody waits for it."""
    found = [waited for waited in table_of(at.room)["handovers"] if waited["seat"] == seat]
    return found[0]["at"] - time.time() if found else None


def near(seconds: float) -> object:
    return pytest.approx(seconds, abs=5.0)


# -- pauses ------------------------------------------------------------------------------------------------------------


async def test_a_pause_ends_by_itself(whole: Hall, wind: Wind) -> None:
    at = await quiet(whole, clock=LIVELY)
    wind(300)
    await at.room.pause(at.owner(1), True)
    assert table_of(at.room)["paused_until"] == near(time.time() + PAUSE) and at.room.next_due() is not None
    wind(PAUSE + 1)
    await at.room.run_due()
    table = table_of(at.room)
    assert (table["status"], table["paused_by"], table["paused_until"]) == ("playing", None, None)
    assert table["deadline"] == near(time.time() + 700), "the clock stood still"


async def test_pauses_are_few(whole: Hall) -> None:
    at = await quiet(whole)
    for left in (2, 1, 0):
        await at.room.pause(at.owner(1), True)
        assert at.room.state.pauses_left(at.owner(1)) == left
        await at.room.pause(at.owner(0), False)
    assert await refusal(at.room.pause(at.owner(1), True)) == "error-no-pauses"
    await at.room.pause(at.owner(0), True)  # each has their own
    alone = await quiet(whole, people=1, seats=2)
    for paused in (True, False) * 5:
        await alone.room.pause(alone.owner(0), paused)
    await alone.room.pause(alone.owner(0), True)
    assert table_of(alone.room)["paused_until"] is None, "nobody else waits"


async def test_votes_go_on_in_a_pause(whole: Hall) -> None:
    at = await quiet(whole)
    await at.choose(12)
    await at.room.pause(at.owner(1), True)
    await at.room.undo(at.owner(0), 0, 2)
    await at.room.answer(at.owner(1), 1, True)
    assert at.match.choices_made == 2 and table_of(at.room)["status"] == "paused"
    await at.room.offer_end(at.owner(0), 0)
    await at.room.answer(at.owner(1), 1, True)
    assert table_of(at.room)["status"] == "finished" and table_of(at.room)["paused_by"] is None


@pytest.mark.parametrize("paused", [False, True])
async def test_a_pause_all_agree_to_lasts_until_somebody_ends_it(whole: Hall, wind: Wind, paused: bool) -> None:
    at = await quiet(whole, clock=LIVELY)
    if paused:
        await at.room.pause(at.owner(0), True)
    await at.room.offer_pause(at.owner(0), 0)
    assert table_of(at.room)["status"] == ("paused" if paused else "playing")
    await at.room.answer(at.owner(1), 1, True)
    table = table_of(at.room)
    assert (table["status"], table["paused_by"], table["paused_until"], table["vote"]) == ("paused", 0, None, None)
    assert at.room.state.pauses_left(at.owner(0)) == (2 if paused else 3) and at.room.next_due() is None
    wind(30 * AWAY)
    await at.room.pause(at.owner(1), False)
    assert table_of(at.room)["deadline"] == near(time.time() + 1000)


async def test_pauses_and_long_waits_are_counted_over_a_restart(tmp_path: Any, wind: Wind) -> None:
    settings = settings_in(tmp_path, snapshot_every=5, bot_delay=600.0)
    hall = Hall(settings)
    await hall.start()
    at = await company(hall)
    seat = at.match.seat
    wind(AWAY + 1)
    await at.room.hand_over(at.owner(1 - seat), 1 - seat, seat)
    await at.room.take_back(at.owner(seat), seat)
    await at.room.choose(None, seat, at.room.state.seq, at.match.keys()[0], by_bot="greedy")
    await at.room.pause(at.owner(1), True)
    await at.room.pause(at.owner(1), False)
    await at.choose(12)
    await at.room.pause(at.owner(1), True)
    until = table_of(at.room)["paused_until"]
    assert (await hall.store.snapshot(at.room.id)) is not None
    await hall.stop()
    hall = Hall(settings)
    await hall.start()
    room = await hall.room(at.room.id)
    assert room is not None
    assert (room.state.pauses_left(at.owner(1)), room.state.kept_waiting) == (1, {seat: 1})
    assert table_of(room)["paused_until"] == until
    async with asyncio.timeout(PATIENCE):
        while room.id not in hall.supervisor.alarms:  # the pause will end
            await asyncio.sleep(0.01)
    await hall.stop()


async def test_the_moment_to_come_back_outlives_a_restart(tmp_path: Any, wind: Wind) -> None:
    settings = settings_in(tmp_path, snapshot_every=1, bot_delay=600.0)
    hall = Hall(settings)
    await hall.start()
    at = await company(hall)
    seat = at.match.seat
    await at.room.hand_to_bot(at.owner(1 - seat), 1 - seat, "random")
    await at.choose()
    await hall.stop()
    hall = Hall(settings)
    await hall.start()
    room = await hall.room(at.room.id)
    assert room is not None and await hall.store.snapshot(room.id) is not None
    await room.offer_end(at.owner(seat), seat)
    assert room.state.vote is not None and table_of(room)["vote"]["passes"] == near(time.time() + HEED)
    await hall.stop()


# -- whoever keeps the others waiting ----------------------------------------------------------------------------------


async def test_who_is_here_and_does_not_play_is_given_a_bot_after_ten_minutes(whole: Hall, wind: Wind) -> None:
    at = await quiet(whole, people=3)
    seat = at.match.seat
    other = (seat + 1) % 3
    chairs = [Chair(at, user.id) for user in at.users]
    assert chairs[0].ear.heard[-1]["handovers"][0]["seat"] == seat, "told with who is here"
    assert offered(at, seat) == near(HERE) and offered(at, other) is None
    assert await refusal(at.room.hand_over(at.owner(other), other, seat)) == "error-wait-longer"
    wind(HERE - 60)
    chairs[seat].go()  # coming and going begins nothing anew
    chairs[seat].come()
    assert offered(at, seat) == near(60)
    assert await refusal(at.room.hand_over(at.owner(other), other, seat)) == "error-wait-longer"
    wind(61)
    assert await refusal(at.room.hand_over(at.owner(seat), seat, seat)) == "error-nobody-waits"
    assert await refusal(at.room.hand_over(at.owner(other), other, (seat + 2) % 3)) == "error-nobody-waits"
    assert await refusal(at.room.hand_over(None, other, seat)) == "error-not-your-seat"
    await at.room.hand_over(at.owner(other), other, seat)
    assert at.room.state.seats[seat].bot is not None and seat not in at.room.state.voters()
    await at.room.take_back(at.owner(seat), seat)
    assert await refusal(at.room.choose(at.owner(seat), seat, at.room.state.seq, "x")) == "error-bot-decides"


async def test_who_comes_back_and_does_nothing_again_has_half_the_time(whole: Hall, wind: Wind) -> None:
    at = await quiet(whole)
    seat = at.match.seat
    for user in at.users:
        Chair(at, user.id)
    for seconds in (HERE, HERE / 2, HERE / 4, HERE / 8, 60.0, 60.0):
        assert offered(at, seat) == near(seconds)
        wind(seconds + 1)
        await at.room.hand_over(at.owner(1 - seat), 1 - seat, seat)
        await at.room.take_back(at.owner(seat), seat)
        assert offered(at, seat) is None, "the bot makes this decision"
        await at.room.choose(None, seat, at.room.state.seq, at.match.keys()[0], by_bot="greedy")
        await at.choose_until(lambda match: match.seat == seat)


async def test_stepping_back_and_forth_does_not_keep_the_others_waiting(whole: Hall, wind: Wind) -> None:
    at = await quiet(whole)
    for user in at.users:
        Chair(at, user.id)
    await at.choose_until(lambda match: bool(match.history) and match.undo_floor(match.seat) < match.choices_made)
    seat, at_first = at.match.seat, at.match.choices_made - 1
    wind(300)
    key = at.match.history[-1].key
    for _ in range(3):
        await at.room.undo(at.owner(seat), seat, at_first)
        wind(50)
        await at.room.choose(at.owner(seat), seat, at.room.state.seq, key)
    assert offered(at, seat) == near(HERE - 450)
    await at.choose()
    assert at.match.seat != seat or offered(at, seat) == near(HERE)


async def test_giving_the_turn_away_and_taking_it_back_does_not_keep_the_others_waiting(
    whole: Hall, wind: Wind
) -> None:
    """The last choice of a turn, undone before the next player has chosen, again and again."""
    at = await quiet(whole)
    for user in at.users:
        Chair(at, user.id)
    await at.choose_until(may_take_the_turn_back)
    seat, last = at.match.history[-1].seat, at.match.history[-1]
    for waited in (100, 200):
        await at.room.undo(at.owner(seat), seat, at.match.choices_made - 1)
        wind(100)
        assert offered(at, seat) == near(HERE - waited)
        await at.room.choose(at.owner(seat), seat, at.room.state.seq, last.key)
        assert offered(at, 1 - seat) == near(HERE), "whoever has the turn given and taken is not late for it"
        wind(50)
    await at.room.undo(at.owner(seat), seat, at.match.choices_made - 1)
    wind(HERE - 200 + 1)
    await at.room.hand_over(at.owner(1 - seat), 1 - seat, seat)


async def test_a_turn_is_not_taken_back_again_and_again(whole: Hall) -> None:
    """Or the next player would have no moment to choose in, and nobody would be late."""
    at = await quiet(whole, clock=LIVELY)
    await at.choose_until(may_take_the_turn_back)
    seat, last, made = at.match.history[-1].seat, at.match.history[-1], at.match.choices_made
    for _ in range(MOST_TURNS_BACK):
        await at.room.undo(at.owner(seat), seat, made - 1)
        assert at.match.choices_made == made - 1
        await at.room.choose(at.owner(seat), seat, at.room.state.seq, last.key)
    assert picture_for(at.room, at.owner(seat))["undo_floor"] == made
    await at.room.undo(at.owner(seat), seat, made - 1)
    assert at.match.choices_made == made and table_of(at.room)["vote"]["kind"] == "undo"
    await at.choose_until(lambda match: match.choices_made > made + 3 and may_take_the_turn_back(match))
    seat = at.match.history[-1].seat
    assert picture_for(at.room, at.owner(seat))["undo_floor"] < at.match.choices_made, "another turn"
    alone = await quiet(whole, people=1, seats=2)
    await alone.choose_until(may_take_the_turn_back)
    for _ in range(MOST_TURNS_BACK + 1):
        made, seat, last = alone.match.choices_made, alone.match.history[-1].seat, alone.match.history[-1]
        await alone.room.undo(alone.owner(seat), seat, made - 1)
        await alone.room.choose(alone.owner(seat), seat, alone.room.state.seq, last.key)


@pytest.mark.parametrize("clock", [Clock(), LIVELY])
async def test_what_a_bot_decides_for_whoever_was_too_late_is_not_taken_back(
    whole: Hall, wind: Wind, clock: Clock
) -> None:
    """Neither before it has chosen, by a step back to the decision before, nor afterwards."""
    at = await quiet(whole, clock=clock)
    await at.choose_until(lambda match: match.undo_floor(match.seat) < match.choices_made)
    seat, made, before = at.match.seat, at.match.choices_made, at.match.undo_floor(at.match.seat)
    wind(AWAY + 1)
    await (at.room.run_due() if clock is LIVELY else at.room.hand_over(at.owner(1 - seat), 1 - seat, seat))
    await at.room.take_back(at.owner(seat), seat)
    for made_by_now in (made, made + 1):
        assert picture_for(at.room, at.owner(seat))["undo_floor"] == made_by_now
        await at.room.undo(at.owner(seat), seat, before)
        assert at.match.choices_made == made_by_now and at.room.state.vote is not None
        if made_by_now == made:
            await at.room.choose(None, seat, at.room.state.seq, undoable(at.match), by_bot="greedy")
    await at.room.answer(at.owner(1 - seat), 1 - seat, True)
    assert at.match.choices_made == before
    await at.choose()
    assert at.match.undo_floor(seat) == at.room.state.undo_floor(seat), "all have agreed to begin anew"


def undoable(match: Match) -> str:
    """A choice that its seat might take back alone."""
    for key in (keys := match.keys()):
        after = match.clone()
        after.apply(key)
        if after.undo_floor(match.seat) < after.choices_made:
            return key
    raise AssertionError(keys)


async def test_cutting_a_bot_short_again_and_again_keeps_nobody_waiting(whole: Hall, wind: Wind) -> None:
    at = await quiet(whole)
    for user in at.users:
        Chair(at, user.id)
    seat = at.match.seat
    for _ in range(6):
        wind(10)
        await at.room.hand_to_bot(at.owner(seat), seat, "greedy")
        wind(90)
        await at.room.take_back(at.owner(seat), seat)
    assert offered(at, seat) == near(0)
    wind(1)
    await at.room.hand_over(at.owner(1 - seat), 1 - seat, seat)


def may_take_the_turn_back(match: Match) -> bool:
    chose = match.history[-1].seat if match.history else match.seat
    return chose != match.seat and match.undo_floor(chose) < match.choices_made


async def test_an_undo_all_agree_to_begins_a_new_wait(whole: Hall, wind: Wind) -> None:
    at = await quiet(whole)
    for user in at.users:
        Chair(at, user.id)
    seat = at.match.seat
    await at.choose_until(lambda match: match.choices_made > 12 and match.seat == seat)
    wind(HERE - 10)
    await at.room.undo(at.owner(seat), seat, 0)
    await at.room.answer(at.owner(1 - seat), 1 - seat, True)
    assert at.match.seat == seat and offered(at, seat) == near(HERE)


async def test_nobody_waits_where_nobody_else_is(whole: Hall, wind: Wind) -> None:
    """Somebody thinks beside an open table at night: the others find them thinking, not late."""
    at = await quiet(whole)
    seat = at.match.seat
    Chair(at, at.owner(seat))
    wind(5 * HERE)
    Chair(at, at.owner(1 - seat))
    assert offered(at, seat) == near(HERE)
    alone = await quiet(whole, people=1, seats=2)
    wind(2 * AWAY)
    assert table_of(alone.room)["handovers"] == []


async def test_who_stays_away_for_a_day_is_given_a_bot(whole: Hall, wind: Wind) -> None:
    at = await quiet(whole)
    seat = at.match.seat
    Chair(at, at.owner(1 - seat))
    wind(AWAY - 100)
    assert offered(at, seat) == near(100)
    there = Chair(at, at.owner(seat))
    assert offered(at, seat) == near(HERE), "here after all, with time to choose"
    there.go()
    wind(101)
    await at.room.hand_over(at.owner(1 - seat), 1 - seat, seat)
    assert at.room.state.kept_waiting == {seat: 1}


async def test_with_a_clock_the_clock_alone_decides(whole: Hall, wind: Wind) -> None:
    at = await quiet(whole, clock=Clock("leisure", 7 * AWAY))
    seat = at.match.seat
    wind(2 * AWAY)
    assert table_of(at.room)["handovers"] == []
    assert await refusal(at.room.hand_over(at.owner(1 - seat), 1 - seat, seat)) == "error-nobody-waits"


async def test_whoever_is_away_holds_up_a_vote_for_a_day(whole: Hall, wind: Wind) -> None:
    at = await quiet(whole, people=3)
    chairs = [Chair(at, user.id) for user in at.users]
    gone = (at.match.seat + 1) % 3
    others = [at.match.seat, (at.match.seat + 2) % 3]
    chairs[gone].go()
    await at.room.offer_end(at.owner(others[0]), others[0])
    await at.room.answer(at.owner(others[1]), others[1], True)
    assert table_of(at.room)["handovers"][-1]["reason"] == "vote" and offered(at, gone) == near(AWAY)
    chairs[others[1]].go()
    waited_for = [waited["seat"] for waited in table_of(at.room)["handovers"] if waited["reason"] == "vote"]
    assert waited_for == [gone], "who answered may go"
    chairs[gone].come()
    assert offered(at, gone) is None, "here, and silent: the match goes on meanwhile"
    chairs[gone].go()
    wind(AWAY + 1)
    await at.room.hand_over(at.owner(others[0]), others[0], gone)
    await at.room.run_due()
    assert table_of(at.room)["status"] == "playing", "a minute is left to come back"
    wind(HEED + 1)
    await at.room.run_due()
    assert table_of(at.room)["status"] == "finished"


async def test_who_has_no_say_hands_nobody_over(whole: Hall, wind: Wind) -> None:
    at = await quiet(whole, people=3)
    seat = at.match.seat
    bot, other = [number for number in range(3) if number != seat]
    await at.room.hand_to_bot(at.owner(bot), bot, "random")
    wind(AWAY + 1)
    assert await refusal(at.room.hand_over(at.owner(bot), bot, seat)) == "error-bot-plays"
    at.room.state.seats[other] = replace(at.room.state.seats[other], bot="random")
    assert table_of(at.room)["handovers"] == [], "only bots are left to wait"
