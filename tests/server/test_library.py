"""What can be read without a table: games, words, rules, components."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import asdict

import httpx
import pytest

import longhall
import longhall.games
from longhall.bots import bots_for, default_bot
from longhall.kernel.game import Game
from longhall.server.api.routes import library
from longhall.text import Texts, game_messages, languages
from tests.kernel.pebbles import registered
from tests.server.hall_fixture import RunningHall
from tests.server.small_hall import problem

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


@pytest.fixture
def http(running: RunningHall) -> httpx.AsyncClient:
    return running.stranger().http


async def test_games_say_what_a_front_page_needs(http: httpx.AsyncClient) -> None:
    games = (await http.get("/api/games")).json()
    assert [game["name"] for game in games] == longhall.game_names()
    northgard = games[0]
    assert northgard["seats"] == [2, 3, 4, 5]
    assert northgard["default_bot"] == default_bot("northgard")
    assert [bot["name"] for bot in northgard["bots"]] == bots_for("northgard")
    assert northgard["rules"] and northgard["gallery"]
    for bot in northgard["bots"]:
        for language in languages():
            assert Texts(None, language).has(bot["message"]) and Texts(None, language).has(f"{bot['message']}-text")


async def test_setup_options_tell_a_client_everything(http: httpx.AsyncClient) -> None:
    game = longhall.game("northgard")
    options = (await http.get("/api/games")).json()[0]["options"]
    assert [option["name"] for option in options] == [option.name for option in game.setup_options]
    for told, option in zip(options, game.setup_options, strict=True):
        assert told == json.loads(json.dumps({name: getattr(option, name) for name in told}))


async def test_a_game_without_rules_or_pieces_to_read_says_so(
    http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pebbles has no pieces to look at; here nobody has written its rules down either."""
    with registered():
        bare = Game("pebbles", 1, "none", longhall.game("pebbles").setup_options)
        monkeypatch.setattr(longhall.games, "_LOADED", {**longhall.games._LOADED, "pebbles": bare})
        library._catalogue.cache_clear()
        told = {game["name"]: game for game in (await http.get("/api/games")).json()}
        assert not told["pebbles"]["rules"] and not told["pebbles"]["gallery"]
        rules = await http.get("/api/games/pebbles/rules")
        assert rules.status_code == 200 and rules.json()["clauses"] == []
        assert (await http.get("/api/games/pebbles/components")).json()["components"] == {}
    library._catalogue.cache_clear()


WORDS = ["/api/words/pl.ftl"]
DATA = ["/api/words/uk/northgard", "/api/games/northgard/rules?language=cs", "/api/games/northgard/components"]


@pytest.mark.parametrize("path", [*WORDS, *DATA])
async def test_what_is_kept_is_asked_for_again_and_sent_once(http: httpx.AsyncClient, path: str) -> None:
    first = await http.get(path)
    kind = "text/plain; charset=utf-8" if path in WORDS else "application/json"
    assert first.status_code == 200 and first.headers["content-type"] == kind
    assert first.headers["cache-control"] == "no-cache"
    for known in (first.headers["etag"], f'"other", W/{first.headers["etag"]}'):
        again = await http.get(path, headers={"If-None-Match": known})
        assert again.status_code == 304 and not again.content and again.headers["etag"] == first.headers["etag"]
    assert (await http.get(path, headers={"If-None-Match": '"other"'})).status_code == 200


async def test_words_are_those_of_the_language(http: httpx.AsyncClient) -> None:
    assert "seat-name = Gracz { $number }" in (await http.get("/api/words/pl.ftl")).text
    assert "seat-name" not in (await http.get("/api/words/pl/northgard")).json()["messages"]


async def test_a_game_sends_its_vocabulary_with_its_messages(http: httpx.AsyncClient) -> None:
    answer = (await http.get("/api/words/pl/northgard")).json()
    vocabulary = longhall.game("northgard").vocabulary()
    assert answer["vocabulary"] == asdict(library.vocabulary_data(vocabulary))
    assert answer["vocabulary"]["terms"].keys() == vocabulary.terms.keys()
    assert answer["vocabulary"]["stand_ins"] == {"-2": "creature"}
    assert answer["messages"] == game_messages(longhall.game("northgard"), "pl")


@pytest.mark.parametrize("language", languages())
async def test_rules_come_in_the_order_of_the_catalogue(http: httpx.AsyncClient, language: str) -> None:
    rules = (await http.get("/api/games/northgard/rules", params={"language": language})).json()
    catalogue = longhall.game("northgard").catalogue(language)
    assert [clause["id"] for clause in rules["clauses"]] == list(catalogue.clauses)
    assert {section["id"]: section["title"] for section in rules["sections"]} == catalogue.sections
    clause = rules["clauses"][0]
    assert clause["text"] == catalogue.clause(clause["id"]).text and clause["section"] == "NG-COMP"


async def test_components_are_those_of_the_pack(http: httpx.AsyncClient) -> None:
    answer = (await http.get("/api/games/northgard/components")).json()
    assert answer["pack"] == longhall.game("northgard").pack_hash
    assert answer["components"] == longhall.game("northgard").components()


@pytest.mark.parametrize(
    "path",
    [
        "/api/words/de.ftl",
        "/api/words/en/chess",
        "/api/words/xx/northgard",
        "/api/games/chess/rules",
        "/api/games/northgard/rules?language=de",
        "/api/games/chess/components",
    ],
)
async def test_what_is_not_there_is_said_so(http: httpx.AsyncClient, path: str) -> None:
    assert problem(await http.get(path), 404) == "error-not-found"
