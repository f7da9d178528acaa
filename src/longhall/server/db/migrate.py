"""Brings a database to the schema of this version, on start. Both kinds, and all or nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from longhall.kernel.errors import LonghallError

FOLDER: Final = Path(__file__).parent / "migrations"
VERSION_TABLE: Final = "longhall_version"
LOCK: Final = 0x10C4A11  # any number, the same in all processes of all halls


def upgrade(address: str) -> None:
    """Create what is missing. LonghallError, one sentence, for a database that cannot be reached, read or used."""
    url = read_address(address)
    shown = _shown(url)
    sqlite = url.get_backend_name() == "sqlite"
    engine = create_engine(url.set(drivername="sqlite" if sqlite else url.drivername), hide_parameters=True)
    if sqlite:
        _lock_when_beginning(engine)
    try:
        with engine.begin() as connection:
            if not sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            _check_ours(connection, shown)
            command.upgrade(config(connection), "head")
    except SQLAlchemyError as error:
        raise unusable(address, error) from None
    finally:
        engine.dispose()


def read_address(address: str) -> URL:
    try:
        return make_url(address)
    except (ArgumentError, ValueError):  # ValueError: a port that is no number
        raise LonghallError("this is not the address of a database") from None


def _shown(url: URL) -> str:
    return url.render_as_string(hide_password=True) if url.password else str(url.database or url)


def unusable(address: str, error: SQLAlchemyError) -> LonghallError:
    """The sentence for a database that is not there or is damaged."""
    reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
    return LonghallError(f"the database {_shown(read_address(address))} cannot be used: {reason}")


def config(connection: Connection) -> Config:
    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def _check_ours(connection: Connection, shown: str) -> None:
    tables = inspect(connection).get_table_names()
    if tables and VERSION_TABLE not in tables:
        raise LonghallError(f"the database {shown} belongs to another program: it has tables but none of Longhall's")
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    known = {script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()}
    if not set(context.get_current_heads()) <= known:
        raise LonghallError(f"the database {shown} was made by a newer Longhall: upgrade this one first")


def _lock_when_beginning(engine: Engine) -> None:
    """SQLite changes schemas within a transaction too, if its driver does not begin and commit on its own."""

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA busy_timeout=10000")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
