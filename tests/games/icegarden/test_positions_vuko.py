"""Positions read off the printed rulebook: whom Vuko visits, where he goes, what he does, and his four tiles."""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def advanced(*tiles: str) -> Table:
    return table(variant="advanced", vuko_tiles=list(tiles))


# -- whom and where ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-VUKO-01")
def test_nothing_while_all_are_safe() -> None:
    t = table().markers(CALLO, "isle", 2).begin_vuko()
    assert t.region_of_vuko == "" and t.tokens_of(CALLO) == 0 and t.event("vuko_skipped")


@pytest.mark.rule("IG-VUKO-01")
def test_he_stays_where_he_was_while_all_are_safe() -> None:
    # one cannot return to the safe zone, but the rule stands: nobody out of it, no action of Vuko
    t = table().vuko("zym").markers(CALLO, "isle", 2).begin_vuko()
    assert t.region_of_vuko == "zym"


@pytest.mark.rule("IG-VUKO-02")
@pytest.mark.rule("IG-REP-01")
def test_the_worst_is_the_top_of_the_lowest_stack() -> None:
    t = table().reputation(dyken=4, freihoff=4, callo=2)
    t.markers(DYKEN, "isle", 5).markers(FREI, "zym", 1).markers(CALLO, "fire", 9).begin_vuko()
    assert t.region_of_vuko == "zym" and (t.tokens_of(FREI), t.tokens_of(DYKEN), t.tokens_of(CALLO)) == (1, 0, 0)


@pytest.mark.rule("IG-VUKO-03")
@pytest.mark.rule("IG-Q-31")
def test_most_influence_counts_units_and_domination() -> None:
    t = table().reputation(callo=1).markers(CALLO, "isle", 3).units(CALLO, "faun", "zym").markers(CALLO, "zym", 1)
    t.upgrade(CALLO, "faun", "domination").begin_vuko()
    assert t.region_of_vuko == "zym"  # 2 + 1 + 1 against 3


@pytest.mark.rule("IG-VUKO-04")
def test_a_tie_goes_to_the_lowest_number_on_the_token() -> None:
    t = table().numbers("zym", "isle").reputation(callo=1).markers(CALLO, "isle", 2).markers(CALLO, "zym", 2)
    t.begin_vuko()
    assert t.region_of_vuko == "zym"


@pytest.mark.rule("IG-DX-20")
def test_he_must_leave_even_the_best_region() -> None:
    t = table().numbers("fire", "sails", "isle", "valley", "zym").reputation(callo=1).vuko("isle")
    t.markers(CALLO, "isle", 4).markers(CALLO, "zym", 2).markers(CALLO, "fire", 2).begin_vuko()
    assert t.region_of_vuko == "fire"


@pytest.mark.rule("IG-VUKO-05")
@pytest.mark.rule("IG-VUKO-08")
@pytest.mark.rule("IG-EX-07")
def test_he_stays_with_a_player_of_one_region_and_acts_all_the_same() -> None:
    t = table().reputation(callo=1).vuko("isle").markers(CALLO, "isle", 2).units(CALLO, "faun", "isle").begin_vuko()
    assert t.region_of_vuko == "isle" and t.tokens_of(CALLO) == 1
    assert t.units_in(CALLO, "faun", "isle") == 0 and t.in_reserve(CALLO, "faun") == 2


@pytest.mark.rule("IG-Q-24")
@pytest.mark.parametrize("where", ["", "isle"])
def test_a_player_without_influence_takes_the_token_and_vuko_does_not_walk(where: str) -> None:
    t = table().reputation(callo=1).markers(DYKEN, "isle", 2).units(DYKEN, "crab", "isle")
    if where:
        t.vuko(where)
    t.begin_vuko()
    assert t.region_of_vuko == where and t.tokens_of(CALLO) == 1 and t.units_in(DYKEN, "crab", "isle") == 1
    assert t.event("vuko_stayed")["rule"] == "IG-VUKO-03"  # no case of the exception


@pytest.mark.rule("IG-VUKO-09")
@pytest.mark.rule("IG-Q-24")
def test_a_closed_region_is_no_region_for_him() -> None:
    t = table().reputation(callo=1).closed("isle", 5).begin_vuko()
    assert t.region_of_vuko == "" and t.tokens_of(CALLO) == 1
    t = table().reputation(callo=1).closed("isle", 5).markers(CALLO, "zym").begin_vuko()
    assert t.region_of_vuko == "zym"


@pytest.mark.rule("IG-DOM-05")
@pytest.mark.rule("IG-Q-33")
def test_held_markers_return_when_he_walks_and_do_not_draw_him() -> None:
    t = table().reputation(callo=1).vuko("isle").held(CALLO, 3).held(DYKEN, 1).markers(CALLO, "zym", 1).begin_vuko()
    assert t.region_of_vuko == "zym"
    assert t.markers_in(CALLO, "isle") == 3 and t.markers_in(DYKEN, "isle") == 1 and sum(t.s.held) == 0


