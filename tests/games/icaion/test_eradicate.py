"""Eradicate Parasites. [IC-ERADICATE]"""

from __future__ import annotations

import pytest

from tests.games.icaion.scenarios import boots_at_x1, red_at_x1
from tests.games.icaion.table import RED, Table, table


def at_x1() -> Table:
    """Red stands at X1, where RI1, RC1 and RE1 meet."""
    return table().seeker(RED, "X1")


@pytest.mark.rule("IC-ERADICATE-01")
@pytest.mark.rule("IC-ERADICATE-04")
def test_a_grey_removes_as_many_parasites_as_there_are_strength_icons() -> None:
    t = at_x1().parasites(RI1=2, RC1=1, RE2=3).cage(RED, 1, grey=1).act(RED, "eradicate")
    assert t.keys == ["remove:RI1.1", "remove:RC1.1"]  # one Strength icon; RE2 is not at the node
    t.choose("remove:RI1.1")
    assert t.parasites_in("RI1") == 1 and t.stock(RED) == {}
    assert t.s.collected[RED] == 1
    assert t.event("parasites_collected") == {
        "type": "parasites_collected",
        "rule": "IC-ERADICATE-01",
        "seat": RED,
        "region": "RI1",
        "count": 1,
        "left": 1,
    }


@pytest.mark.rule("IC-ERADICATE-01")
def test_parasites_are_removed_in_any_distribution() -> None:
    t = at_x1().parasites(RI1=2, RC1=2, RE1=3).cage(RED, 1, grey=2).deployed(RED, strength=2).act(RED, "eradicate")
    t.choose("remove:RE1.2")
    assert "remove:RE1.1" not in t.keys and "done" in t.keys
    assert t.why_not("remove:RE1.3") == "IC-ERADICATE-01"
    t.choose("remove:RI1.1", "done")
    assert (t.parasites_in("RI1"), t.parasites_in("RC1"), t.parasites_in("RE1")) == (1, 2, 1)
    assert t.s.collected[RED] == 3 and t.stock(RED) == {"grey": 1}  # three icons: one Grey covers all


@pytest.mark.rule("IC-ERADICATE-01")
@pytest.mark.rule("IC-AMB-23")
def test_eradicating_needs_grey_and_a_parasite() -> None:
    assert at_x1().parasites(RI1=1).cage(RED, 1, brown=3).act(RED).why_not("eradicate") == "IC-ERADICATE-01"
    assert at_x1().cage(RED, 1, grey=1).act(RED).why_not("eradicate") == "IC-AMB-23"
    t = at_x1().parasites(RI1=1).cage(RED, 1, grey=1).act(RED, "eradicate")
    assert t.keys == ["remove:RI1.1"] and t.why_not("remove:RC1.1") == "IC-AMB-23"


@pytest.mark.rule("IC-ERADICATE-02")
def test_strength_icons() -> None:
    assert [table().deployed(RED, strength=gone).match.view(None)["players"][RED]["strength"] for gone in range(4)] == [
        1,
        2,
        3,
        3,
    ]


@pytest.mark.rule("IC-ERADICATE-03")
@pytest.mark.rule("IC-EX-07")
def test_three_strength_icons() -> None:
    t = at_x1().parasites(RI1=3, RC1=3, RE1=3).deployed(RED, strength=2)
    for grey, most in ((1, 3), (2, 6), (3, 9)):
        t.cage(RED, 1, grey=grey).act(RED, "eradicate")
        decision = t.match.decision
        assert decision is not None and decision.context == {"strength": 3, "count": 0, "most": most}
    t.choose("remove:RI1.3", "remove:RC1.3", "remove:RE1.3")
    assert t.s.collected[RED] == 9 and t.stock(RED) == {}


@pytest.mark.rule("IC-AMB-24")
@pytest.mark.rule("IC-AMB-99")
def test_as_little_grey_as_covers_the_parasites() -> None:
    t = at_x1().parasites(RI1=3, RC1=3).deployed(RED, strength=2).cage(RED, 1, grey=3)
    t.act(RED, "eradicate", "remove:RI1.3", "remove:RC1.1")
    assert t.stock(RED) == {"grey": 1}  # four Parasites: two Grey, and two icons of the second unused
    refused = at_x1().parasites(RI1=3).cage(RED, 1, grey=1).act(RED, "eradicate")
    assert refused.why_not("remove:RI1.3") == "IC-ERADICATE-01"


