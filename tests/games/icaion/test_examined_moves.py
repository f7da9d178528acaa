"""An outside reading of the printed rules: Move, Extract and Deploy where several rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, table


def at_x1(seeker: str = "outsider", gear: str = "boots", seats: int = 2, **setup: Any) -> Table:
    """Red stands at X1, where a River (RI1), a Forest (RC1) and a Crystal Field (RE1) meet."""
    return table(seats=seats, **setup).seeker(RED, "X1").character(RED, seeker, gear).seeker(YELLOW, "C3")


# -- Move and Camp -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-MOVE-05")
@pytest.mark.rule("IC-MOVE-06")
@pytest.mark.rule("IC-GEAR-BOOTS-01")
@pytest.mark.rule("IC-AMB-21")
@pytest.mark.parametrize(
    ("gear", "upgrades", "row", "node", "blue"),
    [
        ("boots", 1, 0, "L1", 0),  # four lines from C1: two, the Boots and the Upgrade
        ("boots", 1, 1, "M3", 1),  # five
        ("boots", 1, 1, "R3", 2),  # six
        ("armor", 1, 2, "M3", 1),
        ("armor", 1, 2, "R3", 2),
        ("armor", 2, 2, "R3", 1),
        ("boots", 2, 2, "M3", 0),
    ],
)
def test_everything_that_lengthens_a_move_adds_up(gear: str, upgrades: int, row: int, node: str, blue: int) -> None:
    t = table().seeker(RED, "C1").character(RED, "heir", gear).upgrade(RED, *["up_movement"] * upgrades)
    t.deployed(RED, movement=row).cage(RED, 1, blue=3).begin_turn(RED).choose(f"node:{node}")
    assert t.stock(RED).get("blue", 0) == 3 - blue


@pytest.mark.rule("IC-AMB-21")
def test_two_movement_icons_that_lengthen_every_blue() -> None:
    t = table(movement_icon="blue_node").seeker(RED, "C1").character(RED, "heir", "boots").cage(RED, 1, blue=2)
    t.upgrade(RED, "up_movement", "up_movement").begin_turn(RED)
    assert "node:M1" in t.keys and t.why_not("node:L1") == "IC-MOVE-05"  # three free nodes, and Blue is of no use yet
    t.deployed(RED, movement=2).begin_turn(RED).choose("node:R3")  # six lines: three free, up to four for a Blue
    assert t.stock(RED) == {"blue": 1}


@pytest.mark.rule("IC-CURIO-13")
@pytest.mark.rule("IC-MOVE-05")
def test_one_converter_lengthens_a_move_by_one_node() -> None:
    t = table().seeker(RED, "C1").upgrade(RED, "up_converter").cage(RED, 1, grey=4).deployed(RED, movement=1)
    t.begin_turn(RED)
    assert t.why_not("node:L1") == "IC-MOVE-05"
    t.choose("node:M1", "convert:grey.blue")
    assert t.at(RED) == "M1" and t.stock(RED) == {"grey": 2}


@pytest.mark.rule("IC-MOVE-01")
@pytest.mark.rule("IC-AMB-25")
def test_brown_does_not_pay_for_a_camp() -> None:
    assert at_x1().cage(RED, 1, brown=5).begin_turn(RED).why_not("camp") == "IC-MOVE-02"


@pytest.mark.rule("IC-EPS-04")
@pytest.mark.rule("IC-AMB-85")
def test_the_second_camp_of_a_turn_wants_a_second_blue() -> None:
    t = at_x1().cage(RED, 1, blue=1).begin_turn(RED).choose("camp", "extract", "power:double_shift")
    assert t.why_not("camp") == "IC-MOVE-02" and t.why_not("node:X1") == "IC-MOVE-04"


@pytest.mark.rule("IC-SEEKER-MACHINE-01")
@pytest.mark.rule("IC-AMB-94")
def test_the_crystal_of_the_machine_may_pay_for_the_second_camp() -> None:
    t = at_x1("machine").cage(RED, 2, pink=2).act(RED, "extract", "power:double_shift", "colour:blue", "cage:2")
    t.choose("camp", "extract")
    assert t.cages(RED) == [{}, {"pink": 2}] and t.at(RED) == "X1" and t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-WOUND-03")
@pytest.mark.rule("IC-AMB-38")
def test_a_wounded_seeker_may_camp_with_converted_blue() -> None:
    t = at_x1().upgrade(RED, "up_converter").cage(RED, 1, pink=2).lying(RED).begin_turn(RED)
    t.choose("camp", "convert:pink.blue")
    assert t.at(RED) == "X1" and t.stock(RED) == {} and t.keys == ["extract", "pass"]


@pytest.mark.rule("IC-WOUND-02")
@pytest.mark.rule("IC-CURIO-09")
def test_a_seeker_that_stood_up_can_be_wounded_again() -> None:
    t = at_x1().lying(RED).event_deck("river").begin_turn(RED).choose("node:W1", "pass")
    t.seeker(YELLOW, "W1").hand(YELLOW, "attack_2").cage(YELLOW, 1, green=1).act(YELLOW, "card:attack_2", "pass")
    assert t.decision == (RED, "move") and t.why_not("node:M5") == "IC-WOUND-03" and t.points_of(YELLOW) == 2


@pytest.mark.rule("IC-SEEKER-SURVIVOR-01")
@pytest.mark.rule("IC-MOVE-01")
def test_the_survivor_may_camp_instead_of_jumping_and_jump_later() -> None:
    t = at_x1("survivor").last_round().cage(RED, 1, blue=1).begin_turn(RED).choose("camp", "extract")
    t.choose("power:double_shift", "node:C3", "retrieve")
    assert t.decision == (RED, "retrieve") and t.stock(RED) == {}


@pytest.mark.rule("IC-CURIO-08")
@pytest.mark.rule("IC-SEEKER-HEIR-01")
@pytest.mark.rule("IC-TURN-01")
def test_a_move_card_that_moves_nobody_is_still_the_special_action() -> None:
    t = at_x1("heir").hand(RED, "move_2", "points_3").cage(RED, 1, green=2).begin_turn(RED)
    t.choose("node:P1", "card:move_2", "done")
    assert t.at(RED) == "P1" and t.points_of(RED) == 1
    assert t.why_not("card:points_3") == t.why_not("power:draw") == "IC-TURN-01" and "extract" in t.keys


@pytest.mark.rule("IC-AMB-33")
@pytest.mark.rule("IC-SEEKER-CURSED-01")
def test_the_cursed_plays_no_move_card_between_two_actions() -> None:
    t = at_x1("cursed").last_round().hand(RED, "move_2").cage(RED, 1, green=1).begin_turn(RED)
    t.choose("node:P1", "extract")
    assert "extract" in t.keys and t.why_not("card:move_2") == "IC-CURIO-08"


# -- Extract -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-CURIO-14")
def test_any_colour_may_be_the_regions_own() -> None:
    t = at_x1().machine("harvester", "RI1", RED).qoam(RI1=2).upgrade(RED, "up_harvester_any")
    t.act(RED, "extract", "region:RI1", "colour:blue", "cage:1")
    assert t.stock(RED) == {"blue": 2} and t.qoam_in("RI1") == 1


@pytest.mark.rule("IC-CURIO-14")
@pytest.mark.rule("IC-AMB-90")
def test_an_upgrade_serves_every_harvester() -> None:
    t = at_x1().machine("harvester", "RI1", RED).machine("harvester", "RC1", RED).machine("harvester", "RE1", RED)
    t.qoam(RI1=2, RC1=1, RE1=2).upgrade(RED, "up_harvester_any")
    t.act(RED, "extract", "region:RI1", "colour:grey", "region:RE1", "colour:grey", "cage:1")
    assert t.stock(RED) == {"blue": 1, "green": 1, "grey": 2, "pink": 1}  # the Forest had no second Qoam


@pytest.mark.rule("IC-CURIO-18")
@pytest.mark.rule("IC-CURIO-19")
@pytest.mark.parametrize(("choice", "collected"), [("take", 1), ("pass", 0)])
def test_both_refiner_upgrades_and_the_parasite_is_optional(choice: str, collected: int) -> None:
    t = at_x1().machine("refiner", "RC1", RED).machine("harvester", "RC1", YELLOW).qoam(RC1=1).parasites(RC1=2)
    t.upgrade(RED, "up_refiner_three", "up_refiner_eradicate").act(RED, "extract", "region:RC1", choice, "cage:1")
    assert (t.points_of(RED), t.s.collected[RED], t.parasites_in("RC1")) == (3, collected, 2 - collected)


@pytest.mark.rule("IC-EXTRACT-05")
@pytest.mark.rule("IC-CURIO-19")
def test_a_refiner_in_an_empty_region_collects_no_parasite() -> None:
    t = at_x1().machine("refiner", "RC1", RED).parasites(RC1=1).upgrade(RED, "up_refiner_eradicate").act(RED, "extract")
    assert t.decision == (RED, "action") and t.parasites_in("RC1") == 1 and t.points_of(RED) == 0


@pytest.mark.rule("IC-EXTRACT-02")
@pytest.mark.rule("IC-EXTRACT-05")
def test_machines_may_stay_idle() -> None:
    t = at_x1().machine("refiner", "RC1", RED).machine("scavenger", "RE1", RED).qoam(RC1=2)
    t.act(RED, "extract", "region:RE1", "done", "cage:1")
    assert t.points_of(RED) == 0 and len(t.hand_of(RED)) == 1 and t.stock(RED) == {"green": 1}


@pytest.mark.rule("IC-CURIO-16")
@pytest.mark.rule("IC-AMB-102")
def test_a_card_given_up_to_one_scavenger_is_drawn_by_the_next() -> None:
    t = at_x1().machine("scavenger", "RC1", RED).machine("scavenger", "RE1", RED).hand(RED, "points_9")
    t.upgrade(RED, "up_scavenger_discard")
    t.s.deck = []
    t.act(RED, "extract", "region:RC1", "card:points_9", "region:RE1")
    assert t.hand_of(RED) == ["points_9"] and t.points_of(RED) == 3


@pytest.mark.rule("IC-CURIO-17")
@pytest.mark.rule("IC-EXTRACT-04")
def test_a_scavenger_that_draws_two_stops_at_the_hand_limit() -> None:
    t = at_x1().machine("scavenger", "RC1", RED).upgrade(RED, "up_scavenger_two")  # The Outsider and Boots hold four
    t.hand(RED, "points_3", "points_6", "points_9").act(RED, "extract", "region:RC1")
    assert t.decision == (RED, "action") and len(t.hand_of(RED)) == 4


@pytest.mark.rule("IC-PARASITE-04")
@pytest.mark.rule("IC-TURN-01")
def test_a_special_action_first_may_free_a_blocked_machine() -> None:
    t = at_x1().machine("harvester", "RI1", RED).qoam(RI1=3).parasites(RI1=2)
    t.hand(RED, "action_eradicate_or_investigate").cage(RED, 1, green=1, grey=1).deployed(RED, strength=0)
    t.act(RED, "card:action_eradicate_or_investigate", "remove:RI1.1", "extract", "region:RI1", "cage:2")
    assert t.cages(RED)[1] == {"blue": 2} and t.s.collected[RED] == 1


@pytest.mark.rule("IC-QOAM-05")
def test_cages_that_machines_cover_take_no_batch() -> None:
    t = at_x1().qoam(RI1=1).upgrade(RED, "up_cage").act(RED, "extract")
    assert t.keys == ["cage:1", "cage:2", "cage:3", "discard"]
    assert t.why_not("cage:4") == "IC-QOAM-05" and t.refusal("cage:5").params == {"cage": 5}


# -- Deploy ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-DEPLOY-02")
@pytest.mark.rule("IC-DEPLOY-11")
def test_after_a_destroyed_harvester_its_row_goes_on_in_the_same_region() -> None:
    t = table().colossus("K1").seeker(RED, "C3").seeker(YELLOW, "C3").neutral("refiner", "RC2").parasites(RC2=3)
    t.machine("harvester", "RC2", RED).reveal("colossus_1")
    t.seeker(RED, "X2").cage(RED, 1, grey=1).act(RED, "deploy", "row:strength", "region:RC2")
    assert t.machines_in("RC2") == {"scavenger": RED} and t.stock(RED) == {}  # the first Machine there costs 1
    assert t.match.view(None)["players"][RED]["strength"] == 3


@pytest.mark.rule("IC-DEPLOY-06")
@pytest.mark.rule("IC-CURIO-13")
def test_a_deploy_paid_with_a_converter_and_brown() -> None:
    t = (
        at_x1()
        .machine("refiner", "RI1", YELLOW)
        .upgrade(RED, "up_converter")
        .cage(RED, 1, pink=2)
        .cage(RED, 2, brown=1)
    )
    t.act(RED, "deploy", "row:cage", "region:RI1")
    while t.decision[1] != "action":
        t.choose(next((key for key in t.keys if key.startswith("convert:")), t.keys[0]))
    assert t.stock(RED) == {} and t.points_of(RED) == 2


@pytest.mark.rule("IC-GEAR-GLOVES-01")
@pytest.mark.rule("IC-TURN-01")
def test_a_deploy_by_card_uses_up_the_gloves() -> None:
    t = at_x1(gear="gloves").hand(RED, "action_deploy").cage(RED, 1, green=1, brown=4)
    t.act(RED, "card:action_deploy", "row:strength", "region:RI1")
    assert t.why_not("special:deploy") == "IC-TURN-01"
    t.choose("deploy", "row:movement", "region:RE1")
    assert t.points_of(RED) == 1 + 2 and t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-GEAR-GLOVES-01")
@pytest.mark.rule("IC-SEEKER-CURSED-01")
def test_the_cursed_with_gloves_deploys_three_times() -> None:
    t = at_x1("cursed", "gloves").last_round().seeker(RED, "P1").cage(RED, 1, brown=3).begin_turn(RED).choose("node:X1")
    t.choose("deploy", "row:strength", "region:RI1", "special:deploy", "row:movement", "region:RC1")
    t.choose("deploy", "row:cage", "region:RE1")
    assert t.points_of(RED) == 1 + 2 + 3 and t.stock(RED) == {} and t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-SEEKER-CREATURE-01")
@pytest.mark.rule("IC-GEAR-GLOVES-01")
def test_a_creature_with_gloves_deploys_twice_for_nothing() -> None:
    t = at_x1("creature", "gloves").act(RED, "deploy", "row:cage", "region:RI1", "special:deploy", "row:strength")
    t.choose("region:RC1")
    assert t.points_of(RED) == 1 + 2 and len(t.cages(RED)) == 3


@pytest.mark.rule("IC-AMB-91")
@pytest.mark.rule("IC-MOVE-05")
def test_a_fresh_movement_icon_serves_the_second_move_of_the_turn() -> None:
    t = at_x1(gear="armor").cage(RED, 1, blue=2).act(RED, "deploy", "row:movement", "region:RI1")
    t.choose("power:double_shift", "node:C5")
    assert t.at(RED) == "C5" and t.stock(RED) == {}


@pytest.mark.rule("IC-AMB-91")
@pytest.mark.rule("IC-ERADICATE-01")
def test_a_fresh_strength_icon_serves_the_next_action() -> None:
    t = at_x1(gear="gloves").cage(RED, 1, blue=1, grey=1).parasites(RI1=1, RE1=1)
    t.act(RED, "special:deploy", "row:strength", "region:RI1", "eradicate", "remove:RI1.1", "remove:RE1.1")
    assert t.s.collected[RED] == 2 and t.stock(RED) == {}


@pytest.mark.rule("IC-DEPLOY-08")
@pytest.mark.rule("IC-CURIO-04")
def test_a_third_row_refiner_with_a_full_hand_only_recharges() -> None:
    t = at_x1().deployed(RED, cage=2).discharged(RED).cage(RED, 1, pink=1)
    t.hand(RED, "points_3", "points_6", "points_9", "move_2").act(RED, "deploy", "row:cage", "region:RE1")
    assert len(t.hand_of(RED)) == 4 and t.s.charged[RED] == 1 and t.decision == (RED, "action")


@pytest.mark.rule("IC-DEPLOY-08")
@pytest.mark.rule("IC-QOAM-03")
def test_the_crystals_of_a_refiner_may_be_refused() -> None:
    t = at_x1().deployed(RED, movement=2).cage(RED, 1, pink=3).cage(RED, 2, brown=2)
    t.act(RED, "deploy", "row:movement", "region:RE1", "pay:1.pink", "colour:grey", "discard")
    assert t.cages(RED) == [{"pink": 2}, {"brown": 2}]


@pytest.mark.rule("IC-DEPLOY-08")
@pytest.mark.rule("IC-EPS-04")
def test_a_refiner_of_the_second_shift_recharges_for_the_next_turn() -> None:
    t = at_x1().deployed(RED, strength=2).cage(RED, 1, blue=1, pink=1).act(RED, "extract", "power:double_shift", "camp")
    t.choose("deploy", "row:strength", "region:RE1")
    assert t.s.charged[RED] == 1 and t.points_of(RED) == 1 + 5 and t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-AMB-10")
def test_bordering_regions_multiply_the_full_cost() -> None:
    t = at_x1(deploy_scoring="border", seats=3).machine("scavenger", "RI1", YELLOW).machine("refiner", "RI1", PURPLE)
    t.machine("harvester", "RE5", YELLOW).machine("harvester", "RI2", PURPLE).machine("harvester", "RC1", RED)
    t.machine("harvester", "RC2", YELLOW).cage(RED, 1, blue=3).act(RED, "deploy", "row:cage", "region:RI1")
    assert t.points_of(RED) == 3 * 3  # RE5, RI2 and RC1 border on RI1; RC2 does not
