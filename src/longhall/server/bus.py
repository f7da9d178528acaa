"""How the processes of one hall hear of each other's choices. Whatever is missed lies in the database, by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sqlalchemy import select

from longhall.server.db.models import Table
from longhall.server.db.store import Store

AT_ONCE = 400  # tables in one question


class Bus(Protocol):
    every: float  # seconds between two looks at the tables somebody is connected to; 0: there is nothing to look for

    async def newest(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The last sequence number of each table, as far as another process may have written it."""


class InProcess:
    """One process has the database for itself and knows everything it wrote."""

    every = 0.0

    async def newest(self, table_ids: Sequence[str]) -> dict[str, int]:
        return {}


class DatabasePolling:
    """Several processes share a database and look at its sequence numbers."""

    def __init__(self, store: Store, every: float = 0.2) -> None:
        self.store = store
        self.every = every

    async def newest(self, table_ids: Sequence[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for start in range(0, len(table_ids), AT_ONCE):
            asked = table_ids[start : start + AT_ONCE]
            async with self.store.session() as session:
                rows = await session.execute(select(Table.id, Table.seq).where(Table.id.in_(asked)))
                found.update({table_id: seq for table_id, seq in rows})
        return found


def bus_for(store: Store) -> Bus:
    """PostgreSQL may be shared by several processes; an embedded database is not."""
    return InProcess() if store.address.startswith("sqlite") else DatabasePolling(store)
