"""Events: what a player would notice, as data.

An event has a public part for everybody and, where some seats learn more (the cards they drew), a private part for
those. The log, animations, records and tests are built on events.

A remark is an event that is told but not recorded, since it follows from what is recorded. Records are compared event
by event, so an event or a parameter more would make every older record wrong; a remark can be added at any time. The
note of an event is the same within it: parameters that are told but not recorded, such as why it happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

if TYPE_CHECKING:
    from longhall.kernel.state import State

UNTOLD: Final = "untold"  # the type of a remark: the event before it is not told by itself, since another tells it too

D = TypeVar("D")  # what everybody is told
P = TypeVar("P")  # what some seats are told besides
N = TypeVar("N")  # what is told but not recorded


class Event:
    """Treated as immutable. ``reveals`` marks that something hidden from the deciding seat came to light: undo stops
    there. Playing a card from one's own hand is not a reveal in this sense. ``remark`` marks what no record keeps, and
    ``note`` is a part that none keeps."""

    def __init__(
        self,
        type: str,
        rule: str,
        data: Mapping[str, Any],
        private_seats: tuple[int, ...] = (),
        private: Mapping[str, Any] | None = None,
        reveals: bool = False,
        remark: bool = False,
        note: Mapping[str, Any] | None = None,
    ) -> None:
        self.type = type
        self.rule = rule
        self.data = cast(dict[str, Any], data)  # a TypedDict is one, but mypy does not take it for one
        self.private_seats = private_seats
        self.private = cast(dict[str, Any] | None, private)
        self.reveals = reveals
        self.remark = remark
        self.note = cast(dict[str, Any] | None, note)

    def to_data(self, remarks: bool = False) -> dict[str, Any]:
        """The whole truth as records keep it; with ``remarks`` as saves do, its note too."""
        out: dict[str, Any] = {"type": self.type}
        if self.rule:
            out["rule"] = self.rule
        out.update(self.data)
        if self.private is not None:
            out["private"] = {"seats": list(self.private_seats), **self.private}
        if self.reveals:
            out["reveals"] = True
        if self.remark:
            out["remark"] = True
        if remarks and self.note is not None:
            out["note"] = self.note
        return out

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What ``seat`` is told (None: a spectator)."""
        out: dict[str, Any] = {"type": self.type}
        if self.rule:
            out["rule"] = self.rule
        out.update(self.data)
        if self.note is not None:
            out.update(self.note)
        if self.private is not None and seat is not None and seat in self.private_seats:
            out.update(self.private)
        return out


class EventType(Generic[D]):
    """A type of event and the TypedDict of its data (``form``), so that a wrong field fails the type check. How events
    are told is as in ``State``."""

    def __init__(self, name: str, form: type[D]) -> None:
        self.name = name
        self.forms: tuple[Any, ...] = (form,)  # the TypedDicts of all that is told of it

    def is_private(self) -> bool:
        """Whether the second form is for some seats only."""
        return False

    def emit(self, s: State, rule: str, data: D) -> None:
        if s.listening:  # here instead of in ``State``: a call less where a recorded match spends much of its time
            s.events.append(Event(self.name, rule, cast(Mapping[str, Any], data)))

    def emit_reveal(self, s: State, rule: str, data: D) -> None:
        s.emit_reveal(self.name, rule, cast(Mapping[str, Any], data))


class RemarkEventType(EventType[D], Generic[D]):
    """One that no record keeps."""

    def emit_remark(self, s: State, rule: str, data: D) -> None:
        s.emit_remark(self.name, rule, cast(Mapping[str, Any], data))


class SceneEventType(RemarkEventType[D], Generic[D]):
    """One that no record keeps and no sentence tells: the numbers that a scene shows."""

    def emit_remark(self, s: State, rule: str, data: D) -> None:
        super().emit_remark(s, rule, data)
        s.leave_untold(rule)


class AlarmEventType(EventType[D], Generic[D]):
    """A remark that somebody can win or end the match soon: see ``Game.alarms``. It is the same alarm as long as its
    data are the same; the numbers in its note may change meanwhile."""

    def __init__(self, name: str, form: type[D], note: Any = None) -> None:
        super().__init__(name, form)
        if note is not None:
            self.forms = (form, note)

    def alarm(self, rule: str, data: D, note: Mapping[str, Any] | None = None) -> Event:
        return Event(self.name, rule, cast(Mapping[str, Any], data), remark=True, note=note)


class NotedEventType(EventType[D], Generic[D, N]):
    """One that tells more than is recorded."""

    def __init__(self, name: str, form: type[D], note: type[N]) -> None:
        super().__init__(name, form)
        self.forms = (form, note)

    def emit_noted(self, s: State, rule: str, data: D, note: N | None) -> None:
        if s.listening:
            told = cast("Mapping[str, Any] | None", note)
            s.events.append(Event(self.name, rule, cast(Mapping[str, Any], data), note=told))


class PrivateEventType(EventType[D], Generic[D, P]):
    """One that tells some seats more than others."""

    def __init__(self, name: str, form: type[D], private: type[P]) -> None:
        super().__init__(name, form)
        self.forms = (form, private)

    def is_private(self) -> bool:
        return True

    def emit_private(self, s: State, rule: str, data: D, seats: tuple[int, ...], private: P) -> None:
        s.emit_private(self.name, rule, cast(Mapping[str, Any], data), seats, cast(Mapping[str, Any], private))

    def emit_to_chooser(self, s: State, rule: str, data: D, seat: int, private: P) -> None:
        s.emit_to_chooser(self.name, rule, cast(Mapping[str, Any], data), seat, cast(Mapping[str, Any], private))


def declared_in(*modules: ModuleType) -> tuple[EventType[Any], ...]:
    """Every type of event that the modules declare, in their order."""
    return tuple([found for module in modules for found in vars(module).values() if isinstance(found, EventType)])
