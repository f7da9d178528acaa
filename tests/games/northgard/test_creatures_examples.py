"""The rulebooks' worked examples of the Creatures module, number for number."""

from __future__ import annotations

import pytest

from longhall.games.northgard.state import CREATURE
from tests.games.northgard.card_play import land
from tests.games.northgard.table import BLUE, CHOICE, PURPLE, RED, TWO, TWO_CASUALTIES, YELLOW, Table, table


def red_enters_with_two() -> Table:
    """1 Red unit beside a Wolf in S0.a; 2 more come from S0.d by a plain Move; the Wolf is declared, 1 food spent."""
    t = land(creatures=True).creature("wolf_1", "S0.a")
    t.units(RED, "S0.a", 1).units(RED, "S0.d", 2).resources(RED, food=3)
    t.play(RED, "move", "territory:S0.d", "territory:S0.a", "count:2")
    assert t.decision == (RED, "declare_creature")
    t.choose("creature:wolf_1")
    assert t.decision == (RED, "battle_food")
    assert t.keys == ["count:0", "count:1", "count:2", "count:3"]
    t.choose("count:1", outcomes=[CHOICE])
    assert t.decision == (RED, "die_choice")
    return t


@pytest.mark.rule("NG-EX-WOLF")
def test_the_wolf_wins_the_tie_and_nobody_leaves() -> None:
    t = red_enters_with_two()
    t.choose("face:point", outcomes=[CHOICE])  # the Wolf is not asked: it takes the point
    decided = t.event("creature_battle_decided")
    assert (decided["attack"], decided["defence"]) == (5, 5)
    assert (decided["attacker"], decided["defender"], decided["winner"]) == (RED, CREATURE, CREATURE)
    assert (decided["attackers_lost"], decided["defenders_lost"]) == (0, 0)
    assert t.units_in("S0.a") == (RED, 3)
    assert t.creatures() == {"wolf_1": "S0.a"}
    assert t.fame_of(RED) == 0
    assert t.stock(RED)["food"] == 2
    assert t.decision == (RED, "play_card")  # no retreat


@pytest.mark.rule("NG-EX-WOLF")
def test_a_casualty_would_not_have_counted_against_the_wolf() -> None:
    t = red_enters_with_two()
    t.choose("face:casualty", outcomes=[CHOICE])
    decided = t.event("creature_battle_decided")
    assert (decided["attack"], decided["defence"]) == (4, 5)
    assert decided["defenders_lost"] == 0
    assert t.creatures() == {"wolf_1": "S0.a"}


@pytest.mark.rule("NG-EX-DRAUGR")
def test_the_draugr_goes_where_there_are_more_resources() -> None:
    t = table(creatures=True).tiles("T21@-1,0,2", "T12@1,0,0")
    t.units(RED, "S0.d", 3).building("silo", "S0.d")  # food of T21.a and of the silo: 2 resources
    t.units(PURPLE, "S0.b", 3).building("tower", "S0.b")  # wood of T12.b: 1 resource
    t.creature("draugr_1", "S0.a")
    t.begin_creature_phase()
    assert t.all_events("creature_moved") == [
        {**t.event("creature_moved"), "creature": "draugr_1", "source": "S0.a", "target": "S0.d"}
    ]
    lost = t.event("units_lost")
    assert (lost["seat"], lost["territory"], lost["units"]) == (RED, "S0.d", 1)
    assert t.units_in("S0.d") == (RED, 2)
    assert t.units_in("S0.b") == (PURPLE, 3)
    assert t.creatures() == {"draugr_1": "S0.d"}


def valkyrie_beside_red() -> Table:
    """3 Red units in S0.d, no building; 3 food, all spent."""
    t = land(seats=3, creatures=True).creature("valkyrie_1", "S0.a")
    t.units(RED, "S0.d", 3).resources(RED, food=3)
    t.begin_creature_phase()
    assert t.creatures() == {"valkyrie_1": "S0.d"}
    assert t.decision == (RED, "battle_food")
    decision = t.match.decision
    assert decision is not None
    assert (decision.context["attack"], decision.context["defence"]) == (7, 3)
    return t


