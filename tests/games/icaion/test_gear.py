"""The ten pieces of Specialized Gear. [IC-GEAR]"""

from __future__ import annotations

import pytest

from tests.games.icaion.scenarios import far_away, outsiders_far_away
from tests.games.icaion.table import RED, YELLOW, Table, table


def give_in(t: Table) -> Table:
    """Everybody takes the wounds that are due."""
    while t.decision[1] == "prevent_wound":
        t.choose("wound")
    return t


def with_gear(gear: str) -> Table:
    return table().gear(RED, gear).gear(YELLOW, "boots" if gear != "boots" else "belt")


@pytest.mark.rule("IC-GEAR-BOOTS-01")
def test_hyper_boots_lengthen_the_free_distance() -> None:
    t = with_gear("boots").seeker(RED, "C1").begin_turn(RED)
    distance = t.s.content.distance[t.node("C1")]
    assert max(distance[t.node(key[5:])] for key in t.keys) == 3


@pytest.mark.rule("IC-GEAR-ARMOR-01")
def test_primal_armor_scores_for_shards() -> None:
    t = with_gear("armor").year(3).last_round().shards(RED, 1, 2).end_year()
    assert t.gained(RED) == {"qoam": 0, "shards": 5, "gear": 6}


@pytest.mark.rule("IC-GEAR-BELT-01")
@pytest.mark.rule("IC-AMB-36")
@pytest.mark.rule("IC-AMB-82")
def test_the_belt_draws_at_the_start_of_the_first_turn_of_a_year() -> None:
    t = with_gear("belt").deck("points_3", "points_6").lying(RED)
    t.s.round = 1
    t.begin_turn(RED)
    assert t.decision == (RED, "draw_more") and t.keys == ["draw", "done"]
    t.choose("draw", "draw")
    assert t.hand_of(RED) == ["points_3", "points_6"] and t.decision == (RED, "move")
    assert with_gear("belt").begin_turn(RED).decision == (RED, "move")  # round 2


@pytest.mark.rule("IC-GEAR-CASE-01")
@pytest.mark.rule("IC-AMB-82")
def test_the_case_gives_three_qoam_of_one_colour() -> None:
    t = with_gear("case").lying(RED)
    t.s.round = 1
    t.begin_turn(RED)
    assert t.keys[-1] == "pass" and len(t.keys) == 6
    t.choose("colour:pink", "cage:1")
    assert t.stock(RED) == {"pink": 3} and t.decision == (RED, "move")
    assert with_gear("case").begin_turn(RED).decision == (RED, "move")


@pytest.mark.rule("IC-GEAR-SWORD-01")
def test_the_sword_adds_a_strength_icon() -> None:
    assert with_gear("sword").match.view(None)["players"][RED]["strength"] == 2


@pytest.mark.rule("IC-GEAR-SWORD-02")
@pytest.mark.rule("IC-AMB-55")
@pytest.mark.parametrize(("bonus", "points"), [("turn", 2), ("action", 4)])
def test_the_sword_scores_for_eradicating(bonus: str, points: int) -> None:
    t = table(sword_bonus=bonus).gear(RED, "sword").seeker(RED, "X1").parasites(RI1=3).cage(RED, 1, grey=3, blue=1)
    t.act(RED, "eradicate", "remove:RI1.1")
    assert t.gained(RED) == {"gear": 2}
    t.choose("power:double_shift", "camp", "eradicate", "remove:RI1.1")
    assert t.points_of(RED) == points
    t.begin_turn(RED).choose("node:P1", "eradicate", "remove:RI1.1")
    assert t.points_of(RED) == points + 2


@pytest.mark.rule("IC-GEAR-HARNESS-01")
def test_the_harness_doubles_qoam_at_the_end() -> None:
    t = with_gear("harness").year(3).last_round().shards(RED, 1).cage(RED, 1, blue=3).end_year()
    assert t.gained(RED)["qoam"] == 6


