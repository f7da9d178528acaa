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
from longhall.server.continuing import beginning, told
from longhall.server.db.models import Seat, Table
from longhall.server.db.store import Conflict, Store

SCHEMA_VERSION = 1  # of snapshots
OPEN, PLAYING, PAUSED, FINISHED, CANCELLED = "open", "playing", "paused", "finished", "cancelled"


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

    def hang_up(self) -> None:
        """End the connection."""


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
    """Methods that change something are coroutines, take the lock, and raise Refused with a reason."""

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
        self.clock = Clock.from_data(table.clock)
        self.result: dict[str, Any] | None = table.result
        self.seats = [SeatState(s.user_id, s.name, s.bot, s.resigned, s.bank) for s in seats]
        self.match: Match | None = None
        self.log: list[tuple[int, Entry]] = []  # choices that can be told again: (seq, entry)
        self.vote: Vote | None = None
        self.turn_began = time.time()
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.after: Callable[[Room], Awaitable[None]] | None = None  # the hall looks after bots, clocks and notices
        self.snapshot_every = 100
        self.continued: dict[str, Any] | None = None  # the table and the point this match goes on from
        self._floor = 0  # seq before which nobody can be caught up: an undo or a snapshot lies there

    # -- opening -----------------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Bring a started match back from its snapshot and the actions since; the actions are the truth."""
        self.continued = told(await self.store.action(self.id, 1)) if self.seq else None
        if self.status in (OPEN, CANCELLED):
            return
        match = None
        seq = 0
        snapshot = await self.store.snapshot(self.id)
        if snapshot is not None and snapshot.schema_version == SCHEMA_VERSION:
            match = self.game.from_json(snapshot.state)
            seq = snapshot.seq
        if match is None:
            match, seq = await self._beginning()
        self._floor = seq
        for action in await self.store.actions_after(self.id, seq):
            if action.seq <= self.seq:  # what came after the table was read comes with the next look
                match = self._redo(match, action.seq, action.kind, action.data)
        self.match = match

    async def _beginning(self) -> tuple[Match, int]:
        """The match before anything was chosen at this table, and the number of the last action copied into it."""
        if self.continued is None:
            return self.game.new(self.setup, self.seed), 0
        actions = await self.store.actions_after(self.id, 0)
        return await asyncio.to_thread(beginning, self.game, self.seed, actions), self._copied() + 1

    def _copied(self) -> int:
        """Choices that were made at another table; nobody takes them back here."""
        return int(self.continued["at"]) if self.continued is not None else 0

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
        last, self.seq = self.seq, table.seq
        if self.match is None:
            self.status = table.status
            await self.load()
        else:
            match = self.match.clone()
            for action in await self.store.actions_after(self.id, last):
                if action.seq <= self.seq:
                    match = self._redo(match, action.seq, action.kind, action.data)
            self.match = match
        self.status, self.host_id, self.result = table.status, table.host_id, table.result
        self.seats = [SeatState(s.user_id, s.name, s.bot, s.resigned, s.bank) for s in seats]
        self._turn_changed()
        self._tell(last)

    def _redo(self, match: Match, seq: int, kind: str, data: dict[str, Any]) -> Match:
        if kind == "choice":
            match.apply(data["key"])
            if match.history[-1].outcomes != data["outcomes"]:
                raise LonghallError(f"table {self.id}: action {seq} does not replay")
            self.log.append((seq, match.history[-1]))
        elif kind == "undo":
            match = match.rewound(data["to"])
            self._forget(seq)
        return match

    def _forget(self, seq: int) -> None:
        self._floor = seq
        self.log = []

    # -- questions ---------------------------------------------------------------------------------------------------

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
        return self.clock.deadline(self.turn_began, self.seats[seat].bank)

    def eye_of(self, user_id: str | None) -> int | None:
        """Through which seat's eyes a user sees the table: of several held seats the one that decides."""
        held = self.seats_of(user_id)
        if not held:
            return None
        return self.deciding() if self.deciding() in held else held[0]

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
            "vote": self._vote_data(),
            "choices": match.choices_made if match is not None else 0,
            "commitment": match.head()["seed_commitment"] if match is not None else None,
            "result": self.result,
            "continued": self.continued,
        }

    def _vote_data(self) -> dict[str, Any] | None:
        vote = self.vote
        if vote is None:
            return None
        return {"kind": vote.kind, "seat": vote.asked_by, "to": vote.to, "agreed": sorted(vote.agreed)}

    def state_for(self, user_id: str | None) -> dict[str, Any]:
        """A fresh, complete picture for one user (None: a spectator)."""
        eye = self.eye_of(user_id)
        host = user_id is not None and user_id == self.host_id
        message: dict[str, Any] = {
            "type": "state",
            "seq": self.seq,
            "table": self.summary(),
            "you": {"seats": self.seats_of(user_id), "eye": eye, "host": host},
            "view": None,
            "decision": self._decision_for(user_id),
            "undo_floor": None,
        }
        if self.match is not None:
            message["view"] = self.match.view(eye)
            if eye is not None:
                message["undo_floor"] = max(self.match.undo_floor(eye), self._copied())
        return message

    def _decision_for(self, user_id: str | None) -> dict[str, Any] | None:
        """Everybody knows who decides what; the options and refusals go to that seat's owner alone."""
        match = self.match
        decision = match.decision if match is not None else None
        if match is None or decision is None or self.status != PLAYING:
            return None
        seat = self.seats[decision.seat]
        if user_id is None or seat.user_id != user_id or seat.bot is not None:
            return {"seat": decision.seat, "kind": decision.kind, "rule": decision.rule, "message": decision.message}
        data = decision.to_data()
        data["refusals"] = [refusal.to_data() for refusal in match.refusals()]
        return data

    def missed(self, user_id: str | None, last: int) -> dict[str, Any]:
        """What a user who has everything up to ``last`` must be told: the choices since, or a fresh picture."""
        message = self.state_for(user_id)
        if self.match is not None and self._floor <= last <= self.seq:
            eye = self.eye_of(user_id)
            message["type"] = "update"
            message["entries"] = [_entry_data(seq, entry, eye) for seq, entry in self.log if seq > last]
        return message

    # -- changes -----------------------------------------------------------------------------------------------------

    async def choose(self, user_id: str | None, seat: int, seq: int, key: str, bot: bool = False) -> None:
        """Make a choice for ``seat``, seen at ``seq``. A late, repeated or foreign one is refused."""
        async with self.lock:
            match = self._running()
            if not 0 <= seat < len(self.seats):
                raise Refused("error-no-such-seat")
            if not bot:
                self._own_seat(user_id, seat)
                if self.seats[seat].bot is not None:
                    raise Refused("error-bot-plays")
            if seq != self.seq:
                raise Refused("error-late", params={"seq": self.seq})
            if match.seat != seat:
                raise Refused("error-not-your-turn")
            trial = match.clone()
            try:
                trial.apply(key)
            except IllegalOption as error:
                raise Refused(error.message, error.rule, error.params) from None
            except InvalidOption as error:
                raise Refused(error.message, params={"key": error.key[:80]}) from None
            entry = trial.history[-1]
            data = {"seat": seat, "key": entry.key, "outcomes": entry.outcomes, "bot": bot}
            changes: dict[str, Any] = {"turn_seat": trial.seat}
            result = trial.result
            if result is not None:
                changes.update(status=FINISHED, result=result.to_data())
            used = time.time() - self.turn_began
            await self._commit("choice", data, changes)
            self.match = trial
            self.log.append((self.seq, entry))
            self.seats[seat].bank = self.clock.bank_after(self.seats[seat].bank, used)
            if result is not None:
                self.status = FINISHED
                self.result = result.to_data()
            self._turn_changed()
            await self._snapshot()
            self._tell(self.seq - 1)
        await self._look_after()

    async def start(self, user_id: str | None) -> None:
        """The host begins; empty seats must have been given to bots."""
        async with self.lock:
            self._host(user_id)
            if self.status != OPEN:
                raise Refused("error-already-started")
            for number, seat in enumerate(self.seats):
                if seat.user_id is None and seat.bot is None:
                    raise Refused("error-empty-seat", params={"seat": number})
            match, self._floor = await self._beginning()
            names = " ".join(seat.name for seat in self.seats).lower()
            await self._commit("start", {}, {"status": PLAYING, "turn_seat": match.seat, "players": names[:400]})
            self.match = match
            self.status = PLAYING
            self._turn_changed()
            if self.continued is not None:
                await self.store.save_snapshot(self.id, self.seq, SCHEMA_VERSION, match.to_json(history=True))
            self._tell(-1)
        await self._look_after()

    async def undo(self, user_id: str | None, seat: int, to: int) -> None:
        """Step back to ``to`` choices: at once as far as the floor allows, beyond it if all other people agree."""
        async with self.lock:
            match = self._running()
            self._own_seat(user_id, seat)
            if not self._copied() <= to < match.choices_made:
                raise Refused("error-nothing-to-undo")
            others = [number for number in self.people() if self.seats[number].user_id != user_id]
            if to >= match.undo_floor(seat) or not others:
                await self._step_back(seat, to)
            else:
                self.vote = Vote("undo", seat, to, set(self.seats_of(user_id)))
                self._tell(self.seq)
        await self._look_after()

    async def offer_end(self, user_id: str | None, seat: int) -> None:
        """Propose to end the match now and count as it stands."""
        async with self.lock:
            self._running()
            self._own_seat(user_id, seat)
            self.vote = Vote("end", seat, 0, set(self.seats_of(user_id)))
            await self._count_votes()
        await self._look_after()

    async def answer(self, user_id: str | None, seat: int, agree: bool) -> None:
        """Agree to the question on the table, or not: one refusal ends it."""
        async with self.lock:
            self._running()
            self._own_seat(user_id, seat)
            if self.vote is None:
                raise Refused("error-no-vote")
            if agree:
                self.vote.agreed.update(self.seats_of(user_id))
                await self._count_votes()
            else:
                self.vote = None
                self._tell(self.seq)
        await self._look_after()

    async def hand_to_bot(self, user_id: str | None, seat: int, bot: str) -> None:
        """Leave a seat to a bot; its owner may take it back."""
        async with self.lock:
            self._begun()
            self._own_seat(user_id, seat)
            if self.seats[seat].resigned:
                raise Refused("error-resigned")
            if self.deciding() == seat and self.seats[seat].bot is None:
                self._charge(seat)
            await self._set_bot(seat, bot)
        await self._look_after()

    async def time_out(self, seat: int, seq: int, bot: str) -> None:
        """The clock of a seat has run out: a bot goes on, which its owner may take back."""
        async with self.lock:
            if self.status == PLAYING and self.seq == seq and self.deciding() == seat:
                self.seats[seat].bank = 0.0
                await self._set_bot(seat, bot)
        await self._look_after()

    async def take_back(self, user_id: str | None, seat: int) -> None:
        async with self.lock:
            self._begun()
            self._own_seat(user_id, seat)
            if self.seats[seat].resigned:
                raise Refused("error-resigned")
            if self.seats[seat].bot is None:
                raise Refused("error-not-now")
            await self._set_bot(seat, None)
        await self._look_after()

    async def resign(self, user_id: str | None, seat: int, bot: str) -> None:
        """Give the seat up for good; a bot plays it to the end."""
        async with self.lock:
            self._running()
            self._own_seat(user_id, seat)
            self.seats[seat].resigned = True
            await self._set_bot(seat, bot)
        await self._look_after()

    async def pause(self, user_id: str | None, paused: bool) -> None:
        """Anybody seated may stop the clocks and bots, and let them go on."""
        async with self.lock:
            if not self.seats_of(user_id):
                raise Refused("error-not-seated")
            wanted, now = (PAUSED, PLAYING) if paused else (PLAYING, PAUSED)
            if self.status != now:
                raise Refused("error-not-now")
            await self._commit(wanted, {}, {"status": wanted})
            self.status = wanted
            self._turn_changed()
            self._tell(self.seq - 1)
        await self._look_after()

    async def forget(self, user_id: str, bot: str) -> None:
        """A person is gone for good: bots play the seats they held."""
        async with self.lock:
            for number in self.seats_of(user_id):
                self.seats[number] = SeatState(None, "", bot if self.status != OPEN else None, False, 0.0)
                if self.status in (PLAYING, PAUSED):
                    await self._set_bot(number, bot)
            if self.host_id == user_id:
                self.host_id = None
            for listener in list(self.listeners):
                if listener.user_id == user_id:
                    listener.hang_up()
        await self._look_after()

    # -- before the start --------------------------------------------------------------------------------------------

    async def sit(self, user_id: str, name: str, seat: int) -> None:
        async with self.lock:
            self._is_open()
            if not 0 <= seat < len(self.seats):
                raise Refused("error-no-such-seat")
            if self.seats[seat].user_id not in (None, user_id):
                raise Refused("error-seat-taken")
            self.seats[seat] = SeatState(user_id, name, None, False, self.clock.bank)
            await self._seats_changed()

    async def stand_up(self, user_id: str | None, seat: int) -> None:
        async with self.lock:
            self._is_open()
            self._own_seat(user_id, seat)
            self.seats[seat] = SeatState()
            await self._seats_changed()

    async def give_seat(self, user_id: str | None, seat: int, bot: str | None) -> None:
        """The host puts a bot into a seat, or empties it."""
        async with self.lock:
            self._host(user_id)
            self._is_open()
            if not 0 <= seat < len(self.seats):
                raise Refused("error-no-such-seat")
            self.seats[seat] = SeatState(None, bot if bot is not None else "", bot)
            await self._seats_changed()

    # -- inside ------------------------------------------------------------------------------------------------------

    def _running(self) -> Match:
        if self.match is None or self.status != PLAYING:
            raise Refused("error-paused" if self.status == PAUSED else "error-not-playing")
        return self.match

    def _begun(self) -> None:
        if self.status not in (PLAYING, PAUSED):
            raise Refused("error-not-playing")

    def _charge(self, seat: int) -> None:
        """Take the time of the decision under way from the seat's bank."""
        self.seats[seat].bank = self.clock.bank_after(self.seats[seat].bank, time.time() - self.turn_began)

    def _is_open(self) -> None:
        if self.status != OPEN:
            raise Refused("error-already-started")

    def _host(self, user_id: str | None) -> None:
        if user_id is None or user_id != self.host_id:
            raise Refused("error-not-host")

    def _own_seat(self, user_id: str | None, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused("error-no-such-seat")
        if user_id is None or self.seats[seat].user_id != user_id:
            raise Refused("error-not-your-seat")

    async def _commit(
        self, kind: str, data: dict[str, Any], changes: dict[str, Any], seats: list[Seat] | None = None
    ) -> None:
        try:
            await self.store.append(self.id, self.seq + 1, kind, data, changes, seats)
        except Conflict:
            await self._catch_up()
            raise Refused("error-late", params={"seq": self.seq}) from None
        self.seq += 1

    async def _count_votes(self) -> None:
        vote = self.vote
        assert vote is not None
        if not set(self.people()) <= vote.agreed:
            self._tell(self.seq)
        elif vote.kind == "undo":
            await self._step_back(vote.asked_by, vote.to)
        else:
            await self._end_early()

    async def _step_back(self, seat: int, to: int) -> None:
        match = self._running()
        back = match.rewound(to)
        await self._commit("undo", {"seat": seat, "to": to}, {"turn_seat": back.seat})
        self.match = back
        self._forget(self.seq)
        self._turn_changed()
        self._tell(-1)

    async def _end_early(self) -> None:
        result = {"reason": "agreed", "places": [], "scores": []}
        await self._commit("end", {}, {"status": FINISHED, "result": result, "turn_seat": -1})
        self.status = FINISHED
        self.result = result
        self._turn_changed()
        self._tell(self.seq - 1)

    async def _set_bot(self, seat: int, bot: str | None) -> None:
        self.seats[seat].bot = bot
        data = {"seat": seat, "bot": bot, "resigned": self.seats[seat].resigned}
        await self._commit("seat", data, {}, self._seat_rows())
        self.vote = None  # who is asked has changed
        if self.deciding() == seat:
            self._turn_changed()
        self._tell(self.seq - 1)

    async def _seats_changed(self) -> None:
        await self._commit("seats", {}, {}, self._seat_rows())
        self._tell(self.seq)

    def _seat_rows(self) -> list[Seat]:
        return [
            Seat(
                table_id=self.id,
                seat=number,
                user_id=seat.user_id,
                name=seat.name,
                bot=seat.bot,
                resigned=seat.resigned,
                bank=seat.bank,
            )
            for number, seat in enumerate(self.seats)
        ]

    async def _snapshot(self) -> None:
        match = self.match
        if match is not None and match.choices_made % self.snapshot_every == 0:
            await self.store.save_snapshot(self.id, self.seq, SCHEMA_VERSION, match.to_json(history=True))

    def _turn_changed(self) -> None:
        self.vote = None
        self.turn_began = time.time()

    def _tell(self, last: int) -> None:
        """Tell everybody what has happened since ``last``; -1: a fresh picture."""
        made: dict[str | None, dict[str, Any]] = {}
        for listener in self.listeners:
            who = listener.user_id if self.seats_of(listener.user_id) or listener.user_id == self.host_id else None
            if who not in made:
                made[who] = self.missed(who, last) if last >= 0 else self.state_for(who)
            listener.deliver(made[who])

    async def _look_after(self) -> None:
        if self.after is not None:
            await self.after(self)


def _seat_data(number: int, seat: SeatState) -> dict[str, Any]:
    return {
        "seat": number,
        "name": seat.name,
        "taken": seat.user_id is not None,
        "bot": seat.bot,
        "resigned": seat.resigned,
        "bank": round(seat.bank, 1),
    }


def _entry_data(seq: int, entry: Entry, eye: int | None) -> dict[str, Any]:
    return {
        "seq": seq,
        "seat": entry.seat,
        "decision": entry.kind,
        "events": [event.seen_by(eye) for event in entry.events],
    }
