"""What a visitor may read without a table: the games and their bots, the words of every page, rules and components."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request, Response

from longhall.bots import bots_for
from longhall.games import game as load_game
from longhall.games import game_names
from longhall.kernel.game import Game
from longhall.kernel.rules import LANGUAGES
from longhall.server.api.errors import ApiError
from longhall.text import message_id, web_game_words, web_words

router = APIRouter(prefix="/api")


def _game(name: str) -> Game:
    if name not in game_names():
        raise ApiError(404, "error-not-found")
    return load_game(name)


def _language(name: str) -> str:
    if name not in LANGUAGES:
        raise ApiError(404, "error-not-found")
    return name


def _kept(request: Request, mark: str, text: Callable[[], str], media_type: str) -> Response:
    """An answer that a browser keeps but asks for again each time; ``mark`` changes when the text does."""
    headers = {"ETag": f'"{mark}"', "Cache-Control": "no-cache"}
    known = [part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")]
    if headers["ETag"] in known:
        return Response(status_code=304, headers=headers)
    return Response(text(), media_type=media_type, headers=headers)


def _text(request: Request, text: str) -> Response:
    mark = hashlib.sha256(text.encode()).hexdigest()[:24]
    return _kept(request, mark, lambda: text, "text/plain; charset=utf-8")


@router.get("/games")
def games() -> list[dict[str, Any]]:
    """The games with their declared setup options, and the bots, the strongest first."""
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
    }


def bot_message(name: str) -> str:
    """The message id with a bot's name; its description is that id with ``-text``."""
    return message_id("bot", name.replace(":", "-"))


@router.get("/words/{language}.ftl")
def words(language: str, request: Request) -> Response:
    """The words of every page of the hall in one language."""
    return _text(request, web_words(_language(language)))


@router.get("/words/{language}/{game}.ftl")
def game_words(language: str, game: str, request: Request) -> Response:
    """A game's own words."""
    known = _game(game)
    return _text(request, web_game_words(known.name, _language(language), known.pack_words()))
