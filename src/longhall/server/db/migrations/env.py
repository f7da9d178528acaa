"""Run by Alembic: migrates over the connection it is given."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from longhall.server.db import tournament_models
from longhall.server.db.migrate import VERSION_TABLE


def run(connection: Connection) -> None:
    context.configure(
        connection=connection, target_metadata=tournament_models.Tournament.metadata, version_table=VERSION_TABLE
    )
    with context.begin_transaction():
        context.run_migrations()


run(context.config.attributes["connection"])
