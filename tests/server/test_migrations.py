"""The schema on start: created, kept, and refused where it is not ours."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine, inspect, text

from longhall.kernel.errors import LonghallError
from longhall.server.db.migrate import VERSION_TABLE, upgrade
from longhall.server.db.models import Base
from longhall.server.settings import sqlite_address
from tests.server.conftest import BOTH, BOTH_FRESH


def engine_of(address: str) -> Engine:
    return create_engine(address.replace("+aiosqlite", ""))


def differences(address: str) -> list[Any]:
    engine = engine_of(address)
    with engine.connect() as connection:
        options = {"version_table": VERSION_TABLE, "compare_type": True, "compare_server_default": True}
        found = compare_metadata(MigrationContext.configure(connection, opts=options), Base.metadata)
    engine.dispose()
    return list(found)


@BOTH_FRESH
def test_the_migrated_schema_is_that_of_the_models(fresh_database: str) -> None:
    upgrade(fresh_database)
    assert differences(fresh_database) == []


@BOTH
def test_a_difference_would_be_found(database: str) -> None:
    engine = engine_of(database)
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE users DROP COLUMN language"))
    engine.dispose()
    assert differences(database)


@BOTH_FRESH
def test_migrating_again_keeps_everything(fresh_database: str) -> None:
    upgrade(fresh_database)
    engine = engine_of(fresh_database)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO secrets VALUES ('a', 'b')"))
    upgrade(fresh_database)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT value FROM secrets")).scalar() == "b"
    engine.dispose()


@BOTH_FRESH
def test_processes_may_start_together(fresh_database: str) -> None:
    problems: list[BaseException] = []

    def start() -> None:
        try:
            upgrade(fresh_database)
        except BaseException as error:
            problems.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    assert differences(fresh_database) == []


@BOTH_FRESH
def test_a_foreign_database_is_left_alone(fresh_database: str) -> None:
    engine = engine_of(fresh_database)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE recipes (name TEXT)"))
    with pytest.raises(LonghallError, match="belongs to another program"):
        upgrade(fresh_database)
    assert inspect(engine).get_table_names() == ["recipes"]
    engine.dispose()


@BOTH
def test_a_newer_database_is_left_alone(database: str) -> None:
    engine = engine_of(database)
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(LonghallError, match="newer Longhall"):
        upgrade(database)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "hall.sqlite3").write_bytes(b"these are my letters, not a database " * 100)
    with pytest.raises(LonghallError, match=r"hall\.sqlite3 cannot be used: file is not a database"):
        upgrade(sqlite_address(tmp_path))


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(LonghallError, match="cannot be used: unable to open"):
        upgrade(sqlite_address(tmp_path / "nowhere"))


def test_a_server_that_does_not_answer() -> None:
    with pytest.raises(LonghallError, match="cannot be used") as error:
        upgrade("postgresql+psycopg://hall:sesame@127.0.0.1:1/hall")
    assert "sesame" not in str(error.value) and "\n" not in str(error.value)
