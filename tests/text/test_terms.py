"""A word is chosen once: src/longhall/locale/LANG/terms.toml says what things are called in a language, everywhere or
in one game, and what they are never called. Here all messages and all rules are held to it."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

import longhall
from longhall.kernel.rules import LANGUAGES
from longhall.text import FOLDER

GAMES = longhall.game_names()
RULES = FOLDER.parent / "games"
EVERYWHERE = "everywhere"


@cache
def terms(language: str) -> dict[str, dict[str, list[str]]]:
    """By scope: the words we say, each with those we never say for it."""
    return tomllib.loads((FOLDER / language / "terms.toml").read_text("utf-8"))


@cache
def texts_of(language: str, game: str) -> dict[str, str]:
    """What people read, by where it stands: messages and rules of a game, or with "" all messages beside the games."""
    folder = FOLDER / language / game
    lines = {
        f"{path.relative_to(FOLDER)}:{number}": value(line)
        for path in sorted(folder.glob("*.ftl"))
        for number, line in enumerate(path.read_text("utf-8").split("\n"), 1)
        if not line.startswith("#")
    }
    if game:
        rules = RULES / game / "rules" / f"{language}.toml"
        for number, line in enumerate(rules.read_text("utf-8").split("\n"), 1):
            if line.startswith(("title =", "text =")):
                lines[f"{rules.relative_to(RULES)}:{number}"] = value(line)
    return lines


def value(line: str) -> str:
    """Without the name of the message or field, and without the names of parameters, options and other messages."""
    said = re.sub(r"^[\w-]+ =", "", line)
    return re.sub(r"\$[\w-]+|\{\s*[\w=-]+\s*\}|\[[\w-]+\]", "", said)


def forbidden(word: str, term: str) -> re.Pattern[str]:
    """``word``, which is never said for ``term``; where only their capitals differ, those are what is decided."""
    return pattern(word, 0 if word.casefold() == term.casefold() else re.IGNORECASE)


def pattern(word: str, flags: int = re.IGNORECASE) -> re.Pattern[str]:
    """``word`` as a whole word; … in it stands for any letters, at its end or beginning too."""
    core = r"\w*".join(re.escape(part) for part in word.strip("…").split("…"))
    before = "" if word.startswith("…") else r"\b"
    after = "" if word.endswith("…") else r"\b"
    return re.compile(before + core + after, flags)


def scopes(language: str) -> list[tuple[str, list[str]]]:
    """Each scope with the games whose texts it covers; "" stands for what is beside the games."""
    return [(EVERYWHERE, ["", *GAMES]), ("hall", [""]), *((game, [game]) for game in GAMES)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_is_never_called_otherwise(language: str) -> None:
    found = [
        f"{where}: “{word}”, we say “{term}”: {text.strip()}"
        for scope, games in scopes(language)
        for term, never in terms(language).get(scope, {}).items()
        for word in never
        for game in games
        for where, text in texts_of(language, game).items()
        if forbidden(word, term).search(text)
    ]
    assert not found, "\n" + "\n".join(found)


def test_documents_speak_as_the_pages_do() -> None:
    """README and docs; names in code font and links may be older."""
    root = Path(__file__).parents[2]
    lines = {
        f"{path.name}:{number}": re.sub(r"`[^`]*`|\]\([^)]*\)", "", line)
        for path in [root / "README.md", *sorted((root / "docs").glob("*.md"))]
        for number, line in enumerate(path.read_text("utf-8").split("\n"), 1)
    }
    assert not [
        f"{where}: “{word}”, we say “{term}”: {line}"
        for term, never in terms("en")[EVERYWHERE].items()
        for word in never
        for where, line in lines.items()
        if forbidden(word, term).search(line)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_in_use(language: str) -> None:
    """A term that nothing says any more is forgotten in the list."""
    unused = [
        f"{scope}: {term}"
        for scope, games in scopes(language)
        for term in terms(language).get(scope, {})
        if not any(pattern(term).search(text) for game in games for text in texts_of(language, game).values())
    ]
    assert not unused


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scopes_are_known(language: str) -> None:
    assert set(terms(language)) <= {scope for scope, _ in scopes(language)}
