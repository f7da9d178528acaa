"""Clan cards beyond the common actions: Goat, Raven, Stag, Wolf. Bear and Snake have files of their own."""

from __future__ import annotations

import pytest

from tests.games.northgard.card_play import hand, is_flash, land, play, tile_pile
from tests.games.northgard.table import PURPLE, RED, TWO, TWO_CASUALTIES, YELLOW, Table, table

SPECIAL = pytest.mark.rule("NG-SPECIAL-01")


# Goat: Teamwork, Resourceful People


@SPECIAL
def test_goat_1_gives_two_different_basic_actions_in_any_order() -> None:
    for first, second in (("recruit", "build"), ("build", "recruit")):
        t = land().units(RED, "S0.d", 1).resources(RED, wood=2).pile("T13")
        steps = {"recruit": ["recruit", "territory:S0.d"], "build": ["build", "building:silo", "slot:T21.a.1"]}
        play(t, "goat_1")
        assert t.decision == (RED, "next_basic")
        assert t.keys == ["recruit", "move", "explore", "build"]  # and none of them is no way to begin
        t.choose(*steps[first])
        assert t.keys == [word for word in ("recruit", "move", "explore", "build") if word != first] + ["done"]
        t.choose(*steps[second])
        assert (t.units_in("S0.d"), t.buildings("S0.d")) == ((RED, 2), ["silo"])
        assert not is_flash(t)


@SPECIAL
def test_goat_1_may_stop_after_one_action() -> None:
    t = land().units(RED, "S0.d", 1).pile("T13")
    play(t, "goat_1", "recruit", "territory:S0.d", "done")
    assert t.decision == (RED, "play_card")


@SPECIAL
def test_goat_1_offers_what_the_first_action_made_possible() -> None:
    """Without units there is nothing to move before somebody is recruited."""
    t = land().pile("T13")
    play(t, "goat_1")
    assert t.keys == ["recruit"]
    assert {refusal.key for refusal in t.match.refusals()} == {"move", "explore", "build"}
    t.choose("recruit", "territory:S0.a")
    assert t.keys == ["move", "explore", "done"]


@SPECIAL
def test_goat_1_fights_the_battle_of_the_first_action_before_the_second() -> None:
    t = land().units(RED, "S0.d", 3).units(PURPLE, "S0.b", 1).pile("T13")
    play(t, "goat_1", "move", "territory:S0.d", "territory:S0.b", "count:3", outcomes=[TWO_CASUALTIES, TWO])
    assert t.units_in("S0.b") == (RED, 3)
    assert t.decision == (RED, "next_basic")
    t.choose("recruit", "territory:S0.b")  # in the land just won
    assert t.units_in("S0.b") == (RED, 4)


@SPECIAL
def test_goat_2_draws_two_and_for_any_three_resources_a_third() -> None:
    t = land().units(RED, "S0.d", 1).resources(RED, food=2, wood=1, lore=1)
    t.draw_pile(RED, "move", "build", "explore", "recruit")
    play(t, "goat_2")
    assert t.decision == (RED, "pay_for_more")
    assert hand(t) == ["build", "move"]
    assert t.keys == ["give:2,1,0", "give:2,0,1", "give:1,1,1", "pass"]
    t.choose("give:1,1,1")
    assert t.stock(RED) == {"food": 1, "wood": 0, "lore": 0}
    assert hand(t) == ["build", "explore", "move"]
    assert not is_flash(t)


@SPECIAL
def test_goat_2_may_do_without_or_has_to() -> None:
    t = land().resources(RED, food=3).draw_pile(RED, "move", "build", "explore")
    play(t, "goat_2", "pass")
    assert (hand(t), t.stock(RED)["food"]) == (["build", "move"], 3)
    t = land().resources(RED, food=2).draw_pile(RED, "move", "build", "explore")
    play(t, "goat_2")
    assert t.decision == (RED, "play_card")
    t = land().resources(RED, food=3).draw_pile(RED, "move", "build").discard_pile(RED)
    play(t, "goat_2")
    assert t.decision == (RED, "play_card")  # nothing left to draw


