"""Vuko and his tiles. [IG-VUKO, IG-VTILE]"""

from __future__ import annotations

import pytest

from longhall.kernel.errors import SetupError
from tests.games.icegarden.table import Table, icegarden, table


@pytest.mark.rule("IG-VUKO-01")
def test_skipped_while_all_are_in_the_safe_zone() -> None:
    t = table().markers("callo", "zym").vuko("isle").begin_vuko()
    assert t.event("vuko_skipped") and t.region_of_vuko == "isle" and sum(t.s.vuko_tokens) == 0


@pytest.mark.rule("IG-VUKO-02")
def test_the_worst_reputation_is_visited() -> None:
    t = table().markers("callo", "zym").markers("dyken", "fire").reputation(callo=2, dyken=3).begin_vuko()
    assert t.region_of_vuko == "fire" and t.tokens_of("dyken") == 1 and t.tokens_of("callo") == 0


@pytest.mark.rule("IG-VUKO-03")
def test_he_goes_where_that_player_has_most_influence() -> None:
    t = table().markers("callo", "isle", 2).units("callo", "nightmare", "zym").reputation(callo=1).begin_vuko()
    assert t.region_of_vuko == "zym"
    t.markers("callo", "fire").begin_vuko()  # the unit is dead; he must go elsewhere anyway
    assert t.region_of_vuko == "isle"


@pytest.mark.rule("IG-VUKO-03")
@pytest.mark.rule("IG-Q-31")
def test_domination_counts_for_his_way() -> None:
    t = table().markers("callo", "isle", 2).units("callo", "faun", "zym").upgrade("callo", "faun", "domination")
    assert t.reputation(callo=1).begin_vuko().region_of_vuko == "zym"


@pytest.mark.rule("IG-VUKO-04")
def test_equal_regions_by_the_lower_number() -> None:
    t = table().markers("callo", "isle", 2).markers("callo", "zym", 2).reputation(callo=1)
    assert t.numbers("zym").begin_vuko().region_of_vuko == "zym"


@pytest.mark.rule("IG-VUKO-05")
def test_he_stays_with_a_player_who_has_no_other_region() -> None:
    t = table().markers("callo", "isle", 2).vuko("isle").reputation(callo=1).begin_vuko()
    assert t.region_of_vuko == "isle" and t.event("vuko_stayed")["region"] == "isle"


@pytest.mark.rule("IG-VUKO-06")
def test_the_visited_player_takes_a_token() -> None:
    t = table().markers("callo", "isle", 2).reputation(callo=1).begin_vuko()
    assert t.tokens_of("callo") == 1
    t.vuko_tokens("callo", 10).begin_vuko()
    assert t.tokens_of("callo") == 10  # there are no more


@pytest.mark.rule("IG-VUKO-07")
def test_one_unit_dies_of_that_players_choice() -> None:
    t = table().units("callo", "faun", "isle").units("callo", "wild_child", "isle", 2).reputation(callo=1)
    t.units("dyken", "crab", "isle").begin_vuko()
    assert t.decision == ("callo", "vuko_victim") and t.keys == ["unit:wild_child", "unit:faun"]
    assert t.refusal("unit:nightmare").rule == "IG-VUKO-07"
    t.choose("unit:wild_child")
    assert t.units_in("callo", "wild_child", "isle") == 1 and t.units_in("dyken", "crab", "isle") == 1
    assert all(t.points_of(character) == 0 for character in t.characters)
    t = table().units("callo", "faun", "isle", 2).reputation(callo=1).begin_vuko()
    assert t.units_in("callo", "faun", "isle") == 1 and t.decision == ("", "")  # nothing to choose


@pytest.mark.rule("IG-VUKO-08")
@pytest.mark.rule("IG-Q-25")
def test_token_and_killing_also_when_he_stays() -> None:
    t = table().units("callo", "faun", "isle").vuko("isle").reputation(callo=1).begin_vuko()
    assert t.tokens_of("callo") == 1 and t.units_in("callo", "faun", "isle") == 0


@pytest.mark.rule("IG-VUKO-09")
def test_he_never_enters_a_closed_region() -> None:
    t = table().closed("isle").markers("dyken", "zym").reputation(dyken=1)
    t.s.pieces[t._at("dyken", "marker", "isle")] = 5
    assert t.begin_vuko().region_of_vuko == "zym"


@pytest.mark.rule("IG-VUKO-10")
def test_tokens_stay_until_raven_shadow_or_night_wanderers() -> None:
    t = table().markers("callo", "isle", 2).vuko("isle").vuko_tokens("callo", 1).begin_domination()
    t.end_turn()
    assert t.tokens_of("callo") == 1
    t.resources("callo", m=(1,)).action("callo", "raven").choose("discard_token")
    assert t.tokens_of("callo") == 0


