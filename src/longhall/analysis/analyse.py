"""The analysis of a match, as a plan of small tasks: whoever runs it may do them here, in other processes, one after
another or several at once, and give up between any two. What comes out depends on the record and the effort alone.

    step = next(plan)                      # tasks to carry out, and what is known so far
    step = plan.send([task.carry_out(course) for task in step.tasks])

and so on, until StopIteration brings everything as plain data; ``run.analyse`` does so.
"""

from __future__ import annotations

import math
from collections.abc import Generator
from dataclasses import astuple, dataclass
from typing import Any, Final, TypeAlias

from longhall.analysis.estimates import mean_and_error
from longhall.analysis.tasks import AnswerTask, EstimateTask, ExplainTask, JudgeTask, Task, WalkTask

FORMAT: Final = 1
MOST_TURNING_POINTS: Final = 8
LEAST_SWING: Final = 0.015  # of a chance to win: less turns nothing
CERTAIN: Final = 1.0  # errors, by which a swing must differ from nothing

Data: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Effort:
    """How closely everything is looked at; all but ``first`` in trials or playouts each."""

    first: int = 16  # moments of the first curve
    glance: int = 4  # trials for each of them
    moments: int = 72  # of the curve
    estimate: int = 8
    judged: int = 120  # turns at most
    judge: int = 12
    compare: int = 4
    answers: int = 40  # turns that chance answered, at most
    answer: int = 8
    explain: int = 24

    def of(self, share: float) -> Effort:
        """So much of it: fewer moments and turns, as long as there are some, each with fewer trials."""
        part = math.sqrt(share)
        return Effort(*(max(2, round(part * number)) for number in astuple(self)))


FULL: Final = Effort()


@dataclass
class Step:
    """``done`` is the share of the work that lies behind, ``ahead`` that of these tasks, roughly; ``known`` is all that
    can be shown already."""

    tasks: list[Task]
    done: float
    ahead: float
    known: Data


def analysis(effort: Effort) -> Generator[Step, list[Any], Data]:
    """With the share of ``effort`` that the game is given."""
    [walked] = yield Step([WalkTask()], 0.0, 0.02, {})
    turns: list[Data] = walked["turns"]
    effort = effort if walked["review"] == 1 else effort.of(walked["review"])
    known: Data = {
        "analysis": FORMAT,
        "seats": walked["seats"],
        "choices": walked["choices"],
        "points": walked["points"],
        "marks": walked["marks"],
        "curve": [],
        "turning_points": [],
        "luck": [],
        "accuracy": [],
    }
    moments = [0, *(turn["first"] - 1 for turn in turns if turn["first"] > 1), walked["choices"]]
    curve: dict[int, list[list[float]]] = {}
    for most, trials, done, ahead in (
        (effort.first, effort.glance, 0.02, 0.03),
        (effort.moments, effort.estimate, 0.05, 0.25),
    ):
        tasks = [EstimateTask(n, trials) for n in evenly(moments, most)]
        results = yield Step(list(tasks), done, ahead, known)
        curve |= {task.n: found for task, found in zip(tasks, results, strict=True)}
        known = {**known, "curve": _curve(curve)}
    judged, answered = _worth_a_look(turns, effort)
    results = yield Step([JudgeTask(number, effort.judge, effort.compare) for number in judged], 0.3, 0.4, known)
    verdicts = dict(zip(judged, results, strict=True))
    results = yield Step([AnswerTask(number, effort.answer) for number in answered], 0.7, 0.15, known)
    answers = dict(zip(answered, results, strict=True))
    known = {
        **known,
        "luck": _luck(walked["seats"], answers),
        "accuracy": _accuracy(walked["seats"], turns, verdicts),
    }
    chosen = _turning_points(turns, verdicts, answers)
    to_explain = [point["turn"] for point in chosen if point["kind"] == "choice"]
    results = yield Step([ExplainTask(number, effort.explain) for number in to_explain], 0.85, 0.15, known)
    explained = dict(zip(to_explain, results, strict=True))
    points = [_told(point, explained, answers) for point in chosen]
    return {**known, "turning_points": [point for point in points if point is not None]}


def evenly(values: list[int], most: int) -> list[int]:
    """At most so many of the values, the first and the last among them."""
    distinct = list(dict.fromkeys(values))
    if len(distinct) <= most:
        return distinct
    return [distinct[round(i * (len(distinct) - 1) / (most - 1))] for i in range(most)]


