"""The Emergency Power Supply. [IC-EPS]"""

from __future__ import annotations

import pytest

from tests.games.icaion.scenarios import heir_at_x1, red_at_x1
from tests.games.icaion.table import RED, YELLOW, table


@pytest.mark.rule("IC-EPS-01")
def test_it_works_only_while_charged() -> None:
    t = table().act(RED, "power:draw", "done")
    assert t.s.charged[RED] == 0 and t.event("power_used")["use"] == "draw"
    t = table().discharged(RED).hand(RED, "points_3").act(RED)
    assert t.why_not("power:overcharge") == t.why_not("power:draw") == "IC-EPS-01"


@pytest.mark.rule("IC-EPS-02")
@pytest.mark.rule("IC-EX-09")
@pytest.mark.rule("IC-AMB-42")
def test_overcharge_machinery() -> None:
    t = table().machine("harvester", "RI3", RED).machine("harvester", "RI2", RED)
    t.machine("harvester", "RI1", RED).machine("scavenger", "RE2", RED).cage(RED, 1, pink=1)
    t.act(RED, "power:overcharge", "colour:grey", "cage:2")
    gained = {"blue": 1, "brown": 1, "green": 1, "grey": 1}
    assert t.event("qoam_gained") == {"type": "qoam_gained", "rule": "IC-EPS-02", "seat": RED, **gained}
    assert t.cages(RED) == [{"pink": 1}, {"blue": 1, "brown": 1, "green": 1, "grey": 1}, {}]
    assert sum(t.s.qoam) == 0  # from the supply, not from the Regions
    t = table().machine("harvester", "RI3", RED).act(RED, "power:overcharge", "colour:green", "cage:1")
    assert t.stock(RED) == {"green": 2}


@pytest.mark.rule("IC-EPS-03")
@pytest.mark.rule("IC-AMB-94")
def test_drawing_by_power() -> None:
    t = table().deck("points_3", "points_6").act(RED, "power:draw", "draw")
    assert t.hand_of(RED) == ["points_3", "points_6"]
    full = table().hand(RED, "move_2", "move_2", "move_3", "move_3", "move_5").act(RED)
    assert full.why_not("power:draw") == "IC-EPS-03"


@pytest.mark.rule("IC-EPS-04")
@pytest.mark.rule("IC-AMB-40")
@pytest.mark.rule("IC-AMB-85")
def test_a_double_shift() -> None:
    t = table().seeker(RED, "X1").qoam(RI1=5).hand(RED, "points_3").cage(RED, 1, green=1).begin_turn(RED)
    t.choose("node:P1")
    assert t.why_not("power:double_shift") == "IC-AMB-40"
    t.choose("extract", "cage:2", "power:double_shift")
    assert t.decision == (RED, "move") and "pass" not in t.keys
    assert "node:X1" in t.keys and t.why_not("node:P1") == "IC-MOVE-04"
    t.choose("node:X1")
    assert "extract" in t.keys and t.why_not("card:points_3") == "IC-TURN-01"
    t.choose("extract", "cage:2")
    assert t.qoam_in("RI1") == 3 and t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-AMB-85")
def test_the_second_move_is_a_full_one() -> None:
    t = table().seeker(RED, "C1").gear(RED, "boots").cage(RED, 1, blue=2).deployed(RED, movement=1)
    t.act(RED, "extract", "power:double_shift")
    distance = t.s.content.distance[t.node("C1")]
    assert max(distance[t.node(key[5:])] for key in t.keys if key != "camp") == 5
    t.choose("camp")
    assert t.stock(RED) == {"blue": 1} and "extract" in t.keys


@pytest.mark.rule("IC-AMB-33")
def test_no_card_that_moves_after_a_double_shift() -> None:
    t = table().hand(RED, "move_2").act(RED, "extract", "power:double_shift", "node:W2")
    assert t.why_not("card:move_2") == "IC-TURN-01"


@pytest.mark.rule("IC-AMB-94")
def test_recharging_a_charged_tile_does_nothing() -> None:
    t = table().hand(RED, "recharge_eps").cage(RED, 1, green=1).act(RED, "card:recharge_eps")
    assert t.s.charged[RED] == 1 and not t.all_events("power_recharged")


@pytest.mark.rule("IC-EPS-05")
def test_nothing_else_recharges() -> None:
    t = table().discharged(RED).machine("scavenger", "RI1", YELLOW).seeker(RED, "X1").cage(RED, 1, brown=2)
    t.act(RED, "deploy", "row:strength", "region:RC1")
    t.begin_turn(YELLOW)
    assert t.s.charged[RED] == 0


