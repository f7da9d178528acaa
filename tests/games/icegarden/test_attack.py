"""Attack and Shield. [IG-ATTACK, IG-ABIL-SHIELD]"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.frames.activation import Activate
from longhall.games.icegarden.frames.turn import EndTurn
from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def fight(attackers: int = 1, **setup: object) -> Table:
    """Van Dyken with Crabs in zym, and 4 gold."""
    return table(**setup).units("dyken", "crab", "zym", attackers).resources("dyken", gold=4)


def attacks(t: Table, *targets: str) -> Table:
    """Pay, and kill these; leave the other attacks unused."""
    t.choose("attack", *targets)
    if t.decision[1] == "attack_target":
        t.choose("done")
    return t


def finish(t: Table) -> Table:
    """Decline whatever is still offered."""
    while t.decision[0]:
        t.choose(next(key for key in ("done", "pass", "keep", *t.keys) if key in t.keys))
    return t


@pytest.mark.rule("IG-ABIL-SHIELD-01")
def test_a_shield_takes_one_more_attack() -> None:
    t = fight(1).units("freihoff", "moon_brother", "zym").markers("callo", "zym").begin_activation().choose("attack")
    assert "target:2.moon_brother@zym" not in t.keys
    refusal = t.refusal("target:2.moon_brother@zym")
    assert refusal.rule == "IG-ATTACK-04" and refusal.params == {"needed": 2, "left": 1}
    t = fight(2).units("freihoff", "moon_brother", "zym").begin_activation().choose("attack")
    t.choose("target:2.moon_brother@zym")
    assert t.units_in("freihoff", "moon_brother", "zym") == 0 and t.points_of("dyken") == 1


@pytest.mark.rule("IG-ATTACK-01")
@pytest.mark.rule("IG-Q-66")
def test_attacks_cost_two_gold_once() -> None:
    t = fight(1).units("dyken", "wyvern", "isle").markers("callo", "zym").markers("callo", "isle").begin_activation()
    t.choose("done")  # the wyvern is fast
    assert t.decision == ("dyken", "attack") and t.keys == ["attack", "pass"]
    t.choose("attack", "target:3.marker@zym", "target:3.marker@isle")
    assert t.stock("dyken") == (0, 2, 0) and t.points_of("dyken") == 2
    t = fight(1).markers("callo", "zym").begin_activation().choose("pass")
    assert t.stock("dyken") == (0, 4, 0) and t.decision == ("", "")


@pytest.mark.rule("IG-ATTACK-01")
@pytest.mark.rule("IG-Q-66")
def test_no_payment_without_gold_or_without_a_target() -> None:
    t = fight(1).markers("callo", "zym").resources("dyken", gold=1).begin_activation()
    assert t.decision == ("", "") and t.event("attack_unpaid")["seat"] == t.seat("dyken")
    t = fight(1).markers("callo", "isle").begin_activation()
    assert t.decision == ("", "") and not t.all_events("attack_unpaid")
    t = fight(1).units("freihoff", "moon_brother", "zym").begin_activation()
    assert t.decision == ("", "")  # one attack cannot kill it


@pytest.mark.rule("IG-ATTACK-02")
def test_every_unit_attacks_in_its_own_region() -> None:
    t = fight(1).units("dyken", "crab", "isle").markers("callo", "zym", 3).markers("callo", "isle", 3)
    t.begin_activation().choose("attack")
    assert t.keys == ["target:3.marker@isle", "target:3.marker@zym", "done"]
    t.choose("target:3.marker@isle")
    assert t.keys == ["target:3.marker@zym", "done"]
    t.choose("target:3.marker@zym")
    assert t.markers_in("callo", "zym") == t.markers_in("callo", "isle") == 2


@pytest.mark.rule("IG-ATTACK-03")
@pytest.mark.rule("IG-Q-21")
def test_targets_are_others_and_nations_not_own_or_held() -> None:
    t = fight(3).markers("dyken", "zym").markers("callo", "zym").units("callo", "faun", "zym").nation("zym")
    t.vuko("zym").held("freihoff", 2).begin_activation().choose("attack")
    assert t.keys == ["target:3.marker@zym", "target:3.faun@zym", "target:nation@zym", "done"]
    assert t.refusal("target:1.marker@zym").rule == "IG-ATTACK-03"
    assert t.refusal("target:2.marker@zym").rule == "IG-DOM-05"
    refused = [refusal.key for refusal in t.match.refusals()]
    assert refused == ["target:1.marker@zym", "target:1.crab@zym", "target:2.marker@zym"]


@pytest.mark.rule("IG-ATTACK-04")
@pytest.mark.parametrize(("attacks", "unit"), [(1, "wild_child"), (2, "faun"), (4, "nightmare")])
def test_a_unit_takes_its_level_and_shields(attacks: int, unit: str) -> None:
    key = f"target:3.{unit}@zym"
    t = fight(min(attacks, 3)).units("callo", unit, "zym").markers("callo", "zym", 3)
    if attacks > 3:
        t.units("dyken", "wyvern", "zym")
    t.begin_activation()
    if t.decision[1] == "speed":
        t.choose("done")
    t.choose("attack")
    assert key in t.keys
    t.choose("target:3.marker@zym")
    if attacks > 1:
        assert t.refusal(key).params == {"needed": attacks, "left": attacks - 1}


@pytest.mark.rule("IG-ATTACK-05")
@pytest.mark.rule("IG-Q-22")
def test_one_pool_in_a_region_split_freely_and_not_shared() -> None:
    t = fight(3).units("callo", "faun", "zym").markers("freihoff", "zym").begin_activation()
    t.choose("attack", "target:3.faun@zym", "target:2.marker@zym")
    assert t.units_in("callo", "faun", "zym") == 0 and t.markers_in("freihoff", "zym") == 0
    t = fight(1).units("fjollsfinn", "tree_brothers", "zym").units("callo", "nightmare", "zym")  # 1 + 2 attacks
    t.markers("callo", "zym", 3).resources("fjollsfinn", gold=2).order("dyken", "fjollsfinn", "freihoff", "callo")
    t.begin_activation().choose("attack", "target:3.marker@zym", "attack")
    assert t.refusal("target:3.nightmare@zym").params == {"needed": 4, "left": 2}


@pytest.mark.rule("IG-ATTACK-06")
def test_killed_markers_go_at_once() -> None:
    t = fight(2).markers("callo", "zym").nation("zym").markers("freihoff", "zym").begin_activation().choose("attack")
    t.choose("target:3.marker@zym")
    assert t.markers_in("callo", "zym") == 0 and "target:3.marker@zym" not in t.keys


@pytest.mark.rule("IG-ATTACK-07")
@pytest.mark.rule("IG-Q-23")
def test_a_doomed_unit_still_attacks_and_cannot_be_killed_again() -> None:
    t = fight(2).units("callo", "wild_child", "zym").resources("callo", gold=2).markers("dyken", "zym")
    t.order("dyken", "callo", "freihoff", "fjollsfinn").begin_activation().choose("attack")
    t.choose("target:3.wild_child@zym")
    assert t.units_in("callo", "wild_child", "zym") == 1 and t.decision == ("callo", "attack")  # nothing else to kill
    t.choose("attack", "target:1.marker@zym")
    assert t.markers_in("dyken", "zym") == 0 and t.points_of("callo") == 1
    assert t.units_in("callo", "wild_child", "zym") == 0 and t.in_reserve("callo", "wild_child") == 3
    t = fight(2).units("callo", "wild_child", "zym").markers("callo", "zym").begin_activation().choose("attack")
    t.choose("target:3.wild_child@zym")
    assert t.refusal("target:3.wild_child@zym").rule == "IG-ATTACK-07"


@pytest.mark.rule("IG-ATTACK-08")
def test_points_for_kills() -> None:
    t = fight(3).units("callo", "faun", "zym").markers("callo", "zym").begin_activation()
    t.choose("attack", "target:3.faun@zym", "target:3.marker@zym")
    assert t.points_of("dyken") == 3
    assert t.match.view(None)["players"][1]["points_by_source"] == {"regions": 0, "kills": 3, "throat": 0}


@pytest.mark.rule("IG-ATTACK-09")
@pytest.mark.rule("IG-Q-23")
def test_a_killed_nation_is_worth_a_point_and_gone() -> None:
    t = fight(1).nation("zym").begin_activation().choose("attack", "target:nation@zym")
    assert t.points_of("dyken") == 1 and t.s.nations[t.region("zym")] == 0 and t.s.nation_box == 8
    assert not t.event("nation_killed")["companion"]


@pytest.mark.rule("IG-ATTACK-10")
def test_killed_pieces_return_to_their_owners() -> None:
    t = fight(3).units("callo", "faun", "zym").markers("callo", "zym").begin_activation()
    t.choose("attack", "target:3.faun@zym", "target:3.marker@zym")
    assert t.in_reserve("callo", "faun") == 2 and t.in_reserve("callo") == 20


@pytest.mark.rule("IG-ATTACK-11")
def test_attacks_may_be_left_unused() -> None:
    t = fight(3).markers("callo", "zym", 3).begin_activation().choose("attack", "target:3.marker@zym", "done")
    assert t.markers_in("callo", "zym") == 2 and t.decision == ("", "")


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


@pytest.mark.rule("IG-ATTACK-05")
@pytest.mark.rule("IG-ATTACK-04")
def test_what_is_left_of_a_pool_no_longer_kills_the_bigger_unit() -> None:
    t = table().units(FJOLL, "tree_brothers", "isle").upgrade(FJOLL, "tree_brothers", "attack").resources(FJOLL, gold=2)
    t.units(FREI, "enlightened", "isle", 2).markers(FREI, "isle").begin_activation()
    t.choose("attack", "target:2.enlightened@isle")
    assert t.keys == ["target:2.marker@isle", "done"]
    assert t.refusal("target:2.enlightened@isle").rule == "IG-ATTACK-04"


@pytest.mark.rule("IG-ATTACK-02")
@pytest.mark.rule("IG-ATTACK-05")
def test_pools_of_two_regions_do_not_add_up() -> None:
    t = table().units(CALLO, "wild_child", "isle").units(CALLO, "wild_child", "sails").resources(CALLO, gold=2)
    t.units(FREI, "enlightened", "isle").markers(FREI, "sails", 3).begin_activation().choose("attack")
    assert t.keys == ["target:2.marker@sails", "done"]
    assert t.refusal("target:2.enlightened@isle").rule == "IG-ATTACK-04"
    t.choose("target:2.marker@sails")
    assert not t.decision[0] and t.points_of(CALLO) == 1


@pytest.mark.rule("IG-ATTACK-07")
@pytest.mark.rule("IG-Q-23")
def test_of_several_units_of_a_type_only_those_not_doomed_can_be_killed() -> None:
    t = table().order(CALLO, FJOLL, DYKEN, FREI).units(DYKEN, "crab", "isle", 2).units(CALLO, "wild_child", "isle", 2)
    t.units(FJOLL, "tree_brothers", "isle").upgrade(FJOLL, "tree_brothers", "attack")
    t.upgrade(FJOLL, "tree_brothers", "attack")
    for character in (CALLO, FJOLL, DYKEN):
        t.resources(character, gold=2)
    t.begin_activation().choose("attack", "target:1.crab@isle")  # Callo's pool is spent
    t.choose("attack", "target:1.crab@isle")  # the other Crab; two attacks are left, for Wild Children
    assert [key for key in t.keys if "crab" in key] == []
    t.choose("done", "attack", "target:3.wild_child@isle", "target:3.wild_child@isle")  # both doomed Crabs attack
    assert (t.points_of(CALLO), t.points_of(FJOLL), t.points_of(DYKEN)) == (1, 1, 2)
    assert t.in_reserve(DYKEN, "crab") == 3 and t.in_reserve(CALLO, "wild_child") == 3


@pytest.mark.rule("IG-ATTACK-07")
@pytest.mark.rule("IG-ATTACK-01")
def test_a_doomed_unit_without_gold_does_not_attack() -> None:
    t = table().order(CALLO, DYKEN, FREI, FJOLL).units(CALLO, "wild_child", "isle", 2).units(DYKEN, "crab", "isle")
    t.resources(CALLO, gold=2).resources(DYKEN, gold=1).begin_activation().choose("attack", "target:1.crab@isle")
    assert not t.decision[0] and t.units_in(DYKEN, "crab", "isle") == 0 and t.units_in(CALLO, "wild_child", "isle") == 2


@pytest.mark.rule("IG-ATTACK-10")
@pytest.mark.rule("IG-COMP-09")
@pytest.mark.rule("IG-TURN-02")
def test_killed_markers_are_at_hand_for_the_relief_of_the_next_turn() -> None:
    t = table().reserve(DYKEN, 1).markers(DYKEN, "isle").units(CALLO, "wild_child", "isle").markers(CALLO, "isle")
    for character in (FJOLL, FREI):
        t.markers(character, "zym", 2)
    t.resources(CALLO, gold=2).begin(Activate(), EndTurn()).choose("attack", "target:1.marker@isle")
    assert t.decision == (DYKEN, "relief") and t.stock(DYKEN)[0] == 2
    t.choose("region:fjords")
    assert t.in_reserve(DYKEN) == 0 and t.decision[1] == "jump"
