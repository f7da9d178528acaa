"""Special units and what they do in Activation: Making Spy, Ice Drakkars, Speed. [IG-UNIT, IG-ABIL]"""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import Table, icegarden, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def attacks(t: Table, *targets: str) -> Table:
    """Pay, and kill these; leave the other attacks unused."""
    t.choose("attack", *targets)
    if t.decision[1] == "attack_target":
        t.choose("done")
    return t


@pytest.mark.rule("IG-UNIT-01")
def test_units_come_by_making_and_return_to_the_reserve() -> None:
    t = table().markers("callo", "zym").resources("callo", m=(0, 0, 2)).action("callo", "making")
    t.choose("summon", "level:2", "count:2", "done")
    assert t.in_reserve("callo", "faun") == 0
    t.reputation(callo=4).begin_vuko()
    assert t.in_reserve("callo", "faun") == 1
    t.resources("callo", m=(0, 0, 1)).action("callo", "making").choose("summon", "level:2")
    assert t.units_in("callo", "faun", "zym") == 2


@pytest.mark.rule("IG-UNIT-02")
def test_a_unit_is_influence_equal_to_its_level() -> None:
    t = (
        table()
        .units("callo", "wild_child", "zym", 2)
        .units("callo", "faun", "fire")
        .units("callo", "nightmare", "isle")
    )
    assert [t.influence("callo", region) for region in ("zym", "fire", "isle", "sails")] == [2, 2, 3, 0]


@pytest.mark.rule("IG-UNIT-03")
def test_generic_and_bound_abilities() -> None:
    content = icegarden().content
    assert [ability.id for ability in content.abilities if ability.tokens] == [
        "speed",
        "attack",
        "shield",
        "domination",
        "plunder",
    ]
    bound = {unit.id: unit.bound for unit in content.units if unit.bound}
    assert bound == {
        "drakkar": ("drakkar", "recruit"),
        "piper": ("piper", "move_charm"),
        "enlightened": ("tower",),
        "harrasim": ("spy",),
        "faun": ("faun", "close_region"),
        "nightmare": ("nightmare",),
    }


# -- order -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ABIL-01")
def test_spy_drakkars_speed_attack() -> None:
    t = table().units("freihoff", "harrasim", "zym").units("fjollsfinn", "drakkar", "isle")
    t.units("fjollsfinn", "drakkar", "sails").markers("fjollsfinn", "isle").upgrade("dyken", "crab", "speed")
    t.units("dyken", "crab", "sails").resources("dyken", gold=2).markers("callo", "sails").begin_activation()
    kinds = []
    while t.decision != ("", ""):
        if t.decision[1] not in kinds:
            kinds.append(t.decision[1])
        t.choose(t.keys[-1])
    assert kinds == ["spy", "ferry", "speed", "attack"]


@pytest.mark.rule("IG-ABIL-02")
def test_the_same_ability_goes_in_turn_order() -> None:
    t = table().order("callo", "fjollsfinn", "freihoff", "dyken").markers("fjollsfinn", "sails")
    for character, unit in (("dyken", "crab"), ("callo", "wild_child"), ("freihoff", "enlightened")):
        t.upgrade(character, unit, "speed").units(character, unit, "sails").resources(character, gold=2)
    t.begin_activation()
    asked = []
    while t.decision[1] in ("speed", "attack"):
        asked.append(t.decision)
        t.choose(t.keys[-1])
    assert asked == [
        ("callo", "speed"),
        ("freihoff", "speed"),
        ("dyken", "speed"),
        ("callo", "attack"),
        ("dyken", "attack"),
    ]


