"""The names by which bots play: of the game's world, different at a table, nobody else's."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import longhall
from longhall.characters import characters_at
from longhall.kernel.rules import LANGUAGES
from longhall.server.people.names import characters_of, skeleton
from longhall.text import Texts, cover_files
from tests.text.collect import messages

GAMES = [name for name in longhall.game_names() if characters_at(name, "", [True]) != [None]]  # a game may lack them


@dataclass
class Sitter:
    user_id: str | None = None
    name: str = ""
    bot: str | None = None


BOT = Sitter(name="master", bot="master")


def called(game: str, ids: list[str | None], language: str = "en") -> list[str | None]:
    """What pages say for these messages."""
    (file,) = (file for file in cover_files(language) if file.startswith(f"{game}/"))
    assert set(ids) - {None} <= messages(language, file).keys()
    texts = Texts(longhall.game(game), language)
    return [texts.say(id, {}) if id is not None else None for id in ids]


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_at_a_table_has_a_name_of_its_own_in_every_language(game: str) -> None:
    for table in ("a", "b", "c"):
        ids = characters_at(game, table, [True] * 5)
        for language in LANGUAGES:
            names = called(game, ids, language)
            assert None not in names and len({skeleton(name or "") for name in names}) == 5
    assert characters_at(game, "a", [True] * 5) == characters_at(game, "a", [True] * 5)
    assert len({tuple(characters_at(game, str(table), [True] * 3)) for table in range(20)}) > 10


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_and_goes_renames_no_bot_but_one_of_the_same_name(game: str) -> None:
    alone = characters_of(game, "t", [BOT, BOT, BOT, BOT])
    name = called(game, alone, "uk")[1]
    assert name is not None
    assert characters_of(game, "t", [Sitter("1", "Ida"), BOT, BOT, Sitter()]) == [None, *alone[1:3], None]
    for theirs in (name, name.upper()):
        found = characters_of(game, "t", [Sitter("1", theirs), BOT, BOT, BOT])
        assert (found[2:], len(set(found))) == (alone[2:], 4)
        assert found[1] not in (None, *alone)


def test_only_a_bot_that_plays_for_itself_has_a_name() -> None:
    """One that stands in for somebody goes by that name, and one for a person who has left for good by none."""
    seats = [Sitter("1", "Ida", "greedy"), Sitter(bot="greedy"), BOT]
    assert [id is not None for id in characters_of("northgard", "t", seats)] == [False, False, True]


def test_a_game_without_characters_has_bots_without_names() -> None:
    assert characters_at("pebbles", "t", [True, True]) == [None, None]
