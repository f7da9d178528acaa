"""The door of a hall to the local network: what is said of it, who may turn it, and who comes in."""

from __future__ import annotations

import contextlib
import re
import signal
import sys
from pathlib import Path

import httpx
import pytest

from longhall.cli.main import main
from longhall.kernel.chance import commitment
from longhall.server.doorway import Doorway
from longhall.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.hall_fixture import RunningHall, told
from tests.server.test_play import start

NETWORK = "127.0.0.2"  # an address of this machine beside the usual one, as its address in a network is


def settings(**values: object) -> Settings:
    return Settings(database="", port=8123, **values)  # type: ignore[arg-type]


def test_what_a_hall_says_of_how_it_is_reached() -> None:
    own = Doorway(settings())
    assert (own.reach, own.address) == ("here", None)
    named = Doorway(settings(public_url="https://hall.example"))
    assert (named.reach, named.address) == ("open", "https://hall.example")
    served = Doorway(settings(host="192.168.1.5"))
    assert (served.reach, served.address) == ("network", "http://192.168.1.5:8123")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have one loopback address")
def test_the_door_opens_and_closes(tmp_path: Path) -> None:
    program = start("--no-browser", "--lang", "en", "--lan", NETWORK, "--data", str(tmp_path / "data"))
    with program, contextlib.ExitStack() as ending:
        ending.callback(program.kill)
        assert program.stdout is not None
        here = re.search(r"http://127\.0\.0\.1:\d+", program.stdout.readline())
        there = re.search(rf"http://{re.escape(NETWORK)}:\d+", program.stdout.readline())
        assert here is not None and there is not None
        own, other = here[0], there[0]
        assert httpx.get(f"{other}/api/hall").json()["address"] == other
        page = {"Origin": own}
        with httpx.Client() as visitor:
            assert visitor.get(f"{other}/api/games").status_code == 200
            closed = httpx.put(f"{own}/api/hall/door", json={"open": False}, headers=page).json()
            assert (closed["reach"], closed["address"], closed["door"]) == ("here", None, True)
            with pytest.raises(httpx.TransportError):  # whoever had come in is out, and nobody comes in
                visitor.get(f"{other}/api/games")
        opened = httpx.put(f"{own}/api/hall/door", json={"open": True}, headers=page).json()
        assert (opened["reach"], opened["address"]) == ("network", other)
        assert httpx.get(f"{other}/api/games").status_code == 200
        elsewhere = f"games.example:{own.rpartition(':')[2]}"  # a page elsewhere whose name leads to this machine
        asked = {"Host": elsewhere, "Origin": f"http://{elsewhere}"}
        refused = httpx.put(f"{own}/api/hall/door", json={"open": False}, headers=asked)
        assert refused.status_code == 403 and refused.json()["message"] == "error-door"
        program.send_signal(signal.SIGINT)
        program.communicate(timeout=PATIENCE)
        assert program.returncode == 0


def test_an_address_that_is_not_of_this_machine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--no-browser", "--lan", "192.0.2.7", "--data", str(tmp_path / "data")]) == 2
    said = capsys.readouterr()
    assert "192.0.2.7" in said.err and "Traceback" not in said.err


@pytest.mark.anyio
async def test_nobody_turns_the_door_of_a_hall_that_is_served(tmp_path: Path) -> None:
    async with RunningHall(tmp_path) as running, httpx.AsyncClient(base_url=running.url) as page:
        told = (await page.get("/api/hall")).json()
        assert told["door"] is False and told["reach"] == "here"
        refused = await page.put("/api/hall/door", json={"open": True}, headers={"Origin": running.url})
        assert refused.status_code == 403


@pytest.mark.anyio
async def test_the_fingerprint_of_the_seed_is_told_before_anybody_sits(tmp_path: Path) -> None:
    async with RunningHall(tmp_path) as running:
        (host,), table = await running.seated(1, bots=[None, "random"])
        lobby = (await host.state(table))["table"]
        state = (await running.room(table)).state
        head = {"game": "northgard", "rules_version": state.game.rules_version, "pack": state.game.pack_hash}
        assert lobby["commitment"] == commitment({**head, "setup": state.setup}, "dice")
        async with host.at(table) as connection:
            await connection.start()
            begun = await told(connection, lambda message: message.get("table", {}).get("status") == "playing")
        assert begun["table"]["commitment"] == lobby["commitment"]
