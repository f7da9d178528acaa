"""What ``serve`` and ``play`` share: from arguments to a running hall. And ``longhall hall``: what is done to the data
of a hall, by commands of its own."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import importlib.util
import ipaddress
import itertools
import multiprocessing
import os
import signal
import socket
import ssl
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from longhall.kernel.errors import LonghallError

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

    from longhall.server.db.store import Store
    from longhall.server.doorway import Doorway
    from longhall.server.settings import Mail, Settings

DATA: Final = Path("longhall-data")
NEEDED: Final = (
    "fastapi",
    "uvicorn",
    "sqlalchemy",
    "alembic",
    "aiosqlite",
    "argon2",
    "itsdangerous",
    "orjson",
    "openskill",
)
GRACE: Final = 5  # seconds for clients to disconnect when the hall stops
COLLECT_EVERY: Final = 60.0  # seconds
FULL_COLLECTIONS: Final = 10  # every so many is one
COLLECT: Final = (1000, 1_000_000, 1_000_000)  # thresholds of the garbage collector: all but the first is run by hand
SWITCH: Final = 0.0005  # seconds; a busy event loop keeps the database thread waiting no longer
STOP: Final = (signal.SIGTERM, signal.SIGINT)
WITHOUT_LIMIT: Final = 1_000_000_000
COMMANDS: Final = ("keeper", "ratings", "puzzles", "tournaments")  # of ``longhall hall``; each is a module hall_NAME


def add(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="hall_command", metavar="COMMAND", required=True)
    for name in COMMANDS:
        command = importlib.import_module(f"longhall.cli.hall_{name}")
        about = str(command.ABOUT)
        command.add(commands.add_parser(name, help=about, description=about.capitalize() + ".", allow_abbrev=False))


def run(args: argparse.Namespace) -> int:
    need_server()
    return int(importlib.import_module(f"longhall.cli.hall_{args.hall_command}").run(args))


def add_database(parser: argparse.ArgumentParser) -> None:
    """The arguments that name the data of a hall, as those of ``serve`` do."""
    parser.add_argument("--database", metavar="URL", help="sqlite:///file or postgresql://… (the file in --data)")
    parser.add_argument(
        "--data", type=Path, default=DATA, metavar="DIR", help=f"where the server keeps its data ({DATA})"
    )


@contextlib.asynccontextmanager
async def opened_store(args: argparse.Namespace, beside: bool = False) -> AsyncIterator[Store]:
    """The data of a hall that is there, brought to the present schema; of an embedded one only while no server runs,
    unless what is done there may be done ``beside`` it."""
    from longhall.server.db.migrate import upgrade
    from longhall.server.db.store import Store
    from longhall.server.settings import async_address, sqlite_address

    try:
        address = sqlite_address(args.data) if args.database is None else async_address(args.database)
    except ValueError as error:
        raise LonghallError(str(error)) from None
    file = Path(address.partition(":///")[2])
    if address.startswith("sqlite") and not file.is_file():
        raise LonghallError(f"there is no server's data at {file}")
    with contextlib.ExitStack() as held:
        try:
            held.enter_context(alone_at(address))
            upgrade(address)
        except LonghallError:
            if not beside or not address.startswith("sqlite"):
                raise
        store = Store(address)
        await store.start()
        try:
            yield store
        finally:
            await store.stop()


def need_server() -> None:
    """Raise one clear sentence instead of an ImportError if the server's packages are not installed."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise LonghallError(f"a server needs more packages ({', '.join(missing)}): pip install 'longhall[server]'")


