"""What every bot promises."""

from __future__ import annotations

import pytest

from longhall.bots import Observation, bot_names, make
from longhall.games import game
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import LonghallError
from longhall.kernel.match import Match


def some_way_in(choices: int) -> Match:
    match = game("northgard").new({"seats": 3, "clans": "none"}, "bots")
    rng = rng_from_seed("way")
    for _ in range(choices):
        match.play(rng.below(len(match.picks())))
    return match


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_chooses_among_the_options_and_repeats_itself(name: str) -> None:
    for choices in (0, 15, 60):
        observation = Observation(some_way_in(choices))
        first, second = make(name, "1"), make(name, "1")
        picked = [first.choose(observation) for _ in range(5)]
        assert picked == [second.choose(observation) for _ in range(5)]
        assert all(0 <= index < observation.picks for index in picked)


@pytest.mark.parametrize("name", bot_names())
def test_thinking_leaves_the_match_alone(name: str) -> None:
    match = some_way_in(40)
    before = match.to_json(history=True)
    make(name, "1").choose(Observation(match))
    assert match.to_json(history=True) == before


def test_a_random_bot_takes_every_option() -> None:
    observation = Observation(some_way_in(0))
    bot = make("random", "1")
    assert {bot.choose(observation) for _ in range(200)} == set(range(observation.picks))


def test_an_observation_is_what_the_seat_sees() -> None:
    match = some_way_in(40)
    observation = Observation(match)
    assert observation.seat == match.seat == observation.decision.seat
    assert observation.view == match.view(match.seat)
    assert observation.options == match.options()
    assert observation.picks == len(observation.options)


def test_a_sample_looks_the_same_to_the_seat_but_is_not_the_match() -> None:
    match = some_way_in(20)
    observation = Observation(match)
    before = match.to_json()
    rng = rng_from_seed("samples")
    samples = [observation.sample(rng) for _ in range(8)]
    assert all(sample.view(match.seat) == observation.view for sample in samples)
    assert all(sample.keys() == match.keys() for sample in samples)
    other = (match.seat + 1) % 3
    assert len({tuple(sample.view(other)["players"][other]["hand"]) for sample in samples}) > 1
    samples[0].play(0)
    assert match.to_json() == before


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(LonghallError, match="genius"):
        make("genius", "1")
