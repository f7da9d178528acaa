"""One hall in several processes: each says that it lives, hears what the others do at tables that somebody here is
connected to, takes over the tables of one that died, and tells the others who is connected here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from longhall.kernel.errors import LonghallError
from longhall.server.db.processes import (
    add_news,
    connected_at,
    heartbeat,
    latest_numbers,
    leave,
    news_since,
    prune_news,
    set_presence,
    take_over,
)
from longhall.server.db.store import Store
from longhall.server.messages import HallMessage, MutedMessage, SaidMessage, read_hall_message
from longhall.server.processes.bus import Bus
from longhall.server.table.audience import Listener
from longhall.server.table.room import Room

BEAT: Final = 1.0  # seconds between two heartbeats
AT_ONCE: Final = 8  # tables brought up to date at the same time
DELETED: Final = "gone"  # news for the processes, not for people: a user is deleted
LOGGED_OUT: Final = "out"  # for the processes too: a user has ended their sessions
log = logging.getLogger("longhall.processes")


class ProcessCoordinator:
    """``rooms`` are the tables in memory, ``is_watched`` says which of them must be up to date all the time, and
    ``resume`` is called with tables that this process has to look after from now on."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        rooms: Mapping[str, Room],
        is_watched: Callable[[Room], bool],
        resume: Callable[[list[str]], None],
    ) -> None:
        self.store = store
        self.bus = bus
        self.rooms = rooms
        self.is_watched = is_watched
        self.resume = resume
        self.alone = not bus.poll_seconds
        self._alive: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._woken = asyncio.Event()
        self._hinted: set[str] = set()
        self._look_at_all = 0.0  # when to, by the monotonic clock
        self._moved: set[str] = set()  # tables to which somebody has come or from which somebody has gone
        self._moving = asyncio.Event()
        self._closing = asyncio.Event()

    async def start(self) -> None:
        await self._beat()
        if self.alone:
            return
        self.store.writer.committed = self.bus.publish
        hall = await self.store.secret("bus", secrets.token_hex(8))
        await self.bus.start(self.store.process, hall, self._hint)
        loops = (self._live(), self._listen(), self._say_who_is_here())
        self._tasks = [asyncio.create_task(loop) for loop in loops]

    async def stop(self) -> None:
        """Leave, so that the others take over at once; wait for queries that are under way."""
        self._closing.set()
        self._woken.set()
        self._moving.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.stop()
        with contextlib.suppress(SQLAlchemyError):  # they find out by themselves
            await leave(self.store)

    async def tidy(self) -> None:
        """Called now and then."""
        if not self.alone:
            try:
                await prune_news(self.store)
            except SQLAlchemyError as error:  # the next time
                log.warning("old news was not deleted", extra={"kind": type(error).__name__})

    # -- telling -----------------------------------------------------------------------------------------------------

    async def announce(self, room: Room, message: HallMessage, user_id: str | None = None) -> None:
        """Tell everybody at a table, in all processes; what ``user_id`` said is forgotten with them."""
        if self.alone:
            self._tell(room, message)
            return
        await add_news(self.store, room.id, asdict(message), user_id)
        self.bus.publish(room.id)
        await self._hear_news(room)

    async def announce_deletion(self, user_id: str, table_ids: list[str]) -> None:
        """A user has been deleted: the other processes vacate their seats and hang up."""
        if not self.alone:
            for table_id in sorted({*table_ids, *await connected_at(self.store, user_id)}):
                await add_news(self.store, table_id, {"type": DELETED, "user": user_id})
                self.bus.publish(table_id)

    async def announce_ban(self, room: Room, user_id: str) -> None:
        """A person may not be at this table any more: whoever they are connected through hangs up."""
        room.audience.hang_up(user_id)
        if not self.alone:
            await add_news(self.store, room.id, {"type": LOGGED_OUT, "user": user_id})
            self.bus.publish(room.id)

    async def look_everywhere(self) -> None:
        """Take over what has been written beside this hall: by its keeper, on the command line."""
        await self._look(list(self.rooms))

    async def announce_logout(self, user_id: str) -> None:
        """A user has ended their sessions: the other processes hang up."""
        if not self.alone:
            for table_id in sorted(await connected_at(self.store, user_id)):
                await add_news(self.store, table_id, {"type": LOGGED_OUT, "user": user_id})
                self.bus.publish(table_id)

    def joined(self, room: Room, listener: Listener) -> None:
        """Somebody has connected to a table here: they hear who else is there, the others of them."""
        if not room.audience.send_presence(room.state):
            listener.deliver(room.audience.presence(room.state))
        self._note_move(room)

    def left(self, room: Room) -> None:
        room.audience.send_presence(room.state)
        self._note_move(room)

    def _note_move(self, room: Room) -> None:
        if not self.alone:
            self._moved.add(room.id)
            self._moving.set()

    def _tell(self, room: Room, message: HallMessage) -> None:
        if isinstance(message, MutedMessage):  # whoever comes later must know too
            (room.state.muted.add if message.muted else room.state.muted.discard)(message.who)
        if isinstance(message, SaidMessage) and message.aside:
            room.audience.send_to_watchers(room.state, message)
        else:
            room.audience.send(message)

    async def _say_who_is_here(self) -> None:
        while not self._closing.is_set():
            await self._moving.wait()
            self._moving.clear()
            moved, self._moved = self._moved, set()
            for table_id in moved:
                room = self.rooms.get(table_id)
                users = [listener.user_id for listener in room.audience.listeners] if room is not None else []
                try:
                    await set_presence(self.store, table_id, users)
                except SQLAlchemyError as error:  # repeated with the next heartbeat
                    log.warning("presence was not written", extra={"kind": type(error).__name__})
                    self._moved.add(table_id)
                else:
                    self.bus.publish(table_id)

    # -- hearing -----------------------------------------------------------------------------------------------------

    async def hear_presence(self, room: Room) -> None:
        """A table has just come into memory: who is at it elsewhere?"""
        if not self.alone:
            await self._hear_news(room)

    async def refresh(self, room: Room) -> None:
        """Bring a table up to date now."""
        if not self.alone:
            await self._look([room.id])

    def _hint(self, table_id: str | None) -> None:
        if table_id is None:
            self._look_at_all = 0.0
        else:
            self._hinted.add(table_id)
        self._woken.set()

    async def _listen(self) -> None:
        while not self._closing.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.bus.poll_seconds):
                    await self._woken.wait()
            self._woken.clear()
            hinted, self._hinted = self._hinted, set()
            if time.monotonic() >= self._look_at_all:
                self._look_at_all = time.monotonic() + self.bus.poll_seconds
                hinted = set(self.rooms)
            try:
                await self._look([id for id in hinted if id in self.rooms and self.is_watched(self.rooms[id])])
            except (SQLAlchemyError, LonghallError) as error:  # looked for again in a moment
                log.warning("other processes could not be heard", extra={"kind": type(error).__name__})

    async def _look(self, table_ids: list[str]) -> None:
        numbers = await latest_numbers(self.store, table_ids)
        found = [(self.rooms[id], seq, news) for id, (seq, news) in numbers.items() if id in self.rooms]
        behind = [(room, s, n) for room, s, n in found if s > room.state.seq or n > room.audience.news]
        await asyncio.gather(*(self._catch_up(room, seq, news) for room, seq, news in behind))

    async def _catch_up(self, room: Room, seq: int, news: int) -> None:
        async with self._slots:
            try:
                if seq > room.state.seq:
                    await room.catch_up()
                if news > room.audience.news:
                    await self._hear_news(room)
            except SQLAlchemyError:
                raise
            except Exception as error:  # what is damaged at one table must not stop the others
                log.error("a table cannot be brought up to date", extra={"kind": type(error).__name__})

    async def _hear_news(self, room: Room) -> None:
        audience = room.audience
        async with audience.hearing:
            heard = await news_since(self.store, room.id, audience.news)
            audience.news, audience.elsewhere = heard.news, heard.elsewhere
        for data in heard.messages:
            if data["type"] == DELETED:
                await room.forget_user(data["user"])
            elif data["type"] == LOGGED_OUT:
                audience.hang_up(data["user"])
            else:
                self._tell(room, read_hall_message(data))
        audience.send_presence(room.state)

    # -- living ------------------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        while not self._closing.is_set():
            try:
                await self._beat()
            except SQLAlchemyError as error:
                log.warning("the heartbeat was not written", extra={"kind": type(error).__name__})
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._closing.wait()

    async def _beat(self) -> None:
        forgotten, alive = await heartbeat(self.store)
        if alive != self._alive:
            self.resume(await take_over(self.store))
            for room in [room for room in self.rooms.values() if room.audience.listeners]:
                await self._hear_news(room)
            self._alive = alive
        if forgotten:  # the others struck out who is connected here as well
            self._moved.update(room.id for room in self.rooms.values() if room.audience.listeners)
        if self._moved:
            self._moving.set()
