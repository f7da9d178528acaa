"""Positions in which several rules meet, from Domination to the end of the game.

Each was worked out from the rulebook before anything was played. test_examined.py has what comes before.
"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.frames.domination import StartDomination
from longhall.games.icegarden.frames.planning import StartPlanning
from longhall.games.icegarden.frames.turn import EndTurn
from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"
ALL = (FJOLL, DYKEN, FREI, CALLO)


def decline(t: Table) -> Table:
    """Decline whatever is offered until nothing is left to decide or a new turn has begun."""
    while t.decision[0] and t.decision[1] not in ("jump", "relief"):
        t.choose(next(key for key in ("pass", "done", *t.keys) if key in t.keys))
    return t


def to_the_end(t: Table) -> Table:
    """Domination and the end of the turn."""
    return t.begin(StartDomination(), EndTurn())


# -- places ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-DOM-05")
@pytest.mark.rule("IG-DOM-08")
@pytest.mark.parametrize(("neighbour", "first"), [("sails", CALLO), ("zym", DYKEN)])
def test_a_held_marker_makes_a_tie_and_the_neighbours_break_it(neighbour: str, first: str) -> None:
    t = table().vuko("isle").vuko_tokens(CALLO, 1).markers(CALLO, "isle", 3).markers(DYKEN, "isle", 2)
    t.markers(CALLO, neighbour, 1).begin_domination()  # zym is no neighbour: the better reputation decides
    assert t.places("isle")[0] == first


@pytest.mark.rule("IG-DOM-05")
@pytest.mark.rule("IG-DOM-04")
def test_a_held_marker_leaves_too_little_against_the_nation() -> None:
    t = table().vuko("isle").nation("isle").charm("isle").vuko_tokens(CALLO, 1).markers(CALLO, "isle", 2).scoring()
    t.begin_domination()
    assert not t.decision[0] and t.points_of(CALLO) == 0 and t.stock(CALLO) == (0, 0, 0)


@pytest.mark.rule("IG-DOM-17")
@pytest.mark.rule("IG-DOM-04")
def test_domination_lifts_a_unit_of_level_1_over_the_nation() -> None:
    t = table().nation("isle").units(CALLO, "wild_child", "isle").begin_domination()
    assert not t.decision[0]
    t = table().nation("isle").units(CALLO, "wild_child", "isle").upgrade(CALLO, "wild_child", "domination")
    assert t.begin_domination().decision == (CALLO, "resource")


@pytest.mark.rule("IG-DOM-17")
@pytest.mark.rule("IG-DOM-11")
def test_domination_of_one_unit_works_in_each_region_and_once_for_two_units() -> None:
    t = table().upgrade(CALLO, "faun", "domination").units(CALLO, "faun", "isle").units(CALLO, "faun", "zym")
    assert t.influence(CALLO, "isle") == t.influence(CALLO, "zym") == 3
    t = table().upgrade(CALLO, "faun", "domination").units(CALLO, "faun", "isle", 2)
    assert t.influence(CALLO, "isle") == 5


@pytest.mark.rule("IG-Q-34")
@pytest.mark.rule("IG-SETUP-08")
def test_a_neighbour_that_does_not_take_part_decides_nothing() -> None:
    t = table(CALLO, DYKEN).markers(CALLO, "empire", 2).markers(DYKEN, "empire", 2).reputation(callo=1)
    t.markers(CALLO, "sails", 1).markers(DYKEN, "zym", 1)  # both next to the empire: 1 and 1
    assert t.places("empire") == [DYKEN, CALLO]


@pytest.mark.rule("IG-DOM-09")
@pytest.mark.rule("IG-SETUP-04")
def test_in_the_safe_zone_the_lower_marker_is_better_too() -> None:
    t = table()
    for character in ALL:
        t.markers(character, "valley", 2)
    t.scoring().begin_domination()
    decline(t)
    assert [t.points_of(character) for character in ALL] == [5, 3, 2, 0]


# -- abilities ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-Q-41")
@pytest.mark.rule("IG-DOM-11")
def test_one_piper_with_plunder_does_three_things_once_each() -> None:
    t = table().upgrade(DYKEN, "piper", "plunder").units(DYKEN, "piper", "isle").charm("isle").thorn("zym")
    t.markers(CALLO, "isle").resources(CALLO, population=1).begin_domination().choose("use:piper")
    assert t.refusal("use:piper").rule == "IG-DOM-11"
    t.choose("use:plunder", "use:move_charm")
    assert t.decision == (DYKEN, "resource") and t.stock(DYKEN) == (2, 0, 0) and t.stock(CALLO) == (0, 0, 0)


@pytest.mark.rule("IG-ABIL-SPY-01")
@pytest.mark.rule("IG-DOM-16")
def test_harrasim_plunders_with_what_he_spied() -> None:
    t = table().units(FREI, "harrasim", "isle").markers(CALLO, "isle").resources(CALLO, gold=1).begin_domination()
    assert t.decision == (FREI, "resource")
    t = table().units(FREI, "harrasim", "isle").markers(CALLO, "isle").resources(CALLO, gold=1).spy("plunder", "speed")
    t.begin_domination().choose("use:plunder")
    assert t.stock(FREI) == (0, 1, 0) and t.stock(CALLO) == (0, 0, 0)


@pytest.mark.rule("IG-DOM-16")
def test_plunder_hits_players_in_the_region_only() -> None:
    t = (
        table()
        .units(FJOLL, "volcano_man", "isle", 3)
        .markers(CALLO, "isle")
        .markers(DYKEN, "isle")
        .markers(FREI, "zym")
    )
    for character in (CALLO, DYKEN, FREI):
        t.resources(character, gold=1)
    t.begin_domination().choose("use:plunder")
    assert t.keys == [f"seat:{t.seat(DYKEN)}", f"seat:{t.seat(CALLO)}"]
    assert t.refusal(f"seat:{t.seat(FREI)}").rule == "IG-DOM-16"


@pytest.mark.rule("IG-Q-36")
@pytest.mark.rule("IG-DOM-06")
def test_a_player_with_a_unit_beside_held_markers_can_be_plundered() -> None:
    t = table().units(FJOLL, "volcano_man", "isle", 3).vuko("isle").vuko_tokens(CALLO, 2).markers(CALLO, "isle", 2)
    t.units(CALLO, "wild_child", "isle").resources(CALLO, gold=1).begin_domination().choose("use:plunder")
    assert t.stock(FJOLL) == (0, 1, 0)


@pytest.mark.rule("IG-DOM-16")
@pytest.mark.rule("IG-COMP-02")
def test_plunder_needs_no_supply() -> None:
    t = table().units(FJOLL, "volcano_man", "isle", 2).markers(CALLO, "isle").resources(CALLO, m=(0, 0, 1))
    t.supply(m=0).begin_domination().choose("use:plunder")
    assert t.m_of(FJOLL) == [1, 0, 0, 0] and t.m_of(CALLO) == [0, 0, 0, 0]


@pytest.mark.rule("IG-DOM-02")
@pytest.mark.rule("IG-DOM-16")
def test_plunder_comes_before_the_resources_of_the_region() -> None:
    t = table().units(FJOLL, "volcano_man", "isle", 2).markers(CALLO, "isle").begin_domination()
    assert t.decision == (FJOLL, "resource")  # Callo has nothing yet, and what she takes now is safe
    t.choose("take:m", "take:gold")
    assert t.stock(CALLO) == (0, 1, 0) and not t.decision[0]


@pytest.mark.rule("IG-DOM-13")
@pytest.mark.rule("IG-DOM-05")
def test_recruit_and_faun_are_offered_players_with_free_markers_only() -> None:
    t = table().units(FJOLL, "drakkar", "isle", 2).vuko("isle").vuko_tokens(CALLO, 1).markers(CALLO, "isle", 1)
    t.markers(DYKEN, "isle").markers(FREI, "isle").begin_domination().choose("use:recruit")
    assert t.keys == [f"seat:{t.seat(DYKEN)}", f"seat:{t.seat(FREI)}"]
    assert t.refusal(f"seat:{t.seat(CALLO)}").rule == "IG-DOM-05"


@pytest.mark.rule("IG-DOM-05")
@pytest.mark.rule("IG-DOM-14")
def test_markers_that_vuko_holds_are_named_as_the_reason() -> None:
    t = table().units(CALLO, "faun", "isle").units(CALLO, "nightmare", "isle").vuko("isle").vuko_tokens(DYKEN, 1)
    t.markers(DYKEN, "isle").units(DYKEN, "crab", "isle").begin_domination()  # a unit there, but no marker to swap
    assert t.refusal("use:faun").rule == "IG-DOM-05"
    t = table().units(FJOLL, "drakkar", "isle", 2).units(FJOLL, "volcano_man", "isle").vuko("isle")
    t.vuko_tokens(CALLO, 1).markers(CALLO, "isle").resources(CALLO, gold=1).markers(DYKEN, "isle").begin_domination()
    assert t.refusal("use:plunder").rule == "IG-DOM-05"  # Callo has gold but no influence, van Dyken has nothing


@pytest.mark.rule("IG-DOM-05")
@pytest.mark.rule("IG-DOM-16")
def test_a_player_with_held_markers_only_is_refused_to_plunder_by_that_rule() -> None:
    t = table().units(FJOLL, "volcano_man", "isle", 3).vuko("isle").vuko_tokens(CALLO, 1)
    for character in (CALLO, DYKEN, FREI):
        t.markers(character, "isle").resources(character, gold=1)
    t.begin_domination().choose("use:plunder")
    assert t.keys == [f"seat:{t.seat(DYKEN)}", f"seat:{t.seat(FREI)}"]
    assert t.refusal(f"seat:{t.seat(CALLO)}").rule == "IG-DOM-05"


@pytest.mark.rule("IG-DOM-13")
@pytest.mark.rule("IG-TURN-02")
def test_who_lost_a_marker_to_a_drakkar_has_relief_in_the_next_turn() -> None:
    t = table(FJOLL, CALLO).units(FJOLL, "drakkar", "fire").markers(CALLO, "fire", 1).markers(CALLO, "zym", 1)
    to_the_end(t).choose("use:recruit")
    decline(t)
    assert t.decision == (CALLO, "relief") and t.stock(CALLO)[0] == 2
    t.choose("region:fire")
    assert t.decision[1] == "jump" and t.in_reserve(CALLO) == 17


@pytest.mark.rule("IG-GOAL-FREI-02")
def test_a_second_tower_in_a_region_is_refused() -> None:
    t = table().tower("isle").units(FREI, "enlightened", "isle").upgrade(FREI, "enlightened", "plunder")
    t.markers(CALLO, "isle").resources(CALLO, gold=1).begin_domination()
    assert t.refusal("use:tower").rule == "IG-GOAL-FREI-02"


@pytest.mark.rule("IG-GOAL-FJOLL-03")
def test_a_nation_alone_is_nobody_to_recruit() -> None:
    t = table().nation("isle").units(FJOLL, "drakkar", "isle").units(FJOLL, "volcano_man", "isle")
    t.units(CALLO, "wild_child", "isle").resources(CALLO, gold=1).begin_domination()
    assert t.refusal("use:recruit").rule == "IG-DOM-13"


@pytest.mark.rule("IG-GOAL-CALLO-03")
@pytest.mark.rule("IG-Q-52")
def test_closing_asks_for_two_tokens_and_a_third_is_refused() -> None:
    t = table().nightmares("isle", 1).units(CALLO, "faun", "isle").markers(DYKEN, "isle").begin_domination()
    assert t.refusal("use:close_region").rule == "IG-GOAL-CALLO-03"
    t = table().nightmares("isle", 2).units(CALLO, "faun", "isle").units(CALLO, "nightmare", "isle").begin_domination()
    assert t.refusal("use:nightmare").rule == "IG-DOM-12"


@pytest.mark.rule("IG-GOAL-DYKEN-02")
def test_a_charm_in_the_region_of_the_thorn_stays_there() -> None:
    t = table().thorn("isle").charm("isle").units(DYKEN, "piper", "isle").begin_domination()
    assert t.refusal("use:move_charm").rule == "IG-GOAL-DYKEN-02"


@pytest.mark.rule("IG-Q-40")
def test_with_one_charm_a_turn_the_second_is_refused() -> None:
    t = table(thorn_absorb="one").thorn("isle").charm("isle", 2).units(DYKEN, "piper", "isle").begin_domination()
    t.choose("use:absorb")
    assert t.refusal("use:absorb").rule == "IG-GOAL-DYKEN-03"
    decline(t)
    assert t.m_of(DYKEN) == [1, 0, 0, 0]  # the other one still gives M


# -- resources and charm places ----------------------------------------------------------------------------------------


@pytest.mark.rule("IG-COMP-02")
@pytest.mark.rule("IG-DOM-18")
def test_what_an_earlier_region_used_up_is_missing_in_a_later_one() -> None:
    t = table().markers(CALLO, "fire", 2).markers(DYKEN, "snakes", 2).supply(population=1).begin_domination()
    t.choose("take:population")  # printed 2
    assert t.stock(CALLO) == (1, 0, 0) and t.decision == (DYKEN, "resource")
    assert t.keys == ["take:gold", "pass"] and t.refusal("take:population").rule == "IG-COMP-02"


@pytest.mark.rule("IG-DOM-19")
@pytest.mark.rule("IG-COMP-02")
@pytest.mark.parametrize(("first", "second", "m"), [("take:m", "take:gold", (1, 0)), ("take:gold", "take:m", (0, 1))])
def test_the_last_m_goes_to_who_chose_it_before_the_charm_gives(first: str, second: str, m: tuple[int, int]) -> None:
    t = table().charm("isle").markers(CALLO, "isle", 3).markers(DYKEN, "isle", 2).supply(m=1).begin_domination()
    t.choose(first, second)
    assert (t.stock(CALLO)[2], t.stock(DYKEN)[2]) == m


@pytest.mark.rule("IG-DOM-15")
@pytest.mark.rule("IG-COMP-02")
def test_the_piper_takes_the_last_population_before_the_region_gives_any() -> None:
    t = table().units(DYKEN, "piper", "isle").markers(CALLO, "isle").supply(population=1).begin_domination()
    t.choose("use:piper")
    assert t.stock(DYKEN) == (1, 0, 0) and t.refusal("take:population").rule == "IG-COMP-02"


@pytest.mark.rule("IG-DOM-18")
@pytest.mark.rule("IG-DOM-04")
def test_who_is_stopped_by_a_nation_leaves_the_kind_to_nobody_and_the_place_too() -> None:
    t = table(FREI, CALLO, DYKEN).nation("valley").scoring()
    t.markers(FREI, "valley", 3).markers(CALLO, "valley", 2).markers(DYKEN, "valley", 1).begin_domination()
    t.choose("take:gold", "take:population")
    assert not t.decision[0] and t.stock(DYKEN) == (0, 0, 0)
    assert [t.points_of(character) for character in (FREI, CALLO, DYKEN)] == [4, 2, 0]


@pytest.mark.rule("IG-GOAL-DYKEN-05")
@pytest.mark.rule("IG-Q-38")
def test_a_charm_sent_to_the_thorn_this_turn_gives_its_m_to_whoever_dominates_there() -> None:
    t = table().thorn("valley").units(DYKEN, "piper", "sails").charm("sails").markers(CALLO, "valley", 2)
    t.begin_domination().choose("use:move_charm", "done", "pass", "pass")
    assert t.m_of(CALLO) == [1, 0, 0, 0] and t.m_of(DYKEN) == [0, 0, 0, 0]


@pytest.mark.rule("IG-Q-38")
@pytest.mark.rule("IG-DOM-11")
@pytest.mark.parametrize(("option", "m"), [("region", 1), ("token", 2)])
def test_two_pipers_send_two_charms_in_one_turn(option: str, m: int) -> None:
    t = table(charm_m=option).thorn("valley").markers(DYKEN, "valley", 2)
    for region in ("isle", "fire"):
        t.units(DYKEN, "piper", region).charm(region)
    t.begin_domination().choose(*["use:move_charm", "done", "pass"] * 2, "pass")
    assert t.s.charm_moved[t.region("valley")] == 2 and t.m_of(DYKEN) == [m, 0, 0, 0]


@pytest.mark.rule("IG-GOAL-DYKEN-01")
@pytest.mark.rule("IG-Q-40")
def test_all_charms_may_be_absorbed_in_one_turn() -> None:
    t = to_the_end(table().thorn("valley").charm("valley", 4).markers(DYKEN, "valley", 2))
    t.choose(*["use:absorb"] * 4)
    decline(t)
    assert t.over and t.ranking[0] == DYKEN and t.m_of(DYKEN) == [0, 0, 0, 0]


# -- closing a region --------------------------------------------------------------------------------------------------


def haunted(region: str, *seats: str) -> Table:
    """Callo has a Faun and two nightmare tokens in a region."""
    return table(*seats).nightmares(region, 2).units(CALLO, "faun", region)


@pytest.mark.rule("IG-CLOSE-05")
@pytest.mark.rule("IG-Q-60")
def test_markers_that_withdrew_count_in_a_region_resolved_later() -> None:
    t = haunted("isle").markers(CALLO, "isle", 2).markers(DYKEN, "isle", 2).markers(FREI, "sails", 2).begin_domination()
    t.choose("use:close_region", "region:fire", "region:sails", "region:sails", "pass", "pass")
    # van Dyken brought 2 to sails, where Freihoff has 2; he has the better reputation
    assert t.resolving == "sails" and t.decision == (DYKEN, "resource")
    t.choose("pass", "pass")
    assert t.resolving == "fire" and t.decision == (CALLO, "resource")


@pytest.mark.rule("IG-CLOSE-05")
@pytest.mark.rule("IG-CLOSE-08")
def test_markers_that_withdraw_to_a_region_already_resolved_come_too_late() -> None:
    t = haunted("sails").markers(CALLO, "sails", 2).markers(DYKEN, "sails", 2).begin_domination()
    t.choose("use:close_region", "region:isle", "region:isle", "region:isle")
    decline(t)
    assert t.markers_in(DYKEN, "isle") == 2 and not [e for e in t.all_events("region_counted") if e["region"] == "isle"]


@pytest.mark.rule("IG-CLOSE-05")
@pytest.mark.rule("IG-Q-33")
def test_markers_that_withdraw_to_vuko_are_free_until_the_next_domination() -> None:
    t = haunted("isle").vuko("sails").vuko_tokens(DYKEN, 2).markers(DYKEN, "sails", 1).markers(DYKEN, "isle", 2)
    t.markers(CALLO, "isle", 1).begin_domination().choose("use:close_region", "region:sails", "region:sails")
    assert t.influence(DYKEN, "sails") == 2 and t.s.held[t.seat(DYKEN)] == 1
    decline(t).begin_domination()
    assert t.influence(DYKEN, "sails") == 1 and t.s.held[t.seat(DYKEN)] == 2


@pytest.mark.rule("IG-CLOSE-01")
@pytest.mark.rule("IG-DOM-08")
def test_units_that_die_in_a_closing_are_missing_next_door() -> None:
    t = haunted("isle").units(CALLO, "nightmare", "isle").units(DYKEN, "wyvern", "isle").markers(FREI, "fire", 1)
    t.markers(DYKEN, "sails", 1).markers(FREI, "sails", 1)
    assert t.places("sails") == [DYKEN, FREI]  # the Wyvern next door
    t.begin_domination().choose("use:close_region", "pass", "pass")
    assert t.resolving == "sails" and t.decision == (FREI, "resource")


@pytest.mark.rule("IG-CLOSE-07")
@pytest.mark.rule("IG-GOAL-DYKEN-02")
def test_a_charm_that_fled_is_sent_on_to_the_thorn_in_the_same_turn() -> None:
    t = haunted("isle").charm("isle").units(DYKEN, "piper", "sails").thorn("zym").markers(DYKEN, "zym", 2)
    t.begin_domination().choose("use:close_region", "pass", "use:move_charm", "done", "pass", "pass")
    assert t.s.charm_moved[t.region("zym")] == 1 and t.m_of(DYKEN) == [1, 0, 0, 0]


@pytest.mark.rule("IG-CLOSE-07")
@pytest.mark.rule("IG-GOAL-DYKEN-06")
def test_a_charm_of_a_closed_region_flees_over_the_thorn_and_over_closed_regions() -> None:
    t = haunted("zym").closed("isle").thorn("sails").charm("zym").markers(CALLO, "zym").begin_domination()
    t.choose("use:close_region")
    assert t.s.charm[t.region("fjords")] == 1


@pytest.mark.rule("IG-CLOSE-02")
@pytest.mark.rule("IG-COMP-09")
def test_after_a_closing_the_locked_markers_are_missing_in_the_supply() -> None:
    t = haunted("isle").markers(CALLO, "isle", 5).reserve(CALLO, 0).markers(DYKEN, "isle", 1).begin_domination()
    t.choose("use:close_region", "region:sails", "region:sails", "region:fire")
    decline(t)
    t.resources(CALLO, population=2).action(CALLO, "influence")
    assert not t.decision[0] and t.in_reserve(CALLO) == 0 and t.markers_in(CALLO, "sails") == 2


@pytest.mark.rule("IG-CLOSE-03")
@pytest.mark.rule("IG-TURN-02")
def test_who_locked_everything_in_has_relief_in_the_next_turn() -> None:
    t = haunted("fire", CALLO, DYKEN).markers(CALLO, "fire", 1).markers(DYKEN, "zym", 2)
    to_the_end(t).choose("use:close_region")
    decline(t)
    assert t.decision == (CALLO, "relief") and t.refusal("region:fire").rule == "IG-CLOSE-09"


@pytest.mark.rule("IG-CLOSE-10")
@pytest.mark.rule("IG-END-VP-01")
def test_points_of_a_closed_region_can_bring_the_fiftieth() -> None:
    t = to_the_end(table().closed("valley", 0).points(CALLO, 45).points(DYKEN, 30).scoring())
    assert t.over and t.points_of(CALLO) == 50 and t.ranking[:2] == [CALLO, DYKEN]


@pytest.mark.rule("IG-CLOSE-09")
@pytest.mark.rule("IG-ABIL-DRAK-01")
def test_a_drakkar_lost_in_a_closing_ends_the_ferry_until_it_is_summoned_again() -> None:
    t = haunted("isle").markers(CALLO, "isle", 3).units(FJOLL, "drakkar", "isle").units(FJOLL, "drakkar", "zym")
    t.markers(FJOLL, "zym", 2).begin_domination().choose("use:close_region", "region:sails")
    decline(t).begin_activation()
    assert not t.decision[0]
    t.markers(FJOLL, "fire").resources(FJOLL, m=(0, 0, 1)).action(FJOLL, "making")
    t.choose("summon", "level:2")
    assert t.refusal("region:isle").rule == "IG-CLOSE-09"
    t.choose("region:fire").begin_activation()
    assert t.decision == (FJOLL, "ferry")


@pytest.mark.rule("IG-CLOSE-09")
@pytest.mark.rule("IG-VUKO-09")
@pytest.mark.rule("IG-Q-45")
def test_vuko_driven_off_by_a_closing_comes_back_by_the_usual_rule() -> None:
    t = haunted("isle").vuko("isle").vuko_tokens(DYKEN, 1).markers(DYKEN, "isle", 1).begin_domination()
    assert t.choose("use:close_region", "region:fire").influence(DYKEN, "fire") == 1  # freed, and nothing holds it now
    decline(t).reputation(dyken=3).begin_vuko()
    assert t.region_of_vuko == "fire" and t.tokens_of(DYKEN) == 2


@pytest.mark.rule("IG-CLOSE-01")
@pytest.mark.rule("IG-GOAL-CALLO-03")
@pytest.mark.rule("IG-DOM-11")
def test_two_fauns_in_two_haunted_regions_win_in_one_turn() -> None:
    t = haunted("isle").nightmares("zym", 2).units(CALLO, "faun", "zym").points(DYKEN, 60)
    to_the_end(t).choose("use:close_region", "pass", "use:close_region")
    decline(t)
    assert t.over and t.result.reason == "goal" and t.ranking[:2] == [CALLO, DYKEN]
    assert t.in_reserve(CALLO, "faun") == 0


# -- the end of the game -----------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-END-GOAL-02")
@pytest.mark.rule("IG-END-GOAL-01")
@pytest.mark.parametrize(("captures", "winner"), [("isle", FREI), ("zym", FJOLL)])
def test_two_goals_reached_in_one_domination_are_decided_by_its_points(captures: str, winner: str) -> None:
    builds = "zym" if captures == "isle" else "isle"
    t = table().captured(CALLO, 5).tower("sails", "fjords", "fire", "valley", "empire").scoring().points(DYKEN, 60)
    t.units(FJOLL, "drakkar", captures).markers(CALLO, captures).units(FREI, "enlightened", builds)
    to_the_end(t)
    while t.decision[0]:
        t.choose(next(key for key in ("use:recruit", "use:tower", "pass", *t.keys) if key in t.keys))
    # isle gives 4 to the first place, zym 6
    assert t.over and t.ranking[:3] == [winner, FJOLL if winner == FREI else FREI, DYKEN]


@pytest.mark.rule("IG-END-VP-01")
@pytest.mark.rule("IG-Q-48")
def test_who_passes_fifty_first_may_be_overtaken_in_a_later_region() -> None:
    t = table().points(CALLO, 47).points(DYKEN, 46).markers(CALLO, "isle", 2).markers(DYKEN, "zym", 2).scoring()
    decline(to_the_end(t))
    assert t.over and t.ranking[:2] == [DYKEN, CALLO] and (t.points_of(CALLO), t.points_of(DYKEN)) == (51, 52)


@pytest.mark.rule("IG-END-VP-05")
@pytest.mark.rule("IG-Q-46")
@pytest.mark.parametrize(("callo", "dyken", "winner"), [(2, 3, CALLO), (3, 2, DYKEN)])
def test_the_bonus_makes_a_tie_and_reputation_decides(callo: int, dyken: int, winner: str) -> None:
    t = table().points(CALLO, 50).points(DYKEN, 45).throat(DYKEN, 1).reputation(callo=callo, dyken=dyken).end_turn()
    assert t.over and t.points_of(CALLO) == t.points_of(DYKEN) == 50 and t.ranking[0] == winner


@pytest.mark.rule("IG-Q-47")
@pytest.mark.rule("IG-REP-01")
def test_three_with_as_many_markers_on_snake_throat_and_one_field() -> None:
    t = table().points(FJOLL, 50).reputation(freihoff=3, callo=3, dyken=3)
    for character in (CALLO, DYKEN, FREI):
        t.throat(character, 2)
    t.throat(FJOLL, 1).end_turn()
    assert [t.points_of(character) for character in ALL] == [50, 0, 5, 0]  # Freihoff lies lowest


@pytest.mark.rule("IG-END-VP-05")
@pytest.mark.rule("IG-PLAN-05")
def test_a_marker_laid_on_snake_throat_in_the_last_turn_counts() -> None:
    t = table(CALLO, DYKEN).ships(callo=10).order(CALLO, DYKEN).scoring().points(CALLO, 20).points(DYKEN, 18)
    t.throat(DYKEN, 1).throat(CALLO, 1).reputation(dyken=9).begin(StartPlanning(), EndTurn())
    while t.decision[1] == "plan":
        t.choose("field:throat" if t.decision[0] == DYKEN else "field:raven" if "field:raven" in t.keys else t.keys[1])
    assert t.over and t.ranking == [DYKEN, CALLO] and t.points_of(DYKEN) == 23


@pytest.mark.rule("IG-END-02")
@pytest.mark.rule("IG-END-VP-05")
def test_the_bonus_does_not_help_past_a_goal() -> None:
    t = table().captured(CALLO, 6).points(FJOLL, 3).points(CALLO, 49).throat(CALLO, 5).end_turn()
    assert t.over and t.result.reason == "goal" and t.ranking[:2] == [FJOLL, CALLO] and t.points_of(CALLO) == 54


@pytest.mark.rule("IG-END-GOAL-01")
@pytest.mark.rule("IG-TURN-02")
def test_no_new_turn_begins_once_the_game_has_ended() -> None:
    t = table().absorbed(4).end_turn()
    assert t.over and not t.decision[0] and [t.stock(character)[0] for character in ALL] == [0] * 4


@pytest.mark.rule("IG-END-GOAL-02")
@pytest.mark.rule("IG-GOAL-CALLO-01")
def test_callos_second_closing_and_the_fourth_charm_in_one_turn() -> None:
    t = haunted("isle").closed("fjords", 1).thorn("zym").absorbed(3).charm("zym").markers(DYKEN, "zym", 2)
    t.markers(CALLO, "isle", 1).scoring()
    to_the_end(t).choose("use:close_region", "pass")
    while t.decision[0]:
        t.choose("use:absorb" if "use:absorb" in t.keys else "pass")
    # Callo: 4 for isle in the turn of its closing and 5 for fjords; van Dyken 6
    assert (t.points_of(CALLO), t.points_of(DYKEN)) == (9, 6) and t.ranking[:2] == [CALLO, DYKEN]
