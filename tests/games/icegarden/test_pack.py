"""The pack: the built-in one is sound, and a broken one is told exactly what is wrong. [components C-01..C-13]"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from longhall.games.icegarden.game import make
from longhall.games.icegarden.pack_loader import FILES, builtin_folder, check, load
from longhall.kernel.errors import PackError
from tests.games.icegarden.table import icegarden


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the built-in pack to spoil."""
    folder = tmp_path / "pack"
    shutil.copytree(builtin_folder(), folder)
    return folder


def spoil(pack: Path, file: str, old: str, new: str, times: int = 1) -> list[str]:
    """Change a file and say what is wrong then."""
    path = pack / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, times), encoding="utf-8")
    return [str(problem) for problem in check(pack)]


def test_the_built_in_pack_is_sound() -> None:
    assert check(builtin_folder()) == []


def test_every_entry_names_its_source() -> None:
    components: Mapping[str, Any] = icegarden().components()
    for kind, entries in components.items():
        for entry in entries:
            if kind != "borders":
                assert entry["source"] in ("rulebook", "sourced", "designed"), (kind, entry)


def test_a_match_can_be_played_with_another_pack(pack: Path) -> None:
    assert spoil(pack, "regions.toml", 'id = "isle"', 'id = "skerry"') != []  # borders and quick name it
    text = (pack / "regions.toml").read_text(encoding="utf-8").replace('"isle"', '"skerry"')
    (pack / "regions.toml").write_text(text, encoding="utf-8")
    game = make(pack)
    assert game.pack_hash != icegarden().pack_hash
    match = game.new({"seats": 4}, 1)
    while not match.over:
        match.apply(len(match.picks()) - 1)
    known = match.game.is_known_key
    assert known(match.state, "region:skerry") and not known(match.state, "region:isle")


@pytest.mark.parametrize("file", FILES)
def test_a_missing_or_broken_file_is_named(pack: Path, file: str) -> None:
    (pack / file).write_text("this is = not toml =", encoding="utf-8")
    assert [problem.file for problem in check(pack)] == [file]
    (pack / file).unlink()
    (problem,) = check(pack)
    assert str(problem) == f"{file}: the file is missing"
    with pytest.raises(PackError):
        load(pack)


def test_no_folder_at_all(tmp_path: Path) -> None:
    (problem,) = check(tmp_path / "nowhere")
    assert "there is no pack folder here" in str(problem)


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("pack.toml", 'game = "icegarden"', 'game = "chess"', "pack.toml, game: 'chess' must be one of icegarden"),
        ("pack.toml", "gold = 22", "gold = 5", "pack.toml, supply, gold: 4 players start with 8, there are 5"),
        ("pack.toml", "gold = 22", "", "pack.toml, supply, gold: is missing"),
        ("pack.toml", "gold = 22", "gold = 22\nfur = 3", "pack.toml, supply, fur: is not a field of this entry"),
        ("pack.toml", "[points]", "[praise]", "pack.toml, praise: is not a part of this file"),
        (
            "pack.toml",
            "vuko_tokens = 10",
            "vuko_tokens = 9",
            "pack.toml, supply, vuko_tokens: a match may last 10 turns",
        ),
        ("pack.toml", "blank_charms = 3", "blank_charms = 2", "blank_charms: 2 are too few for 3 players"),
        ("pack.toml", "nations = 8", "nations = 7", "pack.toml, supply, nations: each of the 8 regions gets one"),
        ("pack.toml", "towers = 6", "towers = 5", "characters.toml, freihoff, goal: needs 6, but there are 5 tokens"),
        ("pack.toml", "stage = 2", "stage = 1", "pack.toml, initiative, stage: the stages must have 3, 3, 2, 2 fields"),
        (
            "pack.toml",
            "actions = 5",
            "actions = 6",
            "pack.toml, initiative number 3, actions: 6 must be between 3 and 5",
        ),
        ("pack.toml", "red = true", "red = false", "pack.toml, initiative, red: 4 ships must be red"),
        (
            "pack.toml",
            "spaces = 6",
            "spaces = 1",
            "pack.toml, field, spaces: 19 spaces on fields 1 to 5, but 4 players",
        ),
        ("pack.toml", 'id = "throat"', 'id = "mouth"', "pack.toml, field, id: must be these in this order: throat"),
        ("regions.toml", 'kind = "sea"', 'kind = "air"', "regions.toml, border number 1, kind: 'air' must be one of"),
        ("regions.toml", '["isle", "sails"]', '["isle", "isle"]', "border number 1, between: names a region twice"),
        (
            "regions.toml",
            '["isle", "sails"]',
            '["isle", "moon"]',
            "border number 1, between: there is no region 'moon'",
        ),
        (
            "regions.toml",
            '["isle", "fire"]',
            '["isle", "sails"]',
            "border number 2, between: this border is there twice",
        ),
        ("regions.toml", '["isle", "fjords"]', '["isle"]', "quick, left_out: with 2 players 2 regions stay out"),
        ("regions.toml", '["isle", "snakes"]', '["fire", "zym"]', "without fire and sails the map falls into pieces"),
        ("tokens.toml", "order = 2", "order = 3", "the set for 4 players has the order numbers [1, 3, 3"),
        ("tokens.toml", "points = [4, 2, 1]", "points = [2, 2, 1]", "t4_1, points: place 1 must be worth more"),
        ("tokens.toml", "points = [4, 2, 1]", "points = [4, 2]", "t4_1, points: 2 numbers, but there must be 3"),
        ("tokens.toml", 'id = "t4_2"', 'id = "t4_1"', "tokens.toml, t4_1, id: this id is used twice"),
        ("tokens.toml", 'source = "rulebook"', 'source = "rumour"', "t4_1, source: 'rumour' must be one of rulebook"),
        ("characters.toml", "count = 3", "count = 4", "volcano_man, count: 4 must be 3 for a unit of level 1"),
        ("characters.toml", "slots = 2", "slots = 3", "volcano_man, slots: abilities and slots make 4"),
        (
            "characters.toml",
            '["plunder"]',
            '["plunder", "plunder"]',
            "only a unit of level 3 may have the same ability",
        ),
        ("characters.toml", '["plunder"]', '["recruit"]', "volcano_man, printed: 'recruit' must be one of speed"),
        ("characters.toml", '["tower"]', '["spy"]', "enlightened, bound: must be [tower]: the rules bind these"),
        (
            "characters.toml",
            "tokens = 4",
            "tokens = 5",
            "ability, tokens: 21 upgrade tokens in all, pack.toml counts 20",
        ),
        ("characters.toml", "tokens = 0", "tokens = 1", "spy, tokens: only the generic abilities have upgrade tokens"),
        ("characters.toml", "level = 2", "level = 3", "drakkar, level: must be 2"),
        ("vuko.toml", "number = 2", "number = 3", "whisperers, number: must be 2: tiles are listed by number"),
        ("vuko.toml", "whisperers = 2", "whisperers = 7", "vuko.toml, quick, whisperers: 7 must be between 0 and 4"),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 20 else "",
)
def test_what_is_wrong_is_said(pack: Path, file: str, old: str, new: str, problem: str) -> None:
    problems = spoil(pack, file, old, new)
    assert any(problem in found for found in problems), problems


def test_several_problems_are_told_at_once(pack: Path) -> None:
    spoil(pack, "tokens.toml", "points = [4, 2, 1]", "points = [9]", times=2)
    problems = spoil(pack, "vuko.toml", "number = 1", "number = 4")
    assert [problem.split(",")[0] for problem in problems] == ["tokens.toml", "tokens.toml", "vuko.toml"]
