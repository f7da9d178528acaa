"""Appending actions: those of many tables are committed together, in a thread of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from longhall.server.db.engine import engine_for_thread
from longhall.server.db.models import Action, Seat, SeatResult, Table

UNREACHABLE = (OperationalError, InterfaceError, PoolTimeout)  # gone, full, locked, or overloaded
SEAT_VALUES = ("user_id", "name", "bot", "resigned", "bank", "bot_since", "held_for", "held_name")
SPACING = 0.01  # seconds from the beginning of a transaction to the next, if they come that fast
BATCH = 200  # actions written in one transaction at most


class Conflict(Exception):
    """Another process was quicker: it has written an action of that number, or opened a rematch, already."""


@dataclass
class NewAction:
    """An action on its way into the database, with what it changes of the table's row and of its seats. ``results`` are
    rows of the match that it ends."""

    table_id: str
    seq: int
    kind: str
    data: dict[str, Any]
    at: float
    changes: dict[str, Any] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    results: list[dict[str, Any]] = field(default_factory=list)


Row = dict[str, Any]
Pending = tuple[NewAction, "asyncio.Future[None]"]  # done when the action is safe


class Writer:
    """Writes the actions of one process, which has that id."""

    def __init__(self, address: str, process: str) -> None:
        self.process = process
        self.committed: Callable[[str], None] = lambda table_id: None  # called with the table of every action
        self._engine = engine_for_thread(address)
        self._thread = ThreadPoolExecutor(1, "journal")
        self._queue: asyncio.Queue[Pending] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._write_actions())

    async def stop(self) -> None:
        """Write what is under way, then let go of the database. May be called again."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
        self._thread.shutdown()
        self._engine.dispose()

    async def append(self, action: NewAction) -> None:
        """Commit an action with what it changes; returns once it is safe. Raises Conflict when its number is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put((action, done))
        await done

    async def _write_actions(self) -> None:
        """Commit whatever is waiting together: one transaction serves many tables. Under load a batch waits a moment
        for more: each transaction costs about as much as writing several actions."""
        began = -SPACING
        while True:
            batch = [await self._queue.get()]
            wait = began + SPACING - time.monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            began = time.monotonic()
            while not self._queue.empty() and len(batch) < BATCH:
                batch.append(self._queue.get_nowait())
            await self._write_batch(batch)
            for _ in batch:
                self._queue.task_done()

    async def _write_batch(self, batch: list[Pending]) -> None:
        """One action that cannot be written must not fail the others: what fails together is tried one by one, until
        two in a row find that the database is gone."""
        error = await self._try_to_write(batch)
        if error is None or len(batch) == 1:
            _settle(batch, error)
            return
        gone = 0
        for number, pending in enumerate(batch):
            error = await self._try_to_write([pending])
            gone = gone + 1 if isinstance(error, UNREACHABLE) else 0
            if gone == 2:
                _settle(batch[number:], error)
                return
            _settle([pending], error)

    async def _try_to_write(self, batch: list[Pending]) -> Exception | None:
        """What went wrong; then nothing was written."""
        try:
            await self.write([action for action, _ in batch])
        except IntegrityError:
            return Conflict()
        except Exception as error:
            return error
        for action, _ in batch:
            self.committed(action.table_id)
        return None

    async def write(self, batch: list[NewAction]) -> None:
        batch.sort(key=lambda action: (action.table_id, action.seq))  # one order in all processes: no deadlocks
        now = time.time()
        rows = [{"table_id": a.table_id, "seq": a.seq, "kind": a.kind, "data": a.data, "at": a.at} for a in batch]
        changed: dict[tuple[str, ...], list[Row]] = {}
        for action in batch:
            changed.setdefault(tuple(action.changes), []).append(
                {
                    "which": action.table_id,
                    "seq": action.seq,
                    "changed": now,
                    "keeper": self.process,  # ``supervising_process``: whoever wrote last looks after the table
                    **action.changes,
                }
            )
        seats = [
            {"which": seat.table_id, "number": seat.seat, **{name: getattr(seat, name) for name in SEAT_VALUES}}
            for action in batch
            for seat in action.seats
        ]
        results = [row for action in batch for row in action.results]
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._write_rows, rows, changed, seats, results)

    def _write_rows(
        self, rows: list[Row], changed: dict[tuple[str, ...], list[Row]], seats: list[Row], results: list[Row]
    ) -> None:
        """Runs in the writer's thread: the event loop has other things to do."""
        with self._engine.begin() as connection:
            connection.execute(insert(Action), rows)
            for values in changed.values():
                connection.execute(update(Table).where(Table.id == bindparam("which")), values)
            if seats:
                of_seat = (Seat.table_id == bindparam("which"), Seat.seat == bindparam("number"))
                connection.execute(update(Seat).where(*of_seat), seats)
            if results:
                connection.execute(insert(SeatResult), results)


def _settle(batch: list[Pending], error: Exception | None) -> None:
    """Tell those who wait whether their actions are safe."""
    for _, done in batch:
        if done.done():  # nobody waits any more
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