# -- the Making Spy ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ABIL-SPY-01")
@pytest.mark.rule("IG-Q-19")
def test_harrasim_takes_two_different_abilities_from_the_board() -> None:
    t = table().units("freihoff", "harrasim", "zym").begin_activation()
    assert t.keys == [f"ability:{name}" for name in ("speed", "attack", "shield", "domination", "plunder")]
    t.choose("ability:domination")
    assert t.refusal("ability:domination").rule == "IG-ABIL-SPY-01" and t.s.upgrades_left[3] == 3
    t.choose("ability:speed")
    assert t.influence("freihoff", "zym") == 4 and t.decision == ("freihoff", "speed")
    assert table().begin_activation().decision == ("", "")  # not on the map


@pytest.mark.rule("IG-ABIL-SPY-01")
@pytest.mark.rule("IG-Q-19")
def test_what_he_spied_goes_back_when_he_leaves_the_map() -> None:
    t = table().units("freihoff", "harrasim", "zym").spy("shield", "domination").reputation(freihoff=2).begin_vuko()
    assert t.s.spy == [] and t.s.upgrades_left == [4, 4, 4, 4, 4]
    assert t.match.view(None)["players"][t.seat("freihoff")]["units"][2]["abilities"]["shield"] == 0


@pytest.mark.rule("IG-ABIL-SPY-01")
@pytest.mark.rule("IG-Q-19")
def test_with_fewer_kinds_left_he_takes_what_there_is() -> None:
    t = table().units("freihoff", "harrasim", "zym")
    t.s.upgrades_left = [0, 0, 1, 0, 0]
    t.begin_activation()
    assert t.keys == ["ability:shield"] and t.refusal("ability:attack").rule == "IG-COMP-05"
    t.choose("ability:shield")
    assert t.decision == ("", "") and len(t.s.spy) == 1


@pytest.mark.rule("IG-ABIL-SPY-02")
def test_the_two_may_be_picked_anew_or_kept() -> None:
    t = table().units("freihoff", "harrasim", "zym").spy("shield", "domination").begin_activation()
    assert t.keys[-1] == "keep"
    t.choose("ability:shield", "ability:plunder")
    assert t.s.upgrades_left == [4, 4, 3, 4, 3] and t.influence("freihoff", "zym") == 3
    t.begin_activation().choose("keep")
    assert t.s.upgrades_left == [4, 4, 3, 4, 3]


@pytest.mark.rule("IG-Q-19")
def test_a_spied_ability_may_double_an_upgrade() -> None:
    t = table().units("freihoff", "harrasim", "zym").upgrade("freihoff", "harrasim", "domination").begin_activation()
    t.choose("ability:domination", "ability:shield")
    assert t.influence("freihoff", "zym") == 5


# -- the Ice Drakkars --------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ABIL-DRAK-01")
def test_pieces_sail_both_ways_between_the_drakkars() -> None:
    t = table().units("fjollsfinn", "drakkar", "isle").units("fjollsfinn", "drakkar", "zym")
    t.markers("fjollsfinn", "isle", 3).units("fjollsfinn", "tree_brothers", "zym").begin_activation()
    assert t.keys == ["piece:marker@isle", "piece:tree_brothers@zym", "done"]
    assert t.refusal("piece:drakkar@isle").rule == "IG-ABIL-DRAK-01"
    t.choose("piece:marker@isle", "count:2", "piece:tree_brothers@zym")
    assert t.markers_in("fjollsfinn", "zym") == 2 and t.units_in("fjollsfinn", "tree_brothers", "isle") == 1
    assert t.units_in("fjollsfinn", "drakkar", "isle") == t.units_in("fjollsfinn", "drakkar", "zym") == 1


@pytest.mark.rule("IG-ABIL-DRAK-01")
@pytest.mark.rule("IG-Q-64")
def test_each_piece_sails_once_and_held_markers_not_at_all() -> None:
    t = table().units("fjollsfinn", "drakkar", "isle").units("fjollsfinn", "drakkar", "zym")
    t.markers("fjollsfinn", "isle", 1).markers("fjollsfinn", "zym", 1).begin_activation()
    t.choose("piece:marker@isle")
    assert t.keys == ["piece:marker@zym", "done"]  # the one that was there
    t.choose("piece:marker@zym")
    assert t.decision == ("", "")  # both have sailed
    t = table().units("fjollsfinn", "drakkar", "isle").units("fjollsfinn", "drakkar", "zym").vuko("zym")
    t.held("fjollsfinn", 1).markers("fjollsfinn", "isle").begin_activation()
    assert t.refusal("piece:marker@zym").rule == "IG-DOM-05"


