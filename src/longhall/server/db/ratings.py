"""Rating the matches that have ended, one after another, and doing all of it again from what is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from longhall.server.db.models import SeatResult, Secret, Standing
from longhall.server.db.store import DAY, Store
from longhall.server.people.ratings import START, Rating, rate

COUNTER: Final = "rated"  # the number of the match that was rated last, held while one is
AT_ONCE: Final = 50  # matches rated in one transaction
READ_AT_ONCE: Final = 1000  # matches read again in one go
MOST_A_DAY: Final = 3  # matches of the same people that are rated


async def rate_finished(store: Store) -> int:
    """Rate all matches that have ended and are not rated yet, in the order in which they ended; how many. Processes do
    so one after another, and each match gets its number: in that order it is rated for ever."""
    await store.secret(COUNTER, "0")
    rated = 0
    while found := await _rate_some(store):
        rated += found
    return rated


async def _rate_some(store: Store) -> int:
    """How many matches were looked at."""
    async with store.session() as session:
        hold = update(Secret).where(Secret.name == COUNTER)
        await session.execute(hold.values(value=Secret.value))  # others wait here until this is committed
        number = int(await session.scalar(select(Secret.value).where(Secret.name == COUNTER)) or 0)
        waiting = select(SeatResult.table_id).where(SeatResult.rated.is_(True), SeatResult.rating_number.is_(None))
        ordered = waiting.group_by(SeatResult.table_id).order_by(func.min(SeatResult.ended), SeatResult.table_id)
        tables = list(await session.scalars(ordered.limit(AT_ONCE)))
        for table_id in tables:
            match = await _people_at(session, table_id)
            if len(match) < 2 or await _played_often(session, match):
                unrated = update(SeatResult).where(SeatResult.table_id == table_id)
                await session.execute(unrated.values(rated=False))
            else:
                number += 1
                await _rate_match(session, match, number)
        await session.execute(hold.values(value=str(number)))
        return len(tables)


async def _people_at(session: AsyncSession, table_id: str) -> list[SeatResult]:
    """Their results: bots at the table are left out."""
    query = select(SeatResult).where(SeatResult.table_id == table_id, SeatResult.bot.is_(None))
    return list(await session.scalars(query.order_by(SeatResult.seat)))


async def _played_often(session: AsyncSession, match: Sequence[SeatResult]) -> bool:
    """Whether the same people have had as many rated matches of the game within a day as count: friends who let each
    other win gain little by it."""
    people = {row.user_id for row in match}
    recent = select(SeatResult.table_id).where(
        SeatResult.user_id == next((user for user in people if user is not None), None),
        SeatResult.game == match[0].game,
        SeatResult.rating_number.is_not(None),
        SeatResult.ended > match[0].ended - DAY,
    )
    sat = select(SeatResult.table_id, SeatResult.user_id).where(
        SeatResult.table_id.in_(recent), SeatResult.bot.is_(None)
    )
    before: dict[str, set[str | None]] = {}
    for table_id, user_id in await session.execute(sat):
        before.setdefault(table_id, set()).add(user_id)
    return sum(others == people for others in before.values()) >= MOST_A_DAY


async def _rate_match(session: AsyncSession, match: Sequence[SeatResult], number: int) -> None:
    standings = {row.user_id: await _standing(session, row) for row in match if row.user_id is not None}
    before = [standings[row.user_id][0] if row.user_id is not None else START for row in match]
    after = rate(before, [row.place for row in match], [row.left for row in match])
    for row, was, now in zip(match, before, after, strict=True):
        row.rating_number = number
        row.mean_before, row.spread_before = was
        row.mean, row.spread = now
    await session.flush()
    for row, now in zip(match, after, strict=True):
        if row.user_id is None:
            continue
        met = await session.scalar(_opponents(row.user_id, row.game))
        known = standings[row.user_id][1]
        if known is None:
            known = Standing(user_id=row.user_id, game=row.game, matches=0)
            session.add(known)
        known.mean, known.spread, known.sure = now.mean, now.spread, now.sure
        known.matches, known.opponents, known.changed = known.matches + 1, met or 0, row.ended
    bots = update(SeatResult).where(SeatResult.table_id == match[0].table_id, SeatResult.bot.is_not(None))
    await session.execute(bots.values(rating_number=number))


async def _standing(session: AsyncSession, row: SeatResult) -> tuple[Rating, Standing | None]:
    known = await session.get(Standing, (row.user_id, row.game))
    return (Rating(known.mean, known.spread) if known is not None else START), known


def _opponents(user_id: str, game: str) -> Any:
    """How many different people somebody has met in rated matches."""
    own = select(SeatResult.table_id).where(
        SeatResult.user_id == user_id, SeatResult.game == game, SeatResult.rating_number.is_not(None)
    )
    others = select(func.count(SeatResult.user_id.distinct()))
    return others.where(SeatResult.table_id.in_(own), SeatResult.user_id != user_id)


# -- again from the beginning ------------------------------------------------------------------------------------------


@dataclass
class Recomputed:
    """What came of rating everything again; ``changed``: ratings after a match that are not what was stored."""

    matches: int = 0
    people: int = 0
    changed: int = 0


@dataclass
class _Known:
    rating: Rating = START
    matches: int = 0
    opponents: set[str] = field(default_factory=set)
    changed: float = 0.0


async def annul(store: Store, table_id: str) -> bool:
    """The match of a table counts for no ratings any more; False if it did not. Ratings are to be recomputed then."""
    async with store.session() as session:
        rated = update(SeatResult).where(SeatResult.table_id == table_id, SeatResult.rated.is_(True))
        values = {"rated": False, "rating_number": None, "mean": None, "spread": None}
        values |= {"mean_before": None, "spread_before": None}
        return bool((await session.execute(rated.values(**values))).rowcount)  # type: ignore[attr-defined]  # a CursorResult


async def recompute(store: Store) -> Recomputed:
    """Rate all rated matches again in their order, and write what is different. Nobody else rates meanwhile. Those who
    have left the hall are in no standing any more, and count as what they came with."""
    await store.secret(COUNTER, "0")
    told, known = Recomputed(), dict[tuple[str, str], _Known]()
    async with store.session() as session:
        hold = update(Secret).where(Secret.name == COUNTER)
        await session.execute(hold.values(value=Secret.value))
        number = 0
        while matches := await _matches_after(session, number):
            changes: list[dict[str, Any]] = []
            for match in matches:
                changes += _rate_again(match, known)
            number = matches[-1][0].rating_number or 0
            told.matches += len(matches)
            told.changed += len(changes)
            if changes:
                await session.execute(update(SeatResult), changes)
        await session.execute(delete(Standing))
        rows = [_standing_row(user_id, game, one) for (user_id, game), one in known.items()]
        if rows:
            await session.execute(insert(Standing), rows)
        told.people = len({user_id for user_id, _ in known})
    await rate_finished(store)
    return told


async def _matches_after(session: AsyncSession, number: int) -> list[list[Any]]:
    """The next rated matches: the people of each, seat by seat."""
    columns = (SeatResult.table_id, SeatResult.seat, SeatResult.user_id, SeatResult.game, SeatResult.place)
    ratings = (SeatResult.mean_before, SeatResult.spread_before, SeatResult.mean, SeatResult.spread)
    query = select(*columns, SeatResult.left, SeatResult.ended, SeatResult.rating_number, *ratings)
    query = query.where(SeatResult.rated.is_(True), SeatResult.bot.is_(None))
    numbers = SeatResult.rating_number.between(number + 1, number + READ_AT_ONCE)
    found: dict[int, list[Any]] = {}
    rows = (await session.execute(query.where(numbers).order_by(SeatResult.rating_number, SeatResult.seat))).all()
    if not rows:  # annulled ones leave gaps
        ahead = select(func.min(SeatResult.rating_number)).where(SeatResult.rating_number > number)
        following = await session.scalar(ahead.where(SeatResult.rated.is_(True)))
        return [] if following is None else await _matches_after(session, following - 1)
    for row in rows:
        found.setdefault(row.rating_number, []).append(row)
    return list(found.values())


def _rate_again(match: list[Any], known: dict[tuple[str, str], _Known]) -> list[dict[str, Any]]:
    """What of the match is to be stored anew."""
    people = [known.setdefault((row.user_id, row.game), _Known()) if row.user_id is not None else None for row in match]
    before = [
        one.rating if one is not None else Rating(row.mean_before, row.spread_before)
        for one, row in zip(people, match, strict=True)
    ]
    after = rate(before, [row.place for row in match], [row.left for row in match])
    changes = []
    for row, one, was, now in zip(match, people, before, after, strict=True):
        if (*was, *now) != (row.mean_before, row.spread_before, row.mean, row.spread):
            numbers = {"mean_before": was.mean, "spread_before": was.spread, "mean": now.mean, "spread": now.spread}
            changes.append({"table_id": row.table_id, "seat": row.seat, **numbers})
        if one is not None:
            one.rating, one.matches, one.changed = now, one.matches + 1, row.ended
            one.opponents |= {other.user_id for other in match if other.user_id not in (None, row.user_id)}
    return changes


def _standing_row(user_id: str, game: str, one: _Known) -> dict[str, Any]:
    numbers = {"mean": one.rating.mean, "spread": one.rating.spread, "sure": one.rating.sure}
    counts = {"matches": one.matches, "opponents": len(one.opponents), "changed": one.changed}
    return {"user_id": user_id, "game": game, **numbers, **counts}
