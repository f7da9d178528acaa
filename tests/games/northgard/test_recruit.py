"""Recruit: where, how many, Training Camps, and coming back with nobody on the map."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.kernel.errors import IllegalOption
from tests.games.northgard.table import PURPLE, RED, Table, table


def two_camps(**setup: Any) -> Table:
    """Red has one unit and a Training Camp in the west (S0.d) and in the east (S0.b)."""
    t = table(seats=2, **setup)
    t.tiles("T21@-1,0,2", "T11@1,0,2")
    t.units(RED, "S0.d", 1).units(RED, "S0.b", 1)
    return t.building("camp", "S0.d").building("camp", "S0.b")


def no_free_land(**setup: Any) -> Table:
    """Purple holds the whole map, which is the start tile; Red has nobody on it."""
    t = table(seats=2, **setup)
    for region in "abcd":
        t.units(PURPLE, f"S0.{region}", 1)
    return t


# -- the worked example ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-EX-RECRUIT")
@pytest.mark.rule("NG-RECRUIT-04")
def test_one_unit_in_each_of_two_camps_brings_four() -> None:
    t = two_camps()
    t.play(RED, "a23", "territory:S0.d", "territory:S0.b")
    assert t.units_in("S0.d") == (RED, 3)
    assert t.units_in("S0.b") == (RED, 3)
    assert t.s.reserve[RED] == 14 - 2 - 4
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-EX-RECRUIT-B")
@pytest.mark.rule("NG-RECRUIT-04")
def test_both_units_in_one_camp_bring_three() -> None:
    t = two_camps()
    t.play(RED, "a23", "territory:S0.d", "territory:S0.d")
    assert t.units_in("S0.d") == (RED, 4)
    assert t.units_in("S0.b") == (RED, 1)


# -- how many and where ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-RECRUIT-01")
@pytest.mark.rule("NG-RECRUIT-02")
def test_the_units_of_a_recruit_may_be_split_and_no_more_than_n_are_placed() -> None:
    t = table(seats=2).units(RED, "S0.a", 1).units(RED, "S0.c", 2)
    t.play(RED, "a23", "territory:S0.c")
    assert t.units_in("S0.c") == (RED, 3)
    assert t.decision == (RED, "recruit")
    t.choose("territory:S0.a")
    assert t.units_in("S0.a") == (RED, 2)
    assert t.decision == (RED, "play_card")  # two, and not a third
    assert t.s.reserve[RED] == 14 - 5


@pytest.mark.rule("NG-RECRUIT-01")
@pytest.mark.rule("NG-AMB-13")
def test_fewer_units_than_the_card_allows_may_be_recruited() -> None:
    t = table(seats=2).units(RED, "S0.a", 1)
    t.play(RED, "a23", "territory:S0.a")
    assert t.keys == ["territory:S0.a", "done"]
    t.choose("done")
    assert t.units_in("S0.a") == (RED, 2)
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-RECRUIT-02")
def test_only_into_territories_one_controls() -> None:
    t = table(seats=2).units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1)
    t.play(RED, "recruit")
    assert t.keys == ["territory:S0.a"]
    enemy, neutral = t.refusal("territory:S0.b"), t.refusal("territory:S0.c")
    assert (enemy.rule, enemy.message) == ("NG-RECRUIT-02", "refusal-recruit-enemy")
    assert (neutral.rule, neutral.message) == ("NG-RECRUIT-02", "refusal-recruit-neutral")
    with pytest.raises(IllegalOption, match="NG-RECRUIT-02"):
        t.choose("territory:S0.c")


@pytest.mark.rule("NG-RECRUIT-03")
def test_a_territory_holds_any_number_of_units_up_to_all_fourteen() -> None:
    t = table(seats=2).units(RED, "S0.a", 12)
    t.play(RED, "a23", "territory:S0.a", "territory:S0.a")
    assert t.units_in("S0.a") == (RED, 14)


@pytest.mark.rule("NG-RECRUIT-03")
@pytest.mark.rule("NG-COMP-02")
def test_the_last_figure_ends_the_recruit() -> None:
    t = table(seats=2).units(RED, "S0.a", 13)
    t.play(RED, "a23", "territory:S0.a")
    assert t.units_in("S0.a") == (RED, 14)
    assert t.s.reserve[RED] == 0
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-RECRUIT-03")
@pytest.mark.rule("NG-AMB-12")
def test_without_figures_in_reserve_recruit_cannot_be_played() -> None:
    t = table(seats=2).units(RED, "S0.a", 14)
    t.begin_turn(RED, ["recruit", "move"])
    t.choose("play")
    refusal = t.refusal("card:recruit")
    assert (refusal.rule, refusal.message) == ("NG-COMP-02", "refusal-play-no-reserve")
    assert t.keys == ["card:move"]


# -- Training Camps ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-RECRUIT-04")
@pytest.mark.rule("NG-BUILD-13")
def test_a_camp_elsewhere_brings_nothing() -> None:
    t = two_camps().units(RED, "S0.a", 1)
    t.play(RED, "recruit", "territory:S0.a")
    assert t.units_in("S0.a") == (RED, 2)
    assert t.units_in("S0.d") == (RED, 1)
    assert t.event("units_recruited")["bonus"] == 0


@pytest.mark.rule("NG-RECRUIT-04")
@pytest.mark.rule("NG-BUILD-13")
def test_every_camp_of_the_territory_counts() -> None:
    t = two_camps().building("camp", "S0.d")  # two camps in the west, as after a merge
    t.play(RED, "recruit", "territory:S0.d")
    assert t.units_in("S0.d") == (RED, 1 + 1 + 2)


@pytest.mark.rule("NG-RECRUIT-04")
def test_a_camp_works_once_for_each_action_not_once_for_each_turn() -> None:
    t = two_camps()
    t.begin_turn(RED, ["e03", "recruit"])  # Town Hall is Flash: two Recruits in one turn
    t.choose("play", "card:e03", "territory:S0.d")
    assert t.units_in("S0.d") == (RED, 3)
    t.choose("card:recruit", "territory:S0.d")
    assert t.units_in("S0.d") == (RED, 5)


@pytest.mark.rule("NG-RECRUIT-04")
def test_going_back_to_a_territory_within_one_action_brings_no_second_bonus() -> None:
    t = table(seats=2).tiles("T21@-1,0,2").units(RED, "S0.a", 1).building("camp", "S0.d")
    t.play(RED, "a31", "territory:S0.d", "territory:S0.b", "territory:S0.d")  # three units into neutral territories
    assert t.units_in("S0.d") == (RED, 2 + 1)
    assert t.units_in("S0.b") == (RED, 1)


@pytest.mark.rule("NG-RECRUIT-04")
@pytest.mark.rule("NG-COMP-02")
def test_the_extra_unit_needs_a_figure_too() -> None:
    t = two_camps().units(RED, "S0.a", 11)  # one figure left
    t.play(RED, "recruit", "territory:S0.d")
    assert t.units_in("S0.d") == (RED, 2)
    assert t.s.reserve[RED] == 0


@pytest.mark.rule("NG-RECRUIT-04")
@pytest.mark.parametrize(("scope", "units"), [("territory", 1 + 1 + 1), ("controlled", 1 + 1 + 2)])
def test_training_camp_scope(scope: str, units: int) -> None:
    """One extra unit per camp of the territory, or per camp the player controls anywhere."""
    t = two_camps(training_camp_scope=scope)
    t.play(RED, "recruit", "territory:S0.d")
    assert t.units_in("S0.d") == (RED, units)
    assert t.units_in("S0.b") == (RED, 1)  # all of them come to where the recruiting is done


@pytest.mark.rule("NG-RECRUIT-04")
def test_camps_anywhere_count_only_where_a_camp_stands_and_only_own_ones() -> None:
    t = two_camps(training_camp_scope="controlled").units(RED, "S0.a", 1)
    t.units(PURPLE, "S0.c", 1).building("camp", "S0.c")
    t.play(RED, "a23", "territory:S0.a", "territory:S0.d")
    assert t.units_in("S0.a") == (RED, 2)
    assert t.units_in("S0.d") == (RED, 1 + 1 + 2)  # Purple's camp is not one of Red's


# -- nobody on the map -------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-RECRUIT-05")
def test_without_units_one_recruits_into_a_neutral_territory() -> None:
    t = table(seats=2).units(PURPLE, "S0.b", 1)
    t.play(RED, "recruit")
    assert t.keys == ["territory:S0.a", "territory:S0.c", "territory:S0.d"]
    assert t.refusal("territory:S0.b").rule == "NG-RECRUIT-02"
    t.choose("territory:S0.c")
    assert t.units_in("S0.c") == (RED, 1)


@pytest.mark.rule("NG-RECRUIT-05")
def test_the_second_unit_follows_into_the_territory_now_controlled() -> None:
    t = table(seats=2).units(PURPLE, "S0.b", 1)
    t.play(RED, "a23", "territory:S0.c")
    assert t.keys == ["territory:S0.c", "done"]  # Red is no longer without units


@pytest.mark.rule("NG-RECRUIT-05")
def test_with_a_single_unit_on_the_map_neutral_territories_are_out_of_reach() -> None:
    t = table(seats=2).units(RED, "S0.a", 1)
    t.play(RED, "recruit")
    assert t.keys == ["territory:S0.a"]


@pytest.mark.rule("NG-RECRUIT-06")
def test_without_neutral_land_a_new_tile_makes_some() -> None:
    t = no_free_land().pile("T14", "T15")
    t.play(RED, "recruit")
    assert t.keys == ["new_tile"]
    t.choose("new_tile")
    assert t.event("tile_drawn")["tiles"] == ["T14"]
    assert t.decision == (RED, "new_land")
    t.choose("place:0,1,0")  # T14.a joins Purple's S0.c, T14.b and T14.c are new
    assert t.decision == (RED, "recruit")
    assert t.keys == ["territory:T14.b", "territory:T14.c"]
    t.choose("territory:T14.c")
    assert t.units_in("T14.c") == (RED, 1)
    assert t.s.reserve[RED] == 13
    assert [t.fame_of(seat) for seat in (RED, PURPLE)] == [0, 0]  # S0.c+T14.a was closed, but nobody explored


@pytest.mark.rule("NG-RECRUIT-06")
def test_a_tile_that_leaves_no_neutral_territory_does_not_do() -> None:
    t = no_free_land().pile("T13", "T14")  # T13 is one region: beside Purple's land it is Purple's
    t.play(RED, "recruit", "new_tile")
    assert [event["tiles"] for event in t.all_events("tile_drawn")] == [["T13"], ["T14"]]
    assert t.match.decision is not None
    assert t.match.decision.context["tile"] == "T14"


@pytest.mark.rule("NG-RECRUIT-06")
@pytest.mark.rule("NG-AMB-11")
def test_a_pile_that_can_make_no_neutral_territory_ends_the_recruit() -> None:
    t = no_free_land().pile("T13")
    t.play(RED, "recruit", "new_tile")
    assert t.decision == (RED, "play_card")  # after one pass through the pile: no effect, not the same question again


@pytest.mark.rule("NG-RECRUIT-06")
def test_without_tiles_there_is_nowhere_to_come_back_to() -> None:
    t = no_free_land().pile()
    t.begin_turn(RED, ["recruit"])
    assert t.refusal("play").rule == "NG-AMB-12"


@pytest.mark.rule("NG-RECRUIT-06")
def test_recruit_new_tile_switched_off() -> None:
    t = no_free_land(recruit_new_tile=False).pile("T14")
    t.draw_pile(RED, "move", "build")
    t.begin_turn(RED, ["recruit", "e08"])
    t.choose("play")
    refusal = t.refusal("card:recruit")
    assert (refusal.rule, refusal.message) == ("NG-RECRUIT-02", "refusal-play-recruit")
    assert t.keys == ["card:e08"]


@pytest.mark.rule("NG-RECRUIT-06")
def test_no_new_tile_while_neutral_land_is_left() -> None:
    t = table(seats=2)
    for region in "abc":
        t.units(PURPLE, f"S0.{region}", 1)
    t.play(RED, "recruit")
    assert t.keys == ["territory:S0.d"]
