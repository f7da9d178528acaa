"""A table at work: it checks what people ask for, appends it to the journal, applies it and broadcasts it. No transport
in here."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import replace

from sqlalchemy.exc import SQLAlchemyError

from longhall.bots import best_bot
from longhall.kernel.errors import IllegalOption, InvalidOption
from longhall.server.db.writer import Conflict
from longhall.server.messages import VoteKind
from longhall.server.rates import RateLimiter
from longhall.server.table import actions as a
from longhall.server.table import permissions as may
from longhall.server.table.audience import Audience
from longhall.server.table.journal import Journal
from longhall.server.table.permissions import LATE, Refused
from longhall.server.table.positions import Positions
from longhall.server.table.seats import SeatState, Vote
from longhall.server.table.state import OPEN, PAUSED, PLAYING, TableState


class Room:
    """Methods that change something take the lock, and raise Refused with a reason when it cannot be done."""

    def __init__(
        self, journal: Journal, state: TableState, audience: Audience, interruptions: RateLimiter | None = None
    ) -> None:
        self.journal = journal
        self.state = state
        self.audience = audience
        self.interruptions = interruptions if interruptions is not None else RateLimiter(1e6, 1e6)
        self.positions = Positions()  # for those who look back
        self.lock = asyncio.Lock()
        self.after_change: Callable[[Room], Awaitable[None]] | None = None  # the hall's: bots, clocks, notices

    @property
    def id(self) -> str:
        return self.state.id

    # -- in play -----------------------------------------------------------------------------------------------------

    async def choose(self, user_id: str | None, seat: int, seq: int, key: str, by_bot: bool = False) -> None:
        """Make a choice for ``seat`` on a picture of action ``seq``."""
        async with self._changing() as state:
            refusal = may.refusal_to_choose(state, user_id, seat, seq, by_bot)
            if refusal is not None:
                raise refusal
            await self._act(a.Chosen(at=time.time(), seat=seat, key=key, bot=by_bot))

    async def start(self, user_id: str | None) -> None:
        """The host begins; empty seats must have been given to bots."""
        async with self._changing() as state:
            may.check_host(state, user_id)
            may.check_open(state)
            for number, seat in enumerate(state.seats):
                if seat.user_id is None and seat.bot is None:
                    raise Refused("error-empty-seat", params={"seat": number})
            continued = state.origin is not None
            await self._act(a.Started(at=time.time()), in_thread=continued)
            if continued:
                with contextlib.suppress(SQLAlchemyError):  # it saves time when the table is read back, no more
                    await self.journal.save_snapshot(self.state)

    async def undo(self, user_id: str | None, seat: int, to: int) -> None:
        """Step back to ``to`` choices: at once as far as the floor allows, beyond it if all other people agree."""
        async with self._changing() as state:
            match = may.running_match(state)
            may.check_has_say(state, user_id, seat)
            if not state.copied_choices() <= to < match.choices_made:
                raise Refused("error-nothing-to-undo")
            self._slow_down(user_id)
            others = [number for number in state.voters() if state.seats[number].user_id != user_id]
            if to >= match.undo_floor(seat) or not others:
                await self._act(a.SteppedBack(at=time.time(), seat=seat, to=to, agreed=False))
            else:
                await self._call_vote(user_id, "undo", seat, to)

    async def offer_end(self, user_id: str | None, seat: int) -> None:
        """Propose to end the match now and count as it stands."""
        async with self._changing() as state:
            may.running_match(state)
            may.check_has_say(state, user_id, seat)
            self._slow_down(user_id)
            await self._call_vote(user_id, "end", seat, 0)

    async def offer_bot(self, user_id: str | None, seat: int, to: int) -> None:
        """Propose that a bot plays seat ``to``, whose owner does not, so that nobody has to wait for ever."""
        async with self._changing() as state:
            may.running_match(state)
            may.check_has_say(state, user_id, seat)
            may.check_seat(state, to)
            if state.seats[to].user_id in (None, user_id) or state.seats[to].bot is not None:
                raise Refused("error-not-now")
            self._slow_down(user_id)
            await self._call_vote(user_id, "bot", seat, to)

    async def answer(
        self, user_id: str | None, seat: int, agree: bool, kind: VoteKind | None = None, to: int | None = None
    ) -> None:
        """Agree to the vote, or not: one refusal ends it. With ``kind`` and ``to`` only if it is still that one."""
        async with self._changing() as state:
            may.begun_match(state)
            may.check_has_say(state, user_id, seat)
            if state.vote is None:
                raise Refused("error-no-vote")
            if kind not in (None, state.vote.kind) or to not in (None, state.vote.to):
                raise Refused("error-other-vote")
            agreed = state.vote.agreed | set(state.seats_of(user_id))
            if agree:
                await self._put(replace(state.vote, agreed=agreed))
            else:
                await self._act(a.VoteChanged(at=time.time(), vote=None, refused_by=seat))

    async def _call_vote(self, user_id: str | None, kind: VoteKind, seat: int, to: int) -> None:
        state = self.state
        deadline = time.time() + state.clock.vote_seconds()
        await self._put(Vote(kind, seat, to, deadline, frozenset(state.seats_of(user_id))))

    async def _put(self, vote: Vote) -> None:
        """The vote as it stands after somebody has called it or agreed; if all agree it passes. It is an action like
        others: no answer is lost or counted twice, whichever process hears it."""
        if set(self.state.voters()) <= vote.agreed:
            await self._pass(vote)
        else:
            await self._act(a.VoteChanged(at=time.time(), vote=vote))

    async def _pass(self, vote: Vote) -> None:
        now = time.time()
        if vote.kind == "undo":
            await self._act(a.SteppedBack(at=now, seat=vote.asked_by, to=vote.to, agreed=True))
        elif vote.kind == "end":
            await self._act(a.EndedByAgreement(at=now))
        else:
            bot = best_bot(self.state.game.name)
            await self._act(a.SeatHandedOver(at=now, seat=vote.to, bot=bot))

    async def hand_to_bot(self, user_id: str | None, seat: int, bot: str) -> None:
        """Leave a seat to a bot; its owner may take it back."""
        async with self._changing() as state:
            may.begun_match(state)
            may.check_not_resigned(state, user_id, seat)
            self._slow_down(user_id)
            await self._act(a.SeatHandedOver(at=time.time(), seat=seat, bot=bot))

    async def take_back(self, user_id: str | None, seat: int) -> None:
        """The owner plays again. The clock of a decision runs on; one that has run out begins again, without a bank."""
        async with self._changing() as state:
            may.begun_match(state)
            may.check_not_resigned(state, user_id, seat)
            if state.seats[seat].bot is None:
                raise Refused("error-not-now")
            self._slow_down(user_id)
            await self._act(a.SeatHandedOver(at=time.time(), seat=seat, bot=None))

    async def resign(self, user_id: str | None, seat: int, bot: str) -> None:
        """Give the seat up for good; a bot plays it to the end."""
        async with self._changing() as state:
            may.running_match(state)
            may.check_not_resigned(state, user_id, seat)
            await self._act(a.SeatHandedOver(at=time.time(), seat=seat, bot=bot, resigned=True))
            await self._recount()

    async def pause(self, user_id: str | None, paused: bool) -> None:
        """Anybody who has not resigned may stop the clocks and bots; anybody seated may let them go on."""
        async with self._changing() as state:
            held = state.seats_of(user_id)
            if not held:
                raise Refused("error-not-seated")
            if paused:  # or nobody might be left to let it go on
                may.check_has_say(state, user_id, held[0])
            if state.status != (PLAYING if paused else PAUSED):
                raise Refused("error-not-now")
            self._slow_down(user_id)
            now, by = time.time(), state.eye_of(user_id)
            await self._act(a.Paused(at=now, seat=by) if paused else a.Resumed(at=now, seat=by))

    # -- by the clock ------------------------------------------------------------------------------------------------

    def next_due(self) -> float | None:
        """When something happens at this table by the clock alone; None: nothing does."""
        vote, deadline = self.state.vote, self.state.deadline()
        due = [deadline] if deadline is not None else []
        return min([*due, vote.deadline] if vote is not None else due, default=None)

    async def do_due(self) -> None:
        """A bot takes over for a seat whose time is up, and the owner may take the seat back; a vote passes that nobody
        has refused in time. Judged by the decision: nothing that others do meanwhile holds a clock up."""
        async with self._changing() as state:
            now = time.time()
            with contextlib.suppress(Refused):  # another process was quicker
                deadline = state.deadline()
                if deadline is not None and now >= deadline:
                    bot = best_bot(state.game.name)
                    await self._act(a.SeatHandedOver(at=now, seat=state.deciding(), bot=bot, timed_out=True))
                vote = self.state.vote
                if vote is not None and now >= vote.deadline:
                    await self._pass(vote)

    async def _recount(self) -> None:
        """Those who are left may all have agreed."""
        vote = self.state.vote
        if vote is not None and set(self.state.voters()) <= vote.agreed:
            await self._pass(vote)

    def _slow_down(self, user_id: str | None) -> None:
        """Votes, pauses, steps back and changed seats disturb the others: only so many of them. Alone at a table one
        disturbs nobody."""
        people = {self.state.seats[number].user_id for number in self.state.voters()}
        wait = self.interruptions.take(f"{self.id} {user_id}") if len(people) > 1 else 0.0
        if wait:
            raise Refused("error-too-fast", params={"wait": round(wait, 3)})

    # -- before the start --------------------------------------------------------------------------------------------

    async def sit(self, user_id: str, name: str, seat: int) -> None:
        async with self._changing() as state:
            may.check_open(state)
            may.check_seat(state, seat)
            if state.seats[seat].user_id not in (None, user_id):
                raise Refused("error-seat-taken")
            await self._change_seats({seat: SeatState(user_id, name, bank=state.clock.bank)})

    async def stand_up(self, user_id: str | None, seat: int) -> None:
        async with self._changing() as state:
            may.check_open(state)
            may.check_own_seat(state, user_id, seat)
            await self._change_seats({seat: SeatState()})

    async def give_seat(self, user_id: str | None, seat: int, bot: str | None) -> None:
        """The host puts a bot into a seat, or empties it."""
        async with self._changing() as state:
            may.check_host(state, user_id)
            may.check_open(state)
            may.check_seat(state, seat)
            await self._change_seats({seat: SeatState(name=bot if bot is not None else "", bot=bot)})

    async def cancel(self, user_id: str | None) -> None:
        """The host closes a table at which nothing has been played yet."""
        async with self._changing() as state:
            may.check_host(state, user_id)
            may.check_open(state)
            await self._act(a.Closed(at=time.time()))

    # -- people ------------------------------------------------------------------------------------------------------

    async def rename(self, user_id: str, name: str) -> None:
        """A person has another name now; a table that is over keeps the old one."""
        async with self._changing() as state:
            renamed = {number: replace(state.seats[number], name=name) for number in state.seats_of(user_id)}
            if renamed and state.status in (OPEN, PLAYING, PAUSED):
                await self._change_seats(renamed)

    async def forget(self, user_id: str, bot: str) -> None:
        """A person has left for good: bots play their seats; a table that only they could start is closed."""
        async with self._changing() as state:
            left = {number: SeatState(bot=bot if state.status != OPEN else None) for number in state.seats_of(user_id)}
            if state.status == OPEN and state.host_id == user_id:
                await self._act(a.Closed(at=time.time(), seats=left))
            elif left and state.status in (OPEN, PLAYING, PAUSED):
                await self._change_seats(left)
                await self._recount()
            self._let_go(user_id)

    async def let_go(self, user_id: str) -> None:
        """Keep neither name nor connection of a person who has left for good. Waits its turn: a change under way works
        on a copy of the state, which still has the person in it."""
        async with self.lock:
            self._let_go(user_id)

    def _let_go(self, user_id: str) -> None:
        self.state.forget(user_id)
        self.audience.hang_up(user_id)

    # -- other processes ---------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Another process has written: take over what the database says, and tell everybody here."""
        async with self._changing():
            await self._catch_up()

    async def _catch_up(self) -> None:
        seen = self.state.seq
        state = await self.journal.catch_up(self.state)
        if state is not None:
            self.state = state
            self.audience.send_update(state, seen)

    # -- inside ------------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _changing(self) -> AsyncIterator[TableState]:
        """One change at a time; the hall looks after the table when it is done."""
        async with self.lock:
            yield self.state
        if self.after_change is not None:
            await self.after_change(self)

    async def _act(self, action: a.Action, in_thread: bool = False) -> None:
        """Try the action on a copy, append it to the journal, and only then let anybody see it."""
        after = self.state.copy()
        try:
            if in_thread:
                await asyncio.to_thread(after.apply, action)
            else:
                after.apply(action)
        except IllegalOption as error:
            raise Refused(error.message, error.rule, error.params) from None
        except InvalidOption as error:
            raise Refused(error.message, params={"key": error.key[:80]}) from None
        try:
            await self.journal.append(action, self.state, after)
        except Conflict:
            await self._catch_up()
            raise Refused(LATE, params={"seq": self.state.seq}) from None
        seen, self.state = self.state.seq, after
        self.audience.send_update(after, seen)

    async def _change_seats(self, seats: Mapping[int, SeatState]) -> None:
        await self._act(a.SeatsChanged(at=time.time(), seats=seats))
