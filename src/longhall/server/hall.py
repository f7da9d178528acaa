"""A running hall: its tables in memory, and the people at them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Collection, Mapping
from email.message import EmailMessage
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from longhall.bots import bots_for, default_bot
from longhall.games import game as load_game
from longhall.kernel.chance import fresh_seed
from longhall.kernel.errors import LonghallError
from longhall.lessons import Lesson, lesson_for
from longhall.server.analyses import Analyses
from longhall.server.bot_pool import BotPool
from longhall.server.db.keeping import restricted
from longhall.server.db.lists import Level
from longhall.server.db.migrate import unusable, upgrade
from longhall.server.db.models import Action, Seat, Table, User
from longhall.server.db.ratings import rate_finished
from longhall.server.db.store import Store, TooMany
from longhall.server.db.ties import are_kept_apart, blocked_by, note_seen, seen_lately
from longhall.server.db.writer import UNREACHABLE
from longhall.server.doorway import Doorway
from longhall.server.hints import Hints
from longhall.server.keepsakes import fill_roles, game_of, make_missing_keepsakes, save_rooms
from longhall.server.messages import ByeMessage
from longhall.server.metrics import Metrics
from longhall.server.notices.turns import Notices
from longhall.server.people.moderation import muted_at
from longhall.server.people.security import AHEAD, COOKIE_SECONDS, Signer, new_id
from longhall.server.processes.bus import bus_for
from longhall.server.processes.coordinator import ProcessCoordinator
from longhall.server.puzzles import Puzzles
from longhall.server.rates import ConnectionLimiter, RateLimiter
from longhall.server.settings import Settings
from longhall.server.table.actions import ChoiceCopied, Continued
from longhall.server.table.audience import Audience
from longhall.server.table.clocks import Clock
from longhall.server.table.continuation import Origin
from longhall.server.table.journal import Journal
from longhall.server.table.permissions import Refused, Unreadable, check_rated
from longhall.server.table.room import Room
from longhall.server.table.state import FINISHED, OPEN, PAUSED, PLAYING, TableState, is_taught
from longhall.server.table.supervisor import TableSupervisor
from longhall.server.tournaments.info import TournamentPictures
from longhall.server.tournaments.runner import TournamentRunner
from longhall.server.tries import Tries

IDLE: Final = 900.0  # seconds after which a table nobody watches is dropped from memory
FRESH: Final = 10.0  # seconds for which a table somebody has asked for is kept up to date
AGAIN: Final = 1.0  # seconds until something is tried again that the database did not take
TRIES: Final = 5
RESUMED_AT_ONCE: Final = 4  # tables
TIES_PER_MINUTE: Final = 30
TIDY_EVERY: Final = 3600.0  # seconds
CLOSED_KEPT: Final = 24 * 3600.0  # seconds for which a table is kept that was closed before its match began
OPEN_KEPT: Final = 30 * 24 * 3600.0  # seconds for which a table waits for people to sit down
log = logging.getLogger("longhall.hall")


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.metrics = Metrics()
        self.signer = Signer("")
        self.doorway = Doorway(settings)
        self.bot_pool = BotPool(settings.bot_workers, self.metrics.bot_seconds.inc)
        self.connections = ConnectionLimiter()
        most = settings.limits.chat_per_minute
        self.chat = RateLimiter(most / 60, most)  # by user, at all tables together
        most = settings.limits.watchers_chat_per_minute
        self.watchers_chat = RateLimiter(most / 60, 1)  # by user: one line, then a while nothing
        self.reports = RateLimiter(settings.limits.reports_per_hour / 3600, settings.limits.reports_per_hour)
        most = settings.limits.interruptions_per_minute
        self.interruptions = RateLimiter(most / 60, most)  # by user and table
        most = settings.limits.tables_per_minute
        self.hints = Hints(self.bot_pool, settings.limits.hints_per_minute)
        self.analyses = Analyses(self.store, self.bot_pool, settings.limits.analyses_per_minute)
        self.tries = Tries(self.store, self.bot_pool, self.analyses, settings.limits.tries_per_minute)
        self.puzzles = Puzzles(self.store, self.bot_pool, self.tries)
        self.openings = RateLimiter(most / 60, most)  # of tables, by user
        self.ties = RateLimiter(TIES_PER_MINUTE / 60, TIES_PER_MINUTE)  # followed and blocked, by user
        self.rooms: dict[str, Room] = {}
        self.notices = Notices(settings, self.store, self.rooms)
        self.supervisor = TableSupervisor(settings, self.bot_pool, self.notices, self.metrics)
        bus = bus_for(settings.database, settings.bus)
        self.coordinator = ProcessCoordinator(self.store, bus, self.rooms, self._is_watched, self._resume)
        self.pictures = TournamentPictures(self.store)
        self.tournaments = TournamentRunner(self, settings.tournament_poll)
        self.entries = RateLimiter(settings.limits.entries_per_minute / 60, settings.limits.entries_per_minute)
        self.closing = False
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()  # tables being resumed
        self._ratings: set[asyncio.Task[None]] = set()  # matches being rated
        self._tidied = -TIDY_EVERY  # when the database was tidied last, by the monotonic clock
        self._used: dict[str, float] = {}  # by table: when somebody last asked for it
        self._resuming = asyncio.Semaphore(RESUMED_AT_ONCE)
        self.past: asyncio.Task[None] | None = None

    # -- life --------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """LonghallError, one sentence, for a database that cannot be used."""
        await asyncio.to_thread(upgrade, self.settings.database)
        try:
            await self.store.start()
            self.signer = Signer(await self.store.secret("cookies", secrets.token_hex(32)))
            await self.coordinator.start()
            self.past = asyncio.create_task(self._look_after_the_past())
            self.tournaments.start()
        except SQLAlchemyError as error:
            raise unusable(self.settings.database, error) from None

    async def _look_after_the_past(self) -> None:
        await self.rate_finished()
        await make_missing_keepsakes(self.store)
        await fill_roles(self.store)

    async def rate_finished(self) -> None:
        """What cannot be rated now, because the database does not answer, is rated after the next match."""
        try:
            await rate_finished(self.store)
        except SQLAlchemyError as error:
            log.warning("matches were not rated", extra={"kind": type(error).__name__})

    def _resume(self, table_ids: list[str]) -> None:
        """Look after tables whose process has died."""
        for table_id in table_ids:
            found = self.rooms.get(table_id)
            if found is not None:
                found.journal.supervise_here()
                found.state.grant_reconnect_time()
            self._wake(table_id)

    def _wake(self, table_id: str) -> None:
        """Look after a table again, whether it is in memory or not."""
        task = asyncio.create_task(self._resume_table(table_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resume_table(self, table_id: str) -> None:
        async with self._resuming:
            for _ in range(TRIES):
                try:
                    room = await self.room(table_id)
                except SQLAlchemyError:
                    await asyncio.sleep(AGAIN)
                    continue
                except Unreadable:
                    log.error("a table cannot be resumed")
                    return
                if room is not None:
                    await self.supervisor.look_after(room)
                return
            log.error("a table cannot be resumed: the database does not answer")

    async def stop(self) -> None:
        """Tell everybody, finish what is being written, stop."""
        self.say_goodbye()
        for task in self._tasks:
            task.cancel()
        if self.past is not None:
            self.past.cancel()
            await asyncio.gather(self.past, return_exceptions=True)
        await self.tournaments.stop()
        self.hints.stop()
        self.analyses.stop()
        await self.supervisor.stop()
        await save_rooms(self.rooms.values())
        await self.notices.stop()
        await asyncio.gather(*self._ratings)
        await self.coordinator.stop()
        self.bot_pool.stop()
        await self.store.stop()

    def say_goodbye(self) -> None:
        """Tell everybody, once, that the hall is restarting."""
        if self.closing:
            return
        self.closing = self.supervisor.closing = True
        for room in self.rooms.values():
            room.audience.send(ByeMessage())

    # -- tables ------------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room | None:
        """The table of that id, loaded if it is not in memory; None when there is none. Unreadable for one that this
        program cannot use."""
        found = self.rooms.get(table_id)
        if found is not None:
            self._used[table_id] = time.monotonic()
            await self.coordinator.refresh(found)
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
        journal = Journal(self.store, table)
        try:
            state = await _state_of(journal, table)
        except Unreadable as reason:
            state = await _stopped(journal, table, reason)
        if journal.is_supervised_here:
            state.grant_reconnect_time()
        host = await self.store.user(state.host_id) if state.host_id is not None else None
        state.host_name = host.name if host is not None else ""
        state.muted = await muted_at(self.store, table_id)
        room = Room(journal, state, Audience(table.news), self.interruptions)
        room.after_change = self._after_change
        await self.coordinator.hear_presence(room)
        self._used[table_id] = time.monotonic()
        return self.rooms.setdefault(table_id, room)  # there is never more than one

    async def _after_change(self, room: Room) -> None:
        self.hints.moved_on(room)
        await self.supervisor.look_after(room)
        if room.state.rated and room.state.status == FINISHED:
            task = asyncio.create_task(self.rate_finished())
            self._ratings.add(task)
            task.add_done_callback(self._ratings.discard)
        if room.state.tournament is not None and room.state.status == FINISHED:
            self.tournaments.wake(room.state.tournament)

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
        own: Mapping[int, str] | None = None,
        hints: bool = True,
        lesson: Lesson | None = None,
        rated: bool = False,
        held: Mapping[int, tuple[str, str]] | None = None,
        watchers_chat: bool | None = None,
        level: Level = "any",
    ) -> Room:
        """Open a table with the host in the seats of ``own``, by the names they have there, else in the first free one;
        those of ``held`` are kept for others, by id and name. LonghallError or Refused if that is not possible."""
        if rated:
            check_rated(clock, hints, bool(host.email))
        known = load_game(game)
        if origin is not None:  # what was begun goes on by the same rules
            known = known.for_match(origin.head)
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
            hints=hints,
            watchers_chat=watchers_chat if watchers_chat is not None else not rated,
            clock=clock.to_data(),
            status=OPEN,
            host_id=host.id,
            seed=lesson.seed if lesson is not None else fresh_seed(),
            created=now,
            changed=now,
            seq=0,
            turn_seat=-1,
            result=None,
            players="",
            rematch_of=rematch_of,
            lesson=lesson is not None,
            rated=rated,
            level=level,
        )
        seats = [Seat(table_id=table.id, seat=number, name="", bank=clock.bank) for number in range(count)]
        for seat, bot in zip(seats, bots, strict=False):
            seat.bot = bot
            seat.name = bot if bot is not None else ""
        free = [seat for seat in seats if seat.bot is None]
        names = own if own is not None else {}
        for seat in ([seat for seat in free if seat.seat in names] or free[:1])[: 1 if rated else None]:
            seat.user_id = host.id
            seat.name = names.get(seat.seat, host.name)
        for seat in seats:
            if seat.user_id is None and seat.bot is None and held is not None and seat.seat in held:
                seat.held_for, seat.held_name = held[seat.seat]
        actions = _copied_actions(table.id, origin, now) if origin is not None else []
        table.seq = len(actions)
        limits = self.settings.limits
        wait = self.openings.take(host.id)
        if wait:
            raise Refused("error-too-fast", params={"wait": round(wait, 3)})
        try:
            await self.store.add_table(table, seats, actions, limits.tables_per_user, limits.tables_per_day)
        except TooMany as error:
            raise Refused("error-too-many-today" if error.today else "error-too-many-tables") from None
        room = await self.room(table.id)
        assert room is not None
        return room

    async def open_lesson(self, host: User, game: str, anew: bool) -> Room:
        """The table at which somebody learns a game, begun: the one they have (``anew``: from its beginning), or a new
        one."""
        lesson = lesson_for(load_game(game).name)
        if lesson is None:
            raise Refused("error-no-lesson")
        for table in await self.store.lessons_of(host.id, game):
            with contextlib.suppress(Unreadable):
                room = await self.room(table.id)
                state = room.state if room is not None else None
                if room is not None and state is not None and state.learner() == host.id and is_taught(state):
                    if anew and state.match is not None and state.match.choices_made > state.fixed_choices():
                        await room.undo(host.id, lesson.seat, state.fixed_choices())
                    return room
        seats = {lesson.seat: host.name}
        room = await self.open_table(
            host, game, dict(lesson.setup), lesson.bots, False, Clock(), own=seats, lesson=lesson
        )
        await room.start(host.id)
        return room

    async def rename(self, user_id: str, name: str) -> None:
        """A person has another name now, also at the tables where they sit, except those that are over."""
        for known in list(self.rooms.values()):
            if known.state.host_id == user_id:
                known.state.host_name = name
        await self.store.touch_tournaments(user_id)
        for table_id in await self.store.seated_at(user_id, (OPEN, PLAYING, PAUSED)):
            with contextlib.suppress(Unreadable):  # nobody plays there
                room = await self.room(table_id)
                if room is not None:
                    await room.rename(user_id, name)

    async def sit(self, room: Room, user: User, seat: int, name: str = "") -> None:
        """Somebody sits down, by the name they have or by another. At a public table nobody meets somebody they have
        blocked, or who has blocked them."""
        if room.state.public:
            others = [room.state.host_id, *(taken.user_id for taken in room.state.seats)]
            if await are_kept_apart(self.store, user.id, others):
                raise Refused("error-kept-apart")
        await room.sit(user.id, name or user.name, seat, user.email is not None)

    async def here(self, people: Collection[str]) -> set[str]:
        """Those of these people who are connected to a table, or have asked for something lately."""
        connected = {user_id for room in self.rooms.values() for user_id in room.audience.connected()}
        found = {user_id for user_id in people if user_id in connected or user_id in self.store.seen}
        return found | await seen_lately(self.store, people)

    async def hear_blocks(self, user_id: str) -> None:
        """Somebody has blocked or unblocked somebody: what is said at the tables they are connected to."""
        blocked = await blocked_by(self.store, user_id)
        for room in list(self.rooms.values()):
            room.audience.hide_from(user_id, room.id, blocked)

    def send_mail(self, message: EmailMessage) -> None:
        self.notices.post(message)

    async def hang_up(self, user_id: str) -> None:
        """End all connections of a person; clients with a valid cookie or token reconnect."""
        for room in list(self.rooms.values()):
            room.audience.hang_up(user_id)
        await self.coordinator.announce_logout(user_id)

    async def delete_user(self, user_id: str) -> None:
        """A person leaves for good: bots play their seats, the database forgets them, and their connections end; in
        this order, so that whoever hears of it reads rows without them."""
        tables = await self.store.tables_with(user_id)
        for table_id, status in tables.items():
            if status in (OPEN, PLAYING, PAUSED):
                await self._forget_at(table_id, user_id)
        await self.store.delete_user(user_id, stand_in_bot)
        for room in list(self.rooms.values()):
            await room.forget_user(user_id)
        await self.coordinator.announce_deletion(user_id, list(tables))

    async def _forget_at(self, table_id: str, user_id: str) -> None:
        """Whatever is wrong with a table, its people may leave: the database forgets them there all the same."""
        try:
            room = await self.room(table_id)
            if room is not None:
                await room.give_seats_to_bot(user_id, default_bot(room.state.game.name))
        except UNREACHABLE:
            raise
        except Unreadable:
            pass
        except Exception as error:
            log.error("somebody leaves a table that is damaged", extra={"kind": type(error).__name__})

    def _is_watched(self, room: Room) -> bool:
        return bool(room.audience.listeners) or time.monotonic() - self._used.get(room.id, 0.0) < FRESH

    async def unload_idle(self) -> None:
        """Drop tables from memory that nobody has looked at for a while. Their clocks run on, and bring them back."""
        now = time.monotonic()
        for table_id, room in list(self.rooms.items()):
            idle = now - self._used.get(table_id, now) > IDLE
            busy = bool(room.audience.listeners) or room.lock.locked() or self.supervisor.is_busy_at(table_id)
            if idle and not busy:
                self.supervisor.unload(table_id, self._wake)
                self.unload(table_id)
                await save_rooms([room])
        await self.coordinator.tidy()
        seen, self.store.seen = self.store.seen, {}
        await note_seen(self.store, seen)
        await self.coordinator.look_everywhere()
        for user in await restricted(self.store):
            if user.banned is not None:  # by a keeper on the command line
                for room in self.rooms.values():
                    room.audience.hang_up(user.id)
        await self._tidy_database()

    def unload(self, table_id: str) -> None:
        """Let go of a table in memory; it is read anew when it is asked for."""
        self.rooms.pop(table_id, None)
        self._used.pop(table_id, None)

    async def _tidy_database(self) -> None:
        """Once an hour: tables at which nothing was played, and sessions that have ended, are not kept for ever."""
        if time.monotonic() < self._tidied + TIDY_EVERY:
            return
        self._tidied, now = time.monotonic(), time.time()
        try:
            removed = await self.store.remove_unplayed(now - CLOSED_KEPT, now - OPEN_KEPT, but=self.rooms)
            await self.store.forget_ended_sessions(now - COOKIE_SECONDS - AHEAD)
        except SQLAlchemyError as error:  # the next time
            log.warning("the database was not tidied", extra={"kind": type(error).__name__})
        else:
            if removed:
                log.info("old tables were removed", extra={"count": removed})


def stand_in_bot(game: str) -> str | None:
    """The bot that goes on for somebody who has left; None for a game that is not here, which nobody plays."""
    try:
        return default_bot(game)
    except LonghallError:
        return None


def _copied_actions(table_id: str, origin: Origin, now: float) -> list[Action]:
    """The first actions of a table whose match goes on from another one."""
    copied = [ChoiceCopied(at=now, line=line) for line in origin.lines]
    first = Continued(at=now, table=origin.table, choices=origin.choices, head=origin.head)
    return [
        Action(table_id=table_id, seq=seq, kind=action.kind, data=action.to_data(), at=now)
        for seq, action in enumerate((first, *copied), start=1)
    ]


async def _state_of(journal: Journal, table: Table) -> TableState:
    game = game_of(table)
    try:
        return await journal.load(game, table)
    except SQLAlchemyError:
        raise
    except Exception as error:  # whatever is wrong with its rows, only this table is unavailable
        log.error("a match does not replay", extra={"game": table.game, "kind": type(error).__name__})
        raise Unreadable("error-damaged-match") from None


async def _stopped(journal: Journal, table: Table, reason: Unreadable) -> TableState:
    """What there is to look at where a match cannot be played; ``reason`` where nothing was ever played, or not even
    the rows of the table can be read."""
    if table.status == OPEN:
        raise reason
    try:
        return await journal.load_stopped(table, reason.message, reason.params)
    except SQLAlchemyError:
        raise
    except Exception:
        raise reason from None
