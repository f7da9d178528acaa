"""The journal of a table: its actions in the database, appended one by one and read back."""

from __future__ import annotations

import asyncio
import contextlib
from hashlib import sha256
from typing import Any, Final, get_args

from longhall.kernel.errors import LonghallError, RecordError
from longhall.kernel.game import Game
from longhall.server.db.keepsakes import keepsake_of, save_keepsake
from longhall.server.db.models import Seat, Table
from longhall.server.db.store import Store
from longhall.server.db.writer import NewAction
from longhall.server.messages import Status
from longhall.server.table.actions import Action, Continued, HintTaken, Paused, SeatHandedOver, VoteChanged, read_action
from longhall.server.table.earlier import earlier_players
from longhall.server.table.keepsake import FORMAT, Keepsake, Stopped
from longhall.server.table.results import results_of
from longhall.server.table.state import CANCELLED, FINISHED, PAUSED, TableState, changed_columns

COUNTED: Final = (
    Paused.kind,
    SeatHandedOver.kind,
    HintTaken.kind,
)  # actions of which some count for the rest of the match
SCHEMA_VERSION: Final = 3  # of snapshots: a seal, a line break, the match
UNSEALED: Final = 2  # without the seal; those of version 1 lack remarks
QUICK: Final = 50  # actions that are read back on the event loop; more of them in a thread


