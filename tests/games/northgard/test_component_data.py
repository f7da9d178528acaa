"""The pack as plain data: complete, and able to be drawn and named."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from typing import Any

import pytest

from longhall.games.northgard.game import make
from longhall.games.northgard.pack_loader import builtin_folder
from longhall.kernel.match import Match
from longhall.text import Texts, languages

COMPONENTS: Mapping[str, Any] = make().components()


def by_id(kind: str) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in COMPONENTS[kind]}


def written(file: str, key: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = tomllib.loads((builtin_folder() / file).read_text(encoding="utf-8"))[key]
    return entries


def test_it_is_plain_data() -> None:
    assert json.loads(json.dumps(COMPONENTS)) == COMPONENTS


@pytest.mark.parametrize("language", languages())
def test_everything_has_a_name(language: str) -> None:
    texts = Texts(make(), language)
    for entries in COMPONENTS.values():
        for entry in entries:
            for field in ("message", "text", "note_message"):
                assert not entry.get(field) or texts.has(entry[field]), entry[field]
            assert bool(entry.get("note")) == bool(entry.get("note_message"))


@pytest.mark.parametrize(
    ("kind", "file", "key"),
    [
        ("tiles", "tiles.toml", "tile"),
        ("cards", "cards.toml", "card"),
        ("buildings", "buildings.toml", "building"),
        ("creatures", "creatures.toml", "creature"),
    ],
)
def test_every_entry_is_there_with_its_provenance(kind: str, file: str, key: str) -> None:
    entries = written(file, key)
    found = by_id(kind)
    assert list(found) == [entry["id"] for entry in entries]
    for entry in entries:
        assert found[entry["id"]]["source"] == entry["source"]
        assert found[entry["id"]]["note"] == entry.get("note", "")


def test_effects_are_as_the_pack_writes_them() -> None:
    cards = by_id("cards")
    for entry in written("cards.toml", "card"):
        assert cards[entry["id"]]["flash"] == entry["flash"] and cards[entry["id"]]["fame"] == entry.get("fame", 0)
        for told, effect in zip(cards[entry["id"]]["effects"], entry["effects"], strict=True):
            assert told.items() >= {k: v for k, v in effect.items() if k != "options"}.items()
            assert set(told) - set(effect) <= {"keep"}, "a Draw says how many are kept"


def test_buildings_say_what_they_are_good_for() -> None:
    buildings = by_id("buildings")
    assert buildings["silo"]["gives"] == {"food": 1}
    assert buildings["stone"]["slot"] == "stone" and buildings["stone"]["size"] == "small"
    assert buildings["fortress"]["gives"] == {"points": 2} and buildings["fortress"]["cost"] == {"wood": 3}
    assert buildings["altar"]["gives"] == {"fame": 3} and buildings["altar"]["count"] == 7


def test_a_tile_can_be_drawn() -> None:
    tile = by_id("tiles")["T01"]
    assert tile["sides"] == ["a", "b", "c", "d"]
    assert tile["regions"][1] == {
        "id": "b",
        "symbols": {"food": 0, "wood": 0, "lore": 0},
        "slots": ["small"],
        "lairs": 0,
    }
    assert tile["regions"][3]["lairs"] == 1
    assert {"between": ["b", "c"], "rough": True} in tile["borders"]


def test_slots_are_numbered_as_in_views() -> None:
    match: Match = make().new({"seats": 2, "clans": "none"}, seed=5)
    while not match.over:
        match.play(len(match.picks()) // 2)
    tiles = by_id("tiles")
    seen = 0
    for territory in match.view(None)["territories"]:
        for slot in territory["slots"]:
            tile, region, number = slot["slot"].split(".")
            drawn = next(part for part in tiles[tile]["regions"] if part["id"] == region)
            assert drawn["slots"][int(number) - 1] == slot["kind"]
            seen += 1
    assert seen > 3
