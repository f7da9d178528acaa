"""The Wonders expansion: restoring Wonders, and when they are activated. [IC-WONDER]"""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.icaion.state import NEUTRAL
from tests.games.icaion.scenarios import heir_at_x1
from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, game, table


def four_wonders(seats: int = 3) -> Table:
    t = table(seats=seats, wonders=True).seeker(RED, "X1").gear(RED, "boots")
    return t.open_wonders("colony", "pulsar", "qoamcopia", "bell")


def waking(wonder: str, owner: int, seats: int = 3, **setup: Any) -> Table:
    """A Wonder stands in the River RI1 and Red at its corner X1; Yellow and Purple are in the City, far away."""
    t = table(seats=seats, wonders=True, **setup).seeker(RED, "X1").seeker(YELLOW, "C3").wonder(wonder, "RI1", owner)
    for seat, seeker in enumerate(("outsider", "creature", "heir")[:seats]):
        t.character(seat, seeker, "boots")
    return t.seeker(PURPLE, "C4") if seats > 2 else t


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


@pytest.mark.rule("IC-WONDER-01")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_how_many_wonders_are_open(seats: int, cards: int) -> None:
    assert len(game().new({"seats": seats, "wonders": True}, 2).view(None)["open_wonders"]) == cards


@pytest.mark.rule("IC-WONDER-06")
@pytest.mark.rule("IC-WONDER-08")
@pytest.mark.rule("IC-AMB-17")
@pytest.mark.parametrize(("wonder", "cost"), [("colony", 2), ("pulsar", 2), ("qoamcopia", 3), ("bell", 4)])
@pytest.mark.parametrize("seeker", ["heir", "creature"])
def test_a_restore_counts_machines_in_bordering_regions(wonder: str, cost: int, seeker: str) -> None:
    """Forest Outer A borders RI1, RE5 and RE1. The Creature pays in full."""
    t = four_wonders().character(RED, seeker, "armor").cage(RED, 1, green=5)
    t.machine("harvester", "RI1", RED).machine("harvester", "RE5", RED).machine("harvester", "RI3", RED)
    t.machine("scavenger", "RE1", YELLOW).neutral("refiner", "RE1")
    t.act(RED, "restore", f"wonder:{wonder}", "region:RC1")
    assert t.stock(RED) == {"green": 5 - cost} and t.points_of(RED) == 8


@pytest.mark.rule("IC-WONDER-02")
@pytest.mark.rule("IC-AMB-67")
def test_where_a_wonder_may_stand() -> None:
    t = four_wonders().cage(RED, 1, brown=4).machine("harvester", "RI1", RED).wonder("hub", "RE1", YELLOW)
    t.machine("harvester", "RC1", YELLOW).machine("scavenger", "RC1", PURPLE).neutral("refiner", "RC1")
    t.act(RED, "restore", "wonder:pulsar")
    assert t.keys == ["region:RC1"]  # three Machines of others do not matter
    assert t.why_not("region:RI1") == t.why_not("region:RE1") == "IC-WONDER-02"


@pytest.mark.rule("IC-WONDER-05")
@pytest.mark.rule("IC-WONDER-07")
@pytest.mark.rule("IC-WONDER-10")
def test_two_players_restore_two_and_the_second_has_no_ring() -> None:
    three = four_wonders(3).wonder("hub", "RI3", RED).cage(RED, 1, brown=4).act(RED)
    assert three.why_not("restore") == "IC-WONDER-05"
    t = (
        four_wonders(2)
        .wonder("hub", "RI3", RED)
        .cage(RED, 1, brown=4)
        .act(RED, "restore", "wonder:pulsar", "region:RI1")
    )
    assert (
        next(region for region in t.match.view(None)["regions"] if region["region"] == "RI1")["wonder"]["ring"] is False
    )
    t.seeker(YELLOW, "P1").cage(YELLOW, 1, pink=2).act(YELLOW, "extract")
    if t.decision == (YELLOW, "pulsar"):
        t.choose("lose:1.pink")
    assert t.points_of(YELLOW) == 0 and t.stock(YELLOW) == {"pink": 1} and t.stock(RED) == {"brown": 2}


