"""Clients that send without end, not at all, or do not read: they are disconnected, and nobody else notices."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from longhall.server.messages import SaidMessage
from longhall.server.middleware import limits as limits_module
from longhall.server.settings import Limits
from longhall.server.sockets import FRAMING_BYTES, HEAD_BYTES, ConnectionGate
from tests.patience import PATIENCE
from tests.server.hall_fixture import RunningHall, told

pytestmark = pytest.mark.anyio
LINE = b"x-more: " + b"y" * 92 + b"\r\n"


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[RunningHall]:
    limits = Limits(requests_per_second=1000, sockets_per_address=20, messages_per_second=30)
    async with RunningHall(tmp_path, limits=limits) as hall:
        yield hall


class Raw:
    """A connection to the hall without any manners."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def status(self) -> int:
        """Of the answer."""
        return int((await asyncio.wait_for(self.reader.readline(), PATIENCE)).split()[1])

    async def is_closed(self) -> None:
        async with asyncio.timeout(PATIENCE):
            try:
                while await self.reader.read(65536):
                    pass
            except ConnectionError:
                pass


Connect = Callable[[], Awaitable[Raw]]


@pytest.fixture
async def connect(running: RunningHall) -> AsyncIterator[Connect]:
    opened: list[Raw] = []

    async def connect() -> Raw:
        opened.append(Raw(*await asyncio.open_connection("127.0.0.1", running.port, limit=65536)))
        return opened[-1]

    yield connect
    for raw in opened:
        raw.writer.transport.abort()


@pytest.mark.parametrize("piece", [LINE, b"y" * 100], ids=["many headers", "one long header"])
async def test_a_head_without_end_is_refused(connect: Connect, piece: bytes) -> None:
    raw = await connect()
    await raw.send(b"GET /healthz HTTP/1.1\r\nhost: hall\r\nx-first: ")
    sent = 0
    with pytest.raises(ConnectionError):
        while sent < 100 * HEAD_BYTES:
            await raw.send(piece * 50)
            sent += len(piece) * 50
            await asyncio.sleep(0)
    assert sent < 50 * HEAD_BYTES, "what has been sent into the buffers of the machine"


async def test_a_head_that_comes_at_once_may_not_be_too_big_either(connect: Connect) -> None:
    raw = await connect()
    await raw.send(b"GET /healthz HTTP/1.1\r\nhost: hall\r\n" + b"a: b\r\n" * 101 + b"\r\n")
    assert await raw.status() == 431
    fine = await connect()
    await fine.send(b"GET /healthz HTTP/1.1\r\nhost: hall\r\n" + b"a: b\r\n" * 90 + b"\r\n")
    assert await fine.status() == 200


async def test_whoever_does_not_send_a_head_in_time_is_disconnected(
    connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ConnectionGate, "head_seconds", 0.1)
    for start in (b"", b"GET /healthz HTTP/1.1\r\nhost:"):
        raw = await connect()
        await raw.send(start)
        assert await raw.status() == 408
        await raw.is_closed()


async def test_a_body_that_does_not_come_is_not_waited_for(connect: Connect, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "BODY_SECONDS", 0.1)
    raw = await connect()
    await raw.send(b"POST /api/guest HTTP/1.1\r\nhost: hall\r\ncontent-length: 100\r\n\r\n{")
    assert await raw.status() == 408
    await raw.is_closed()


async def test_trailers_without_end_are_refused(connect: Connect) -> None:
    raw = await connect()
    await raw.send(b"POST /api/guest HTTP/1.1\r\nhost: hall\r\ntransfer-encoding: chunked\r\n\r\n0\r\n")
    sent = 0
    with pytest.raises(ConnectionError):
        while sent < 100 * FRAMING_BYTES:
            await raw.send(LINE * 500)
            sent += len(LINE) * 500
            await asyncio.sleep(0)
    assert sent < 20 * FRAMING_BYTES, "what has been sent into the buffers of the machine"


async def test_one_address_opens_only_so_many_connections(
    running: RunningHall, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ConnectionGate, "head_seconds", 10 * PATIENCE)
    clients, table_id = await running.seated(1)
    async with clients[0].at(table_id) as table:  # a WebSocket counts too
        await told(table, "state")
        raws = [await connect() for _ in range(40)]
        for raw in raws[20:]:
            assert await raw.status() == 429
        for raw in raws[:15]:  # the client's own connections are there as well
            await raw.send(b"GET /healthz HTTP/1.1\r\nhost: hall\r\n\r\n")
            assert await raw.status() == 200
        for raw in raws:
            raw.writer.close()
        await table.send("say", text="still here")
        await told(table, "said")
    async with asyncio.timeout(PATIENCE):
        while (await (await running.guest("Next")).http.get("/healthz")).status_code != 200:
            await asyncio.sleep(0.01)


def ping(payload: bytes = b"") -> bytes:
    return bytes((0x89, 0x80 | len(payload))) + os.urandom(4) + payload


async def upgraded(connect: Connect, table_id: str) -> Raw:
    raw = await connect()
    head = (
        f"GET /api/tables/{table_id}/play HTTP/1.1",
        "host: hall",
        "upgrade: websocket",
        "connection: upgrade",
        "sec-websocket-version: 13",
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
        "",
        "",
    )
    await raw.send("\r\n".join(head).encode())
    assert await raw.status() == 101
    return raw


@pytest.mark.parametrize(
    "frame", [ping(), bytes((0x8A, 0x80)) + b"mask", bytes((0x00, 0x80)) + b"mask"], ids=["ping", "pong", "fragment"]
)
async def test_a_flood_of_small_frames_is_ended(running: RunningHall, connect: Connect, frame: bytes) -> None:
    clients, table_id = await running.seated(1)
    async with clients[0].at(table_id) as table:
        await told(table, "presence")
        raw = await upgraded(connect, table_id)
        if frame[0] == 0:
            await raw.send(bytes((0x01, 0x80)) + b"mask")  # the beginning of a message that never ends
        await told(table, lambda m: m["type"] == "presence" and m["watching"] == 1)
        try:
            for _ in range(200):
                await raw.send(frame * 1000)
        except ConnectionError:
            pass
        await raw.is_closed()
        await told(table, lambda m: m["type"] == "presence" and m["watching"] == 0)


async def test_pings_now_and_then_are_answered(running: RunningHall) -> None:
    clients, table_id = await running.seated(1)
    async with clients[0].at(table_id) as table:
        for _ in range(20):
            await (await table.socket.ping())
        await table.send("say", text="hello")
        await told(table, "said")


async def test_a_socket_that_does_not_read_is_closed(
    running: RunningHall, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ConnectionGate, "write_seconds", 0.2)
    _, table_id = await running.seated(1)
    room = await running.room(table_id)
    await upgraded(connect, table_id)
    async with asyncio.timeout(PATIENCE):
        while not room.audience.listeners:
            await asyncio.sleep(0.01)
        for _ in range(20):
            room.audience.send(SaidMessage(who="", name="", text="x" * 1_000_000, at=0))
        while room.audience.listeners:
            await asyncio.sleep(0.01)
