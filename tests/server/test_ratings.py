"""Results of matches, the ratings that come of them, and that both are the same when they are made again."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import select

from longhall.kernel.match import Match
from longhall.server.db.models import SeatResult, Standing, User
from longhall.server.db.ratings import annul, rate_finished, recompute
from longhall.server.db.store import DAY, Store
from longhall.server.hall import Hall, stand_in_bot
from longhall.server.people.ratings import START, rate
from longhall.server.table.clocks import Clock
from longhall.server.table.room import Room
from tests.server.conftest import BOTH
from tests.server.hall_fixture import refusal
from tests.server.small_hall import new_table, new_user

pytestmark = pytest.mark.anyio
LIVE = Clock("live", 60.0, 60.0)


async def people(store: Store, count: int) -> list[User]:
    found = [new_user(f"Person {number}", email=f"p{number}@example.org") for number in range(count)]
    for user in found:
        await store.add_user(user)
    return found


async def ended(store: Store, users: Sequence[User | None], at: float, left: Sequence[int] = ()) -> str:
    """A rated match that those people ended in that order; None: a bot."""
    table = new_table(status="finished", rated=True)
    sat = {user.id for user in users if user is not None}
    common: dict[str, Any] = {"table_id": table.id, "game": "northgard", "seats": len(users), "people": len(sat)}
    common |= {"several": False, "score": 0, "public": True, "ended": at, "rated": True}
    rows = [
        SeatResult(
            seat=n,
            user_id=user.id if user is not None else None,
            bot=None if user is not None else "greedy",
            place=n + 1,
            left=n in left,
            **common,
        )
        for n, user in enumerate(users)
    ]
    async with store.session() as session:
        session.add(table)
        await session.flush()
        session.add_all(rows)
    return table.id


async def standings(store: Store) -> dict[str, tuple[float, ...]]:
    async with store.session() as session:
        rows = list(await session.scalars(select(Standing)))
    return {row.user_id: (row.mean, row.spread, row.sure, row.matches, row.opponents, row.changed) for row in rows}


async def numbers(store: Store) -> list[tuple[Any, ...]]:
    async with store.session() as session:
        rows = await session.scalars(select(SeatResult).order_by(SeatResult.rating_number, SeatResult.seat))
        return [(row.rating_number, row.seat, row.mean_before, row.mean, row.spread) for row in rows]


def test_places_make_ratings_and_whoever_leaves_comes_last() -> None:
    first, second, third = rate([START] * 3, [1, 2, 3], [False] * 3)
    assert first.mean > second.mean > third.mean and first.spread < START.spread
    quitter, stayed, _ = rate([START] * 3, [1, 2, 3], [True, False, False])
    assert quitter.mean < START.mean < stayed.mean, "leading does not help whoever does not play on"


@BOTH
async def test_ratings_made_again_from_the_results_are_the_same_numbers(store: Store) -> None:
    ann, bo, cy, dan = await people(store, 4)
    now = time.time()
    for number, order in enumerate(((ann, bo, cy), (dan, None, ann), (cy, dan), (bo, ann, dan, cy), (ann, cy))):
        await ended(store, order, now + number * 60, left=[0] if number == 2 else [])
        await rate_finished(store)
    before = await standings(store), await numbers(store)
    assert before[0][ann.id][3:5] == (4, 3) and before[0][ann.id][0] > before[0][cy.id][0]
    told = await recompute(store)
    assert (told.matches, told.people, told.changed) == (5, 4, 0)
    assert (await standings(store), await numbers(store)) == before


async def test_somebody_who_has_left_the_hall_changes_no_rating(store: Store) -> None:
    ann, bo, cy = await people(store, 3)
    now = time.time()
    for number, order in enumerate(((ann, bo), (bo, cy), (cy, ann, bo))):
        await ended(store, order, now + number)
    await rate_finished(store)
    before = await standings(store)
    await store.delete_user(bo.id, stand_in_bot)
    assert (await recompute(store)).changed == 0
    after = await standings(store)
    assert {id: row[:4] for id, row in after.items()} == {id: before[id][:4] for id in (ann.id, cy.id)}


async def test_the_same_people_are_rated_so_many_times_a_day(store: Store) -> None:
    ann, bo, cy = await people(store, 3)
    now = time.time()
    for number in range(5):
        await ended(store, (ann, bo), now + number)
    await ended(store, (ann, bo, cy), now + 10)
    await ended(store, (bo, ann), now + DAY + 20)
    await rate_finished(store)
    found = await standings(store)
    assert [found[user.id][3] for user in (ann, bo, cy)] == [5, 5, 1]


async def test_an_annulled_match_counts_for_nothing_and_the_others_are_rated_without_it(store: Store) -> None:
    ann, bo, cy = await people(store, 3)
    now = time.time()
    thrown = await ended(store, (ann, bo), now)
    await rate_finished(store)
    await ended(store, (bo, cy), now + 1)
    await rate_finished(store)
    assert await annul(store, thrown) and not await annul(store, thrown)
    assert (await recompute(store)).changed == 2
    found = await standings(store)
    assert ann.id not in found and found[bo.id][0] == rate([START] * 2, [1, 2], [False] * 2)[0].mean


async def rated_table(hall: Hall, count: int = 2, **wish: Any) -> tuple[Room, list[User]]:
    users = await people(hall.store, count)
    setup = {"seats": max(2, count), "clans": "random"}
    room = await hall.open_table(users[0], "northgard", setup, [], True, LIVE, hints=False, rated=True, **wish)
    for number, user in enumerate(users[1:], 1):
        await room.sit(user.id, user.name, number, has_account=True)
    return room, users


@pytest.fixture
async def hall(whole: Hall) -> Hall:
    async with whole.store.session() as session:
        for user in await session.scalars(select(User)):
            await session.delete(user)
    return whole


@pytest.mark.parametrize(
    "wish, message",
    [
        ({"clock": Clock()}, "error-rated-clock"),
        ({"hints": True}, "error-rated-hints"),
        ({"email": None}, "error-rated-account"),
    ],
)
async def test_a_table_that_cannot_be_rated_is_not_opened(hall: Hall, wish: dict[str, Any], message: str) -> None:
    host = new_user("Host", email=wish.get("email", "host@example.org"))
    await hall.store.add_user(host)
    opening = hall.open_table(
        host, "northgard", {"seats": 2}, [], True, wish.get("clock", LIVE), hints=wish.get("hints", False), rated=True
    )
    assert await refusal(opening) == message


async def test_a_rated_table_is_for_two_people_or_more_with_accounts_and_a_chair_each(hall: Hall) -> None:
    room, [host] = await rated_table(hall, 1)
    guest = new_user("Guest")
    await hall.store.add_user(guest)
    assert await refusal(room.sit(guest.id, guest.name, 1)) == "error-rated-account"
    assert await refusal(room.sit(host.id, "Another", 1, has_account=True)) == "error-rated-one-seat"
    await room.give_seat(host.id, 1, "random")
    assert await refusal(room.start(host.id)) == "error-rated-people"


def before_the_end(room: Room) -> Match:
    """The match of the table, played until its last choice is due."""
    match, rng = room.state.match, random.Random("to the end")
    assert match is not None
    played = match.clone()
    while not played.over:
        played.apply(rng.choice(played.keys()))
    return played.rewound(played.choices_made - 1)


async def test_a_rated_match_gives_results_and_ratings(hall: Hall) -> None:
    room, users = await rated_table(hall)
    await room.start(users[0].id)
    assert await refusal(room.hand_to_bot(users[0].id, 0, "random")) == "error-rated-bot"
    assert await refusal(room.undo(users[0].id, 0, 0)) == "error-nothing-to-undo"
    room.state.match = before_the_end(room)
    last = room.state.match.seat
    leaver = 1 - last
    await room.resign(users[leaver].id, leaver, "random")
    await room.choose(users[last].id, last, room.state.seq, room.state.match.keys()[0])
    assert room.state.status == "finished"
    await hall.rate_finished()
    found = await standings(hall.store)
    assert found[users[last].id][0] > START.mean > found[users[leaver].id][0], "whoever resigns comes last"


async def test_a_match_that_all_agreed_to_end_is_a_result_but_not_rated(hall: Hall) -> None:
    room, [host, other] = await rated_table(hall)
    await room.start(host.id)
    await room.offer_end(host.id, 0)
    await room.answer(other.id, 1, True)
    async with hall.store.session() as session:
        rows = list(await session.scalars(select(SeatResult).where(SeatResult.table_id == room.id)))
    assert sorted(row.seat for row in rows) == [0, 1] and not any(row.rated for row in rows)
    assert all(row.role and row.role.startswith("clan-") for row in rows)
    assert {row.user_id for row in rows} == {host.id, other.id}
