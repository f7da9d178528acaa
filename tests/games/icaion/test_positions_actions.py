"""Positions for the Standard Actions, worked out by hand from the printed rules.

Red stands at X1 unless a position says otherwise: River Inner (RI1), Forest Outer A (RC1) and Crystal Field Outer B
(RE1) meet there, and its neighbours are W1, P1 and M1.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from longhall.games.icaion.state import NEUTRAL
from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, table

Machines = tuple[tuple[str, str, int], ...]


def at_x1(seats: int = 3, **setup: Any) -> Table:
    return table(seats=seats, **setup).seeker(RED, "X1").gear(RED, "boots")


def stand(t: Table, machines: Machines) -> Table:
    for machine, region, owner in machines:
        t.machine(machine, region, owner)
    return t


def extract_everything(t: Table, cage: str = "cage:1") -> Table:
    """Extract, activate every Machine that can be and store the batch."""
    t.act(RED, "extract")
    events = list(t.events)
    while t.decision[1] != "action" and not t.match.over and t.decision[0] == RED:
        keys = t.keys
        region = [key for key in keys if key.startswith("region:")]
        wanted = [key for key in (*region, "take", "eradicate", "draw", "done", cage) if key in keys]
        if not wanted:
            break
        t.choose(wanted[0])
        events += t.events
    t.events = events
    return t


class Extract(NamedTuple):
    qoam: dict[str, int]
    machines: Machines
    parasites: dict[str, int]
    batch: dict[str, int]
    reputation: int = 0
    cards: int = 0
    upgrades: tuple[str, ...] = ()
    node: str = "X1"


EXTRACTS = {
    "the printed example": Extract(
        {"RI1": 3, "RC1": 1},
        (("scavenger", "RE1", RED), ("harvester", "RI1", RED), ("refiner", "RC1", RED)),
        {},
        {"blue": 2, "green": 1},
        reputation=2,
        cards=1,
    ),
    "three Harvesters": Extract(
        {"RI1": 2, "RC1": 3, "RE1": 1},
        (("harvester", "RI1", RED), ("harvester", "RC1", RED), ("harvester", "RE1", RED)),
        {},
        {"blue": 2, "green": 2, "pink": 1},
    ),
    "three Refiners, one Region empty": Extract(
        {"RI1": 1, "RE1": 4},
        (("refiner", "RI1", RED), ("refiner", "RC1", RED), ("refiner", "RE1", RED)),
        {},
        {"blue": 1, "pink": 1},
        reputation=4,
    ),
    "two Parasites block a Machine alone": Extract({"RI1": 3}, (("harvester", "RI1", RED),), {"RI1": 2}, {"blue": 1}),
    "a neutral Machine beside it lifts the block": Extract(
        {"RI1": 3}, (("harvester", "RI1", RED), ("scavenger", "RI1", NEUTRAL)), {"RI1": 2}, {"blue": 2}
    ),
    "one Parasite against one Machine does not block": Extract(
        {"RC1": 1}, (("refiner", "RC1", RED),), {"RC1": 1}, {"green": 1}, reputation=2
    ),
    "three Parasites block two Machines": Extract(
        {"RC1": 5}, (("refiner", "RC1", RED), ("harvester", "RC1", YELLOW)), {"RC1": 3}, {"green": 1}
    ),
    "three Parasites do not block three Machines": Extract(
        {"RE1": 5},
        (("harvester", "RE1", RED), ("scavenger", "RE1", YELLOW), ("refiner", "RE1", PURPLE)),
        {"RE1": 3},
        {"pink": 2},
    ),
    "a blocked Scavenger draws nothing": Extract({}, (("scavenger", "RE1", RED),), {"RE1": 2}, {}),
    "Parasites elsewhere block nothing here": Extract(
        {"RI1": 2}, (("harvester", "RI1", RED),), {"RC1": 3, "RE1": 3}, {"blue": 2}
    ),
    "Machines of others give Red nothing": Extract(
        {"RI1": 4, "RC1": 4},
        (("harvester", "RI1", YELLOW), ("refiner", "RC1", PURPLE), ("scavenger", "RE1", NEUTRAL)),
        {},
        {"blue": 1, "green": 1},
    ),
    "Machines of Red's elsewhere stay idle": Extract(
        {"RI1": 4, "RI2": 4}, (("harvester", "RI2", RED),), {}, {"blue": 1}
    ),
    "a City node touches two Regions": Extract(
        {"RI1": 2, "RI2": 2, "RE1": 2}, (), {}, {"blue": 1, "brown": 1}, node="C1"
    ),
    "the end of a crater's rim touches one": Extract({"RC1": 2, "RE1": 2, "RE5": 2}, (), {}, {"green": 1}, node="L1"),
    "a start node touches two": Extract({"RE1": 1, "RC2": 1, "RI2": 3}, (), {}, {"pink": 1, "grey": 1}, node="S1"),
    "nothing to be had": Extract({"RI2": 3}, (), {}, {}),
    "a third Qoam by an Upgrade": Extract(
        {"RI1": 4}, (("harvester", "RI1", RED),), {}, {"blue": 3}, upgrades=("up_harvester_third",)
    ),
    "a third Qoam only if there is one": Extract(
        {"RI1": 2}, (("harvester", "RI1", RED),), {}, {"blue": 2}, upgrades=("up_harvester_third",)
    ),
    "a blocked Harvester has no use of its Upgrade": Extract(
        {"RI1": 5}, (("harvester", "RI1", RED),), {"RI1": 2}, {"blue": 1}, upgrades=("up_harvester_third",)
    ),
    "three for a Refiner by an Upgrade": Extract(
        {"RC1": 1, "RE1": 1},
        (("refiner", "RC1", RED), ("refiner", "RE1", RED)),
        {},
        {"green": 1, "pink": 1},
        reputation=6,
        upgrades=("up_refiner_three",),
    ),
}


@pytest.mark.rule("IC-EXTRACT-01")
@pytest.mark.rule("IC-EXTRACT-02")
@pytest.mark.rule("IC-EXTRACT-03")
@pytest.mark.rule("IC-EXTRACT-04")
@pytest.mark.rule("IC-EXTRACT-05")
@pytest.mark.rule("IC-EXTRACT-06")
@pytest.mark.rule("IC-PARASITE-04")
@pytest.mark.rule("IC-AMB-06")
@pytest.mark.parametrize("position", EXTRACTS.values(), ids=EXTRACTS)
def test_what_an_extract_yields(position: Extract) -> None:
    t = stand(at_x1().seeker(RED, position.node), position.machines)
    t.qoam(**position.qoam).parasites(**position.parasites).upgrade(RED, *position.upgrades).act(RED)
    preview = t.match.preview("extract")
    assert (preview.get("qoam", {}), preview.get("points", 0)) == (position.batch, position.reputation)
    extract_everything(t)
    assert t.stock(RED) == position.batch
    assert t.points_of(RED) == position.reputation
    assert len(t.hand_of(RED)) == position.cards
    assert sum(t.s.qoam) == sum(position.qoam.values()) - sum(position.batch.values())
    assert [t.points_of(YELLOW), t.points_of(PURPLE)] == [0, 0]


@pytest.mark.rule("IC-CURIO-19")
@pytest.mark.rule("IC-AMB-53")
def test_a_refiner_that_eradicates_collects_one_parasite_and_scores() -> None:
    t = stand(at_x1(), (("refiner", "RC1", RED), ("harvester", "RC1", YELLOW)))
    t.qoam(RC1=2).parasites(RC1=2, RI1=3).upgrade(RED, "up_refiner_eradicate")
    extract_everything(t)
    assert (t.parasites_in("RC1"), t.parasites_in("RI1"), t.s.collected[RED]) == (1, 3, 1)
    assert t.points_of(RED) == 2


@pytest.mark.rule("IC-CURIO-19")
@pytest.mark.rule("IC-PARASITE-04")
def test_a_blocked_refiner_eradicates_nothing() -> None:
    t = stand(at_x1(), (("refiner", "RC1", RED),)).qoam(RC1=2).parasites(RC1=2).upgrade(RED, "up_refiner_eradicate")
    extract_everything(t)
    assert (t.parasites_in("RC1"), t.s.collected[RED], t.points_of(RED)) == (2, 0, 0)


@pytest.mark.rule("IC-CURIO-14")
def test_any_colour_for_the_second_qoam_leaves_it_in_the_region() -> None:
    t = stand(at_x1(), (("harvester", "RI1", RED),)).qoam(RI1=2).upgrade(RED, "up_harvester_any")
    t.act(RED, "extract", "region:RI1", "colour:brown", "cage:1")
    assert t.stock(RED) == {"blue": 1, "brown": 1} and t.qoam_in("RI1") == 1


@pytest.mark.rule("IC-EXTRACT-07")
@pytest.mark.rule("IC-QOAM-02")
@pytest.mark.rule("IC-QOAM-04")
def test_a_batch_replaces_what_its_cage_held_and_nothing_else() -> None:
    t = at_x1().cage(RED, 1, grey=4, pink=1).cage(RED, 2, brown=2).qoam(RI1=3, RC1=1, RE1=1)
    t.act(RED, "extract", "cage:1")
    assert t.cages(RED) == [{"blue": 1, "green": 1, "pink": 1}, {"brown": 2}]


@pytest.mark.rule("IC-QOAM-03")
@pytest.mark.rule("IC-AMB-12")
def test_a_refused_batch_is_lost_to_the_regions_too() -> None:
    t = at_x1().cage(RED, 1, grey=4).cage(RED, 2, brown=2).qoam(RI1=3, RC1=1)
    t.act(RED, "extract", "discard")
    assert t.cages(RED) == [{"grey": 4}, {"brown": 2}]
    assert (t.qoam_in("RI1"), t.qoam_in("RC1")) == (2, 0)


@pytest.mark.rule("IC-EXTRACT-04")
def test_two_scavengers_stop_at_the_hand_limit() -> None:
    t = stand(at_x1(), (("scavenger", "RI1", RED), ("scavenger", "RC1", RED)))  # Survivor and Boots: five cards
    t.hand(RED, "points_3", "points_3", "points_6", "points_6")
    extract_everything(t)
    assert len(t.hand_of(RED)) == 5


# -- Deploy ------------------------------------------------------------------------------------------------------------


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


@pytest.mark.rule("IC-DEPLOY-05")
@pytest.mark.rule("IC-DEPLOY-09")
@pytest.mark.rule("IC-DEPLOY-10")
@pytest.mark.rule("IC-AMB-10")
@pytest.mark.parametrize("position", DEPLOYS.values(), ids=DEPLOYS)
def test_what_a_deploy_costs_and_scores(position: Deploy) -> None:
    t = stand(at_x1(), position.machines).deployed(RED, strength=position.strength_row).cage(RED, 1, blue=4, pink=4)
    t.act(RED, "deploy", f"row:{position.row}", f"region:{position.region}")
    if position.region == "RI1":
        assert t.stock(RED) == {"blue": 4 - position.cost, "pink": 4}
    else:
        assert t.stock(RED) == {"blue": 4, "pink": 4 - position.cost}
    assert t.points_of(RED) == position.reputation


@pytest.mark.rule("IC-AMB-10")
def test_the_other_reading_counts_bordering_regions_without_the_new_machine() -> None:
    t = at_x1(deploy_scoring="border").cage(RED, 1, blue=1)
    stand(t, (("harvester", "RI2", YELLOW), ("harvester", "RI5", PURPLE), ("harvester", "RC3", YELLOW)))
    t.act(RED, "deploy", "row:strength", "region:RI1")
    assert t.points_of(RED) == 2
    alone = at_x1(deploy_scoring="border").cage(RED, 1, blue=1).act(RED, "deploy", "row:strength", "region:RI1")
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
    t = at_x1().machine("refiner", "RI1", YELLOW).cage(RED, 1, blue=2, brown=2, pink=3).deployed(RED, strength=1)
    t.act(RED, "deploy", "row:strength", "region:RI1")
    assert t.keys == ["pay:1.blue", "pay:1.brown"]  # never Pink
    t.choose(*payment)
    assert t.stock(RED) == left and t.machines_in("RI1") == {"scavenger": RED, "refiner": YELLOW}


@pytest.mark.rule("IC-EX-06")
@pytest.mark.rule("IC-DEPLOY-04")
def test_the_printed_deploy_example() -> None:
    t = at_x1().cage(RED, 1, brown=2, blue=1)
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
    t = at_x1().cage(RED, 1, brown=9)
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
    t = stand(at_x1().cage(RED, 1, brown=5), machines)
    t.act(RED, "deploy", "row:cage")
    assert t.keys == ["region:RC1", "region:RE1"] and t.why_not("region:RI1") == "IC-DEPLOY-04"


@pytest.mark.rule("IC-DEPLOY-07")
def test_every_harvester_and_scavenger_uncovers_its_icon() -> None:
    def board(**deployed: int) -> tuple[int, int, int, int]:
        player = at_x1().deployed(RED, **deployed).gear(RED, "armor").match.view(RED)["players"][RED]
        return player["strength"], player["free_nodes"], player["nodes_per_blue"], len(player["cages"])

    assert board() == (1, 2, 0, 2)
    assert board(strength=1) == (2, 2, 0, 2) and board(strength=2) == board(strength=3) == (3, 2, 0, 2)
    assert board(movement=1) == (1, 2, 1, 2) and board(movement=2) == board(movement=3) == (1, 2, 2, 2)
    assert board(cage=1) == (1, 2, 0, 3) and board(cage=2) == board(cage=3) == (1, 2, 0, 4)


@pytest.mark.rule("IC-DEPLOY-08")
def test_the_refiner_of_the_second_row_brings_two_crystals_into_one_cage() -> None:
    t = at_x1().deployed(RED, movement=2).discharged(RED).cage(RED, 1, blue=1, grey=2).cage(RED, 2, pink=1)
    t.act(RED, "deploy", "row:movement", "region:RI1", "colour:green", "cage:2")
    assert t.cages(RED) == [{"grey": 2}, {"green": 2}] and t.s.charged[RED] == 1 and t.points_of(RED) == 1


@pytest.mark.rule("IC-DEPLOY-08")
def test_the_refiner_of_the_third_row_brings_one_or_two_cards() -> None:
    t = at_x1().deployed(RED, cage=2).discharged(RED).cage(RED, 1, blue=1)
    t.act(RED, "deploy", "row:cage", "region:RI1")
    while t.decision == (RED, "draw_more"):
        t.choose("draw")
    assert len(t.hand_of(RED)) == 2 and t.s.charged[RED] == 1 and t.points_of(RED) == 1


# -- Eradicate ---------------------------------------------------------------------------------------------------------


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
    t = at_x1().deployed(RED, strength=strength_row).parasites(RI1=3, RC1=3, RE1=3).cage(RED, 1, grey=4)
    t.act(RED, "eradicate")
    for region, count in removed.items():
        t.choose(f"remove:{region}.{count}")
    if t.decision == (RED, "eradicate"):
        t.choose("done")
    assert t.stock(RED) == {"grey": 4 - grey_spent}
    assert t.s.collected[RED] == sum(removed.values())
    assert sum(t.s.parasites) == 9 - sum(removed.values())


# -- Investigate -------------------------------------------------------------------------------------------------------


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
