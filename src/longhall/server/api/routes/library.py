"""What a visitor may read without a table: the games and their bots, the words of every page, rules and components."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from longhall.bots import bots_for
from longhall.games import game as load_game
from longhall.games import game_names
from longhall.kernel.game import Game
from longhall.kernel.rules import LANGUAGES, Catalogue
from longhall.server.api.errors import REFUSALS, ApiError, told, told_as
from longhall.text import game_messages, hall_messages, message_id

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["library"])


class BotInfo(BaseModel):
    name: str
    message: str


class GameInfo(BaseModel):
    name: str
    rules_version: int
    pack: str
    seats: list[int]
    options: list[dict[str, Any]]
    bots: list[BotInfo]
    rules: bool
    gallery: bool


class RuleSection(BaseModel):
    id: str
    title: str


class RuleClause(BaseModel):
    id: str
    title: str
    text: str
    section: str
    ruling: bool
    options: list[str]


class RuleBook(BaseModel):
    game: str
    language: str
    sections: list[RuleSection]
    clauses: list[RuleClause]


class TermData(BaseModel):
    """``Term`` of ``longhall.kernel.vocabulary``."""

    message: str
    kind: str
    shape: str
    params: dict[str, str]
    optional: bool
    within: str
    short: str


class VocabularyData(BaseModel):
    """``Vocabulary`` of ``longhall.kernel.vocabulary``."""

    terms: dict[str, TermData]
    seats: list[str]
    stand_ins: dict[str, str]
    lists: dict[str, str]
    defaults: dict[str, str]


class GameWords(BaseModel):
    messages: str
    vocabulary: VocabularyData


class GameComponents(BaseModel):
    game: str
    pack: str
    components: dict[str, Any]


def _game(name: str) -> Game:
    if name not in game_names():
        raise ApiError(404, "error-not-found")
    return load_game(name)


def _language(name: str) -> str:
    if name not in LANGUAGES:
        raise ApiError(404, "error-not-found")
    return name


def _kept(request: Request, content: bytes, media_type: str) -> Response:
    """An answer that a browser keeps but asks for again each time."""
    headers = {"ETag": f'"{hashlib.sha256(content).hexdigest()[:24]}"', "Cache-Control": "no-cache"}
    known = [part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")]
    if headers["ETag"] in known:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=media_type, headers=headers)


def _text(request: Request, text: str) -> Response:
    return _kept(request, text.encode(), "text/plain; charset=utf-8")


def _data(request: Request, data: dict[str, Any]) -> Response:
    return _kept(request, orjson.dumps(data), "application/json")


@router.get("/games", **told(list[GameInfo]))
def games() -> list[dict[str, Any]]:
    """The games with their declared setup options, the bots, the strongest first, and whether there is more to read."""
    return [_shown(load_game(name)) for name in game_names()]


def _shown(game: Game) -> dict[str, Any]:
    options = game.setup_options
    return {
        "name": game.name,
        "rules_version": game.rules_version,
        "pack": game.pack_hash,
        "seats": [count for option in options if option.name == "seats" for count in option.values],
        "options": [option.to_data() for option in options],
        "bots": [{"name": name, "message": bot_message(name)} for name in bots_for(game.name)],
        "rules": bool(_catalogue(game.name, "en").clauses),
        "gallery": bool(game.components()),
    }


def bot_message(name: str) -> str:
    """The message id with a bot's name; its description is that id with ``-text``."""
    return message_id("bot", name.replace(":", "-"))


@router.get("/words/{language}.ftl", **told_as("text/plain"))
def words(language: str, request: Request) -> Response:
    """The words of every page of the hall in one language."""
    return _text(request, hall_messages(_language(language)))


@router.get("/words/{language}/{game}", **told(GameWords))
def game_words(language: str, game: str, request: Request) -> Response:
    """A game's own messages, a Fluent file, and which of their parameters are ids of what."""
    known = _game(game)
    messages = game_messages(known, _language(language))
    return _data(request, {"messages": messages, "vocabulary": known.vocabulary().to_data()})


@cache
def _catalogue(game: str, language: str) -> Catalogue:
    return load_game(game).catalogue(language)


@router.get("/games/{game}/rules", **told(RuleBook))
def rules(game: str, request: Request, language: Annotated[str, Query(max_length=8)] = "en") -> Response:
    """The rule catalogue in one language, section by section, in its own order."""
    known = _game(game)
    catalogue = _catalogue(known.name, _language(language))
    clauses = [
        {
            "id": clause.id,
            "title": clause.title,
            "text": clause.text,
            "section": clause.section,
            "ruling": clause.ruling,
            "options": list(clause.options),
        }
        for clause in catalogue.clauses.values()
    ]
    sections = [{"id": id, "title": title} for id, title in catalogue.sections.items()]
    return _data(request, {"game": known.name, "language": language, "sections": sections, "clauses": clauses})


@router.get("/games/{game}/components", **told(GameComponents))
def components(game: str, request: Request) -> Response:
    """Everything in the game's pack, by kind."""
    known = _game(game)
    return _data(request, {"game": known.name, "pack": known.pack_hash, "components": known.components()})
