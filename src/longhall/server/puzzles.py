"""The puzzles of a hall: those that come with the program, and those out of its own matches."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from datetime import UTC, datetime
from typing import Any, Final

from longhall.games import game_names
from longhall.kernel.errors import LonghallError
from longhall.kernel.match import Match
from longhall.puzzles.pool import daily, pool
from longhall.puzzles.puzzle import Puzzle
from longhall.puzzles.rating import PuzzleRating, grade
from longhall.server import messages as m
from longhall.server.bot_pool import BotPool
from longhall.server.db import puzzles as rows
from longhall.server.db.models import User
from longhall.server.db.store import Store
from longhall.server.people.names import characters_of
from longhall.server.puzzle_info import DailyPuzzle, PuzzleList, PuzzleSummary, PuzzleVerdict
from longhall.server.table.permissions import Refused
from longhall.server.table.seats import SeatState
from longhall.server.table.state import PLAYING
from longhall.server.table.trying import begin_try, tried_position
from longhall.server.tries import Tries
from longhall.server.try_info import TriedPosition

KEPT: Final = 24  # positions
SETTLED: Final = 7.0  # the spread of a rating that says something: after four tries or so
BOT: Final = "greedy"  # whose characters the other seats are
log = logging.getLogger("longhall.puzzles")


class Puzzles:
    def __init__(self, store: Store, bot_pool: BotPool, tries: Tries) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.tries = tries
        self._positions: OrderedDict[tuple[str, int], Match] = OrderedDict()

    async def all(self, game: str, user_id: str | None) -> PuzzleList:
        found = {**pool(game), **await rows.hall_puzzles(self.store, game)}
        proved = await rows.puzzle_ratings(self.store, game)
        mine = {row.number: row for row in await rows.tries_of(self.store, user_id, game)} if user_id else {}
        puzzles = [
            PuzzleSummary(
                number=number,
                grade=grade(proved.get(number, puzzle.rating)),
                seats=int(puzzle.beginning.head["setup"]["seats"]),
                own=number >= rows.FIRST_NUMBER,
                tried=number in mine,
                solved=number in mine and mine[number].solved,
            )
            for number, puzzle in found.items()
        ]
        today = daily(game, _today()).number if pool(game) else None
        return PuzzleList(game, puzzles, today, await self._level(game, user_id))

    async def of_the_day(self, user_id: str | None) -> list[DailyPuzzle]:
        """For each game that has puzzles."""
        solved = (
            {(row.game, row.number) for row in await rows.tries_of(self.store, user_id) if row.solved}
            if user_id
            else set()
        )
        found = [daily(game, _today()) for game in game_names() if pool(game)]
        return [DailyPuzzle(one.game, one.number, grade(one.rating), (one.game, one.number) in solved) for one in found]

    async def find(self, game: str, number: int) -> Puzzle:
        """Refused where there is none."""
        found = pool(game).get(number) or await rows.hall_puzzle(self.store, game, number)
        if found is None:
            raise Refused("error-no-such-puzzle")
        return found

    async def position(self, puzzle: Puzzle, keys: list[str], who: User | None) -> TriedPosition:
        """After some choices of a try; IllegalOption or InvalidOption for what cannot be chosen."""
        start = await self._start(puzzle)
        tried = await asyncio.to_thread(begin_try, start, keys)
        return await asyncio.to_thread(tried_position, table_of(puzzle, start, who), start, tried)

    async def preview(self, puzzle: Puzzle, keys: list[str], key: str) -> dict[str, Any]:
        tried = await asyncio.to_thread(begin_try, await self._start(puzzle), keys)
        return {} if tried.finished else tried.shown.preview(key)

    async def judge(self, puzzle: Puzzle, keys: list[str], user_id: str | None, visitor: str) -> PuzzleVerdict:
        """The try counts for whoever has a name."""
        await asyncio.to_thread(begin_try, await self._start(puzzle), keys)
        self.tries.count(visitor)
        try:
            found = await self.bot_pool.judge_puzzle(puzzle, keys, visitor)
        except LonghallError as error:
            log.error("a puzzle was not judged", extra={"game": puzzle.game, "kind": type(error).__name__})
            raise Refused("error-try-failed") from None
        noted = await rows.note_try(self.store, user_id, puzzle, found["solved"]) if user_id is not None else None
        return PuzzleVerdict(
            **{
                **found,
                "better": [m.HintStepInfo(**step) for step in found["better"]],
                "reasons": [m.HintReasonInfo(**reason) for reason in found["reasons"]],
            },
            first=noted is not None and noted.first,
            level=_grade_of(noted.now) if noted is not None else None,
        )

    # -- inside --------------------------------------------------------------------------------------------------------

    async def _level(self, game: str, user_id: str | None) -> int | None:
        if user_id is None:
            return None
        found = [row for row in await rows.solver_ratings(self.store, user_id) if row.game == game]
        return _grade_of(PuzzleRating(found[0].mean, found[0].spread)) if found else None

    async def _start(self, puzzle: Puzzle) -> Match:
        where = (puzzle.game, puzzle.number)
        found = self._positions.get(where)
        if found is None:
            try:
                found = await asyncio.to_thread(puzzle.match)
            except LonghallError:  # of a pack or by rules that this program does not know
                raise Refused("error-no-such-puzzle") from None
            self._positions[where] = found
            if len(self._positions) > KEPT:
                self._positions.popitem(last=False)
        return found


def table_of(puzzle: Puzzle, position: Match, who: User | None) -> m.TableInfo:
    """A table for the position to lie on: the others are characters of the game."""
    count = position.state.seats
    sitting = [SeatState(name=BOT, bot=BOT) for _ in range(count)]
    name = who.name if who is not None else ""
    sitting[puzzle.seat] = SeatState(user_id=who.id if who is not None else None, name=name)
    characters = characters_of(puzzle.game, puzzle.id, sitting)
    seats = [
        m.SeatInfo(
            seat=number,
            name=one.name,
            taken=number == puzzle.seat and bool(name),
            who=None,
            bot=one.bot,
            resigned=False,
            bank=0.0,
            left=False,
            bot_since=None,
            alike=False,
            awaited="",
            held=False,
            character=character,
            hints=[],
        )
        for number, (one, character) in enumerate(zip(sitting, characters, strict=True))
    ]
    return m.TableInfo(
        id=puzzle.id,
        game=puzzle.game,
        pack=position.game.pack_hash,
        setup=position.setup,
        public=True,
        tournament=None,
        hints=False,
        watchers_chat=False,
        rated=False,
        status=PLAYING,
        clock=m.ClockInfo("none", 0.0, 0.0),
        host=None,
        seats=seats,
        turn=puzzle.seat,
        deadline=None,
        paused_by=None,
        paused_until=None,
        resumed_by=None,
        vote=None,
        vote_refused_by=None,
        handovers=[],
        choices=position.choices_made,
        commitment=None,
        result=None,
        continued=None,
        earlier=[],
        muted=[],
        lesson=None,
        stopped=None,
    )


def _grade_of(rating: PuzzleRating | None) -> int | None:
    return grade(rating.mean) if rating is not None and rating.spread <= SETTLED else None


def _today() -> Any:
    return datetime.now(UTC).date()
