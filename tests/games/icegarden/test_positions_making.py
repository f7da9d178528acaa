"""Positions read off the printed rulebook: Making, and the reputation it costs."""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def summon(t: Table, level: int, count: int = 1) -> Table:
    """Summon units of a level, as far as the rules ask: the first region is good enough."""
    t.choose("summon", f"level:{level}")
    if t.decision[1] == "summon_count":
        t.choose(f"count:{count}")
    while t.decision[1] == "summon_place":
        t.choose(t.keys[0])
    return t


def void_raise(t: Table, character: str) -> Table:
    """Raise without any M."""
    return t.action(character, "making").choose("raise")


# -- Raise -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-EX-02")
def test_the_example_of_the_rulebook_for_raising() -> None:
    t = table().resources(CALLO, m=(1, 0, 0, 1)).dead_snow(4).reputation(callo=6).action(CALLO, "making")
    t.choose("raise", "up:0", "up:1", "down:3", "done")
    assert t.m_of(CALLO) == [0, 0, 2, 0] and t.snow == 5 and t.reputation_of(CALLO) == 7


@pytest.mark.rule("IG-ACT-MAKING-02")
@pytest.mark.rule("IG-ACT-MAKING-03")
def test_five_steps_and_no_sixth() -> None:
    t = table().resources(CALLO, m=(3, 0, 0, 0)).action(CALLO, "making")
    t.choose("raise", "up:0", "up:1", "up:2", "up:0", "up:0")
    assert t.m_of(CALLO) == [0, 2, 0, 1]
    assert t.decision != (CALLO, "raise_step")


@pytest.mark.rule("IG-COMP-08")
def test_no_step_above_level_3_or_below_level_0() -> None:
    t = table().resources(CALLO, m=(1, 0, 0, 1)).action(CALLO, "making").choose("raise")
    assert t.keys == ["up:0", "down:3", "done"]
    assert t.refusal("up:3").rule == t.refusal("down:0").rule == "IG-COMP-08"


@pytest.mark.rule("IG-DX-15")
@pytest.mark.rule("IG-Q-50")
def test_raise_without_m_is_allowed_and_costs_its_price() -> None:
    t = void_raise(table(), CALLO)
    assert t.snow == 1 and t.reputation_of(CALLO) == 1 and t.event("steps_lost")["count"] == 5


@pytest.mark.rule("IG-Q-50")
def test_raise_must_move_something_if_void_raises_are_off() -> None:
    t = table(void_raise=False).markers(CALLO, "isle").action(CALLO, "making")
    assert t.event("action_idle")["why"] == "no_m"
    t = table(void_raise=False).resources(CALLO, m=(1,)).action(CALLO, "making").choose("raise")
    assert "done" not in t.keys
    t.choose("up:0")
    assert "done" in t.keys


# -- Upgrade -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ACT-MAKING-04")
@pytest.mark.rule("IG-ACT-MAKING-05")
@pytest.mark.parametrize(
    ("ability", "price"), [("speed", 1), ("attack", 2), ("shield", 1), ("domination", 2), ("plunder", 1)]
)
def test_an_upgrade_costs_its_price_in_m_of_level_0(ability: str, price: int) -> None:
    t = table().resources(CALLO, m=(2, 3)).action(CALLO, "making").choose("upgrade", f"ability:{ability}", "unit:faun")
    assert t.m_of(CALLO) == [2 - price, 3, 0, 0] and t.snow == 1 and t.reputation_of(CALLO) == 1
    assert t.s.stock[2] == 11 + price
    assert t.match.view(None)["upgrades_left"][ability] == 3


@pytest.mark.rule("IG-ACT-MAKING-04")
def test_m_of_higher_levels_does_not_buy() -> None:
    t = table().resources(CALLO, m=(1, 3)).action(CALLO, "making").choose("upgrade")
    assert t.refusal("ability:attack").rule == "IG-ACT-MAKING-04"
    t = table().resources(CALLO, m=(0, 3)).markers(CALLO, "isle").action(CALLO, "making")
    assert t.refusal("upgrade").rule == "IG-ACT-MAKING-04"


