"""What the results of matches tell."""

from __future__ import annotations

from sqlalchemy import select, update

from longhall.server.db.models import SeatResult
from longhall.server.db.store import Store


async def tables_without_roles(store: Store, after: str, limit: int) -> list[tuple[str, str, int]]:
    """Tables whose results do not say what was played as, with an id greater than ``after``, in their order: the id,
    the game and the number of seats."""
    query = select(SeatResult.table_id, SeatResult.game, SeatResult.seats).distinct()
    query = query.where(SeatResult.role.is_(None), SeatResult.table_id > after)
    async with store.session() as session:
        rows = await session.execute(query.order_by(SeatResult.table_id).limit(limit))
        return [(table_id, game, seats) for table_id, game, seats in rows]


async def save_roles(store: Store, table_id: str, roles: list[str]) -> None:
    """By seat."""
    async with store.session() as session:
        for seat, role in enumerate(roles):
            of_seat = update(SeatResult).where(SeatResult.table_id == table_id, SeatResult.seat == seat)
            await session.execute(of_seat.values(role=role))
