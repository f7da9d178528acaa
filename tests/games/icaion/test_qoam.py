"""Null Cages, spending and converters. [IC-QOAM, IC-CURIO-13]"""

from __future__ import annotations

import pytest

from longhall.games.icaion.frames.cages import gain_batch
from longhall.games.icaion.frames.payment import pay
from tests.games.icaion.scenarios import red_at_x1
from tests.games.icaion.table import RED, Table, table

GREEN, GREY, PINK, BLUE_QOAM = 2, 3, 4, 0


def paying(t: Table, cost: int, colour: int, wild: bool = False) -> Table:
    """Red must pay a cost; the choices that leaves are due."""
    t.s.stack, t.s.events, t.match._picks = [], [], None
    pay(t.s, RED, cost, colour, wild, "IC-MOVE-05")
    t.events = t.s.events
    return t


@pytest.mark.rule("IC-QOAM-01")
def test_any_cage_may_pay() -> None:
    t = table().cage(RED, 1, blue=1, pink=1).cage(RED, 2, blue=2).deployed(RED, movement=1).seeker(RED, "C1")
    t.begin_turn(RED).choose("node:L1")  # two Blue
    assert t.decision == (RED, "payment")
    assert t.keys == ["pay:1.blue", "pay:2.blue"]
    t.choose("pay:2.blue")
    assert t.keys == ["pay:1.blue", "pay:2.blue"]
    t.choose("pay:2.blue")
    assert t.cages(RED) == [{"blue": 1, "pink": 1}, {}]
    assert t.event("qoam_spent") == {"type": "qoam_spent", "rule": "IC-MOVE-05", "seat": RED, "blue": 2}


@pytest.mark.rule("IC-QOAM-01")
def test_who_has_one_way_to_pay_is_not_asked() -> None:
    t = paying(table().cage(RED, 1, blue=3, grey=1), 2, BLUE_QOAM)
    assert t.s.stack == [] and t.cages(RED) == [{"blue": 1, "grey": 1}, {}]
    t = paying(table().cage(RED, 1, blue=1).cage(RED, 2, blue=1), 2, BLUE_QOAM)
    assert t.s.stack == [] and t.stock(RED) == {}


@pytest.mark.rule("IC-QOAM-02")
def test_a_batch_replaces_what_is_in_the_cage() -> None:
    t = table().seeker(RED, "X1").qoam(RI1=2, RC1=1).cage(RED, 1, pink=2, grey=1).cage(RED, 2, blue=1)
    t.act(RED, "extract")
    assert t.keys == ["cage:1", "cage:2", "discard"]
    t.choose("cage:1")
    assert t.cages(RED) == [{"blue": 1, "green": 1}, {"blue": 1}]
    assert t.event("qoam_replaced") == {
        "type": "qoam_replaced",
        "rule": "IC-QOAM-02",
        "seat": RED,
        "cage": 1,
        "grey": 1,
        "pink": 2,
    }
    empty = table().seeker(RED, "X1").qoam(RI1=1).act(RED, "extract", "cage:2")
    assert empty.event("qoam_stored")["cage"] == 2 and not empty.all_events("qoam_replaced")


@pytest.mark.rule("IC-QOAM-03")
@pytest.mark.rule("IC-AMB-11")
@pytest.mark.rule("IC-AMB-12")
def test_a_batch_is_stored_or_discarded_whole() -> None:
    t = table().seeker(RED, "X1").qoam(RI1=2, RC1=1).cage(RED, 1, pink=1)
    t.act(RED, "extract", "discard")
    assert t.cages(RED) == [{"pink": 1}, {}]
    assert t.event("batch_discarded")["blue"] == 1
    assert (t.qoam_in("RI1"), t.qoam_in("RC1")) == (1, 0)  # it does not go back to the Regions


@pytest.mark.rule("IC-QOAM-04")
def test_qoam_is_never_moved_between_cages() -> None:
    """No decision of a turn offers it: whatever is chosen, cages only lose crystals or are filled anew."""
    t = table().cage(RED, 1, blue=1).cage(RED, 2, green=1).act(RED)
    assert not [key for key in t.keys if key.startswith("cage")]


