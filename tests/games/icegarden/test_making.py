"""Making. [IG-ACT-MAKING]"""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def void_raise(t: Table, character: str) -> Table:
    """Raise without any M."""
    return t.action(character, "making").choose("raise")


def summon(t: Table, level: int, count: int = 1) -> Table:
    """Summon units of a level, as far as the rules ask: the first region is good enough."""
    t.choose("summon", f"level:{level}")
    if t.decision[1] == "summon_count":
        t.choose(f"count:{count}")
    while t.decision[1] == "summon_place":
        t.choose(t.keys[0])
    return t


def maker(*m: int, character: str = "callo", **setup: object) -> Table:
    """A character with influence in sails and M by level, about to make."""
    t = table(**setup).markers(character, "sails").resources(character, m=m)
    return t.action(character, "making")


@pytest.mark.rule("IG-ACT-MAKING-01")
def test_each_sub_action_once_in_any_order() -> None:
    t = maker(2, 1)
    assert t.keys == ["raise", "upgrade", "summon", "done"]
    t.choose("summon", "level:1")
    assert t.keys == ["raise", "upgrade", "done"] and t.refusal("summon").rule == "IG-ACT-MAKING-01"
    t.choose("upgrade", "ability:speed", "unit:faun", "raise", "up:0", "done")
    assert t.decision == ("", "") and t.snow == 3


@pytest.mark.rule("IG-ACT-MAKING-02")
def test_raise_moves_dead_snow_reputation_and_m() -> None:
    t = maker(2).choose("raise")
    assert t.snow == 1 and t.reputation_of("callo") == 1
    rose = {"type": "dead_snow_rose", "rule": "IG-ACT-MAKING-02", "dead_snow": 1, "limit": 30, "seat": 3}
    assert t.event("dead_snow_rose") == rose
    t.choose("up:0", "up:1", "up:2", "up:0", "down:1")
    assert t.m_of("callo") == [1, 0, 0, 1] and t.decision[1] == "making"  # five steps are all


@pytest.mark.rule("IG-ACT-MAKING-03")
def test_steps_may_be_split_and_lost() -> None:
    t = maker(1, 0, 1).choose("raise", "up:0", "down:2", "done")
    assert t.m_of("callo") == [0, 2, 0, 0]
    assert t.event("steps_lost")["count"] == 3


@pytest.mark.rule("IG-ACT-MAKING-02")
@pytest.mark.rule("IG-Q-50")
def test_a_raise_may_be_without_effect_unless_the_setup_says_otherwise() -> None:
    t = maker(1, void_raise=False).choose("raise")
    assert "done" not in t.keys and t.refusal("done").rule == "IG-ACT-MAKING-02"
    t.choose("up:0")
    assert "done" in t.keys
    t = maker(void_raise=False)
    assert t.event("action_idle")["why"] == "no_m"
    t = table(void_raise=False).markers("callo", "sails").resources("callo", m=(0, 1)).action("callo", "making")
    t.choose("summon", "level:1")
    assert t.decision == ("", "")  # nothing left to raise
    t = maker()
    assert t.keys == ["raise", "done"]
    t.choose("raise")
    assert t.snow == 1 and t.decision == ("", "")


@pytest.mark.rule("IG-ACT-MAKING-04")
def test_upgrade_is_paid_from_level_0() -> None:
    t = maker(1, 5).choose("upgrade")
    assert t.snow == 1 and t.reputation_of("callo") == 1
    assert t.keys == ["ability:speed", "ability:shield", "ability:plunder"]
    assert t.refusal("ability:attack").rule == "IG-ACT-MAKING-04"  # costs 2
    t.choose("ability:plunder", "unit:faun")
    assert t.m_of("callo") == [0, 5, 0, 0] and t.s.upgrades_left[4] == 3
    t = maker(0, 5)
    assert t.refusal("upgrade").rule == "IG-ACT-MAKING-04"


