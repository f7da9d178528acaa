"""Packs as files: the hash covers their content, and errors name file, entry and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from longhall.kernel.errors import PackError
from longhall.kernel.pack import PackEntry, PackFiles
from longhall.kernel.pack_reader import PackReader

CARDS = """
[[card]]
id = "wolf"
fame = 2
source = "rulebook"
[[card]]
id = "stag"
fame = 3
source = "designed"
"""


def write(folder: Path, text: str = CARDS) -> Path:
    (folder / "cards.toml").write_text(text, encoding="utf-8")
    return folder


def read(folder: Path) -> PackFiles:
    return PackFiles(folder, ("cards.toml",))


def test_the_hash_covers_content_not_formatting(tmp_path: Path) -> None:
    before = read(write(tmp_path)).content_hash
    other_order = CARDS.replace('id = "wolf"\nfame = 2', '# a comment\nfame   = 2\nid = "wolf"')
    assert other_order != CARDS
    assert read(write(tmp_path, other_order)).content_hash == before
    assert read(write(tmp_path, CARDS.replace("fame = 2", "fame = 4"))).content_hash != before


def entries(folder: Path) -> tuple[list[str], list[str]]:
    """The ids of the entries that could be read, and what was said of the others."""
    reader = PackReader(folder, ("cards.toml",))
    found: list[str] = []

    def read_card(entry: PackEntry, place: int) -> None:
        entry.number("fame")
        found.append(entry.name)

    reader.each("cards.toml", "card", read_card)
    return found, [str(problem) for problem in reader.problems]


def test_entries_come_in_the_order_of_the_file(tmp_path: Path) -> None:
    assert entries(write(tmp_path)) == (["wolf", "stag"], [])


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "stag"', 'id = "wolf"', "cards.toml, wolf, id: this id is used twice"),
        ('id = "stag"', "", "cards.toml, card number 2, id: is missing"),
        ('id = "stag"', "id = 3", "cards.toml, card number 2, id: expected a text in quotes"),
        (
            'id = "stag"',
            'id = "old stag"',
            "cards.toml, old stag, id: 'old stag' must be letters, digits and underscores",
        ),
        ('source = "designed"', "", "cards.toml, stag, source: is missing"),
        ('source = "designed"', 'source = "dreamt"', "cards.toml, stag, source: 'dreamt' must be one of"),
        ("fame = 3", 'fame = 3\nnote = "good"\nflesh = true', "cards.toml, stag, flesh: is not a field of this entry"),
        ("[[card]]", "[[kard]]", "cards.toml, card: expected [[card]] entries"),
        (CARDS, "card = 3", "cards.toml, card: expected [[card]] entries"),
        ("fame = 3", "fame = ", "cards.toml: is not TOML"),
    ],
)
def test_a_broken_entry_is_named_and_stops_only_itself(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    found, problems = entries(write(tmp_path, CARDS.replace(old, new)))
    assert len(problems) == 1 and problems[0].startswith(sentence)
    assert "wolf" in found or "stag, " not in sentence


def test_every_broken_file_is_named(tmp_path: Path) -> None:
    write(tmp_path)
    (tmp_path / "tiles.toml").write_text("tile = ", encoding="utf-8")
    reader = PackReader(tmp_path, ("cards.toml", "tiles.toml", "other.toml"))
    assert [problem.file for problem in reader.problems] == ["tiles.toml", "other.toml"]
    assert list(reader.tables) == ["cards.toml"]


def test_missing_and_unreadable_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="there is no pack folder here"):
        read(tmp_path / "nowhere")
    with pytest.raises(PackError, match=r"cards\.toml: the file is missing"):
        read(tmp_path)
    (tmp_path / "cards.toml").write_bytes(b'id = "\xff\xfe"')
    with pytest.raises(PackError, match=r"cards\.toml: cannot be read"):
        read(tmp_path)


def test_fields_are_asked_for_by_type() -> None:
    table = {"title": "Wolf", "fame": 2, "flash": True, "effects": [1], "cost": {"food": 1}}
    entry = PackEntry("cards.toml", "wolf", table)
    assert entry.text("title") == "Wolf"
    assert entry.number("fame") == 2
    assert entry.flag("flash") is True
    assert entry.items("effects") == [1]
    assert entry.table("cost") == {"food": 1}
    assert (entry.text("kind", "early"), entry.number("copies", 1), entry.flag("rare")) == ("early", 1, False)
    entry.done()
    assert len(table) == 5, "the table itself is left alone"


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("text", 3, "cards.toml, wolf, text: expected a text in quotes"),
        ("text", None, "cards.toml, wolf, text: is missing"),
        ("number", "3", "cards.toml, wolf, number: expected a whole number"),
        ("number", True, "cards.toml, wolf, number: expected a whole number"),
        ("number", None, "cards.toml, wolf, number: is missing"),
        ("number", -1, "cards.toml, wolf, number: -1 must be between 0 and 1000"),
        ("flag", "yes", "cards.toml, wolf, flag: expected true or false"),
        ("items", 3, "cards.toml, wolf, items: expected a list"),
        ("items", None, "cards.toml, wolf, items: is missing"),
        ("table", [], "cards.toml, wolf, table: expected a table"),
        ("table", None, "cards.toml, wolf, table: is missing"),
    ],
)
def test_a_wrong_field_is_named(field: str, value: object, sentence: str) -> None:
    entry = PackEntry("cards.toml", "wolf", {} if value is None else {field: value})
    with pytest.raises(PackError) as refused:
        getattr(entry, field)(field)
    assert str(refused.value) == sentence


def test_a_value_from_a_list_and_an_unknown_field() -> None:
    entry = PackEntry("cards.toml", "wolf", {"kind": "late", "fmae": 2})
    with pytest.raises(PackError, match="'late' must be one of early, advanced"):
        entry.text("kind", choices=("early", "advanced"))
    with pytest.raises(PackError, match=r"cards\.toml, wolf, fmae: is not a field of this entry"):
        entry.done()