@pytest.mark.rule("IG-ACT-MAKING-06")
@pytest.mark.rule("IG-Q-65")
def test_an_ability_twice_only_on_level_3() -> None:
    t = table().upgrade(CALLO, "faun", "attack").resources(CALLO, m=(2,)).action(CALLO, "making")
    # printed on Wild Children, bought for Fauns: only the Nightmare is left, and nobody is asked
    t.choose("upgrade", "ability:attack")
    assert t.event("upgrade_bought")["unit"] == "nightmare"
    t = table().resources(CALLO, m=(2,)).action(CALLO, "making").choose("upgrade", "ability:attack")
    assert t.keys == ["unit:faun", "unit:nightmare"]
    assert t.refusal("unit:wild_child").rule == "IG-ACT-MAKING-06"
    t = table().upgrade(CALLO, "nightmare", "shield").resources(CALLO, m=(1,)).action(CALLO, "making")
    t.choose("upgrade", "ability:shield", "unit:nightmare")  # printed, bought, and bought again
    shown = t.match.view(None)["players"][t.seat(CALLO)]["units"][2]
    assert shown["abilities"]["shield"] == 3 and shown["free_slots"] == 0


@pytest.mark.rule("IG-Q-14")
def test_an_upgrade_needs_a_free_slot() -> None:
    t = table().upgrade(FJOLL, "drakkar", "speed").resources(FJOLL, m=(2,)).action(FJOLL, "making")
    t.choose("upgrade", "ability:shield")
    assert t.refusal("unit:drakkar").rule in ("IG-ACT-MAKING-05", "IG-Q-14")
    assert "unit:volcano_man" in t.keys and "unit:tree_brothers" in t.keys


@pytest.mark.rule("IG-COMP-05")
def test_the_fifth_token_of_a_kind_does_not_exist() -> None:
    t = table().upgrade(DYKEN, "crab", "speed").upgrade(DYKEN, "piper", "speed").upgrade(FJOLL, "drakkar", "speed")
    t.upgrade(FJOLL, "volcano_man", "speed").resources(CALLO, m=(2,)).action(CALLO, "making").choose("upgrade")
    assert t.refusal("ability:speed").rule in ("IG-COMP-05", "IG-ACT-MAKING-04")


@pytest.mark.rule("IG-Q-65")
def test_harrasim_has_one_slot_besides_those_of_the_spy() -> None:
    t = table().upgrade(FREI, "harrasim", "speed").resources(FREI, m=(2,)).action(FREI, "making")
    t.choose("upgrade", "ability:plunder")
    assert t.refusal("unit:harrasim").rule in ("IG-ACT-MAKING-05", "IG-Q-65", "IG-Q-14")


# -- Summon ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-DX-09")
@pytest.mark.rule("IG-ACT-MAKING-08")
def test_two_units_of_level_2_in_two_regions() -> None:
    t = table().resources(CALLO, m=(0, 0, 3)).markers(CALLO, "isle").markers(CALLO, "zym").reputation(callo=2)
    t.action(CALLO, "making").choose("summon", "level:2")
    assert t.keys == ["count:1", "count:2"]  # there are two Fauns
    t.choose("count:2")
    assert t.refusal("region:sails").rule == "IG-ACT-MAKING-08"
    t.choose("region:isle", "region:zym")
    assert t.units_in(CALLO, "faun", "isle") == 1 and t.units_in(CALLO, "faun", "zym") == 1
    assert t.reputation_of(CALLO) == 6 and t.snow == 1 and t.m_of(CALLO) == [0, 0, 1, 0] and t.s.stock[2] == 15


@pytest.mark.rule("IG-EX-03")
@pytest.mark.rule("IG-DX-17")
@pytest.mark.rule("IG-Q-15")
@pytest.mark.parametrize(
    ("option", "crabs", "lost"),
    [("summon", 1, 3), ("summon", 2, 4), ("summon", 3, 5), ("crab", 1, 2), ("crab", 2, 4), ("crab", 3, 6)],
)
def test_what_crabs_cost(option: str, crabs: int, lost: int) -> None:
    t = table(crab_modifier=option).resources(DYKEN, m=(0, 3)).markers(DYKEN, "isle")
    summon(t.action(DYKEN, "making"), 1, crabs)
    assert t.reputation_of(DYKEN) == lost and t.snow == 1 and t.units_in(DYKEN, "crab", "isle") == crabs


