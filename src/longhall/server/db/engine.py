"""Engines for the database of a hall: one for the event loop, one for the thread that writes actions."""

from __future__ import annotations

from typing import Any

import orjson
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool


def engine_for_loop(address: str) -> AsyncEngine:
    engine = create_async_engine(address, **_options(address))
    if address.startswith("sqlite"):
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def engine_for_thread(address: str) -> Engine:
    """With one connection. The driver for PostgreSQL is the same."""
    options = {**_options(address), "poolclass": QueuePool, "pool_size": 1, "max_overflow": 0}
    engine = create_engine(address.replace("sqlite+aiosqlite", "sqlite", 1), **options)
    if address.startswith("sqlite"):
        event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _options(address: str) -> dict[str, Any]:
    """Errors do not repeat the values of a query: they end up in logs."""
    common = {"hide_parameters": True, "json_serializer": _write_json, "json_deserializer": _read_json}
    if address.startswith("sqlite"):
        return {"connect_args": {"timeout": 10}, **common}
    return {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True, **common}


def _write_json(data: Any) -> str:
    return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS).decode()


def _read_json(text: str | bytes) -> Any:
    """None for what cannot be read: whoever asked for many rows gets the others, and misses something in this one."""
    try:
        return orjson.loads(text)
    except ValueError:
        return None


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    """Write-ahead log, foreign keys, waiting for locks; damaged text spoils no query. What is committed is on the disk:
    with less than FULL a power cut takes the last commits with it, which somebody has been told of."""
    driver = getattr(connection, "driver_connection", connection)  # on the event loop it is wrapped
    driver.text_factory = lambda text: text.decode(errors="replace")
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
