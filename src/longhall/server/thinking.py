"""Bots think in worker processes, never on the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from longhall.bots import Observation, make
from longhall.games import game as load_game
from longhall.kernel.errors import LonghallError

TRIES = 3  # pools whose workers may die before a bot is given up


def think(game: str, state: str, bot: str, seed: str) -> str:
    """The key of a bot's choice; runs in a worker. The bot gets an observation of the match, not the match."""
    match = load_game(game).from_json(state)
    index = make(bot, seed).choose(Observation(match))
    return match.keys()[index]


def end_with_hall() -> None:
    """Runs in a worker as it starts: when the hall is killed nobody else would end it."""
    hall = multiprocessing.parent_process()
    assert hall is not None

    def watch() -> None:
        hall.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """A pool of worker processes, started with the first question."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, game: str, state: str, bot: str, seed: str) -> str:
        """The key of the bot's choice; LonghallError when it makes none."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._pool = self._pool if self._pool is not None else self._new_pool()
            try:
                return await loop.run_in_executor(pool, think, game, state, bot, seed)
            except BrokenProcessPool:  # a worker was killed, by the system or by a thought
                pool.shutdown(wait=False)
                if self._pool is pool:
                    self._pool = None
            except Exception as error:
                raise LonghallError(f"the bot {bot} failed: {type(error).__name__}: {error}") from error
        raise LonghallError(f"the process in which the bot {bot} thinks dies again and again")

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=end_with_hall)

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
