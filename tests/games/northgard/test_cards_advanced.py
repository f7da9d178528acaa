"""The advanced development cards that use the common actions, one by one."""

from __future__ import annotations

import pytest

from tests.games.northgard.card_play import draw_pile, hand, is_flash, land, play, tile_pile
from tests.games.northgard.table import PURPLE, RED, TWO, YELLOW, Table, table

CARD = pytest.mark.rule("NG-CARD-01")
SPECIAL = pytest.mark.rule("NG-SPECIAL-01")


def key_ending(t: Table, word: str) -> str:
    return next(key for key in t.keys if key.endswith(word))


# -- resources ---------------------------------------------------------------------------------------------------------


@CARD
@pytest.mark.parametrize(
    ("card", "stock"),
    [
        ("a02", {"food": 1 + 3, "wood": 1, "lore": 1}),
        ("a04", {"food": 1, "wood": 1, "lore": 1 + 2}),
        ("a25", {"food": 1, "wood": 1 + 3, "lore": 1}),
    ],
)
def test_a02_fishing_a04_lore_mastery_a25_wood_monopoly(card: str, stock: dict[str, int]) -> None:
    t = land().units(RED, "S0.a", 1).resources(RED, food=1, wood=1, lore=1)
    play(t, card)
    assert t.stock(RED) == stock
    assert is_flash(t)


# -- moves -------------------------------------------------------------------------------------------------------------


@SPECIAL
@pytest.mark.parametrize(("word", "attack", "lost"), [("point", 3 + 2 + 1, 0), ("casualty", 3 + 2, 1)])
def test_a03_axe_throwers_choose_a_point_or_a_casualty_after_their_roll(word: str, attack: int, lost: int) -> None:
    t = land().units(RED, "S0.d", 3).units(PURPLE, "S0.b", 2)
    play(t, "a03", "territory:S0.d", "territory:S0.b", "count:3", "done", outcomes=[TWO])
    assert t.decision[0] == RED  # before Purple rolls
    assert len(t.keys) == 2
    t.choose(key_ending(t, word), outcomes=[TWO])
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defenders_lost"]) == (attack, lost)
    assert decided["defence"] == 2 + 2
    t.choose("territory:S0.a", *(["count:2"] if lost == 0 else []))
    assert not is_flash(t)


@SPECIAL
def test_a03_axe_throwers_choose_anew_in_each_battle() -> None:
    t = land(seats=3).units(RED, "S0.d", 6).units(PURPLE, "S0.b", 1).units(YELLOW, "S0.c", 1)
    play(t, "a03", "territory:S0.d", "territory:S0.b", "count:3", "territory:S0.d", "territory:S0.c", "count:3")
    t.choose("territory:S0.b", outcomes=[TWO])
    t.choose(key_ending(t, "casualty"), outcomes=[TWO, TWO])  # Purple is wiped out; on to Yellow
    assert t.units_in("S0.b") == (RED, 3)
    assert t.decision[0] == RED
    t.choose(key_ending(t, "point"), outcomes=[TWO])
    assert t.event("battle_decided")["attack"] == 3 + 2 + 1


@CARD
@pytest.mark.parametrize(
    ("card", "moves", "points"), [("a15", 2, 2), ("a27", 4, 0), ("a28", 3, 1), ("a33", 2, 1), ("a22", 3, 0)]
)
def test_a15_a27_a28_a33_a22_moves_and_points(card: str, moves: int, points: int) -> None:
    """Grizzled Warriors, Incursion, Heroic Charge, Warriors, Infiltration."""
    t = land().units(RED, "S0.d", 1)
    play(t, card)
    for number in range(moves):  # to and fro as long as the card lasts
        assert t.decision == (RED, "move_from")
        source, target = ("S0.d", "T21.b") if number % 2 == 0 else ("T21.b", "S0.d")
        t.choose(f"territory:{source}", f"territory:{target}", "count:1")
    assert not is_flash(t)
    t = land().units(RED, "S0.d", 3).units(PURPLE, "S0.b", 3)
    play(t, card, "territory:S0.d", "territory:S0.b", "count:3", "done", outcomes=[TWO, TWO])
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (3 + points + 2, 3 + 2)
    assert (decided["attackers_lost"], decided["defenders_lost"]) == (0, 0)
    assert decided["winner"] == (RED if points else PURPLE)


