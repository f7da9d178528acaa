"""A connection to one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from sqlalchemy.exc import DataError, SQLAlchemyError
from starlette.websockets import WebSocketState

from longhall.bots import bots_for, default_bot
from longhall.server import client_messages as c
from longhall.server import messages as m
from longhall.server.api.deps import Visitor, origin_allowed, visitor_of
from longhall.server.api.errors import ApiError, database_unavailable
from longhall.server.db.models import Chat, User
from longhall.server.db.ties import blocked_by
from longhall.server.db.writer import UNREACHABLE
from longhall.server.hall import Hall
from longhall.server.people.moderation import check_welcome, is_banned, is_muted, set_mute
from longhall.server.people.public_ids import public_id
from longhall.server.people.scopes import allows
from longhall.server.rates import MessageRate, address_key
from longhall.server.table import views
from longhall.server.table.permissions import Refused, Unreadable
from longhall.server.table.pictures import Picture, PictureBasis
from longhall.server.table.previews import preview
from longhall.server.table.room import Room

log = logging.getLogger("longhall.table")
router = APIRouter()
READER: TypeAdapter[c.ClientMessage] = TypeAdapter(c.ClientMessage)
QUEUE = 200  # messages that may wait for a slow client before it is disconnected
CLOSE_SECONDS = 1.0  # for telling a client that it is disconnected
LOOKING: Final = (c.ResyncMessage, c.PreviewMessage)  # what a token may send that is not for playing
POLICY, TOO_BIG, TRY_AGAIN = 1008, 1009, 1013  # WebSocket close codes


class Encoder:
    """Encodes a message once for all who are sent the same one after another, and what pictures share once for all."""

    def __init__(self) -> None:
        self._message: m.HallMessage | None = None
        self._text = b""
        self._picture: Picture | None = None
        self._basis: PictureBasis | None = None

    def text(self, message: m.HallMessage) -> bytes:
        if message is not self._message:
            self._message, self._text, self._picture = message, m.encode(message), None
        return self._text

    def picture(self, message: m.StateMessage | m.UpdateMessage) -> Picture:
        if message is not self._message or self._picture is None:
            if self._basis is None or self._basis.table is not message.table:
                self._basis = PictureBasis(message)
            self._message, self._picture = message, Picture(message, self._basis)
        return self._picture


ENCODER = Encoder()


def _uncancel() -> None:
    task = asyncio.current_task()
    assert task is not None
    task.uncancel()


class Connection:
    """One listener of a room: a queue with a task that empties it into the socket."""

    def __init__(self, socket: WebSocket, visitor: Visitor) -> None:
        self.socket = socket
        self.user = visitor.user
        self.user_id = visitor.user_id
        self.scope = visitor.scope
        self.differences = socket.query_params.get("differences") == "1"  # in place of whole pictures
        self._shown: Picture | None = None  # sent last
        self._send_now: Callable[[bytes], bool] | None = getattr(socket.state, "send_now", None)
        self._pumping = False  # something could not be sent at once
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self.pump: asyncio.Task[None] = asyncio.create_task(self._pump())
        self.pump.add_done_callback(self._wake)
        self._receiving: asyncio.Task[Any] | None = None  # the task that waits for the next message

    def deliver(self, message: m.HallMessage) -> None:
        if not isinstance(message, m.StateMessage | m.UpdateMessage):
            self._send(ENCODER.text(message))
            return
        picture = ENCODER.picture(message)
        if self.differences:
            self._send(picture.since(self._shown))
            self._shown = picture
        else:
            self._send(picture.whole())

    def send_whole(self, message: m.StateMessage | m.UpdateMessage) -> None:
        """A picture that does not build on another."""
        self._shown = None
        self.deliver(message)

    def _send(self, text: bytes) -> None:
        """At once if the client keeps up; else it waits its turn."""
        if not self._pumping and self._send_now is not None and not self.pump.done() and self._send_now(text):
            return
        self._pumping = True
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        """The client reads too slowly, or its user has left: what waits is dropped. Whoever comes back catches up."""
        self.pump.cancel()

    async def receive(self) -> str | None:
        """The next message; None when the connection has ended or is to end."""
        if self.pump.done():
            await self._close(TRY_AGAIN)
            return None
        self._receiving = asyncio.current_task()
        try:
            message = await self.socket.receive()
        except asyncio.CancelledError:
            if self._receiving is not None or not self.pump.done():
                raise  # not by ``_wake``
            _uncancel()
            await self._close(TRY_AGAIN)
            return None
        finally:
            self._receiving = None
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        return text if text is not None else ""  # binary messages say nothing

    def _wake(self, _pump: asyncio.Task[None]) -> None:
        """Nothing is sent any more: do not wait for a client that does not read."""
        if self._receiving is not None:
            self._receiving.cancel()
            self._receiving = None

    async def disconnect(self) -> None:
        """Disconnect a client that keeps exceeding the rate limit."""
        self.pump.cancel()
        await self._close(POLICY)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.socket.close(code), CLOSE_SECONDS)

    async def _pump(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # the socket was closed under us
            while True:
                self._pumping = not self.queue.empty()
                text = await self.queue.get()
                await self.socket.send_text(text.decode())


@router.websocket("/api/tables/{table_id}/play")
async def play(socket: WebSocket, table_id: str) -> None:
    try:
        await _come_in(socket, table_id)
    except UNREACHABLE as error:
        if socket.application_state != WebSocketState.CONNECTING:
            raise
        await socket.send_denial_response(database_unavailable(error))


async def _come_in(socket: WebSocket, table_id: str) -> None:
    hall: Hall = socket.app.state.hall
    try:
        visitor = await visitor_of(socket)
    except ApiError:  # a token that is not valid
        await socket.close(POLICY)
        return
    connections = _limits_of(hall, visitor)
    if not origin_allowed(socket) or not hall.connections.enter(connections):
        await socket.close(POLICY)
        return
    try:
        room = None
        with contextlib.suppress(Unreadable, DataError):  # over HTTP the reason is told
            room = await hall.room(table_id)
        if room is None or await _is_unwelcome(hall, room, visitor):
            await socket.close(POLICY)
            return
        await socket.accept()
        await _converse(hall, room, Connection(socket, visitor), _seen(socket))
    finally:
        hall.connections.leave(connections)


async def _is_unwelcome(hall: Hall, room: Room, visitor: Visitor) -> bool:
    """Over HTTP the reason is told."""
    banned = visitor.user is not None and visitor.user.banned is not None
    return banned or await is_banned(hall.store, room.id, visitor.user_id)


def _limits_of(hall: Hall, visitor: Visitor) -> dict[str, int]:
    """What this connection counts towards, and how many each may have."""
    limits = {f"address {address_key(visitor.address)}": hall.settings.limits.connections_per_address}
    if visitor.user is not None:
        limits[f"user {visitor.user.id}"] = hall.settings.limits.connections_per_user
    return limits


def _seen(socket: WebSocket) -> int:
    """The last action that a client which comes back has seen, as its address says; -1: none."""
    try:
        return int(socket.query_params.get("seen", "-1")[:16])
    except ValueError:
        return -1


async def _converse(hall: Hall, room: Room, connection: Connection, seen: int) -> None:
    """The first message has what happened since action ``seen``: a complete picture for -1."""
    room.audience.listeners.add(connection)
    if connection.user_id is not None:
        room.audience.hide_from(connection.user_id, room.id, await blocked_by(hall.store, connection.user_id))
    rate = MessageRate(hall.settings.limits.messages_per_second)
    hall.metrics.connections.inc()
    try:
        connection.deliver(views.update_message(room.state, connection.user_id, seen))
        hall.coordinator.joined(room, connection)
        while (text := await connection.receive()) is not None:
            if len(text.encode()) > hall.settings.limits.message_bytes:
                await connection.socket.close(TOO_BIG)
                return
            wait = rate.take()
            if wait is None:
                await connection.disconnect()
                return
            if wait:
                _refuse(room, connection, Refused("error-too-fast", params={"wait": round(wait, 3)}))
            else:
                await _handle(hall, room, connection, text)
    except (WebSocketDisconnect, RuntimeError):  # RuntimeError: the socket was closed under us
        pass
    finally:
        connection.pump.cancel()
        room.audience.listeners.discard(connection)
        if not any(other.user_id == connection.user_id for other in room.audience.listeners):
            room.audience.hidden.pop(connection.user_id or "", None)
        hall.metrics.connections.dec()
        hall.coordinator.left(room)


async def _handle(hall: Hall, room: Room, connection: Connection, text: str) -> None:
    try:
        message = READER.validate_json(text)
    except ValidationError:
        _refuse(room, connection, Refused("error-not-understood"))
        return
    try:
        if not isinstance(message, LOOKING) and not allows(connection.scope, "play"):
            raise Refused("error-token-scope", params={"scope": connection.scope, "needed": "play"})
        if isinstance(message, c.ChooseMessage):
            await _choose(hall, room, connection, message)
        else:
            await _act(hall, room, connection, message)
    except Refused as refused:
        _refuse(room, connection, refused)
    except SQLAlchemyError as error:  # nothing was written, or it will be heard of; who is connected stays so
        log.error("the database did not do what was asked", extra={"kind": type(error).__name__})
        _refuse(room, connection, Refused("error-inside"))


def _refuse(room: Room, connection: Connection, refused: Refused) -> None:
    connection.deliver(
        m.RefusedMessage(message=refused.message, rule=refused.rule, params=refused.params, seq=room.state.seq)
    )


async def _choose(hall: Hall, room: Room, connection: Connection, message: c.ChooseMessage) -> None:
    began = time.monotonic()
    if message.seq > room.state.seq:  # seen through another process
        await hall.coordinator.refresh(room)
    await room.choose(connection.user_id, message.seat, message.seq, message.key)
    hall.metrics.choices.inc()
    hall.metrics.choice_seconds.observe(time.monotonic() - began)


async def _act(hall: Hall, room: Room, connection: Connection, message: c.ClientMessageBase) -> None:
    user_id = connection.user_id
    match message:
        case c.ResyncMessage():
            connection.send_whole(views.update_message(room.state, user_id, message.seen))
        case c.PreviewMessage():
            effects = preview(room.state, user_id, message.seat, message.seq, message.key)
            connection.deliver(m.PreviewedMessage(seq=message.seq, key=message.key, effects=effects))
        case c.HintMessage():
            hall.hints.ask(room, connection, message.seat, message.seq)
        case c.SayMessage():
            await _say(hall, room, connection, message.text)
        case c.MuteMessage():
            await _mute(hall, room, user_id, message.who, True)
        case c.UnmuteMessage():
            await _mute(hall, room, user_id, message.who, False)
        case c.UndoMessage():
            await room.undo(user_id, message.seat, message.to)
        case c.AnswerMessage():
            await room.answer(user_id, message.seat, message.agree, message.kind, message.to)
        case c.OfferEndMessage():
            await room.offer_end(user_id, message.seat)
        case c.OfferPauseMessage():
            await room.offer_pause(user_id, message.seat)
        case c.HandOverMessage():
            await room.hand_over(user_id, message.seat, message.to)
        case c.LeaveToBotMessage():
            bot = _known_bot(room, message.bot) if message.bot is not None else default_bot(room.state.game.name)
            await room.hand_to_bot(user_id, message.seat, bot)
        case c.TakeBackMessage():
            await room.take_back(user_id, message.seat)
        case c.ResignMessage():
            await room.resign(user_id, message.seat, default_bot(room.state.game.name))
        case c.PauseMessage():
            await room.pause(user_id, message.paused)
        case c.SitMessage():
            user = await _named(hall, user_id)
            await check_welcome(hall.store, room.id, user.id)
            await hall.sit(room, user, message.seat, message.name or "")
        case c.StandUpMessage():
            await room.stand_up(user_id, message.seat)
        case c.GiveSeatMessage():
            given = _known_bot(room, message.bot) if message.bot is not None else None
            await room.give_seat(user_id, message.seat, given)
        case c.StartMessage():
            await room.start(user_id)


async def _mute(hall: Hall, room: Room, user_id: str | None, who: str, muted: bool) -> None:
    """Everybody at the table hears of it, so it counts as an interruption."""
    wait = hall.interruptions.take(f"{room.id} {user_id}")
    if wait:
        raise Refused("error-too-fast", params={"wait": round(wait, 3)})
    await set_mute(hall.coordinator, room, user_id, who, muted)


async def _named(hall: Hall, user_id: str | None) -> User:
    """Somebody by the name they have now; it may have changed since they connected."""
    user = await hall.store.user(user_id) if user_id is not None else None
    if user is None:
        raise Refused("error-need-name")
    if user.banned is not None:
        raise Refused("error-banned")
    return user


def _known_bot(room: Room, name: str) -> str:
    if name not in bots_for(room.state.game.name):
        raise Refused("error-bots")
    return name


async def _say(hall: Hall, room: Room, connection: Connection, text: str) -> None:
    """Chat: people with a name only, so much a minute, plain text."""
    user = await _named(hall, connection.user_id)
    words = " ".join("".join(letter for letter in text if letter.isprintable() or letter == " ").split())
    if not words or len(words) > hall.settings.limits.chat_length:
        raise Refused("error-chat-length")
    now = time.time()
    if hall.chat.take(user.id):
        raise Refused("error-chat-fast")
    if await is_muted(hall.store, room.id, user.id):
        raise Refused("error-muted")
    if user.muted_until is not None and now < user.muted_until:
        raise Refused("error-muted-everywhere", params={"until": user.muted_until})
    await check_welcome(hall.store, room.id, user.id)
    aside = room.state.is_watcher(user.id)
    if aside and not room.state.watchers_chat:
        raise Refused("error-watchers-chat")
    if aside and hall.watchers_chat.take(user.id):
        raise Refused("error-chat-slow")
    chat = Chat(table_id=room.id, user_id=user.id, name=user.name, text=words, at=now, aside=aside)
    await hall.store.add_chat(chat)
    alike = views.poses_as_another(room.state, user.id, user.name)
    said = m.SaidMessage(who=public_id(room.id, user.id), name=user.name, text=words, at=now, alike=alike, aside=aside)
    await hall.coordinator.announce(room, said, user.id)