@SPECIAL
@pytest.mark.rule("NG-DRAW-05")
def test_goat_2_is_a_draw_of_two_which_needs_two_cards() -> None:
    """The third card comes on top of the two; it cannot be bought without them."""
    t = land().resources(RED, food=3).draw_pile(RED, "move").discard_pile(RED)
    t.begin_turn(RED, ["goat_2", "feast"]).choose("play")
    assert t.refusal("card:goat_2").rule == "NG-DRAW-05"


# Raven: Raiding Party, Raven Mercenaries


@SPECIAL
def test_raven_1_removes_an_enemy_unit_anywhere_for_a_resource_shown_there() -> None:
    """S0.d shows food and has a Lodge; Red stands far away."""
    t = land(seats=3).units(RED, "T11.a", 1).units(PURPLE, "S0.d", 2).units(YELLOW, "S0.a", 1)
    t.building("lodge", "S0.d")
    play(t, "raven_1")
    assert t.keys == ["territory:S0.a", "territory:S0.d"]
    assert t.refusal("territory:T11.a").message == "refusal-victim-none"
    t.choose("territory:S0.d")
    assert (t.units_in("S0.d"), t.s.reserve[PURPLE]) == ((PURPLE, 1), 13)
    assert (t.decision, t.keys) == ((RED, "loot"), ["take:food", "take:wood"])
    t.choose("take:wood")
    assert (t.stock(RED), sum(t.stock(PURPLE).values())) == ({"food": 0, "wood": 1, "lore": 0}, 0)
    assert is_flash(t)


@SPECIAL
def test_raven_1_without_resources_there_gains_none_and_empties_the_territory() -> None:
    t = land().units(RED, "T11.a", 1).units(PURPLE, "S0.a", 1)
    play(t, "raven_1", "territory:S0.a")
    assert t.units_in("S0.a") == (-1, 0)
    assert t.decision == (RED, "play_card")


@SPECIAL
def test_raven_1_needs_an_enemy_unit() -> None:
    t = land().units(RED, "T11.a", 1)
    t.begin_turn(RED, ["raven_1", "feast"]).choose("play")
    assert t.refusal("card:raven_1").message == "refusal-play-no-enemy"


@SPECIAL
def test_raven_2_recruits_two_in_one_neutral_territory_and_a_third_for_two_resources() -> None:
    t = land().units(RED, "S0.d", 1).units(PURPLE, "S0.b", 1).resources(RED, food=1, lore=1)
    play(t, "raven_2")
    assert t.keys == ["territory:S0.a", "territory:S0.c", "territory:T21.b", "territory:T11.a"]
    assert {t.refusal(f"territory:{name}").rule for name in ("S0.b", "S0.d")} == {"NG-RECRUIT-02", "NG-SPECIAL-01"}
    t.choose("territory:T11.a")
    assert t.keys == ["territory:T11.a", "done"]  # the second in the same one
    t.choose("territory:T11.a")
    assert t.decision == (RED, "pay_for_more")
    assert t.keys == ["give:1,0,1", "pass"]
    t.choose("give:1,0,1")
    assert (t.units_in("T11.a"), sum(t.stock(RED).values())) == ((RED, 3), 0)
    assert not is_flash(t)


@SPECIAL
def test_raven_2_may_do_without_the_third_or_has_to() -> None:
    t = land().units(RED, "S0.d", 1).resources(RED, food=2)
    play(t, "raven_2", "territory:S0.a", "territory:S0.a", "pass")
    assert (t.units_in("S0.a"), t.stock(RED)["food"]) == ((RED, 2), 2)
    t = land().units(RED, "S0.d", 1).resources(RED, food=1)
    play(t, "raven_2", "territory:S0.a", "territory:S0.a")
    assert t.decision == (RED, "play_card")
    t = land().units(RED, "S0.d", 12).resources(RED, food=2)
    play(t, "raven_2", "territory:S0.a", "territory:S0.a")
    assert t.decision == (RED, "play_card")  # the reserve is empty


