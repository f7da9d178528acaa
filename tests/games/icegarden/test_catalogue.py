"""What is particular to this game's catalogue; tests/conformance/test_catalogue.py has the rest."""

from __future__ import annotations

from tests.games.icegarden.table import icegarden


def test_the_catalogue_is_whole() -> None:
    clauses = [clause for clause in icegarden().catalogue().clauses.values() if not clause.ruling]
    assert len(clauses) == 205 + 10 + 23  # with the examples and the derived checks


def test_every_option_that_is_not_printed_is_named_by_a_ruling() -> None:
    named = {option for clause in icegarden().catalogue().clauses.values() for option in clause.options}
    assert {option.name for option in icegarden().setup_options} - named == {"seats", "variant", "vuko_tiles"}
