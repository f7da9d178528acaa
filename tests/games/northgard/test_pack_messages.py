"""A pack of one's own brings the words of its cards along."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import longhall
from longhall.games.northgard.game import make
from longhall.games.northgard.pack_loader import builtin_folder
from longhall.kernel.errors import PackError
from longhall.text import Texts, game_messages


def own_pack(folder: Path) -> Path:
    """Negotiation is called Haggling and says so; Scouts keep their name but lose their Flash."""
    pack = folder / "pack"
    shutil.copytree(builtin_folder(), pack)
    cards = (pack / "cards.toml").read_text(encoding="utf-8")
    cards = cards.replace('name = "Negotiation"', 'name = "Haggling"\nnote = "Ours."', 1)
    (pack / "cards.toml").write_text(cards, encoding="utf-8")
    return pack


def with_places(folder: Path, places: str) -> Path:
    pack = own_pack(folder)
    tiles = (pack / "tiles.toml").read_text(encoding="utf-8")
    tiles = tiles.replace('id = "T13"', f'id = "T13"\nplaces = {places}', 1)
    (pack / "tiles.toml").write_text(tiles, encoding="utf-8")
    return pack


def test_a_pack_may_name_its_lands(tmp_path: Path) -> None:
    game = longhall.game("northgard", with_places(tmp_path, '{ a = "Nowhere" }'))
    texts = Texts(game, "pl")
    assert [texts.name("territory", id) for id in ("T13.a", "S0.a")] == ["Nowhere", "Hrafnvik"]
    assert "land-T13-a = " in game_messages(game, "pl")


@pytest.mark.parametrize(
    ("places", "problem"),
    [
        ('{ b = "Nowhere" }', "there is no region b"),
        ("{ a = 7 }", "must be a text"),
        ('{ a = " " }', "must be a text"),
        ('{ a = "Nowhere at all, to be quite honest" }', "longer than 24"),
        ('"Nowhere"', "expected a table"),
    ],
)
def test_names_of_lands_are_checked(tmp_path: Path, places: str, problem: str) -> None:
    with pytest.raises(PackError, match=problem):
        longhall.game("northgard", with_places(tmp_path, places))


def test_a_renamed_card_is_called_by_the_name_in_the_pack(tmp_path: Path) -> None:
    game = longhall.game("northgard", own_pack(tmp_path))
    for language in ("en", "pl"):
        texts = Texts(game, language)
        assert texts.say("option-card", {"card": "e01"}) == "Haggling"
        assert texts.say("card-e01-text", {}) == "Ours."
    assert Texts(game, "en").say("option-card", {"card": "e03"}) == "Town Hall"


def test_a_note_of_a_pack_is_shown_as_written(tmp_path: Path) -> None:
    pack = own_pack(tmp_path)
    tiles = (pack / "tiles.toml").read_text(encoding="utf-8")
    (pack / "tiles.toml").write_text(tiles.replace("Read from a poorer picture.", "Seen.", 1), encoding="utf-8")
    game = longhall.game("northgard", pack)
    assert {id: note for id, note in game.pack_messages().items() if id.startswith("note-")} == {
        "note-card-e01": "Ours.",
        "note-tile-T31": "Seen.",
    }
    texts = Texts(game, "pl")
    assert texts.say("note-tile-T31", {}) == "Seen."
    assert texts.say("note-tile-T32", {}) == Texts(longhall.game("northgard"), "pl").say("note-tile-T32", {})


def test_the_built_in_pack_needs_no_words_of_its_own() -> None:
    assert longhall.game("northgard").pack_messages() == {}


def bundle_of(text: str) -> FluentBundle:
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource(text))
    return bundle


@pytest.mark.interpreted_only  # puts other words into the game
def test_the_browser_gets_the_words_of_the_pack_and_no_id_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = make(own_pack(tmp_path))
    own = {**game.pack_messages(), "card-new": 'Say "{ $x }"\n.twice\\'}
    monkeypatch.setattr(game, "pack_messages", lambda: own)
    text = game_messages(game, "pl")
    ids = [line.partition(" =")[0] for line in text.splitlines() if " =" in line and line[0] not in " #"]
    assert len(ids) == len(set(ids))
    bundle = bundle_of(text)
    for id, words in own.items():
        pattern = bundle.get_message(id).value
        assert pattern is not None and bundle.format_pattern(pattern) == (words, [])
    assert bundle.has_message("card-e02"), "the others are still there"
