"""Whom the host of a table would like to meet there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("tables", sa.Column("level", sa.String(12), server_default="any", nullable=False))
