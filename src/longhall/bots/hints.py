"""A hint at one's own decision: the best line, the next best one, and why.

It knows what the seat knows and no more: the searcher judges samples. With a budget in playouts the same seed gives the
same hint, on every machine.
"""

from __future__ import annotations

from typing import Any, Final

from longhall.bots.lookahead import BUDGET, Line
from longhall.bots.searcher import Budget, Candidate, Judgement, Sampler, Searcher
from longhall.bots.strategy import GameStrategy
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.frames import Choice
from longhall.kernel.state import State

MOST_REASONS: Final = 3
LEAST_SHARE: Final = 0.2  # of the largest reason, that another one must have to be told
LEAST_SIZE: Final = 0.05  # in the points of the strategy's value: less is no reason
MOST_STEPS: Final = 8  # of a line; nobody remembers more


class HintStep:
    """A choice of a line: the kind of its decision and the option as its seat is told it."""

    def __init__(self, kind: str, key: str, message: str, params: dict[str, Any]) -> None:
        self.kind = kind
        self.key = key
        self.message = message
        self.params = params

    def to_data(self) -> dict[str, Any]:
        return {"kind": self.kind, "key": self.key, "message": self.message, "params": self.params}


class HintLine:
    """Choices in a row, and the chance to win that they lead to; None where nothing was learned of chances."""

    def __init__(self, steps: list[HintStep], chance: float | None) -> None:
        self.steps = steps
        self.chance = chance

    def to_data(self) -> dict[str, Any]:
        return {"steps": [step.to_data() for step in self.steps], "chance": self.chance}


class HintReason:
    """What speaks for the best line (``gain``) or against it, compared with the runner-up."""

    def __init__(self, message: str, params: dict[str, str], gain: bool) -> None:
        self.message = message
        self.params = params
        self.gain = gain

    def to_data(self) -> dict[str, Any]:
        return {"message": self.message, "params": self.params, "gain": self.gain}


class Hint:
    """``equal``: best line and runner-up differ by no more than the error of their difference."""

    def __init__(
        self, best: HintLine, runner_up: HintLine | None, equal: bool, reasons: list[HintReason], playouts: int
    ) -> None:
        self.best = best
        self.runner_up = runner_up
        self.equal = equal
        self.reasons = reasons
        self.playouts = playouts

    def to_data(self) -> dict[str, Any]:
        return {
            "best": self.best.to_data(),
            "runner_up": self.runner_up.to_data() if self.runner_up is not None else None,
            "equal": self.equal,
            "reasons": [reason.to_data() for reason in self.reasons],
            "playouts": self.playouts,
        }


def hint_budget(strategy: GameStrategy) -> Budget:
    """Playouts: as many as the strongest level has."""
    return Budget(strategy.settings.levels.master)


def find_hint(sample: Sampler, number: int, seat: int, strategy: GameStrategy, seed: str, budget: Budget) -> Hint:
    """For ``seat`` before the choice of that ``number``; ``sample`` makes a match that the seat, which decides, cannot
    tell from the true one."""
    rng = rng_from_seed(f"hint:{seed}").branch(f"decision:{number}")
    judgement = Searcher(strategy, explains=True).judge(sample, seat, rng, budget)
    best, second = judgement.best, judgement.runner_up
    found = _line(strategy, judgement.start, seat, best)
    if second is None:
        return Hint(found, None, False, [], 0)
    other = _line(strategy, judgement.start, seat, second)
    return Hint(found, other, judgement.is_about_equal(), reasons_for(strategy, judgement), judgement.playouts)


def _line(strategy: GameStrategy, start: State, seat: int, candidate: Candidate) -> HintLine:
    hopes = candidate.hopes
    chance = sum(hopes) / len(hopes) if hopes and strategy.models is not None else None
    return HintLine(line_steps(strategy, start, seat, candidate.line)[:MOST_STEPS], chance)


def line_steps(strategy: GameStrategy, start: State, seat: int, line: Line) -> list[HintStep]:
    """The choices of the line; those that leave nothing to choose are no advice."""
    found: list[HintStep] = []
    hooks = strategy.hooks(start, seat, BUDGET)
    state = start.clone()
    for number, index in enumerate(line.path, start=1):
        top = state.stack[-1]
        assert isinstance(top, Choice)
        picks = top.options(state)
        if len(picks) > 1:
            option = top.option(state, picks[index])
            found.append(HintStep(top.kind(), option.key, option.message, option.params))
        if number == len(line.path):
            break
        state.stack.pop()
        top.resolve(state, picks[index])
        if strategy.ahead.advance(state, hooks) is None:
            break
    return found


def reasons_for(strategy: GameStrategy, judgement: Judgement) -> list[HintReason]:
    """The largest ones, first what speaks for the best line. Something does, or it would not be the best."""
    sizes = [(name, size) for name, size in judgement.reasons() if abs(size) >= LEAST_SIZE]
    second = judgement.runner_up
    if not sizes or second is None:
        return []
    least = LEAST_SHARE * abs(sizes[0][1])
    told = [(name, size) for name, size in sizes if abs(size) >= least][:MOST_REASONS]
    gains = [part for part in told if part[1] > 0] or [part for part in sizes if part[1] > 0][:1]
    losses = [part for part in told if part[1] < 0][: MOST_REASONS - len(gains)]
    mine, others = _means(judgement.best), _means(second)
    found: list[HintReason] = []
    for name, size in gains + losses:
        reason, parameter, value = strategy.reason(name, size > 0, mine, others)
        message = f"hint-{reason}-{'more' if size > 0 else 'less'}"
        found.append(HintReason(message, {parameter: value} if parameter else {}, size > 0))
    return found


def _means(candidate: Candidate) -> dict[str, float]:
    """What the parts and facts of a line come to on average."""
    found: dict[str, float] = {}
    for parts in candidate.parts:
        for name, size in parts.items():
            found[name] = found.get(name, 0.0) + size / len(candidate.parts)
    return found
