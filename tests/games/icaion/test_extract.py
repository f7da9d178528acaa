"""Extract. [IC-EXTRACT]"""

from __future__ import annotations

import pytest

from tests.games.icaion.table import RED, YELLOW, Table, table


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
