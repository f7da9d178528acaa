"""The searcher, with Pebbles: lines are judged by what comes of them, not by what they look like."""

from __future__ import annotations

import pytest

from longhall import bots
from longhall.bots import LEVELS, Observation, make_bots
from longhall.bots.searcher import Budget, Candidate, Judgement, Searcher
from longhall.games import game
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.match import Match
from tests.conformance.cases import COMPILED

if COMPILED:
    pytest.skip("the compiled searcher takes no interpreted game", allow_module_level=True)

from longhall.bots.lookahead import BySearch, DecisionMethod, Line, SearchHooks
from longhall.bots.strategy import SearchSettings, different_lines
from tests.bots.pebbles_strategy import PebblesStrategy
from tests.kernel.pebbles import PebblesState

pytestmark = [pytest.mark.interpreted_only, pytest.mark.usefixtures("all_games")]


def low_first(s: PebblesState, hooks: SearchHooks, search: object, lines: list[Line]) -> None:
    """The look-ahead sees nothing in laying a pebble: with this it slightly prefers the lowest."""
    for line in lines:
        line.score = line.value - 0.01 * line.path[0]


METHODS: dict[str, DecisionMethod] = {"lay_pebble": BySearch(score=low_first), "take_stones": BySearch()}
SHORT_SIGHTED = PebblesStrategy(METHODS, settings=SearchSettings(won=10.0, prior=1.0))


def with_hands(*hands: list[int]) -> Match:
    """Seat 0 lays a pebble; what the others hold is known to nobody else."""
    match = game("pebbles").new({"seats": len(hands), "rounds": 1}, "1")
    s = match.state
    assert isinstance(s, PebblesState)
    held = [value for hand in s.hands for value in hand]
    wanted = [value for hand in hands for value in hand]
    pool = s.bag + held
    for value in wanted:
        pool.remove(value)
    s.bag = pool
    s.hands = [sorted(hand) for hand in hands]
    return match


def judge(match: Match, budget: Budget, seed: str = "1", explains: bool = False) -> Judgement:
    searcher = Searcher(SHORT_SIGHTED, explains)
    return searcher.judge(Observation(match).sample, match.seat, rng_from_seed(seed), budget)


def test_the_line_that_comes_to_most_is_found_though_the_look_ahead_prefers_another() -> None:
    match = with_hands([1, 6, 6], [1, 2, 3])
    assert SHORT_SIGHTED.decide(match.state, 0, rng_from_seed("1")).path == (0,)
    judgement = judge(match, Budget(200))
    assert judgement.best.line.path == (1,), "the six wins the round more often than the one"
    assert judgement.runner_up is not None
    assert judgement.difference() > 2 * judgement.error() > 0


def test_with_so_many_playouts_it_says_the_same_again_and_leaves_the_match_alone() -> None:
    match = with_hands([1, 3, 6], [1, 2, 3])
    before = match.to_json()
    first, second = judge(match, Budget(60)), judge(match, Budget(60))
    assert [c.line.path for c in first.candidates] == [c.line.path for c in second.candidates]
    assert [c.values for c in first.candidates] == [c.values for c in second.candidates]
    assert match.to_json() == before


def test_all_candidates_meet_the_same_samples_with_the_same_chance() -> None:
    """Two lines that lead to the same end everywhere differ by nothing at all."""

    class Twice(PebblesStrategy):
        def candidates(self, s: PebblesState, seat: int, most: int) -> list[Line]:
            return [Line(0.0, (0,), ()), Line(0.0, (0,), ())]

    strategy = Twice(METHODS, settings=SearchSettings(won=10.0))
    match = with_hands([6, 6, 6], [1, 2, 3])
    judgement = Searcher(strategy).judge(Observation(match).sample, 0, rng_from_seed("1"), Budget(20))
    assert judgement.candidates[0].values == judgement.candidates[1].values
    assert len(set(judgement.candidates[0].values)) > 1, "though the samples differ"
    assert judgement.is_about_equal()


def test_a_clear_choice_ends_the_search_early() -> None:
    assert judge(with_hands([1, 6, 6], [1, 2, 3]), Budget(4000)).playouts < 1000


def test_a_budget_of_playouts_is_kept() -> None:
    for playouts in (6, 30, 90):
        assert judge(with_hands([2, 4, 6], [1, 3, 5]), Budget(playouts)).playouts <= playouts + 6


