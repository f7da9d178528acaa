"""The Domination phase. [IG-DOM]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.icegarden.table import Table, table


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


@pytest.mark.rule("IG-DOM-10")
@pytest.mark.rule("IG-GOAL-01")
def test_only_the_dominating_player_uses_abilities() -> None:
    t = table().markers("callo", "isle", 5).units("freihoff", "enlightened", "isle").begin_domination()
    assert t.decision == ("callo", "resource")


@pytest.mark.rule("IG-DOM-10")
@pytest.mark.rule("IG-Q-41")
def test_abilities_in_any_order_and_optional_unless_goals_are_forced() -> None:
    t = table().units("dyken", "piper", "isle").charm("isle").thorn("zym").begin_domination()
    assert t.keys == ["use:piper", "use:move_charm", "done"]
    t.choose("use:move_charm", "use:piper")
    assert t.decision == ("dyken", "resource")
    t = table(goal_steps="forced").units("dyken", "piper", "isle").charm("isle").thorn("zym").begin_domination()
    assert t.keys == ["use:piper", "use:move_charm"] and t.refusal("done").rule == "IG-DOM-10"
    t.choose("use:move_charm")
    assert t.keys == ["use:piper", "done"]  # the Piper's own ability is no goal step
    t = table(goal_steps="forced").units("freihoff", "enlightened", "isle").begin_domination()
    assert t.keys == ["use:tower", "done"]  # a tower may always be left out


@pytest.mark.rule("IG-DOM-11")
def test_an_ability_works_once_in_a_region() -> None:
    t = table().units("dyken", "piper", "isle", 2).begin_domination().choose("use:piper")
    assert t.decision == ("dyken", "resource") and t.stock("dyken") == (1, 0, 0)
    t = table().units("dyken", "piper", "isle", 2).charm("isle").thorn("zym").begin_domination().choose("use:piper")
    assert t.refusal("use:piper").rule == "IG-DOM-11"
    t = table().units("dyken", "piper", "isle").units("dyken", "piper", "sails").begin_domination()
    t.choose("use:piper", "pass", "use:piper")
    assert t.stock("dyken") == (2, 0, 0)  # once in each


@pytest.mark.rule("IG-DOM-12")
@pytest.mark.rule("IG-Q-63")
@pytest.mark.rule("IG-Q-52")
def test_nightmare_places_a_token() -> None:
    t = table().units("callo", "nightmare", "isle").begin_domination().choose("use:nightmare")
    assert t.s.nightmare[t.region("isle")] == 1
    t = table().units("callo", "nightmare", "isle").nightmares("isle", 2).units("callo", "faun", "isle").thorn("isle")
    t.markers("dyken", "isle").begin_domination()
    assert t.refusal("use:nightmare").message == "refusal-nightmare-enough"
    t = table().units("callo", "nightmare", "isle").units("callo", "faun", "isle").markers("dyken", "isle")
    for region in ("sails", "zym", "fire", "valley"):
        t.nightmares(region, 1)
    t.begin_domination()
    assert t.refusal("use:nightmare").message == "refusal-nightmare-none-left"


@pytest.mark.rule("IG-DOM-13")
def test_recruit_takes_a_marker_to_the_ice_garden() -> None:
    t = (
        table()
        .units("fjollsfinn", "drakkar", "isle")
        .markers("callo", "isle")
        .markers("dyken", "isle")
        .begin_domination()
    )
    t.choose("use:recruit")
    assert t.keys == ["seat:1", "seat:3"] and t.refusal("seat:2").rule == "IG-DOM-13"
    t.choose("seat:3")
    assert t.s.captured == [0, 0, 0, 1] and t.markers_in("callo", "isle") == 0 and t.in_reserve("callo") == 19


@pytest.mark.rule("IG-DOM-14")
@pytest.mark.rule("IG-Q-35")
def test_a_faun_swaps_a_marker() -> None:
    t = table().units("callo", "faun", "isle").markers("dyken", "isle").begin_domination().choose("use:faun")
    assert t.markers_in("dyken", "isle") == 0 and t.markers_in("callo", "isle") == 1
    assert t.in_reserve("dyken") == 20 and t.in_reserve("callo") == 19
    t = table().units("callo", "faun", "isle").units("callo", "nightmare", "isle").markers("dyken", "isle")
    t.reserve("callo", 0).begin_domination()
    assert t.refusal("use:faun").message == "refusal-faun-supply"


@pytest.mark.rule("IG-DOM-15")
def test_a_piper_takes_population() -> None:
    t = table().units("dyken", "piper", "isle").begin_domination().choose("use:piper")
    assert t.stock("dyken") == (1, 0, 0)
    t = table().units("dyken", "piper", "isle").charm("isle").thorn("zym").supply(population=0).begin_domination()
    assert t.refusal("use:piper").message == "refusal-piper-supply"


@pytest.mark.rule("IG-DOM-16")
@pytest.mark.rule("IG-Q-36")
def test_plunder_takes_a_token_of_somebody_there() -> None:
    t = table().units("fjollsfinn", "volcano_man", "isle", 2).markers("callo", "isle").markers("dyken", "isle")
    t.resources("callo", gold=1, m=(0, 0, 1)).resources("freihoff", gold=5).markers(
        "freihoff", "zym"
    ).begin_domination()
    t.choose("use:plunder")
    assert t.decision == ("fjollsfinn", "plunder") and t.keys == ["take:gold", "take:m"]  # dyken has nothing
    assert t.refusal("take:population").rule == "IG-DOM-16"
    t.choose("take:m")
    assert t.m_of("callo") == [0, 0, 0, 0] and t.m_of("fjollsfinn") == [1, 0, 0, 0]
    t = table().units("fjollsfinn", "volcano_man", "isle", 2).markers("callo", "isle").markers("dyken", "isle")
    t.resources("callo", gold=1).resources("dyken", population=1).resources("freihoff", gold=5).begin_domination()
    t.choose("use:plunder")
    assert t.keys == ["seat:1", "seat:3"] and t.refusal("seat:2").message == "refusal-plunder-absent"
    t.choose("seat:1")
    assert t.stock("fjollsfinn") == (1, 0, 0) and t.stock("dyken") == (0, 0, 0)


@pytest.mark.rule("IG-DOM-17")
def test_domination_helps_also_who_does_not_dominate() -> None:
    t = table().units("callo", "faun", "isle").upgrade("callo", "faun", "domination").markers("dyken", "isle", 5)
    t.markers("freihoff", "isle", 2)
    assert t.places("isle") == ["dyken", "callo", "freihoff"] and t.influence("callo", "isle") == 3


@pytest.mark.rule("IG-DOM-18")
@pytest.mark.rule("IG-Q-37")
def test_resources_by_place_each_kind_once() -> None:
    t = table().markers("callo", "valley", 4).markers("dyken", "valley", 3).markers("freihoff", "valley", 2)
    t.begin_domination()  # number 5: 1 M, 2 gold, 1 population
    t.choose("take:gold")
    assert t.decision == ("dyken", "resource") and t.refusal("take:gold").rule == "IG-DOM-18"
    t.choose("pass")
    assert t.decision == ("freihoff", "resource") and t.keys == ["take:population", "take:m", "pass"]
    t.choose("take:m")
    assert t.stock("callo") == (0, 2, 0) and t.stock("dyken") == (0, 0, 0) and t.stock("freihoff") == (0, 0, 1)


@pytest.mark.rule("IG-DOM-18")
@pytest.mark.rule("IG-Q-02")
def test_place_4_gets_a_kind_only_if_one_is_left_and_no_points() -> None:
    t = table().scoring()
    for n, character in enumerate(("callo", "dyken", "freihoff", "fjollsfinn")):
        t.markers(character, "isle", 5 - n)
    t.begin_domination().choose("take:gold", "take:m", "pass")
    assert t.decision == ("fjollsfinn", "resource") and t.keys == ["take:population", "pass"]
    t.choose("take:population")
    assert [t.points_of(c) for c in ("callo", "dyken", "freihoff", "fjollsfinn")] == [4, 2, 1, 0]


@pytest.mark.rule("IG-DOM-19")
@pytest.mark.rule("IG-Q-38")
def test_a_charm_place_gives_m_to_the_first() -> None:
    t = table().charm("isle").markers("callo", "isle", 2).markers("dyken", "isle").begin_domination()
    t.choose("pass", "pass")
    assert t.stock("callo") == (0, 0, 1) and t.stock("dyken") == (0, 0, 0)
    for option, m in (("region", 1), ("token", 3)):
        t = table(charm_m=option).charm("isle", 2, moved=1).thorn("isle").markers("callo", "isle", 2)
        t.begin_domination().choose("pass")
        assert t.stock("callo") == (0, 0, m)


@pytest.mark.rule("IG-DOM-20")
def test_charm_places_never_run_dry() -> None:
    t = table().charm("isle").markers("callo", "isle", 2)
    for turn in range(1, 4):
        t.begin_domination().choose("pass").end_turn()
        assert t.stock("callo") == (0, 0, turn) and t.s.charm[t.region("isle")] == 1


@pytest.mark.rule("IG-DOM-21")
def test_new_m_goes_to_level_0() -> None:
    t = table().charm("isle").markers("callo", "isle", 2).resources("callo", m=(0, 2)).begin_domination()
    t.choose("take:m")
    assert t.m_of("callo") == [2, 2, 0, 0]
    t = table().action("callo", "throat").choose("take:m")
    assert t.m_of("callo") == [1, 0, 0, 0]


@pytest.mark.rule("IG-DOM-22")
def test_points_by_place_in_scoring_turns_only() -> None:
    for boats, points in ((0, [0, 0, 0]), (1, [6, 4, 3])):
        t = table().scoring(boats).markers("callo", "zym", 3).markers("dyken", "zym", 2).markers("freihoff", "zym", 1)
        t.begin_domination()
        while t.decision != ("", ""):
            t.choose("pass")
        assert [t.points_of(c) for c in ("callo", "dyken", "freihoff")] == points
    (first, *_) = t.all_events("points_scored")
    assert first["region"] == "zym" and first["place"] == 1 and first["kind"] == "regions"


@pytest.mark.rule("IG-Q-55")
def test_what_several_do_in_domination_follows_the_order_of_the_turn() -> None:
    t = table().vuko("isle").order("callo", "dyken", "freihoff", "fjollsfinn")
    for character in ("dyken", "freihoff", "callo"):
        t.markers(character, "isle", 2).vuko_tokens(character, 1)
    t.begin_domination()
    assert [event["seat"] for event in t.all_events("markers_held")] == [3, 1, 2]
