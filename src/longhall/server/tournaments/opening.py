"""New tournaments, and new seasons of a league."""

from __future__ import annotations

import time

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from longhall.kernel.chance import fresh_seed
from longhall.server.db.models import User
from longhall.server.db.store import Store
from longhall.server.db.tournament_models import Tournament
from longhall.server.table.permissions import Refused
from longhall.server.tournaments.kept import GOING, Kept
from longhall.server.tournaments.steps import next_season


async def open_tournament(store: Store, row: Tournament, most: int) -> None:
    """Refused if its organiser has ``most`` that are not over."""
    async with store.session() as session:
        await _check_count(session, row, most)
        session.add(row)


async def open_season(store: Store, kept: Kept, most: int) -> Tournament:
    """The season after a league's last; IntegrityError if there is one already."""
    season, players = next_season(kept, fresh_seed(), time.time())
    async with store.session() as session:
        await _check_count(session, season, most)
        session.add(season)
        await session.flush()
        session.add_all(players)
    return season


async def _check_count(session: AsyncSession, row: Tournament, most: int) -> None:
    """Counted while the row of the organiser is held: of two opened at once each counts for the other."""
    await session.execute(update(User).where(User.id == row.organiser_id).values(session=User.session))
    own = (Tournament.organiser_id == row.organiser_id, Tournament.status.in_(GOING))
    if (await session.scalar(select(func.count()).select_from(Tournament).where(*own)) or 0) >= most:
        raise Refused("error-too-many-tournaments", params={"most": most})
