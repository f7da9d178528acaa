"""Tournaments go on by themselves: in every process of a hall, and from where they were when one was killed. What is to
be done is read from the database alone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import Any, Final

from sqlalchemy import and_, exists, or_, select
from sqlalchemy.exc import SQLAlchemyError

from longhall.server.db.models import Table
from longhall.server.db.store import Store
from longhall.server.db.tournament_models import Tournament, TournamentMatch, TournamentRound
from longhall.server.table.permissions import Refused
from longhall.server.tournaments.kept import CANCELLED, ENTERING, PAUSED, RUNNING, Kept, change, load
from longhall.server.tournaments.steps import go_on
from longhall.server.tournaments.tables import HasTables, ended_matches, keep_up

STEPS: Final = 50  # of one tournament at a time: rounds of byes follow each other at once
log = logging.getLogger("longhall.tournaments")


class TournamentRunner:
    """``poll`` is how many seconds may pass until something is noticed of which nobody has told."""

    def __init__(self, hall: HasTables, poll: float) -> None:
        self.hall = hall
        self.poll = poll
        self._woken: set[str] = set()
        self._waking = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self, tournament_id: str) -> None:
        """Something has happened there, such as the end of a match."""
        self._woken.add(tournament_id)
        self._waking.set()

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.poll):
                    await self._waking.wait()
            self._waking.clear()
            woken, self._woken = self._woken, set()
            try:
                due = woken | set(await due_tournaments(self.hall.store, time.time()))
                for tournament_id in sorted(due):
                    await self.go_on(tournament_id)
            except Exception as error:  # whatever it is, the next time comes
                log.error("a tournament does not go on", extra={"kind": type(error).__name__})
                self._woken |= woken if isinstance(error, SQLAlchemyError) else set()

    async def go_on(self, tournament_id: str) -> Kept | None:
        """Whatever follows from what has happened so far; returns once it is done."""
        kept: Kept | None = None
        for _ in range(STEPS):
            kept = await load(self.hall.store, tournament_id)
            if kept is None:
                return None
            ended = await ended_matches(self.hall.store, kept)
            version = kept.row.version
            with contextlib.suppress(Refused):  # others are changing it again and again: later
                kept = await change(self.hall.store, tournament_id, partial(go_on, ended=ended), in_thread=True)
            if kept is None:
                return None
            await keep_up(self.hall, kept)
            if kept.row.version == version:
                break
        return kept


async def due_tournaments(store: Store, now: float) -> list[str]:
    """Where there is something to do that nobody may have told of."""
    here = (Tournament.id == TournamentMatch.tournament_id, TournamentMatch.decided.is_(None))
    running, over = Tournament.status == RUNNING, Tournament.status == CANCELLED
    undecided = exists().where(*here)
    to_do = or_(
        and_(running, TournamentRound.began <= now, or_(Table.id.is_(None), Table.status == "open")),
        and_(running, Table.status == "playing", TournamentRound.deadline <= now),
        and_(or_(running, Tournament.status == PAUSED), Table.status == "finished"),
        and_(Tournament.status == PAUSED, Table.status == "playing"),
        and_(or_(running, over), Table.status == "paused"),
    )
    waiting: Any = (
        select(Tournament.id)
        .join(TournamentMatch, and_(*here))
        .join(
            TournamentRound,
            and_(
                TournamentRound.tournament_id == TournamentMatch.tournament_id,
                TournamentRound.number == TournamentMatch.round,
            ),
        )
        .outerjoin(Table, Table.id == TournamentMatch.table_id)
        .where(to_do)
        .distinct()
    )
    due = select(Tournament.id).where(
        or_(and_(Tournament.status == ENTERING, Tournament.starts <= now), and_(running, ~undecided))
    )
    async with store.session() as session:
        return [*(await session.scalars(due)), *(await session.scalars(waiting))]
