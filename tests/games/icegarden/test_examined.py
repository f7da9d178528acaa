"""Positions in which several rules meet, from the start of a turn to Vuko.

Each was worked out from the rulebook before anything was played. test_examined_domination.py goes on from there.
"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.frames.activation import Activate
from longhall.games.icegarden.frames.domination import StartDomination
from longhall.games.icegarden.frames.initiative import StartInitiative
from longhall.games.icegarden.frames.planning import StartPlanning
from longhall.games.icegarden.frames.turn import EndTurn
from longhall.games.icegarden.frames.vuko import VisitOfVuko
from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def advanced(*tiles: str) -> Table:
    return table(variant="advanced", vuko_tiles=list(tiles))


def lay_order_tokens(t: Table) -> Table:
    """Lay the order tokens in any way."""
    while t.decision[1] in ("order_token", "order_field"):
        t.choose(t.keys[0])
    return t


# -- initiative and planning -------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-INIT-07")
@pytest.mark.rule("IG-INIT-08")
@pytest.mark.rule("IG-INIT-11")
def test_a_stack_that_jumps_together_is_turned_over() -> None:
    t = table().begin_initiative()
    assert t.turn_order == [CALLO, FREI, DYKEN, FJOLL]
    t.choose("jump:1", "jump:1", "jump:1", "jump:1")
    assert t.turn_order == [FJOLL, DYKEN, FREI, CALLO]  # who jumped last lies on top


@pytest.mark.rule("IG-INIT-08")
@pytest.mark.rule("IG-INIT-10")
@pytest.mark.rule("IG-Q-58")
def test_jumps_of_different_length_out_of_one_stack() -> None:
    t = table(FREI, DYKEN, CALLO).ships(freihoff=5, dyken=5, callo=5).begin_initiative()
    t.choose("jump:1", "jump:2", "jump:1")  # Callo 6, van Dyken 7, Freihoff 6 on top of Callo
    assert t.turn_order == [DYKEN, FREI, CALLO]


@pytest.mark.rule("IG-INIT-10")
def test_four_ships_of_number_1_go_from_the_last_stage_to_the_first() -> None:
    t = table().ships(fjollsfinn=1, callo=4, dyken=7, freihoff=9)
    assert t.turn_order == [FREI, DYKEN, CALLO, FJOLL]


@pytest.mark.rule("IG-PLAN-05")
@pytest.mark.rule("IG-Q-08")
@pytest.mark.rule("IG-ACT-03")
def test_snake_throat_takes_every_marker_there_is() -> None:
    t = table().ships(fjollsfinn=3, dyken=3, freihoff=3, callo=3).begin_planning()
    t.choose(*["field:throat"] * 20)
    assert t.decision[1] != "plan" and t.s.throat == [5] * 4


@pytest.mark.rule("IG-ADV-02")
@pytest.mark.rule("IG-ACT-INFL-02")
@pytest.mark.rule("IG-ACT-MOVE-03")
def test_with_move_before_influence_a_marker_opens_a_region_for_others() -> None:
    t = table(CALLO, DYKEN, variant="advanced").markers(CALLO, "zym", 2).markers(DYKEN, "zym", 2)
    t.resources(CALLO, population=2, gold=1).begin_initiative().choose("jump:1", "jump:1")
    t.choose("token:1", "field:move", "token:2", "field:influence", "token:3", "field:raven", "token:4", "field:making")
    t.actions("callo:influence", "callo:move").choose("piece:marker@zym", "region:empire")
    assert t.decision == (CALLO, "influence")
    t.choose("region:empire", "region:empire")
    assert t.markers_in(CALLO, "empire") == 3


# -- actions -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ACT-02")
@pytest.mark.rule("IG-REP-03")
def test_at_raven_shadow_the_last_to_climb_slides_under_the_others() -> None:
    t = table().reputation(callo=5, dyken=5, freihoff=3).resources(CALLO, m=(1,)).resources(DYKEN, m=(1,))
    t.actions("callo:raven", "dyken:raven").choose("reputation", "reputation")  # van Dyken first: the higher space
    assert t.reputation_order == [FJOLL, CALLO, DYKEN, FREI]


@pytest.mark.rule("IG-REP-03")
@pytest.mark.rule("IG-Q-58")
def test_a_marker_climbs_out_of_the_middle_of_a_stack() -> None:
    t = table().reputation(fjollsfinn=6, callo=6, dyken=6, freihoff=4).resources(CALLO, m=(1,))
    t.action(CALLO, "raven").choose("reputation")
    assert t.reputation_order == [CALLO, FREI, FJOLL, DYKEN]


@pytest.mark.rule("IG-REP-02")
@pytest.mark.rule("IG-VUKO-02")
@pytest.mark.rule("IG-ACT-02")
def test_of_two_with_the_same_loss_vuko_visits_who_lost_it_later() -> None:
    t = table().markers(CALLO, "isle", 2).markers(DYKEN, "zym", 2)
    t.actions("callo:making", "dyken:making", then=(VisitOfVuko(),)).choose("raise")
    assert t.decision == (CALLO, "making")
    t.choose("raise")
    assert t.region_of_vuko == "isle" and t.tokens_of(CALLO) == 1 and t.tokens_of(DYKEN) == 0


@pytest.mark.rule("IG-ACT-THROAT-01")
@pytest.mark.rule("IG-ACT-RAVEN-01")
@pytest.mark.rule("IG-DOM-21")
def test_m_bought_at_snake_throat_pays_raven_shadow_in_the_same_turn() -> None:
    t = table().resources(CALLO, gold=2).reputation(callo=8).actions("callo:raven", "callo:throat")
    t.choose("exchange", "give:gold", "give:gold", "take:m", "done", "reputation")
    assert t.reputation_of(CALLO) == 6 and t.stock(CALLO) == (0, 0, 0)


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


@pytest.mark.rule("IG-ACT-INFL-02")
@pytest.mark.rule("IG-DOM-06")
def test_a_unit_beside_held_markers_is_presence() -> None:
    t = table().vuko("isle").held(CALLO, 2).units(CALLO, "wild_child", "isle").resources(CALLO, population=1)
    t.action(CALLO, "influence").choose("region:isle")
    assert t.markers_in(CALLO, "isle") == 1 and t.influence(CALLO, "isle") == 2


# -- Making ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ACT-MAKING-01")
@pytest.mark.rule("IG-ACT-MAKING-04")
def test_m_lowered_by_a_raise_buys_an_upgrade_in_the_same_making() -> None:
    t = table().resources(CALLO, m=(0, 1, 1)).action(CALLO, "making")
    assert t.refusal("upgrade").rule == "IG-ACT-MAKING-04"
    t.choose("raise", "down:1", "down:2", "down:1", "done", "upgrade", "ability:domination", "unit:faun")
    assert t.stock(CALLO) == (0, 0, 0) and t.snow == 2 and t.reputation_of(CALLO) == 2


@pytest.mark.rule("IG-ACT-MAKING-02")
@pytest.mark.rule("IG-ACT-MAKING-07")
def test_m_of_two_levels_is_brought_to_one_for_a_summon_of_two() -> None:
    t = table().markers(DYKEN, "isle").resources(DYKEN, m=(0, 0, 1, 1)).action(DYKEN, "making")
    t.choose("raise", "down:3", "done", "summon", "level:2", "count:2")
    assert t.units_in(DYKEN, "piper", "isle") == 2 and t.reputation_of(DYKEN) == 1 + 4 and t.snow == 2


@pytest.mark.rule("IG-ACT-MAKING-01")
def test_a_second_marker_allows_all_three_again() -> None:
    t = table().markers(CALLO, "isle").resources(CALLO, m=(0, 2)).actions("callo:making", "callo:making")
    for _ in range(2):
        t.choose("raise", "done", "summon", "level:1")
        if t.decision[1] == "summon_count":
            t.choose("count:1")
    assert t.snow == 4 and t.reputation_of(CALLO) == 4 and t.units_in(CALLO, "wild_child", "isle") == 2


@pytest.mark.rule("IG-COMP-05")
@pytest.mark.rule("IG-Q-19")
def test_what_harrasim_spied_is_not_for_sale_until_he_gives_it_back() -> None:
    t = table().units(FREI, "harrasim", "zym").spy("speed", "shield").resources(CALLO, m=(1,))
    t.upgrade(DYKEN, "crab", "speed").upgrade(DYKEN, "piper", "speed").upgrade(FJOLL, "drakkar", "speed")
    t.action(CALLO, "making").choose("upgrade")
    assert t.refusal("ability:speed").rule == "IG-COMP-05" and "ability:shield" in t.keys
    t.markers(FREI, "isle").reputation(freihoff=5).begin_vuko()  # Harrasim dies
    t.action(CALLO, "making").choose("upgrade")
    assert "ability:speed" in t.keys


@pytest.mark.rule("IG-ACT-MAKING-05")
@pytest.mark.rule("IG-ACT-MAKING-06")
def test_no_upgrade_without_a_unit_type_that_can_take_one() -> None:
    t = table().resources(FJOLL, m=(4, 1)).markers(FJOLL, "isle")
    for unit, abilities in {
        "volcano_man": ("speed", "attack"),
        "drakkar": ("shield",),
        "tree_brothers": ("shield", "speed"),
    }.items():
        for ability in abilities:
            t.upgrade(FJOLL, unit, ability)
    t.action(FJOLL, "making")
    assert t.refusal("upgrade").rule == "IG-ACT-MAKING-05"


@pytest.mark.rule("IG-ACT-MAKING-06")
def test_a_kind_that_every_type_has_or_has_no_room_for_is_refused() -> None:
    t = table().resources(CALLO, m=(2,)).upgrade(CALLO, "faun", "attack")
    t.upgrade(CALLO, "nightmare", "speed").upgrade(CALLO, "nightmare", "speed").action(CALLO, "making")
    t.choose("upgrade")
    # Attack is printed on Wild Children and bought for Fauns, and the Nightmare is full
    assert t.refusal("ability:attack").rule == "IG-ACT-MAKING-06"


@pytest.mark.rule("IG-ACT-MAKING-07")
def test_no_summon_from_a_level_without_m() -> None:
    t = table().resources(CALLO, m=(0, 1)).markers(CALLO, "isle").action(CALLO, "making").choose("summon")
    assert t.refusal("level:3").rule == "IG-ACT-MAKING-07"


@pytest.mark.rule("IG-ACT-MAKING-10")
@pytest.mark.rule("IG-Q-59")
@pytest.mark.parametrize(("on_map", "m", "counts"), [(0, 3, 3), (0, 5, 3), (2, 5, 1), (1, 2, 2)])
def test_a_summon_is_bounded_by_m_and_by_the_reserve(on_map: int, m: int, counts: int) -> None:
    t = table().resources(FREI, m=(0, m)).markers(FREI, "isle").markers(FREI, "zym")
    t.units(FREI, "moon_brother", "isle", on_map).action(FREI, "making").choose("summon", "level:1")
    if counts == 1:
        assert t.decision[1] == "summon_place"
    else:
        assert t.keys == [f"count:{n}" for n in range(1, counts + 1)]


@pytest.mark.rule("IG-Q-59")
@pytest.mark.rule("IG-DOM-17")
@pytest.mark.rule("IG-VUKO-03")
def test_an_upgrade_bought_this_turn_draws_vuko_this_turn() -> None:
    t = table().units(CALLO, "faun", "zym").markers(CALLO, "isle", 2).resources(CALLO, m=(2,))
    t.actions("callo:making", then=(VisitOfVuko(),)).choose("upgrade", "ability:domination", "unit:faun", "done")
    assert t.region_of_vuko == "zym" and t.in_reserve(CALLO, "faun") == 2


# -- Activation --------------------------------------------------------------------------------------------------------


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


# -- Vuko --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-DOM-05")
@pytest.mark.rule("IG-DOM-07")
def test_markers_freed_when_vuko_walks_count_in_the_domination_that_follows() -> None:
    t = table().vuko("isle").held(DYKEN, 2).vuko_tokens(DYKEN, 2).markers(FREI, "isle", 1).markers(CALLO, "zym", 1)
    t.reputation(callo=3).begin(VisitOfVuko(), StartDomination())
    assert t.region_of_vuko == "zym" and t.places("isle") == [DYKEN, FREI]
    assert t.influence(CALLO, "zym") == 0  # held by the token she has just taken


@pytest.mark.rule("IG-VUKO-07")
@pytest.mark.rule("IG-DOM-07")
def test_a_lone_unit_killed_by_vuko_has_no_place() -> None:
    t = table().units(CALLO, "nightmare", "isle").markers(DYKEN, "isle", 1).reputation(callo=1)
    t.begin(VisitOfVuko(), StartDomination())
    assert t.decision == (DYKEN, "resource") and t.places("isle") == [DYKEN]


@pytest.mark.rule("IG-VUKO-07")
@pytest.mark.rule("IG-Q-19")
@pytest.mark.rule("IG-DOM-17")
def test_harrasim_called_again_comes_without_what_he_spied() -> None:
    t = table().units(FREI, "harrasim", "isle").markers(FREI, "isle", 1).reputation(freihoff=1).begin_activation()
    t.choose("ability:domination", "ability:plunder")
    assert t.influence(FREI, "isle") == 5
    t.begin_vuko()
    assert t.influence(FREI, "isle") == 1
    t.resources(FREI, m=(0, 0, 0, 1)).action(FREI, "making").choose("summon", "level:3")
    assert t.influence(FREI, "isle") == 4 and sum(t.s.upgrades_left) == 20


@pytest.mark.rule("IG-Q-19")
@pytest.mark.rule("IG-UNIT-01")
def test_harrasim_keeps_what_he_spied_when_other_units_die() -> None:
    t = table().units(FREI, "harrasim", "isle").spy("domination", "shield").units(FREI, "moon_brother", "zym")
    t.markers(FREI, "zym", 5).reputation(freihoff=1).begin_vuko()
    assert t.in_reserve(FREI, "moon_brother") == 3 and t.influence(FREI, "isle") == 4
    t.units(CALLO, "nightmare", "sails").reputation(callo=9).begin_vuko()  # nor the last unit of another player
    assert t.in_reserve(CALLO, "nightmare") == 1 and t.influence(FREI, "isle") == 4 and sum(t.s.upgrades_left) == 18


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


@pytest.mark.rule("IG-VUKO-04")
@pytest.mark.rule("IG-ATTACK-06")
def test_vuko_chooses_by_what_the_attacks_of_the_turn_have_left() -> None:
    t = table().reputation(dyken=2).markers(DYKEN, "isle", 3).markers(DYKEN, "zym", 2).numbers("zym")
    t.units(CALLO, "wild_child", "isle").resources(CALLO, gold=2).begin(Activate(), VisitOfVuko())
    t.choose("attack", "target:1.marker@isle")
    assert t.region_of_vuko == "zym"  # 2 and 2 now, and zym has the lower number


# -- Dead Snow ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-END-SNOW-02")
@pytest.mark.rule("IG-END-SNOW-01")
def test_dead_snow_cuts_off_markers_activation_vuko_and_domination() -> None:
    t = table(CALLO, DYKEN).dead_snow(17).markers(CALLO, "zym", 2).units(DYKEN, "wyvern", "zym").reputation(dyken=5)
    t.resources(DYKEN, gold=2, m=(1,)).scoring()
    t.actions("dyken:making", "callo:making", then=(Activate(), VisitOfVuko(), StartDomination(), EndTurn()))
    t.choose("raise")
    assert t.over and t.result.reason == "dead_snow" and not t.decision[0] and t.ranking == [CALLO, DYKEN]
    assert t.tokens_of(DYKEN) == 0 and t.units_in(DYKEN, "wyvern", "zym") == 1 and t.points_of(CALLO) == 0


@pytest.mark.rule("IG-END-SNOW-04")
@pytest.mark.rule("IG-ACT-RAVEN-01")
@pytest.mark.parametrize(("choice", "field"), [("discard_token", 4 + 2 + 2), ("reputation", 2 + 2 + 4)])
def test_before_dead_snow_a_token_off_is_worth_two_fields(choice: str, field: int) -> None:
    t = table().dead_snow(29).reputation(callo=4).vuko_tokens(CALLO, 2).resources(CALLO, m=(1,))
    t.actions("callo:raven", "callo:making").choose(choice, "raise")
    assert t.over and t.reputation_of(CALLO) == field


@pytest.mark.rule("IG-END-SNOW-04")
@pytest.mark.rule("IG-REP-02")
def test_penalties_of_different_length_meet_on_one_field() -> None:
    t = table(CALLO, DYKEN, FREI).dead_snow(23).order(DYKEN, FREI, CALLO).reputation(callo=3, dyken=3, freihoff=1)
    t.vuko_tokens(DYKEN, 1).vuko_tokens(FREI, 2)
    t.action(CALLO, "making").choose("raise")
    # Callo 5 for the limit, then van Dyken 5 and Freihoff 5, each on top of the others
    assert [t.reputation_of(character) for character in (CALLO, DYKEN, FREI)] == [5, 5, 5]
    assert t.ranking == [CALLO, DYKEN, FREI]


@pytest.mark.rule("IG-END-SNOW-05")
@pytest.mark.rule("IG-Q-18")
def test_penalties_on_the_last_field_still_turn_the_stack() -> None:
    t = table(CALLO, DYKEN).dead_snow(17).reputation(callo=23, dyken=24).vuko_tokens(DYKEN, 1)
    t.action(CALLO, "making").choose("raise")
    assert t.reputation_of(CALLO) == t.reputation_of(DYKEN) == 24 and t.ranking == [CALLO, DYKEN]


@pytest.mark.rule("IG-Q-49")
@pytest.mark.rule("IG-VTILE-BEARS-01")
def test_fifty_points_by_attack_are_nothing_if_the_bears_bring_dead_snow() -> None:
    t = advanced("both_bears:1").dead_snow(29).points(CALLO, 49).units(CALLO, "wild_child", "isle").throat(CALLO, 2)
    t.markers(DYKEN, "isle", 2).resources(CALLO, gold=2).reputation(callo=4, freihoff=2, dyken=1)
    t.begin(Activate(), VisitOfVuko(), StartDomination(), EndTurn()).choose("attack", "target:1.marker@isle")
    assert t.over and t.result.reason == "dead_snow" and t.points_of(CALLO) == 50
    assert t.ranking == [FJOLL, DYKEN, FREI, CALLO] and t.units_in(CALLO, "wild_child", "isle") == 0


@pytest.mark.rule("IG-Q-49")
@pytest.mark.rule("IG-END-VP-02")
def test_dead_snow_in_the_turn_of_the_last_red_ship() -> None:
    t = table().ships(callo=10).scoring().dead_snow(29).points(CALLO, 48).markers(CALLO, "isle", 3).reputation(dyken=2)
    t.actions("callo:making", then=(StartDomination(), EndTurn())).choose("raise")
    assert t.result.reason == "dead_snow" and t.points_of(CALLO) == 48
    assert t.ranking == [FJOLL, FREI, DYKEN, CALLO]  # Callo fell from the safe zone on top of van Dyken


@pytest.mark.rule("IG-Q-16")
@pytest.mark.rule("IG-END-SNOW-04")
@pytest.mark.parametrize(("option", "field"), [(False, 1 + 1 + 2 + 2), (True, 1 + 1 + 4 + 2 + 2)])
def test_the_whole_bill_of_who_summons_dead_snow(option: bool, field: int) -> None:
    t = table(snow_last_cost=option).dead_snow(28).reputation(callo=1).vuko_tokens(CALLO, 1).markers(CALLO, "isle")
    t.resources(CALLO, m=(0, 0, 2)).action(CALLO, "making").choose("raise", "done", "summon", "level:2", "count:2")
    assert t.over and t.reputation_of(CALLO) == field and t.in_reserve(CALLO, "faun") == 2
