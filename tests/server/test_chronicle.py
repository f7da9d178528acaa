"""All that has happened at a table, asked for at once."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from typing import Any

import pytest

from longhall.server.hall import Hall
from longhall.server.table import chronicle as chronicles
from longhall.server.table.clocks import Clock
from longhall.server.table.room import Room
from tests.server.hall_fixture import Company, as_sent, company, picture_for, settings_in

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def whole(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Hall]:
    hall = Hall(settings_in(tmp_path_factory.mktemp("hall"), snapshot_every=10))
    await hall.start()
    yield hall
    await hall.stop()


def page_of(room: Room, user_id: str | None, first: int) -> dict[str, Any]:
    page: dict[str, Any] = as_sent(chronicles.chronicle_page(room.state, user_id, first))
    return page


def read(room: Room, user_id: str | None = None) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = page_of(room, user_id, 0)["entries"]
    return entries


async def play(at: Company, times: int) -> None:
    rng = random.Random(times)
    for _ in range(times):
        seat = at.match.seat
        await at.room.choose(at.owner(seat), seat, at.room.state.seq, rng.choice(at.match.keys()))


async def test_it_begins_with_the_opening_and_has_every_choice(whole: Hall) -> None:
    at = await company(whole)
    await play(at, 25)
    entries = read(at.room)
    assert [entry["n"] for entry in entries] == list(range(26))
    assert entries[0]["seat"] == -1 and entries[0]["decision"] == "opening" and entries[0]["events"]
    assert [entry["decision"] for entry in entries[1:]] == [entry.kind for entry in at.match.history]


async def test_what_was_taken_back_is_not_told(whole: Hall) -> None:
    at = await company(whole, people=1, seats=2)
    await play(at, 12)
    await at.room.undo(at.owner(0), 0, 7)
    await at.room.pause(at.owner(0), True)
    await at.room.pause(at.owner(0), False)
    await play(at, 6)
    await at.room.undo(at.owner(0), 0, 11)
    await play(at, 2)
    entries = read(at.room)
    assert len(entries) == 14 and entries[-1]["n"] == 13
    assert [entry["decision"] for entry in entries[1:]] == [entry.kind for entry in at.match.history]
    update = picture_for(at.room, None, at.room.state.seq - 1)
    assert [entry["n"] for entry in update["entries"]] == [13]


async def test_it_is_the_same_after_the_table_was_read_back(whole: Hall) -> None:
    at = await company(whole)
    await play(at, 33)
    before = read(at.room, at.owner(1))
    del whole.rooms[at.room.id]
    again = await whole.room(at.room.id)
    assert again is not None and len(again.state.log) < 33, "the rest comes from a snapshot"
    assert read(again, at.owner(1)) == before


async def test_players_on_one_device_read_it_each_with_their_own_eyes(whole: Hall) -> None:
    at = await company(whole, people=1, seats=2)
    for _ in range(30):
        before = at.match.seat
        await play(at, 1)
        eye = at.room.state.viewing_seat(at.owner(0))
        assert eye == (at.match.seat if at.match.seat >= 0 else before)
        told = read(at.room, at.owner(0))
        assert told[-1]["events"] == [event.seen_by(eye) for event in at.match.history[-1].events]


async def test_while_another_decides_the_device_stays_with_whoever_chose_last(whole: Hall) -> None:
    host, guest = (await company(whole)).users
    room = await whole.open_table(host, "northgard", {"seats": 3, "clans": "random"}, [], False, Clock())
    await room.sit(host.id, "Beside the host", 1)
    await room.sit(guest.id, guest.name, 2)
    await room.start(host.id)
    at = Company(room, [host, host, guest])
    chosen, waited = 0, set()
    for _ in range(40):
        if at.match.seat == 2:
            assert room.state.viewing_seat(host.id) == chosen
            waited.add(chosen)
        else:
            chosen = at.match.seat
        await play(at, 1)
    assert 1 in waited


async def test_it_comes_in_pages(whole: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicles, "PAGE", 10)
    at = await company(whole)
    await play(at, 24)
    sizes, first = [], 0
    while first is not None:
        page = page_of(at.room, None, first)
        assert page["choices"] == 24 and page["entries"][0]["n"] == first
        sizes.append(len(page["entries"]))
        first = page["next"]
    assert sizes == [10, 10, 5]
    assert page_of(at.room, None, 25) == {"entries": [], "choices": 24, "next": None}


async def test_everybody_hears_what_they_may_know_and_all_of_it_at_the_end(whole: Hall) -> None:
    at = await company(whole)
    await play(at, 40)
    looks = [read(at.room, user_id) for user_id in (None, at.owner(0), at.owner(1))]
    for eye, entries in zip((None, 0, 1), looks, strict=True):
        for entry, made in zip(entries, [at.match.opening, *at.match.history], strict=True):
            assert entry["events"] == as_sent([event.seen_by(eye) for event in made.events])
    assert looks[0] != looks[1] != looks[2]
    await at.room.offer_end(at.owner(0), 0)
    await at.room.answer(at.owner(1), 1, True)
    truth = read(at.room)
    assert truth == read(at.room, at.owner(1))
    for entry, made in zip(truth, [at.match.opening, *at.match.history], strict=True):
        for told, event in zip(entry["events"], made.events, strict=True):
            assert told.items() >= as_sent(event.private or {}).items()


async def test_before_the_start_there_is_nothing(whole: Hall) -> None:
    at = await company(whole)
    user = at.users[0]
    room = await whole.open_table(user, "northgard", {"seats": 2}, [], True, at.room.state.clock)
    assert page_of(room, user.id, 0) == {"entries": [], "choices": 0, "next": None}
