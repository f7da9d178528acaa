"""What a balance report wants to know of a match beyond its result, collected from its events while it is played."""

from __future__ import annotations

from dataclasses import dataclass

from longhall.kernel.events import Event
from longhall.kernel.match import Match


@dataclass
class Facts:
    """Small data about one match; games with a collector of their own add to it. Facts travel between processes."""


class Collector:
    """Follows one match. This one collects nothing: what every game has is in the result."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def follow(self, match: Match, events: list[Event]) -> None:
        """Called after the opening and after every choice, with what happened and the match as it is then."""

    def facts(self) -> Facts:
        return Facts()
