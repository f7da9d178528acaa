"""The ten pieces of Specialized Gear. [IC-GEAR]"""

from __future__ import annotations

import pytest

from tests.games.icaion.table import RED, YELLOW, Table, table


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
