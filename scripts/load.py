"""Play many tables at once against a hall of its own and measure how soon everybody sees a choice.

    python scripts/load.py [--tables 300] [--seconds 180] [--spectators 100] [--think 1.5] [--no-ramp] [--json]

The hall is a process of its own on loopback with a fresh SQLite database. Each seat has its own connection and chooses
at random about ``--think`` seconds after it sees its decision. Measured is the time from sending a choice until every
seat of that table has its new view. Then the rate is raised step by step until the 99th percentile passes 250 ms.
Exit 0 only if the first phase kept to the figures: p99 under 250 ms, no errors, under 1.5 GiB.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = 3
P99_LIMIT = 0.250  # seconds
MEMORY_LIMIT = 1536  # MiB
AT_ONCE = 20  # tables opened at the same time
STEP_SECONDS = 15.0
SLOWEST_THINK = 0.05  # the ramp ends here


@dataclass
class Phase:
    """What was measured in one stretch of time."""

    think: float
    began: float = field(default_factory=time.monotonic)
    seen: list[float] = field(default_factory=list)  # seconds from sending to the last seat's view
    errors: list[str] = field(default_factory=list)
    matches: int = 0  # finished

    def percentile(self, part: float) -> float:
        ordered = sorted(self.seen)
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0

    def row(self, name: str, memory: float) -> dict[str, Any]:
        seconds = time.monotonic() - self.began
        return {
            "phase": name,
            "think s": self.think,
            "choices/s": round(len(self.seen) / seconds, 1),
            "p50 ms": round(self.percentile(0.5) * 1000, 1),
            "p99 ms": round(self.percentile(0.99) * 1000, 1),
            "max ms": round(max(self.seen, default=0.0) * 1000, 1),
            "errors": len(self.errors),
            "matches": self.matches,
            "hall MiB": round(memory),
        }


class Load:
    """All clients, and the phase they are measured in."""

    def __init__(self, address: str, think: float, compression: str | None) -> None:
        self.address = address
        self.phase = Phase(think)
        self.compression = compression
        jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # many people, one client: it keeps nobody's
        self.http = httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=60, cookies=jar)
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    def start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def post(self, path: str, data: dict[str, Any], cookie: str = "") -> httpx.Response:
        answer = await self.http.post(path, json=data, headers={"Cookie": cookie} if cookie else {})
        return answer.raise_for_status()

    async def person(self, name: str) -> str:
        """The cookie of a new guest."""
        return (await self.post("/api/guest", {"name": name})).headers["set-cookie"].partition(";")[0]

    async def connect(self, cookie: str, table_id: str) -> ClientConnection:
        """Without a cookie: as a spectator."""
        headers = {"Origin": self.address, **({"Cookie": cookie} if cookie else {})}
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table_id}/play"
        return await connect(
            url,
            additional_headers=headers,
            compression=self.compression,
            max_size=None,
            open_timeout=60,
            ping_interval=None,
        )

    async def spectator(self, table_id: str) -> None:
        socket = await self.connect("", table_id)
        with contextlib.suppress(ConnectionClosed):
            async for _ in socket:
                pass
        if not self.stopping:
            self.phase.errors.append("a spectator lost the connection")


class Table:
    """One table of three; when its match is over the same people start another."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.rng = random.Random(number)
        self.people: list[str] = []  # their cookies
        self.sockets: list[ClientConnection] = []
        self.pending: dict[int, tuple[float, set[int], Phase]] = {}  # seq -> (sent at, seats that wait for it, phase)
        self.id = ""

    async def open(self) -> str:
        """Opens and starts a match; whoever sat at an earlier one sits again."""
        if not self.people:
            self.people = [await self.load.person(f"guest {self.number}-{seat}") for seat in range(SEATS)]
        wish = {"game": "northgard", "setup": {"seats": SEATS, "clans": "random"}, "public": True}
        self.id = (await self.load.post("/api/tables", wish, self.people[0])).json()["id"]
        self.pending.clear()
        self.sockets = [await self.load.connect(person, self.id) for person in self.people]
        for seat, socket in enumerate(self.sockets[1:], 1):
            await socket.send(json.dumps({"type": "sit", "seat": seat}))
            while True:
                message = orjson.loads(await socket.recv())
                if message["type"] in ("state", "update") and message["you"]["seats"]:
                    break
        await self.sockets[0].send(json.dumps({"type": "start"}))
        for seat, socket in enumerate(self.sockets):
            self.load.start(self._play(self.id, seat, socket))
        return self.id

    async def _play(self, table_id: str, seat: int, socket: ClientConnection) -> None:
        load = self.load
        over = False
        try:
            async for text in socket:
                message = orjson.loads(text)
                if message["type"] == "refused":
                    load.phase.errors.append(message["message"])
                elif message["type"] in ("state", "update"):
                    self._seen(seat, message["seq"])
                    if message["table"]["status"] == "finished":
                        over = True
                        break
                    decision = message["decision"]
                    if decision is not None and "options" in decision:
                        load.start(self._choose(table_id, seat, socket, message["seq"], decision["options"]))
        except ConnectionClosed:
            pass
        if over:
            await socket.close()
            if seat == 0 and not load.stopping:
                load.phase.matches += 1
                await self.open()
        elif not load.stopping and table_id == self.id:
            load.phase.errors.append("a seat lost the connection")

    def _seen(self, seat: int, seq: int) -> None:
        waiting = self.pending.get(seq)
        if waiting is not None:
            sent, seats, phase = waiting
            seats.discard(seat)
            if not seats:
                phase.seen.append(time.monotonic() - sent)
                del self.pending[seq]

    async def _choose(
        self, table_id: str, seat: int, socket: ClientConnection, seq: int, options: list[dict[str, Any]]
    ) -> None:
        await asyncio.sleep(self.load.phase.think * self.rng.uniform(0.8, 1.2))
        if self.load.stopping or table_id != self.id:
            return
        key = self.rng.choice(options)["key"]
        self.pending[seq + 1] = (time.monotonic(), set(range(SEATS)), self.load.phase)
        with contextlib.suppress(ConnectionClosed):
            await socket.send(orjson.dumps({"type": "choose", "seat": seat, "seq": seq, "key": key}).decode())


