"""The base of every game's state: the stack of frames, and the events since the last choice."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any

from longhall.kernel.events import UNTOLD, Event


class Frame:
    """An immutable value on the stack. Its fields are ids, numbers, strings and tuples of them, nothing else."""


class State:
    """Nothing but data: ids and numbers. Games add their fields and implement copying and saving."""

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

    def emit_aside(self, type: str, rule: str, data: Mapping[str, Any], seat: int, private: Mapping[str, Any]) -> None:
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

    def clone(self) -> State:
        raise NotImplementedError

    def to_data(self) -> dict[str, Any]:
        """The whole state except the stack and pending events, as JSON values."""
        raise NotImplementedError

    def load_fields(
        self, data: Mapping[str, Any], names: Sequence[str], opening: State, varying: Container[str]
    ) -> None:
        """Take over ``data`` for the fields called ``names``. ValueError where a value is not of the form that the
        field has in ``opening``: as long a list of numbers unless it is among the ``varying`` ones, or as many such
        lists of any length."""
        for name in names:
            if not _is_alike(data[name], getattr(opening, name), name in varying):
                raise ValueError(name)
            setattr(self, name, data[name])


def _is_alike(value: Any, model: Any, varies: bool) -> bool:
    if not isinstance(model, list) or not isinstance(value, list):
        return type(value) is type(model)
    if model and isinstance(model[0], list):
        return len(value) == len(model) and all(_is_alike(inner, [0], True) for inner in value)
    return (varies or len(value) == len(model)) and all(type(number) is int for number in value)
