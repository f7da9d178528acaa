"""What people at a table may do, asked of the room itself: choices, bots in seats, pause, clocks, leaving."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from longhall.games import game as load_game
from longhall.server.hall import Hall
from longhall.server.rates import RateLimiter
from longhall.server.table.clocks import HEED, Clock
from longhall.server.table.permissions import Refused
from longhall.server.table.room import Room
from longhall.server.table.views import state_message
from tests.patience import PATIENCE
from tests.server.hall_fixture import Company, Ear, Wind, company, picture_for, refusal, table_of

pytestmark = pytest.mark.anyio


def picture(at: Company) -> Any:
    """Everything that must not change when something is refused."""
    return (
        at.room.state.seq,
        at.match.to_json(history=True),
        [vars(seat).copy() for seat in at.room.state.seats],
        at.room.state.status,
    )


async def test_choices_that_cannot_be_change_nothing(whole: Hall) -> None:
    at = await company(whole)
    room = at.room
    before = picture(at)
    seat = at.match.seat
    key = at.match.keys()[0]
    mine, other = at.owner(seat), at.owner(1 - seat)
    assert await refusal(room.choose(mine, seat, room.state.seq - 1, key)) == "error-late"
    assert await refusal(room.choose(mine, seat, room.state.seq + 1, key)) == "error-late"
    assert await refusal(room.choose(other, seat, room.state.seq, key)) == "error-not-your-seat"
    assert await refusal(room.choose(None, seat, room.state.seq, key)) == "error-not-your-seat"
    assert await refusal(room.choose(other, 1 - seat, room.state.seq, key)) == "error-not-your-turn"
    assert await refusal(room.choose(mine, 7, room.state.seq, key)) == "error-no-such-seat"
    assert await refusal(room.choose(mine, -1, room.state.seq, key)) == "error-no-such-seat"
    assert await refusal(room.choose(mine, seat, room.state.seq, "nonsense")) == "error-invalid-option"
    assert picture(at) == before
    await room.choose(mine, seat, room.state.seq, key)
    assert await refusal(room.choose(mine, seat, before[0], key)) == "error-late"  # sent twice
    assert at.match.choices_made == 1


async def test_two_choices_at_once_one_wins(whole: Hall) -> None:
    at = await company(whole)
    seat = at.match.seat
    tries = [at.room.choose(at.owner(seat), seat, at.room.state.seq, at.match.keys()[0]) for _ in range(5)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert {error.message for error in results if isinstance(error, Refused)} == {"error-late"}
    assert at.match.choices_made == 1


async def test_a_pause_stops_everything(whole: Hall, wind: Wind) -> None:
    at = await company(whole, clock=Clock("live", 1000.0, 0.0))
    await at.room.pause(at.users[1].id, True)
    wind(599)
    await at.room.run_due()  # it rang as somebody paused
    assert table_of(at.room)["status"] == "paused" and all(seat.bot is None for seat in at.room.state.seats)
    assert await refusal(at.room.choose(at.owner(0), 0, at.room.state.seq, "x")) == "error-paused"
    assert await refusal(at.room.pause(at.users[0].id, True)) == "error-not-now"
    assert await refusal(at.room.pause(None, False)) == "error-not-seated"
    await at.room.pause(at.users[0].id, False)
    assert at.room.state.status == "playing"


async def test_everybody_is_told_who_paused_and_who_resumed(whole: Hall) -> None:
    at = await company(whole, people=3)
    await at.room.pause(at.owner(1), True)
    assert picture_for(at.room, None)["table"]["paused_by"] == 1, "also to those who only watch"
    await at.room.pause(at.owner(2), False)
    assert (table_of(at.room)["paused_by"], table_of(at.room)["resumed_by"]) == (None, 2)
    await at.room.pause(at.owner(1), True)
    await at.room.give_seats_to_bot(at.users[1].id, "random")  # a bot has the seat, and another name stands there
    assert table_of(at.room)["paused_by"] is None and table_of(at.room)["status"] == "paused"


async def settled(at: Company, wanted: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.01)


async def test_a_seat_left_to_a_bot_and_taken_back(whole: Hall) -> None:
    at = await company(whole)
    seat = at.match.seat
    await at.room.hand_to_bot(at.owner(seat), seat, "random")
    assert await refusal(at.room.choose(at.owner(seat), seat, at.room.state.seq, "x")) == "error-bot-plays"
    await settled(at, lambda: at.room.state.deciding_seat() == 1 - seat)
    assert at.match.choices_made >= 1
    assert await refusal(at.room.take_back(at.owner(1 - seat), seat)) == "error-not-your-seat"
    await at.room.take_back(at.owner(seat), seat)
    assert at.room.state.seats[seat].bot is None
    assert await refusal(at.room.take_back(at.owner(seat), seat)) == "error-not-now"
    assert await refusal(at.room.hand_to_bot(at.owner(seat), 1 - seat, "random")) == "error-not-your-seat"


async def test_a_bot_that_fills_a_seat_has_a_name_and_one_that_stands_in_has_not(whole: Hall) -> None:
    at = await company(whole, people=1, seats=3, bots=[None, "greedy", "random"])
    me = at.users[0].id

    def names() -> list[str | None]:
        return [seat.character for seat in state_message(at.room.state, me).table.seats]

    before = names()
    assert before[0] is None and None not in before[1:] and before[1] != before[2]
    await at.room.hand_to_bot(me, 0, "random")
    assert names() == before, "the person's own name stays"


async def test_what_a_bot_thought_is_dropped_once_the_seat_is_taken_back(
    whole: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought, continue_match = asyncio.Event(), asyncio.Event()

    async def ask(game: str, state: str, bot: str, seed: str, plan: Any) -> tuple[str, Any]:
        thought.set()
        await continue_match.wait()
        return load_game(game).from_json(state).keys()[0], plan

    monkeypatch.setattr(whole.bot_pool, "ask", ask)
    at = await company(whole)
    seat = at.match.seat
    await at.room.hand_to_bot(at.owner(seat), seat, "random")
    await thought.wait()
    await at.room.take_back(at.owner(seat), seat)
    continue_match.set()
    await settled(at, lambda: not whole.supervisor.is_busy_at(at.room.id))
    assert at.match.choices_made == 0
    await at.room.choose(at.owner(seat), seat, at.room.state.seq, at.match.keys()[0])


async def test_a_bot_that_has_stopped_keeps_no_other_from_being_asked(
    whole: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever happens at the table in the very next moment."""
    at = await company(whole)
    seat, busy = at.match.seat, list[bool]()

    async def choose(*_: Any, **_more: Any) -> None:
        await Room.take_back(at.room, at.owner(seat), seat)
        asyncio.get_running_loop().call_soon(lambda: busy.append(whole.supervisor.is_busy_at(at.room.id)))
        raise Refused("error-not-now")

    monkeypatch.setattr(at.room, "choose", choose)
    await at.room.hand_to_bot(at.owner(seat), seat, "random")
    await settled(at, lambda: busy)
    assert busy == [False]