def memory_of(pid: int) -> float:
    """Resident memory in MiB; 0 where the system does not say."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0


async def measure(load: Load, pid: int, name: str, think: float, seconds: float) -> dict[str, Any]:
    phase = load.phase = Phase(think)
    memory = 0.0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        await asyncio.sleep(min(1.0, max(0.0, end - time.monotonic())))
        memory = max(memory, memory_of(pid))
    row = phase.row(name, memory)
    print("  ".join(f"{key} {value}" for key, value in row.items()), file=sys.stderr, flush=True)
    for error in sorted(set(phase.errors)):
        print(f"  {phase.errors.count(error)} times: {error}", file=sys.stderr)
    return row


async def play(args: argparse.Namespace, address: str, pid: int) -> list[dict[str, Any]]:
    load = Load(address, args.think, "deflate" if args.compress else None)
    tables = [Table(load, number) for number in range(args.tables)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def opened(table: Table) -> str:
        async with gate:
            return await table.open()

    began = time.monotonic()
    ids = await asyncio.gather(*(opened(table) for table in tables))
    for number in range(args.spectators):
        load.start(load.spectator(ids[number % len(ids)]))
    took = time.monotonic() - began
    print(f"{len(ids)} tables opened in {took:.1f} s", file=sys.stderr, flush=True)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1000)  # the pauses measured are to be the hall's, not ours
    await asyncio.sleep(min(3.0, args.think * 2))
    rows = [await measure(load, pid, "asked for", args.think, args.seconds)]
    think = args.think
    while args.ramp and rows[-1]["p99 ms"] <= P99_LIMIT * 1000 and think > SLOWEST_THINK:
        think = round(think * 0.75, 3)
        await measure(load, pid, "settling", think, 3.0)
        row = await measure(load, pid, f"step {len(rows)}", think, args.step)
        if row["p99 ms"] > P99_LIMIT * 1000:  # once more: one hiccup of the machine is not the end
            row = await measure(load, pid, f"step {len(rows)}", think, args.step)
        rows.append(row)
    load.stopping = True
    waiting = list(load.tasks)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    await load.http.aclose()
    return rows


def start_hall(data: Path, args: argparse.Namespace) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "longhall.cli", "serve", "--port", "0", "--data", str(data), "--limits", "off"]
    if args.database:
        command += ["--database", args.database, "--workers", str(args.workers)]
    hall = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert hall.stdout is not None
    line = hall.stdout.readline()
    if not line:
        raise SystemExit("load: the hall did not start")
    return hall, line.split()[-1]


def table_text(rows: list[dict[str, Any]]) -> str:
    cells = [list(rows[0]), *([str(value) for value in row.values()] for row in rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in cells)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=180.0)
    parser.add_argument("--spectators", type=int, default=100)
    parser.add_argument("--think", type=float, default=1.5, help="seconds a seat thinks")
    parser.add_argument("--step", type=float, default=STEP_SECONDS, help="seconds of each step of the ramp")
    parser.add_argument("--ramp", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--compress", action="store_true", help="ask for compressed messages, as browsers do")
    parser.add_argument("--database", default="", metavar="URL")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="longhall-load") as folder:
        hall, address = start_hall(Path(folder), args)
        try:
            rows = asyncio.run(play(args, address, hall.pid))
        finally:
            hall.send_signal(signal.SIGTERM)
            try:
                hall.wait(15)
            except subprocess.TimeoutExpired:
                hall.kill()
                hall.wait()
    if args.json:
        print(json.dumps(rows))
    else:
        print(table_text(rows))
        if len(rows) > 1:
            held = [row for row in rows if row["p99 ms"] <= P99_LIMIT * 1000]
            most = max((row["choices/s"] for row in held), default=0)
            last = rows[-1]
            print(f"p99 stays under 250 ms up to {most} choices/s; at {last['choices/s']} it is {last['p99 ms']} ms")
    first = rows[0]
    good = first["p99 ms"] <= P99_LIMIT * 1000 and not first["errors"] and first["hall MiB"] <= MEMORY_LIMIT
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
