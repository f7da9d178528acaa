"""The built-in pack against the tables it was made from, and what is said about packs that are wrong."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from longhall.games.northgard.content import (
    BUILDING_IDS,
    CARD_KINDS,
    CARVED_STONE,
    CLAN_IDS,
    LARGE,
    SMALL,
    STONE,
    WOOD,
    Content,
    Effect,
    Tile,
)
from longhall.games.northgard.pack_effects import BESPOKE, OPS, SCORES
from longhall.games.northgard.pack_loader import FILES, builtin_folder, check, load
from longhall.kernel.errors import PackError

Edit = Callable[[str, str, str], None]


@pytest.fixture(scope="module")
def content() -> Content:
    return load(builtin_folder())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the built-in pack to spoil."""
    copy = tmp_path / "pack"
    shutil.copytree(builtin_folder(), copy)
    return copy


@pytest.fixture
def edit(folder: Path) -> Edit:
    """Replace the only occurrence of a text in a file of the copy."""

    def replace(file: str, old: str, new: str) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times in {file}"
        (folder / file).write_text(text.replace(old, new), encoding="utf-8")

    return replace


def tile(content: Content, name: str) -> Tile:
    return content.tiles[content.tile_index[name]]


def effects(content: Content, card: str) -> tuple[Effect, ...]:
    return content.cards[content.card_index[card]].effects


def entry_of(folder: Path, file: str, name: str) -> str:
    """The text of one entry, from its ``[[`` to the next."""
    text = (folder / file).read_text(encoding="utf-8")
    start = text.rindex("[[", 0, text.index(f'\nid = "{name}"\n'))
    end = text.find("\n[[", start)
    return text[start:] if end < 0 else text[start : end + 1]


def only_problem(folder: Path) -> PackError:
    """The one problem of a pack; ``load`` raises the same one."""
    problems = check(folder)
    assert len(problems) == 1, [str(problem) for problem in problems]
    with pytest.raises(PackError) as raised:
        load(folder)
    assert str(raised.value) == str(problems[0])
    return problems[0]


# The built-in pack


@pytest.mark.rule("NG-COMP-04")
def test_tiles_add_up(content: Content) -> None:
    tiles = content.tiles
    assert len(tiles) == 35
    assert [one.id for one in tiles] == ["S0", "S5", *(f"T{number:02}" for number in range(1, 34))]
    assert [one.kind for one in tiles[:3]] == ["start", "start5", "ordinary"]
    assert Counter(len(one.names) for one in tiles) == {1: 1, 2: 7, 3: 20, 4: 7}
    shapes = Counter("".join(one.names[region] for region in one.sides) for one in tiles)
    assert shapes == {"abca": 14, "abbc": 1, "abcd": 7, "abcb": 5, "abba": 4, "abbb": 3, "aaaa": 1}


@pytest.mark.rule("NG-MAP-02")
def test_what_tiles_show_adds_up(content: Content) -> None:
    symbols = [shown for one in content.tiles for shown in one.symbols]
    assert tuple(sum(shown[resource] for shown in symbols) for resource in range(3)) == (12, 11, 8)
    assert Counter(kind for one in content.tiles for _, kind in one.slots) == {SMALL: 45, STONE: 8, LARGE: 14}
    assert sum(sum(one.lairs) for one in content.tiles) == 11


@pytest.mark.rule("NG-MAP-01")
def test_borders_add_up(content: Content) -> None:
    rough = [border[2] for one in content.tiles for border in one.borders]
    assert (rough.count(False), rough.count(True)) == (76, 21)
    assert sum(any(border[2] for border in one.borders) for one in content.tiles) == 15


@pytest.mark.rule("NG-COMP-05")
@pytest.mark.rule("NG-COMP-06")
@pytest.mark.rule("NG-COMP-07")
def test_cards_add_up(content: Content) -> None:
    copies: Counter[str] = Counter()
    for card in content.cards:
        copies[CARD_KINDS[card.kind]] += card.copies
    assert copies == {"starting": 6, "clan": 21, "early": 16, "advanced": 36, "achievement": 7, "unrest": 10}
    assert content.unrest_cards == 10
    ranks = {(card.clan, card.rank): card.id for card in content.cards if card.clan >= 0}
    assert ranks == {(clan, rank): f"{name}_{rank}" for clan, name in enumerate(CLAN_IDS) for rank in range(3)}


