"""A tournament in halls that are processes of their own: one that is killed again and again, and two on one PostgreSQL.
Every table is opened once, every result counts once."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from longhall.tournaments import check
from tests.patience import PATIENCE
from tests.server.served import SRC, Served, guest

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("bot_processes")]
PLAYERS = 32
LIVE = {"kind": "live", "seconds": 60, "bank": 60}
Data = dict[str, Any]


class ServedPebbles(Served):
    """A running hall that knows Pebbles."""

    def __init__(self, *arguments: str) -> None:
        root = SRC.parent
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.kernel.pebbles_hall", "serve", "--port", "0", "--limits", "off", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=root,
            env={**os.environ, "PYTHONPATH": f"{SRC}{os.pathsep}{root}"},
        )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        assert self.line, "the hall did not start"
        self.address = self.line.split()[-1]


async def begin(client: httpx.AsyncClient, **wish: Any) -> str:
    """The id of a tournament of 32 bots that has begun."""
    wanted: Data = {"name": "Spring cup", "game": "pebbles", "setup": {"rounds": 1}, "clock": LIVE, **wish}
    cup = str((await client.post("/api/tournaments", json=wanted)).raise_for_status().json()["id"])
    for _ in range(PLAYERS):
        (await client.post(f"/api/tournaments/{cup}/players", json={"bot": "random"})).raise_for_status()
    (await client.post(f"/api/tournaments/{cup}/start")).raise_for_status()
    return cup


async def look(client: httpx.AsyncClient, cup: str) -> Data:
    told: Data = (await client.get(f"/api/tournaments/{cup}")).raise_for_status().json()
    return told


async def until_over(client: httpx.AsyncClient, cup: str) -> Data:
    async with asyncio.timeout(PATIENCE):
        while (told := await look(client, cup))["status"] != "finished":
            await asyncio.sleep(0.1)
    return told


async def checked(client: httpx.AsyncClient, cup: str, rounds: int) -> None:
    """Everybody has played every round, at tables that were opened once, and anybody gets the same pairings."""
    told = await look(client, cup)
    assert len(told["rounds"]) == rounds
    tables = [table for round in told["rounds"] for table in round["tables"]]
    assert len({table["table"] for table in tables}) == len(tables)
    for row in told["standings"][0]["rows"]:
        assert row["matches"] == rounds and row["forfeits"] == 0
    assert sum(row["firsts"] for row in told["standings"][0]["rows"]) >= len(tables)
    assert check((await client.get(f"/api/tournaments/{cup}/export.json")).json()) == ""


async def test_a_tournament_goes_on_after_its_hall_was_killed_at_any_moment(tmp_path: Path) -> None:
    options = ("--data", str(tmp_path), "--bot-delay", "0")
    with ServedPebbles(*options) as served:
        client = await guest(served.address)
        cup = await begin(client, form={"format": "swiss", "seats": 4, "rounds": 3})
        await asyncio.sleep(0.1)
    with ServedPebbles(*options):  # ends with SIGKILL, as the one before
        await asyncio.sleep(0.7)
    with ServedPebbles(*options) as served:
        client.base_url = httpx.URL(served.address)
        await until_over(client, cup)
        await checked(client, cup, 3)
        await client.aclose()
        assert served.stop(signal.SIGTERM) == 0


async def test_two_processes_run_one_tournament_and_one_goes_on_when_the_other_dies(shared: str) -> None:
    options = ("--database", shared, "--bot-delay", "0")
    with ServedPebbles(*options) as other:
        with ServedPebbles(*options) as one:
            client = await guest(one.address)
            cup = await begin(client, form={"format": "swiss", "seats": 4, "rounds": 3})
            async with httpx.AsyncClient(base_url=other.address, cookies=client.cookies, timeout=PATIENCE) as there:
                assert (await look(there, cup))["organises"]
                async with asyncio.timeout(PATIENCE):
                    while len((await look(there, cup))["rounds"]) < 2:
                        await asyncio.sleep(0.05)
        client.base_url = httpx.URL(other.address)
        told = await until_over(client, cup)
        await checked(client, cup, 3)
        assert [note["kind"] for note in told["notes"]] == ["began", "finished"]  # once, whoever did it
        await client.aclose()
