"""Domination: influence, places, ties, held markers. [IG-DOM-01 to 09, IG-DOM-17]"""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.icegarden.frames.domination import StartDomination
from longhall.games.icegarden.frames.vuko import VisitOfVuko
from tests.games.icegarden.table import Table, decline, decline_to_next_turn, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def count_of(t: Table, region: str) -> dict[str, object]:
    found = [event for event in t.all_events("region_counted") if event["region"] == region]
    assert len(found) == 1
    return found[0]


ALL = (FJOLL, DYKEN, FREI, CALLO)


def count(t: Table, region: str) -> dict[str, Any]:
    (found,) = [event for event in t.all_events("region_counted") if event["region"] == region]
    return found


@pytest.mark.rule("IG-DOM-01")
def test_regions_in_the_order_of_their_numbers() -> None:
    t = table().numbers("zym", "isle", "fire").begin_domination()
    assert [event["region"] for event in t.all_events("region_counted")][:4] == ["zym", "isle", "fire", "sails"]
    assert [event["number"] for event in t.all_events("region_counted")] == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("IG-DOM-02")
def test_five_steps_in_order() -> None:
    t = table().markers("dyken", "isle", 3).units("dyken", "piper", "isle").charm("isle").thorn("zym").scoring()
    t.markers("callo", "isle", 2).begin_domination()
    assert count(t, "isle") and t.decision == ("dyken", "ability")
    t.choose("use:piper", "done")
    assert t.decision == ("dyken", "resource")
    t.choose("take:gold")
    assert t.decision == ("callo", "resource") and t.points_of("dyken") == 0 and t.stock("dyken") == (1, 1, 0)
    t.choose("take:population")
    assert t.stock("dyken") == (1, 1, 1)  # the charm
    assert (t.points_of("dyken"), t.points_of("callo")) == (4, 2)
    kinds = [event.type for event in t.events]
    assert kinds[:3] == ["resources_gained", "resources_gained", "points_scored"]


@pytest.mark.rule("IG-DOM-03")
def test_influence_is_markers_levels_and_domination() -> None:
    t = table().markers("callo", "fire", 3).units("callo", "faun", "fire").upgrade("callo", "faun", "domination")
    t.vuko("fire").vuko_tokens("callo", 1).begin_domination()
    (place,) = count(t, "fire")["places"]
    assert place == {
        "seat": 3,
        "place": 1,
        "influence": 5,
        "markers": 2,
        "units": {"faun": 1},
        "levels": 2,
        "domination": 1,
        "held": 1,
        "receives": True,
    }


@pytest.mark.rule("IG-DOM-03")
@pytest.mark.rule("IG-Q-31")
@pytest.mark.parametrize(("stack", "bonus"), [("unit", 2), ("each", 4), ("once", 1)])
def test_how_domination_icons_add_up(stack: str, bonus: int) -> None:
    t = table(domination_stack=stack).units("callo", "faun", "isle", 2).units("callo", "nightmare", "isle")
    t.upgrade("callo", "faun", "domination").upgrade("callo", "nightmare", "domination")
    t.upgrade("callo", "nightmare", "domination")
    assert t.influence("callo", "isle") == 7 + bonus


@pytest.mark.rule("IG-DOM-04")
def test_a_single_influence_against_a_nation_gives_nothing() -> None:
    t = table().nation("isle").markers("callo", "isle").scoring().charm("isle").begin_domination()
    assert t.decision == ("", "") and t.points_of("callo") == 0 and t.stock("callo") == (0, 0, 0)
    t = table().markers("callo", "isle").scoring().begin_domination().choose("take:gold")
    assert t.points_of("callo") == 4  # without a nation