def test_fame_of_development_cards(content: Content) -> None:
    fame: Counter[str] = Counter()
    for card in content.cards:
        fame[CARD_KINDS[card.kind]] += card.fame
    assert (fame["early"], fame["advanced"], fame["clan"], fame["unrest"]) == (12, 45, 0, -5)


def test_indexes_are_the_places_in_the_files(content: Content) -> None:
    assert [one.index for one in content.tiles] == list(range(35))
    assert [card.index for card in content.cards] == list(range(86))
    assert all(content.cards[index].id == name for name, index in content.card_index.items())
    assert len(content.card_index) == 86


@pytest.mark.rule("NG-COMP-03")
@pytest.mark.rule("NG-BUILD-02")
def test_buildings(content: Content) -> None:
    assert tuple(building.id for building in content.buildings) == BUILDING_IDS
    assert [building.tokens for building in content.buildings] == [7] * 8
    assert [(building.large, building.cost) for building in content.buildings] == [(False, 1)] * 5 + [(True, 3)] * 3
    assert [building.id for building in content.buildings if building.stone] == [BUILDING_IDS[CARVED_STONE]]
    assert [building.symbol for building in content.buildings] == [0, 1, -1, -1, 2, -1, -1, -1]


@pytest.mark.rule("NG-COMP-11")
def test_creatures(content: Content) -> None:
    assert [creature.strength for creature in content.creatures] == [4, 4, 4, 6, 6, 5, 5, 7, 7]
    assert [creature.fame for creature in content.creatures] == [1, 1, 1, 3, 3, 2, 2, 4, 4]
    assert [creature.id for creature in content.creatures if not creature.shares] == ["valkyrie_1", "valkyrie_2"]
    draugr = next(creature for creature in content.creatures if creature.id == "draugr_1")
    assert draugr.priorities == (1, 0, 2)  # units, buildings, resources


@pytest.mark.rule("NG-WINTER-01")
@pytest.mark.rule("NG-SETUP-11")
def test_tables_of_the_rulebook(content: Content) -> None:
    assert content.winter == [(3, 0, 0), (6, 1, 0), (9, 2, 0), (12, 3, 1), (14, 4, 2)]
    assert content.starting_resources == [(2, 2, 0), (2, 2, 0), (2, 2, 0), (3, 2, 0), (3, 2, 0)]
    faces = [(face.points, face.casualties, face.choice) for face in content.faces]
    assert faces == [(2, 0, False), (3, 0, False), (0, 0, True), (2, 1, False), (0, 2, False), (1, 1, False)]
    assert (content.units, content.hand, content.second_chance_units) == (14, 4, 3)
    assert (content.replace_cost, content.remove_cost, content.upgrade_cost) == (1, 2, 3)


def test_effects_are_read_with_their_parameters(content: Content) -> None:
    [heroic_charge] = effects(content, "a28")
    assert (heroic_charge.op, heroic_charge.n, heroic_charge.points) == ("move", 3, 1)
    [routes] = effects(content, "a20")
    assert (routes.n, routes.keep, routes.discard, routes.top) == (3, 2, 0, 1)
    [market] = effects(content, "e08")
    assert (market.n, market.keep) == (2, 2)  # keep is what is left
    [woodcutters] = effects(content, "a21")
    assert (woodcutters.per, woodcutters.n) == (WOOD, 0)
    [negotiation] = effects(content, "e01")
    assert [[part.op for part in option] for option in negotiation.options] == [["take_discard"], ["draw"]]
    [osmosis] = effects(content, "boar_1")
    assert (osmosis.each, osmosis.limit) == ("open_or_wood", 3)
    assert effects(content, "unrest") == ()


def test_every_word_of_the_vocabulary_is_used(content: Content) -> None:
    """An op or a name nobody uses is dead weight in the engine."""
    used = content.effects
    assert {effect.op for effect in used} == set(OPS)
    assert {effect.name for effect in used if effect.op == "bespoke"} == set(BESPOKE)
    assert {effect.name for effect in used if effect.op == "score"} == set(SCORES)


def test_provenance(content: Content) -> None:
    assert Counter(one.source for one in content.tiles) == {"sourced": 35}
    assert {card.id for card in content.cards if card.source == "rulebook"} == {
        "recruit",
        "move",
        "explore",
        "build",
        "feast",
        "unrest",
    }
    assert {building.source for building in content.buildings} == {"rulebook"}


# Corners: bit 0 is NE, 1 SE, 2 SW, 3 NW.


