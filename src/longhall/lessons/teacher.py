"""What the teacher says at a position of a match: derived from the lesson and the match, never stored.

So stepping back, starting again, leaving and coming back need nothing. What is kept here saves time: what the teacher
made of earlier positions, and what was offered there, which the history does not tell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from longhall.kernel.match import HistoryEntry, Match
from longhall.lessons.lesson import LENGTH, Condition, Cue, Lesson, Opponent, Place, Reply, Saying

Tone = Literal["reply", "news", "task"]
FREE: Final = "lesson-free"  # what is said where no cue holds, after what such a decision is for


@dataclass(frozen=True)
class Said:
    """A sentence of the teacher: to what the newcomer has chosen, to what has happened, or what to do now."""

    tone: Tone
    message: str
    params: dict[str, Any]


@dataclass(frozen=True)
class Guidance:
    """What holds now. ``suggested`` are keys of options and ``points`` things to look at. ``back`` is the number of
    choices to step back to from a mistake, ``start`` that at which the lesson begins. ``over``: these are the last
    words."""

    step: int
    steps: int
    said: tuple[Said, ...]
    suggested: tuple[str, ...]
    points: tuple[str, ...]
    back: int | None
    start: int
    over: bool


@dataclass(frozen=True)
class Replied:
    """What the newcomer chose beside the suggestion, after so many choices."""

    reply: Reply
    at: int


@dataclass(frozen=True)
class Memory:
    """What the teacher remembers of a match up to some point."""

    turn: int = 0
    step: int = 0  # the last one spoken of
    happened: frozenset[int] = frozenset()  # numbers of patterns
    taken: Mapping[int, tuple[str, ...]] = field(default_factory=dict)  # by cue: what was chosen
    closed: frozenset[int] = frozenset()  # cues that are done with
    told: frozenset[int] = frozenset()  # comments
    news: tuple[tuple[int, Mapping[str, Any]], ...] = ()  # comments since the newcomer's last choice, with their events
    replied: Replied | None = None  # to that choice
    ended: bool = False
    over: bool = False  # the newcomer has gone on since
    lines: Mapping[int, tuple[int, Counter[str]]] = field(default_factory=dict)  # by seat: the line, decisions in it


@dataclass(frozen=True)
class Prompt:
    """The cue that holds at a decision of the newcomer, and what it suggests of all that is offered."""

    cue: int
    suggested: tuple[str, ...]


@dataclass
class Mark:
    """A position on the way: the choice that led there, what is remembered, and what was said there if it has been
    looked at."""

    entry: HistoryEntry
    memory: Memory
    prompt: Prompt | None = None
    looked: bool = False


class Teacher:
    """Follows a match by a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._marks: list[Mark] = []  # by the number of choices made

    def adopt(self, other: Teacher) -> None:
        """Know what another one knows, of the same match so far."""
        self._marks = [replace(mark) for mark in other._marks]

    def look(self, match: Match) -> None:
        """Note what is offered, before a choice is made."""
        if match.seat == self.lesson.seat:
            self._prompt(match)

    def guidance(self, match: Match) -> Guidance | None:
        """None where the teacher has nothing more to say."""
        memory = self._mark(match).memory
        if memory.over or match.over:
            return None
        deciding = match.seat == self.lesson.seat
        prompt = self._prompt(match) if deciding and not memory.ended else None
        told = Teller(match, self.lesson.seat, prompt.suggested if prompt is not None else ())
        said: list[Said] = []
        points: list[str] = []
        step = memory.step
        if memory.replied is not None:
            said += told.all("reply", memory.replied.reply.sayings)
        for number, event in memory.news:
            comment = self.lesson.comments[number]
            heard = told.all("news", comment.sayings, event)
            said += heard
            points += comment.points if heard else ()
        if prompt is not None:
            cue = self.lesson.cues[prompt.cue]
            said += told.all("task", cue.sayings)
            step = max(step, cue.step)
            points = list(cue.points)
        elif match.decision is not None and deciding and not memory.ended:
            kind = match.decision.kind.replace("_", "-")
            said += [Said("task", f"first-{kind}", {}), Said("task", FREE, {})]
        replied = memory.replied
        values = {name: value for one in said for name, value in one.params.items()}
        points = [_filled(point, values) for point in points]
        return Guidance(
            step=step + 1,
            steps=len(self.lesson.steps),
            said=tuple(said),
            suggested=prompt.suggested if prompt is not None else (),
            points=tuple(dict.fromkeys(points)),
            back=replied.at if replied is not None and replied.reply.mistake and deciding else None,
            start=len(self.lesson.opening),
            over=memory.ended,
        )

    def is_over(self, match: Match) -> bool:
        return match.over or self._mark(match).memory.ended

    def scripted(self, match: Match) -> str | None:
        """What the script has an opponent choose now; None: their bot decides."""
        opponent = self.lesson.opponent(match.seat)
        decision = match.decision
        if opponent is None or decision is None:
            return None
        line, made = _line_at(opponent, self._mark(match).memory, decision.kind)
        if not 0 <= line < len(opponent.lines):
            return None
        queue = opponent.lines[line].get(decision.kind, ())
        key = queue[made[decision.kind]] if made[decision.kind] < len(queue) else None
        return key if key in [option.key for option in decision.options] else None

    # -- inside ------------------------------------------------------------------------------------------------------

    def _prompt(self, match: Match) -> Prompt | None:
        mark = self._mark(match)
        if not mark.looked:
            mark.prompt, mark.looked = prompt_at(self.lesson, mark.memory, match), True
        return mark.prompt

    def _mark(self, match: Match) -> Mark:
        """What is known of this position; earlier ones are gone through again as far as they are not known."""
        path = [match.opening, *match.history]
        known = min(len(self._marks), len(path))
        while known and self._marks[known - 1].entry is not path[known - 1]:
            known -= 1
        del self._marks[max(known, len(path)) :]
        if known < len(path):
            self._go(match, path, known)
        return self._marks[len(path) - 1]

    def _go(self, match: Match, path: list[HistoryEntry], known: int) -> None:
        del self._marks[known:]
        if not known:
            self._marks.append(Mark(path[0], after_events(self.lesson, Memory(), path[0])))
        position: Match | None = None
        for n in range(len(self._marks), len(path)):
            before, entry = self._marks[n - 1], path[n]
            if entry.seat == self.lesson.seat and not before.looked and n > self.start:
                if position is None:
                    position = match.rewound(n - 1)
                while position.choices_made < n - 1:
                    position.repeat(match)
                before.prompt, before.looked = prompt_at(self.lesson, before.memory, position), True
            self._marks.append(Mark(entry, self._after(before, entry, n)))

    @property
    def start(self) -> int:
        return len(self.lesson.opening)

    def _after(self, before: Mark, entry: HistoryEntry, n: int) -> Memory:
        memory = before.memory
        if entry.seat == self.lesson.seat:
            memory = after_choice(self.lesson, memory, before.prompt, entry.key, n - 1)
        opponent = self.lesson.opponent(entry.seat)
        if opponent is not None:
            line, made = _line_at(opponent, memory, entry.kind)
            memory = replace(memory, lines={**memory.lines, opponent.seat: (line, made + Counter([entry.kind]))})
        return after_events(self.lesson, memory, entry)


