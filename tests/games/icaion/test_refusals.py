"""Whatever a decision leaves out, it says why. [IC-TURN]"""

from __future__ import annotations

from typing import Any

from longhall.kernel.chance import rng_from_seed
from longhall.kernel.frames import Choice
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
