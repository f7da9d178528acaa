"""Several processes of one hall, without transport: what is told at a table is told in all of them, once; votes, bots,
clocks and notices are one process's work at a time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from longhall.bots import Plan, default_bot
from longhall.kernel.match import Match
from longhall.server.db import processes as between
from longhall.server.db.store import Store
from longhall.server.hall import Hall
from longhall.server.messages import SaidMessage
from longhall.server.people.moderation import is_muted, set_mute
from longhall.server.people.public_ids import public_id
from longhall.server.settings import Mail, async_address
from longhall.server.table.clocks import LEISURE, LIVE, Clock
from longhall.server.table.permissions import Refused
from longhall.server.table.room import Room
from tests.patience import PATIENCE
from tests.server.hall_fixture import Company, Ear, company, settings_in, table_of
from tests.server.redis_fixture import RedisServer
from tests.server.small_hall import new_table, new_user

pytestmark = pytest.mark.anyio


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.02)


@pytest.fixture
async def halls(shared: str, bus: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Hall]]:
    """Two, as two processes have them. However slow the machine is, none is taken for dead."""
    monkeypatch.setattr(between, "DEAD", 600.0)
    settings = settings_in(tmp_path, database=async_address(shared), bus=bus, notice_window=0.1)
    settings.mail = Mail(host="127.0.0.1", port=9)
    two = [Hall(settings), Hall(settings)]
    for hall in two:
        await hall.start()
    yield two
    for hall in two:
        await hall.stop()


class Guest(Ear):
    """Somebody connected to a table through one of the halls."""

    def __init__(self, hall: Hall, room: Room, user_id: str | None) -> None:
        super().__init__(user_id)
        self.hall = hall
        self.room = room
        room.audience.listeners.add(self)
        hall.coordinator.joined(room, self)

    def go(self) -> None:
        self.room.audience.listeners.discard(self)
        self.hall.coordinator.left(self.room)

    def of(self, *types: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] in types]

    def presence(self) -> tuple[list[int], int]:
        last = self.of("presence")[-1]
        return last["seats"], last["watching"]


async def both(halls: list[Hall], at: Company) -> list[Room]:
    rooms = [await hall.room(at.room.id) for hall in halls]
    assert rooms[0] is not None and rooms[1] is not None
    return [rooms[0], rooms[1]]


async def test_what_is_said_is_heard_everywhere_once_and_in_order(halls: list[Hall]) -> None:
    at = await company(halls[0])
    rooms = await both(halls, at)
    guests = [Guest(hall, room, at.users[n].id) for n, (hall, room) in enumerate(zip(halls, rooms, strict=True))]

    async def speak(hall: Hall, room: Room, by: int) -> None:
        for number in range(10):
            said = SaidMessage(who="", name="", text=f"{by}-{number}", at=0)
            await hall.coordinator.announce(room, said, at.users[by].id)

    await asyncio.gather(speak(halls[0], rooms[0], 0), speak(halls[1], rooms[1], 1))
    await until(lambda: all(len(guest.of("said")) == 20 for guest in guests))
    await asyncio.sleep(0.5)
    assert guests[0].of("said") == guests[1].of("said")
    assert len(guests[0].of("said")) == 20
    await set_mute(halls[1].coordinator, rooms[1], at.users[0].id, public_id(at.room.id, at.users[1].id), True)
    await until(lambda: len(guests[0].of("muted")) == 1 and len(guests[1].of("muted")) == 1)
    assert await is_muted(halls[0].store, at.room.id, at.users[1].id)


async def test_who_is_here_is_known_everywhere(halls: list[Hall]) -> None:
    at = await company(halls[0])
    rooms = await both(halls, at)
    first = Guest(halls[0], rooms[0], at.users[0].id)
    assert first.presence() == ([0], 0)
    second = Guest(halls[1], rooms[1], at.users[1].id)
    stranger = Guest(halls[1], rooms[1], None)
    await until(lambda: first.presence() == ([0, 1], 1) and second.presence() == ([0, 1], 1))
    assert stranger.presence() == ([0, 1], 1)
    stranger.go()
    second.go()
    await until(lambda: first.presence() == ([0], 0))
    third = Hall(halls[0].settings)  # one that comes later learns who is here
    await third.start()
    room = await third.room(at.room.id)
    assert room is not None and room.audience.connected() == [at.users[0].id]
    await third.stop()


async def test_a_process_thought_dead_says_again_who_is_there(halls: list[Hall]) -> None:
    at = await company(halls[0])
    rooms = await both(halls, at)
    guests = [Guest(hall, room, at.users[n].id) for n, (hall, room) in enumerate(zip(halls, rooms, strict=True))]
    await until(lambda: all(guest.presence() == ([0, 1], 0) for guest in guests))
    await between.leave(halls[1].store)  # as if the other had struck it out
    for room in rooms:
        room.audience.elsewhere = []
    await until(lambda: len(rooms[0].audience.connected()) == 2)
    assert guests[0].presence() == ([0, 1], 0)


async def test_a_vote_is_asked_here_and_answered_there(halls: list[Hall]) -> None:
    at = await company(halls[0], people=3)
    await at.choose(12)
    rooms = await both(halls, at)
    for hall, room in zip(halls, rooms, strict=True):
        Guest(hall, room, None)
    seat = at.match.seat
    others = [number for number in range(3) if number != seat]
    await rooms[0].undo(at.owner(seat), seat, 2)
    await until(lambda: rooms[1].state.vote is not None)
    assert table_of(rooms[1])["vote"]["agreed"] == [seat]
    await rooms[1].answer(at.owner(others[0]), others[0], False)
    await until(lambda: rooms[0].state.vote is None)
    await rooms[1].offer_end(at.owner(others[1]), others[1])
    await until(lambda: rooms[0].state.vote is not None)
    assert table_of(rooms[0])["vote"]["agreed"] == [others[1]]


async def test_answers_at_the_same_time_undo_once(halls: list[Hall]) -> None:
    at = await company(halls[0], people=3)
    await at.choose(12)
    expected = at.match.rewound(2)
    rooms = await both(halls, at)
    for hall, room in zip(halls, rooms, strict=True):
        Guest(hall, room, None)
    seat = at.match.seat
    others = [number for number in range(3) if number != seat]
    await rooms[1].undo(at.owner(seat), seat, 2)
    await until(lambda: rooms[0].state.vote is not None)
    answers = [room.answer(at.owner(other), other, True) for room, other in zip(rooms, others, strict=True)]
    await asyncio.gather(*answers)
    await until(lambda: all(room.state.match == expected and room.state.vote is None for room in rooms))
    actions = await halls[0].store.actions_after(at.room.id, 0)
    assert [action.kind for action in actions[-3:]] == ["vote", "vote", "undo"]


class Counting:
    """Counts what bots are asked in both halls."""

    def __init__(self, halls: list[Hall], monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Counter[str]] = [Counter() for _ in halls]
        for number, hall in enumerate(halls):
            monkeypatch.setattr(hall.bot_pool, "choose", self._asking(hall, number))

    def _asking(self, hall: Hall, number: int) -> Callable[..., Any]:
        choose = hall.bot_pool.choose

        async def counted(match: Match, bot: str, seed: str, plan: Plan, table: str) -> tuple[str, Plan]:
            self.asked[number][match.to_json()] += 1
            return await choose(match, bot, seed, plan, table)

        return counted


async def play_on(rooms: list[Room], at: Company, choices: int) -> None:
    """The person's choices, now here, now there, until so many have been made at the table."""
    for turn in range(10_000):
        room = rooms[turn % 2]
        await until(lambda: rooms[0].state.seq == rooms[1].state.seq and rooms[0].state.deciding_seat() in (0, -1))
        assert room.state.match is not None
        if room.state.status == "finished" or room.state.match.choices_made >= choices:
            return
        key = at.rng.choice(room.state.match.keys())
        await room.choose(at.users[0].id, 0, room.state.seq, key)


