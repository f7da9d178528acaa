"""What each game adds to the arena, in an explicit table: facts of its matches and sections of the report."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from longhall.arena.facts import Collector

if TYPE_CHECKING:
    from longhall.arena.report.section import Section
    from longhall.arena.report.texts import ReportTexts
    from longhall.arena.summary import Summary


@dataclass
class GameReport:
    """``collector`` makes one for a match of so many seats; ``sections`` makes those that only this game has."""

    collector: Callable[[int], Collector]
    sections: Callable[[ReportTexts, Summary], list[Section]]


# The package of each game; it has a ``REPORT``. Loaded when such a match is played or reported on.
_PACKAGES: Final[dict[str, str]] = {
    "northgard": "longhall.arena.northgard",
    "icegarden": "longhall.arena.icegarden",
    "icaion": "longhall.arena.icaion",
}


def game_report(game: str) -> GameReport | None:
    """None for a game that adds nothing: its report has the general sections."""
    if game not in _PACKAGES:
        return None
    report = importlib.import_module(_PACKAGES[game]).REPORT
    assert isinstance(report, GameReport)
    return report


def collector_for(game: str, seats: int) -> Collector:
    """The game's own collector, else one that collects nothing."""
    report = game_report(game)
    return report.collector(seats) if report is not None else Collector(seats)
