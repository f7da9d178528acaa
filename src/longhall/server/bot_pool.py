"""Bots think in worker processes, never on the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
import zlib
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import lru_cache, partial
from typing import Any, Final, ParamSpec, TypeVar

from longhall.analysis.course import Course
from longhall.analysis.run import course_of
from longhall.analysis.tasks import Task
from longhall.bots import Observation, Plan, make_bot, planned_or_forced, strategy_for
from longhall.bots.hints import find_hint
from longhall.bots.searcher import Budget
from longhall.games import game as load_game
from longhall.kernel.errors import LonghallError
from longhall.kernel.match import HistoryEntry, Match
from longhall.kernel.record import parse, replay
from longhall.puzzles.puzzle import Puzzle, puzzle_from_data

P = ParamSpec("P")
Result = TypeVar("Result")
TRIES: Final = 3  # pools whose workers may die before a bot is given up
LIMIT: Final = 10.0  # seconds that a bot may search for a decision: far from what it needs, but where all is slow
LASTING: Final = 0.7  # of what is known of a kind of bots, that the next thought leaves as it is
NICE: Final = 5  # by which workers let the hall itself go first


def think(game: str, state: str, bot: str, seed: str, plan: Plan) -> tuple[str, Plan]:
    """The key of a bot's choice, and its plan for the decisions to come; runs in a worker. The bot gets an observation
    of the match, not the match."""
    match = load_game(game).from_json(state, trusted=True)
    player = make_bot(game, bot, seed, plan, (LIMIT, time.monotonic))
    index = player.answer(Observation(match))
    return match.keys()[index], player.plan


def advise(game: str, state: str, seed: str, seconds: float) -> dict[str, Any]:
    """A hint for the seat that decides, as data; runs in a worker. It is found from what that seat knows."""
    match = load_game(game).from_json(state, trusted=True)
    strategy = strategy_for(game)
    assert strategy is not None  # whoever asks has looked
    seen = Observation(match)
    budget = Budget(0, seconds, time.monotonic)
    return find_hint(seen.sample, seen.number, seen.seat, strategy, seed, budget).to_data()


@lru_cache(maxsize=1)
def course(game: str, record: bytes) -> Course:
    """Of a worker: the match that it looked back at last, which it is mostly asked for again."""
    found = parse(zlib.decompress(record).decode())
    return course_of(replay(load_game(game), found))


def look_back(game: str, record: bytes, tasks: list[Task]) -> list[Any]:
    """Parts of an analysis; runs in a worker."""
    return [task.carry_out(course(game, record)) for task in tasks]


def judge_puzzle(puzzle: dict[str, Any], keys: list[str]) -> dict[str, Any]:
    """The verdict on a try at a puzzle; runs in a worker."""
    return puzzle_from_data(puzzle).judge(keys).to_data()


def begin() -> None:
    """Runs in a worker as it starts: it lets the hall go first, and ends with it. When the hall is killed nobody else
    would end it."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    hall = multiprocessing.parent_process()
    assert hall is not None

    def watch() -> None:
        hall.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class BotPlans:
    """What the bots of one table mean to do next, by seat. Losing it costs a search, no more.

    A plan holds as long as the choice it came with is the last one of its seat: not once that was undone, or somebody
    else has decided for the seat.
    """

    def __init__(self) -> None:
        self._plans: dict[int, tuple[HistoryEntry, Plan]] = {}

    def after(self, match: Match, seat: int) -> Plan:
        """The plan for the next decision of ``seat``; empty if there is none."""
        made_with, plan = self._plans.get(seat, (None, []))
        return plan if made_with is not None and _last_of(match, seat) is made_with else []

    def keep(self, match: Match, seat: int, plan: Plan) -> None:
        """``plan`` came with the latest choice of ``seat``."""
        made_with = _last_of(match, seat)
        if made_with is not None:
            self._plans[seat] = (made_with, plan)


def _last_of(match: Match, seat: int) -> HistoryEntry | None:
    return next((entry for entry in reversed(match.history) if entry.seat == seat), None)


