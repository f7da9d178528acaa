"""Data sets: what is in a row, that jobs change nothing, and what is said when it cannot be written."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from pyarrow import parquet

import longhall
from longhall.cli.main import main
from longhall.envs.games import builtin

pytestmark = pytest.mark.interpreted_only  # only what plays is compiled


def written(folder: Path, name: str, *more: str) -> Path:
    file = folder / name
    assert main(["dataset", "icaion", "--seats", "2", "--seed", "s", "--out", str(file), *more]) == 0
    return file


def test_a_row_tells_a_decision_of_the_match_that_its_seed_gives(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, "few.parquet", "--matches", "2", "--bots", "greedy,random")
    table = pd.read_parquet(file)
    assert f"{len(table)} decisions" in capsys.readouterr().out
    told = {
        name.decode(): json.loads(value)
        for name, value in parquet.read_schema(file).metadata.items()
        if name != b"ARROW:schema"
    }
    second = table[table.match == 1].reset_index(drop=True)
    _, actions, encoding = builtin("icaion", 2)
    match = longhall.game("icaion").new(told["setup"], "s/1")
    for row in second.itertuples():
        assert row.seat == match.seat and row.bot == told["bots"][match.seat]
        assert list(row.options) == actions.legal(match)
        assert told["actions"][row.choice] == row.key
        assert row.observation == encoding.encode(match.state, match.seat)
        match.apply(row.key)
    assert match.over and match.result is not None
    last = second.groupby("seat").last()
    assert [match.result.scores[seat]["total"] for seat in (0, 1)] == list(last.points)
    assert (last.outcome[0] > last.outcome[1]) == (match.result.places[0] == 1)
    _, shape, first, meaning = next(part for part in told["slices"] if part[0] == "hand")
    hands = np.stack([np.frombuffer(seen, np.uint8)[first : first + shape[0]] for seen in table.observation])
    assert hands.sum() > 0 and "hand" in meaning
    sheet = file.with_suffix(".md").read_text(encoding="utf-8")
    assert "longhall dataset icaion --seats 2 --matches 2 --bots greedy,random --seed s" in sheet


def test_jobs_change_nothing(tmp_path: Path) -> None:
    one = written(tmp_path, "one.parquet", "--matches", "7")
    two = written(tmp_path, "two.parquet", "--matches", "7", "--jobs", "2")
    assert one.read_bytes() == two.read_bytes()


def test_nothing_is_overwritten_and_bad_input_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "here.parquet"
    file.write_text("mine", encoding="utf-8")
    assert main(["dataset", "icaion", "--out", str(file)]) == 2
    assert f"{file} already exists" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "mine"
    assert main(["dataset", "icaion", "--out", str(tmp_path / "no" / "x.parquet")]) == 2
    assert "there is no such folder" in capsys.readouterr().err
    assert main(["dataset", "icaion", "--bots", "wizard", "--out", str(tmp_path / "x.parquet")]) == 2
    assert "there is no bot 'wizard'" in capsys.readouterr().err
