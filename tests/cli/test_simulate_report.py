"""``longhall simulate --report``."""

from __future__ import annotations

import importlib.util
import json
import os
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from tests.cli.conftest import Run

SERIES = ("simulate", "northgard", "--seats", "3", "--games", "4", "--seed", "1", "--set", "clans=random")


@pytest.fixture
def no_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing may be played."""

    def fail(*arguments: object) -> None:
        raise AssertionError("a match was played")

    monkeypatch.setattr("longhall.arena.simulate.simulate", fail)


def test_a_report_is_written(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "northgard.html"
    code, out, err = run(*SERIES, "--report", path)
    assert (code, err) == (0, "")
    assert f"Report written to {path}." in out
    assert "<h1>Balance report for Northgard: Uncharted Lands</h1>" in path.read_text(encoding="utf-8")


def test_the_json_stays_one_object(run: Run, tmp_path: Path) -> None:
    code, out, err = run(*SERIES, "--json", "--report", tmp_path / "a.html")
    assert (code, err) == (0, "")
    assert json.loads(out)["games"] == 4


@pytest.mark.usefixtures("no_matches")
def test_without_plotly_it_is_said_how_to_get_it(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec

    def hide(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name == "plotly" else find(name, package)

    monkeypatch.setattr(importlib.util, "find_spec", hide)
    code, out, err = run(*SERIES, "--report", tmp_path / "a.html")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1 and "pip install 'longhall[report]'" in err


@pytest.mark.usefixtures("no_matches")
@pytest.mark.parametrize("name", ["missing/a.html", "folder", "file/a.html"])
def test_places_that_cannot_be_written(run: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("precious")
    code, out, err = run(*SERIES, "--report", tmp_path / name)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1 and str(tmp_path / name) in err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]
    assert (tmp_path / "file").read_text() == "precious"


@pytest.mark.usefixtures("no_matches")
@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_is_protected_is_left_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.html"
    path.write_text("precious")
    path.chmod(0o444)
    code, out, err = run(*SERIES, "--report", path)
    assert (code, out) == (2, "") and "Permission denied" in err
    assert path.read_text() == "precious"
