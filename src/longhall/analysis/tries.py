"""A position put up again: a seat chooses a line of its own there, and learns how it compares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from longhall.analysis.course import Course, Turn
from longhall.analysis.estimates import Played, compare, mean_and_error
from longhall.analysis.tasks import CLOSELY, Task, begin_alike, decided, differences, explaining, search
from longhall.bots.hints import HintStep, line_steps, reasons_for
from longhall.bots.lookahead import BUDGET, Line, Steps
from longhall.bots.searcher import Candidate, Judgement
from longhall.bots.strategy import GameStrategy
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import IllegalOption, LonghallError
from longhall.kernel.events import Event
from longhall.kernel.frames import Choice
from longhall.kernel.match import Match

MOST_CHOICES: Final = 24  # of one try
LEAST: Final = 0.015  # of a chance to win: less is no difference

Data: TypeAlias = dict[str, Any]


class Try:
    """Somebody's choices from a position on, as long as its seat decides alone: up to the first that chance or
    something hidden answers, or after which somebody else decides. They are made on a sample, so nothing that the seat
    could not know comes out of it, whatever is tried. ``keys`` and ``steps`` hold the choices that left something to
    choose; the others are made at once."""

    def __init__(self, position: Match, seed: str = "") -> None:
        """LonghallError where nobody decides anything."""
        if position.over:
            raise LonghallError("the match is over at that position")
        self.seat = position.seat
        self.match = position.determinize(self.seat, rng_from_seed(f"try:{seed}"))
        self.match.recording = True
        self.shown = self.match  # as far as the seat may see it: before chance answers
        self.keys: list[str] = []
        self.steps: list[HintStep] = []
        self.finished = False
        self._path: Steps = []  # kind, number of options and index of each choice
        self._go_on()

    def choose(self, key: str) -> list[Event]:
        """IllegalOption or InvalidOption for a choice that cannot be made, also after the end; then nothing has
        changed. Returns what happened."""
        if self.finished:
            raise IllegalOption(key, "error-try-over", "", {})
        options = self.match.options()
        events = self._make(key)
        option = next(option for option in options if option.key == key)
        self.keys.append(key)
        self.steps.append(HintStep(self._path[-1][0], key, option.message, option.params))
        return events + self._go_on()

    def played(self) -> Played:
        """For playing on, where something was chosen."""
        return Played(self._path[0][2], self._path[1:])

    # -- inside --------------------------------------------------------------------------------------------------------

    def _go_on(self) -> list[Event]:
        """Make the choices that leave nothing to choose."""
        events: list[Event] = []
        while not self.finished and len(self.match.picks()) == 1:
            events += self._make(self.match.keys()[0])
        return events

    def _make(self, key: str) -> list[Event]:
        match, before, keys = self.match, self.match.clone(), self.match.keys()
        events = match.apply(key)
        entry = match.history[-1]
        self._path.append((entry.kind, entry.options, keys.index(key)))
        answered = entry.blocks_undo()
        self.shown = before if answered else match
        self.finished = answered or match.over or match.seat != self.seat or len(self._path) >= MOST_CHOICES
        return events


@dataclass(frozen=True)
class TryTask(Task):
    """How the line of ``keys``, chosen anew at position ``at``, compares with what its seat chose in the match and with
    the better line that an analysis found there, whose steps have the keys ``better``; none: it is looked for. They are
    compared on the same samples and with the same chance as in the analysis, so that its numbers come out again."""

    at: int
    keys: tuple[str, ...]
    better: tuple[str, ...]
    playouts: int

    def carry_out(self, course: Course) -> Data:
        strategy, (turn, before, played) = course.strategy, chosen_at(course, self.at)
        tried = Try(before)
        for key in self.keys:
            tried.choose(key)
        mine, seat, rng = tried.played(), before.seat, explaining(turn)
        best = (
            line_of(strategy, before, self.better)
            if self.better
            else search(course, before, rng, CLOSELY * self.playouts).best.line
        )
        lines = [Played(best.path[0], strategy.steps(before.state, seat, best)), mine, played]
        told = [Candidate(line.line(), line.steps) for line in lines]
        compare(strategy, before, lines, rng.branch("compare"), self.playouts, told)
        hopes = [candidate.hopes for candidate in told]
        behind = (0.0, 0.0) if begin_alike(mine, best) else mean_and_error(differences(hopes[0], hopes[1]))
        ahead = (0.0, 0.0) if mine == played else mean_and_error(differences(hopes[1], hopes[2]))
        judgement = Judgement(before.state, told[:2], 0.0, self.playouts)
        return {
            "line": [step.to_data() for step in tried.steps],
            "tried": round(mean_and_error(hopes[1])[0], 4),
            "best": round(mean_and_error(hopes[0])[0], 4),
            "played": round(mean_and_error(hopes[2])[0], 4),
            "behind": rounded(behind),
            "ahead": rounded(ahead),
            "same": mine == played,
            "solved": behind[0] <= max(LEAST, behind[1]),
            "better": [step.to_data() for step in line_steps(strategy, before.state, seat, best)],
            "reasons": [reason.to_data() for reason in reasons_for(strategy, judgement)] if behind[0] > 0 else [],
        }


def chosen_at(course: Course, at: int) -> tuple[Turn, Match, Played]:
    """The position after ``at`` choices in the turn it belongs to, and what its seat chose from there on. LonghallError
    where there was nothing to choose."""
    turn = next((turn for turn in course.turns if turn.first - 1 <= at < turn.last), None)
    if turn is None or course.match.history[at].options < 2:
        raise LonghallError("there is nothing to choose at that position")
    rest = Turn(turn.seat, at + 1, turn.last, turn.answered, turn.weighed)
    return turn, *decided(course, rest)


def line_of(strategy: GameStrategy, match: Match, keys: tuple[str, ...]) -> Line:
    """The line whose steps ``hints.line_steps`` tells by these keys; as much of it as can be chosen."""
    seat, state = match.seat, match.state.clone()
    hooks = strategy.hooks(match.state, seat, BUDGET)
    path: list[int] = []
    left = list(keys)
    while left:
        top = state.stack[-1]
        assert isinstance(top, Choice)
        picks = top.options(state)
        offered = [top.key(state, pick) for pick in picks]
        if len(picks) > 1 and left[0] not in offered:
            break
        index = offered.index(left.pop(0)) if len(picks) > 1 else 0
        path.append(index)
        state.stack.pop()
        top.resolve(state, picks[index])
        if strategy.ahead.advance(state, hooks) is None:
            break
    if not path:
        raise LonghallError(f"the line {', '.join(keys)} cannot be chosen there")
    return Line(0.0, tuple(path), ())


def rounded(values: tuple[float, float]) -> list[float]:
    return [round(value, 4) for value in values]
