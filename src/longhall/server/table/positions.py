"""Positions of a match, found from the nearest kept one instead of from its first choice."""

from __future__ import annotations

import asyncio
from typing import Final

from longhall.kernel.match import Match

EVERY: Final = 64  # choices between two positions that are kept


class Positions:
    """Positions of the match of one table, kept once somebody has passed them, so that a step back is a short walk. The
    match may grow, and choices may be taken back: a position the match does not lead through any more is dropped."""

    def __init__(self) -> None:
        self._kept: dict[int, Match] = {}
        self._walking = asyncio.Lock()

    async def after(self, match: Match, choices: int) -> Match:
        """The match after so many choices, which it must have: a copy to look at, whose chance to come is another. Runs
        in a thread, since it may take long; a match others can see is never changed."""
        async with self._walking:  # whoever comes next begins where this walk has led
            return await asyncio.to_thread(self.walk, match, choices)

    def walk(self, match: Match, choices: int) -> Match:
        kept = {n: then for n, then in self._kept.items() if _leads_through(match, then)}
        if not kept:
            kept[0] = match.rewound(0)
        start = max(n for n in kept if n <= choices)
        then = kept[start].clone()
        for n in range(start + 1, choices + 1):
            then.repeat(match)
            if n % EVERY == 0:
                kept[n] = then.clone()
        self._kept = kept
        return then


def _leads_through(match: Match, then: Match) -> bool:
    """A choice that is made again after an undo is another entry, and what is hidden may have been drawn anew."""
    made = then.choices_made
    if then.redrawn != {n: orders for n, orders in match.redrawn.items() if n <= made}:
        return False
    return made == 0 or (made <= match.choices_made and match.history[made - 1] is then.history[-1])
