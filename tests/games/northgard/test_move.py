"""Move: groups, borders, what may be entered and crossed, and when battles are fought."""

from __future__ import annotations

import pytest

from longhall.kernel.errors import IllegalOption
from tests.games.northgard.table import PURPLE, RED, TWO, YELLOW, Table, table


def rough_south() -> Table:
    """The start tile, with T14 below it: S0.c+T14.a - rough - T14.b - regular - T14.c."""
    return table(seats=2).tiles("T14@0,1,0")


# -- the worked example ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-EX-MOVE")
@pytest.mark.rule("NG-MOVE-03")
@pytest.mark.rule("NG-MOVE-04")
def test_four_moves_over_regular_and_rough_borders() -> None:
    """A is S0.b, B is S0.a, C is S0.c+T14.a and D is T14.b."""
    t = rough_south().units(RED, "S0.b", 2).units(RED, "S0.c", 4)
    t.play(RED, "a27", "territory:S0.b", "territory:S0.a", "count:1")  # Incursion, Move 4
    t.choose("territory:S0.b", "territory:S0.c", "count:1")
    t.choose("territory:S0.c", "territory:T14.b", "count:4")
    assert t.event("units_moved")["moves"] == 2
    assert t.units_in("S0.a") == (RED, 1)
    assert t.units_in("S0.c") == (RED, 1)
    assert t.units_in("T14.b") == (RED, 4)
    assert t.units_in("S0.b") == (-1, 0)
    assert t.decision == (RED, "play_card")  # no move left


# -- moves -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-MOVE-01")
def test_the_starting_card_grants_one_move() -> None:
    t = table(seats=2).units(RED, "S0.a", 2)
    t.play(RED, "move", "territory:S0.a", "territory:S0.b", "count:1")
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-MOVE-01")
def test_a_card_grants_as_many_moves_as_it_says() -> None:
    t = table(seats=2).units(RED, "S0.a", 1)
    t.play(RED, "a27")
    for step, target in enumerate(("S0.b", "S0.c", "S0.d", "S0.a"), start=1):
        assert t.decision == (RED, "move_from")
        source = next(key for key in t.keys if key != "done")
        t.choose(source, f"territory:{target}", "count:1")
        assert t.units_in(target) == (RED, 1), step
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-MOVE-02")
def test_one_to_all_units_of_a_territory_go_for_one_move() -> None:
    t = table(seats=2).units(RED, "S0.a", 14)
    t.play(RED, "move", "territory:S0.a", "territory:S0.b")
    assert t.keys == [f"count:{n}" for n in range(1, 15)]
    refusal = t.refusal("count:15")
    assert (refusal.rule, refusal.message) == ("NG-MOVE-02", "refusal-move-count")
    assert "count:0" not in t.keys
    t.choose("count:14")
    assert t.event("units_moved")["moves"] == 1
    assert t.units_in("S0.b") == (RED, 14)


@pytest.mark.rule("NG-MOVE-02")
@pytest.mark.rule("NG-MAP-04")
def test_only_into_an_adjacent_territory() -> None:
    t = rough_south().units(RED, "S0.a", 1)
    t.play(RED, "a27", "territory:S0.a")
    assert t.keys == ["territory:S0.b", "territory:S0.d"]
    for far in ("S0.c", "T14.b", "T14.c"):  # S0.a and S0.c meet in one point only
        refusal = t.refusal(f"territory:{far}")
        assert (refusal.rule, refusal.message) == ("NG-MAP-04", "refusal-move-not-adjacent")


@pytest.mark.rule("NG-MOVE-02")
def test_only_own_units_are_moved() -> None:
    t = table(seats=2).units(RED, "S0.a", 1).units(PURPLE, "S0.b", 3)
    t.play(RED, "move")
    assert t.keys == ["territory:S0.a"]
    refusal = t.refusal("territory:S0.b")
    assert (refusal.rule, refusal.message) == ("NG-MOVE-02", "refusal-move-not-yours")