@pytest.mark.rule("NG-EXPLORE-05")
@pytest.mark.parametrize(
    ("name", "ends"),
    [
        ("S0", (0b1111, 0b1111, 0b1111, 0b1111)),  # four regions: a border ends at every corner
        ("T13", (0, 0, 0, 0)),  # one region
        ("T02", (0b1001, 0b0011, 0b0110, 0b1100)),  # abbb: N is cut off between NW and NE, then E, S, W
        ("T05", (0b0101, 0b1010, 0b0101, 0b1010)),  # abba: NE to SW, then NW to SE
        ("T04", (0b0111, 0b1110, 0b1101, 0b1011)),  # abca: all but NW, which turns to NE, SE, SW
        ("T29", (0b1101, 0b1011, 0b0111, 0b1110)),  # abbc: all but SE, which turns to SW, NW, NE
        ("T07", (0b1111, 0b1111, 0b1111, 0b1111)),  # abcb: N and S cut off
    ],
)
def test_border_ends(content: Content, name: str, ends: tuple[int, ...]) -> None:
    assert tile(content, name).ends == ends


def test_rotations_are_those_that_look_different(content: Content) -> None:
    fewer = {one.id: one.rotations for one in content.tiles if one.rotations != (0, 1, 2, 3)}
    assert fewer == {"S0": (0, 1), "T13": (0,)}  # the start tile's middle border is the same upside down


@pytest.mark.parametrize(
    ("regions", "borders", "rotations"),
    [
        ('a = "s", b = "B"', '"ab"', (0, 1, 2, 3)),
        ('a = "s", b = "s"', '"ab"', (0, 1)),  # half and half, the same in both: upside down is no difference
        ('a = "s+W", b = "W+s"', '"ab!"', (0, 1)),  # nor is the order in which the contents are written
    ],
)
def test_rotations_of_a_halved_tile(
    edit: Edit, folder: Path, regions: str, borders: str, rotations: tuple[int, ...]
) -> None:
    entry = entry_of(folder, "tiles.toml", "T05")
    changed = entry.replace('a = "r", b = "B"', regions).replace('"ab"', borders)
    edit("tiles.toml", entry, changed)
    assert tile(load(folder), "T05").rotations == rotations


def test_region_numbers_do_not_depend_on_the_order_of_keys(edit: Edit, folder: Path, content: Content) -> None:
    edit("tiles.toml", 'regions = { a = "W+s", b = "B" }', 'regions = { b = "B", a = "W+s" }')
    changed = load(folder)
    assert tile(changed, "T11") == tile(content, "T11")


# The content hash


def test_hash_ignores_comments_spaces_and_order_of_keys(edit: Edit, folder: Path, content: Content) -> None:
    entry = entry_of(folder, "cards.toml", "a27")
    lines = entry.strip().splitlines()
    shuffled = "\n".join([lines[0], "# a comment", *reversed(lines[1:])]).replace(" = ", "  =  ") + "\n\n"
    edit("cards.toml", entry, shuffled)
    assert load(folder).hash == content.hash


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cards.toml", 'effects = [{ op = "move", n = 4 }]', 'effects = [{ op = "move", n = 5 }]'),
        ("tiles.toml", 'a = "W+B"', 'a = "W+s"'),
        ("pack.toml", "hand = 4", "hand = 5"),
    ],
)
def test_hash_changes_with_a_value(edit: Edit, folder: Path, content: Content, file: str, old: str, new: str) -> None:
    edit(file, old, new)
    changed = load(folder).hash
    assert changed != content.hash
    assert len(changed) == len(content.hash) == 16


def test_hash_changes_with_the_order_of_entries(edit: Edit, folder: Path, content: Content) -> None:
    """The order gives the indexes, so it belongs to what a pack says."""
    edit("tiles.toml", 'id = "T01"', 'id = "T02x"')
    edit("tiles.toml", 'id = "T02"', 'id = "T01"')
    edit("tiles.toml", 'id = "T02x"', 'id = "T02"')
    assert load(folder).hash != content.hash


# Packs that are wrong: each sentence names file, entry and field


def test_builtin_pack_has_no_problems() -> None:
    assert check(builtin_folder()) == []


def test_missing_folder(tmp_path: Path) -> None:
    problem = only_problem(tmp_path / "nowhere")
    assert problem.problem == "there is no pack folder here"
    assert "nowhere" in problem.file


@pytest.mark.parametrize("file", FILES)
def test_missing_file(folder: Path, file: str) -> None:
    (folder / file).unlink()
    assert str(only_problem(folder)) == f"{file}: the file is missing"


