"""What is particular to this game's catalogue; tests/conformance/test_catalogue.py has the rest."""

from __future__ import annotations

from tests.games.icaion.table import game


def test_the_catalogue_is_whole() -> None:
    clauses = game().catalogue().clauses
    rulings = [id for id, clause in clauses.items() if clause.ruling]
    examples = [id for id in clauses if id.startswith("IC-EX-")]
    assert (len(clauses) - len(rulings) - len(examples), len(examples), len(rulings)) == (236, 12, 109)


def test_every_option_is_named_by_a_rule() -> None:
    named = {option for clause in game().catalogue().clauses.values() for option in clause.options}
    assert named == {option.name for option in game().setup_options} - {"seats"}
