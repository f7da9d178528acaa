"""What the database keeps of puzzles: who has tried which, ratings by that, and those out of matches played here."""

from __future__ import annotations

import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

import orjson
from sqlalchemy import and_, delete, exists, func, select
from sqlalchemy.exc import IntegrityError

from longhall.puzzles.puzzle import Puzzle, puzzle_from_data
from longhall.puzzles.rating import PUZZLE_SPREAD, after_try
from longhall.puzzles.rating import PuzzleRating as Rating
from longhall.server.db.models import Action, HallPuzzle, PuzzleRating, PuzzleTry, Seat, SolverRating, Table, User
from longhall.server.db.store import Store

CONTINUED = "continued"  # the first action of a match that goes on from another table's
FIRST_NUMBER = 100_001  # of a hall's own puzzles: those that come with the program are below


@dataclass
class Noted:
    """``first``: it was the first try of this person, so it was rated; ``before`` is what they were rated at, None: not
    at all."""

    first: bool
    before: Rating | None
    now: Rating | None


async def note_try(store: Store, user_id: str, puzzle: Puzzle, solved: bool) -> Noted:
    """Remember a try. The first one is a match between solver and puzzle."""
    try:
        return await _note_try(store, user_id, puzzle, solved)
    except IntegrityError:  # tried twice at once: the other one was the first
        return await _note_try(store, user_id, puzzle, solved)


async def _note_try(store: Store, user_id: str, puzzle: Puzzle, solved: bool) -> Noted:
    async with store.session() as session:
        mine = await session.get(SolverRating, (user_id, puzzle.game))
        before = Rating(mine.mean, mine.spread) if mine is not None else None
        known = await session.get(PuzzleTry, (user_id, puzzle.game, puzzle.number))
        if known is not None:
            known.tries, known.solved, known.at = known.tries + 1, known.solved or solved, time.time()
            return Noted(False, before, before)
        row = PuzzleTry(user_id=user_id, game=puzzle.game, number=puzzle.number, tries=1, solved=solved, at=time.time())
        session.add(row)
        await session.flush()
        hard = await session.get(PuzzleRating, (puzzle.game, puzzle.number))
        against = Rating(hard.mean, hard.spread) if hard is not None else Rating(puzzle.rating, PUZZLE_SPREAD)
        now, proved = after_try(before if before is not None else Rating(), against, solved)
        await session.merge(SolverRating(user_id=user_id, game=puzzle.game, mean=now.mean, spread=now.spread))
        await session.merge(
            PuzzleRating(game=puzzle.game, number=puzzle.number, mean=proved.mean, spread=proved.spread)
        )
        return Noted(True, before, now)


async def tries_of(store: Store, user_id: str, game: str = "") -> Sequence[PuzzleTry]:
    query = select(PuzzleTry).where(PuzzleTry.user_id == user_id).order_by(PuzzleTry.game, PuzzleTry.number)
    async with store.session() as session:
        return (await session.scalars(query.where(PuzzleTry.game == game) if game else query)).all()


async def solver_ratings(store: Store, user_id: str) -> Sequence[SolverRating]:
    query = select(SolverRating).where(SolverRating.user_id == user_id).order_by(SolverRating.game)
    async with store.session() as session:
        return (await session.scalars(query)).all()


async def puzzle_ratings(store: Store, game: str) -> dict[int, float]:
    """The means by number, of those that somebody has tried."""
    query = select(PuzzleRating.number, PuzzleRating.mean).where(PuzzleRating.game == game)
    async with store.session() as session:
        return {number: mean for number, mean in await session.execute(query)}


# -- out of matches played here ----------------------------------------------------------------------------------------


async def hall_puzzles(store: Store, game: str) -> dict[int, Puzzle]:
    query = select(HallPuzzle).where(HallPuzzle.game == game).order_by(HallPuzzle.number)
    async with store.session() as session:
        return {row.number: _read(row) for row in await session.scalars(query)}


async def hall_puzzle(store: Store, game: str, number: int) -> Puzzle | None:
    async with store.session() as session:
        row = await session.get(HallPuzzle, (game, number))
        return _read(row) if row is not None else None


async def willing_tables(store: Store, game: str) -> list[str]:
    """Finished matches of which no puzzle was made yet, and whose people all give positions; the last ones first. With
    a seat whose owner has left for good there is nobody to ask."""
    unwilling = exists().where(
        Seat.table_id == Table.id,
        Seat.user_id.is_not(None) | Seat.bot.is_(None) | Seat.bot_since.is_not(None) | (Seat.name == ""),
        ~exists().where(and_(User.id == Seat.user_id, User.gives_positions)),
    )
    peopled = exists().where(Seat.table_id == Table.id, Seat.user_id.is_not(None))
    made = exists().where(HallPuzzle.table_id == Table.id)
    copied = exists().where(Action.table_id == Table.id, Action.kind == CONTINUED)  # choices of people elsewhere
    query = select(Table.id).where(Table.game == game, Table.status == "finished", peopled, ~unwilling, ~made, ~copied)
    async with store.session() as session:
        return list((await session.scalars(query.order_by(Table.changed.desc()))).all())


async def add_puzzles(store: Store, table_id: str, puzzles: list[Puzzle]) -> list[int]:
    """They get the next numbers of the hall, which are answered; none where somebody has changed their mind."""
    if not puzzles or table_id not in await willing_tables(store, puzzles[0].game):
        return []
    game = puzzles[0].game
    async with store.session() as session:
        last = await session.scalar(select(func.max(HallPuzzle.number)).where(HallPuzzle.game == game))
        numbers = range((last or FIRST_NUMBER - 1) + 1, (last or FIRST_NUMBER - 1) + 1 + len(puzzles))
        for number, puzzle in zip(numbers, puzzles, strict=True):
            data = zlib.compress(orjson.dumps({**puzzle.to_data(), "number": number}))
            session.add(HallPuzzle(game=game, number=number, table_id=table_id, data=data))
        return list(numbers)


async def forget_positions(store: Store, user_id: str) -> None:
    """Somebody gives no positions any more: the puzzles out of their matches go."""
    played = select(Seat.table_id).where(Seat.user_id == user_id)
    async with store.session() as session:
        await session.execute(delete(HallPuzzle).where(HallPuzzle.table_id.in_(played)))


def _read(row: HallPuzzle) -> Puzzle:
    return puzzle_from_data(orjson.loads(zlib.decompress(row.data)))