async def test_who_resigns_does_not_come_back(whole: Hall) -> None:
    at = await company(whole)
    seat = 1 - at.match.seat
    await at.room.resign(at.owner(seat), seat, "random")
    assert at.room.state.seats[seat].resigned and at.room.state.voters() == [1 - seat]
    assert await refusal(at.room.take_back(at.owner(seat), seat)) == "error-resigned"
    assert await refusal(at.room.hand_to_bot(at.owner(seat), seat, "greedy")) == "error-resigned"


async def test_who_resigned_has_no_say(whole: Hall) -> None:
    at = await company(whole, people=3)
    at.room.after_change = None  # the bot lets us look
    await at.choose(12)
    seat = at.match.seat
    gone, other = [number for number in range(3) if number != seat]
    await at.room.resign(at.owner(gone), gone, "random")
    await at.room.undo(at.owner(seat), seat, 2)
    for asked in (
        at.room.answer(at.owner(gone), gone, False),
        at.room.undo(at.owner(gone), gone, 0),
        at.room.offer_end(at.owner(gone), gone),
        at.room.pause(at.owner(gone), True),
    ):
        assert await refusal(asked) == "error-resigned"
    assert at.room.state.vote is not None and at.room.state.status == "playing"
    await at.room.answer(at.owner(other), other, True)
    assert at.match.choices_made == 2
    await at.room.pause(at.owner(seat), True)
    assert await refusal(at.room.pause(at.owner(gone), False)) == "error-resigned"
    await at.room.pause(at.owner(other), False)
    await at.room.pause(at.owner(seat), True)
    for number in (seat, other):
        await at.room.resign(at.owner(number), number, "random")
    await at.room.pause(at.owner(gone), False)  # where nobody is left to do it


