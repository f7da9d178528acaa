"""Every rule of the catalogue has a test, and every marker and docstring names a rule that is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.games.icaion.table import game

SOURCE = Path(__file__).parents[3] / "src" / "longhall" / "games" / "icaion"
IN_BRACKETS = re.compile(r"\[(IC-[^\]]+)\]")
RANGE = re.compile(r"(IC-[A-Z0-9-]+?)-(\d\d)\.\.(\d\d)")


def markers_in(path: Path) -> Iterator[str]:
    """Ids of ``pytest.mark.rule("…")`` in a file, as decorators or as marks of parameters."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                where = f"{path.name}, line {node.lineno}: the id must be written out"
                assert isinstance(argument, ast.Constant) and isinstance(argument.value, str), where
                yield argument.value


def rules_tested() -> set[str]:
    return {id for path in sorted(Path(__file__).parent.rglob("test_*.py")) for id in markers_in(path)}


def test_every_clause_example_and_ruling_has_a_test() -> None:
    clauses = game().catalogue().clauses
    rulings = [id for id, clause in clauses.items() if clause.ruling]
    examples = [id for id in clauses if id.startswith("IC-EX-")]
    assert (len(clauses) - len(rulings) - len(examples), len(examples), len(rulings)) == (236, 12, 109)
    assert sorted(set(clauses) - rules_tested()) == []


def test_every_marker_names_a_rule() -> None:
    assert sorted(rules_tested() - set(game().catalogue().clauses)) == []


def test_every_ruling_that_changes_play_has_its_option() -> None:
    catalogue = game().catalogue()
    options = {option.name: option for option in game().setup_options}
    named = {option for clause in catalogue.clauses.values() for option in clause.options}
    assert named == set(options) - {"seats"}
    assert all(option.rule in catalogue.clauses for option in options.values())


def test_the_code_names_rules_of_the_catalogue() -> None:
    catalogue = game().catalogue()
    known = set(catalogue.clauses) | set(catalogue.sections)
    wrong: list[str] = []
    for path in sorted(SOURCE.rglob("*.py")):
        for found in IN_BRACKETS.findall(path.read_text(encoding="utf-8")):
            for part in re.split(r",\s*", found):
                ranged = RANGE.fullmatch(part)
                ids = [f"{ranged[1]}-{n:02}" for n in range(int(ranged[2]), int(ranged[3]) + 1)] if ranged else [part]
                wrong += [f"{path.name}: {id}" for id in ids if id not in known]
    assert wrong == []
