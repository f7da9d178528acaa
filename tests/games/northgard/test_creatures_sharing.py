"""Units and creatures in one territory: what Wolves and Bears forbid there, who may enter and leave.
[NG-CREATURE-10..14, NG-CREATURE-WOLF, NG-CREATURE-BEAR]"""

from __future__ import annotations

import pytest

from tests.games.northgard.card_play import land
from tests.games.northgard.table import PURPLE, RED, TWO, TWO_CASUALTIES, Table, table


def closed_west(creature: str = "") -> Table:
    """Red in the closed territory S0.d+T21.a+T14.a: three tiles, one food symbol, two small slots."""
    t = land(creatures=True).tiles("T10@0,1,0", "T14@-1,1,0").units(RED, "S0.d", 2)
    return t.creature(creature, "S0.d") if creature else t


# Sharing


@pytest.mark.rule("NG-CREATURE-10")
@pytest.mark.parametrize("creature", ["wolf_1", "bear_1", "draugr_1"])
def test_units_may_stand_beside_most_creatures_without_a_battle(creature: str) -> None:
    t = land(creatures=True).units(RED, "S0.d", 2).creature(creature, "S0.a")
    t.play(RED, "move", "territory:S0.d", "territory:S0.a", "count:2")
    assert t.decision == (RED, "declare_creature")
    assert t.keys == [f"creature:{creature}", "done"]
    t.choose("done")
    assert t.all_events("creature_battle_began") == []
    assert t.units_in("S0.a") == (RED, 2)
    assert t.creatures() == {creature: "S0.a"}


@pytest.mark.rule("NG-CREATURE-11")
@pytest.mark.parametrize("creature", ["wolf_1", "draugr_1"])
def test_units_move_on_through_a_territory_of_such_a_creature(creature: str) -> None:
    t = land(creatures=True).units(RED, "S0.d", 2).creature(creature, "S0.a")
    t.play(RED, "e05", "territory:S0.d", "territory:S0.a", "count:2")
    t.choose("territory:S0.a", "territory:S0.b", "count:2")
    assert t.units_in("S0.b") == (RED, 2)
    assert t.units_in("S0.a") == (-1, 0)
    assert t.decision == (RED, "play_card")  # nothing to declare: nobody stands beside it


@pytest.mark.rule("NG-CREATURE-12")
def test_the_effects_of_all_creatures_of_a_territory_apply() -> None:
    t = closed_west("wolf_1").creature("bear_1", "S0.d")
    t.units(RED, "S0.a", 1)
    t.begin_turn(RED, ["recruit"]).choose("play", "card:recruit")
    assert t.keys == ["territory:S0.a"]
    t.begin_harvest()
    assert t.all_events("resources_gained") == []
    assert t.fame_of(RED) == 0


@pytest.mark.rule("NG-CREATURE-12")
def test_an_apparition_may_bring_a_second_creature_into_a_territory() -> None:
    t = land(creatures=True).units(RED, "S0.a", 3).creature("wolf_1", "S0.a")
    t.creature_deck("draugr_1", "bear_1").pile("T17").play(RED, "explore", "place:0,-1,2")
    assert t.creatures() == {"wolf_1": "S0.a", "draugr_1": "S0.a"}
    assert t.units_in("S0.a") == (RED, 2)


# Non-sharing creatures


@pytest.mark.rule("NG-CREATURE-13")
def test_units_entering_a_valkyries_territory_stop_and_must_fight() -> None:
    t = land(creatures=True).units(RED, "S0.d", 3).creature("valkyrie_1", "S0.a").creature("wolf_1", "S0.d")
    t.play(RED, "e05", "territory:S0.d", "territory:S0.a", "count:2")
    assert "territory:S0.a" not in t.keys
    refusal = t.refusal("territory:S0.a")
    assert (refusal.rule, refusal.message) == ("NG-CREATURE-13", "refusal-move-creature")
    t.choose("done")
    assert t.decision == (RED, "declare_creature")
    assert t.keys == ["creature:wolf_1", "done"]  # the Valkyrie is no question
    t.choose("done", outcomes=[TWO, TWO])
    decided = t.event("creature_battle_decided")
    assert (decided["creature"], decided["attackers_lost"]) == ("valkyrie_1", 0)
    assert (decided["attacker"], decided["attack"], decided["defence"]) == (RED, 4, 9)


