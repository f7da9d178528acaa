"""E-mail addresses that are verified, and sessions that have ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("users", sa.Column("verified", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.execute(sa.text("UPDATE users SET verified = (email IS NOT NULL)"))  # they have been used for notices so far
    op.create_table(
        "ended_sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("ix_ended_sessions_user_id", "ended_sessions", ["user_id"])
    op.create_index("ix_ended_sessions_at", "ended_sessions", ["at"])
