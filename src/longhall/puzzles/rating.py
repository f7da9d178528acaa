"""How hard a puzzle is and how good somebody is at puzzles, on one scale: a try is a match between the two.

A solver who solves a puzzle has won against it. openskill's Plackett-Luce model keeps for each a mean and a spread;
whoever is new begins at 25 with a spread of 25/3.
"""

from __future__ import annotations

import importlib
import importlib.util
import math
from dataclasses import dataclass
from typing import Any, Final

from longhall.kernel.errors import LonghallError

MEAN: Final = 25.0
SPREAD: Final = MEAN / 3.0
PUZZLE_SPREAD: Final = MEAN / 6.0  # what a puzzle is thought to be from how it was found
STEP: Final = 2.5  # between grades
GRADES: Final = 5


@dataclass(frozen=True)
class PuzzleRating:
    mean: float = MEAN
    spread: float = SPREAD


def after_try(solver: PuzzleRating, puzzle: PuzzleRating, solved: bool) -> tuple[PuzzleRating, PuzzleRating]:
    """Both ratings once the solver has tried the puzzle for the first time. LonghallError where openskill is not
    installed."""
    if importlib.util.find_spec("openskill") is None:
        raise LonghallError("ratings are made with openskill, which is not installed: pip install 'longhall[server]'")
    model: Any = importlib.import_module("openskill.models").PlackettLuce()
    teams = [[model.rating(mu=one.mean, sigma=one.spread)] for one in (solver, puzzle)]
    [[mine], [other]] = model.rate(teams, ranks=[1, 2] if solved else [2, 1])
    return PuzzleRating(mine.mu, mine.sigma), PuzzleRating(other.mu, other.sigma)


def first_rating(loss: float, choices: int, solutions: int, options: int) -> float:
    """What a puzzle begins with, by how it was found: harder where less is lost by missing it, where the line is
    longer, where there is more to choose from, and where one line alone solves it."""
    small = max(-1.0, min(1.0, math.log(7.0 / max(loss, 1.0), 2)))
    long = min(1.0, (choices - 2) / 4.0)
    many = max(-1.0, min(1.0, math.log(max(options, 2) / 12.0, 4)))
    return round(MEAN + 3.0 * small + 2.0 * long + 2.0 * many + (1.0 if solutions == 1 else 0.0), 2)


def grade(rating: float) -> int:
    """From 1, the easiest, to 5: what is shown instead of a number."""
    return max(1, min(GRADES, 1 + math.floor((rating - MEAN) / STEP + GRADES / 2)))
