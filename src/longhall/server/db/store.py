"""Everything a hall keeps, behind plain functions. One object per process; safe to use from many tasks."""

from __future__ import annotations

import secrets
import shutil
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from longhall.server.db.engine import engine_for_loop
from longhall.server.db.models import (
    Action,
    Chat,
    EndedSession,
    HallPuzzle,
    Seat,
    Secret,
    Snapshot,
    Table,
    Token,
    User,
)
from longhall.server.db.tournament_models import Tournament, TournamentPlayer
from longhall.server.db.writer import Conflict, NewAction, Writer
from longhall.server.people.names import names_on_leaving

GOING = ("open", "playing", "paused")  # the statuses of tables that are not over
REMOVED_AT_ONCE = 500  # tables
DAY = 24 * 3600.0  # seconds


NOTHING_PENDING: dict[str, Any] = {"pending_email": None, "pending_password": None}
BY_MAIL = {"verified": True, **NOTHING_PENDING}  # whoever reads the mail decides which address it is


class TooMany(Exception):
    """A user has as many tables as they may; ``today``: as many new ones as they may open in a day."""

    def __init__(self, today: bool) -> None:
        super().__init__()
        self.today = today


class Store:
    def __init__(self, address: str) -> None:
        self.address = address
        self.engine = engine_for_loop(address)
        self.process = secrets.token_hex(8)  # which of the hall's processes this is
        self.seen: dict[str, float] = {}  # who has asked for something since that was written last, and when
        self.writer = Writer(address, self.process)
        self._session = async_sessionmaker(self.engine, expire_on_commit=False)

    async def start(self) -> None:
        self.writer.start()

    async def stop(self) -> None:
        """Write what is under way, then let go of the database."""
        await self.writer.stop()
        await self.engine.dispose()

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """One transaction: committed at the end of the block, rolled back on an exception."""
        async with self._session() as session, session.begin():
            yield session

    # -- actions: the hot path ---------------------------------------------------------------------------------------

    async def append(self, action: NewAction) -> None:
        """Commit an action with what it changes; returns once it is safe. Raises Conflict when its number is taken."""
        await self.writer.append(action)

    async def actions_after(self, table_id: str, seq: int) -> list[Action]:
        async with self.session() as session:
            query = select(Action).where(Action.table_id == table_id, Action.seq > seq).order_by(Action.seq)
            return list((await session.scalars(query)).all())

    async def action(self, table_id: str, seq: int) -> Action | None:
        async with self.session() as session:
            return await session.get(Action, (table_id, seq))

    async def last_action(self, table_id: str, kind: str) -> Action | None:
        async with self.session() as session:
            query = select(Action).where(Action.table_id == table_id, Action.kind == kind).order_by(Action.seq.desc())
            return (await session.scalars(query.limit(1))).first()

    async def actions_of(self, table_id: str, kinds: Sequence[str], until: int) -> list[Action]:
        """The actions of those kinds up to a number, in order."""
        async with self.session() as session:
            query = select(Action).where(Action.table_id == table_id, Action.kind.in_(kinds), Action.seq <= until)
            return list((await session.scalars(query.order_by(Action.seq))).all())

    async def save_snapshot(self, table_id: str, seq: int, schema_version: int, state: str) -> None:
        """Only the newest snapshot of a table is kept."""
        async with self.session() as session:
            await session.execute(delete(Snapshot).where(Snapshot.table_id == table_id))
            session.add(Snapshot(table_id=table_id, seq=seq, schema_version=schema_version, state=state))

    async def snapshot(self, table_id: str) -> Snapshot | None:
        async with self.session() as session:
            query = select(Snapshot).where(Snapshot.table_id == table_id).order_by(Snapshot.seq.desc()).limit(1)
            return (await session.scalars(query)).first()

    # -- tables and seats --------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table | None:
        async with self.session() as session:
            return await session.get(Table, table_id)

    async def seats(self, table_id: str) -> list[Seat]:
        async with self.session() as session:
            query = select(Seat).where(Seat.table_id == table_id).order_by(Seat.seat)
            return list((await session.scalars(query)).all())

    async def seats_at(self, table_ids: list[str]) -> dict[str, list[Seat]]:
        """The seats of several tables in their order."""
        found: dict[str, list[Seat]] = {table_id: [] for table_id in table_ids}
        async with self.session() as session:
            query = select(Seat).where(Seat.table_id.in_(table_ids)).order_by(Seat.table_id, Seat.seat)
            for seat in await session.scalars(query):
                found[seat.table_id].append(seat)
        return found

    async def open_rematch(self, table_id: str) -> str | None:
        """The table at which a finished match is to be played again, while people sit down there."""
        async with self.session() as session:
            return await _open_rematch(session, table_id)

    async def add_table(
        self,
        table: Table,
        seats: list[Seat],
        actions: Sequence[Action] = (),
        most: int | None = None,
        most_a_day: int | None = None,
    ) -> None:
        """Raises Conflict for a rematch where another process has just opened one, and TooMany if the host has ``most``
        tables that are not over, or has opened ``most_a_day`` since yesterday."""
        async with self.session() as session:
            if most is not None and most_a_day is not None:
                await _check_tables(session, table, most, most_a_day)
            if table.rematch_of is not None:
                first = select(Table.id).where(Table.id == table.rematch_of).with_for_update()
                await session.execute(first)  # of two processes one waits here until the other has opened it
                if await _open_rematch(session, table.rematch_of) is not None:
                    raise Conflict
            session.add(table)
            await session.flush()
            session.add_all([*seats, *actions])

    async def cancel(self, table_id: str, host_id: str) -> bool:
        """Close a table that is not finished; False when there is none of that host."""
        async with self.session() as session:
            query = update(Table).where(Table.id == table_id, Table.host_id == host_id, Table.status.in_(GOING))
            return bool((await session.execute(query.values(status="cancelled", changed=time.time()))).rowcount)  # type: ignore[attr-defined]  # a CursorResult

    async def tables_of(self, user_id: str, over: int) -> list[Table]:
        """Tables a user hosts or sits at, the last changed first: all that are not over, and ``over`` that are."""
        async with self.session() as session:
            seated = select(Seat.table_id).where(Seat.user_id == user_id)
            held = select(Seat.table_id).where(Seat.held_for == user_id)
            invited = Table.id.in_(held) & (Table.status == "open")
            own = select(Table).where((Table.host_id == user_id) | Table.id.in_(seated) | invited)
            going = await session.scalars(own.where(Table.status.in_(GOING)))
            ended = own.where(Table.status.not_in(GOING)).order_by(Table.changed.desc()).limit(over)
            found = [*going.all(), *(await session.scalars(ended)).all()]
        return sorted(found, key=_when_changed, reverse=True)

    async def lessons_of(self, user_id: str, game: str) -> list[Table]:
        """Tables at which somebody learns a game, that are not over; the last changed first."""
        query = select(Table).where(Table.host_id == user_id, Table.lesson.is_(True), Table.game == game)
        async with self.session() as session:
            found = await session.scalars(query.where(Table.status.in_(GOING)).order_by(Table.changed.desc()))
            return list(found.all())

    async def tables_with(self, user_id: str) -> dict[str, str]:
        """The status of each table that a user hosts, sits at or is awaited at; nothing else of a row that may be
        damaged is read."""
        async with self.session() as session:
            seated = select(Seat.table_id).where(Seat.user_id == user_id)
            held = select(Seat.table_id).where(Seat.held_for == user_id)
            theirs = (Table.host_id == user_id) | Table.id.in_(seated) | Table.id.in_(held)
            query = select(Table.id, Table.status).where(theirs)
            return {table_id: status for table_id, status in await session.execute(query.order_by(Table.id))}

    async def public_tables(
        self,
        status: str,
        game: str = "",
        player: str = "",
        before: float | None = None,
        before_id: str = "",
        limit: int = 50,
        wanted: Collection[ColumnElement[bool]] = (),
    ) -> list[Table]:
        """Public tables of one status, the last changed first. ``before`` and ``before_id`` are the time of change and
        the id of the last one of the page before: several tables may have changed at the same time. ``wanted`` are
        conditions as in db/lists.py."""
        query = select(Table).where(Table.status == status, Table.public.is_(True), *wanted)
        if status == "open":  # where one may sit down
            query = query.where(Table.tournament.is_(None))
        if game:
            query = query.where(Table.game == game)
        if player:
            query = query.where(Table.players.contains(player.lower(), autoescape=True))
        if before is not None:
            earlier = (Table.changed == before) & (Table.id < before_id)
            query = query.where((Table.changed < before) | earlier)
        query = query.order_by(Table.changed.desc(), Table.id.desc()).limit(limit)
        async with self.session() as session:
            return list((await session.scalars(query)).all())

    async def remove_unplayed(self, closed_before: float, open_before: float, but: Collection[str]) -> int:
        """Delete tables that were closed, or not touched since they were opened, that long ago; what has been played
        stays. Returns how many."""
        played = exists().where(Action.table_id == Table.id, Action.kind == "start")
        closed = (Table.status == "cancelled") & (Table.changed < closed_before)
        untouched = (Table.status == "open") & (Table.changed < open_before)
        query = select(Table.id).where(closed | untouched, ~played).limit(REMOVED_AT_ONCE)
        async with self.session() as session:
            found = [id for id in await session.scalars(query) if id not in but]
            await session.execute(delete(Table).where(Table.id.in_(found), closed | untouched))
        return len(found)

    # -- people ------------------------------------------------------------------------------------------------------

    async def user(self, user_id: str) -> User | None:
        async with self.session() as session:
            return await session.get(User, user_id)

    async def user_of_page(self, page: str) -> User | None:
        async with self.session() as session:
            return (await session.scalars(select(User).where(User.page == page, User.page != ""))).first()

    async def user_by_email(self, email: str) -> User | None:
        async with self.session() as session:
            return (await session.scalars(select(User).where(User.email == email.lower()))).first()

    async def touch_tournaments(self, user_id: str) -> None:
        """Somebody has another name now: what was told of their tournaments is out of date."""
        own = select(TournamentPlayer.tournament_id).where(TournamentPlayer.user_id == user_id)
        told = (Tournament.organiser_id == user_id) | Tournament.id.in_(own)
        async with self.session() as session:
            await session.execute(update(Tournament).where(told).values(version=Tournament.version + 1))

    async def seats_of(self, user_id: str) -> list[Seat]:
        async with self.session() as session:
            return list((await session.scalars(select(Seat).where(Seat.user_id == user_id))).all())

    async def seated_at(self, user_id: str, statuses: Sequence[str]) -> list[str]:
        """The tables of those statuses at which a user sits."""
        async with self.session() as session:
            seated = select(Seat.table_id).where(Seat.user_id == user_id)
            query = select(Table.id).where(Table.id.in_(seated), Table.status.in_(statuses)).order_by(Table.id)
            return list((await session.scalars(query)).all())

    async def add_user(self, user: User) -> None:
        async with self.session() as session:
            session.add(user)

    async def change_user(self, user_id: str, **values: Any) -> None:
        """Raises IntegrityError when an e-mail address is taken."""
        async with self.session() as session:
            await session.execute(update(User).where(User.id == user_id).values(**values))

    async def change_password(self, user_id: str, before: str, after: str, by_mail: bool = False) -> bool:
        """Also ends all sessions of the user; False when the hash is not ``before`` any more. ``by_mail``: whoever
        reads the mail has the account to themselves, so API tokens end too, and the address is verified."""
        async with self.session() as session:
            query = update(User).where(User.id == user_id, User.password == before)
            values = {"password": after, "session": User.session + 1, **(BY_MAIL if by_mail else {})}
            changed = bool((await session.execute(query.values(**values))).rowcount)  # type: ignore[attr-defined]  # a CursorResult
            if changed and by_mail:
                await session.execute(delete(Token).where(Token.user_id == user_id))
            return changed

    async def confirm_pending_email(self, user_id: str, email: str) -> bool:
        """The address that was asked for is the user's, who reads mail there; False when it is another's by now, or no
        longer asked for."""
        asked = update(User).where(User.id == user_id, User.pending_email == email)
        taken = asked.values(
            email=email, password=func.coalesce(User.pending_password, User.password), verified=True, **NOTHING_PENDING
        )
        try:
            async with self.session() as session:
                return bool((await session.execute(taken)).rowcount)  # type: ignore[attr-defined]  # a CursorResult
        except IntegrityError:
            return False

    async def verify_email(self, user_id: str, email: str) -> None:
        async with self.session() as session:
            await session.execute(update(User).where(User.id == user_id, User.email == email).values(verified=True))

    async def user_of_cookie(self, user_id: str, number: int, id: str) -> User | None:
        """The user whose cookie that is; None when it has been ended."""
        async with self.session() as session:
            ended = exists().where(EndedSession.id == id)
            query = select(User).where(User.id == user_id, User.session == number, ~ended)
            return (await session.scalars(query)).first()

    async def end_session(self, user_id: str, id: str) -> None:
        """The cookie with that id is worth nothing from now on."""
        with suppress(IntegrityError):  # twice
            async with self.session() as session:
                session.add(EndedSession(id=id, user_id=user_id, at=time.time()))

    async def forget_ended_sessions(self, before: float) -> None:
        async with self.session() as session:
            await session.execute(delete(EndedSession).where(EndedSession.at < before))

    async def end_sessions(self, user_id: str) -> None:
        """All cookies of the user are worth nothing from now on."""
        await self.change_user(user_id, session=User.session + 1)

    async def delete_user(self, user_id: str, stand_in_bot: Callable[[str], str | None]) -> None:
        """The person goes, with their name and all they said; the matches stay, with an empty chair, and those still
        being played with a bot in it: ``stand_in_bot`` names that of a game. Tables that only they could start are
        closed."""
        async with self.session() as session:
            sat_at = select(Seat.table_id).where(Seat.user_id == user_id)
            tables = list((await session.scalars(sat_at.distinct().order_by(Seat.table_id))).all())
            running = Table.status.in_(("playing", "paused")) & Table.id.in_(tables)
            for game in list((await session.scalars(select(Table.game).where(running).distinct())).all()):
                of_game = select(Table.id).where(running, Table.game == game)
                left = update(Seat).where(Seat.user_id == user_id, Seat.bot.is_(None), Seat.table_id.in_(of_game))
                await session.execute(left.values(bot=stand_in_bot(game)))
            await session.execute(delete(HallPuzzle).where(HallPuzzle.table_id.in_(tables)))
            for table_id in tables:
                await _keep_numbers(session, table_id, user_id)
            await session.execute(update(Seat).where(Seat.user_id == user_id).values(user_id=None, name=""))
            await session.execute(update(Seat).where(Seat.held_for == user_id).values(held_for=None, held_name=""))
            for table_id in tables:
                await _name_players(session, table_id)
            await session.execute(delete(Chat).where(Chat.user_id == user_id))
            await _leave_tournaments(session, user_id)
            hosted = update(Table).where(Table.host_id == user_id)
            await session.execute(hosted.where(Table.status == "open").values(status="cancelled"))
            await session.execute(hosted.values(host_id=None))
            await session.execute(delete(User).where(User.id == user_id))

    async def add_token(self, token: Token) -> None:
        async with self.session() as session:
            session.add(token)

    async def token_by_hash(self, hash: str) -> Token | None:
        async with self.session() as session:
            return (await session.scalars(select(Token).where(Token.hash == hash))).first()

    async def tokens_of(self, user_id: str) -> list[Token]:
        async with self.session() as session:
            return list((await session.scalars(select(Token).where(Token.user_id == user_id))).all())

    async def delete_token(self, user_id: str, token_id: str) -> bool:
        async with self.session() as session:
            query = delete(Token).where(Token.user_id == user_id, Token.id == token_id)
            return bool((await session.execute(query)).rowcount)  # type: ignore[attr-defined]  # a CursorResult

    # -- the hall itself ---------------------------------------------------------------------------------------------

    async def check_writable(self) -> None:
        """Raises SQLAlchemyError when the database cannot be reached or written."""
        async with self.session() as session:
            await session.merge(Secret(name="written", value=secrets.token_hex(8)))

    def free_bytes(self) -> int | None:
        """On the disk of an embedded database; None: unknown."""
        file = self.engine.url.database
        if not self.address.startswith("sqlite") or not file or file == ":memory:":
            return None
        return shutil.disk_usage(Path(file).parent).free

    async def count_tables(self) -> dict[str, int]:
        """By status."""
        async with self.session() as session:
            rows = await session.execute(select(Table.status, func.count()).group_by(Table.status))
            return {status: count for status, count in rows}

    # -- chat, secrets -----------------------------------------------------------------------------------------------

    async def add_chat(self, chat: Chat) -> None:
        async with self.session() as session:
            session.add(chat)

    async def chat_of(self, table_id: str, limit: int = 200) -> list[Chat]:
        async with self.session() as session:
            query = select(Chat).where(Chat.table_id == table_id).order_by(Chat.id.desc()).limit(limit)
            return list(reversed((await session.scalars(query)).all()))

    async def chat_by(self, user_id: str) -> list[Chat]:
        async with self.session() as session:
            return list((await session.scalars(select(Chat).where(Chat.user_id == user_id))).all())

    async def secret(self, name: str, fresh: str) -> str:
        """The hall's secret of that name; ``fresh`` becomes it if there is none yet."""
        async with self.session() as session:
            found = await session.get(Secret, name)
            if found is not None:
                return found.value
        try:
            async with self.session() as session:
                session.add(Secret(name=name, value=fresh))
        except IntegrityError:  # another process was quicker
            return await self.secret(name, fresh)
        return fresh


