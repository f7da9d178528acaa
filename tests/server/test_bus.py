"""The bus: hints over a real Redis, what is heard when it goes and comes back, and addresses that are none."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from redis.asyncio.client import PubSub

from longhall.kernel.errors import LonghallError
from longhall.server.processes.bus import ASSURANCE, POLLING, InProcessBus, PollingBus, RedisBus, bus_for, check_redis
from tests.patience import PATIENCE
from tests.server.redis_fixture import RedisServer

pytestmark = pytest.mark.anyio


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.01)


class Process:
    """A process as the bus knows it."""

    def __init__(self, name: str, address: str, hall: str = "hall") -> None:
        self.name = name
        self.hall = hall
        self.bus = RedisBus(address)
        self.heard: list[str | None] = []

    async def start(self) -> None:
        await self.bus.start(self.name, self.hall, self.heard.append)
        await until(lambda: self.bus.connected)

    def tables(self) -> list[str]:
        return [table for table in self.heard if table is not None]


@pytest.fixture
async def three(redis_server: RedisServer) -> AsyncIterator[list[Process]]:
    """Two of one hall and one of another."""
    halls = {"one": "hall", "two": "hall", "stranger": "another"}
    processes = [Process(name, redis_server.address, hall) for name, hall in halls.items()]
    for process in processes:
        await process.start()
    yield processes
    for process in processes:
        await process.bus.stop()


async def test_a_hint_reaches_the_others_of_the_hall(three: list[Process]) -> None:
    one, two, stranger = three
    assert two.heard == [None]  # what happened before it listened
    for number in range(50):
        one.bus.publish(f"t{number}")
        await asyncio.sleep(0)
    await until(lambda: len(two.tables()) == 50)
    assert sorted(two.tables()) == sorted(f"t{number}" for number in range(50))
    two.bus.publish("back")
    await until(lambda: one.tables() == ["back"])
    assert stranger.tables() == []
    await two.bus._redis.publish("longhall:hall", b"")  # nothing of ours
    await two.bus._redis.publish("longhall:hall", b"\xff\xfe")
    two.bus.publish("again")
    await until(lambda: one.tables() == ["back", "again"])


async def test_a_lost_redis_is_polled_for_and_found_again(three: list[Process], redis_server: RedisServer) -> None:
    one, two, _ = three
    assert one.bus.poll_seconds == ASSURANCE
    redis_server.stop()
    await until(lambda: not one.bus.connected and not two.bus.connected)
    assert one.bus.poll_seconds == POLLING
    assert two.heard[-1] is None  # look at everything, now
    one.bus.publish("lost")  # raises nothing; the others look for themselves
    await asyncio.sleep(0.5)
    redis_server.start()
    await until(lambda: one.bus.connected and two.bus.connected)
    assert two.heard[-1] is None  # what happened meanwhile was not heard
    one.bus.publish("found")
    await until(lambda: two.tables() == ["found"])


async def test_a_redis_that_says_nothing_is_given_up(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = Process("one", redis_server.address)
    ping = PubSub.ping

    async def noted(channel: PubSub) -> bool:
        process.heard.append("asked")
        return await ping(channel)

    monkeypatch.setattr(PubSub, "ping", noted)
    monkeypatch.setattr("longhall.server.processes.bus.QUIET", 0.3)
    await process.start()
    await until(lambda: process.heard[-2:] == ["asked", "asked"])  # it answers when asked, and is not given up
    assert redis_server.process is not None
    redis_server.process.send_signal(19)  # SIGSTOP: connected, but dumb
    await until(lambda: not process.bus.connected)
    redis_server.process.send_signal(18)
    await until(lambda: process.bus.connected)
    await process.bus.stop()


def test_which_bus_a_hall_has(redis_server: RedisServer) -> None:
    assert type(bus_for("sqlite+aiosqlite:///x", "")) is InProcessBus
    assert type(bus_for("postgresql+psycopg://x", "")) is PollingBus
    assert type(bus_for("postgresql+psycopg://x", redis_server.address)) is RedisBus
    check_redis(redis_server.address)


@pytest.mark.parametrize(
    "address",
    [
        "nonsense",
        "http://127.0.0.1:1",
        "redis://somebody:secret@127.0.0.1:1/0?password=secret",
        "redis://127.0.0.1:port",
        "redis://127.0.0.1:99999",
        "redis://127.0.0.1:1/0?db=secret",
        "unix:///no/such/socket",
    ],
)
def test_no_bus_there(address: str) -> None:
    with pytest.raises(LonghallError) as refused:
        check_redis(address)
    said = str(refused.value)
    assert "\n" not in said and "secret" not in said and "bus" in said