@pytest.mark.rule("NG-MOVE-03")
def test_groups_join_go_on_together_and_split() -> None:
    t = table(seats=2).units(RED, "S0.a", 2).units(RED, "S0.c", 3)
    t.play(RED, "a27", "territory:S0.a", "territory:S0.b", "count:2")
    t.choose("territory:S0.c", "territory:S0.b", "count:3")
    t.choose("territory:S0.b")
    t.choose("territory:S0.d")
    assert t.keys == [f"count:{n}" for n in range(1, 6)]  # all five, who came by different moves
    t.choose("count:4")
    t.choose("territory:S0.d", "territory:S0.a", "count:3")  # and three of them once more
    assert [t.units_in(f"S0.{name}") for name in "abcd"] == [(RED, 3), (RED, 1), (-1, 0), (RED, 1)]


@pytest.mark.rule("NG-AMB-14")
def test_fewer_moves_than_granted_may_be_made() -> None:
    t = table(seats=2).units(RED, "S0.a", 1)
    t.play(RED, "a27", "territory:S0.a", "territory:S0.b", "count:1")
    assert t.keys == ["territory:S0.b", "done"]
    t.choose("done")
    assert t.units_in("S0.b") == (RED, 1)
    assert t.decision == (RED, "play_card")


# -- rough borders -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-MOVE-04")
def test_one_move_does_not_cross_a_rough_border() -> None:
    t = rough_south().units(RED, "S0.c", 1)
    t.play(RED, "move", "territory:S0.c")
    assert t.keys == ["territory:S0.b", "territory:S0.d"]
    refusal = t.refusal("territory:T14.b")
    assert (refusal.rule, refusal.message) == ("NG-MOVE-04", "refusal-move-rough")
    with pytest.raises(IllegalOption, match="NG-MOVE-04"):
        t.choose("territory:T14.b")


@pytest.mark.rule("NG-MOVE-04")
def test_two_moves_cross_a_rough_border_with_any_number_of_units() -> None:
    t = rough_south().units(RED, "S0.c", 9)
    t.play(RED, "e05", "territory:S0.c", "territory:T14.b", "count:9")
    assert t.units_in("T14.b") == (RED, 9)
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-MOVE-04")
def test_the_last_move_of_several_does_not_cross_a_rough_border() -> None:
    t = rough_south().units(RED, "S0.b", 2).units(RED, "T14.b", 1)
    t.play(RED, "e05", "territory:S0.b", "territory:S0.c", "count:2")
    t.choose("territory:S0.c")
    assert t.refusal("territory:T14.b").rule == "NG-MOVE-04"
    assert "territory:S0.b" in t.keys


@pytest.mark.rule("NG-MOVE-04")
def test_a_territory_with_rough_borders_only_cannot_be_left_by_one_move() -> None:
    t = table(seats=2).tiles("T20@0,1,0").units(RED, "T20.b", 1).units(RED, "S0.a", 1)
    t.play(RED, "move")
    assert t.keys == ["territory:S0.a"]
    refusal = t.refusal("territory:T20.b")
    assert (refusal.rule, refusal.message) == ("NG-MOVE-04", "refusal-move-only-rough")


@pytest.mark.rule("NG-MOVE-04")
def test_a_regular_border_beside_the_rough_one_is_taken() -> None:
    """T24 and T10 lead S0.b round to T14.b, so both borders part the same two territories."""
    t = rough_south().tiles("T24@1,0,3", "T10@1,1,0")
    assert t.territory("T14.b") == t.territory("S0.b")
    t.units(RED, "T14.a", 2)
    t.play(RED, "e05", "territory:S0.c", "territory:S0.b", "count:2")
    assert t.event("units_moved")["moves"] == 1
    assert t.decision == (RED, "move_from")  # the second move is left


