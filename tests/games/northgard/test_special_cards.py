"""The special development cards one by one: Flash or not, and the fame they bring at the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.northgard.card_play import is_flash, land
from tests.games.northgard.special_play import three, why
from tests.games.northgard.table import PURPLE, RED, TWO, YELLOW, Table, table

# id, Flash, fame: the component tables 4.4 and 4.5
CARDS = [
    ("e10", False, 0),
    ("e16", False, 0),
    ("a01", False, 2),
    ("a03", False, 0),
    ("a05", False, 3),
    ("a06", False, 3),
    ("a07", False, 0),
    ("a10", False, 0),
    ("a12", True, 2),
    ("a17", False, 2),
    ("a22", False, 0),
    ("a24", False, 2),
    ("a26", True, 3),
    ("a30", True, 2),
    ("a35", True, 3),
    ("a36", False, 2),
]
IDS = [card[0] for card in CARDS]


def board() -> Table:
    """Every special card finds something to do."""
    t = three().row("e01", "e02", "e03").resources(RED, wood=1).draw_pile(RED, "move", "move")
    t.hand(PURPLE, "move").hand(YELLOW, "move").active_area(PURPLE, "a25")
    t.s.played[RED] = t.cards("a02")
    return t


MOVE = ["territory:S0.d", "territory:S0.a", "count:1", "done"]
KEYS = {
    "e10": MOVE,
    "e16": ["card:e01"],
    "a01": ["seat:1", "card:move"],
    "a03": MOVE,
    "a05": ["building:silo", "slot:T21.a.1", "pass"],
    "a07": ["card:a25"],
    "a10": MOVE[:-1],
    "a12": [],
    "a17": ["card:move", "card:move"],
    "a22": MOVE,
    "a24": ["building:silo", "territory:S0.d"],
    "a26": ["territory:S0.b", "territory:T11.a", "count:1"],
    "a30": ["card:a02"],
    "a35": ["territory:S0.b", "territory:S0.d"],
    "a36": ["way:draw"],
}


@pytest.mark.rule("NG-TURN-04")
@pytest.mark.parametrize(("card", "flash"), [(card, flash) for card, flash, _ in CARDS if card != "a06"])
def test_a_main_card_may_follow_a_flash_card_only(card: str, flash: bool) -> None:
    t = board().begin_turn(RED, [card, "feast"])
    t.choose("play", f"card:{card}", *KEYS[card])
    assert is_flash(t) == flash


@pytest.mark.rule("NG-TURN-04")
@pytest.mark.parametrize(("card", "flash"), [(card, flash) for card, flash, _ in CARDS if card != "a06"])
def test_after_the_main_card_only_flash_cards_follow(card: str, flash: bool) -> None:
    t = board().begin_turn(RED, ["recruit", card])
    t.choose("play", "card:recruit", "territory:S0.d")
    assert (f"card:{card}" in t.keys) == flash
    if not flash:
        assert why(t, f"card:{card}") == ("NG-TURN-04", "refusal-play-second-main")


@pytest.mark.rule("NG-TURN-04")
def test_defensive_strategy_is_no_flash_card() -> None:
    t = board()
    assert not t.s.content.cards[t.cards("a06")[0]].flash
    t.begin_turn(RED, ["recruit", "a06"]).choose("play", "card:recruit", "territory:S0.d")
    assert t.keys == ["done"]


@pytest.mark.rule("NG-SCORE-03")
@pytest.mark.parametrize("zone", ["draw", "hand", "active", "discard"])
@pytest.mark.parametrize(("card", "fame"), [(card, fame) for card, _, fame in CARDS])
def test_the_fame_of_a_card_counts_at_the_end_wherever_it_lies(card: str, fame: int, zone: str) -> None:
    t = land().units(RED, "S0.d", 1).units(PURPLE, "S0.b", 1)
    put: dict[str, Callable[..., Table]] = {
        "draw": t.draw_pile,
        "hand": t.hand,
        "active": t.active_area,
        "discard": t.discard_pile,
    }
    for other in put.values():
        other(RED, "move")
    put[zone](RED, "move", card)
    t.year(7).end_year()
    result = t.match.result
    assert result is not None
    assert (result.scores[RED]["cards"], result.scores[RED]["total"]) == (fame, fame)
    assert result.scores[PURPLE]["cards"] == 0


@pytest.mark.rule("NG-SCORE-03")
def test_a_card_removed_from_the_game_brings_no_fame() -> None:
    t = land().units(RED, "S0.d", 1).units(PURPLE, "S0.b", 1).resources(RED, lore=2)
    t.begin_turn(RED, ["a35", "move"]).choose("remove", "card:a35")
    t.year(7).end_year()
    assert t.match.result is not None
    assert t.match.result.scores[RED]["cards"] == 0


@pytest.mark.rule("NG-SCORE-03")
def test_a_copied_card_brings_its_fame_to_its_owner_only() -> None:
    t = board().begin_turn(RED, ["a07"]).choose("play", "card:a07", "card:a25")
    t.year(7).end_year()
    assert t.match.result is not None
    assert [t.match.result.scores[seat]["cards"] for seat in (RED, PURPLE)] == [0, 2]


@pytest.mark.rule("NG-COMP-07")
def test_these_are_all_special_development_cards() -> None:
    """Whatever the common actions alone cannot do, and the moves and builds with an exception of their own."""
    special = set()
    for card in table().s.content.cards:
        parts = [*card.effects, *[part for effect in card.effects for way in effect.options for part in way]]
        own = any(part.op == "bespoke" or part.push or part.either or part.through or part.no_slot for part in parts)
        if card.id[1:].isdigit() and own:
            special.add(card.id)
    assert special == set(IDS)


@pytest.mark.rule("NG-CARD-01")
@pytest.mark.parametrize(("card", "moves"), [("e10", 2), ("a03", 2), ("a22", 3)])
def test_the_special_moves_grant_so_many_moves(card: str, moves: int) -> None:
    t = land().units(RED, "S0.d", 1).begin_turn(RED, [card, "feast"]).choose("play", f"card:{card}")
    for number in range(moves):
        assert t.decision == (RED, "move_from")
        source, target = ("S0.d", "T21.b") if number % 2 == 0 else ("T21.b", "S0.d")
        t.choose(f"territory:{source}", f"territory:{target}", "count:1")
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-BATTLE-06")
@pytest.mark.parametrize("card", ["e10", "a10", "a22"])
def test_the_other_special_moves_add_nothing_in_battle(card: str) -> None:
    """3 + 2 against 2 + 2, as with the plain Move."""
    t = land().units(RED, "S0.d", 3).units(PURPLE, "S0.b", 2).begin_turn(RED, [card])
    t.choose("play", f"card:{card}", "territory:S0.d", "territory:S0.b")
    rest = {"e10": ["count:3", "done", "pass"], "a10": ["count:3"], "a22": ["count:3", "done"]}[card]
    t.choose(*rest, outcomes=[TWO, TWO])
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (5, 4)
    assert (decided["attackers_lost"], decided["defenders_lost"]) == (0, 0)
