"""A converter serves once in each action, whoever's turn it is. [IC-CURIO-13]"""

from __future__ import annotations

import pytest

from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, table

CARDS = {
    "the price of a card": ("card:points_3", "convert:pink.green"),
    "the action of a card": ("card:action_deploy", "pay:1.green", "row:strength", "region:RI3", "convert:pink.green"),
    "both": ("card:action_deploy", "convert:pink.green", "row:strength", "region:RI3", "convert:pink.green"),
}


def paid_in_anothers_turn(*hub: str, version: int) -> Table:
    """Yellow paid by a Curio Hub in Red's turn; now it is Yellow's turn."""
    t = table(seats=3, wonders=True).order(RED, YELLOW, PURPLE).wonder("hub", "RI1", YELLOW).seeker(RED, "X1")
    t.seeker(YELLOW, "C2").upgrade(YELLOW, "up_converter").cage(
        YELLOW, 1, pink=6, green=1 if "pay:1.green" in hub else 0
    )
    t.hand(YELLOW, "points_3", "action_deploy").deployed(YELLOW, movement=1)
    t.s.rules.version = version
    return t.act(RED, "extract", *hub, "pass")


@pytest.mark.rule("IC-CURIO-13")
@pytest.mark.rule("IC-AMB-38")
@pytest.mark.rule("IC-AMB-64")
@pytest.mark.parametrize("hub", CARDS.values(), ids=CARDS)
def test_one_used_out_of_turn_serves_again_in_the_owners_move(hub: tuple[str, ...]) -> None:
    t = paid_in_anothers_turn(*hub, version=2)
    assert t.decision == (YELLOW, "move") and "camp" in t.keys
    assert max(option.params.get("distance", 0) for option in t.match.options()) == 3  # one node more, for one Blue
    t.choose("camp", "convert:pink.blue")
    assert t.event("camped")["seat"] == YELLOW


@pytest.mark.rule("IC-CURIO-13")
@pytest.mark.parametrize("hub", CARDS.values(), ids=CARDS)
def test_in_matches_of_version_one_it_stays_used(hub: tuple[str, ...]) -> None:
    t = paid_in_anothers_turn(*hub, version=1)
    assert t.decision == (YELLOW, "move") and t.why_not("camp") == "IC-MOVE-02"
    assert max(option.params.get("distance", 0) for option in t.match.options()) == 2
