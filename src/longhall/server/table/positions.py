"""Positions of a match, found from the nearest landmark instead of from its first choice."""

from __future__ import annotations

import asyncio
from typing import Final

from longhall.kernel.match import Match

EVERY: Final = 64  # choices between two landmarks


class Landmarks:
    """Positions of the match of one table, kept once somebody has passed them: a step back is then a short walk. The
    match may grow, and choices may be taken back: a landmark that does not lie on its way any more is forgotten."""

    def __init__(self) -> None:
        self._kept: dict[int, Match] = {}
        self._walking = asyncio.Lock()

    async def position(self, match: Match, at: int) -> Match:
        """The match after ``at`` choices, which it must have: a copy to look at, whose chance to come is another. A
        long way is walked beside everything else; a match is never changed, so it can be read meanwhile."""
        async with self._walking:  # who comes next begins where this walk has led
            return await asyncio.to_thread(self.walk, match, at)

    def walk(self, match: Match, at: int) -> Match:
        kept = {n: then for n, then in self._kept.items() if _leads_on(then, match)}
        if not kept:
            kept[0] = match.rewound(0)
        start = max(n for n in kept if n <= at)
        then = kept[start].clone()
        for n, entry in enumerate(match.history[start:at], start + 1):
            then.apply(entry.key, entry.outcomes)
            then.history[-1] = entry
            if n % EVERY == 0:
                kept[n] = then.clone()
        self._kept = kept
        return then


def _leads_on(then: Match, match: Match) -> bool:
    """Whether ``match`` has come by that position: a choice that is made again after an undo is another entry."""
    made = then.choices_made
    return made == 0 or (made <= match.choices_made and match.history[made - 1] is then.history[-1])
