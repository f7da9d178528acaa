"""What the database keeps of analyses: what was found, and how far one has come that a process is working on."""

from __future__ import annotations

from sqlalchemy import delete, update

from longhall.server.db.models import Analysis
from longhall.server.db.store import Store


async def analysis_of(store: Store, table_id: str, format: int) -> Analysis | None:
    """None where there is none, or one of an earlier version of this program."""
    async with store.session() as session:
        found = await session.get(Analysis, table_id)
        return found if found is not None and found.format == format else None


async def save_analysis(store: Store, row: Analysis) -> None:
    """In the place of what there was; when it was wanted last is kept."""
    async with store.session() as session:
        known = await session.get(Analysis, row.table_id)
        if known is not None:
            row.wanted = max(row.wanted, known.wanted)
        await session.merge(row)


async def want_analysis(store: Store, table_id: str, now: float) -> None:
    async with store.session() as session:
        await session.execute(update(Analysis).where(Analysis.table_id == table_id).values(wanted=now))


async def forget_analysis(store: Store, table_id: str) -> None:
    """One that was given up."""
    async with store.session() as session:
        await session.execute(delete(Analysis).where(Analysis.table_id == table_id, Analysis.done < 1))