# -- inside ------------------------------------------------------------------------------------------------------------


def _curve(found: dict[int, list[list[float]]]) -> list[Data]:
    rows: list[Data] = []
    for n in sorted(found):
        columns = [mean_and_error(list(column)) for column in zip(*found[n], strict=True)]
        rows.append(
            {
                "n": n,
                "chances": [round(mean, 4) for mean, _ in columns],
                "errors": [round(error, 4) for _, error in columns],
            }
        )
    return rows


def _worth_a_look(turns: list[Data], effort: Effort) -> tuple[list[int], list[int]]:
    weighed = [number for number, turn in enumerate(turns) if turn["weighed"]]
    answered = [number for number, turn in enumerate(turns) if turn["answered"]]
    return evenly(weighed, effort.judged), evenly(answered, effort.answers)


def _luck(seats: int, answers: dict[int, Data]) -> list[Data]:
    """How much chance gave and took, by seat, with the error of the sum."""
    total, spread = [0.0] * seats, [0.0] * seats
    for answer in answers.values():
        for seat, (swing, error) in enumerate(zip(answer["swings"], answer["errors"], strict=True)):
            total[seat] += swing
            spread[seat] += error * error
    return [{"sum": round(one, 4), "error": round(error**0.5, 4)} for one, error in zip(total, spread, strict=True)]


def _accuracy(seats: int, turns: list[Data], verdicts: dict[int, Data]) -> list[Data]:
    """Of what a seat could have kept or lost at its turns, the share it kept: 1 would be always choosing the line that
    the searcher finds best, 0 choosing at random. ``error`` is of that share; None where nothing was at stake."""
    found: list[Data] = []
    for seat in range(seats):
        lost = at_stake = spread = 0.0
        for number, verdict in verdicts.items():
            if turns[number]["seat"] == seat:
                lost += verdict["loss"]
                at_stake += verdict["stake"]
                spread += verdict["error"] ** 2
        at_stake = max(at_stake, lost)  # who does worse than at random keeps nothing
        if at_stake < LEAST_SWING:
            found.append({"share": None, "error": None, "turns": 0})
            continue
        share = min(1.0, max(0.0, 1.0 - lost / at_stake))
        count = sum(turns[number]["seat"] == seat for number in verdicts)
        found.append({"share": round(share, 4), "error": round(spread**0.5 / at_stake, 4), "turns": count})
    return found


def _turning_points(turns: list[Data], verdicts: dict[int, Data], answers: dict[int, Data]) -> list[Data]:
    """The largest swings that are no accident of the trials, in the order of the match; one of a kind for each turn."""
    found: list[Data] = []
    for number, verdict in verdicts.items():
        if verdict["loss"] >= LEAST_SWING and verdict["loss"] > CERTAIN * verdict["error"]:
            found.append({"kind": "choice", "turn": number, "swing": verdict["loss"], **_of(turns[number])})
    for number, answer in answers.items():
        swings = [abs(swing) - CERTAIN * error for swing, error in zip(answer["swings"], answer["errors"], strict=True)]
        seat = max(range(len(swings)), key=lambda one: swings[one])
        if swings[seat] > 0 and abs(answer["swings"][seat]) >= LEAST_SWING:
            swing = abs(answer["swings"][seat])
            found.append(
                {
                    "kind": "chance",
                    "turn": number,
                    "swing": swing,
                    **_of(turns[number]),
                    "whose": seat,
                    "promised": answer["promised"],
                    "came": answer["came"],
                    "errors": answer["errors"],
                }
            )
    found.sort(key=lambda point: -point["swing"])
    return sorted(found[:MOST_TURNING_POINTS], key=lambda point: (point["first"], point["kind"]))


def _of(turn: Data) -> Data:
    return {"seat": turn["seat"], "first": turn["first"], "last": turn["last"]}


def _told(point: Data, explained: dict[int, Data], answers: dict[int, Data]) -> Data | None:
    """A turning point as it is shown; None for a choice that a closer look found as good as another. ``came`` of a
    choice is what its seat had after the chance that answered it, if any did."""
    shown = {name: value for name, value in point.items() if name != "turn"}
    if point["kind"] == "choice":
        closer, answer = explained[point["turn"]], answers.get(point["turn"])
        if closer["swing"] < LEAST_SWING or closer["swing"] <= closer["error"]:
            return None
        shown |= closer | {"came": answer["came"][point["seat"]] if answer is not None else None}
    return shown
