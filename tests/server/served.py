"""A hall in a process of its own, and a seat that plays at random over the wire."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.patience import PATIENCE

SRC = Path(__file__).parents[2] / "src"


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "longhall.cli", "serve", *arguments]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SRC)}


class Served:
    """A running ``longhall serve``; ends with the block."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            command("--port", "0", "--limits", "off", *arguments),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(),
        )
        assert self.process.stdout is not None
        self.line = line = self.process.stdout.readline()
        if not line:
            _, said = self.process.communicate(timeout=PATIENCE)
            raise AssertionError(f"the hall did not start: {said}")
        self.address = line.split()[-1]

    def __enter__(self) -> Served:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop(signal.SIGKILL)

    def stop(self, number: int) -> int:
        """The exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode


async def guest(address: str, name: str = "Astrid") -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=PATIENCE)
    (await client.post("/api/guest", json={"name": name})).raise_for_status()
    return client


async def open_table(client: httpx.AsyncClient, seats: int = 2, **wish: Any) -> str:
    wanted = {"game": "northgard", "setup": {"seats": seats, "clans": "random"}, **wish}
    answer = await client.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def come_to(client: httpx.AsyncClient, table_id: str, address: str = "") -> ClientConnection:
    """A connection to the table, here or at another hall that knows the same people."""
    address = address or str(client.base_url).rstrip("/")
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return await connect(
        f"{address.replace('http', 'ws', 1)}/api/tables/{table_id}/play",
        additional_headers={"Origin": address, "Cookie": cookies},
        compression=None,
        max_size=None,
        open_timeout=PATIENCE,
    )


async def heard(socket: ClientConnection, *types: str) -> dict[str, Any]:
    """The next message of one of those types."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] in types:
            return message


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


def random_choice(message: dict[str, Any], rng: random.Random) -> dict[str, Any] | None:
    """What to send for the decision in a picture; None where this person has none."""
    decision = message["decision"]
    if decision is None or decision["options"] is None:
        return None
    key = rng.choice(decision["options"])["key"]
    return {"type": "choose", "seat": decision["seat"], "seq": message["seq"], "key": key}
