"""Vuko's tiles. [IG-VTILE]"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.frames.activation import Activate
from longhall.games.icegarden.frames.domination import StartDomination
from longhall.games.icegarden.frames.initiative import StartInitiative
from longhall.games.icegarden.frames.planning import StartPlanning
from longhall.games.icegarden.frames.turn import EndTurn
from longhall.games.icegarden.frames.vuko import VisitOfVuko
from longhall.kernel.errors import SetupError
from tests.games.icegarden.table import Table, icegarden, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def tiles(*places: str) -> Table:
    return table(variant="advanced", vuko_tiles=list(places))


def advanced(*tiles: str) -> Table:
    return table(variant="advanced", vuko_tiles=list(tiles))


def lay_order_tokens(t: Table) -> Table:
    """Lay the order tokens in any way."""
    while t.decision[1] in ("order_token", "order_field"):
        t.choose(t.keys[0])
    return t


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
def test_a_companion_and_a_nation_marker_are_killed_alike() -> None:
    t = advanced("fire_people:1").vuko("isle").companions(1).nation("isle").units(CALLO, "wild_child", "isle", 2)
    t.resources(CALLO, gold=2).begin_activation().choose("attack", "target:companion@isle", "target:nation@isle")
    assert t.points_of(CALLO) == 2 and t.s.companions == 0 and t.s.nations[t.region("isle")] == 0


@pytest.mark.rule("IG-VTILE-04")
def test_without_the_tile_he_takes_nobody_along() -> None:
    t = advanced("fire_people:2").nation("isle").reputation(callo=1).vuko("isle").markers(CALLO, "zym").begin_vuko()
    assert t.s.companions == 0 and t.s.nations[t.region("isle")] == 1
    t.ships(dyken=4).vuko("isle").begin_vuko()  # the leader has entered stage 2
    assert t.s.companions == 1 and t.s.nations[t.region("isle")] == 0


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


@pytest.mark.rule("IG-Q-61")
def test_night_wanderers_do_nothing_while_vuko_is_off_the_map() -> None:
    t = table(variant="advanced", vuko_tiles=["night_wanderers:1", "both_bears:1"])
    t.reputation(callo=2).markers(DYKEN, "isle", 2).vuko_tokens(DYKEN, 2).begin_vuko()
    assert t.region_of_vuko == "" and t.markers_in(DYKEN, "isle") == 2 and t.tokens_of(DYKEN) == 2 and t.snow == 1


@pytest.mark.rule("IG-Q-27")
@pytest.mark.rule("IG-DOM-04")
def test_a_killed_companion_lets_a_weaker_player_have_something() -> None:
    t = table(variant="advanced", vuko_tiles=["fire_people:1"]).vuko("isle").companions(1).nation("isle")
    t.units(CALLO, "wild_child", "isle").markers(CALLO, "isle", 1).resources(CALLO, gold=2)
    t.begin_activation().choose("attack", "target:companion@isle").begin_domination()
    assert t.decision == (CALLO, "resource")  # 2 influence against 1 nation marker


@pytest.mark.rule("IG-VTILE-NIGHT-01")
@pytest.mark.rule("IG-DOM-05")
def test_a_token_paid_to_the_night_wanderers_holds_nothing_in_domination() -> None:
    t = advanced("night_wanderers:1").reputation(callo=3).markers(CALLO, "isle", 4).markers(DYKEN, "isle", 3)
    t.vuko_tokens(DYKEN, 1).begin(VisitOfVuko(), StartDomination())
    assert t.influence(CALLO, "isle") == 3 and t.influence(DYKEN, "isle") == 2 and sum(t.s.held) == 0


@pytest.mark.rule("IG-VTILE-NIGHT-01")
@pytest.mark.rule("IG-DOM-05")
def test_tokens_the_night_wanderers_could_not_take_wait_for_the_next_markers() -> None:
    t = advanced("night_wanderers:1").reputation(callo=3).markers(CALLO, "isle", 1).units(CALLO, "faun", "isle", 2)
    t.vuko_tokens(CALLO, 2).begin(VisitOfVuko(), StartDomination())
    # a third token; one Faun dies; one marker and one token go; two tokens find no marker
    assert t.tokens_of(CALLO) == 2 and t.influence(CALLO, "isle") == 2 and sum(t.s.held) == 0


@pytest.mark.rule("IG-VTILE-FIRE-01")
@pytest.mark.rule("IG-ATTACK-06")
def test_a_nation_killed_this_turn_does_not_follow_vuko() -> None:
    t = advanced("fire_people:1").vuko("isle").nation("isle").nation("zym").units(CALLO, "wild_child", "isle")
    t.markers(DYKEN, "zym", 2).reputation(dyken=2).resources(CALLO, gold=2)
    t.begin(Activate(), VisitOfVuko()).choose("attack", "target:nation@isle")
    assert t.region_of_vuko == "zym" and t.s.companions == 0 and t.s.nations[t.region("zym")] == 1


@pytest.mark.rule("IG-VTILE-FIRE-01")
@pytest.mark.rule("IG-VTILE-FIRE-02")
def test_a_region_whose_nation_left_with_vuko_gives_to_a_single_marker() -> None:
    t = advanced("fire_people:1").vuko("isle").nation("isle").nation("zym").markers(CALLO, "isle")
    t.markers(DYKEN, "zym", 3).reputation(dyken=2).begin(VisitOfVuko(), StartDomination())
    assert t.decision == (CALLO, "resource")
    t.choose("pass")
    assert not t.decision[0]  # van Dyken: 3 markers, 1 held; 2 influence against 2 nation markers


@pytest.mark.rule("IG-VTILE-WHISP-01")
@pytest.mark.rule("IG-Q-61")
def test_whisperers_ask_their_price_in_the_turn_in_which_the_leader_enters_their_stage() -> None:
    t = table(CALLO, DYKEN, variant="advanced", vuko_tiles=["whisperers:2"]).ships(callo=2, dyken=1)
    t.markers(CALLO, "zym", 2).markers(DYKEN, "zym", 2).resources(DYKEN, population=2)
    t.begin(StartInitiative(), StartPlanning()).choose("jump:1", "jump:2")
    lay_order_tokens(t)
    assert t.decision[1] == "plan" and t.match.view(None)["mountain_cost"] == 3
    t.action(DYKEN, "mountain")
    assert not t.decision[0]


@pytest.mark.rule("IG-Q-49")
@pytest.mark.rule("IG-VTILE-BEARS-01")
def test_fifty_points_by_attack_are_nothing_if_the_bears_bring_dead_snow() -> None:
    t = advanced("both_bears:1").dead_snow(29).points(CALLO, 49).units(CALLO, "wild_child", "isle").throat(CALLO, 2)
    t.markers(DYKEN, "isle", 2).resources(CALLO, gold=2).reputation(callo=4, freihoff=2, dyken=1)
    t.begin(Activate(), VisitOfVuko(), StartDomination(), EndTurn()).choose("attack", "target:1.marker@isle")
    assert t.over and t.result.reason == "dead_snow" and t.points_of(CALLO) == 50
    assert t.ranking == [FJOLL, DYKEN, FREI, CALLO] and t.units_in(CALLO, "wild_child", "isle") == 0