@pytest.mark.rule("IC-WONDER-04")
def test_only_the_owner_keeps_machines_out() -> None:
    t = four_wonders().wonder("hub", "RI1", RED).cage(RED, 1, brown=3).cage(YELLOW, 1, brown=3).seeker(YELLOW, "X1")
    t.act(RED, "deploy", "row:strength")
    assert t.why_not("region:RI1") == "IC-WONDER-04"
    t.act(YELLOW, "deploy", "row:strength")
    assert "region:RI1" in t.keys


@pytest.mark.rule("IC-WONDER-03")
@pytest.mark.rule("IC-PARASITE-04")
def test_a_wonder_is_no_machine_against_parasites() -> None:
    t = four_wonders().wonder("hub", "RI1", YELLOW).machine("harvester", "RI1", RED).parasites(RI1=2).qoam(RI1=3)
    t.hand(YELLOW).act(RED, "extract", "cage:1")
    assert t.stock(RED) == {"blue": 1}


@pytest.mark.rule("IC-WONDER-09")
@pytest.mark.rule("IC-WONDER-11")
@pytest.mark.rule("IC-WONDER-TRANSMUTER")
@pytest.mark.rule("IC-WONDER-QOAMCOPIA")
def test_two_wonders_at_a_node_in_order_of_play() -> None:
    t = four_wonders().order(RED, PURPLE, YELLOW).wonder("transmuter", "RI1", YELLOW).wonder("qoamcopia", "RC1", PURPLE)
    t.cage(YELLOW, 2, grey=2).cage(PURPLE, 1, pink=2).qoam(RE1=1).act(RED, "extract", "cage:1")
    assert t.points_of(RED) == 2 and t.decision[0] == PURPLE
    t.choose("colour:blue", "cage:1")
    assert t.cages(PURPLE)[0] == {"blue": 1, "pink": 2} and t.decision[0] == YELLOW
    t.choose("lose:2.grey")
    assert t.points_of(YELLOW) == 2 and t.stock(YELLOW) == {"grey": 1}


@pytest.mark.rule("IC-WONDER-09")
@pytest.mark.rule("IC-AMB-63")
@pytest.mark.rule("IC-AMB-95")
def test_wonders_elsewhere_sleep_and_the_own_one_pays_both() -> None:
    t = four_wonders().wonder("transmuter", "RI1", RED).wonder("pulsar", "RI2", YELLOW).qoam(RC1=1)
    t.act(RED, "extract", "cage:1", "lose:1.green")
    assert t.points_of(RED) == 1 + 2 and t.stock(RED) == {}


@pytest.mark.rule("IC-AMB-66")
def test_an_overflow_spares_the_wonder() -> None:
    t = four_wonders().wonder("hub", "RC2", YELLOW).machine("harvester", "RC2", NEUTRAL).parasites(RC2=3).colossus("K1")
    t.seeker(YELLOW, "C4").seeker(PURPLE, "C4").seeker(RED, "C4").reveal("colossus_1")
    region = next(region for region in t.match.view(None)["regions"] if region["region"] == "RC2")
    assert region["wonder"]["wonder"] == "hub" and region["machines"] == [] and region["parasites"] == 1


@pytest.mark.rule("IC-WONDER-06")
@pytest.mark.rule("IC-CURIO-13")
def test_a_wonder_paid_with_a_converter() -> None:
    t = table(wonders=True).seeker(RED, "L1").open_wonders("pulsar").upgrade(RED, "up_converter")
    t.cage(RED, 1, green=1, grey=2).act(RED, "restore", "wonder:pulsar", "region:RC1")
    while t.decision[1] == "payment":
        t.choose(next((key for key in t.keys if key.startswith("convert:")), t.keys[0]))
    assert t.stock(RED) == {} and t.match.view(None)["players"][RED]["wonders"] == ["pulsar"]


