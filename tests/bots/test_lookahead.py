"""The look-ahead, with Pebbles: a game gets a bot by saying what it knows."""

from __future__ import annotations

import pytest

from longhall import bots
from longhall.bots import Observation, make_bot, make_bots, unhandled_kinds
from longhall.bots.lookahead import (
    FORBIDDEN,
    ByCustomSearch,
    BySearch,
    ByWorth,
    Line,
    LookAhead,
    SearchHooks,
)
from longhall.games import game
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import LonghallError
from longhall.kernel.frames import Choice
from longhall.kernel.match import Match
from tests.conformance.cases import COMPILED

if COMPILED:
    pytest.skip("the compiled look-ahead takes no interpreted game", allow_module_level=True)

from tests.bots.pebbles_strategy import GREEDY, METHODS, PebblesSearchHooks, PebblesStrategy, by_value
from tests.kernel.pebbles import STOP, EndRound, PebblesState, TakeStones

pytestmark = [pytest.mark.interpreted_only, pytest.mark.usefixtures("all_games")]


def taking(left: int = 4) -> PebblesState:
    """Seat 1 may take so many stones."""
    state = game("pebbles").new({}, "1").state
    assert isinstance(state, PebblesState)
    state.stack = [EndRound(), TakeStones(1, left)]
    return state


def outcome(s: PebblesState, line: Line) -> int:
    """Stones of seat 1 after the line."""
    state = s.clone()
    for index in line.path:
        top = state.stack.pop()
        assert isinstance(top, TakeStones)
        top.resolve(state, top.options(state)[index])
    return state.stones[1]


def test_the_best_line_is_found_and_planned_to_its_end() -> None:
    s = taking()
    line = GREEDY.decide(s, 1, rng_from_seed("1"))
    assert line.value == line.score == outcome(s, line) == 4
    plan = GREEDY.plan(s, 1, line)
    assert plan == [("take_stones", ["take", "stop"], 0)] * 3 + [("take_stones", ["stop"], 0)]
    assert s.stones[1] == 0, "the state is left alone"


def test_every_line_is_told_with_what_it_comes_to() -> None:
    s = taking()
    lines = GREEDY.lines(s, 1)
    assert [outcome(s, line) for line in lines] == [line.value for line in lines]
    assert sorted({line.value for line in lines}, reverse=True) == [4, 3, 2, 1, 0]
    assert [line.score for line in lines] == sorted((line.score for line in lines), reverse=True)
    assert lines[0].path == GREEDY.decide(s, 1, rng_from_seed("1")).path
    assert {len(line.used) for line in lines} == {0, 1, 2, 3, 4}


def test_a_budget_is_kept() -> None:
    s = taking(20)
    for budget in (2, 5, 10):
        hooks = PebblesSearchHooks(1)
        search = LookAhead(METHODS).search(s, hooks, budget)
        assert budget <= hooks.valued <= budget + 2
        assert search.lines(every=True)


def test_what_the_style_forbids_is_not_done() -> None:
    modest = PebblesStrategy(METHODS, most=2)
    s = taking()
    assert outcome(s, modest.decide(s, 1, rng_from_seed("1"))) == 2
    forbidden = [line for line in modest.lines(s, 1) if line.value <= FORBIDDEN]
    assert forbidden
    assert modest.plan(s, 1, forbidden[0]) == []


def test_partial_moves_are_followed_before_anything_is_valued() -> None:
    hooks = PebblesSearchHooks(1)
    ahead = LookAhead({"take_stones": BySearch(partial=True)})
    search = ahead.search(taking(), hooks, 100)
    assert {len(line.path) for line in search.lines(every=True)} == {1, 2, 3, 4, 5}
    assert hooks.valued == 5, "only where somebody stops"


def test_a_line_ends_where_another_seat_decides_or_goes_on_with_the_answer_taken_for_granted() -> None:
    class Trusting(PebblesSearchHooks):
        def default_pick(self, s: PebblesState, choice: Choice) -> int | None:
            return STOP if choice.chooser(s) != self.seat else None

    s = taking(1)
    s.stack = [EndRound(), TakeStones(1, 2), TakeStones(0, 1), TakeStones(1, 1)]
    ahead = LookAhead(METHODS)
    assert max(line.value for line in ahead.search(s, PebblesSearchHooks(1), 100).lines(every=True)) == 1
    assert max(line.value for line in ahead.search(s, Trusting(1), 100).lines(every=True)) == 3


def test_scores_of_a_game_decide_between_lines() -> None:
    def modest(s: PebblesState, hooks: SearchHooks, search: object, lines: list[Line]) -> None:
        for line in lines:
            line.score = -abs(line.value - 3)

    def twice(s: PebblesState, hooks: SearchHooks, ahead: LookAhead, budget: int, every: bool) -> list[Line]:
        lines = ahead.search(s, hooks, budget).lines(every)
        modest(s, hooks, None, lines)
        return lines

    s = taking()
    for method in (BySearch(score=modest), ByCustomSearch(twice)):
        strategy = PebblesStrategy({"take_stones": method})
        assert outcome(s, strategy.decide(s, 1, rng_from_seed("1"))) == 3
        assert strategy.lines(s, 1)[0].score == 0


def test_a_weighed_decision_takes_the_pick_worth_most_and_moods_vary_it() -> None:
    s = game("pebbles").new({}, "1").state
    picks = [GREEDY.decide(s, 0, rng_from_seed(str(seed))).path for seed in range(20)]
    assert set(picks) == {(len(GREEDY.lines(s, 0)) - 1,)}
    noisy = PebblesStrategy({"lay_pebble": ByWorth(by_value, tie_noise=20.0)})
    assert len({noisy.decide(s, 0, rng_from_seed(str(seed))).path for seed in range(40)}) > 1


def test_kinds_in_no_table_are_named_and_decided_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    careless = PebblesStrategy({"lay_pebble": METHODS["lay_pebble"]})
    monkeypatch.setitem(bots._REGISTERED, "pebbles", {"greedy": careless})
    assert unhandled_kinds("pebbles") == ["take_stones"]
    s = taking()
    assert {careless.decide(s, 1, rng_from_seed(str(seed))).path for seed in range(20)} == {(0,), (1,)}
    bots.register("pebbles", {"greedy": GREEDY})
    assert unhandled_kinds("pebbles") == []


def test_a_game_has_its_bot_once_it_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._REGISTERED, "pebbles", {})
    bots.register("pebbles", {"greedy": GREEDY})
    assert bots.bots_for("pebbles") == ["master", "expert", "greedy", "casual", "novice", "random"]
    assert bots.strategy_for("pebbles") is GREEDY
    won = sum(play(f"match {number}").result.winners == [0] for number in range(30))  # type: ignore[union-attr]
    assert won > 20
    with pytest.raises(LonghallError, match="novice, random"):
        make_bot("pebbles", "nobody", "1")


def play(seed: str) -> Match:
    match = game("pebbles").new({"rounds": 5}, seed)
    table = make_bots("pebbles", ["greedy", "random"], seed)
    while not match.over:
        observation = Observation(match)
        match.play(table[observation.seat].answer(observation))
    return match
