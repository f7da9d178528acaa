"""Every clause of the catalogue has a test, and every marker names a rule. Markers are read from the test files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.games.icegarden.table import icegarden

SOURCE = Path(__file__).parents[3] / "src" / "longhall" / "games" / "icegarden"
IN_BRACKETS = re.compile(r"\[(IG-[^\]]+)\]")
RANGE = re.compile(r"(IG-[A-Z0-9-]+?)-(\d\d)\.\.(\d\d)")


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


def test_every_clause_has_a_test() -> None:
    expected = {clause.id for clause in icegarden().catalogue().clauses.values() if not clause.ruling}
    assert len(expected) == 205 + 10 + 23
    assert sorted(expected - rules_tested()) == []


def test_every_marker_names_a_rule() -> None:
    assert sorted(rules_tested() - set(icegarden().catalogue().clauses)) == []


def test_every_ruling_that_changes_play_has_its_option_and_a_test() -> None:
    catalogue = icegarden().catalogue()
    options = {option.name: option for option in icegarden().setup_options}
    named = {option for clause in catalogue.clauses.values() for option in clause.options}
    assert named <= set(options)
    assert set(options) - named == {"seats", "variant", "vuko_tiles"}  # printed, no rulings
    with_options = {clause.id for clause in catalogue.clauses.values() if clause.options}
    assert sorted(with_options - rules_tested()) == []
    assert all(option.rule in catalogue.clauses for option in options.values())


def test_the_code_names_rules_of_the_catalogue() -> None:
    known = set(icegarden().catalogue().clauses)
    wrong: list[str] = []
    for path in sorted(SOURCE.rglob("*.py")):
        for found in IN_BRACKETS.findall(path.read_text(encoding="utf-8")):
            for part in found.split(", "):
                ranged = RANGE.fullmatch(part)
                ids = [f"{ranged[1]}-{n:02}" for n in range(int(ranged[2]), int(ranged[3]) + 1)] if ranged else [part]
                wrong += [f"{path.name}: {id}" for id in ids if id not in known and not is_section(id)]
    assert wrong == []


def is_section(id: str) -> bool:
    return id in icegarden().catalogue().sections
