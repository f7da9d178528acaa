"""Extract. [IC-EXTRACT]"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from longhall.games.icaion.state import NEUTRAL
from tests.games.icaion.scenarios import boots_at_x1, heir_at_x1, red_at_x1
from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, table

Machines = tuple[tuple[str, str, int], ...]


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


def at_x1() -> Table:
    """Red stands at X1, where River Inner (RI1), Forest (RC1) and Crystal Field (RE1) meet."""
    return table().seeker(RED, "X1").deck("points_3", "points_6", "points_9")


@pytest.mark.rule("IC-EXTRACT-01")
def test_one_qoam_from_each_region_that_has_any() -> None:
    t = at_x1().qoam(RI1=3, RE1=1, RI2=5).act(RED, "extract", "cage:1")
    assert t.stock(RED) == {"blue": 1, "pink": 1}
    assert (t.qoam_in("RI1"), t.qoam_in("RE1"), t.qoam_in("RI2")) == (2, 0, 5)
    t = at_x1().qoam(RI1=3).act(RED, "extract")
    assert t.all_events("qoam_extracted") == [
        {
            "type": "qoam_extracted",
            "rule": "IC-EXTRACT-01",
            "seat": RED,
            "region": "RI1",
            "colour": "blue",
            "count": 1,
            "left": 2,
        }
    ]


@pytest.mark.rule("IC-EXTRACT-02")
def test_machines_are_activated_in_any_order_or_not_at_all() -> None:
    t = at_x1().qoam(RI1=3, RC1=3).machine("harvester", "RI1", RED).machine("harvester", "RC1", RED)
    t.machine("harvester", "RE1", YELLOW).act(RED, "extract")
    assert t.keys == ["region:RI1", "region:RC1", "done"]
    assert t.why_not("region:RE1") == "IC-EXTRACT-02"  # not Red's
    t.choose("region:RC1")
    assert t.keys == ["region:RI1", "done"] and t.why_not("region:RC1") == "IC-EXTRACT-02"
    t.choose("done", "cage:1")
    assert t.stock(RED) == {"blue": 1, "green": 2}


@pytest.mark.rule("IC-EXTRACT-02")
def test_machines_elsewhere_and_of_others_do_not_work() -> None:
    t = at_x1().qoam(RI1=3).machine("harvester", "RI2", RED).machine("harvester", "RI1", YELLOW)
    t.neutral("refiner", "RI1").act(RED, "extract")
    assert t.decision == (RED, "store_batch")


@pytest.mark.rule("IC-AMB-06")
def test_neutral_machines_are_never_activated_but_count() -> None:
    t = at_x1().qoam(RI1=3).neutral("scavenger", "RI1").machine("harvester", "RI1", RED).parasites(RI1=2)
    t.act(RED, "extract")
    assert t.keys == ["region:RI1", "done"]  # two Machines against two Parasites
    assert t.match.options()[0].params["machine"] == "harvester"


@pytest.mark.rule("IC-EXTRACT-03")
@pytest.mark.rule("IC-AMB-13")
def test_a_harvester_takes_one_more_if_there_is_one() -> None:
    t = at_x1().qoam(RI1=2).machine("harvester", "RI1", RED).act(RED, "extract", "region:RI1", "cage:1")
    assert t.stock(RED) == {"blue": 2} and t.qoam_in("RI1") == 0
    t = at_x1().qoam(RI1=1).machine("harvester", "RI1", RED).act(RED, "extract")
    assert t.decision == (RED, "store_batch")  # the only Qoam is the Region's first


@pytest.mark.rule("IC-EXTRACT-04")
def test_a_scavenger_draws_within_the_hand_limit_also_without_qoam() -> None:
    t = at_x1().machine("scavenger", "RC1", RED).act(RED, "extract", "region:RC1")
    assert t.hand_of(RED) == ["points_3"]
    assert t.event("curios_drawn")["count"] == 1
    full = at_x1().machine("scavenger", "RC1", RED).machine("harvester", "RI1", RED).qoam(RI1=2)
    full.hand(RED, "move_2", "move_2", "move_3", "move_3", "move_5").act(RED, "extract")
    assert full.keys == ["region:RI1", "done"] and full.why_not("region:RC1") == "IC-EXTRACT-04"


@pytest.mark.rule("IC-EXTRACT-05")
def test_a_refiner_scores_if_its_region_gave_qoam() -> None:
    t = at_x1().qoam(RC1=1).machine("refiner", "RC1", RED).act(RED, "extract", "region:RC1")
    assert t.gained(RED) == {"refiners": 2}
    assert t.event("reputation_gained")["region"] == "RC1"
    t = at_x1().machine("refiner", "RC1", RED).machine("harvester", "RI1", RED).qoam(RI1=2).act(RED, "extract")
    assert t.why_not("region:RC1") == "IC-EXTRACT-05"


@pytest.mark.rule("IC-EXTRACT-06")
@pytest.mark.rule("IC-PARASITE-04")
@pytest.mark.rule("IC-AMB-15")
def test_parasites_block_machines_but_not_the_qoam() -> None:
    t = at_x1().qoam(RI1=3, RC1=2).machine("harvester", "RI1", RED).machine("harvester", "RC1", RED)
    t.parasites(RI1=2).act(RED, "extract")
    assert t.event("machine_blocked") == {
        "type": "machine_blocked",
        "rule": "IC-PARASITE-04",
        "seat": RED,
        "region": "RI1",
        "machine": "harvester",
        "parasites": 2,
        "machines": 1,
    }
    assert t.keys == ["region:RC1", "done"] and t.why_not("region:RI1") == "IC-PARASITE-04"
    t.choose("done", "cage:1")
    assert t.stock(RED) == {"blue": 1, "green": 1}


@pytest.mark.rule("IC-EXTRACT-07")
@pytest.mark.rule("IC-AMB-09")
def test_an_extract_is_one_batch() -> None:
    t = at_x1().qoam(RI1=3, RC1=1, RE1=1).machine("harvester", "RI1", RED).act(RED, "extract", "region:RI1", "cage:2")
    assert t.cages(RED) == [{}, {"blue": 2, "green": 1, "pink": 1}]
    assert len(t.all_events("qoam_stored")) == 1


@pytest.mark.rule("IC-EX-04")
def test_the_printed_example() -> None:
    t = at_x1().qoam(RI1=3, RC1=1).machine("scavenger", "RE1", RED).machine("harvester", "RI1", RED)
    t.machine("refiner", "RC1", RED)
    t.act(RED, "extract", "region:RE1", "region:RI1", "region:RC1")
    assert t.gained(RED) == {"refiners": 2} and len(t.hand_of(RED)) == 1
    decision = t.match.decision
    assert decision is not None and decision.context == {"count": 3, "blue": 2, "green": 1}
    t.choose("cage:1")
    assert t.stock(RED) == {"blue": 2, "green": 1}
    assert (t.qoam_in("RI1"), t.qoam_in("RC1")) == (1, 0)


@pytest.mark.rule("IC-AMB-88")
def test_an_extract_may_yield_nothing() -> None:
    t = at_x1().cage(RED, 1, pink=1).act(RED, "extract")
    assert t.cages(RED) == [{"pink": 1}, {}]
    assert "power:double_shift" in t.keys  # it was a finished Standard Action


# -- Upgrades ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-CURIO-14")
def test_the_second_qoam_may_be_of_any_colour() -> None:
    t = at_x1().qoam(RI1=2).machine("harvester", "RI1", RED).upgrade(RED, "up_harvester_any")
    t.act(RED, "extract", "region:RI1")
    assert t.keys == ["region:RI1", "colour:blue", "colour:brown", "colour:green", "colour:grey", "colour:pink"]
    t.choose("colour:pink", "cage:1")
    assert t.stock(RED) == {"blue": 1, "pink": 1} and t.qoam_in("RI1") == 1
    t = at_x1().qoam(RI1=1).machine("harvester", "RI1", RED).upgrade(RED, "up_harvester_any").act(RED, "extract")
    assert t.decision == (RED, "store_batch")  # the Region must still have that second Qoam


@pytest.mark.rule("IC-CURIO-15")
@pytest.mark.rule("IC-AMB-90")
def test_a_harvester_may_take_a_third() -> None:
    t = at_x1().qoam(RI1=3).machine("harvester", "RI1", RED).upgrade(RED, "up_harvester_third")
    t.act(RED, "extract", "region:RI1")
    assert t.keys == ["take", "pass"]
    t.choose("take", "cage:1")
    assert t.stock(RED) == {"blue": 3}
    t = at_x1().qoam(RI1=2).machine("harvester", "RI1", RED).upgrade(RED, "up_harvester_third")
    t.act(RED, "extract", "region:RI1")
    assert t.decision == (RED, "store_batch")
    both = at_x1().qoam(RI1=2).machine("harvester", "RI1", RED).upgrade(RED, "up_harvester_third", "up_harvester_any")
    both.act(RED, "extract", "region:RI1", "colour:grey", "take", "cage:1")
    assert both.stock(RED) == {"blue": 2, "grey": 1} and both.qoam_in("RI1") == 0


@pytest.mark.rule("IC-CURIO-16")
@pytest.mark.rule("IC-AMB-89")
def test_a_scavenger_may_give_up_a_card_for_points() -> None:
    t = at_x1().machine("scavenger", "RC1", RED).upgrade(RED, "up_scavenger_discard").hand(RED, "move_2")
    t.act(RED, "extract", "region:RC1")
    assert t.keys == ["draw", "card:move_2"]
    t.choose("card:move_2")
    assert t.gained(RED) == {"scavengers": 3} and t.hand_of(RED) == []
    full = at_x1().machine("scavenger", "RC1", RED).upgrade(RED, "up_scavenger_discard", "up_scavenger_two")
    full.hand(RED, "move_2", "move_2", "move_3", "move_3", "move_5").act(RED, "extract", "region:RC1")
    assert full.keys == ["card:move_2", "card:move_3", "card:move_5"] and full.why_not("draw") == "IC-CURIO-04"


@pytest.mark.rule("IC-CURIO-17")
@pytest.mark.rule("IC-AMB-89")
def test_a_scavenger_may_draw_two() -> None:
    t = at_x1().machine("scavenger", "RC1", RED).upgrade(RED, "up_scavenger_two").act(RED, "extract", "region:RC1")
    assert t.hand_of(RED) == ["points_3"] and t.keys == ["draw", "done"]
    t.choose("draw")
    assert t.hand_of(RED) == ["points_3", "points_6"]


@pytest.mark.rule("IC-CURIO-18")
def test_a_refiner_may_give_three() -> None:
    t = at_x1().qoam(RC1=1).machine("refiner", "RC1", RED).upgrade(RED, "up_refiner_three")
    t.act(RED, "extract", "region:RC1")
    assert t.gained(RED) == {"refiners": 3}


@pytest.mark.rule("IC-CURIO-19")
@pytest.mark.rule("IC-AMB-53")
@pytest.mark.rule("IC-AMB-54")
def test_a_refiner_may_collect_a_parasite() -> None:
    t = at_x1().qoam(RC1=1).machine("refiner", "RC1", RED).upgrade(RED, "up_refiner_eradicate").parasites(RC1=1)
    t.gear(RED, "sword").act(RED, "extract", "region:RC1")
    assert t.keys == ["take", "pass"]
    t.choose("take")
    assert t.parasites_in("RC1") == 0 and t.s.collected[RED] == t.s.eliminated[RED] == 1
    assert t.gained(RED) == {}  # nothing for the Parasite Sword
    t = at_x1().qoam(RC1=1).machine("refiner", "RC1", RED).upgrade(RED, "up_refiner_eradicate")
    t.act(RED, "extract", "region:RC1")
    assert t.decision == (RED, "store_batch")  # no Parasite, no question


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
    t = stand(boots_at_x1().seeker(RED, position.node), position.machines)
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
    t = stand(boots_at_x1(), (("refiner", "RC1", RED), ("harvester", "RC1", YELLOW)))
    t.qoam(RC1=2).parasites(RC1=2, RI1=3).upgrade(RED, "up_refiner_eradicate")
    extract_everything(t)
    assert (t.parasites_in("RC1"), t.parasites_in("RI1"), t.s.collected[RED]) == (1, 3, 1)
    assert t.points_of(RED) == 2


@pytest.mark.rule("IC-CURIO-19")
@pytest.mark.rule("IC-PARASITE-04")
def test_a_blocked_refiner_eradicates_nothing() -> None:
    t = (
        stand(boots_at_x1(), (("refiner", "RC1", RED),))
        .qoam(RC1=2)
        .parasites(RC1=2)
        .upgrade(RED, "up_refiner_eradicate")
    )
    extract_everything(t)
    assert (t.parasites_in("RC1"), t.s.collected[RED], t.points_of(RED)) == (2, 0, 0)


@pytest.mark.rule("IC-CURIO-14")
def test_any_colour_for_the_second_qoam_leaves_it_in_the_region() -> None:
    t = stand(boots_at_x1(), (("harvester", "RI1", RED),)).qoam(RI1=2).upgrade(RED, "up_harvester_any")
    t.act(RED, "extract", "region:RI1", "colour:brown", "cage:1")
    assert t.stock(RED) == {"blue": 1, "brown": 1} and t.qoam_in("RI1") == 1


@pytest.mark.rule("IC-EXTRACT-07")
@pytest.mark.rule("IC-QOAM-02")
@pytest.mark.rule("IC-QOAM-04")
def test_a_batch_replaces_what_its_cage_held_and_nothing_else() -> None:
    t = boots_at_x1().cage(RED, 1, grey=4, pink=1).cage(RED, 2, brown=2).qoam(RI1=3, RC1=1, RE1=1)
    t.act(RED, "extract", "cage:1")
    assert t.cages(RED) == [{"blue": 1, "green": 1, "pink": 1}, {"brown": 2}]


@pytest.mark.rule("IC-QOAM-03")
@pytest.mark.rule("IC-AMB-12")
def test_a_refused_batch_is_lost_to_the_regions_too() -> None:
    t = boots_at_x1().cage(RED, 1, grey=4).cage(RED, 2, brown=2).qoam(RI1=3, RC1=1)
    t.act(RED, "extract", "discard")
    assert t.cages(RED) == [{"grey": 4}, {"brown": 2}]
    assert (t.qoam_in("RI1"), t.qoam_in("RC1")) == (2, 0)


@pytest.mark.rule("IC-EXTRACT-04")
def test_two_scavengers_stop_at_the_hand_limit() -> None:
    t = stand(boots_at_x1(), (("scavenger", "RI1", RED), ("scavenger", "RC1", RED)))  # Survivor and Boots: five cards
    t.hand(RED, "points_3", "points_3", "points_6", "points_6")
    extract_everything(t)
    assert len(t.hand_of(RED)) == 5


@pytest.mark.rule("IC-CURIO-14")
def test_any_colour_may_be_the_regions_own() -> None:
    t = red_at_x1().machine("harvester", "RI1", RED).qoam(RI1=2).upgrade(RED, "up_harvester_any")
    t.act(RED, "extract", "region:RI1", "colour:blue", "cage:1")
    assert t.stock(RED) == {"blue": 2} and t.qoam_in("RI1") == 1


@pytest.mark.rule("IC-CURIO-14")
@pytest.mark.rule("IC-AMB-90")
def test_an_upgrade_serves_every_harvester() -> None:
    t = red_at_x1().machine("harvester", "RI1", RED).machine("harvester", "RC1", RED).machine("harvester", "RE1", RED)
    t.qoam(RI1=2, RC1=1, RE1=2).upgrade(RED, "up_harvester_any")
    t.act(RED, "extract", "region:RI1", "colour:grey", "region:RE1", "colour:grey", "cage:1")
    assert t.stock(RED) == {"blue": 1, "green": 1, "grey": 2, "pink": 1}  # the Forest had no second Qoam


@pytest.mark.rule("IC-CURIO-18")
@pytest.mark.rule("IC-CURIO-19")
@pytest.mark.parametrize(("choice", "collected"), [("take", 1), ("pass", 0)])
def test_both_refiner_upgrades_and_the_parasite_is_optional(choice: str, collected: int) -> None:
    t = red_at_x1().machine("refiner", "RC1", RED).machine("harvester", "RC1", YELLOW).qoam(RC1=1).parasites(RC1=2)
    t.upgrade(RED, "up_refiner_three", "up_refiner_eradicate").act(RED, "extract", "region:RC1", choice, "cage:1")
    assert (t.points_of(RED), t.s.collected[RED], t.parasites_in("RC1")) == (3, collected, 2 - collected)


@pytest.mark.rule("IC-EXTRACT-05")
@pytest.mark.rule("IC-CURIO-19")
def test_a_refiner_in_an_empty_region_collects_no_parasite() -> None:
    t = (
        red_at_x1()
        .machine("refiner", "RC1", RED)
        .parasites(RC1=1)
        .upgrade(RED, "up_refiner_eradicate")
        .act(RED, "extract")
    )
    assert t.decision == (RED, "action") and t.parasites_in("RC1") == 1 and t.points_of(RED) == 0


@pytest.mark.rule("IC-EXTRACT-02")
@pytest.mark.rule("IC-EXTRACT-05")
def test_machines_may_stay_idle() -> None:
    t = red_at_x1().machine("refiner", "RC1", RED).machine("scavenger", "RE1", RED).qoam(RC1=2)
    t.act(RED, "extract", "region:RE1", "done", "cage:1")
    assert t.points_of(RED) == 0 and len(t.hand_of(RED)) == 1 and t.stock(RED) == {"green": 1}


@pytest.mark.rule("IC-CURIO-16")
@pytest.mark.rule("IC-AMB-102")
def test_a_card_given_up_to_one_scavenger_is_drawn_by_the_next() -> None:
    t = red_at_x1().machine("scavenger", "RC1", RED).machine("scavenger", "RE1", RED).hand(RED, "points_9")
    t.upgrade(RED, "up_scavenger_discard")
    t.s.deck = []
    t.act(RED, "extract", "region:RC1", "card:points_9", "region:RE1")
    assert t.hand_of(RED) == ["points_9"] and t.points_of(RED) == 3


@pytest.mark.rule("IC-CURIO-17")
@pytest.mark.rule("IC-EXTRACT-04")
def test_a_scavenger_that_draws_two_stops_at_the_hand_limit() -> None:
    t = (
        red_at_x1().machine("scavenger", "RC1", RED).upgrade(RED, "up_scavenger_two")
    )  # The Outsider and Boots hold four
    t.hand(RED, "points_3", "points_6", "points_9").act(RED, "extract", "region:RC1")
    assert t.decision == (RED, "action") and len(t.hand_of(RED)) == 4


@pytest.mark.rule("IC-PARASITE-04")
@pytest.mark.rule("IC-TURN-01")
def test_a_special_action_first_may_free_a_blocked_machine() -> None:
    t = red_at_x1().machine("harvester", "RI1", RED).qoam(RI1=3).parasites(RI1=2)
    t.hand(RED, "action_eradicate_or_investigate").cage(RED, 1, green=1, grey=1).deployed(RED, strength=0)
    t.act(RED, "card:action_eradicate_or_investigate", "remove:RI1.1", "extract", "region:RI1", "cage:2")
    assert t.cages(RED)[1] == {"blue": 2} and t.s.collected[RED] == 1


@pytest.mark.rule("IC-AMB-89")
def test_both_scavenger_upgrades_leave_the_choice() -> None:
    t = heir_at_x1().machine("scavenger", "RC1", RED).machine("scavenger", "RE1", RED).hand(RED, "points_3")
    t.upgrade(RED, "up_scavenger_two", "up_scavenger_discard").deck("move_2", "move_3", "move_5")
    t.act(RED, "extract", "region:RC1", "draw", "draw", "region:RE1", "card:points_3")
    assert sorted(t.hand_of(RED)) == ["move_2", "move_3"] and t.points_of(RED) == 3


@pytest.mark.rule("IC-AMB-90")
def test_both_harvester_upgrades_work_together() -> None:
    t = heir_at_x1().machine("harvester", "RI1", RED).qoam(RI1=3).upgrade(RED, "up_harvester_any", "up_harvester_third")
    t.act(RED, "extract", "region:RI1", "colour:pink", "take", "cage:1")
    assert t.stock(RED) == {"blue": 2, "pink": 1} and t.qoam_in("RI1") == 1
