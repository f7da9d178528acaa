"""The look-ahead, with Pebbles: a game gets a bot by saying what it knows."""

from __future__ import annotations

import pytest

from longhall import bots
from longhall.bots import Observation, left_to_chance, make, make_table
from longhall.bots.lookahead import FORBIDDEN, Adviser, Composed, Insight, Line, LookAhead, Searched, Way, Weighed
from longhall.games import game
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import LonghallError
from longhall.kernel.frames import Choice
from longhall.kernel.match import Match
from longhall.kernel.state import Frame
from tests.conformance.cases import COMPILED

if COMPILED:
    pytest.skip("the compiled look-ahead takes no interpreted game", allow_module_level=True)

from tests.kernel.pebbles import STOP, TAKE, EndRound, PebblesState, TakeStones

pytestmark = [pytest.mark.interpreted_only, pytest.mark.usefixtures("all_games")]


class PebblesInsight(Insight):
    def __init__(self, seat: int, most: int = 99) -> None:
        super().__init__(seat)
        self.most = most
        self.valued = 0

    def value(self, s: PebblesState) -> float:
        self.valued += 1
        return float(s.stones[self.seat])

    def stops(self, s: PebblesState, frame: Frame) -> bool:
        return isinstance(frame, EndRound)

    def finishing(self, s: PebblesState, choice: Choice, picks: list[int]) -> int:
        return picks.index(STOP) if STOP in picks else -1

    def spending(self, s: PebblesState, choice: Choice, pick: int, spent: tuple[int, ...]) -> tuple[int, ...]:
        return (*spent, pick) if pick == TAKE else spent

    def forbids(self, s: PebblesState) -> bool:
        return s.stones[self.seat] > self.most


class PebblesAdviser(Adviser):
    def __init__(self, ways: dict[str, Way], most: int = 99) -> None:
        super().__init__(ways)
        self.most = most

    def insight(self, s: PebblesState, seat: int, budget: int) -> PebblesInsight:
        return PebblesInsight(seat, self.most)

    def parts(self, s: PebblesState, seat: int) -> dict[str, float]:
        return {"stones": float(s.stones[seat])}

    def round(self, s: PebblesState) -> int:
        return s.round


def by_value(s: PebblesState, choice: Choice, pick: int) -> float:
    return float(pick)


WAYS: dict[str, Way] = {"lay_pebble": Weighed(by_value), "take_stones": Searched()}
GREEDY = PebblesAdviser(WAYS)


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
    assert {len(line.spent) for line in lines} == {0, 1, 2, 3, 4}


def test_a_budget_is_kept() -> None:
    s = taking(20)
    for budget in (2, 5, 10):
        insight = PebblesInsight(1)
        search = LookAhead(WAYS).search(s, insight, budget)
        assert budget <= insight.valued <= budget + 2
        assert search.lines(every=True)


def test_what_the_style_forbids_is_not_done() -> None:
    modest = PebblesAdviser(WAYS, most=2)
    s = taking()
    assert outcome(s, modest.decide(s, 1, rng_from_seed("1"))) == 2
    forbidden = [line for line in modest.lines(s, 1) if line.value <= FORBIDDEN]
    assert forbidden
    assert modest.plan(s, 1, forbidden[0]) == []


def test_half_moves_are_followed_before_anything_is_valued() -> None:
    insight = PebblesInsight(1)
    ahead = LookAhead({"take_stones": Searched(half=True)})
    search = ahead.search(taking(), insight, 100)
    assert {len(line.path) for line in search.lines(every=True)} == {1, 2, 3, 4, 5}
    assert insight.valued == 5, "only where somebody stops"


def test_a_line_ends_where_another_seat_decides_or_goes_on_with_the_answer_taken_for_granted() -> None:
    class Trusting(PebblesInsight):
        def answer(self, s: PebblesState, choice: Choice) -> int | None:
            return STOP if choice.chooser(s) != self.seat else None

    s = taking(1)
    s.stack = [EndRound(), TakeStones(1, 2), TakeStones(0, 1), TakeStones(1, 1)]
    ahead = LookAhead(WAYS)
    assert max(line.value for line in ahead.search(s, PebblesInsight(1), 100).lines(every=True)) == 1
    assert max(line.value for line in ahead.search(s, Trusting(1), 100).lines(every=True)) == 3


def test_scores_of_a_game_decide_between_lines() -> None:
    def modest(s: PebblesState, insight: Insight, search: object, lines: list[Line]) -> None:
        for line in lines:
            line.score = -abs(line.value - 3)

    def twice(s: PebblesState, insight: Insight, ahead: LookAhead, budget: int, every: bool) -> list[Line]:
        lines = ahead.search(s, insight, budget).lines(every)
        modest(s, insight, None, lines)
        return lines

    s = taking()
    for way in (Searched(score=modest), Composed(twice)):
        adviser = PebblesAdviser({"take_stones": way})
        assert outcome(s, adviser.decide(s, 1, rng_from_seed("1"))) == 3
        assert adviser.lines(s, 1)[0].score == 0


def test_a_weighed_decision_takes_the_pick_worth_most_and_moods_vary_it() -> None:
    s = game("pebbles").new({}, "1").state
    picks = [GREEDY.decide(s, 0, rng_from_seed(str(seed))).path for seed in range(20)]
    assert set(picks) == {(len(GREEDY.lines(s, 0)) - 1,)}
    moody = PebblesAdviser({"lay_pebble": Weighed(by_value, mood=20.0)})
    assert len({moody.decide(s, 0, rng_from_seed(str(seed))).path for seed in range(40)}) > 1


def test_kinds_in_no_table_are_named_and_decided_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    careless = PebblesAdviser({"lay_pebble": WAYS["lay_pebble"]})
    monkeypatch.setitem(bots._ADVISERS, "pebbles", {"greedy": careless})
    assert left_to_chance("pebbles") == ["take_stones"]
    s = taking()
    assert {careless.decide(s, 1, rng_from_seed(str(seed))).path for seed in range(20)} == {(0,), (1,)}
    bots.register("pebbles", {"greedy": GREEDY})
    assert left_to_chance("pebbles") == []


def test_a_game_has_its_bot_once_it_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._ADVISERS, "pebbles", {})
    bots.register("pebbles", {"greedy": GREEDY})
    assert bots.bots_for("pebbles") == ["greedy", "random"]
    assert bots.adviser_for("pebbles") is GREEDY
    won = sum(play(f"match {number}").result.winners == [0] for number in range(30))  # type: ignore[union-attr]
    assert won > 20
    with pytest.raises(LonghallError, match="greedy, random"):
        make("pebbles", "nobody", "1")


def play(seed: str) -> Match:
    match = game("pebbles").new({"rounds": 5}, seed)
    table = make_table("pebbles", ["greedy", "random"], seed)
    while not match.over:
        observation = Observation(match)
        match.play(table[observation.seat].answer(observation))
    return match
