"""Running commands in this process, with what they read and write."""

from __future__ import annotations

import io
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from longhall.cli.main import main

Run: TypeAlias = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """``run("verify", path, stdin="…")`` gives the exit code, stdout and stderr."""

    def run_command(*arguments: object, stdin: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return code, out, err

    return run_command


@pytest.fixture(scope="session")
def record_text() -> str:
    """The record of one whole match of three random bots."""
    from longhall.arena.driver import play_out
    from longhall.bots import make_bots
    from longhall.games import game

    match = game("northgard").new({"seats": 3, "clans": "none"}, "cli")
    play_out(match, make_bots("northgard", ["random"] * 3, "cli"))
    return match.record.to_jsonl()


@pytest.fixture
def record_file(tmp_path: Path, record_text: str) -> Path:
    path = tmp_path / "match.jsonl"
    path.write_text(record_text, encoding="utf-8")
    return path


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the built-in pack, to edit."""
    from longhall.games.northgard.pack_loader import builtin_folder

    return Path(shutil.copytree(builtin_folder(), tmp_path / "pack"))