@pytest.mark.rule("IG-Q-33")
def test_held_markers_stay_held_while_he_stays() -> None:
    t = table().reputation(callo=1).vuko("isle").held(CALLO, 1).markers(CALLO, "isle", 1).begin_vuko()
    assert t.region_of_vuko == "isle" and t.markers_in(CALLO, "isle") == 1 and t.s.held[t.seat(CALLO)] == 1


@pytest.mark.rule("IG-Q-24")
def test_a_player_whose_markers_are_all_held_keeps_him_there() -> None:
    t = table().reputation(callo=1).vuko("isle").held(CALLO, 2).begin_vuko()
    assert t.region_of_vuko == "isle" and t.tokens_of(CALLO) == 1


@pytest.mark.rule("IG-VUKO-07")
def test_the_visited_player_chooses_the_victim_and_nobody_scores() -> None:
    t = (
        table()
        .reputation(callo=1)
        .units(CALLO, "faun", "isle")
        .units(CALLO, "nightmare", "isle")
        .units(DYKEN, "crab", "isle")
    )
    t.begin_vuko()
    assert t.decision == (CALLO, "vuko_victim") and sorted(t.keys) == ["unit:faun", "unit:nightmare"]
    t.choose("unit:faun")
    assert t.units_in(CALLO, "nightmare", "isle") == 1 and t.units_in(DYKEN, "crab", "isle") == 1
    assert [t.points_of(character) for character in (FJOLL, DYKEN, FREI, CALLO)] == [0] * 4


@pytest.mark.rule("IG-VUKO-07")
@pytest.mark.rule("IG-Q-19")
def test_vuko_kills_harrasim_and_the_spied_abilities_go_back() -> None:
    t = table().reputation(freihoff=1).units(FREI, "harrasim", "isle").spy("domination", "shield").begin_vuko()
    assert t.in_reserve(FREI, "harrasim") == 1
    assert set(t.match.view(None)["upgrades_left"].values()) == {4}


# -- Fire People -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-DX-18")
@pytest.mark.rule("IG-VTILE-FIRE-01")
def test_fire_people_walk_along() -> None:
    t = advanced("fire_people:1").nation("isle").nation("sails").nation("zym").reputation(callo=1).vuko("isle")
    t.markers(CALLO, "sails", 3).markers(CALLO, "zym", 2).begin_vuko()
    regions = {region["id"]: region for region in t.match.view(None)["regions"]}
    assert t.region_of_vuko == "sails" and t.s.nations[t.region("isle")] == 0
    assert regions["sails"]["needed"] == 3 and regions["isle"]["needed"] == 1 and regions["zym"]["needed"] == 2
    t.begin_vuko()
    regions = {region["id"]: region for region in t.match.view(None)["regions"]}
    assert t.region_of_vuko == "zym" and regions["zym"]["needed"] == 4 and regions["sails"]["needed"] == 1


@pytest.mark.rule("IG-EX-05")
@pytest.mark.rule("IG-VTILE-FIRE-02")
@pytest.mark.parametrize(("influence", "receives"), [(3, False), (4, True)])
def test_three_nation_markers_ask_for_four_influence(influence: int, receives: bool) -> None:
    t = advanced("fire_people:1").nation("isle").vuko("isle").companions(2).markers(CALLO, "isle", influence)
    t.scoring().begin_domination()
    assert (t.decision == (CALLO, "resource")) == receives
    if receives:
        t.choose("take:gold")
    assert t.points_of(CALLO) == (4 if receives else 0)


@pytest.mark.rule("IG-Q-27")
def test_he_takes_no_marker_when_he_comes_from_nowhere_or_stays() -> None:
    t = advanced("fire_people:1").nation("isle").reputation(callo=1).markers(CALLO, "isle", 2).begin_vuko()
    assert t.region_of_vuko == "isle" and t.s.companions == 0 and t.s.nations[t.region("isle")] == 1
    t.begin_vuko()
    assert t.region_of_vuko == "isle" and t.s.companions == 0 and t.s.nations[t.region("isle")] == 1


@pytest.mark.rule("IG-Q-27")
def test_companions_go_on_without_a_local_marker() -> None:
    t = advanced("fire_people:1").reputation(callo=1).vuko("isle").companions(2).markers(CALLO, "zym", 1).begin_vuko()
    assert t.region_of_vuko == "zym" and t.s.companions == 2