def prompt_at(lesson: Lesson, memory: Memory, match: Match) -> Prompt | None:
    """The first cue that holds at a decision of the newcomer."""
    decision = match.decision
    assert decision is not None
    keys = [option.key for option in decision.options]
    for number, cue in enumerate(lesson.cues):
        if number in memory.closed or decision.kind not in cue.at or (cue.turns and memory.turn not in cue.turns):
            continue
        if not set(cue.after) <= memory.happened or set(cue.before) & memory.happened or not set(cue.offers) <= {*keys}:
            continue
        suggested = _suggested(cue, memory.taken.get(number, ()), keys)
        if cue.suggest and not suggested:
            continue
        told = Teller(match, lesson.seat, suggested)
        if all(told.holds(condition) for condition in cue.where):
            return Prompt(number, suggested)
    return None


def _suggested(cue: Cue, taken: tuple[str, ...], keys: list[str]) -> tuple[str, ...]:
    """Of what is offered, what the cue suggests next."""
    if not cue.free:
        wanted = cue.suggest[len(taken)] if len(taken) < len(cue.suggest) else ()
        return tuple(key for key in wanted if key in keys)
    for alternatives in _left(cue, taken):
        found = tuple(key for key in alternatives if key in keys)
        if found:
            return found
    return ()


