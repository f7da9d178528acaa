"""Every clause of the catalogue has a test, and every marker names a rule. Markers are read from the test files."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import longhall
from longhall.kernel.rules import LANGUAGES, Catalogue

# Clauses whose subject the engine does not have yet. The list only shrinks: an entry with a test must go.
_NOT_YET_BUILT = ""
NOT_YET_BUILT = frozenset(_NOT_YET_BUILT.split())


def catalogue(language: str = "en") -> Catalogue:
    return longhall.game("northgard").catalogue(language)


def markers_in(path: Path) -> Iterator[str]:
    """Ids of ``pytest.mark.rule("…")`` in a file, as decorators or as marks of parameters."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                where = f"{path.name}, line {node.lineno}: the id must be written out"
                assert isinstance(argument, ast.Constant) and isinstance(argument.value, str), where
                yield argument.value


def rules_tested() -> dict[str, set[str]]:
    """Rule id -> names of the files that test it."""
    found: dict[str, set[str]] = {}
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        for id in markers_in(path):
            found.setdefault(id, set()).add(path.name)
    return found


def test_markers_are_found() -> None:
    assert "test_battle_examples.py" in rules_tested()["NG-EX-BATTLE-1"]


def test_every_clause_has_a_test() -> None:
    expected = {clause.id for clause in catalogue().clauses.values() if not clause.ruling} - NOT_YET_BUILT
    assert sorted(expected - set(rules_tested())) == []


def test_every_marker_names_a_rule() -> None:
    known = set(catalogue().clauses)
    assert {id: sorted(files) for id, files in rules_tested().items() if id not in known} == {}


def test_what_is_not_yet_built_has_no_test() -> None:
    assert sorted(NOT_YET_BUILT & set(rules_tested())) == []


def test_what_is_not_yet_built_is_in_the_catalogue() -> None:
    assert sorted(NOT_YET_BUILT - set(catalogue().clauses)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_say_the_same(language: str) -> None:
    """The same clauses and rulings in the same order in every language; nothing empty."""
    english = catalogue("en")
    other = catalogue(language)
    assert other.language == language
    assert list(other.sections) == list(english.sections)
    assert [(one.id, one.ruling) for one in other.clauses.values()] == [
        (one.id, one.ruling) for one in english.clauses.values()
    ]
    assert [section for section, title in other.sections.items() if not title.strip()] == []
    assert [one.id for one in other.clauses.values() if not one.title.strip() or not one.text.strip()] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_are_translated(language: str) -> None:
    english = catalogue("en").clauses
    assert [one.id for one in catalogue(language).clauses.values() if one.text == english[one.id].text] == []


def test_ids_are_unique() -> None:
    """A catalogue keeps clauses by id, so a repeated id would hide a clause."""
    folder = Path(longhall.__file__).parent / "games" / "northgard" / "rules"
    for language in LANGUAGES:
        lines = (folder / f"{language}.toml").read_text(encoding="utf-8").splitlines()
        ids = [line for line in lines if line.startswith("id = ")]
        assert len(ids) == len(set(ids)) == len(catalogue(language).clauses)
