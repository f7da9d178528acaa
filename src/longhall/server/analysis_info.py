"""What the hall answers about the analysis of a finished match, as ``longhall.analysis`` finds it. docs/analysis.md
explains it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from longhall.server.messages import HintReasonInfo, HintStepInfo


@dataclass
class AnalysisMoment:
    """The chance of every seat to win after ``n`` choices, with the error of each."""

    n: int
    chances: list[float]
    errors: list[float]


@dataclass
class AnalysisScore:
    """The score by seat after ``n`` choices."""

    n: int
    totals: list[int]


@dataclass
class AnalysisMark:
    """Where a year, round or turn begins."""

    n: int
    period: int


@dataclass
class ChoiceTurningPoint:
    """The choices ``first`` to ``last`` of ``seat``; ``decision`` is the position in which it decided. ``best`` and
    ``after`` are its chance to win by the better line and by what it chose, ``swing`` their difference, ``came`` what
    it had once chance had answered."""

    kind: Literal["choice"]
    seat: int
    first: int
    last: int
    decision: int
    swing: float
    error: float
    best: float
    after: float
    came: float | None
    line: list[HintStepInfo]
    chosen: list[HintStepInfo]
    reasons: list[HintReasonInfo]


@dataclass
class ChanceTurningPoint:
    """What chance did after the choices ``first`` to ``last`` of ``seat``. ``promised`` and ``came`` are the chances to
    win by seat before and after it, ``errors`` those of the differences; it moved the seat ``whose`` most."""

    kind: Literal["chance"]
    seat: int
    first: int
    last: int
    whose: int
    swing: float
    promised: list[float]
    came: list[float]
    errors: list[float]


@dataclass
class AnalysisLuck:
    """How much chance gave a seat, or took from it, in chance to win."""

    sum: float
    error: float


@dataclass
class AnalysisAccuracy:
    """The share a seat kept of what could be kept, over so many ``turns``; null where too little was at stake."""

    share: float | None
    error: float | None
    turns: int


@dataclass
class AnalysisInfo:
    """What looking back at a match has found so far. docs/analysis.md explains it."""

    analysis: int
    seats: int
    choices: int
    points: list[AnalysisScore]
    marks: list[AnalysisMark]
    curve: list[AnalysisMoment]
    turning_points: list[Annotated[ChoiceTurningPoint | ChanceTurningPoint, Field(discriminator="kind")]]
    luck: list[AnalysisLuck]
    accuracy: list[AnalysisAccuracy]


@dataclass
class AnalysisProgress:
    """``done`` is the share of the work, 1: all of it; ``known`` null: nothing yet."""

    done: float
    known: AnalysisInfo | None
