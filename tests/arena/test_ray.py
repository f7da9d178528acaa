"""The same matches on a Ray cluster as here, also when a worker is killed. For `make test-all` with Ray installed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from longhall.arena.simulate import simulate
from longhall.arena.workers import LOCAL, ray_workers
from longhall.cli.main import main
from longhall.games import game

pytestmark = pytest.mark.thorough

MATCHES = 24
SETUP = {"seats": 2}


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def workers_of(name: str) -> list[int]:
    """The processes that run tasks of that name now."""
    lines = subprocess.run(["ps", "-eo", "pid,args"], capture_output=True, text=True, check=True).stdout.splitlines()
    return [int(line.split()[0]) for line in lines if f"ray::{name}" in line]


def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    northgard = game("northgard")
    bots = ["greedy", "random"]
    here = simulate(northgard, SETUP, bots, MATCHES, "ray", records_dir=tmp_path / "here")
    killed: list[int] = []

    def kill_one(done: int, _: int) -> None:
        for pid in workers_of("_play_chunk")[:1] if not killed else []:
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)

    there = simulate(
        northgard, SETUP, bots, MATCHES, "ray", 2, kill_one, tmp_path / "there", workers=ray_workers(LOCAL)
    )
    assert killed and not there.errors
    assert records(tmp_path / "there") == records(tmp_path / "here")
    assert len(records(tmp_path / "here")) == MATCHES
    assert there.to_data()["wins"] == here.to_data()["wins"]


def test_commands_say_the_same_on_a_cluster(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = {}
    for where in ([], ["--engine", "ray", "--jobs", "2"]):
        assert main(["simulate", "icaion", "--games", "6", "--seed", "1", "--json", *where]) == 0
        simulated = json.loads(capsys.readouterr().out)
        assert (
            main(["ladder", "icaion", "--bots", "greedy,random", "--most", "24", "--seed", "1", "--json", *where]) == 0
        )
        ladder = json.loads(capsys.readouterr().out)
        file = tmp_path / f"{len(where)}.toml"
        assert main(["train", "icegarden", "--seats", "2", "--matches", "10", "--out", str(file), *where]) == 0
        capsys.readouterr()
        told[len(where)] = (simulated["wins"], simulated["mean_scores"], ladder["pairs"], file.read_text("utf-8"))
    assert told[0] == told[4]


def test_no_cluster_and_no_ray_are_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "icaion", "--games", "1", "--engine", "ray", "--address", "127.0.0.1:1"]) == 2
    error = capsys.readouterr().err
    assert "there is no Ray cluster at '127.0.0.1:1'" in error and error.count("\n") == 1
    code = "import sys; sys.modules['ray'] = None; from longhall.cli.main import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", code, "simulate", "icaion", "--engine", "ray"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2 and "pip install 'longhall[ray]'" in done.stderr
