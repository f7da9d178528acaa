"""What goes on at tables without being asked for: bots, clocks, votes that pass, turn notices, what is kept."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from sqlalchemy.exc import SQLAlchemyError

from longhall.bots import RANDOM, seat_seed
from longhall.kernel.errors import LonghallError
from longhall.server.bot_pool import BotPlans, BotPool
from longhall.server.metrics import Metrics
from longhall.server.notices.turns import Notices
from longhall.server.settings import Settings
from longhall.server.table.permissions import Refused
from longhall.server.table.room import Room
from longhall.server.walltime import now

AGAIN: Final = 1.0  # seconds until something is tried again that could not be written
MOST_FAILURES: Final = 30  # of a bot in a row that make the next wait longer
log = logging.getLogger("longhall.supervisor")


class TableSupervisor:
    """Looks after tables. Of several processes the one that wrote last at a table does."""

    def __init__(self, settings: Settings, bot_pool: BotPool, notices: Notices, metrics: Metrics) -> None:
        self.settings = settings
        self.bot_pool = bot_pool
        self.notices = notices
        self.metrics = metrics
        self.closing = False
        self.again = AGAIN
        self._bots: dict[str, asyncio.Task[None]] = {}  # by table: lets its bots play
        self.alarms: dict[str, asyncio.TimerHandle] = {}  # by table: rings when something is due
        self._plans: WeakKeyDictionary[Room, BotPlans] = WeakKeyDictionary()  # of the bots at a table
        self._tasks: set[asyncio.Task[None]] = set()  # alarms that ring
        self._saving: set[asyncio.Task[None]] = set()  # snapshots being written

    async def look_after(self, room: Room) -> None:
        """After every change of a table."""
        room.audience.send_presence(room.state)
        alarm = self.alarms.pop(room.id, None)
        if alarm is not None:
            alarm.cancel()
        if self.closing or not room.journal.is_supervised_here:
            return
        if room.journal.is_snapshot_due(room.state, self.settings.snapshot_every):
            self._start(self._saving, self._save_snapshot(room))
        due = room.next_due()
        if due is not None:
            wait = max(0.0, due - now())
            self.alarms[room.id] = asyncio.get_running_loop().call_later(wait, self._ring, room)
        seat = room.state.deciding_seat()
        if seat >= 0 and room.state.player_bot(seat) is None:
            self.notices.turn_changed(room)
        elif seat >= 0 and room.id not in self._bots:
            self._bots[room.id] = asyncio.create_task(self._have_bots_play(room))

    def is_busy_at(self, table_id: str) -> bool:
        """Whether the table has to be in memory: a bot plays there, or somebody is about to be told of their turn."""
        return table_id in self._bots or self.notices.is_waiting_at(table_id)

    def unload(self, table_id: str, wake: Callable[[str], None]) -> None:
        """The table leaves the memory: ``wake`` is called with it when something is due there."""
        alarm = self.alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()
            self.alarms[table_id] = asyncio.get_running_loop().call_at(alarm.when(), self._wake, table_id, wake)

    def _wake(self, table_id: str, wake: Callable[[str], None]) -> None:
        self.alarms.pop(table_id, None)
        if not self.closing:
            wake(table_id)

    async def stop(self) -> None:
        """Bots and clocks stop; snapshots that are being written are finished."""
        self.closing = True
        for task in [*self._bots.values(), *self._tasks]:
            task.cancel()
        for alarm in self.alarms.values():
            alarm.cancel()
        await asyncio.gather(*self._saving)

    def _start(self, tasks: set[asyncio.Task[None]], work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    async def _save_snapshot(self, room: Room) -> None:
        try:
            state = room.state
            await room.journal.save_keepsake(state)
            await room.journal.save_snapshot(state)
        except SQLAlchemyError as error:  # the actions are there; the next one will do
            log.warning("a snapshot was not written", extra={"kind": type(error).__name__})

    def _ring(self, room: Room) -> None:
        self.alarms.pop(room.id, None)
        self._start(self._tasks, self._do_due(room))

    async def _do_due(self, room: Room) -> None:
        while not self.closing:
            try:
                await room.run_due()
                return
            except SQLAlchemyError as error:
                log.warning("what was due at a table was not written", extra={"kind": type(error).__name__})
                await asyncio.sleep(self.again)

    async def _have_bots_play(self, room: Room) -> None:
        """Whoever changes the table from the moment the last bot has stopped finds none at work and starts the next."""
        try:
            await self._let_bots_play(room)
        finally:
            self._bots.pop(room.id, None)

    async def _let_bots_play(self, room: Room) -> None:
        """As long as a bot has to choose at this table and this process looks after it. If a bot fails, or this program
        does not know it any more, a simple one chooses instead, so that nobody waits for ever."""
        failures = 0
        plans = self._plans.setdefault(room, BotPlans())
        while (match := room.state.match) is not None and room.journal.is_supervised_here and not self.closing:
            state = room.state
            seat, seq = state.deciding_seat(), state.seq
            bot = state.player_bot(seat) if seat >= 0 else None
            if bot is None:
                return
            plan = plans.after(match, seat)
            scripted = state.teacher.scripted(match) if state.teacher is not None else None
            who, seed = RANDOM if failures else bot, seat_seed(state.seed, seat)
            began = time.monotonic()
            try:
                if scripted is not None:
                    key, plan = scripted, []
                else:
                    key, plan = await self.bot_pool.choose(match, who, seed, plan, room.id)
            except LonghallError:
                failures += 1
                log.error("a bot failed", extra={"game": state.game.name, "bot": bot, "count": failures})
                await asyncio.sleep(self.again * min(failures - 1, MOST_FAILURES))
                continue
            failures = 0
            await asyncio.sleep(max(0.0, self.settings.bot_delay - (time.monotonic() - began)))
            try:
                await room.choose(None, seat, seq, key, by_bot=bot)
                if room.state.match is not None:
                    plans.keep(room.state.match, seat, plan)
            except Refused:  # somebody has undone, paused or taken the seat back: look again
                continue
            except SQLAlchemyError as error:
                log.warning("a bot's choice was not written", extra={"kind": type(error).__name__})
                await asyncio.sleep(self.again)
