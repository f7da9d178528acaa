"""Bots think in worker processes, never on the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from longhall.bots import Observation, Plan, make_bot, planned_or_forced
from longhall.games import game as load_game
from longhall.kernel.errors import LonghallError
from longhall.kernel.match import HistoryEntry, Match

TRIES = 3  # pools whose workers may die before a bot is given up


def think(game: str, state: str, bot: str, seed: str, plan: Plan) -> tuple[str, Plan]:
    """The key of a bot's choice, and its plan for the decisions to come; runs in a worker. The bot gets an observation
    of the match, not the match."""
    match = load_game(game).from_json(state, trusted=True)
    player = make_bot(game, bot, seed, plan)
    index = player.answer(Observation(match))
    return match.keys()[index], player.plan


def exit_with_hall() -> None:
    """Runs in a worker as it starts: when the hall is killed nobody else would end it."""
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


class BotPool:
    """A pool of worker processes, started when a bot has to think for the first time."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, match: Match, bot: str, seed: str, plan: Plan) -> tuple[str, Plan]:
        """The key of the bot's choice, and its plan for the decisions to come; LonghallError when it makes none. A
        match goes to a worker only where its bot has to think."""
        known = planned_or_forced(Observation(match), plan)
        if known is not None:
            index, left = known
            return match.keys()[index], left
        return await self.ask(match.game.name, match.to_json(), bot, seed, plan)

    async def ask(self, game: str, state: str, bot: str, seed: str, plan: Plan) -> tuple[str, Plan]:
        """The same from a worker, which reads the match from ``state``."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._pool = self._pool if self._pool is not None else self._new_pool()
            try:
                return await loop.run_in_executor(pool, think, game, state, bot, seed, plan)
            except BrokenProcessPool:  # a worker was killed, by the system or by a thought
                pool.shutdown(wait=False)
                if self._pool is pool:
                    self._pool = None
            except Exception as error:
                raise LonghallError(f"the bot {bot} failed: {type(error).__name__}: {error}") from error
        raise LonghallError(f"the process in which the bot {bot} thinks dies again and again")

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=exit_with_hall)

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