@pytest.mark.rule("IG-DOM-04")
@pytest.mark.rule("IG-Q-32")
def test_a_blocked_player_keeps_the_place_and_the_abilities() -> None:
    t = (
        table()
        .nation("isle", 3)
        .markers("dyken", "isle", 1)
        .units("dyken", "piper", "isle")
        .markers("callo", "isle", 2)
    )
    t.scoring().charm("isle").begin_domination()
    assert t.decision == ("dyken", "ability")
    t.choose("use:piper")
    assert t.stock("dyken") == (1, 0, 0) and t.points_of("dyken") == t.points_of("callo") == 0
    t = table().nation("isle").markers("callo", "isle", 1).markers("dyken", "isle", 2).markers("freihoff", "isle", 3)
    t.scoring().begin_domination()
    t.choose("take:gold", "take:population")
    assert t.points_of("dyken") == 2 and t.points_of("callo") == 0  # nobody moves up
    assert [place["receives"] for place in t.match.view(None)["regions"][0]["places"]] == [True, True, False]


@pytest.mark.rule("IG-DOM-05")
@pytest.mark.rule("IG-Q-33")
def test_vuko_holds_a_marker_for_each_token() -> None:
    t = table().vuko("isle").markers("callo", "isle", 3).vuko_tokens("callo", 2).markers("dyken", "isle", 2)
    t.begin_domination()
    assert t.event("markers_held") == {
        "type": "markers_held",
        "rule": "IG-DOM-05",
        "seat": 3,
        "count": 2,
        "region": "isle",
    }
    assert t.places("isle") == ["dyken", "callo"] and t.markers_in("callo", "isle") == 1
    while t.decision != ("", ""):
        t.choose("pass")
    assert t.s.held[t.seat("callo")] == 2  # still held
    t.markers("dyken", "zym", 5).reputation(dyken=1).begin_vuko()
    assert t.markers_in("callo", "isle") == 3  # he has left


@pytest.mark.rule("IG-DOM-05")
@pytest.mark.rule("IG-Q-33")
def test_held_markers_are_set_anew_and_may_be_freed_by_setup() -> None:
    t = table().vuko("isle").held("callo", 2).markers("callo", "isle", 3).vuko_tokens("callo", 1).begin_domination()
    assert t.s.held[t.seat("callo")] == 1 and t.markers_in("callo", "isle") == 4
    t = table(held_markers="domination").vuko("isle").markers("callo", "isle", 3).vuko_tokens("callo", 2)
    t.begin_domination().choose("pass")
    assert t.s.held[t.seat("callo")] == 0 and t.markers_in("callo", "isle") == 3


@pytest.mark.rule("IG-DOM-06")
def test_units_are_never_held() -> None:
    t = table().vuko("isle").units("callo", "faun", "isle").markers("callo", "isle").vuko_tokens("callo", 3)
    t.begin_domination()
    assert t.influence("callo", "isle") == 2 and t.s.held[t.seat("callo")] == 1


@pytest.mark.rule("IG-DOM-07")
def test_places_by_influence_and_none_without() -> None:
    t = table().markers("callo", "isle", 1).markers("dyken", "isle", 3).markers("freihoff", "isle", 2)
    t.vuko("isle").held("fjollsfinn", 1).vuko_tokens("fjollsfinn", 1).begin_domination()
    places = count(t, "isle")["places"]
    assert [(place["seat"], place["place"], place.get("by", "")) for place in places] == [
        (1, 1, "influence"),
        (2, 2, "influence"),
        (3, 3, ""),
    ]
    assert count(t, "isle")["held_only"] == [{"seat": 0, "held": 1}]
    t = table().scoring().charm("isle").begin_domination()
    assert t.decision == ("", "") and count(t, "isle")["places"] == []


@pytest.mark.rule("IG-DOM-07")
@pytest.mark.rule("IG-Q-60")
def test_places_hold_through_the_region_unless_counted_again() -> None:
    for recount in (False, True):
        t = table(places_recount=recount).markers("callo", "isle", 1).units("callo", "faun", "isle")
        t.markers("dyken", "isle", 2).markers("freihoff", "isle", 2).markers("dyken", "sails").scoring()
        t.begin_domination()
        t.choose("use:faun", "seat:1")  # dyken has one left, freihoff two
        assert t.decision == ("callo", "resource")
        t.choose("take:gold")
        assert t.decision[0] == ("freihoff" if recount else "dyken")


