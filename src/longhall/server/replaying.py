"""Positions of a finished match, found from the nearest landmark instead of from its first choice."""

from __future__ import annotations

from typing import Final

from longhall.kernel.match import Match

EVERY: Final = 64  # choices between two landmarks


class Landmarks:
    """Positions of one match that are kept once somebody has passed them. A step in a replay is then a short walk."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._kept = {0: match.rewound(0)}

    def position(self, at: int) -> Match:
        """The match after ``at`` choices, which it must have: a copy to look at, whose chance to come is another."""
        start = max(n for n in self._kept if n <= at)
        then = self._kept[start].clone()
        for n, entry in enumerate(self.match.history[start:at], start + 1):
            then.apply(entry.key, entry.outcomes)
            then.history[-1] = entry
            if n % EVERY == 0:
                self._kept[n] = then.clone()
        return then