async def test_a_bot_thinks_in_one_process_only(halls: list[Hall], monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(halls, monkeypatch)
    at = await company(halls[0], people=1, seats=2, bots=[None, "random"])
    rooms = await both(halls, at)
    for hall, room in zip(halls, rooms, strict=True):
        Guest(hall, room, at.users[0].id)
    await play_on(rooms, at, 60)
    actions = await halls[0].store.actions_after(at.room.id, 0)
    made = sum(action.data.get("bot", False) for action in actions if action.kind == "choice")
    assert made > 10
    assert sum((counting.asked[0] + counting.asked[1]).values()) == made
    assert all(counting.asked), "where a person chose, that process lets the bot answer"


async def test_a_table_goes_on_when_its_process_leaves(halls: list[Hall]) -> None:
    at = await company(halls[0], people=1, seats=2, bots=[None, "random"])
    await until(lambda: at.room.state.deciding_seat() == 0)
    seq = at.room.state.seq
    halls[0].settings.bot_delay = 60.0  # it thinks and does not get to choose
    await at.room.hand_to_bot(at.users[0].id, 0, "random")
    await halls[0].stop()
    halls[1].settings.bot_delay = 0.0
    room = await halls[1].room(at.room.id)
    assert room is not None
    await until(lambda: room.state.seq > seq + 5)
    assert room.journal.is_supervised_here


async def test_time_is_up_once(halls: list[Hall]) -> None:
    for hall in halls:
        hall.settings.bot_delay = 30.0  # the bot that stands in does not get to choose
    at = await company(halls[0], clock=Clock(LIVE, 0.5, 0.0))
    rooms = await both(halls, at)
    for hall, room in zip(halls, rooms, strict=True):
        Guest(hall, room, None)
    await until(lambda: all(room.state.seats[at.match.seat].bot == default_bot("northgard") for room in rooms))
    await asyncio.sleep(1.0)
    actions = await halls[0].store.actions_after(at.room.id, 0)
    assert [action.kind for action in actions].count("seat") == 1


async def test_one_notice_from_two_processes(halls: list[Hall], monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    monkeypatch.setattr("longhall.server.notices.turns.send_mail", lambda _mail, message: sent.append(message["To"]))
    at = await company(halls[0], clock=Clock(LEISURE, 3600.0))
    rooms = await both(halls, at)
    user = at.users[at.match.seat]
    guest = Guest(halls[1], rooms[1], user.id)  # connected, but not to the process that looks after the table
    Guest(halls[1], rooms[1], None)
    await until(lambda: user.id in at.room.audience.connected())
    await halls[0].store.change_user(user.id, email="home@home.example", verified=True, notify_email=True)
    await halls[0].supervisor.look_after(at.room)
    await asyncio.sleep(1.0)
    assert sent == []
    guest.go()
    await until(lambda: sent == ["home@home.example"])
    for hall in halls:  # both believe they look after the table, as after a moment without the database
        rooms[halls.index(hall)].journal.supervising_process = hall.store.process
        await hall.supervisor.look_after(rooms[halls.index(hall)])
    await asyncio.sleep(1.0)
    assert sent == ["home@home.example"]


async def test_who_goes_for_good_goes_everywhere(halls: list[Hall]) -> None:
    at = await company(halls[1])
    rooms = await both(halls, at)
    guests = [Guest(halls[1], rooms[1], user.id) for user in at.users]
    await until(lambda: len(rooms[0].audience.connected()) == 2)
    gone = at.users[0].id
    await halls[0].delete_user(gone)
    await until(lambda: guests[0].hung_up and all(room.state.host_id is None for room in rooms))
    assert not guests[1].hung_up
    for room in rooms:
        left = room.state.seats[0]
        assert (left.user_id, left.name, left.bot) == (None, "", default_bot("northgard"))


async def test_requests_that_are_overtaken_are_asked_again(halls: list[Hall]) -> None:
    at = await company(halls[0], people=1, seats=2, bots=[None, None])
    await at.room.pause(at.users[0].id, True)
    rooms = await both(halls, at)
    rooms[1].audience.listeners.clear()
    await rooms[0].hand_to_bot(at.users[0].id, 0, "random")
    assert rooms[1].state.seq < rooms[0].state.seq  # it has not heard
    await rooms[1].hand_to_bot(at.users[0].id, 1, "random")
    assert [seat.bot for seat in rooms[1].state.seats] == ["random", "random"]
    await rooms[0].catch_up()
    await rooms[0].take_back(at.users[0].id, 1)
    with pytest.raises(Refused) as refused:
        await rooms[1].take_back(at.users[0].id, 1)  # the other room has done that already
    assert refused.value.message == "error-not-now"


async def test_whoever_has_just_sat_down_elsewhere_is_there_at_the_start(halls: list[Hall]) -> None:
    host, guest = new_user("Astrid"), new_user("Hedda")
    for user in (host, guest):
        await halls[0].store.add_user(user)
    here = await halls[0].open_table(host, "northgard", {"seats": 2}, [], True, Clock())
    there = await halls[1].room(here.id)
    assert there is not None
    await there.sit(guest.id, guest.name, 1)
    assert here.state.seats[1].user_id is None, "it has not heard"
    await here.start(host.id)
    assert here.state.status == "playing" and here.state.seats[1].user_id == guest.id


async def test_no_honest_choice_is_late_because_of_what_others_ask_elsewhere(halls: list[Hall]) -> None:
    """Votes and new names through one process make no choice through the other late; a choice that another one has
    overtaken is."""
    at = await company(halls[0], people=3)
    rooms = await both(halls, at)
    choosing, asking = rooms
    asking.audience.listeners.clear()
    busy = True

    async def ask() -> None:
        number = 0
        while busy:
            number += 1
            await asking.rename(at.users[0].id, f"Astrid {number}")
            await asking.offer_end(at.users[1].id, 1)
            try:
                await asking.answer(at.users[1].id, 1, False)  # taken back
            except Refused as refused:  # somebody has played on, which ended it
                assert refused.message == "error-no-vote"

    asks = asyncio.create_task(ask())
    for _ in range(30):
        assert choosing.state.match is not None
        seat = choosing.state.match.seat
        key = at.rng.choice(choosing.state.match.keys())
        await choosing.choose(at.owner(seat), seat, choosing.state.position, key)
    busy = False
    await asks
    await asking.catch_up()
    assert asking.state.match == choosing.state.match and at.match.choices_made == 30
    behind, seat = choosing.state.position, at.match.seat
    await asking.choose(at.owner(seat), seat, asking.state.seq, at.match.keys()[0])
    with pytest.raises(Refused) as refused:
        await choosing.choose(at.owner(seat), seat, behind, at.match.keys()[0])
    assert refused.value.message == "error-late"


async def test_redis_gone_and_back_loses_nothing(shared: str, redis_server: RedisServer, tmp_path: Any) -> None:
    settings = settings_in(tmp_path, database=async_address(shared), bus=redis_server.address)
    halls = [Hall(settings), Hall(settings)]
    for hall in halls:
        await hall.start()
    at = await company(halls[0])
    rooms = await both(halls, at)
    guest = Guest(halls[1], rooms[1], None)
    for stage in range(3):
        if stage == 1:
            redis_server.stop()
        elif stage == 2:
            redis_server.start()
        for number in range(5):
            await at.choose()
            await halls[0].coordinator.announce(at.room, SaidMessage(who="", name="", text=f"{stage}-{number}", at=0))
        await until(lambda: rooms[1].state.seq == at.room.state.seq)
        assert rooms[1].state.match == at.match
    await until(lambda: len(guest.of("said")) == 15)
    assert [said["text"] for said in guest.of("said")] == [f"{stage}-{n}" for stage in range(3) for n in range(5)]
    told = [entry["n"] for message in guest.of("update") for entry in message["entries"]]
    assert told == list(range(1, 16))
    for hall in halls:
        await hall.stop()


async def test_news_are_forgotten_in_the_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    user, table = new_user(), new_table()
    await store.add_user(user)
    await store.add_table(table, [])
    for number in range(3):
        await between.add_news(store, table.id, {"type": "said", "text": str(number)}, user.id)
    heard = await between.news_since(store, table.id, 1)
    assert heard.news == 3 and [message["text"] for message in heard.messages] == ["1", "2"]
    await store.delete_user(user.id, default_bot)
    heard = await between.news_since(store, table.id, 0)
    assert heard.news == 3 and heard.messages == []  # with whoever said it
    await between.add_news(store, table.id, {"type": "rematch"})
    await between.prune_news(store)
    assert len((await between.news_since(store, table.id, 3)).messages) == 1
    monkeypatch.setattr(between, "KEPT", -1.0)
    await between.prune_news(store)
    assert (await between.news_since(store, table.id, 3)).messages == []