@pytest.mark.rule("IG-ABIL-DRAK-01")
@pytest.mark.parametrize("regions", [("isle",), ("isle", "isle")])
def test_it_takes_two_drakkars_in_two_regions(regions: tuple[str, ...]) -> None:
    t = table().markers("fjollsfinn", "isle", 3)
    for region in regions:
        t.units("fjollsfinn", "drakkar", region)
    assert t.begin_activation().decision == ("", "")


# -- Speed -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ABIL-SPEED-01")
def test_each_fast_unit_makes_one_step() -> None:
    t = table().upgrade("callo", "faun", "speed").units("callo", "faun", "zym", 2).units("callo", "wild_child", "zym")
    t.begin_activation()
    assert t.keys == ["piece:faun@zym", "done"] and t.refusal("piece:wild_child@zym").rule == "IG-ABIL-SPEED-01"
    t.choose("piece:faun@zym")
    assert t.keys == ["region:fjords", "region:valley", "region:empire", "region:snakes"]
    t.choose("region:valley")
    assert t.keys == ["piece:faun@zym", "done"] and t.refusal("piece:faun@valley").message == "refusal-speed-again"
    t.choose("piece:faun@zym", "region:valley")
    assert t.units_in("callo", "faun", "valley") == 2 and t.decision == ("", "")


@pytest.mark.rule("IG-ABIL-SPEED-01")
def test_a_unit_that_moved_does_not_stop_another_of_its_type() -> None:
    t = table().upgrade("callo", "faun", "speed").units("callo", "faun", "zym").units("callo", "faun", "valley")
    t.begin_activation().choose("piece:faun@zym", "region:valley")
    assert t.keys == ["piece:faun@valley", "done"]
    t.choose("piece:faun@valley", "region:zym")
    assert t.decision == ("", "") and t.units_in("callo", "faun", "zym") == 1


@pytest.mark.rule("IG-Q-20")
def test_one_step_for_each_speed_of_a_level_3_unit() -> None:
    t = table().upgrade("dyken", "wyvern", "speed").units("dyken", "wyvern", "isle").begin_activation()
    t.choose("piece:wyvern@isle", "region:sails", "piece:wyvern@sails", "region:fjords")
    assert t.units_in("dyken", "wyvern", "fjords") == 1 and t.decision == ("", "")


# -- Attack ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ABIL-01")
@pytest.mark.rule("IG-ABIL-02")
def test_abilities_come_in_a_fixed_order_and_by_turn_order_within_each() -> None:
    t = table().order(DYKEN, FJOLL, FREI, CALLO)
    t.units(DYKEN, "wyvern", "isle").units(FREI, "harrasim", "isle").markers(CALLO, "isle", 3)
    t.units(FJOLL, "drakkar", "isle").units(FJOLL, "drakkar", "zym").markers(FJOLL, "isle", 2)
    t.units(CALLO, "wild_child", "isle").upgrade(CALLO, "wild_child", "speed")
    for character in (DYKEN, FJOLL, FREI, CALLO):
        t.resources(character, gold=2)
    t.begin_activation()
    windows: list[tuple[str, str]] = []
    while t.decision[0]:
        if not windows or windows[-1] != t.decision:
            windows.append(t.decision)
        if t.decision[1] == "spy":
            t.choose("ability:speed" if "ability:speed" in t.keys else "ability:attack")
        else:
            t.choose("pass" if "pass" in t.keys else "done")
    assert windows == [
        (FREI, "spy"),
        (FJOLL, "ferry"),
        (DYKEN, "speed"),
        (FREI, "speed"),  # spied a moment ago
        (CALLO, "speed"),
        (DYKEN, "attack"),
        (FREI, "attack"),
        (CALLO, "attack"),
    ]


