"""What the hall answers about a position that somebody tries anew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.server.messages import ChronicleEntry, DecisionInfo, HintReasonInfo, HintStepInfo, TableInfo


@dataclass
class TriedPosition:
    """A position as its ``seat`` sees it after some choices of a try; ``table`` is drawn with it. ``keys`` and
    ``steps`` are the choices that left something to choose, ``entries`` what happened up to here. ``previews`` says of
    the first options what they would bring. ``finished``: chance, something hidden or another seat answers the last
    choice, so there is nothing more to choose; ``decision`` is null then."""

    table: TableInfo
    seat: int
    view: dict[str, Any]
    decision: DecisionInfo | None
    keys: list[str]
    steps: list[HintStepInfo]
    entries: list[ChronicleEntry]
    previews: dict[str, dict[str, Any]]
    finished: bool


@dataclass
class TryPreview:
    """What one more choice would bring; ``effects`` is the game's own data."""

    effects: dict[str, Any]


@dataclass
class TryVerdict:
    """How a try compares. ``tried``, ``best`` and ``played`` are chances to win: by what was tried, by the better line
    that is known, and by what was chosen in the match; ``behind`` is by how much the try is worse than the better line,
    ``ahead`` by how much it is better than what was chosen, each with its error. ``same``: it is what was chosen.
    ``solved``: it is as good as the better line, by no more than the error. ``reasons`` tell why the better line is
    better."""

    line: list[HintStepInfo]
    better: list[HintStepInfo]
    tried: float
    best: float
    played: float
    behind: list[float]
    ahead: list[float]
    same: bool
    solved: bool
    reasons: list[HintReasonInfo]
