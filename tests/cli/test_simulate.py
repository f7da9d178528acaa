"""``longhall simulate``."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from longhall.cli.simulate import ProgressBar
from longhall.kernel.chance import Rng
from tests.cli.conftest import Run

TIMES = ("seconds", "decisions_per_s")
SERIES = ("simulate", "northgard", "--seats", "4", "--games", "30", "--seed", "1")


def figures(run: Run, *more: object) -> dict[str, Any]:
    code, out, err = run(*SERIES, "--json", *more)
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert isinstance(data, dict)
    return data


def test_the_counts_add_up(run: Run) -> None:
    data = figures(run)
    assert data["games"] == 30
    assert data["errors"] == 0 and data["error_list"] == []
    assert sum(data["end_reasons"].values()) == 30
    assert sum(data["wins"]) >= 30  # more where a win is shared
    assert data["wins_by_bot"] == {"random": sum(data["wins"])}
    assert [counts[0] for counts in data["places"]] == data["wins"]
    assert all(sum(counts) == 30 for counts in data["places"])
    for total, sources in zip(data["mean_scores"], data["mean_score_sources"], strict=True):
        parts = sum(points for source, points in sources.items() if source != "total")
        assert parts == pytest.approx(total, abs=0.01)
    assert data["decisions"]["min"] <= data["decisions"]["mean"] <= data["decisions"]["max"]
    assert 1 <= data["periods"]["min"] <= data["periods"]["max"] <= 7
    assert data["decisions_per_s"] > 0


def test_jobs_and_records_change_nothing(run: Run, tmp_path: Path) -> None:
    alone = figures(run, "--jobs", "1")
    together = figures(run, "--jobs", "2", "--records", tmp_path / "new" / "records")
    for name in TIMES:
        del alone[name], together[name]
    assert alone == together


def test_the_tables_are_in_the_readers_language(run: Run) -> None:
    out = run("simulate", "icaion", "--games", "2", "--seed", "1", "--lang", "pl")[1]
    assert out.startswith("2 partie, Icaion, ziarno „1”\n")
    assert re.search(r"^Lata w partii: od 3 do 3, średnio 3,0$", out, re.MULTILINE)


def test_every_record_verifies_and_none_is_overwritten(run: Run, tmp_path: Path) -> None:
    series = ("simulate", "northgard", "--games", "3", "--seed", "9", "--records", tmp_path)
    assert run(*series)[0] == 0
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3
    assert all(run("verify", path)[0] == 0 for path in files)
    before = [path.read_bytes() for path in files]
    code, out, err = run(*series)
    assert code == 2 and not out
    assert str(files[0]) in err
    assert [path.read_bytes() for path in files] == before


def test_setup_values_reach_the_matches(run: Run) -> None:
    data = figures(run, "--set", "trade_kind=same", "--set", "open_fame=true")
    assert data["setup"]["trade_kind"] == "same"
    assert data["setup"]["open_fame"] is True
    assert data["mean_scores"] != figures(run)["mean_scores"]


def test_the_table_tells_the_same(run: Run) -> None:
    data = figures(run)
    code, out, err = run(*SERIES)
    assert (code, err) == (0, "")
    assert "30 completed, no errors" in out
    wins = re.search(r"^Wins +(.*)$", out, re.MULTILINE)
    assert wins is not None
    assert [int(word) for word in wins[1].split()] == data["wins"]
    assert "⟦" not in out


def test_a_match_that_does_not_end_lawfully_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from longhall.bots.random import RandomBot

    def lose_count(self: RandomBot, observation: object, rng: Rng) -> int:
        return -1 if rng.below(500) == 0 else 0

    monkeypatch.setattr(RandomBot, "choose", lose_count)
    code, out, err = run("simulate", "northgard", "--games", "4", "--seed", "2", "--json")
    data = json.loads(out)
    assert code == 1
    assert data["errors"] == len(data["error_list"]) == err.count("\n") > 0
    assert "seed 2/" in err and "option -1" in err


def test_the_progress_bar_is_for_terminals_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ProgressBar().show(1, 2)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    bar = ProgressBar()
    bar.show(1, 2)
    bar.clear()
    assert "1/2" in capsys.readouterr().err