@pytest.mark.rule("NG-CREATURE-13")
def test_the_other_moves_come_before_the_fight_with_the_valkyrie() -> None:
    t = land(creatures=True).units(RED, "S0.d", 3).creature("valkyrie_1", "S0.a")
    t.play(RED, "a27", "territory:S0.d", "territory:S0.a", "count:1")  # four moves
    assert t.decision == (RED, "move_from")
    t.choose("territory:S0.d", "territory:S0.a", "count:1")  # reinforced
    t.choose("territory:S0.d", "territory:S0.c", "count:1")
    assert t.all_events("creature_battle_began") == []
    t.choose("done", outcomes=[TWO, TWO])
    assert t.event("creature_battle_began")["attackers"] == 2


@pytest.mark.rule("NG-CREATURE-14")
def test_a_territory_of_two_valkyries_cannot_be_entered() -> None:
    t = land(creatures=True).units(RED, "S0.d", 3).creature("valkyrie_1", "S0.a").creature("valkyrie_2", "S0.a")
    t.play(RED, "move", "territory:S0.d")
    assert "territory:S0.a" not in t.keys
    refusal = t.refusal("territory:S0.a")
    assert (refusal.rule, refusal.message) == ("NG-CREATURE-14", "refusal-move-two-creatures")
    t = land(creatures=True).units(RED, "S0.d", 3).creature("valkyrie_1", "S0.a").creature("wolf_1", "S0.a")
    t.play(RED, "move", "territory:S0.d")
    assert "territory:S0.a" in t.keys  # one of them is enough to fight, not to keep out


# The Wolf


@pytest.mark.rule("NG-CREATURE-WOLF")
def test_at_harvest_a_wolf_leaves_only_what_buildings_give() -> None:
    t = closed_west().building("lodge", "S0.d").begin_harvest()
    assert t.fame_of(RED) == 2  # closed, three tiles
    assert t.stock(RED) == {"food": 1, "wood": 1, "lore": 0}
    t = closed_west("wolf_2").building("lodge", "S0.d").begin_harvest()
    assert t.fame_of(RED) == 0
    assert t.stock(RED) == {"food": 0, "wood": 1, "lore": 0}


@pytest.mark.rule("NG-CREATURE-WOLF")
def test_a_wolf_does_not_touch_the_fame_of_an_altar() -> None:
    t = land(creatures=True).units(RED, "T21.b", 1).building("altar", "T21.b").creature("wolf_1", "T21.b")
    t.begin_harvest()
    assert t.fame_of(RED) == 3


@pytest.mark.rule("NG-CREATURE-WOLF")
def test_a_wolf_spoils_only_its_own_territory_and_only_a_wolf_does() -> None:
    t = closed_west("bear_1").creature("draugr_1", "S0.d").creature("wolf_1", "S0.c")
    t.begin_harvest()
    assert t.fame_of(RED) == 2
    assert t.stock(RED)["food"] == 1


@pytest.mark.rule("NG-CREATURE-WOLF")
def test_the_snake_takes_no_tile_resource_beside_a_wolf() -> None:
    t = closed_west("wolf_1").building("lodge", "S0.d").clan(PURPLE, "snake").scorched_earth("S0.d")
    t.units(PURPLE, "S0.b", 1).begin_harvest()
    assert t.decision == (PURPLE, "snake_harvest_resource")
    assert t.keys == ["take:wood", "pass"]  # the lodge's, not the food of the tile
    t = closed_west("wolf_1").clan(PURPLE, "snake").scorched_earth("S0.d")
    t.units(PURPLE, "S0.b", 1).begin_harvest()
    assert t.stock(PURPLE) == {"food": 0, "wood": 0, "lore": 0}


