"""How a try at a position compares with a line that is known to be good.

What follows the end of a try is nobody's merit, so it is judged by playing on from it: on the same samples of what the
seat cannot know, and with the same chance, as the better line. What counts are the points
by which the searcher values positions: those of the game, and what else it thinks worth so many of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.analysis.estimates import mean_and_error
from longhall.analysis.tries import Try
from longhall.bots.hints import HintReason, HintStep, reasons_for
from longhall.bots.playing_on import play_on
from longhall.bots.searcher import Candidate, Judgement
from longhall.bots.strategy import GameStrategy
from longhall.kernel.chance import Rng, rng_from_seed
from longhall.kernel.match import Match
from longhall.puzzles.clauses import clause_of

AS_GOOD: Final = 0.5  # points: who is behind by less has found a line as good
TOLD: Final = 24  # samples that the reasons are drawn from: they tell what matters, not how much

BEST: Final = "best"  # the line that is known
EQUAL: Final = "equal"  # another, no further behind than the error: solved as well
WORSE: Final = "worse"


@dataclass(frozen=True)
class Verdict:
    """How a try compares with the line that is known to be good. ``loss`` and ``error`` are in points of the searcher,
    ``chance`` and ``best_chance`` are the chances to win that both lead to; ``better`` is that line, choice by choice.
    ``reasons`` tell what makes the difference (in favour of the better line; for the best one, compared with what most
    would choose), and ``rule`` is the clause that the first of them rests on."""

    outcome: str  # BEST, EQUAL or WORSE
    loss: float
    error: float
    chance: float | None  # None: nobody needed to ask
    best_chance: float | None
    better: list[HintStep]
    reasons: list[HintReason]
    rule: str

    @property
    def solved(self) -> bool:
        return self.outcome != WORSE

    def to_data(self) -> dict[str, Any]:
        return {
            "outcome": self.outcome,
            "solved": self.solved,
            "loss": self.loss,
            "error": self.error,
            "chance": self.chance,
            "best_chance": self.best_chance,
            "better": [step.to_data() for step in self.better],
            "reasons": [reason.to_data() for reason in self.reasons],
            "rule": self.rule,
        }


def judge_line(
    strategy: GameStrategy, match: Match, keys: list[str], best: list[str], seed: str, trials: int
) -> Verdict:
    """How choosing ``keys`` in this position compares with choosing ``best`` (as far as that goes), from what the
    deciding seat knows. The same seed and number of trials give the same verdict, everywhere. InvalidOption or
    IllegalOption where a key is not to be had, also after the end of the try."""
    tried, better = made_try(match, keys), followed(match, best)
    if tried.keys == better.keys:
        return Verdict(BEST, 0.0, 0.0, None, None, better.steps, [], rule_of(match, []))
    mine, others = weigh(strategy, match, [better, tried], rng_from_seed(f"judge:{seed}"), trials)
    loss, error = behind(mine, others)
    reasons = reasons_for(strategy, Judgement(match.state, [mine, others], 0.0, trials))
    outcome, rule = EQUAL if is_as_good(loss, error) else WORSE, rule_of(match, reasons)
    return Verdict(outcome, loss, error, chance_of(others), chance_of(mine), better.steps, reasons, rule)


def made_try(match: Match, keys: list[str]) -> Try:
    """The try with these choices. InvalidOption or IllegalOption where one is not to be had, also after its end."""
    made = Try(match)
    for key in keys:
        made.choose(key)
    return made


def followed(match: Match, keys: list[str]) -> Try:
    """The same as far as it goes: a line that a search has found may go on past what a try may choose."""
    made = Try(match)
    for key in keys:
        offered = made.match.keys()
        if made.finished or key not in offered:
            break
        made.choose(key)
    return made


def is_as_good(loss: float, error: float) -> bool:
    return loss <= max(error, AS_GOOD)


def behind(best: Candidate, other: Candidate) -> tuple[float, float]:
    """By how many points the other line is worse, and the error of that."""
    loss, error = mean_and_error([a - b for a, b in zip(best.values, other.values, strict=True)])
    return round(loss, 2), round(error, 2)


def chance_of(candidate: Candidate) -> float:
    """The chance to win that a line leads to."""
    return round(mean_and_error(candidate.hopes)[0], 4)


def weigh(strategy: GameStrategy, match: Match, tries: list[Try], rng: Rng, trials: int) -> list[Candidate]:
    """What each try comes to on the same samples, with the same chance: values, chances to win, and the parts that make
    the difference."""
    goal, seat = strategy.round(match.state) + strategy.settings.horizon, match.seat
    lines = [one.played() for one in tries]
    found = [Candidate(line.line(), line.steps) for line in lines]
    for number in range(trials):
        sample = match.determinize(seat, rng.branch(f"sample:{number}"))
        for candidate in found:
            trial = sample.clone()
            trial.play(candidate.line.path[0])
            play_on(strategy, trial, seat, goal, candidate.steps, rng.branch(f"playing:{number}"))
            candidate.values.append(strategy.value(trial.state, seat))
            candidate.hopes.append(strategy.hope(trial.state, seat))
            if number < TOLD:
                candidate.parts.append(strategy.explained(trial.state, seat))
    return found


def rule_of(match: Match, reasons: list[HintReason]) -> str:
    """The clause that the first reason rests on; where there is none, that of the decision."""
    for reason in reasons:
        clause = clause_of(match.game.name, reason.message)
        if clause:
            return clause
    decision = match.decision
    return decision.rule if decision is not None else ""
