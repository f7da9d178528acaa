"""Guided first matches: one lesson per game, as data, and the teacher who follows a match by it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from longhall.lessons.lesson import Lesson
from longhall.lessons.loader import read_lesson
from longhall.lessons.teacher import Guidance, Said, Teacher

__all__ = ["Guidance", "Lesson", "Said", "Teacher", "games_with_lesson", "lesson_for", "read_lesson"]

FOLDER: Final = Path(__file__).parent


def games_with_lesson() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


@cache
def lesson_for(game: str) -> Lesson | None:
    """The lesson of a game; None where there is none."""
    return read_lesson(FOLDER / f"{game}.toml") if game in games_with_lesson() else None