@pytest.mark.rule("IG-DOM-08")
@pytest.mark.rule("IG-Q-34")
def test_ties_go_to_more_influence_next_door() -> None:
    t = table().markers("callo", "isle", 2).markers("dyken", "isle", 2).reputation(callo=5)
    t.markers("callo", "sails", 2).units("dyken", "crab", "fire").markers("dyken", "zym", 9).begin_domination()
    first, second = count(t, "isle")["places"]
    assert (first["seat"], first["neighbours"], first["by"]) == (3, 2, "neighbours")
    assert (second["seat"], second["neighbours"]) == (1, 1) and "by" not in second


@pytest.mark.rule("IG-DOM-08")
@pytest.mark.rule("IG-Q-34")
def test_closed_regions_and_held_markers_are_no_neighbours() -> None:
    t = table().markers("freihoff", "isle", 2).markers("dyken", "isle", 2).closed("sails").vuko("fire")
    t.s.pieces[t._at("dyken", "marker", "sails")] = 3
    t.held("dyken", 3).markers("freihoff", "snakes", 1)
    assert t.places("isle") == ["freihoff", "dyken"]


@pytest.mark.rule("IG-DOM-09")
def test_then_to_the_better_reputation() -> None:
    t = table().markers("callo", "isle", 2).markers("dyken", "isle", 2).markers("freihoff", "isle", 2)
    t.reputation(dyken=3, callo=2, freihoff=3).begin_domination()
    places = count(t, "isle")["places"]
    assert [place["seat"] for place in places] == [3, 1, 2]
    assert [place.get("by") for place in places] == ["reputation", "reputation", None]


@pytest.mark.rule("IG-DOM-17")
def test_domination_helps_also_who_does_not_dominate() -> None:
    t = table().units("callo", "faun", "isle").upgrade("callo", "faun", "domination").markers("dyken", "isle", 5)
    t.markers("freihoff", "isle", 2)
    assert t.places("isle") == ["dyken", "callo", "freihoff"] and t.influence("callo", "isle") == 3


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


@pytest.mark.rule("IG-Q-60")
@pytest.mark.parametrize("recount", [False, True])
def test_who_loses_the_last_piece_to_a_drakkar_keeps_the_place_unless_recounted(recount: bool) -> None:
    t = table(places_recount=recount).units(FJOLL, "drakkar", "isle").markers(CALLO, "isle", 1).scoring()
    t.begin_domination().choose("use:recruit", "take:m")
    assert (t.decision == (CALLO, "resource")) == (not recount)
    decline(t)
    assert t.points_of(CALLO) == (0 if recount else 2)


@pytest.mark.rule("IG-DOM-17")
@pytest.mark.rule("IG-ABIL-SPY-01")
def test_a_spied_domination_counts_in_the_domination_of_the_same_turn() -> None:
    t = table().units(FREI, "harrasim", "isle").markers(CALLO, "isle", 3).reputation(freihoff=5).begin_activation()
    assert t.places("isle") == [CALLO, FREI]
    t.choose("ability:domination", "ability:shield").begin_domination()
    assert t.places("isle") == [FREI, CALLO]


@pytest.mark.rule("IG-DOM-05")
@pytest.mark.rule("IG-DOM-07")
def test_markers_freed_when_vuko_walks_count_in_the_domination_that_follows() -> None:
    t = table().vuko("isle").held(DYKEN, 2).vuko_tokens(DYKEN, 2).markers(FREI, "isle", 1).markers(CALLO, "zym", 1)
    t.reputation(callo=3).begin(VisitOfVuko(), StartDomination())
    assert t.region_of_vuko == "zym" and t.places("isle") == [DYKEN, FREI]
    assert t.influence(CALLO, "zym") == 0  # held by the token she has just taken


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
    decline_to_next_turn(t)
    assert [t.points_of(character) for character in ALL] == [5, 3, 2, 0]
