"""A table and its book: read back from the database, and written there before anything changes here."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

from longhall.kernel.errors import LonghallError, RecordError
from longhall.kernel.match import Match
from longhall.server.db.models import Seat
from longhall.server.db.store import Conflict
from longhall.server.table.clocks import LIVE, RETURN, Spent, Stopwatch
from longhall.server.table.continuation import beginning, told
from longhall.server.table.state import CANCELLED, OPEN, PLAYING, Listener, SeatState, Sight, Vote, stopwatch_of

SCHEMA_VERSION = 1  # of snapshots
LATE = "error-late"  # something else has happened first


class Refused(Exception):
    """What somebody asked cannot be done; nothing has changed. ``message`` is a message id."""

    def __init__(self, message: str, rule: str = "", params: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.params: dict[str, Any] = params if params is not None else {}


class Unreadable(Refused):
    """The match of a table was played by rules or with a pack that this program does not know, or it is damaged."""


class Ledger(Sight):
    """What happens at a table is an action with the next number; no two processes write the same one."""

    # -- reading -----------------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Bring a started match back from its snapshot and the actions since; the actions are the truth."""
        self.continued = told(await self.store.action(self.id, 1)) if self.seq else None
        if self.status in (OPEN, CANCELLED):
            return
        match = None
        seq = 0
        snapshot = await self.store.snapshot(self.id)
        if snapshot is not None and snapshot.schema_version == SCHEMA_VERSION:
            with contextlib.suppress(RecordError):  # a damaged one is no loss
                match = self.game.from_json(snapshot.state)
                match.continued = self.continued
                seq = snapshot.seq
                self.snapshot_at = match.choices_made
        if match is None:
            match, seq = await self._beginning()
        self._floor = seq
        for action in await self.store.actions_after(self.id, seq):
            if action.seq <= self.seq:  # what came after the table was read comes with the next look
                match = self._redo(match, action.seq, action.kind, action.data)
        self.match = match
        if match.result is not None:
            self.result = match.result.to_data()
        if self.kept_here:
            self.wait_for_people()

    def wait_for_people(self) -> None:
        """The process that looked after this table is gone: who was connected to it needs a moment to come back."""
        if self.status == PLAYING and self.clock.kind == LIVE:
            self.not_before = time.time() + RETURN

    async def _beginning(self) -> tuple[Match, int]:
        """The match before anything was chosen at this table, and the number of the last action copied into it."""
        if self.continued is None:
            return self.game.new(self.setup, self.seed), 0
        actions = await self.store.actions_after(self.id, 0)
        return await asyncio.to_thread(beginning, self.game, self.seed, actions), self._copied() + 1

    async def catch_up(self) -> None:
        """Another process has written: take over what the database says, and tell everybody here."""
        async with self.lock:
            await self._catch_up()
        await self._look_after()

    async def _catch_up(self) -> None:
        table = await self.store.table(self.id)
        if table is None or table.seq <= self.seq:
            return
        seats = await self.store.seats(self.id)
        actions = await self.store.actions_after(self.id, self.seq)
        if self.match is not None:
            match = self.match.clone()
        elif table.status not in (OPEN, CANCELLED):
            match, self._floor = await self._beginning()
        else:
            match = None
        last, self.seq, self.keeper = self.seq, table.seq, table.keeper  # from here on nobody sees half of it
        if match is not None:
            for action in actions:
                if action.seq <= self.seq:
                    match = self._redo(match, action.seq, action.kind, action.data)
            self.match = match
        self.status, self.host_id, self.result = table.status, table.host_id, table.result
        self.seats = [SeatState(s.user_id, s.name, s.bot, s.resigned, s.bank) for s in seats]
        self.watch = stopwatch_of(table)
        self._tell(last)

    def _redo(self, match: Match, seq: int, kind: str, data: dict[str, Any]) -> Match:
        self.vote = Vote.from_data(data["vote"]) if kind == "vote" and data["vote"] is not None else None
        if kind == "choice":
            self.spent.note(data["seat"], match.choices_made, data.get("used", 0.0))
            match.apply(data["key"])
            if match.history[-1].outcomes != data["outcomes"]:
                raise LonghallError(f"table {self.id}: action {seq} does not replay")
            self.log.append((seq, match.history[-1]))
        elif kind == "undo":
            self._note_undo(match, data)
            match = match.rewound(data["to"])
            self._forget(seq)
        elif kind == "end":
            match.end_by_agreement()
        return match

    def _note_undo(self, match: Match, data: dict[str, Any]) -> None:
        """What was used of the decision that is given up stays used, unless all have agreed to step back."""
        if data.get("agreed", False):
            self.spent = Spent()
        elif "used" in data:
            self.spent.note(match.seat, match.choices_made, data["used"])

    def _forget(self, seq: int) -> None:
        self._floor = seq
        self.log = []

    # -- writing -----------------------------------------------------------------------------------------------------

    async def _commit(
        self,
        kind: str,
        data: dict[str, Any],
        changes: dict[str, Any],
        seats: dict[int, SeatState] | None = None,
        watch: Stopwatch | None = None,
    ) -> None:
        """Write an action with all it changes in one transaction; only then change it here too. Whatever happens
        ends the question that was on the table."""
        seats = seats if seats is not None else {}
        rows = [self._seat_row(number, seat) for number, seat in seats.items()]
        if watch is not None:
            changes = {**changes, **watch.to_row()}
        try:
            await self.store.append(self.id, self.seq + 1, kind, data, changes, rows)
        except Conflict:
            await self._catch_up()
            raise Refused(LATE, params={"seq": self.seq}) from None
        self.seq += 1
        self.keeper = self.store.process
        self.vote = None
        for number, seat in seats.items():
            self.seats[number] = seat
        if watch is not None:
            self.watch = watch

    def _seat_row(self, number: int, seat: SeatState) -> Seat:
        return Seat(
            table_id=self.id,
            seat=number,
            user_id=seat.user_id,
            name=seat.name,
            bot=seat.bot,
            resigned=seat.resigned,
            bank=seat.bank,
        )

    def is_snapshot_due(self, every: int) -> bool:
        """Whether so many choices have been made since the last one; asking again it is not."""
        made = self.match.choices_made if self.match is not None else 0
        if made // every == self.snapshot_at // every:
            return False
        self.snapshot_at = made
        return True

    async def save_snapshot(self) -> None:
        """The match as it is now; put into words beside everything else, since nobody waits for it. A match is never
        changed, a choice makes another one: so it can be read meanwhile."""
        seq, match = self.seq, self.match
        assert match is not None
        state = await asyncio.to_thread(match.to_json, history=True)
        await self.store.save_snapshot(self.id, seq, SCHEMA_VERSION, state)

    def _tell(self, last: int) -> None:
        """Tell everybody what has happened since ``last``; -1: a fresh picture."""
        now = self.moment()
        audiences: dict[str | None, list[Listener]] = {}
        for listener in self.listeners:
            who = listener.user_id if self.seats_of(listener.user_id) or listener.user_id == self.host_id else None
            audiences.setdefault(who, []).append(listener)
        for who, listeners in audiences.items():
            message = self.missed(who, last, now) if last >= 0 else self.state_for(who, now)
            for listener in listeners:
                listener.deliver(message)

    async def _look_after(self) -> None:
        if self.after is not None:
            await self.after(self)
