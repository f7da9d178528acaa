"""The built-in pack against the tables it was made from, and what is said about packs that are wrong."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from longhall.games.icaion.content import BOOTS, COLOURS, KINDS, SURVIVOR, WILD
from longhall.games.icaion.game import make
from longhall.games.icaion.pack_loader import FILES, builtin_folder, check, load
from longhall.kernel.errors import PackError

Edit = Callable[[str, str, str], None]
GAME = make()
CONTENT = GAME.content


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the built-in pack to spoil."""
    copy = tmp_path / "pack"
    shutil.copytree(builtin_folder(), copy)
    return copy


@pytest.fixture
def edit(folder: Path) -> Edit:
    """Replace the first occurrence of a text in a file of the copy."""

    def replace(file: str, old: str, new: str) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text, f"{old!r} does not occur in {file}"
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    return replace


def only_problem(folder: Path) -> PackError:
    """The one problem of a pack; ``load`` raises the same one."""
    problems = check(folder)
    assert len(problems) == 1, [str(problem) for problem in problems]
    with pytest.raises(PackError) as raised:
        load(folder)
    assert str(raised.value) == str(problems[0])
    return problems[0]


def test_the_built_in_pack_is_sound() -> None:
    assert check(builtin_folder()) == []


def test_the_numbers_of_the_rulebook() -> None:
    assert [players.saturation for players in CONTENT.players] == [5, 6, 7, 8]
    assert [players.colossus_shards for players in CONTENT.players] == [3, 3, 4, 5]
    assert [players.ranking for players in CONTENT.players] == [[9, 4], [9, 4, 1], [10, 6, 2, 1], [10, 6, 2, 1, 0]]
    assert [players.neutral_machines for players in CONTENT.players] == [3, 2, 1, 0]
    assert CONTENT.shard_scores == [-15, 0, 5, 10, 20, 30] and CONTENT.deploy_costs == [1, 2, 3]
    assert [kind.points for kind in CONTENT.kinds] == [3, 4, 5, 4, 3, 3, 4, 5, 2, 2]


def test_the_pair_of_characters_of_the_rulebook() -> None:
    """[IC-SETUP-17]"""
    survivor, boots = CONTENT.seekers[SURVIVOR], CONTENT.gear[BOOTS]
    assert (survivor.hand + boots.hand, survivor.upgrades + boots.upgrades) == (5, 3)
    crystals = dict(zip(COLOURS, map(sum, zip(survivor.qoam, boots.qoam, strict=True)), strict=True))
    assert crystals == {"blue": 0, "brown": 1, "green": 0, "grey": 2, "pink": 0}


def test_the_sides_of_the_event_board() -> None:
    two, three, four, five = CONTENT.players
    assert three.track is two.track and four.track is five.track
    for few, many in zip(two.track, four.track, strict=True):
        assert 1 <= few.qoam < many.qoam <= 4
        assert 1 <= few.arrows <= 3 and few.arrows == many.arrows


def test_every_kind_of_apparatus_has_one_side_of_one_colour() -> None:
    kinds = [KINDS[kind] for tile in CONTENT.tiles if tile.year == 1 for kind in tile.kinds]
    assert sorted(kinds) == sorted(KINDS)
    by_colour = {(tile.colour, *tile.kinds) for tile in CONTENT.tiles}
    assert len(by_colour) == len(COLOURS)


def test_every_pair_of_characters_can_hold_the_cards_dealt() -> None:
    for seeker in CONTENT.seekers:
        for gear in CONTENT.gear:
            assert 3 <= seeker.hand + gear.hand <= 5
            assert 2 <= seeker.upgrades + gear.upgrades <= 4
            assert 1 <= sum(seeker.qoam) + sum(gear.qoam) <= 5


def test_no_curio_card_is_worse_than_another() -> None:
    for one in CONTENT.curios:
        for other in CONTENT.curios:
            if one.op == other.op and not one.actions and one.colour in (other.colour, WILD) and one.n > other.n:
                assert one.cost > other.cost, f"{other.id} is never better than {one.id}"


def test_every_entry_has_a_source() -> None:
    components: Mapping[str, Any] = GAME.components()
    for entries in components.values():
        for entry in entries:
            assert entry.get("source", "rulebook") in ("rulebook", "sourced", "designed")