@pytest.mark.rule("IG-ABIL-SPY-01")
@pytest.mark.rule("IG-Q-19")
def test_two_different_abilities_from_the_board() -> None:
    t = table().units(FREI, "harrasim", "isle").begin_activation()
    assert t.decision == (FREI, "spy") and len([key for key in t.keys if key.startswith("ability:")]) == 5
    t.choose("ability:shield")
    assert t.refusal("ability:shield").rule == "IG-ABIL-SPY-01"
    t.choose("ability:domination")
    assert t.influence(FREI, "isle") == 4
    assert t.match.view(None)["upgrades_left"] == {"speed": 4, "attack": 4, "shield": 3, "domination": 3, "plunder": 4}


@pytest.mark.rule("IG-ABIL-SPY-01")
def test_no_spying_while_harrasim_is_in_the_reserve() -> None:
    t = table().units(FREI, "enlightened", "isle").markers(FREI, "isle").begin_activation()
    assert not t.decision[0]


@pytest.mark.rule("IG-ABIL-SPY-02")
@pytest.mark.rule("IG-Q-19")
def test_the_old_two_go_back_before_new_ones_are_picked() -> None:
    t = table().units(FREI, "harrasim", "isle").spy("speed", "plunder").upgrade(CALLO, "faun", "speed")
    t.upgrade(DYKEN, "crab", "speed").upgrade(DYKEN, "piper", "speed")  # the last Speed is the one he has
    t.begin_activation()
    assert "ability:speed" in t.keys and "keep" in t.keys
    t.choose("ability:speed", "ability:domination")
    left = t.match.view(None)["upgrades_left"]
    assert left["speed"] == 0 and left["plunder"] == 4 and left["domination"] == 3
    assert t.influence(FREI, "isle") == 4


@pytest.mark.rule("IG-Q-19")
def test_a_kind_that_is_sold_out_cannot_be_spied() -> None:
    t = table().units(FREI, "harrasim", "isle").upgrade(CALLO, "faun", "speed").upgrade(CALLO, "wild_child", "speed")
    t.upgrade(DYKEN, "crab", "speed").upgrade(DYKEN, "piper", "speed").begin_activation()
    assert t.refusal("ability:speed").rule == "IG-COMP-05"


@pytest.mark.rule("IG-Q-19")
def test_keeping_what_was_spied() -> None:
    t = table().units(FREI, "harrasim", "isle").spy("speed", "domination").begin_activation().choose("keep")
    assert t.decision == (FREI, "speed") and t.influence(FREI, "isle") == 4


@pytest.mark.rule("IG-Q-19")
def test_a_spied_attack_doubles_a_bought_one() -> None:
    t = table().units(FREI, "harrasim", "isle").upgrade(FREI, "harrasim", "attack").resources(FREI, gold=2)
    t.markers(CALLO, "isle", 3).begin_activation().choose("ability:attack", "ability:shield")
    attacks(t, "target:3.marker@isle", "target:3.marker@isle")
    assert t.markers_in(CALLO, "isle") == 1 and t.points_of(FREI) == 2


