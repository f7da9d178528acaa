"""Deploy. [IC-DEPLOY]"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from longhall.games.icaion.state import NEUTRAL
from tests.games.icaion.scenarios import boots_at_x1, red_at_x1
from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, table

Machines = tuple[tuple[str, str, int], ...]


def stand(t: Table, machines: Machines) -> Table:
    for machine, region, owner in machines:
        t.machine(machine, region, owner)
    return t


class Deploy(NamedTuple):
    machines: Machines
    row: str
    region: str
    cost: int
    reputation: int
    strength_row: int = 0


DEPLOYS = {
    "the first Machine in an empty land": Deploy((), "strength", "RI1", 1, 1),
    "the second Machine": Deploy((("refiner", "RI1", YELLOW),), "strength", "RI1", 2, 2),
    "the third Machine": Deploy((("refiner", "RI1", YELLOW), ("scavenger", "RI1", PURPLE)), "cage", "RI1", 3, 3),
    "one Harvester more at the node": Deploy((("harvester", "RC1", YELLOW),), "strength", "RE1", 1, 2),
    "own and neutral ones count alike": Deploy(
        (("harvester", "RC1", NEUTRAL), ("harvester", "RE1", RED)), "movement", "RI1", 1, 3
    ),
    "the dearest and the best": Deploy(
        (
            ("refiner", "RI1", YELLOW),
            ("scavenger", "RI1", NEUTRAL),
            ("harvester", "RC1", PURPLE),
            ("harvester", "RE1", PURPLE),
        ),
        "movement",
        "RI1",
        3,
        9,
    ),
    "Harvesters in bordering Regions that are not at the node": Deploy(
        (("harvester", "RI2", YELLOW), ("harvester", "RE5", PURPLE), ("harvester", "RI5", NEUTRAL)),
        "strength",
        "RI1",
        1,
        1,
    ),
    "other types do not count": Deploy(
        (("scavenger", "RC1", YELLOW), ("refiner", "RE1", YELLOW)), "strength", "RI1", 1, 1
    ),
    "a Scavenger beside a Scavenger": Deploy(
        (("scavenger", "RC1", YELLOW), ("harvester", "RI1", PURPLE)), "strength", "RI1", 2, 4, 1
    ),
    "the Refiner of the first row adds five": Deploy((), "strength", "RI1", 1, 6, 2),
    "five are not multiplied": Deploy(
        (("refiner", "RC1", YELLOW), ("harvester", "RI1", YELLOW)), "strength", "RI1", 2, 4 + 5, 2
    ),
}


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


@pytest.mark.rule("IC-DEPLOY-05")
@pytest.mark.rule("IC-DEPLOY-09")
@pytest.mark.rule("IC-DEPLOY-10")
@pytest.mark.rule("IC-AMB-10")
@pytest.mark.parametrize("position", DEPLOYS.values(), ids=DEPLOYS)
def test_what_a_deploy_costs_and_scores(position: Deploy) -> None:
    t = (
        stand(boots_at_x1(), position.machines)
        .deployed(RED, strength=position.strength_row)
        .cage(RED, 1, blue=4, pink=4)
    )
    t.act(RED, "deploy", f"row:{position.row}", f"region:{position.region}")
    if position.region == "RI1":
        assert t.stock(RED) == {"blue": 4 - position.cost, "pink": 4}
    else:
        assert t.stock(RED) == {"blue": 4, "pink": 4 - position.cost}
    assert t.points_of(RED) == position.reputation


@pytest.mark.rule("IC-AMB-10")
def test_the_other_reading_counts_bordering_regions_without_the_new_machine() -> None:
    t = boots_at_x1(deploy_scoring="border").cage(RED, 1, blue=1)
    stand(t, (("harvester", "RI2", YELLOW), ("harvester", "RI5", PURPLE), ("harvester", "RC3", YELLOW)))
    t.act(RED, "deploy", "row:strength", "region:RI1")
    assert t.points_of(RED) == 2
    alone = boots_at_x1(deploy_scoring="border").cage(RED, 1, blue=1).act(RED, "deploy", "row:strength", "region:RI1")
    assert alone.points_of(RED) == 1


@pytest.mark.rule("IC-EX-05")
@pytest.mark.rule("IC-DEPLOY-06")
@pytest.mark.parametrize(
    ("payment", "left"),
    [
        (("pay:1.blue", "pay:1.blue"), {"brown": 2, "pink": 3}),
        (("pay:1.blue", "pay:1.brown"), {"blue": 1, "brown": 1, "pink": 3}),
        (("pay:1.brown", "pay:1.brown"), {"blue": 2, "pink": 3}),
    ],
)
def test_brown_stands_in_for_any_part_of_the_cost(payment: tuple[str, str], left: dict[str, int]) -> None:
    t = boots_at_x1().machine("refiner", "RI1", YELLOW).cage(RED, 1, blue=2, brown=2, pink=3).deployed(RED, strength=1)
    t.act(RED, "deploy", "row:strength", "region:RI1")
    assert t.keys == ["pay:1.blue", "pay:1.brown"]  # never Pink
    t.choose(*payment)
    assert t.stock(RED) == left and t.machines_in("RI1") == {"scavenger": RED, "refiner": YELLOW}


@pytest.mark.rule("IC-EX-06")
@pytest.mark.rule("IC-DEPLOY-04")
def test_the_printed_deploy_example() -> None:
    t = boots_at_x1().cage(RED, 1, brown=2, blue=1)
    stand(t, (("harvester", "RC1", RED), ("scavenger", "RC1", YELLOW)))
    stand(t, (("harvester", "RE1", YELLOW), ("scavenger", "RE1", PURPLE)))
    stand(t, (("harvester", "RI1", PURPLE), ("refiner", "RI1", YELLOW)))
    t.act(RED, "deploy")
    assert t.keys == ["row:strength"]
    t.choose("row:strength")
    assert t.keys == ["region:RI1"]
    t.choose("region:RI1")
    assert t.points_of(RED) == 9 and t.stock(RED) == {}


@pytest.mark.rule("IC-DEPLOY-02")
@pytest.mark.rule("IC-DEPLOY-03")
def test_rows_are_emptied_from_the_left_one_by_one() -> None:
    t = boots_at_x1().cage(RED, 1, brown=9)
    rows = t.match.view(RED)["players"][RED]["rows"]
    assert {row: machines[0] for row, machines in rows.items()} == dict.fromkeys(rows, "harvester")
    t.act(RED, "deploy", "row:movement", "region:RI1")
    rows = t.match.view(RED)["players"][RED]["rows"]
    assert [rows[row][0] for row in ("strength", "movement", "cage")] == ["harvester", "scavenger", "harvester"]


@pytest.mark.rule("IC-DEPLOY-04")
@pytest.mark.parametrize(
    "machines",
    [
        (("harvester", "RI1", YELLOW),),  # a type twice
        (("refiner", "RI1", RED),),  # a colour twice
        (("harvester", "RI1", YELLOW), ("scavenger", "RI1", PURPLE), ("refiner", "RI1", NEUTRAL)),  # full
    ],
)
def test_regions_that_take_no_harvester_of_reds(machines: Machines) -> None:
    t = stand(boots_at_x1().cage(RED, 1, brown=5), machines)
    t.act(RED, "deploy", "row:cage")
    assert t.keys == ["region:RC1", "region:RE1"] and t.why_not("region:RI1") == "IC-DEPLOY-04"


@pytest.mark.rule("IC-DEPLOY-07")
def test_every_harvester_and_scavenger_uncovers_its_icon() -> None:
    def board(**deployed: int) -> tuple[int, int, int, int]:
        player = boots_at_x1().deployed(RED, **deployed).gear(RED, "armor").match.view(RED)["players"][RED]
        return player["strength"], player["free_nodes"], player["nodes_per_blue"], len(player["cages"])

    assert board() == (1, 2, 0, 2)
    assert board(strength=1) == (2, 2, 0, 2) and board(strength=2) == board(strength=3) == (3, 2, 0, 2)
    assert board(movement=1) == (1, 2, 1, 2) and board(movement=2) == board(movement=3) == (1, 2, 2, 2)
    assert board(cage=1) == (1, 2, 0, 3) and board(cage=2) == board(cage=3) == (1, 2, 0, 4)


@pytest.mark.rule("IC-DEPLOY-08")
def test_the_refiner_of_the_second_row_brings_two_crystals_into_one_cage() -> None:
    t = boots_at_x1().deployed(RED, movement=2).discharged(RED).cage(RED, 1, blue=1, grey=2).cage(RED, 2, pink=1)
    t.act(RED, "deploy", "row:movement", "region:RI1", "colour:green", "cage:2")
    assert t.cages(RED) == [{"grey": 2}, {"green": 2}] and t.s.charged[RED] == 1 and t.points_of(RED) == 1


@pytest.mark.rule("IC-DEPLOY-08")
def test_the_refiner_of_the_third_row_brings_one_or_two_cards() -> None:
    t = boots_at_x1().deployed(RED, cage=2).discharged(RED).cage(RED, 1, blue=1)
    t.act(RED, "deploy", "row:cage", "region:RI1")
    while t.decision == (RED, "draw_more"):
        t.choose("draw")
    assert len(t.hand_of(RED)) == 2 and t.s.charged[RED] == 1 and t.points_of(RED) == 1


@pytest.mark.rule("IC-DEPLOY-02")
@pytest.mark.rule("IC-DEPLOY-11")
def test_after_a_destroyed_harvester_its_row_goes_on_in_the_same_region() -> None:
    t = table().colossus("K1").seeker(RED, "C3").seeker(YELLOW, "C3").neutral("refiner", "RC2").parasites(RC2=3)
    t.machine("harvester", "RC2", RED).reveal("colossus_1")
    t.seeker(RED, "X2").cage(RED, 1, grey=1).act(RED, "deploy", "row:strength", "region:RC2")
    assert t.machines_in("RC2") == {"scavenger": RED} and t.stock(RED) == {}  # the first Machine there costs 1
    assert t.match.view(None)["players"][RED]["strength"] == 3


@pytest.mark.rule("IC-DEPLOY-06")
@pytest.mark.rule("IC-CURIO-13")
def test_a_deploy_paid_with_a_converter_and_brown() -> None:
    t = (
        red_at_x1()
        .machine("refiner", "RI1", YELLOW)
        .upgrade(RED, "up_converter")
        .cage(RED, 1, pink=2)
        .cage(RED, 2, brown=1)
    )
    t.act(RED, "deploy", "row:cage", "region:RI1")
    while t.decision[1] != "action":
        t.choose(next((key for key in t.keys if key.startswith("convert:")), t.keys[0]))
    assert t.stock(RED) == {} and t.points_of(RED) == 2


@pytest.mark.rule("IC-GEAR-GLOVES-01")
@pytest.mark.rule("IC-TURN-01")
def test_a_deploy_by_card_uses_up_the_gloves() -> None:
    t = red_at_x1(gear="gloves").hand(RED, "action_deploy").cage(RED, 1, green=1, brown=4)
    t.act(RED, "card:action_deploy", "row:strength", "region:RI1")
    assert t.why_not("special:deploy") == "IC-TURN-01"
    t.choose("deploy", "row:movement", "region:RE1")
    assert t.points_of(RED) == 1 + 2 and t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-GEAR-GLOVES-01")
@pytest.mark.rule("IC-SEEKER-CURSED-01")
def test_the_cursed_with_gloves_deploys_three_times() -> None:
    t = (
        red_at_x1("cursed", "gloves")
        .last_round()
        .seeker(RED, "P1")
        .cage(RED, 1, brown=3)
        .begin_turn(RED)
        .choose("node:X1")
    )
    t.choose("deploy", "row:strength", "region:RI1", "special:deploy", "row:movement", "region:RC1")
    t.choose("deploy", "row:cage", "region:RE1")
    assert t.points_of(RED) == 1 + 2 + 3 and t.stock(RED) == {} and t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-SEEKER-CREATURE-01")
@pytest.mark.rule("IC-GEAR-GLOVES-01")
def test_a_creature_with_gloves_deploys_twice_for_nothing() -> None:
    t = red_at_x1("creature", "gloves").act(RED, "deploy", "row:cage", "region:RI1", "special:deploy", "row:strength")
    t.choose("region:RC1")
    assert t.points_of(RED) == 1 + 2 and len(t.cages(RED)) == 3


@pytest.mark.rule("IC-DEPLOY-08")
@pytest.mark.rule("IC-CURIO-04")
def test_a_third_row_refiner_with_a_full_hand_only_recharges() -> None:
    t = red_at_x1().deployed(RED, cage=2).discharged(RED).cage(RED, 1, pink=1)
    t.hand(RED, "points_3", "points_6", "points_9", "move_2").act(RED, "deploy", "row:cage", "region:RE1")
    assert len(t.hand_of(RED)) == 4 and t.s.charged[RED] == 1 and t.decision == (RED, "action")


@pytest.mark.rule("IC-DEPLOY-08")
@pytest.mark.rule("IC-QOAM-03")
def test_the_crystals_of_a_refiner_may_be_refused() -> None:
    t = red_at_x1().deployed(RED, movement=2).cage(RED, 1, pink=3).cage(RED, 2, brown=2)
    t.act(RED, "deploy", "row:movement", "region:RE1", "pay:1.pink", "colour:grey", "discard")
    assert t.cages(RED) == [{"pink": 2}, {"brown": 2}]


@pytest.mark.rule("IC-DEPLOY-08")
@pytest.mark.rule("IC-EPS-04")
def test_a_refiner_of_the_second_shift_recharges_for_the_next_turn() -> None:
    t = (
        red_at_x1()
        .deployed(RED, strength=2)
        .cage(RED, 1, blue=1, pink=1)
        .act(RED, "extract", "power:double_shift", "camp")
    )
    t.choose("deploy", "row:strength", "region:RE1")
    assert t.s.charged[RED] == 1 and t.points_of(RED) == 1 + 5 and t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-AMB-10")
def test_bordering_regions_multiply_the_full_cost() -> None:
    t = (
        red_at_x1(deploy_scoring="border", seats=3)
        .machine("scavenger", "RI1", YELLOW)
        .machine("refiner", "RI1", PURPLE)
    )
    t.machine("harvester", "RE5", YELLOW).machine("harvester", "RI2", PURPLE).machine("harvester", "RC1", RED)
    t.machine("harvester", "RC2", YELLOW).cage(RED, 1, blue=3).act(RED, "deploy", "row:cage", "region:RI1")
    assert t.points_of(RED) == 3 * 3  # RE5, RI2 and RC1 border on RI1; RC2 does not
