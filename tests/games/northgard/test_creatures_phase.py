"""Phase 2.5: creatures move and act. [NG-CREATURE-40..46, NG-AMB-56]"""

from __future__ import annotations

import pytest

from tests.games.northgard.card_play import land
from tests.games.northgard.table import PURPLE, RED, THREE, TWO, TWO_CASUALTIES, Table, table


def moves(t: Table) -> list[tuple[str, str, str]]:
    return [(moved["creature"], moved["source"], moved["target"]) for moved in t.all_events("creature_moved")]


def target(t: Table) -> str:
    """Where the only creature goes from S0.a without anybody being asked."""
    t.begin_creature_phase()
    [(_, source, goal)] = moves(t)
    assert source == "S0.a"
    return goal


# Order


@pytest.mark.rule("NG-CREATURE-40")
@pytest.mark.parametrize(("creature", "food"), [("wolf_1", 0), ("bear_1", 1)])
def test_creatures_act_after_the_last_pass_and_before_harvest(creature: str, food: int) -> None:
    t = land(creatures=True).units(RED, "S0.d", 2).creature(creature, "S0.a").row("e01", "e02")
    t.begin_turn(RED, ["move"]).choose("pass", "card:e01")
    assert moves(t) == []
    t.choose("pass", "card:e02")
    assert moves(t) == [(creature, "S0.a", "S0.d")]
    assert t.stock(RED)["food"] == food  # the Wolf has come in time


@pytest.mark.rule("NG-CREATURE-40")
@pytest.mark.rule("NG-YEAR-01")
def test_a_whole_year_has_the_creatures_between_turns_and_harvest() -> None:
    """A Bear moves once; Red and Purple harvest afterwards."""
    t = land(creatures=True).units(RED, "S0.d", 2).units(PURPLE, "T11.a", 2).creature("bear_1", "S0.a").start_year()
    told: list[str] = []
    while t.s.year == 1:
        t.choose("pass" if "pass" in t.keys else t.keys[0])
        told += [event.type for event in t.events]
    year = told[: told.index("year_began")]
    assert year.count("creature_moved") == 1
    last_pass = max(i for i, type in enumerate(year) if type == "player_passed")
    assert last_pass < year.index("creature_moved") < year.index("resources_gained")


@pytest.mark.rule("NG-CREATURE-40")
def test_each_creature_moves_and_acts_before_the_next_one_moves() -> None:
    """The Valkyrie drives Red to S0.b; only then the Wolf looks for units and finds them there."""
    t = land(creatures=True).tiles("T10@0,1,0").units(RED, "S0.d", 3).resources(RED, food=1)
    t.creature("valkyrie_1", "T21.b").creature("wolf_1", "S0.c")
    t.begin_creature_phase()
    assert moves(t) == [("valkyrie_1", "T21.b", "S0.d")]
    t.choose("count:0", outcomes=[TWO, TWO])
    t.choose("territory:S0.b", "count:3")
    assert moves(t) == [("wolf_1", "S0.c", "S0.b")]


@pytest.mark.rule("NG-CREATURE-40")
def test_left_to_right_whatever_the_kind() -> None:
    """Both want S0.b; who comes first in the line gets it, the other finds its way blocked."""
    lines: list[tuple[str, str]] = [("wolf_1", "draugr_1"), ("draugr_1", "wolf_1")]
    for line in lines:
        t = land(creatures=True).units(RED, "S0.b", 3)
        t.creature(line[0], "T11.a").creature(line[1], "S0.a")
        t.begin_creature_phase()
        assert moves(t)[0] == (line[0], "T11.a", "S0.b")
        assert moves(t)[1] == (line[1], "S0.a", "S0.d")
        assert t.units_in("S0.b") == (RED, 2 if line[0] == "draugr_1" else 3)


# Moving


