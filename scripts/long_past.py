"""Measure a hall with a long past: lists and searches among many finished matches, opening a long match, undo in it.

    python scripts/long_past.py [--matches 100000] [--choices 2000] [--json]

The hall is a process of its own on loopback with a SQLite database. Its finished matches are rows without actions; the
long match is played for real, with choices that are taken back where a match is over before it has enough of them.
Undo is measured at a table in this process, in a match of more years than any has.
Exit 0 only if lists and searches take under 100 ms, the first view of the long match under 300 ms, and an undo in its
last choice at most 3 times as long as one in the 20th.
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import json
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import delete, insert
from websockets.asyncio.client import connect

from longhall.games import game as load_game
from longhall.kernel.game import Game
from longhall.kernel.setup import SetupOption
from longhall.server.db.migrate import upgrade
from longhall.server.db.models import Seat, Snapshot, Table, User
from longhall.server.db.store import Store
from longhall.server.people.security import new_id
from longhall.server.settings import sqlite_address
from longhall.server.table.audience import Audience
from longhall.server.table.journal import Journal
from longhall.server.table.room import Room

LIST_LIMIT, OPEN_LIMIT = 0.100, 0.300  # seconds
EARLY, UNDO_LIMIT = 20, 3  # choices; an undo after many may take so many times as long
YEARS = 1000  # of a match that does not end by itself
REPEATS = 20
BATCH = 5000
NAMES = ("Astrid", "Bjørn", "Cecylia", "Dag", "Eirik", "Freja", "Gunnar", "Halina", "Ivan", "Jitka", "Kaja", "Lesja")
SETUP = {"seats": 3, "clans": "random"}


async def add_matches(store: Store, count: int) -> None:
    """Finished public matches over several years, with people's names."""
    rng = random.Random(1)
    game = load_game("northgard")
    setup = game.read_setup(SETUP)
    scores = [{"explored": 12, "closed": 20, "total": 32}] * 3
    result = {"reason": "years", "rule": "NG-WIN-02", "places": [1, 2, 3], "scores": scores}
    now = time.time()
    for start in range(0, count, BATCH):
        rows = []
        for number in range(start, min(start + BATCH, count)):
            players = " ".join(f"{rng.choice(NAMES)} {rng.randrange(3000)}" for _ in range(3)).lower()
            rows.append(
                {
                    "id": new_id(),
                    "game": game.name,
                    "pack": game.pack_hash,
                    "rules_version": game.rules_version,
                    "setup": setup,
                    "public": True,
                    "clock": {"kind": "none", "seconds": 0, "bank": 0},
                    "status": "finished",
                    "seed": "0" * 64,
                    "created": now - 1000 * number,
                    "changed": now - 1000 * number + rng.random(),
                    "result": result,
                    "players": players,
                }
            )
        async with store.session() as session:
            await session.execute(insert(Table), rows)
            await session.commit()


async def add_long_match(store: Store, choices: int) -> str:
    """A table at which so many choices were made, one person at all seats; its id."""
    room, user_id = await begun(store, load_game("northgard"))
    rng = random.Random(7)
    for made in range(choices):
        match = room.state.match
        assert match is not None
        seat, keys = match.seat, match.keys()
        before = match.choices_made
        trial = match.clone()
        key = rng.choice(keys)
        trial.apply(key)
        if trial.over:  # go back a good way instead of to the end
            await room.undo(user_id, seat, max(0, before - (choices - made)))
            continue
        await room.choose(user_id, seat, room.state.seq, key)
    return room.id


async def begun(store: Store, game: Game, **setup: Any) -> tuple[Room, str]:
    """A table where a match has begun, and the person in all its seats."""
    user = User(id=new_id(), name="Astrid", created=time.time())
    table = Table(
        id=new_id(),
        game=game.name,
        pack=game.pack_hash,
        rules_version=game.rules_version,
        setup=game.read_setup({"seats": 5, "clans": "random", "creatures": True, "long": True, **setup}),
        public=True,
        clock={"kind": "none"},
        status="open",
        host_id=user.id,
        seed="0" * 64,
        created=time.time(),
        changed=time.time(),
    )
    seats = [Seat(table_id=table.id, seat=number, user_id=user.id, name="Astrid") for number in range(5)]
    await store.add_user(user)
    await store.add_table(table, seats)
    journal = Journal(store, table)
    room = Room(journal, await journal.load(game, table), Audience(0))
    await room.start(user.id)
    return room, user.id


