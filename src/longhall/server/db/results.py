"""What the results of matches tell of a person. Each question is answered from the rows of that person alone, or from
one index: a page takes no longer where many people have played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Select, and_, case, func, select, update
from sqlalchemy.orm import aliased

from longhall.server.db.models import Seat, SeatResult, Standing, User
from longhall.server.db.store import Store

PAGE: Final = 50  # matches told at once
BOARD: Final = 100  # people on a leaderboard
LEAST_MATCHES: Final = 10  # rated ones, for a place on a leaderboard
LEAST_OPPONENTS: Final = 4  # different people met in them
COURSE: Final = 100  # ratings after the latest matches, for a drawing
OPPONENTS: Final = 20  # people met most often
STRONGEST: Final = "master"  # the level of bots that is worth boasting about
FULL: Final = 4  # seats from which on a table is a big one


@dataclass
class Tally:
    """How somebody came out in the matches of one game, as one role, at tables of one size."""

    game: str
    role: str
    seats: int
    matches: int
    wins: int
    places: int  # added up
    company: int  # matches in which other people played


@dataclass
class Streaks:
    """Wins in a row in matches with other people."""

    current: int
    best: int


@dataclass
class Met:
    """How often two people have met in a game, and how often each was ahead of the other."""

    page: str
    name: str
    game: str
    matches: int
    ahead: int
    behind: int


@dataclass
class BoardRow:
    page: str
    name: str
    mean: float
    spread: float
    sure: float
    matches: int


def _own(user_id: str, public_only: bool) -> ColumnElement[bool]:
    """The results that count for somebody; of those only what everybody may know."""
    own = and_(SeatResult.user_id == user_id, SeatResult.several.is_(False))
    return and_(own, SeatResult.public.is_(True)) if public_only else own


WON: Final = and_(SeatResult.place == 1, SeatResult.left.is_(False))


async def tallies(store: Store, user_id: str, public_only: bool) -> list[Tally]:
    columns = (SeatResult.game, func.coalesce(SeatResult.role, ""), SeatResult.seats)
    counts = (func.count(), func.sum(case((WON, 1), else_=0)), func.sum(SeatResult.place))
    company = func.sum(case((SeatResult.people > 1, 1), else_=0))
    query = select(*columns, *counts, company).where(_own(user_id, public_only)).group_by(*columns)
    async with store.session() as session:
        return [Tally(*row) for row in await session.execute(query.order_by(*columns))]


async def streaks(store: Store, user_id: str, public_only: bool) -> Streaks:
    """Matches that are won one after another have the same distance between their number among all and that among the
    won ones."""
    order = (SeatResult.ended, SeatResult.table_id)
    won = case((WON, 1), else_=0)
    number = func.row_number().over(order_by=order)
    among = func.row_number().over(partition_by=won, order_by=order)
    played = select(won.label("won"), number.label("n"), (number - among).label("run"))
    numbered = played.where(_own(user_id, public_only), SeatResult.people > 1).subquery()
    runs = select(func.count(), func.max(numbered.c.n)).where(numbered.c.won == 1).group_by(numbered.c.run)
    async with store.session() as session:
        found = [(int(length), int(last)) for length, last in await session.execute(runs)]
        total = await session.scalar(select(func.count()).select_from(numbered)) or 0
    current = next((length for length, last in found if last == total), 0)
    return Streaks(current, max((length for length, _ in found), default=0))


async def wins_against(store: Store, user_id: str, bot: str, public_only: bool) -> int:
    """Matches won at tables at which a bot of that name played."""
    other = aliased(SeatResult)
    there = select(other.table_id).where(other.table_id == SeatResult.table_id, other.bot == bot).exists()
    async with store.session() as session:
        return await session.scalar(select(func.count()).where(_own(user_id, public_only), WON, there)) or 0


async def met(store: Store, user_id: str, other_id: str | None, public_only: bool) -> list[Met]:
    """Whom somebody has met, the most often met first; or how often ``other_id``."""
    other = aliased(SeatResult)
    ahead = func.sum(case((SeatResult.place < other.place, 1), else_=0))
    behind = func.sum(case((SeatResult.place > other.place, 1), else_=0))
    meetings = func.count()
    query = select(User.page, User.name, SeatResult.game, meetings, ahead, behind)
    query = query.join(other, other.table_id == SeatResult.table_id).join(User, User.id == other.user_id)
    query = query.where(_own(user_id, public_only), other.user_id != user_id, other.several.is_(False))
    if other_id is not None:
        query = query.where(other.user_id == other_id)
    query = query.group_by(User.id, User.page, User.name, SeatResult.game)
    async with store.session() as session:
        rows = await session.execute(query.order_by(meetings.desc(), User.name, SeatResult.game).limit(OPPONENTS))
        return [Met(*row) for row in rows]


async def matches_of(
    store: Store, user_id: str, viewer: str | None, before: float | None, before_id: str, limit: int = PAGE
) -> list[SeatResult]:
    """The matches of somebody that the viewer may know of, the latest first: all their own, of others public ones and
    those they played in too. ``before`` and ``before_id`` are of the last one seen."""
    query: Select[Any] = select(SeatResult).where(SeatResult.user_id == user_id)
    if viewer != user_id:
        other = aliased(SeatResult)
        shared = select(other.table_id).where(other.user_id == viewer, other.table_id == SeatResult.table_id).exists()
        query = query.where(SeatResult.public.is_(True) | shared)
    if before is not None:
        earlier = (SeatResult.ended == before) & (SeatResult.table_id < before_id)
        query = query.where((SeatResult.ended < before) | earlier)
    query = query.order_by(SeatResult.ended.desc(), SeatResult.table_id.desc(), SeatResult.seat).limit(limit)
    async with store.session() as session:
        return list(await session.scalars(query))


async def results_at(store: Store, table_ids: list[str]) -> dict[str, list[Row[Any]]]:
    """By table, seat by seat: place, bot, user and the name in the row of the seat."""
    columns = (SeatResult.table_id, SeatResult.seat, SeatResult.place, SeatResult.bot, SeatResult.user_id, Seat.name)
    query = select(*columns).join(Seat, and_(Seat.table_id == SeatResult.table_id, Seat.seat == SeatResult.seat))
    query = query.where(SeatResult.table_id.in_(table_ids)).order_by(SeatResult.table_id, SeatResult.seat)
    found: dict[str, list[Row[Any]]] = {}
    async with store.session() as session:
        rows: list[Row[Any]] = list(await session.execute(query))
        for row in rows:
            found.setdefault(row.table_id, []).append(row)
    return found


# -- ratings -----------------------------------------------------------------------------------------------------------


async def standings_of(store: Store, user_id: str) -> list[Standing]:
    async with store.session() as session:
        query = select(Standing).where(Standing.user_id == user_id).order_by(Standing.game)
        return list(await session.scalars(query))


async def course_of(store: Store, user_id: str, game: str) -> list[tuple[float, float]]:
    """When the latest rated matches of somebody ended, and what they were rated at after each; the first one first."""
    query = select(SeatResult.ended, SeatResult.mean)
    query = query.where(SeatResult.user_id == user_id, SeatResult.game == game, SeatResult.rating_number.is_not(None))
    async with store.session() as session:
        rows = await session.execute(query.order_by(SeatResult.rating_number.desc()).limit(COURSE))
        return [(ended, float(mean or 0.0)) for ended, mean in reversed(rows.all())]


def _on_board(game: str) -> ColumnElement[bool]:
    enough = and_(Standing.matches >= LEAST_MATCHES, Standing.opponents >= LEAST_OPPONENTS)
    return and_(Standing.game == game, enough, User.shows_rating == "everybody")


async def leaderboard(store: Store, game: str) -> list[BoardRow]:
    columns = (User.page, User.name, Standing.mean, Standing.spread, Standing.sure, Standing.matches)
    query = select(*columns).join(User, User.id == Standing.user_id).where(_on_board(game))
    async with store.session() as session:
        rows = await session.execute(query.order_by(Standing.sure.desc(), Standing.user_id).limit(BOARD))
        return [BoardRow(*row) for row in rows]


async def place_on_board(store: Store, standing: Standing) -> int | None:
    """Counted from 1; None for somebody who has not played enough, or does not show it."""
    on_board = select(Standing.user_id).join(User, User.id == Standing.user_id).where(_on_board(standing.game))
    better = select(func.count()).select_from(Standing).join(User, User.id == Standing.user_id)
    better = better.where(_on_board(standing.game), Standing.sure > standing.sure)
    async with store.session() as session:
        if await session.scalar(on_board.where(Standing.user_id == standing.user_id)) is None:
            return None
        return 1 + (await session.scalar(better) or 0)


# -- what was played as ------------------------------------------------------------------------------------------------


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
