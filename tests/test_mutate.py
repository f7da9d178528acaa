"""The changes that ``scripts/mutate.py`` makes are changes, and of the rules only."""

from __future__ import annotations

import ast

import pytest

from scripts import mutate


@pytest.mark.parametrize("game", mutate.GAMES)
def test_every_change_is_another_program(game: str) -> None:
    path = mutate.PACKAGE / "games" / game / "queries.py"
    assert path in mutate.modules(game)
    source = (mutate.ROOT / path).read_bytes()
    made = mutate.changes(path)
    assert len(made) > 50
    before = ast.dump(ast.parse(source))
    programs = [ast.dump(ast.parse(change.applied(source))) for change in made]
    assert before not in programs and len(set(programs)) == len(programs)


def test_a_change_is_told_by_its_line() -> None:
    source = b"def f(a: int) -> bool:\n    return a > 1\n"
    changed = mutate.Change(mutate.PACKAGE / "x.py", 2, 13, 14, ">=")
    assert changed.applied(source) == b"def f(a: int) -> bool:\n    return a >= 1\n"
    assert changed.told(source) == f"{changed.path}:2\n  - return a > 1\n  + return a >= 1"


def test_the_tests_of_a_change_are_those_that_name_its_clauses() -> None:
    path = mutate.PACKAGE / "games" / "icegarden" / "frames" / "planning.py"
    named = mutate.tests_for("icegarden", path)
    assert named and all(name.startswith("tests/games/icegarden/test_") for name in named)