def _when_changed(table: Table) -> float:
    return table.changed if isinstance(table.changed, int | float) else 0.0  # a damaged row goes to the end


async def _check_tables(session: AsyncSession, table: Table, most: int, most_a_day: int) -> None:
    """Counted while the row of the host is held: of tables opened at once, each counts for the next."""
    hold = update(User).where(User.id == table.host_id).values(session=User.session)
    await session.execute(hold)
    counted = select(func.count()).where(Table.host_id == table.host_id)
    if (await session.scalar(counted.where(Table.status.in_(GOING))) or 0) >= most:
        raise TooMany(today=False)
    if (await session.scalar(counted.where(Table.created > table.created - DAY)) or 0) >= most_a_day:
        raise TooMany(today=True)


async def _leave_tournaments(session: AsyncSession, user_id: str) -> None:
    """Whoever leaves for good plays in no further round, and bears no name in those they have played. Before the first
    round they were never in."""
    own, entering = TournamentPlayer.user_id == user_id, Tournament.status == "entering"
    of_new = select(Tournament.id).where(entering)
    await session.execute(delete(TournamentPlayer).where(own, TournamentPlayer.tournament_id.in_(of_new)))
    rounds = select(Tournament.rounds).where(Tournament.id == TournamentPlayer.tournament_id).scalar_subquery()
    out = update(TournamentPlayer).where(own, TournamentPlayer.out == 0)
    await session.execute(out.values(out=rounds + 1, reason="left"))
    changed = Tournament.id.in_(select(TournamentPlayer.tournament_id).where(own))
    await session.execute(update(Tournament).where(changed).values(version=Tournament.version + 1))
    await session.execute(update(TournamentPlayer).where(own).values(user_id=None, name=""))


