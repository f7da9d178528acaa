"""Tournaments: their players, rounds, tables and notes; and which tables belong to one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def of_tournament() -> sa.Column[str]:
    foreign = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    return sa.Column("tournament_id", sa.String(32), foreign, primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.Column("form", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("entry", sa.String(12), nullable=False),
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("accounts", sa.Boolean(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("late", sa.Boolean(), nullable=False),
        sa.Column("round_seconds", sa.Float(), nullable=False),
        sa.Column("break_seconds", sa.Float(), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("organiser_id", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL")),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("starts", sa.Float()),
        sa.Column("paused", sa.Float()),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("planned", sa.Integer(), nullable=False),
        sa.Column("league", sa.String(32)),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
    )
    op.create_index("tournaments_by_list", "tournaments", ["status", "public", "changed"])
    op.create_index("ix_tournaments_organiser_id", "tournaments", ["organiser_id"])
    op.create_index("tournaments_by_season", "tournaments", ["league", "season"], unique=True)
    op.create_table(
        "tournament_players",
        of_tournament(),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL")),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("out", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("division", sa.Integer(), nullable=False),
        sa.Column("joined", sa.Float(), nullable=False),
    )
    op.create_index("ix_tournament_players_user_id", "tournament_players", ["user_id"])
    op.create_index("tournament_players_once", "tournament_players", ["tournament_id", "user_id"], unique=True)
    op.create_table(
        "tournament_rounds",
        of_tournament(),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("deadline", sa.Float()),
    )
    op.create_table(
        "tournament_matches",
        of_tournament(),
        sa.Column("round", sa.Integer(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("group", sa.Integer(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("table_id", sa.String(32), unique=True),
        sa.Column("places", sa.JSON(), nullable=False),
        sa.Column("forfeits", sa.JSON(), nullable=False),
        sa.Column("scores", sa.JSON(), nullable=False),
        sa.Column("before", sa.JSON(), nullable=False),
        sa.Column("decided", sa.Float()),
        sa.Column("decided_by", sa.String(10), nullable=False),
    )
    op.create_index("tournament_matches_undecided", "tournament_matches", ["decided", "tournament_id"])
    op.create_table(
        "tournament_notes",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("tournament_id", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("params", sa.JSON(), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
    )
    op.create_index("ix_tournament_notes_tournament_id", "tournament_notes", ["tournament_id"])
    op.add_column("tables", sa.Column("tournament", sa.String(32)))