@pytest.mark.rule("NG-EX-VALKYRIE")
def test_the_valkyrie_drives_red_out() -> None:
    t = valkyrie_beside_red()
    t.choose("count:3", outcomes=[CHOICE, TWO_CASUALTIES])  # hers first: she attacks
    assert t.event("creature_die_rolled")["roller"] == PURPLE  # to the left of Red
    decided = t.event("creature_battle_decided")
    assert (decided["attack"], decided["defence"]) == (8, 6)
    assert (decided["attacker"], decided["defender"], decided["winner"]) == (CREATURE, RED, CREATURE)
    assert (decided["attackers_lost"], decided["defenders_lost"]) == (0, 0)
    assert t.decision == (RED, "retreat_to")
    t.choose("territory:S0.a", "count:2", "territory:S0.c")
    assert t.units_in("S0.a") == (RED, 2)
    assert t.units_in("S0.c") == (RED, 1)
    assert t.units_in("S0.d") == (-1, 0)
    assert t.creatures() == {"valkyrie_1": "S0.d"}
    assert t.fame_of(RED) == 0


@pytest.mark.rule("NG-EX-VALKYRIE")
def test_variant_with_eight_points_red_wins_the_tie() -> None:
    t = valkyrie_beside_red()
    t.choose("count:3", outcomes=[CHOICE, TWO])
    decided = t.event("creature_battle_decided")
    assert (decided["attack"], decided["defence"], decided["winner"]) == (8, 8, RED)
    assert t.creatures() == {}
    assert t.match.view(None)["creatures_discarded"] == ["valkyrie_1"]
    assert t.fame_of(RED) == 4
    assert t.units_in("S0.d") == (RED, 3)


def four_players_with_a_free_lair() -> Table:
    """Three creatures on the map; the lair of T17.a is free, Purple stands there."""
    t = land(seats=4, creatures=True, more_creatures=True).tiles("T17@0,-1,0")
    t.units(RED, "S0.b", 2).units(PURPLE, "T17.a", 2).units(YELLOW, "S0.c", 1).units(BLUE, "T11.a", 1)
    t.creature("wolf_1", "S0.c").creature("wolf_2", "S0.d").creature("bear_1", "T21.b")
    t.creature_deck("draugr_1", "wolf_3", "bear_2")
    return t.row("e01", "e02", "e03", "e04").begin_turn(RED, ["move"])


@pytest.mark.rule("NG-EX-MORE")
def test_a_passing_player_calls_a_draugr_to_the_free_lair() -> None:
    t = four_players_with_a_free_lair()
    t.choose("pass")
    assert t.decision == (RED, "row_card")  # the card comes first
    t.choose("card:e02")
    assert t.decision == (RED, "more_creatures")
    assert t.keys == ["territory:T17.a", "pass"]
    t.choose("territory:T17.a")
    assert list(t.creatures()) == ["wolf_1", "wolf_2", "bear_1", "draugr_1"]
    assert t.creatures()["draugr_1"] == "T17.a"
    assert t.all_events("creature_moved") == []
    assert t.units_in("T17.a") == (PURPLE, 1)  # its power at once
    assert t.decision == (PURPLE, "turn_action")


@pytest.mark.rule("NG-EX-MORE")
def test_variant_with_four_creatures_the_choice_is_not_offered() -> None:
    t = four_players_with_a_free_lair().creature("wolf_3", "S0.a")
    t.choose("pass", "card:e02")
    assert t.decision == (PURPLE, "turn_action")


@pytest.mark.rule("NG-EX-LINE")
def test_the_left_end_of_the_line_acts_first_and_new_cards_come_on_the_right() -> None:
    """Each of them has exactly one way to go."""
    t = land(creatures=True).tiles("T10@0,1,0")
    t.creature("wolf_1", "T21.b").creature("bear_1", "T10.b").creature("draugr_1", "T11.a")
    t.begin_creature_phase()
    assert [moved["creature"] for moved in t.all_events("creature_moved")] == ["wolf_1", "bear_1", "draugr_1"]

    t.units(RED, "S0.a", 1).creature_deck("wolf_2", "bear_2").pile("T17")
    t.play(RED, "explore", "place:0,-1,0")
    assert list(t.creatures()) == ["wolf_1", "bear_1", "draugr_1", "wolf_2"]