@pytest.mark.rule("IG-ABIL-DRAK-01")
@pytest.mark.rule("IG-Q-64")
def test_pieces_sail_both_ways_and_each_only_once() -> None:
    t = table().units(FJOLL, "drakkar", "isle").units(FJOLL, "drakkar", "zym").markers(FJOLL, "isle", 3)
    t.units(FJOLL, "tree_brothers", "zym").markers(FJOLL, "zym", 1).markers(CALLO, "isle", 2).begin_activation()
    assert t.decision == (FJOLL, "ferry")
    assert sorted(key for key in t.keys if key != "done") == [
        "piece:marker@isle",
        "piece:marker@zym",
        "piece:tree_brothers@zym",
    ]
    t.choose("piece:tree_brothers@zym")  # a single piece: nobody asks how many
    assert t.refusal("piece:tree_brothers@isle").rule == "IG-ABIL-DRAK-01"
    assert t.refusal("piece:drakkar@isle").rule == "IG-ABIL-DRAK-01"
    t.choose("piece:marker@isle", "count:2")
    # zym has one marker of its own left to sail; the two that came stay
    t.choose("piece:marker@zym", "done")
    assert (t.markers_in(FJOLL, "isle"), t.markers_in(FJOLL, "zym")) == (2, 2)
    assert t.units_in(FJOLL, "tree_brothers", "isle") == 1
    assert t.units_in(FJOLL, "drakkar", "isle") == t.units_in(FJOLL, "drakkar", "zym") == 1


@pytest.mark.rule("IG-ABIL-DRAK-01")
@pytest.mark.parametrize("second", ["isle", ""])
def test_drakkars_in_one_region_or_alone_do_not_sail(second: str) -> None:
    t = table().units(FJOLL, "drakkar", "isle").markers(FJOLL, "isle", 3)
    if second:
        t.units(FJOLL, "drakkar", second)
    t.begin_activation()
    assert not t.decision[0]


@pytest.mark.rule("IG-Q-64")
def test_held_markers_do_not_sail() -> None:
    t = table().units(FJOLL, "drakkar", "isle").units(FJOLL, "drakkar", "zym").vuko("isle").held(FJOLL, 3)
    t.begin_activation()
    assert not t.decision[0]


@pytest.mark.rule("IG-ABIL-SPEED-01")
@pytest.mark.rule("IG-Q-20")
@pytest.mark.parametrize("bought", [0, 1, 2])
def test_one_step_for_each_speed(bought: int) -> None:
    t = table().units(DYKEN, "wyvern", "isle")
    for _ in range(bought):
        t.upgrade(DYKEN, "wyvern", "speed")
    t.begin_activation()
    steps = ["sails", "empire", "zym"][: bought + 1]
    where = "isle"
    for step in steps:
        t.choose(f"piece:wyvern@{where}", f"region:{step}")
        where = step
    assert t.units_in(DYKEN, "wyvern", where) == 1
    assert not t.decision[0]


@pytest.mark.rule("IG-ABIL-SPEED-01")
def test_each_unit_of_a_fast_type_moves_once() -> None:
    t = (
        table()
        .units(CALLO, "wild_child", "isle", 2)
        .units(CALLO, "wild_child", "sails")
        .upgrade(CALLO, "wild_child", "speed")
    )
    t.begin_activation()
    t.choose("piece:wild_child@isle", "region:sails", "piece:wild_child@sails", "region:empire")
    t.choose("piece:wild_child@isle", "region:fire")
    assert t.units_in(CALLO, "wild_child", "sails") == 1
    assert t.units_in(CALLO, "wild_child", "empire") == t.units_in(CALLO, "wild_child", "fire") == 1
    assert not t.decision[0]  # three units, three steps


@pytest.mark.rule("IG-CLOSE-09")
@pytest.mark.rule("IG-ABIL-SPEED-01")
def test_speed_leads_to_open_neighbours_only() -> None:
    t = table().closed("sails").units(DYKEN, "wyvern", "isle").begin_activation().choose("piece:wyvern@isle")
    assert sorted(t.keys) == ["region:fire", "region:snakes"]
    assert t.refusal("region:sails").rule == "IG-CLOSE-09"


@pytest.mark.rule("IG-Q-59")
def test_an_upgrade_bought_this_turn_works_this_turn() -> None:
    t = table().resources(CALLO, m=(2,), gold=2).units(CALLO, "faun", "isle").markers(DYKEN, "isle", 2)
    t.action(CALLO, "making").choose("upgrade", "ability:attack", "unit:faun")
    t.begin_activation()
    attacks(t, "target:1.marker@isle")
    assert t.markers_in(DYKEN, "isle") == 1


