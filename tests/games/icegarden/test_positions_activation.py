"""Positions read off the printed rulebook: Making Spy, Ice Drakkars, Speed, Attack, Shield."""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def finish(t: Table) -> Table:
    """Decline whatever is still offered."""
    while t.decision[0]:
        t.choose(next(key for key in ("done", "pass", "keep", *t.keys) if key in t.keys))
    return t


def attacks(t: Table, *targets: str) -> Table:
    """Pay, and kill these; leave the other attacks unused."""
    t.choose("attack", *targets)
    if t.decision[1] == "attack_target":
        t.choose("done")
    return t


# -- the order of abilities --------------------------------------------------------------------------------------------


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


# -- Making Spy --------------------------------------------------------------------------------------------------------


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


@pytest.mark.rule("IG-Q-19")
@pytest.mark.rule("IG-ATTACK-07")
def test_what_harrasim_spied_goes_back_when_he_is_killed() -> None:
    t = table().order(FJOLL, FREI, DYKEN, CALLO).units(FREI, "harrasim", "isle").spy("attack", "shield")
    # Harrasim takes 3 attacks and 1 for his Shield
    t.units(FJOLL, "tree_brothers", "isle").upgrade(FJOLL, "tree_brothers", "attack")
    t.upgrade(FJOLL, "tree_brothers", "attack").resources(FJOLL, gold=2).resources(FREI, gold=2).markers(DYKEN, "isle")
    t.begin_activation().choose("keep", "attack", "target:2.harrasim@isle")
    assert t.points_of(FJOLL) == 3
    assert t.decision == (FREI, "attack")  # doomed, he still attacks with what he spied
    attacks(t, "target:1.marker@isle")
    assert t.points_of(FREI) == 1
    assert t.units_in(FREI, "harrasim", "isle") == 0 and t.in_reserve(FREI, "harrasim") == 1
    assert t.match.view(None)["upgrades_left"] == {"speed": 4, "attack": 2, "shield": 4, "domination": 4, "plunder": 4}


# -- Ice Drakkars ------------------------------------------------------------------------------------------------------


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


# -- Speed -------------------------------------------------------------------------------------------------------------


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


# -- Attack ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ATTACK-01")
@pytest.mark.rule("IG-Q-66")
def test_one_gold_does_not_pay_and_no_target_no_question() -> None:
    t = table().units(CALLO, "wild_child", "isle").markers(DYKEN, "isle").resources(CALLO, gold=1).begin_activation()
    assert not t.decision[0] and t.event("attack_unpaid")["cost"] == 2
    t = table().units(CALLO, "wild_child", "isle").markers(CALLO, "isle").resources(CALLO, gold=2).begin_activation()
    assert not t.decision[0]


@pytest.mark.rule("IG-Q-66")
@pytest.mark.rule("IG-ATTACK-04")
def test_a_unit_too_strong_for_the_pool_is_no_target() -> None:
    t = table().units(CALLO, "wild_child", "isle").units(DYKEN, "crab", "isle").resources(CALLO, gold=2)
    t.begin_activation()
    assert not t.decision[0]  # one attack, a Crab takes two


@pytest.mark.rule("IG-ATTACK-01")
@pytest.mark.rule("IG-ATTACK-02")
def test_one_payment_for_attacks_in_all_regions() -> None:
    t = table().units(CALLO, "wild_child", "isle").units(CALLO, "wild_child", "zym", 2).resources(CALLO, gold=5)
    t.markers(DYKEN, "isle", 2).markers(FREI, "zym", 3).nation("zym").begin_activation()
    attacks(t, "target:1.marker@isle", "target:2.marker@zym", "target:nation@zym")
    assert t.stock(CALLO) == (0, 3, 0) and t.points_of(CALLO) == 3
    assert t.markers_in(DYKEN, "isle") == 1 and t.markers_in(FREI, "zym") == 2 and t.s.nations[t.region("zym")] == 0
    assert t.in_reserve(DYKEN) == 19