def data_folder(data: Path) -> Path:
    """Create the folder if necessary and make sure it is writable."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=data):
            pass
    except OSError as error:
        raise LonghallError(f"the server cannot keep its data in {data}: {error.strerror or error}") from None
    return data


def settings_of(args: argparse.Namespace) -> Settings:
    """Settings from the arguments of ``serve``. Creates the data folder if the embedded database is used."""
    from longhall.server.settings import Limits, Settings, async_address, sqlite_address

    if args.database is None:
        address = sqlite_address(data_folder(args.data))
    else:
        try:
            address = async_address(args.database)
        except ValueError as error:
            raise LonghallError(str(error)) from None
        if not address.startswith("sqlite") and importlib.util.find_spec("psycopg") is None:
            raise LonghallError("PostgreSQL needs psycopg: pip install 'longhall[server]'")
    if args.workers > 1 and address.startswith("sqlite"):
        raise LonghallError("several workers need a PostgreSQL database (--database postgresql://…)")
    if args.public_url and not args.public_url.startswith(("http://", "https://")):
        raise LonghallError(f"--public-url {args.public_url}: it must begin with http:// or https://")
    settings = Settings(database=address, host=args.host, port=args.port, public_url=args.public_url.rstrip("/"))
    settings.workers = args.workers
    settings.bus = _bus(args.bus, address)
    settings.bot_workers = args.bot_workers
    settings.bot_delay = args.bot_delay
    settings.secure_cookies = args.secure_cookies
    settings.trusted_proxy = args.trusted_proxy
    settings.mail = _mail(args)
    if args.limits == "off":
        if not is_loopback(args.host):
            raise LonghallError("--limits off is for local tests only: the host must be a loopback address")
        settings.limits = Limits(
            tables_per_user=WITHOUT_LIMIT,
            tables_per_day=WITHOUT_LIMIT,
            tables_per_minute=WITHOUT_LIMIT,
            names_per_minute=WITHOUT_LIMIT,
            connections_per_user=WITHOUT_LIMIT,
            connections_per_address=WITHOUT_LIMIT,
            sockets_per_address=WITHOUT_LIMIT,
            requests_per_second=WITHOUT_LIMIT,
            messages_per_second=WITHOUT_LIMIT,
            interruptions_per_minute=WITHOUT_LIMIT,
            tournaments_per_user=WITHOUT_LIMIT,
            entries_per_minute=WITHOUT_LIMIT,
            logins_per_minute=WITHOUT_LIMIT,
            mails_per_hour=WITHOUT_LIMIT,
        )
    return settings


def _bus(bus: str, database: str) -> str:
    if bus and database.startswith("sqlite"):
        raise LonghallError("a bus is for several processes on one PostgreSQL (--database postgresql://…)")
    if bus and importlib.util.find_spec("redis") is None:
        raise LonghallError("--bus needs redis: pip install 'longhall[server]'")
    return bus


def _mail(args: argparse.Namespace) -> Mail:
    from longhall.server.settings import Mail

    if args.smtp is None:
        return Mail()
    host, _, port = args.smtp.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise LonghallError(f"--smtp {args.smtp}: give it as HOST:PORT")
    password = ""
    if args.smtp_password_file is not None:
        password = args.smtp_password_file.read_text(encoding="utf-8").strip()
    trusted = ""
    if args.smtp_ca_file is not None:
        trusted = str(args.smtp_ca_file)
        try:
            ssl.create_default_context(cafile=trusted)
        except ssl.SSLError:
            raise LonghallError(f"--smtp-ca-file {trusted}: the file contains no certificates") from None
    return Mail(host, int(port), args.smtp_user, password, args.smtp_sender, args.smtp_starttls, trusted)


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 means any free port."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        try:
            if os.name == "posix":  # on Windows this would let two halls listen at the same port
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
            listening.listen(2048)
        except OSError:
            listening.close()
            raise
    except (OSError, UnicodeError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or error
        raise LonghallError(f"the server cannot listen on {host} port {port}: {reason}") from None
    listening.set_inheritable(True)
    return listening


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@contextlib.contextmanager
def alone_at(database: str) -> Iterator[None]:
    """Lock an embedded database for one hall: two would not notice each other's changes. The lock ends with the
    process, however that ends."""
    _, found, file = database.partition("sqlite+aiosqlite:///")
    try:
        import fcntl

        lock = open(f"{file}-lock", "ab") if found and file != ":memory:" else None  # noqa: SIM115  # closed below
    except (ImportError, OSError):  # whoever opens the database reports a missing folder
        lock = None
    if lock is None:
        yield
        return
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            advice = "close that one, or use another folder (--data DIR)"
            raise LonghallError(f"the database {file} is in use by another server: {advice}") from None
        except OSError:  # a file system without locks
            pass
        yield


def run_hall(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until SIGTERM or SIGINT. ``announce`` is called with the address once the hall is ready."""
    from longhall.server.db.migrate import upgrade
    from longhall.server.processes.bus import check_redis

    with contextlib.ExitStack() as held:
        held.enter_context(alone_at(settings.database))
        upgrade(settings.database)
        if settings.bus:
            check_redis(settings.bus)
        listening = held.enter_context(listen(settings.host, settings.port))
        settings.port = listening.getsockname()[1]
        if settings.workers == 1:
            _serve(settings, listening, lambda: announce(address_of(listening)))
        else:
            announce(address_of(listening))
            _supervise(settings, listening)


