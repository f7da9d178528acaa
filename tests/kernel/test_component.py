"""Components whose fields are declared once: read from a pack, told, and described to the pages by one declaration."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypedDict

import jsonschema_rs
import pytest

from longhall.kernel.component import (
    Component,
    Identified,
    as_flag,
    as_number,
    as_numbers,
    as_text,
    as_texts,
    as_word,
    message_id,
    note_words,
    only_read,
    told,
    values_of,
)
from longhall.kernel.game import Shapes
from longhall.kernel.pack import PackEntry
from longhall.kernel.pack_reader import PackReader
from longhall.schema import schema_of

COLOURS = ("black", "white")


@dataclass
class Stone(Identified):
    """A stone. ``weight`` is called heavy in a pack."""

    name: str = field(metadata=as_text())
    colour: int = field(metadata=as_word(COLOURS))
    worth: int = field(metadata=as_number(1, 9))
    weight: int = field(metadata=as_number(key="heavy"))
    marks: list[int] = field(metadata=as_numbers(2, 3))
    words: tuple[str, ...] = field(metadata=as_texts())
    round: bool = field(metadata=as_flag())
    cut: int = field(metadata=only_read(as_number(most=4)))
    pair: int = -1  # the stone of the other colour: of the game's own


@dataclass
class Bag(Component):
    size: int = field(metadata=as_number(default=5))


@dataclass
class Limits:
    most: int = field(metadata=as_number(table="first"))
    least: int = field(metadata=as_number(table="second", key="most"))


class StoneData(TypedDict):
    """What a stone is."""

    pair: str | None


class BagData(TypedDict):
    full: bool


class Told(TypedDict):
    stones: list[StoneData]
    bags: list[BagData]


STONE = """
id = "a"
name = "Flint"
colour = "white"
worth = 4
heavy = 7
marks = [0, 3]
words = ["old"]
round = true
cut = 2
source = "rulebook"
"""


def read(tmp_path: Path, stones: str, found: list[Stone], **more: Any) -> list[str]:
    (tmp_path / "stones.toml").write_text(stones, encoding="utf-8")
    reader = PackReader(tmp_path, ("stones.toml",))
    reader.components("stones.toml", "stone", Stone, found, **more)
    return [str(problem) for problem in reader.problems]


def test_an_entry_becomes_a_component(tmp_path: Path) -> None:
    found: list[Stone] = []
    assert read(tmp_path, f"[[stone]]{STONE}", found) == []
    assert found == [Stone(0, "rulebook", "", "a", "Flint", 1, 4, 7, [0, 3], ("old",), True, 2)]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('name = "Flint"', "", "stones.toml, a, name: is missing"),
        ('"white"', '"red"', "stones.toml, a, colour: 'red' must be one of black, white"),
        ("worth = 4", "worth = 0", "stones.toml, a, worth: 0 must be between 1 and 9"),
        ("heavy", "weight", "stones.toml, a, heavy: is missing"),
        ("[0, 3]", "[0, 4]", "stones.toml, a, marks: 4 must be a whole number between 0 and 3"),
        ("[0, 3]", "[0]", "stones.toml, a, marks: 1 numbers, but there must be 2"),
        ('["old"]', "[1]", "stones.toml, a, words: expected a list of texts in quotes"),
        ("true", '"yes"', "stones.toml, a, round: expected true or false"),
        ("cut = 2", "cut = 5", "stones.toml, a, cut: 5 must be between 0 and 4"),
        ("round", "pair = 3\nround", "stones.toml, a, pair: is not a field of this entry"),
    ],
)
def test_what_is_wrong_with_it_is_said(tmp_path: Path, old: str, new: str, problem: str) -> None:
    found: list[Stone] = []
    assert read(tmp_path, f"[[stone]]{STONE.replace(old, new)}", found) == [problem]


def test_what_the_game_checks_is_said_and_what_it_fills_in_stays(tmp_path: Path) -> None:
    def check(stone: Stone, entry: PackEntry) -> None:
        if stone.worth > stone.weight:
            raise entry.fail("worth", "more than it weighs")
        stone.pair = 8

    found: list[Stone] = []
    heavy = STONE.replace('"a"', '"b"').replace("worth = 4", "worth = 9")
    problems = read(tmp_path, f"[[stone]]{STONE}[[stone]]{heavy}", found, check=check)
    assert problems == ["stones.toml, b, worth: more than it weighs"]
    assert [stone.pair for stone in found] == [8]


def test_ids_that_the_rules_know_give_the_order(tmp_path: Path) -> None:
    found: list[Stone] = []
    other = STONE.replace('"a"', '"b"')
    assert read(tmp_path, f"[[stone]]{other}[[stone]]{STONE}", found, ids=("a", "b")) == []
    assert [(stone.index, stone.id) for stone in found] == [(0, "a"), (1, "b")]
    assert "must be one of c" in read(tmp_path, f"[[stone]]{STONE}", [], ids=("c",))[0]


def test_the_fields_of_one_class_may_stand_in_several_tables() -> None:
    entry = PackEntry("f", "second", {"most": 3})
    assert values_of(Limits, entry, "second") == {"least": 3}
    assert values_of(Bag, PackEntry("f", "", {})) == {"size": 5}


def test_what_is_told_is_what_the_schema_says() -> None:
    stone = Stone(0, "rulebook", "ours", "a", "Flint", 1, 4, 7, [0, 3], ("old",), True, 2)
    pair: StoneData = {"pair": None}
    data: Any = told(stone, pair)
    assert (
        data["colour"] == "white"
        and data["note"] == "ours"
        and data["pair"] is None
        and "index" not in data
        and "cut" not in data
    )
    full: BagData = {"full": False}
    bag: Any = told(Bag(0, "designed", "", 5), full)
    assert bag == {"size": 5, "source": "designed", "note": "", "full": False}
    schema = {**schema_of(Shapes(Told, told_of={StoneData: Stone, BagData: Bag})), "$ref": "#/$defs/Told"}
    validator = jsonschema_rs.Draft202012Validator(schema)
    validator.validate({"stones": [data], "bags": [bag]})
    for wrong in ({**data, "colour": "red"}, {**data, "index": 0}, {**data, "marks": [1]}, {**data, "words": [1]}):
        assert not validator.is_valid({"stones": [wrong], "bags": []})
    del data["round"]
    assert not validator.is_valid({"stones": [data], "bags": []})


def test_remarks_go_by_the_messages_that_translate_them() -> None:
    silent = Stone(0, "rulebook", "", "a_1", "Flint", 1, 4, 7, [0, 3], (), True, 2)
    remark = Stone(1, "designed", "ours", "b_1", "Flint", 1, 4, 7, [0, 3], (), True, 2)
    assert note_words([("stone", [silent, remark])]) == {"note-stone-b-1": "ours"}
    assert message_id("stone", "a_1") == "stone-a-1"
