"""Chairs held for people, what those who watch say, bans, reports, and the keepers of a hall."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("users", sa.Column("keeper", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("users", sa.Column("muted_until", sa.Float(), nullable=True))
    op.add_column("users", sa.Column("banned", sa.Float(), nullable=True))
    op.add_column("tables", sa.Column("watchers_chat", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.add_column("chat", sa.Column("aside", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("held_for", sa.String(32), nullable=True))
    op.add_column("seats", sa.Column("held_name", sa.String(60), server_default=sa.text("''"), nullable=False))
    op.create_index("ix_seats_held_for", "seats", ["held_for"])
    op.create_table(
        "bans",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("reporter_id", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL"), nullable=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("done", sa.Float(), nullable=True),
    )
    for column in ("table_id", "reporter_id", "user_id"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
