"""Somebody who learns a game by its lesson: as suggested, or leaving the path once."""

from __future__ import annotations

from collections.abc import Callable

import longhall
from longhall.kernel.chance import Rng, rng_from_seed
from longhall.kernel.match import Match
from longhall.lessons import Guidance, Lesson, Teacher, lesson_for

MOST = 400  # choices in which a lesson is over, whatever the newcomer does
Choose = Callable[[Match, Guidance], str]


def the_lesson(game: str) -> Lesson:
    lesson = lesson_for(game)
    assert lesson is not None
    return lesson


def opened(lesson: Lesson) -> Match:
    """The match as the newcomer finds it."""
    match = longhall.game(lesson.game).new(dict(lesson.setup), lesson.seed)
    for key in lesson.opening:
        match.apply(key)
    return match


def as_suggested(match: Match, guidance: Guidance) -> str:
    return guidance.suggested[0]


class Walk:
    """A match with its teacher. Where the script is silent opponents choose at random; ``unscripted`` counts that."""

    def __init__(self, match: Match, lesson: Lesson, rng: Rng | None = None) -> None:
        self.match = match
        self.lesson = lesson
        self.teacher = Teacher(lesson)
        self.rng = rng if rng is not None else rng_from_seed("walk")
        self.unscripted = 0

    def to_newcomer(self) -> Guidance | None:
        """Until the newcomer decides; None: the lesson or the match is over."""
        while not self.match.over and not self.teacher.is_over(self.match):
            if self.match.seat == self.lesson.seat:
                return self.teacher.guidance(self.match)
            key = self.teacher.scripted(self.match)
            if key is None:
                self.unscripted += 1
                key = self.match.keys()[self.rng.below(len(self.match.picks()))]
            self.match.apply(key)
        return None

    def choose(self, key: str) -> None:
        self.teacher.look(self.match)
        self.match.apply(key)

    def any_key(self, guidance: Guidance) -> str:
        """As suggested; else something or other."""
        keys = self.match.keys()
        return guidance.suggested[0] if guidance.suggested else keys[self.rng.below(len(keys))]