@pytest.mark.rule("IG-ACT-MAKING-05")
@pytest.mark.rule("IG-Q-14")
def test_an_upgrade_works_for_the_whole_type_and_needs_a_slot() -> None:
    t = table().units("callo", "wild_child", "sails").units("callo", "wild_child", "zym").resources("callo", m=(3,))
    t.action("callo", "making").choose("upgrade", "ability:speed", "unit:wild_child", "done")
    t.begin_activation()
    assert t.keys == ["piece:wild_child@sails", "piece:wild_child@zym", "done"]
    t = table().upgrade("callo", "wild_child", "speed").upgrade("callo", "wild_child", "plunder")
    t.markers("callo", "sails").resources("callo", m=(3,)).action("callo", "making").choose("upgrade", "ability:shield")
    assert t.keys == ["unit:faun", "unit:nightmare"]
    assert t.refusal("unit:wild_child").rule == "IG-ACT-MAKING-05"


@pytest.mark.rule("IG-ACT-MAKING-06")
@pytest.mark.rule("IG-Q-65")
def test_only_level_3_may_have_an_ability_twice() -> None:
    t = maker(4, character="dyken").choose("upgrade", "ability:attack")  # crabs and the wyvern have Attack printed
    assert t.keys == ["unit:piper", "unit:wyvern"]
    assert t.refusal("unit:crab").rule == "IG-ACT-MAKING-06"
    t.choose("unit:wyvern")
    view = t.match.view(None)["players"][t.seat("dyken")]["units"][2]
    assert view["abilities"]["attack"] == 2 and view["upgrades"] == ["attack"]
    t = table().upgrade("callo", "faun", "speed").markers("callo", "sails").resources("callo", m=(1,))
    t.action("callo", "making").choose("upgrade", "ability:speed")
    assert t.refusal("unit:faun").rule == "IG-ACT-MAKING-06"  # bought before


@pytest.mark.rule("IG-Q-65")
def test_spy_slots_take_no_bought_token() -> None:
    t = table().upgrade("freihoff", "harrasim", "speed").markers("freihoff", "sails").resources("freihoff", m=(1,))
    t.action("freihoff", "making").choose("upgrade", "ability:speed")
    assert t.keys == ["unit:moon_brother", "unit:enlightened"]
    assert t.refusal("unit:harrasim").rule == "IG-ACT-MAKING-05"


@pytest.mark.rule("IG-ACT-MAKING-07")
def test_units_of_the_level_of_their_m() -> None:
    t = maker(0, 2, 2, 1).choose("summon")
    assert t.keys == ["level:1", "level:2", "level:3"] and t.snow == 0
    t.choose("level:2", "count:2")
    assert t.snow == 1 and t.m_of("callo") == [0, 2, 0, 1] and t.units_in("callo", "faun", "sails") == 2
    assert t.s.stock[2] == 16 - 3


@pytest.mark.rule("IG-ACT-MAKING-07")
@pytest.mark.rule("IG-Q-59")
def test_limits_of_summon() -> None:
    t = table().units("callo", "faun", "sails", 1).resources("callo", m=(0, 0, 3)).action("callo", "making")
    t.choose("summon", "level:2")  # one Faun is left: nothing to count
    assert t.m_of("callo") == [0, 0, 2, 0] and t.units_in("callo", "faun", "sails") == 2
    t = table().units("callo", "faun", "sails", 2).resources("callo", m=(0, 0, 1)).action("callo", "making")
    assert t.refusal("summon").rule == "IG-ACT-MAKING-07"
    t = table().resources("callo", m=(0, 0, 1)).action("callo", "making")
    assert t.refusal("summon").rule == "IG-ACT-MAKING-08"  # no influence anywhere
    t = maker(0, 5, 1).choose("summon", "level:1")
    assert t.keys == ["count:1", "count:2", "count:3"] and t.refusal("count:4").rule == "IG-COMP-04"
    t = maker(0, 2).choose("summon", "level:1")
    assert t.refusal("count:3").rule == "IG-ACT-MAKING-07"


@pytest.mark.rule("IG-ACT-MAKING-08")
def test_units_appear_where_one_has_influence() -> None:
    t = table().markers("callo", "sails").units("callo", "faun", "zym").markers("dyken", "fire")
    t.resources("callo", m=(0, 3)).action("callo", "making").choose("summon", "level:1", "count:3")
    assert t.keys == ["region:sails", "region:zym"] and t.refusal("region:fire").rule == "IG-ACT-MAKING-08"
    t.choose("region:sails", "region:zym", "region:zym")
    assert t.units_in("callo", "wild_child", "sails") == 1 and t.units_in("callo", "wild_child", "zym") == 2


