"""How the processes of one hall hear that something has happened at a table. A bus carries hints only: whatever is to
be known lies in the database, by number, so a hint that is lost or comes twice does no harm."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from longhall.kernel.errors import LonghallError

if TYPE_CHECKING:
    from redis.asyncio import Redis

POLLING: Final = 0.2  # seconds between two looks at the database where nobody gives hints
ASSURANCE: Final = 1.0  # where hints are given: a process that is cut off cannot give any
RETRIES: Final = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between two tries to connect; the last one again and again
CONNECT_SECONDS: Final = 3.0
CANCEL_SECONDS: Final = 0.5
QUIET: Final = 10.0  # seconds without a word after which a connection is tried out
SCHEMES: Final = ("redis://", "rediss://", "unix://")
Hearer = Callable[[str | None], None]
log = logging.getLogger("longhall.bus")


class Bus(Protocol):
    @property
    def poll_seconds(self) -> float:
        """Seconds after which to look at the database though nothing was heard; 0: never."""

    async def start(self, process: str, hall: str, hear: Hearer) -> None:
        """From now on ``hear`` is called with every table at which another process has done something, or with None:
        anything may have happened. ``hall`` is the same for all processes of one hall and no others."""

    def publish(self, table_id: str) -> None:
        """This process has committed something at a table. Never waits, never raises."""

    async def stop(self) -> None: ...


class InProcessBus:
    """One process has the database for itself and knows everything it wrote."""

    poll_seconds = 0.0

    async def start(self, process: str, hall: str, hear: Hearer) -> None:
        pass

    def publish(self, table_id: str) -> None:
        pass

    async def stop(self) -> None:
        pass


class PollingBus(InProcessBus):
    """Nobody gives hints: every process looks at the numbers in the database."""

    poll_seconds = POLLING


class RedisBus:
    """Hints over Redis or Valkey. While there is no connection the database is looked at as often as without one."""

    def __init__(self, address: str) -> None:
        self.connected = False
        self._closing = False
        self._redis = _client(address)
        self._tasks: list[asyncio.Task[None]] = []
        self._untold: set[str] = set()
        self._something = asyncio.Event()

    @property
    def poll_seconds(self) -> float:
        return ASSURANCE if self.connected else POLLING

    async def start(self, process: str, hall: str, hear: Hearer) -> None:
        self._process = process
        self._channel = f"longhall:{hall}"
        self._tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._speak())]

    def publish(self, table_id: str) -> None:
        self._untold.add(table_id)
        self._something.set()

    async def stop(self) -> None:
        self._closing = True
        running = set(self._tasks)
        while running:  # the client takes a cancellation for a lost connection now and then: again
            for task in running:
                task.cancel()
            _, running = await asyncio.wait(running, timeout=CANCEL_SECONDS)
        await self._redis.aclose()

    async def _listen(self, hear: Hearer) -> None:
        from redis.exceptions import RedisError  # noqa: PLC0415

        tries = 0
        while not self._closing:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self._channel)
                    asked = False
                    while True:
                        message = await channel.get_message(timeout=QUIET)
                        if message is None:
                            if asked:
                                raise TimeoutError
                            await channel.ping()
                        elif message["type"] == "subscribe":
                            self.connected, tries = True, 0
                            hear(None)  # what happened before was not heard
                        elif message["type"] == "message":
                            self._pass_on(message["data"], hear)
                        asked = message is None
            except (RedisError, OSError, TimeoutError) as error:
                if not tries and not self._closing:
                    log.warning("the bus is gone: polling", extra={"kind": type(error).__name__})
            self.connected = False
            hear(None)
            if not self._closing:
                await asyncio.sleep(RETRIES[min(tries, len(RETRIES) - 1)])
            tries += 1

    def _pass_on(self, data: bytes, hear: Hearer) -> None:
        """The first word says who speaks; one's own words come back too."""
        words = data.decode(errors="replace").split()
        if words[:1] != [self._process]:
            for table_id in words[1:]:
                hear(table_id)

    async def _speak(self) -> None:
        """What has come together while the last hint was on its way goes into the next."""
        from redis.exceptions import RedisError  # noqa: PLC0415

        while not self._closing:
            await self._something.wait()
            self._something.clear()
            table_ids, self._untold = self._untold, set()
            if self.connected:
                try:
                    await self._redis.publish(self._channel, " ".join([self._process, *table_ids]))
                except (RedisError, OSError, TimeoutError):  # the others look for themselves in a moment
                    await asyncio.sleep(RETRIES[0])


def bus_for(database: str, address: str) -> Bus:
    """PostgreSQL may be shared by several processes; an embedded database is not."""
    if database.startswith("sqlite"):
        return InProcessBus()
    return RedisBus(address) if address else PollingBus()


def check_redis(address: str) -> None:
    """LonghallError, one sentence, when there is no Redis or Valkey at that address."""
    asyncio.run(_ping(_client(address), address))


async def _ping(redis: Redis, address: str) -> None:
    from redis.exceptions import RedisError  # noqa: PLC0415

    try:
        await redis.ping()
    except (RedisError, OSError, TimeoutError) as error:
        raise LonghallError(f"the bus {_shown(address)} cannot be used: {_reason(error)}") from None
    finally:
        await redis.aclose()


def _client(address: str) -> Redis:
    from redis.asyncio import Redis  # noqa: PLC0415
    from redis.asyncio.retry import Retry  # noqa: PLC0415
    from redis.backoff import NoBackoff  # noqa: PLC0415

    if not address.startswith(SCHEMES):
        raise LonghallError(f"{_shown(address)} is not the URL of a bus: use redis://HOST:PORT or unix://FILE")
    try:  # a connection that comes back unnoticed would hide what was missed: no retries in there
        return Redis.from_url(address, socket_connect_timeout=CONNECT_SECONDS, retry=Retry(NoBackoff(), 0))
    except (ValueError, TypeError) as error:
        raise LonghallError(f"the bus {_shown(address)} cannot be used: {error}") from None


def _shown(address: str) -> str:
    """Without a password."""
    scheme, mark, rest = address.partition("://")
    return f"{scheme}{mark}{rest.rpartition('@')[2].partition('?')[0]}"


def _reason(error: BaseException) -> str:
    return str(error).strip().splitlines()[0].rstrip(".") if str(error).strip() else "no answer"
