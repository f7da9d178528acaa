"""An outside reading of the printed rules: Wonders among the other rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, table


def waking(wonder: str, owner: int, seats: int = 3, **setup: Any) -> Table:
    """A Wonder stands in the River RI1 and Red at its corner X1; Yellow and Purple are in the City, far away."""
    t = table(seats=seats, wonders=True, **setup).seeker(RED, "X1").seeker(YELLOW, "C3").wonder(wonder, "RI1", owner)
    for seat, seeker in enumerate(("outsider", "creature", "heir")[:seats]):
        t.character(seat, seeker, "boots")
    return t.seeker(PURPLE, "C4") if seats > 2 else t


# -- restoring ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-WONDER-06")
@pytest.mark.rule("IC-CURIO-13")
def test_a_wonder_paid_with_a_converter() -> None:
    t = table(wonders=True).seeker(RED, "L1").open_wonders("pulsar").upgrade(RED, "up_converter")
    t.cage(RED, 1, green=1, grey=2).act(RED, "restore", "wonder:pulsar", "region:RC1")
    while t.decision[1] == "payment":
        t.choose(next((key for key in t.keys if key.startswith("convert:")), t.keys[0]))
    assert t.stock(RED) == {} and t.match.view(None)["players"][RED]["wonders"] == ["pulsar"]


@pytest.mark.rule("IC-WONDER-05")
@pytest.mark.rule("IC-WONDER-07")
@pytest.mark.rule("IC-SEEKER-CURSED-01")
def test_the_cursed_restores_two_wonders_in_one_turn() -> None:
    t = table(wonders=True).character(RED, "cursed", "boots").last_round().seeker(RED, "P1").cage(RED, 1, brown=4)
    t.open_wonders("pulsar", "colony").begin_turn(RED).choose("node:X1", "restore", "wonder:pulsar", "region:RI1")
    t.choose("restore", "wonder:colony", "region:RE1")
    assert t.event("wonder_restored")["ring"] is False and t.stock(RED) == {}


@pytest.mark.rule("IC-WONDER-02")
@pytest.mark.rule("IC-WONDER-08")
@pytest.mark.rule("IC-PARASITE-02")
def test_a_destroyed_machine_makes_room_for_a_wonder_and_counts_no_more() -> None:
    t = table(wonders=True, destroyed_count=True).open_wonders("pulsar").seeker(RED, "C4").seeker(YELLOW, "C4")
    t.colossus("K1").machine("harvester", "RC2", RED).machine("harvester", "RE2", RED).parasites(RC2=3, RE2=3)
    t.machine("harvester", "RI2", RED).reveal("colossus_1").seeker(RED, "X2").cage(RED, 1, grey=2)
    t.act(RED, "restore", "wonder:pulsar", "region:RC2")
    assert t.points_of(RED) == 4  # RI2 borders on RC2; nothing stands in RE2 any more


@pytest.mark.rule("IC-WONDER-04")
def test_nothing_to_deploy_where_only_the_own_wonder_stands() -> None:
    t = table(wonders=True).wonder("pulsar", "RC1", RED).seeker(RED, "L1").cage(RED, 1, green=3).act(RED)
    assert t.why_not("deploy") == "IC-WONDER-04"
    t = table(wonders=True).wonder("pulsar", "RC1", RED).seeker(RED, "M1").cage(RED, 1, brown=3)
    t.neutral("harvester", "RE1").deployed(RED, strength=1).act(RED, "deploy")
    assert t.keys == ["row:strength"] and t.why_not("row:cage") == "IC-WONDER-04"


# -- waking Wonders ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-WONDER-PULSAR")
@pytest.mark.rule("IC-AMB-95")
def test_a_pulsar_takes_even_what_was_just_extracted() -> None:
    t = waking("pulsar", YELLOW).qoam(RE1=1).cage(YELLOW, 1, blue=2).act(RED, "extract", "cage:1")
    assert t.stock(RED) == {} and t.stock(YELLOW) == {"blue": 2} and t.points_of(RED) == 1
    assert t.event("qoam_discarded") == {
        "type": "qoam_discarded",
        "rule": "IC-WONDER-PULSAR",
        "seat": RED,
        "cage": 1,
        "pink": 1,
    }


@pytest.mark.rule("IC-WONDER-TRANSMUTER")
@pytest.mark.rule("IC-AMB-63")
def test_a_transmuter_sells_what_was_just_extracted() -> None:
    t = waking("transmuter", RED).qoam(RE1=1, RC1=1).act(RED, "extract", "cage:2", "lose:2.green")
    assert t.cages(RED) == [{}, {"pink": 1}] and t.points_of(RED) == 1 + 2


@pytest.mark.rule("IC-WONDER-09")
@pytest.mark.rule("IC-SEEKER-CURSED-01")
def test_two_extracts_wake_a_wonder_twice() -> None:
    t = waking("qoamcopia", YELLOW, 2).character(RED, "cursed").last_round().seeker(RED, "P1").begin_turn(RED)
    t.choose("node:X1", "extract", "colour:grey", "cage:1", "extract", "colour:pink", "cage:1")
    assert t.points_of(RED) == 2 and t.cages(YELLOW)[0] == {"grey": 1, "pink": 1}
    assert [(event["cage"], event["colour"]) for event in t.all_events("qoam_added")] == [(1, "grey"), (1, "pink")]


@pytest.mark.rule("IC-WONDER-09")
@pytest.mark.rule("IC-WOUND-04")
def test_a_wounded_seeker_wakes_wonders_and_plays_from_the_own_hub() -> None:
    t = waking("hub", RED).lying(RED).seeker(RED, "P1").hand(RED, "points_3").cage(RED, 1, green=1).begin_turn(RED)
    t.choose("node:X1", "extract", "card:points_3")
    assert t.points_of(RED) == 1 + 3 and t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-WONDER-COLONY")
@pytest.mark.rule("IC-AMB-77")
def test_who_wakes_a_colony_may_be_wounded_and_acts_on() -> None:
    t = waking("colony", YELLOW).seeker(YELLOW, "P1").hand(RED, "points_3").act(RED, "extract")
    assert t.decision == (RED, "prevent_wound")
    t.choose("wound", "power:draw", "done")
    assert t.s.lying == [1, 0, 0] and t.points_of(RED) == 1


@pytest.mark.rule("IC-WONDER-COLONY")
@pytest.mark.rule("IC-AMB-45")
def test_a_lying_owner_still_wounds_with_a_colony_but_never_itself() -> None:
    t = waking("colony", YELLOW).lying(YELLOW).seeker(PURPLE, "C3").hand(YELLOW, "points_3").act(RED, "extract")
    assert t.s.lying == [0, 1, 1] and t.hand_of(YELLOW) == ["points_3"] and t.points_of(YELLOW) == 0


@pytest.mark.rule("IC-WONDER-11")
@pytest.mark.rule("IC-AMB-95")
def test_a_wonder_is_awake_though_its_owner_walked_away_meanwhile() -> None:
    """The Altar moves Red off; the Colony, later in order, still wakes, around where its owner stands."""
    t = waking("altar", RED).wonder("colony", "RC1", YELLOW).seeker(YELLOW, "C1").seeker(PURPLE, "S4")
    t.act(RED, "extract", "node:P1")
    assert t.points_of(RED) == 2 and t.s.lying == [1, 0, 0]


@pytest.mark.rule("IC-WONDER-ALTAR")
@pytest.mark.rule("IC-MOVE-04")
@pytest.mark.rule("IC-AMB-85")
def test_after_the_altar_the_second_shift_begins_where_the_seeker_stands() -> None:
    t = waking("altar", RED).act(RED, "extract", "node:W1", "power:double_shift")
    assert "node:X1" in t.keys and t.why_not("node:W1") == "IC-MOVE-04"


@pytest.mark.rule("IC-WONDER-ALTAR")
@pytest.mark.rule("IC-GEAR-CROWN-01")
@pytest.mark.parametrize(("node", "points"), [("node:R1", 5), ("node:X1", 0)])
def test_the_crown_looks_where_the_altar_led_in_the_own_turn(node: str, points: int) -> None:
    t = (
        table(wonders=True)
        .character(RED, "outsider", "crown")
        .wonder("altar", "RE1", RED)
        .seeker(RED, "X1")
        .last_round()
    )
    t.order(YELLOW, RED).begin_turn(RED).choose("node:M1", "extract", node, "pass")
    assert t.points_of(RED) == 1 + points and t.s.year == 2


@pytest.mark.rule("IC-WONDER-HUB")
@pytest.mark.rule("IC-SEEKER-HEIR-01")
@pytest.mark.rule("IC-SEEKER-CREATURE-01")
@pytest.mark.parametrize(("owner", "green", "points"), [(YELLOW, 1, 6), (PURPLE, 0, 7)])
def test_characters_play_from_the_hub_as_ever(owner: int, green: int, points: int) -> None:
    """Yellow is The Creature, Purple The Heir; the card costs two Green."""
    t = waking("hub", owner).hand(owner, "points_6").cage(owner, 1, green=2).act(RED, "extract", "card:points_6")
    assert t.points_of(owner) == points and t.stock(owner).get("green", 0) == green


@pytest.mark.rule("IC-AMB-64")
@pytest.mark.rule("IC-TURN-01")
@pytest.mark.rule("IC-SEEKER-CRIMINAL-02")
def test_a_play_from_the_own_hub_is_no_special_action() -> None:
    t = waking("hub", RED).character(RED, "criminal", "boots").hand(RED, "points_3", "draw_1_2").cage(RED, 1, green=1)
    t.act(RED, "extract", "card:points_3")
    assert "card:draw_1_2" in t.keys and "power:double_shift" in t.keys
    t.choose("pass")
    assert t.match.view(None)["players"][RED]["armor"] is True


@pytest.mark.rule("IC-AMB-64")
def test_an_extract_from_the_own_hub_wakes_the_hub_again() -> None:
    t = waking("hub", RED).hand(RED, "action_extract").cage(RED, 1, green=1).qoam(RI1=2).deck("points_3")
    t.act(RED, "extract", "cage:2", "card:action_extract", "cage:2")
    assert t.points_of(RED) == 2 and t.decision == (RED, "hub")
    t.choose("draw")
    assert t.hand_of(RED) == ["points_3"] and t.decision == (RED, "action")  # one card, never a second
    assert t.cages(RED)[1] == {"blue": 1} and t.qoam_in("RI1") == 0


@pytest.mark.rule("IC-AMB-64")
@pytest.mark.rule("IC-CURIO-09")
def test_an_attack_from_the_hub_strikes_around_its_owner() -> None:
    t = waking("hub", PURPLE).seeker(PURPLE, "W1").seeker(YELLOW, "X1").hand(PURPLE, "attack_2")
    t.cage(PURPLE, 1, green=1).act(RED, "extract", "card:attack_2")
    assert t.points_of(PURPLE) == 2 * 2 + 1 and t.s.lying == [1, 1, 0]
    assert "power:draw" in t.keys  # Red's turn goes on


@pytest.mark.rule("IC-AMB-64")
@pytest.mark.rule("IC-CURIO-03")
def test_an_upgrade_from_the_hub_keeps_to_its_owners_limit() -> None:
    t = waking("hub", YELLOW).upgrade(YELLOW, "up_strength", "up_converter").hand(YELLOW, "up_cage")
    t.cage(YELLOW, 1, green=1).act(RED, "extract", "card:up_cage")
    assert t.decision == (YELLOW, "upgrade_limit")
    t.choose("card:up_converter")
    assert t.decision == (RED, "action") and len(t.cages(YELLOW)) == 3


@pytest.mark.rule("IC-AMB-64")
@pytest.mark.rule("IC-AMB-28")
def test_a_retrieve_from_the_hub_is_the_one_of_the_year() -> None:
    t = waking("hub", YELLOW).hand(YELLOW, "action_retrieve_or_install").cage(YELLOW, 1, green=1)
    t.act(RED, "extract", "card:action_retrieve_or_install", "apparatus:pink").act(YELLOW)
    assert t.why_not("retrieve") in ("IC-APPARATUS-02", "IC-APPARATUS-03")
    t.s.slot[YELLOW] = -1
    assert t.act(YELLOW).why_not("retrieve") == "IC-APPARATUS-03"


@pytest.mark.rule("IC-AMB-64")
@pytest.mark.rule("IC-GEAR-SWORD-02")
@pytest.mark.rule("IC-AMB-55")
def test_a_sword_scores_in_the_turn_of_another_and_in_the_own() -> None:
    t = waking("hub", YELLOW).gear(YELLOW, "sword").hand(YELLOW, "action_eradicate_or_investigate").parasites(RI3=3)
    t.cage(YELLOW, 1, grey=2).act(RED, "extract", "card:action_eradicate_or_investigate", "remove:RI3.2")
    if t.decision == (YELLOW, "eradicate"):
        t.choose("done")
    assert t.points_of(YELLOW) == 2
    t.begin_turn(YELLOW).choose("node:C2", "eradicate", "remove:RI3.1")
    assert t.points_of(YELLOW) == 4


@pytest.mark.rule("IC-AMB-64")
@pytest.mark.rule("IC-GEAR-SWORD-02")
def test_the_hub_of_another_does_not_use_up_the_sword_of_who_is_in_turn() -> None:
    t = waking("hub", YELLOW).gear(RED, "sword").hand(YELLOW, "action_eradicate_or_investigate").parasites(RI3=1, RI1=1)
    t.cage(YELLOW, 1, grey=1).cage(RED, 1, grey=1, blue=1)
    t.act(RED, "extract", "card:action_eradicate_or_investigate", "remove:RI3.1", "power:double_shift", "camp")
    t.choose("eradicate", "remove:RI1.1")
    assert t.points_of(RED) == 1 + 2 and t.points_of(YELLOW) == 0


@pytest.mark.rule("IC-AMB-64")
@pytest.mark.rule("IC-DEPLOY-09")
def test_a_deploy_from_the_hub_counts_around_its_owner() -> None:
    t = waking("hub", YELLOW).hand(YELLOW, "action_deploy").machine("harvester", "RI4", PURPLE)
    t.act(RED, "extract", "card:action_deploy", "row:cage", "region:RI3")  # The Creature pays nothing
    assert t.points_of(YELLOW) == 2 and len(t.cages(YELLOW)) == 3 and t.decision == (RED, "action")


@pytest.mark.rule("IC-WONDER-BELL")
@pytest.mark.rule("IC-PARASITE-02")
def test_a_bell_destroys_only_after_the_machines_have_worked() -> None:
    t = waking("bell", YELLOW).colossus("K1").machine("harvester", "RC1", RED).machine("refiner", "RC1", YELLOW)
    t.machine("scavenger", "RC1", PURPLE).parasites(RC1=3).qoam(RC1=3)
    t.act(RED, "extract", "region:RC1", "cage:1", "stay")
    assert t.stock(RED) == {"green": 2} and t.machines_in("RC1") == {} and t.s.lying[RED] == 1


@pytest.mark.rule("IC-YEAR-12")
@pytest.mark.rule("IC-AMB-53")
def test_parasites_of_refiner_and_altar_win_the_hunt() -> None:
    t = waking("altar", RED, 2).last_round().machine("refiner", "RI1", RED)
    t.qoam(RI1=1).parasites(RI1=1, RE1=1).upgrade(RED, "up_refiner_eradicate").collected(YELLOW, 1).order(YELLOW, RED)
    t.act(RED, "extract", "region:RI1", "take", "cage:1", "region:RE1", "pass")
    assert t.s.year == 2 and t.points_of(RED) == 2 + 1 + 9 and t.points_of(YELLOW) == 4
