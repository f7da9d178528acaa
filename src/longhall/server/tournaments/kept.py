"""A tournament as the database keeps it, read whole and written whole: of two changes made at once the later one is
made anew on what the first has left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import CursorResult, delete, select, update
from sqlalchemy.exc import IntegrityError

from longhall.server.db.models import User
from longhall.server.db.store import Store
from longhall.server.db.tournament_models import (
    Tournament,
    TournamentMatch,
    TournamentNote,
    TournamentPlayer,
    TournamentRound,
)
from longhall.server.table.permissions import LATE, Refused
from longhall.tournaments import Form, Player, Result, Table
from longhall.tournaments import Tournament as Played

ENTERING: Final = "entering"
RUNNING: Final = "running"
PAUSED: Final = "paused"
FINISHED: Final = "finished"
CANCELLED: Final = "cancelled"
GOING: Final = (ENTERING, RUNNING, PAUSED)  # not over
RACES: Final = 30  # with others who change the same tournament
# What may change of its row.
COLUMNS: Final = (
    *("name", "about", "public", "entry", "code", "accounts", "most", "late", "status", "organiser_id", "changed"),
    *("starts", "paused", "rounds", "planned"),
)


@dataclass
class Kept:
    """``changed`` and ``added`` are rows to be written, ``gone`` players who are taken out again."""

    row: Tournament
    players: list[TournamentPlayer]
    rounds: list[TournamentRound]
    matches: list[TournamentMatch]
    changed: list[Any] = field(default_factory=list)
    added: list[Any] = field(default_factory=list)
    gone: list[TournamentPlayer] = field(default_factory=list)
    touched: bool = False  # the row itself

    @property
    def form(self) -> Form:
        return Form.from_data(self.row.form)

    def player(self, number: int) -> TournamentPlayer | None:
        return next((player for player in self.players if player.number == number), None)

    def player_of(self, user_id: str | None) -> TournamentPlayer | None:
        if user_id is None:
            return None
        return next((player for player in self.players if player.user_id == user_id), None)

    def playing(self) -> list[TournamentPlayer]:
        """Who has entered and is not out."""
        return [player for player in self.players if not player.out]

    def of_round(self, number: int) -> list[TournamentMatch]:
        return [match for match in self.matches if match.round == number]

    def undecided(self) -> list[TournamentMatch]:
        return [match for match in self.matches if match.decided is None]

    def is_dirty(self) -> bool:
        return self.touched or bool(self.changed or self.added or self.gone)

    def played(self) -> Played:
        """For the engine, which knows neither names nor rows. Whoever never played is not in it."""
        players = tuple(
            Player(player.number, player.since, player.out, max(0, player.division))
            for player in self.players
            if not 0 < player.out <= player.since
        )
        rounds = tuple(
            tuple(table_of(match) for match in self.of_round(number)) for number in range(1, self.row.rounds + 1)
        )
        return Played(self.form, self.row.seed, players, rounds)

    def note(self, kind: str, text: str = "", **params: Any) -> None:
        self.added.append(
            TournamentNote(tournament_id=self.row.id, at=time.time(), kind=kind, params=params, text=text)
        )


def table_of(match: TournamentMatch) -> Table:
    result = Result(tuple(match.places), tuple(match.forfeits)) if match.decided is not None else None
    before = tuple((b["until"], Result(tuple(b["places"]), tuple(b["forfeits"]))) for b in match.before)
    return Table(tuple(match.seats), match.group, result, before)


async def load(store: Store, tournament_id: str) -> Kept | None:
    """People are called what they are called now."""
    async with store.session() as session:
        row = await session.get(Tournament, tournament_id)
        if row is None:
            return None
        of_this = TournamentPlayer.tournament_id == tournament_id
        players = list((await session.scalars(select(TournamentPlayer).where(of_this))).all())
        rounds = list(
            (await session.scalars(select(TournamentRound).where(TournamentRound.tournament_id == tournament_id))).all()
        )
        matches = list(
            (await session.scalars(select(TournamentMatch).where(TournamentMatch.tournament_id == tournament_id))).all()
        )
        names = select(User.id, User.name).join(TournamentPlayer, TournamentPlayer.user_id == User.id).where(of_this)
        called = {user_id: name for user_id, name in await session.execute(names)}
        session.expunge_all()
    for player in players:
        if player.user_id in called:
            player.name = called[player.user_id]
    players.sort(key=lambda player: player.number)
    rounds.sort(key=lambda round: round.number)
    matches.sort(key=lambda match: (match.round, match.number))
    return Kept(row, players, rounds, matches)


async def notes_of(store: Store, tournament_id: str) -> Sequence[TournamentNote]:
    query = select(TournamentNote).where(TournamentNote.tournament_id == tournament_id).order_by(TournamentNote.id)
    async with store.session() as session:
        return (await session.scalars(query)).all()


async def tournaments_of(store: Store, user_id: str) -> list[tuple[str, str, str, bool, int | None, str]]:
    """Those in which somebody plays or that they organise: id, name, status, whether they organise it, their number,
    why they are out."""
    plays = (TournamentPlayer.tournament_id == Tournament.id) & (TournamentPlayer.user_id == user_id)
    query = select(Tournament, TournamentPlayer).outerjoin(TournamentPlayer, plays)
    query = query.where((Tournament.organiser_id == user_id) | TournamentPlayer.number.is_not(None))
    async with store.session() as session:
        rows = list(await session.execute(query.order_by(Tournament.created)))
        return [
            (row.id, row.name, row.status, row.organiser_id == user_id, *((p.number, p.reason) if p else (None, "")))
            for row, p in rows
        ]


async def save(store: Store, kept: Kept) -> bool:
    """False where somebody else has changed it meanwhile: then nothing is written."""
    row, version = kept.row, kept.row.version
    row.changed = time.time()
    values = {name: getattr(row, name) for name in COLUMNS}
    query = update(Tournament).where(Tournament.id == row.id, Tournament.version == version)
    try:
        async with store.session() as session:
            written = await session.execute(query.values(version=version + 1, **values))
            assert isinstance(written, CursorResult)
            if written.rowcount != 1:
                return False
            for player in kept.gone:
                at = (TournamentPlayer.tournament_id == row.id, TournamentPlayer.number == player.number)
                await session.execute(delete(TournamentPlayer).where(*at))
            for changed in kept.changed:
                await session.merge(changed)
            await session.flush()
            session.add_all(kept.added)
    except IntegrityError:  # somebody has entered twice at once, or has left the hall for good
        return False
    row.version = version + 1
    kept.changed, kept.added, kept.gone, kept.touched = [], [], [], False
    return True


async def change(store: Store, tournament_id: str, act: Callable[[Kept], None], in_thread: bool = False) -> Kept | None:
    """Let ``act`` change a tournament, and write what it has changed; None where there is none. Refused as by
    ``act``."""
    for _ in range(RACES):
        kept = await load(store, tournament_id)
        if kept is None:
            return None
        if in_thread:
            await asyncio.to_thread(act, kept)
        else:
            act(kept)
        if not kept.is_dirty() or await save(store, kept):
            return kept
    raise Refused(LATE)