@pytest.mark.rule("IC-AMB-51")
def test_nothing_takes_collected_parasites_before_the_end_of_the_year() -> None:
    t = at_x1().collected(RED, 4).lying(RED).colossus("K5").parasites(RC1=3).reveal("colossus_1")
    assert t.s.collected[RED] == 4


@pytest.mark.rule("IC-ERADICATE-01")
@pytest.mark.rule("IC-ERADICATE-02")
@pytest.mark.rule("IC-EX-07")
@pytest.mark.rule("IC-AMB-99")
@pytest.mark.parametrize(
    ("strength_row", "removed", "grey_spent"),
    [
        (0, {"RI1": 1}, 1),
        (0, {"RI1": 2, "RC1": 1}, 3),
        (1, {"RI1": 2}, 1),
        (1, {"RI1": 3}, 2),
        (2, {"RI1": 1, "RE1": 2}, 1),
        (2, {"RI1": 3, "RC1": 1}, 2),
        (2, {"RI1": 3, "RC1": 3}, 2),
        (2, {"RI1": 3, "RC1": 3, "RE1": 1}, 3),
    ],
)
def test_the_grey_an_eradicate_takes(strength_row: int, removed: dict[str, int], grey_spent: int) -> None:
    t = boots_at_x1().deployed(RED, strength=strength_row).parasites(RI1=3, RC1=3, RE1=3).cage(RED, 1, grey=4)
    t.act(RED, "eradicate")
    for region, count in removed.items():
        t.choose(f"remove:{region}.{count}")
    if t.decision == (RED, "eradicate"):
        t.choose("done")
    assert t.stock(RED) == {"grey": 4 - grey_spent}
    assert t.s.collected[RED] == sum(removed.values())
    assert sum(t.s.parasites) == 9 - sum(removed.values())


@pytest.mark.rule("IC-AMB-91")
@pytest.mark.rule("IC-ERADICATE-01")
def test_a_fresh_strength_icon_serves_the_next_action() -> None:
    t = red_at_x1(gear="gloves").cage(RED, 1, blue=1, grey=1).parasites(RI1=1, RE1=1)
    t.act(RED, "special:deploy", "row:strength", "region:RI1", "eradicate", "remove:RI1.1", "remove:RE1.1")
    assert t.s.collected[RED] == 2 and t.stock(RED) == {}


@pytest.mark.rule("IC-ERADICATE-01")
@pytest.mark.rule("IC-GEAR-SWORD-01")
@pytest.mark.rule("IC-CURIO-12")
@pytest.mark.parametrize(("third", "grey"), [(0, 1), (1, 2)])
def test_strength_of_board_gear_and_upgrade_adds_up(third: int, grey: int) -> None:
    t = red_at_x1(gear="sword").deployed(RED, strength=2).upgrade(RED, "up_strength").parasites(RI1=3, RC1=2, RE1=third)
    t.cage(RED, 1, grey=3).act(RED, "eradicate", "remove:RI1.3", "remove:RC1.2")
    if third:
        t.choose("remove:RE1.1")
    assert t.stock(RED) == {"grey": 3 - grey} and t.points_of(RED) == 2 and sum(t.s.parasites) == 0


@pytest.mark.rule("IC-ERADICATE-01")
@pytest.mark.rule("IC-CURIO-13")
def test_a_converted_grey_eradicates() -> None:
    t = red_at_x1().upgrade(RED, "up_converter").cage(RED, 1, brown=2).parasites(RI1=1)
    t.act(RED, "eradicate", "remove:RI1.1", "convert:brown.grey")
    assert t.s.collected[RED] == 1 and t.stock(RED) == {}


@pytest.mark.rule("IC-GEAR-SWORD-02")
@pytest.mark.rule("IC-CURIO-11")
@pytest.mark.rule("IC-AMB-55")
@pytest.mark.parametrize(("bonus", "points"), [("turn", 2), ("action", 4)])
def test_the_sword_and_an_eradicate_by_card(bonus: str, points: int) -> None:
    t = red_at_x1(gear="sword", sword_bonus=bonus).hand(RED, "action_eradicate_or_investigate").parasites(RI1=2, RC1=1)
    t.cage(RED, 1, green=1, grey=2).act(RED, "eradicate", "remove:RI1.2", "done")
    t.choose("card:action_eradicate_or_investigate", "remove:RC1.1")
    assert t.points_of(RED) == points and t.s.collected[RED] == 3