@pytest.mark.parametrize("file", FILES)
def test_file_that_is_not_toml(folder: Path, file: str) -> None:
    (folder / file).write_text("[[card]\n", encoding="utf-8")
    assert str(only_problem(folder)).startswith(f"{file}: is not TOML (")


def test_missing_development_card(edit: Edit, folder: Path) -> None:
    edit("cards.toml", entry_of(folder, "cards.toml", "a14"), "")
    problem = only_problem(folder)
    assert str(problem) == "cards.toml, advanced_cards, copies: 35 found, pack.toml counts 36: 1 missing"
    assert (problem.file, problem.entry, problem.field) == ("cards.toml", "advanced_cards", "copies")


def test_missing_clan_card_is_named_by_clan_and_rank(edit: Edit, folder: Path) -> None:
    edit("cards.toml", entry_of(folder, "cards.toml", "raven_1"), "")
    assert [str(problem) for problem in check(folder)] == [
        "cards.toml, clan_cards, copies: 20 found, pack.toml counts 21: 1 missing",
        "cards.toml, clan raven, rank: 0 cards of rank 1, 1 needed",
    ]


Case = tuple[str, str, str, str, str, str, str]  # file, entry to change, text, new text; then entry, field and problem

BAD: list[Case] = [
    # counts
    ("cards.toml", "feast", "copies = 2", "copies = 3", "starting_cards", "copies", "1 too many"),
    ("cards.toml", "unrest", "copies = 10", "copies = 9", "unrest_cards", "copies", "1 missing"),
    ("buildings.toml", "forge", "tokens = 7", "tokens = 6", "building_tokens", "tokens", "55 found"),
    # fields
    ("cards.toml", "e05", "flash = true", "flsh = true", "e05", "flsh", "is not a field of this entry"),
    ("cards.toml", "e05", "fame = 0", "clan = 'bear'\nfame = 0", "e05", "clan", "is not a field of this entry"),
    ("cards.toml", "e05", 'name = "Militia"\n', "", "e05", "name", "is missing"),
    ("cards.toml", "e05", "flash = true", 'flash = "yes"', "e05", "flash", "expected true or false"),
    ("cards.toml", "e05", "sourced", "guessed", "e05", "source", "must be one of rulebook, sourced, designed"),
    ("tiles.toml", "T07", "sourced", "guessed", "T07", "source", "must be one of rulebook, sourced, designed"),
    # effects
    ("cards.toml", "a27", '"move"', '"mvoe"', "a27", "effects number 1, op", "'mvoe' is not an effect"),
    ("cards.toml", "a27", "n = 4", "m = 4", "a27", "effects number 1, m", "move does not know this parameter"),
    ("cards.toml", "a27", ", n = 4", "", "a27", "effects number 1, n", "move needs it"),
    ("cards.toml", "a27", "n = 4", "n = 40", "a27", "effects number 1, n", "must be between 1 and 14"),
    ("cards.toml", "a27", "n = 4", "n = true", "a27", "effects number 1, n", "expected a whole number"),
    ("cards.toml", "feast", '"basic"', '"basic", n = 1', "feast", "effects number 1, n", "it takes nothing"),
    ("cards.toml", "a02", '"food"', '"fish"', "a02", "effects number 1, resource", "must be one of food, wood, lore"),
    ("cards.toml", "a31", '"neutral"', '"sea"', "a31", "effects number 1, where", "'sea' must be one of own,"),
    ("cards.toml", "wolf_2", "beside_enemy", "all", "wolf_2", "effects number 1, each", "'all' must be one of"),
    ("cards.toml", "a01", '"spy"', '"spies"', "a01", "effects number 1, name", "'spies' must be one of"),
    ("cards.toml", "a16", "keep = 2", "keep = 1", "a16", "effects number 1", "must add up to the 3 cards drawn"),
    ("cards.toml", "e08", "n = 2", "n = 2, discard = 3", "e08", "effects number 1", "must add up to the 2 cards"),
    ("cards.toml", "a08", "per =", "n = 1, per =", "a08", "effects number 1", "exactly one of n, each and per"),
    ("cards.toml", "a11", "small = 1", "small = 3", "a11", "effects number 1, small", "more than all the 2 builds"),
    ("cards.toml", "e01", '"take_discard"', '"take"', "e01", "options number 1 number 1, op", "'take' is not an"),
    ("cards.toml", "e05", 'effects = [{ op = "move", n = 2 }]', "effects = []", "e05", "effects", "does nothing"),
    ("cards.toml", "e05", '"move", n = 2', '"score", name = "builder"', "e05", "effects", "only achievements"),
    ("cards.toml", "scholar", '"score", name = "scholar"', '"basic"', "scholar", "effects", "exactly one effect"),
    # ids and clans
    ("cards.toml", "e05", 'id = "e05"', 'id = "e04"', "e04", "id", "this id is used twice"),
    ("cards.toml", "e05", 'id = "e05"', 'id = "e 5"', "e 5", "id", "must be letters, digits and underscores"),
    ("cards.toml", "e05", 'id = "e05"', "id = 5", "card number 31", "id", "expected a text"),
    ("cards.toml", "wolf_2", 'clan = "wolf"', 'clan = "lynx"', "wolf_2", "clan", "'lynx' must be one of bear"),
    # tiles
    ("tiles.toml", "T05", '"abba"', '"abca"', "T05", "sides", "there is no region c"),
    ("tiles.toml", "T05", '"abba"', '"aaaa"', "T05", "sides", "region b owns no side"),
    ("tiles.toml", "T05", '"abba"', '"abb"', "T05", "sides", "must have four letters"),
    ("tiles.toml", "T05", 'b = "B"', 'b = "B", c = "-"', "T05", "sides", "region c owns no side"),
    ("tiles.toml", "T05", 'b = "B"', 'e = "B"', "T05", "regions", "'e' must be one of the letters a, b, c, d"),
    ("tiles.toml", "T05", 'b = "B"', 'b = "B+Q"', "T05", "regions", "region b: 'Q' is none of F, W, L, s, r, B, X"),
    ("tiles.toml", "T05", 'b = "B"', 'b = ""', "T05", "regions", "region b: '' is none of"),
    ("tiles.toml", "T05", '"ab"]', '"ac"]', "T05", "borders", "there is no region c"),
    ("tiles.toml", "T05", '"ab"]', '"ab", "ba!"]', "T05", "borders", "'ba!': this border is listed twice"),
    ("tiles.toml", "T05", '"ab"]', '"ab", "bb"]', "T05", "borders", "no border with itself"),
    ("tiles.toml", "T05", '"ab"]', '"ab?"]', "T05", "borders", "must be two regions"),
    ("tiles.toml", "T05", '["ab"]', "[]", "T05", "borders", "regions a and b meet at a corner but have no border"),
    ("tiles.toml", "T30", '"cd", ', "", "T30", "borders", "regions c and d meet at a corner but have no border"),
    ("tiles.toml", "T05", '"ordinary"', '"start"', "ordinary_tiles", "kind", "32 found"),
    # buildings and creatures
    ("buildings.toml", "forge", '"forge"', '"smithy"', "smithy", "id", "must be one of silo, lodge"),
    ("buildings.toml", "silo", '"food"', '"fish"', "silo", "symbol", "must be one of"),
    ("buildings.toml", "forge", "draws", "stone = true\ndraws", "forge", "stone", "cannot stand on a small slot"),
    ("creatures.toml", "bear_2", '"units"', '"resources"', "bear_2", "priorities", "each of buildings, units, resou"),
    ("creatures.toml", "bear_2", '"bear"', '"wolf"', "bear_creatures", "kind", "1 found, pack.toml counts 2"),
]