@pytest.mark.rule("IG-EX-08")
@pytest.mark.rule("IG-ATTACK-04")
@pytest.mark.rule("IG-ATTACK-05")
@pytest.mark.rule("IG-ATTACK-08")
@pytest.mark.parametrize(
    ("pool", "unit", "shields", "falls"),
    [
        (1, "moon_brother", 1, False),
        (2, "moon_brother", 1, True),
        (1, "enlightened", 0, False),
        (2, "enlightened", 0, True),
        (2, "enlightened", 1, False),
        (3, "enlightened", 1, True),
        (2, "harrasim", 0, False),
        (3, "harrasim", 0, True),
        (3, "harrasim", 1, False),
        (4, "harrasim", 1, True),
    ],
)
def test_how_many_attacks_a_unit_takes(pool: int, unit: str, shields: int, falls: bool) -> None:
    t = table().resources(FJOLL, gold=2).units(FREI, unit, "isle")
    if shields and unit != "moon_brother":  # Moon Brothers have it printed
        t.upgrade(FREI, unit, "shield")
    if pool == 1:
        t.units(FJOLL, "volcano_man", "isle").upgrade(FJOLL, "volcano_man", "attack")
    else:
        t.units(FJOLL, "tree_brothers", "isle")
        for _ in range(pool - 2):
            t.upgrade(FJOLL, "tree_brothers", "attack")
    t.begin_activation()
    level = ("", "moon_brother", "enlightened", "harrasim").index(unit)
    if unit == "harrasim":
        t.choose("ability:speed", "ability:plunder", "done")
    if falls:
        attacks(t, f"target:2.{unit}@isle")
    else:
        assert t.decision[1] != "attack"
    assert t.units_in(FREI, unit, "isle") == (0 if falls else 1) and t.points_of(FJOLL) == (level if falls else 0)


@pytest.mark.rule("IG-ABIL-SHIELD-01")
@pytest.mark.rule("IG-ACT-MAKING-06")
def test_the_nightmare_with_two_shields_takes_five_attacks() -> None:
    t = table().units(CALLO, "nightmare", "isle").upgrade(CALLO, "nightmare", "shield").resources(DYKEN, gold=2)
    t.units(DYKEN, "crab", "isle", 3).units(DYKEN, "wyvern", "isle").begin_activation()
    t.choose("done")  # speed
    assert t.decision == ("", "")  # a pool of 4
    t.upgrade(DYKEN, "wyvern", "attack").begin_activation()
    t.choose("done")
    attacks(t, "target:3.nightmare@isle")
    assert t.points_of(DYKEN) == 3 and t.in_reserve(CALLO, "nightmare") == 1


@pytest.mark.rule("IG-ATTACK-05")
@pytest.mark.rule("IG-ATTACK-11")
def test_a_pool_is_split_freely_and_may_be_left_unused() -> None:
    t = table().units(FJOLL, "tree_brothers", "isle").upgrade(FJOLL, "tree_brothers", "attack").resources(FJOLL, gold=2)
    t.units(FREI, "enlightened", "isle").markers(FREI, "isle", 2).nation("isle").begin_activation()
    t.choose("attack", "target:2.enlightened@isle")
    assert sorted(key for key in t.keys if key != "done") == ["target:2.marker@isle", "target:nation@isle"]
    t.choose("done")
    assert t.points_of(FJOLL) == 2 and t.markers_in(FREI, "isle") == 2


@pytest.mark.rule("IG-ATTACK-03")
@pytest.mark.rule("IG-Q-21")
def test_own_pieces_and_held_markers_are_no_targets() -> None:
    t = table().units(CALLO, "wild_child", "isle", 2).markers(CALLO, "isle", 2).vuko("isle").held(DYKEN, 2)
    t.resources(CALLO, gold=2).begin_activation()
    assert not t.decision[0]