@SPECIAL
@pytest.mark.rule("NG-AMB-12")
def test_raven_2_cannot_be_played_without_neutral_land() -> None:
    """Also not when another card has recruited before."""
    t = table().units(RED, "S0.d", 1).resources(RED, food=2)
    for name in ("S0.a", "S0.b", "S0.c"):
        t.units(PURPLE, name, 1)
    t.begin_turn(RED, ["raven_2", "e03"]).choose("play")
    assert t.keys == ["card:e03"]
    t.choose("card:e03", "territory:S0.d")
    assert t.decision == (RED, "play_card")
    assert t.refusal("card:raven_2").rule == "NG-RECRUIT-02"


# Stag: Stag Clan, Glory of the Clan, Annexation


def mustering() -> Table:
    """Red in S0.c and beyond the rough border in T14.b, in S0.d and, not adjacent to S0.c, in S0.a."""
    t = table().tiles("T14@0,1,0").units(RED, "S0.c", 1).units(RED, "T14.b", 2)
    return t.units(RED, "S0.d", 1).units(RED, "S0.a", 1)


@SPECIAL
def test_stag_0_recruits_and_calls_a_neighbour() -> None:
    t = mustering()
    play(t, "stag_0", "territory:S0.c")
    assert t.decision == (RED, "muster")
    assert t.keys == ["territory:S0.d", "territory:T14.b", "pass"]
    t.choose("territory:T14.b")  # rough or not
    assert (t.units_in("S0.c"), t.units_in("T14.b")) == ((RED, 3), (RED, 1))
    assert is_flash(t)


@SPECIAL
def test_stag_0_may_leave_it_or_empty_a_territory() -> None:
    t = mustering()
    play(t, "stag_0", "territory:S0.c", "pass")
    assert t.units_in("S0.c") == (RED, 2)
    t = mustering()
    play(t, "stag_0", "territory:S0.c", "territory:S0.d")
    assert (t.units_in("S0.c"), t.units_in("S0.d")) == ((RED, 3), (-1, 0))


@SPECIAL
def test_stag_0_without_a_neighbour_only_recruits() -> None:
    t = land().units(RED, "S0.d", 1).units(PURPLE, "S0.b", 1)
    play(t, "stag_0", "territory:S0.d")
    assert t.decision == (RED, "play_card")


@SPECIAL
@pytest.mark.rule("NG-AMB-12")
@pytest.mark.rule("NG-COMP-02")
def test_stag_0_cannot_be_played_with_an_empty_reserve() -> None:
    """Nobody is recruited, so there is no territory to join; also not when another card has recruited before."""
    t = land().units(RED, "S0.d", 12).units(RED, "S0.a", 1)
    t.begin_turn(RED, ["stag_0", "e03"]).choose("play", "card:e03", "territory:S0.d")
    assert t.s.reserve[RED] == 0
    assert t.refusal("card:stag_0").rule == "NG-COMP-02"


@SPECIAL
@pytest.mark.rule("NG-CREATURE-BEAR")
def test_stag_0_calls_nobody_out_of_a_brown_bears_territory() -> None:
    t = land(creatures=True).units(RED, "S0.c", 1).units(RED, "S0.d", 2).units(RED, "S0.b", 1)
    t.creature("bear_1", "S0.d")
    play(t, "stag_0", "territory:S0.c")
    assert t.keys == ["territory:S0.b", "pass"]


@SPECIAL
def test_stag_1_builds_first_and_collects_with_the_new_building() -> None:
    t = land().units(RED, "S0.d", 1).units(RED, "T11.a", 1).resources(RED, wood=1)
    play(t, "stag_1")
    assert t.decision == (RED, "glory")
    t.choose("pass", "building:silo", "slot:T21.a.1")
    assert t.stock(RED) == {"food": 2, "wood": 0, "lore": 0}  # of S0.d only
    assert not is_flash(t)


@SPECIAL
def test_stag_1_collects_first_and_pays_with_it() -> None:
    """Red has no wood, T11.a shows one."""
    t = land().units(RED, "T11.a", 1).units(RED, "S0.d", 1)
    play(t, "stag_1")
    assert t.keys == ["territory:T11.a"]  # the only way to build anything
    t.choose("territory:T11.a")
    assert t.stock(RED) == {"food": 0, "wood": 1, "lore": 0}
    t.choose("building:tower")
    assert t.keys == ["slot:T11.a.1"]  # in that territory
    assert t.refusal("slot:T21.a.1").message == "refusal-build-elsewhere"
    t.choose("slot:T11.a.1")
    assert (t.buildings("T11.a"), sum(t.stock(RED).values())) == (["tower"], 0)  # collected once
    t.resources(RED, wood=1)
    play(t, "build", "building:silo")
    assert t.keys == ["slot:T21.a.1"]  # the restriction ends with the card


