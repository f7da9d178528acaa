"""Decisions before the first turn: what each pick is worth at a glance."""

from __future__ import annotations

from longhall.games.icegarden.queries import open_neighbours
from longhall.games.icegarden.state import OUT, IceGardenState
from longhall.kernel.frames import Choice


def character(s: IceGardenState, top: Choice, pick: int) -> float:
    """Any of them: none wins much more often than another."""
    return 0.0


def token_region(s: IceGardenState, top: Choice, pick: int) -> float:
    """Regions that hang together: those with most neighbours in the game."""
    near = s.content.neighbours[pick]
    return 0.1 * len(near) + 0.2 * sum(s.in_play[region] != OUT for region in near)


def thorn(s: IceGardenState, top: Choice, pick: int) -> float:
    """In a corner, where few others come by: charms go to the Thorn from anywhere, and a single turn in which he holds
    its region is enough to absorb them all. The tokens still lie face down."""
    return -float(len(open_neighbours(s, pick)))
