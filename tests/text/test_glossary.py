"""The words of every game explain themselves in every language, and lead to a rule that exists."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import longhall
from longhall.kernel.rules import LANGUAGES
from tests.text.collect import messages

GAMES = [name for name in longhall.game_names() if longhall.game(name).vocabulary().glossary]  # a game may lack one
ICONS = Path(__file__).parents[2] / "web" / "src" / "lib"


@pytest.mark.parametrize("name", GAMES)
def test_every_word_has_its_rule_its_sign_and_its_forms(name: str) -> None:
    game = longhall.game(name)
    rules = game.catalogue().clauses
    drawn = [ICONS / "icons" / "icons.json", ICONS / "games" / name / "icons.json"]
    icons = {icon for file in drawn for icon in json.loads(file.read_text(encoding="utf-8"))}
    words = game.vocabulary().glossary
    assert len({word.id for word in words}) == len(words)
    for word in words:
        assert word.rule in rules, word.id
        assert word.icon == "" or word.icon in icons, word.id
        for language in LANGUAGES:
            message = messages(language, f"{name}/glossary")[f"glossary-{word.id}"]
            assert [form.id.name for form in message.attributes] == ["words"], f"{language}: {word.id}"
