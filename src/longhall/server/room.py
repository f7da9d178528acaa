"""A table in memory: it checks what people ask, has it committed, then tells everybody. No transport in here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from longhall.kernel.errors import IllegalOption, InvalidOption, LonghallError
from longhall.kernel.game import Game
from longhall.kernel.match import Entry, Match
from longhall.server.clocks import Clock
from longhall.server.db.models import Seat, Table
from longhall.server.db.store import Conflict, Store

SCHEMA_VERSION = 1  # of snapshots


class Refused(Exception):
    """What somebody asked cannot be done; nothing has changed. ``message`` is a message id."""

    def __init__(self, message: str, rule: str = "", params: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.params: dict[str, Any] = params if params is not None else {}


class Listener(Protocol):
    """Somebody connected to a room."""

    user_id: str | None

    def deliver(self, message: dict[str, Any]) -> None:
        """Queue a message; never blocks, never raises."""


@dataclass
class Vote:
    """A question to the other people at the table: an undo beyond the floor, or ending early."""

    kind: str  # undo or end
    asked_by: int  # seat
    to: int  # for an undo: the number of choices to go back to
    agreed: set[int] = field(default_factory=set)  # seats


@dataclass
class SeatState:
    """A seat while the table is in memory."""

    user_id: str | None = None
    name: str = ""
    bot: str | None = None  # plays now, for itself or for its owner
    resigned: bool = False
    bank: float = 0.0


class Room:
    """All methods that change something are coroutines, take the lock, and raise Refused in one sentence."""

    def __init__(self, store: Store, game: Game, table: Table, seats: list[Seat]) -> None:
        self.store = store
        self.game = game
        self.id = table.id
        self.game_name = table.game
        self.setup: dict[str, Any] = table.setup
        self.public = table.public
        self.status = table.status
        self.host_id = table.host_id
        self.seed = table.seed
        self.seq = table.seq
        self.created = table.created
        self.clock = Clock.from_data(table.clock)
        self.result: dict[str, Any] | None = table.result
        self.rematch_of = table.rematch_of
        self.seats = [SeatState(s.user_id, s.name, s.bot, s.resigned, s.bank) for s in seats]
        self.match: Match | None = None
        self.vote: Vote | None = None
        self.deadline: float | None = None
        self.turn_began = time.time()
        self.listeners: set[Listener] = set()
        self.muted: set[str] = set()  # users the host has silenced
        self.lock = asyncio.Lock()
        self.on_change: Callable[[Room], Awaitable[None]] | None = None  # the hall looks after bots, clocks, notices
        self.snapshot_every = 100
        self._undone_at = -1  # seq of the last undo: nobody can be caught up across it

    # -- questions ---------------------------------------------------------------------------------------------------

    def seats_of(self, user_id: str | None) -> list[int]:
        if user_id is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.user_id == user_id]

    def people(self) -> list[int]:
        """Seats played by people now."""
        return [n for n, seat in enumerate(self.seats) if seat.user_id is not None and seat.bot is None]

    def deciding(self) -> int:
        return self.match.seat if self.match is not None and self.status == "playing" else -1

    def summary(self) -> dict[str, Any]:
        """What anybody who may come in may know of the table itself."""
        return {
            "id": self.id,
            "game": self.game_name,
            "setup": self.setup,
            "public": self.public,
            "status": self.status,
            "clock": self.clock.to_data(),
            "seats": [
                {"seat": number, "name": seat.name, "taken": seat.user_id is not None, "bot": seat.bot,
                 "resigned": seat.resigned, "bank": round(seat.bank, 1)}
                for number, seat in enumerate(self.seats)
            ],
            "turn": self.deciding(),
            "deadline": self.deadline,
            "vote": self._vote_data(),
            "seq": self.seq,
            "choices": self.match.choices_made if self.match is not None else 0,
            "commitment": self.match.head()["seed_commitment"] if self.match is not None else None,
            "result": self.result,
        }

    def _vote_data(self) -> dict[str, Any] | None:
        if self.vote is None:
            return None
        vote = self.vote
        return {"kind": vote.kind, "seat": vote.asked_by, "to": vote.to, "agreed": sorted(vote.agreed)}

    def eye_of(self, user_id: str | None) -> int | None:
        """Through which seat's eyes a user sees the table: of several held seats the one that decides."""
        held = self.seats_of(user_id)
        if not held:
            return None
        deciding = self.deciding()
        return deciding if deciding in held else held[0]

    def state_for(self, user_id: str | None) -> dict[str, Any]:
        """A fresh, complete picture for one user (None: a spectator without a name)."""
        eye = self.eye_of(user_id)
        message: dict[str, Any] = {
            "type": "state",
            "seq": self.seq,
            "table": self.summary(),
            "you": {"seats": self.seats_of(user_id), "eye": eye, "host": user_id is not None and user_id == self.host_id},
        }
        message.update(self._sight(user_id, eye))
        return message

    def _sight(self, user_id: str | None, eye: int | None) -> dict[str, Any]:
        match = self.match
        if match is None:
            return {"view": None, "decision": None}
        sight: dict[str, Any] = {"view": match.view(eye), "decision": self._decision_for(user_id)}
        if eye is not None:
            sight["undo_floor"] = match.undo_floor(eye)
        return sight

    def _decision_for(self, user_id: str | None) -> dict[str, Any] | None:
        """Everybody knows who decides what; the options and refusals go to that seat's owner alone."""
        match = self.match
        if match is None or match.over:
            return None
        decision = match.decision
        assert decision is not None
        if user_id is None or self.seats[decision.seat].user_id != user_id:
            return {"seat": decision.seat, "kind": decision.kind, "rule": decision.rule, "message": decision.message}
        data = decision.to_data()
        data["refusals"] = [refusal.to_data() for refusal in match.refusals()]
        return data

    def missed(self, user_id: str | None, last: int) -> dict[str, Any]:
        """What a user who has everything up to ``last`` must be told: the entries since, or a fresh picture."""
        match = self.match
        if match is None or not 0 <= last <= self.seq or last < self._undone_at or self._first_seq(match) > last + 1:
            return self.state_for(user_id)
        eye = self.eye_of(user_id)
        entries = [self._entry_for(seq, entry, eye) for seq, entry in self._entries if seq > last]
        return {**self.state_for(user_id), "type": "update", "entries": entries}

    def _first_seq(self, match: Match) -> int:
        return self._entries[0][0] if self._entries else self.seq + 1

    @property
    def _entries(self) -> list[tuple[int, Entry]]:
        return self.__dict__.setdefault("_entry_log", [])

    def _entry_for(self, seq: int, entry: Entry, eye: int | None) -> dict[str, Any]:
        return {
            "seq": seq,
            "seat": entry.seat,
            "decision": entry.kind,
            "events": [event.seen_by(eye) for event in entry.events],
        }
