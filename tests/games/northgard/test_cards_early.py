"""The early development cards that use the common actions, one by one."""

from __future__ import annotations

import pytest

from tests.games.northgard.card_play import draw_pile, hand, is_flash, land, play, tile_in_hand, tile_pile
from tests.games.northgard.table import (
    ONE_AND_CASUALTY,
    PURPLE,
    RED,
    THREE,
    TWO,
    TWO_CASUALTIES,
    YELLOW,
    table,
)

CARD = pytest.mark.rule("NG-CARD-01")
SPECIAL = pytest.mark.rule("NG-SPECIAL-01")


@SPECIAL
def test_e01_negotiation_takes_a_discarded_card() -> None:
    t = land().units(RED, "S0.a", 1).draw_pile(RED, "move").discard_pile(RED, "build", "explore")
    play(t, "e01", "way:take_discard", "card:explore")
    assert hand(t) == ["explore"]
    assert t.ids(t.s.discard[RED]) == ["build"]
    assert draw_pile(t) == ["move"]
    assert not is_flash(t)


@SPECIAL
def test_e01_negotiation_or_draws_one() -> None:
    t = land().units(RED, "S0.a", 1).draw_pile(RED, "move", "recruit").discard_pile(RED, "build")
    play(t, "e01", "way:draw")
    assert hand(t) == ["move"]
    assert t.ids(t.s.discard[RED]) == ["build"]


@CARD
def test_e02_scouts() -> None:
    t = land().units(RED, "S0.a", 1).pile("T12", "T15")
    play(t, "e02", "place:0,-1,0")
    assert t.event("tile_placed")["tile"] == "T12"
    assert is_flash(t)


@CARD
def test_e03_town_hall() -> None:
    t = land().units(RED, "S0.a", 1)
    play(t, "e03", "territory:S0.a")
    assert t.units_in("S0.a") == (RED, 2)
    assert is_flash(t)


@CARD
def test_e04_merchant() -> None:
    t = land().units(RED, "S0.a", 1).draw_pile(RED, "move", "build", "recruit", "explore").discard_pile(RED)
    play(t, "e04", "card:build", "card:move")
    assert hand(t) == ["recruit"]
    assert t.ids(t.s.discard[RED]) == ["build", "move"]
    assert draw_pile(t) == ["explore"]
    assert not is_flash(t)


@CARD
def test_e05_militia() -> None:
    t = land().units(RED, "S0.a", 1)
    play(t, "e05", "territory:S0.a", "territory:S0.b", "count:1", "territory:S0.b", "territory:S0.c", "count:1")
    assert t.units_in("S0.c") == (RED, 1)
    assert is_flash(t)


@CARD
def test_e06_improved_villager_tools() -> None:
    t = land().units(RED, "S0.d", 1).resources(RED, wood=2)
    play(t, "e06", "building:lodge", "slot:T21.a.1")
    assert t.buildings("S0.d") == ["lodge"]
    assert t.stock(RED)["wood"] == 1  # the full price
    assert is_flash(t)


@SPECIAL
def test_e07_recruitment_places_both_units_in_one_territory() -> None:
    t = land().units(RED, "S0.a", 1).units(RED, "S0.b", 1)
    play(t, "e07", "territory:S0.b")
    assert t.keys == ["territory:S0.b", "done"]
    refusal = t.refusal("territory:S0.a")
    assert (refusal.rule, refusal.message) == ("NG-SPECIAL-01", "refusal-recruit-same")
    t.choose("territory:S0.b")
    assert t.units_in("S0.b") == (RED, 3)
    assert not is_flash(t)


@SPECIAL
def test_e07_recruitment_with_a_training_camp() -> None:
    t = land().units(RED, "S0.d", 1).building("camp", "S0.d")
    play(t, "e07", "territory:S0.d", "territory:S0.d")
    assert t.units_in("S0.d") == (RED, 1 + 2 + 1)


@CARD
def test_e08_market_place() -> None:
    t = land().units(RED, "S0.a", 1).draw_pile(RED, "move", "build", "recruit")
    play(t, "e08")
    assert hand(t) == ["build", "move"]
    assert not is_flash(t)


