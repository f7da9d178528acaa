"""The small pieces of work that an analysis is made of. Each depends on the match and on what it says, nothing else,
and answers with plain data."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final, TypeAlias

from longhall.analysis.course import Course, Turn
from longhall.analysis.estimates import Played, compare, estimate, estimate_answers, mean_and_error
from longhall.bots.hints import HintStep, line_steps, reasons_for
from longhall.bots.lookahead import Line
from longhall.bots.searcher import Budget, Candidate, Judgement, Searcher
from longhall.kernel.chance import Rng, rng_from_seed
from longhall.kernel.match import Match

Data: TypeAlias = dict[str, Any]
CLOSELY: Final = 3  # times the playouts: a line that is told has been looked for longer


class Task:
    def carry_out(self, course: Course) -> Any:
        raise NotImplementedError


@dataclass(frozen=True)
class WalkTask(Task):
    """What there is to look at."""

    def carry_out(self, course: Course) -> Data:
        match, game = course.match, course.match.game
        points: list[Data] = []
        marks: list[Data] = []
        for n, position in enumerate(course.positions):
            totals = [scores.get("total", 0) for scores in game.standing(position.state).scores]
            if not points or points[-1]["totals"] != totals:
                points.append({"n": n, "totals": totals})
            period = game.period(position.state)
            if position.state.stack and (not marks or marks[-1]["period"] != period):
                marks.append({"n": n, "period": period})
        result = match.result
        if result is not None:
            points.append({"n": match.choices_made, "totals": [scores["total"] for scores in result.scores]})
        return {
            "seats": match.state.seats,
            "choices": match.choices_made,
            "points": points,
            "marks": marks,
            "turns": [asdict(turn) for turn in course.turns],
            "review": course.strategy.settings.review,
        }


@dataclass(frozen=True)
class EstimateTask(Task):
    """The chances to win after ``n`` choices, trial by trial."""

    n: int
    trials: int

    def carry_out(self, course: Course) -> list[list[float]]:
        rng = _rng("estimate", self.n)
        return estimate(course.strategy, course.positions[self.n], rng, self.trials).trials


@dataclass(frozen=True)
class AnswerTask(Task):
    """What chance gave and took at the end of a turn."""

    turn: int
    trials: int

    def carry_out(self, course: Course) -> Data:
        turn = course.turns[self.turn]
        before, after = course.positions[turn.last - 1], course.after(turn)
        key = course.match.history[turn.last - 1].key
        promised, came = estimate_answers(course.strategy, before, key, after, _rng("answer", turn.last), self.trials)
        swings = [
            mean_and_error([b[seat] - a[seat] for a, b in zip(promised.trials, came.trials, strict=True)])
            for seat in range(before.state.seats)
        ]
        return {
            "promised": _rounded(promised.chances()),
            "came": _rounded(came.chances()),
            "swings": _rounded([swing for swing, _ in swings]),
            "errors": _rounded([error for _, error in swings]),
        }


@dataclass(frozen=True)
class JudgeTask(Task):
    """How a turn compares with the line that the searcher would have taken, and with a choice at random; in chances to
    win, from what its seat knew then. ``loss`` is nothing where the searcher would have done the same."""

    turn: int
    playouts: int
    trials: int

    def carry_out(self, course: Course) -> Data:
        turn = course.turns[self.turn]
        before, played = decided(course, turn)
        rng = _rng("judge", turn.first)
        best = search(course, before, rng, self.playouts).best
        at_random = Played(rng.branch("random").below(len(before.picks())), [])
        lines = [at_random, played, Played(best.line.path[0], best.steps)]
        values = compare(course.strategy, before, lines, rng.branch("compare"), self.trials)
        stake, _ = mean_and_error(differences(values[2], values[0]))
        if begin_alike(played, best.line):
            return {"loss": 0.0, "error": 0.0, "stake": max(0.0, stake)}
        loss, error = mean_and_error(differences(values[2], values[1]))
        return {"loss": loss, "error": error, "stake": max(0.0, stake)}


@dataclass(frozen=True)
class ExplainTask(Task):
    """The better line of a turn, why it is better, and how sure that is; looked at afresh, so that what looked best by
    accident does not stay so."""

    turn: int
    playouts: int

    def carry_out(self, course: Course) -> Data:
        turn = course.turns[self.turn]
        before, played = decided(course, turn)
        rng = explaining(turn)
        strategy, seat = course.strategy, before.seat
        found = search(course, before, rng, CLOSELY * self.playouts)
        own, better = Candidate(played.line(), played.steps), Candidate(found.best.line, found.best.steps)
        compare(
            strategy,
            before,
            [Played(better.line.path[0], better.steps), played],
            rng.branch("compare"),
            self.playouts,
            [better, own],
        )
        swing, error = mean_and_error(differences(better.hopes, own.hopes))
        judgement = Judgement(found.start, [better, own], 0.0, self.playouts)
        return {
            "decision": before.choices_made,
            "swing": round(swing, 4),
            "error": round(error, 4),
            "best": round(mean_and_error(better.hopes)[0], 4),
            "after": round(mean_and_error(own.hopes)[0], 4),
            "line": [step.to_data() for step in line_steps(strategy, found.start, seat, better.line)],
            "chosen": [step.to_data() for step in chosen_steps(course, turn)],
            "reasons": [reason.to_data() for reason in reasons_for(strategy, judgement)],
        }


def decided(course: Course, turn: Turn) -> tuple[Match, Played]:
    """Where the seat first had something to choose in the turn, and what it did from there on."""
    first, steps = -1, []
    start = course.before(turn)
    for n in range(turn.first, turn.last + 1):
        entry, position = course.match.history[n - 1], course.positions[n - 1]
        index = position.keys().index(entry.key)
        if first < 0:
            if entry.options > 1:
                first, start = index, position
        else:
            steps.append((entry.kind, entry.options, index))
    return start, Played(first, steps)


def chosen_steps(course: Course, turn: Turn) -> list[HintStep]:
    """What the seat did in the turn; what left nothing to choose is left out."""
    found: list[HintStep] = []
    for n in range(turn.first, turn.last + 1):
        entry, position = course.match.history[n - 1], course.positions[n - 1]
        if entry.options > 1:
            option = position.options()[position.keys().index(entry.key)]
            found.append(HintStep(entry.kind, option.key, option.message, option.params))
    return found


def search(course: Course, match: Match, rng: Rng, playouts: int) -> Judgement:
    def sample(drawn: Rng) -> Match:
        return match.determinize(match.seat, drawn)

    return Searcher(course.strategy).judge(sample, match.seat, rng.branch("search"), Budget(playouts))


def begin_alike(played: Played, best: Line) -> bool:
    """Whether the searcher would have done just so, as far as its plan went."""
    path = played.line().path
    shorter = min(len(path), len(best.path))
    return path[:shorter] == best.path[:shorter]


def explaining(turn: Turn) -> Rng:
    """The chance with which the lines of a turn are explained."""
    return _rng("explain", turn.first)


def _rng(what: str, n: int) -> Rng:
    return rng_from_seed(f"analysis:{what}:{n}")


def differences(more: list[float], less: list[float]) -> list[float]:
    return [a - b for a, b in zip(more, less, strict=True)]


def _rounded(values: list[float]) -> list[float]:
    return [round(value, 4) for value in values]
