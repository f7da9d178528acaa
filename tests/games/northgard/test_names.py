"""Names of cards, buildings, creatures and lands, in the pack and in the messages."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

import pytest

from longhall.games.northgard.components import pack_notes
from longhall.games.northgard.game import make
from longhall.text import FALLBACK, Texts, message_id
from tests.text.collect import messages, written_languages

LANGUAGES = written_languages()


def test_english_names_are_those_of_the_pack() -> None:
    content = make().content
    texts = Texts(make(), FALLBACK)
    wrong: dict[str, str] = {}
    for family, things in (("card", content.cards), ("building", content.buildings)):
        for thing in things:
            id = message_id(family, thing.id)
            if texts.say(id, {}) != thing.name:
                wrong[id] = f"the pack says {thing.name!r}"
    for creature in content.creatures:
        id = message_id("creature", creature.id)
        if not texts.say(id, {}).startswith(creature.name):
            wrong[id] = f"the pack says {creature.name!r}"
    assert not wrong, f"names differ:{wrong}"


def test_every_note_of_the_pack_has_words() -> None:
    """Not always those of the pack: its text is part of its hash, and stays as it was when better words are found."""
    notes = pack_notes(make().content)
    assert notes
    assert set(notes) == {id for id in messages(FALLBACK, "northgard/notes") if id.startswith("note-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_lands_sound_alike(language: str) -> None:
    """Names are told apart by how they begin; where two begin alike, most of the rest differs."""
    names = [Texts(make(), language).say(id, {}) for id in messages(language, "northgard/places")]
    alike = [pair for pair in combinations(names, 2) if are_alike(*pair)]
    assert not alike
    assert all(re.fullmatch(r"[^\W\d_]{5,10}", name) for name in names)
    assert all(name.isascii() == (language != "uk") for name in names)


def are_alike(one: str, other: str) -> bool:
    least = 4 if one[:3] == other[:3] else 3
    letters = Counter(one)
    letters.subtract(other)
    if sum(abs(n) for n in letters.values()) >= 2 * least:  # each difference mends two of these at most
        return False
    return differences(one, other) < least


def differences(one: str, other: str) -> int:
    """How many letters to change, add or leave out to make one word the other."""
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, start=1):
        above, row = row, [i]
        for j, wanted in enumerate(other, start=1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (letter != wanted)))
    return row[-1]
