"""Positions read off the printed rulebook: influence, places, abilities, resources, charm places, points."""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def decline(t: Table) -> Table:
    """Decline everything until the phase is over."""
    while t.decision[0]:
        t.choose("pass" if "pass" in t.keys else "done")
    return t


def count_of(t: Table, region: str) -> dict[str, object]:
    found = [event for event in t.all_events("region_counted") if event["region"] == region]
    assert len(found) == 1
    return found[0]


# -- influence ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-DOM-03")
@pytest.mark.rule("IG-DOM-17")
@pytest.mark.rule("IG-UNIT-02")
@pytest.mark.rule("IG-Q-53")
def test_the_parts_of_influence() -> None:
    t = table().markers(DYKEN, "isle", 2).units(DYKEN, "crab", "isle", 2).units(DYKEN, "wyvern", "isle").thorn("isle")
    assert t.influence(DYKEN, "isle") == 2 + 2 + 3
    t.upgrade(DYKEN, "wyvern", "domination").begin_domination()
    place = count_of(t, "isle")["places"][0]  # type: ignore[index]
    assert place["influence"] == 8 and place["markers"] == 2 and place["levels"] == 5 and place["domination"] == 1
    assert place["units"] == {"crab": 2, "wyvern": 1} and place["held"] == 0


@pytest.mark.rule("IG-Q-31")
@pytest.mark.parametrize(("option", "bonus"), [("unit", 2), ("each", 5), ("once", 1)])
def test_how_domination_adds_up(option: str, bonus: int) -> None:
    t = table(domination_stack=option).units(CALLO, "wild_child", "isle", 3).units(CALLO, "nightmare", "isle")
    t.upgrade(CALLO, "wild_child", "domination").upgrade(CALLO, "nightmare", "domination").upgrade(
        CALLO, "nightmare", "domination"
    )
    assert t.influence(CALLO, "isle") == 3 + 3 + bonus


@pytest.mark.rule("IG-DOM-05")
@pytest.mark.rule("IG-DOM-06")
@pytest.mark.parametrize(("tokens", "markers", "left"), [(1, 3, 2), (2, 2, 0), (4, 3, 0), (0, 3, 3)])
def test_vuko_holds_a_marker_for_each_token_but_no_units(tokens: int, markers: int, left: int) -> None:
    t = table().vuko("isle").vuko_tokens(CALLO, tokens).markers(CALLO, "isle", markers).units(CALLO, "faun", "isle")
    t.markers(CALLO, "zym", 3).begin_domination()
    assert t.markers_in(CALLO, "isle") == left and t.influence(CALLO, "isle") == left + 2
    assert t.influence(CALLO, "zym") == 3
    assert count_of(t, "isle")["places"][0]["held"] == markers - left  # type: ignore[index]


@pytest.mark.rule("IG-DOM-05")
@pytest.mark.rule("IG-Q-33")
def test_held_markers_are_counted_anew_each_domination() -> None:
    t = table().vuko("isle").held(CALLO, 3).vuko_tokens(CALLO, 1).markers(CALLO, "isle", 1).begin_domination()
    assert t.influence(CALLO, "isle") == 3 and t.s.held[t.seat(CALLO)] == 1


@pytest.mark.rule("IG-DOM-07")
def test_who_has_only_held_markers_has_no_place() -> None:
    t = (
        table()
        .vuko("isle")
        .vuko_tokens(CALLO, 2)
        .markers(CALLO, "isle", 2)
        .markers(DYKEN, "isle", 1)
        .begin_domination()
    )
    assert t.places("isle") == [DYKEN]
    assert count_of(t, "isle")["held_only"] == [{"seat": t.seat(CALLO), "held": 2}]


# -- places ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-DX-21")
@pytest.mark.rule("IG-DOM-08")
def test_neighbours_break_a_tie_and_the_nation_stops_the_third() -> None:
    t = table().nation("isle").markers(CALLO, "isle", 2).markers(DYKEN, "isle", 2).markers(FREI, "isle", 1)
    t.markers(CALLO, "sails", 3).markers(DYKEN, "fire", 2).markers(DYKEN, "snakes", 3).markers(FREI, "sails", 9)
    t.begin_domination()
    assert t.places("isle") == [DYKEN, CALLO, FREI]
    places = count_of(t, "isle")["places"]
    assert [place["neighbours"] for place in places[:2]] == [5, 3]  # type: ignore[index]
    assert [place["receives"] for place in places] == [True, True, False]  # type: ignore[attr-defined]
    assert t.decision == (DYKEN, "resource")
    t.choose("take:m")
    assert t.decision == (CALLO, "resource")
    t.choose("take:gold")
    assert t.stock(FREI) == (0, 0, 0) and t.resolving == "sails"