@SPECIAL
@pytest.mark.rule("NG-MOVE-06")
def test_a22_infiltration_passes_through_enemy_land_without_a_battle() -> None:
    t = land().units(RED, "S0.d", 3).units(PURPLE, "S0.b", 2)
    play(t, "a22", "territory:S0.d", "territory:S0.b", "count:3", "territory:S0.b", "territory:T11.a", "count:3")
    t.choose("done")
    assert t.all_events("battle_began") == []
    assert t.units_in("S0.b") == (PURPLE, 2)
    assert t.raiders_in("S0.b") == (-1, 0)
    assert t.units_in("T11.a") == (RED, 3)
    assert not is_flash(t)


@SPECIAL
def test_a22_infiltration_fights_where_units_stay() -> None:
    t = land(seats=3).units(RED, "S0.d", 4).units(PURPLE, "S0.b", 2).units(YELLOW, "T11.a", 1)
    play(t, "a22", "territory:S0.d", "territory:S0.b", "count:4", "territory:S0.b", "territory:T11.a", "count:3")
    t.choose("done")
    assert t.decision == (RED, "battle_order")
    assert t.keys == ["territory:S0.b", "territory:T11.a"]
    t.choose("territory:S0.b", outcomes=[TWO, TWO])
    began = t.event("battle_began")
    assert (began["attackers"], began["defenders"]) == (1, 2)  # only the one that stayed


@SPECIAL
@pytest.mark.rule("NG-MOVE-04")
def test_a22_infiltration_pays_for_rough_borders() -> None:
    t = table().tiles("T14@0,1,0").units(RED, "S0.b", 2).units(PURPLE, "S0.c", 1)
    play(t, "a22", "territory:S0.b", "territory:S0.c", "count:2", "territory:S0.c", "territory:T14.b", "count:2")
    assert t.units_in("T14.b") == (RED, 2)
    assert t.decision == (RED, "play_card")  # one and two moves


@SPECIAL
@pytest.mark.rule("NG-CREATURE-BEAR-03")
@pytest.mark.parametrize("passes", [False, True])
def test_a22_infiltration_is_held_by_a_brown_bear_unless_units_may_pass_it(passes: bool) -> None:
    t = land(creatures=True, bear_pass_through=passes).units(RED, "S0.d", 3).units(PURPLE, "S0.b", 2)
    t.creature("bear_1", "S0.b")
    play(t, "a22", "territory:S0.d", "territory:S0.b", "count:2")
    assert ("territory:S0.b" in t.keys) == passes
    if not passes:
        refusal = t.refusal("territory:S0.b")
        assert (refusal.rule, refusal.message) == ("NG-CREATURE-BEAR-03", "refusal-move-bear")


# -- recruits ----------------------------------------------------------------------------------------------------------


@SPECIAL
def test_a08_hunters_recruit_one_unit_per_food() -> None:
    """West: food on the tile and a Silo. S0.c+T10.a: food on the tile. S0.a, S0.b: none."""
    t = land().tiles("T10@0,1,0").units(RED, "S0.d", 1).units(RED, "S0.c", 1).units(RED, "S0.a", 1)
    t.building("silo", "S0.d").building("lodge", "S0.c")
    play(t, "a08")
    assert t.keys == ["territory:S0.c", "territory:S0.d"]
    refusal = t.refusal("territory:S0.a")
    assert (refusal.rule, refusal.message) == ("NG-SPECIAL-01", "refusal-recruit-share")
    t.choose("territory:S0.d")
    assert t.units_in("S0.d") == (RED, 1 + 2)
    assert t.keys == ["territory:S0.c", "done"]  # each territory once
    t.choose("territory:S0.c")
    assert t.units_in("S0.c") == (RED, 1 + 1)
    assert not is_flash(t)


