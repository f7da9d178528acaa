"""The messages are complete, all of them are needed, and their parameters are those they get."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

import longhall
from longhall.text import (
    CLIENT_FILES,
    FALLBACK,
    FOLDER,
    SHARED_FILES,
    UNSENT_TOPICS,
    WEB_FILES,
    Texts,
    cover_files,
    game_files,
    message_id,
)
from tests.text.collect import (
    asked_for,
    bot_ids,
    choice_ids,
    entries,
    messages,
    met,
    referenced,
    said_of,
    variables,
    web_families,
    written_languages,
)
from tests.text.sources import shown_parameters, web_literals

pytestmark = pytest.mark.xdist_group("words")  # in one process, which reads the files and plays the matches once
GAMES = longhall.game_names()
LANGUAGES = written_languages()
# Words that clients and text.py itself ask for.
OWN_WORDS = {"seat-name", "nobody", "yes", "no", "quoted", "game-name", "end-agreed"}
OWN_FAMILIES = ("amount-", "other-")
BRIEF = "brief-"  # what a page says of a game in brief, section by section


# Messages of the client (web-TOPIC.ftl, and GAME/web.ftl for a game's own board) must stand in web/src as a whole:
# "table-start", in quotes of any kind. The ids of these families the client makes from parts, such as
# `clock-${kind}`: list a family here only where that is so. Those of a game are in tests/games/GAME/messages.py.
WEB_FAMILIES: tuple[str, ...] = (
    "character-",
    "numbered-",
    "web-about-after-",
    "web-about-title-",
    "web-achievement-",
    "web-game-",
    "web-source-",
    *(f"web-tour-{family}-" for family in ("format", "list", "note", "out", "rule", "run", "status", "tie")),
    *(family for game in GAMES for family in web_families(game)),
)

# What text.py adds to the parameters a message gets.
ADDED = {"amounts", *(name for game in GAMES for name in longhall.game(game).vocabulary().defaults)}


def files_of(game: str) -> tuple[str, ...]:
    """Of all languages."""
    return (*dict.fromkeys((*SHARED_FILES, *WEB_FILES)), *own_files(game))


def own_files(game: str) -> list[str]:
    return sorted({file for language in LANGUAGES for file in game_files(game, language)})


def client_files() -> list[str]:
    """What only the pages in a browser say."""
    return [*CLIENT_FILES, *cover_files(FALLBACK), *(f"{game}/web" for game in GAMES)]


def terminal_files() -> list[str]:
    """What only the terminal and reports say; tests/cli and tests/arena look after these."""
    return [f"{game}/{topic}" for game in GAMES for topic in UNSENT_TOPICS]


def listing(problems: dict[str, str]) -> str:
    return "".join(f"\n  {id}  ({why})" for id, why in sorted(problems.items()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_missing(game: str, language: str) -> None:
    written = {id for file in files_of(game) for id in messages(language, file)}
    wanted = dict.fromkeys((id for file in files_of(game) for id in messages(FALLBACK, file)), "there in English")
    wanted |= dict.fromkeys(OWN_WORDS, "asked for by text.py and clients") | asked_for(game) | bot_ids()
    missing = {id: why for id, why in wanted.items() if id not in written}
    assert not missing, f"{language}: {len(missing)} messages are missing:{listing(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_cover(language: str) -> None:
    """Also those that cannot be played yet."""
    assert cover_files(language) == cover_files(FALLBACK)
    for file in cover_files(language):
        assert messages(language, file).keys() == messages(FALLBACK, file).keys(), f"{language}/{file}.ftl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_all_games_share_names_none(language: str) -> None:
    games = [path.parent.name for path in (FOLDER / language).glob("*/cover.ftl")]
    ids = [id for file in dict.fromkeys((*SHARED_FILES, *WEB_FILES)) for id in messages(language, file)]
    assert not [id for id in ids if set(id.split("-")) & {*games, *GAMES}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    unused: dict[str, str] = {}
    literals = web_literals().union(*(referenced(language, files_of(game)) for game in GAMES))
    shared: set[str] = set().union(bot_ids(), *(asked_for(game) for game in GAMES))
    own = [(file, set(asked_for(game))) for game in GAMES for file in own_files(game)]
    own = [(file, wanted) for file, wanted in own if file not in (*client_files(), *terminal_files())]
    for file, wanted in [("common", shared), *own]:
        for id in messages(language, file):
            private_event = id.removesuffix("-private") in wanted
            known = id in wanted or id in OWN_WORDS or id in literals or private_event
            if not known and not id.startswith((*OWN_FAMILIES, *WEB_FAMILIES, BRIEF)):
                unused[id] = f"{language}/{file}.ftl"
    assert not unused, f"nobody asks for:{listing(unused)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_uses_all_its_messages(language: str) -> None:
    literals = web_literals()
    unused = {
        id: f"{language}/{file}.ftl"
        for file in client_files()
        for id in messages(language, file)
        if id not in literals and not id.startswith(WEB_FAMILIES)
    }
    assert not unused, f"nothing in web/src says:{listing(unused)}"


@pytest.mark.parametrize("family", WEB_FAMILIES)
def test_every_family_of_the_client_has_members(family: str) -> None:
    ids = [id for file in client_files() for id in messages(FALLBACK, file)]
    assert any(id.startswith(family) for id in ids), f"the client has no message {family}*"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_files_are_well_formed(game: str, language: str) -> None:
    seen: dict[str, str] = {}
    for file in files_of(game):
        for entry in entries(language, file):
            if isinstance(entry, ftl.Junk):
                problem = "; ".join(annotation.message or "" for annotation in entry.annotations)
                pytest.fail(f"{language}/{file}.ftl: {problem}\n{entry.content}")
            if isinstance(entry, ftl.Message):
                id = entry.id.name
                assert id not in seen, f"{language}: {id} is in {seen[id]}.ftl and again in {file}.ftl"
                seen[id] = file


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != FALLBACK])
@pytest.mark.parametrize("game", GAMES)
def test_languages_use_the_same_parameters(game: str, language: str) -> None:
    files = files_of(game)
    different: dict[str, str] = {}
    for id in (id for file in files for id in messages(language, file)):
        if any(id in messages(FALLBACK, file) for file in files):
            here, there = variables(language, files, id), variables(FALLBACK, files, id)
            if here != there:
                different[id] = f"{sorted(here)}, in English {sorted(there)}"
    assert not different, f"{language}: other parameters than in English:{listing(different)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_messages_of_matches_can_be_said(game: str, language: str) -> None:
    texts = Texts(longhall.game(game), language)
    examples = [(id, params) for id, every in met(game).params.items() for params in every]
    examples += [(id, said_of(event)) for id, every in met(game).events.items() for event in every]
    wrong: dict[str, str] = {}
    for id, params in examples:
        text, problems = texts.format(id, params)
        if problems or not text.strip() or re.search(r"[{}⟦⟧]|  | [.,]", text):
            reasons = ", ".join(str(problem) for problem in problems)
            wrong.setdefault(id, f"{text!r} with {params}" + (f": {reasons}" if reasons else ""))
    assert not wrong, f"{language}: not well said:{listing(wrong)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_messages_mention_only_what_they_get(game: str, language: str) -> None:
    """Also those no match has met."""
    files = files_of(game)
    wrong: dict[str, str] = {}
    for id, known in shown_parameters(game).items():
        if any(id in messages(language, file) for file in files):
            unknown = variables(language, files, id) - known - ADDED
            if id.startswith("event-"):
                unknown.discard("rule")
            if unknown:
                wrong[id] = f"mentions {sorted(unknown)}, carries {sorted(known)}"
    assert not wrong, f"{language}:{listing(wrong)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_somebody_is_doing_needs_only_their_name(game: str, language: str) -> None:
    """The others read it, so it says nothing of what the choice is about."""
    doing = [id for id in choice_ids(longhall.game(game)) if id.startswith("doing-")]
    assert doing and {frozenset(variables(language, files_of(game), id)) for id in doing} == {frozenset({"seat"})}


VALUE = 72  # letters: it stands in a list of values, and what it means in the text of its option


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_values_to_choose_from_are_short(game: str, language: str) -> None:
    known = longhall.game(game)
    texts = Texts(known, language)
    values = [message_id("setup", option.name, value) for option in known.setup_options for value in option.values]
    assert not [id for id in values if texts.has(id) and len(texts.say(id, {})) > VALUE]


def test_english_keeps_its_voice_down() -> None:
    lines = [line for path in (FOLDER / FALLBACK).rglob("*.ftl") for line in path.read_text("utf-8").splitlines()]
    assert not [line for line in lines if "!" in line], "no exclamation marks"


QUOTATION_MARKS = {"en": "“”", "pl": "„”", "cs": "„“", "uk": "«»"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_keeps_to_its_own_quotation_marks(language: str) -> None:
    """In messages and rules; the apostrophe is ’ everywhere."""
    lines = [line for path in (FOLDER / language).rglob("*.ftl") for line in path.read_text("utf-8").splitlines()]
    said = [line for line in lines if not line.startswith("#")]
    for game in GAMES:
        for clause in longhall.game(game).catalogue(language).clauses.values():
            said += [clause.title, clause.text]
    foreign = "".join(sorted(set("'‘„“”«»") - set(QUOTATION_MARKS[language])))
    assert not [text for text in said if re.search(f"[{foreign}]", text)]
