"""Positions read off the printed rulebook: Callo closes a region, in every detail."""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def decline(t: Table) -> Table:
    """Decline everything until the phase is over."""
    while t.decision[0]:
        t.choose(next(key for key in ("pass", "done", *t.keys) if key in t.keys))
    return t


def haunted(region: str = "isle", markers: int = 5, **setup: object) -> Table:
    """Callo can close a region."""
    return table(**setup).nightmares(region, 2).units(CALLO, "faun", region).markers(CALLO, region, markers)


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