@pytest.mark.rule("IG-Q-27")
def test_companions_can_be_killed() -> None:
    t = advanced("fire_people:1").vuko("isle").companions(1).nation("isle").units(CALLO, "wild_child", "isle", 2)
    t.resources(CALLO, gold=2).begin_activation().choose("attack", "target:companion@isle", "target:nation@isle")
    assert t.points_of(CALLO) == 2 and t.s.companions == 0 and t.s.nations[t.region("isle")] == 0


@pytest.mark.rule("IG-VTILE-04")
def test_without_the_tile_he_takes_nobody_along() -> None:
    t = advanced("fire_people:2").nation("isle").reputation(callo=1).vuko("isle").markers(CALLO, "zym").begin_vuko()
    assert t.s.companions == 0 and t.s.nations[t.region("isle")] == 1
    t.ships(dyken=4).vuko("isle").begin_vuko()  # the leader has entered stage 2
    assert t.s.companions == 1 and t.s.nations[t.region("isle")] == 0


# -- Night Wanderers ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-VTILE-NIGHT-01")
@pytest.mark.rule("IG-Q-28")
def test_night_wanderers_hit_everybody_in_the_region() -> None:
    t = (
        advanced("night_wanderers:1")
        .reputation(callo=3)
        .vuko_tokens(CALLO, 1)
        .vuko_tokens(DYKEN, 3)
        .vuko_tokens(FREI, 1)
    )
    t.markers(CALLO, "isle", 4).markers(DYKEN, "isle", 2).units(DYKEN, "crab", "isle").markers(FREI, "zym", 3)
    t.begin_vuko()
    # Callo takes a second token first and loses two markers; van Dyken can lose two only; Freihoff is elsewhere
    assert (t.markers_in(CALLO, "isle"), t.tokens_of(CALLO)) == (2, 0)
    assert (t.markers_in(DYKEN, "isle"), t.tokens_of(DYKEN)) == (0, 1)
    assert (t.markers_in(FREI, "zym"), t.tokens_of(FREI)) == (3, 1)
    assert t.units_in(DYKEN, "crab", "isle") == 1 and t.in_reserve(CALLO) == 18 and t.points_of(CALLO) == 0


@pytest.mark.rule("IG-Q-28")
def test_night_wanderers_take_held_markers_too() -> None:
    t = advanced("night_wanderers:1").reputation(callo=3).vuko("isle").vuko_tokens(CALLO, 1).held(CALLO, 1)
    t.markers(CALLO, "isle", 2).begin_vuko()  # he stays; two tokens now, three markers there
    assert t.markers_in(CALLO, "isle") + t.s.held[t.seat(CALLO)] == 1
    assert t.tokens_of(CALLO) == 0 and t.in_reserve(CALLO) == 19


@pytest.mark.rule("IG-VTILE-03")
@pytest.mark.parametrize(("leader", "works"), [(3, False), (4, True), (6, True), (7, False)])
def test_night_wanderers_and_bears_work_in_their_stage_only(leader: int, works: bool) -> None:
    t = advanced("night_wanderers:2", "both_bears:2").ships(dyken=leader).reputation(callo=3).markers(CALLO, "isle", 2)
    t.begin_vuko()
    assert t.tokens_of(CALLO) == (0 if works else 1) and t.snow == (1 if works else 0)


# -- Both Bears --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-VTILE-BEARS-01")
@pytest.mark.rule("IG-Q-61")
def test_bears_act_even_if_vuko_walks_nowhere_but_not_if_he_is_skipped() -> None:
    assert advanced("both_bears:1").begin_vuko().snow == 0
    assert advanced("both_bears:1").reputation(callo=1).begin_vuko().snow == 1


@pytest.mark.rule("IG-Q-29")
@pytest.mark.rule("IG-END-SNOW-04")
def test_when_bears_reach_the_limit_nobody_pays_for_it() -> None:
    t = advanced("both_bears:1").dead_snow(29).reputation(callo=4, dyken=1).markers(CALLO, "isle", 1).begin_vuko()
    assert t.over and t.snow == 30
    assert t.reputation_of(CALLO) == 6  # 2 for the token just taken
    assert t.reputation_of(DYKEN) == 1
    assert t.ranking == [FJOLL, FREI, DYKEN, CALLO]


@pytest.mark.rule("IG-Q-61")
@pytest.mark.rule("IG-END-SNOW-04")
def test_night_wanderers_come_before_bears() -> None:
    t = advanced("both_bears:1", "night_wanderers:1").dead_snow(29).reputation(callo=4).vuko_tokens(CALLO, 1)
    t.markers(CALLO, "isle", 1).begin_vuko()
    # two tokens, one marker to lose: one token is left and costs 2
    assert t.over and t.tokens_of(CALLO) == 1 and t.reputation_of(CALLO) == 6
