"""When the decision under way began at a table: time that was used stays used over a restart and a pause."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("turn_began", sa.Float(), nullable=True))
    op.add_column("tables", sa.Column("turn_used", sa.Float(), nullable=True))
