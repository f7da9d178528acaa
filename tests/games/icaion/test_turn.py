"""A turn, moving and camping. [IC-TURN, IC-MOVE]"""

from __future__ import annotations

import pytest

from tests.games.icaion.table import RED, YELLOW, Table, table


def nodes(t: Table) -> set[str]:
    return {key[5:] for key in t.keys if key.startswith("node:")}


def farthest(t: Table, seat: int = RED) -> int:
    distance = t.s.content.distance[t.s.node[seat]]
    return max(distance[t.node(name)] for name in nodes(t))


@pytest.mark.rule("IC-TURN-01")
def test_move_or_camp_comes_first_then_two_actions_in_either_order() -> None:
    t = table().cage(RED, 1, blue=1).hand(RED, "points_3")
    t.begin_turn(RED)
    assert t.decision == (RED, "move") and "pass" not in t.keys
    t.choose("node:W2")
    assert t.decision == (RED, "action")
    t.cage(RED, 2, green=1)
    t.match._picks = None
    for first, second in (("extract", "card:points_3"), ("card:points_3", "extract")):
        again = table().cage(RED, 1, green=1).hand(RED, "points_3").act(RED, first)
        assert first not in again.keys and second in again.keys
        again.choose(second)
        assert again.decision == (YELLOW, "move")


@pytest.mark.rule("IC-TURN-01")
def test_there_is_one_action_of_each_sort() -> None:
    t = table().hand(RED, "draw_1_2", "move_2").act(RED, "extract", "card:draw_1_2")
    t = table().hand(RED, "draw_1_2", "draw_1_2").act(RED, "card:draw_1_2", "done")
    assert t.why_not("card:draw_1_2") == "IC-TURN-01" and t.why_not("power:draw") == "IC-TURN-01"
    t = table().hand(RED, "draw_1_2").act(RED, "extract")
    assert t.why_not("extract") == "IC-TURN-01"


@pytest.mark.rule("IC-TURN-02")
def test_an_action_is_finished_before_the_next() -> None:
    t = table().qoam(RE1=1).seeker(RED, "S1").act(RED, "extract")
    assert t.decision == (RED, "store_batch")
    assert not {"deploy", "power:draw", "pass"} & set(t.keys)


@pytest.mark.rule("IC-TURN-03")
def test_the_standard_actions() -> None:
    t = table(wonders=True).seeker(RED, "M1").colossus("K1", 2).parasites(RC1=1).cage(RED, 1, brown=3, grey=1)
    t.slot(RED, "blue", 1).open_wonders("hub").act(RED)
    assert t.keys[:5] == ["extract", "deploy", "eradicate", "investigate", "install"] and "restore" in t.keys
    assert t.why_not("retrieve") == "IC-APPARATUS-01"
    t = table().seeker(RED, "C1").act(RED)
    assert "retrieve" in t.keys and "restore" not in [refusal.key for refusal in t.match.refusals()]


@pytest.mark.rule("IC-TURN-04")
def test_the_special_actions() -> None:
    t = table().hand(RED, "draw_1_2").act(RED)
    assert [key for key in t.keys if ":" in key] == ["power:overcharge", "power:draw", "card:draw_1_2"]


@pytest.mark.rule("IC-TURN-05")
def test_passing_without_an_action() -> None:
    t = table().begin_turn(RED).choose("node:W2", "pass")
    assert t.decision == (YELLOW, "move")


# -- Camp --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-MOVE-01")
def test_camping_costs_a_blue_and_stays() -> None:
    t = table().cage(RED, 1, blue=2, pink=1).begin_turn(RED).choose("camp")
    assert t.at(RED) == "S1" and t.stock(RED) == {"blue": 1, "pink": 1}
    assert t.event("camped")["node"] == "S1" and t.event("qoam_spent")["blue"] == 1
    assert t.decision == (RED, "action")


@pytest.mark.rule("IC-MOVE-02")
@pytest.mark.rule("IC-AMB-25")
def test_without_blue_one_must_move() -> None:
    t = table().cage(RED, 1, brown=5).begin_turn(RED)
    assert "camp" not in t.keys and t.why_not("camp") == "IC-MOVE-02"


