"""The Wonders expansion. [IC-WONDER]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, game, table


def wonders(seats: int = 3, **setup: Any) -> Table:
    """Red stands at X1, where RI1, RC1 and RE1 meet; the others are far away."""
    return table(seats=seats, wonders=True, **setup).seeker(RED, "X1")


def activated(wonder: str, owner: int = RED, seats: int = 3, **setup: Any) -> Table:
    """A Wonder stands in RI1; ``activate`` lets Red Extract there."""
    return wonders(seats, **setup).wonder(wonder, "RI1", owner)


def activate(t: Table, *keys: str) -> Table:
    return t.act(RED, "extract", *keys)


# -- restoring ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-WONDER-01")
@pytest.mark.rule("IC-AMB-68")
@pytest.mark.parametrize(("seats", "count"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_wonders_are_revealed_by_the_number_of_players(seats: int, count: int) -> None:
    match = game().new({"seats": seats, "wonders": True}, 1)
    assert len(match.view(None)["open_wonders"]) == count
    assert game().new({"seats": seats}, 1).view(None)["open_wonders"] == []


@pytest.mark.rule("IC-WONDER-02")
def test_a_wonder_goes_to_a_region_without_wonder_and_own_machine() -> None:
    t = wonders().open_wonders("pulsar", "hub").cage(RED, 1, brown=4)
    t.wonder("altar", "RI1", YELLOW).machine("harvester", "RC1", RED).machine("scavenger", "RE1", PURPLE)
    t.act(RED, "restore")
    assert t.keys == ["wonder:pulsar", "wonder:hub"]
    assert t.why_not("wonder:altar") == "IC-WONDER-02" and t.why_not("wonder:bell") == "IC-WONDER-01"
    t.choose("wonder:pulsar")
    assert t.keys == ["region:RE1"]
    assert t.refusal("region:RI1").message == "refusal-region-has-wonder"
    assert t.refusal("region:RC1").message == "refusal-region-own-machine"
    t.choose("region:RE1")
    assert t.match.view(None)["open_wonders"] == ["hub"]
    t.act(YELLOW)
    assert "wonder:pulsar" not in t.keys


@pytest.mark.rule("IC-WONDER-02")
def test_restoring_needs_a_fitting_region() -> None:
    t = wonders().open_wonders("pulsar").cage(RED, 1, brown=4)
    for region in ("RI1", "RC1", "RE1"):
        t.s.machines[3 * t.region(region)] = RED
    assert t.act(RED).why_not("restore") == "IC-WONDER-02"


@pytest.mark.rule("IC-WONDER-03")
@pytest.mark.rule("IC-AMB-67")
def test_a_wonder_is_no_machine() -> None:
    t = wonders().open_wonders("pulsar").cage(RED, 1, blue=2).neutral("harvester", "RI1")
    t.machine("scavenger", "RI1", YELLOW).machine("refiner", "RI1", PURPLE)
    t.act(RED, "restore", "wonder:pulsar", "region:RI1")
    assert t.s.wonder_at[t.region("RI1")] >= 0 and len(t.machines_in("RI1")) == 3
    other = wonders().wonder("pulsar", "RI1", YELLOW).cage(RED, 1, blue=1)
    other.act(RED, "deploy", "row:strength", "region:RI1")
    assert other.machines_in("RI1") == {"harvester": RED}  # a first Machine costs 1


@pytest.mark.rule("IC-WONDER-04")
def test_no_own_machine_beside_the_own_wonder() -> None:
    t = wonders().wonder("pulsar", "RI1", RED).cage(RED, 1, brown=3).act(RED, "deploy", "row:strength")
    assert t.keys == ["region:RC1", "region:RE1"] and t.why_not("region:RI1") == "IC-WONDER-04"
    t = wonders().wonder("pulsar", "RI1", RED).seeker(YELLOW, "X1").cage(YELLOW, 1, brown=3)
    t.act(YELLOW, "deploy", "row:strength")
    assert "region:RI1" in t.keys


@pytest.mark.rule("IC-WONDER-05")
@pytest.mark.rule("IC-AMB-109")
def test_one_wonder_each_or_two_with_two_players() -> None:
    t = wonders(3).wonder("pulsar", "RI3", RED).open_wonders("hub").cage(RED, 1, brown=9)
    assert t.act(RED).why_not("restore") == "IC-WONDER-05"
    t = wonders(2).wonder("pulsar", "RI3", RED).open_wonders("hub").cage(RED, 1, brown=9)
    assert "restore" in t.act(RED).keys
    t.wonder("altar", "RI4", RED)
    assert t.act(RED).why_not("restore") == "IC-WONDER-05"
    t = wonders(3).open_wonders().cage(RED, 1, brown=9)
    assert t.act(RED).why_not("restore") == "IC-AMB-109"


@pytest.mark.rule("IC-WONDER-06")
def test_the_cost_is_paid_in_the_regions_colour_or_brown() -> None:
    t = wonders().open_wonders("hub", "altar").cage(RED, 1, pink=2, brown=1).act(RED, "restore")
    assert t.keys == ["wonder:hub"] and t.why_not("wonder:altar") == "IC-WONDER-06"
    t.choose("wonder:hub")
    assert t.keys == ["region:RE1"] and t.why_not("region:RI1") == "IC-WONDER-06"
    t.choose("region:RE1")
    assert t.stock(RED) == {}


@pytest.mark.rule("IC-WONDER-07")
@pytest.mark.rule("IC-AMB-69")
def test_with_two_players_only_the_first_wonder_has_a_ring() -> None:
    t = wonders(2).open_wonders("pulsar", "colony").cage(RED, 1, brown=4)
    t.act(RED, "restore", "wonder:pulsar", "region:RI1")
    assert t.event("wonder_restored")["ring"] is True
    t.act(RED, "restore", "wonder:colony", "region:RC1")
    assert t.event("wonder_restored")["ring"] is False
    assert t.match.view(None)["players"][RED]["wonders"] == ["colony", "pulsar"]


@pytest.mark.rule("IC-WONDER-08")
def test_restoring_scores_for_own_machines_in_bordering_regions() -> None:
    """RI1 borders on RI5, RI2, RE5, RC1 and RE1."""
    t = wonders().open_wonders("pulsar").cage(RED, 1, blue=2)
    t.machine("harvester", "RI5", RED).machine("scavenger", "RE5", RED).machine("harvester", "RC1", YELLOW)
    t.machine("harvester", "RI3", RED).act(RED, "restore", "wonder:pulsar", "region:RI1")
    assert t.gained(RED) == {"wonder_restored": 8} and t.event("reputation_gained")["machines"] == 2


# -- activation --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-WONDER-09")
@pytest.mark.rule("IC-AMB-63")
@pytest.mark.rule("IC-AMB-95")
def test_any_extract_activates_after_its_batch_is_stored() -> None:
    t = activated("qoamcopia", YELLOW).qoam(RI1=1)
    activate(t)
    assert t.decision == (RED, "store_batch") and not t.all_events("wonder_activated")
    t.choose("cage:1")
    assert t.gained(RED) == {"wonder_activated": 1} and t.decision == (YELLOW, "added_colour")
    own = activate(activated("qoamcopia", RED))
    assert own.gained(RED) == {"wonder_activated": 1} and own.decision == (RED, "added_colour")
    elsewhere = wonders().wonder("qoamcopia", "RI2", RED)
    assert not activate(elsewhere).all_events("wonder_activated")


@pytest.mark.rule("IC-WONDER-10")
def test_a_wonder_without_a_ring_gives_no_points() -> None:
    t = wonders(2).wonder("qoamcopia", "RI1", YELLOW, ring=False)
    activate(t)
    assert t.gained(RED) == {} and t.decision == (YELLOW, "added_colour")


@pytest.mark.rule("IC-WONDER-11")
@pytest.mark.rule("IC-AMB-95")
def test_several_wonders_go_in_order_of_play() -> None:
    t = wonders().order(PURPLE, RED, YELLOW).wonder("qoamcopia", "RI1", YELLOW).wonder("bell", "RC1", PURPLE)
    t.wonder("altar", "RE1", RED)
    activate(t)
    assert t.gained(RED) == {"wonder_activated": 3}  # first all the points
    assert t.decision == (PURPLE, "bell")
    t.choose("clockwise")
    assert t.decision == (RED, "altar")
    t.choose("node:W1")  # later movement changes nothing
    assert t.decision == (YELLOW, "added_colour")


@pytest.mark.rule("IC-AMB-96")
def test_the_owner_of_two_wonders_chooses_their_order() -> None:
    t = wonders(2).wonder("qoamcopia", "RI1", YELLOW).wonder("bell", "RC1", YELLOW, ring=False)
    activate(t)
    assert t.decision == (YELLOW, "next_wonder_choice") and t.keys == ["wonder:qoamcopia", "wonder:bell"]
    t.choose("wonder:bell")
    assert t.decision == (YELLOW, "bell")
    t.choose("stay")
    assert t.decision == (YELLOW, "added_colour")


# -- the seven ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-WONDER-COLONY")
def test_parasite_colony() -> None:
    t = activated("colony", YELLOW).seeker(YELLOW, "C1").seeker(PURPLE, "P1")
    activate(t)
    assert t.s.lying == [0, 0, 1]  # Red at X1 is two lines from C1
    assert t.event("seeker_wounded")["rule"] == "IC-WONDER-COLONY"


@pytest.mark.rule("IC-WONDER-PULSAR")
@pytest.mark.rule("IC-AMB-97")
def test_pulsar() -> None:
    t = activated("pulsar", YELLOW).cage(RED, 1, blue=1, pink=1).cage(RED, 2, pink=1).cage(YELLOW, 1, grey=2)
    activate(t)
    assert t.decision == (RED, "pulsar") and t.keys == ["lose:1.blue", "lose:1.pink", "lose:2.pink"]
    t.choose("lose:2.pink")
    assert t.cages(RED) == [{"blue": 1, "pink": 1}, {}] and t.stock(YELLOW) == {"grey": 2}
    only = activated("pulsar", RED).cage(YELLOW, 1, green=3)
    activate(only)
    assert only.stock(YELLOW) == {"green": 2} and only.event("qoam_discarded")["seat"] == YELLOW


@pytest.mark.rule("IC-WONDER-TRANSMUTER")
@pytest.mark.rule("IC-AMB-98")
def test_transmuter() -> None:
    t = activated("transmuter", YELLOW).cage(YELLOW, 2, pink=1).upgrade(YELLOW, "up_converter")
    activate(t)
    assert t.keys == ["lose:2.pink", "pass"]  # no converter: a discard is no spending
    t.choose("lose:2.pink")
    assert t.gained(YELLOW) == {"wonder_power": 2} and t.stock(YELLOW) == {}
    assert activate(activated("transmuter", YELLOW)).decision[1] == "action"  # without Qoam nobody is asked


@pytest.mark.rule("IC-WONDER-QOAMCOPIA")
def test_qoamcopia() -> None:
    t = activated("qoamcopia", YELLOW).cage(YELLOW, 1, pink=1)
    activate(t)
    assert "pass" not in t.keys
    t.choose("colour:green", "cage:1")
    assert t.cages(YELLOW) == [{"green": 1, "pink": 1}, {}]
    assert t.event("qoam_added")["rule"] == "IC-WONDER-QOAMCOPIA"


@pytest.mark.rule("IC-WONDER-HUB")
@pytest.mark.rule("IC-AMB-64")
def test_curio_hub() -> None:
    t = activated("hub", YELLOW).hand(YELLOW, "points_3", "move_2", "points_9").cage(YELLOW, 1, green=1)
    t.discharged(YELLOW)
    activate(t)
    assert t.keys == ["draw", "card:points_3", "pass"]
    assert t.why_not("card:move_2") == "IC-AMB-64" and t.why_not("card:points_9") == "IC-CURIO-01"
    t.choose("card:points_3")
    assert t.gained(YELLOW) == {"curios": 3} and t.stock(YELLOW) == {}
    drawn = activated("hub", YELLOW).deck("points_6")
    activate(drawn, "draw")
    assert drawn.hand_of(YELLOW) == ["points_6"]


@pytest.mark.rule("IC-AMB-64")
def test_an_action_by_the_hub_is_the_owners_at_the_owners_node() -> None:
    t = activated("hub", YELLOW).hand(YELLOW, "action_extract").cage(YELLOW, 1, green=1).seeker(YELLOW, "C3")
    t.qoam(RI3=1).wonder("qoamcopia", "RI4", PURPLE).wonder("altar", "RC1", PURPLE)
    t.order(YELLOW, RED, PURPLE)
    activate(t, "card:action_extract", "cage:2")
    assert t.stock(YELLOW) == {"green": 1}  # from the Forest at C3
    assert t.decision == (PURPLE, "added_colour")  # the second Extract's Wonder comes before the first's last one
    t.choose("colour:blue", "cage:1")
    assert t.decision == (PURPLE, "altar")
    assert t.points_of(YELLOW) == 1  # for activating Qoamcopia, in Red's turn


@pytest.mark.rule("IC-AMB-64")
def test_the_hub_may_bar_actions_in_the_turns_of_others() -> None:
    t = activated("hub", YELLOW, hub_actions=False).hand(YELLOW, "action_extract").cage(YELLOW, 1, green=1)
    activate(t)
    assert t.why_not("card:action_extract") == "IC-AMB-64"
    own = activated("hub", RED, hub_actions=False).hand(RED, "action_extract").cage(RED, 1, green=1)
    assert "card:action_extract" in activate(own).keys


@pytest.mark.rule("IC-WONDER-HUB")
def test_an_owner_with_cards_is_always_asked() -> None:
    t = activated("hub", YELLOW).hand(YELLOW, "points_9", "points_9", "points_6", "points_6", "points_3")
    activate(t)
    assert t.keys == ["pass"] and t.why_not("draw") == "IC-CURIO-04"


@pytest.mark.rule("IC-WONDER-ALTAR")
@pytest.mark.rule("IC-AMB-53")
def test_living_altar() -> None:
    t = activated("altar", YELLOW).seeker(YELLOW, "C3").parasites(RI4=2)
    activate(t)
    assert t.keys == ["node:C2", "node:C4", "node:P3", "region:RI4", "pass"]
    assert t.why_not("region:RI3") == "IC-WONDER-ALTAR"
    t.choose("region:RI4")
    assert t.parasites_in("RI4") == 1 and t.s.collected[YELLOW] == 1
    moved = activated("altar", YELLOW).seeker(YELLOW, "C3")
    activate(moved, "node:P3")
    assert moved.at(YELLOW) == "P3"


@pytest.mark.rule("IC-AMB-83")
def test_the_altar_does_not_move_its_owner_in_a_wounded_turn() -> None:
    t = activated("altar", RED).lying(RED).parasites(RC1=1).seeker(RED, "P1").begin_turn(RED)
    t.choose("node:X1", "extract")
    assert t.keys == ["region:RC1", "pass"] and t.why_not("node:P1") == "IC-AMB-83"
    other = activated("altar", YELLOW).lying(YELLOW).seeker(YELLOW, "C3")
    activate(other, "node:P3")
    assert other.at(YELLOW) == "P3" and other.s.lying[YELLOW] == 1  # moved, it keeps lying


@pytest.mark.rule("IC-WONDER-BELL")
@pytest.mark.rule("IC-AMB-65")
def test_dark_bell() -> None:
    for key, crater, regions in (
        ("clockwise", 1, ["RC2", "RE2"]),
        ("counterclockwise", 4, ["RC5", "RE5"]),
        ("stay", 0, ["RC1", "RE1"]),
    ):
        t = activated("bell", YELLOW).seeker(PURPLE, "M2").seeker(YELLOW, "M5")
        activate(t, key)
        assert t.s.colossus == crater
        assert [event["region"] for event in t.all_events("parasite_placed")] == regions
        assert t.s.lying == [0, 0, 0]  # the move wounds nobody


@pytest.mark.rule("IC-AMB-65")
def test_dark_bell_all_or_nothing() -> None:
    t = activated("bell", YELLOW, dark_bell="all_or_nothing")
    activate(t)
    assert t.keys == ["clockwise", "counterclockwise", "pass"]
    t.choose("pass")
    assert not t.all_events("parasite_placed") and t.s.colossus == 0
