"""Puzzles out of the matches of a hall: of those alone whose people all allow it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from longhall.bots import strategy_for
from longhall.bots.strategy import GameStrategy
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import LonghallError
from longhall.kernel.match import Match
from longhall.puzzles.finding import MOST_LOOKED_AT, Found, look_at, some
from longhall.puzzles.puzzle import Puzzle
from longhall.server.db.puzzles import add_puzzles, willing_tables
from longhall.server.db.store import Store
from longhall.server.keepsakes import game_of
from longhall.server.table.journal import Journal
from longhall.server.table.permissions import Unreadable

MOST_OF_A_MATCH: Final = 2


@dataclass
class Harvest:
    matches: int = 0
    puzzles: int = 0


async def harvest(store: Store, game: str, most: int, on_progress: Callable[[int, int], None] | None = None) -> Harvest:
    """Look at so many matches, the last ones first; ``on_progress`` hears (done, all) of them."""
    strategy = strategy_for(game)
    if strategy is None or strategy.models is None:
        raise LonghallError(f"no bot knows the chances to win of {game}, so there is no telling what a puzzle is")
    told = Harvest()
    tables = (await willing_tables(store, game))[:most]
    for number, table_id in enumerate(tables):
        if on_progress is not None:
            on_progress(number, len(tables))
        match = await match_at(store, table_id)
        if match is None:
            continue
        told.matches += 1
        # the id of the table stays out of the puzzle: who has it may come in
        puzzles = puzzles_in(strategy, match, f"harvest:{match.head()['seed_commitment']}")
        told.puzzles += len(await add_puzzles(store, table_id, puzzles))
    return told


async def match_at(store: Store, table_id: str) -> Match | None:
    """The match of a table; None where this program cannot play it, or not with the components that it has."""
    table = await store.table(table_id)
    if table is None:
        return None
    try:
        state = await Journal(store, table).load(game_of(table), table)
    except (Unreadable, LonghallError):
        return None
    return state.match


def puzzles_in(strategy: GameStrategy, match: Match, seed: str) -> list[Puzzle]:
    """Those that a finished match yields; the same seed yields the same."""
    rng = rng_from_seed(seed)
    moments = [n for n, entry in enumerate(match.history) if entry.options > 1 and strategy.share_of(entry.kind) >= 1.0]
    found = Found(0)
    for n in some(moments, MOST_LOOKED_AT, rng.branch("moments")):
        if len(found.puzzles) == MOST_OF_A_MATCH:
            break
        puzzle = look_at(strategy, match.rewound(n), rng_from_seed(f"{seed}/{n}"), found)
        if puzzle is not None:
            found.puzzles.append(replace(puzzle, source="hall"))
    return found.puzzles
