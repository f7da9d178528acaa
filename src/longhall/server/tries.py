"""Positions of finished matches tried anew, and judged in the bots' workers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import orjson

from longhall.analysis.analyse import FORMAT
from longhall.analysis.tries import TryTask
from longhall.bots import strategy_for
from longhall.kernel.errors import LonghallError
from longhall.server import messages as m
from longhall.server.analyses import Analyses
from longhall.server.bot_pool import BotPool
from longhall.server.db.analyses import analysis_of
from longhall.server.db.store import Store
from longhall.server.rates import RateLimiter
from longhall.server.table.permissions import Refused
from longhall.server.table.room import Room
from longhall.server.table.trying import begin_try
from longhall.server.try_info import TryVerdict

LOOK_EVERY: Final = 0.5  # seconds between two looks whether somebody still waits
log = logging.getLogger("longhall.tries")
T = TypeVar("T")


class Tries:
    """The hall keeps nothing of a try: who asks says what was chosen so far."""

    def __init__(self, store: Store, bot_pool: BotPool, analyses: Analyses, per_minute: int) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.analyses = analyses
        self.rate = RateLimiter(per_minute / 60, per_minute)  # of verdicts, by user or address

    async def judge(self, room: Room, at: int, keys: list[str], visitor: str) -> TryVerdict:
        """How these choices compare with the better line that the analysis of the match found there, if it found one.
        Refused where they cannot be judged; IllegalOption or InvalidOption for what cannot be chosen."""
        match, strategy = room.state.match, strategy_for(room.state.game.name)
        assert match is not None  # it is finished, and can be read
        if strategy is None:
            raise Refused("error-analysis-unknown-game")
        position = await room.state.rewinds.after(match, at)
        await asyncio.to_thread(begin_try, position, keys)
        self.count(visitor)
        better = await self._better_line(room.id, at)
        record = await asyncio.to_thread(lambda: zlib.compress(match.record.to_jsonl().encode()))
        playouts = self.analyses.effort.of(strategy.settings.review).explain
        task = TryTask(at, tuple(keys), better, playouts)
        try:
            [found] = await self.bot_pool.look_back(room.state.game.name, record, [task], f"try {visitor}")
        except LonghallError as error:
            log.error("a try was not judged", extra={"game": room.state.game.name, "kind": type(error).__name__})
            raise Refused("error-try-failed") from None
        return verdict_of(found)

    def count(self, visitor: str) -> None:
        """Refused for who asks too often."""
        wait = self.rate.take(visitor)
        if wait:
            raise Refused("error-too-fast", params={"wait": round(wait, 3)})

    async def _better_line(self, table_id: str, at: int) -> tuple[str, ...]:
        row = await analysis_of(self.store, table_id, FORMAT)
        if row is None:
            return ()
        points = orjson.loads(zlib.decompress(row.data)).get("turning_points", [])
        found = (point["line"] for point in points if point["kind"] == "choice" and point["decision"] == at)
        return tuple(step["key"] for step in next(found, []))


def verdict_of(found: dict[str, Any]) -> TryVerdict:
    return TryVerdict(
        **{
            **found,
            "line": [m.HintStepInfo(**step) for step in found["line"]],
            "better": [m.HintStepInfo(**step) for step in found["better"]],
            "reasons": [m.HintReasonInfo(**reason) for reason in found["reasons"]],
        }
    )


async def while_wanted(work: Awaitable[T], is_gone: Callable[[], Awaitable[bool]]) -> T | None:
    """What the work comes to; None where whoever asked for it has gone meanwhile: it is given up."""
    task = asyncio.ensure_future(work)
    try:
        while not task.done():
            await asyncio.wait([task], timeout=LOOK_EVERY)
            if not task.done() and await is_gone():
                return None
        return task.result()
    finally:
        if not task.done():
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