@pytest.mark.rule("IG-VUKO-11")
@pytest.mark.rule("IG-Q-61")
def test_tiles_act_after_token_and_killing_in_the_order_of_their_numbers() -> None:
    t = tiles("both_bears:1", "night_wanderers:1").markers("callo", "isle", 2).units("callo", "faun", "isle")
    t.reputation(callo=1).begin_vuko()
    order = [event.type for event in t.events]
    assert order == [
        "vuko_walked",
        "vuko_token_taken",
        "unit_killed_by_vuko",
        "markers_lost_to_night",
        "dead_snow_rose",
    ]
    t = tiles("both_bears:1", "night_wanderers:1").vuko_tokens("callo", 1).markers("callo", "isle").vuko("isle")
    t.begin_vuko()
    assert t.snow == 0 and t.markers_in("callo", "isle") == 1  # skipped altogether


@pytest.mark.rule("IG-Q-24")
def test_a_player_without_influence_still_takes_the_token() -> None:
    t = table().reputation(callo=1).vuko("zym").begin_vuko()
    assert t.region_of_vuko == "zym" and t.tokens_of("callo") == 1
    t = table().reputation(callo=1).begin_vuko()
    assert t.region_of_vuko == "" and t.tokens_of("callo") == 1
    t = table("callo", "dyken").closed("fire").vuko("zym").reputation(callo=1).begin_vuko()
    assert t.region_of_vuko == "zym" and t.tokens_of("callo") == 1  # locked pieces do not count


# -- tiles -------------------------------------------------------------------------------------------------------------


def tiles(*places: str) -> Table:
    return table(variant="advanced", vuko_tiles=list(places))


@pytest.mark.rule("IG-VTILE-01")
@pytest.mark.rule("IG-Q-26")
def test_any_tiles_on_any_stages() -> None:
    t = tiles("both_bears:3", "fire_people:3", "whisperers:1")
    assert t.s.rules.tile_stages == (3, 1, 0, 3)
    assert [tile["in_force"] for tile in t.match.view(None)["vuko"]["tiles"]] == [False, True, False]
    with pytest.raises(SetupError):
        icegarden().new({"variant": "advanced", "vuko_tiles": ["both_bears:1", "both_bears:2"]}, 1)
    with pytest.raises(SetupError):
        icegarden().new({"variant": "advanced", "vuko_tiles": ["both_bears:5"]}, 1)
    quick = table(variant="advanced", vuko_tiles="quick").s.rules.tile_stages
    assert quick == (3, 2, 0, 4)


@pytest.mark.rule("IG-VTILE-02")
@pytest.mark.rule("IG-VTILE-05")
@pytest.mark.rule("IG-Q-30")
def test_lasting_tiles_work_to_the_end() -> None:
    for place, in_force in ((3, False), (4, True), (7, True), (10, True)):
        t = tiles("whisperers:2", "fire_people:2").ships(dyken=place)
        assert [tile["in_force"] for tile in t.match.view(None)["vuko"]["tiles"]] == [in_force, in_force]
        assert t.match.view(None)["mountain_cost"] == (3 if in_force else 2)


@pytest.mark.rule("IG-VTILE-03")
@pytest.mark.rule("IG-VTILE-05")
def test_other_tiles_only_while_the_leader_is_in_their_stage() -> None:
    for place, in_force in ((3, False), (4, True), (6, True), (7, False)):
        t = tiles("night_wanderers:2", "both_bears:2").ships(dyken=place)
        assert [tile["in_force"] for tile in t.match.view(None)["vuko"]["tiles"]] == [in_force, in_force]


@pytest.mark.rule("IG-VTILE-04")
def test_the_leading_marker_reaches_a_tile() -> None:
    t = tiles("both_bears:2").ships(fjollsfinn=2, dyken=3, freihoff=1, callo=1).begin_initiative()
    while t.decision[1] == "jump":
        t.choose("jump:1")
    assert t.event("vuko_tile_began") == {
        "type": "vuko_tile_began",
        "rule": "IG-VTILE-04",
        "tile": "both_bears",
        "stage": 2,
    }
    t = tiles("both_bears:1").turn(1).begin_initiative()
    assert t.event("vuko_tile_began")["tile"] == "both_bears"  # stage 1 works from turn 1


