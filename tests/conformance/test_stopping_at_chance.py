"""A match that leaves chance to its caller: what it waits for, and that nothing else about it differs."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import InvalidOption, RecordMismatch
from longhall.kernel.frames import Shuffle
from longhall.kernel.match import Match
from tests.conformance.cases import load, names, seat_counts


def decide_chance(match: Match) -> None:
    """As the match itself would. Whatever is no shuffle lists all that may come."""
    assert match.rng is not None
    while (chance := match.chance) is not None:
        assert match.seat == -1 and match.decision is None and match.keys() == [] and not match.over
        if not isinstance(chance, Shuffle):
            listed = chance.outcomes(match.state)
            outcomes = [tuple(outcome) for outcome, _ in listed]
            assert outcomes and len(set(outcomes)) == len(outcomes) and all(weight > 0 for _, weight in listed)
            assert all(chance.allows(match.state, list(outcome)) for outcome in outcomes)
        match.give(chance.sample(match.state, match.rng))


@pytest.mark.parametrize("name", names())
@pytest.mark.both_builds
def test_the_record_is_the_one_of_a_match_that_runs_on(name: str) -> None:
    game = load(name)
    for seats in seat_counts(game)[::2]:
        alone, asking = game.new({"seats": seats}, 3), game.new({"seats": seats}, 3, stops_at_chance=True)
        decide_chance(asking)
        rng = rng_from_seed("choices")
        while not alone.over:
            pick = rng.below(len(alone.picks()))
            alone.play(pick)
            earlier, before = asking.clone(), asking.choices_made
            asking.play(pick)
            decide_chance(asking)
            assert earlier.choices_made == before
        assert asking.over and asking.record.to_jsonl() == alone.record.to_jsonl()


@pytest.mark.parametrize("name", names())
def test_a_copy_taken_at_chance_may_go_another_way(name: str) -> None:
    match = load(name).new({}, 3, stops_at_chance=True)
    rng = rng_from_seed("choices")
    while match.chance is None or not match.history:
        if match.chance is None:
            match.play(rng.below(len(match.picks())))
        else:
            match.give(match.chance.sample(match.state, rng))
    chance = match.chance
    before = match.record.to_jsonl()
    copy = match.clone()
    copy.give(chance.sample(copy.state, rng))
    assert match.chance is not None and match.record.to_jsonl() == before != copy.record.to_jsonl()
    with pytest.raises(RecordMismatch):
        match.give([1_000_000])
    with pytest.raises(InvalidOption):
        match.apply(0)
    assert match.record.to_jsonl() == before


def test_rolls_for_the_first_player_are_as_likely_as_their_dice_make_them() -> None:
    """All rolls of all dice are counted once, though most stand for others that come to the same. [NG-SETUP-10]"""
    game = load("northgard")
    for seats in (2, 5):
        match = game.new({"seats": seats, "clans": "none"}, 1, stops_at_chance=True)
        while match.chance is not None and match.chance.kind() != "roll_for_first":
            match.give(match.chance.sample(match.state, rng_from_seed("roll")))
        assert match.chance is not None
        state: Any = match.state
        faces = len(state.content.faces)
        assert sum(weight for _, weight in match.chance.outcomes(match.state)) == faces ** (2 * seats)
        firsts = dict.fromkeys(range(seats), 0)
        for outcome, weight in match.chance.outcomes(match.state):
            after = match.clone()
            after.give(outcome)
            if after.chance is None or after.chance.kind() != "roll_for_first":
                first: Any = after.state
                firsts[first.first] += weight
        assert len(set(firsts.values())) == 1  # nobody has better dice
