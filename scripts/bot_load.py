"""What fifty tables of the strongest bots cost a person who plays elsewhere in the same hall.

    python scripts/bot_load.py [--tables 50] [--seconds 30] [--game northgard] [--bot-workers 1]

The hall is a process of its own on loopback with a fresh SQLite database. First one person plays alone against a bot of
the usual level, which answers without a pause; then so many tables, at which all seats are held by the strongest bot,
are opened and started, and the same goes on beside them. Measured are the time until the person sees their own choice,
the time from then until the bot has answered, how long a request for the list of tables takes, and the memory of the
largest worker in which bots think.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from load import memory_of, start_hall, stop_hall, table_text  # type: ignore[import-not-found]  # beside this file

from longhall.client import Client, HallRefused

SETTLE = 3.0  # seconds after which what is measured has settled
THINK = 0.1  # seconds the person takes for a choice


class Person:
    """Plays match after match against one bot, and notes how long everything took."""

    def __init__(self, client: Client, game: str, bot: str) -> None:
        self.client = client
        self.game = game
        self.bot = bot
        self.own: list[float] = []
        self.answers: list[float] = []
        self.requests: list[float] = []
        self.rng = random.Random(1)

    async def play_for(self, seconds: float) -> None:
        self.own, self.answers, self.requests = [], [], []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            table = await self.client.open_table(self.game, {"seats": seats_of(self.game)}, self._bots())
            async with self.client.at(table["id"]) as at:
                await at.hear()
                await at.start()
                await self._play(at, end)

    def _bots(self) -> list[str | None]:
        return [None, *[self.bot] * (seats_of(self.game) - 1)]

    async def _play(self, at: Any, end: float) -> None:
        sent = seen = 0.0
        while time.monotonic() < end:
            message = await at.hear()
            now = time.monotonic()
            if message["type"] not in ("state", "update"):
                continue
            if message["table"]["status"] == "finished":
                return
            if sent:
                self.own.append(now - sent)
                seen, sent = now, 0.0
            decision = message["decision"]
            if decision is None or decision["options"] is None:
                continue
            if seen:
                self.answers.append(now - seen)
                seen = 0.0
            await asyncio.sleep(THINK)
            began = time.monotonic()
            await self.client.tables()
            sent = time.monotonic()
            self.requests.append(sent - began)
            await at.choose(self.rng.choice(decision["options"])["key"])


def seats_of(game: str) -> int:
    return {"northgard": 2, "icaion": 3, "icegarden": 4}.get(game, 2)


async def open_tables(client: Client, game: str, bot: str, count: int) -> None:
    """Tables that play by themselves."""
    for _ in range(count):
        table = await client.open_table(game, {"seats": seats_of(game)}, [bot] * seats_of(game))
        async with client.at(table["id"]) as at:
            await at.hear()
            await at.start()
            while (await at.hear())["type"] not in ("state", "update"):
                pass


def row(name: str, person: Person, workers: float) -> dict[str, Any]:
    def ms(times: list[float], part: float) -> float:
        ordered = sorted(times)
        return round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))], 1) if ordered else 0.0

    return {
        "phase": name,
        "choices": len(person.own),
        "own p50 ms": ms(person.own, 0.5),
        "own p99 ms": ms(person.own, 0.99),
        "answer p50 ms": ms(person.answers, 0.5),
        "answer p99 ms": ms(person.answers, 0.99),
        "list p50 ms": ms(person.requests, 0.5),
        "list p99 ms": ms(person.requests, 0.99),
        "worker MiB": round(workers),
    }


def largest_worker(pid: int) -> float:
    """MiB of the largest process that the hall has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    found = [int(child) for child in children.read_text(encoding="ascii").split()] if children.exists() else []
    return max((memory_of(child) for child in found), default=0.0)


async def measure(args: argparse.Namespace, address: str, pid: int) -> list[dict[str, Any]]:
    async with Client(address) as client, Client(address) as host:
        await client.come_in("Person")
        await host.come_in("Host")
        person = Person(client, args.game, args.usual)
        await person.play_for(SETTLE)
        await person.play_for(args.seconds)
        rows = [row("alone", person, largest_worker(pid))]
        await open_tables(host, args.game, args.strongest, args.tables)
        print(f"bot_load: {args.tables} tables of {args.strongest} play", file=sys.stderr, flush=True)
        await person.play_for(SETTLE)
        memory = 0.0
        playing = asyncio.create_task(person.play_for(args.seconds))
        while not playing.done():
            memory = max(memory, largest_worker(pid))
            await asyncio.wait([playing], timeout=1.0)
        await playing
        rows.append(row(f"beside {args.tables} tables", person, memory))
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30.0, help="of each phase (30)")
    parser.add_argument("--game", default="northgard")
    parser.add_argument("--strongest", default="master", help="the bot in all seats of the tables (master)")
    parser.add_argument("--usual", default="greedy", help="whom the person plays against (greedy)")
    parser.add_argument("--bot-workers", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print the rows as data")
    args = parser.parse_args()
    more = ["--bot-delay", "0", "--bot-workers", str(args.bot_workers)]
    with tempfile.TemporaryDirectory(prefix="longhall-bots") as folder:
        hall, address = start_hall(Path(folder), more)
        try:
            rows = asyncio.run(measure(args, address, hall.pid))
        except HallRefused as error:
            raise SystemExit(f"bot_load: {error}") from None
        finally:
            stop_hall(hall)
    print(json.dumps(rows) if args.json else table_text(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
