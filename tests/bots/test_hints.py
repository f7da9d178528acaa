"""Hints: from what the seat knows, the same again with the same seed, with reasons that have words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from longhall.bots import Observation, make_bots, strategy_for
from longhall.bots.hints import Hint, find_hint
from longhall.bots.searcher import Budget
from longhall.bots.strategy import GameStrategy
from longhall.games import game, game_names
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.match import Match
from longhall.text import Texts

PLAYOUTS = 8
CHOICES = 130


def strategy_of(name: str) -> GameStrategy:
    strategy = strategy_for(name)
    assert strategy is not None
    return strategy


def hint(match: Match, seed: str = "1") -> Hint:
    seen, strategy = Observation(match), strategy_of(match.game.name)
    return find_hint(seen.sample, seen.number, seen.seat, strategy, seed, Budget(PLAYOUTS))


def positions(name: str, every: int, first: int = 0) -> Iterator[Match]:
    """With something to choose, in a match between bots, from choice ``first`` on."""
    match = game(name).new({}, "hints")
    table = make_bots(name, ["greedy"] * match.state.seats, "hints")
    while not match.over and match.choices_made < CHOICES:
        if match.choices_made >= first and match.choices_made % every == 0 and len(match.picks()) > 1:
            yield match
        match.play(table[match.seat].answer(Observation(match)))


@pytest.mark.parametrize("name", game_names())
def test_a_hint_comes_from_what_the_seat_knows(name: str) -> None:
    """In positions that differ only in what the seat cannot know the same seed gives the same hint."""
    for match in positions(name, 43):
        other = match.determinize(match.seat, rng_from_seed("other"))
        assert hint(other).to_data() == hint(match).to_data(), f"{Observation(match).kind} at {match.choices_made}"


@pytest.mark.parametrize("name", game_names())
def test_a_hint_can_be_followed_and_leaves_the_match_alone(name: str) -> None:
    for match in positions(name, 37):
        before, keys = match.to_json(), match.keys()
        found = hint(match)
        assert match.to_json() == before
        first = found.best.steps[0]
        assert first.key in keys and first.kind == Observation(match).kind
        other = found.runner_up
        assert other is None or other.steps[0].key in keys
        assert other is None or other.to_data()["steps"] != found.best.to_data()["steps"]
        assert not found.reasons or found.reasons[0].gain, "something speaks for what is best"


@pytest.mark.parametrize("name", game_names())
def test_every_part_of_every_strategy_has_its_words(name: str) -> None:
    """Those of a position, and what may be said of each whichever way lines differ."""
    strategy = strategy_of(name)
    texts = [Texts(game(name), language) for language in ("en", "pl", "cs", "uk")]
    for match in positions(name, 47, first=47):
        s, seat = match.state, match.seat
        explained = strategy.explained(s, seat)
        parts = [part for part in explained if not part.startswith("#")]
        assert sum(explained[part] for part in parts) == pytest.approx(sum(strategy.parts(s, seat).values()))
        facts = {fact: 3.0 for fact in explained if fact.startswith("#")}
        for part in parts:
            for mine, others in (({}, {}), (facts, {}), ({}, facts)):
                for more in (True, False):
                    check_words(strategy.reason(part, more, mine, others), more, strategy, texts)


def check_words(told: tuple[str, str, str], more: bool, strategy: GameStrategy, texts: list[Texts]) -> None:
    reason, parameter, value = told
    assert reason in strategy.reasons()
    params: dict[str, Any] = {parameter: value} if parameter else {}
    for words in texts:
        said = words.say(f"hint-{reason}-{'more' if more else 'less'}", params)
        assert said and value not in said.split(), f"{value} is not put into words"
