"""Who follows whom, who has blocked whom, and who is here."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from typing import Any, Final, Literal

from sqlalchemy import bindparam, delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError

from longhall.server.db.models import Presence, Seat, Table, Tie, User
from longhall.server.db.store import GOING, Store

FOLLOW: Final = "follow"
BLOCK: Final = "block"
TieKind = Literal["follow", "block"]
HERE: Final = 300.0  # seconds for which somebody counts as here who has asked for something


async def tie(store: Store, user_id: str, other_id: str) -> str | None:
    """What somebody has with another one: "follow", "block" or nothing."""
    async with store.session() as session:
        found = await session.get(Tie, (user_id, other_id))
        return found.kind if found is not None else None


async def set_tie(store: Store, user_id: str, other_id: str, kind: TieKind | None) -> None:
    """In the place of what there was; whoever blocks somebody is not followed by them any more."""
    try:
        async with store.session() as session:
            await session.execute(delete(Tie).where(Tie.user_id == user_id, Tie.other_id == other_id))
            if kind == BLOCK:
                back = (Tie.user_id == other_id, Tie.other_id == user_id, Tie.kind == FOLLOW)
                await session.execute(delete(Tie).where(*back))
            if kind is not None:
                session.add(Tie(user_id=user_id, other_id=other_id, kind=kind, since=time.time()))
    except IntegrityError:  # set twice at once, or one of the two has just left for good
        pass


async def count_ties(store: Store, user_id: str) -> int:
    async with store.session() as session:
        return await session.scalar(select(func.count()).where(Tie.user_id == user_id)) or 0


async def ties_of(store: Store, user_id: str) -> list[tuple[Tie, User]]:
    """The people somebody follows or has blocked, by name."""
    query = select(Tie, User).join(User, User.id == Tie.other_id).where(Tie.user_id == user_id)
    async with store.session() as session:
        return [(tie, other) for tie, other in await session.execute(query.order_by(func.lower(User.name), User.id))]


async def followers_among(store: Store, user_id: str, others: Collection[str]) -> set[str]:
    """Those of ``others`` who follow somebody."""
    query = select(Tie.user_id).where(Tie.other_id == user_id, Tie.kind == FOLLOW, Tie.user_id.in_(others))
    async with store.session() as session:
        return set(await session.scalars(query))


async def blocked_by(store: Store, user_id: str) -> set[str]:
    async with store.session() as session:
        return set(await session.scalars(select(Tie.other_id).where(Tie.user_id == user_id, Tie.kind == BLOCK)))


async def are_kept_apart(store: Store, user_id: str, others: Iterable[str | None]) -> bool:
    """Whether somebody has blocked one of the others, or one of them has blocked somebody."""
    met = {other for other in others if other is not None} - {user_id}
    if not met:
        return False
    either = or_(
        (Tie.user_id == user_id) & Tie.other_id.in_(met),
        (Tie.other_id == user_id) & Tie.user_id.in_(met),
    )
    async with store.session() as session:
        return await session.scalar(select(Tie.user_id).where(Tie.kind == BLOCK, either).limit(1)) is not None


# -- who is here -------------------------------------------------------------------------------------------------------


async def note_seen(store: Store, seen: dict[str, float]) -> None:
    """When people asked for something last, by their ids."""
    if not seen:
        return
    later = update(User).where(User.id == bindparam("which")).values(seen=bindparam("at"))
    rows = [{"which": user_id, "at": at} for user_id, at in sorted(seen.items())]  # in one order: no deadlocks
    async with store.session() as session:
        connection = await session.connection()
        await connection.execute(later, rows)


async def seen_lately(store: Store, people: Collection[str]) -> set[str]:
    """Those of these people who have asked for something lately, or are connected through another process."""
    if not people:
        return set()
    async with store.session() as session:
        lately = select(User.id).where(User.id.in_(people), User.seen > time.time() - HERE)
        found = set(await session.scalars(lately))
        rows = await session.scalars(select(Presence.users).where(Presence.process_id != store.process))
        return found | {user_id for users in rows for user_id in users or () if user_id and user_id in people}


async def tables_where(store: Store, people: Collection[str], viewer: str | None) -> dict[str, list[Table]]:
    """The tables at which each of the people sits, that are not over and that the viewer may know of: public ones, and
    those where they sit too."""
    own: Any = select(Seat.table_id).where(Seat.user_id == viewer)
    may_know = Table.public.is_(True) | Table.id.in_(own)
    query = select(Seat.user_id, Table).join(Table, Table.id == Seat.table_id).where(Seat.user_id.in_(people))
    query = query.where(Table.status.in_(GOING), may_know).order_by(Table.changed.desc(), Table.id)
    found: dict[str, list[Table]] = {}
    async with store.session() as session:
        for user_id, table in await session.execute(query):
            tables = found.setdefault(str(user_id), [])
            if table not in tables:
                tables.append(table)
    return found
