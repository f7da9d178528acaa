"""Bots think in worker processes, never on the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor

from longhall.bots import Observation, make
from longhall.games import game as load_game


def think(game: str, state: str, bot: str, seed: str) -> str:
    """The key of a bot's choice; runs in a worker. The bot gets an observation of the match, not the match."""
    match = load_game(game).from_json(state)
    index = make(bot, seed).choose(Observation(match))
    return match.keys()[index]


class Thinkers:
    """A pool of worker processes, started with the first question."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.seconds = 0.0  # spent thinking so far
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, game: str, state: str, bot: str, seed: str) -> str:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context)
        began = time.monotonic()
        key = await asyncio.get_running_loop().run_in_executor(self._pool, think, game, state, bot, seed)
        self.seconds += time.monotonic() - began
        return key

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
