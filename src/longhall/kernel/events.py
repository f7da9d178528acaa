"""Events: what a player would notice, as data.

An event has a public part for everybody and, where some seats learn more (the cards they drew), a private part for
those. The log, animations, records and tests are built on events.

A remark is an event that is told but not recorded, since it follows from what is recorded. Records are compared event
by event, so an event or a parameter more would make every older record wrong; a remark can be added at any time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

UNTOLD: Final = "untold"  # the type of a remark: the event before it is not told by itself, since another tells it too


class Event:
    """Treated as immutable. ``reveals`` marks that something hidden from the deciding seat came to light: undo stops
    there. Playing a card from one's own hand is not a reveal in this sense. ``remark`` marks what no record keeps."""

    def __init__(
        self,
        type: str,
        rule: str,
        data: Mapping[str, Any],
        private_seats: tuple[int, ...] = (),
        private: Mapping[str, Any] | None = None,
        reveals: bool = False,
        remark: bool = False,
    ) -> None:
        self.type = type
        self.rule = rule
        self.data = cast(dict[str, Any], data)  # a TypedDict is one, but mypy does not take it for one
        self.private_seats = private_seats
        self.private = cast(dict[str, Any] | None, private)
        self.reveals = reveals
        self.remark = remark

    def to_data(self) -> dict[str, Any]:
        """The whole truth, as records and saves keep it."""
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
        return out

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What ``seat`` is told (None: a spectator)."""
        out: dict[str, Any] = {"type": self.type}
        if self.rule:
            out["rule"] = self.rule
        out.update(self.data)
        if self.private is not None and seat is not None and seat in self.private_seats:
            out.update(self.private)
        return out