@pytest.mark.rule("IC-WONDER-05")
@pytest.mark.rule("IC-WONDER-07")
@pytest.mark.rule("IC-SEEKER-CURSED-01")
def test_the_cursed_restores_two_wonders_in_one_turn() -> None:
    t = table(wonders=True).character(RED, "cursed", "boots").last_round().seeker(RED, "P1").cage(RED, 1, brown=4)
    t.open_wonders("pulsar", "colony").begin_turn(RED).choose("node:X1", "restore", "wonder:pulsar", "region:RI1")
    t.choose("restore", "wonder:colony", "region:RE1")
    assert t.event("wonder_restored")["ring"] is False and t.stock(RED) == {}


@pytest.mark.rule("IC-WONDER-02")
@pytest.mark.rule("IC-WONDER-08")
@pytest.mark.rule("IC-PARASITE-02")
def test_a_destroyed_machine_makes_room_for_a_wonder_and_counts_no_more() -> None:
    t = table(wonders=True, destroyed_count=True).open_wonders("pulsar").seeker(RED, "C4").seeker(YELLOW, "C4")
    t.colossus("K1").machine("harvester", "RC2", RED).machine("harvester", "RE2", RED).parasites(RC2=3, RE2=3)
    t.machine("harvester", "RI2", RED).reveal("colossus_1").seeker(RED, "X2").cage(RED, 1, grey=2)
    t.act(RED, "restore", "wonder:pulsar", "region:RC2")
    assert t.points_of(RED) == 4  # RI2 borders on RC2; nothing stands in RE2 any more


@pytest.mark.rule("IC-WONDER-04")
def test_nothing_to_deploy_where_only_the_own_wonder_stands() -> None:
    t = table(wonders=True).wonder("pulsar", "RC1", RED).seeker(RED, "L1").cage(RED, 1, green=3).act(RED)
    assert t.why_not("deploy") == "IC-WONDER-04"
    t = table(wonders=True).wonder("pulsar", "RC1", RED).seeker(RED, "M1").cage(RED, 1, brown=3)
    t.neutral("harvester", "RE1").deployed(RED, strength=1).act(RED, "deploy")
    assert t.keys == ["row:strength"] and t.why_not("row:cage") == "IC-WONDER-04"


@pytest.mark.rule("IC-WONDER-09")
@pytest.mark.rule("IC-SEEKER-CURSED-01")
def test_two_extracts_wake_a_wonder_twice() -> None:
    t = waking("qoamcopia", YELLOW, 2).character(RED, "cursed").last_round().seeker(RED, "P1").begin_turn(RED)
    t.choose("node:X1", "extract", "colour:grey", "cage:1", "extract", "colour:pink", "cage:1")
    assert t.points_of(RED) == 2 and t.cages(YELLOW)[0] == {"grey": 1, "pink": 1}
    assert [(event["cage"], event["colour"]) for event in t.all_events("qoam_added")] == [(1, "grey"), (1, "pink")]


@pytest.mark.rule("IC-WONDER-11")
@pytest.mark.rule("IC-AMB-95")
def test_a_wonder_is_awake_though_its_owner_walked_away_meanwhile() -> None:
    """The Altar moves Red off; the Colony, later in order, still wakes, around where its owner stands."""
    t = waking("altar", RED).wonder("colony", "RC1", YELLOW).seeker(YELLOW, "C1").seeker(PURPLE, "S4")
    t.act(RED, "extract", "node:P1")
    assert t.points_of(RED) == 2 and t.s.lying == [1, 0, 0]


@pytest.mark.rule("IC-CURIO-11")
@pytest.mark.rule("IC-WONDER-09")
def test_an_extract_by_card_wakes_the_wonders() -> None:
    t = heir_at_x1(3, wonders=True).wonder("qoamcopia", "RI1", YELLOW).hand(RED, "action_extract").cage(RED, 1, green=1)
    t.act(RED, "card:action_extract", "colour:grey", "cage:2")
    assert t.points_of(RED) == 1 + 1 and t.cages(YELLOW) == [{}, {"grey": 1}]  # the Wonder's and The Heir's