@pytest.mark.rule("IC-QOAM-05")
def test_two_cages_are_open_at_the_start() -> None:
    t = table().seeker(RED, "X1").qoam(RI1=1).act(RED, "extract")
    assert [key for key in t.keys if key.startswith("cage")] == ["cage:1", "cage:2"]
    assert t.why_not("cage:3") == t.why_not("cage:4") == "IC-QOAM-05"
    t = table().seeker(RED, "X1").qoam(RI1=1).deployed(RED, cage=2).act(RED, "extract")
    assert [key for key in t.keys if key.startswith("cage")] == ["cage:1", "cage:2", "cage:3", "cage:4"]


@pytest.mark.rule("IC-QOAM-06")
def test_each_colour_has_its_use() -> None:
    t = table().seeker(RED, "L1").colossus("K1", 3).parasites(RC1=1).hand(RED, "points_3")
    for colour, key in (("blue", "camp"), ("green", "card:points_3"), ("grey", "eradicate"), ("brown", "deploy")):
        t.cage(RED, 1, **{colour: 1})
        keys = t.begin_turn(RED).keys if key == "camp" else t.act(RED).keys
        assert key in keys
        others = {"camp", "card:points_3", "eradicate"} - {key}
        assert not others & set(keys), f"{colour} also allows {others & set(keys)}"
    t.cage(RED, 1, pink=1).act(RED, "investigate")
    assert t.keys == ["count:0", "count:1"]


@pytest.mark.rule("IC-QOAM-02")
def test_an_empty_batch_asks_nothing() -> None:
    t = table()
    t.s.stack = []
    gain_batch(t.s, RED, (0, 0, 0, 0, 0))
    assert t.s.stack == []


# -- converters --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-CURIO-13")
@pytest.mark.rule("IC-AMB-38")
@pytest.mark.rule("IC-AMB-39")
def test_a_converter_turns_two_into_one_of_another_colour() -> None:
    t = table().upgrade(RED, "up_converter").cage(RED, 1, grey=2).begin_turn(RED)
    assert "camp" in t.keys
    t.choose("camp")
    assert t.keys == ["convert:grey.blue"]
    t.choose("convert:grey.blue")
    assert t.stock(RED) == {} and t.decision == (RED, "action")
    assert t.event("qoam_converted") == {
        "type": "qoam_converted",
        "rule": "IC-CURIO-13",
        "seat": RED,
        "colour": "grey",
        "made": "blue",
    }


@pytest.mark.rule("IC-CURIO-13")
def test_a_converter_may_be_used_where_it_is_not_needed() -> None:
    t = paying(table().upgrade(RED, "up_converter").cage(RED, 1, blue=1, grey=2), 1, BLUE_QOAM)
    assert t.keys == ["pay:1.blue", "convert:grey.blue"]


@pytest.mark.rule("IC-CURIO-13")
def test_each_converter_works_once_in_an_action() -> None:
    t = paying(table().upgrade(RED, "up_converter").cage(RED, 1, grey=4, blue=1), 2, BLUE_QOAM)
    t.choose("convert:grey.blue")
    assert t.stock(RED) == {"grey": 2}  # the second Blue had to be the own one
    t = paying(table().upgrade(RED, "up_converter", "up_converter").cage(RED, 1, grey=4), 2, BLUE_QOAM)
    t.choose("convert:grey.blue", "convert:grey.blue")
    assert t.stock(RED) == {}


@pytest.mark.rule("IC-AMB-38")
def test_the_next_action_has_its_converters_again() -> None:
    t = table().upgrade(RED, "up_converter").cage(RED, 1, grey=2, pink=2).hand(RED, "points_3").begin_turn(RED)
    t.choose("camp", "convert:grey.blue")
    assert "card:points_3" in t.keys
    t.choose("card:points_3", "convert:pink.green")
    assert t.gained(RED) == {"curios": 3}


@pytest.mark.rule("IC-AMB-98")
def test_crystals_for_a_converter_come_from_any_cages() -> None:
    t = paying(table().upgrade(RED, "up_converter").cage(RED, 1, grey=1).cage(RED, 2, grey=2), 1, PINK)
    t.choose("convert:grey.pink")
    assert t.decision == (RED, "converted") and t.keys == ["pay:1.grey", "pay:2.grey"]
    t.choose("pay:1.grey")
    assert t.keys == ["pay:2.grey"] or t.cages(RED) == [{}, {"grey": 1}]
    assert t.cages(RED) == [{}, {"grey": 1}]


