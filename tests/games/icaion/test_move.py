"""Moving and camping. [IC-MOVE]"""

from __future__ import annotations

import pytest

from tests.games.icaion.scenarios import red_at_x1
from tests.games.icaion.table import RED, YELLOW, Table, table

ONE_LINE = {"R1", "L2", "W2"}  # from S1
TWO_LINES = {"M1", "M2", "P1", "X2"}
THREE_LINES = {"L1", "X1", "R2", "C1", "P2"}
FOUR_LINES = {"S5", "W1", "S2", "C5", "C2", "W3"}


def nodes(t: Table) -> set[str]:
    """The nodes a Seeker may go to now."""
    return {key.removeprefix("node:") for key in t.keys if key.startswith("node:")}


def farthest(t: Table, seat: int = RED) -> int:
    distance = t.s.content.distance[t.s.node[seat]]
    return max(distance[t.node(name)] for name in nodes(t))


def at_s1(seeker: str = "heir", gear: str = "armor") -> Table:
    return table(seats=4).seeker(RED, "S1").character(RED, seeker, gear)


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


@pytest.mark.rule("IC-MOVE-01")
@pytest.mark.rule("IC-MOVE-03")
@pytest.mark.rule("IC-MOVE-05")
@pytest.mark.rule("IC-MOVE-06")
@pytest.mark.rule("IC-MOVE-07")
@pytest.mark.rule("IC-GEAR-BOOTS-01")
@pytest.mark.rule("IC-EX-03")
@pytest.mark.parametrize(
    ("blue", "row", "gear", "reach"),
    [
        (0, 0, "armor", ONE_LINE | TWO_LINES),
        (3, 0, "armor", ONE_LINE | TWO_LINES),  # Blue is of no use before a Harvester left the row
        (0, 2, "armor", ONE_LINE | TWO_LINES),
        (1, 1, "armor", ONE_LINE | TWO_LINES | THREE_LINES),
        (2, 1, "armor", ONE_LINE | TWO_LINES | THREE_LINES | FOUR_LINES),
        (1, 2, "armor", ONE_LINE | TWO_LINES | THREE_LINES | FOUR_LINES),
        (0, 0, "boots", ONE_LINE | TWO_LINES | THREE_LINES),
        (1, 1, "boots", ONE_LINE | TWO_LINES | THREE_LINES | FOUR_LINES),
    ],
)
def test_how_far_a_move_goes(blue: int, row: int, gear: str, reach: set[str]) -> None:
    t = at_s1(gear=gear).deployed(RED, movement=row).cage(RED, 1, blue=blue, green=2).begin_turn(RED)
    assert nodes(t) == reach
    assert ("camp" in t.keys) == (blue > 0)


@pytest.mark.rule("IC-MOVE-05")
@pytest.mark.rule("IC-MOVE-06")
@pytest.mark.rule("IC-AMB-84")
@pytest.mark.parametrize(
    ("row", "node", "spent"), [(1, "X2", 0), (1, "X1", 1), (1, "C2", 2), (2, "X1", 1), (2, "C2", 1)]
)
def test_no_more_blue_is_spent_than_the_way_needs(row: int, node: str, spent: int) -> None:
    t = at_s1().deployed(RED, movement=row).cage(RED, 1, blue=3).begin_turn(RED).choose(f"node:{node}")
    assert t.stock(RED) == {"blue": 3 - spent} and t.at(RED) == node


@pytest.mark.rule("IC-CURIO-12")
@pytest.mark.rule("IC-AMB-21")
def test_a_movement_upgrade_is_one_free_node() -> None:
    t = at_s1().upgrade(RED, "up_movement").begin_turn(RED)
    assert nodes(t) == ONE_LINE | TWO_LINES | THREE_LINES


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
    assert red_at_x1().cage(RED, 1, brown=5).begin_turn(RED).why_not("camp") == "IC-MOVE-02"


@pytest.mark.rule("IC-EPS-04")
@pytest.mark.rule("IC-AMB-85")
def test_the_second_camp_of_a_turn_wants_a_second_blue() -> None:
    t = red_at_x1().cage(RED, 1, blue=1).begin_turn(RED).choose("camp", "extract", "power:double_shift")
    assert t.why_not("camp") == "IC-MOVE-02" and t.why_not("node:X1") == "IC-MOVE-04"