@pytest.mark.rule("IC-GEAR-CROWN-01")
@pytest.mark.rule("IC-AMB-56")
@pytest.mark.rule("IC-AMB-104")
def test_the_crown_scores_on_a_rim() -> None:
    for node, points in (("M4", {"gear": 5}), ("L2", {"gear": 5}), ("S1", {}), ("X1", {})):
        t = with_gear("crown").seeker(RED, node).colossus("K1").last_round().end_year()
        assert t.gained(RED) == points, node
    moved = with_gear("crown").seeker(RED, "M4").last_round()
    moved.s.node[RED] = moved.node("X4")  # moved by a Wonder after the turn
    assert moved.end_year().gained(RED) == {"gear": 5}


@pytest.mark.rule("IC-GEAR-TOOLS-01")
def test_the_tools_score_for_installing() -> None:
    t = with_gear("tools").seeker(RED, "M1").slot(RED, "blue", 1).act(RED, "install")
    assert t.gained(RED) == {"gear": 4} and t.event("reputation_gained")["gear"] == "tools"


@pytest.mark.rule("IC-GEAR-GLOVES-01")
def test_the_gloves_allow_two_deploys() -> None:
    t = with_gear("gloves").seeker(RED, "X1").cage(RED, 1, brown=3)
    t.act(RED, "deploy", "row:strength", "region:RI1", "special:deploy", "row:movement", "region:RC1")
    assert t.machines_in("RI1") == t.machines_in("RC1") == {"harvester": RED}
    assert t.decision == (YELLOW, "move")
    assert t.all_events("action_taken")[1]["rule"] == "IC-GEAR-GLOVES-01"


@pytest.mark.rule("IC-GEAR-STABILIZER-01")
def test_the_stabilizer_draws_when_overcharging() -> None:
    t = with_gear("stabilizer").deck("points_3").act(RED, "power:overcharge", "colour:blue", "cage:1")
    assert t.hand_of(RED) == ["points_3"]
    full = with_gear("stabilizer").hand(RED, "move_2", "move_2", "move_3", "move_3", "move_5")
    full.act(RED, "power:overcharge", "colour:blue", "cage:1")
    assert len(full.hand_of(RED)) == 5


@pytest.mark.rule("IC-GEAR-STABILIZER-01")
def test_the_stabilizer_draws_with_overcharge_only() -> None:
    t = table().gear(RED, "stabilizer").act(RED, "power:overcharge", "colour:pink", "cage:1")
    assert len(t.hand_of(RED)) == 1
    t = table().gear(RED, "stabilizer").act(RED, "power:draw")
    if t.decision == (RED, "draw_more"):
        t.choose("done")
    assert len(t.hand_of(RED)) == 1


@pytest.mark.rule("IC-GEAR-GLOVES-01")
@pytest.mark.rule("IC-AMB-91")
def test_mechanic_gloves_deploy_twice_in_a_turn() -> None:
    t = table().seeker(RED, "X1").gear(RED, "gloves").cage(RED, 1, brown=3)
    t.act(RED, "special:deploy", "row:strength", "region:RI1", "deploy", "row:strength", "region:RC1")
    assert t.machines_in("RI1") == {"harvester": RED} and t.machines_in("RC1") == {"scavenger": RED}
    assert t.points_of(RED) == 2 and t.stock(RED) == {"brown": 1}


@pytest.mark.rule("IC-GEAR-SWORD-01")
@pytest.mark.rule("IC-GEAR-SWORD-02")
@pytest.mark.rule("IC-AMB-55")
def test_the_sword_strikes_twice_but_scores_once_a_turn() -> None:
    t = table().seeker(RED, "X1").gear(RED, "sword").parasites(RI1=3, RI2=2).cage(RED, 1, grey=2).begin_turn(RED)
    t.choose("node:P1", "eradicate", "remove:RI1.2")
    if t.decision == (RED, "eradicate"):
        t.choose("done")
    assert (t.points_of(RED), t.stock(RED)) == (2, {"grey": 1})
    t.choose("power:double_shift", "node:X1", "eradicate", "remove:RI1.1")
    if t.decision == (RED, "eradicate"):
        t.choose("done")
    assert (t.points_of(RED), t.s.collected[RED], t.stock(RED)) == (2, 3, {})


@pytest.mark.rule("IC-GEAR-CROWN-01")
@pytest.mark.rule("IC-AMB-104")
@pytest.mark.parametrize(("node", "reputation"), [("M2", 5), ("L4", 5), ("R5", 5), ("S1", 0), ("X2", 0), ("C1", 0)])
def test_the_crown_wants_a_rim(node: str, reputation: int) -> None:
    t = far_away().last_round().gear(RED, "crown").seeker(RED, node).colossus("K1").end_year()
    assert t.points_of(RED) == reputation


