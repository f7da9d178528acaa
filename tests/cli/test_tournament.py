"""``longhall tournament`` and ``longhall hall tournaments``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from longhall.cli.main import main
from longhall.server.db.migrate import upgrade
from longhall.server.settings import sqlite_address
from longhall.tournaments import Form
from tests.tournaments.test_pairing import begin, exported, play


def export(**changed: Any) -> dict[str, Any]:
    """A tournament as the server exports it."""
    told = exported(play(begin(Form("swiss", 3, rounds=3), 10, "seed")))
    commitment = "d7b84d3cb1b3b5c84f3a6b3f3cdc1e6a"
    return {"longhall_tournament": 1, "id": "cup", "commitment": commitment, **told, **changed}


def checked(file: Path, data: object) -> int:
    file.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return main(["tournament", str(file)])


def test_an_exported_tournament_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from hashlib import sha256

    file = tmp_path / "cup.json"
    bound = sha256(b"longhall-tournament:cup:seed").hexdigest()
    assert checked(file, export(commitment=bound)) == 0
    assert "is as it must be. Rounds: 3; tables: 12." in capsys.readouterr().out
    assert checked(file, export()) == 1
    assert "its seed is not the one that was fixed" in capsys.readouterr().err
    other = export(commitment=bound)
    other["rounds"][1]["tables"][0]["seats"].reverse()
    assert checked(file, other) == 1
    assert "round 2, table 1:" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("no json", "it is not JSON"),
        ({"longhall": 1}, "no exported tournament"),
        (export(seed=""), "has not begun"),
        (export(players=[1]), "or is damaged"),
        (export(rounds=[{"tables": [{}]}]), "or is damaged"),
    ],
)
def test_what_is_no_export_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: object, said: str
) -> None:
    assert checked(tmp_path / "cup.json", data) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line


def test_an_administrator_lists_and_cancels(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    upgrade(sqlite_address(tmp_path))
    command = ["hall", "tournaments", "--data", str(tmp_path)]
    assert main(command) == 0
    assert "There are no tournaments." in capsys.readouterr().out
    for act in ("--cancel", "--export"):
        assert main([*command, act, "nowhere"]) == 2
        assert "there is no tournament nowhere" in capsys.readouterr().err
