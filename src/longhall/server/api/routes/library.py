"""What a visitor may read without a table: the games and their bots, the words of every page, rules and components."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from longhall.bots import bots_for, default_bot
from longhall.games import game as load_game
from longhall.games import game_names
from longhall.kernel.game import Game
from longhall.kernel.recap import Recap
from longhall.kernel.rules import LANGUAGES, Catalogue
from longhall.kernel.setup import OptionType, SetupOption
from longhall.kernel.vocabulary import Term, Vocabulary
from longhall.lessons import games_with_lesson
from longhall.server.api.deps import HallHere
from longhall.server.api.errors import REFUSALS, ApiError, json_response, returns_json, returns_text
from longhall.server.db.keepsakes import pack_of
from longhall.server.messages import encode
from longhall.text import Texts, game_messages, hall_messages, message_id

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["library"])


@dataclass
class BotInfo:
    """``message`` is the id of its name; its description is that id with ``-text``."""

    name: str
    message: str


@dataclass
class SetupOptionInfo:
    """``SetupOption`` of ``longhall.kernel.setup``: ``seats`` are the counts it is possible with, none: all;
    ``value_seats`` those of single values."""

    name: str
    type: OptionType
    default: Any
    values: list[str | int]
    items: list[str]
    rule: str
    seats: list[int]
    needs: dict[str, Any]
    presets: dict[str, dict[str, Any]]
    group: str
    value_seats: dict[str, list[int]]


@dataclass
class GameInfo:
    """A game of this hall; ``default_bot`` is the opponent of whoever names none, ``rules`` and ``gallery`` say whether
    there are any to look at, ``secrets`` whether seats know what others do not, ``lesson`` whether it can be learned
    in a guided match."""

    name: str
    rules_version: int
    pack: str
    seats: list[int]
    options: list[SetupOptionInfo]
    bots: list[BotInfo]
    default_bot: str
    rules: bool
    gallery: bool
    secrets: bool
    lesson: bool


@dataclass
class RuleSection:
    id: str
    title: str


@dataclass
class RuleClause:
    """``ruling``: decided here, where the rulebooks are silent. ``options`` are those of the setup that change it."""

    id: str
    title: str
    text: str
    section: str
    ruling: bool
    options: list[str]


@dataclass
class RuleBook:
    game: str
    language: str
    sections: list[RuleSection]
    clauses: list[RuleClause]


@dataclass
class TermData:
    """``Term`` of ``longhall.kernel.vocabulary``."""

    message: str
    kind: str
    shape: str
    params: dict[str, str]
    optional: bool


@dataclass
class PartData:
    """``Part`` of ``longhall.kernel.vocabulary``."""

    message: str
    key: str
    value: str


@dataclass
class WordData:
    """``Word`` of ``longhall.kernel.vocabulary``."""

    id: str
    rule: str
    icon: str


@dataclass
class VocabularyData:
    """``Vocabulary`` of ``longhall.kernel.vocabulary``."""

    terms: dict[str, TermData]
    seats: list[str]
    stand_ins: dict[str, str]
    lists: dict[str, str]
    by_seat: list[str]
    keys: dict[str, list[TermData]]
    parts: dict[str, PartData]
    defaults: dict[str, str]
    glossary: list[WordData]


@dataclass
class DeedData:
    """``Deed`` of ``longhall.kernel.recap``."""

    event: str
    phrase: str
    who: str
    numbers: dict[str, str]
    things: dict[str, str]
    unit: str
    unless: str
    taken: bool


@dataclass
class RecapData:
    """``Recap`` of ``longhall.kernel.recap``."""

    turns: list[str]
    deeds: list[DeedData]
    announced: list[str]


@dataclass
class GameWords:
    messages: str
    vocabulary: VocabularyData
    recap: RecapData


@dataclass
class GameComponents:
    """``components`` are the game's own data, by kind."""

    game: str
    pack: str
    components: Mapping[str, Any]


def _game(name: str) -> Game:
    if name not in game_names():
        raise ApiError(404, "error-not-found")
    return load_game(name)


def known_language(name: str) -> str:
    if name not in LANGUAGES:
        raise ApiError(404, "error-not-found")
    return name


def _cached(request: Request, content: bytes, media_type: str) -> Response:
    """An answer that browsers cache but check for changes each time."""
    headers = {"ETag": f'"{hashlib.sha256(content).hexdigest()[:24]}"', "Cache-Control": "no-cache"}
    known = [part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")]
    if headers["ETag"] in known:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=media_type, headers=headers)


def _text(request: Request, text: str) -> Response:
    return _cached(request, text.encode(), "text/plain; charset=utf-8")


def _data(request: Request, data: Any) -> Response:
    return _cached(request, encode(data), "application/json")


