"""Looking back at a match: what a visitor may see of its positions, and who walks to them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from longhall.kernel.match import HistoryEntry, Match
from longhall.server.hall import Hall
from longhall.server.table.permissions import Refused
from longhall.server.table.replay import look_back, replay_seat
from longhall.server.table.rewinding import EVERY, RewindCache
from longhall.server.table.room import Room
from tests.server.hall_fixture import Company, as_sent, company, settings_in

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def whole(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Hall]:
    hall = Hall(settings_in(tmp_path_factory.mktemp("hall"), snapshot_every=10))
    await hall.start()
    yield hall
    await hall.stop()


async def look(room: Room, user_id: str | None, at: int, eye: int | None = None) -> dict[str, Any]:
    assert room.state.match is not None
    eye = replay_seat(room.state, user_id, eye)
    told: dict[str, Any] = as_sent(await look_back(room.state, room.state.match, at, eye))
    return told


def _entry(n: int, made: HistoryEntry, eye: int | None) -> dict[str, Any]:
    events = [event.seen_by(eye) for event in made.events]
    return {"n": n, "seat": made.seat, "decision": made.kind, "events": events}


async def check(at: Company, room: Room, user_id: str | None, eye: int | None, wanted: int | None = None) -> None:
    """Every position so far is what that eye saw then, and no more."""
    made = at.match.choices_made
    for n in range(made + 1):
        then = at.match.rewound(n)
        told = await look(room, user_id, n, wanted)
        assert told["at"] == n and told["of"] == made and told["view"] == as_sent(then.view(eye))
        decision = then.decision
        assert decision is not None
        own = decision.seat == eye
        secret = {"context": decision.context, "options": decision.to_data()["options"]} if own else {}
        asked = decision if own else decision.for_others()
        known = {"seat": asked.seat, "kind": asked.kind, "rule": asked.rule, "message": asked.message}
        assert told["decision"] == as_sent(
            {**known, "context": None, "options": None, "refusals": None, "forecast": None, **secret}
        )
        assert told["choice"] == (at.match.history[n].key if own and n < made else None)
        assert told["entry"] == (as_sent(_entry(n, at.match.history[n - 1], eye)) if n else None)


async def test_everybody_looks_back_through_their_own_eyes(whole: Hall) -> None:
    at = await company(whole)
    await at.choose(40)
    for user_id, eye in ((at.owner(0), 0), (at.owner(1), 1), (None, None), ("somebody", None)):
        await check(at, at.room, user_id, eye)
    for seat in (0, 1):
        await check(at, at.room, at.owner(seat), seat, wanted=seat)


async def test_others_eyes_are_refused_until_the_end(whole: Hall) -> None:
    at = await company(whole)
    await at.choose(20)
    for paused in (False, True):
        if paused:
            await at.room.pause(at.owner(0), True)
        for user_id, eye in ((at.owner(0), 1), (at.owner(1), 0), (None, 0), (None, 1), ("somebody", 1)):
            with pytest.raises(Refused, match="error-others-eyes"):
                await look(at.room, user_id, 5, eye)
        await look(at.room, at.owner(1), 5, 1)
    await at.room.pause(at.owner(0), False)
    await at.room.offer_end(at.owner(0), 0)
    await at.room.answer(at.owner(1), 1, True)
    told = await look(at.room, None, 5, 1)
    assert told["view"] == as_sent(at.match.rewound(5).view(1))
    assert told["choice"] == at.match.history[5].key and told["decision"]["options"]
    assert (await look(at.room, at.owner(0), 5))["view"] == as_sent(at.match.rewound(5).view(None))


async def test_who_holds_two_seats_has_two_pairs_of_eyes(whole: Hall) -> None:
    at = await company(whole, people=2, seats=3)
    await at.choose(25)
    assert at.room.state.seats_of(at.owner(0)) == [0, 2]
    await check(at, at.room, at.owner(0), 0, wanted=0)
    await check(at, at.room, at.owner(0), 2, wanted=2)
    assert (await look(at.room, at.owner(0), 7))["view"]["seat"] == at.room.state.viewing_seat(at.owner(0))
    with pytest.raises(Refused, match="error-others-eyes"):
        await look(at.room, at.owner(0), 7, 1)


async def test_who_has_left_a_seat_to_a_bot_looks_through_it_still(whole: Hall) -> None:
    at = await company(whole)
    await at.choose(12)
    await at.room.pause(at.owner(0), True)
    await at.room.hand_to_bot(at.owner(0), 0, "random")
    await check(at, at.room, at.owner(0), 0)


async def test_what_was_taken_back_is_not_looked_back_at(whole: Hall) -> None:
    at = await company(whole, people=1, seats=2)
    await at.choose(EVERY + 10)
    await look(at.room, at.owner(0), EVERY + 10)
    gone = at.match.history[EVERY - 5 :]
    await at.room.undo(at.owner(0), 0, EVERY - 5)
    assert (await look(at.room, at.owner(0), EVERY - 5))["of"] == EVERY - 5
    while at.match.choices_made < EVERY + 10:
        seat = at.match.seat
        await at.room.choose(at.owner(seat), seat, at.room.state.seq, at.match.keys()[-1])
    assert [entry.key for entry in at.match.history[EVERY - 5 :]] != [entry.key for entry in gone]
    for n in range(EVERY - 6, EVERY + 11):
        assert (await look(at.room, at.owner(0), n, 0))["view"] == as_sent(at.match.rewound(n).view(0))


async def test_the_table_may_have_been_read_back(whole: Hall) -> None:
    at = await company(whole)
    await at.choose(33)
    del whole.rooms[at.room.id]
    again = await whole.room(at.room.id)
    assert again is not None and len(again.state.log) < 33, "the rest comes from a snapshot"
    await check(at, again, at.owner(1), 1)


async def test_the_way_is_walked_beside_everything_else(whole: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    at = await company(whole)
    await at.choose(5)
    walked: list[threading.Thread] = []
    walk = RewindCache.rewound

    def noted(positions: RewindCache, match: Match, n: int) -> Match:
        walked.append(threading.current_thread())
        return walk(positions, match, n)

    monkeypatch.setattr(RewindCache, "rewound", noted)
    views = [told["view"] for told in await asyncio.gather(*(look(at.room, None, n) for n in (5, 3, 5, 0)))]
    assert views[0] == views[2] and len(walked) == 4
    assert threading.current_thread() not in walked