@pytest.mark.rule("NG-CREATURE-41")
def test_a_creature_leaves_even_a_territory_with_units_for_a_neutral_one() -> None:
    t = land(creatures=True).units(RED, "S0.a", 3).creature("wolf_1", "S0.a")
    assert target(t) == "S0.d"  # neutral, with food


def shut_in(creature: str, **setup: bool) -> Table:
    """Beside Red in S0.a; both neighbours hold another creature."""
    t = land(creatures=True, **setup).units(RED, "S0.a", 3)
    return t.creature(creature, "S0.a").creature("wolf_1", "S0.d").creature("wolf_2", "S0.b")


@pytest.mark.rule("NG-CREATURE-41")
@pytest.mark.rule("NG-CREATURE-43")
@pytest.mark.rule("NG-AMB-56")
def test_a_creature_that_cannot_move_does_not_appear_or_move_in() -> None:
    t = shut_in("draugr_1").begin_creature_phase()
    assert not any(creature == "draugr_1" for creature, _, _ in moves(t))
    assert t.units_in("S0.a") == (RED, 3)
    t = shut_in("valkyrie_1").begin_creature_phase()
    assert t.all_events("creature_battle_began") == []
    assert t.units_in("S0.a") == (RED, 3)


@pytest.mark.rule("NG-CREATURE-41")
@pytest.mark.rule("NG-AMB-56")
def test_option_a_creature_that_cannot_move_acts_all_the_same() -> None:
    t = shut_in("draugr_1", stationary_creature_acts=True).begin_creature_phase()
    assert t.units_in("S0.a") == (RED, 2)
    t = shut_in("valkyrie_1", stationary_creature_acts=True).resources(RED, food=1).begin_creature_phase()
    assert t.event("creature_battle_began")["territory"] == "S0.a"
    assert t.decision == (RED, "battle_food")


@pytest.mark.rule("NG-AMB-56")
def test_option_a_creature_that_moves_acts_once_only() -> None:
    for acts in (False, True):
        t = land(creatures=True, stationary_creature_acts=acts).units(RED, "S0.d", 3).creature("draugr_1", "S0.a")
        t.begin_creature_phase()
        assert t.units_in("S0.d") == (RED, 2)


@pytest.mark.rule("NG-CREATURE-42")
def test_rough_borders_do_not_stop_creatures() -> None:
    t = table(creatures=True).tiles("T20@-1,0,2").units(RED, "S0.d", 2).creature("wolf_1", "T20.b")
    t.begin_creature_phase()
    assert moves(t) == [("wolf_1", "T20.b", "S0.d")]


@pytest.mark.rule("NG-CREATURE-42")
def test_a_creature_goes_one_territory_far() -> None:
    t = land(creatures=True).units(RED, "S0.a", 5).creature("draugr_1", "T21.b")
    t.begin_creature_phase()
    assert moves(t) == [("draugr_1", "T21.b", "S0.d")]  # Red is two territories away
    assert t.units_in("S0.a") == (RED, 5)


@pytest.mark.rule("NG-CREATURE-43")
def test_never_into_a_territory_of_another_creature() -> None:
    t = land(creatures=True).units(RED, "S0.d", 5).creature("draugr_1", "S0.a").creature("wolf_1", "S0.d")
    t.begin_creature_phase()
    assert moves(t)[0] == ("draugr_1", "S0.a", "S0.b")  # neutral, though Red is next door
    assert t.units_in("S0.d") == (RED, 5)


@pytest.mark.rule("NG-CREATURE-44")
@pytest.mark.parametrize("creature", ["wolf_1", "bear_1", "draugr_1"])
def test_territories_with_units_come_first(creature: str) -> None:
    """S0.d has food and a building, S0.b nothing but a unit."""
    t = land(creatures=True).building("silo", "S0.d").units(PURPLE, "S0.b", 1).creature(creature, "S0.a")
    assert target(t) == "S0.b"


