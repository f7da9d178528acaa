"""What API tokens are good for; those made before keep what they could do, which was everything."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("scope", sa.String(length=8), server_default="account", nullable=False))
