"""Addresses that nobody has shown to be theirs yet, beside those of accounts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("users", sa.Column("pending_email", sa.String(length=254), nullable=True))
    op.add_column("users", sa.Column("pending_password", sa.String(length=200), nullable=True))
