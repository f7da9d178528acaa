"""Corner positions, worked out by hand: rules that meet one another, and the readings a table may choose."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, table


def at_x1(seats: int = 2, **setup: Any) -> Table:
    return table(seats=seats, **setup).seeker(RED, "X1").character(RED, "heir", "armor")


# -- wounds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-AMB-43")
def test_the_wounding_walk_wounds_a_seeker_once() -> None:
    """S1 lies on Regions of both K1 and K2."""
    t = table().colossus("K1").seeker(RED, "S1").seeker(YELLOW, "C4").hand(RED, "points_3", "points_6")
    t.reveal("colossus_3").choose("card:points_3")
    assert t.decision == (RED, "move") and t.hand_of(RED) == ["points_6"] and t.s.wounded_turn == 0


@pytest.mark.rule("IC-PARASITE-02")
@pytest.mark.rule("IC-AMB-43")
@pytest.mark.rule("IC-AMB-45")
def test_two_overflows_at_one_node() -> None:
    """M2 is a corner of both Regions at K2, and the card wounds there too."""
    t = table().colossus("K1").seeker(RED, "M2").seeker(YELLOW, "C4").parasites(RC2=3, RE2=3)
    t.hand(RED, "points_3", "points_6", "points_9", "move_2").reveal("colossus_1")
    t.choose("card:points_3", "card:points_6", "card:points_9")
    assert t.hand_of(RED) == ["move_2"] and t.s.wounded_turn == 0
    assert (t.parasites_in("RC2"), t.parasites_in("RE2")) == (1, 1)
    t = table().colossus("K1").seeker(RED, "M2").seeker(YELLOW, "C4").parasites(RC2=3, RE2=3)
    t.hand(RED, "points_3", "points_6").reveal("colossus_1").choose("wound")
    assert t.decision == (RED, "move") and len(t.hand_of(RED)) == 2  # lying already: nothing more is asked


@pytest.mark.rule("IC-AMB-45")
def test_an_attack_hits_a_lying_seeker_too() -> None:
    t = at_x1(3).character(RED, "cursed", "armor").seeker(YELLOW, "X1").seeker(PURPLE, "W1").lying(YELLOW)
    t.hand(YELLOW, "points_3").hand(RED, "attack_3").cage(RED, 1, green=2).act(RED, "card:attack_3")
    assert t.points_of(RED) == 6 and t.hand_of(YELLOW) == ["points_3"] and t.s.lying == [0, 1, 1]


@pytest.mark.rule("IC-AMB-46")
def test_a_wounded_survivor_does_not_jump() -> None:
    t = table().last_round().character(RED, "survivor", "boots").lying(RED).begin_turn(RED)
    assert len(t.keys) == 7 and "node:C3" not in t.keys


@pytest.mark.rule("IC-AMB-46")
def test_a_wounded_cursed_acts_once() -> None:
    t = table().last_round().character(RED, "cursed", "boots").lying(RED).begin_turn(RED).choose("node:W2", "extract")
    assert t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-AMB-46")
def test_a_wounded_deployer_has_no_use_of_gloves_nor_a_criminal_of_armor() -> None:
    t = table().character(RED, "criminal", "gloves").cage(RED, 1, brown=3).lying(RED).begin_turn(RED).choose("node:W2")
    assert t.keys == ["extract", "deploy", "pass"]
    t.choose("pass")
    assert t.match.view(None)["players"][RED]["armor"] is True  # no Special Action was taken [IC-AMB-80]


@pytest.mark.rule("IC-AMB-82")
def test_a_wounded_seeker_still_opens_the_case() -> None:
    t = table().year(2, round=1).character(RED, "heir", "case").lying(RED).track("river").begin_turn(RED)
    assert "colour:pink" in t.keys
    t.choose("colour:pink", "cage:2")
    assert t.cages(RED) == [{}, {"pink": 3}]


@pytest.mark.rule("IC-PARASITE-02")
@pytest.mark.rule("IC-PARASITE-03")
@pytest.mark.rule("IC-WONDER-BELL")
def test_a_bell_may_overrun_a_region() -> None:
    t = at_x1(3, wonders=True).wonder("bell", "RI1", YELLOW).colossus("K2").seeker(YELLOW, "M2").seeker(PURPLE, "W2")
    t.parasites(RC2=3, RE2=3).machine("harvester", "RC2", PURPLE).act(RED, "extract", "stay")
    assert (t.parasites_in("RC2"), t.parasites_in("RE2"), t.machines_in("RC2")) == (0, 0, {})
    assert t.s.lying == [0, 1, 1]  # M2 and W2 are corners of RC2


# -- Parasites, Apparatus and Years --------------------------------------------------------------------------------


@pytest.mark.rule("IC-AMB-54")
@pytest.mark.rule("IC-APPARATUS-20")
def test_a_parasite_taken_by_a_refiner_counts_but_is_no_eradicate() -> None:
    t = at_x1(apparatus_sides="night").gear(RED, "sword").machine("refiner", "RC1", RED).qoam(RC1=1).parasites(RC1=1)
    t.upgrade(RED, "up_refiner_eradicate").act(RED, "extract", "region:RC1")
    while t.decision[1] != "action":
        t.choose(next(key for key in t.keys if key not in ("done", "pass")))
    assert t.s.collected[RED] == 1 and t.points_of(RED) == 2  # the Refiner's two, none of the Sword's
    t.seeker(RED, "C1").act(RED, "retrieve", "apparatus:grey")
    assert t.points_of(RED) == 4


@pytest.mark.rule("IC-YEAR-18")
@pytest.mark.rule("IC-APPARATUS-20")
def test_parasites_of_the_year_before_are_forgotten() -> None:
    t = table(apparatus_sides="night").last_round().character(RED, "heir", "boots").collected(RED, 4).end_year()
    while t.decision[1] in ("prevent_wound", "draw_more"):
        t.choose(t.keys[-1])
    assert t.points_of(RED) == 9
    t.seeker(RED, "C1").act(RED, "retrieve", "apparatus:grey")
    assert t.points_of(RED) == 9


@pytest.mark.rule("IC-APPARATUS-03")
@pytest.mark.rule("IC-APPARATUS-04")
def test_a_new_year_allows_a_new_colour() -> None:
    t = table().seeker(RED, "C1").act(RED, "retrieve", "apparatus:blue")
    t.s.slot[RED] = -1
    assert t.act(RED).why_not("retrieve") == "IC-APPARATUS-03"
    t = table().year(2).seeker(RED, "C1").install(RED, "blue", 1).act(RED, "retrieve")
    assert t.keys == [f"apparatus:{colour}" for colour in ("brown", "green", "grey", "pink")]
    assert t.why_not("apparatus:blue") == "IC-APPARATUS-04"


@pytest.mark.rule("IC-APPARATUS-07")
@pytest.mark.parametrize(
    ("colour", "crater"), [("blue", "1"), ("brown", "2"), ("green", "3"), ("grey", "4"), ("pink", "5")]
)
def test_every_colour_has_its_crater(colour: str, crater: str) -> None:
    for number in "12345":
        t = table().seeker(RED, f"R{number}").slot(RED, colour, 1).act(RED)
        assert ("install" in t.keys) == (number == crater)


@pytest.mark.rule("IC-AMB-56")
def test_the_crown_looks_at_the_end_of_the_own_turn() -> None:
    t = table(wonders=True).last_round().character(RED, "heir", "crown").seeker(RED, "M1").begin_turn(RED)
    t.choose("node:L1", "pass")
    t.s.node[RED] = t.node("S5")  # moved by somebody else afterwards
    t.end_year()
    assert t.points_of(RED) == 5


# -- Special Actions -----------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-DEPLOY-08")
@pytest.mark.rule("IC-TURN-01")
def test_a_recharge_gives_no_second_special_action() -> None:
    t = at_x1().deployed(RED, strength=2).cage(RED, 1, blue=1).act(RED, "power:draw", "done")
    assert t.s.charged[RED] == 0
    t.choose("deploy", "row:strength", "region:RI1")
    assert t.s.charged[RED] == 1 and t.points_of(RED) == 1 + 5
    assert t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-CURIO-11")
@pytest.mark.rule("IC-AMB-17")
def test_a_deploy_by_card_is_paid_as_usual() -> None:
    t = at_x1().hand(RED, "action_deploy").cage(RED, 1, green=3).machine("scavenger", "RC1", YELLOW)
    t.act(RED, "card:action_deploy", "row:cage", "region:RC1")
    assert t.stock(RED) == {} and t.points_of(RED) == 2 + 1  # one for the card, two for the Deploy; The Heir
    t = at_x1().character(RED, "creature", "armor").hand(RED, "action_deploy").cage(RED, 1, green=3)
    t.machine("scavenger", "RC1", YELLOW).act(RED, "card:action_deploy", "row:cage", "region:RC1")
    assert t.stock(RED) == {"green": 2} and t.points_of(RED) == 2


@pytest.mark.rule("IC-AMB-93")
def test_the_price_of_the_card_counts_when_the_action_is_weighed() -> None:
    t = at_x1().seeker(RED, "L1").hand(RED, "action_deploy").cage(RED, 1, green=1).act(RED)
    assert "deploy" in t.keys and "card:action_deploy" not in t.keys


@pytest.mark.rule("IC-AMB-37")
def test_a_lost_cage_loses_what_is_in_it() -> None:
    t = table().character(RED, "cursed", "armor").upgrade(RED, "up_cage", "up_converter").hand(RED, "up_strength")
    t.cage(RED, 1, green=2).cage(RED, 2, grey=1).cage(RED, 3, pink=4).act(RED, "card:up_strength")
    while t.decision[1] not in ("action", "lost_cage"):
        keys = t.keys
        t.choose("card:up_cage" if "card:up_cage" in keys else keys[0])
    if t.decision[1] == "lost_cage":
        t.choose("cage:3")
    assert t.cages(RED) == [{}, {"grey": 1}]


@pytest.mark.rule("IC-AMB-38")
def test_camp_by_conversion() -> None:
    t = table().upgrade(RED, "up_converter").cage(RED, 1, grey=1).cage(RED, 2, grey=1, pink=1).begin_turn(RED)
    t.choose("camp", "convert:grey.blue")
    assert t.stock(RED) == {"pink": 1} and t.at(RED) == "S1"


@pytest.mark.rule("IC-AMB-86")
def test_a_jump_may_be_followed_by_a_move_card() -> None:
    t = table().last_round().character(RED, "survivor", "boots").hand(RED, "move_2").cage(RED, 1, green=1)
    t.begin_turn(RED).choose("node:C3", "card:move_2", "node:X3")
    assert t.at(RED) == "X3" and "extract" in t.keys


@pytest.mark.rule("IC-SETUP-22")
@pytest.mark.rule("IC-AMB-102")
def test_the_discards_become_the_deck_in_the_middle_of_a_draw() -> None:
    t = table().deck("points_3").act(RED, "power:draw", "draw")
    assert len(t.hand_of(RED)) == 2 and t.hand_of(RED)[0] == "points_3"
    view = t.match.view(None)
    assert (view["curio_deck"], view["curio_discards"]) == (48, [])


@pytest.mark.rule("IC-AMB-89")
def test_both_scavenger_upgrades_leave_the_choice() -> None:
    t = at_x1().machine("scavenger", "RC1", RED).machine("scavenger", "RE1", RED).hand(RED, "points_3")
    t.upgrade(RED, "up_scavenger_two", "up_scavenger_discard").deck("move_2", "move_3", "move_5")
    t.act(RED, "extract", "region:RC1", "draw", "draw", "region:RE1", "card:points_3")
    assert sorted(t.hand_of(RED)) == ["move_2", "move_3"] and t.points_of(RED) == 3


@pytest.mark.rule("IC-AMB-90")
def test_both_harvester_upgrades_work_together() -> None:
    t = at_x1().machine("harvester", "RI1", RED).qoam(RI1=3).upgrade(RED, "up_harvester_any", "up_harvester_third")
    t.act(RED, "extract", "region:RI1", "colour:pink", "take", "cage:1")
    assert t.stock(RED) == {"blue": 2, "pink": 1} and t.qoam_in("RI1") == 1


@pytest.mark.rule("IC-CURIO-11")
@pytest.mark.rule("IC-WONDER-09")
def test_an_extract_by_card_wakes_the_wonders() -> None:
    t = at_x1(3, wonders=True).wonder("qoamcopia", "RI1", YELLOW).hand(RED, "action_extract").cage(RED, 1, green=1)
    t.act(RED, "card:action_extract", "colour:grey", "cage:2")
    assert t.points_of(RED) == 1 + 1 and t.cages(YELLOW) == [{}, {"grey": 1}]  # the Wonder's and The Heir's


@pytest.mark.rule("IC-AMB-36")
def test_one_card_is_enough() -> None:
    t = table().act(RED, "power:draw", "done")
    assert len(t.hand_of(RED)) == 1 and t.keys == ["extract", "pass"]


# -- readings a table may choose -------------------------------------------------------------------------------------


@pytest.mark.rule("IC-AMB-02")
def test_the_other_reading_of_a_tie_keeps_the_order() -> None:
    t = table(seats=3, order_tie="later_last").last_round().points(RED, 5).points(YELLOW, 5).points(PURPLE, 2)
    for seat in range(3):
        t.gear(seat, "boots")
    assert t.end_year().match.view(None)["order"] == [PURPLE, RED, YELLOW]


@pytest.mark.rule("IC-AMB-19")
@pytest.mark.parametrize(("colour", "side", "worth"), [("grey", "day", 3), ("blue", "night", 3), ("green", "night", 4)])
def test_without_the_icons_of_the_start(colour: str, side: str, worth: int) -> None:
    t = table(start_icons_count=False, apparatus_sides=side).deployed(RED, strength=1, movement=1, cage=1)
    t.seeker(RED, "C1").act(RED, "retrieve", f"apparatus:{colour}")
    assert t.points_of(RED) == worth


@pytest.mark.rule("IC-AMB-20")
@pytest.mark.parametrize(
    ("gear", "colour", "side", "worth"), [("sword", "grey", "day", 6), ("boots", "blue", "night", 9)]
)
def test_with_the_icons_of_gear(gear: str, colour: str, side: str, worth: int) -> None:
    t = table(gear_icons_count=True, apparatus_sides=side).gear(RED, gear).seeker(RED, "C1")
    assert t.act(RED, "retrieve", f"apparatus:{colour}").points_of(RED) == worth


@pytest.mark.rule("IC-AMB-55")
def test_a_sword_for_every_action() -> None:
    t = table(sword_bonus="action").seeker(RED, "X1").gear(RED, "sword").parasites(RI1=2).cage(RED, 1, grey=2)
    t.begin_turn(RED).choose("node:P1", "eradicate", "remove:RI1.1")
    if t.decision == (RED, "eradicate"):
        t.choose("done")
    t.choose("power:double_shift", "node:X1", "eradicate", "remove:RI1.1")
    assert t.points_of(RED) == 4


@pytest.mark.rule("IC-AMB-21")
def test_a_movement_icon_that_lengthens_every_blue() -> None:
    t = table(movement_icon="blue_node").upgrade(RED, "up_movement").cage(RED, 1, blue=1).gear(RED, "armor")
    assert "node:X1" not in t.begin_turn(RED).keys  # three lines from S1; no Harvester has left the row
    t.deployed(RED, movement=1).begin_turn(RED)
    assert "node:C2" in t.keys  # two free and two for the Blue


@pytest.mark.rule("IC-AMB-65")
def test_a_bell_that_is_all_or_nothing() -> None:
    t = at_x1(3, wonders=True, dark_bell="all_or_nothing").wonder("bell", "RI1", YELLOW).colossus("K2")
    t.act(RED, "extract", "pass")
    assert sum(t.s.parasites) == 0 and t.match.view(None)["colossus"] == "K2"


@pytest.mark.rule("IC-AMB-64")
def test_a_hub_without_actions() -> None:
    t = (
        at_x1(3, wonders=True, hub_actions=False)
        .wonder("hub", "RI1", YELLOW)
        .hand(YELLOW, "action_extract", "points_3")
    )
    t.cage(YELLOW, 1, green=1).act(RED, "extract")
    assert "card:points_3" in t.keys and t.why_not("card:action_extract") == "IC-AMB-64"