async def test_time_runs_out_and_the_owner_comes_back(whole: Hall) -> None:
    at = await company(whole, clock=Clock("live", 0.1, 0.1))
    ear = Ear(at.users[0].id)
    at.room.audience.listeners.add(ear)
    seat = at.match.seat
    await settled(at, lambda: any(message["table"]["seats"][seat]["bot"] == "greedy" for message in ear.heard))
    assert await refusal(at.room.take_back(at.owner(1 - seat), seat)) == "error-not-your-seat"
    await at.room.take_back(at.owner(seat), seat)
    assert at.room.state.seats[seat].bot is None
    assert at.room.state.seats[seat].bank == 0.0, "the bank is spent; coming back does not fill it"


async def test_leaving_and_coming_back_gains_no_time(whole: Hall) -> None:
    at = await company(whole, clock=Clock("live", 1000.0, 60.0))
    seat = 1 - at.match.seat
    began = at.room.state.watch.began
    at.room.state.seats[seat] = replace(at.room.state.seats[seat], bank=5.0)
    await at.room.hand_to_bot(at.owner(seat), seat, "random")
    await at.room.take_back(at.owner(seat), seat)
    assert at.room.state.seats[seat].bank == 5.0
    assert at.room.state.watch.began == began, "another seat's clock runs on"


async def test_what_was_missed_is_told_exactly(whole: Hall) -> None:
    at = await company(whole)
    await at.choose(10)
    user = at.users[0].id
    seq = at.room.state.seq
    for last in range(at.room.state.seq - 10, at.room.state.seq + 1):
        message = picture_for(at.room, user, last)
        assert message["type"] == "update"
        assert [entry["n"] for entry in message["entries"]] == list(range(last - seq + 11, 11))
    assert picture_for(at.room, user, -1)["type"] == "state"
    assert picture_for(at.room, user, seq + 1)["type"] == "state"


async def test_who_goes_for_good_is_hung_up(whole: Hall, tmp_path: Path) -> None:
    at = await company(whole)
    ears = [Ear(user.id) for user in at.users]
    at.room.audience.listeners.update(ears)
    await at.room.give_seats_to_bot(at.users[1].id, "random")
    assert [ear.hung_up for ear in ears] == [False, True]
    assert at.room.state.seats[1].user_id is None and at.room.state.seats[1].bot == "random"