def _serve(settings: Settings, listening: socket.socket, ready: Callable[[], None] | None = None) -> None:
    import uvicorn

    from longhall.server.logs import configure_logging
    from longhall.server.main import create_app
    from longhall.server.sockets import server_config

    configure_logging()
    sys.setswitchinterval(SWITCH)

    class Server(uvicorn.Server):
        @contextlib.contextmanager
        def capture_signals(self) -> Iterator[None]:
            """Unlike uvicorn's own, does not raise them again: being asked to stop is not a failure."""
            before = {number: signal.signal(number, self.handle_exit) for number in STOP}
            try:
                yield
            finally:
                for number, handler in before.items():
                    signal.signal(number, handler)

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            with contextlib.suppress(SystemExit):
                await super().startup(sockets)
            if not self.started:
                raise LonghallError(getattr(app.state, "trouble", "the server could not start; see the line above"))
            self.tidying = asyncio.create_task(_tidy())
            if settings.own_machine:
                app.state.hall.doorway.listen = self.listen_at
            if settings.lan:
                try:
                    await app.state.hall.doorway.open()
                except LonghallError:
                    await super().shutdown(sockets)
                    raise
            if ready is not None:
                ready()

        def listen_at(self, host: str) -> asyncio.Future[asyncio.Server]:
            """Serve another address of this machine, with the same port."""
            doorway: Doorway = app.state.hall.doorway

            def protocol() -> asyncio.Protocol:
                made = config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn itself does
                    config=config, server_state=self.server_state, app_state=self.lifespan.state
                )
                connected = made.connection_made

                def connection_made(transport: asyncio.Transport) -> None:
                    doorway.came_in(transport)
                    connected(transport)

                made.connection_made = connection_made  # type: ignore[method-assign, assignment]
                return made

            loop = asyncio.get_running_loop()
            return asyncio.ensure_future(loop.create_server(protocol, host, settings.port, backlog=config.backlog))

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            self.tidying.cancel()
            await app.state.hall.doorway.close()
            app.state.hall.say_goodbye()
            await asyncio.sleep(0.1)  # so that it is sent before the connections close
            await super().shutdown(sockets)

    app = create_app(settings)
    config = server_config(app, settings, log_config=None, timeout_graceful_shutdown=GRACE)
    Server(config).run(sockets=[listening])


async def _tidy() -> None:
    """Run garbage collections rarely, full ones still more so: in a hall with many tables they take longer than people
    should wait. Most objects are freed without them; only reference cycles have to wait. What is young in a hall are
    the states of its tables, with long lists to be looked through: small collections are kept small, and what has
    passed one is left until a minute is over, by when most of it is gone."""
    gc.set_threshold(*COLLECT)
    for number in itertools.count(1):
        await asyncio.sleep(COLLECT_EVERY)
        gc.collect(2 if number % FULL_COLLECTIONS == 0 else 1)


def _worker(settings: Settings, listening: socket.socket) -> None:
    _end_with_supervisor()
    try:
        _serve(settings, listening)
    except LonghallError as error:
        print(f"longhall: {error}", file=sys.stderr)
        raise SystemExit(2) from None


def _end_with_supervisor() -> None:
    """Stop this worker when its supervisor is gone; otherwise it would keep the port."""
    supervisor = multiprocessing.parent_process()
    assert supervisor is not None

    def watch() -> None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


def _supervise(settings: Settings, listening: socket.socket) -> None:
    """Run worker processes on one socket and replace those that die."""
    context = multiprocessing.get_context("spawn")
    stopping = False

    def start() -> BaseProcess:
        process = context.Process(target=_worker, args=(settings, listening))
        process.start()
        return process

    def stop(_number: int, _frame: Any) -> None:
        nonlocal stopping
        stopping = True

    for number in STOP:
        signal.signal(number, stop)
    workers = [start() for _ in range(settings.workers)]
    try:
        while not stopping:
            for place, process in enumerate(workers):
                process.join(0.2)
                if process.exitcode is not None and not stopping:
                    workers[place] = start()
    finally:
        for process in workers:
            process.terminate()
        for process in workers:
            process.join(GRACE + 5)
            process.kill()
            process.join()