# The Bear


@pytest.mark.rule("NG-CREATURE-BEAR")
def test_no_building_beside_a_bear() -> None:
    t = land(creatures=True).units(RED, "S0.d", 2).units(RED, "T11.a", 1).creature("bear_1", "S0.d")
    t.resources(RED, wood=1).play(RED, "build", "building:silo")
    assert t.keys == ["slot:T11.a.1"]
    refusal = t.refusal("slot:T21.a.1")
    assert (refusal.rule, refusal.message) == ("NG-CREATURE-BEAR", "refusal-build-bear")


@pytest.mark.rule("NG-CREATURE-BEAR")
def test_a_building_refused_because_of_the_bear_says_so() -> None:
    """Red's only small slot lies beside the Bear, the large one does not."""
    t = land(creatures=True).units(RED, "S0.d", 2).units(RED, "T21.b", 1).creature("bear_1", "S0.d")
    t.resources(RED, wood=3).play(RED, "build")
    assert t.keys == ["building:fortress", "building:forge", "building:altar"]
    assert t.refusal("building:silo").rule == "NG-CREATURE-BEAR"


@pytest.mark.rule("NG-CREATURE-BEAR")
def test_no_recruiting_beside_a_bear() -> None:
    t = land(creatures=True).units(RED, "S0.d", 2).units(RED, "S0.c", 1).creature("bear_1", "S0.d")
    t.play(RED, "recruit")
    assert t.keys == ["territory:S0.c"]
    refusal = t.refusal("territory:S0.d")
    assert (refusal.rule, refusal.message) == ("NG-CREATURE-BEAR", "refusal-recruit-bear")


@pytest.mark.rule("NG-CREATURE-BEAR")
def test_no_card_recruits_beside_a_bear() -> None:
    t = land(creatures=True).units(RED, "S0.c", 1).creature("bear_1", "S0.d")
    t.play(RED, "e09")  # into own and neutral territories
    assert "territory:S0.d" not in t.keys
    t = land(creatures=True).units(RED, "S0.d", 1).creature("bear_1", "S0.d")
    t.begin_turn(RED, ["a08", "e01"])  # units by food symbols
    t.choose("play")
    assert t.refusal("card:a08").rule == "NG-RECRUIT-02"


@pytest.mark.rule("NG-CREATURE-BEAR")
def test_no_exploring_from_a_bears_territory() -> None:
    t = land(creatures=True).units(RED, "S0.a", 2).units(RED, "S0.c", 1).creature("bear_1", "S0.a").pile("T05")
    t.play(RED, "explore")
    assert {key.rpartition(",")[0] for key in t.keys} == {"place:0,1"}  # from S0.c only
    assert t.refusal("place:0,-1,0").rule in ("NG-CREATURE-BEAR", "NG-EXPLORE-02")
    t = land(creatures=True).units(RED, "S0.a", 2).creature("bear_1", "S0.a").pile("T05")
    t.begin_turn(RED, ["explore", "move"]).choose("play")
    assert t.refusal("card:explore").rule in ("NG-CREATURE-BEAR", "NG-EXPLORE-02")


@pytest.mark.rule("NG-CREATURE-BEAR")
@pytest.mark.rule("NG-CREATURE-BEAR-03")
def test_units_enter_a_bears_territory_but_do_not_leave_it() -> None:
    t = land(creatures=True).units(RED, "S0.d", 2).units(RED, "S0.a", 1).creature("bear_1", "S0.a")
    t.play(RED, "e05")
    assert t.keys == ["territory:S0.d", "attack"]
    refusal = t.refusal("territory:S0.a")
    assert (refusal.rule, refusal.message) == ("NG-CREATURE-BEAR-03", "refusal-move-bear")
    t.choose("territory:S0.d", "territory:S0.a", "count:1")
    assert t.keys == ["territory:S0.d", "done"]  # those who came are held too


