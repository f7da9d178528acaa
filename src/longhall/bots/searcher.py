"""Judging whole lines by playing on: what the stronger levels, hints and analysis stand on. It knows no game.

The candidates of a decision are the lines that the game's strategy finds best. All are judged on the same samples of
what the seat cannot know, with the same chance: each is played, then everybody goes on by the strategy's policy up to
the horizon, where the position is valued. Only differences between lines on the same samples count. Lines that fall
behind are dropped, by halves and as soon as the difference is clear. What the look-ahead thought of a line counts as
some playouts.

A budget in playouts gives the same answer on every machine. One in seconds, or one in playouts of which no more is used
than there is time for, ends a search within a playout. Where playouts are long, as at the beginning of a round, there
are fewer of them, so that no search takes very long.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from longhall.bots.lookahead import Line, Steps
from longhall.bots.playing_on import play_on
from longhall.bots.strategy import GameStrategy
from longhall.kernel.chance import Rng
from longhall.kernel.frames import Choice
from longhall.kernel.match import Match
from longhall.kernel.state import State

ENOUGH: Final = 6  # samples before a line is dropped for being clearly worse
CLEAR: Final = 2.6  # a difference of so many errors is no chance

BRIEFLY: Final = 0.3  # of a decision's own budget

Sampler = Callable[[Rng], Match]


class Budget:
    """So many playouts; with a clock no longer than so many seconds by it. 0 playouts: as many as there is time for."""

    def __init__(self, playouts: int, seconds: float = 0.0, clock: Callable[[], float] | None = None) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.clock = clock


class Candidate:
    """A line, and what playing on from it has come to: a value for each sample, and the parts by name if wanted."""

    def __init__(self, line: Line, steps: Steps) -> None:
        self.line = line
        self.steps = steps  # those after the first choice
        self.values: list[float] = []
        self.parts: list[dict[str, float]] = []  # for each sample, as the strategy explains them
        self.hopes: list[float] = []  # likewise, the chance to win
        self.worth = line.score

    def add(self, value: float, prior: float) -> None:
        count = prior + len(self.values)
        self.worth = (self.worth * count + value) / (count + 1.0)
        self.values.append(value)


class Judgement:
    """What a search has come to. ``candidates`` stand in the order found, the best first; ``start`` is the position in
    which their lines were found."""

    def __init__(self, start: State, candidates: list[Candidate], prior: float, playouts: int) -> None:
        self.start = start
        self.candidates = candidates
        self.prior = prior
        self.playouts = playouts

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    @property
    def runner_up(self) -> Candidate | None:
        return self.candidates[1] if len(self.candidates) > 1 else None

    def difference(self) -> float:
        """Between the best line and the runner-up, in the points of the strategy's value."""
        return difference_between(self.best, self.candidates[1], self.prior) if len(self.candidates) > 1 else 0.0

    def error(self) -> float:
        """The standard error of the difference."""
        return error_between(self.best, self.candidates[1], self.prior) if len(self.candidates) > 1 else 0.0

    def is_about_equal(self) -> bool:
        return len(self.candidates) > 1 and self.difference() <= self.error()

    def reasons(self) -> list[tuple[str, float]]:
        """What makes the difference: the parts by name, the largest first; on average over the samples on which both
        lines were played."""
        if len(self.candidates) < 2:
            return []
        mine, others = self.best.parts, self.candidates[1].parts
        count = min(len(mine), len(others))
        sizes: dict[str, float] = {}
        for i in range(count):
            for name, size in mine[i].items():
                if name.startswith("#"):  # a fact
                    continue
                sizes[name] = sizes.get(name, 0.0) + (size - others[i].get(name, 0.0)) / count
        found = list(sizes.items())
        found.sort(key=_smallness)
        return found


