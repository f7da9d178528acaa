"""A turn. [IC-TURN]"""

from __future__ import annotations

import pytest

from tests.games.icaion.table import RED, YELLOW, table


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
