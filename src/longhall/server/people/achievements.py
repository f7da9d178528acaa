"""Achievements: what is worth telling of somebody's matches, counted from their results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from longhall.games import game as load_game
from longhall.games import game_names
from longhall.kernel.errors import LonghallError
from longhall.roles import ROLES
from longhall.server.db.results import FULL, Streaks, Tally

IN_A_ROW: Final = 3
MANY: Final = 100


@dataclass
class Achievement:
    """``count`` of ``of`` is done; the message is ``achievement-ID``. ``game``: it is about that one alone."""

    id: str
    game: str | None
    count: int
    of: int


def achievements(tallies: Sequence[Tally], streaks: Streaks, over_strongest: int) -> list[Achievement]:
    """All there are, done or not, in the order in which they are shown. ``over_strongest`` is the number of wins where
    the strongest bots played."""
    company = [tally for tally in tallies if tally.company]
    found = [
        Achievement("first-win", None, min(1, sum(tally.wins for tally in company)), 1),
        Achievement("in-a-row", None, min(IN_A_ROW, streaks.best), IN_A_ROW),
        Achievement("full-table", None, min(1, sum(tally.wins for tally in tallies if tally.seats >= FULL)), 1),
        Achievement("over-master", None, min(1, over_strongest), 1),
        Achievement("all-games", None, len({t.game for t in tallies if t.wins} & set(game_names())), len(game_names())),
        Achievement("many", None, min(MANY, sum(tally.matches for tally in tallies)), MANY),
    ]
    for name in game_names():
        of = roles_of(name)
        won = {tally.role for tally in tallies if tally.game == name and tally.wins and tally.role}
        if of:
            found.append(Achievement("every-role", name, min(of, len(won)), of))
    return found


@cache
def roles_of(game: str) -> int:
    """How many roles there are to play as; 0 in a game without any."""
    try:
        found = load_game(game).components().get(f"{ROLES[game]}s", [])
    except (KeyError, LonghallError):
        return 0
    return len(found)