async def undo_times(store: Store, choices: int) -> dict[str, float]:
    """How long it takes to take a choice back early in a match and late, the median."""
    game = load_game("northgard")
    usual = game.setup_options
    game.setup_options = tuple(map(_prolonged, usual))
    room, user_id = await begun(store, game, years=YEARS)
    rng = random.Random(7)

    async def choose() -> int:
        match = room.state.match
        assert match is not None
        await room.choose(user_id, match.seat, room.state.seq, rng.choice(match.keys()))
        return match.seat

    found = {}
    for made in (min(EARLY, choices), choices):
        while room.state.choices_made() < made:
            await choose()
        times = []
        for _ in range(REPEATS):
            seat = await choose()
            times.append(await timed(room.undo(user_id, seat, made)))
        found[f"undo in choice {made}"] = statistics.median(times)
    game.setup_options = usual
    return found


def _prolonged(option: SetupOption) -> SetupOption:
    if option.name == "years":
        option = copy.copy(option)
        option.values = (*option.values, YEARS)
    return option


async def timed(work: Any) -> float:
    began = time.perf_counter()
    await work
    return time.perf_counter() - began


async def slowest(client: httpx.AsyncClient, path: str, found: int) -> float:
    """Of several askings, the first not counted; the answer must have so many rows at least."""
    answer = (await client.get(path)).raise_for_status().json()
    if len(answer) < found:
        raise SystemExit(f"{path} found {len(answer)} matches, not {found}")
    return max([await timed(client.get(path)) for _ in range(REPEATS)])


async def first_view(address: str, table_id: str) -> float:
    """From knocking until the first picture has come."""
    began = time.perf_counter()
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table_id}/play"
    headers = {"Origin": address}
    async with connect(url, additional_headers=headers, max_size=None, open_timeout=60) as socket:
        message = json.loads(await socket.recv())
    if message["type"] != "state" or message["view"] is None:
        raise SystemExit("the hall did not show the long match")
    return time.perf_counter() - began


class Hall:
    """A hall over the database, in a process of its own until the block ends: nothing is in its memory yet."""

    def __init__(self, data: Path) -> None:
        words = ("serve", "--port", "0", "--limits", "off", "--data", str(data))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "longhall.cli", *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]

    def __enter__(self) -> Hall:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


async def measure(data: Path, matches: int, choices: int) -> dict[str, float]:
    address = sqlite_address(data)
    upgrade(address)
    store = Store(address)
    await store.start()
    await add_matches(store, matches)
    table_id = await add_long_match(store, choices)
    with Hall(data) as hall:
        from_snapshot = await first_view(hall.address, table_id)
        async with httpx.AsyncClient(base_url=hall.address, timeout=60) as client:
            common, rare, nobody = "astrid", "jitka 77", "nobody like that"
            lists = {
                "the list": await slowest(client, "/api/tables?status=finished", min(50, matches)),
                "by game": await slowest(client, "/api/tables?status=finished&game=northgard", min(50, matches)),
                "a common name": await slowest(client, f"/api/tables?status=finished&player={common}", 1),
                "a rare name": await slowest(client, f"/api/tables?status=finished&player={rare}", 0),
                "no such name": await slowest(client, f"/api/tables?status=finished&player={nobody}", 0),
            }
    undo = await undo_times(store, choices)
    async with store.session() as session:
        await session.execute(delete(Snapshot))
        await session.commit()
    await store.stop()
    with Hall(data) as hall:
        from_actions = await first_view(hall.address, table_id)
    return {**lists, "first view": from_snapshot, "first view without snapshots": from_actions, **undo}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--choices", type=int, default=2_000)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(Path(folder), args.matches, args.choices))
    if args.json:
        print(json.dumps({name: round(seconds * 1000, 1) for name, seconds in figures.items()}))
    else:
        print(
            f"{args.matches} finished matches, {args.choices} choices in the long one; milliseconds, the slowest seen"
        )
        for name, seconds in figures.items():
            print(f"  {name:<32}{seconds * 1000:8.1f}")
    views = [seconds for name, seconds in figures.items() if name.startswith("first view")]
    undo = [seconds for name, seconds in figures.items() if name.startswith("undo")]
    rest = [seconds for name, seconds in figures.items() if not name.startswith(("first view", "undo"))]
    return 0 if max(views) < OPEN_LIMIT and max(rest) < LIST_LIMIT and undo[-1] < UNDO_LIMIT * undo[0] else 1


if __name__ == "__main__":
    raise SystemExit(main())
