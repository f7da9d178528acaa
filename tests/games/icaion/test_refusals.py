"""Whatever a decision leaves out, it says why. [IC-TURN]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from longhall.kernel.chance import rng_from_seed
from longhall.kernel.frames import Choice
from longhall.text import Texts
from tests.games.icaion.scenarios import red_at_x1
from tests.games.icaion.table import RED, YELLOW, Table, game, table

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

# Decisions that offer everything there is: a card or none, any colour, yes or no.
COMPLETE = frozenset(
    {
        "draw_more",
        "harvester_any",
        "harvester_third",
        "overcharge",
        "prevent_wound",
        "refiner_eradicate",
        "transmuter",
        "upgrade_limit",
        "next_wonder_choice",  # only with a third player's Wonder between, which two players cannot have
    }
)
SETUPS: list[dict[str, Any]] = [
    {"seats": 2, "wonders": True},
    {"seats": 3, "draft": True, "wonders": True, "dark_bell": "all_or_nothing"},
    {"seats": 4, "wonders": True, "hub_actions": False},
]


def test_every_kind_of_decision_explains_what_it_leaves_out() -> None:
    explained: set[str] = set()
    seen: set[str] = set()
    for number in range(24):
        match = game().new(SETUPS[number % 3], number)
        rng = rng_from_seed(f"refusals {number}")
        while not match.over:
            top = match.state.stack[-1]
            assert isinstance(top, Choice)
            kind = top.kind()
            seen.add(kind)
            if kind not in explained and match.refusals():
                explained.add(kind)
            match.play(rng.below(len(match.picks())))
    assert seen - explained <= COMPLETE
    assert len(explained) > 15


def test_what_must_be_taken_cannot_be_passed() -> None:
    t = table().hand(RED, "qoam_wild_2").cage(RED, 1, green=1).act(RED, "card:qoam_wild_2")
    assert t.refusal("pass").message == "refusal-must-take"
    t = table(wonders=True).seeker(RED, "X1").wonder("qoamcopia", "RI1", YELLOW).act(RED, "extract")
    assert t.why_not("pass") == "IC-WONDER-QOAMCOPIA"
    t = table(wonders=True).seeker(RED, "X1").wonder("pulsar", "RI1", YELLOW).cage(RED, 1, blue=1, pink=1)
    assert t.act(RED, "extract").why_not("pass") == "IC-WONDER-PULSAR"
    t = table(wonders=True).seeker(RED, "X1").wonder("bell", "RI1", YELLOW).act(RED, "extract")
    assert t.why_not("pass") == "IC-AMB-65"


def test_a_refusal_names_what_would_be_needed() -> None:
    t = table().seeker(RED, "C1").cage(RED, 1, blue=1).deployed(RED, movement=1).begin_turn(RED)
    assert t.refusal("node:L1").params == {"distance": 4, "blue": 2}
    t = table().seeker(RED, "X1").cage(RED, 1, pink=1).act(RED, "deploy", "row:cage")
    assert t.refusal("region:RI1").params == {"cost": 1, "colour": "blue"}


@pytest.mark.rule("IC-MOVE-05")
@pytest.mark.rule("IC-MOVE-06")
def test_a_move_too_far_names_the_clause_of_the_machines_that_are_deployed() -> None:
    for machines, rule in ((0, "IC-MOVE-05"), (1, "IC-MOVE-05"), (2, "IC-MOVE-06"), (3, "IC-MOVE-06")):
        t = table().seeker(RED, "C1").deployed(RED, movement=machines).begin_turn(RED)
        assert t.why_not("node:L1") == rule


@pytest.mark.rule("IC-SETUP-11")
@pytest.mark.rule("IC-SETUP-12")
@pytest.mark.rule("IC-SETUP-13")
@pytest.mark.parametrize(("seats", "rule"), [(2, "IC-SETUP-11"), (3, "IC-SETUP-12"), (4, "IC-SETUP-13")])
def test_neutral_machines_name_the_clause_for_as_many_as_play(seats: int, rule: str) -> None:
    match = game().new({"seats": seats}, 1)
    assert match.decision is not None and (match.decision.kind, match.decision.rule) == ("neutral_machine", rule)
    while not match.refusals():  # until all of a type stand, or a Region is chosen
        match.play(0)
        if match.decision.kind == "neutral_region":
            match.play(0)
    assert [refusal.rule for refusal in match.refusals()] == [rule]


def test_nodes_out_of_reach_come_the_nearest_first() -> None:
    moves = table().seeker(RED, "C1").cage(RED, 1, blue=1).begin_turn(RED)
    card = table().hand(RED, "move_2").cage(RED, 1, green=1).seeker(RED, "X1").begin_turn(RED)
    altar = table(wonders=True).seeker(RED, "X1").wonder("altar", "RI1", RED).act(RED, "extract")
    for t in (moves, card.choose("node:P1", "card:move_2"), altar):
        here = t.s.content.distance[t.s.node[RED]]
        far = [t.node(refusal.key.removeprefix("node:")) for refusal in t.match.refusals() if "node:" in refusal.key]
        assert len(far) > 10 and [here[node] for node in far] == sorted(here[node] for node in far)


def test_a_region_without_parasites_is_named() -> None:
    texts = Texts(game(), "en")
    t = table().seeker(RED, "X1").parasites(RI1=2).cage(RED, 1, grey=1).act(RED, "eradicate")
    refusal = t.refusal("remove:RC1.1")
    assert texts.say(refusal.message, refusal.params) == "There are no Parasites in the Northern Forest."
    altar = table(wonders=True).seeker(RED, "X1").wonder("altar", "RI1", RED).act(RED, "extract")
    assert altar.refusal("region:RC1").params == {"region": "RC1"}


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


@pytest.mark.rule("IC-SEEKER-CRIMINAL-03")
@pytest.mark.rule("IC-WOUND-04")
def test_a_criminal_without_armor_is_told_why() -> None:
    t = table().character(RED, "criminal").seeker(RED, "M1").colossus("K1", 1).act(RED)
    assert t.why_not("special:investigate") == t.why_not("special:install") == "IC-SEEKER-CRIMINAL-03"
    t = table().character(RED, "criminal").lying(RED).begin_turn(RED).choose("node:W2")
    assert t.why_not("special:retrieve") == "IC-WOUND-04"
    assert not [refusal for refusal in red_at_x1().act(RED).match.refusals() if refusal.key.startswith("special:")]


@pytest.mark.rule("IC-ERADICATE-01")
def test_every_parasite_too_many_is_refused() -> None:
    t = red_at_x1().parasites(RI1=3).cage(RED, 1, grey=1).act(RED, "eradicate")
    assert t.keys == ["remove:RI1.1"]
    assert t.why_not("remove:RI1.2") == t.why_not("remove:RI1.3") == "IC-ERADICATE-01"
    assert t.why_not("remove:RC1.1") == "IC-AMB-23"


@pytest.mark.rule("IC-WONDER-02")
@pytest.mark.rule("IC-WONDER-ALTAR")
def test_what_lies_elsewhere_is_refused_by_wonders_too() -> None:
    t = red_at_x1(wonders=True).open_wonders("pulsar").cage(RED, 1, brown=2).act(RED, "restore", "wonder:pulsar")
    assert t.why_not("region:RI2") == "IC-WONDER-02"
    t = red_at_x1(wonders=True).wonder("altar", "RI1", RED).act(RED, "extract")
    assert t.why_not("node:C1") == t.why_not("region:RI2") == t.why_not("region:RI1") == "IC-WONDER-ALTAR"


@pytest.mark.rule("IC-DRAFT-02")
def test_drafted_cards_are_refused_with_their_takers() -> None:
    match = game().new({"seats": 2, "draft": True, "neutral_placement": "symmetry"}, 1)
    first, offered = match.seat, match.keys()
    gear = next(key for key in offered if key.startswith("gear:"))
    match.apply(gear)
    taken = next(refusal for refusal in match.refusals() if refusal.key == gear)
    assert match.seat != first and (taken.rule, taken.params) == ("IC-DRAFT-02", {"seat": first})