@pytest.mark.parametrize(
    ("file", "name", "old", "new", "entry", "field", "problem"), BAD, ids=[f"{case[1]}-{case[6]}" for case in BAD]
)
def test_bad_entry(
    edit: Edit, folder: Path, file: str, name: str, old: str, new: str, entry: str, field: str, problem: str
) -> None:
    before = entry_of(folder, file, name)
    assert before.count(old) == 1
    edit(file, before, before.replace(old, new))
    problems = check(folder)
    told = [one for one in problems if one.entry == entry and one.field.endswith(field) and problem in one.problem]
    assert len(told) == 1, [str(one) for one in problems]
    assert told[0].file == file
    assert str(told[0]).startswith(f"{file}, {entry}, ")
    with pytest.raises(PackError) as raised:
        load(folder)
    assert str(raised.value) == str(problems[0])


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("hand = 4 ", "hand = 0 ", "pack.toml, rules, hand: 0 must be between 1 and 20"),
        ("hand = 4 ", "hands = 4 ", "pack.toml, rules, hand: is missing"),
        ("units = 14 ", "units = 15 ", "pack.toml, winter, up_to: the last row must reach 15 units"),
        ("up_to = 9", "up_to = 6", "pack.toml, winter number 3, up_to: 6 must be more than the 6 of the row before"),
        ("food = 4", "food = 2", "pack.toml, winter number 5, food: 2 is less than the 3 of the row before"),
        ("place = 4", "place = 5", "pack.toml, starting_resources number 4, place: 5 must be 4"),
        ("choice = true", "choise = true", "pack.toml, face number 3, choise: is not a field of this entry"),
        ("start_tiles = 1", "start_tiles = 2", "pack.toml, counts, start_tiles: 2 must be between 1 and 1"),
        ("early_cards = 16", "early_cards = 17", "cards.toml, early_cards, copies: 16 found, pack.toml counts 17"),
        ("early_cards = 16\n", "", "pack.toml, counts, early_cards: is missing"),
        ('game = "northgard"', 'game = "icaion"', "pack.toml, game: 'icaion' must be one of northgard"),
        ('version = "1"', 'version = "1"\nauthor = "me"', "pack.toml, author: is not a part of this file"),
    ],
)
def test_bad_pack_file(edit: Edit, folder: Path, old: str, new: str, sentence: str) -> None:
    edit("pack.toml", old, new)
    assert str(only_problem(folder)).startswith(sentence)


