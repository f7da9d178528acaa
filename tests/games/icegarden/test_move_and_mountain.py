"""Move and Ravenous Mountain. [IG-ACT-MOVE, IG-ACT-MOUNT]"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.frames.activation import Activate
from tests.games.icegarden.table import table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


@pytest.mark.rule("IG-ACT-MOVE-01")
def test_one_gold_for_each_of_at_most_two_moves() -> None:
    t = table("callo", "dyken").markers("callo", "sails", 3).resources("callo", gold=3).action("callo", "move")
    t.choose("piece:marker@sails", "region:fire", "piece:marker@sails", "region:valley")
    assert t.stock("callo") == (0, 1, 0) and t.decision == ("", "")
    t = table("callo", "dyken").markers("callo", "sails", 3).resources("callo", gold=1).action("callo", "move")
    t.choose("piece:marker@sails", "region:fire")
    assert t.stock("callo") == (0, 0, 0) and t.decision == ("", "")


@pytest.mark.rule("IG-ACT-MOVE-02")
def test_a_marker_or_a_unit_to_an_adjacent_region() -> None:
    t = table("callo", "dyken").markers("callo", "sails").units("callo", "faun", "sails").markers("dyken", "sails")
    t.resources("callo", gold=2).action("callo", "move")
    assert t.keys == ["piece:marker@sails", "piece:faun@sails", "done"]
    t.choose("piece:faun@sails")
    assert t.keys == ["region:fire", "region:valley", "region:empire"]
    assert t.refusal("region:zym").rule == "IG-ACT-MOVE-02"
    t.choose("region:empire")
    assert t.units_in("callo", "faun", "empire") == 1 and t.units_in("callo", "faun", "sails") == 0


@pytest.mark.rule("IG-ACT-MOVE-03")
@pytest.mark.rule("IG-Q-12")
def test_two_moves_from_different_regions_or_by_the_same_piece() -> None:
    t = table("callo", "dyken").markers("callo", "sails").markers("callo", "zym").resources("callo", gold=2)
    t.action("callo", "move").choose("piece:marker@sails", "region:fire", "piece:marker@zym", "region:snakes")
    assert t.markers_in("callo", "fire") == t.markers_in("callo", "snakes") == 1
    t = table("callo", "dyken").markers("callo", "sails").resources("callo", gold=2).action("callo", "move")
    t.choose("piece:marker@sails", "region:valley", "piece:marker@valley", "region:zym")
    assert t.markers_in("callo", "zym") == 1


@pytest.mark.rule("IG-ACT-MOVE-03")
@pytest.mark.rule("IG-Q-12")
def test_the_same_piece_only_once_if_the_setup_says_so() -> None:
    t = table("callo", "dyken", move_same_piece=False).markers("callo", "sails").markers("callo", "zym")
    t.resources("callo", gold=2).action("callo", "move").choose("piece:marker@sails", "region:valley")
    assert t.keys == ["piece:marker@zym", "done"]
    assert t.refusal("piece:marker@valley").rule == "IG-ACT-MOVE-03"
    t = table("callo", "dyken", move_same_piece=False).markers("callo", "sails").markers("callo", "valley")
    t.resources("callo", gold=2).action("callo", "move").choose("piece:marker@sails", "region:valley")
    assert t.keys == ["piece:marker@valley", "done"]  # the other marker there may move


@pytest.mark.rule("IG-ACT-MOVE-04")
def test_closed_and_absent_regions_cannot_be_entered() -> None:
    t = table("callo", "dyken").closed("valley").markers("callo", "sails").resources("callo", gold=1)
    t.action("callo", "move").choose("piece:marker@sails")
    assert t.keys == ["region:fire", "region:empire"]
    assert t.refusal("region:valley").rule == "IG-CLOSE-09"
    assert t.refusal("region:isle").rule == "IG-SETUP-08"


@pytest.mark.rule("IG-ACT-MOVE-04")
def test_a_piece_without_an_open_neighbour_cannot_move() -> None:
    t = table("callo", "dyken").markers("callo", "sails").markers("callo", "zym").resources("callo", gold=2)
    t.closed("fire").closed("valley")
    t.s.in_play[t.region("empire")] = 0
    t.action("callo", "move")
    assert t.keys == ["piece:marker@zym", "done"]
    assert t.refusal("piece:marker@sails").rule == "IG-ACT-MOVE-04"


@pytest.mark.rule("IG-Q-33")
def test_held_markers_cannot_move_and_are_refused_once() -> None:
    t = (
        table()
        .vuko("sails")
        .held("callo", 2)
        .markers("callo", "zym")
        .resources("callo", gold=2)
        .action("callo", "move")
    )
    assert t.keys == ["piece:marker@zym", "done"] and t.refusal("piece:marker@sails").rule == "IG-DOM-05"
    t = table(move_same_piece=False).vuko("sails").held("callo", 2).markers("callo", "isle").resources("callo", gold=2)
    t.markers("callo", "zym").action("callo", "move").choose("piece:marker@isle", "region:sails")
    assert t.refusal("piece:marker@sails").rule == "IG-ACT-MOVE-03"  # the one in play there has moved


@pytest.mark.rule("IG-ACT-MOUNT-01")
def test_any_pieces_from_one_region_to_any_other() -> None:
    t = table().markers("callo", "isle", 4).units("callo", "faun", "isle", 2).units("callo", "wild_child", "isle")
    t.resources("callo", population=2).action("callo", "mountain")
    t.choose("region:isle")
    assert "region:zym" in t.keys and t.refusal("region:isle").rule == "IG-ACT-MOUNT-01"  # zym is far away
    t.choose("region:zym", "count:3", "count:0", "count:2")
    assert t.markers_in("callo", "zym") == 3 and t.units_in("callo", "faun", "zym") == 2
    assert t.markers_in("callo", "isle") == 1 and t.units_in("callo", "wild_child", "isle") == 1
    assert t.stock("callo") == (0, 0, 0)


@pytest.mark.rule("IG-ACT-MOUNT-01")
@pytest.mark.rule("IG-Q-64")
def test_at_least_one_piece_must_go_and_no_held_one() -> None:
    t = table().markers("callo", "isle", 2).vuko("isle").held("callo", 1).resources("callo", population=2)
    t.action("callo", "mountain").choose("region:isle", "region:zym")
    assert t.keys == ["count:1", "count:2"]
    assert t.refusal("count:0").rule == "IG-ACT-MOUNT-01" and t.refusal("count:3").rule == "IG-DOM-05"
    t.choose("count:2")
    assert t.markers_in("callo", "zym") == 2 and t.s.held[t.seat("callo")] == 1


@pytest.mark.rule("IG-ACT-MOUNT-02")
@pytest.mark.rule("IG-VTILE-WHISP-01")
def test_whisperers_make_the_mountain_dearer() -> None:
    t = table(variant="advanced", vuko_tiles=["whisperers:1"]).markers("callo", "isle", 2)
    t.resources("callo", population=2).action("callo", "mountain")
    assert t.event("action_idle")["why"] == "no_population"
    t.resources("callo", population=4).action("callo", "mountain").choose("region:isle", "region:zym", "count:1")
    assert t.stock("callo") == (1, 0, 0)


@pytest.mark.rule("IG-ACT-MOVE-01")
@pytest.mark.rule("IG-ACT-MOVE-02")
def test_a_marker_and_a_unit_from_different_regions() -> None:
    t = table().resources(DYKEN, gold=3).markers(DYKEN, "isle").units(DYKEN, "wyvern", "zym").action(DYKEN, "move")
    t.choose("piece:wyvern@zym")
    assert t.keys == ["region:fjords", "region:valley", "region:empire", "region:snakes"]
    assert t.refusal("region:isle").rule == "IG-ACT-MOVE-02"
    t.choose("region:empire", "piece:marker@isle", "region:sails")
    assert t.units_in(DYKEN, "wyvern", "empire") == 1 and t.markers_in(DYKEN, "sails") == 1
    assert t.stock(DYKEN) == (0, 1, 0) and t.s.stock[1] == 21
    assert not t.decision[0]


@pytest.mark.rule("IG-ACT-MOVE-01")
def test_one_gold_pays_for_one_move() -> None:
    t = table().resources(DYKEN, gold=1).markers(DYKEN, "isle", 2).action(DYKEN, "move")
    t.choose("piece:marker@isle", "region:fire")
    assert t.stock(DYKEN) == (0, 0, 0) and not t.decision[0]


@pytest.mark.rule("IG-ACT-MOVE-03")
@pytest.mark.rule("IG-Q-12")
def test_the_same_piece_may_move_twice() -> None:
    t = table().resources(DYKEN, gold=2).markers(DYKEN, "isle").action(DYKEN, "move")
    t.choose("piece:marker@isle", "region:sails", "piece:marker@sails", "region:fjords")
    assert t.markers_in(DYKEN, "fjords") == 1


@pytest.mark.rule("IG-Q-12")
def test_with_the_option_off_the_second_move_is_for_another_piece() -> None:
    t = table(move_same_piece=False).resources(DYKEN, gold=2).markers(DYKEN, "isle").markers(DYKEN, "fire")
    t.action(DYKEN, "move").choose("piece:marker@isle", "region:sails")
    assert "piece:marker@sails" not in t.keys and "piece:marker@fire" in t.keys
    assert t.refusal("piece:marker@sails").rule == "IG-ACT-MOVE-03"


@pytest.mark.rule("IG-Q-12")
def test_with_the_option_off_a_marker_that_was_there_before_may_go_on() -> None:
    t = table(move_same_piece=False).resources(DYKEN, gold=2).markers(DYKEN, "isle").markers(DYKEN, "sails")
    t.action(DYKEN, "move").choose("piece:marker@isle", "region:sails")
    t.choose("piece:marker@sails", "region:fjords")
    assert t.markers_in(DYKEN, "fjords") == 1 and t.markers_in(DYKEN, "sails") == 1


@pytest.mark.rule("IG-Q-12")
def test_with_the_option_off_a_lone_piece_moves_once() -> None:
    t = table(move_same_piece=False).resources(DYKEN, gold=2).markers(DYKEN, "isle")
    t.action(DYKEN, "move").choose("piece:marker@isle", "region:sails")
    assert not t.decision[0]
    assert t.stock(DYKEN)[1] == 1


@pytest.mark.rule("IG-ACT-MOVE-04")
def test_no_move_into_closed_or_missing_regions() -> None:
    t = table(CALLO, DYKEN).closed("fire").markers(DYKEN, "sails").resources(DYKEN, gold=1).action(DYKEN, "move")
    t.choose("piece:marker@sails")
    assert sorted(t.keys) == ["region:empire", "region:valley"]
    assert t.refusal("region:fire").rule == "IG-CLOSE-09"
    assert t.refusal("region:isle").rule == "IG-SETUP-08"


@pytest.mark.rule("IG-Q-33")
def test_held_markers_do_not_move() -> None:
    t = table().vuko("isle").held(CALLO, 2).markers(CALLO, "zym").resources(CALLO, gold=2).action(CALLO, "move")
    assert [key for key in t.keys if key != "done"] == ["piece:marker@zym"]


@pytest.mark.rule("IG-CLOSE-03")
def test_locked_markers_do_not_move() -> None:
    t = table().closed("isle", 3).resources(CALLO, gold=2).action(CALLO, "move")
    assert not t.decision[0] and t.event("action_idle")["why"] == "no_pieces"


@pytest.mark.rule("IG-ACT-MOUNT-01")
def test_the_mountain_takes_pieces_across_the_map_to_a_region_without_presence() -> None:
    t = table().markers(FREI, "isle", 3).units(FREI, "moon_brother", "isle", 2).units(FREI, "harrasim", "isle")
    t.resources(FREI, population=3).action(FREI, "mountain").choose("region:isle", "region:zym")
    t.choose("count:2", "count:1", "count:1")
    assert t.stock(FREI)[0] == 1
    assert (t.markers_in(FREI, "isle"), t.units_in(FREI, "moon_brother", "isle")) == (1, 1)
    assert (t.markers_in(FREI, "zym"), t.units_in(FREI, "moon_brother", "zym")) == (2, 1)
    assert t.units_in(FREI, "harrasim", "zym") == 1


@pytest.mark.rule("IG-Q-64")
def test_the_mountain_takes_at_least_one_piece_or_nothing_is_paid() -> None:
    t = table().markers(FREI, "isle", 2).resources(FREI, population=2).action(FREI, "mountain")
    t.choose("region:isle", "region:zym")
    assert t.refusal("count:0").rule == "IG-ACT-MOUNT-01"
    t = table().markers(FREI, "isle", 2).resources(FREI, population=2).action(FREI, "mountain").choose("done")
    assert t.stock(FREI)[0] == 2


@pytest.mark.rule("IG-ACT-MOUNT-02")
@pytest.mark.rule("IG-VTILE-WHISP-01")
@pytest.mark.parametrize(("population", "asked"), [(2, False), (3, True)])
def test_whisperers_ask_three_population_for_the_mountain(population: int, asked: bool) -> None:
    t = table(variant="advanced", vuko_tiles=["whisperers:1"]).markers(FREI, "isle")
    t.resources(FREI, population=population).action(FREI, "mountain")
    assert bool(t.decision[0]) == asked
    if asked:
        t.choose("region:isle", "region:zym")  # a single piece goes unasked
        assert t.stock(FREI)[0] == 0 and t.markers_in(FREI, "zym") == 1


@pytest.mark.rule("IG-VTILE-02")
@pytest.mark.rule("IG-VTILE-05")
@pytest.mark.parametrize(("leader", "cost"), [(3, 2), (4, 3), (7, 3), (10, 3)])
def test_whisperers_last_from_their_stage_to_the_end(leader: int, cost: int) -> None:
    t = table(variant="advanced", vuko_tiles=["whisperers:2"]).ships(dyken=leader)
    t.begin_planning()
    assert t.match.view(None)["mountain_cost"] == cost


@pytest.mark.rule("IG-CLOSE-09")
@pytest.mark.rule("IG-Q-33")
def test_the_mountain_leads_to_no_closed_region_and_leaves_held_markers() -> None:
    t = table().closed("zym").vuko("isle").markers(FREI, "isle", 1).held(FREI, 2).resources(FREI, population=2)
    t.action(FREI, "mountain").choose("region:isle")
    assert t.refusal("region:zym").rule == "IG-CLOSE-09"
    t.choose("region:empire")
    assert t.markers_in(FREI, "empire") == 1 and t.s.held[t.seat(FREI)] == 2


@pytest.mark.rule("IG-ACT-MOUNT-01")
def test_the_mountain_leads_to_another_region() -> None:
    t = table(CALLO, DYKEN).markers(CALLO, "sails", 2).resources(CALLO, population=2).action(CALLO, "mountain")
    assert t.refusal("region:zym").rule == "IG-ACT-MOUNT-01"  # nothing there to take
    t.choose("region:sails")
    assert t.refusal("region:sails").rule == "IG-ACT-MOUNT-01"
    assert t.refusal("region:fjords").rule == "IG-SETUP-08"


@pytest.mark.rule("IG-ACT-MOUNT-01")
@pytest.mark.rule("IG-ACT-MAKING-08")
@pytest.mark.rule("IG-ACT-01")
def test_units_are_summoned_where_the_mountain_led_and_not_where_nobody_stayed() -> None:
    t = table().markers(CALLO, "isle", 2).resources(CALLO, population=2, m=(0, 1)).markers(CALLO, "fire")
    t.actions("callo:making", "callo:mountain").choose("region:isle", "region:zym", "count:2", "summon", "level:1")
    assert t.keys == ["region:fire", "region:zym"] and t.refusal("region:isle").rule == "IG-ACT-MAKING-08"


@pytest.mark.rule("IG-ACT-MOVE-02")
@pytest.mark.rule("IG-ATTACK-01")
def test_gold_spent_on_moves_is_missing_for_the_attack() -> None:
    t = table().units(CALLO, "wild_child", "isle").markers(DYKEN, "sails", 2).resources(CALLO, gold=2)
    t.actions("callo:move", then=(Activate(),)).choose("piece:wild_child@isle", "region:sails", "done")
    assert not t.decision[0] and t.stock(CALLO)[1] == 1 and t.markers_in(DYKEN, "sails") == 2


@pytest.mark.rule("IG-ACT-MOVE-02")
@pytest.mark.rule("IG-DOM-06")
def test_a_unit_walks_out_of_the_region_where_vuko_holds_the_markers() -> None:
    t = table().vuko("isle").held(CALLO, 1).units(CALLO, "faun", "isle").resources(CALLO, gold=1)
    t.action(CALLO, "move")
    assert t.refusal("piece:marker@isle").rule == "IG-DOM-05"
    t.choose("piece:faun@isle", "region:sails")
    assert t.units_in(CALLO, "faun", "sails") == 1
