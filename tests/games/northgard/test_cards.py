"""What cards say: basic actions, the wild card, Draw and Special, and exceptions to the rules. [NG-CARD]"""

from __future__ import annotations

import pytest

from longhall.games.northgard.content import CARD_KINDS
from tests.games.northgard.table import PURPLE, RED, Table, table


def land() -> Table:
    """Red controls S0.d+T21.a (one small slot) and S0.a, and can do everything: recruit, move, explore, build."""
    t = table().tiles("T21@-1,0,2").pile("T10", "T02")
    return t.units(RED, "S0.d", 2).units(RED, "S0.a", 1).resources(RED, wood=1)


@pytest.mark.rule("NG-CARD-01")
def test_a_card_without_text_follows_the_rules() -> None:
    t = land().play(RED, "a23", "territory:S0.d", "territory:S0.a")  # Recruit 2 may be split
    assert (t.units_in("S0.d"), t.units_in("S0.a")) == ((RED, 3), (RED, 2))


@pytest.mark.rule("NG-CARD-01")
def test_the_text_of_a_card_is_an_exception_to_its_action() -> None:
    t = land().play(RED, "e07", "territory:S0.d")  # Recruitment: Recruit 2, both in one territory
    assert t.keys == ["territory:S0.d", "done"]
    refused = t.refusal("territory:S0.a")
    assert (refused.rule, refused.message) == ("NG-SPECIAL-01", "refusal-recruit-same")
    t.choose("territory:S0.d")
    assert (t.units_in("S0.d"), t.units_in("S0.a")) == ((RED, 4), (RED, 1))


@pytest.mark.rule("NG-CARD-01")
def test_several_icons_are_resolved_one_after_another() -> None:
    """Carpentry Mastery is two builds; each pays and takes a slot of its own."""
    t = table().tiles("T21@-1,0,2", "T10@0,1,0").units(RED, "S0.d", 1).units(RED, "S0.c", 1).resources(RED, wood=2)
    t.play(RED, "a11", "building:silo", "slot:T21.a.1")
    assert t.decision == (RED, "build")
    t.choose("building:tower", "slot:T10.a.1")
    assert (t.buildings("S0.d"), t.buildings("S0.c")) == (["silo"], ["tower"])
    assert t.stock(RED)["wood"] == 0


@pytest.mark.rule("NG-CARD-02")
@pytest.mark.parametrize(
    ("card", "decision"),
    [("recruit", "recruit"), ("move", "move_from"), ("explore", "explore_place"), ("build", "build")],
)
def test_each_starting_card_is_one_basic_action(card: str, decision: str) -> None:
    assert land().play(RED, card).decision == (RED, decision)


@pytest.mark.rule("NG-CARD-02")
@pytest.mark.parametrize(
    ("action", "decision"),
    [("recruit", "recruit"), ("move", "move_from"), ("explore", "explore_place"), ("build", "build")],
)
@pytest.mark.parametrize("card", ["feast", "e11"])
def test_feast_is_any_one_of_the_four(card: str, action: str, decision: str) -> None:
    t = land().play(RED, card)
    assert t.decision == (RED, "basic_action")
    assert t.keys == ["recruit", "move", "explore", "build"]
    t.choose(action)
    assert t.decision == (RED, decision)


@pytest.mark.rule("NG-CARD-02")
def test_feast_is_one_action_of_the_strength_of_a_starting_card() -> None:
    t = land().play(RED, "feast", "recruit", "territory:S0.a")
    assert t.units_in("S0.a") == (RED, 2)
    assert t.decision == (RED, "play_card")  # one unit, and nothing else
    t = land().play(RED, "feast", "move", "territory:S0.d", "territory:S0.c", "count:1")
    assert t.decision == (RED, "play_card")  # one move


@pytest.mark.rule("NG-CARD-02")
def test_feast_offers_what_is_possible() -> None:
    t = table().pile().units(RED, "S0.a", 1).play(RED, "feast")  # no wood, no slot, no tiles
    assert t.keys == ["recruit", "move"]
    assert t.refusal("explore").rule == "NG-EXPLORE-08"
    assert t.refusal("build").rule == "NG-BUILD-02"


@pytest.mark.rule("NG-CARD-03")
def test_starting_cards_have_basic_actions_only_and_others_add_to_them() -> None:
    cards = table().s.content.cards
    starting = {effect.op for card in cards if CARD_KINDS[card.kind] == "starting" for effect in card.effects}
    assert starting == {"recruit", "move", "explore", "build", "basic"}
    for kind in ("clan", "early", "advanced"):
        added = {effect.op for card in cards if CARD_KINDS[card.kind] == kind for effect in card.effects} - starting
        assert "draw" in added
        assert len(added) > 1


@pytest.mark.rule("NG-CARD-03")
def test_a_draw_card_and_a_special_card() -> None:
    t = land().draw_pile(RED, "move", "build", "feast").discard_pile(RED, "explore")
    t.play(RED, "e08")  # Market Place: draw 2
    assert t.ids(t.s.hand[RED]) == ["move", "build"]
    t.choose("done")
    assert t.decision[0] == PURPLE
    t.play(RED, "e01")  # Negotiation: a card of the own discard pile, or draw 1
    assert t.keys == ["way:take_discard", "way:draw"]
    t.choose("way:take_discard", "card:explore")
    assert t.ids(t.s.hand[RED]) == ["explore"]