@pytest.mark.rule("IG-DOM-09")
def test_then_reputation() -> None:
    t = table().reputation(callo=3, dyken=3, freihoff=2).markers(CALLO, "isle", 2).markers(DYKEN, "isle", 2)
    t.markers(FREI, "isle", 2)
    assert t.places("isle") == [FREI, CALLO, DYKEN]


@pytest.mark.rule("IG-Q-34")
def test_three_tied_are_sorted_by_neighbours_and_then_by_reputation() -> None:
    t = table().reputation(callo=9, dyken=3, freihoff=2).markers(FJOLL, "isle", 1)
    for character in (CALLO, DYKEN, FREI):
        t.markers(character, "isle", 2)
    t.markers(CALLO, "sails", 1).units(DYKEN, "crab", "fire").markers(FJOLL, "sails", 9)
    assert t.places("isle") == [DYKEN, CALLO, FREI, FJOLL]


@pytest.mark.rule("IG-Q-34")
def test_neighbours_leave_out_closed_regions_and_held_markers() -> None:
    t = (
        table()
        .closed("sails", 5)
        .markers(CALLO, "isle", 1)
        .markers(DYKEN, "isle", 1)
        .vuko("fire")
        .vuko_tokens(CALLO, 5)
    )
    t.markers(CALLO, "fire", 4).markers(DYKEN, "snakes", 1).begin_domination()
    assert t.places("isle") == [DYKEN, CALLO]
    t = table().markers(CALLO, "isle", 1).markers(DYKEN, "isle", 1).markers(CALLO, "zym", 9).markers(DYKEN, "fire", 1)
    assert t.places("isle") == [DYKEN, CALLO]  # zym is no neighbour


@pytest.mark.rule("IG-Q-34")
@pytest.mark.rule("IG-DOM-17")
def test_neighbours_count_domination_too() -> None:
    t = table().markers(CALLO, "isle").markers(DYKEN, "isle").units(CALLO, "faun", "sails").markers(DYKEN, "sails", 2)
    t.upgrade(CALLO, "faun", "domination").reputation(callo=9)
    assert t.places("isle") == [CALLO, DYKEN]


@pytest.mark.rule("IG-DOM-01")
@pytest.mark.rule("IG-DOM-07")
def test_regions_in_the_order_of_their_numbers_and_none_for_empty_ones() -> None:
    t = table().numbers("zym", "fire", "isle")
    for region in ("isle", "fire", "zym"):
        t.markers(CALLO, region, 2)
    t.charm("snakes").scoring().begin_domination()
    asked = []
    while t.decision[0]:
        asked.append(t.resolving)
        t.choose("pass")
    assert asked == ["zym", "fire", "isle"]
    assert t.points_of(CALLO) == 4 + 4 + 5 and t.stock(CALLO) == (0, 0, 0)


# -- resources, charm places, points -----------------------------------------------------------------------------------


@pytest.mark.rule("IG-DOM-18")
@pytest.mark.rule("IG-Q-02")
def test_resources_by_place_each_kind_once() -> None:
    t = (
        table()
        .markers(CALLO, "valley", 4)
        .markers(DYKEN, "valley", 3)
        .markers(FREI, "valley", 2)
        .markers(FJOLL, "valley", 1)
    )
    t.begin_domination()  # M 1, gold 2, population 1
    assert t.decision == (CALLO, "resource") and t.keys == ["take:population", "take:gold", "take:m", "pass"]
    t.choose("take:gold")
    assert t.decision == (DYKEN, "resource") and t.refusal("take:gold").rule == "IG-DOM-18"
    t.choose("take:m")
    t.choose("take:population")
    assert t.stock(CALLO) == (0, 2, 0) and t.m_of(DYKEN) == [1, 0, 0, 0] and t.stock(FREI) == (1, 0, 0)
    assert not t.decision[0] and t.stock(FJOLL) == (0, 0, 0)  # nothing is left for place 4


