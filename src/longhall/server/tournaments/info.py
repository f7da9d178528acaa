"""What people are told of a tournament."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final, Literal, cast

from sqlalchemy import func, select

from longhall.server.db.models import Table, User
from longhall.server.db.store import Store
from longhall.server.db.tournament_models import Tournament, TournamentMatch, TournamentNote, TournamentPlayer
from longhall.server.messages import ClockInfo
from longhall.server.table.clocks import Clock
from longhall.server.tournaments.acts import is_open_to_enter
from longhall.server.tournaments.kept import ENTERING, Kept, load, notes_of, table_of
from longhall.tournaments import SHARE, standings
from longhall.tournaments.standings import points_at

TournamentStatus = Literal["entering", "running", "paused", "finished", "cancelled"]
Entry = Literal["open", "invitation"]
Format = Literal["swiss", "groups", "league", "knockout"]
KEPT_AT_HAND: Final = 32  # tournaments whose picture is not made anew for each who looks


@dataclass
class FormInfo:
    """The rules of a tournament; docs/tournaments.md explains the fields."""

    format: Format
    seats: int
    rounds: int
    group: int
    legs: int
    qualify: int
    advance: int
    moved: int
    at_once: bool
    absences: int
    points: list[int]


@dataclass
class EntrantInfo:
    """Somebody who plays. ``bot``: one that plays for itself; ``left``: a person who has left the hall for good.
    ``since`` and ``out``: the first round they play in, and the first they do not any more (0: they play on), with the
    reason. ``lot`` breaks the last ties; empty before the first round."""

    number: int
    name: str
    bot: str | None
    left: bool
    since: int
    out: int
    reason: str
    division: int
    lot: str


@dataclass
class PairingInfo:
    """A table of a round: ``seats`` are the numbers of the players. ``table`` is the table in the hall, null for a bye
    and before the round begins. ``places``, ``points`` and ``scores`` are by seat, none before the match is decided;
    ``forfeits`` are seats. ``decided_by`` is match, bye or organiser. ``before``: results that were corrected."""

    number: int
    group: int
    seats: list[int]
    table: str | None
    status: str
    places: list[int]
    points: list[float]
    scores: list[int]
    forfeits: list[int]
    decided_by: str
    before: list[dict[str, Any]]


@dataclass
class RoundInfo:
    """``began`` may lie ahead: then there is a break."""

    number: int
    began: float
    deadline: float | None
    tables: list[PairingInfo]


@dataclass
class StandingInfo:
    """One line of the standings; ``opponents`` are the points of all one has met."""

    number: int
    rank: int
    matches: int
    points: float
    firsts: int
    direct: int
    opponents: float
    forfeits: int
    byes: int
    reached: int
    place: int


@dataclass
class RankingInfo:
    """Standings of all, of a group or division (``group`` from 0), or of the knock-out (-1). ``tie_breaks`` are what
    decides, in this order."""

    format: Format
    group: int
    tie_breaks: list[str]
    rows: list[StandingInfo]


@dataclass
class TournamentNoteInfo:
    """What the organiser or the hall has done; ``text`` are the organiser's words."""

    at: float
    kind: str
    params: dict[str, Any]
    text: str


@dataclass
class SeasonInfo:
    id: str
    season: int
    status: TournamentStatus


@dataclass
class MyMatchInfo:
    """A match of whoever asks that is not decided. ``turn``: the table waits for them."""

    round: int
    number: int
    began: float
    table: str | None
    turn: bool


@dataclass
class TournamentInfo:
    """Everything there is to see on the page of a tournament. ``seed`` is told once it begins; ``commitment`` binds it
    before. ``planned``: how many rounds there will be, 0: nobody can tell yet. ``me`` is the number of whoever asks,
    null where they do not play; ``may_enter``: whether people can enter now. ``code`` is part of the link by which
    people are invited, for the organiser alone."""

    id: str
    name: str
    about: str
    game: str
    setup: dict[str, Any]
    form: FormInfo
    clock: ClockInfo
    public: bool
    entry: Entry
    accounts: bool
    most: int
    late: bool
    round_seconds: float
    break_seconds: float
    status: TournamentStatus
    organiser: str
    created: float
    starts: float | None
    planned: int
    season: int
    seasons: list[SeasonInfo]
    commitment: str
    seed: str | None
    players: list[EntrantInfo]
    rounds: list[RoundInfo]
    standings: list[RankingInfo]
    notes: list[TournamentNoteInfo]
    may_enter: bool
    organises: bool
    code: str
    me: int | None
    mine: list[MyMatchInfo]


