"""Words beside a number agree with it, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl

import longhall
from longhall.text import FOLDER, LOCALES, game_files, parsed
from tests.text.collect import messages, written_languages

pytestmark = pytest.mark.xdist_group("words")  # beside test_messages.py, which reads the same files
LANGUAGES = written_languages()
NUMBERS = (1, 2, 5, 12, 22, 25)  # every plural form of our languages, and where they part from English
WORD = re.compile(r"[ \N{NO-BREAK SPACE}](?P<word>[^\W\d_]+)(?!\w*:)")
CATEGORIES = {"zero", "one", "two", "few", "many"}

# What may stand after a number whatever the number is: no countable noun, or a short form of one.
INVARIABLE = {
    "en": """of to and or in on at from with for by against times more if do are left completed begins share
        food wood lore fame Fame population gold M influence reputation Qoam Blue Brown Green Grey Pink Reputation
        s h d min""",
    "pl": "z za do i lub na w o razy M Qoam s d godz min nigdzie",
    "cs": "z ze za do a nebo na v krát M s d h min nelze",
    "uk": "з із за до і та або на у в номіналом M с д год хв ніде",
}
# Numbers that are never 1, by the beginnings of messages: lengths of fields, seats at a table, a long list.
SEVERAL = (
    "error-field-",
    "error-too-many-tokens",
    "cli-bench-head",
    "report-alt-length",
    "web-game-seats",
    "web-decision-on-board",
)

Message = tuple[str, str]  # file, id


@cache
def written(language: str) -> dict[Message, list[ftl.Pattern]]:
    """Every pattern of every message, those of its attributes too."""
    shared = sorted(path.stem for path in (FOLDER / language).glob("*.ftl"))
    own = [file for game in longhall.game_names() for file in game_files(game, language)]
    found: dict[Message, list[ftl.Pattern]] = {}
    for file in (*shared, *own):
        for id, message in messages(language, file).items():
            value = [message.value] if message.value is not None else []
            found[file, id] = [*value, *(attribute.value for attribute in message.attributes)]
    return found


def selected_by(node: ftl.SelectExpression) -> str | None:
    """The variable that chooses among plural forms; None where the choice is by something else."""
    keys = [variant.key for variant in node.variants]
    plural = any(isinstance(key, ftl.Identifier) and key.name in CATEGORIES for key in keys)
    number = any(isinstance(key, ftl.NumberLiteral) for key in keys)
    return node.selector.id.name if isinstance(node.selector, ftl.VariableReference) and (plural or number) else None


def parts(pattern: ftl.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Each variable of a pattern, the text after it, and the numbers that have chosen this text."""
    for i, element in enumerate(pattern.elements):
        if not isinstance(element, ftl.Placeable):
            continue
        after = pattern.elements[i + 1] if i + 1 < len(pattern.elements) else None
        match element.expression:
            case ftl.VariableReference(id=ftl.Identifier(name=name)):
                yield name, after.value if isinstance(after, ftl.TextElement) else "", chosen
            case ftl.SelectExpression() as choice:
                by = selected_by(choice)
                for variant in choice.variants:
                    yield from parts(variant.value, chosen | {by} if by is not None else chosen)


def selectors(pattern: ftl.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            by = selected_by(element.expression)
            if by is not None:
                yield by
            for variant in element.expression.variants:
                yield from selectors(variant.value)


@cache
def numbers() -> set[str]:
    """Names of parameters by which some message, in some language, chooses a plural form."""
    every = [pattern for language in LANGUAGES for patterns in written(language).values() for pattern in patterns]
    named = {name for pattern in every for name in selectors(pattern)}
    games = [longhall.game(name).vocabulary() for name in longhall.game_names()]
    return named - {name for vocabulary in games for name in (*vocabulary.terms, *vocabulary.seats)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_agrees_with_its_number(language: str) -> None:
    wrong: dict[str, str] = {}
    for (file, id), patterns in written(language).items():
        counts = {by for pattern in patterns for by in selectors(pattern) if by.endswith("-count")}
        lists = {by.removesuffix("-count") for by in counts}
        for name, after, chosen in (part for pattern in patterns for part in parts(pattern)):
            word = WORD.match(after)
            if name not in numbers() or name in chosen | lists or word is None or id.startswith(SEVERAL):
                continue
            if word["word"] in INVARIABLE[language].split():
                continue
            wrong[f"{language}/{file}.ftl {id}"] = f"{{ ${name} }}{after.rstrip()}"
    assert not wrong, "one form for every number:" + "".join(f"\n  {id}: {text}" for id, text in wrong.items())


def counted(language: str) -> Iterator[tuple[Message, str]]:
    """Every message that says a number, with each of ``NUMBERS``; what is no number is "X"."""
    for (file, id), patterns in written(language).items():
        names = {name for pattern in patterns for name, _, _ in parts(pattern)}
        bundle = bundle_of(language, file.partition("/")[0])
        pattern = bundle.get_message(id).value
        if pattern is None or not names & numbers():
            continue
        for number in NUMBERS:
            said = {name: number if name in numbers() else "X" for name in (*names, *numbers())}
            yield (file, id), str(bundle.format_pattern(pattern, said)[0])


@cache
def bundle_of(language: str, folder: str) -> FluentBundle:
    """The shared messages, and those of one folder."""
    bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
    for path in (*sorted((FOLDER / language).glob("*.ftl")), *sorted((FOLDER / language / folder).glob("*.ftl"))):
        bundle.add_resource(parsed(language, path.relative_to(FOLDER / language).with_suffix("").as_posix()))
    return bundle


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_can_be_said(language: str) -> None:
    wrong = {message: text for message, text in counted(language) if not text.strip() or "{ $" in text}
    assert not wrong
