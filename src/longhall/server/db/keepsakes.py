"""What the database keeps of matches and packs for ever."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, delete, or_, select

from longhall.server.db.models import Keepsake, Pack, Process, Table
from longhall.server.db.store import Store

PLAYED = ("playing", "paused", "finished")


async def save_keepsake(store: Store, table_id: str, seq: int, format: int, data: bytes) -> None:
    """In the place of an earlier one of the same table."""
    async with store.session() as session:
        await session.execute(delete(Keepsake).where(Keepsake.table_id == table_id))
        session.add(Keepsake(table_id=table_id, seq=seq, format=format, data=data))


async def keepsake_of(store: Store, table_id: str) -> Keepsake | None:
    async with store.session() as session:
        return await session.get(Keepsake, table_id)


async def tables_with_stale_keepsakes(store: Store, after: str, limit: int) -> list[Table]:
    """Tables of this process, or of none that is alive, at which more has happened than what was kept tells; those with
    an id greater than ``after``, in their order."""
    others = select(Process.id).where(Process.id != store.process)
    behind = or_(Keepsake.seq.is_(None), Keepsake.seq < Table.seq)
    own = or_(Table.supervising_process.is_(None), Table.supervising_process.not_in(others))
    query = select(Table).outerjoin(Keepsake, Keepsake.table_id == Table.id)
    query = query.where(and_(Table.status.in_(PLAYED), behind, own, Table.id > after))
    async with store.session() as session:
        return list((await session.scalars(query.order_by(Table.id).limit(limit))).all())


async def save_pack(store: Store, hash: str, game: str, data: bytes) -> None:
    """Nothing happens if it is there: the same hash is the same pack."""
    async with store.session() as session:
        if await session.get(Pack, hash) is None:
            session.add(Pack(hash=hash, game=game, data=data))


async def pack_of(store: Store, game: str, hash: str) -> bytes | None:
    async with store.session() as session:
        query: Any = select(Pack.data).where(Pack.hash == hash, Pack.game == game)
        found = (await session.scalars(query)).first()
        return bytes(found) if found is not None else None