async def _open_rematch(session: AsyncSession, table_id: str) -> str | None:
    query = select(Table.id).where(Table.rematch_of == table_id, Table.status == "open").order_by(Table.created)
    return (await session.scalars(query)).first()


async def _keep_numbers(session: AsyncSession, table_id: str, user_id: str) -> None:
    """The others at a table whose match has begun are called what they were."""
    begun = await session.scalar(select(Table.status != "open").where(Table.id == table_id))
    seats = select(Seat.seat, Seat.user_id, Seat.name).where(Seat.table_id == table_id)
    rows = [(int(number), owner, name) for number, owner, name in await session.execute(seats.order_by(Seat.seat))]
    for index, name in names_on_leaving([(owner, name) for _, owner, name in rows], user_id).items() if begun else ():
        of_seat = update(Seat).where(Seat.table_id == table_id, Seat.seat == rows[index][0])
        await session.execute(of_seat.values(name=name))


async def _name_players(session: AsyncSession, table_id: str) -> None:
    """Update the column with the names at a table that the search looks at."""
    query = select(Seat.name).where(Seat.table_id == table_id).order_by(Seat.seat)
    names = " ".join(name for name in await session.scalars(query) if name).lower()
    await session.execute(update(Table).where(Table.id == table_id, Table.players != "").values(players=names[:400]))
