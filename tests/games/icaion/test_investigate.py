"""Investigate the Colossus. [IC-COLOSSUS]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.icaion.scenarios import red_at_x1
from tests.games.icaion.table import RED, YELLOW, Table, table


def armored(node: str, gear: str = "boots", **setup: Any) -> Table:
    """Red is The Criminal with the Armor on."""
    t = table(**setup).seeker(RED, node).character(RED, "criminal", gear).seeker(YELLOW, "C3")
    t.s.armor = 1
    return t


@pytest.mark.rule("IC-COLOSSUS-01")
@pytest.mark.rule("IC-AMB-107")
def test_only_on_the_rim_of_the_colossus_crater_and_with_a_shard_left() -> None:
    for node in ("L1", "M1", "R1"):
        assert "investigate" in table().seeker(RED, node).colossus("K1", 2).act(RED).keys
    for node in ("M2", "S1", "X1"):
        assert table().seeker(RED, node).colossus("K1", 2).act(RED).why_not("investigate") == "IC-COLOSSUS-01"
    assert table().seeker(RED, "M1").colossus("K1").act(RED).why_not("investigate") == "IC-AMB-107"


@pytest.mark.rule("IC-COLOSSUS-02")
@pytest.mark.rule("IC-COLOSSUS-04")
def test_a_shard_is_revealed_and_pink_scores() -> None:
    t = table().seeker(RED, "M1").colossus("K1", 3, 1).cage(RED, 1, pink=2).act(RED, "investigate")
    assert t.event("shard_revealed") == {
        "type": "shard_revealed",
        "rule": "IC-COLOSSUS-02",
        "seat": RED,
        "value": 3,
        "left": 1,
        "reveals": True,
    }
    assert t.keys == ["count:0", "count:1", "count:2"]
    assert t.why_not("count:3") == t.why_not("count:4") == "IC-COLOSSUS-02"
    t.choose("count:2")
    assert t.gained(RED) == {"investigate": 2} and t.stock(RED) == {}
    assert sum(t.s.shards) == 0 and t.s.shards_removed == [0, 0, 1]
    assert t.event("shard_removed")["value"] == 3


@pytest.mark.rule("IC-COLOSSUS-03")
def test_meeting_the_value_keeps_the_shard() -> None:
    t = table().seeker(RED, "M1").colossus("K1", 2).cage(RED, 1, pink=3).act(RED, "investigate", "count:2")
    assert t.match.view(None)["players"][RED]["shard_values"] == {"1": 0, "2": 1, "3": 0}
    assert t.gained(RED) == {"investigate": 2} and t.stock(RED) == {"pink": 1}
    assert t.event("shard_kept")["count"] == 1


@pytest.mark.rule("IC-COLOSSUS-05")
@pytest.mark.rule("IC-AMB-26")
def test_a_sixth_shard_is_not_kept() -> None:
    t = table().seeker(RED, "M1").shards(RED, 1, 1, 1, 2, 2).colossus("K1", 1).cage(RED, 1, pink=1)
    t.act(RED, "investigate", "count:1")
    assert t.gained(RED) == {"investigate": 1}
    assert t.match.view(None)["players"][RED]["shards"] == 5 and t.s.shards_removed == [1, 0, 0]


@pytest.mark.rule("IC-AMB-106")
def test_investigating_without_pink() -> None:
    t = table().seeker(RED, "M1").colossus("K1", 2).act(RED, "investigate", "count:0")
    assert t.points_of(RED) == 0 and t.s.shards_removed == [0, 1, 0]


@pytest.mark.rule("IC-AMB-106")
@pytest.mark.rule("IC-AMB-88")
def test_an_action_that_would_bring_nothing_says_so_before_it_is_taken() -> None:
    def said(t: Table) -> dict[str, str]:
        return {option.key: option.message for option in t.match.options()}

    poor = said(table().seeker(RED, "M1").colossus("K1", 2).act(RED))
    assert poor["investigate"] == "option-investigate-nothing"
    assert poor["extract"] == "option-extract-nothing"
    rich = said(table().seeker(RED, "M1").colossus("K1", 2).cage(RED, 1, pink=1).act(RED))
    assert rich["investigate"] == "option-investigate"


@pytest.mark.rule("IC-COLOSSUS-02")
@pytest.mark.rule("IC-COLOSSUS-03")
@pytest.mark.rule("IC-COLOSSUS-04")
@pytest.mark.rule("IC-SEEKER-OUTSIDER-01")
@pytest.mark.rule("IC-AMB-26")
@pytest.mark.parametrize(
    ("seeker", "stored", "value", "spent", "reputation", "kept"),
    [
        ("survivor", 0, 1, 1, 1, True),
        ("survivor", 0, 3, 3, 3, True),
        ("survivor", 2, 3, 2, 2, False),
        ("survivor", 4, 2, 2, 2, True),
        ("survivor", 5, 2, 2, 2, False),
        ("outsider", 0, 3, 3, 9, True),
        ("outsider", 0, 2, 1, 3, False),
        ("outsider", 0, 2, 0, 0, False),
    ],
)
def test_what_a_shard_brings(seeker: str, stored: int, value: int, spent: int, reputation: int, kept: bool) -> None:
    t = table().seeker(RED, "R1").character(RED, seeker, "boots").cage(RED, 1, pink=4)
    t.shards(RED, *[1, 1, 1, 2, 2][:stored]).colossus("K1", value)
    t.act(RED, "investigate", f"count:{spent}")
    player = t.match.view(RED)["players"][RED]
    assert (player["reputation"], player["shards"]) == (reputation, stored + kept)
    assert t.stock(RED) == {"pink": 4 - spent}
    assert sum(t.match.view(None)["shards_removed"].values()) == (0 if kept else 1)


@pytest.mark.rule("IC-COLOSSUS-01")
@pytest.mark.parametrize(
    ("node", "allowed"), [("L1", True), ("M1", True), ("R1", True), ("X1", False), ("S1", False), ("M2", False)]
)
def test_only_the_rim_of_the_colossus_crater_will_do(node: str, allowed: bool) -> None:
    t = table().seeker(RED, node).colossus("K1", 2).act(RED)
    assert ("investigate" in t.keys) == allowed
    if not allowed:
        assert t.why_not("investigate") == "IC-COLOSSUS-01"


@pytest.mark.rule("IC-COLOSSUS-03")
@pytest.mark.rule("IC-CURIO-13")
@pytest.mark.rule("IC-SEEKER-OUTSIDER-01")
def test_converted_pink_meets_the_value_of_a_shard() -> None:
    t = red_at_x1().seeker(RED, "M1").colossus("K1", 2).upgrade(RED, "up_converter").cage(RED, 1, pink=1, grey=2)
    t.act(RED, "investigate", "count:2")
    while t.decision[1] != "action":
        t.choose(next(key for key in t.keys if key.startswith("convert:")))
    assert t.points_of(RED) == 6 and t.match.view(None)["players"][RED]["shards"] == 1 and t.stock(RED) == {}


@pytest.mark.rule("IC-SEEKER-CRIMINAL-03")
@pytest.mark.rule("IC-COLOSSUS-05")
def test_the_fifth_shard_is_kept_and_the_sixth_of_the_same_turn_is_not() -> None:
    t = armored("L1").colossus("K1", 1, 2).shards(RED, 1, 1, 2, 3).cage(RED, 1, pink=3)
    t.act(RED, "special:investigate", "count:1", "investigate", "count:2")
    assert t.points_of(RED) == 3 and t.match.view(None)["players"][RED]["shards"] == 5
    assert t.s.shards_removed == [0, 1, 0]