@pytest.mark.rule("IG-ATTACK-06")
@pytest.mark.rule("IG-ATTACK-07")
@pytest.mark.rule("IG-Q-23")
def test_markers_go_at_once_units_after_all_attacks() -> None:
    t = table().order(CALLO, DYKEN, FREI, FJOLL).resources(CALLO, gold=2).resources(DYKEN, gold=2)
    t.units(CALLO, "wild_child", "isle", 2).markers(FREI, "isle", 1).units(DYKEN, "crab", "isle")
    t.units(FJOLL, "volcano_man", "isle").begin_activation()
    attacks(t, "target:1.crab@isle")
    assert t.decision == (DYKEN, "attack") and t.units_in(DYKEN, "crab", "isle") == 1  # the doomed Crab attacks
    attacks(t, "target:3.wild_child@isle")
    assert t.units_in(DYKEN, "crab", "isle") == 0 and t.units_in(CALLO, "wild_child", "isle") == 1
    assert (t.points_of(CALLO), t.points_of(DYKEN)) == (1, 1)


@pytest.mark.rule("IG-Q-23")
@pytest.mark.rule("IG-Q-22")
def test_a_doomed_unit_is_not_killed_twice_and_attacks_of_two_players_do_not_add_up() -> None:
    t = table().order(CALLO, FJOLL, DYKEN, FREI).resources(CALLO, gold=2).resources(FJOLL, gold=2)
    t.units(CALLO, "wild_child", "isle", 2).units(FJOLL, "tree_brothers", "isle").units(FREI, "moon_brother", "isle")
    t.begin_activation()
    attacks(t, "target:2.moon_brother@isle")
    t.choose("attack")
    assert not any("moon_brother" in key for key in t.keys)
    finish(t)
    # level 3: two attacks of Callo and two of Fjollsfinn kill nobody
    t = table().order(CALLO, FJOLL, DYKEN, FREI).resources(CALLO, gold=2).resources(FJOLL, gold=2)
    t.units(CALLO, "wild_child", "isle", 2).units(FJOLL, "volcano_man", "isle", 2).upgrade(
        FJOLL, "volcano_man", "attack"
    )
    t.units(DYKEN, "wyvern", "isle").begin_activation()
    assert t.decision == (DYKEN, "speed")
    t.choose("done")
    assert t.decision == (CALLO, "attack")
    t.choose("attack")
    assert not any("wyvern" in key for key in t.keys)


@pytest.mark.rule("IG-ATTACK-06")
def test_a_marker_killed_by_the_first_is_gone_for_the_second() -> None:
    t = table().order(CALLO, DYKEN, FREI, FJOLL).resources(CALLO, gold=2).resources(DYKEN, gold=2)
    t.units(CALLO, "wild_child", "isle").units(DYKEN, "crab", "isle").markers(FREI, "isle", 1).begin_activation()
    attacks(t, "target:2.marker@isle")
    assert t.decision == (DYKEN, "attack")
    t.choose("attack")
    assert [key for key in t.keys if key != "done"] == ["target:3.wild_child@isle"]


@pytest.mark.rule("IG-ATTACK-09")
@pytest.mark.rule("IG-DOM-04")
def test_a_dead_nation_no_longer_blocks() -> None:
    t = table().resources(CALLO, gold=2).units(CALLO, "wild_child", "isle").nation("isle").begin_activation()
    attacks(t, "target:nation@isle")
    assert t.points_of(CALLO) == 1 and t.s.nations == [0] * 8
    t.begin_domination()
    assert t.decision == (CALLO, "resource")


@pytest.mark.rule("IG-Q-59")
def test_an_upgrade_bought_this_turn_works_this_turn() -> None:
    t = table().resources(CALLO, m=(2,), gold=2).units(CALLO, "faun", "isle").markers(DYKEN, "isle", 2)
    t.action(CALLO, "making").choose("upgrade", "ability:attack", "unit:faun")
    t.begin_activation()
    attacks(t, "target:1.marker@isle")
    assert t.markers_in(DYKEN, "isle") == 1