class Journal:
    """No two processes append an action of the same number. The rows of a table and of its seats are written in the
    same transaction; they say what the table is now, for lists, and who the people at it are."""

    def __init__(self, store: Store, table: Table) -> None:
        self.store = store
        self.table_id = table.id
        self.supervising_process = table.supervising_process
        self._snapshot_at = 0  # choices made when the last snapshot was due
        self._keepsake_at = 0  # the position that was kept last, or found; a hall that starts keeps what it finds

    @property
    def is_supervised_here(self) -> bool:
        """Whether this process looks after the table: it wrote the last action, or took over from one that died."""
        return self.supervising_process == self.store.process

    def supervise_here(self) -> None:
        self.supervising_process = self.store.process

    # -- appending ---------------------------------------------------------------------------------------------------

    async def append(self, action: Action, before: TableState, after: TableState) -> None:
        """Commit an action with all it changes; returns once it is safe. Raises Conflict when another process has
        written an action of that number."""
        changed = [
            Seat(table_id=self.table_id, seat=number, **vars(seat))
            for number, (seat, old) in enumerate(zip(after.seats, before.seats, strict=True))
            if seat != old
        ]
        await self.store.append(
            NewAction(
                table_id=self.table_id,
                seq=after.seq,
                kind=action.kind,
                data=action.to_data(),
                at=action.at,
                changes=changed_columns(before, after),
                seats=changed,
                results=results_of(after, action.at) if after.status != before.status else [],
            )
        )
        self.supervise_here()

    # -- reading back ------------------------------------------------------------------------------------------------

    async def load(self, game: Game, table: Table) -> TableState:
        """The table as the database has it: from the newest snapshot, if that can be used, and the actions since.
        LonghallError when they do not replay."""
        seats = await self.store.seats(self.table_id)
        _check_rows(table, seats)
        state = TableState(game, table, seats)
        snapshot = await self.store.snapshot(self.table_id)
        if snapshot is not None and snapshot.schema_version >= UNSEALED and snapshot.seq <= table.seq:
            with contextlib.suppress(LonghallError, ValueError, TypeError, KeyError):  # a damaged one is no loss
                text = _unsealed(snapshot.state) if snapshot.schema_version == SCHEMA_VERSION else snapshot.state
                match = await asyncio.to_thread(game.from_json, text, trusted=True)
                await self._restore_origin(state)
                state.restore(match, snapshot.seq)
                for row in await self.store.actions_of(self.table_id, COUNTED, snapshot.seq):
                    state.count_what_is_limited(read_action(row.kind, row.data, row.at))
                self._snapshot_at = match.choices_made
        state = await self._read_on(state, table)
        state.earlier = await earlier_players(self.store, table, state.origin)
        self._keepsake_at = state.position
        if table.vote_deadline is not None and state.vote is None:  # it was called before the snapshot
            called = await self.store.last_action(self.table_id, VoteChanged.kind)
            action = read_action(called.kind, called.data, called.at) if called is not None else None
            state.vote = action.vote if isinstance(action, VoteChanged) else None
        if state.status == PAUSED and state.paused_by is None:  # likewise
            stopped = await self.store.last_action(self.table_id, Paused.kind)
            action = read_action(stopped.kind, stopped.data, stopped.at) if stopped is not None else None
            if isinstance(action, Paused):
                state.paused_by, state.paused_until = action.seat, action.until
        state.cap_deadlines()
        return state

    async def load_stopped(self, table: Table, message: str, params: dict[str, Any]) -> TableState:
        """The table without its match, which this program cannot play: what was kept of it. ``message`` says why."""
        seats = await self.store.seats(self.table_id)
        _check_rows(table, seats)
        state = TableState(Game(table.game, table.rules_version, table.pack, ()), table, seats)
        with contextlib.suppress(LonghallError, ValueError, TypeError, KeyError):
            await self._restore_origin(state)
        with contextlib.suppress(LonghallError):
            for taken in await self.store.actions_of(self.table_id, (HintTaken.kind,), 0):
                state.count_what_is_limited(read_action(taken.kind, taken.data, taken.at))
        keepsake = None
        row = await keepsake_of(self.store, self.table_id)
        if row is not None:
            with contextlib.suppress(RecordError):
                keepsake = await asyncio.to_thread(Keepsake.read, row.format, row.data)
        if keepsake is not None and len(keepsake.views) != len(seats) + 1:
            keepsake = None
        state.earlier = await earlier_players(self.store, table, state.origin)
        state.stopped = Stopped(message, params, keepsake)
        return self._adopt(state, table, seats)

    def _adopt(self, state: TableState, table: Table, seats: list[Seat]) -> TableState:
        state.seq = table.seq
        state.adopt(table, seats)
        self.supervising_process = table.supervising_process
        return state

    async def _restore_origin(self, state: TableState) -> None:
        first = await self.store.action(self.table_id, 1)
        if first is not None and first.kind == Continued.kind:
            state.apply(read_action(first.kind, first.data, first.at))

    async def catch_up(self, state: TableState) -> TableState | None:
        """What has become of ``state`` by what other processes have written; None when nothing is new."""
        table = await self.store.table(self.table_id)
        if table is None or table.seq <= state.seq:
            return None
        if state.stopped is not None:  # others have sat down or left
            return self._adopt(state.copy(), table, await self.store.seats(self.table_id))
        read = await self._read_on(state.copy(), table)
        if read.earlier:  # one of them may have left for good through another process
            read.earlier = await earlier_players(self.store, table, read.origin)
        return read

    async def _read_on(self, state: TableState, table: Table) -> TableState:
        seats = await self.store.seats(self.table_id)
        rows = await self.store.actions_after(self.table_id, state.seq) if table.status != CANCELLED else []
        rows = [row for row in rows if row.seq <= table.seq]
        if table.status != CANCELLED and [row.seq for row in rows] != list(range(state.seq + 1, table.seq + 1)):
            raise RecordError(f"table {table.id} has lost actions")
        actions = [read_action(row.kind, row.data, row.at) for row in rows]
        if len(actions) <= QUICK and not any(state.takes_long(action) for action in actions):
            apply_all(state, actions)
        else:
            await asyncio.to_thread(apply_all, state, actions)
        return self._adopt(state, table, seats)

    # -- snapshots ---------------------------------------------------------------------------------------------------

    def is_snapshot_due(self, state: TableState, every: int) -> bool:
        """Whether so many choices have been made since the last one, or the last of all; asked again, it is not."""
        made = state.match.choices_made if state.match is not None else 0
        at_end = state.status == FINISHED and self.is_keepsake_due(state)
        if made // every == self._snapshot_at // every and not at_end:
            return False
        self._snapshot_at = made
        return True

    async def save_snapshot(self, state: TableState) -> None:
        """Written as text in a thread, since nobody waits for it: a match that others can see is never changed."""
        assert state.match is not None
        text = await asyncio.to_thread(state.match.to_json, history=True)
        await self.store.save_snapshot(self.table_id, state.seq, SCHEMA_VERSION, f"{_seal(text)}\n{text}")

    # -- for ever ----------------------------------------------------------------------------------------------------

    def is_keepsake_due(self, state: TableState) -> bool:
        """Whether the match, which this process looks after, stands elsewhere than when it was kept last."""
        return state.match is not None and self.is_supervised_here and state.position != self._keepsake_at

    async def save_keepsake(self, state: TableState) -> None:
        """As for a snapshot, in a thread."""
        match, self._keepsake_at = state.match, state.position
        if match is not None:
            data = await asyncio.to_thread(lambda: Keepsake.of(match).to_bytes())
            await save_keepsake(self.store, self.table_id, state.seq, FORMAT, data)


def _seal(text: str) -> str:
    """Shows that a snapshot is as it was written; it is too much to check it as a save from elsewhere is checked."""
    return sha256(text.encode()).hexdigest()


def _unsealed(snapshot: str) -> str:
    seal, _, text = snapshot.partition("\n")
    if seal != _seal(text):
        raise RecordError("the snapshot is damaged")
    return text


def _check_rows(table: Table, seats: list[Seat]) -> None:
    """What a damaged database may have made of them would be noticed too late."""
    times = (table.turn_began, table.turn_used, table.vote_deadline, *(seat.bank for seat in seats))
    if table.status not in get_args(Status) or not all(time is None or isinstance(time, int | float) for time in times):
        raise RecordError(f"the row of table {table.id} is damaged")
    if [seat.seat for seat in seats] != list(range(table.setup["seats"])):
        raise RecordError(f"table {table.id} has lost seats")


def apply_all(state: TableState, actions: list[Action]) -> None:
    for action in actions:
        state.apply(action)
