"""Analyses of finished matches: worked out when somebody wants to see one, in the bots' workers and in turns with them,
kept with the match, and given up when nobody waits any more. It costs the hall the same for every match: once."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from typing import Any, Final, cast

import orjson
from sqlalchemy.exc import SQLAlchemyError

from longhall.analysis.analyse import FORMAT, FULL, Effort, analysis
from longhall.analysis.tasks import Task
from longhall.bots import strategy_for
from longhall.kernel.errors import LonghallError
from longhall.server.analysis_info import AnalysisInfo, AnalysisProgress
from longhall.server.bot_pool import BotPool
from longhall.server.db.analyses import analysis_of, forget_analysis, save_analysis, want_analysis
from longhall.server.db.models import Analysis
from longhall.server.db.store import Store
from longhall.server.rates import RateLimiter
from longhall.server.table.permissions import Refused
from longhall.server.table.room import Room

PATIENCE: Final = 20.0  # seconds without a question, after which nobody waits
SILENCE: Final = 20.0  # seconds after which a process that says nothing has given up or died
SAVED_EVERY: Final = 1.0  # seconds between two writes of what is known so far
TOGETHER: Final = 4  # tasks sent to a worker at once: it reads the match for them
log = logging.getLogger("longhall.analyses")


class AnalysisInProgress:
    def __init__(self) -> None:
        self.progress = progress_of(0.0, {})
        self.failed = False
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """At most one for each table; each person begins few of them."""

    def __init__(self, store: Store, bot_pool: BotPool, per_minute: int, effort: Effort = FULL) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.effort = effort
        self.rate = RateLimiter(
            per_minute / 60, per_minute
        )  # of those begun, by user, or by address where somebody has no name
        self._in_progress: dict[str, AnalysisInProgress] = {}

    async def look(self, room: Room, visitor: str) -> AnalysisProgress:
        """How far the analysis of a finished match has come; asking begins it. Refused where there is none to be."""
        if strategy_for(room.state.game.name) is None:
            raise Refused("error-analysis-unknown-game")
        mine = self._in_progress.get(room.id)
        if mine is not None and mine.failed:
            del self._in_progress[room.id]
            raise Refused("error-analysis-failed")
        row = await analysis_of(self.store, room.id, FORMAT)
        mine = self._in_progress.get(room.id)  # another question may have come meanwhile
        if row is not None and row.done >= 1:
            return progress_of(1.0, orjson.loads(zlib.decompress(row.data)))
        now = time.time()
        if mine is None and row is not None and row.changed > now - SILENCE:  # another process is at it
            await want_analysis(self.store, room.id, now)
            return progress_of(row.done, orjson.loads(zlib.decompress(row.data)))
        if mine is None:
            wait = self.rate.take(visitor)
            if wait:
                raise Refused("error-too-fast", params={"wait": round(wait, 3)})
            mine = self._in_progress[room.id] = AnalysisInProgress()
            await self._save(room.id, mine.progress, now)
            mine.task = asyncio.create_task(self._work(room, mine))
        else:
            await want_analysis(self.store, room.id, now)
        return mine.progress

    def stop(self) -> None:
        for found in self._in_progress.values():
            if found.task is not None:
                found.task.cancel()

    # -- inside --------------------------------------------------------------------------------------------------------

    async def _save(self, table_id: str, progress: AnalysisProgress, wanted: float) -> None:
        data = zlib.compress(orjson.dumps(progress.known or {}))
        row = Analysis(
            table_id=table_id, format=FORMAT, done=progress.done, data=data, changed=time.time(), wanted=wanted
        )
        await save_analysis(self.store, row)

    async def _work(self, room: Room, mine: AnalysisInProgress) -> None:
        try:
            if await self._carry_through(room, mine):
                del self._in_progress[room.id]
                return
            await forget_analysis(self.store, room.id)  # nobody waits
        except (LonghallError, SQLAlchemyError) as error:
            log.error("an analysis failed", extra={"game": room.state.game.name, "kind": type(error).__name__})
            mine.failed = True
            return
        self._in_progress.pop(room.id, None)

    async def _carry_through(self, room: Room, mine: AnalysisInProgress) -> bool:
        """False: nobody waits for it any more."""
        match = room.state.match
        assert match is not None  # it is finished, and can be read
        record = await asyncio.to_thread(lambda: zlib.compress(match.record.to_jsonl().encode()))
        plan = analysis(self.effort)
        step = next(plan)
        saved = time.monotonic()
        while True:
            results: list[Any] = []
            for first in range(0, len(step.tasks), TOGETHER):
                mine.progress = progress_of(step.done + step.ahead * first / len(step.tasks), step.known)
                if time.monotonic() - saved > SAVED_EVERY:
                    saved = time.monotonic()
                    if not await self._is_wanted(room.id, mine.progress):
                        return False
                results += await self._some(room, record, step.tasks[first : first + TOGETHER])
            try:
                step = plan.send(results)
            except StopIteration as end:
                mine.progress = progress_of(1.0, end.value)
                await self._save(room.id, mine.progress, time.time())
                return True

    async def _some(self, room: Room, record: bytes, tasks: list[Task]) -> list[Any]:
        return await self.bot_pool.look_back(room.state.game.name, record, tasks, room.id)

    async def _is_wanted(self, table_id: str, progress: AnalysisProgress) -> bool:
        row = await analysis_of(self.store, table_id, FORMAT)
        if row is None or row.wanted < time.time() - PATIENCE:
            return False
        await self._save(table_id, progress, row.wanted)
        return True


def progress_of(done: float, known: dict[str, Any]) -> AnalysisProgress:
    return AnalysisProgress(done, cast(AnalysisInfo, known) if known else None)  # it is written as it is
