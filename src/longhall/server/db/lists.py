"""What somebody looks for in a list of public tables, as conditions of the query."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import ColumnElement, and_, func, or_, select
from sqlalchemy.orm import aliased

from longhall.server.db.models import Seat, Table, Tie, User
from longhall.server.db.ties import BLOCK

Level = Literal["any", "new", "experienced"]  # whom the host would like to meet


@dataclass
class Wish:
    """What is None does not matter. ``strangers_of``: tables for this person to join or watch, see ``strangers``."""

    seats: int | None = None
    clock: str | None = None
    language: str | None = None  # of the host
    rated: bool | None = None
    level: Level | None = None
    free: bool = False
    strangers_of: str | None = None


def conditions(wish: Wish) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    at_table = select(func.count()).select_from(Seat).where(Seat.table_id == Table.id)
    if wish.seats is not None:
        found.append(at_table.correlate(Table).scalar_subquery() == wish.seats)
    if wish.clock is not None:
        found.append(Table.clock["kind"].as_string() == wish.clock)
    if wish.language is not None:
        speaks = select(User.id).where(User.id == Table.host_id, User.language == wish.language)
        found.append(speaks.exists())
    if wish.rated is not None:
        found.append(Table.rated.is_(wish.rated))
    if wish.level is not None:
        found.append(Table.level == wish.level)
    if wish.free:
        for_them = or_(Seat.held_for.is_(None), Seat.held_for == wish.strangers_of)
        chair = select(Seat.seat).where(Seat.table_id == Table.id, Seat.user_id.is_(None), Seat.bot.is_(None), for_them)
        found.append(chair.exists())
    if wish.strangers_of is not None:
        found.append(strangers(wish.strangers_of))
    return found


def strangers(user_id: str) -> ColumnElement[bool]:
    """Tables that somebody neither hosts nor sits at, and where they would meet nobody they are kept apart from."""
    seat = aliased(Seat)
    own = select(seat.seat).where(seat.table_id == Table.id, seat.user_id == user_id).exists()
    sitting = select(Seat.user_id).where(Seat.table_id == Table.id).correlate(Table)
    blocked = and_(Tie.user_id == user_id, or_(Tie.other_id == Table.host_id, Tie.other_id.in_(sitting)))
    blocking = and_(Tie.other_id == user_id, or_(Tie.user_id == Table.host_id, Tie.user_id.in_(sitting)))
    apart = select(Tie.user_id).where(Tie.kind == BLOCK, or_(blocked, blocking))
    others = or_(Table.host_id.is_(None), Table.host_id != user_id)
    return and_(others, ~own, ~apart.correlate(Table).exists())
