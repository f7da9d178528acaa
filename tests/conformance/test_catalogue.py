"""Every rule of a game has a test, markers and docstrings name rules there are, and all languages say the same."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import longhall
from longhall.games import game_names
from longhall.kernel.rules import LANGUAGES, Catalogue
from longhall.text import OPTION_REFERENCE

GAMES = game_names()
CLAUSE_REFERENCE = re.compile(r"\b(?:NG|IG|IC)(?:-[A-Z0-9]+)+\b")
SOURCES = Path(longhall.__file__).parent / "games"
TESTS = Path(__file__).parents[1] / "games"
IN_BRACKETS = re.compile(r"\[([A-Z]{2}-[A-Z][^\]]+)\]")
RANGE = re.compile(r"([A-Z]+-[A-Z0-9-]+?)-(\d\d)\.\.(\d\d)")

pytestmark = pytest.mark.parametrize("game", GAMES)


def catalogue(game: str, language: str = "en") -> Catalogue:
    return longhall.game(game).catalogue(language)


def markers_in(path: Path) -> Iterator[str]:
    """Ids of ``pytest.mark.rule("…")`` in a file, as decorators or as marks of parameters."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                where = f"{path.name}, line {node.lineno}: the id must be written out"
                assert isinstance(argument, ast.Constant) and isinstance(argument.value, str), where
                yield argument.value


@cache
def rules_tested(game: str) -> frozenset[str]:
    return frozenset(id for path in sorted((TESTS / game).rglob("test_*.py")) for id in markers_in(path))


def named_in(text: str) -> Iterator[str]:
    """Rules in brackets, as in ``[NG-TURN-01, -03, NG-MAP-02..05]``."""
    for found in IN_BRACKETS.findall(text):
        family = ""
        for part in re.split(r",\s*", found):
            id = f"{family}{part}" if part.startswith("-") else part
            family = id.rpartition("-")[0]
            ranged = RANGE.fullmatch(id)
            yield from [f"{ranged[1]}-{n:02}" for n in range(int(ranged[2]), int(ranged[3]) + 1)] if ranged else [id]


def test_every_clause_has_a_test(game: str) -> None:
    expected = {clause.id for clause in catalogue(game).clauses.values() if not clause.ruling}
    assert len(expected) > 100
    assert sorted(expected - rules_tested(game)) == []


def test_every_ruling_with_an_option_has_a_test(game: str) -> None:
    with_options = {clause.id for clause in catalogue(game).clauses.values() if clause.options}
    assert sorted(with_options - rules_tested(game)) == []


def test_every_marker_names_a_rule(game: str) -> None:
    assert sorted(rules_tested(game) - set(catalogue(game).clauses)) == []


def test_options_and_rules_name_each_other(game: str) -> None:
    clauses = catalogue(game).clauses
    options = {option.name: option for option in longhall.game(game).setup_options}
    assert sorted({name for clause in clauses.values() for name in clause.options} - set(options)) == []
    assert [option.name for option in options.values() if option.rule and option.rule not in clauses] == []


def test_the_code_names_rules_of_the_catalogue(game: str) -> None:
    ids = set(catalogue(game).clauses)
    known = ids | set(catalogue(game).sections) | {id.rpartition("-")[0] for id in ids}
    files = sorted((SOURCES / game).rglob("*.py"))
    wrong = [f"{path.name}: {id}" for path in files for id in named_in(path.read_text("utf-8")) if id not in known]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_say_the_same(game: str, language: str) -> None:
    """The same clauses and rulings in the same order in every language; nothing empty."""
    english, other = catalogue(game), catalogue(game, language)
    assert other.language == language
    assert list(other.sections) == list(english.sections)
    assert [(one.id, one.ruling, one.options) for one in other.clauses.values()] == [
        (one.id, one.ruling, one.options) for one in english.clauses.values()
    ]
    assert [section for section, title in other.sections.items() if not title.strip()] == []
    assert [one.id for one in other.clauses.values() if not one.title.strip() or not one.text.strip()] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_refer_to_the_same_options(game: str, language: str) -> None:
    """Whoever reads a rule learns in every language which setup options change it."""
    english = catalogue(game).clauses
    assert any(OPTION_REFERENCE.search(one.text) for one in english.values())
    different = [
        one.id
        for one in catalogue(game, language).clauses.values()
        if set(OPTION_REFERENCE.findall(one.text)) != set(OPTION_REFERENCE.findall(english[one.id].text))
    ]
    assert different == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_refer_to_the_same_clauses(game: str, language: str) -> None:
    """The links of the rules page, and where an exception is told, are there in every language."""
    english = catalogue(game).clauses
    left_out = {
        one.id: missing
        for one in catalogue(game, language).clauses.values()
        if (missing := set(CLAUSE_REFERENCE.findall(english[one.id].text)) - set(CLAUSE_REFERENCE.findall(one.text)))
    }
    assert left_out == {}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_are_translated(game: str, language: str) -> None:
    english = catalogue(game).clauses
    assert [one.id for one in catalogue(game, language).clauses.values() if one.text == english[one.id].text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_are_unique(game: str, language: str) -> None:
    """A catalogue keeps clauses by id, so a repeated id would hide a clause."""
    lines = (SOURCES / game / "rules" / f"{language}.toml").read_text(encoding="utf-8").splitlines()
    ids = [line for line in lines if line.startswith("id = ")]
    assert len(ids) == len(set(ids)) == len(catalogue(game, language).clauses)