@pytest.mark.rule("IC-AMB-98")
def test_a_converter_may_feed_another() -> None:
    t = paying(table().upgrade(RED, "up_converter", "up_converter").cage(RED, 1, grey=2, green=1), 1, PINK)
    assert t.keys == ["convert:grey.green", "convert:grey.pink"]
    t.choose("convert:grey.green")
    assert t.keys == ["convert:green.pink"] and t.why_not("pay:1.green") == "IC-AMB-39"
    t.choose("convert:green.pink")
    assert t.stock(RED) == {}
    assert t.all_events("qoam_spent") == [{"type": "qoam_spent", "rule": "IC-MOVE-05", "seat": RED, "pink": 1}]


@pytest.mark.rule("IC-AMB-98")
def test_a_converter_may_make_brown_where_brown_is_wild() -> None:
    t = paying(table().upgrade(RED, "up_converter").cage(RED, 1, grey=2), 1, GREEN, wild=True)
    assert t.keys == ["convert:grey.brown", "convert:grey.green"]
    t = paying(table().upgrade(RED, "up_converter").cage(RED, 1, grey=2), 1, GREEN, wild=False)
    assert t.keys == ["convert:grey.green"]


@pytest.mark.rule("IC-AMB-98")
def test_three_converters_may_work_into_one() -> None:
    """Two Grey and two Blue become two Green, and those the Pink that is due."""
    t = paying(table().upgrade(RED, *["up_converter"] * 3).cage(RED, 1, grey=2, blue=2), 1, PINK)
    t.choose("convert:grey.green")
    assert t.keys == ["convert:blue.green"]
    t.choose("convert:blue.green", "convert:green.pink")
    assert t.stock(RED) == {}


@pytest.mark.rule("IC-QOAM-05")
def test_cages_that_machines_cover_take_no_batch() -> None:
    t = red_at_x1().qoam(RI1=1).upgrade(RED, "up_cage").act(RED, "extract")
    assert t.keys == ["cage:1", "cage:2", "cage:3", "discard"]
    assert t.why_not("cage:4") == "IC-QOAM-05" and t.refusal("cage:5").params == {"cage": 5}


@pytest.mark.rule("IC-CURIO-03")
@pytest.mark.rule("IC-AMB-37")
def test_the_cage_of_an_upgrade_may_pay_for_its_successor() -> None:
    t = red_at_x1().upgrade(RED, "up_cage", "up_strength").hand(RED, "up_movement").cage(RED, 3, green=3, pink=1)
    t.act(RED, "card:up_movement", "card:up_cage")  # The Outsider and Boots allow two
    assert t.cages(RED) == [{}, {}] and t.match.view(None)["players"][RED]["free_nodes"] == 4


@pytest.mark.rule("IC-AMB-37")
@pytest.mark.rule("IC-QOAM-04")
@pytest.mark.rule("IC-DEPLOY-07")
def test_the_cage_of_an_upgrade_stays_its_own_when_the_board_opens_another() -> None:
    t = red_at_x1().upgrade(RED, "up_cage", "up_strength").hand(RED, "up_movement").cage(RED, 3, pink=4)
    t.cage(RED, 1, blue=1, green=2).act(RED, "deploy", "row:cage", "region:RI1")
    assert t.cages(RED) == [{"green": 2}, {}, {"pink": 4}, {}]
    t.choose("card:up_movement", "card:up_cage")
    assert t.cages(RED) == [{}, {}, {}] and t.event("cage_lost")["pink"] == 4


@pytest.mark.rule("IC-AMB-37")
@pytest.mark.rule("IC-DEPLOY-07")
def test_cages_of_upgrades_and_of_the_board_may_alternate() -> None:
    t = red_at_x1("heir").upgrade(RED, "up_cage").deployed(RED, cage=1).upgrade(RED, "up_cage", "up_strength")
    t.hand(RED, "up_movement").cage(RED, 1, green=2).cage(RED, 3, pink=1).cage(RED, 4, grey=1).cage(RED, 5, blue=1)
    t.act(RED, "card:up_movement", "card:up_cage")
    assert t.keys == ["cage:3", "cage:5"] and t.why_not("cage:4") == "IC-AMB-37"
    t.choose("cage:3")
    assert t.cages(RED) == [{}, {}, {"grey": 1}, {"blue": 1}]
    t.hand(RED, "up_cage").cage(RED, 1, green=2).act(RED, "card:up_cage", "card:up_cage")  # the one out, the other in
    assert t.cages(RED) == [{}, {}, {"grey": 1}, {}] and t.event("cage_lost")["blue"] == 1


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
