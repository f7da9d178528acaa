"""What the hall answers about puzzles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from longhall.server.messages import HintReasonInfo, HintStepInfo


@dataclass
class PuzzleSummary:
    """``grade`` says how hard it is, from 1 to 5; ``own``: out of a match of this hall. ``tried`` and ``solved`` are
    the visitor's."""

    number: int
    grade: int
    seats: int
    own: bool
    tried: bool
    solved: bool


@dataclass
class PuzzleList:
    """All puzzles of a game. ``daily`` is that of the day, ``level`` the grade of which the visitor solves about half;
    null: too few tries to tell."""

    game: str
    puzzles: list[PuzzleSummary]
    daily: int | None
    level: int | None


@dataclass
class DailyPuzzle:
    """The puzzle of the day of a game."""

    game: str
    number: int
    grade: int
    solved: bool


@dataclass
class PuzzleVerdict:
    """How a try at a puzzle compares with the best line. ``loss`` and ``error`` are in the points of the searcher;
    ``chance`` and ``best_chance`` are chances to win. ``reasons`` tell why the best line is better, and ``rule`` is the
    clause that the first of them rests on. ``first``: this try was rated, since it was the visitor's first at the
    puzzle; ``level`` as in the list."""

    outcome: Literal["best", "equal", "worse"]
    solved: bool
    loss: float
    error: float
    chance: float | None
    best_chance: float | None
    better: list[HintStepInfo]
    reasons: list[HintReasonInfo]
    rule: str
    first: bool
    level: int | None
