"""What the processes of one hall leave for each other in the database: that they are alive, which of them looks after
a table, who is connected where, and news to be told."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, CursorResult, Float, cast, delete, extract, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from longhall.server.db.models import News, Presence, Process, Seat, Table
from longhall.server.db.store import Store
from longhall.server.table.clocks import NONE

AT_ONCE = 400  # tables in one question
DEAD = 4.0  # seconds after which a process that has not been heard of counts as dead
KEPT = 600.0  # seconds news are kept


@dataclass
class Heard:
    """What was to be told at a table up to a number."""

    news: int
    messages: list[dict[str, Any]]
    elsewhere: list[str | None]  # who is connected through other processes, one for each connection


# -- processes -------------------------------------------------------------------------------------------------------


async def heartbeat(store: Store) -> tuple[bool, set[str]]:
    """Say that this process is alive; those that have not for a while are dead. Returns whether the others had
    thought this one dead (or it is new), and who is alive. An embedded database has one process."""
    embedded = store.address.startswith("sqlite")
    now = _now(embedded)
    dead = Process.id != store.process if embedded else Process.beat < now - DEAD
    async with store.session() as session:
        kept = await session.execute(update(Process).where(Process.id == store.process).values(beat=now))
        assert isinstance(kept, CursorResult)
        if not kept.rowcount:
            await session.execute(insert(Process).values(id=store.process, beat=now))
    async with store.session() as session:  # another one: nobody holds on to one row while waiting for another
        await session.execute(delete(Process).where(dead))
        return not kept.rowcount, set(await session.scalars(select(Process.id)))


def _now(embedded: bool) -> ColumnElement[float]:
    """The clock all processes share: that of the database."""
    return literal(time.time()) if embedded else cast(extract("epoch", func.clock_timestamp()), Float)


async def leave(store: Store) -> None:
    """This process goes: the others need not wait to find out."""
    async with store.session() as session:
        await session.execute(delete(Process).where(Process.id == store.process))


async def take_over(store: Store) -> list[str]:
    """Take over the tables in play whose process has died; returns those where a bot, clock, pause or vote must go
    on."""
    alive = select(Process.id)
    going = Table.status.in_(("playing", "paused")) | Table.vote_deadline.is_not(None)
    orphans = (going, Table.supervising_process.is_(None) | Table.supervising_process.not_in(alive))
    columns = (Table.id, Table.clock, Table.vote_deadline, Table.status)
    async with store.session() as session:
        taking = update(Table).where(*orphans).values(supervising_process=store.process).returning(*columns)
        rows = list(await session.execute(taking))
        taken = {row.id: (row.clock, row.vote_deadline is not None or row.status == "paused") for row in rows}
        bots = select(Table.id).join(Seat, (Seat.table_id == Table.id) & (Seat.seat == Table.turn_seat))
        bots = bots.where(Table.status == "playing", Table.supervising_process == store.process, Seat.bot.is_not(None))
        to_move = set(await session.scalars(bots)) if taken else set()
    return [
        id
        for id, (clock, waits) in taken.items()
        if waits or id in to_move or not isinstance(clock, dict) or clock.get("kind") != NONE
    ]


# -- numbers and news ------------------------------------------------------------------------------------------------


async def latest_numbers(store: Store, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """The numbers of the last action and of the last news at each table."""
    found: dict[str, tuple[int, int]] = {}
    for start in range(0, len(table_ids), AT_ONCE):
        asked = table_ids[start : start + AT_ONCE]
        async with store.session() as session:
            rows = await session.execute(select(Table.id, Table.seq, Table.news).where(Table.id.in_(asked)))
            found.update({row.id: (row.seq, row.news) for row in rows})
    return found


async def add_news(store: Store, table_id: str, data: dict[str, Any], user_id: str | None = None) -> None:
    """Something to be told at a table; words of ``user_id`` go when they do. The row of the table is held until the
    end, so numbers come in the order in which they can be read."""
    async with store.session() as session:
        raised = update(Table).where(Table.id == table_id).values(news=Table.news + 1).returning(Table.news)
        number = (await session.scalars(raised)).first()
        if number is not None:
            session.add(News(table_id=table_id, number=number, user_id=user_id, data=data, at=time.time()))


async def news_since(store: Store, table_id: str, last: int) -> Heard:
    """The news since ``last``, and who is connected elsewhere."""
    async with store.session() as session:
        number = await session.scalar(select(Table.news).where(Table.id == table_id)) or 0
        since = (News.table_id == table_id, News.number > last, News.number <= number)
        messages = list(await session.scalars(select(News.data).where(*since).order_by(News.number)))
        others = select(Presence.users).where(Presence.table_id == table_id, Presence.process_id != store.process)
        elsewhere = [user for users in await session.scalars(others) for user in users or ()]
    return Heard(number, messages, elsewhere)


async def prune_news(store: Store) -> None:
    """Forget news that everybody has heard by now."""
    async with store.session() as session:
        await session.execute(delete(News).where(News.at < time.time() - KEPT))


# -- presence --------------------------------------------------------------------------------------------------------


async def set_presence(store: Store, table_id: str, users: list[str | None]) -> None:
    """Write who is connected to a table through this process. If the table has been removed, or the others think that
    this process is dead, nothing is written; the next heartbeat tries again."""
    try:
        async with store.session() as session:
            raised = update(Table).where(Table.id == table_id).values(news=Table.news + 1)
            await session.execute(raised)  # first, so that two processes hold on to rows in the same order
            if users:
                await session.merge(Presence(process_id=store.process, table_id=table_id, users=users))
            else:
                own = (Presence.process_id == store.process, Presence.table_id == table_id)
                await session.execute(delete(Presence).where(*own))
    except IntegrityError:
        pass


async def connected_at(store: Store, user_id: str) -> list[str]:
    """The tables that a user is connected to through other processes."""
    async with store.session() as session:
        rows = await session.execute(select(Presence.table_id, Presence.users))
        return [table_id for table_id, users in rows if user_id in (users or ())]
