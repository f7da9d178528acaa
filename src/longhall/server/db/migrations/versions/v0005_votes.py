"""Votes that pass at a deadline."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("vote_deadline", sa.Float(), nullable=True))