class Turns:
    """Which table's bot thinks next: of those that wait the one that would have thought least by the end of it, if it
    thinks as long as bots of its kind do.

    All bots of a hall share its workers. A table with strong bots waits for its next turn as long as its thoughts take,
    if others want to think as well, and one that thinks seldom or briefly goes first. Time that a table let pass is not
    saved up. ``kind`` is that of the bot; None: somebody waits for this thought alone, however long it takes.
    """

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.free = places
        self.clock = clock
        self._waiting: list[tuple[float, str | None, asyncio.Future[None]]] = []  # the share, the kind of bot, its turn
        self._now = 0.0  # the share of thinking time from which the last turn was given
        self._used: dict[str, float] = {}  # by table: the share it has used up, where that is more
        self._takes: dict[str, float] = {}  # by kind of bot: seconds for a thought, the last ones counting most

    @asynccontextmanager
    async def turn(self, table: str, kind: str | None) -> AsyncIterator[None]:
        share = max(self._now, self._used.get(table, 0.0))
        if self.free:
            self.free -= 1
        else:
            await self._wait(share, kind)
        self._now = max(self._now, share)
        began = self.clock()
        try:
            yield
        finally:
            took = self.clock() - began
            if kind is not None:
                self._takes[kind] = took + LASTING * (self._takes.get(kind, took) - took)
            self._used[table] = share + took
            self._used = {other: used for other, used in self._used.items() if used > self._now}
            self._pass_on()

    async def _wait(self, share: float, kind: str | None) -> None:
        given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((share, kind, given))
        try:
            await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                self._pass_on()  # it was this table's turn just now
            raise

    def _pass_on(self) -> None:
        self._waiting = [waiting for waiting in self._waiting if not waiting[2].done()]
        if not self._waiting:
            self.free += 1
            return
        following = min(self._waiting, key=self._end)
        self._waiting.remove(following)
        following[2].set_result(None)

    def _end(self, waiting: tuple[float, str | None, asyncio.Future[None]]) -> float:
        share, kind, _ = waiting
        return share + self._takes.get(kind, 0.0) if kind is not None else share


class BotPool:
    """A pool of worker processes, started when a bot has to think for the first time. ``on_thought`` hears how many
    seconds a thought took."""

    def __init__(self, workers: int, on_thought: Callable[[float], object] | None = None) -> None:
        self.workers = workers
        self.turns = Turns(workers)
        self.on_thought = on_thought
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, match: Match, bot: str, seed: str, plan: Plan, table: str = "") -> tuple[str, Plan]:
        """The key of the bot's choice, and its plan for the decisions to come; LonghallError when it makes none. A
        match goes to a worker only where its bot has to think, and when it is the turn of its table."""
        known = planned_or_forced(Observation(match), plan)
        if known is not None:
            index, left = known
            return match.keys()[index], left
        async with self.turns.turn(table, f"{match.game.name} {bot}"):
            began = time.monotonic()
            found = await self.ask(match.game.name, match.to_json(), bot, seed, plan)
            if self.on_thought is not None:
                self.on_thought(time.monotonic() - began)
        return found

    async def ask(self, game: str, state: str, bot: str, seed: str, plan: Plan) -> tuple[str, Plan]:
        """The same from a worker, which reads the match from ``state``."""
        return await self._work(f"the bot {bot}", think, game, state, bot, seed, plan)

    async def advise(self, match: Match, seed: str, seconds: float, who: str) -> dict[str, Any]:
        """A hint for the seat that decides, thought of in so many seconds; LonghallError when there is none. It takes
        its turn among the bots: ``who`` asks stands in the place of a table."""
        async with self.turns.turn(f"hint {who}", None):
            return await self._work("a hint", advise, match.game.name, match.to_json(), seed, seconds)

    async def look_back(self, game: str, record: bytes, tasks: list[Task], table: str) -> list[Any]:
        """Parts of the analysis of a match; LonghallError where that fails. They take their turns among the bots."""
        async with self.turns.turn(f"analysis {table}", "analysis"):
            return await self._work("an analysis", look_back, game, record, tasks)

    async def judge_puzzle(self, puzzle: Puzzle, keys: list[str], who: str) -> dict[str, Any]:
        """The verdict on a try, as data; LonghallError where that fails. It takes its turn among the bots."""
        async with self.turns.turn(f"puzzle {who}", "puzzle"):
            return await self._work("a puzzle", judge_puzzle, puzzle.to_data(), keys)

    async def _work(self, what: str, work: Callable[P, Result], *args: P.args, **kwargs: P.kwargs) -> Result:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._pool = self._pool if self._pool is not None else self._new_pool()
            try:
                return await loop.run_in_executor(pool, partial(work, *args, **kwargs))
            except BrokenProcessPool:  # a worker was killed, by the system or by a thought
                pool.shutdown(wait=False)
                if self._pool is pool:
                    self._pool = None
            except Exception as error:
                raise LonghallError(f"{what} failed: {type(error).__name__}: {error}") from error
        raise LonghallError(f"the process for {what} dies again and again")

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=begin)

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
