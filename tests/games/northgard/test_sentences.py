"""Sentences of the game: how its parameters become words."""

from __future__ import annotations

import re

import pytest

import longhall
from longhall.text import FOLDER, Texts, languages


@pytest.fixture
def english() -> Texts:
    return Texts(longhall.game("northgard"), "en")


def test_seats_are_counted_from_one(english: Texts) -> None:
    assert english.say("event-first-player-changed", {"seat": 0}) == "Player 1 takes the first-player marker."


def test_nobody_owns_neutral_land(english: Texts) -> None:
    params = {"territory": "T05.b", "owner": -1, "units": 0}
    assert english.say("option-territory", params) == "Runebakk (neutral)"
    assert english.say("option-territory", {**params, "owner": 1, "units": 1}) == "Runebakk (Player 2, 1 unit)"


def test_ids_become_names(english: Texts) -> None:
    params = {"seat": 1, "building": "altar", "territory": "T05.b"}
    assert english.say("event-building-built", params) == "Player 2 builds an Altar of Kings in Runebakk."
    assert english.say("event-card-played", {"seat": 0, "card": "food_trader"}) == "Player 1 plays Food Trader."


def test_numbers_of_option_keys_count(english: Texts) -> None:
    assert english.say("option-count", {"count": "2"}) == "2"


def test_a_place_is_called_by_what_lies_around_it(english: Texts) -> None:
    params: dict[str, object] = {"around": {"S0.a": "n", "T05.b": "gap"}, "rotation": 3}
    words = "north of Hrafnvik and in a gap of Runebakk"
    assert english.say("option-place", params) == f"{words}: a quarter turn anticlockwise"
    params |= {"which": "se", "nth": 2}
    assert english.say("place-beside", params) == f"{words}, further south-east (2)"


def test_tiles_are_called_like_their_first_land(english: Texts) -> None:
    drawn = {"type": "tile_drawn", "seat": 0, "tiles": ["T05", "T01"]}
    assert english.event(drawn) == "Player 1 draws the tiles Falkborg and Frostvang."
    assert english.say("decide-explore-place", {"tile": "T05"}) == "Choose where to place the tile Falkborg."
    assert english.say("decide-explore-place", {"tile": "X1"}) == "Choose where to place the tile X1."


def test_lists_are_joined(english: Texts) -> None:
    params = {"seat": 0, "cards": ["feast", "e01", "move"]}
    assert english.say("event-player-passed", params) == "Player 1 passes and discards Feast, Negotiation and Move."
    assert english.say("event-player-passed", {"seat": 0, "cards": []}) == "Player 1 passes."


def test_amounts_leave_out_zeros(english: Texts) -> None:
    params = {"seat": 2, "food": 1, "wood": 0, "lore": 2}
    assert english.say("event-resources-gained", params) == "Player 3 gains 1 food and 2 lore."
    assert english.say("event-resources-paid", {"seat": 2, "wood": 4}) == "Player 3 pays 4 wood."


def test_flags_are_words(english: Texts) -> None:
    params = {"seat": 0, "points": 2, "casualties": 1, "choice": False}
    assert english.say("event-die-rolled", params) == "Player 1 rolls 2 combat points and 1 casualty."


def test_creatures_fight_by_name(english: Texts) -> None:
    params = {"territory": "T05.b", "attacker": -2, "defender": 0, "attack": 7, "defence": 3, "creature": "valkyrie_1"}
    expected = "Battle in Runebakk: Fallen Valkyrie (beige) attacks, Player 1 defends; combat points so far 7 to 3."
    assert english.say("decide-battle-food", params).startswith(expected)
    began = {**params, "attackers": 1, "defenders": 3}
    expected = "Battle in Runebakk: the Fallen Valkyrie (beige) attacks Player 1, who has 3 units."
    assert english.say("event-creature-battle-began", began) == expected


def test_everybody_named_is_a_player(english: Texts) -> None:
    params = {"seat": 0, "card": "move", "player": 1}
    assert english.say("event-card-cancelled", params).startswith("Player 1 cancels Player 2’s Move")
    params = {"seat": 0, "partner": 2, "resource": "wood", "wanted": "food"}
    assert english.say("event-resources-exchanged", params) == "Player 1 gives 1 wood to Player 3 for 1 food."


def test_what_is_left_out_needs_no_words(english: Texts) -> None:
    assert english.say("option-territory", {"territory": "T05.b"}) == "Runebakk"
    moved = {"seat": 0, "units": 2, "source": "T05.b", "target": "X1.c", "moves": 1}
    assert english.say("event-units-moved", moved) == "Player 1 moves 2 units from Runebakk to X1.c."
    text = english.say("event-units-moved", {**moved, "kaija": True})
    assert text == "Player 1 moves 2 units and Kaija from Runebakk to X1.c."
    text = english.say("event-units-moved", {**moved, "units": 0, "kaija": True, "moves": 2})
    assert text == "Player 1 moves Kaija from Runebakk to X1.c (2 moves)."


def test_lands_are_called_by_name(english: Texts) -> None:
    pushed = {"type": "units_moved", "seat": 0, "source": "S0.a", "target": "X1.a", "units": 1}
    assert all(name in english.event(pushed) for name in ("Hrafnvik", "X1.a"))
    assert Texts(longhall.game("northgard"), "uk").name("territory", "S0.a") == "Храфнвік"
    for unknown in ("S0.e", "S0", "S0.a.1", "s0.a", ""):
        assert english.name("territory", unknown) == unknown


def test_slots_are_called_by_what_fits_on_them_and_counted_only_where_there_are_several(english: Texts) -> None:
    slot = {"building": "silo", "territory": "S0.a"}
    assert english.say("option-slot", {**slot, "kind": "large", "number": 0}) == "Large slot in Hrafnvik"
    assert english.say("option-slot", {**slot, "kind": "stone", "number": 2}) == "Small slot with a stone 2 in Hrafnvik"
    assert english.name("slot", "T05.b.2") == "2 (Runebakk)"


def test_rules_tell_why_units_are_lost(english: Texts) -> None:
    event = {"type": "units_lost", "seat": 1, "territory": "T05.b", "units": 1}
    assert "cannot retreat" in english.event({**event, "rule": "NG-BATTLE-18"})
    assert english.event({**event, "rule": "NG-SPECIAL-01"}) == "1 of Player 2’s units is removed from Runebakk."


def test_whoever_plays_against_one_is_an_opponent() -> None:
    """As in the rules of the game."""
    lines = [
        line for path in (FOLDER / "en" / "northgard").glob("*.ftl") for line in path.read_text("utf-8").split("\n")
    ]
    assert not [line for line in lines if re.search(r"(?<!-)\brivals?\b", line, re.IGNORECASE)]


def test_who_knows_more_is_told_more(english: Texts) -> None:
    event = {"type": "cards_drawn", "rule": "NG-START-01", "seat": 0, "count": 2}
    assert english.event(event) == "Player 1 draws 2 cards."
    assert english.event({**event, "cards": ["feast", "move"]}) == "Player 1 draws Feast and Move."


@pytest.mark.parametrize("language", languages())
def test_every_language_says_everything(language: str) -> None:
    """In English if need be."""
    assert "⟦" not in Texts(longhall.game("northgard"), language).say("refusal-move-rough", {"left": 1})


def test_refusals_tell_what_is_needed(english: Texts) -> None:
    expected = "Crossing a rough border takes two moves; only one is left."
    assert english.say("refusal-move-rough", {"left": 1}) == expected
