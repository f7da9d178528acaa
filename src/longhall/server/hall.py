"""A running hall: the tables in memory, and what goes on at them without being asked (bots, clocks, notices)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from email.message import EmailMessage
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy.exc import SQLAlchemyError

from longhall.bots import RANDOM, best_bot, bots_for, seat_seed
from longhall.games import game as load_game
from longhall.kernel.chance import fresh_seed
from longhall.kernel.errors import LonghallError
from longhall.kernel.game import Game
from longhall.server.db.migrate import unusable, upgrade
from longhall.server.db.models import Action, Seat, Table, User
from longhall.server.db.store import Store
from longhall.server.messages import ByeMessage
from longhall.server.metrics import Metrics
from longhall.server.middleware.limits import Doorman, RateLimiter
from longhall.server.notices.turns import Notices
from longhall.server.people.moderation import muted_at
from longhall.server.people.security import Signer, new_id
from longhall.server.processes.bus import bus_for
from longhall.server.processes.sharing import Sharing
from longhall.server.settings import Settings
from longhall.server.table.actions import ChoiceCopied, Continued
from longhall.server.table.audience import Audience
from longhall.server.table.clocks import Clock
from longhall.server.table.continuation import Origin
from longhall.server.table.journal import Journal
from longhall.server.table.permissions import LATE, Refused, Unreadable
from longhall.server.table.room import Room
from longhall.server.table.state import CANCELLED, FINISHED, OPEN, PAUSED, PLAYING
from longhall.server.thinking import Plans, Thinkers

IDLE = 900.0  # seconds after which a table nobody watches leaves the memory
FRESH = 10.0  # seconds for which a table somebody has asked for is kept up to date
AGAIN = 1.0  # seconds until something that the database did not take is tried again
TRIES = 5
ALL = 1_000_000  # tables of one person
RESUMED_AT_ONCE = 4  # tables
log = logging.getLogger("longhall.hall")


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.metrics = Metrics()
        self.signer = Signer("")
        self.thinkers = Thinkers(settings.bot_workers)
        self.doorman = Doorman(settings.limits)
        most = settings.limits.chat_per_minute
        self.chat = RateLimiter(most / 60, most)  # by user, at all tables together
        self.rooms: dict[str, Room] = {}
        self.notices = Notices(settings, self.store, self.rooms)
        bus = bus_for(settings.database, settings.bus)
        self.sharing = Sharing(self.store, bus, self.rooms, self._is_watched, self._resume)
        self.closing = False
        self._loading: dict[str, asyncio.Lock] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}  # a bot thinking at a table
        self._plans: WeakKeyDictionary[Room, Plans] = WeakKeyDictionary()  # of the bots at a table
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._saving: set[asyncio.Task[None]] = set()  # snapshots on their way
        self._seen: dict[str, float] = {}
        self._resuming = asyncio.Semaphore(RESUMED_AT_ONCE)

    # -- life --------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """LonghallError, one sentence, for a database that cannot be used."""
        await asyncio.to_thread(upgrade, self.settings.database)
        try:
            await self.store.start()
            self.signer = Signer(await self.store.secret("cookies", secrets.token_hex(32)))
            await self.sharing.start()
        except SQLAlchemyError as error:
            raise unusable(self.settings.database, error) from None

    def _resume(self, table_ids: list[str]) -> None:
        """Look after tables whose process is gone."""
        for table_id in table_ids:
            found = self.rooms.get(table_id)
            if found is not None:
                found.journal.keep_here()
                found.state.wait_for_people()
            self._spawn(self._go_on(table_id))

    async def _go_on(self, table_id: str) -> None:
        async with self._resuming:
            for _ in range(TRIES):
                try:
                    room = await self.room(table_id)
                except SQLAlchemyError:
                    await asyncio.sleep(AGAIN)
                    continue
                except Unreadable:
                    log.error("a table cannot go on")
                    return
                if room is not None:
                    await self.look_after(room)
                return
            log.error("a table cannot go on: the database does not answer")

    async def stop(self) -> None:
        """Tell everybody, let what is being written finish, go."""
        self.say_goodbye()
        for task in [*self._bots.values(), *self._tasks]:
            task.cancel()
        for alarm in self._alarms.values():
            alarm.cancel()
        await self.notices.stop()
        await asyncio.gather(*self._saving)
        await self.sharing.stop()
        self.thinkers.stop()
        await self.store.stop()

    def say_goodbye(self) -> None:
        """Tell everybody that the hall goes down; once."""
        if self.closing:
            return
        self.closing = True
        for room in self.rooms.values():
            room.audience.send(ByeMessage())

    def _spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- tables ------------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room | None:
        """The table of that id, brought into memory if need be; None when there is none. Unreadable for one that this
        program can do nothing with."""
        found = self.rooms.get(table_id)
        if found is not None:
            self._seen[table_id] = time.monotonic()
            await self.sharing.refresh(found)
            return found
        try:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                return self.rooms.get(table_id) or await self._load(table_id)
        finally:
            self._loading.pop(table_id, None)

    async def _load(self, table_id: str) -> Room | None:
        table = await self.store.table(table_id)
        if table is None:
            return None
        game, journal = _game_of(table), Journal(self.store, table)
        try:
            state = await journal.load(game, table)
        except LonghallError as error:
            log.error("a match does not replay", extra={"game": table.game, "kind": type(error).__name__})
            raise Unreadable("error-damaged-match") from None
        if journal.kept_here:
            state.wait_for_people()
        state.muted = await muted_at(self.store, table_id)
        room = Room(journal, state, Audience(table.news))
        room.after_change = self.look_after
        await self.sharing.meet(room)
        self._seen[table_id] = time.monotonic()
        return self.rooms.setdefault(table_id, room)  # there is never more than one

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
        own: Collection[int] = (),
    ) -> Room:
        """A new table with the host in the seats of ``own``, else in the first free one. LonghallError or Refused for
        what cannot be."""
        if await self.store.count_open_tables(host.id) >= self.settings.limits.tables_per_user:
            raise Refused("error-too-many-tables")
        known = load_game(game)
        full = known.read_setup(setup)
        count = int(full["seats"])
        if len(bots) > count or any(bot is not None and bot not in bots_for(known.name) for bot in bots):
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
        for seat in [seat for seat in free if seat.seat in own] or free[:1]:
            seat.user_id = host.id
            seat.name = host.name
        actions = _copied_actions(table.id, origin, now) if origin is not None else []
        table.seq = len(actions)
        await self.store.add_table(table, seats, actions)
        room = await self.room(table.id)
        assert room is not None
        return room

    async def rename(self, user_id: str, name: str) -> None:
        """A person goes by another name now, also at the tables where they sit, but for those that are over."""
        for table_id in await self.store.seated_at(user_id, (OPEN, PLAYING, PAUSED)):
            with contextlib.suppress(Unreadable):  # nobody plays there
                room = await self.room(table_id)
                if room is not None:
                    await insisting(partial(room.rename, user_id, name))

    def send_mail(self, message: EmailMessage) -> None:
        self.notices.post(message)

    async def hang_up(self, user_id: str) -> None:
        """End all connections of a person; who still has a valid cookie or token comes back."""
        for room in list(self.rooms.values()):
            room.audience.hang_up(user_id)
        await self.sharing.say_out(user_id)

    async def forget(self, user_id: str) -> None:
        """A person has gone for good: their chairs are empty (bots play on), their connections end."""
        tables = await self.store.tables_of(user_id, ALL)
        for table in tables:
            with contextlib.suppress(Unreadable):  # the database forgets them there too
                room = await self.room(table.id) if table.status not in (FINISHED, CANCELLED) else None
                if room is not None:
                    await insisting(partial(room.forget, user_id, best_bot(room.state.game.name)))
        for room in list(self.rooms.values()):
            room.let_go(user_id)
        await self.sharing.say_gone(user_id, [table.id for table in tables])

    def _is_watched(self, room: Room) -> bool:
        return bool(room.audience.listeners) or time.monotonic() - self._seen.get(room.id, 0.0) < FRESH

    async def sweep(self) -> None:
        """Forget tables that nobody has looked at for a while; the database keeps them."""
        now = time.monotonic()
        for table_id, room in list(self.rooms.items()):
            idle = now - self._seen.get(table_id, now) > IDLE
            if idle and not room.audience.listeners and table_id not in self._bots and table_id not in self._alarms:
                del self.rooms[table_id]
                self._seen.pop(table_id, None)
        await self.sharing.tidy()

    # -- what goes on by itself --------------------------------------------------------------------------------------

    async def look_after(self, room: Room) -> None:
        """After every change: let a bot think, set the alarm. Of several processes one does."""
        room.audience.send_presence(room.state)
        alarm = self._alarms.pop(room.id, None)
        if alarm is not None:
            alarm.cancel()
        if self.closing or not room.journal.kept_here:
            return
        if room.journal.is_snapshot_due(room.state, self.settings.snapshot_every):
            saving = asyncio.create_task(self._save_snapshot(room))
            self._saving.add(saving)
            saving.add_done_callback(self._saving.discard)
        seat = room.state.deciding()
        if seat < 0:
            return
        bot = room.state.seats[seat].bot
        if bot is not None:
            if room.id not in self._bots:
                task = asyncio.create_task(self._let_bots_play(room))
                self._bots[room.id] = task
                task.add_done_callback(lambda _: self._bots.pop(room.id, None))
            return
        self.notices.turn(room)
        deadline = room.state.deadline()
        if deadline is not None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, deadline - time.time())
            self._alarms[room.id] = loop.call_later(wait, self._ring, room, seat, room.state.seq)

    async def _save_snapshot(self, room: Room) -> None:
        try:
            await room.journal.save_snapshot(room.state)
        except SQLAlchemyError as error:  # the actions are there; the next one will do
            log.warning("a snapshot was not written", extra={"kind": type(error).__name__})

    def _ring(self, room: Room, seat: int, seq: int) -> None:
        self._alarms.pop(room.id, None)
        self._spawn(self._time_out(room, seat, seq))

    async def _time_out(self, room: Room, seat: int, seq: int) -> None:
        while room.state.seq == seq and not self.closing:
            try:
                await room.time_out(seat, seq, best_bot(room.state.game.name))
                return
            except SQLAlchemyError as error:
                log.warning("a seat whose time is up was not given to a bot", extra={"kind": type(error).__name__})
                await asyncio.sleep(AGAIN)

    async def _let_bots_play(self, room: Room) -> None:
        """As long as a bot is to move at this table and this process looks after it. For one that fails, or that this
        program does not know any more, a simple one chooses: nobody waits for ever."""
        failures = 0
        plans = self._plans.setdefault(room, Plans())
        while (match := room.state.match) is not None and room.journal.kept_here and not self.closing:
            state = room.state
            seat, seq = state.deciding(), state.seq
            bot = state.seats[seat].bot if seat >= 0 else None
            if bot is None:
                return
            plan = plans.after(match, seat)
            who, seed = RANDOM if failures else bot, seat_seed(state.seed, seat)
            began = time.monotonic()
            try:
                key, plan = await self.thinkers.ask(state.game.name, match.to_json(), who, seed, plan)
            except LonghallError:
                failures += 1
                log.error("a bot failed", extra={"game": state.game.name, "bot": bot, "count": failures})
                await asyncio.sleep(AGAIN * min(failures - 1, 30))
                continue
            failures = 0
            self.metrics.bot_seconds.inc(time.monotonic() - began)
            await asyncio.sleep(max(0.0, self.settings.bot_delay - (time.monotonic() - began)))
            try:
                await room.choose(None, seat, seq, key, by_bot=True)
                if room.state.match is not None:
                    plans.keep(room.state.match, seat, plan)
            except Refused:  # somebody has undone or paused meanwhile: look again
                continue
            except SQLAlchemyError as error:
                log.warning("a bot's choice was not written", extra={"kind": type(error).__name__})
                await asyncio.sleep(AGAIN)


def _copied_actions(table_id: str, origin: Origin, now: float) -> list[Action]:
    """The first actions of a table whose match goes on from another one."""
    copied = [ChoiceCopied(at=now, line=line) for line in origin.lines]
    first = Continued(at=now, table=origin.table, choices=origin.choices, head=origin.head)
    return [
        Action(table_id=table_id, seq=seq, kind=action.kind, data=action.to_data(), at=now)
        for seq, action in enumerate((first, *copied), start=1)
    ]


def _game_of(table: Table) -> Game:
    """The game that a table was opened for; Unreadable where this program has other rules or another pack."""
    try:
        game = load_game(table.game)
        game.check_origin({"game": table.game, "rules_version": table.rules_version, "pack": table.pack})
    except LonghallError:
        version = {"name": table.game, "version": table.rules_version, "pack": table.pack}
        raise Unreadable("error-other-version", params=version) from None
    return game


async def insisting(work: Callable[[], Awaitable[None]]) -> None:
    """Ask again where another process was quicker: the room knows by then what that one did. Not for choices, which
    are made from the picture somebody saw."""
    for _ in range(TRIES - 1):
        try:
            return await work()
        except Refused as refused:
            if refused.message != LATE:
                raise
    return await work()