@dataclass
class TournamentSummary:
    """A line in a list. ``players`` have entered; ``playing``, ``organises`` and ``waiting``: whether whoever asks
    plays, organises it, and has a table there that is not finished."""

    id: str
    name: str
    game: str
    format: Format
    seats: int
    clock: ClockInfo
    status: TournamentStatus
    entry: Entry
    players: int
    most: int
    round: int
    planned: int
    season: int
    starts: float | None
    changed: float
    organiser: str
    playing: bool
    organises: bool
    waiting: bool


def commitment(tournament_id: str, seed: str) -> str:
    """Binds the seed before anybody enters."""
    return sha256(f"longhall-tournament:{tournament_id}:{seed}".encode()).hexdigest()


class TournamentPictures:
    """Pictures of tournaments, made anew when they have changed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._made: OrderedDict[str, tuple[int, Kept, TournamentInfo]] = OrderedDict()

    async def picture(self, tournament_id: str, user_id: str | None) -> TournamentInfo | None:
        """As this visitor may see it; None where there is no such tournament."""
        found = await self._shared(tournament_id)
        if found is None:
            return None
        kept, shared = found
        tables = await _tables_of(self.store, kept)
        info = replace(shared, rounds=[_with_statuses(round, tables) for round in shared.rounds])
        me, row = kept.player_of(user_id), kept.row
        info.organises = user_id is not None and row.organiser_id == user_id
        info.code = row.code if info.organises else ""
        info.me = me.number if me is not None else None
        info.mine = _my_matches(kept, me, tables) if me is not None else []
        info.seasons = await _seasons(self.store, row)
        return info

    async def _shared(self, tournament_id: str) -> tuple[Kept, TournamentInfo] | None:
        """What is the same for everybody, until it changes."""
        async with self.store.session() as session:
            version = await session.scalar(select(Tournament.version).where(Tournament.id == tournament_id))
        if version is None:
            return None
        found = self._made.get(tournament_id)
        if found is None or found[0] != version:
            kept = await load(self.store, tournament_id)
            if kept is None:
                return None
            organiser = await self.store.user(kept.row.organiser_id) if kept.row.organiser_id is not None else None
            shared = _shared_info(kept, organiser, await notes_of(self.store, tournament_id))
            found = kept.row.version, kept, shared
            self._made[tournament_id] = found
            while len(self._made) > KEPT_AT_HAND:
                self._made.popitem(last=False)
        return found[1], found[2]


async def _tables_of(store: Store, kept: Kept) -> dict[str, tuple[str, int]]:
    """Status and turn of the tables that are not decided."""
    ids = [match.table_id for match in kept.undecided() if match.table_id is not None]
    if not ids:
        return {}
    async with store.session() as session:
        rows = await session.execute(select(Table.id, Table.status, Table.turn_seat).where(Table.id.in_(ids)))
        return {table_id: (status, turn) for table_id, status, turn in rows}


def _with_statuses(round: RoundInfo, tables: dict[str, tuple[str, int]]) -> RoundInfo:
    return replace(round, tables=[_with_status(table, tables) for table in round.tables])


def _with_status(pairing: PairingInfo, tables: dict[str, tuple[str, int]]) -> PairingInfo:
    if pairing.status != "waiting":
        return pairing
    status = tables.get(pairing.table or "", ("waiting", -1))[0]
    return replace(pairing, status=status, table=pairing.table if status != "waiting" else None)


def _my_matches(kept: Kept, me: TournamentPlayer, tables: dict[str, tuple[str, int]]) -> list[MyMatchInfo]:
    found = []
    for match in kept.undecided():
        if me.number in match.seats:
            status, turn = tables.get(match.table_id or "", ("waiting", -1))
            table = match.table_id if status != "waiting" else None
            began = kept.rounds[match.round - 1].began
            my_turn = status == "playing" and turn == match.seats.index(me.number)
            found.append(MyMatchInfo(match.round, match.number, began, table, my_turn))
    return sorted(found, key=lambda match: not match.turn)


async def _seasons(store: Store, row: Tournament) -> list[SeasonInfo]:
    if row.form["format"] != "league":
        return []
    first = row.league or row.id
    query = select(Tournament.id, Tournament.season, Tournament.status)
    query = query.where((Tournament.id == first) | (Tournament.league == first)).order_by(Tournament.season)
    async with store.session() as session:
        found = await session.execute(query)
        return [SeasonInfo(id, season, cast(TournamentStatus, status)) for id, season, status in found]


def _shared_info(kept: Kept, organiser: User | None, notes: Sequence[TournamentNote]) -> TournamentInfo:
    row, form, begun = kept.row, kept.form, kept.row.status != ENTERING
    played = kept.played()
    return TournamentInfo(
        id=row.id,
        name=row.name,
        about=row.about,
        game=row.game,
        setup=row.setup,
        form=FormInfo(**{**row.form, "points": list(form.by_place())}),
        clock=ClockInfo(**vars(Clock.from_data(row.clock))),
        public=row.public,
        entry=cast(Entry, row.entry),
        accounts=row.accounts,
        most=row.most,
        late=row.late,
        round_seconds=row.round_seconds,
        break_seconds=row.break_seconds,
        status=cast(TournamentStatus, row.status),
        organiser=organiser.name if organiser is not None else "",
        created=row.created,
        starts=row.starts,
        planned=row.planned,
        season=row.season,
        seasons=[],
        commitment=commitment(row.id, row.seed),
        seed=row.seed if begun else None,
        players=[_entrant(player, played.lot(player.number) if begun else "") for player in kept.players],
        rounds=[
            RoundInfo(
                round.number, round.began, round.deadline, [_pairing(kept, m) for m in kept.of_round(round.number)]
            )
            for round in kept.rounds
        ],
        standings=[
            RankingInfo(
                cast(Format, ranking.format),
                ranking.group,
                list(ranking.tie_breaks),
                [
                    StandingInfo(**{**vars(r), "points": r.points / SHARE, "opponents": r.opponents / SHARE})
                    for r in ranking.rows
                ],
            )
            for ranking in (standings(played) if begun and played.players else [])
        ],
        notes=[TournamentNoteInfo(note.at, note.kind, note.params, note.text) for note in notes],
        may_enter=is_open_to_enter(kept),
        organises=False,
        code="",
        me=None,
        mine=[],
    )


def _entrant(player: TournamentPlayer, lot: str) -> EntrantInfo:
    left = player.user_id is None and player.bot is None
    return EntrantInfo(
        player.number,
        player.name,
        player.bot,
        left,
        player.since,
        player.out,
        player.reason,
        max(0, player.division),
        lot,
    )


def _pairing(kept: Kept, match: TournamentMatch) -> PairingInfo:
    decided = match.decided is not None
    points = [share / SHARE for share in points_at(kept.form, table_of(match))] if decided else []
    status = "finished" if decided else "waiting"
    return PairingInfo(
        match.number,
        match.group,
        match.seats,
        match.table_id,
        status,
        match.places,
        points,
        match.scores,
        match.forfeits,
        match.decided_by,
        match.before,
    )


async def summaries(
    store: Store, user_id: str | None, statuses: Sequence[str], mine: bool, game: str, limit: int
) -> list[TournamentSummary]:
    """Public tournaments, or those in which somebody plays or which they organise; the last changed first."""
    own = select(TournamentPlayer.tournament_id).where(
        TournamentPlayer.user_id == user_id, TournamentPlayer.user_id.is_not(None)
    )
    organised = (Tournament.organiser_id == user_id) & Tournament.organiser_id.is_not(None)
    query = select(Tournament, User.name).outerjoin(User, User.id == Tournament.organiser_id)
    query = query.where(Tournament.status.in_(statuses))
    query = query.where(organised | Tournament.id.in_(own) if mine else Tournament.public.is_(True))
    if game:
        query = query.where(Tournament.game == game)
    query = query.order_by(Tournament.changed.desc(), Tournament.id).limit(limit)
    async with store.session() as session:
        found = [(row, name or "") for row, name in await session.execute(query)]
        ids = [row.id for row, _ in found]
        counted = select(TournamentPlayer.tournament_id, func.count()).where(
            TournamentPlayer.tournament_id.in_(ids), TournamentPlayer.out == 0
        )
        players = {i: n for i, n in await session.execute(counted.group_by(TournamentPlayer.tournament_id))}
        numbers = select(TournamentPlayer.tournament_id, TournamentPlayer.number).where(
            TournamentPlayer.tournament_id.in_(ids), TournamentPlayer.user_id == user_id
        )
        me = {i: n for i, n in await session.execute(numbers)} if user_id is not None else {}
        undecided = select(TournamentMatch.tournament_id, TournamentMatch.seats).where(
            TournamentMatch.tournament_id.in_(list(me)), TournamentMatch.decided.is_(None)
        )
        waiting = {i for i, seats in await session.execute(undecided) if me[i] in seats} if me else set()
    return [
        TournamentSummary(
            id=row.id,
            name=row.name,
            game=row.game,
            format=row.form["format"],
            seats=row.form["seats"],
            clock=ClockInfo(**vars(Clock.from_data(row.clock))),
            status=cast(TournamentStatus, row.status),
            entry=cast(Entry, row.entry),
            players=players.get(row.id, 0),
            most=row.most,
            round=row.rounds,
            planned=row.planned,
            season=row.season,
            starts=row.starts,
            changed=row.changed,
            organiser=name,
            playing=row.id in me,
            organises=user_id is not None and row.organiser_id == user_id,
            waiting=row.id in waiting,
        )
        for row, name in found
    ]