@pytest.mark.rule("NG-MOVE-05")
def test_two_cards_do_not_add_up_to_a_rough_crossing() -> None:
    t = rough_south().units(RED, "S0.c", 2)
    t.begin_turn(RED, ["e14", "move"])  # Bodyguard is Flash: two Move 1 in one turn
    t.choose("play", "card:e14", "territory:S0.c")
    assert t.refusal("territory:T14.b").rule == "NG-MOVE-04"
    t.choose("territory:S0.b", "count:1")
    t.choose("card:move", "territory:S0.c")
    assert t.refusal("territory:T14.b").rule == "NG-MOVE-04"


@pytest.mark.rule("NG-MOVE-05")
def test_a_move_left_over_is_not_kept_for_the_next_card() -> None:
    t = rough_south().units(RED, "S0.c", 2)
    t.begin_turn(RED, ["e05", "move"])
    t.choose("play", "card:e05", "territory:S0.c", "territory:S0.b", "count:1", "done")
    t.choose("card:move", "territory:S0.c")
    assert t.refusal("territory:T14.b").rule == "NG-MOVE-04"


# -- entering and crossing ---------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-MOVE-06")
@pytest.mark.rule("NG-AMB-16")
def test_units_that_entered_an_enemy_territory_stay_there() -> None:
    t = table(seats=2).units(RED, "S0.a", 4).units(PURPLE, "S0.b", 1)
    t.play(RED, "a27", "territory:S0.a", "territory:S0.b", "count:3")
    assert t.raiders_in("S0.b") == (RED, 3)
    assert t.keys == ["territory:S0.a", "done"]
    refusal = t.refusal("territory:S0.b")
    assert (refusal.rule, refusal.message) == ("NG-MOVE-06", "refusal-move-stopped")
    with pytest.raises(IllegalOption, match="NG-MOVE-06"):
        t.choose("territory:S0.b")


@pytest.mark.rule("NG-AMB-15")
@pytest.mark.rule("NG-MOVE-08")
def test_a_group_may_be_reinforced_before_the_battle() -> None:
    t = table(seats=2).units(RED, "S0.a", 2).units(RED, "S0.c", 3).units(PURPLE, "S0.b", 1)
    t.play(RED, "e05", "territory:S0.a", "territory:S0.b", "count:2")
    t.choose("territory:S0.c", "territory:S0.b", "count:3", outcomes=[TWO, TWO])
    began = t.event("battle_began")
    assert (began["attackers"], began["defenders"]) == (5, 1)
    assert t.event("battle_decided")["attack"] == 5 + 2


@pytest.mark.rule("NG-MOVE-07")
def test_neutral_and_own_territories_are_crossed() -> None:
    t = table(seats=2).units(RED, "S0.a", 2).units(RED, "S0.c", 1)
    t.play(RED, "a27", "territory:S0.a", "territory:S0.b", "count:2")  # neutral
    t.choose("territory:S0.b", "territory:S0.c", "count:2")  # own
    t.choose("territory:S0.c", "territory:S0.d", "count:2")
    assert [t.units_in(f"S0.{name}") for name in "abcd"] == [(-1, 0), (-1, 0), (RED, 1), (RED, 2)]


@pytest.mark.rule("NG-MOVE-07")
def test_units_crossing_own_land_may_take_others_along() -> None:
    t = table(seats=2).units(RED, "S0.a", 2).units(RED, "S0.b", 1)
    t.play(RED, "e05", "territory:S0.a", "territory:S0.b", "count:2")
    t.choose("territory:S0.b", "territory:S0.c", "count:3")
    assert t.units_in("S0.c") == (RED, 3)