@pytest.mark.rule("NG-CREATURE-44")
def test_neutral_territories_only_where_there_is_no_other() -> None:
    t = land(creatures=True).units(PURPLE, "S0.c", 4).creature("wolf_1", "S0.a")  # S0.c is not adjacent to S0.a
    assert target(t) == "S0.d"  # among neutral ones the priorities hold too: food


# Priorities


@pytest.mark.rule("NG-CREATURE-45")
@pytest.mark.parametrize(
    ("creature", "goal"), [("wolf_1", "S0.d"), ("bear_1", "S0.b"), ("draugr_1", "S0.b"), ("valkyrie_1", "S0.d")]
)
def test_the_first_priority_of_each_kind(creature: str, goal: str) -> None:
    """West: food, 1 unit, no building. East: no resource, 5 units, a Fortress."""
    t = land(creatures=True).units(RED, "S0.d", 1).resources(RED, food=1)
    t.units(PURPLE, "S0.b", 5).building("fortress", "S0.b").creature(creature, "S0.a")
    assert target(t) == goal


@pytest.mark.rule("NG-CREATURE-45")
@pytest.mark.parametrize(("creature", "goal"), [("wolf_1", "S0.d"), ("bear_1", "S0.b"), ("draugr_1", "S0.d")])
def test_units_do_not_draw_a_bear_nor_buildings_a_draugr(creature: str, goal: str) -> None:
    """West: food, 5 units, no building. East: no resource, 1 unit, a Fortress."""
    t = land(creatures=True).units(RED, "S0.d", 5).units(PURPLE, "S0.b", 1).building("fortress", "S0.b")
    assert target(t.creature(creature, "S0.a")) == goal


@pytest.mark.rule("NG-CREATURE-45")
def test_a_large_building_counts_three_points_a_small_one_one() -> None:
    t = land(creatures=True).units(RED, "S0.d", 9).units(PURPLE, "S0.b", 1)
    t.building("tower", "S0.d").building("camp", "S0.d").building("forge", "S0.b")
    assert target(t.creature("bear_1", "S0.a")) == "S0.b"  # 2 : 3
    t = land(creatures=True).units(RED, "S0.d", 1).units(PURPLE, "S0.b", 9)
    t.building("tower", "S0.d").building("camp", "S0.d").building("camp", "S0.d").building("forge", "S0.b")
    assert target(t.creature("bear_1", "S0.a")) == "S0.d"  # 3 : 3, then resources 1 : 0


@pytest.mark.rule("NG-CREATURE-45")
def test_resources_are_counted_on_tiles_and_buildings() -> None:
    t = land(creatures=True).units(RED, "S0.d", 9).units(PURPLE, "S0.b", 1)
    t.building("lodge", "S0.b").building("stone", "S0.b")
    assert target(t.creature("wolf_1", "S0.a")) == "S0.b"  # 1 : 2
    t = land(creatures=True).units(RED, "S0.d", 9).units(PURPLE, "S0.b", 1).resources(PURPLE, food=9, wood=9)
    assert target(t.creature("wolf_1", "S0.a")) == "S0.d"  # what a player owns does not count


@pytest.mark.rule("NG-CREATURE-45")
def test_ties_go_on_to_the_second_and_third_priority() -> None:
    t = land(creatures=True).units(RED, "S0.d", 9).units(PURPLE, "S0.b", 1)
    t.building("silo", "S0.b")
    assert target(t.creature("wolf_1", "S0.a")) == "S0.b"  # resources 1 : 1, buildings 0 : 1
    t = land(creatures=True).units(RED, "S0.d", 1).units(PURPLE, "S0.b", 2)
    t.building("tower", "S0.d").building("silo", "S0.b")
    assert target(t.creature("wolf_1", "S0.a")) == "S0.b"  # 1 : 1, 1 : 1, units 1 : 2


