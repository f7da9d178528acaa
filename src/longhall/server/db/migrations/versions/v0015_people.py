"""Pages of people, what they show of themselves there, and whom they follow or have blocked."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
AT_ONCE = 1000  # people
USERS = sa.table("users", sa.column("id", sa.String), sa.column("page", sa.String))


def upgrade() -> None:
    op.add_column("users", sa.Column("page", sa.String(32), server_default=sa.text("''"), nullable=False))
    for name, usual in (("shows_results", "followed"), ("shows_presence", "followed"), ("shows_rating", "everybody")):
        op.add_column("users", sa.Column(name, sa.String(10), server_default=usual, nullable=False))
    op.add_column("users", sa.Column("seen", sa.Float(), nullable=True))
    op.create_table(
        "ties",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("other_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
    )
    op.create_index(op.f("ix_ties_other_id"), "ties", ["other_id"])
    _give_pages(op.get_bind())
    op.create_index(op.f("ix_users_page"), "users", ["page"])


def _give_pages(connection: sa.Connection) -> None:
    last = ""
    while ids := list(
        connection.scalars(sa.select(USERS.c.id).where(USERS.c.id > last).order_by(USERS.c.id).limit(AT_ONCE))
    ):
        given = sa.update(USERS).where(USERS.c.id == sa.bindparam("which")).values(page=sa.bindparam("given"))
        connection.execute(given, [{"which": id, "given": secrets.token_urlsafe(12)} for id in ids])
        last = ids[-1]