@SPECIAL
def test_a08_hunters_with_a_camp_and_a_short_reserve() -> None:
    t = land().tiles("T10@0,1,0").units(RED, "S0.d", 9).units(RED, "S0.c", 1).building("camp", "S0.c")
    play(t, "a08", "territory:S0.c")
    assert t.units_in("S0.c") == (RED, 1 + 1 + 1)
    t = land().tiles("T10@0,1,0").units(RED, "S0.d", 12).units(RED, "S0.c", 1)
    t.begin_turn(RED, ["a08"]).choose("play", "card:a08", "territory:S0.c")  # the last figure goes where Red likes
    assert t.units_in("S0.c") == (RED, 2)
    assert t.decision == (RED, "play_card")


@SPECIAL
def test_a08_hunters_need_food_in_an_own_territory() -> None:
    t = land().units(RED, "S0.a", 1).units(PURPLE, "S0.d", 1)
    t.begin_turn(RED, ["a08", "move"])
    t.choose("play")
    assert t.refusal("card:a08").rule == "NG-RECRUIT-02"


@SPECIAL
def test_a21_woodcutters_recruit_one_unit_per_wood() -> None:
    t = land().units(RED, "T11.a", 1).units(RED, "S0.d", 1).building("lodge", "T11.a")
    play(t, "a21")
    assert t.keys == ["territory:T11.a"]  # S0.d has food
    t.choose("territory:T11.a")
    assert t.units_in("T11.a") == (RED, 1 + 2)
    assert not is_flash(t)


@SPECIAL
def test_a32_loremasters_recruit_one_unit_per_lore() -> None:
    """T20 south: S0.c+T20.a shows food, T20.b lore; the Carved Stone shows lore too."""
    t = land().tiles("T20@0,1,0").units(RED, "S0.c", 1).units(RED, "T20.b", 1).building("stone", "T20.b")
    play(t, "a32")
    assert t.keys == ["territory:T20.b"]
    t.choose("territory:T20.b")
    assert t.units_in("T20.b") == (RED, 1 + 2)
    assert not is_flash(t)


@SPECIAL
@pytest.mark.parametrize("where", ["S0.a", "S0.c"])
def test_a09_outpost_places_two_units_in_one_own_or_neutral_territory(where: str) -> None:
    t = land().units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1)
    play(t, "a09")
    assert t.refusal("territory:S0.b").rule == "NG-RECRUIT-02"
    before = t.units_in(where)[1]
    t.choose(f"territory:{where}")
    assert t.keys == [f"territory:{where}", "done"]
    t.choose(f"territory:{where}")
    assert t.units_in(where) == (RED, before + 2)
    assert not is_flash(t)


@CARD
def test_a23_upgraded_town_hall() -> None:
    t = land().units(RED, "S0.a", 1).units(RED, "S0.b", 1)
    play(t, "a23", "territory:S0.a", "territory:S0.b")
    assert (t.units_in("S0.a"), t.units_in("S0.b")) == ((RED, 2), (RED, 2))
    assert is_flash(t)


@SPECIAL
def test_a31_allies_from_the_wild_come_to_neutral_territories_only() -> None:
    t = land().units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1)
    play(t, "a31")
    assert t.keys == ["territory:S0.c", "territory:S0.d", "territory:T21.b", "territory:T11.a"]
    refusal = t.refusal("territory:S0.a")
    assert (refusal.rule, refusal.message) == ("NG-SPECIAL-01", "refusal-recruit-neutral-only")
    t.choose("territory:T11.a", "territory:T11.a", "territory:S0.c")
    assert t.units_in("T11.a") == (RED, 2)
    assert t.units_in("S0.c") == (RED, 1)
    assert not is_flash(t)


# -- buildings ---------------------------------------------------------------------------------------------------------


@SPECIAL
def test_a11_carpentry_mastery_builds_twice_but_not_two_large_ones() -> None:
    t = land().resources(RED, wood=9)
    for name in ("S0.b", "T21.b", "S0.d", "T11.a"):
        t.units(RED, name, 1)
    play(t, "a11", "building:altar", "slot:T11.b.1")
    refusal = t.refusal("building:forge")
    assert (refusal.rule, refusal.message) == ("NG-SPECIAL-01", "refusal-build-small-only")
    t.choose("building:silo", "slot:T11.a.1")
    assert t.stock(RED)["wood"] == 9 - 3 - 1
    assert not is_flash(t)  # and no third