@pytest.mark.rule("IC-EPS-02")
@pytest.mark.rule("IC-EX-09")
@pytest.mark.rule("IC-AMB-42")
def test_overcharge_is_one_crystal_for_each_type_and_one_more() -> None:
    t = table().cage(RED, 1, grey=3)
    for machine, region in (("harvester", "RI3"), ("harvester", "RI2"), ("harvester", "RI1"), ("scavenger", "RC4")):
        t.machine(machine, region, RED)
    t.act(RED, "power:overcharge", "colour:pink", "cage:1")
    assert t.cages(RED) == [{"blue": 1, "brown": 1, "green": 1, "pink": 1}, {}, {}]  # the third Harvester's cage
    assert t.match.view(RED)["players"][RED]["charged"] is False


@pytest.mark.rule("IC-EPS-02")
def test_overcharge_may_take_two_of_one_colour() -> None:
    t = table().machine("harvester", "RI1", RED).machine("harvester", "RI3", RED)
    t.act(RED, "power:overcharge", "colour:blue", "cage:2")
    assert t.stock(RED) == {"blue": 2, "green": 1}


@pytest.mark.rule("IC-EPS-04")
@pytest.mark.rule("IC-AMB-85")
def test_double_shift_is_a_second_move_and_a_second_standard_action() -> None:
    t = table().seeker(RED, "X1").qoam(RI1=2, RI2=1).hand(RED, "draw_1_2").begin_turn(RED)
    t.choose("node:P1", "extract", "cage:1", "power:double_shift")
    assert t.decision == (RED, "move") and "node:X1" in t.keys and "node:P1" not in t.keys
    t.choose("node:X1")
    assert "extract" in t.keys and t.why_not("card:draw_1_2") == "IC-TURN-01"
    t.choose("extract", "cage:2")
    assert t.cages(RED) == [{"blue": 1, "brown": 1}, {"blue": 1}] and t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-EPS-03")
def test_the_power_supply_draws_no_more_than_the_hand_holds() -> None:
    t = table().character(RED, "survivor", "boots").hand(RED, "points_3", "points_3", "points_6", "points_6")
    t.act(RED, "power:draw")
    assert len(t.hand_of(RED)) == 5 and t.decision != (RED, "draw_more")


@pytest.mark.rule("IC-EPS-05")
@pytest.mark.rule("IC-YEAR-09")
def test_the_fifth_round_recharges_everybody() -> None:
    for cards, charged in ((3, [0, 0]), (4, [1, 1])):
        t = table().track(*["river", "mountain", "forest", "myst"][:cards]).discharged(RED, YELLOW)
        t.event_deck("colossus_2", "crystal").start_round()
        while t.decision[1] == "prevent_wound":
            t.choose("wound")
        assert t.s.round == cards + 1 and t.s.charged == charged


@pytest.mark.rule("IC-EPS-02")
@pytest.mark.rule("IC-AMB-18")
def test_overcharge_counts_machines_that_still_stand() -> None:
    t = table(destroyed_count=True).colossus("K1").seeker(RED, "C3").seeker(YELLOW, "C3").parasites(RC2=3)
    t.machine("harvester", "RC2", RED).machine("harvester", "RI3", RED).machine("harvester", "RI5", YELLOW)
    t.neutral("refiner", "RI2").reveal("colossus_1").act(RED, "power:overcharge", "colour:blue", "cage:1")
    assert t.stock(RED) == {"blue": 1, "green": 1}


@pytest.mark.rule("IC-GEAR-STABILIZER-01")
@pytest.mark.rule("IC-SEEKER-MACHINE-01")
@pytest.mark.rule("IC-AMB-42")
def test_a_refused_overcharge_still_feeds_stabilizer_and_machine() -> None:
    t = red_at_x1("machine", "stabilizer").cage(RED, 1, pink=4).cage(RED, 2, grey=4).act(RED, "power:overcharge")
    t.choose("colour:blue", "discard", "colour:green", "cage:2")
    assert t.cages(RED) == [{"pink": 4}, {"green": 1, "grey": 4}] and len(t.hand_of(RED)) == 1


@pytest.mark.rule("IC-DEPLOY-08")
@pytest.mark.rule("IC-TURN-01")
def test_a_recharge_gives_no_second_special_action() -> None:
    t = heir_at_x1().deployed(RED, strength=2).cage(RED, 1, blue=1).act(RED, "power:draw", "done")
    assert t.s.charged[RED] == 0
    t.choose("deploy", "row:strength", "region:RI1")
    assert t.s.charged[RED] == 1 and t.points_of(RED) == 1 + 5
    assert t.decision == (YELLOW, "move")
