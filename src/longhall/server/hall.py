"""A running hall: the tables in memory, and what goes on at them without being asked (bots, clocks, notices)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from longhall.bots import bot_names
from longhall.games import game as load_game
from longhall.kernel.chance import fresh_seed
from longhall.kernel.errors import LonghallError
from longhall.server.bus import bus_for
from longhall.server.clocks import NONE, Clock
from longhall.server.continuing import Origin
from longhall.server.db.migrate import upgrade
from longhall.server.db.models import Seat, Table, User
from longhall.server.db.store import Store
from longhall.server.limits import Doorman, RateLimiter
from longhall.server.metrics import Metrics
from longhall.server.notices import Notices
from longhall.server.room import Refused, Room
from longhall.server.security import Signer, new_id
from longhall.server.settings import Settings
from longhall.server.sight import OPEN, PLAYING
from longhall.server.thinking import Thinkers

STAND_IN = "greedy"  # who goes on for somebody whose time is up or who has left
IDLE = 900.0  # seconds after which a table nobody watches leaves the memory
log = logging.getLogger("longhall.hall")


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.bus = bus_for(self.store)
        self.metrics = Metrics()
        self.signer = Signer("")
        self.thinkers = Thinkers(settings.bot_workers)
        self.doorman = Doorman(settings.limits)
        most = settings.limits.chat_per_minute
        self.chat = RateLimiter(most / 60, most)  # by user, at all tables together
        self.rooms: dict[str, Room] = {}
        self.notices = Notices(settings, self.store, self.rooms)
        self.closing = False
        self._loading: dict[str, asyncio.Lock] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}  # a bot thinking at a table
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._seen: dict[str, float] = {}

    # -- life --------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        await asyncio.to_thread(upgrade, self.settings.database)
        await self.store.start()
        self.signer = Signer(await self.store.secret("cookies", secrets.token_hex(32)))
        if self.bus.every:
            self._spawn(self._listen())
        for table in await self.store.tables_in_play():
            if table.clock["kind"] != NONE or await self._bot_to_move(table):
                self._spawn(self._resume(table.id))

    async def _bot_to_move(self, table: Table) -> bool:
        return any(seat.seat == table.turn_seat and seat.bot is not None for seat in await self.store.seats(table.id))

    async def _resume(self, table_id: str) -> None:
        room = await self.room(table_id)
        if room is not None:
            await self.look_after(room)

    async def stop(self) -> None:
        """Tell everybody, let what is being written finish, go."""
        self.say_goodbye()
        for task in [*self._bots.values(), *self._tasks]:
            task.cancel()
        for alarm in self._alarms.values():
            alarm.cancel()
        await self.notices.stop()
        self.thinkers.stop()
        await self.store.stop()

    def say_goodbye(self) -> None:
        """Tell everybody that the hall goes down; once."""
        if self.closing:
            return
        self.closing = True
        for room in self.rooms.values():
            for listener in list(room.listeners):
                listener.deliver({"type": "bye", "reason": "restart"})

    def _spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- tables ------------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room | None:
        """The table of that id, brought into memory if need be; None when there is none."""
        self._seen[table_id] = time.monotonic()
        found = self.rooms.get(table_id)
        if found is not None:
            if (await self.bus.newest([table_id])).get(table_id, 0) > found.seq:
                await found.catch_up()
            return found
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id in self.rooms:
                return self.rooms[table_id]
            table = await self.store.table(table_id)
            if table is None:
                return None
            room = Room(self.store, load_game(table.game), table, await self.store.seats(table_id))
            room.game.check_origin({"game": table.game, "rules_version": table.rules_version, "pack": table.pack})
            await room.load()
            room.after = self.look_after
            room.snapshot_every = self.settings.snapshot_every
            self.rooms[table_id] = room
        self._loading.pop(table_id, None)
        return room

    async def open_table(
        self,
        host: User,
        game: str,
        setup: dict[str, Any],
        bots: list[str | None],
        public: bool,
        clock: Clock,
        rematch_of: str | None = None,
        origin: Origin | None = None,
    ) -> Room:
        """A new table with the host in the first free seat. LonghallError or Refused for what cannot be."""
        if await self.store.count_open_tables(host.id) >= self.settings.limits.tables_per_user:
            raise Refused("error-too-many-tables")
        known = load_game(game)
        full = known.read_setup(setup)
        count = int(full["seats"])
        if len(bots) > count or any(bot is not None and bot not in bot_names() for bot in bots):
            raise Refused("error-bots")
        now = time.time()
        table = Table(
            id=new_id(),
            game=known.name,
            pack=known.pack_hash,
            rules_version=known.rules_version,
            setup=full,
            public=public,
            clock=clock.to_data(),
            status=OPEN,
            host_id=host.id,
            seed=fresh_seed(),
            created=now,
            changed=now,
            seq=0,
            turn_seat=-1,
            result=None,
            players="",
            rematch_of=rematch_of,
        )
        seats = [Seat(table_id=table.id, seat=number, name="", bank=clock.bank) for number in range(count)]
        for seat, bot in zip(seats, bots, strict=False):
            seat.bot = bot
            seat.name = bot if bot is not None else ""
        free = [seat for seat in seats if seat.bot is None]
        free.sort(key=lambda seat: origin is not None and seat.seat != origin.seat)  # one's own seat first
        if free:
            free[0].user_id = host.id
            free[0].name = host.name
        actions = origin.actions(table.id) if origin is not None else []
        table.seq = len(actions)
        await self.store.add_table(table, seats, actions)
        room = await self.room(table.id)
        assert room is not None
        return room

    async def forget(self, user_id: str) -> None:
        """A person has gone for good: their chairs are empty (bots play on), their connections end."""
        for room in self.rooms.values():
            await room.forget(user_id, STAND_IN)

    async def sweep(self) -> None:
        """Forget tables that nobody has looked at for a while; the database keeps them."""
        now = time.monotonic()
        for table_id, room in list(self.rooms.items()):
            idle = now - self._seen.get(table_id, now) > IDLE
            if idle and not room.listeners and table_id not in self._bots and table_id not in self._alarms:
                del self.rooms[table_id]
                self._seen.pop(table_id, None)

    async def _listen(self) -> None:
        """What other processes write at tables that somebody is connected to here."""
        while True:
            await asyncio.sleep(self.bus.every)
            watched = {table_id: room for table_id, room in self.rooms.items() if room.listeners}
            try:
                for table_id, seq in (await self.bus.newest(list(watched))).items():
                    if seq > watched[table_id].seq:
                        await watched[table_id].catch_up()
            except (SQLAlchemyError, LonghallError) as error:  # looked for again in a moment
                log.warning("other processes could not be heard", extra={"kind": type(error).__name__})

    # -- what goes on by itself --------------------------------------------------------------------------------------

    async def look_after(self, room: Room) -> None:
        """After every change: let a bot think, set the alarm."""
        alarm = self._alarms.pop(room.id, None)
        if alarm is not None:
            alarm.cancel()
        seat = room.deciding()
        if seat < 0 or self.closing:
            return
        bot = room.seats[seat].bot
        if bot is not None:
            if room.id not in self._bots:
                task = asyncio.create_task(self._let_bots_play(room))
                self._bots[room.id] = task
                task.add_done_callback(lambda _: self._bots.pop(room.id, None))
            return
        self.notices.turn(room)
        deadline = room.deadline()
        if deadline is not None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, deadline - time.time())
            self._alarms[room.id] = loop.call_later(wait, self._ring, room, seat, room.seq)

    def _ring(self, room: Room, seat: int, seq: int) -> None:
        self._alarms.pop(room.id, None)
        self._spawn(room.time_out(seat, seq, STAND_IN))

    async def _let_bots_play(self, room: Room) -> None:
        """As long as a bot is to move at this table."""
        while room.status == PLAYING and room.match is not None and not self.closing:
            seat = room.deciding()
            bot = room.seats[seat].bot if seat >= 0 else None
            if bot is None:
                return
            seq = room.seq
            state = room.match.to_json()
            began = time.monotonic()
            try:
                key = await self.thinkers.ask(room.game.name, state, bot, f"{room.seed}:{seq}")
            except LonghallError as error:
                log.error("a bot failed", extra={"table": room.id, "error": str(error)})
                return
            self.metrics.bot_seconds.inc(time.monotonic() - began)
            await asyncio.sleep(max(0.0, self.settings.bot_delay - (time.monotonic() - began)))
            with contextlib.suppress(Refused):  # somebody has undone or paused meanwhile: look again
                await room.choose(None, seat, seq, key, bot=True)
