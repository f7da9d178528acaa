"""What an analysis finds, with Pebbles: there it is known what was a mistake."""

from __future__ import annotations

import math

import pytest

from tests.conformance.cases import COMPILED

if COMPILED:
    pytest.skip("the compiled searcher takes no interpreted game", allow_module_level=True)

from longhall.analysis.analyse import Effort
from longhall.analysis.course import Course
from longhall.analysis.run import carry_through
from longhall.analysis.tasks import AnswerTask, JudgeTask
from longhall.analysis.tries import Try, TryTask
from longhall.bots.strategy import SearchSettings
from longhall.games import game
from longhall.kernel.errors import IllegalOption
from longhall.kernel.match import Match
from tests.bots.pebbles_strategy import METHODS, PebblesStrategy
from tests.kernel.pebbles import PebblesState

pytestmark = [pytest.mark.interpreted_only, pytest.mark.usefixtures("all_games")]


class HopefulPebbles(PebblesStrategy):
    """The chance to win goes by the stones."""

    def chances(self, s: PebblesState) -> list[float]:
        powers = [math.exp(0.4 * stones) for stones in s.stones]
        return [power / sum(powers) for power in powers]


STRATEGY = HopefulPebbles(METHODS, settings=SearchSettings(won=10.0))
LITTLE = Effort(first=3, glance=4, moments=6, estimate=12, judged=30, judge=24, compare=24, answer=24, explain=48)


def played(seed: str) -> Match:
    """Seat 0 takes as many stones as it may, seat 1 none."""
    match = game("pebbles").new({"seats": 2, "rounds": 5}, seed)
    while not match.over:
        keys = match.keys()
        wanted = "take" if match.seat == 0 else "stop"
        match.apply(wanted if wanted in keys else keys[-1])
    return match


def test_stones_left_lying_are_the_turning_points() -> None:
    match = played("3")
    found = carry_through(Course(match, STRATEGY), LITTLE)
    mistakes = [point for point in found["turning_points"] if point["kind"] == "choice"]
    assert mistakes and {point["seat"] for point in mistakes} == {1}
    worst = max(mistakes, key=lambda point: point["swing"])
    assert worst["line"][0]["key"] == "take" and worst["chosen"][0]["key"] == "stop"
    assert worst["best"] > worst["after"]
    careful, careless = (accuracy["share"] for accuracy in found["accuracy"])
    assert careful > careless


def test_the_curve_leads_from_the_opening_to_the_result() -> None:
    match = played("3")
    found = carry_through(Course(match, STRATEGY), LITTLE)
    curve = found["curve"]
    assert [curve[0]["n"], curve[-1]["n"]] == [0, match.choices_made]
    assert match.result is not None
    assert curve[-1]["chances"] == [1.0 if seat in match.result.winners else 0.0 for seat in (0, 1)]
    assert all(sum(row["chances"]) == pytest.approx(1, abs=0.001) for row in curve)


def test_a_good_roll_is_luck_and_what_one_wins_the_other_loses() -> None:
    match = played("3")
    course = Course(match, STRATEGY)
    swings: dict[int, float] = {}
    for number, turn in enumerate(course.turns):
        entry = match.history[turn.last - 1]
        if entry.kind == "lay_pebble" and len(entry.outcomes) == 1 and not course.after(turn).over:
            answer = AnswerTask(number, 60).carry_out(course)
            assert sum(answer["swings"]) == pytest.approx(0, abs=0.001)
            winner = course.after(turn).seat  # takes stones now
            swings[entry.outcomes[0][0]] = answer["swings"][winner]
    assert len(swings) > 1
    assert swings[max(swings)] > swings[min(swings)]


def _tried(position: Match) -> tuple[int, tuple[str]]:
    return position.choices_made, (position.keys()[-1],)


def test_what_a_seat_could_not_know_changes_no_verdict() -> None:
    match = played("3")
    course, other = Course(match, STRATEGY), Course(match, STRATEGY)
    number = next(number for number, turn in enumerate(course.turns) if turn.weighed)
    turn = other.turns[number]
    position = other.positions[turn.first - 1]
    secret = position.determinize(position.seat, position.game.new({}, "other").rng)  # type: ignore[arg-type]
    assert secret.state.to_data() != position.state.to_data()
    other.positions[turn.first - 1] = secret
    again = TryTask(*_tried(position), (), 4)
    for task in (JudgeTask(number, 16, 8), again):
        assert task.carry_out(other) == task.carry_out(course)
    assert Try(secret).shown.view(position.seat) == Try(position).shown.view(position.seat)


def test_a_better_line_tried_anew_is_as_good_as_the_analysis_said() -> None:
    match = played("3")
    course = Course(match, STRATEGY)
    found = carry_through(course, LITTLE)
    point = next(point for point in found["turning_points"] if point["kind"] == "choice")
    better = tuple(step["key"] for step in point["line"])
    verdict = TryTask(point["decision"], better, better, LITTLE.explain).carry_out(course)
    assert verdict["solved"] and not verdict["same"]
    assert verdict["ahead"] == [point["swing"], point["error"]]
    assert verdict["tried"] == point["best"] and verdict["played"] == point["after"]
    again = TryTask(point["decision"], (point["chosen"][0]["key"],), better, LITTLE.explain).carry_out(course)
    assert again["same"] and not again["solved"]
    assert again["behind"] == [point["swing"], point["error"]] and again["reasons"]


def test_a_try_ends_before_what_chance_answers_and_shows_nothing_of_it() -> None:
    course = Course(played("3"), STRATEGY)
    answered = next(turn for turn in course.turns if turn.answered and turn.weighed)
    position = course.before(answered)
    tried = Try(position)
    while not tried.finished:
        tried.choose(tried.match.keys()[-1])
    with pytest.raises(IllegalOption):
        tried.choose("take")
    if tried.match.history[-1].blocks_undo():
        assert tried.shown.choices_made == tried.match.choices_made - 1
    assert position.choices_made == answered.first - 1, "the match is as it was"
