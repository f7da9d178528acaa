"""Positions in which something is not allowed, each with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.icaion.table import RED, YELLOW, Table, table

FULL_HAND = ("points_3", "points_3", "points_6", "points_6", "points_9")  # The Heir and Primal Armor hold five


def red(node: str, seats: int = 2, wonders: bool = False) -> Table:
    return table(seats=seats, wonders=wonders).seeker(RED, node).character(RED, "heir", "armor")


ACTIONS: dict[str, tuple[Callable[[], Table], str, str]] = {
    "Brown does not eradicate": (
        lambda: red("X1").parasites(RI1=2).cage(RED, 1, brown=4),
        "eradicate",
        "IC-ERADICATE-01",
    ),
    "Parasites one node on": (lambda: red("X1").parasites(RI2=3).cage(RED, 1, grey=2), "eradicate", "IC-AMB-23"),
    "beside another crater": (lambda: red("M3").colossus("K4", 1), "investigate", "IC-COLOSSUS-01"),
    "a Colossus without Shards": (lambda: red("M4").colossus("K4"), "investigate", "IC-AMB-107"),
    "outside the City": (lambda: red("P2"), "retrieve", "IC-APPARATUS-01"),
    "a full Retrieve slot": (lambda: red("C2").year(2).slot(RED, "pink", 1), "retrieve", "IC-APPARATUS-02"),
    "nothing to install": (lambda: red("M1"), "install", "IC-APPARATUS-07"),
    "a Pink tile at the Grey crater": (lambda: red("R4").slot(RED, "pink", 1), "install", "IC-APPARATUS-07"),
    "one Blue for a second Machine": (
        lambda: red("L4").machine("refiner", "RC4", YELLOW).cage(RED, 1, blue=1, grey=5),
        "deploy",
        "IC-DEPLOY-05",
    ),
    "Harvesters everywhere": (
        lambda: red("M4").machine("harvester", "RC4", YELLOW).neutral("harvester", "RE4").cage(RED, 1, brown=9),
        "deploy",
        "IC-DEPLOY-04",
    ),
    "no Machine left": (
        lambda: red("X1").deployed(RED, strength=3, movement=3, cage=3).cage(RED, 1, brown=9),
        "deploy",
        "IC-DEPLOY-02",
    ),
    "two Green for three": (
        lambda: red("X1").hand(RED, "points_9").cage(RED, 1, green=2),
        "card:points_9",
        "IC-CURIO-01",
    ),
    "a move card without a Move": (
        lambda: red("X1").hand(RED, "move_2").cage(RED, 1, green=1),
        "card:move_2",
        "IC-CURIO-08",
    ),
    "a card for what cannot be done": (
        lambda: red("X1").hand(RED, "action_eradicate_or_investigate").cage(RED, 1, green=1),
        "card:action_eradicate_or_investigate",
        "IC-CURIO-11",
    ),
    "a discharged supply": (lambda: red("X1").discharged(RED), "power:overcharge", "IC-EPS-01"),
    "a full hand": (lambda: red("X1").hand(RED, *FULL_HAND), "power:draw", "IC-EPS-03"),
    "a Double Shift before any action": (lambda: red("X1"), "power:double_shift", "IC-AMB-40"),
    "no Qoam for a Wonder": (
        lambda: red("X1", wonders=True).open_wonders("bell").cage(RED, 1, brown=1, blue=2),
        "restore",
        "IC-WONDER-06",
    ),
    "own Machines all around": (
        lambda: (
            red("M1", wonders=True)
            .open_wonders("pulsar")
            .machine("harvester", "RC1", RED)
            .machine("harvester", "RE1", RED)
            .cage(RED, 1, brown=4)
        ),
        "restore",
        "IC-WONDER-02",
    ),
    "one Wonder is enough": (
        lambda: red("X1", 3, True).open_wonders("pulsar").wonder("hub", "RI4", RED).cage(RED, 1, brown=4),
        "restore",
        "IC-WONDER-05",
    ),
}


@pytest.mark.rule("IC-TURN-03")
@pytest.mark.rule("IC-TURN-04")
@pytest.mark.parametrize(("position", "key", "rule"), ACTIONS.values(), ids=ACTIONS)
def test_actions_that_are_not_allowed(position: Callable[[], Table], key: str, rule: str) -> None:
    t = position().act(RED)
    assert t.why_not(key) == rule
    assert "extract" in t.keys and "pass" in t.keys


@pytest.mark.rule("IC-TURN-01")
def test_a_second_action_of_a_kind_is_not_allowed() -> None:
    t = red("X1").hand(RED, "points_3").cage(RED, 1, green=1).act(RED, "extract")
    assert t.why_not("extract") == "IC-TURN-01"
    t = red("X1").hand(RED, "points_3", "draw_1_2").cage(RED, 1, green=1).act(RED, "card:points_3")
    assert t.why_not("card:draw_1_2") == t.why_not("power:overcharge") == "IC-TURN-01"


@pytest.mark.rule("IC-MOVE-02")
@pytest.mark.rule("IC-MOVE-04")
def test_moves_that_are_not_allowed() -> None:
    t = red("X1").cage(RED, 1, green=3).begin_turn(RED)
    assert t.why_not("camp") == "IC-MOVE-02" and t.why_not("node:X1") == "IC-MOVE-04"
    assert t.why_not("node:C5") == "IC-MOVE-05"  # three lines away, and no Harvester has left the row
