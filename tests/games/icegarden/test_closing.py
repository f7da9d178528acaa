"""Callo closes a region. [IG-CLOSE]"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.frames.domination import StartDomination
from longhall.games.icegarden.frames.turn import EndTurn
from tests.games.icegarden.table import Table, decline, decline_to_next_turn, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def haunted(region: str = "isle", markers: int = 5, **setup: object) -> Table:
    """Callo can close a region."""
    return table(**setup).nightmares(region, 2).units(CALLO, "faun", region).markers(CALLO, region, markers)


def haunt(region: str, *seats: str) -> Table:
    """Callo has a Faun and two nightmare tokens in a region."""
    return table(*seats).nightmares(region, 2).units(CALLO, "faun", region)


def to_the_end(t: Table) -> Table:
    """Domination and the end of the turn."""
    return t.begin(StartDomination(), EndTurn())


def closing(*characters: str, region: str = "isle", **setup: object) -> Table:
    """Callo can close a region: a Faun and two nightmare tokens are there. Influence is still to be set up."""
    return table(*characters, **setup).units("callo", "faun", region).nightmares(region, 2)


def close(t: Table) -> Table:
    t.begin_domination()
    while t.decision[1] != "ability":
        t.choose("pass")
    return t.choose("use:close_region")


@pytest.mark.rule("IG-CLOSE-01")
def test_all_units_but_the_closing_faun_die_without_points() -> None:
    t = (
        closing()
        .units("callo", "faun", "isle")
        .units("callo", "nightmare", "isle")
        .units("callo", "wild_child", "isle")
    )
    t.units("dyken", "crab", "isle").units("freihoff", "harrasim", "isle").spy("speed", "shield")
    close(t)
    assert (t.in_reserve("callo", "faun"), t.in_reserve("callo", "nightmare")) == (1, 1)
    assert t.in_reserve("callo", "wild_child") == 3
    assert t.in_reserve("dyken", "crab") == 3 and t.in_reserve("freihoff", "harrasim") == 1 and t.s.spy == []
    assert all(t.points_of(character) == 0 for character in t.characters)


@pytest.mark.rule("IG-CLOSE-02")
@pytest.mark.parametrize(("markers", "locked"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_half_of_callos_markers_stay(markers: int, locked: int) -> None:
    t = close(closing().markers("callo", "isle", markers))
    while t.decision[1] == "withdraw":
        assert t.decision[0] == "callo" and t.keys == ["region:sails", "region:fire", "region:snakes"]
        t.choose("region:fire")
    assert t.s.locked[0] == locked and t.markers_in("callo", "fire") == markers - locked
    assert t.markers_in("callo", "isle") == 0


@pytest.mark.rule("IG-CLOSE-03")
@pytest.mark.rule("IG-CLOSE-04")
def test_locked_pieces_are_lost() -> None:
    t = close(closing().markers("callo", "isle", 2)).choose("region:fire", "pass")
    t.resources("callo", population=4, gold=4).action("callo", "mountain")
    assert t.keys == ["region:fire", "done"]
    assert t.in_reserve("callo") == 18 and t.in_reserve("callo", "faun") == 1
    assert t.influence("callo", "isle") == 0


@pytest.mark.rule("IG-CLOSE-05")
def test_the_others_withdraw_in_turn_order() -> None:
    t = closing().order("freihoff", "dyken", "fjollsfinn", "callo").markers("callo", "isle", 2)
    t.markers("dyken", "isle", 1).markers("freihoff", "isle", 2)
    close(t)
    asked = []
    while t.decision[1] == "withdraw":
        asked.append(t.decision[0])
        clause = "IG-CLOSE-02" if t.decision[0] == "callo" else "IG-CLOSE-05"
        assert t.refusal("region:zym").rule == clause and t.refusal("region:isle").rule == "IG-CLOSE-09"
        t.choose("region:sails" if len(asked) % 2 else "region:fire")
    assert asked == ["callo", "freihoff", "freihoff", "dyken"]
    assert t.markers_in("freihoff", "fire") == 1 and t.markers_in("freihoff", "sails") == 1


@pytest.mark.rule("IG-CLOSE-05")
@pytest.mark.rule("IG-Q-42")
def test_with_one_way_out_all_take_it_and_without_any_they_return() -> None:
    t = closing().markers("dyken", "isle", 1)
    t.s.in_play[t.region("sails")] = t.s.in_play[t.region("fire")] = 0
    close(t)
    assert t.markers_in("dyken", "snakes") == 1 and t.decision[1] == "resource"
    t = closing().markers("dyken", "isle", 1)
    for region in ("sails", "fire", "snakes"):
        t.s.in_play[t.region(region)] = 0
    close(t)
    assert t.in_reserve("dyken") == 20 and t.event("markers_returned")["count"] == 1


@pytest.mark.rule("IG-CLOSE-05")
@pytest.mark.rule("IG-Q-42")
@pytest.mark.rule("IG-Q-45")
def test_held_markers_are_freed_first_and_vuko_is_driven_off() -> None:
    t = closing().vuko("isle").vuko_tokens("callo", 2).markers("callo", "isle", 4).vuko_tokens("dyken", 1)
    t.markers("dyken", "isle", 1).companions(1).nation("isle")
    close(t)
    assert t.region_of_vuko == "" and t.s.held == [0, 0, 0, 0] and t.s.locked[0] == 2  # half of all four
    t.choose("region:fire", "region:fire", "region:sails")
    assert t.markers_in("dyken", "sails") == 1
    assert t.s.companions == 1 and t.s.nations[0] == 0  # companions wait with him, the local marker is gone


@pytest.mark.rule("IG-CLOSE-06")
def test_the_nightmare_tokens_come_back() -> None:
    t = close(closing())
    assert t.s.nightmare == [0] * 8 and t.match.view(None)["regions"][0]["status"] == "closed"
    assert t.event("region_closed")["count"] == 1


@pytest.mark.rule("IG-CLOSE-07")
@pytest.mark.rule("IG-Q-43")
def test_the_charm_flees_to_the_lowest_free_number() -> None:
    t = closing(region="zym").charm("zym").charm("isle").thorn("sails")
    close(t)
    assert t.s.charm[t.region("fjords")] == 1 and t.s.charm[t.region("zym")] == 0  # isle has one, sails the Thorn
    assert t.event("charm_fled")["target"] == "fjords"


@pytest.mark.rule("IG-CLOSE-07")
@pytest.mark.rule("IG-Q-43")
def test_if_all_have_a_charm_it_goes_to_the_lowest_and_may_give_m_this_turn() -> None:
    t = closing("callo", "dyken", region="sails").charm("sails").charm("fire").charm("valley").charm("empire")
    t.s.in_play[t.region("snakes")] = t.s.in_play[t.region("zym")] = 0
    close(t)
    assert t.s.charm[t.region("fire")] == 2
    t = closing().charm("isle").markers("callo", "sails", 2)
    close(t).choose("pass", "pass")
    assert t.stock("callo") == (0, 0, 1)  # not in isle any more, but in sails, resolved later


@pytest.mark.rule("IG-CLOSE-08")
@pytest.mark.rule("IG-Q-44")
def test_in_the_closing_turn_places_still_give_resources_and_points() -> None:
    t = closing(places_recount=True).markers("dyken", "isle").scoring()
    close(t).choose("region:sails")
    assert t.decision == ("callo", "resource")
    t.choose("take:gold")
    assert t.decision == ("dyken", "resource")
    t.choose("take:m", "pass")
    assert t.points_of("callo") == 4 and t.points_of("dyken") == 2 + 4  # isle, and sails where the marker went


@pytest.mark.rule("IG-CLOSE-08")
@pytest.mark.rule("IG-Q-44")
def test_nothing_enters_from_that_moment_and_it_is_no_neighbour() -> None:
    t = closing().markers("callo", "isle", 2).markers("callo", "sails", 1).markers("dyken", "sails", 1)
    t.markers("dyken", "zym").reputation(callo=1)
    close(t).choose("region:snakes", "pass")
    assert t.places("sails") == ["dyken", "callo"]  # isle does not help callo; reputation decides
    assert "region:isle" not in t.resources("dyken", gold=1).action("dyken", "move").choose("piece:marker@sails").keys


@pytest.mark.rule("IG-CLOSE-09")
def test_nothing_can_be_done_in_a_closed_region() -> None:
    t = table().closed("isle").resources("dyken", population=9, gold=9).markers("dyken", "sails")
    for field, choices in (("move", ["piece:marker@sails"]), ("mountain", ["region:sails"]), ("influence", [])):
        t.action("dyken", field).choose(*choices)
        assert t.refusal("region:isle").rule == "IG-CLOSE-09"


@pytest.mark.rule("IG-CLOSE-10")
@pytest.mark.rule("IG-Q-45")
def test_callo_gets_points_of_a_closed_region_and_nothing_else() -> None:
    t = table().closed("zym").scoring().begin_domination()
    assert t.points_of("callo") == 6 and t.stock("callo") == (0, 0, 0) and t.decision == ("", "")
    assert t.event("points_scored")["rule"] == "IG-CLOSE-10"
    assert table().closed("zym").begin_domination().points_of("callo") == 0  # not in other turns


@pytest.mark.rule("IG-DX-12")
@pytest.mark.rule("IG-CLOSE-02")
@pytest.mark.parametrize(("markers", "locked"), [(5, 3), (4, 2), (1, 1), (2, 1), (0, 0)])
def test_half_of_her_markers_stay_rounded_up(markers: int, locked: int) -> None:
    t = haunted(markers=markers).begin_domination().choose("use:close_region")
    regions = ["sails", "fire", "snakes"]
    for n in range(markers - locked):
        assert t.decision == (CALLO, "withdraw")
        assert sorted(t.keys) == ["region:fire", "region:sails", "region:snakes"]
        t.choose(f"region:{regions[n % 3]}")
    assert t.decision[1] != "withdraw"
    assert t.s.locked[t.region("isle")] == locked and t.in_reserve(CALLO) == 20 - markers
    assert sum(t.markers_in(CALLO, region) for region in regions) == markers - locked


@pytest.mark.rule("IG-DX-22")
@pytest.mark.rule("IG-CLOSE-01")
@pytest.mark.rule("IG-CLOSE-05")
def test_units_die_and_markers_of_others_withdraw() -> None:
    t = (
        table()
        .nightmares("isle", 2)
        .units(CALLO, "faun", "isle")
        .units(CALLO, "nightmare", "isle")
        .markers(CALLO, "isle", 1)
    )
    t.markers(DYKEN, "isle", 2).units(DYKEN, "crab", "isle").begin_domination().choose("use:close_region")
    assert t.decision == (DYKEN, "withdraw")
    t.choose("region:fire", "region:snakes")
    assert (
        t.in_reserve(CALLO, "nightmare") == 1 and t.in_reserve(DYKEN, "crab") == 3 and t.in_reserve(CALLO, "faun") == 1
    )
    assert t.markers_in(DYKEN, "fire") == t.markers_in(DYKEN, "snakes") == 1
    assert [t.points_of(character) for character in (FJOLL, DYKEN, FREI, CALLO)] == [0] * 4
    assert t.s.locked[t.region("isle")] == 1


@pytest.mark.rule("IG-CLOSE-01")
def test_the_second_faun_dies_and_can_be_summoned_again() -> None:
    t = haunted().units(CALLO, "faun", "isle").begin_domination().choose("use:close_region")
    assert t.in_reserve(CALLO, "faun") == 1


@pytest.mark.rule("IG-CLOSE-05")
@pytest.mark.rule("IG-Q-55")
def test_others_withdraw_in_turn_order_after_callo() -> None:
    t = haunted(markers=8).order(FREI, CALLO, FJOLL, DYKEN)
    t.markers(DYKEN, "isle", 2).markers(FREI, "isle", 1).markers(FJOLL, "isle", 1).begin_domination()
    t.choose("use:close_region")
    leaving = []
    while t.decision[1] == "withdraw":
        leaving.append(t.decision[0])
        t.choose("region:sails")
    assert leaving == [CALLO] * 4 + [FREI, FJOLL, DYKEN, DYKEN]


@pytest.mark.rule("IG-CLOSE-06")
@pytest.mark.rule("IG-Q-45")
def test_tokens_nation_and_vuko_leave_a_closed_region() -> None:
    t = haunted(markers=1).nation("isle").vuko("isle").companions(1).begin_domination().choose("use:close_region")
    assert t.s.nightmare[t.region("isle")] == 0 and t.s.nations[t.region("isle")] == 0
    assert t.region_of_vuko == "" and t.s.companions == 1
    # the two nightmare tokens can be laid again
    decline(t)
    t.units(CALLO, "nightmare", "zym").nightmares("fire", 2).nightmares("valley", 1).begin_domination()
    assert "use:nightmare" in t.keys


@pytest.mark.rule("IG-Q-27")
@pytest.mark.rule("IG-Q-45")
def test_companions_wait_off_the_map_and_come_back_with_vuko() -> None:
    t = (
        haunted(markers=1, variant="advanced", vuko_tiles=["fire_people:1"])
        .nation("isle")
        .vuko("isle")
        .companions(1)
        .nation("zym")
        .begin_domination()
    )
    t.choose("use:close_region")
    decline(t).markers(DYKEN, "zym", 2).reputation(dyken=2).begin_vuko()
    assert t.region_of_vuko == "zym" and t.s.companions == 1 and t.s.nations[t.region("zym")] == 1
    needed = {region["id"]: region["needed"] for region in t.match.view(None)["regions"]}
    assert needed["zym"] == 3


@pytest.mark.rule("IG-Q-42")
def test_markers_held_by_vuko_are_freed_before_a_closing() -> None:
    t = haunted(markers=5).vuko("isle").vuko_tokens(CALLO, 2).vuko_tokens(DYKEN, 2).markers(DYKEN, "isle", 3)
    t.begin_domination()
    assert t.influence(CALLO, "isle") == 3 + 2 and t.influence(DYKEN, "isle") == 1
    t.choose("use:close_region")
    leaving = []
    while t.decision[1] == "withdraw":
        leaving.append(t.decision[0])
        t.choose("region:sails")
    assert leaving == [CALLO] * 2 + [DYKEN] * 3 and t.s.locked[t.region("isle")] == 3
    assert t.influence(CALLO, "sails") == 2 and t.influence(DYKEN, "sails") == 3 and sum(t.s.held) == 0


@pytest.mark.rule("IG-Q-42")
def test_markers_with_nowhere_to_go_return_to_their_owners() -> None:
    t = (
        table(CALLO, DYKEN, FREI)
        .closed("sails")
        .nightmares("isle", 2)
        .units(CALLO, "faun", "isle")
        .markers(CALLO, "isle", 3)
    )
    t.markers(DYKEN, "isle", 2)
    for region in ("fire", "snakes"):
        t.s.in_play[t.region(region)] = t.s.in_play[t.region("sails")]
    t.begin_domination().choose("use:close_region")
    assert t.decision[1] != "withdraw"
    assert t.s.locked[t.region("isle")] == 2 and t.in_reserve(DYKEN) == 20
    assert t.in_reserve(CALLO) == 20 - 1 - 3 + 1  # one locked in sails, two of three in isle


@pytest.mark.rule("IG-CLOSE-07")
@pytest.mark.rule("IG-Q-43")
def test_the_charm_flees_to_the_lowest_region_without_one_but_not_to_the_thorn() -> None:
    t = haunted("fire", markers=1).charm("fire").charm("isle").thorn("sails").begin_domination()
    t.choose("use:close_region")
    # isle has one, sails the Thorn: fjords is the lowest number left
    assert t.s.charm[t.region("fjords")] == 1 and t.s.charm[t.region("fire")] == 0


@pytest.mark.rule("IG-Q-43")
@pytest.mark.rule("IG-CLOSE-08")
@pytest.mark.parametrize(("target", "m"), [("isle", 0), ("zym", 1)])
def test_a_charm_that_fled_gives_m_only_where_the_region_is_still_to_come(target: str, m: int) -> None:
    t = haunted("fire", markers=1).charm("fire").markers(DYKEN, target, 2)
    for region in ("isle", "sails", "fjords"):
        if region != target:
            t.charm(region)
    if target == "zym":
        t.numbers("isle", "sails", "fjords", "fire", "zym")
    t.begin_domination()
    while t.decision != (CALLO, "ability"):
        t.choose("pass" if "pass" in t.keys else "done")
    t.choose("use:close_region")
    assert t.s.charm[t.region(target)] == 1
    decline(t)
    assert t.m_of(DYKEN) == [m, 0, 0, 0] and t.m_of(CALLO) == [0, 0, 0, 0]


@pytest.mark.rule("IG-Q-43")
def test_a_charm_flees_to_the_lowest_open_region_if_all_have_one() -> None:
    t = haunted("fire", markers=1).charm("fire").thorn("isle")
    for region in ("sails", "fjords", "valley", "empire", "snakes", "zym"):
        t.s.charm[t.region(region)] = 1
    t.begin_domination()
    t.choose("use:close_region")
    assert t.s.charm[t.region("sails")] == 2 and t.s.charm[t.region("isle")] == 0


@pytest.mark.rule("IG-Q-44")
@pytest.mark.rule("IG-CLOSE-08")
def test_resources_and_points_are_still_given_in_the_turn_of_the_closing() -> None:
    t = (
        haunted("valley", markers=5)
        .charm("valley")
        .markers(DYKEN, "valley", 3)
        .units(FREI, "moon_brother", "valley")
        .scoring()
    )
    t.begin_domination().choose("use:close_region")
    while t.decision[1] == "withdraw":
        t.choose("region:zym")
    assert t.decision == (CALLO, "resource")
    t.choose("take:gold")
    assert t.decision == (DYKEN, "resource")
    t.choose("take:m")
    assert t.decision == (FREI, "resource")
    t.choose("take:population")
    assert (t.points_of(CALLO), t.points_of(DYKEN), t.points_of(FREI)) == (5, 3, 2)
    assert t.stock(CALLO) == (0, 2, 0)  # no M: the charm has left
    assert t.stock(DYKEN) == (0, 0, 1) and t.stock(FREI) == (1, 0, 0)


@pytest.mark.rule("IG-CLOSE-10")
@pytest.mark.rule("IG-Q-45")
def test_later_callo_alone_scores_the_first_place_of_a_closed_region() -> None:
    t = table().closed("valley", 0).charm("isle").scoring().begin_domination()
    decline(t)
    assert t.points_of(CALLO) == 5 and t.stock(CALLO) == (0, 0, 0)
    t = table().closed("valley", 3).begin_domination()
    assert not t.decision[0] and t.points_of(CALLO) == 0


@pytest.mark.rule("IG-Q-44")
def test_a_region_just_closed_is_no_neighbour_for_a_later_tie() -> None:
    # isle is number 1, sails number 2
    t = haunted("isle", markers=5).markers(CALLO, "sails", 2).markers(DYKEN, "sails", 2).markers(DYKEN, "fjords", 1)
    t.begin_domination().choose("use:close_region", "region:fire", "region:fire")
    assert t.choose("pass").resolving == "sails"
    # neighbours of sails: Callo 2 in fire, van Dyken 1 in fjords; the 3 locked markers do not count
    count = next(event for event in t.all_events("region_counted") if event["region"] == "sails")
    assert [(place["seat"], place["neighbours"]) for place in count["places"]] == [(3, 2), (1, 1)]


@pytest.mark.rule("IG-CLOSE-01")
@pytest.mark.rule("IG-Q-19")
def test_harrasim_dies_in_a_closing_and_his_abilities_go_back() -> None:
    t = haunted(markers=9).units(FREI, "harrasim", "isle").spy("speed", "shield").begin_domination()
    t.choose("use:close_region")
    assert t.in_reserve(FREI, "harrasim") == 1
    assert set(t.match.view(None)["upgrades_left"].values()) == {4}


@pytest.mark.rule("IG-CLOSE-01")
def test_after_a_closing_no_other_ability_is_used_there() -> None:
    t = haunted(markers=1).markers(DYKEN, "isle", 2).begin_domination().choose("use:close_region")
    while t.decision[1] == "withdraw":
        t.choose(t.keys[0])
    assert t.decision == (CALLO, "resource")


@pytest.mark.rule("IG-GOAL-CALLO-01")
@pytest.mark.rule("IG-END-GOAL-01")
def test_the_second_closing_wins_with_the_turn() -> None:
    t = haunted(markers=1).closed("zym").markers(DYKEN, "sails", 2).begin_domination().choose("use:close_region")
    assert not t.over
    t.choose("pass")
    assert t.decision == (DYKEN, "resource")  # sails is still resolved
    decline(t).end_turn()
    assert t.over and t.ranking[0] == CALLO and t.result.reason == "goal"


@pytest.mark.rule("IG-CLOSE-03")
@pytest.mark.rule("IG-CLOSE-04")
def test_locked_pieces_are_gone_for_good() -> None:
    t = haunted(markers=5).begin_domination().choose("use:close_region", "region:sails", "region:sails")
    decline(t)
    assert t.influence(CALLO, "isle") == 0 and t.in_reserve(CALLO) == 15
    t.resources(CALLO, m=(0, 0, 2)).action(CALLO, "making").choose("summon", "level:2")
    assert t.decision[1] != "summon_count"  # one Faun only
    assert t.units_in(CALLO, "faun", "sails") == 1


@pytest.mark.rule("IG-Q-51")
@pytest.mark.rule("IG-GOAL-FREI-03")
def test_a_tower_survives_the_closing() -> None:
    t = haunted(markers=1).tower("isle").begin_domination().choose("use:close_region")
    assert t.s.tower[t.region("isle")] == 1
    assert t.match.view(None)["players"][t.seat(FREI)]["goal"]["steps"] == 1


@pytest.mark.rule("IG-GOAL-CALLO-02")
def test_the_nightmare_token_is_not_laid_where_she_is_second() -> None:
    t = table().units(CALLO, "nightmare", "isle").markers(DYKEN, "isle", 4).begin_domination()
    assert t.decision == (DYKEN, "resource")


@pytest.mark.rule("IG-Q-32")
@pytest.mark.rule("IG-GOAL-CALLO-03")
def test_a_nation_does_not_keep_callo_from_closing_but_from_its_yield() -> None:
    t = table(variant="advanced", vuko_tiles=["fire_people:1"]).vuko("isle").companions(2).nation("isle").scoring()
    t.nightmares("isle", 2).units(CALLO, "faun", "isle").begin_domination()  # 2 influence, 4 needed
    t.choose("use:close_region")
    assert not t.decision[0] and t.points_of(CALLO) == 0 and t.stock(CALLO) == (0, 0, 0) and not t.is_open("isle")


@pytest.mark.rule("IG-CLOSE-05")
@pytest.mark.rule("IG-Q-60")
def test_markers_that_withdrew_count_in_a_region_resolved_later() -> None:
    t = haunt("isle").markers(CALLO, "isle", 2).markers(DYKEN, "isle", 2).markers(FREI, "sails", 2).begin_domination()
    t.choose("use:close_region", "region:fire", "region:sails", "region:sails", "pass", "pass")
    # van Dyken brought 2 to sails, where Freihoff has 2; he has the better reputation
    assert t.resolving == "sails" and t.decision == (DYKEN, "resource")
    t.choose("pass", "pass")
    assert t.resolving == "fire" and t.decision == (CALLO, "resource")


@pytest.mark.rule("IG-CLOSE-05")
@pytest.mark.rule("IG-CLOSE-08")
def test_markers_that_withdraw_to_a_region_already_resolved_come_too_late() -> None:
    t = haunt("sails").markers(CALLO, "sails", 2).markers(DYKEN, "sails", 2).begin_domination()
    t.choose("use:close_region", "region:isle", "region:isle", "region:isle")
    decline_to_next_turn(t)
    assert t.markers_in(DYKEN, "isle") == 2 and not [e for e in t.all_events("region_counted") if e["region"] == "isle"]


@pytest.mark.rule("IG-CLOSE-05")
@pytest.mark.rule("IG-Q-33")
def test_markers_that_withdraw_to_vuko_are_free_until_the_next_domination() -> None:
    t = haunt("isle").vuko("sails").vuko_tokens(DYKEN, 2).markers(DYKEN, "sails", 1).markers(DYKEN, "isle", 2)
    t.markers(CALLO, "isle", 1).begin_domination().choose("use:close_region", "region:sails", "region:sails")
    assert t.influence(DYKEN, "sails") == 2 and t.s.held[t.seat(DYKEN)] == 1
    decline_to_next_turn(t).begin_domination()
    assert t.influence(DYKEN, "sails") == 1 and t.s.held[t.seat(DYKEN)] == 2


@pytest.mark.rule("IG-CLOSE-01")
@pytest.mark.rule("IG-DOM-08")
def test_units_that_die_in_a_closing_are_missing_next_door() -> None:
    t = haunt("isle").units(CALLO, "nightmare", "isle").units(DYKEN, "wyvern", "isle").markers(FREI, "fire", 1)
    t.markers(DYKEN, "sails", 1).markers(FREI, "sails", 1)
    assert t.places("sails") == [DYKEN, FREI]  # the Wyvern next door
    t.begin_domination().choose("use:close_region", "pass", "pass")
    assert t.resolving == "sails" and t.decision == (FREI, "resource")


@pytest.mark.rule("IG-CLOSE-07")
@pytest.mark.rule("IG-GOAL-DYKEN-02")
def test_a_charm_that_fled_is_sent_on_to_the_thorn_in_the_same_turn() -> None:
    t = haunt("isle").charm("isle").units(DYKEN, "piper", "sails").thorn("zym").markers(DYKEN, "zym", 2)
    t.begin_domination().choose("use:close_region", "pass", "use:move_charm", "done", "pass", "pass")
    assert t.s.charm_moved[t.region("zym")] == 1 and t.m_of(DYKEN) == [1, 0, 0, 0]


@pytest.mark.rule("IG-CLOSE-07")
@pytest.mark.rule("IG-GOAL-DYKEN-06")
def test_a_charm_of_a_closed_region_flees_over_the_thorn_and_over_closed_regions() -> None:
    t = haunt("zym").closed("isle").thorn("sails").charm("zym").markers(CALLO, "zym").begin_domination()
    t.choose("use:close_region")
    assert t.s.charm[t.region("fjords")] == 1


@pytest.mark.rule("IG-CLOSE-02")
@pytest.mark.rule("IG-COMP-09")
def test_after_a_closing_the_locked_markers_are_missing_in_the_supply() -> None:
    t = haunt("isle").markers(CALLO, "isle", 5).reserve(CALLO, 0).markers(DYKEN, "isle", 1).begin_domination()
    t.choose("use:close_region", "region:sails", "region:sails", "region:fire")
    decline_to_next_turn(t)
    t.resources(CALLO, population=2).action(CALLO, "influence")
    assert not t.decision[0] and t.in_reserve(CALLO) == 0 and t.markers_in(CALLO, "sails") == 2


@pytest.mark.rule("IG-CLOSE-03")
@pytest.mark.rule("IG-TURN-02")
def test_who_locked_everything_in_has_relief_in_the_next_turn() -> None:
    t = haunt("fire", CALLO, DYKEN).markers(CALLO, "fire", 1).markers(DYKEN, "zym", 2)
    to_the_end(t).choose("use:close_region")
    decline_to_next_turn(t)
    assert t.decision == (CALLO, "relief") and t.refusal("region:fire").rule == "IG-CLOSE-09"


@pytest.mark.rule("IG-CLOSE-10")
@pytest.mark.rule("IG-END-VP-01")
def test_points_of_a_closed_region_can_bring_the_fiftieth() -> None:
    t = to_the_end(table().closed("valley", 0).points(CALLO, 45).points(DYKEN, 30).scoring())
    assert t.over and t.points_of(CALLO) == 50 and t.ranking[:2] == [CALLO, DYKEN]


@pytest.mark.rule("IG-CLOSE-09")
@pytest.mark.rule("IG-ABIL-DRAK-01")
def test_a_drakkar_lost_in_a_closing_ends_the_ferry_until_it_is_summoned_again() -> None:
    t = haunt("isle").markers(CALLO, "isle", 3).units(FJOLL, "drakkar", "isle").units(FJOLL, "drakkar", "zym")
    t.markers(FJOLL, "zym", 2).begin_domination().choose("use:close_region", "region:sails")
    decline_to_next_turn(t).begin_activation()
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
    t = haunt("isle").vuko("isle").vuko_tokens(DYKEN, 1).markers(DYKEN, "isle", 1).begin_domination()
    assert t.choose("use:close_region", "region:fire").influence(DYKEN, "fire") == 1  # freed, and nothing holds it now
    decline_to_next_turn(t).reputation(dyken=3).begin_vuko()
    assert t.region_of_vuko == "fire" and t.tokens_of(DYKEN) == 2


@pytest.mark.rule("IG-CLOSE-01")
@pytest.mark.rule("IG-GOAL-CALLO-03")
@pytest.mark.rule("IG-DOM-11")
def test_two_fauns_in_two_haunted_regions_win_in_one_turn() -> None:
    t = haunt("isle").nightmares("zym", 2).units(CALLO, "faun", "zym").points(DYKEN, 60)
    to_the_end(t).choose("use:close_region", "pass", "use:close_region")
    decline_to_next_turn(t)
    assert t.over and t.result.reason == "goal" and t.ranking[:2] == [CALLO, DYKEN]
    assert t.in_reserve(CALLO, "faun") == 0
