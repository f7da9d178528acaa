"""The rulebooks' worked examples of battle, number for number."""

from __future__ import annotations

import pytest

from tests.games.northgard.table import (
    CHOICE,
    ONE_AND_CASUALTY,
    PURPLE,
    RED,
    TWO,
    TWO_CASUALTIES,
    Table,
    table,
)


def fortress_and_tower() -> Table:
    """S0.d+T21.a (Red, west), T11.b+S0.b (Purple's, east) with Fortress and Tower; S0.a lies between them."""
    t = table(seats=2)
    t.tiles("T21@-1,0,2", "T11@1,0,2")
    t.building("fortress", "S0.b").building("tower", "S0.b")
    t.units(PURPLE, "S0.b", 2)
    return t


@pytest.mark.rule("NG-EX-BATTLE-1")
@pytest.mark.rule("NG-BATTLE-12")
def test_casualties_decide_against_the_higher_total() -> None:
    t = fortress_and_tower().units(RED, "S0.d", 5)
    t.resources(RED, food=2).resources(PURPLE, food=4)
    t.play(RED, "move", "territory:S0.d", "territory:S0.b", "count:5")
    assert t.decision == (RED, "battle_food")
    t.choose("count:2")
    assert t.keys == ["count:0", "count:1", "count:2"]  # one food per own unit at most
    t.choose("count:2", outcomes=[TWO_CASUALTIES, TWO])
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (7, 8)
    assert (decided["attackers_lost"], decided["defenders_lost"]) == (1, 2)
    assert decided["winner"] == RED
    assert t.units_in("S0.b") == (RED, 4)
    assert sorted(t.buildings("S0.b")) == ["fortress", "tower"]
    assert t.decision == (RED, "play_card")  # no retreat


@pytest.mark.rule("NG-EX-BATTLE-2")
@pytest.mark.rule("NG-BATTLE-14")
def test_a_tie_is_won_by_the_defender_and_the_attackers_retreat_apart() -> None:
    t = fortress_and_tower().units(RED, "S0.d", 4)
    t.resources(PURPLE, food=2)
    t.play(RED, "e14", "territory:S0.d", "territory:S0.b", "count:4")  # Bodyguard: a Move with +1 point
    assert t.decision == (PURPLE, "battle_food")  # Red has no food
    t.choose("count:2", outcomes=[ONE_AND_CASUALTY, CHOICE])
    assert t.decision == (PURPLE, "die_choice")
    t.choose("face:casualty")
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (6, 6)
    assert (decided["attackers_lost"], decided["defenders_lost"]) == (2, 1)
    assert decided["winner"] == PURPLE
    assert t.decision == (RED, "retreat_to")
    assert "territory:S0.d" in t.keys  # where they came from
    assert "territory:S0.a" in t.keys
    t.choose("territory:S0.d", "count:1", "territory:S0.a")
    assert t.units_in("S0.b") == (PURPLE, 1)
    assert t.units_in("S0.d") == (RED, 1)
    assert t.units_in("S0.a") == (RED, 1)
