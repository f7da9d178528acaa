"""A table at work: it checks what people ask for, appends it to the journal, applies it and broadcasts it. No transport
in here."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from dataclasses import replace
from functools import wraps
from typing import Concatenate, Final, ParamSpec

from sqlalchemy.exc import SQLAlchemyError

from longhall.bots import default_bot
from longhall.kernel.errors import IllegalOption, InvalidOption
from longhall.server.db.writer import Conflict
from longhall.server.messages import VoteKind
from longhall.server.rates import RateLimiter
from longhall.server.table import actions as a
from longhall.server.table import permissions as may
from longhall.server.table.audience import Audience
from longhall.server.table.clocks import PAUSE
from longhall.server.table.journal import Journal
from longhall.server.table.permissions import LATE, Refused
from longhall.server.table.seats import SeatState, Vote
from longhall.server.table.state import OPEN, PAUSED, PLAYING, TableState
from longhall.server.walltime import now

RACES: Final = 40  # with other processes that write at the same table
APART: Final = (0.01, 0.03)  # seconds between two of them, at random: never in step with the other one's writes
P = ParamSpec("P")


class Overtaken(Refused):
    """Another process has written first; what it wrote is known here by now."""


def retry_overtaken(
    ask: Callable[Concatenate[Room, P], Awaitable[None]],
) -> Callable[Concatenate[Room, P], Awaitable[None]]:
    """What another process was quicker than is looked at again on what that one has left: refused only if it cannot be
    done there, as if it had come a moment later."""

    @wraps(ask)
    async def tried(room: Room, /, *args: P.args, **kwargs: P.kwargs) -> None:
        for _ in range(RACES - 1):
            with contextlib.suppress(Overtaken):
                return await ask(room, *args, **kwargs)
            await asyncio.sleep(random.uniform(*APART))
            await room.catch_up()
        return await ask(room, *args, **kwargs)

    return tried


class Room:
    """Methods that change something take the lock, and raise Refused with a reason when it cannot be done."""

    def __init__(
        self, journal: Journal, state: TableState, audience: Audience, interruptions: RateLimiter | None = None
    ) -> None:
        self.journal = journal
        self.state = state
        self.audience = audience
        self.interruptions = interruptions if interruptions is not None else RateLimiter(1e6, 1e6)
        self.lock = asyncio.Lock()
        self.after_change: Callable[[Room], Awaitable[None]] | None = None  # the hall's: bots, clocks, notices

    @property
    def id(self) -> str:
        return self.state.id

    # -- in play -----------------------------------------------------------------------------------------------------

    @retry_overtaken
    async def choose(self, user_id: str | None, seat: int, seq: int, key: str, by_bot: str | None = None) -> None:
        """Make a choice for ``seat`` on a picture of action ``seq``; ``by_bot`` is the bot that thought of it."""
        async with self._changing() as state:
            refusal = may.refusal_to_choose(state, user_id, seat, seq, by_bot)
            if refusal is not None:
                raise refusal
            await self._act(a.Chosen(at=now(), seat=seat, key=key, bot=by_bot is not None))

    @retry_overtaken
    async def take_hint(self, user_id: str | None, seat: int, position: int) -> None:
        """Note that the owner of a seat is about to be told what is best at this position: once, however often they
        ask."""
        async with self._changing() as state:
            refusal = may.refusal_to_choose(state, user_id, seat, position)
            if refusal is not None:
                raise refusal
            if state.hinted_at.get(seat) != position:
                await self._act(a.HintTaken(at=now(), seat=seat, choices=state.choices_made()))

    @retry_overtaken
    async def start(self, user_id: str | None) -> None:
        """The host begins; empty seats must have been given to bots."""
        async with self._changing():
            await self._catch_up()  # somebody may just have sat down through another process
            state = self.state
            may.check_host(state, user_id)
            may.check_open(state)
            for number, seat in enumerate(state.seats):
                if seat.user_id is None and seat.bot is None:
                    raise Refused("error-empty-seat", params={"seat": number})
            may.check_rated_start(state)
            await self._act(a.Started(at=now()))
            await self._play_opening()
            if state.origin is not None:
                with contextlib.suppress(SQLAlchemyError):  # it saves time when the table is read back, no more
                    await self.journal.save_snapshot(self.state)

    async def _play_opening(self) -> None:
        """What is played of a lesson before somebody learns by it, as far as the rules still have it so."""
        teacher = self.state.teacher
        for key in teacher.lesson.opening if teacher is not None else ():
            match = self.state.match
            offered = match.keys() if match is not None else []
            if match is None or key not in offered:
                return
            await self._act(a.Chosen(at=now(), seat=match.seat, key=key, bot=True))

    @retry_overtaken
    async def undo(self, user_id: str | None, seat: int, to: int) -> None:
        """Step back to ``to`` choices: at once as far as the floor allows, beyond it if all other people agree."""
        async with self._changing() as state:
            match = may.begun_match(state)
            may.check_has_say(state, user_id, seat)
            if not state.fixed_choices() <= to < match.choices_made:
                raise Refused("error-nothing-to-undo")
            with self._slowed_down(user_id):
                if to >= state.undo_floor(seat) or not (state.is_shared() or state.rated or state.tournament):
                    await self._act(a.SteppedBack(at=now(), seat=seat, to=to, agreed=False))
                elif state.rated:
                    raise Refused("error-rated-undo")
                else:
                    may.check_free(state)
                    await self._call_vote(user_id, "undo", seat, to)

    @retry_overtaken
    async def offer_end(self, user_id: str | None, seat: int) -> None:
        """Propose to end the match now and count as it stands."""
        await self._offer(user_id, "end", seat)

    @retry_overtaken
    async def offer_pause(self, user_id: str | None, seat: int) -> None:
        """Propose to pause until somebody lets the match go on."""
        await self._offer(user_id, "pause", seat)

    async def _offer(self, user_id: str | None, kind: VoteKind, seat: int) -> None:
        async with self._changing() as state:
            may.begun_match(state)
            may.check_has_say(state, user_id, seat)
            may.check_free(state)
            with self._slowed_down(user_id):
                await self._call_vote(user_id, kind, seat, 0)

    @retry_overtaken
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
            if agree and agreed == state.vote.agreed:
                return  # said before
            with self._slowed_down(user_id):
                if agree:
                    await self._put(replace(state.vote, agreed=agreed))
                else:
                    await self._act(a.VoteChanged(at=now(), vote=None, refused_by=seat))

    async def _call_vote(self, user_id: str | None, kind: VoteKind, seat: int, to: int) -> None:
        state = self.state
        deadline = now() + state.clock.vote_seconds()
        await self._put(Vote(kind, seat, to, deadline, frozenset(state.seats_of(user_id))))

    async def _put(self, vote: Vote) -> None:
        """The vote as it stands after somebody has called it or agreed; if all agree it passes. It is an action like
        others: no answer is lost or counted twice, whichever process hears it."""
        if set(self.state.voters()) <= vote.agreed and now() >= self.state.vote_passes_at():
            await self._pass(vote)
        else:
            await self._act(a.VoteChanged(at=now(), vote=vote))

    async def _pass(self, vote: Vote) -> None:
        match vote.kind:
            case "undo":
                await self._act(a.SteppedBack(at=now(), seat=vote.asked_by, to=vote.to, agreed=True))
            case "end":
                await self._act(a.EndedByAgreement(at=now()))
            case "pause":
                await self._act(a.Paused(at=now(), seat=vote.asked_by))

    @retry_overtaken
    async def hand_to_bot(self, user_id: str | None, seat: int, bot: str) -> None:
        """Leave a seat to a bot; its owner may take it back."""
        async with self._changing() as state:
            may.begun_match(state)
            may.check_not_resigned(state, user_id, seat)
            if state.rated:
                raise Refused("error-rated-bot")
            with self._slowed_down(user_id):
                await self._act(a.SeatHandedOver(at=now(), seat=seat, bot=bot))

    @retry_overtaken
    async def hand_over(self, user_id: str | None, seat: int, to: int) -> None:
        """Give seat ``to`` a bot: its owner has kept the others waiting too long, and may take it back."""
        async with self._changing() as state:
            may.begun_match(state)
            may.check_has_say(state, user_id, seat)
            may.check_handover(state, user_id, to, now())
            with self._slowed_down(user_id):
                bot = default_bot(state.game.name)
                await self._act(a.SeatHandedOver(at=now(), seat=to, bot=bot, waited=True))

    @retry_overtaken
    async def take_back(self, user_id: str | None, seat: int) -> None:
        """The owner plays again. The clock of a decision runs on; one whose time is up stays with the bot."""
        async with self._changing() as state:
            may.begun_match(state)
            may.check_not_resigned(state, user_id, seat)
            if state.seats[seat].bot is None:
                raise Refused("error-not-now")
            with self._slowed_down(user_id):
                at = now()
                await self._act(a.SeatHandedOver(at=at, seat=seat, bot=None, bot_decides=state.has_timed_out(seat, at)))

    @retry_overtaken
    async def resign(self, user_id: str | None, seat: int, bot: str) -> None:
        """Give the seat up for good; a bot plays it to the end."""
        async with self._changing() as state:
            may.begun_match(state)
            may.check_not_resigned(state, user_id, seat)
            await self._act(a.SeatHandedOver(at=now(), seat=seat, bot=bot, resigned=True))

    @retry_overtaken
    async def pause(self, user_id: str | None, paused: bool) -> None:
        """Anybody who has a say may stop the clocks and bots a few times, for a while; anybody who has not resigned may
        let them go on, and anybody seated where all have. Where nobody else waits there is no limit."""
        async with self._changing() as state:
            held = state.seats_of(user_id)
            may.check_not_stopped(state)
            if not held:
                raise Refused("error-not-seated")
            may.check_free(state)
            if paused:
                may.check_has_say(state, user_id, held[0])
            elif state.owned():
                may.check_not_out(state, user_id)
            if state.status != (PLAYING if paused else PAUSED):
                raise Refused("error-not-now")
            if paused:
                may.check_pause(state, user_id)
            at, by = now(), state.viewing_seat(user_id)
            until = at + PAUSE if state.is_shared() else None
            with self._slowed_down(user_id):
                await self._act(a.Paused(at=at, seat=by, until=until) if paused else a.Resumed(at=at, seat=by))

    # -- by a tournament ---------------------------------------------------------------------------------------------

    @retry_overtaken
    async def begin(self) -> None:
        """All chairs are taken: the match begins."""
        async with self._changing():
            await self._catch_up()
            may.check_open(self.state)
            await self._act(a.Started(at=now()))

    @retry_overtaken
    async def hold(self, held: bool) -> None:
        """The tournament pauses, or goes on."""
        async with self._changing() as state:
            if state.status == (PLAYING if held else PAUSED):
                await self._act(a.Paused(at=now()) if held else a.Resumed(at=now()))

    @retry_overtaken
    async def give_up(self, seat: int) -> None:
        """Whoever sits there is out of the tournament: a bot plays to the end."""
        async with self._changing() as state:
            taken = state.seats[seat]
            if state.status in (PLAYING, PAUSED) and taken.user_id is not None and not taken.resigned:
                bot = taken.bot or default_bot(state.game.name)
                await self._act(a.SeatHandedOver(at=now(), seat=seat, bot=bot, resigned=True))

    @retry_overtaken
    async def play_out(self) -> None:
        """The time of the round is up: bots play for everybody."""
        async with self._changing() as state:
            for seat in state.voters() if state.status == PLAYING else ():
                bot = default_bot(state.game.name)
                await self._act(a.SeatHandedOver(at=now(), seat=seat, bot=bot, timed_out=True))

    # -- by the clock ------------------------------------------------------------------------------------------------

    def next_due(self) -> float | None:
        """When something happens at this table by the clock alone; None: nothing does."""
        state = self.state
        due = [state.deadline(), state.paused_until, state.vote.deadline if state.vote is not None else None]
        due.append(state.vote_passes_at() if state.is_vote_agreed() else None)
        return min((at for at in due if at is not None), default=None)

    @retry_overtaken
    async def run_due(self) -> None:
        """A pause is over; a bot takes over for a seat whose time is up, and the owner may take the seat back; a vote
        passes that all who are left have agreed to, or lapses. Judged by the decision: nothing that others do meanwhile
        holds a clock up."""
        async with self._changing() as state:
            at = now()
            if state.paused_until is not None and at >= state.paused_until:
                await self._act(a.Resumed(at=at))
            deadline = self.state.deadline()
            if deadline is not None and at >= deadline:
                bot = default_bot(state.game.name)
                await self._act(a.SeatHandedOver(at=at, seat=self.state.deciding_seat(), bot=bot, timed_out=True))
            vote = self.state.vote
            if vote is not None and self.state.is_vote_agreed() and at >= self.state.vote_passes_at():
                await self._pass(vote)
            elif vote is not None and at >= vote.deadline:
                await self._act(a.VoteChanged(at=at, vote=None))

    @contextlib.contextmanager
    def _slowed_down(self, user_id: str | None) -> Iterator[None]:
        """Votes, pauses, steps back and changed seats disturb the others: only so many of them. Alone in a match one
        disturbs nobody. What is not done is not counted, so that what is tried again counts once."""
        limited = self.state.status == OPEN or self.state.is_shared()
        key = f"{self.id} {user_id}" if limited else None
        wait = self.interruptions.wait(key) if key is not None else 0.0
        if wait:
            raise Refused("error-too-fast", params={"wait": round(wait, 3)})
        yield
        if key is not None:
            self.interruptions.take(key)

    # -- before the start --------------------------------------------------------------------------------------------

    @retry_overtaken
    async def sit(self, user_id: str, name: str, seat: int, has_account: bool = False) -> None:
        async with self._changing() as state:
            may.check_open(state)
            may.check_free(state)
            may.check_seat(state, seat)
            if state.seats[seat].user_id not in (None, user_id):
                raise Refused("error-seat-taken")
            if state.seats[seat].held_for not in (None, user_id):
                raise Refused("error-seat-held", params={"name": state.seats[seat].held_name})
            may.check_rated_seat(state, user_id, has_account)
            with self._slowed_down(user_id):
                await self._change_seats({seat: SeatState(user_id, name, bank=state.clock.bank)})

    @retry_overtaken
    async def stand_up(self, user_id: str | None, seat: int) -> None:
        async with self._changing() as state:
            may.check_open(state)
            may.check_free(state)
            may.check_own_seat(state, user_id, seat)
            with self._slowed_down(user_id):
                await self._change_seats({seat: SeatState()})

    @retry_overtaken
    async def give_seat(self, user_id: str | None, seat: int, bot: str | None) -> None:
        """The host puts a bot into a seat, or empties it."""
        async with self._changing() as state:
            may.check_host(state, user_id)
            may.check_open(state)
            may.check_seat(state, seat)
            with self._slowed_down(user_id):
                await self._change_seats({seat: SeatState(name=bot if bot is not None else "", bot=bot)})

    @retry_overtaken
    async def hold_seat(self, user_id: str | None, seat: int, held_for: str | None, name: str) -> None:
        """The host holds a free seat, or a bot's, for somebody, or (None) for nobody any more."""
        async with self._changing() as state:
            may.check_host(state, user_id)
            may.check_open(state)
            may.check_seat(state, seat)
            if state.seats[seat].user_id is not None:
                raise Refused("error-seat-taken")
            with self._slowed_down(user_id):
                await self._change_seats({seat: SeatState(held_for=held_for, held_name=name if held_for else "")})

    @retry_overtaken
    async def remove(self, user_id: str | None, out: str) -> None:
        """The host has somebody stand up before the match begins, and holds no seat for them."""
        async with self._changing() as state:
            may.check_host(state, user_id)
            may.check_open(state)
            freed = state.seats_without(out)
            if freed:
                await self._change_seats(freed)

    @retry_overtaken
    async def close_by_keeper(self) -> None:
        """Whatever is going on there, nobody plays at this table any more."""
        async with self._changing() as state:
            if state.status in (OPEN, PLAYING, PAUSED):
                await self._act(a.Closed(at=now()))

    @retry_overtaken
    async def cancel(self, user_id: str | None) -> None:
        """The host closes a table at which nothing has been played yet."""
        async with self._changing() as state:
            may.check_host(state, user_id)
            may.check_open(state)
            await self._act(a.Closed(at=now()))

    # -- people ------------------------------------------------------------------------------------------------------

    @retry_overtaken
    async def rename(self, user_id: str, name: str) -> None:
        """A person has another name now; a table that is over keeps the old one."""
        async with self._changing() as state:
            renamed = {number: replace(state.seats[number], name=name) for number in state.seats_of(user_id)}
            for number, seat in enumerate(state.seats):
                if seat.held_for == user_id:
                    renamed[number] = replace(seat, held_name=name)
            if renamed and state.status in (OPEN, PLAYING, PAUSED):
                await self._change_seats(renamed)

    @retry_overtaken
    async def give_seats_to_bot(self, user_id: str, bot: str) -> None:
        """A person has left for good: bots play their seats; a table that only they could start is closed."""
        async with self._changing() as state:
            left = state.seats_without(user_id, bot)
            if state.status == OPEN and state.host_id == user_id:
                await self._act(a.Closed(at=now(), seats=left))
            elif left and state.status in (OPEN, PLAYING, PAUSED):
                await self._change_seats(left)
            self._let_go(user_id)

    async def forget_user(self, user_id: str) -> None:
        """Keep neither name nor connection of a person who has left for good. Waits its turn: a change under way works
        on a copy of the state, which still has the person in it."""
        async with self.lock:
            self._let_go(user_id)

    def _let_go(self, user_id: str) -> None:
        self.state.forget_user(user_id)
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

    async def _act(self, action: a.Action) -> None:
        """Try the action on a copy, append it to the journal, and only then let anybody see it."""
        after = self.state.copy()
        try:
            if after.takes_long(action):
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
            raise Overtaken(LATE, params={"seq": self.state.seq}) from None
        seen, self.state = self.state.seq, after
        self.audience.send_update(after, seen)

    async def _change_seats(self, seats: Mapping[int, SeatState]) -> None:
        await self._act(a.SeatsChanged(at=now(), seats=seats))