@pytest.mark.parametrize(
    ("file", "old", "new", "where"),
    [
        ("pack.toml", 'game = "icaion"', 'game = "chess"', "pack.toml, game: 'chess' must be one of icaion"),
        ("pack.toml", "curios = 50", "curios = 51", "curios.toml, curios: 50 found, pack.toml counts 51: 1 missing"),
        ("pack.toml", "free_nodes = 2", 'free_nodes = "two"', "pack.toml, rules, free_nodes: expected a whole number"),
        (
            "pack.toml",
            "ranking = [9, 4]",
            "ranking = [9]",
            "pack.toml, players_2, ranking: 1 numbers, but there must be 2",
        ),
        (
            "pack.toml",
            'source = "rulebook"\n\n[[shard]]',
            "\n[[shard]]",
            "pack.toml, shard_score number 1, source: is missing",
        ),
        (
            "pack.toml",
            "points = [-15, 0",
            "points = [0",
            "pack.toml, shard_score number 1, points: 5 numbers, but there must be 6",
        ),
        ("board.toml", 'type = "river"', 'type = "desert"', "board.toml, RI1, type: 'desert' must be one of"),
        (
            "board.toml",
            'nodes = ["C5", "C1"',
            'nodes = ["C9", "C1"',
            "board.toml, RI1, nodes: 'C9' is not the id of a node",
        ),
        (
            "board.toml",
            'near = ["RI5", "RI2"',
            'near = ["RI4", "RI2"',
            "board.toml, RI1, near: RI4 is listed but shares no line",
        ),
        (
            "board.toml",
            'near = ["C5", "C2", "P1"]',
            'near = ["C5", "C2"]',
            "board.toml, P1, near: C1 does not list P1 in turn",
        ),
        (
            "board.toml",
            'colour = "blue"',
            'colour = "pink"',
            "board.toml, crater, colour: there must be one crater of each",
        ),
        (
            "board.toml",
            'rim = ["L1", "M1", "R1"]',
            'rim = ["L1", "M1"]',
            "board.toml, K1, rim: 2 nodes, but there must be 3",
        ),
        (
            "board.toml",
            'regions = ["RC1", "RE1"]',
            'regions = ["RI1", "RE1"]',
            "board.toml, K1, regions: RI1 is not an outer",
        ),
        (
            "events.toml",
            'type = "myst"',
            'type = "river"',
            "events.toml, card, type: there must be one Region card of each",
        ),
        ("events.toml", 'op = "wound"', 'op = "bite"', "events.toml, colossus_1, op: 'bite' must be one of"),
        ("events.toml", 'track = "few"', 'track = "many"', "events.toml, space, track: 7 spaces on the track 'few'"),
        ("curios.toml", 'op = "qoam", n = 3', 'op = "qoam"', "curios.toml, qoam_blue_3, n: is missing"),
        ("curios.toml", "cost = 1", "price = 1", "curios.toml, qoam_blue_3, cost: is missing"),
        (
            "curios.toml",
            "copies = 1\ncost = 1",
            'copies = 1\ncost = 1\ncolor = "red"',
            "curios.toml, qoam_blue_3, color: is not a field",
        ),
        (
            "curios.toml",
            'actions = ["extract"]',
            'actions = ["restore"]',
            "curios.toml, action_extract, actions: 'restore' must be",
        ),
        ("curios.toml", 'id = "points_3"', 'id = "qoam_blue_3"', "curios.toml, qoam_blue_3, id: this id is used twice"),
        ("characters.toml", 'id = "heir"', 'id = "king"', "characters.toml, king, id: 'king' must be one of survivor"),
        (
            "characters.toml",
            "qoam = { grey = 1, brown",
            "qoam = { gold = 1, brown",
            "characters.toml, survivor, gold: is not a field",
        ),
        ("apparatus.toml", 'day = "harvesters"', 'day = "hats"', "apparatus.toml, blue_1, day: 'hats' must be one of"),
        ("apparatus.toml", "year = 2", "year = 1", "apparatus.toml, tile, year: there must be one tile of each colour"),
        ("division.toml", 'id = "cage"', 'id = "cellar"', "division.toml, cellar, id: 'cellar' must be one of"),
        (
            "division.toml",
            "blue_nodes = [0, 1, 2]",
            "blue_nodes = [0, 1]",
            "division.toml, movement, blue_nodes: 2 numbers",
        ),
        ("wonders.toml", "cost = 2", 'cost = "two"', "wonders.toml, colony, cost: expected a whole number"),
        (
            "neutral.toml",
            '["RC1", "RE2", "RI4"]',
            '["RC1", "RE2"]',
            "neutral.toml, symmetry, harvesters: 2 Machines, but 2 players need 3",
        ),
        (
            "neutral.toml",
            '["RC1", "RE2", "RI4"]',
            '["RC3", "RE2", "RI4"]',
            "neutral.toml, symmetry, refiners: two Machines of one colour",
        ),
    ],
)
def test_a_broken_pack_is_named_by_file_entry_and_field(
    folder: Path, edit: Edit, file: str, old: str, new: str, where: str
) -> None:
    edit(file, old, new)
    problems = [str(problem) for problem in check(folder)]
    assert any(problem.startswith(where) for problem in problems), problems


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "wonders.toml").unlink()
    assert str(only_problem(folder)) == "wonders.toml: the file is missing"


@pytest.mark.parametrize("file", FILES)
def test_an_unknown_part_of_a_file_is_named(folder: Path, file: str) -> None:
    path = folder / file
    path.write_text(path.read_text(encoding="utf-8") + '\n[extra]\nid = "x"\n', encoding="utf-8")
    assert (only_problem(folder).file, only_problem(folder).field) == (file, "extra")


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    assert "no pack folder" in str(only_problem(tmp_path / "nothing"))


def test_a_pack_of_ones_own_can_be_played(folder: Path, edit: Edit) -> None:
    edit(
        "curios.toml",
        'id = "qoam_blue_3"\ncopies = 1\ncost = 1',
        'id = "qoam_blue_3"\ncopies = 1\ncost = 0\nnote = "Free"',
    )
    own = make(folder)
    assert own.pack_hash != GAME.pack_hash
    assert own.pack_messages() == {"note-curio-qoam-blue-3": "Free"}
    assert own.new({"seats": 2}, 1).view(None)["seats"] == 2
