"""``longhall rules`` and ``bench``."""

from __future__ import annotations

import json
import platform

import pytest

from longhall.bots import bots_for
from longhall.games import game, game_names
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", ["en", "pl", "cs", "uk"])
def test_a_clause_in_every_language(run: Run, language: str) -> None:
    catalogue = game("northgard").catalogue(language)
    clause = catalogue.clause("NG-BATTLE-05")
    code, out, err = run("rules", "northgard", "NG-BATTLE-05", "--lang", language)
    assert (code, err) == (0, "")
    assert out.startswith(f"NG-BATTLE-05  {clause.title}\n")
    assert clause.text in out
    assert catalogue.sections["NG-BATTLE"] in out


def test_the_whole_list(run: Run) -> None:
    out = run("rules", "northgard")[1]
    catalogue = game("northgard").catalogue()
    lines = [line.split()[0] for line in out.splitlines() if line.startswith("  ")]
    assert lines == list(catalogue.clauses)
    assert run("rules", "northgard", "ng-battle-05")[1] == run("rules", "northgard", "NG-BATTLE-05")[1]


def test_bench_measures_every_game(run: Run) -> None:
    code, out, err = run("bench", "--json", "--seats", "3", "--seconds", "0")
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert set(data["games"]) == set(game_names())
    assert isinstance(data["compiled"], bool)
    assert platform.python_version() in data["python"]
    for name, figures in data["games"].items():
        greedy = figures.pop("greedy_per_s")
        assert (greedy is None) == (bots_for(name) == ["random"]) and greedy != 0
        assert 0 <= figures.pop("forced_percent") < 100
        assert all(value > 0 for value in figures.values())
        assert figures["record_bytes_max"] <= 400_000
        assert figures["to_json_bytes"] <= 40_000