@SPECIAL
@pytest.mark.rule("NG-CREATURE-WOLF")
def test_stag_1_collects_as_in_harvest() -> None:
    """No fame, and beside a Wolf only from buildings."""
    t = land(creatures=True).units(RED, "S0.d", 1).building("altar", "S0.d").resources(RED, wood=1)
    t.creature("wolf_1", "S0.d")
    play(t, "stag_1", "pass", "building:silo", "slot:T21.a.1")
    assert (t.stock(RED)["food"], t.fame_of(RED)) == (1, 0)


@SPECIAL
def test_stag_1_cannot_be_played_where_nothing_can_be_built() -> None:
    t = land().units(RED, "S0.d", 1)  # food, but no wood
    t.begin_turn(RED, ["stag_1", "recruit"]).choose("play")
    assert t.refusal("card:stag_1").message == "refusal-play-build"


@SPECIAL
@pytest.mark.parametrize("order", ["move explore", "explore move"])
def test_stag_2_moves_and_explores_in_either_order(order: str) -> None:
    t = land().units(RED, "S0.d", 2).pile("T13", "T05")
    steps = {"move": ["move", "territory:S0.d", "territory:S0.a", "count:1"], "explore": ["explore", "place:-2,0,0"]}
    t.units(RED, "T21.b", 1)
    play(t, "stag_2")
    assert t.keys == ["move", "explore"]
    first, second = order.split()
    t.choose(*steps[first])
    assert t.keys == [second, "done"]
    t.choose(*steps[second])
    assert t.units_in("S0.a") == (RED, 1)
    assert tile_pile(t) == ["T05"]
    assert is_flash(t)


@SPECIAL
def test_stag_2_explores_from_where_the_move_led_and_fights_before() -> None:
    t = land().units(RED, "S0.d", 3).units(PURPLE, "S0.a", 1).pile("T13")
    play(t, "stag_2", "move", "territory:S0.d", "territory:S0.a", "count:3", outcomes=[TWO_CASUALTIES, TWO])
    assert t.units_in("S0.a") == (RED, 3)
    t.choose("explore", "place:0,-1,0")
    assert t.event("tile_placed")["tile"] == "T13"


@SPECIAL
def test_stag_2_may_be_played_for_its_explore_alone() -> None:
    t = land().units(RED, "T21.b", 1).units(RED, "S0.d", 2).pile("T13", "T05")
    play(t, "stag_2", "explore", "place:-2,0,0", "done")
    assert t.all_events("units_moved") == []
    assert t.decision == (RED, "play_card")


# Wolf: Plunder


@SPECIAL
@pytest.mark.rule("NG-AMB-12")
def test_wolf_1_may_be_played_for_its_draw_alone() -> None:
    """Nobody next door to take a unit from."""
    t = land().units(RED, "S0.d", 1).units(PURPLE, "T11.a", 1).draw_pile(RED, "build")
    play(t, "wolf_1")
    assert hand(t) == ["build"]
    assert t.all_events("units_lost") == []


@SPECIAL
def test_wolf_1_removes_a_unit_next_door_and_draws() -> None:
    """T14.b is adjacent to S0.c over a rough border; S0.a is not adjacent."""
    t = table().tiles("T14@0,1,0").units(RED, "S0.c", 1).units(PURPLE, "T14.b", 1).units(PURPLE, "S0.a", 1)
    t.units(PURPLE, "S0.b", 2).draw_pile(RED, "build")
    play(t, "wolf_1")
    assert t.keys == ["territory:S0.b", "territory:T14.b"]
    assert t.refusal("territory:S0.a").message == "refusal-victim-far"
    t.choose("territory:T14.b")
    assert (t.units_in("T14.b"), t.s.reserve[PURPLE]) == ((-1, 0), 11)
    assert hand(t) == ["build"]
    assert is_flash(t)