@pytest.mark.rule("NG-CREATURE-BEAR-03")
def test_option_units_may_pass_through_a_bears_territory() -> None:
    t = land(creatures=True, bear_pass_through=True)
    t.units(RED, "S0.d", 2).units(RED, "S0.a", 3).creature("bear_1", "S0.a")
    t.play(RED, "e05")
    assert "territory:S0.a" not in t.keys  # who stood there before does not leave
    t.choose("territory:S0.d", "territory:S0.a", "count:2", "territory:S0.a", "territory:S0.b")
    assert t.keys == ["count:1", "count:2"]  # those who came, of five
    t.choose("count:2", "done")
    assert t.units_in("S0.b") == (RED, 2)
    assert t.units_in("S0.a") == (RED, 3)


@pytest.mark.rule("NG-CREATURE-BEAR-03")
def test_option_those_held_by_the_bear_do_not_leave_instead_of_those_who_passed() -> None:
    t = land(creatures=True, bear_pass_through=True)
    t.units(RED, "S0.d", 1).units(RED, "S0.a", 3).creature("bear_1", "S0.a")
    t.play(RED, "a27", "territory:S0.d", "territory:S0.a", "count:1")  # four moves
    t.choose("territory:S0.a", "territory:S0.b", "count:1")
    assert t.keys == ["territory:S0.b", "done"]
    assert t.refusal("territory:S0.a").rule == "NG-CREATURE-BEAR-03"


@pytest.mark.rule("NG-CREATURE-BEAR-03")
@pytest.mark.rule("NG-CREATURE-11")
def test_option_kaija_passes_a_bear_and_then_a_wolf() -> None:
    t = land(creatures=True, bear_pass_through=True).clan(RED, "bear").kaija(RED, "S0.d")
    t.creature("bear_1", "S0.a").creature("wolf_1", "S0.b")
    t.play(RED, "a27", "territory:S0.d", "territory:S0.a", "kaija:0", "territory:S0.a", "territory:S0.b", "kaija:0")
    assert "territory:S0.b" in t.keys


@pytest.mark.rule("NG-CREATURE-BEAR-03")
def test_option_who_has_stayed_with_the_bear_is_held_by_the_next_action() -> None:
    t = land(creatures=True, bear_pass_through=True).units(RED, "S0.d", 1).creature("bear_1", "S0.a")
    t.begin_turn(RED, ["e05", "e14"])  # two Flash cards
    t.choose("play", "card:e05", "territory:S0.d", "territory:S0.a", "count:1", "done", "done")
    t.choose("card:e14")
    assert t.keys == ["attack"]


@pytest.mark.rule("NG-CREATURE-BEAR")
def test_no_special_card_moves_units_away_from_a_bear() -> None:
    """Hidden Ways moves units too, and the Bear lets none go."""
    t = land(creatures=True).units(RED, "S0.d", 2).units(RED, "S0.c", 1).creature("bear_1", "S0.d")
    t.play(RED, "a10")
    assert t.keys == ["territory:S0.c"]


@pytest.mark.rule("NG-CREATURE-BEAR")
def test_the_stags_muster_calls_nobody_away_from_a_bear() -> None:
    t = land(creatures=True).clan(RED, "stag")
    t.units(RED, "S0.d", 2).units(RED, "S0.c", 1).creature("bear_1", "S0.d")
    t.play(RED, "stag_0", "territory:S0.c")
    assert "territory:S0.d" not in t.keys


