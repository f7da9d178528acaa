"""What a lesson is: a setup and a seed, what the others do, and the steps in which the teacher speaks.

docs/lessons.md explains every field; ``loader.py`` reads them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Final, Literal

Source = Literal["view", "context", "preview", "event"]
Path = tuple[Any, ...]  # names, places in lists, LENGTH, or a table: the first element of a list that has its values
LENGTH: Final = "#"


@dataclass(frozen=True)
class Pattern:
    """Events of a type that have these values, as the newcomer is told of them."""

    type: str
    values: Mapping[str, Any] = field(default_factory=dict)
    turn: int | None = None

    def fits(self, event: Mapping[str, Any], turn: int) -> bool:
        if event["type"] != self.type or self.turn not in (None, turn):
            return False
        return all(event.get(name) == value for name, value in self.values.items())


@dataclass(frozen=True)
class Place:
    """Where a value is looked up: in the newcomer's view, in the context of the decision, in the preview of what is
    suggested, or in the event that is told of."""

    source: Source
    path: Path


@dataclass(frozen=True)
class Condition:
    """The value at a place is one of those, or at least so much."""

    place: Place
    values: tuple[Any, ...] = ()
    least: int | None = None

    def holds(self, value: Any) -> bool:
        if self.least is not None:
            return isinstance(value, int) and value >= self.least
        return value in self.values


@dataclass(frozen=True)
class Saying:
    """A message with its parameters: ``names`` are fixed, ``numbers`` are looked up. It is said only where all numbers
    are found and all conditions hold."""

    message: str
    names: Mapping[str, Any] = field(default_factory=dict)
    numbers: Mapping[str, Place] = field(default_factory=dict)
    where: tuple[Condition, ...] = ()


@dataclass(frozen=True)
class Reply:
    """What the teacher says to a choice beside the suggestion; ``mistake``: it should be taken back while it can."""

    keys: tuple[str, ...]  # patterns with *
    sayings: tuple[Saying, ...]
    mistake: bool = False

    def fits(self, key: str) -> bool:
        return any(fnmatchcase(key, pattern) for pattern in self.keys)


@dataclass(frozen=True)
class Cue:
    """What the teacher says at decisions of some kinds, and what he suggests there. ``suggest`` has a suggestion for
    each decision, one after the other; any key of a suggestion is as good."""

    step: int
    at: tuple[str, ...]
    sayings: tuple[Saying, ...]
    suggest: tuple[tuple[str, ...], ...] = ()
    points: tuple[str, ...] = ()
    turns: tuple[int, ...] = ()  # none: in any turn
    offers: tuple[str, ...] = ()  # keys that must be offered
    after: tuple[int, ...] = ()  # numbers of patterns of events that must have happened
    before: tuple[int, ...] = ()  # of events that must not
    where: tuple[Condition, ...] = ()
    free: bool = False  # suggestions may be taken in any order
    again: bool = False  # it comes up again until its suggestions have been taken
    spare: bool = False  # only for those who have left the path
    aside: bool = False  # belongs to no step: where none of the others holds, as often as that is
    replies: tuple[Reply, ...] = ()


@dataclass(frozen=True)
class Comment:
    """What the teacher says to something that happens, the first time it does; ``ends``: with it the lesson ends."""

    step: int
    on: Pattern
    sayings: tuple[Saying, ...]
    points: tuple[str, ...] = ()
    after: tuple[int, ...] = ()
    before: tuple[int, ...] = ()
    where: tuple[Condition, ...] = ()
    ends: bool = False
    spare: bool = False


@dataclass(frozen=True)
class Opponent:
    """Whoever sits opposite. A line of the script begins with an event or with a decision of a kind; in it there is a
    queue of keys for each kind of decision. What the script leaves open is decided by ``bot``."""

    seat: int
    bot: str
    lines: tuple[Mapping[str, tuple[str, ...]], ...]
    begins_with: Pattern | None = None
    begins_at: str = ""  # a kind of decisions


@dataclass(frozen=True)
class Lesson:
    game: str
    setup: Mapping[str, Any]
    seed: str
    seat: int  # the newcomer's
    opening: tuple[str, ...]  # choices of all seats that are made before the newcomer sits down
    turn: Pattern  # the event with which a turn, round or year of the game begins
    turn_field: str  # and its number in there; "": such events are counted
    opponents: tuple[Opponent, ...]
    steps: tuple[str, ...]  # their names
    cues: tuple[Cue, ...]  # those of the steps, then the asides
    comments: tuple[Comment, ...]
    patterns: tuple[Pattern, ...]

    def opponent(self, seat: int) -> Opponent | None:
        return next((opponent for opponent in self.opponents if opponent.seat == seat), None)

    @property
    def bots(self) -> list[str | None]:
        """Who sits where; None: the newcomer."""
        return [opponent.bot if (opponent := self.opponent(seat)) else None for seat in range(self.setup["seats"])]

    def messages(self) -> set[str]:
        """All that the teacher may say."""
        said = [saying for cue in self.cues for saying in cue.sayings]
        said += [saying for comment in self.comments for saying in comment.sayings]
        said += [saying for cue in self.cues for reply in cue.replies for saying in reply.sayings]
        return {saying.message for saying in said}
