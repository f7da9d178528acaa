"""Whatever the game: decisions, options, refusals and events can be relied on at every moment of a match."""

from __future__ import annotations

import json
from typing import Any

import pytest

from longhall.kernel.errors import IllegalOption, InvalidOption
from longhall.kernel.frames import Choice
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from tests.conformance.cases import Case, cases, play_out, positions

pytestmark = pytest.mark.usefixtures("all_games")
each_case = pytest.mark.parametrize("case", cases(), ids=str)


def check_options(match: Match) -> None:
    top = match.state.stack[-1]
    assert isinstance(top, Choice)
    picks = match.picks()
    options = match.options()
    keys = match.keys()
    assert picks, f"{top} offers nothing"
    assert len(options) == len(picks) == len(keys)
    assert len(set(keys)) == len(keys), f"{top} offers something twice: {keys}"
    assert [option.key for option in options] == keys
    assert [option.index for option in options] == list(range(len(keys)))
    assert top.options(match.state) == picks, f"{top} changes its mind when asked again"
    for option in options:
        assert option.key.isprintable() and " " not in option.key, f"{option} has an unfit key"
        assert option.message.startswith("option-"), f"{option} has an unfit message {option.message!r}"
        assert is_json(option.to_data()), f"{option} holds something that is not JSON"
        assert match.game.understands(match.state, option.key), f"{option} is offered but not understood"


def check_decision(match: Match, rules: set[str]) -> None:
    decision = match.decision
    assert decision is not None
    assert 0 <= decision.seat < match.state.seats
    assert decision.seat == match.seat
    assert decision.kind in match.game.frames()
    assert decision.rule == "" or decision.rule in rules, f"{decision.kind} names the unknown rule {decision.rule!r}"
    assert decision.message.startswith("decide-")
    assert decision.options == match.options()
    assert is_json(decision.to_data()), f"{decision.kind} holds something that is not JSON"
    assert match.result is None


def check_refusals(match: Match, rules: set[str]) -> None:
    legal = set(match.keys())
    refusals = match.refusals()
    refused = [refusal.key for refusal in refusals]
    assert len(set(refused)) == len(refused), f"something is refused twice: {sorted(refused)}"
    assert not legal & set(refused), f"offered and refused at once: {legal & set(refused)}"
    for refusal in refusals:
        assert refusal.rule in rules, f"{refusal} names no rule of the catalogue"
        assert refusal.message.startswith("refusal-"), f"{refusal} has an unfit message"
        assert is_json(refusal.to_data())
        assert match.game.understands(match.state, refusal.key), f"{refusal} is refused but not understood"


def is_json(value: Any) -> bool:
    return bool(json.loads(json.dumps(value)) == value)


def rules_of(game: Game) -> set[str]:
    return set(game.catalogue().clauses)


@each_case
def test_every_decision_offers_distinct_options_in_a_fixed_order(case: Case) -> None:
    for match in positions(case):
        if match.over:
            assert match.options() == [] and match.decision is None and match.seat == -1
        else:
            check_options(match)


@each_case
def test_decisions_and_refusals_name_rules_of_the_catalogue(case: Case) -> None:
    rules = rules_of(case.new().game)
    for match in positions(case, every=3):
        if not match.over:
            check_decision(match, rules)
            check_refusals(match, rules)


@each_case
def test_refused_and_unknown_choices_change_nothing(case: Case) -> None:
    for match in positions(case, every=30):
        before = match.to_json(history=True)
        with pytest.raises(InvalidOption if not match.over else IllegalOption):
            match.apply("no such thing")
        for refusal in [] if match.over else match.refusals():
            with pytest.raises(IllegalOption) as refused:
                match.apply(refusal.key)
            assert (refused.value.key, refused.value.rule) == (refusal.key, refusal.rule)
            assert refused.value.message == refusal.message
        assert match.to_json(history=True) == before


@each_case
def test_events_are_json_and_name_rules_of_the_catalogue(case: Case) -> None:
    match = play_out(case.new(), f"events {case}")
    rules = rules_of(match.game)
    for entry in [match.opening, *match.history]:
        for event in entry.events:
            data = event.to_data()
            assert event.type and is_json(data), f"{data} is not JSON"
            assert event.rule == "" or event.rule in rules, f"{event.type} names the unknown rule {event.rule!r}"
            assert all(0 <= seat < match.state.seats for seat in event.private_seats)


@each_case
def test_the_result_ranks_every_seat(case: Case) -> None:
    match = play_out(case.new(), f"result {case}")
    result = match.result
    assert result is not None
    seats = match.state.seats
    assert len(result.places) == len(result.scores) == seats
    assert result.winners and all(1 <= place <= seats for place in result.places)
    for place in result.places:
        better = [other for other in result.places if other < place]
        # partners share a place, and the next place follows either the seats or the sides before it
        assert place - 1 in (len(better), len(set(better))), f"{result.places} is no ranking"
    assert result.reason and result.rule in rules_of(match.game)
    for score in result.scores:
        assert score["total"] == sum(points for source, points in score.items() if source != "total")