@SPECIAL
def test_e09_mercenary_may_settle_neutral_land() -> None:
    t = land().units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1)
    play(t, "e09")
    assert t.keys == ["territory:S0.a", "territory:S0.c", "territory:S0.d", "territory:T21.b", "territory:T11.a"]
    refusal = t.refusal("territory:S0.b")
    assert (refusal.rule, refusal.message) == ("NG-RECRUIT-02", "refusal-recruit-enemy")
    t.choose("territory:T11.a")
    assert t.units_in("T11.a") == (RED, 1)
    assert not is_flash(t)


@SPECIAL
def test_e09_mercenary_may_stay_at_home() -> None:
    t = land().units(RED, "S0.a", 1)
    play(t, "e09", "territory:S0.a")
    assert t.units_in("S0.a") == (RED, 2)


@SPECIAL
def test_e10_intimidate_pushes_one_defender_aside() -> None:
    t = land().units(RED, "S0.d", 4).units(PURPLE, "S0.b", 2).units(PURPLE, "S0.c", 1)
    play(t, "e10", "territory:S0.d", "territory:S0.b", "count:3", "done")
    assert t.decision == (RED, "push_defender")
    assert t.match.decision is not None
    assert t.match.decision.context == {"source": "S0.b"}  # the question says whom it is about
    # neutral or Purple's and adjacent; not S0.d, where Red has stayed
    assert t.keys == ["territory:S0.a", "territory:S0.c", "territory:T11.a", "pass"]
    t.choose("territory:S0.c", outcomes=[TWO, TWO])
    assert t.units_in("S0.c") == (PURPLE, 2)
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (3 + 2, 1 + 2)  # the pushed unit does not fight
    t.choose("territory:S0.a")  # Purple's last unit retreats
    assert t.units_in("S0.b") == (RED, 3)
    assert not is_flash(t)


@SPECIAL
def test_e10_intimidate_may_be_left_unused() -> None:
    t = land().units(RED, "S0.d", 4).units(PURPLE, "S0.b", 2)
    play(t, "e10", "territory:S0.d", "territory:S0.b", "count:3", "done")
    t.choose("pass", outcomes=[TWO, TWO])
    assert t.event("battle_decided")["defence"] == 2 + 2


@SPECIAL
def test_e10_intimidate_takes_a_territory_whose_last_defender_is_pushed_out() -> None:
    t = land().units(RED, "S0.d", 1).units(PURPLE, "S0.b", 1).building("tower", "S0.b")
    play(t, "e10", "territory:S0.d", "territory:S0.b", "count:1", "done", "territory:T11.a")
    assert t.all_events("battle_decided") == []
    assert t.units_in("S0.b") == (RED, 1)  # no battle: the tower cost nothing
    assert t.units_in("T11.a") == (PURPLE, 1)


@SPECIAL
def test_e10_intimidate_works_in_each_battle_but_not_towards_another_one() -> None:
    t = land().units(RED, "S0.d", 6).units(PURPLE, "S0.b", 2).units(PURPLE, "S0.c", 2)
    play(t, "e10", "territory:S0.d", "territory:S0.b", "count:3", "territory:S0.d", "territory:S0.c", "count:3")
    t.choose("territory:S0.b")  # this battle first
    assert "territory:S0.c" not in t.keys  # Purple's, but a battle is due there
    assert "territory:S0.d" in t.keys  # all of Red have left: neutral
    t.choose("territory:T11.a", outcomes=[TWO, TWO])
    t.choose("territory:S0.a")
    assert t.decision == (RED, "push_defender")


@pytest.mark.rule("NG-CARD-02")
def test_e11_feast_is_one_basic_action_of_the_players_choice() -> None:
    t = land().units(RED, "S0.d", 2).resources(RED, wood=1).pile("T12")
    play(t, "e11")
    assert t.keys == ["recruit", "move", "explore", "build"]
    t.choose("move", "territory:S0.d", "territory:S0.a", "count:1")
    assert t.units_in("S0.a") == (RED, 1)
    assert not is_flash(t)


@SPECIAL
def test_e12_scout_camp_may_put_the_drawn_tile_to_the_bottom_once() -> None:
    t = land().units(RED, "S0.a", 1).pile("T12", "T15", "T16")
    play(t, "e12")
    assert "redraw" in t.keys
    t.choose("redraw")
    assert tile_in_hand(t) == "T15"
    assert "redraw" not in t.keys
    assert tile_pile(t) == ["T16", "T12"]
    t.choose("place:0,-1,0")
    assert t.event("tile_placed")["tile"] == "T15"
    assert not is_flash(t)


