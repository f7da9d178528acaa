"""The base of every game's state: the stack of frames and the events of the running step."""

from __future__ import annotations

from typing import Any

from longhall.kernel.events import Event


class Frame:
    """An immutable value on the stack. Its fields are ids, numbers, strings and tuples of them, nothing else."""


class State:
    """Data only: ids and numbers. Games add their fields and say how they are copied and written down."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.stack: list[Frame] = []
        self.events: list[Event] = []

    def push(self, frame: Frame) -> None:
        """Put ``frame`` on top: it is resolved next."""
        self.stack.append(frame)

    def push_in_order(self, *frames: Frame) -> None:
        """Put several frames so that the first named is resolved first."""
        for frame in reversed(frames):
            self.stack.append(frame)

    def emit(self, type: str, rule: str, data: dict[str, Any]) -> None:
        """Tell everybody."""
        self.events.append(Event(type, rule, data))

    def emit_reveal(self, type: str, rule: str, data: dict[str, Any]) -> None:
        """Tell everybody something that was hidden before."""
        self.events.append(Event(type, rule, data, reveals=True))

    def emit_private(
        self, type: str, rule: str, data: dict[str, Any], seats: tuple[int, ...], private: dict[str, Any]
    ) -> None:
        """Tell everybody ``data`` and the named seats ``private`` as well: they learn something by it."""
        self.events.append(Event(type, rule, data, seats, private, True))

    def emit_aside(self, type: str, rule: str, data: dict[str, Any], seat: int, private: dict[str, Any]) -> None:
        """Tell everybody ``data``, and ``seat`` in ``private`` what it chose itself and so knew before."""
        self.events.append(Event(type, rule, data, (seat,), private))

    def clone(self) -> State:
        raise NotImplementedError

    def to_data(self) -> dict[str, Any]:
        """The whole state but for the stack and pending events, as JSON values."""
        raise NotImplementedError