@pytest.mark.rule("IG-ACT-MAKING-11")
@pytest.mark.parametrize(("level", "unit", "lost"), [(2, "piper", 2), (3, "wyvern", 3)])
def test_other_units_of_van_dyken_cost_no_more_than_usual(level: int, unit: str, lost: int) -> None:
    m = [0, 0, 0, 0]
    m[level] = 1
    t = summon(table().resources(DYKEN, m=tuple(m)).markers(DYKEN, "isle").action(DYKEN, "making"), level)
    assert t.units_in(DYKEN, unit, "isle") == 1 and t.reputation_of(DYKEN) == lost


@pytest.mark.rule("IG-ACT-MAKING-12")
def test_level_0_summons_nothing() -> None:
    t = table().resources(CALLO, m=(3, 1)).markers(CALLO, "isle").action(CALLO, "making").choose("summon")
    assert t.keys == ["level:1"] and t.refusal("level:0").rule == "IG-ACT-MAKING-12"
    t = table().resources(CALLO, m=(3,)).markers(CALLO, "isle").action(CALLO, "making")
    assert t.refusal("summon").rule == "IG-ACT-MAKING-12"


@pytest.mark.rule("IG-Q-59")
def test_no_more_units_than_in_the_reserve() -> None:
    t = table().resources(CALLO, m=(0, 0, 2, 1)).units(CALLO, "faun", "isle").units(CALLO, "nightmare", "zym")
    t.action(CALLO, "making").choose("summon")
    assert t.keys == ["level:2"] and t.refusal("level:3").rule == "IG-COMP-04"
    t.choose("level:2", "region:isle")  # one Faun is left: nobody asks how many
    assert t.units_in(CALLO, "faun", "isle") == 2 and t.m_of(CALLO) == [0, 0, 1, 1]


@pytest.mark.rule("IG-Q-59")
@pytest.mark.rule("IG-ACT-MAKING-08")
def test_no_summoning_without_influence_in_an_open_region() -> None:
    t = table().resources(CALLO, m=(0, 1)).closed("isle").vuko("zym").held(CALLO, 2).action(CALLO, "making")
    assert t.refusal("summon").rule == "IG-ACT-MAKING-08"


@pytest.mark.rule("IG-Q-11")
def test_a_lone_unit_calls_others_to_itself() -> None:
    t = summon(table().resources(CALLO, m=(0, 1)).units(CALLO, "nightmare", "isle").action(CALLO, "making"), 1)
    assert t.units_in(CALLO, "wild_child", "isle") == 1


# -- the three together ------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-DX-10")
@pytest.mark.rule("IG-ACT-MAKING-01")
def test_a_full_making() -> None:
    t = table().resources(CALLO, m=(2, 0, 0, 0)).markers(CALLO, "isle").action(CALLO, "making")
    t.choose("raise", "up:0", "up:1", "up:2", "done")
    assert t.refusal("raise").rule == "IG-ACT-MAKING-01"
    t.choose("upgrade", "ability:speed", "unit:nightmare")
    assert t.refusal("upgrade").rule == "IG-ACT-MAKING-01"
    summon(t, 3)
    assert t.snow == 3 and t.reputation_of(CALLO) == 5
    assert t.units_in(CALLO, "nightmare", "isle") == 1 and t.m_of(CALLO) == [0, 0, 0, 0] and t.s.stock[2] == 16
    assert not t.decision[0]


@pytest.mark.rule("IG-ACT-MAKING-01")
def test_any_order_of_sub_actions_and_any_number() -> None:
    t = table().resources(CALLO, m=(1, 1)).markers(CALLO, "isle").action(CALLO, "making")
    summon(t, 1).choose("raise", "up:0", "done")
    assert t.snow == 2 and t.reputation_of(CALLO) == 2 and t.m_of(CALLO) == [0, 1, 0, 0]


# -- the track ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-REP-02")
@pytest.mark.rule("IG-ACT-MAKING-13")
def test_downwards_on_top_of_all_who_are_there() -> None:
    t = void_raise(table().reputation(dyken=3, fjollsfinn=3, callo=2, freihoff=4), CALLO)
    assert t.reputation_order == [DYKEN, FJOLL, CALLO, FREI]


@pytest.mark.rule("IG-Q-58")
def test_fields_passed_on_the_way_do_not_matter() -> None:
    t = table().reputation(callo=1, dyken=2, freihoff=4).resources(CALLO, m=(0, 0, 0, 1)).markers(CALLO, "isle")
    summon(t.action(CALLO, "making"), 3)
    assert t.reputation_of(CALLO) == 4 and t.reputation_order == [FJOLL, DYKEN, FREI, CALLO]