@pytest.mark.rule("NG-CREATURE-BEAR")
def test_only_the_bear_holds_units() -> None:
    t = land(creatures=True).units(RED, "S0.d", 2).creature("wolf_1", "S0.d").creature("draugr_1", "S0.d")
    t.resources(RED, wood=1).pile("T05")
    t.begin_turn(RED, ["recruit", "build", "move", "explore"]).choose("play")
    assert t.keys == ["card:recruit", "card:move", "card:explore", "card:build"]
    t.choose("card:move")
    assert t.keys == ["territory:S0.d", "attack"]


@pytest.mark.rule("NG-CREATURE-BEAR-02")
def test_who_loses_against_a_player_beside_the_bear_retreats_normally() -> None:
    t = land(creatures=True).units(RED, "S0.a", 3).creature("bear_1", "S0.a").units(PURPLE, "S0.b", 6)
    t.play(PURPLE, "move", "territory:S0.b", "territory:S0.a", "count:6", outcomes=[TWO, TWO])
    assert t.event("battle_decided")["winner"] == PURPLE
    assert t.decision == (RED, "retreat_to")
    assert sorted(t.keys) == ["territory:S0.b", "territory:S0.d"]  # Purple has left S0.b
    t.choose("territory:S0.d", "count:3")
    assert t.units_in("S0.d") == (RED, 3)
    assert t.units_in("S0.a") == (PURPLE, 6)


@pytest.mark.rule("NG-AMB-63")
def test_beating_the_bear_gives_no_more_moves_in_the_same_action() -> None:
    t = land(creatures=True).units(RED, "S0.d", 6).creature("bear_1", "S0.d")
    t.play(RED, "e05", "attack", "creature:bear_1", outcomes=[[1], TWO_CASUALTIES])  # 6+3 against 6
    assert t.creatures() == {}
    assert t.units_in("S0.d") == (RED, 4)
    assert t.decision == (RED, "play_card")  # both moves of the card are lost


# Coming back


def red_is_out(creature: str) -> Table:
    """Red has no units; Purple holds all but S0.a, where a creature is."""
    t = table(2, creatures=True).creature(creature, "S0.a").pile("T13", "T02")
    return t.units(PURPLE, "S0.b", 1).units(PURPLE, "S0.c", 1).units(PURPLE, "S0.d", 1).end_year()


@pytest.mark.rule("NG-ENDYEAR-03")
@pytest.mark.rule("NG-CREATURE-BEAR")
@pytest.mark.parametrize("creature", ["wolf_1", "draugr_1", "bear_1"])
def test_a_second_chance_is_no_recruiting_and_may_be_taken_beside_a_sharing_creature(creature: str) -> None:
    t = red_is_out(creature)
    assert t.decision == (RED, "second_chance_territory")
    assert "territory:S0.a" in t.keys
    t.choose("territory:S0.a")
    assert t.units_in("S0.a") == (RED, 3)


@pytest.mark.rule("NG-ENDYEAR-04")
def test_a_second_chance_is_not_lost_to_a_valkyrie() -> None:
    """The first tile, all one region, can only be laid so that it joins her land: that makes no place to come back."""
    t = red_is_out("valkyrie_1")
    while t.decision[1] != "turn_action":
        t.choose(next(key for key in t.keys if key != "pass"))
    assert t.s.reserve[RED] == 11


@pytest.mark.rule("NG-ENDYEAR-04")
@pytest.mark.parametrize("creature", ["wolf_1", "bear_1", "valkyrie_1"])
def test_a_second_chance_is_not_lost_to_the_creature_of_the_new_tile(creature: str) -> None:
    t = table(2, creatures=True).creature_deck(creature, "wolf_2").pile("T17", "T02")
    for name in ("S0.a", "S0.b", "S0.c", "S0.d"):
        t.units(PURPLE, name, 1)
    t.end_year().choose("new_tile", "place:0,-1,0")  # the lair of T17.a is the only neutral territory
    while t.decision[1] != "turn_action":
        t.choose(next(key for key in t.keys if key != "pass"))
    assert t.s.reserve[RED] == 11