@pytest.mark.rule("IC-SEEKER-MACHINE-01")
@pytest.mark.rule("IC-AMB-94")
def test_the_crystal_of_the_machine_may_pay_for_the_second_camp() -> None:
    t = red_at_x1("machine").cage(RED, 2, pink=2).act(RED, "extract", "power:double_shift", "colour:blue", "cage:2")
    t.choose("camp", "extract")
    assert t.cages(RED) == [{}, {"pink": 2}] and t.at(RED) == "X1" and t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-WOUND-03")
@pytest.mark.rule("IC-AMB-38")
def test_a_wounded_seeker_may_camp_with_converted_blue() -> None:
    t = red_at_x1().upgrade(RED, "up_converter").cage(RED, 1, pink=2).lying(RED).begin_turn(RED)
    t.choose("camp", "convert:pink.blue")
    assert t.at(RED) == "X1" and t.stock(RED) == {} and t.keys == ["extract", "pass"]


@pytest.mark.rule("IC-SEEKER-SURVIVOR-01")
@pytest.mark.rule("IC-MOVE-01")
def test_the_survivor_may_camp_instead_of_jumping_and_jump_later() -> None:
    t = red_at_x1("survivor").last_round().cage(RED, 1, blue=1).begin_turn(RED).choose("camp", "extract")
    t.choose("power:double_shift", "node:C3", "retrieve")
    assert t.decision == (RED, "retrieve") and t.stock(RED) == {}


@pytest.mark.rule("IC-CURIO-08")
@pytest.mark.rule("IC-SEEKER-HEIR-01")
@pytest.mark.rule("IC-TURN-01")
def test_a_move_card_that_moves_nobody_is_still_the_special_action() -> None:
    t = red_at_x1("heir").hand(RED, "move_2", "points_3").cage(RED, 1, green=2).begin_turn(RED)
    t.choose("node:P1", "card:move_2", "done")
    assert t.at(RED) == "P1" and t.points_of(RED) == 1
    assert t.why_not("card:points_3") == t.why_not("power:draw") == "IC-TURN-01" and "extract" in t.keys


@pytest.mark.rule("IC-AMB-33")
@pytest.mark.rule("IC-SEEKER-CURSED-01")
def test_the_cursed_plays_no_move_card_between_two_actions() -> None:
    t = red_at_x1("cursed").last_round().hand(RED, "move_2").cage(RED, 1, green=1).begin_turn(RED)
    t.choose("node:P1", "extract")
    assert "extract" in t.keys and t.why_not("card:move_2") == "IC-CURIO-08"


@pytest.mark.rule("IC-AMB-91")
@pytest.mark.rule("IC-MOVE-05")
def test_a_fresh_movement_icon_serves_the_second_move_of_the_turn() -> None:
    t = red_at_x1(gear="armor").cage(RED, 1, blue=2).act(RED, "deploy", "row:movement", "region:RI1")
    t.choose("power:double_shift", "node:C5")
    assert t.at(RED) == "C5" and t.stock(RED) == {}


@pytest.mark.rule("IC-AMB-38")
def test_camp_by_conversion() -> None:
    t = table().upgrade(RED, "up_converter").cage(RED, 1, grey=1).cage(RED, 2, grey=1, pink=1).begin_turn(RED)
    t.choose("camp", "convert:grey.blue")
    assert t.stock(RED) == {"pink": 1} and t.at(RED) == "S1"


@pytest.mark.rule("IC-AMB-21")
def test_a_movement_icon_that_lengthens_every_blue() -> None:
    t = table(movement_icon="blue_node").upgrade(RED, "up_movement").cage(RED, 1, blue=1).gear(RED, "armor")
    assert "node:X1" not in t.begin_turn(RED).keys  # three lines from S1; no Harvester has left the row
    t.deployed(RED, movement=1).begin_turn(RED)
    assert "node:C2" in t.keys  # two free and two for the Blue
