"""Hints: whoever decides may ask which choices are best, where the host allows it. They are thought of by the bots'
workers, so they wait their turn among the bots."""

from __future__ import annotations

import asyncio
import logging
from typing import Final
from weakref import WeakKeyDictionary

from sqlalchemy.exc import SQLAlchemyError

from longhall.bots import strategy_for
from longhall.kernel.errors import LonghallError
from longhall.server import messages as m
from longhall.server.bot_pool import BotPool
from longhall.server.rates import RateLimiter
from longhall.server.table.audience import Listener
from longhall.server.table.permissions import Refused, refusal_to_choose
from longhall.server.table.room import Room
from longhall.server.table.state import TableState, teacher_suggests

SECONDS: Final = 1.0  # to think of one
log = logging.getLogger("longhall.hints")


class HintInProgress:
    """For the seat that decides at ``position``; ``listeners`` are the connections of its owner that have asked."""

    def __init__(self, position: int, user_id: str | None, listener: Listener) -> None:
        self.position = position
        self.user_id = user_id
        self.listeners = {listener}
        self.task: asyncio.Task[None] | None = None


class Hints:
    """One at a time for each table and each person. A hint belongs to a position: asked for again there it is the same
    and counts once; once the match has moved on nobody waits for it any more."""

    def __init__(self, bot_pool: BotPool, per_minute: int, seconds: float = SECONDS) -> None:
        self.bot_pool = bot_pool
        self.seconds = seconds
        self.rate = RateLimiter(per_minute / 60, per_minute)  # by user, at all tables together
        self._in_progress: dict[str, HintInProgress] = {}  # by table
        self._told: WeakKeyDictionary[Room, m.HintedMessage] = WeakKeyDictionary()  # the last one of each table

    def ask(self, room: Room, listener: Listener, seat: int, seq: int) -> None:
        """The answer comes to ``listener`` alone; Refused where there can be none."""
        state, user_id = room.state, listener.user_id
        refusal = refusal_to_choose(state, user_id, seat, seq) or refusal_to_hint(state)
        if refusal is not None:
            raise refusal
        told = self._told.get(room)
        if told is not None and (told.seat, told.position) == (seat, state.position):
            listener.deliver(told)
            return
        found = self._in_progress.get(room.id)
        if found is not None and (found.user_id, found.position) == (user_id, state.position):
            found.listeners.add(listener)
            return
        wait = 1.0 if self._is_waiting(user_id) else self.rate.take(str(user_id))
        if wait:
            raise Refused("error-too-fast", params={"wait": round(wait, 3)})
        self._begin(room, HintInProgress(state.position, user_id, listener), seat)

    def moved_on(self, room: Room) -> None:
        """Something has happened at a table: a hint that is of no use any more is given up."""
        found, state = self._in_progress.get(room.id), room.state
        if found is not None and (found.position != state.position or state.deciding_seat() < 0):
            self._give_up(room.id)

    def stop(self) -> None:
        for table_id in list(self._in_progress):
            self._give_up(table_id)

    # -- inside --------------------------------------------------------------------------------------------------------

    def _is_waiting(self, user_id: str | None) -> bool:
        return any(one.user_id == user_id for one in self._in_progress.values())

    def _give_up(self, table_id: str) -> None:
        found = self._in_progress.pop(table_id, None)
        if found is not None and found.task is not None:
            found.task.cancel()

    def _begin(self, room: Room, asked: HintInProgress, seat: int) -> None:
        self._give_up(room.id)
        self._in_progress[room.id] = asked
        asked.task = asyncio.create_task(self._think(room, asked, seat))

    async def _think(self, room: Room, asked: HintInProgress, seat: int) -> None:
        match = room.state.match
        assert match is not None  # somebody may choose there
        answer: m.HintedMessage | m.RefusedMessage
        try:
            # nothing secret goes into the seed: what is not known to the seat must not show in its hint
            data = await self.bot_pool.advise(match, f"{room.id}:{asked.position}", self.seconds, str(asked.user_id))
            hint = m.HintInfo(**{**data, "reasons": [m.HintReasonInfo(**reason) for reason in data["reasons"]]})
            await room.take_hint(asked.user_id, seat, asked.position)
            answer = m.HintedMessage(seq=room.state.seq, position=asked.position, seat=seat, hint=hint)
            self._told[room] = answer
        except Refused as refused:
            answer = _refused(room, refused)
        except LonghallError as error:
            log.error("no hint was found", extra={"game": room.state.game.name, "kind": type(error).__name__})
            answer = _refused(room, Refused("error-hint-failed"))
        except SQLAlchemyError as error:
            log.error("a hint was not written", extra={"kind": type(error).__name__})
            answer = _refused(room, Refused("error-inside"))
        if self._in_progress.get(room.id) is asked:
            del self._in_progress[room.id]
        for listener in asked.listeners:
            listener.deliver(answer)


def refusal_to_hint(state: TableState) -> Refused | None:
    """Why whoever may choose is not told what would be best."""
    if teacher_suggests(state):
        return Refused("error-hint-lesson")
    if not state.allows_hints:
        return Refused("error-hints-off")
    if strategy_for(state.game.name) is None:
        return Refused("error-hint-unknown-game")
    assert state.match is not None
    return Refused("error-hint-one-option") if len(state.match.picks()) == 1 else None


def _refused(room: Room, refused: Refused) -> m.RefusedMessage:
    return m.RefusedMessage(message=refused.message, rule=refused.rule, params=refused.params, seq=room.state.seq)