@router.get("/games", **returns_json(list[GameInfo]))
def games() -> Response:
    """The games with their setup options, their bots, the strongest first, and whether there is more to read."""
    return json_response([_game_info(load_game(name)) for name in game_names()])


def _game_info(game: Game) -> GameInfo:
    options = game.setup_options
    return GameInfo(
        name=game.name,
        rules_version=game.rules_version,
        pack=game.pack_hash,
        seats=[count for option in options if option.name == "seats" for count in option.values],
        options=[_option_info(option) for option in options],
        bots=[BotInfo(name, bot_message(name)) for name in bots_for(game.name)],
        default_bot=default_bot(game.name),
        rules=bool(_catalogue(game.name, "en").clauses),
        gallery=bool(game.components()),
        secrets=game.capabilities().secrets,
        lesson=game.name in games_with_lesson(),
    )


def _option_info(option: SetupOption) -> SetupOptionInfo:
    return SetupOptionInfo(
        name=option.name,
        type=option.type,
        default=option.default,
        values=list(option.values),
        items=list(option.items),
        rule=option.rule,
        seats=list(option.seats),
        needs=option.needs,
        presets=option.presets,
        group=option.group,
        value_seats={value: list(counts) for value, counts in option.value_seats.items()},
    )


def bot_message(name: str) -> str:
    """The message id with a bot's name; its description is that id with ``-text``."""
    return message_id("bot", name)


@router.get("/words/{language}.ftl", **returns_text("text/plain"))
def words(language: str, request: Request) -> Response:
    """The words of every page of the hall in one language."""
    return _text(request, hall_messages(known_language(language)))


@router.get("/words/{language}/{game}", **returns_json(GameWords))
def game_words(language: str, game: str, request: Request) -> Response:
    """A game's own messages, a Fluent file, and which of their parameters are ids of what."""
    known = _game(game)
    messages = game_messages(known, known_language(language))
    return _data(request, GameWords(messages, vocabulary_data(known.vocabulary()), recap_data(known.recap())))


def vocabulary_data(vocabulary: Vocabulary) -> VocabularyData:
    return VocabularyData(
        terms={name: _term_data(term) for name, term in vocabulary.terms.items()},
        seats=list(vocabulary.seats),
        stand_ins={str(number): name for number, name in vocabulary.stand_ins.items()},
        lists=vocabulary.lists,
        by_seat=list(vocabulary.by_seat),
        keys={name: [_term_data(term) for term in terms] for name, terms in vocabulary.keys.items()},
        parts={name: PartData(part.message, part.key, part.value) for name, part in vocabulary.parts.items()},
        defaults=vocabulary.defaults,
        glossary=[WordData(word.id, word.rule, word.icon) for word in vocabulary.glossary],
    )


def recap_data(recap: Recap) -> RecapData:
    deeds = [
        DeedData(deed.event, deed.phrase, deed.who, deed.numbers, deed.things, deed.unit, deed.unless, deed.taken)
        for deed in recap.deeds
    ]
    return RecapData(list(recap.turns), deeds, list(recap.announced))


def _term_data(term: Term) -> TermData:
    return TermData(term.message, term.kind, term.shape, term.params, term.optional)


@cache
def _catalogue(game: str, language: str) -> Catalogue:
    return load_game(game).catalogue(language)


@router.get("/games/{game}/rules", **returns_json(RuleBook))
def rules(game: str, request: Request, language: Annotated[str, Query(max_length=8)] = "en") -> Response:
    """The rule catalogue in one language, section by section, in its own order."""
    known = _game(game)
    catalogue = _catalogue(known.name, known_language(language))
    texts = Texts(known, language)
    clauses = [
        RuleClause(
            clause.id,
            clause.title,
            texts.rule_text(clause.text),
            clause.section,
            clause.ruling,
            list(clause.options),
        )
        for clause in catalogue.clauses.values()
    ]
    sections = [RuleSection(id, title) for id, title in catalogue.sections.items()]
    return _data(request, RuleBook(known.name, language, sections, clauses))


@router.get("/games/{game}/components", **returns_json(GameComponents))
async def components(
    game: str, request: Request, hall: HallHere, pack: Annotated[str, Query(max_length=64)] = ""
) -> Response:
    """Everything in the game's pack, by kind; ``pack`` is the hash of one that matches here were played with before."""
    known = _game(game)
    if pack not in ("", known.pack_hash):
        kept = await pack_of(hall.store, game, pack)
        if kept is None:
            raise ApiError(404, "error-not-found")
        return _data(request, GameComponents(game, pack, json.loads(zlib.decompress(kept))))
    return _data(request, GameComponents(known.name, known.pack_hash, known.components()))
