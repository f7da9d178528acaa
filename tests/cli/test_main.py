"""Arguments, exit codes, and the promise that nobody ever sees a traceback."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from longhall.cli.main import COMMANDS, INTERRUPTED, PIPE_CLOSED
from tests.cli.conftest import Run

PROGRAM = [sys.executable, "-m", "longhall.cli"]


def is_one_sentence(err: str) -> bool:
    return err.startswith("longhall") and err.count("\n") == 1 and "Traceback" not in err


def test_without_arguments_the_help_lists_every_command(run: Run) -> None:
    code, out, err = run()
    assert code == 0 and not err
    assert all(re.search(rf"^ +{name}( |$)", out, re.MULTILINE) for name in COMMANDS)


def test_version(run: Run) -> None:
    import longhall

    assert run("--version") == (0, longhall.__version__ + "\n", "")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    code, out, err = run(command, "--help")
    assert code == 0 and not err
    assert out.startswith(f"usage: longhall {command}")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("dance",), "dance"),
        (("simulate",), "GAME"),
        (("simulate", "chess"), "chess"),
        (("simulate", "northgard", "--seats", "6"), "seats"),
        (("simulate", "northgard", "--seats", "many"), "many"),
        (("simulate", "northgard", "--seats", "3", "--set", "seats=4"), "seats"),
        (("simulate", "northgard", "--set", "open_fame=perhaps"), "open_fame"),
        (("simulate", "northgard", "--set", "moon=full"), "moon"),
        (("simulate", "northgard", "--set", "clans=bear,bear,wolf"), "twice"),
        (("simulate", "northgard", "--seats", "3", "--set", "clans=bear,wolf"), "clan"),
        (("tui", "northgard", "--seats", "3", "--set", "teams=true"), "teams"),
        (("simulate", "northgard", "--set", "open_fame"), "open_fame"),
        (("simulate", "northgard", "--bots", "genius"), "genius"),
        (("simulate", "northgard", "--seats", "3", "--bots", "random,random"), "2 bots"),
        (("simulate", "northgard", "--games", "0"), "0"),
        (("train", "chess"), "chess"),
        (("train", "northgard", "--seats", "8"), "seats"),
        (("train", "northgard", "--matches", "3"), "too few"),
        (("train", "northgard", "--out", "/nowhere/chances.toml"), "/nowhere"),
        (("ladder", "chess"), "chess"),
        (("ladder", "northgard", "--bots", "greedy"), "two or more"),
        (("ladder", "northgard", "--bots", "greedy,genius"), "genius"),
        (("ladder", "northgard", "--results", "/nowhere/results"), "/nowhere"),
        (("ladder", "northgard", "--within", "0"), "0"),
        (("simulate", "northgard", "--jobs", "none"), "none"),
        (("simulate", "northgard", "--pack", "/nowhere"), "/nowhere"),
        (("simulate", "northgard", "--lang", "xx"), "xx"),
        (("simulate", "northgard", "--wings"), "--wings"),
        (("record", "northgard", "--seats", "1"), "seats"),
        (("record", "chess"), "chess"),
        (("replay", "/nowhere.jsonl"), "/nowhere.jsonl"),
        (("verify", "/nowhere.jsonl"), "/nowhere.jsonl"),
        (("verify", "/"), "/"),
        (("rules", "northgard", "NG-NONE-01"), "NG-NONE-01"),
        (("rules", "chess"), "chess"),
        (("rules", "northgard", "--lang", "xx"), "xx"),
        (("pack",), "ACTION"),
        (("pack", "check", "/nowhere"), "/nowhere"),
        (("pack", "export", "chess", "/tmp/never"), "chess"),
        (("pack", "diff", "builtin", "builtin"), "built-in"),
        (("serve", "--database", "mysql://here"), "hall"),
        (("bench", "--seats", "9"), "seats"),
        (("tui", "northgard", "--seats", "3", "--seat", "3"), "seat 3"),
        (("tui", "northgard", "--seats", "3", "--bots", "random,random,random"), "3 bots"),
        (("tui", "northgard", "--save", "a", "--resume", "b"), "--resume"),
        (("tui", "northgard", "--resume", "/nowhere.json"), "/nowhere.json"),
        (("tui", "northgard", "--save", "/nowhere/at/all"), "/nowhere/at"),
        (("play", "northgard"), "northgard"),
        (("play", "--data", "/dev/null/hall"), "/dev/null/hall"),
        (("play", "--port", "70000"), "70000"),
        (("play", "--no-browser", "--lang", "xx", "--data", "/dev/null/hall"), "xx"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_2(run: Run, arguments: tuple[str, ...], named: str) -> None:
    code, out, err = run(*arguments)
    assert code == 2
    assert not out
    assert is_one_sentence(err), err
    assert named in err


def test_our_own_faults_are_a_sentence_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(args: object) -> int:
        raise ZeroDivisionError("by nought")

    monkeypatch.setattr("longhall.cli.rules.run", fail)
    code, _, err = run("rules", "northgard")
    assert code == 2
    assert is_one_sentence(err)
    assert "by nought" in err


def test_a_closed_pipe_is_quiet() -> None:
    with subprocess.Popen(
        [*PROGRAM, "record", "northgard", "--seed", "1"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdout is not None and program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait() == PIPE_CLOSED


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_is_quiet(jobs: int, tmp_path: Path) -> None:
    command = [*PROGRAM, "simulate", "northgard", "--games", "20000", "--jobs", str(jobs), "--records", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None and program.stderr is not None
        while not any(tmp_path.iterdir()) and program.poll() is None:
            time.sleep(0.05)
        program.send_signal(signal.SIGINT)
        assert program.stderr.read() == b""
        assert program.stdout.read() == b""
        assert program.wait() == INTERRUPTED


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_quiet(closed: str) -> None:
    command = " ".join([*PROGRAM, "tui", "northgard", "--seed", "1", closed])
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, input="")
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have a full device")
@pytest.mark.parametrize("arguments", ["record northgard --seed 1", "rules northgard NG-BATTLE-05"])
def test_a_full_disk_is_one_sentence(arguments: str) -> None:
    command = " ".join([*PROGRAM, arguments, ">/dev/full"])
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert is_one_sentence(done.stderr)
