"""What a position promises each seat, found by playing on from it."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from longhall.analysis.course import anew
from longhall.bots.lookahead import Line, Steps
from longhall.bots.playing_on import play_on
from longhall.bots.searcher import Candidate
from longhall.bots.strategy import GameStrategy
from longhall.kernel.chance import Rng
from longhall.kernel.match import Match


@dataclass
class Estimate:
    """Chances to win by seat, one list for each trial."""

    trials: list[list[float]] = field(default_factory=list)

    def chances(self) -> list[float]:
        count = len(self.trials)
        return [sum(column) / count for column in zip(*self.trials, strict=True)]


def hopes(strategy: GameStrategy, match: Match) -> list[float]:
    """The chance of every seat to win, at a horizon or at the end."""
    result = match.result
    if result is not None:
        winners = result.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(match.state.seats)]
    return strategy.chances(match.state)


def horizon(strategy: GameStrategy, match: Match) -> int:
    return strategy.round(match.state) + strategy.settings.horizon


def estimate(strategy: GameStrategy, match: Match, rng: Rng, trials: int) -> Estimate:
    """As everybody together knows the position. One that is over has one trial."""
    found = Estimate()
    if match.over:
        found.trials.append(hopes(strategy, match))
        return found
    goal, seat = horizon(strategy, match), match.seat
    for number in range(trials):
        trial = anew(match, rng.branch(f"trial:{number}"))
        play_on(strategy, trial, seat, goal, [], rng.branch(f"playing:{number}"))
        found.trials.append(hopes(strategy, trial))
    return found


def estimate_answers(
    strategy: GameStrategy, before: Match, key: str, after: Match, rng: Rng, trials: int
) -> tuple[Estimate, Estimate]:
    """What a choice promised before chance answered it, and what it came to. Both are played on with the same chance,
    so that their difference is more exact than either."""
    promised, came = Estimate(), Estimate()
    goal, seat = horizon(strategy, before), before.seat
    for number in range(trials):
        again = anew(before, rng.branch(f"answer:{number}"))
        again.apply(key)
        for match, found in ((again, promised), (anew(after, rng.branch(f"trial:{number}")), came)):
            if not match.over:
                play_on(strategy, match, seat, goal, [], rng.branch(f"playing:{number}"))
            found.trials.append(hopes(strategy, match))
    return promised, came


@dataclass
class Played:
    """What a seat does from a decision on: the index of its first choice, and the choices that follow."""

    first: int
    steps: Steps

    def line(self) -> Line:
        return Line(0.0, (self.first, *(index for _, _, index in self.steps)), ())


def compare(
    strategy: GameStrategy,
    match: Match,
    lines: list[Played],
    rng: Rng,
    trials: int,
    explained: list[Candidate] | None = None,
) -> list[list[float]]:
    """The chances to win that each line leads the deciding seat to, on the same samples of what it cannot know, with
    the same chance: fair to what it knew. ``explained`` are told the parts as well."""
    goal, seat = horizon(strategy, match), match.seat
    found: list[list[float]] = [[] for _ in lines]
    for number in range(trials):
        sample = match.determinize(seat, rng.branch(f"sample:{number}"))
        for place, line in enumerate(lines):
            trial = sample.clone()
            trial.play(line.first)
            play_on(strategy, trial, seat, goal, line.steps, rng.branch(f"playing:{number}"))
            hope = hopes(strategy, trial)[seat]
            found[place].append(hope)
            if explained is not None:
                explained[place].values.append(hope)
                explained[place].hopes.append(hope)
                explained[place].parts.append(strategy.explained(trial.state, seat))
    return found


def mean_and_error(values: list[float]) -> tuple[float, float]:
    return sum(values) / len(values), _error(values)


def _error(values: list[float]) -> float:
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