@pytest.mark.rule("NG-CREATURE-46")
def test_the_first_player_breaks_the_last_tie() -> None:
    t = table(seats=3, creatures=True).units(RED, "S0.d", 2).units(PURPLE, "S0.b", 2).creature("draugr_1", "S0.a")
    t.s.first = PURPLE
    t.begin_creature_phase()
    assert t.decision == (PURPLE, "creature_target")
    assert sorted(t.keys) == ["territory:S0.b", "territory:S0.d"]
    decision = t.match.decision
    assert decision is not None and decision.context == {"creature": "draugr_1"}
    t.choose("territory:S0.d")
    assert t.units_in("S0.d") == (RED, 1)
    assert t.units_in("S0.b") == (PURPLE, 2)


@pytest.mark.rule("NG-CREATURE-46")
def test_the_first_player_is_asked_only_about_what_is_tied() -> None:
    """S0.d is adjacent to S0.a, S0.b (a unit each) and S0.c (neutral)."""
    t = table(creatures=True).units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1).creature("wolf_1", "S0.d")
    t.begin_creature_phase()
    assert t.decision == (RED, "creature_target")
    assert sorted(t.keys) == ["territory:S0.a", "territory:S0.b"]


# Draugr and Valkyrie


@pytest.mark.rule("NG-CREATURE-DRAUGR")
def test_a_draugr_takes_the_last_unit_too() -> None:
    t = land(creatures=True).units(RED, "S0.d", 1).creature("draugr_1", "S0.a")
    t.begin_creature_phase()
    assert t.units_in("S0.d") == (-1, 0)
    assert t.s.reserve[RED] == 14


@pytest.mark.rule("NG-CREATURE-DRAUGR")
def test_a_draugr_in_a_neutral_territory_takes_nobody() -> None:
    t = land(creatures=True).units(RED, "S0.c", 3).creature("draugr_1", "S0.a")
    t.begin_creature_phase()
    assert t.all_events("units_lost") == []
    assert t.units_in("S0.c") == (RED, 3)


@pytest.mark.rule("NG-CREATURE-VALKYRIE")
@pytest.mark.rule("NG-CREATURE-VALKYRIE-02")
def test_against_a_valkyrie_the_defender_has_the_bonuses_of_buildings_and_wins_ties() -> None:
    t = land(creatures=True).units(RED, "S0.d", 3).building("fortress", "S0.d").building("tower", "S0.d")
    t.creature("valkyrie_1", "S0.a").resources(RED, food=2).begin_creature_phase()
    began = t.event("creature_battle_began")
    assert (began["attacker"], began["defender"], began["attackers"]) == (-2, RED, 1)
    t.choose("count:2", outcomes=[TWO, TWO])
    decided = t.event("creature_battle_decided")
    assert (decided["attack"], decided["defence"]) == (7 + 2, 3 + 2 + 2 + 2)
    assert decided["winner"] == RED  # a tie
    assert decided["attackers_lost"] == 0  # the Tower does nothing to her
    assert t.fame_of(RED) == 4


@pytest.mark.rule("NG-CREATURE-VALKYRIE-02")
def test_a_valkyrie_wins_with_more_points_or_by_casualties() -> None:
    t = land(creatures=True).units(RED, "S0.d", 2).creature("valkyrie_1", "S0.a").resources(RED, food=2)
    t.begin_creature_phase()
    t.choose("count:2", outcomes=[TWO_CASUALTIES, THREE])  # 7 : 7, but nobody is left
    decided = t.event("creature_battle_decided")
    assert (decided["attack"], decided["defence"], decided["defenders_lost"]) == (7, 7, 2)
    assert decided["winner"] == -2
    assert t.units_in("S0.d") == (-1, 0)
    assert t.creatures() == {"valkyrie_1": "S0.d"}


@pytest.mark.rule("NG-CREATURE-VALKYRIE")
def test_a_valkyrie_moving_into_neutral_land_attacks_nobody() -> None:
    t = land(creatures=True).units(RED, "S0.c", 3).creature("valkyrie_1", "S0.a")
    t.begin_creature_phase()
    assert moves(t) == [("valkyrie_1", "S0.a", "S0.d")]
    assert t.all_events("creature_battle_began") == []
