"""Whatever a decision leaves out, it says why. [IC-TURN]"""

from __future__ import annotations

from typing import Any

import pytest

from longhall.kernel.chance import rng_from_seed
from longhall.kernel.frames import Choice
from longhall.text import Texts
from tests.games.icaion.table import RED, YELLOW, game, table

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
