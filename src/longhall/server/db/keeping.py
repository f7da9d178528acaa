"""What keeps a hall a good place: reports, and what its keepers do about them; people whom one has played with."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import CursorResult, select, update
from sqlalchemy.orm import aliased

from longhall.server.db.models import Action, Chat, Report, Seat, Table, User
from longhall.server.db.store import GOING, Store

LINES = 20  # of what somebody has said last, that a report carries
RECENT = 400  # chairs beside one's own that are looked at
COMPANIONS = 40


@dataclass
class Reported:
    """A report with whom it is about and by whom; None: they have left."""

    report: Report
    person: User
    reporter: User | None
    game: str


async def add_report(store: Store, table_id: str, reporter_id: str, user_id: str, text: str) -> None:
    """With what the person has said at the table."""
    async with store.session() as session:
        said = select(Chat).where(Chat.table_id == table_id, Chat.user_id == user_id)
        lines = list((await session.scalars(said.order_by(Chat.id.desc()).limit(LINES))).all())
        kept: list[dict[str, Any]] = [{"text": line.text, "at": line.at} for line in reversed(lines)]
        session.add(
            Report(table_id=table_id, reporter_id=reporter_id, user_id=user_id, text=text, lines=kept, at=time.time())
        )


async def reports(store: Store, done: bool, limit: int = 100) -> list[Reported]:
    """The latest first."""
    reporter = aliased(User)
    query = select(Report, User, reporter, Table.game).join(User, Report.user_id == User.id)
    query = query.join(Table, Report.table_id == Table.id).outerjoin(reporter, Report.reporter_id == reporter.id)
    query = query.where(Report.done.is_not(None) if done else Report.done.is_(None))
    async with store.session() as session:
        found = await session.execute(query.order_by(Report.id.desc()).limit(limit))
        return [Reported(*row) for row in found]


async def finish_report(store: Store, number: int) -> bool:
    """False: there is no such report that nobody is done with."""
    return await _changed(
        store, update(Report).where(Report.id == number, Report.done.is_(None)).values(done=time.time())
    )


async def restrict(store: Store, user_id: str, **values: float | None) -> bool:
    """Set ``muted_until`` or ``banned``; never of a keeper. False: there is no such person."""
    return await _changed(store, update(User).where(User.id == user_id, User.keeper.is_(False)).values(**values))


async def appoint(store: Store, user_id: str, keeper: bool) -> bool:
    return await _changed(store, update(User).where(User.id == user_id).values(keeper=keeper))


async def _changed(store: Store, query: Any) -> bool:
    async with store.session() as session:
        written = await session.execute(query)
        assert isinstance(written, CursorResult)
        return bool(written.rowcount)


async def close_table(store: Store, table_id: str) -> bool:
    """Beside a hall that is running, which takes it over. False: there is no such table that is not over."""
    async with store.session() as session:
        table = await session.get(Table, table_id)
        if table is None or table.status not in GOING:
            return False
        table.seq, table.status, table.changed = table.seq + 1, "cancelled", time.time()
        session.add(Action(table_id=table_id, seq=table.seq, kind="cancelled", data={}, at=table.changed))
    return True


async def person(store: Store, who: str) -> User | None:
    """By e-mail address or id."""
    return await store.user_by_email(who) if "@" in who else await store.user(who)


async def keepers(store: Store) -> list[User]:
    async with store.session() as session:
        return list((await session.scalars(select(User).where(User.keeper.is_(True)).order_by(User.name))).all())


async def restricted(store: Store) -> list[User]:
    """Those who are banned from the hall, or may not write now."""
    async with store.session() as session:
        query = select(User).where(User.banned.is_not(None) | (User.muted_until > time.time()))
        return list((await session.scalars(query.order_by(User.name, User.id))).all())


async def companions(store: Store, user_id: str) -> list[User]:
    """The people somebody has sat at a table with, the last ones first."""
    beside = aliased(Seat)
    query = select(beside.user_id).join(Seat, Seat.table_id == beside.table_id).join(Table, Table.id == Seat.table_id)
    query = query.where(Seat.user_id == user_id, beside.user_id.is_not(None), beside.user_id != user_id)
    async with store.session() as session:
        found = await session.scalars(query.order_by(Table.changed.desc()).limit(RECENT))
        ids = list(dict.fromkeys(id for id in found if id is not None))[:COMPANIONS]
        people = {one.id: one for one in await session.scalars(select(User).where(User.id.in_(ids)))}
        return [people[id] for id in ids if id in people]
