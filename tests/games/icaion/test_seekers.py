"""The seven Seekers. [IC-SEEKER]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.icaion.scenarios import outsiders_far_away, red_at_x1
from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, table

ONE_LINE = {"R1", "L2", "W2"}  # from S1
TWO_LINES = {"M1", "M2", "P1", "X2"}


def nodes(t: Table) -> set[str]:
    """The nodes a Seeker may go to now."""
    return {key.removeprefix("node:") for key in t.keys if key.startswith("node:")}


def armored(node: str, gear: str = "boots", **setup: Any) -> Table:
    """Red is The Criminal with the Armor on."""
    t = table(**setup).seeker(RED, node).character(RED, "criminal", gear).seeker(YELLOW, "C3")
    t.s.armor = 1
    return t


def has_armor(t: Table) -> bool:
    return bool(t.match.view(None)["players"][RED]["armor"])


# -- The Lone Survivor -------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-SEEKER-SURVIVOR-01")
@pytest.mark.rule("IC-AMB-86")
def test_the_lone_survivor_goes_anywhere_in_the_last_turn() -> None:
    t = table().character(RED, "survivor").seeker(RED, "S1").hand(RED, "move_2").last_round().begin_turn(RED)
    assert len(t.keys) == 39 and t.why_not("node:S1") == "IC-MOVE-04"
    assert all(option.params["cost"] == 0 for option in t.match.options())
    t.choose("node:S3")
    assert t.at(RED) == "S3" and t.event("seeker_moved")["rule"] == "IC-SEEKER-SURVIVOR-01"
    assert "card:move_2" in t.keys  # it stands for the Move
    t.choose("extract", "power:double_shift")
    assert len(t.keys) == 39
    earlier = table().character(RED, "survivor").begin_turn(RED)
    assert len(earlier.keys) < 39


# -- The Cursed --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-SEEKER-CURSED-01")
@pytest.mark.rule("IC-AMB-87")
def test_the_cursed_acts_twice_in_the_last_turn() -> None:
    t = table().character(RED, "cursed").seeker(RED, "X1").qoam(RI1=5).last_round().begin_turn(RED)
    t.choose("node:P1", "extract", "cage:1")
    assert "extract" in t.keys
    t.choose("power:draw", "done", "extract", "cage:2")
    assert t.qoam_in("RI1") == 3 and t.decision == (YELLOW, "move")
    earlier = table().character(RED, "cursed").begin_turn(RED).choose("node:W2", "extract")
    assert earlier.why_not("extract") == "IC-TURN-01"


@pytest.mark.rule("IC-AMB-41")
def test_the_cursed_with_a_double_shift_acts_three_times() -> None:
    t = table().character(RED, "cursed").last_round().begin_turn(RED)
    t.choose("node:W2", "extract", "power:double_shift", "node:P1", "extract")
    assert "extract" in t.keys
    t.choose("extract")
    assert t.decision == (YELLOW, "move")


# -- The Heir ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-SEEKER-HEIR-01")
def test_the_heir_scores_for_every_card_played() -> None:
    t = table().character(RED, "heir").hand(RED, "points_3").cage(RED, 1, green=1).act(RED, "card:points_3")
    assert t.gained(RED) == {"seeker": 1, "curios": 3}
    assert t.all_events("reputation_gained")[0]["seeker"] == "heir"


# -- The Machine -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-SEEKER-MACHINE-01")
@pytest.mark.rule("IC-AMB-42")
@pytest.mark.rule("IC-AMB-94")
def test_the_machine_adds_a_crystal() -> None:
    t = table().character(RED, "machine").cage(RED, 1, pink=1).act(RED, "power:overcharge", "colour:blue", "cage:2")
    assert t.decision == (RED, "added_colour") and "pass" in t.keys
    t.choose("colour:grey")
    assert t.keys == ["cage:1", "cage:2"]
    t.choose("cage:1")
    assert t.cages(RED) == [{"grey": 1, "pink": 1}, {"blue": 1}]
    shift = table().character(RED, "machine").act(RED, "extract", "power:double_shift")
    assert shift.decision == (RED, "added_colour")  # before the second Move
    shift.choose("pass")
    assert shift.decision == (RED, "move")


# -- The Outsider ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-SEEKER-OUTSIDER-01")
def test_the_outsider_scores_three_times() -> None:
    t = table().character(RED, "outsider").seeker(RED, "M1").colossus("K1", 3).cage(RED, 1, pink=2)
    t.act(RED, "investigate", "count:2")
    assert t.gained(RED) == {"investigate": 6}


# -- The Creature ------------------------------------------------------------------------------------------------------


def creature() -> Table:
    return table(seats=3).character(RED, "creature").seeker(RED, "X1")


@pytest.mark.rule("IC-SEEKER-CREATURE-01")
@pytest.mark.rule("IC-AMB-16")
def test_the_creature_pays_one_less() -> None:
    t = creature().act(RED, "deploy", "row:strength", "region:RI1")  # for nothing
    assert t.machines_in("RI1") == {"harvester": RED} and not t.all_events("qoam_spent")
    t = creature().hand(RED, "points_6", "points_3", "draw_1_2").cage(RED, 1, green=1).act(RED)
    assert {"card:points_6", "card:points_3", "card:draw_1_2"} <= set(t.keys)
    t.choose("card:points_6")
    assert t.stock(RED) == {} and t.gained(RED) == {"curios": 6}


@pytest.mark.rule("IC-SEEKER-CREATURE-02")
@pytest.mark.rule("IC-AMB-16")
def test_the_creature_scores_the_full_cost() -> None:
    t = creature().machine("scavenger", "RI1", YELLOW).machine("refiner", "RI1", PURPLE).cage(RED, 1, blue=2)
    t.machine("harvester", "RC1", YELLOW).act(RED, "deploy", "row:strength", "region:RI1")
    assert t.event("qoam_spent")["blue"] == 2 and t.gained(RED) == {"deploy": 3 * 2}
    assert creature().act(RED, "deploy", "row:strength", "region:RI1").gained(RED) == {"deploy": 1}


@pytest.mark.rule("IC-AMB-17")
def test_the_rebate_does_not_help_restoring() -> None:
    t = table(wonders=True).character(RED, "creature").seeker(RED, "X1").open_wonders("pulsar").cage(RED, 1, blue=1)
    assert t.act(RED).why_not("restore") == "IC-WONDER-06"
    t.cage(RED, 1, blue=2).act(RED, "restore", "wonder:pulsar", "region:RI1")
    assert t.stock(RED) == {}


@pytest.mark.rule("IC-AMB-17")
def test_the_rebate_helps_a_card_and_the_deploy_it_grants() -> None:
    t = creature().hand(RED, "action_deploy").act(RED, "card:action_deploy", "row:strength", "region:RI1")
    assert t.machines_in("RI1") == {"harvester": RED} and t.hand_of(RED) == []


# -- The Criminal ------------------------------------------------------------------------------------------------------


def criminal(armor: bool = True) -> Table:
    t = table().character(RED, "criminal")
    t.s.armor = int(armor)
    return t


@pytest.mark.rule("IC-SEEKER-CRIMINAL-01")
@pytest.mark.rule("IC-AMB-81")
def test_the_armor_comes_off() -> None:
    t = criminal().colossus("K5").seeker(RED, "L1").reveal("colossus_1")
    assert t.s.armor == 0 and t.event("armor_removed")["seat"] == RED
    t = criminal().last_round().end_year()
    assert t.s.year == 2 and t.s.armor == 0


@pytest.mark.rule("IC-SEEKER-CRIMINAL-02")
@pytest.mark.rule("IC-AMB-80")
def test_the_armor_goes_on_after_a_turn_without_a_special_action() -> None:
    t = criminal(armor=False).begin_turn(RED).choose("node:W2", "extract", "pass")
    assert t.s.armor == 1 and t.event("armor_put_on")["seat"] == RED
    t = criminal(armor=False).begin_turn(RED).choose("node:W2", "power:draw", "done", "pass")
    assert t.s.armor == 0
    t = criminal(armor=False).lying(RED).begin_turn(RED).choose("node:W2", "pass")
    assert t.s.armor == 1


@pytest.mark.rule("IC-SEEKER-CRIMINAL-03")
@pytest.mark.rule("IC-AMB-62")
def test_the_armor_allows_actions_as_the_special_one() -> None:
    t = criminal().seeker(RED, "M1").colossus("K1", 2, 3).slot(RED, "blue", 1).act(RED)
    assert {"special:investigate", "special:install"} <= set(t.keys)
    assert t.why_not("special:retrieve") == "IC-APPARATUS-01"
    t.choose("investigate", "count:0", "special:investigate", "count:0")
    assert t.s.shards_removed == [0, 1, 1] and t.decision == (YELLOW, "move")
    assert t.s.armor == 1  # used, it stays on
    assert "special:retrieve" in criminal().seeker(RED, "C1").act(RED).keys
    assert "special:retrieve" not in criminal(armor=False).seeker(RED, "C1").act(RED).keys


@pytest.mark.rule("IC-AMB-62")
def test_a_used_armor_is_not_newly_put_on() -> None:
    t = criminal().seeker(RED, "M1").colossus("K1", 2).act(RED, "special:investigate", "count:0")
    t.s.armor = 0  # as if something had taken it off meanwhile
    t.choose("pass")
    assert t.s.armor == 0


@pytest.mark.rule("IC-SEEKER-MACHINE-01")
def test_the_machine_adds_a_crystal_to_a_cage_as_it_is() -> None:
    t = table().character(RED, "machine", "armor").cage(RED, 1, grey=2).cage(RED, 2, blue=1)
    t.act(RED, "power:overcharge", "colour:pink", "cage:2", "colour:green", "cage:1")
    assert t.cages(RED) == [{"green": 1, "grey": 2}, {"pink": 1}]


@pytest.mark.rule("IC-SEEKER-CREATURE-01")
@pytest.mark.rule("IC-SEEKER-CREATURE-02")
@pytest.mark.rule("IC-AMB-16")
def test_the_creature_pays_one_less_and_scores_the_full_cost() -> None:
    t = table(seats=3).seeker(RED, "X1").character(RED, "creature", "armor").machine("refiner", "RI1", YELLOW)
    t.machine("scavenger", "RI1", PURPLE).machine("harvester", "RC1", PURPLE).cage(RED, 1, blue=3)
    t.act(RED, "deploy", "row:strength", "region:RI1")
    assert t.stock(RED) == {"blue": 1} and t.points_of(RED) == 6


@pytest.mark.rule("IC-SEEKER-CRIMINAL-03")
def test_the_criminal_investigates_twice_with_the_armor_on() -> None:
    t = table().seeker(RED, "M1").character(RED, "criminal", "boots").colossus("K1", 1, 3).cage(RED, 1, pink=4)
    t.s.armor = 1
    t.act(RED, "investigate", "count:1", "special:investigate", "count:3")
    assert t.points_of(RED) == 4 and t.match.view(RED)["players"][RED]["shards"] == 2


@pytest.mark.rule("IC-SEEKER-CRIMINAL-01")
@pytest.mark.rule("IC-AMB-79")
@pytest.mark.parametrize(("answer", "armor"), [("wound", False), ("card:points_3", True)])
def test_a_wound_takes_the_armor_unless_it_is_averted(answer: str, armor: bool) -> None:
    t = table().character(YELLOW, "criminal", "boots").seeker(YELLOW, "W2").hand(YELLOW, "points_3")
    t.s.armor = 1
    t.hand(RED, "attack_2").cage(RED, 1, green=1).act(RED, "card:attack_2", answer)
    assert t.match.view(None)["players"][YELLOW]["armor"] is armor and t.points_of(RED) == 2


@pytest.mark.rule("IC-SEEKER-SURVIVOR-01")
def test_the_survivor_jumps_in_the_last_round_only() -> None:
    t = table().last_round().character(RED, "survivor", "armor").begin_turn(RED).choose("node:C3")
    assert t.at(RED) == "C3" and "retrieve" in t.keys
    t = table().track("river", "mountain", "forest", "myst").character(RED, "survivor", "armor").begin_turn(RED)
    assert nodes(t) == ONE_LINE | TWO_LINES


@pytest.mark.rule("IC-SEEKER-CURSED-01")
@pytest.mark.rule("IC-AMB-41")
def test_the_cursed_extracts_three_times_with_a_double_shift() -> None:
    t = table().last_round().character(RED, "cursed", "armor").seeker(RED, "X1").qoam(RI1=5).begin_turn(RED)
    t.choose("node:P1", "extract", "cage:1", "extract", "cage:1", "power:double_shift", "node:X1", "extract", "cage:2")
    assert t.qoam_in("RI1") == 2 and t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-SEEKER-CRIMINAL-01")
@pytest.mark.rule("IC-SEEKER-CRIMINAL-02")
@pytest.mark.rule("IC-AMB-77")
def test_a_criminal_wounded_in_the_own_turn_has_the_armor_back_at_its_end() -> None:
    t = armored("L1", wonders=True).wonder("bell", "RC1", RED).colossus("K1", 1).parasites(RC1=3)
    t.act(RED, "extract", "stay")
    assert t.s.lying[RED] == 1 and not has_armor(t)
    assert "special:investigate" not in t.keys
    t.choose("pass")  # a turn without a Special Action
    assert has_armor(t)


@pytest.mark.rule("IC-SEEKER-CRIMINAL-03")
@pytest.mark.rule("IC-EPS-04")
def test_the_armor_gives_nothing_after_a_double_shift() -> None:
    t = armored("M1").colossus("K1", 1, 1).slot(RED, "blue", 1).act(RED, "investigate", "count:0", "power:double_shift")
    t.choose("node:L1")
    assert "install" in t.keys and t.why_not("special:install") == t.why_not("special:investigate") == "IC-TURN-01"


@pytest.mark.rule("IC-SEEKER-CRIMINAL-02")
@pytest.mark.rule("IC-AMB-62")
def test_a_power_supply_used_with_the_armor_on_leaves_it_on() -> None:
    t = armored("M1").act(RED, "power:draw", "done", "pass")
    assert has_armor(t)


@pytest.mark.rule("IC-SEEKER-CRIMINAL-03")
@pytest.mark.rule("IC-GEAR-GLOVES-01")
def test_a_criminal_with_gloves_has_one_special_action() -> None:
    t = armored("M1", "gloves").colossus("K1", 1).cage(RED, 1, green=1).act(RED)
    assert {"special:deploy", "special:investigate"} <= set(t.keys)
    t.choose("special:deploy", "row:strength", "region:RC1")
    assert t.why_not("special:investigate") == "IC-TURN-01" and "investigate" in t.keys and has_armor(t)


@pytest.mark.rule("IC-SEEKER-OUTSIDER-01")
@pytest.mark.rule("IC-CURIO-11")
def test_an_investigate_by_card_is_tripled_too() -> None:
    t = red_at_x1().seeker(RED, "R1").colossus("K1", 2).hand(RED, "action_eradicate_or_investigate")
    t.cage(RED, 1, green=1, pink=2).act(RED, "card:action_eradicate_or_investigate", "count:2")
    assert t.points_of(RED) == 6 and t.match.view(None)["players"][RED]["shards"] == 1


@pytest.mark.rule("IC-SEEKER-HEIR-01")
@pytest.mark.rule("IC-CURIO-16")
@pytest.mark.rule("IC-WOUND-01")
def test_the_heir_scores_for_cards_played_not_for_cards_thrown_away() -> None:
    t = red_at_x1("heir").machine("scavenger", "RC1", RED).upgrade(RED, "up_scavenger_discard")
    t.hand(RED, "points_3", "points_9").act(RED, "extract", "region:RC1", "card:points_9")
    assert t.points_of(RED) == 3
    t.seeker(YELLOW, "P1").hand(YELLOW, "attack_2").cage(YELLOW, 1, green=1).act(YELLOW, "card:attack_2")
    t.choose("card:points_3")
    assert t.points_of(RED) == 3 and t.s.lying == [0, 0]


@pytest.mark.rule("IC-SEEKER-CRIMINAL-03")
@pytest.mark.rule("IC-TURN-01")
def test_the_armor_alone_keeps_the_turn_going() -> None:
    """No card, no charge: the Armor is the only Special Action left. Without it the turn is over."""
    t = armored("M1").discharged(RED).colossus("K1", 1, 1).act(RED, "investigate", "count:0")
    assert t.decision == (RED, "action") and t.keys == ["special:investigate", "pass"]
    t = red_at_x1().discharged(RED).act(RED, "extract")
    assert t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-SEEKER-CRIMINAL-01")
@pytest.mark.rule("IC-SEEKER-CRIMINAL-02")
def test_armor_put_on_in_the_last_turn_comes_off_with_the_new_year() -> None:
    t = (
        outsiders_far_away()
        .character(RED, "criminal")
        .last_round()
        .order(YELLOW, RED)
        .begin_turn(RED)
        .choose("node:C3", "pass")
    )
    assert t.all_events("armor_put_on") and t.all_events("armor_removed")
    assert t.s.year == 2 and t.match.view(None)["players"][RED]["armor"] is False


@pytest.mark.rule("IC-AMB-86")
def test_a_jump_may_be_followed_by_a_move_card() -> None:
    t = table().last_round().character(RED, "survivor", "boots").hand(RED, "move_2").cage(RED, 1, green=1)
    t.begin_turn(RED).choose("node:C3", "card:move_2", "node:X3")
    assert t.at(RED) == "X3" and "extract" in t.keys
