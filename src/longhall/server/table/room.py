"""A table at work: it checks what people ask, has it committed, then tells everybody. No transport in here."""

from __future__ import annotations

import contextlib
import time
from dataclasses import replace
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from longhall.kernel.errors import IllegalOption, InvalidOption
from longhall.kernel.match import Match
from longhall.server.table.clocks import NONE, Stopwatch
from longhall.server.table.journal import LATE, SCHEMA_VERSION, Ledger, Refused, Unreadable
from longhall.server.table.state import CANCELLED, FINISHED, OPEN, PAUSED, PLAYING, SeatState, Vote, search_words

__all__ = ["LATE", "Refused", "Room", "Unreadable"]


class Room(Ledger):
    """Methods that change something are coroutines, take the lock, and raise Refused with a reason."""

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
                raise Refused(LATE, params={"seq": self.seq})
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
            now = time.time()
            taken = self.watch.taken(now)
            bank = self.clock.bank_after(self.seats[seat].bank, taken)
            paid = {seat: replace(self.seats[seat], bank=bank)} if bank != self.seats[seat].bank else {}
            used = self.clock.unpaid(taken)
            if used:
                data["used"] = used
            before = self.spent.at(seat, trial.choices_made) if trial.seat == seat else 0.0  # and then undone
            await self._commit("choice", data, changes, paid, Stopwatch(now - before))
            self.spent.note(seat, match.choices_made, used)
            self.match = trial
            self.log.append((self.seq, entry))
            if result is not None:
                self.status = FINISHED
                self.result = result.to_data()
            self._tell(self.seq - 1)
        await self._look_after()

    async def start(self, user_id: str | None) -> None:
        """The host begins; empty seats must have been given to bots."""
        async with self.lock:
            self._host(user_id)
            self._is_open()
            for number, seat in enumerate(self.seats):
                if seat.user_id is None and seat.bot is None:
                    raise Refused("error-empty-seat", params={"seat": number})
            match, self._floor = await self._beginning()
            changes = {"status": PLAYING, "turn_seat": match.seat, "players": search_words(self.seats)}
            await self._commit("start", {}, changes, watch=Stopwatch(time.time()))
            self.match = match
            self.status = PLAYING
            self._tell(-1)
            if self.continued is not None:
                with contextlib.suppress(SQLAlchemyError):  # the choices are there; with it they are read sooner
                    await self.store.save_snapshot(self.id, self.seq, SCHEMA_VERSION, match.to_json(history=True))
        await self._look_after()

    async def undo(self, user_id: str | None, seat: int, to: int) -> None:
        """Step back to ``to`` choices: at once as far as the floor allows, beyond it if all other people agree."""
        async with self.lock:
            match = self._running()
            self._voice(user_id, seat)
            if not self._copied() <= to < match.choices_made:
                raise Refused("error-nothing-to-undo")
            others = [number for number in self.people() if self.seats[number].user_id != user_id]
            if to >= match.undo_floor(seat) or not others:
                await self._step_back(seat, to, agreed=False)
            else:
                await self._put(Vote("undo", seat, to, set(self.seats_of(user_id))))
        await self._look_after()

    async def offer_end(self, user_id: str | None, seat: int) -> None:
        """Propose to end the match now and count as it stands."""
        async with self.lock:
            self._running()
            self._voice(user_id, seat)
            await self._put(Vote("end", seat, 0, set(self.seats_of(user_id))))
        await self._look_after()

    async def answer(self, user_id: str | None, seat: int, agree: bool) -> None:
        """Agree to the question on the table, or not: one refusal ends it."""
        async with self.lock:
            self._running()
            self._voice(user_id, seat)
            if self.vote is None:
                raise Refused("error-no-vote")
            if agree:
                await self._put(replace(self.vote, agreed=self.vote.agreed | set(self.seats_of(user_id))))
            else:
                await self._put(None)
        await self._look_after()

    async def hand_to_bot(self, user_id: str | None, seat: int, bot: str) -> None:
        """Leave a seat to a bot; its owner may take it back."""
        async with self.lock:
            self._begun()
            self._own_seat(user_id, seat)
            if self.seats[seat].resigned:
                raise Refused("error-resigned")
            await self._change_seat(seat, bot=bot)
        await self._look_after()

    async def time_out(self, seat: int, seq: int, bot: str) -> None:
        """The clock of a seat has run out: a bot goes on, which its owner may take back."""
        async with self.lock:
            if self.status == PLAYING and self.seq == seq and self.deciding() == seat:
                with contextlib.suppress(Refused):  # another process was quicker
                    await self._change_seat(seat, bot=bot, bank=0.0)
        await self._look_after()

    async def take_back(self, user_id: str | None, seat: int) -> None:
        """The owner plays again. The clock of a decision runs on; one that has run out begins anew, without a bank."""
        async with self.lock:
            match = self._begun()
            self._own_seat(user_id, seat)
            if self.seats[seat].resigned:
                raise Refused("error-resigned")
            if self.seats[seat].bot is None:
                raise Refused("error-not-now")
            now = time.time()
            watch = None
            if match.seat == seat and self.clock.is_up(self.seats[seat].bank, self.watch.taken(now)):
                watch = Stopwatch(now, 0.0 if self.status == PAUSED else None)
            await self._change_seat(seat, watch, bot=None)
        await self._look_after()

    async def resign(self, user_id: str | None, seat: int, bot: str) -> None:
        """Give the seat up for good; a bot plays it to the end."""
        async with self.lock:
            self._running()
            self._own_seat(user_id, seat)
            await self._change_seat(seat, bot=bot, resigned=True)
        await self._look_after()

    async def pause(self, user_id: str | None, paused: bool) -> None:
        """Anybody who has not given up may stop the clocks and bots; anybody seated may let them go on."""
        async with self.lock:
            if not self.seats_of(user_id):
                raise Refused("error-not-seated")
            if paused:  # or nobody might be left to let it go on
                self._voice(user_id, self.seats_of(user_id)[0])
            wanted, before = (PAUSED, PLAYING) if paused else (PLAYING, PAUSED)
            if self.status != before:
                raise Refused("error-not-now")
            now = time.time()
            watch = self.watch.stopped(now) if paused else self.watch.going_on(now)
            await self._commit(wanted, {}, {"status": wanted}, watch=watch)
            self.status = wanted
            self._tell(self.seq - 1)
        await self._look_after()

    async def rename(self, user_id: str, name: str) -> None:
        """A person goes by another name now; a table that is over keeps the old one."""
        async with self.lock:
            renamed = {number: replace(self.seats[number], name=name) for number in self.seats_of(user_id)}
            if renamed and self.status in (OPEN, PLAYING, PAUSED):
                after = [renamed.get(number, seat) for number, seat in enumerate(self.seats)]
                changes = {"players": search_words(after)} if self.status != OPEN else {}
                await self._commit("seats", {}, changes, renamed)
                self._tell(self.seq)
        await self._look_after()

    async def forget(self, user_id: str, bot: str) -> None:
        """A person is gone for good: bots play the seats they held; a table that only they could start is closed."""
        async with self.lock:
            left = {number: SeatState(bot=bot if self.status != OPEN else None) for number in self.seats_of(user_id)}
            if self.status == OPEN and self.host_id == user_id:
                await self._close(left)
            elif left and self.status in (OPEN, PLAYING, PAUSED):
                await self._change_seats(left)
            self.let_go(user_id)
        await self._look_after()

    def let_go(self, user_id: str) -> None:
        """Keep neither name nor connection of a person who is gone for good; their seats in play are bots' already."""
        for number in self.seats_of(user_id):
            self.seats[number] = SeatState(bot=self.seats[number].bot)
        if self.host_id == user_id:
            self.host_id = None
        self.hang_up(user_id)

    def hang_up(self, user_id: str) -> None:
        for listener in list(self.listeners):
            if listener.user_id == user_id:
                listener.hang_up()

    # -- before the start --------------------------------------------------------------------------------------------

    async def sit(self, user_id: str, name: str, seat: int) -> None:
        async with self.lock:
            self._is_open()
            if not 0 <= seat < len(self.seats):
                raise Refused("error-no-such-seat")
            if self.seats[seat].user_id not in (None, user_id):
                raise Refused("error-seat-taken")
            await self._change_seats({seat: SeatState(user_id, name, None, False, self.clock.bank)})

    async def stand_up(self, user_id: str | None, seat: int) -> None:
        async with self.lock:
            self._is_open()
            self._own_seat(user_id, seat)
            await self._change_seats({seat: SeatState()})

    async def give_seat(self, user_id: str | None, seat: int, bot: str | None) -> None:
        """The host puts a bot into a seat, or empties it."""
        async with self.lock:
            self._host(user_id)
            self._is_open()
            if not 0 <= seat < len(self.seats):
                raise Refused("error-no-such-seat")
            await self._change_seats({seat: SeatState(None, bot if bot is not None else "", bot)})

    async def cancel(self, user_id: str | None) -> None:
        """The host closes a table at which nothing is being played yet."""
        async with self.lock:
            self._host(user_id)
            self._is_open()
            await self._close({})

    # -- inside ------------------------------------------------------------------------------------------------------

    def _running(self) -> Match:
        if self.match is None or self.status != PLAYING:
            raise Refused("error-paused" if self.status == PAUSED else "error-not-playing")
        return self.match

    def _begun(self) -> Match:
        if self.match is None or self.status not in (PLAYING, PAUSED):
            raise Refused("error-not-playing")
        return self.match

    def _is_open(self) -> None:
        if self.status != OPEN:
            raise Refused("error-closed" if self.status == CANCELLED else "error-already-started")

    def _host(self, user_id: str | None) -> None:
        if user_id is None or user_id != self.host_id:
            raise Refused("error-not-host")

    def _own_seat(self, user_id: str | None, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused("error-no-such-seat")
        if user_id is None or self.seats[seat].user_id != user_id:
            raise Refused("error-not-your-seat")

    def _voice(self, user_id: str | None, seat: int) -> None:
        """Whoever has given up all their seats has no say in how the match goes on."""
        self._own_seat(user_id, seat)
        if all(self.seats[number].resigned for number in self.seats_of(user_id)):
            raise Refused("error-resigned")

    async def _put(self, vote: Vote | None) -> None:
        """A question to the table as it stands after somebody has asked or agreed, or none; if all agree it happens.
        It is an action like others: no answer is lost or counted twice, whichever process hears it."""
        if vote is None or not set(self.people()) <= vote.agreed:
            await self._commit("vote", {"vote": vote.to_data() if vote is not None else None}, {})
            self.vote = vote
            self._tell(self.seq - 1)
        elif vote.kind == "undo":
            await self._step_back(vote.asked_by, vote.to, agreed=True)
        else:
            await self._end_early()

    async def _step_back(self, seat: int, to: int, agreed: bool) -> None:
        """Undoing gains no time, neither for the decision it leads to nor for those one comes to again."""
        match = self._running()
        back = match.rewound(to)
        now = time.time()
        taken = self.watch.taken(now) if back.seat == match.seat else 0.0
        data: dict[str, Any] = {"seat": seat, "to": to, "agreed": agreed}
        if taken and self.clock.kind != NONE:
            data["used"] = taken
        watch = Stopwatch(now - (taken if agreed else max(taken, self.spent.at(back.seat, to))))
        await self._commit("undo", data, {"turn_seat": back.seat}, watch=watch)
        self._note_undo(match, data)
        self.match = back
        self._forget(self.seq)
        self._tell(-1)

    async def _end_early(self) -> None:
        ended = self._running().clone()
        ended.end_by_agreement()
        assert ended.result is not None
        result = ended.result.to_data()
        changes = {"status": FINISHED, "result": result, "turn_seat": -1}
        await self._commit("end", {}, changes, watch=self.watch)
        self.match = ended
        self.status = FINISHED
        self.result = result
        self._tell(self.seq - 1)

    async def _change_seat(self, number: int, watch: Stopwatch | None = None, **values: Any) -> None:
        """A seat in play goes to a bot or back."""
        seat = replace(self.seats[number], **values)
        data = {"seat": number, "bot": seat.bot, "resigned": seat.resigned}
        await self._commit("seat", data, {}, {number: seat}, watch)
        self._tell(self.seq - 1)

    async def _close(self, left: dict[int, SeatState]) -> None:
        await self._commit(CANCELLED, {}, {"status": CANCELLED}, left)
        self.status = CANCELLED
        self._tell(self.seq)

    async def _change_seats(self, seats: dict[int, SeatState]) -> None:
        """Somebody sits down, stands up or goes."""
        await self._commit("seats", {}, {}, seats)
        self._tell(self.seq)
