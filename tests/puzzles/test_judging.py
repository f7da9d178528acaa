"""Trying a puzzle: what is judged, and that nothing comes out of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longhall.bots import strategy_for
from longhall.kernel.errors import IllegalOption, InvalidOption
from longhall.puzzles.judging import BEST, EQUAL, WORSE, judge_line
from longhall.puzzles.pool import puzzle
from longhall.puzzles.puzzle import Beginning, Puzzle, beginning_of
from longhall.puzzles.rating import PuzzleRating, after_try, first_rating, grade


@pytest.fixture(scope="module")
def one() -> Puzzle:
    return puzzle("icaion", 1)


def careless(one: Puzzle) -> list[str]:
    """The last option, again and again."""
    tried = one.begin()
    while not one.is_finished(tried):
        tried.choose(tried.match.keys()[-1])
    return tried.keys


def test_a_line_nobody_looked_at_before_is_judged_the_same_way_again(one: Puzzle) -> None:
    keys = careless(one)
    assert all(line.keys != keys for line in one.lines)
    verdict = one.judge(keys)
    assert verdict.outcome == WORSE and not verdict.solved
    assert verdict.loss > verdict.error
    assert [step.key for step in verdict.better] == one.best.keys
    assert verdict.reasons and verdict.rule
    assert one.judge(keys).to_data() == verdict.to_data()


def test_a_closer_look_agrees_with_what_is_known(one: Puzzle) -> None:
    strategy, match = strategy_for(one.game), one.match()
    assert strategy is not None
    again = judge_line(strategy, match, one.missed, one.best.keys, "another seed", 24)
    known = one.judge(one.missed)
    assert again.outcome == WORSE
    assert again.loss == pytest.approx(known.loss, abs=4 * (again.error + known.error))
    assert judge_line(strategy, match, one.best.keys, one.best.keys, "another seed", 24).outcome == BEST


def test_what_the_seat_cannot_know_changes_no_verdict(one: Puzzle) -> None:
    match, keys = one.match(), careless(one)
    other = match.determinize(match.seat, match.game.new({}, "other").rng)  # type: ignore[arg-type]
    assert other.state.to_data() != match.state.to_data()
    assert one.judge(keys, other).to_data() == one.judge(keys, match).to_data()


def test_a_line_as_good_within_its_error_solves_the_puzzle(one: Puzzle) -> None:
    for loss, error, outcome in ((0.3, 0.0, EQUAL), (2.0, 2.1, EQUAL), (2.0, 1.0, WORSE)):
        line = replace(one.lines[1], loss=loss, error=error)
        assert replace(one, lines=[one.best, line, *one.lines[2:]]).judge(line.keys).outcome == outcome


def test_a_choice_that_cannot_be_made_is_refused(one: Puzzle) -> None:
    with pytest.raises(InvalidOption):
        one.judge(["nonsense"])
    with pytest.raises(IllegalOption):
        one.judge([*careless(one), "pass"])


def test_a_beginning_is_the_same_position_again(one: Puzzle) -> None:
    match = one.match()
    again = beginning_of(match, match.choices_made)
    assert again == one.beginning
    earlier = beginning_of(match, 10).match()
    assert earlier.state.to_data() == match.rewound(10).state.to_data()
    assert Beginning(again.head, again.choices, again.outcomes).match() == match


def test_solving_raises_the_solver_and_more_so_at_hard_puzzles() -> None:
    solver = PuzzleRating()
    easy, hard = PuzzleRating(18.0, 4.0), PuzzleRating(32.0, 4.0)
    after_easy, easy_then = after_try(solver, easy, True)
    after_hard, hard_then = after_try(solver, hard, True)
    assert solver.mean < after_easy.mean < after_hard.mean
    assert easy_then.mean < easy.mean and hard_then.mean < hard.mean
    failed, unsolved = after_try(solver, easy, False)
    assert failed.mean < solver.mean and unsolved.mean > easy.mean


def test_grades_go_from_easy_to_hard() -> None:
    easy = first_rating(loss=20, choices=2, solutions=2, options=4)
    hard = first_rating(loss=3, choices=7, solutions=1, options=40)
    assert grade(easy) == 1 and grade(hard) == 5
