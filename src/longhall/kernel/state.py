"""The base of every game's state: the stack of frames, and the events since the last choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self

from longhall.kernel.events import UNTOLD, Event


class Frame:
    """An immutable value on the stack. Its fields are ids, numbers, strings and tuples of them, nothing else."""


class State:
    """Nothing but data: ids and numbers. A game's class declares a field where it sets it to what it is at the opening;
    copying, saving, reading and comparing follow from that. The fields of a match are numbers, texts, lists of numbers,
    and lists of as many such lists as there are seats or the like. What a state has besides, such as the pack, never
    changes: it goes to the constructor under its own name, is shared by all copies and not saved."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.stack: list[Frame] = []
        self.events: list[Event] = []
        self.listening = True  # while nobody listens, no events are made

    def push(self, frame: Frame) -> None:
        """Put ``frame`` on top: it is resolved next."""
        self.stack.append(frame)

    def push_in_order(self, *frames: Frame) -> None:
        """Put several frames on top so that the first one is resolved first."""
        self.stack += frames[::-1]

    def emit(self, type: str, rule: str, data: Mapping[str, Any], note: Mapping[str, Any] | None = None) -> None:
        """An event for everybody; in ``note`` what no record keeps, since it follows from what is recorded."""
        if self.listening:
            self.events.append(Event(type, rule, data, note=note))

    def emit_reveal(self, type: str, rule: str, data: Mapping[str, Any]) -> None:
        """An event for everybody that shows something hidden before."""
        if self.listening:
            self.events.append(Event(type, rule, data, reveals=True))

    def emit_private(
        self, type: str, rule: str, data: Mapping[str, Any], seats: tuple[int, ...], private: Mapping[str, Any]
    ) -> None:
        """An event with ``data`` for everybody and ``private`` for some seats, who learn something from it."""
        if self.listening:
            self.events.append(Event(type, rule, data, seats, private, True))

    def emit_to_chooser(
        self, type: str, rule: str, data: Mapping[str, Any], seat: int, private: Mapping[str, Any]
    ) -> None:
        """An event with ``data`` for everybody, and in ``private`` what ``seat`` chose itself and so knew already."""
        if self.listening:
            self.events.append(Event(type, rule, data, (seat,), private))

    def emit_remark(self, type: str, rule: str, data: Mapping[str, Any]) -> None:
        """An event for everybody that no record keeps: it must follow from what is recorded and known to all. Unlike
        the others it may be added, changed or dropped without a new rules version."""
        if self.listening:
            self.events.append(Event(type, rule, data, remark=True))

    def leave_untold(self, rule: str) -> None:
        """A remark that the event before it is not told by itself: another tells it too, now or in a later choice."""
        self.emit_remark(UNTOLD, rule, {})

    def clone(self) -> Self:
        """A copy that shares nothing that can change; events are made for it. The compiled build has this, and
        ``field_names``, written out for each game: see scripts/constructors.py."""
        fields = fields_of(self)
        kind = type(self)
        new = kind.__new__(kind)
        copied = new.__dict__
        copied.update(self.__dict__)
        for name in fields.lists:
            copied[name] = copied[name].copy()
        for name in fields.piles:
            copied[name] = [pile.copy() for pile in copied[name]]
        new.stack = self.stack.copy()
        new.events = self.events.copy()
        new.listening = True
        return new

    def field_names(self) -> tuple[str, ...]:
        """The fields of the match, in the order in which they are saved."""
        return fields_of(self).names

    def varying(self) -> tuple[str, ...]:
        """Lists that hold something at the opening and become longer or shorter; empty ones may do so anyway."""
        return ()

    def to_data(self) -> dict[str, Any]:
        """The whole state except the stack and pending events, as JSON values."""
        return {name: getattr(self, name) for name in self.field_names()}

    def load(self, data: Mapping[str, Any]) -> None:
        """Take over what ``to_data`` wrote, in a state at its opening. ValueError where a value is not of the form that
        the field has there: as long a list of numbers unless it may vary, or as many such lists of any length."""
        varying = self.varying()
        for name in self.field_names():
            opening = getattr(self, name)
            if not _is_alike(data[name], opening, not opening or name in varying):
                raise ValueError(name)
            setattr(self, name, data[name])


class Fields:
    """The fields of the match in a class of states, by how they are copied."""

    def __init__(self, state: State) -> None:
        values = {name: value for name, value in vars(state).items() if name not in COMMON}
        self.names = tuple(name for name, value in values.items() if isinstance(value, (int, str, list)))
        self.piles = tuple(name for name, value in values.items() if _is_piles(value))
        self.lists = tuple(name for name in self.names if isinstance(values[name], list) and name not in self.piles)


COMMON: Final = ("seats", "stack", "events", "listening")
_FIELDS: Final[dict[type, Fields]] = {}


def fields_of(state: State) -> Fields:
    found = _FIELDS.get(type(state))
    if found is None:
        found = _FIELDS[type(state)] = Fields(state)
    return found


def _is_piles(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], list)


def _is_alike(value: Any, model: Any, varies: bool) -> bool:
    if not isinstance(model, list) or not isinstance(value, list):
        return type(value) is type(model)
    if _is_piles(model):
        return len(value) == len(model) and all(_is_alike(inner, [0], True) for inner in value)
    return (varies or len(value) == len(model)) and all(type(number) is int for number in value)