@pytest.mark.rule("IG-Q-02")
@pytest.mark.rule("IG-Q-37")
def test_place_four_takes_what_somebody_declined() -> None:
    t = (
        table()
        .markers(CALLO, "valley", 4)
        .markers(DYKEN, "valley", 3)
        .markers(FREI, "valley", 2)
        .markers(FJOLL, "valley", 1)
    )
    t.scoring().begin_domination().choose("take:gold", "pass", "take:m")
    assert t.decision == (FJOLL, "resource") and t.keys == ["take:population", "pass"]
    t.choose("take:population")
    assert t.stock(FJOLL) == (1, 0, 0)
    assert [t.points_of(character) for character in (CALLO, DYKEN, FREI, FJOLL)] == [5, 3, 2, 0]


@pytest.mark.rule("IG-Q-37")
def test_a_kind_printed_0_or_sold_out_is_not_available() -> None:
    t = table().markers(CALLO, "fire", 2).supply(gold=0).begin_domination()  # M 0, gold 1, population 2
    assert t.keys == ["take:population", "pass"]
    assert t.refusal("take:m").rule == "IG-COMP-07"
    assert t.refusal("take:gold").rule == "IG-COMP-02"


@pytest.mark.rule("IG-COMP-02")
def test_a_gain_is_cut_to_the_supply_and_the_kind_is_gone() -> None:
    t = table().markers(CALLO, "empire", 3).markers(DYKEN, "empire", 2).supply(gold=1).begin_domination()
    t.choose("take:gold")  # printed 2
    assert t.stock(CALLO) == (0, 1, 0)
    assert t.decision == (DYKEN, "resource") and t.keys == ["take:population", "pass"]


@pytest.mark.rule("IG-EX-06")
@pytest.mark.rule("IG-DOM-04")
@pytest.mark.rule("IG-Q-32")
def test_a_nation_stops_a_single_influence_but_keeps_its_place() -> None:
    t = table().nation("valley").charm("valley").markers(CALLO, "valley", 1).scoring().begin_domination()
    assert not t.decision[0] and t.stock(CALLO) == (0, 0, 0) and t.points_of(CALLO) == 0
    # three places; the second has 1 influence and nobody moves up
    t = table().nation("valley").markers(DYKEN, "valley", 2).markers(CALLO, "valley", 1).markers(FREI, "valley", 1)
    t.scoring().begin_domination()
    decline(t)
    assert (t.points_of(DYKEN), t.points_of(CALLO), t.points_of(FREI)) == (5, 0, 0)


@pytest.mark.rule("IG-Q-32")
def test_a_blocked_player_who_dominates_still_uses_abilities() -> None:
    t = table().nation("isle").units(FJOLL, "volcano_man", "isle").resources(CALLO, gold=1).markers(CALLO, "isle", 1)
    t.begin_domination()  # one influence each; Fjollsfinn has the better reputation
    assert t.decision == (FJOLL, "ability")
    t.choose("use:plunder")
    decline(t)
    assert t.stock(FJOLL) == (0, 1, 0) and t.stock(CALLO) == (0, 0, 0)


@pytest.mark.rule("IG-DOM-19")
@pytest.mark.rule("IG-DOM-21")
@pytest.mark.rule("IG-Q-38")
@pytest.mark.parametrize(("option", "charms", "m"), [("region", 1, 1), ("region", 2, 1), ("token", 2, 2)])
def test_the_charm_place_is_for_the_dominating_player(option: str, charms: int, m: int) -> None:
    t = table(charm_m=option).charm("empire", charms).markers(CALLO, "empire", 2).markers(DYKEN, "empire", 1)
    t.resources(CALLO, m=(0, 2)).begin_domination().choose("take:gold")
    assert t.m_of(CALLO) == [0, 2, 0, 0]  # after all resources
    t.choose("take:population")
    assert t.m_of(CALLO) == [m, 2, 0, 0] and t.stock(DYKEN) == (2, 0, 0)


