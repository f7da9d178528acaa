"""What every bot promises, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.bots import (
    RANDOM,
    Bot,
    Observation,
    arena_bots,
    bots_for,
    default_bot,
    games_with_strategy,
    make_bot,
    unhandled_kinds,
)
from longhall.games import game, game_names
from longhall.kernel.chance import Rng, rng_from_seed
from longhall.kernel.errors import LonghallError
from longhall.kernel.match import Match

# what the two highest levels have in common with the others is tested by those that think less
BOTS = [(name, bot) for name in game_names() for bot in arena_bots(name) if bot not in ("expert", "master")]


def some_way_in(name: str, choices: int, **setup: Any) -> Match:
    match = game(name).new(setup, "bots")
    rng = rng_from_seed("way")
    while match.choices_made < choices or len(match.picks()) == 1:
        match.play(rng.below(len(match.picks())))
    return match


@pytest.mark.parametrize(("name", "bot"), BOTS)
def test_a_bot_chooses_among_the_options_and_repeats_itself(name: str, bot: str) -> None:
    for choices in (0, 15, 60):
        observation = Observation(some_way_in(name, choices))
        first, second = (make_bot(name, bot, "1").answer(observation) for _ in range(2))
        assert first == second
        assert 0 <= first < observation.picks


@pytest.mark.parametrize(("name", "bot"), BOTS)
def test_thinking_leaves_the_match_alone(name: str, bot: str) -> None:
    match = some_way_in(name, 40)
    before = match.to_json(history=True)
    make_bot(name, bot, "1").answer(Observation(match))
    assert match.to_json(history=True) == before


@pytest.mark.parametrize(("name", "bot"), BOTS)
def test_a_new_bot_with_the_plan_of_the_last_one_goes_on_as_that_one_would(name: str, bot: str) -> None:
    """A hall makes a bot for every decision, the arena one for a whole match."""
    match = some_way_in(name, 10)
    staying = [make_bot(name, bot, str(seat)) for seat in range(match.state.seats)]
    plans = {seat: bot.plan for seat, bot in enumerate(staying)}
    for _ in range(60):
        observation = Observation(match)
        seat = observation.seat
        coming = make_bot(name, bot, str(seat), plans[seat])
        chosen = coming.answer(observation)
        assert chosen == staying[seat].answer(observation)
        plans[seat] = coming.plan
        match.play(chosen)


@pytest.mark.parametrize("name", games_with_strategy())
def test_no_decision_is_left_to_chance(name: str) -> None:
    assert unhandled_kinds(name) == []


def test_a_bot_forgets_a_plan_that_does_not_fit() -> None:
    class Planner(Bot):
        def choose(self, observation: Observation, rng: Rng) -> int:
            return 1

    observation = Observation(some_way_in("northgard", 15))
    bot = Planner("planner", rng_from_seed("1"))
    step = (observation.kind, observation.keys, 0)
    bot.plan = [step, step]
    assert bot.answer(observation) == 0
    assert bot.plan == [step]
    bot.plan = [("another", observation.keys, 0), step]
    assert bot.answer(observation) == 1
    assert bot.plan == []
    bot.plan = [(observation.kind, observation.keys[1:], 0), step]
    assert bot.answer(observation) == 1


def test_a_random_bot_takes_every_option() -> None:
    observation = Observation(some_way_in("northgard", 0))
    taken = {make_bot("northgard", RANDOM, str(seed)).answer(observation) for seed in range(200)}
    assert taken == set(range(observation.picks))


def test_an_observation_is_what_the_seat_sees() -> None:
    match = some_way_in("northgard", 40)
    observation = Observation(match)
    assert observation.seat == match.seat == observation.decision.seat
    assert observation.view == match.view(match.seat)
    assert observation.options == match.options()
    assert observation.picks == len(observation.options)
    assert observation.kind == observation.decision.kind
    assert observation.keys == [option.key for option in observation.options]


def test_a_sample_looks_the_same_to_the_seat_but_is_not_the_match() -> None:
    match = some_way_in("northgard", 20, clans="none")
    observation = Observation(match)
    before = match.to_json()
    rng = rng_from_seed("samples")
    samples = [observation.sample(rng) for _ in range(8)]
    assert all(sample.view(match.seat) == observation.view for sample in samples)
    assert all(sample.keys() == match.keys() for sample in samples)
    other = (match.seat + 1) % match.state.seats
    assert len({tuple(sample.view(other)["players"][other]["hand"]) for sample in samples}) > 1
    samples[0].play(0)
    assert match.to_json() == before


def test_a_bot_that_does_not_play_the_game_is_named() -> None:
    with pytest.raises(LonghallError, match="genius"):
        make_bot("northgard", "genius", "1")
    with pytest.raises(LonghallError, match="greedy"):
        make_bot("pebbles", "greedy", "1")


def test_a_game_without_bots_of_its_own_is_played_at_random() -> None:
    assert bots_for("pebbles") == [RANDOM]
    assert default_bot("pebbles") == RANDOM