@pytest.mark.rule("IG-REP-04")
@pytest.mark.rule("IG-DX-08")
def test_the_first_loss_leads_out_of_the_safe_zone() -> None:
    t = void_raise(table(), CALLO)
    assert t.reputation_of(CALLO) == 1 and t.reputation_order == [FJOLL, DYKEN, FREI, CALLO]


@pytest.mark.rule("IG-REP-06")
@pytest.mark.rule("IG-Q-18")
def test_the_last_field_is_the_end_and_a_further_loss_puts_a_marker_on_top() -> None:
    t = table().reputation(callo=23, dyken=24, freihoff=24).resources(CALLO, m=(0, 0, 0, 1)).markers(CALLO, "isle")
    summon(t.action(CALLO, "making"), 3)
    assert t.reputation_of(CALLO) == 24 and t.reputation_order == [FJOLL, DYKEN, FREI, CALLO]
    void_raise(t, DYKEN)
    assert t.reputation_of(DYKEN) == 24 and t.reputation_order == [FJOLL, FREI, CALLO, DYKEN]


# -- Dead Snow in the middle of Making ---------------------------------------------------------------------------------


@pytest.mark.rule("IG-DX-16")
@pytest.mark.rule("IG-ACT-MAKING-14")
@pytest.mark.rule("IG-Q-16")
@pytest.mark.parametrize(("option", "field"), [(False, 5), (True, 6)])
def test_the_limit_reached_by_a_raise(option: bool, field: int) -> None:
    t = table(snow_last_cost=option).dead_snow(29).reputation(callo=3).resources(CALLO, m=(2,)).action(CALLO, "making")
    t.choose("raise")
    assert t.over and t.snow == 30 and t.reputation_of(CALLO) == field and t.m_of(CALLO) == [2, 0, 0, 0]


@pytest.mark.rule("IG-Q-16")
@pytest.mark.parametrize(("option", "field"), [(False, 5), (True, 6)])
def test_the_limit_reached_by_an_upgrade(option: bool, field: int) -> None:
    t = table(snow_last_cost=option).dead_snow(29).reputation(callo=3).resources(CALLO, m=(2,)).action(CALLO, "making")
    t.choose("upgrade")
    assert t.over and t.snow == 30 and t.reputation_of(CALLO) == field and t.m_of(CALLO) == [2, 0, 0, 0]
    assert t.match.view(None)["upgrades_left"] == dict.fromkeys(
        ("speed", "attack", "shield", "domination", "plunder"), 4
    )


@pytest.mark.rule("IG-Q-16")
@pytest.mark.parametrize(("option", "field"), [(False, 5), (True, 9)])
def test_the_limit_reached_by_a_summon_of_two_fauns(option: bool, field: int) -> None:
    t = table(snow_last_cost=option).dead_snow(29).reputation(callo=3).resources(CALLO, m=(0, 0, 2))
    t.markers(CALLO, "isle").markers(CALLO, "zym").action(CALLO, "making")
    summon(t, 2, 2)
    assert t.over and t.snow == 30 and t.reputation_of(CALLO) == field and t.m_of(CALLO) == [0, 0, 2, 0]
    assert t.in_reserve(CALLO, "faun") == 2


@pytest.mark.rule("IG-Q-16")
def test_the_limit_reached_by_two_crabs_with_their_modifier() -> None:
    t = table(snow_last_cost=True).dead_snow(29).reputation(dyken=3).resources(DYKEN, m=(0, 2)).markers(DYKEN, "isle")
    summon(t.action(DYKEN, "making"), 1, 2)
    assert t.over and t.reputation_of(DYKEN) == 3 + 4 + 2


@pytest.mark.rule("IG-ACT-MAKING-14")
def test_the_second_sub_action_reaches_the_limit_and_the_first_stays_done() -> None:
    t = table().dead_snow(28).reputation(callo=3).resources(CALLO, m=(1, 0)).markers(CALLO, "isle")
    summon(t.action(CALLO, "making").choose("raise", "up:0", "done"), 1)
    assert (
        t.over
        and t.m_of(CALLO) == [0, 1, 0, 0]
        and t.reputation_of(CALLO) == 3 + 1 + 2
        and t.in_reserve(CALLO, "wild_child") == 3
    )
