"""Turn notices for tables at leisure: an e-mail, a post to a webhook, or both. One notice per turn; what comes due
for the same person within a short while goes into one. Nothing while they are connected to the table."""

from __future__ import annotations

import asyncio
import logging
import math
import smtplib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Any, Final

from sqlalchemy import CursorResult, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from longhall.games import game as load_game
from longhall.server.db.models import Notice, User
from longhall.server.db.store import Store
from longhall.server.messages import TurnInfo, TurnsMessage, encode
from longhall.server.notices import webhooks
from longhall.server.notices.mails import base_address, compose_mail, send_mail
from longhall.server.people.names import isolated
from longhall.server.settings import Settings
from longhall.server.table.clocks import LEISURE
from longhall.server.table.room import Room
from longhall.server.table.seats import SeatState
from longhall.server.table.state import TableState
from longhall.text import Texts, message_id

AT_ONCE: Final = 8  # notices on their way at the same time
RETRIES: Final = (30.0, 300.0)  # seconds to wait before trying again
log = logging.getLogger("longhall.notices")


@dataclass
class Turn:
    """Somebody's turn at a table, as a notice tells of it."""

    table_id: str
    number: int  # choices made before the turn began
    game: str
    others: list[SeatState]  # without the person's own seats
    deadline: float | None


def turn_of(state: TableState, user_id: str) -> Turn | None:
    """The turn that ``user_id`` has at this table now, if a notice may tell of it. Several choices in a row, also for
    several seats of one person, are one turn."""
    seat, match = state.deciding_seat(), state.match
    if state.clock.kind != LEISURE or match is None or seat < 0:
        return None
    if state.seats[seat].user_id != user_id or state.player_bot(seat) is not None:
        return None
    number = match.choices_made
    for entry in reversed(match.history):
        if state.seats[entry.seat].user_id != user_id:
            break
        number -= 1
    others = [other for other in state.seats if other.user_id != user_id and other.name]
    return Turn(state.id, number, state.game.name, others, state.deadline())


class Notices:
    """The notices that are due or on their way. One object per hall; ``rooms`` are the hall's tables in memory."""

    def __init__(self, settings: Settings, store: Store, rooms: Mapping[str, Room]) -> None:
        self.settings = settings
        self.store = store
        self.rooms = rooms
        self.retries: tuple[float, ...] = RETRIES
        self._waiting: dict[str, set[str]] = {}  # table ids by user id
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by user id: waits for the end of the window
        self._sending: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(AT_ONCE)

    def turn_changed(self, room: Room) -> None:
        """Something has changed at a table: if it is somebody's turn now, they will hear of it. Never waits."""
        state = room.state
        seat = state.deciding_seat()
        user_id = state.seats[seat].user_id if seat >= 0 else None
        if user_id is None or turn_of(state, user_id) is None:
            return
        self._waiting.setdefault(user_id, set()).add(room.id)
        if user_id not in self._tasks:
            self._tasks[user_id] = asyncio.create_task(self._watch(user_id))

    def is_waiting_at(self, table_id: str) -> bool:
        """Whether somebody may be told of a turn there soon."""
        return any(table_id in waiting for waiting in self._waiting.values())

    async def stop(self) -> None:
        """Stop waiting and sending; turns nobody was told of come up again when the hall starts."""
        tasks = [*self._tasks.values(), *self._sending]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self, user_id: str) -> None:
        """While something waits for this person: look at the end of every window whether to tell them."""
        try:
            while self._waiting.get(user_id):
                await asyncio.sleep(self.settings.notice_window)
                waiting = set(self._waiting[user_id])
                try:
                    await self._tell(user_id)
                except SQLAlchemyError as error:  # the table goes on; the next window tries again
                    log.error("a notice was not written", extra={"kind": type(error).__name__})
                    self._waiting[user_id] |= waiting
        finally:
            self._waiting.pop(user_id, None)
            self._tasks.pop(user_id, None)

    async def _tell(self, user_id: str) -> None:
        waiting = self._waiting[user_id]
        due: list[Turn] = []
        for table_id in sorted(waiting):
            room = self.rooms.get(table_id)
            turn = turn_of(room.state, user_id) if room is not None else None
            if room is None or turn is None:
                waiting.discard(table_id)
            elif user_id not in room.audience.connected():
                due.append(turn)
        if not due:
            return
        waiting.difference_update(turn.table_id for turn in due)
        user = await self.store.user(user_id)
        reachable = user is not None and (self._mails(user) or user.webhook is not None)
        fresh = [turn for turn in due if reachable and await self._claim(user_id, turn)]
        if user is None or not fresh:
            return
        if self._mails(user):
            self.post(turn_mail(self.settings, user, fresh))
        if user.webhook is not None:
            url, key = user.webhook, user.webhook_key or ""
            body = encode(webhook_message(self.settings, user, fresh))
            private = self.settings.allow_private_webhooks
            self._send("webhook", lambda: webhooks.post(url, key, body, private))

    def post(self, message: EmailMessage) -> None:
        """Send a mail in the background."""
        self._send("mail", lambda: asyncio.to_thread(send_mail, self.settings.mail, message))

    def _mails(self, user: User) -> bool:
        return bool(self.settings.mail.host and user.notify_email and user.email and user.verified)

    async def _claim(self, user_id: str, turn: Turn) -> bool:
        """Write down that this turn is told of; False if it has been already, here or by another process."""
        now = time.time()
        try:
            async with self.store.session() as session:
                found = await session.get(Notice, (turn.table_id, user_id))
                if found is None:
                    session.add(Notice(table_id=turn.table_id, user_id=user_id, turn=turn.number, sent=now))
                    return True
                if found.turn == turn.number and found.sent is not None:
                    return False
                same = (Notice.table_id == turn.table_id, Notice.user_id == user_id, Notice.turn == found.turn)
                sent = Notice.sent.is_(None) if found.sent is None else Notice.sent == found.sent
                written = await session.execute(update(Notice).where(*same, sent).values(turn=turn.number, sent=now))
                assert isinstance(written, CursorResult)
                return written.rowcount == 1
        except IntegrityError:  # another process was quicker, or the table or the person is gone
            return False

    def _send(self, way: str, attempt: Callable[[], Any]) -> None:
        task = asyncio.create_task(self._try(way, attempt))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _try(self, way: str, attempt: Callable[[], Any]) -> None:
        """A failure is a line in the log, without addresses; what will fail again is not tried again."""
        for wait in (*self.retries, None):
            try:
                async with self._slots:
                    await attempt()
                return
            except Exception as error:  # whatever it is, the table goes on
                log.warning("a notice or mail was not sent", extra={"way": way, "reason": _reason(error)})
                if wait is None or isinstance(error, webhooks.ForbiddenAddress | smtplib.SMTPRecipientsRefused):
                    return
            await asyncio.sleep(wait)