async def test_who_goes_while_a_choice_is_written_does_not_come_back_with_it(
    whole: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await company(whole)
    append, writing, continue_match = at.room.journal.append, asyncio.Event(), asyncio.Event()

    async def append_slowly(*arguments: Any) -> None:
        writing.set()
        await continue_match.wait()
        await append(*arguments)

    monkeypatch.setattr(at.room.journal, "append", append_slowly)
    choosing = asyncio.create_task(at.choose())
    await writing.wait()
    leaving = asyncio.create_task(at.room.forget_user(at.users[0].id))
    await asyncio.sleep(0)
    continue_match.set()
    await asyncio.gather(choosing, leaving)
    assert (at.room.state.host_id, at.room.state.seats_of(at.users[0].id)) == (None, [])


async def test_who_hears_that_somebody_is_gone_reads_rows_without_them(
    whole: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await company(whole)
    read: list[str | None] = []

    async def hear(user_id: str, tables: list[str]) -> None:
        table = await whole.store.table(at.room.id)
        assert table is not None
        read.append(table.host_id)

    monkeypatch.setattr(whole.coordinator, "announce_deletion", hear)
    await whole.delete_user(at.users[0].id)
    assert read == [None]


async def test_a_table_whose_host_is_gone_for_good_is_closed(whole: Hall) -> None:
    host, guest = (await company(whole)).users
    room = await whole.open_table(host, "northgard", {"seats": 2}, [], True, Clock())
    await room.sit(guest.id, guest.name, 1)
    ear = Ear(guest.id)
    room.audience.listeners.add(ear)
    await whole.delete_user(host.id)
    told = [message["table"] for message in ear.heard if message["type"] == "state"][-1]
    assert (told["status"], told["seats"][0]["name"]) == ("cancelled", "")
    assert await whole.store.public_tables("open") == []


async def test_the_table_before_the_start(whole: Hall) -> None:
    at = await company(whole)
    host, guest = at.users
    room = await whole.open_table(host, "northgard", {"seats": 3}, [], False, Clock())
    assert await refusal(room.start(guest.id)) == "error-not-host"
    assert await refusal(room.start(host.id)) == "error-empty-seat"
    assert await refusal(room.give_seat(guest.id, 1, "random")) == "error-not-host"
    await room.sit(guest.id, guest.name, 1)
    assert await refusal(room.sit(host.id, host.name, 1)) == "error-seat-taken"
    assert await refusal(room.sit(host.id, host.name, 3)) == "error-no-such-seat"
    await room.sit(guest.id, "Somebody beside me", 1)  # several players on one device have names of their own
    assert room.state.seats[1].name == "Somebody beside me"
    assert await refusal(room.stand_up(host.id, 1)) == "error-not-your-seat"
    assert await refusal(room.hand_to_bot(guest.id, 1, "random")) == "error-not-playing"
    await room.stand_up(guest.id, 1)
    await room.give_seat(host.id, 1, "random")
    await room.sit(host.id, host.name, 2)
    await room.start(host.id)
    assert await refusal(room.start(host.id)) == "error-already-started"
    assert await refusal(room.sit(guest.id, guest.name, 1)) == "error-already-started"
    assert await refusal(room.give_seat(host.id, 1, None)) == "error-already-started"


# -- what one player can do to the others ------------------------------------------------------------------------------


async def test_nothing_but_choices_and_steps_back_make_a_choice_late(whole: Hall) -> None:
    at = await company(whole)
    seat = at.match.seat
    mine, other = at.owner(seat), at.owner(1 - seat)
    seen = picture_for(at.room, mine)
    key = seen["decision"]["options"][0]["key"]
    await at.room.offer_end(other, 1 - seat)
    await at.room.answer(other, 1 - seat, False)
    await at.room.pause(other, True)
    await at.room.pause(other, False)
    await at.room.hand_to_bot(other, 1 - seat, "random")
    await at.room.take_back(other, 1 - seat)
    now = picture_for(at.room, mine)
    assert now["seq"] == seen["seq"] + 6 and now["position"] == seen["position"] == seen["seq"]
    await at.room.choose(mine, seat, seen["seq"], key)
    assert at.match.choices_made == 1
    assert await refusal(at.room.choose(mine, seat, now["seq"], key)) == "error-late"


async def test_nobody_resigns_twice(whole: Hall) -> None:
    at = await company(whole)
    seat = 1 - at.match.seat
    await at.room.resign(at.owner(seat), seat, "random")
    seq = at.room.state.seq
    assert await refusal(at.room.resign(at.owner(seat), seat, "random")) == "error-resigned"
    assert at.room.state.seq == seq


async def test_interruptions_are_limited_for_each_player(whole: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    at = await company(whole)
    monkeypatch.setattr(at.room, "interruptions", RateLimiter(1 / 60, 4))
    seat = 1 - at.match.seat
    other = at.owner(seat)
    await at.room.offer_end(other, seat)
    await at.room.pause(other, True)
    await at.room.pause(other, False)
    await at.room.offer_end(other, seat)
    answer = at.room.answer(other, seat, False)
    for again in (at.room.hand_to_bot(other, seat, "random"), at.room.offer_end(other, seat), answer):
        assert await refusal(again) == "error-too-fast"
    await at.room.pause(at.owner(1 - seat), True)  # the limit is each player's own
    alone = await company(whole, people=1, seats=2)
    monkeypatch.setattr(alone.room, "interruptions", RateLimiter(1 / 60, 1))
    for paused in (True, False, True, False):
        await alone.room.pause(alone.owner(0), paused)


async def test_changes_of_seats_and_tables_opened_are_limited_for_each_person(
    whole: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = (await company(whole)).users[0]
    monkeypatch.setattr(whole, "openings", RateLimiter(1 / 60, 2))
    rooms = [await whole.open_table(host, "northgard", {"seats": 2}, [], True, Clock()) for _ in range(2)]
    await rooms[1].cancel(host.id)
    assert await refusal(whole.open_table(host, "northgard", {"seats": 2}, [], True, Clock())) == "error-too-fast"
    room = rooms[0]
    monkeypatch.setattr(room, "interruptions", RateLimiter(1 / 60, 3))
    for _ in range(2):
        await room.sit(host.id, host.name, 1)
    await room.stand_up(host.id, 1)
    for again in (room.sit(host.id, host.name, 1), room.stand_up(host.id, 0), room.give_seat(host.id, 1, "random")):
        assert await refusal(again) == "error-too-fast"
    assert [seat.user_id for seat in room.state.seats] == [host.id, None]


async def test_no_flood_holds_a_clock_up(whole: Hall, wind: Wind) -> None:
    at = await company(whole, clock=Clock("live", 1000.0, 0.0))
    seat = at.match.seat
    flooding = True

    async def flood() -> None:
        while flooding:
            await at.room.offer_end(at.owner(1 - seat), 1 - seat)
            await asyncio.sleep(0)

    floods = [asyncio.create_task(flood()) for _ in range(10)]
    wind(1001)
    await settled(at, lambda: at.room.state.seats[seat].bot is not None)
    flooding = False
    await asyncio.gather(*floods)


# -- whoever is away ---------------------------------------------------------------------------------------------------


async def away(whole: Hall, wind: Wind) -> tuple[Company, int]:
    """The time of a player is up, and a bot plays for them; the bot takes its time."""
    at = await company(whole, clock=Clock("live", 1000.0, 0.0))
    await at.choose(6)
    seat = at.match.seat
    at.room.after_change = None
    wind(1001)
    await at.room.run_due()
    assert at.room.state.seats[seat].bot is not None
    return at, seat


async def test_nothing_is_decided_in_the_moment_after_somebody_was_given_a_bot(whole: Hall, wind: Wind) -> None:
    """They have no say until they take the seat back, and a minute to do so."""
    at, gone = await away(whole, wind)
    here = 1 - gone
    await at.room.offer_end(at.owner(here), here)
    vote = table_of(at.room)["vote"]
    assert table_of(at.room)["status"] == "playing" and (vote["asked"], vote["agreed"]) == ([here], [here])
    assert vote["passes"] == pytest.approx(time.time() + HEED, abs=5) == at.room.next_due()
    assert await refusal(at.room.answer(at.owner(gone), gone, False)) == "error-bot-plays"
    await at.room.take_back(at.owner(gone), gone)
    assert table_of(at.room)["vote"]["asked"] == [0, 1], "here again, and asked again"
    wind(HEED + 1)
    await at.room.run_due()
    assert table_of(at.room)["status"] == "playing"
    await at.room.answer(at.owner(gone), gone, False)
    assert at.room.state.vote is None
    at, gone = await away(whole, wind)
    here = 1 - gone
    await at.room.undo(at.owner(here), here, 0)
    assert at.match.choices_made == 6 and at.room.state.vote is not None
    seat = at.match.seat
    await at.room.choose(None, seat, at.room.state.seq, at.match.keys()[0], by_bot="greedy")
    assert at.room.state.vote is not None, "what a bot does is nobody's answer"
    wind(HEED + 1)
    await at.room.run_due()
    assert at.match.choices_made == 0


async def test_who_leaves_a_seat_without_an_answer_has_not_agreed(whole: Hall) -> None:
    at = await company(whole)
    at.room.after_change = None
    await at.room.offer_end(at.owner(0), 0)
    await at.room.hand_to_bot(at.owner(1), 1, "random")
    assert (table_of(at.room)["vote"], table_of(at.room)["vote_refused_by"]) == (None, 1)
    assert table_of(at.room)["status"] == "playing"
    await at.room.offer_end(at.owner(0), 0)
    await at.room.hand_to_bot(at.owner(0), 0, "random")  # whoever asked is gone too: nobody is left to agree
    await at.room.run_due()
    assert table_of(at.room)["status"] == "playing"


@pytest.mark.parametrize("clock", [Clock(), Clock("live", 1000.0, 0.0), Clock("leisure", 86_400.0, 0.0)])
async def test_silence_is_not_consent(whole: Hall, wind: Wind, clock: Clock) -> None:
    at = await company(whole, people=3, clock=clock)
    at.room.after_change = None
    await at.room.offer_end(at.users[0].id, 0)
    await at.room.answer(at.users[1].id, 1, True)
    vote = table_of(at.room)["vote"]
    wait = vote["deadline"] - time.time()
    assert wait == pytest.approx({"live": 120}.get(clock.kind, 7 * 86_400), abs=5)
    wind(wait - 10)
    await at.room.run_due()
    assert {**vote, "asked": None} == {**table_of(at.room)["vote"], "asked": None}
    wind(11)
    if clock.kind == "leisure":  # a bot plays for whoever had to choose, and there is a moment to come back
        await at.room.run_due()
    await at.room.run_due()
    assert table_of(at.room)["vote"] is None and table_of(at.room)["vote_refused_by"] is None
    assert table_of(at.room)["status"] == "playing"
