"""A game the command line knows nothing about: it is shown as indented data and played all the same."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from longhall.table_text import data_lines
from tests.cli.conftest import Run

pytestmark = [pytest.mark.interpreted_only, pytest.mark.usefixtures("all_games")]


def test_data_as_indented_lines() -> None:
    data = {"round": 2, "hands": [[1, 2], []], "players": [{"seat": 0, "name": None}], "bag": {"left": {"red": 1}}}
    assert data_lines(data) == [
        "round: 2",
        "hands:",
        "  0: 1, 2",
        "  1:",
        "players:",
        "  0: seat 0, name -",
        "bag:",
        "  left: red 1",
    ]


def test_the_terminal_table_of_any_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    code, out, err = run("tui", "pebbles", "--seed", "1", "--save", path, stdin="?\nv\n1\n")
    assert (code, err) == (0, "")
    assert re.search(r"^round: 1$", out, re.MULTILINE)
    code, out, err = run("tui", "pebbles", "--resume", path, stdin="1\n" * 100)
    assert (code, err) == (0, "")
    assert re.search(r"^total( +\d+){2}$|^Total( +\d+){2}$", out, re.MULTILINE)


def test_a_game_need_not_have_packs(run: Run, tmp_path: Path) -> None:
    assert run("pack", "export", "pebbles", tmp_path / "pack") == (2, "", "longhall: pebbles has no packs\n")
    (tmp_path / "pack.toml").write_text('game = "pebbles"\n')
    code, out, err = run("pack", "check", tmp_path)
    assert (code, out) == (2, "") and "'pebbles' must be one of " in err and "pebbles" not in err.partition("one of")[2]


def test_series_and_records_of_any_game(run: Run, tmp_path: Path) -> None:
    code, out, err = run("simulate", "pebbles", "--games", "20", "--seed", "1", "--json", "--records", tmp_path)
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert data["games"] == 20 and data["errors"] == 0 and data["periods"] is None
    record = sorted(tmp_path.iterdir())[0]
    assert run("verify", record)[0] == 0
    code, out, err = run("replay", record, "--at", "1", "--view", "1")
    assert (code, err) == (0, "")
    assert "round: 1" in out