@pytest.mark.rule("IG-DOM-19")
@pytest.mark.rule("IG-COMP-02")
def test_no_m_left_for_a_charm_place() -> None:
    t = table().charm("empire").markers(CALLO, "empire", 2).supply(m=0).begin_domination().choose("take:gold")
    assert t.m_of(CALLO) == [0, 0, 0, 0]


@pytest.mark.rule("IG-DOM-22")
@pytest.mark.rule("IG-SCORE-03")
@pytest.mark.parametrize("boats", [0, 1, 2])
def test_points_only_in_a_scoring_turn(boats: int) -> None:
    t = table().markers(CALLO, "zym", 4).markers(DYKEN, "zym", 3).markers(FREI, "zym", 2).markers(FJOLL, "zym", 1)
    t.scoring(boats).begin_domination()
    decline(t)
    points = [t.points_of(character) for character in (CALLO, DYKEN, FREI, FJOLL)]
    assert points == [6 * boats, 4 * boats, 3 * boats, 0]


@pytest.mark.rule("IG-DOM-22")
def test_points_with_two_and_three_players() -> None:
    t = table(CALLO, DYKEN).markers(CALLO, "zym", 2).markers(DYKEN, "zym", 1).scoring().begin_domination()
    decline(t)
    assert (t.points_of(CALLO), t.points_of(DYKEN)) == (5, 2)  # number 6 of the set for two
    t = table(CALLO, DYKEN, FREI).markers(CALLO, "zym", 3).markers(DYKEN, "zym", 2).markers(FREI, "zym", 1)
    decline(t.scoring().begin_domination())
    assert (t.points_of(CALLO), t.points_of(DYKEN), t.points_of(FREI)) == (5, 3, 2)


# -- abilities ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-DOM-10")
@pytest.mark.parametrize(
    ("character", "unit"),
    [
        (FJOLL, "volcano_man"),
        (FJOLL, "drakkar"),
        (DYKEN, "piper"),
        (FREI, "enlightened"),
        (CALLO, "faun"),
        (CALLO, "nightmare"),
    ],
)
def test_who_does_not_dominate_uses_nothing(character: str, unit: str) -> None:
    other = DYKEN if character != DYKEN else FREI
    t = table().units(character, unit, "isle").markers(other, "isle", 4).charm("isle").thorn("zym")
    t.resources(other, population=3, gold=3).begin_domination()
    assert t.decision == (other, "resource")


@pytest.mark.rule("IG-DOM-16")
@pytest.mark.rule("IG-Q-36")
def test_plunder_takes_a_kind_from_a_player_in_the_region() -> None:
    t = table().units(FJOLL, "volcano_man", "isle", 2).markers(CALLO, "isle", 1).units(DYKEN, "crab", "isle")
    t.markers(FREI, "zym", 1).resources(CALLO, gold=1, m=(0, 0, 1, 1)).resources(FREI, gold=5).begin_domination()
    t.choose("use:plunder")  # only Callo can be meant: van Dyken has nothing and Freihoff is elsewhere
    assert t.decision == (FJOLL, "plunder") and t.keys == ["take:gold", "take:m"]
    t.choose("take:m")
    assert t.m_of(CALLO) == [0, 0, 0, 1] and t.m_of(FJOLL) == [1, 0, 0, 0]
    assert t.decision[1] != "ability"  # once in a region, though there are two Volcano Men


@pytest.mark.rule("IG-Q-36")
def test_plunder_takes_m_of_level_0_first() -> None:
    t = table().units(FJOLL, "volcano_man", "isle", 2).markers(CALLO, "isle", 1).resources(CALLO, m=(1, 1, 1, 1))
    t.begin_domination().choose("use:plunder")
    assert t.m_of(CALLO) == [0, 1, 1, 1] and t.m_of(FJOLL) == [1, 0, 0, 0]


@pytest.mark.rule("IG-Q-36")
def test_who_has_only_held_markers_there_is_not_plundered() -> None:
    t = table().units(FJOLL, "volcano_man", "isle", 2).vuko("isle").vuko_tokens(CALLO, 1).markers(CALLO, "isle", 1)
    t.resources(CALLO, gold=3).begin_domination()
    assert t.decision == (FJOLL, "resource")


