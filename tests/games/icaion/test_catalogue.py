"""What is particular to this game's catalogue; tests/conformance/test_catalogue.py has the rest."""

from __future__ import annotations

import pytest

from longhall.kernel.rules import LANGUAGES
from tests.games.icaion.table import RED, game, table


def test_the_catalogue_is_whole() -> None:
    clauses = game().catalogue().clauses
    rulings = [id for id, clause in clauses.items() if clause.ruling]
    examples = [id for id in clauses if id.startswith("IC-EX-")]
    assert (len(clauses) - len(rulings) - len(examples), len(examples), len(rulings)) == (236, 12, 109)


def test_every_option_is_named_by_a_rule() -> None:
    named = {option for clause in game().catalogue().clauses.values() for option in clause.options}
    assert named == {option.name for option in game().setup_options} - {"seats"}


# A clause says what is printed; that one may do less is a ruling, and what allows it stands there.
LESS = {
    "en": ("up to", "fewer", "may", "neither"),
    "pl": ("najwyżej", "mniej", "możesz", "nie musisz"),
    "cs": ("nejvýš", "méně", "smíte", "nemusíte"),
    "uk": ("щонайбільше", "менше", "можете", "не мусите"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_card_and_the_curio_hub_follow_the_print(language: str) -> None:
    catalogue = game().catalogue(language)
    up_to, fewer, may, need_not = LESS[language]
    card, hub = (catalogue.clause(id).text.lower().split(". ") for id in ("IC-CURIO-08", "IC-WONDER-HUB"))
    assert up_to not in " ".join(card) and fewer in catalogue.clause("IC-AMB-33").text
    assert not any(word in hub[-1].split() for word in (may, need_not))
    assert need_not in catalogue.clause("IC-AMB-64").text.lower()


@pytest.mark.rule("IC-AMB-33")
@pytest.mark.rule("IC-CURIO-08")
def test_a_move_card_may_be_used_for_fewer_nodes_or_none() -> None:
    t = table().hand(RED, "move_3").cage(RED, 1, green=3).seeker(RED, "X1").begin_turn(RED)
    t.choose("node:P1", "card:move_3")
    here = t.s.content.distance[t.s.node[RED]]
    assert {here[t.node(key.removeprefix("node:"))] for key in t.keys if key != "done"} == {1, 2, 3}
    assert "done" in t.keys
