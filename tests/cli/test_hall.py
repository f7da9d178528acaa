"""``longhall hall``: what is done to the data of a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from longhall.cli.main import main
from longhall.server.db.migrate import upgrade
from longhall.server.settings import sqlite_address


def test_ratings_are_made_again_where_there_is_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ratings = ["hall", "ratings", "--data", str(tmp_path)]
    assert main([*ratings, "--recompute"]) == 2
    assert "there is no server's data" in capsys.readouterr().err
    assert not list(tmp_path.iterdir()), "nothing is made by asking"
    upgrade(sqlite_address(tmp_path))
    assert main([*ratings, "--recompute"]) == 0
    assert "all numbers are as they were" in capsys.readouterr().out
    assert main([*ratings, "--annul", "nowhere"]) == 2
    assert capsys.readouterr().err == "longhall: there is no rated match at table nowhere\n"