@SPECIAL
def test_a11_carpentry_mastery_may_begin_with_the_small_building() -> None:
    t = land().units(RED, "S0.b", 1).units(RED, "T21.b", 1).units(RED, "T11.a", 1).resources(RED, wood=4)
    play(t, "a11", "building:tower", "slot:T11.a.1", "building:fortress", "slot:T21.b.1")
    assert (t.buildings("T11.a"), t.buildings("T21.b")) == (["tower"], ["fortress"])
    assert t.stock(RED)["wood"] == 0


@SPECIAL
def test_a11_carpentry_mastery_builds_two_small_ones_or_just_one() -> None:
    t = land().units(RED, "S0.d", 1).units(RED, "T11.a", 1).resources(RED, wood=2)
    play(t, "a11", "building:tower", "slot:T11.a.1")
    assert "done" in t.keys
    t.choose("building:tower", "slot:T21.a.1")
    assert (t.buildings("T11.a"), t.buildings("S0.d")) == (["tower"], ["tower"])


@SPECIAL
def test_a24_amenities_need_no_slot_for_a_small_building() -> None:
    t = land().units(RED, "S0.a", 1).units(RED, "S0.d", 1).resources(RED, wood=3)
    play(t, "a24", "building:stone")  # nowhere a stone slot, in S0.a no slot at all
    assert t.keys == ["territory:S0.a", "territory:S0.d"]
    t.choose("territory:S0.a")
    assert t.buildings("S0.a") == ["stone"]
    assert t.stock(RED)["wood"] == 2  # the price is the usual one
    assert not is_flash(t)


@SPECIAL
@pytest.mark.rule("NG-BUILD-03")
@pytest.mark.rule("NG-BUILD-05")
def test_a24_amenities_keep_the_other_conditions() -> None:
    t = land().units(RED, "S0.a", 1).units(RED, "S0.d", 1).resources(RED, wood=3)
    t.building("silo", "S0.a")
    play(t, "a24")
    refusal = t.refusal("building:altar")  # large buildings need their slots
    assert (refusal.rule, refusal.message) == ("NG-BUILD-03", "refusal-build-no-large-slot")
    t.choose("building:silo")
    assert sorted(t.keys) == ["slot:T21.a.1", "territory:S0.d"]  # S0.a has a Silo
    t.choose("territory:S0.d")
    t.play(RED, "build", "building:lodge")
    assert t.keys == ["slot:T21.a.1"]  # the slot is still free


# -- tiles -------------------------------------------------------------------------------------------------------------


@SPECIAL
def test_a13_huginn_and_muninn_explore_from_any_open_territory() -> None:
    t = table().tiles("T14@0,1,0").units(RED, "S0.c", 1).units(PURPLE, "S0.b", 1).pile("T30", "T12")
    play(t, "a13")  # Red's only territory is closed
    places = {key.rsplit(",", 1)[0] for key in t.keys}
    assert places == {"place:-1,0", "place:0,-1", "place:1,0", "place:-1,1", "place:1,1", "place:0,2"}
    t.choose("place:1,0,0")
    assert t.event("territory_closed")["size"] == 2  # Purple's S0.b+T30.d
    assert [t.fame_of(seat) for seat in (RED, PURPLE)] == [0, 0]
    assert not is_flash(t)


@SPECIAL
@pytest.mark.rule("NG-EXPLORE-09")
def test_a13_huginn_and_muninn_do_not_join_rivals() -> None:
    t = table(seats=3).tiles("T11@1,0,2", "T02@0,1,1").units(RED, "S0.a", 1).pile("T10")
    t.units(PURPLE, "T11.a", 1).units(YELLOW, "T02.a", 1)
    play(t, "a13")
    assert t.refusal("place:1,1,0").rule == "NG-EXPLORE-09"


