"""HTTP and WebSocket connections with limits of their own, below the application: how many an address may open, how
long and how big the head of a request may be, how many frames may come, and how long a client may not read."""

from __future__ import annotations

import asyncio
import struct
from http import HTTPStatus
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from longhall.server.rates import ConnectionLimiter, RateLimiter, address_key
from longhall.server.settings import Settings

HEAD_BYTES: Final = 32 * 1024
HEADERS: Final = 100
FRAMING_BYTES: Final = 1024 * 1024  # of a request besides its body: head, sizes of chunks, trailers
PIECE: Final = 4096  # bytes of a WebSocket that are parsed before its frames are counted
FRAMES_PER_MESSAGE: Final = 4  # fragments and control frames, of which there are fewer than messages
MESSAGES_WAITING: Final = 4  # of a client, before no more are read
WORTH_COMPRESSING: Final = 512  # bytes; what is shorter fits into a packet anyway
WHOLE_TEXT: Final = 0x81  # the first byte of a frame: a text, complete
POLICY: Final = 1008  # WebSocket close code


class ConnectionGate:
    """What all connections of a process have in common."""

    head_seconds = 10.0  # for the head of a request, from the first byte or from the connection
    write_seconds = 30.0  # for a client to read on when its buffer is full

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open = ConnectionLimiter()

    def enter(self, client: tuple[str, int] | None) -> str | None:
        """What a connection is counted as: to be given to ``leave``. None if its address has too many. Behind a proxy
        all connections come from one address, so the proxy has to count."""
        if client is None or self.settings.trusted_proxy:
            return ""
        key = address_key(client[0])
        return key if self.open.enter({key: self.settings.limits.sockets_per_address}) else None

    def leave(self, key: str | None) -> None:
        if key:
            self.open.leave([key])


class StalledClientTimer:
    """Ends a connection whose client has stopped reading. A slow one may take its time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport, seconds: float) -> None:
        self._loop = loop
        self._transport = transport
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None
        self._unread = 0

    def start(self) -> None:
        self.stop()
        self._unread = self._transport.get_write_buffer_size()
        self._timer = self._loop.call_later(self._seconds, self._look)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        if self._transport.get_write_buffer_size() < self._unread:
            self.start()
        else:
            self._transport.abort()


class LimitedHttp(HttpToolsProtocol):
    def __init__(self, gate: ConnectionGate, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._gate = gate
        self._key: str | None = None
        self._head = 0  # bytes of the head that is being read; -1: none is
        self._framing = 0  # bytes of the present request that are not its body
        self._head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._stall_timer = StalledClientTimer(self.loop, transport, self._gate.write_seconds)
        self._key = self._gate.enter(self.client)
        if self._key is None:
            self._refuse(b"429 Too Many Requests")
        else:
            self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def _end(self) -> None:
        self._stall_timer.stop()
        self._head_done()
        self._gate.leave(self._key)
        self._key = None

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._head < 0 and (self.cycle is None or self.cycle.response_complete):
            self._expect_head()
        if self._head >= 0:
            self._head += len(data)
        self._framing += len(data)
        super().data_received(data)
        if self._head > HEAD_BYTES or self._framing > FRAMING_BYTES:
            self._refuse(b"431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        self._framing = 0
        if self._head < 0:
            self._expect_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head_done()
        size = sum(len(name) + len(value) for name, value in self.headers)
        if len(self.headers) > HEADERS or size > HEAD_BYTES:
            self._refuse(b"431 Request Header Fields Too Large")
        else:
            super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self._end()  # the WebSocket is counted in its stead
        super().handle_websocket_upgrade()

    def on_body(self, body: bytes) -> None:
        self._framing -= len(body)
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self.transport.is_closing():
            super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall_timer.start()

    def resume_writing(self) -> None:
        self._stall_timer.stop()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._stall_timer.start()

    def _expect_head(self) -> None:
        self._head = 0
        self._head_timer = self.loop.call_later(self._gate.head_seconds, self._refuse, b"408 Request Timeout")

    def _head_done(self) -> None:
        self._head = -1
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _refuse(self, status: bytes) -> None:
        """Below the application there are no words for people: only clients that misbehave see this."""
        self._head_done()
        if not self.transport.is_closing():
            self.transport.write(b"HTTP/1.1 " + status + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()
            self._stall_timer.start()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    def __init__(self, gate: ConnectionGate, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._gate = gate
        self._key: str | None = None
        rate = gate.settings.limits.messages_per_second * FRAMES_PER_MESSAGE
        self._frames = RateLimiter(rate, rate, 1)
        deflate = ServerPerMessageDeflateFactory(
            server_max_window_bits=12, client_max_window_bits=12, compress_settings={"memLevel": 5, "level": 1}
        )
        self.conn = ServerProtocol(extensions=[deflate], max_size=self.config.ws_max_size, logger=self.logger)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._stall_timer = StalledClientTimer(self.loop, self.transport, self._gate.write_seconds)
        self._key = self._gate.enter(self.client)
        if self._key is None:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stall_timer.stop()
        self._gate.leave(self._key)
        self._key = None

    def data_received(self, data: bytes) -> None:
        """Piece by piece, so that no flood of small frames is parsed before it is noticed."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            self.conn.receive_data(data[start : start + PIECE])
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                return
            if any(isinstance(event, Frame) and self._frames.take("") for event in self.conn.events):
                self._flooded()
                return
            self.handle_events()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["state"]["send_now"] = self.send_now

    def send_now(self, text: bytes) -> bool:
        """Send a text without a task and the application in between. False, and nothing is sent, where that has to
        wait for the client or is not possible any more, also because the client has just said that it leaves."""
        gone = self.disconnected or self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing()
        if gone or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.conn.extensions and len(text) > WORTH_COMPRESSING:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(_head_of_text(len(text)) + text)
        return True

    def send_receive_event_to_app(self) -> None:
        """Reading goes on while few messages wait: to stop and start it for each would cost more than reading it."""
        paused, few = self.read_paused, self.queue.qsize() < MESSAGES_WAITING
        self.read_paused = paused or few  # else the base class stops reading
        super().send_receive_event_to_app()
        if few:
            self.read_paused = paused

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall_timer.start()

    def resume_writing(self) -> None:
        self._stall_timer.stop()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._stall_timer.start()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is done with this connection, which is being closed."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._stall_timer.start()

    def _flooded(self) -> None:
        self.conn.fail(POLICY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self.close_sent = True
        self.transport.close()
        self._stall_timer.start()


def _head_of_text(length: int) -> bytes:
    """Of a WebSocket frame from a server (RFC 6455, 5.2); it says that the text is not compressed."""
    if length < 126:
        return struct.pack("!BB", WHOLE_TEXT, length)
    if length < 65536:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length)


def server_config(app: ASGIApp, settings: Settings, **more: Any) -> uvicorn.Config:
    """How a hall is served. Addresses behind a proxy are the application's business: see ``Settings.trusted_proxy``."""
    gate = ConnectionGate(settings)

    class Http(LimitedHttp):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(gate, *args, **kwargs)

    class WebSocket(LimitedWebSocket):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(gate, *args, **kwargs)

    return uvicorn.Config(
        app,
        http=Http,
        ws=WebSocket,
        ws_max_size=settings.limits.body_bytes,
        server_header=False,
        access_log=False,
        proxy_headers=False,
        **more,
    )
