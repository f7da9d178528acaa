"""Deploy. [IC-DEPLOY]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, table


def at_x1(**setup: Any) -> Table:
    """Red stands at X1, where River Inner (RI1), Forest (RC1) and Crystal Field (RE1) meet."""
    return table(seats=3, **setup).seeker(RED, "X1")


def deploy(t: Table, row: str, region: str, *more: str) -> Table:
    return t.act(RED, "deploy", f"row:{row}", f"region:{region}", *more)


@pytest.mark.rule("IC-DEPLOY-01")
def test_a_machine_goes_to_a_region_at_the_node() -> None:
    t = at_x1().cage(RED, 1, brown=3).act(RED, "deploy", "row:strength")
    assert t.keys == ["region:RI1", "region:RC1", "region:RE1"]
    assert t.why_not("region:RI2") == "IC-DEPLOY-01"
    t.choose("region:RC1")
    assert t.machines_in("RC1") == {"harvester": RED}
    assert t.event("machine_deployed")["machine"] == "harvester"
    rim = table().seeker(RED, "L1").cage(RED, 1, brown=3).act(RED, "deploy", "row:strength")
    assert rim.keys == ["region:RC1"]  # never the crater


@pytest.mark.rule("IC-DEPLOY-02")
@pytest.mark.rule("IC-DEPLOY-03")
def test_only_the_leftmost_machine_of_each_row() -> None:
    t = at_x1().cage(RED, 1, brown=3).act(RED, "deploy")
    assert [option.params["machine"] for option in t.match.options()] == ["harvester"] * 3
    t = at_x1().cage(RED, 1, brown=3).deployed(RED, strength=1, movement=2, cage=3).act(RED, "deploy")
    assert [(option.key, option.params["machine"]) for option in t.match.options()] == [
        ("row:strength", "scavenger"),
        ("row:movement", "refiner"),
    ]
    assert t.why_not("row:cage") == "IC-DEPLOY-02"


@pytest.mark.rule("IC-DEPLOY-02")
def test_without_machines_there_is_nothing_to_deploy() -> None:
    t = at_x1().cage(RED, 1, brown=3).deployed(RED, strength=3, movement=3, cage=3).act(RED)
    assert t.why_not("deploy") == "IC-DEPLOY-02"


@pytest.mark.rule("IC-DEPLOY-04")
def test_no_type_and_no_colour_twice_in_a_region() -> None:
    t = at_x1().cage(RED, 1, brown=9).deployed(RED, strength=1)
    t.machine("scavenger", "RI1", YELLOW).neutral("harvester", "RC1")
    t.s.machines[3 * t.region("RE1") + 2] = RED  # a Refiner of Red's own
    t.act(RED, "deploy", "row:strength")
    assert t.keys == ["region:RC1"]
    assert t.refusal("region:RI1").message == "refusal-region-same-type"
    assert t.refusal("region:RE1").message == "refusal-region-own-machine"
    t.choose("region:RC1")
    assert t.machines_in("RC1") == {"harvester": 5, "scavenger": RED}


@pytest.mark.rule("IC-DEPLOY-04")
def test_a_region_holds_three_machines() -> None:
    t = at_x1().cage(RED, 1, brown=9).machine("scavenger", "RI1", YELLOW).machine("refiner", "RI1", PURPLE)
    t.neutral("harvester", "RI1").neutral("harvester", "RC1").neutral("harvester", "RE1").act(RED)
    assert t.why_not("deploy") == "IC-DEPLOY-04"
    t.deployed(RED, strength=1).act(RED, "deploy", "row:strength")
    assert t.refusal("region:RI1").message == "refusal-region-full"


@pytest.mark.rule("IC-DEPLOY-05")
def test_the_cost_rises_with_the_machines_present() -> None:
    t = (
        at_x1()
        .machine("scavenger", "RC1", YELLOW)
        .machine("scavenger", "RE1", YELLOW)
        .machine("refiner", "RE1", PURPLE)
    )
    for region, cost, colour in (("RI1", 1, "blue"), ("RC1", 2, "green"), ("RE1", 3, "pink")):
        t.cage(RED, 1, **{colour: cost - 1})
        if cost > 1:
            assert t.act(RED).why_not("deploy") == "IC-DEPLOY-05"
        t.cage(RED, 1, **{colour: cost})
        t.act(RED, "deploy", "row:strength")
        assert t.keys == [f"region:{region}"]
        assert t.match.options()[0].params["cost"] == cost
    t.choose("region:RE1")
    assert t.stock(RED) == {}


@pytest.mark.rule("IC-DEPLOY-06")
@pytest.mark.rule("IC-EX-05")
def test_brown_replaces_any_part_of_the_cost() -> None:
    ways = ([("blue", 2)], [("blue", 1), ("brown", 1)], [("brown", 2)])
    for way in ways:
        t = at_x1().machine("refiner", "RI1", YELLOW).deployed(RED, strength=1).cage(RED, 1, **dict(way))
        deploy(t, "strength", "RI1")
        assert t.machines_in("RI1") == {"scavenger": RED, "refiner": YELLOW} and t.stock(RED) == {}
        assert {colour: t.event("qoam_spent").get(colour) for colour, _ in way} == dict(way)
    t = at_x1().machine("refiner", "RI1", YELLOW).deployed(RED, strength=1).cage(RED, 1, blue=2, brown=2)
    deploy(t, "strength", "RI1")
    assert t.keys == ["pay:1.blue", "pay:1.brown"]


@pytest.mark.rule("IC-DEPLOY-07")
def test_harvester_and_scavenger_uncover_icons() -> None:
    for gone in (0, 1):
        for row, field, step in (("strength", "strength", 1), ("cage", "cages", 1)):
            t = at_x1().cage(RED, 1, brown=3).deployed(RED, **{row: gone})
            before = t.match.view(RED)["players"][RED][field]
            deploy(t, row, "RI1")
            after = t.match.view(RED)["players"][RED][field]
            if row == "cage":
                assert len(after) == len(before) + step
            else:
                assert after == before + step
            assert t.event("icon_uncovered")["row"] == row
        t = at_x1().cage(RED, 1, brown=3).deployed(RED, movement=gone)
        deploy(t, "movement", "RI1")
        assert t.match.view(RED)["players"][RED]["nodes_per_blue"] == gone + 1


@pytest.mark.rule("IC-DEPLOY-08")
@pytest.mark.rule("IC-EPS-05")
def test_a_refiner_recharges_and_gives_its_rows_bonus() -> None:
    t = at_x1().cage(RED, 1, brown=1).deployed(RED, strength=2).discharged(RED)
    deploy(t, "strength", "RI1")
    assert t.gained(RED) == {"refiner_bonus": 5, "deploy": 1} and t.s.charged[RED] == 1
    types = [event.type for event in t.events]
    assert types.index("power_recharged") < types.index("reputation_gained")

    t = at_x1().cage(RED, 1, brown=1).deployed(RED, movement=2)
    deploy(t, "movement", "RI1")
    assert t.keys == [f"colour:{name}" for name in ("blue", "brown", "green", "grey", "pink")]
    t.choose("colour:pink", "cage:2")
    assert t.stock(RED) == {"pink": 2} and t.gained(RED) == {"deploy": 1}

    t = at_x1().cage(RED, 1, brown=1).deployed(RED, cage=2).deck("points_3", "points_6")
    deploy(t, "cage", "RI1")
    assert t.hand_of(RED) == ["points_3"] and t.keys == ["draw", "done"]
    t.choose("draw")
    assert t.hand_of(RED) == ["points_3", "points_6"] and t.gained(RED) == {"deploy": 1}


@pytest.mark.rule("IC-DEPLOY-09")
@pytest.mark.rule("IC-AMB-10")
def test_the_points_count_machines_of_that_type_around_the_node() -> None:
    t = at_x1().cage(RED, 1, brown=3).machine("harvester", "RC1", YELLOW).neutral("refiner", "RI1")
    t.neutral("harvester", "RI2")  # borders on RI1, but is not at the node
    deploy(t, "strength", "RI1")
    assert t.gained(RED) == {"deploy": 2 * 2}
    scored = t.event("reputation_gained")
    assert (scored["cost"], scored["count"], scored["machine"]) == (2, 2, "harvester")


@pytest.mark.rule("IC-DEPLOY-10")
def test_alone_it_scores_the_cost() -> None:
    t = at_x1().cage(RED, 1, brown=3).neutral("refiner", "RI1")
    deploy(t, "strength", "RI1")
    assert t.gained(RED) == {"deploy": 2}


@pytest.mark.rule("IC-AMB-10")
def test_the_points_may_count_bordering_regions_instead() -> None:
    """RI1 borders on RI5, RI2, RE5, RC1 and RE1; the new Machine does not count."""
    t = at_x1(deploy_scoring="border").cage(RED, 1, brown=3).neutral("refiner", "RI1")
    for region in ("RI2", "RE5", "RC1"):
        t.neutral("harvester", region)
    deploy(t, "strength", "RI1")
    assert t.gained(RED) == {"deploy": 2 * 3}
    alone = at_x1(deploy_scoring="border").cage(RED, 1, brown=3)
    deploy(alone, "strength", "RI1")
    assert alone.gained(RED) == {"deploy": 1}


@pytest.mark.rule("IC-DEPLOY-11")
def test_icons_stay_when_the_machine_is_destroyed() -> None:
    t = table(seats=2).machine("harvester", "RC1", RED).colossus("K5").parasites(RC1=3).seeker(RED, "C3")
    t.seeker(YELLOW, "C3").reveal("colossus_3")
    assert t.machines_in("RC1") == {}
    assert t.match.view(RED)["players"][RED]["strength"] == 2


@pytest.mark.rule("IC-EX-06")
def test_the_printed_example() -> None:
    """W3 touches Forest Inner (RI3), River (RE2) and Crystal Field (RC3)."""
    t = table(seats=3).seeker(RED, "W3").cage(RED, 1, brown=2, blue=1)
    t.machine("harvester", "RI3", RED).machine("scavenger", "RI3", YELLOW)
    t.machine("harvester", "RC3", YELLOW).machine("scavenger", "RC3", PURPLE)
    t.machine("harvester", "RE2", PURPLE).machine("refiner", "RE2", YELLOW)
    t.act(RED, "deploy")
    assert t.keys == ["row:strength"]  # the Scavenger; both Harvesters fit nowhere
    assert t.why_not("row:movement") == t.why_not("row:cage") == "IC-DEPLOY-04"
    t.choose("row:strength")
    assert t.keys == ["region:RE2"]
    assert t.match.options()[0].params == {"region": "RE2", "colour": "blue", "cost": 3, "points": 9}
    t.choose("region:RE2")
    assert t.stock(RED) == {} and t.gained(RED) == {"deploy": 9}
    assert t.event("qoam_spent") == {
        "type": "qoam_spent",
        "rule": "IC-DEPLOY-05",
        "seat": RED,
        "blue": 1,
        "brown": 2,
    }


@pytest.mark.rule("IC-AMB-91")
def test_a_new_cage_can_be_used_at_once() -> None:
    """Pay, place, uncover, bonus, score: the order in which it is told."""
    t = at_x1().cage(RED, 1, blue=1)
    deploy(t, "cage", "RI1")
    types = [event.type for event in t.events]
    assert types[-4:] == ["qoam_spent", "machine_deployed", "icon_uncovered", "reputation_gained"]
    t.choose("power:overcharge", "colour:blue")
    assert "cage:3" in t.keys