@pytest.mark.rule("IG-VTILE-FIRE-01")
@pytest.mark.rule("IG-Q-27")
def test_a_nation_marker_leaves_with_vuko() -> None:
    t = (
        tiles("fire_people:1")
        .nation("isle", 1)
        .nation("zym", 1)
        .vuko("isle")
        .markers("callo", "zym")
        .reputation(callo=1)
    )
    t.begin_vuko()
    assert t.s.companions == 1 and t.s.nations[t.region("isle")] == 0
    assert t.match.view(None)["regions"][t.region("zym")]["nations"] == 2
    assert t.event("companion_joined")["count"] == 1


@pytest.mark.rule("IG-VTILE-FIRE-01")
@pytest.mark.rule("IG-Q-27")
def test_nobody_follows_from_off_the_map_or_when_he_stays() -> None:
    t = tiles("fire_people:1").nation("zym").markers("callo", "zym").reputation(callo=1).begin_vuko()
    assert t.region_of_vuko == "zym" and t.s.companions == 0
    t.begin_vuko()
    assert t.s.companions == 0 and t.s.nations[t.region("zym")] == 1
    t = table().nation("isle").vuko("isle").markers("callo", "zym").reputation(callo=1).begin_vuko()
    assert t.s.companions == 0  # without the tile


@pytest.mark.rule("IG-Q-27")
def test_companions_can_be_killed() -> None:
    t = tiles("fire_people:1").vuko("zym").companions(2).nation("zym").units("dyken", "crab", "zym", 2)
    t.resources("dyken", gold=2).begin_activation().choose("attack")
    assert t.keys == ["target:nation@zym", "target:companion@zym", "done"]
    t.choose("target:companion@zym", "target:nation@zym")
    assert t.s.companions == 1 and t.points_of("dyken") == 2 and t.s.nation_box == 7
    assert [event["companion"] for event in t.all_events("nation_killed")] == [True, False]


@pytest.mark.rule("IG-VTILE-FIRE-02")
def test_the_influence_needed_grows_with_the_nations() -> None:
    t = tiles("fire_people:1").vuko("zym").companions(1).nation("zym").markers("callo", "zym", 2).begin_domination()
    assert t.decision == ("", "")  # 3 would be needed
    t.markers("callo", "zym").begin_domination()
    assert t.decision == ("callo", "resource")


@pytest.mark.rule("IG-VTILE-NIGHT-01")
@pytest.mark.rule("IG-Q-28")
def test_markers_and_tokens_go_for_each_other() -> None:
    t = tiles("night_wanderers:1").markers("callo", "isle", 1).markers("dyken", "isle", 3).markers("callo", "zym", 4)
    t.vuko_tokens("callo", 2).vuko_tokens("dyken", 2).reputation(freihoff=1).markers("freihoff", "isle").begin_vuko()
    assert t.markers_in("callo", "isle") == 0 and t.tokens_of("callo") == 1  # only one marker there
    assert t.markers_in("dyken", "isle") == 1 and t.tokens_of("dyken") == 0
    assert t.markers_in("freihoff", "isle") == 0 and t.tokens_of("freihoff") == 0  # the new token counts
    assert t.markers_in("callo", "zym") == 4 and t.in_reserve("callo") == 16
    assert all(t.points_of(character) == 0 for character in t.characters)


@pytest.mark.rule("IG-VTILE-NIGHT-01")
@pytest.mark.rule("IG-Q-28")
def test_held_markers_may_be_the_ones_that_go() -> None:
    t = tiles("night_wanderers:1").vuko("isle").held("callo", 2).markers("callo", "isle", 1).vuko_tokens("callo", 1)
    t.reputation(callo=1).begin_vuko()  # he stays; now two tokens
    assert t.s.held[t.seat("callo")] == 0 and t.markers_in("callo", "isle") == 1 and t.tokens_of("callo") == 0


@pytest.mark.rule("IG-VTILE-BEARS-01")
@pytest.mark.rule("IG-Q-61")
def test_both_bears_raise_dead_snow_wherever_vuko_is() -> None:
    t = tiles("both_bears:1").markers("callo", "isle").reputation(callo=1).begin_vuko()
    assert t.snow == 1 and "seat" not in t.event("dead_snow_rose")
    assert t.begin_vuko().snow == 2  # he stayed
    assert tiles("both_bears:1").reputation(callo=1).begin_vuko().snow == 1  # off the map


@pytest.mark.rule("IG-VTILE-BEARS-01")
@pytest.mark.rule("IG-Q-29")
def test_nobody_pays_for_the_limit_reached_by_bears() -> None:
    t = tiles("both_bears:1").dead_snow(29).reputation(callo=3).begin_vuko()
    assert t.over and t.result.reason == "dead_snow" and t.reputation_of("callo") == 5  # for its token alone
