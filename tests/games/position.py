"""What the rule tests of every game do with a position: let the match go on, choose, and look at what came of it."""

from __future__ import annotations

from typing import Any, Self

from longhall.kernel.events import Event
from longhall.kernel.frames import Refusal
from longhall.kernel.match import Match
from longhall.kernel.state import Frame


class Position:
    """A match in the middle of play. Each game's ``Table`` adds its own words for setting one up."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []  # of everything chosen by the last ``choose``, or of the last ``begin``

    def begin(self, *frames: Frame) -> Self:
        """Let the match go on with these frames."""
        state = self.match.state
        state.stack.clear()
        state.events = []
        self.match._picks = None
        state.push_in_order(*frames)
        self.match.begin()
        self.events = self.match.opening.events
        return self

    def choose(self, *keys: str, outcomes: list[list[int]] | None = None) -> Self:
        """Make these choices one after another; ``outcomes`` is the chance that follows the last one."""
        self.events = []
        for number, key in enumerate(keys, start=1):
            self.events += self.match.apply(key, outcomes if number == len(keys) else None)
        return self

    @property
    def keys(self) -> list[str]:
        return self.match.keys()

    def refusal(self, key: str) -> Refusal:
        """Why ``key`` is not among the options."""
        assert key not in self.keys, f"{key} is allowed"
        found = [refusal for refusal in self.match.refusals() if refusal.key == key]
        assert len(found) == 1, f"{len(found)} refusals for {key}: {self.match.refusals()}"
        return found[0]

    def event(self, type: str) -> dict[str, Any]:
        """The one event of that type."""
        found = self.all_events(type)
        assert len(found) == 1, f"{len(found)} events {type}: {[event.type for event in self.events]}"
        return found[0]

    def all_events(self, type: str) -> list[dict[str, Any]]:
        return [event.to_data() for event in self.events if event.type == type]

    def notes(self, type: str) -> list[dict[str, Any] | None]:
        """What those of that type tell besides."""
        return [event.note for event in self.events if event.type == type]

    def remarks(self) -> list[tuple[str, str, dict[str, Any]]]:
        """Type, rule and data of those among the events that no record keeps."""
        return [(event.type, event.rule, event.data) for event in self.events if event.remark]