@SPECIAL
def test_e12_scout_camp_may_keep_the_first_tile() -> None:
    t = land().units(RED, "S0.a", 1).pile("T12", "T15")
    play(t, "e12", "place:0,-1,0")
    assert t.event("tile_placed")["tile"] == "T12"
    assert tile_pile(t) == ["T15"]


@SPECIAL
def test_e12_scout_camp_has_nothing_to_swap_the_last_tile_for() -> None:
    t = land().units(RED, "S0.a", 1).pile("T12")
    play(t, "e12")
    assert "redraw" not in t.keys


@SPECIAL
def test_e13_shieldbearers_cancel_one_casualty_of_each_battle() -> None:
    t = land(seats=3).units(RED, "S0.d", 8).units(PURPLE, "S0.b", 1).units(YELLOW, "S0.c", 1)
    t.building("tower", "S0.c")
    play(t, "e13", "territory:S0.d", "territory:S0.b", "count:4", "territory:S0.d", "territory:S0.c", "count:4")
    t.choose("territory:S0.b", outcomes=[TWO, TWO_CASUALTIES])
    assert t.event("battle_decided")["attackers_lost"] == 1  # two by the die
    t.choose("territory:S0.a", outcomes=[TWO, ONE_AND_CASUALTY])
    assert t.event("battle_decided")["attackers_lost"] == 1  # one by the die and one by the tower
    t.choose("territory:S0.d")
    assert not is_flash(t)


@SPECIAL
@pytest.mark.parametrize(("roll", "lost"), [(TWO, 0), (ONE_AND_CASUALTY, 0), (TWO_CASUALTIES, 1)])
def test_e13_shieldbearers_protect_the_attackers_only(roll: list[int], lost: int) -> None:
    t = land().units(RED, "S0.d", 4).units(PURPLE, "S0.b", 3)
    play(t, "e13", "territory:S0.d", "territory:S0.b", "count:4", "done", outcomes=[ONE_AND_CASUALTY, roll])
    decided = t.event("battle_decided")
    assert (decided["attackers_lost"], decided["defenders_lost"]) == (lost, 1)
    assert decided["attack"] == 4 + 1  # no points by it


@CARD
def test_e14_bodyguard() -> None:
    t = land().units(RED, "S0.d", 3).units(PURPLE, "S0.b", 3)
    play(t, "e14", "territory:S0.d", "territory:S0.b", "count:3", outcomes=[THREE, THREE])
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (3 + 1 + 3, 3 + 3)
    assert decided["defenders_lost"] == 0
    t.choose("territory:S0.a", "count:3")
    assert is_flash(t)


@SPECIAL
def test_e15_simple_living_makes_small_buildings_free() -> None:
    t = land().units(RED, "S0.d", 1)
    play(t, "e15", "building:silo", "slot:T21.a.1")
    assert t.buildings("S0.d") == ["silo"]
    assert t.stock(RED)["wood"] == 0  # not below nothing
    assert not is_flash(t)


@SPECIAL
@pytest.mark.parametrize("wood", [1, 2])
def test_e15_simple_living_takes_one_wood_off_large_buildings(wood: int) -> None:
    t = land().units(RED, "S0.b", 1).units(RED, "S0.d", 1).resources(RED, wood=wood)
    play(t, "e15")
    if wood == 1:
        assert t.refusal("building:forge").rule == "NG-BUILD-02"
    else:
        t.choose("building:forge", "slot:T11.b.1")
        assert t.stock(RED)["wood"] == 0


def test_every_early_card_of_the_common_actions_is_tested_here() -> None:
    content = table().s.content
    common = {"recruit", "move", "explore", "build", "draw", "gain", "basic", "choose", "take_discard"}
    early = [card for card in content.cards if card.id.startswith("e") and card.id[1:].isdigit()]
    ids = [card.id for card in early if all(effect.op in common for effect in card.effects)]
    assert ids == [f"e{number:02}" for number in range(1, 16)]
    for card in ids:
        assert any(name.startswith(f"test_{card}_") for name in globals()), card
