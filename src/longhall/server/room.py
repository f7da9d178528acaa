"""A table at work: it checks what people ask, has it committed, then tells everybody. No transport in here."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from longhall.kernel.errors import IllegalOption, InvalidOption, LonghallError
from longhall.kernel.match import Match
from longhall.server.continuing import beginning, told
from longhall.server.db.models import Seat
from longhall.server.db.store import Conflict
from longhall.server.sight import CANCELLED, FINISHED, OPEN, PAUSED, PLAYING, SeatState, Sight, Vote

SCHEMA_VERSION = 1  # of snapshots


class Refused(Exception):
    """What somebody asked cannot be done; nothing has changed. ``message`` is a message id."""

    def __init__(self, message: str, rule: str = "", params: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.params: dict[str, Any] = params if params is not None else {}


class Room(Sight):
    """Methods that change something are coroutines, take the lock, and raise Refused with a reason."""

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