def _reason(error: Exception) -> str:
    """Why something was not sent, without addresses."""
    if isinstance(error, webhooks.WebhookFailed):
        return str(error)
    name = type(error).__name__
    return f"{name} {error.smtp_code}" if isinstance(error, smtplib.SMTPResponseException) else name


def table_link(settings: Settings, table_id: str) -> str:
    """Where a person finds a table."""
    return f"{base_address(settings)}/tables/{table_id}"


def display_name(seat: SeatState, texts: Texts) -> str:
    """People by their names, bots by what their kind is called."""
    bot = message_id("bot", seat.bot) if seat.user_id is None and seat.bot is not None else ""
    return texts.say(bot, {}) if bot and texts.has(bot) else seat.name


def webhook_message(settings: Settings, user: User, turns: list[Turn]) -> TurnsMessage:
    texts = Texts(None, user.language)
    found = [
        TurnInfo(turn.table_id, turn.game, turn.number, names, turn.deadline, table_link(settings, turn.table_id))
        for turn in turns
        for names in [[display_name(other, texts) for other in turn.others]]
    ]
    return TurnsMessage(user=user.id, turns=found)


def turn_mail(settings: Settings, user: User, turns: list[Turn]) -> EmailMessage:
    """The notice as a mail, in the person's language."""
    texts = Texts(None, user.language)
    lines = [texts.say("notice-greeting", {"names": [isolated(user.name)]}), ""]
    for turn in turns:
        own = Texts(load_game(turn.game), user.language)
        names = [isolated(display_name(other, own)) for other in turn.others]
        lines.append(own.say("notice-turn", {"game": own.say("game-name", {}), "names": names}))
        if turn.deadline is not None:
            hours = max(0, math.floor((turn.deadline - time.time()) / 3600))
            lines.append(own.say("notice-time-left", {"hours": hours}))
        lines += [table_link(settings, turn.table_id), ""]
    lines.append(texts.say("notice-farewell", {}))
    return compose_mail(settings, user.email or "", texts.say("notice-subject", {"count": len(turns)}), lines)