def _left(cue: Cue, taken: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The suggestions that have not been taken yet, where their order is free."""
    left = list(cue.suggest)
    for key in taken:
        fitting = next((alternatives for alternatives in left if key in alternatives), None)
        if fitting is not None:
            left.remove(fitting)
    return left


def after_choice(lesson: Lesson, memory: Memory, prompt: Prompt | None, key: str, n: int) -> Memory:
    """The newcomer has chosen, after ``n`` choices."""
    told = memory.told | {number for number, _ in memory.news}
    memory = replace(memory, news=(), told=told, replied=None, over=memory.ended)
    if prompt is None:
        return memory
    number, cue = prompt.cue, lesson.cues[prompt.cue]
    if cue.aside:
        return memory
    taken = (*memory.taken.get(number, ()), key)
    as_suggested = not cue.suggest or key in prompt.suggested
    if cue.free and not as_suggested:
        as_suggested = any(key in alternatives for alternatives in _left(cue, taken[:-1]))
    reply = None if as_suggested and cue.suggest else next((r for r in cue.replies if r.fits(key)), None)
    done = len(taken) >= len(cue.suggest)
    if not as_suggested and not cue.free:
        done = not cue.again
        taken = taken[:-1]
    return replace(
        memory,
        step=max(memory.step, cue.step),
        taken={**memory.taken, number: taken},
        closed=memory.closed | {number} if done else memory.closed,
        replied=Replied(reply, n) if reply is not None else None,
    )


def after_events(lesson: Lesson, memory: Memory, entry: HistoryEntry) -> Memory:
    """What a choice has led to."""
    turn, happened, ended, step = memory.turn, set(memory.happened), memory.ended, memory.step
    news, lines = list(memory.news), dict(memory.lines)
    for event in (each.seen_by(lesson.seat) for each in entry.events):
        if lesson.turn.fits(event, turn):
            turn = int(event[lesson.turn_field]) if lesson.turn_field else turn + 1
        happened |= {number for number, pattern in enumerate(lesson.patterns) if pattern.fits(event, turn)}
        for opponent in lesson.opponents:
            if opponent.begins_with is not None and opponent.begins_with.fits(event, turn):
                lines[opponent.seat] = (lines.get(opponent.seat, (0, Counter()))[0] + 1, Counter())
        for number, comment in enumerate(lesson.comments):
            if number in memory.told or any(number == other for other, _ in news) or ended:
                continue
            if comment.on.fits(event, turn) and set(comment.after) <= happened and not set(comment.before) & happened:
                news.append((number, event))
                ended, step = ended or comment.ends, max(step, comment.step)
    return replace(
        memory, turn=turn, happened=frozenset(happened), news=tuple(news), lines=lines, ended=ended, step=step
    )


def _filled(point: str, values: Mapping[str, Any]) -> str:
    """A name with {parameters} of what is said."""
    for name, value in values.items():
        point = point.replace(f"{{{name}}}", str(value))
    return point


def _line_at(opponent: Opponent, memory: Memory, kind: str) -> tuple[int, Counter[str]]:
    """The line of the script at a decision, and how often the opponent has decided each kind in it."""
    line, made = memory.lines.get(opponent.seat, (0, Counter()))
    return (line + 1, Counter()) if kind == opponent.begins_at else (line, made)


class Teller:
    """Fills in what the teacher says, with what the newcomer may know at a position."""

    def __init__(self, match: Match, seat: int, suggested: tuple[str, ...]) -> None:
        self._match = match
        self._seat = seat
        self._suggested = suggested
        self._known: dict[str, Any] = {}

    def all(self, tone: Tone, sayings: tuple[Saying, ...], event: Mapping[str, Any] | None = None) -> list[Said]:
        found: list[Said] = []
        for saying in sayings:
            values = {name: self.value(place, event) for name, place in saying.numbers.items()}
            if None not in values.values() and all(self.holds(condition, event) for condition in saying.where):
                found.append(Said(tone, saying.message, {**saying.names, **values}))
        return found

    def holds(self, condition: Condition, event: Mapping[str, Any] | None = None) -> bool:
        return condition.holds(self.value(condition.place, event))

    def value(self, place: Place, event: Mapping[str, Any] | None = None) -> Any:
        """None where nothing is found."""
        value: Any = event if place.source == "event" else self._source(place.source)
        for part in place.path:
            value = _inside(value, part)
        return value

    def _source(self, source: str) -> Any:
        if source not in self._known:
            self._known[source] = self._look_up(source)
        return self._known[source]

    def _look_up(self, source: str) -> Any:
        match, decision = self._match, self._match.decision
        if source == "view":
            return match.view(self._seat)
        if decision is None or decision.seat != self._seat:
            return None
        if source == "context":
            return decision.context
        return match.preview(self._suggested[0]) if self._suggested else None


def _inside(value: Any, part: Any) -> Any:
    match value, part:
        case list() | tuple(), str() if part == LENGTH:
            return len(value)
        case list() | tuple(), int():
            return value[part] if part < len(value) else None
        case list() | tuple(), Mapping():
            return next((each for each in value if part.items() <= each.items()), None)
        case Mapping(), str() | int():
            return value.get(part)
    return None