@pytest.mark.rule("IG-ABIL-DRAK-01")
@pytest.mark.rule("IG-ABIL-SPEED-01")
def test_a_drakkar_with_speed_stays_for_the_ferry_and_moves_after_it() -> None:
    t = table().units(FJOLL, "drakkar", "isle").units(FJOLL, "drakkar", "zym").markers(FJOLL, "isle", 1)
    t.upgrade(FJOLL, "drakkar", "speed").begin_activation().choose("piece:marker@isle")
    assert t.decision == (FJOLL, "speed")
    t.choose("piece:drakkar@isle", "region:sails")
    assert t.markers_in(FJOLL, "zym") == 1 and t.units_in(FJOLL, "drakkar", "sails") == 1


@pytest.mark.rule("IG-ABIL-DRAK-01")
@pytest.mark.rule("IG-ATTACK-02")
def test_a_unit_that_sailed_attacks_where_it_landed() -> None:
    t = table().units(FJOLL, "drakkar", "isle").units(FJOLL, "drakkar", "zym").units(FJOLL, "tree_brothers", "isle")
    t.markers(CALLO, "isle", 2).markers(DYKEN, "zym", 2).resources(FJOLL, gold=2).begin_activation()
    t.choose("piece:tree_brothers@isle", "attack")
    assert t.keys == ["target:1.marker@zym", "done"]
    t.choose("target:1.marker@zym", "target:1.marker@zym")
    assert t.points_of(FJOLL) == 2 and t.markers_in(CALLO, "isle") == 2


@pytest.mark.rule("IG-ABIL-DRAK-01")
@pytest.mark.rule("IG-ABIL-SPEED-01")
def test_who_sailed_may_still_use_speed() -> None:
    t = table().units(FJOLL, "drakkar", "isle").units(FJOLL, "drakkar", "zym").units(FJOLL, "volcano_man", "isle")
    t.upgrade(FJOLL, "volcano_man", "speed").begin_activation()
    t.choose("piece:volcano_man@isle", "piece:volcano_man@zym", "region:fjords")
    assert t.units_in(FJOLL, "volcano_man", "fjords") == 1


@pytest.mark.rule("IG-Q-19")
@pytest.mark.rule("IG-Q-20")
def test_a_spied_speed_and_a_bought_one_are_two_steps() -> None:
    t = table().units(FREI, "harrasim", "isle").upgrade(FREI, "harrasim", "speed").begin_activation()
    t.choose("ability:speed", "ability:attack", "piece:harrasim@isle", "region:sails")
    t.choose("piece:harrasim@sails", "region:fjords")
    assert t.units_in(FREI, "harrasim", "fjords") == 1 and not t.decision[0]


@pytest.mark.rule("IG-ABIL-SPEED-01")
def test_only_units_with_speed_are_asked() -> None:
    t = table().units(DYKEN, "wyvern", "isle").units(DYKEN, "crab", "isle").markers(DYKEN, "isle").begin_activation()
    assert t.keys == ["piece:wyvern@isle", "done"]
    assert t.refusal("piece:crab@isle").rule == "IG-ABIL-SPEED-01"


@pytest.mark.rule("IG-Q-19")
@pytest.mark.rule("IG-UNIT-01")
def test_harrasim_keeps_what_he_spied_when_other_units_die() -> None:
    t = table().units(FREI, "harrasim", "isle").spy("domination", "shield").units(FREI, "moon_brother", "zym")
    t.markers(FREI, "zym", 5).reputation(freihoff=1).begin_vuko()
    assert t.in_reserve(FREI, "moon_brother") == 3 and t.influence(FREI, "isle") == 4
    t.units(CALLO, "nightmare", "sails").reputation(callo=9).begin_vuko()  # nor the last unit of another player
    assert t.in_reserve(CALLO, "nightmare") == 1 and t.influence(FREI, "isle") == 4 and sum(t.s.upgrades_left) == 18