# -- battles of the action ---------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-MOVE-08")
def test_all_moves_come_before_the_first_battle() -> None:
    t = table(seats=2).units(RED, "S0.a", 4).units(PURPLE, "S0.b", 1)
    t.play(RED, "e05", "territory:S0.a", "territory:S0.b", "count:3")
    assert t.all_events("battle_began") == []
    assert t.decision == (RED, "move_from")
    t.choose("territory:S0.a", "territory:S0.d", "count:1", outcomes=[TWO, TWO])
    assert [event.type for event in t.events][:2] == ["units_moved", "battle_began"]


@pytest.mark.rule("NG-MOVE-08")
def test_giving_up_the_moves_left_begins_the_battle() -> None:
    t = table(seats=2).units(RED, "S0.a", 4).units(PURPLE, "S0.b", 1)
    t.play(RED, "a27", "territory:S0.a", "territory:S0.b", "count:3")
    t.choose("done", outcomes=[TWO, TWO])
    assert t.event("battle_decided")["winner"] == RED


@pytest.mark.rule("NG-MOVE-08")
def test_a_territory_won_is_not_a_starting_point_of_the_same_action() -> None:
    t = table(seats=2).units(RED, "S0.a", 4).units(PURPLE, "S0.b", 1)
    t.play(RED, "a27", "territory:S0.a", "territory:S0.b", "count:4", "done", outcomes=[TWO, TWO])
    t.choose("territory:S0.a")  # Purple retreats
    assert t.decision == (RED, "play_card")  # three moves were left; the battle has ended them


@pytest.mark.rule("NG-MOVE-09")
@pytest.mark.rule("NG-MOVE-11")
def test_the_bonus_of_the_card_counts_in_every_battle_of_the_action() -> None:
    t = table(seats=3).units(RED, "S0.a", 6).units(PURPLE, "S0.b", 1).units(YELLOW, "S0.d", 1)
    t.play(RED, "a15", "territory:S0.a", "territory:S0.b", "count:3")  # Grizzled Warriors: Move 2, +2 points
    t.choose("territory:S0.a", "territory:S0.d", "count:3")
    assert t.decision == (RED, "battle_order")
    t.choose("territory:S0.d", outcomes=[TWO, TWO])
    assert t.event("battle_decided")["attack"] == 3 + 2 + 2
    assert t.decision == (YELLOW, "retreat_to")
    t.choose("territory:S0.c", outcomes=[TWO, TWO])
    assert t.event("battle_decided")["attack"] == 3 + 2 + 2
    assert t.units_in("S0.b") == (RED, 3)
    assert t.units_in("S0.d") == (RED, 3)


@pytest.mark.rule("NG-MOVE-10")
def test_two_move_cards_have_their_own_bonuses_and_battles() -> None:
    t = table(seats=3).units(RED, "S0.a", 6).units(PURPLE, "S0.b", 1).units(YELLOW, "S0.d", 1)
    t.begin_turn(RED, ["e14", "move"])
    t.choose("play", "card:e14", "territory:S0.a", "territory:S0.b", "count:3", outcomes=[TWO, TWO])
    assert t.event("battle_decided")["attack"] == 3 + 1 + 2
    assert t.decision == (PURPLE, "retreat_to")  # the battle is over before the next card is played
    t.choose("territory:S0.c")
    t.choose("card:move", "territory:S0.a", "territory:S0.d", "count:3", outcomes=[TWO, TWO])
    assert t.event("battle_decided")["attack"] == 3 + 2  # without the Bodyguard


@pytest.mark.rule("NG-MOVE-10")
def test_units_stopped_by_one_action_are_free_for_the_next() -> None:
    t = table(seats=2).units(RED, "S0.a", 4).units(PURPLE, "S0.b", 1)
    t.begin_turn(RED, ["e14", "move"])
    t.choose("play", "card:e14", "territory:S0.a", "territory:S0.b", "count:4", outcomes=[TWO, TWO])
    t.choose("territory:S0.a")  # Purple retreats
    t.choose("card:move", "territory:S0.b", "territory:S0.c", "count:4")
    assert t.units_in("S0.c") == (RED, 4)
