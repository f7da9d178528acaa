"""Positions that a match has passed, so that going back in it is a short walk instead of the whole way again."""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from typing import Final

from longhall.kernel.match import Match

EVERY: Final = 64  # choices between two positions kept on a walk through the past
MOST: Final = 32  # positions kept of such walks: those that were of use last
SPAN: Final = 2  # a position after a multiple of 2**k choices is kept until SPAN * 2**k more were made


class RewindCache:
    """Positions of the match of one table. Of those passed in play the last ones are kept, and ever fewer the longer
    ago they are, so that a step back repeats fewer choices than it takes back. The match may grow, and choices may be
    taken back: a position that the match does not lead through any more is dropped. Matches in here never change."""

    def __init__(self) -> None:
        self._passed: dict[int, Match] = {}  # by choices made
        self._visited: OrderedDict[int, Match] = OrderedDict()  # likewise, the one used last at the end
        self._lock = threading.Lock()  # whoever looks back does so in a thread
        self._walking = asyncio.Lock()

    def keep(self, match: Match) -> None:
        """A position that was passed in play; nobody changes it from now on."""
        made = match.choices_made
        with self._lock:
            self._passed[made] = match
            for n in [n for n in self._passed if n and made - n > SPAN * (n & -n)]:
                del self._passed[n]

    def rewound(self, match: Match, choices: int) -> Match:
        """The match as it was after so many choices, which it must have."""
        return match.rewound(choices, self._walked(match, choices))

    def stepped_back(self, match: Match, choices: int, anew: bool) -> Match:
        """The same, to go on from there."""
        return match.stepped_back(choices, anew, self._walked(match, choices, before_redraw=True))

    async def after(self, match: Match, choices: int) -> Match:
        """The match after so many choices, to look at. In a thread, since it may take long."""
        async with self._walking:  # whoever comes next begins where this walk has led
            return await asyncio.to_thread(self.rewound, match, choices)

    def __len__(self) -> int:
        with self._lock:
            return len(self._passed) + len(self._visited)

    def _walked(self, match: Match, choices: int, before_redraw: bool = False) -> Match | None:
        """Most of the way there, leaving positions behind; None where it is short from the first one."""
        near = self._nearest(match, choices, before_redraw)
        passed = near.choices_made if near is not None else 0
        for n in range(passed - passed % EVERY + EVERY, choices + (not before_redraw), EVERY):
            near = match.rewound(n, near)
            self._visit(n, near)
        return near

    def _nearest(self, match: Match, choices: int, before_redraw: bool = False) -> Match | None:
        """The last position kept on the way there; ``before_redraw``: none in which something was drawn anew there."""
        with self._lock:
            for kept in (self._passed, self._visited):
                for n in [n for n, then in kept.items() if not _leads_through(match, then)]:
                    del kept[n]
            on_the_way = {
                n: then
                for n, then in (*self._passed.items(), *self._visited.items())
                if n <= choices and not (before_redraw and choices in then.redrawn)
            }
            if not on_the_way:
                return None
            nearest = max(on_the_way)
            if nearest in self._visited:
                self._visited.move_to_end(nearest)
            return on_the_way[nearest]

    def _visit(self, n: int, then: Match) -> None:
        with self._lock:
            self._visited[n] = then
            if len(self._visited) > MOST:
                self._visited.popitem(last=False)


def _leads_through(match: Match, then: Match) -> bool:
    """A choice that is made again after an undo is another entry, and what is hidden may have been drawn anew."""
    made = then.choices_made
    if then.redrawn != {n: orders for n, orders in match.redrawn.items() if n <= made}:
        return False
    return made == 0 or (made <= match.choices_made and match.history[made - 1] is then.history[-1])
