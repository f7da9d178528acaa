"""How a hall is reached: from this machine only, from its local network, or from everywhere; and the door to the local
network that whoever started a hall for themselves may open and close."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import weakref
from collections.abc import Callable
from typing import Final, Literal

from longhall.kernel.errors import LonghallError
from longhall.server.settings import Settings

Reach = Literal["here", "network", "open"]
SOMEWHERE: Final = ("192.0.2.1", 9)  # an address for examples (RFC 5737): nothing is sent there
LOOPBACK_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})


def network_address() -> str | None:
    """The address of this machine in its local network, by which it reaches others; None without a network."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(SOMEWHERE)
        found = str(probe.getsockname()[0])
        if not ipaddress.ip_address(found).is_loopback:
            return found
    return None


def is_loopback(host: str) -> bool:
    """Whether a host, as a hall listens at it or as a browser names it, is the machine itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class Doorway:
    """The door of a hall to its local network. ``listen`` serves an address in addition, and is set by whoever serves
    the hall; without it the door is as it was built."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listen: Callable[[str], asyncio.Future[asyncio.Server]] | None = None
        self._server: asyncio.Server | None = None
        self._address: str | None = None  # at which it is open
        self._inside: weakref.WeakSet[asyncio.Transport] = weakref.WeakSet()  # connections that came through it
        self._turning = asyncio.Lock()

    @property
    def can_turn(self) -> bool:
        return self.listen is not None

    @property
    def reach(self) -> Reach:
        if self.settings.public_url:
            return "open"
        if self._address is not None:
            return "network"
        return "here" if is_loopback(self.settings.host) else "network"

    @property
    def address(self) -> str | None:
        """What a link for others begins with; None where the hall does not know it, or nobody else can come in."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        host = self._address
        if host is None and not is_loopback(self.settings.host):
            host = network_address() if self.settings.host in ("0.0.0.0", "::", "") else self.settings.host
        if host is None:
            return None
        return f"http://[{host}]:{self.settings.port}" if ":" in host else f"http://{host}:{self.settings.port}"

    async def open(self) -> None:
        """LonghallError, one sentence, where there is no network or its address is in use."""
        async with self._turning:
            if self._server is not None or self.listen is None:
                return
            host = self.settings.network_address or network_address()
            if host is None:
                raise LonghallError("this machine is in no local network")
            try:
                self._server = await self.listen(host)
            except OSError as error:
                reason = error.strerror or error
                raise LonghallError(f"the server cannot listen on {host} port {self.settings.port}: {reason}") from None
            self._address = host

    async def close(self) -> None:
        """Nobody comes in any more, and whoever came in through it is out."""
        async with self._turning:
            server, self._server, self._address = self._server, None, None
            if server is None:
                return
            server.close()
            for transport in list(self._inside):
                transport.close()

    def came_in(self, transport: asyncio.Transport) -> None:
        """A connection at the additional address."""
        self._inside.add(transport)