@SPECIAL
@pytest.mark.rule("NG-CREATURE-BEAR")
def test_a13_huginn_and_muninn_do_not_explore_from_beside_a_brown_bear() -> None:
    """North of the start tile lies only S0.a, where the Bear stands; the other sides stay open."""
    t = table(creatures=True).units(RED, "S0.b", 1).creature("bear_1", "S0.a").pile("T13")
    play(t, "a13")
    assert {key.rsplit(",", 1)[0] for key in t.keys} == {"place:1,0", "place:0,1", "place:-1,0"}
    refusal = t.refusal("place:0,-1,0")
    assert (refusal.rule, refusal.message) == ("NG-CREATURE-BEAR", "refusal-explore-bear")
    t = table(creatures=True).units(RED, "S0.b", 1).pile("T13")
    for region, bear in zip("abcd", ("bear_1", "bear_2", "bear_1", "bear_2"), strict=True):
        t.s.creature_line.append(t.creature_index(bear))
        t.s.creature_at.append(t.territory(f"S0.{region}"))
    t.begin_turn(RED, ["a13"])
    assert t.refusal("play").message == "refusal-nothing-playable"  # a Bear on every side


@SPECIAL
def test_a18_rangers_may_explore_twice() -> None:
    t = land().units(RED, "S0.a", 1).pile("T13", "T15", "T16")
    play(t, "a18", "place:0,-1,0")
    assert t.keys == ["explore", "pass"]
    t.choose("explore", "place:0,-2,0")  # from the land just found
    assert [tile["tile"] for tile in t.match.view(RED)["tiles"]][-2:] == ["T13", "T15"]
    assert tile_pile(t) == ["T16"]
    assert not is_flash(t)  # and not a third time


@SPECIAL
def test_a18_rangers_may_stop_after_one_tile_and_must_without_another() -> None:
    t = land().units(RED, "S0.a", 1).pile("T13", "T15")
    play(t, "a18", "place:0,-1,0", "pass")
    assert tile_pile(t) == ["T15"]
    t = land().units(RED, "S0.a", 1).pile("T13")
    play(t, "a18", "place:0,-1,0")
    assert t.decision == (RED, "play_card")


@SPECIAL
@pytest.mark.rule("NG-EXPLORE-07")
def test_a19_upgraded_scout_camp_draws_two_tiles() -> None:
    t = land().units(RED, "S0.a", 1).pile("T12", "T15", "T16")
    play(t, "a19", "tile:T12", "place:0,-1,0")
    assert t.event("tile_placed")["tile"] == "T12"
    assert tile_pile(t) == ["T16", "T15"]
    assert not is_flash(t)


# -- cards -------------------------------------------------------------------------------------------------------------


@CARD
@pytest.mark.parametrize(
    ("card", "keys", "kept", "discarded", "returned"),
    [
        ("a14", [], ["build", "move"], [], []),
        ("a16", ["move"], ["build", "recruit"], ["move"], []),
        ("a20", ["move"], ["build", "recruit"], [], ["move"]),
        ("a29", ["move", "build"], ["recruit"], ["move"], ["build"]),
        ("a34", ["move", "build"], ["recruit"], [], ["build", "move"]),
    ],
)
def test_a14_a16_a20_a29_a34_draw(
    card: str, keys: list[str], kept: list[str], discarded: list[str], returned: list[str]
) -> None:
    """Upgraded Market Place, Upgraded Trading Post, Greater Trade Routes, Trading Post, Cunning Merchant."""
    t = land().units(RED, "S0.a", 1).discard_pile(RED)
    t.draw_pile(RED, "move", "build", "recruit", "explore")
    play(t, card, *[f"card:{key}" for key in keys])
    assert hand(t) == kept
    assert t.ids(t.s.discard[RED]) == discarded
    drawn = len(kept) + len(discarded) + len(returned)
    assert draw_pile(t) == [*returned, *["move", "build", "recruit", "explore"][drawn:]]
    assert is_flash(t) == (card == "a14")


def test_every_advanced_card_of_the_common_actions_is_tested_here() -> None:
    content = table().s.content
    common = {"recruit", "move", "explore", "build", "draw", "gain", "basic", "choose", "take_discard"}
    tested = "_".join(name for name in globals() if name.startswith("test_")) + "_"
    for card in content.cards:
        parts = [*card.effects, *[part for effect in card.effects for way in effect.options for part in way]]
        if card.id.startswith("a") and card.id[1:].isdigit() and all(part.op in common for part in parts):
            assert f"_{card.id}_" in tested, card.id