@pytest.mark.rule("IG-DOM-14")
@pytest.mark.rule("IG-Q-60")
@pytest.mark.parametrize(("recount", "points"), [(False, [4, 2, 1]), (True, [4, 1, 2])])
def test_the_faun_swaps_a_marker_and_places_hold_unless_recounted(recount: bool, points: list[int]) -> None:
    t = table(places_recount=recount).units(CALLO, "faun", "isle").markers(CALLO, "isle", 2)
    t.markers(DYKEN, "isle", 3).markers(FREI, "isle", 2).scoring()
    t.reputation(freihoff=0, dyken=2).begin_domination()
    t.choose("use:faun", f"seat:{t.seat(DYKEN)}")
    assert (t.markers_in(CALLO, "isle"), t.markers_in(DYKEN, "isle"), t.in_reserve(DYKEN)) == (3, 2, 18)
    # van Dyken and Freihoff have 2 each now; Freihoff has the better reputation
    decline(t)
    assert [t.points_of(character) for character in (CALLO, DYKEN, FREI)] == points


@pytest.mark.rule("IG-Q-60")
@pytest.mark.rule("IG-DOM-04")
@pytest.mark.parametrize("recount", [False, True])
def test_the_nation_test_holds_too_unless_recounted(recount: bool) -> None:
    t = table(places_recount=recount).nation("isle").units(CALLO, "faun", "isle").markers(DYKEN, "isle", 2)
    t.markers(CALLO, "isle", 1).begin_domination().choose("use:faun")
    assert t.decision == (CALLO, "resource")
    t.choose("take:gold")
    assert (t.decision == (DYKEN, "resource")) == (not recount)


@pytest.mark.rule("IG-Q-35")
def test_no_swap_without_a_marker_in_the_supply() -> None:
    t = table().units(CALLO, "faun", "isle").markers(DYKEN, "isle", 1).reserve(CALLO, 0).begin_domination()
    assert t.decision == (CALLO, "resource")


@pytest.mark.rule("IG-DOM-14")
def test_two_fauns_swap_once_and_never_a_nation_or_held_marker() -> None:
    t = table().units(CALLO, "faun", "isle", 2).markers(DYKEN, "isle", 2).begin_domination().choose("use:faun")
    assert t.decision == (CALLO, "resource")
    t = (
        table()
        .units(CALLO, "faun", "isle", 2)
        .nation("isle")
        .vuko("isle")
        .vuko_tokens(DYKEN, 2)
        .markers(DYKEN, "isle", 2)
    )
    t.begin_domination()
    assert t.decision == (CALLO, "resource")


@pytest.mark.rule("IG-DOM-15")
@pytest.mark.rule("IG-DOM-11")
def test_the_piper_takes_one_population_for_the_region() -> None:
    t = table().units(DYKEN, "piper", "isle", 2).begin_domination().choose("use:piper")
    assert t.stock(DYKEN) == (1, 0, 0) and t.decision == (DYKEN, "resource")


@pytest.mark.rule("IG-DOM-15")
@pytest.mark.rule("IG-COMP-02")
def test_no_population_left_for_the_piper() -> None:
    t = table().units(DYKEN, "piper", "isle").supply(population=0).begin_domination()
    assert t.decision == (DYKEN, "resource")


@pytest.mark.rule("IG-DOM-11")
def test_abilities_work_once_in_each_region() -> None:
    t = table().units(DYKEN, "piper", "isle").units(DYKEN, "piper", "sails").begin_domination()
    t.choose("use:piper", "take:gold", "use:piper", "pass")
    assert t.stock(DYKEN) == (2, 1, 0)


@pytest.mark.rule("IG-Q-60")
def test_later_regions_see_what_happened_in_earlier_ones() -> None:
    # In isle the Faun swaps a marker of van Dyken; that marker decides the tie in sails
    t = (
        table()
        .units(CALLO, "faun", "isle")
        .markers(CALLO, "isle", 1)
        .markers(DYKEN, "isle", 2)
        .markers(DYKEN, "sails", 1)
    )
    t.markers(CALLO, "sails", 1).markers(DYKEN, "fjords", 1).reputation(callo=5)
    # neighbours of sails before: Callo 3 (isle), van Dyken 2 + 1; after: 4 and 2
    assert t.places("sails") == [DYKEN, CALLO]
    t.begin_domination().choose("use:faun", "pass", "pass")
    assert t.decision == (CALLO, "resource") and t.resolving == "sails"
