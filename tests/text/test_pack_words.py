"""A pack of one's own brings the words of its cards along."""

from __future__ import annotations

import shutil
from pathlib import Path

import longhall
from longhall.games.northgard.pack_loader import builtin_folder
from longhall.text import Texts


def own_pack(folder: Path) -> Path:
    """Negotiation is called Haggling and says so; Scouts keep their name but lose their Flash."""
    pack = folder / "pack"
    shutil.copytree(builtin_folder(), pack)
    cards = (pack / "cards.toml").read_text(encoding="utf-8")
    cards = cards.replace('name = "Negotiation"', 'name = "Haggling"\nnote = "Ours."', 1)
    (pack / "cards.toml").write_text(cards, encoding="utf-8")
    return pack


def test_a_renamed_card_is_called_by_the_name_in_the_pack(tmp_path: Path) -> None:
    words = longhall.game("northgard", own_pack(tmp_path)).pack_words()
    for language in ("en", "pl"):
        texts = Texts("northgard", language, words)
        assert texts.say("option-card", {"card": "e01"}) == "Haggling"
        assert texts.say("card-e01-text", {}) == "Ours."
    assert Texts("northgard", "en", words).say("option-card", {"card": "e03"}) == "Town Hall"


def test_the_built_in_pack_needs_no_words_of_its_own() -> None:
    assert longhall.game("northgard").pack_words() == {}
