"""Icaion in the terminal."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from longhall.conformance.walk import Explorer
from longhall.games import game
from longhall.kernel.match import Match
from longhall.table_text import table_text
from longhall.text import Texts, languages
from tests.cli.conftest import Run

SETUP: dict[str, Any] = {"seats": 3, "wonders": True, "expert": True, "draft": True}
COMMAND = ("tui", "icaion", "--seats", "3", "--seed", "7", "--bots", "random", "--set", "draft=true")


@cache
def match_after(choices: int) -> Match:
    """Not to be changed: tests share it."""
    match = game("icaion").new(SETUP, "terminal")
    explorer = Explorer("terminal")
    for _ in range(choices):
        match.apply(explorer(match))
    return match


def table(match: Match, seat: int | None, language: str = "en") -> list[str]:
    return table_text("icaion").whole(Texts(match.game, language), match.game, match.view(seat))


@pytest.mark.parametrize("language", languages())
def test_every_line_is_in_words(language: str) -> None:
    for choices in (0, 60, 260):
        match = match_after(choices)
        texts = Texts(match.game, language)
        for seat in (0, None):
            lines = table(match, seat, language)
            lines += table_text("icaion").brief(texts, match.game, match.view(seat))
            assert not [line for line in lines if "⟦" in line or "{" in line or "None" in line]


def test_the_table_tells_what_a_player_needs() -> None:
    match = match_after(60)
    view, texts = match.view(0), Texts(match.game, "en")
    text = "\n".join(table(match, 0))
    for region in view["regions"]:
        assert f"{texts.name('region', region['region'])} ({region['region']})" in text
    for player in view["players"]:
        assert texts.name("seeker", player["seeker"]) in text
        assert f"{player['reputation']} Reputation" in text
    for card in view["players"][0]["hand"]:
        assert f"{texts.name('card', card)} ({card})" in text  # with its price and what it does
    assert f"The next event is face up: {texts.name('event', view['next_event'])}." in text


def test_a_hand_is_told_to_its_player_only() -> None:
    match = match_after(60)
    texts = Texts(match.game, "en")
    hidden = {card for card in match.view(1)["players"][1]["hand"] if card not in str(match.view(0))}
    assert hidden
    text = "\n".join(table(match, 0))
    assert not [card for card in hidden if texts.name("card", card) in text]


def test_the_way_from_node_to_node_is_told_before_the_first_round() -> None:
    assert any(line.endswith("adjacent to C5, C2, P1") for line in table(match_after(0), 0))
    assert not any("adjacent to C5" in line for line in table(match_after(60), 0))


def test_seekers_gear_and_cards_are_explained(run: Run) -> None:
    code, out, err = run(*COMMAND, stdin="c seeker:heir\nc boots\nc move_2\nc colossus_1\nc nothing\n")
    assert (code, err) == (0, "")
    for words in (
        "The Heir: You score 1",
        "Hyper Boots: Your Moves",
        "nodes further: Right after",
        "card 1: The Colossus",
    ):
        assert words in out
    assert "There is no card “nothing”" in out