@pytest.mark.rule("IG-ACT-MAKING-09")
def test_reputation_is_m_times_level() -> None:
    assert maker(0, 3).choose("summon", "level:1", "count:3").reputation_of("callo") == 3
    assert maker(0, 0, 2).choose("summon", "level:2", "count:2").reputation_of("callo") == 4
    assert maker(0, 0, 0, 1).choose("summon", "level:3").reputation_of("callo") == 3


@pytest.mark.rule("IG-ACT-MAKING-10")
def test_m_may_be_kept() -> None:
    t = maker(0, 3).choose("summon", "level:1", "count:1")
    assert t.m_of("callo") == [0, 2, 0, 0]


@pytest.mark.rule("IG-ACT-MAKING-11")
@pytest.mark.rule("IG-Q-15")
def test_crabs_cost_two_more_in_all_or_one_each_by_setup() -> None:
    for modifier, expected in (("summon", [3, 4, 5]), ("crab", [2, 4, 6])):
        losses = []
        for crabs in (1, 2, 3):
            t = maker(0, crabs, character="dyken", crab_modifier=modifier).choose("summon", "level:1")
            if crabs > 1:
                t.choose(f"count:{crabs}")
            losses.append(t.reputation_of("dyken"))
        assert losses == expected
    assert maker(0, 0, 1, character="dyken").choose("summon", "level:2").reputation_of("dyken") == 2  # a Piper


@pytest.mark.rule("IG-ACT-MAKING-12")
def test_level_0_summons_nothing() -> None:
    t = maker(3, 1).choose("summon")
    assert t.keys == ["level:1"] and t.refusal("level:0").rule == "IG-ACT-MAKING-12"
    assert t.refusal("level:2").rule == "IG-ACT-MAKING-07"
    assert maker(3).refusal("summon").rule == "IG-ACT-MAKING-12"


@pytest.mark.rule("IG-ACT-MAKING-13")
def test_losses_of_making_go_on_top_of_the_stack() -> None:
    t = table().markers("callo", "sails").reputation(dyken=1, freihoff=1).action("callo", "making").choose("raise")
    assert t.reputation_order == ["fjollsfinn", "dyken", "freihoff", "callo"]


@pytest.mark.rule("IG-ACT-MAKING-14")
@pytest.mark.rule("IG-Q-16")
@pytest.mark.parametrize("choices", [("raise",), ("upgrade",), ("summon", "level:3")], ids=str)
def test_at_the_limit_nothing_is_paid_or_gained(choices: tuple[str, ...]) -> None:
    t = table().markers("callo", "sails").resources("callo", m=(2, 0, 0, 1)).dead_snow(29).action("callo", "making")
    t.choose(*choices)
    assert t.over and t.m_of("callo") == [2, 0, 0, 1] and t.reputation_of("callo") == 2  # the penalty alone


@pytest.mark.rule("IG-ACT-MAKING-14")
@pytest.mark.rule("IG-Q-16")
@pytest.mark.parametrize(("choices", "field"), [(("raise",), 3), (("upgrade",), 3), (("summon", "level:3"), 5)])
def test_by_setup_the_last_sub_action_costs_its_reputation(choices: tuple[str, ...], field: int) -> None:
    t = table(snow_last_cost=True).markers("callo", "sails").resources("callo", m=(2, 0, 0, 1)).dead_snow(29)
    t.action("callo", "making").choose(*choices)
    assert t.over and t.m_of("callo") == [2, 0, 0, 1] and t.reputation_of("callo") == field
    t = table(snow_last_cost=True).markers("callo", "sails").resources("callo", m=(1,)).action("callo", "making")
    assert t.choose("raise").reputation_of("callo") == 1  # once, away from the limit


# -- reputation --------------------------------------------------------------------------------------------------------


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
def test_m_of_level_0_is_not_offered_for_a_summon() -> None:
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
