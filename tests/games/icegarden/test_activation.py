"""Special units, Activation and Attack. [IG-UNIT, IG-ABIL, IG-ATTACK]"""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import Table, icegarden, table


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


def fight(attackers: int = 1, **setup: object) -> Table:
    """Van Dyken with Crabs in zym, and 4 gold."""
    return table(**setup).units("dyken", "crab", "zym", attackers).resources("dyken", gold=4)


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
