"""Making and the reputation track. [IG-ACT-MAKING, IG-REP]"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.changes import lose_reputation, raise_reputation
from tests.games.icegarden.table import Table, table


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


@pytest.mark.rule("IG-REP-01")
def test_the_worst_is_the_top_marker_of_the_lowest_field() -> None:
    t = table().reputation(callo=4, dyken=4, freihoff=2)
    assert t.reputation_order == ["fjollsfinn", "freihoff", "callo", "dyken"]
    t.markers("dyken", "zym").markers("callo", "fire").begin_vuko()
    assert t.event("vuko_walked")["seat"] == t.seat("dyken")


@pytest.mark.rule("IG-REP-02")
@pytest.mark.rule("IG-Q-58")
def test_moving_down_lands_on_top() -> None:
    t = table().reputation(dyken=2, freihoff=3, callo=3)
    lose_reputation(t.s, t.seat("fjollsfinn"), 3, "")
    assert t.reputation_order == ["dyken", "freihoff", "callo", "fjollsfinn"]
    lose_reputation(t.s, t.seat("freihoff"), 1, "")  # out of the middle of a stack
    assert t.reputation_order == ["dyken", "callo", "fjollsfinn", "freihoff"]


@pytest.mark.rule("IG-REP-03")
def test_moving_up_slides_to_the_bottom() -> None:
    t = table().reputation(dyken=2, freihoff=2, callo=4)
    raise_reputation(t.s, t.seat("callo"), 2, "")
    assert t.reputation_order == ["fjollsfinn", "callo", "dyken", "freihoff"]


@pytest.mark.rule("IG-REP-04")
def test_the_first_loss_leads_out_of_the_safe_zone() -> None:
    t = table().markers("callo", "sails").action("callo", "making").choose("raise")
    assert t.reputation_of("callo") == 1


@pytest.mark.rule("IG-REP-05")
def test_no_way_back_into_the_safe_zone() -> None:
    t = table().reputation(callo=1, dyken=3)
    raise_reputation(t.s, t.seat("callo"), 2, "")
    raise_reputation(t.s, t.seat("dyken"), 9, "")
    assert t.reputation_of("callo") == 1 and t.reputation_of("dyken") == 1
    assert t.reputation_order[2:] == ["dyken", "callo"]
    raise_reputation(t.s, t.seat("callo"), 2, "")  # no way up, so no way down the stack either
    assert t.reputation_order[2:] == ["dyken", "callo"]


@pytest.mark.rule("IG-REP-06")
@pytest.mark.rule("IG-Q-18")
def test_the_last_field_stops_a_fall() -> None:
    t = table().reputation(callo=24, dyken=24, freihoff=23)
    lose_reputation(t.s, t.seat("freihoff"), 5, "")
    assert t.reputation_of("freihoff") == 24 and t.reputation_order[1:] == ["callo", "dyken", "freihoff"]
    lose_reputation(t.s, t.seat("callo"), 1, "")  # only its place in the stack gets worse
    assert t.reputation_of("callo") == 24 and t.reputation_order[1:] == ["dyken", "freihoff", "callo"]
    lose_reputation(t.s, t.seat("dyken"), 0, "")
    assert t.reputation_order[1:] == ["dyken", "freihoff", "callo"]