class Searcher:
    """Judges lines for any seat of any match of the strategy's game; one search at a time."""

    def __init__(self, strategy: GameStrategy, explains: bool = False) -> None:
        self.strategy = strategy
        self.explains = explains  # parts are collected, for reasons, and small decisions are judged like others
        self.prior = strategy.settings.prior
        self.goal = 0
        self.seat = 0
        self.playouts = 0
        self.work = 0  # decisions made in playing on

    def judge(self, sample: Sampler, seat: int, rng: Rng, budget: Budget) -> Judgement:
        """``sample`` makes a match that the seat, which decides, cannot tell from the true one."""
        strategy, settings = self.strategy, self.strategy.settings
        state = sample(rng).state
        top = state.stack[-1]
        assert isinstance(top, Choice)
        share = 1.0 if self.explains else strategy.share_of(top.kind())
        until = budget.clock() + share * budget.seconds if budget.clock is not None else 0.0
        lines = strategy.candidates(state, seat, settings.lines if share else 1)
        if self.explains and len(lines) == 1:
            lines = lines + _otherwise(strategy, state, seat, lines[0])
        alive = [Candidate(line, strategy.steps(state, seat, line)) for line in lines]
        dropped: list[Candidate] = []
        self.seat = seat
        self.goal = strategy.round(state) + settings.horizon
        self.playouts = 0
        self.work = 0
        most = share * budget.playouts * settings.length  # of work
        rounds = max(1, math.ceil(math.log2(len(alive))))
        sampled = 0
        for number in range(rounds):
            left = max(1, round(share * budget.playouts / rounds / len(alive)))
            end = until - share * budget.seconds * (rounds - 1 - number) / rounds
            while len(alive) > 1 and (left or not budget.playouts):
                sampled += 1
                if not self._try_all(alive, sample(rng.branch(f"sample:{sampled}")), rng, sampled, end, budget.clock):
                    break
                left -= 1
                if budget.playouts and self.work * rounds >= most * (number + 1):
                    left = 0
                alive = self._without_clearly_worse(alive, dropped)
            alive.sort(key=_lowness)
            if number < rounds - 1:
                kept = (len(alive) + 1) // 2
                dropped += alive[kept:]
                alive = alive[:kept]
        best = alive[0]
        behind = [(difference_between(best, other, self.prior), i) for i, other in enumerate(dropped)]
        behind.sort()
        return Judgement(state, alive + [dropped[i] for _, i in behind], self.prior, self.playouts)

    # -- inside ------------------------------------------------------------------------------------------------------

    def _try_all(
        self, alive: list[Candidate], match: Match, rng: Rng, number: int, end: float, clock: Callable[[], float] | None
    ) -> bool:
        """Play on from every line on one sample, with the same chance. False: time was up on the way, and what was
        found on this sample does not count."""
        match.recording = False
        found: list[State] = []
        for candidate in alive:
            if clock is not None and clock() >= end:
                return False
            trial = match.clone()
            trial.play(candidate.line.path[0])
            chance = rng.branch(f"playout:{number}")
            self.work += play_on(self.strategy, trial, self.seat, self.goal, candidate.steps, chance, candidate.line)
            found.append(trial.state)
            self.playouts += 1
        for candidate, state in zip(alive, found, strict=True):
            candidate.add(self.strategy.value(state, self.seat), self.prior)
            if self.explains:
                candidate.parts.append(self.strategy.explained(state, self.seat))
                candidate.hopes.append(self.strategy.hope(state, self.seat))
        return True

    def _without_clearly_worse(self, alive: list[Candidate], dropped: list[Candidate]) -> list[Candidate]:
        if len(alive[0].values) < ENOUGH:
            return alive
        leader = min(alive, key=_lowness)
        kept: list[Candidate] = []
        for candidate in alive:
            behind = leader.worth - candidate.worth
            if candidate is leader or behind <= CLEAR * error_between(leader, candidate, self.prior):
                kept.append(candidate)
            else:
                dropped.append(candidate)
        return kept


def _otherwise(strategy: GameStrategy, s: State, seat: int, best: Line) -> list[Line]:
    """Beside a line that alone is worth judging the best one that begins otherwise, if there is one: why one is better
    can be told of two only."""
    for line in strategy.lines(s, seat, BRIEFLY):
        if line.path[0] != best.path[0]:
            return [line]
    return []


def difference_between(one: Candidate, other: Candidate, prior: float) -> float:
    """By how much one line is better, from the samples on which both were played and what the look-ahead thought of
    them. A line that was dropped early is not compared by samples it never met."""
    count = min(len(one.values), len(other.values))
    total = prior * (one.line.score - other.line.score)
    for i in range(count):
        total += one.values[i] - other.values[i]
    return total / (prior + count) if prior + count else one.line.score - other.line.score


def error_between(one: Candidate, other: Candidate, prior: float) -> float:
    """Of the difference of two lines, from the samples on which both were played; the prior counts as samples on which
    they did not differ from it."""
    count = min(len(one.values), len(other.values))
    if count < 2:
        return 1e9
    differences = [one.values[i] - other.values[i] for i in range(count)]
    mean = 0.0
    for difference in differences:
        mean += difference / count
    spread = 0.0
    for difference in differences:
        spread += (difference - mean) * (difference - mean)
    return math.sqrt(spread / (count - 1) * count) / (count + prior)


def _lowness(candidate: Candidate) -> float:
    return -candidate.worth


def _smallness(part: tuple[str, float]) -> float:
    return -abs(part[1])
