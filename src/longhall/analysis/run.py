"""An analysis from beginning to end, in this process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from longhall.analysis.analyse import Effort, analysis
from longhall.analysis.course import Course
from longhall.bots import strategy_for
from longhall.kernel.errors import LonghallError
from longhall.kernel.match import Match

PARTS: Final = 1000  # of the whole work, by which progress is told


def course_of(match: Match) -> Course:
    """LonghallError, in a sentence, where there is nothing to analyse."""
    strategy = strategy_for(match.game.name)
    if strategy is None or strategy.models is None:
        raise LonghallError(f"no bot knows the chances to win of {match.game.name}, so its matches cannot be analysed")
    if not match.over:
        raise LonghallError("the match is still being played: it can be analysed when it is over")
    return Course(match, strategy)


def analyse(match: Match, effort: Effort, on_progress: Callable[[int, int], None] | None = None) -> dict[str, Any]:
    """Everything an analysis tells, as plain data; ``on_progress`` hears (done, all)."""
    return carry_through(course_of(match), effort, on_progress)


def carry_through(
    course: Course, effort: Effort, on_progress: Callable[[int, int], None] | None = None
) -> dict[str, Any]:
    plan = analysis(effort)
    step = next(plan)
    while True:
        results = []
        for number, task in enumerate(step.tasks):
            if on_progress is not None:
                on_progress(round(PARTS * (step.done + step.ahead * number / len(step.tasks))), PARTS)
            results.append(task.carry_out(course))
        try:
            step = plan.send(results)
        except StopIteration as end:
            found: dict[str, Any] = end.value
            return found