@pytest.mark.rule("IC-GEAR-BELT-01")
@pytest.mark.rule("IC-GEAR-CASE-01")
@pytest.mark.rule("IC-CURIO-04")
def test_belt_and_case_help_in_the_first_turn_of_the_year() -> None:
    t = far_away().last_round().character(RED, "heir", "belt").character(YELLOW, "machine", "case")
    t.points(YELLOW, 10).hand(RED, "points_3", "points_3", "points_6", "points_6").end_year()
    give_in(t)
    assert t.match.view(None)["order"] == [RED, YELLOW]
    while t.decision != (RED, "move"):
        t.choose("draw" if "draw" in t.keys else t.keys[0])
    assert len(t.hand_of(RED)) == 5  # four and one: the hand is full
    t.choose("node:C3", "pass")
    assert t.decision[0] == YELLOW and "colour:grey" in t.keys
    t.choose("colour:grey", "cage:1")
    assert t.stock(YELLOW) == {"grey": 3} and t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-GEAR-CROWN-01")
@pytest.mark.rule("IC-YEAR-05")
def test_the_crown_counts_before_the_next_order_is_dealt() -> None:
    t = outsiders_far_away().last_round().gear(RED, "crown").seeker(RED, "M3").points(YELLOW, 4).end_year()
    assert t.match.view(None)["order"] == [YELLOW, RED]  # 4 and 5


@pytest.mark.rule("IC-GEAR-CASE-01")
@pytest.mark.rule("IC-MOVE-05")
def test_blue_from_the_case_carries_the_first_move_of_the_year() -> None:
    t = (
        outsiders_far_away()
        .gear(RED, "case")
        .seeker(RED, "C1")
        .deployed(RED, movement=1)
        .year(2)
        .track("river")
        .begin_turn(RED)
    )
    t.choose("colour:blue", "cage:1", "node:L1")  # four lines
    assert t.stock(RED) == {"blue": 1}


@pytest.mark.rule("IC-GEAR-CASE-01")
@pytest.mark.rule("IC-QOAM-03")
def test_the_case_may_stay_shut() -> None:
    t = outsiders_far_away().gear(RED, "case").cage(RED, 1, pink=1).track("river").begin_turn(RED).choose("pass")
    assert t.decision == (RED, "move") and t.stock(RED) == {"pink": 1}


@pytest.mark.rule("IC-GEAR-BELT-01")
@pytest.mark.rule("IC-CURIO-08")
def test_a_card_from_the_belt_may_be_played_at_once_and_a_full_hand_is_not_asked() -> None:
    t = outsiders_far_away().gear(RED, "belt").deck("move_2").track("river").begin_turn(RED).choose("draw")
    if t.decision == (RED, "draw_more"):
        t.choose("done")
    t.choose("node:C3")
    assert "card:move_2" in t.keys
    t = outsiders_far_away().gear(RED, "belt").hand(RED, "points_3", "points_6", "points_9", "move_3").track("river")
    assert t.begin_turn(RED).decision == (RED, "move")


@pytest.mark.rule("IC-AMB-56")
def test_the_crown_looks_at_the_end_of_the_own_turn() -> None:
    t = table(wonders=True).last_round().character(RED, "heir", "crown").seeker(RED, "M1").begin_turn(RED)
    t.choose("node:L1", "pass")
    t.s.node[RED] = t.node("S5")  # moved by somebody else afterwards
    t.end_year()
    assert t.points_of(RED) == 5


@pytest.mark.rule("IC-AMB-55")
def test_a_sword_for_every_action() -> None:
    t = table(sword_bonus="action").seeker(RED, "X1").gear(RED, "sword").parasites(RI1=2).cage(RED, 1, grey=2)
    t.begin_turn(RED).choose("node:P1", "eradicate", "remove:RI1.1")
    if t.decision == (RED, "eradicate"):
        t.choose("done")
    t.choose("power:double_shift", "node:X1", "eradicate", "remove:RI1.1")
    assert t.points_of(RED) == 4
