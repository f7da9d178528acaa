"""docs/bots.md is true: the game of the other page gets bots by it that play, learn and are measured."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Final

import pytest

from longhall.bots import LEVELS, arena_bots, bots_for
from tests.docs.test_adding_a_game import GAME, ROOT, blocks, fill, run, write_blocks

pytestmark = pytest.mark.interpreted_only

PAGE: Final = ROOT / "docs" / "bots.md"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("copy")
    fill(root)
    write_blocks(root, PAGE)
    return root


def test_the_code_is_written_as_ours_is(copy: Path) -> None:
    files = [path for path, kind, _ in blocks(PAGE) if kind == "python"]
    assert len(files) == 2 and [kind for _, kind, _ in blocks(PAGE)] == ["python", "python", "diff"]
    for command in (("check",), ("format", "--check")):
        run(copy, "-m", "ruff", *command, "-q", *files)


def test_all_levels_are_there_and_know_every_decision(copy: Path) -> None:
    told = run(copy, "-c", f"from longhall import bots as b; print(*b.bots_for('{GAME}'), b.unhandled_kinds('{GAME}'))")
    assert told.split() == [*reversed(LEVELS), "random", "[]"]


def test_who_knows_what_stones_are_worth_beats_who_does_not(copy: Path) -> None:
    told = run(
        copy,
        "-m",
        "longhall.cli",
        "simulate",
        GAME,
        "--bots",
        "master,random",
        "--games",
        "30",
        "--seed",
        "1",
        "--json",
    )
    summary = json.loads(told)
    assert summary["errors"] == [] or summary["errors"] == 0
    assert summary["wins"][0] >= 20


def test_the_chance_to_win_is_learned_and_told(copy: Path) -> None:
    file = copy / f"src/longhall/bots/{GAME}/chances.toml"
    run(copy, "-m", "longhall.cli", "train", GAME, "--seats", "2", "--matches", "60", "--out", str(file))
    learned = tomllib.loads(file.read_text(encoding="utf-8"))["seats"]["2"]
    assert learned["matches"] == 60 and learned["brier"] < learned["even"]
    told = run(
        copy,
        "-c",
        f"import longhall; from longhall.bots import strategy_for; s = longhall.game('{GAME}').new({{}}, '1').state; "
        f"s.points = [5, -5]; print(*strategy_for('{GAME}').chances(s))",
    )
    ahead, behind = map(float, told.split())
    assert ahead > 0.6 and ahead + behind == pytest.approx(1)


def test_the_page_names_the_bots_there_are() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert f'bots_for("northgard")  # {json.dumps(bots_for("northgard"))}' in text
    for name in (*LEVELS, *arena_bots("northgard")):
        assert f"`{name}`" in text