def test_of_long_playouts_there_are_fewer() -> None:
    match = with_hands([2, 4, 6], [1, 3, 5])
    found = [
        Searcher(PebblesStrategy(METHODS, settings=SearchSettings(prior=1.0, length=length)))
        .judge(Observation(match).sample, 0, rng_from_seed("1"), Budget(120))
        .playouts
        for length in (16.0, 0.5, 0.0)
    ]
    assert found[0] > found[1] > found[2] > 0, "but one of each line that is left at least"


def test_a_deadline_holds_within_a_round() -> None:
    ticks = iter(range(10_000))
    judgement = judge(with_hands([2, 4, 6], [1, 3, 5]), Budget(0, 7.0, lambda: float(next(ticks))))
    assert judgement.playouts <= 7
    assert judgement.best.line.path


def test_with_playouts_and_a_clock_it_ends_by_whichever_comes_first() -> None:
    match = with_hands([2, 4, 6], [1, 3, 5])
    ticks = iter(range(10_000))
    assert judge(match, Budget(90, 7.0, lambda: float(next(ticks)))).playouts <= 7
    timeless = judge(match, Budget(30))
    assert judge(match, Budget(30, 7.0, lambda: 0.0)).playouts == timeless.playouts > 7


def test_what_is_hidden_does_not_enter() -> None:
    """The hands of the others differ; what the seat sees does not."""
    first = judge(with_hands([1, 4, 6], [1, 2, 3]), Budget(40))
    second = judge(with_hands([1, 4, 6], [5, 5, 5]), Budget(40))
    assert [c.line.path for c in first.candidates] == [c.line.path for c in second.candidates]
    assert [c.values for c in first.candidates] == [c.values for c in second.candidates]


def test_the_parts_that_make_the_difference_are_named() -> None:
    judgement = judge(with_hands([1, 6, 6], [1, 2, 3]), Budget(120), explains=True)
    reasons = dict(judgement.reasons())
    assert set(reasons) == {"stones", "others"}
    assert reasons["stones"] > 0.5
    assert judgement.reasons()[0][0] == "stones", "the largest first"
    assert judge(with_hands([1, 6, 6], [1, 2, 3]), Budget(120)).reasons() == [], "unless nobody asks"


def test_lines_are_compared_by_the_samples_that_both_have_met() -> None:
    """A line that was dropped in good times would look better than one that has been through bad times too."""
    strayed, steady = (Candidate(Line(score, (0,), ()), []) for score in (1.0, 2.0))
    for value in (10.0, 12.0):
        steady.add(value, 1.0)
        strayed.add(value - 1.0, 1.0)
        steady.parts.append({"stones": value, "others": 0.5})
        strayed.parts.append({"stones": value - 1.0, "others": 0.5})
    for value in (-9.0, -7.0):
        steady.add(value, 1.0)
        steady.parts.append({"stones": value, "others": 9.0})
    assert strayed.worth > steady.worth
    judgement = Judgement(with_hands([1], [2]).state, [steady, strayed], 1.0, 6)
    assert judgement.difference() == pytest.approx(1.0) and judgement.error() == 0.0
    assert judgement.reasons() == [("stones", 1.0), ("others", 0.0)]


def test_lines_to_judge_differ_and_none_is_far_behind() -> None:
    lines = [
        Line(score, path, ())
        for score, path in ((9.0, (0, 1)), (9.0, (1, 0)), (8.5, (0, 2)), (8.0, (0, 3)), (1.0, (2,)))
    ]
    assert [line.path for line in different_lines(lines, 4, 6.0)] == [(0, 1), (0, 2)]
    assert [line.path for line in different_lines(lines, 8, 9.0)] == [(0, 1), (0, 2), (0, 3), (2,)]
    assert len(different_lines(lines, 1, 9.0)) == 1


def test_every_level_plays_every_registered_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._REGISTERED, "pebbles", {"greedy": SHORT_SIGHTED})
    for level in LEVELS:
        match = game("pebbles").new({"rounds": 2}, level)
        table = make_bots("pebbles", [level, "random"], level)
        while not match.over:
            observation = Observation(match)
            match.play(table[observation.seat].answer(observation))
        assert match.result is not None


def test_the_master_wins_more_than_those_who_do_not_look_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._REGISTERED, "pebbles", {"greedy": SHORT_SIGHTED})
    won = 0
    for number in range(20):
        match = game("pebbles").new({"rounds": 3}, f"m{number}")
        table = make_bots("pebbles", ["master", "greedy"], f"m{number}")
        while not match.over:
            observation = Observation(match)
            match.play(table[observation.seat].answer(observation))
        assert match.result is not None
        won += match.result.winners == [0]
    assert won >= 14
