"""Undo and votes, asked of the room itself."""

from __future__ import annotations

import time

import pytest

from longhall.kernel.match import Match
from longhall.server.hall import Hall
from longhall.server.table.actions import SteppedBack, read_action
from longhall.server.table.journal import Journal
from tests.server.hall_fixture import company, picture_for, refusal, table_of

pytestmark = pytest.mark.anyio


def may_step_back(match: Match) -> bool:
    return bool(match.history) and match.undo_floor(match.history[-1].seat) < match.choices_made


async def test_undo_is_free_down_to_the_floor(whole: Hall) -> None:
    at = await company(whole)
    await at.choose_until(may_step_back)
    seat = at.match.history[-1].seat
    floor = at.match.undo_floor(seat)
    before = at.match.rewound(floor)
    await at.room.undo(at.owner(seat), seat, floor)
    assert at.match == before and at.room.state.vote is None
    assert await refusal(at.room.undo(at.owner(seat), seat, at.match.choices_made)) == "error-nothing-to-undo"
    assert await refusal(at.room.undo(at.owner(seat), seat, -1)) == "error-nothing-to-undo"
    assert await refusal(at.room.undo(at.owner(1 - seat), seat, 0)) == "error-not-your-seat"
    await at.choose(3)


async def test_undo_beyond_the_floor_needs_everybody(whole: Hall) -> None:
    at = await company(whole, people=3)
    await at.choose(12)
    seat = at.match.seat
    others = [number for number in range(3) if number != seat]
    now = at.match
    await at.room.undo(at.owner(seat), seat, 2)
    vote = table_of(at.room)["vote"]
    assert vote.pop("deadline") > time.time()
    assert vote == {"kind": "undo", "seat": seat, "to": 2, "asked": [0, 1, 2], "agreed": [seat], "passes": None}
    await at.room.answer(at.owner(others[0]), others[0], True)
    assert at.match is now, "one is still to agree"
    await at.room.answer(at.owner(others[1]), others[1], False)
    assert at.match is now and at.room.state.vote is None
    assert table_of(at.room)["vote_refused_by"] == others[1]
    assert await refusal(at.room.answer(at.owner(others[0]), others[0], True)) == "error-no-vote"
    expected = now.stepped_back(2)
    await at.room.undo(at.owner(seat), seat, 2)
    assert table_of(at.room)["vote_refused_by"] is None, "another question"
    for other in others:
        await at.room.answer(at.owner(other), other, True)
    assert at.match == expected and at.room.state.vote is None


async def test_nobody_agrees_to_a_question_they_have_not_seen(whole: Hall) -> None:
    """Somebody may put another question just before the answer to the first arrives."""
    at = await company(whole)
    await at.choose(12)
    seat = at.match.seat
    other = 1 - seat
    await at.room.undo(at.owner(seat), seat, 2)
    await at.room.offer_end(at.owner(seat), seat)
    for seen in (("undo", 2), ("end", 2)):
        assert await refusal(at.room.answer(at.owner(other), other, True, *seen)) == "error-other-vote"
    assert table_of(at.room)["status"] == "playing" and at.room.state.vote is not None
    await at.room.answer(at.owner(other), other, True, "end", 0)
    assert table_of(at.room)["status"] == "finished"


async def test_other_dice_follow_a_step_back_by_vote(whole: Hall) -> None:
    at = await company(whole)
    await at.choose_until(lambda match: bool(match.history) and bool(match.history[-1].outcomes))
    before, seat = at.match.choices_made - 1, at.match.seat
    await at.room.undo(at.owner(seat), seat, before)
    await at.room.answer(at.owner(1 - seat), 1 - seat, True)
    assert at.match.choices_made == before and at.match.reseeds == [[before, 1]]


async def test_hidden_piles_are_drawn_anew_by_a_step_back_over_a_reveal(whole: Hall) -> None:
    """By vote, and likewise alone against bots; whoever reads the journal comes to the same piles."""
    for people in (2, 1):
        at = await company(whole, people=people, seats=2)
        await at.choose_until(
            lambda match: (
                match.choices_made > 12
                and match.history[-1].blocks_undo()
                and "tile_drawn" in [event.type for event in match.history[-1].events]
            )
        )
        before, seat, tiles = at.match.choices_made - 1, at.match.seat, at.match.rewound(at.match.choices_made - 1)
        await at.room.undo(at.owner(seat), seat, before)
        if people == 2:
            await at.room.answer(at.owner(1 - seat), 1 - seat, True)
        assert at.match.choices_made == before and list(at.match.redrawn) == [before]
        assert at.match.state.to_data()["tiles"] != tiles.state.to_data()["tiles"]
        assert at.match.view(seat) == tiles.view(seat)
        await at.choose(5)
        table = await whole.store.table(at.room.id)
        assert table is not None
        read_back = await Journal(whole.store, table).load(at.match.game, table)
        assert read_back.match == at.match


def test_a_step_back_of_an_earlier_version_leaves_piles_alone() -> None:
    kept = {"seat": 0, "to": 3, "agreed": True}
    old = read_action("undo", kept, 1.0)
    assert isinstance(old, SteppedBack) and not old.anew
    new = read_action("undo", SteppedBack(at=1.0, seat=0, to=3, agreed=True).to_data(), 1.0)
    assert isinstance(new, SteppedBack) and new.anew


async def test_to_play_on_is_to_refuse(whole: Hall) -> None:
    at = await company(whole, people=3)
    await at.choose_until(lambda match: match.choices_made >= 8)
    asking = at.match.seat
    await at.room.undo(at.owner(asking), asking, 0)
    await at.choose_until(lambda match: match.seat != asking)
    assert at.room.state.vote is not None, "whoever asks may go on playing"
    playing_on = at.match.seat
    await at.choose()
    assert at.room.state.vote is None and table_of(at.room)["vote_refused_by"] == playing_on


async def test_one_person_with_several_seats_agrees_with_all_of_them(whole: Hall) -> None:
    at = await company(whole, people=2, seats=3)
    assert at.room.state.seats_of(at.users[0].id) == [0, 2]
    await at.choose(9)
    await at.room.undo(at.users[0].id, 0, 1)
    assert at.room.state.vote is not None
    await at.room.answer(at.users[1].id, 1, True)
    assert at.match.choices_made == 1


async def test_the_match_ends_early_when_all_agree(whole: Hall) -> None:
    at = await company(whole)
    await at.choose(4)
    await at.room.offer_end(at.users[1].id, 1)
    await at.room.answer(at.users[0].id, 0, False)
    assert table_of(at.room)["status"] == "playing"
    await at.room.offer_end(at.users[1].id, 1)
    await at.room.answer(at.users[0].id, 0, True)
    over = table_of(at.room)
    assert over["status"] == "finished" and over["result"]["reason"] == "agreed"
    assert at.room.state.deciding_seat() == -1 and picture_for(at.room, None)["decision"] is None
    assert await refusal(at.room.choose(at.owner(0), 0, at.room.state.seq, "x")) == "error-not-playing"
