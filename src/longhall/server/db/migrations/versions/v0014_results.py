"""How finished matches came out, seat by seat, also those of before; ratings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
AT_ONCE = 500  # tables


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL"), nullable=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("several", sa.Boolean(), nullable=False),
        sa.Column("role", sa.String(60), nullable=True),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("rating_number", sa.Integer(), nullable=True),
        sa.Column("mean_before", sa.Float(), nullable=True),
        sa.Column("spread_before", sa.Float(), nullable=True),
        sa.Column("mean", sa.Float(), nullable=True),
        sa.Column("spread", sa.Float(), nullable=True),
    )
    op.create_index("results_of_person", "results", ["user_id", "ended"])
    op.create_index("results_to_rate", "results", ["rated", "rating_number"])
    op.create_table(
        "standings",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("spread", sa.Float(), nullable=False),
        sa.Column("sure", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("opponents", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
    )
    op.create_index("standings_by_game", "standings", ["game", "sure"])
    _take_over_old_matches(op.get_bind())


TABLES = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("game", sa.String),
    sa.column("status", sa.String),
    sa.column("lesson", sa.Boolean),
    sa.column("public", sa.Boolean),
    sa.column("changed", sa.Float),
    sa.column("result", sa.JSON),
)
SEATS = sa.table("seats", *(sa.column(name) for name in ("table_id", "seat", "user_id", "name", "bot", "resigned")))
ACTIONS = sa.table("actions", *(sa.column(name) for name in ("table_id", "seq", "kind")))
RESULTS = sa.table(
    "results",
    *(
        sa.column(name)
        for name in (
            *("table_id", "seat", "user_id", "game", "seats", "people", "several", "bot", "place", "score"),
            *("left", "public", "ended", "rated"),
        )
    ),
)


def _take_over_old_matches(connection: sa.Connection) -> None:
    """What they were played as is found out later: it takes longer."""
    last = ""
    while True:
        copied = sa.exists().where(ACTIONS.c.table_id == TABLES.c.id, ACTIONS.c.kind == "continued")
        query = sa.select(TABLES.c.id).where(TABLES.c.status == "finished", TABLES.c.id > last)
        query = query.where(TABLES.c.lesson.is_(False), ~copied).order_by(TABLES.c.id).limit(AT_ONCE)
        ids = list(connection.scalars(query))
        if not ids:
            return
        last = ids[-1]
        rows = [row for id in ids for row in _rows(connection, id)]
        if rows:
            connection.execute(sa.insert(RESULTS), rows)


def _rows(connection: sa.Connection, table_id: str) -> Iterator[dict[str, Any]]:
    """Nothing of a table whose rows are damaged."""
    try:
        table = connection.execute(sa.select(TABLES).where(TABLES.c.id == table_id)).one()
        found = sa.select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
        seats = list(connection.execute(found))
        places = [int(place) for place in table.result["places"]]
        scores = [int(score["total"]) for score in table.result["scores"]]
        ended = float(table.changed)
    except (ValueError, TypeError, KeyError, sa.exc.DBAPIError):
        return
    if not len(places) == len(scores) == len(seats):
        return
    holders = [seat.user_id for seat in seats if seat.user_id is not None]
    for seat, place, score in zip(seats, places, scores, strict=True):
        gone = seat.user_id is None and not seat.name  # whoever sat there has left the hall for good
        yield {
            "table_id": table_id,
            "seat": seat.seat,
            "user_id": seat.user_id,
            "game": table.game,
            "seats": len(seats),
            "people": len(set(holders)),
            "several": holders.count(seat.user_id) > 1,
            "bot": seat.bot if seat.user_id is None and not gone else None,
            "place": place,
            "score": score,
            "left": bool(seat.resigned) or (seat.user_id is not None and seat.bot is not None),
            "public": bool(table.public),
            "ended": ended,
            "rated": False,
        }