def test_die_with_seven_faces(folder: Path) -> None:
    with (folder / "pack.toml").open("a", encoding="utf-8") as file:
        file.write('\n[[face]]\npoints = 1\ncasualties = 0\nsource = "designed"\n')
    assert str(only_problem(folder)) == "pack.toml, face: 7 entries, but there must be 6: one for each face of the die"


def test_wrong_name_of_the_entries(folder: Path) -> None:
    text = (folder / "tiles.toml").read_text(encoding="utf-8")
    (folder / "tiles.toml").write_text(text.replace("[[tile]]", "[[tiles]]"), encoding="utf-8")
    assert [str(problem) for problem in check(folder)] == [
        "tiles.toml, tiles: is not a part of this file; it has tile",
        "tiles.toml, tile: expected [[tile]] entries",
    ]


def test_buildings_out_of_order(edit: Edit, folder: Path) -> None:
    silo = entry_of(folder, "buildings.toml", "silo")
    lodge = entry_of(folder, "buildings.toml", "lodge")
    edit("buildings.toml", silo + lodge, lodge + silo)
    problem = only_problem(folder)
    assert (problem.file, problem.entry, problem.field) == ("buildings.toml", "silo", "id")
    assert problem.problem.startswith("is out of order")


def test_missing_building_and_missing_creatures(edit: Edit, folder: Path) -> None:
    edit("buildings.toml", entry_of(folder, "buildings.toml", "tower"), "")
    edit("creatures.toml", entry_of(folder, "creatures.toml", "bear_1"), "")
    edit("creatures.toml", entry_of(folder, "creatures.toml", "bear_2"), "")
    assert [str(problem) for problem in check(folder)] == [
        "buildings.toml, tower, id: this building is missing",
        "buildings.toml, building_tokens, tokens: 49 found, pack.toml counts 56: 7 missing",
        "creatures.toml, bear_creatures, kind: 0 found, pack.toml counts 2: 2 missing",
        "creatures.toml, creature, strength: 5 of strength 6 or less, 6 needed",
    ]


def test_check_tells_of_every_bad_entry_at_once(edit: Edit, folder: Path) -> None:
    """One sentence per entry, over all files, without complaints that only follow from others."""
    edit("tiles.toml", 'a = "W+B"', 'a = "W+Q"')
    edit("cards.toml", '{ op = "move", n = 4 }', '{ op = "mvoe", m = 4 }')
    edit("cards.toml", entry_of(folder, "cards.toml", "e02"), "")
    edit("cards.toml", 'clan = "wolf"\nrank = 2', 'clan = "wolf"\nrank = 2\nrang = 2')
    (folder / "creatures.toml").unlink()
    assert [f"{problem.file} {problem.entry} {problem.field}".strip() for problem in check(folder)] == [
        "creatures.toml",
        "tiles.toml T13 regions",
        "cards.toml wolf_2 rang",
        "cards.toml a27 effects number 1, op",
        "cards.toml early_cards copies",
    ]
    with pytest.raises(PackError, match=r"^creatures\.toml: the file is missing$"):
        load(folder)


def test_tile_whose_corners_all_have_borders_hangs_together(content: Content) -> None:
    for one in content.tiles:
        reached = {0}
        for _ in one.names:
            reached |= {region for border in one.borders if reached & set(border[:2]) for region in border[:2]}
        assert reached == set(range(len(one.names))), one.id