# -- Move --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-MOVE-03")
def test_a_move_goes_one_or_two_nodes_for_free() -> None:
    t = table().seeker(RED, "X1").begin_turn(RED)
    assert nodes(t) == {"W1", "P1", "M1", "P5", "S5", "C1", "W2", "L1", "R1"}
    t.choose("node:C1")
    assert t.at(RED) == "C1" and not t.all_events("qoam_spent")
    assert t.event("seeker_moved") == {
        "type": "seeker_moved",
        "rule": "IC-MOVE-03",
        "seat": RED,
        "origin": "X1",
        "node": "C1",
    }


@pytest.mark.rule("IC-MOVE-04")
def test_a_move_does_not_end_where_it_began() -> None:
    t = table().seeker(RED, "X1").begin_turn(RED)
    assert t.why_not("node:X1") == "IC-MOVE-04"


@pytest.mark.rule("IC-MOVE-05")
def test_blue_buys_nodes_once_the_second_row_harvester_is_deployed() -> None:
    t = table().seeker(RED, "C1").cage(RED, 1, blue=2).begin_turn(RED)
    assert farthest(t) == 2 and t.why_not("node:X2") == "IC-MOVE-05"  # three lines away
    t = table().seeker(RED, "C1").cage(RED, 1, blue=2).deployed(RED, movement=1).begin_turn(RED)
    assert farthest(t) == 4
    t.choose("node:L1")  # four lines
    assert t.at(RED) == "L1" and t.stock(RED) == {}


@pytest.mark.rule("IC-MOVE-06")
@pytest.mark.rule("IC-AMB-22")
@pytest.mark.rule("IC-EX-03")
def test_with_the_scavenger_too_a_blue_buys_two_nodes() -> None:
    t = table().seeker(RED, "C1").cage(RED, 1, blue=2).deployed(RED, movement=2).begin_turn(RED)
    assert "camp" in t.keys and farthest(t) == 6
    blue = {option.params["node"]: option.params["cost"] for option in t.match.options() if "node" in option.params}
    distance = t.s.content.distance[t.node("C1")]
    assert all(spent == max(0, (distance[t.node(name)] - 1) // 2) for name, spent in blue.items())
    t.choose("node:L1")  # four lines: two free, two for one Blue
    assert t.stock(RED) == {"blue": 1}


@pytest.mark.rule("IC-MOVE-07")
@pytest.mark.rule("IC-AMB-84")
def test_any_number_of_blue_but_no_more_than_the_way_needs() -> None:
    t = table().seeker(RED, "S1").cage(RED, 1, blue=9).deployed(RED, movement=1).begin_turn(RED)
    assert len(nodes(t)) == 39
    t.choose("node:C1")  # three lines away
    assert t.stock(RED) == {"blue": 8}


@pytest.mark.rule("IC-MOVE-08")
def test_seekers_may_share_a_node() -> None:
    t = table().seeker(RED, "X1").seeker(YELLOW, "P1").begin_turn(RED).choose("node:P1")
    assert t.at(RED) == t.at(YELLOW) == "P1"


@pytest.mark.rule("IC-AMB-21")
def test_a_movement_upgrade_is_a_free_node() -> None:
    t = table().seeker(RED, "C1").upgrade(RED, "up_movement", "up_movement").begin_turn(RED)
    assert farthest(t) == 4


@pytest.mark.rule("IC-AMB-21")
def test_a_movement_upgrade_may_lengthen_what_blue_buys() -> None:
    t = table(movement_icon="blue_node").seeker(RED, "C1").upgrade(RED, "up_movement").cage(RED, 1, blue=1)
    assert farthest(t.begin_turn(RED)) == 2
    t.deployed(RED, movement=1)
    assert farthest(t.begin_turn(RED)) == 4
    t.deployed(RED, movement=2)
    assert farthest(t.begin_turn(RED)) == 5
