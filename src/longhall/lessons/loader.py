"""Reads a lesson from a TOML file. What is wrong with it is said in one sentence that names the place."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NoReturn

from longhall.bots import arena_bots
from longhall.games import game as load_game
from longhall.kernel.errors import LonghallError
from longhall.lessons.lesson import (
    Comment,
    Condition,
    Cue,
    Lesson,
    Opponent,
    Pattern,
    Place,
    Reply,
    Saying,
    Source,
)

FORMAT: Final = 1
SOURCES: Final[tuple[Source, ...]] = ("view", "context", "preview", "event")
EITHER: Final = "|"  # between keys that are as good as each other
SPOKEN: Final = ("say", "names", "numbers", "where")  # how a part says what it says


class LessonError(LonghallError):
    """A lesson cannot be read or contradicts itself."""


def read_lesson(path: Path) -> Lesson:
    """LessonError, one sentence, for a file that is no lesson."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise LessonError(f"{path}: {error.strerror or 'cannot be read'}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LessonError(f"{path.name}: {error}") from None
    return _Reader(path.name).lesson(data)


class _Reader:
    """The file being read, and the patterns of events that were met on the way."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.where = ""  # the part being read
        self.patterns: list[Pattern] = []

    def fail(self, problem: str) -> NoReturn:
        raise LessonError(": ".join(part for part in (self.file, self.where, problem) if part))

    # -- values ------------------------------------------------------------------------------------------------------

    def only(self, data: Mapping[str, Any], *known: str) -> None:
        for name in data:
            if name not in known:
                self.fail(f"there is no {name!r} here; there may be {', '.join(known)}")

    def text(self, data: Mapping[str, Any], name: str, default: str | None = None) -> str:
        value = data.get(name, default)
        if not isinstance(value, str) or (default is None and not value):
            self.fail(f"{name!r} must be a text")
        return value

    def number(self, data: Mapping[str, Any], name: str) -> int:
        value = data.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            self.fail(f"{name!r} must be a number, 0 or more")
        return value

    def flag(self, data: Mapping[str, Any], name: str) -> bool:
        value = data.get(name, False)
        if not isinstance(value, bool):
            self.fail(f"{name!r} must be true or false")
        return value

    def texts(self, data: Mapping[str, Any], name: str) -> tuple[str, ...]:
        """One text, or several."""
        value = data.get(name, [])
        value = [value] if isinstance(value, str) else value
        if not isinstance(value, list) or not all(isinstance(each, str) and each for each in value):
            self.fail(f"{name!r} must be a text or a list of texts")
        return tuple(value)

    def tables(self, data: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
        value = data.get(name, [])
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            self.fail(f"{name!r} must be a list of tables")
        return value

    def table(self, data: Mapping[str, Any], name: str) -> dict[str, Any]:
        value = data.get(name, {})
        if not isinstance(value, dict):
            self.fail(f"{name!r} must be a table")
        return value

    # -- parts -------------------------------------------------------------------------------------------------------

    def lesson(self, data: dict[str, Any]) -> Lesson:
        known = ("lesson", "game", "setup", "seed", "seat", "opening", "turn", "opponent", "step", "aside")
        self.only(data, *known)
        if data.get("lesson") != FORMAT:
            self.fail(f"'lesson' must be {FORMAT}, the only format there is")
        name = self.text(data, "game")
        game = load_game(name)
        turn = self.table(data, "turn")
        setup = game.read_setup(self.table(data, "setup"))
        cues: list[Cue] = []
        comments: list[Comment] = []
        steps = self.tables(data, "step")
        if not steps:
            self.fail("there must be at least one [[step]]")
        for number, step in enumerate(steps):
            self.where = f"step {number + 1}"
            self.where = f"step {number + 1} ({self.text(step, 'name')})"
            self.only(step, "name", "cue", "comment")
            here = self.where
            for place, cue in enumerate(self.tables(step, "cue"), 1):
                self.where = f"{here}, cue {place}"
                cues.append(self.cue(cue, number))
            for place, comment in enumerate(self.tables(step, "comment"), 1):
                self.where = f"{here}, comment {place}"
                comments.append(self.comment(comment, number))
        for place, cue in enumerate(self.tables(data, "aside"), 1):
            self.where = f"aside {place}"
            cues.append(replace(self.cue(cue, 0), spare=True, aside=True))
        self.where = ""
        names = tuple(str(step["name"]) for step in steps)
        if len(set(names)) < len(names):
            self.fail("two steps have the same name")
        if not any(comment.ends for comment in comments):
            self.fail("no comment ends the lesson")
        self.where = "turn"
        field = self.text(turn, "field", "")
        begins = self.pattern({name: value for name, value in turn.items() if name != "field"})
        lesson = Lesson(
            game=game.name,
            setup=setup,
            seed=self.text(data, "seed"),
            seat=self.number(data, "seat"),
            opening=self.texts(data, "opening"),
            turn=begins,
            turn_field=field,
            opponents=tuple(self.opponent(one, name) for one in self.tables(data, "opponent")),
            steps=names,
            cues=tuple(cues),
            comments=tuple(comments),
            patterns=tuple(self.patterns),
        )
        self.where = ""
        seats = sorted([lesson.seat, *(opponent.seat for opponent in lesson.opponents)])
        if seats != list(range(int(setup["seats"]))):
            self.fail("the newcomer and the opponents must have one seat each")
        return lesson

    def opponent(self, data: dict[str, Any], game: str) -> Opponent:
        self.where = "opponent"
        self.only(data, "seat", "bot", "line_begins", "lines")
        bot, begins = self.text(data, "bot"), self.table(data, "line_begins")
        if bot not in arena_bots(game):
            self.fail(f"there is no bot {bot!r} for {game}; its bots are {', '.join(arena_bots(game))}")
        lines = data.get("lines", [])
        if not isinstance(lines, list):
            self.fail("'lines' must be a list of lists")
        at = self.text(begins, "decision", "")
        return Opponent(
            seat=self.number(data, "seat"),
            bot=bot,
            lines=tuple(self.line(line) for line in lines),
            begins_with=None if at else self.pattern(begins),
            begins_at=at,
        )

    def line(self, line: Any) -> Mapping[str, tuple[str, ...]]:
        """By kind of decision the keys, in their order."""
        found: dict[str, tuple[str, ...]] = {}
        for said in self.texts({"lines": line}, "lines"):
            kind, _, key = said.partition(" ")
            if not key:
                self.fail(f"{said!r} must be a kind of decision, a blank and the key of an option")
            found[kind] = (*found.get(kind, ()), key)
        return found

    def cue(self, data: dict[str, Any], step: int) -> Cue:
        known = ("at", "turn", "offers", "after", "before", "suggest", "point", "free", "again", "spare", "reply")
        self.only(data, *known, *SPOKEN)
        at, turns = self.texts(data, "at"), data.get("turn", [])
        turns = [turns] if isinstance(turns, int) else turns
        if not at:
            self.fail("'at' must name the kinds of decisions")
        if not isinstance(turns, list) or not all(isinstance(turn, int) for turn in turns):
            self.fail("'turn' must be a number or a list of numbers")
        return Cue(
            step=step,
            at=at,
            sayings=self.sayings(data),
            suggest=tuple(tuple(key.strip() for key in keys.split(EITHER)) for keys in self.texts(data, "suggest")),
            points=self.texts(data, "point"),
            turns=tuple(turns),
            offers=self.texts(data, "offers"),
            after=self.happening(data, "after"),
            before=self.happening(data, "before"),
            where=self.conditions(data) if isinstance(data.get("say", ""), str) else (),
            free=self.flag(data, "free"),
            again=self.flag(data, "again"),
            spare=self.flag(data, "spare"),
            replies=tuple(self.reply(reply) for reply in self.tables(data, "reply")),
        )

    def comment(self, data: dict[str, Any], step: int) -> Comment:
        self.only(data, "on", "after", "before", "point", "ends", "spare", *SPOKEN)
        return Comment(
            step=step,
            on=self.pattern(self.table(data, "on")),
            sayings=self.sayings(data),
            points=self.texts(data, "point"),
            after=self.happening(data, "after"),
            before=self.happening(data, "before"),
            ends=self.flag(data, "ends"),
            spare=self.flag(data, "spare"),
        )

    def reply(self, data: dict[str, Any]) -> Reply:
        self.only(data, "to", "mistake", *SPOKEN)
        keys = self.texts(data, "to") or ("*",)
        return Reply(keys, self.sayings(data), self.flag(data, "mistake"))

    def sayings(self, data: Mapping[str, Any]) -> tuple[Saying, ...]:
        """A message, or several with parameters of their own; those of the part are for all of them."""
        said = data.get("say", [])
        found: list[Saying] = []
        for one in said if isinstance(said, list) else [said]:
            own = one if isinstance(one, dict) else {"say": one}
            self.only(own, *SPOKEN)
            names = {**self.table(data, "names"), **self.table(own, "names")}
            numbers = {**self.table(data, "numbers"), **self.table(own, "numbers")}
            places = {name: self.place(path) for name, path in numbers.items()}
            found.append(Saying(f"lesson-{self.text(own, 'say')}", names, places, self.conditions(own)))
        return tuple(found)

    def conditions(self, data: Mapping[str, Any]) -> tuple[Condition, ...]:
        return tuple(self.condition(one) for one in self.tables(data, "where"))

    def condition(self, data: Mapping[str, Any]) -> Condition:
        self.only(data, "at", "is", "least")
        if ("is" in data) == ("least" in data):
            self.fail("a condition needs either 'is' or 'least'")
        values = data.get("is", [])
        values = tuple(values) if isinstance(values, list) else (values,)
        return Condition(self.place(data.get("at")), values, self.number(data, "least") if "least" in data else None)

    def place(self, path: Any) -> Place:
        if not isinstance(path, list) or not path or path[0] not in SOURCES:
            self.fail(f"a place is a list that begins with {', '.join(SOURCES)}")
        return Place(path[0], tuple(path[1:]))

    def happening(self, data: Mapping[str, Any], name: str) -> tuple[int, ...]:
        """Numbers of patterns of events."""
        found: list[int] = []
        for one in self.tables(data, name):
            pattern = self.pattern(one)
            if pattern not in self.patterns:
                self.patterns.append(pattern)
            found.append(self.patterns.index(pattern))
        return tuple(found)

    def pattern(self, data: Mapping[str, Any]) -> Pattern:
        turn = self.number(data, "turn") if "turn" in data and "event" in data else None
        values = {name: value for name, value in data.items() if name not in ("event", "turn")}
        return Pattern(self.text(data, "event"), values, turn)
