"""What a balance report wants to know of a match beyond its result, heard from its events while it is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from longhall.kernel.events import Event
from longhall.kernel.match import Match


@dataclass
class Facts:
    """Small data about one match; games with a collector of their own add to it. Facts travel between processes."""


class Collector:
    """Listens to one match. This one hears nothing: what every game has is in the result."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def hear(self, match: Match, events: list[Event]) -> None:
        """Called after the opening and after every choice, with what happened and the match as it is then."""

    def facts(self) -> Facts:
        return Facts()


def _northgard(seats: int) -> Collector:
    from longhall.arena.collect_northgard import NorthgardCollector  # noqa: PLC0415  # only for those who play it

    return NorthgardCollector(seats)


_COLLECTORS: Final[dict[str, Callable[[int], Collector]]] = {"northgard": _northgard}


def collector_for(game: str, seats: int) -> Collector:
    """The game's own collector, else one that hears nothing."""
    return _COLLECTORS.get(game, Collector)(seats)
