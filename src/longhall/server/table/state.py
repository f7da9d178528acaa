"""A table in memory: what it is, and what each person may be told of it."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_right
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from longhall.kernel.frames import Decision
from longhall.kernel.game import Game
from longhall.kernel.match import HistoryEntry, Match
from longhall.server.db.models import Seat, Table
from longhall.server.db.store import Store
from longhall.server.table.clocks import Clock, Spent, Stopwatch
from longhall.server.table.positions import Landmarks

OPEN, PLAYING, PAUSED, FINISHED, CANCELLED = "open", "playing", "paused", "finished", "cancelled"


class Listener(Protocol):
    """Somebody connected to a room."""

    user_id: str | None

    def deliver(self, message: dict[str, Any]) -> None:
        """Queue a message; never blocks, never raises."""

    def hang_up(self) -> None:
        """End the connection."""


@dataclass
class Vote:
    """A question to the other people at the table: an undo beyond the floor, or ending early."""

    kind: str  # undo or end
    asked_by: int  # seat
    to: int  # for an undo: the number of choices to go back to
    agreed: set[int] = field(default_factory=set)  # seats

    def to_data(self) -> dict[str, Any]:
        return {"kind": self.kind, "seat": self.asked_by, "to": self.to, "agreed": sorted(self.agreed)}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Vote:
        return Vote(data["kind"], data["seat"], data["to"], set(data["agreed"]))


@dataclass
class SeatState:
    """A seat while the table is in memory."""

    user_id: str | None = None
    name: str = ""
    bot: str | None = None  # plays now, for itself or for its owner
    resigned: bool = False
    bank: float = 0.0


@dataclass
class Moment:
    """What all pictures of a moment have in common, made once for all who are told."""

    table: dict[str, Any]
    decision: Decision | None


class Sight:
    """The state of a table and the questions about it. Nothing here changes anything; see ``Room``."""

    def __init__(self, store: Store, game: Game, table: Table, seats: list[Seat]) -> None:
        self.store = store
        self.game = game
        self.id = table.id
        self.setup: dict[str, Any] = table.setup
        self.public = table.public
        self.status = table.status
        self.host_id = table.host_id
        self.seed = table.seed
        self.seq = table.seq
        self.keeper = table.keeper
        self.news = table.news  # number of the last that was told here
        self.elsewhere: list[str | None] = []  # who is connected through other processes, one for each connection
        self.presence_told: dict[str, Any] | None = None
        self.hearing = asyncio.Lock()
        self.clock = Clock.from_data(table.clock)
        self.result: dict[str, Any] | None = table.result
        self.seats = [SeatState(s.user_id, s.name, s.bot, s.resigned, s.bank) for s in seats]
        self.match: Match | None = None
        self.landmarks = Landmarks()  # for those who look back
        self.muted: set[str] = set()  # whom the host has silenced, as everybody may know them
        self.log: list[tuple[int, HistoryEntry]] = []  # choices that can be told again: (seq, entry)
        self.vote: Vote | None = None
        self.watch = stopwatch_of(table)
        self.spent = Spent()
        self.not_before = 0.0  # no time is up before then
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.after: Callable[[Any], Awaitable[None]] | None = None  # the hall looks after bots, clocks and notices
        self.snapshot_at = 0  # choices made when the last one was taken
        self.continued: dict[str, Any] | None = None  # the table and the point this match goes on from
        self._floor = 0  # seq before which nobody can be caught up: an undo or a snapshot lies there

    @property
    def kept_here(self) -> bool:
        """Whether this process looks after the table: it wrote the last action, or took over from one that died."""
        return self.keeper == self.store.process

    def connected(self) -> list[str | None]:
        """Whoever is connected, in all processes: one for each connection."""
        return [*(listener.user_id for listener in self.listeners), *self.elsewhere]

    def presence(self) -> dict[str, Any]:
        """Who is here, as everybody may know it."""
        connected = self.connected()
        here = set(connected)
        seats = [number for number, seat in enumerate(self.seats) if seat.user_id is not None and seat.user_id in here]
        watching = sum(not self.seats_of(user_id) for user_id in connected)
        return {"type": "presence", "seats": seats, "watching": watching}

    def seats_of(self, user_id: str | None) -> list[int]:
        if user_id is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.user_id == user_id]

    def people(self) -> list[int]:
        """Seats played by people now."""
        return [number for number, seat in enumerate(self.seats) if seat.user_id is not None and seat.bot is None]

    def deciding(self) -> int:
        """The seat whose turn it is to choose; -1 when nobody is to."""
        return self.match.seat if self.match is not None and self.status == PLAYING else -1

    def deadline(self) -> float | None:
        seat = self.deciding()
        if seat < 0 or self.seats[seat].bot is not None:
            return None
        allowed = self.clock.allowed(self.seats[seat].bank)
        return None if allowed is None else max(self.watch.began + allowed, self.not_before)

    def eye_of(self, user_id: str | None) -> int | None:
        """Through which seat's eyes a user sees the table: of several held seats the one that decides."""
        held = self.seats_of(user_id)
        if not held:
            return None
        return self.deciding() if self.deciding() in held else held[0]

    def _copied(self) -> int:
        """Choices that were made at another table; nobody takes them back here."""
        return int(self.continued["at"]) if self.continued is not None else 0

    def summary(self) -> dict[str, Any]:
        """What anybody who may come in may know of the table itself."""
        match = self.match
        return {
            "id": self.id,
            "game": self.game.name,
            "setup": self.setup,
            "public": self.public,
            "status": self.status,
            "clock": self.clock.to_data(),
            "seats": [_seat_data(number, seat) for number, seat in enumerate(self.seats)],
            "turn": self.deciding(),
            "deadline": self.deadline(),
            "vote": self.vote.to_data() if self.vote is not None else None,
            "choices": match.choices_made if match is not None else 0,
            "commitment": match.head()["seed_commitment"] if match is not None else None,
            "result": self.result,
            "continued": self.continued,
            "muted": sorted(self.muted),
        }

    def moment(self) -> Moment:
        decision = self.match.decision if self.match is not None and self.status == PLAYING else None
        return Moment(self.summary(), decision)

    def state_for(self, user_id: str | None, now: Moment | None = None) -> dict[str, Any]:
        """A fresh, complete picture for one user (None: a spectator)."""
        now = now if now is not None else self.moment()
        eye = self.eye_of(user_id)
        host = user_id is not None and user_id == self.host_id
        message: dict[str, Any] = {
            "type": "state",
            "seq": self.seq,
            "table": now.table,
            "you": {"seats": self.seats_of(user_id), "eye": eye, "host": host},
            "view": None,
            "decision": self._decision_for(user_id, now.decision),
            "undo_floor": None,
        }
        if self.match is not None:
            message["view"] = self.match.view(eye)
            if eye is not None:
                message["undo_floor"] = max(self.match.undo_floor(eye), self._copied())
        return message

    def _decision_for(self, user_id: str | None, decision: Decision | None) -> dict[str, Any] | None:
        """Everybody knows who decides what; the options and refusals go to that seat's owner alone."""
        if self.match is None or decision is None:
            return None
        seat = self.seats[decision.seat]
        if user_id is None or seat.user_id != user_id or seat.bot is not None:
            return decision_told(decision, False)
        data = decision_told(decision, True)
        data["refusals"] = [refusal.to_data() for refusal in self.match.refusals()]
        return data

    def missed(self, user_id: str | None, last: int, now: Moment | None = None) -> dict[str, Any]:
        """What a user who has everything up to ``last`` must be told: the choices since, or a fresh picture."""
        message = self.state_for(user_id, now)
        if self.match is not None and self._floor <= last <= self.seq:
            eye = self.eye_of(user_id)
            message["type"] = "update"
            heard = bisect_right(self.log, last, key=lambda made: made[0])
            first = self.match.choices_made - len(self.log) + heard + 1
            message["entries"] = [
                {**entry_data(n, entry, eye), "seq": seq} for n, (seq, entry) in enumerate(self.log[heard:], first)
            ]
        return message


def search_words(seats: list[SeatState]) -> str:
    """The names at a table as the search looks for them."""
    return " ".join(seat.name for seat in seats if seat.name).lower()[:400]


def stopwatch_of(table: Table) -> Stopwatch:
    return Stopwatch(table.turn_began if table.turn_began is not None else time.time(), table.turn_used)


def _seat_data(number: int, seat: SeatState) -> dict[str, Any]:
    return {
        "seat": number,
        "name": seat.name,
        "taken": seat.user_id is not None,
        "bot": seat.bot,
        "resigned": seat.resigned,
        "bank": round(seat.bank, 1),
    }


def decision_told(decision: Decision, own: bool) -> dict[str, Any]:
    """What is to be decided, as its own seat may know it or as everybody does."""
    if own:
        return decision.to_data()
    return {"seat": decision.seat, "kind": decision.kind, "rule": decision.rule, "message": decision.message}


def entry_data(n: int, entry: HistoryEntry, eye: int | None) -> dict[str, Any]:
    """The ``n``-th choice of the match as told to whoever looks through ``eye``."""
    return {
        "n": n,
        "seat": entry.seat,
        "decision": entry.kind,
        "events": [event.seen_by(eye) for event in entry.events],
    }
