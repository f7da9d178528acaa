"""The seven Seekers. [IC-SEEKER]"""

from __future__ import annotations

import pytest

from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, table

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
