"""Retrieve and Install; what the ten kinds score. [IC-APPARATUS]"""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.icaion.content import KINDS
from longhall.games.icaion.scoring import apparatus_count, apparatus_points
from tests.games.icaion.table import RED, YELLOW, Table, table

NIGHT: dict[str, Any] = {"apparatus_sides": "night"}
DAY_KINDS = {
    "blue": "harvesters",
    "brown": "scavengers",
    "green": "upgrades",
    "grey": "strength",
    "pink": "shards",
}


def in_city(**setup: Any) -> Table:
    return table(**setup).seeker(RED, "C1")


def count(t: Table, kind: str, seat: int = RED) -> int:
    return apparatus_count(t.s, seat, KINDS.index(kind))


def worth(t: Table, kind: str, seat: int = RED) -> int:
    """What a tile of that kind scores now."""
    for tile in t.s.content.tiles:
        if KINDS[tile.kinds[t.s.pile_side[tile.colour]]] == kind:
            return apparatus_points(t.s, seat, tile.index)
    raise AssertionError(f"no pile shows {kind}")


# -- Retrieve ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-APPARATUS-01")
def test_every_city_node_gives_access_to_all_piles_of_the_year() -> None:
    for node in ("C1", "C2", "C3", "C4", "C5"):
        t = table().seeker(RED, node).act(RED, "retrieve")
        assert t.keys == [f"apparatus:{colour}" for colour in DAY_KINDS]
        assert {option.params["colour"]: option.params["kind"] for option in t.match.options()} == DAY_KINDS
    assert table().seeker(RED, "P1").act(RED).why_not("retrieve") == "IC-APPARATUS-01"


@pytest.mark.rule("IC-APPARATUS-02")
@pytest.mark.rule("IC-AMB-29")
@pytest.mark.rule("IC-AMB-31")
def test_the_retrieve_slot_must_be_empty() -> None:
    t = in_city().act(RED, "retrieve", "apparatus:blue")
    assert t.match.view(None)["players"][RED]["slot"] == "blue_1"
    t = in_city().year(2).slot(RED, "blue", 1).act(RED)
    assert t.why_not("retrieve") == "IC-APPARATUS-02"
    assert not [key for key in t.keys if "drop" in key or "discard" in key]


@pytest.mark.rule("IC-APPARATUS-03")
@pytest.mark.rule("IC-AMB-28")
def test_once_a_year() -> None:
    t = in_city().hand(RED, "action_retrieve_or_install").cage(RED, 1, green=2)
    t.act(RED, "retrieve", "apparatus:pink")
    assert t.why_not("card:action_retrieve_or_install") == "IC-CURIO-11"
    t.s.slot[RED] = -1
    assert t.act(RED).why_not("retrieve") == "IC-APPARATUS-03"


@pytest.mark.rule("IC-APPARATUS-04")
@pytest.mark.rule("IC-AMB-108")
def test_a_kind_already_installed_is_not_taken_again() -> None:
    t = in_city().year(2).install(RED, "grey", 1).act(RED, "retrieve")
    assert "apparatus:grey" not in t.keys and t.why_not("apparatus:grey") == "IC-APPARATUS-04"
    t = in_city().year(2).install(RED, "grey", 1)
    for colour in ("blue", "brown", "green", "pink"):
        t.install(YELLOW, colour, 2)
    assert t.act(RED).why_not("retrieve") == "IC-AMB-108"


@pytest.mark.rule("IC-APPARATUS-05")
@pytest.mark.rule("IC-AMB-100")
def test_a_retrieved_tile_scores_at_once() -> None:
    t = in_city().shards(RED, 1, 3).act(RED, "retrieve", "apparatus:pink")
    assert t.gained(RED) == {"retrieve": 10}
    scored = t.event("reputation_gained")
    assert (scored["kind"], scored["count"]) == ("shards", 2)
    nothing = in_city().act(RED, "retrieve", "apparatus:blue")
    assert nothing.gained(RED) == {"retrieve": 0}


@pytest.mark.rule("IC-APPARATUS-06")
def test_each_colour_is_there_for_one_player_a_year() -> None:
    t = in_city().seeker(YELLOW, "C2").act(RED, "retrieve", "apparatus:blue")
    t.act(YELLOW, "retrieve")
    assert "apparatus:blue" not in t.keys and t.why_not("apparatus:blue") == "IC-APPARATUS-06"
    assert t.match.view(None)["piles"][0]["year"] == 2


# -- Install -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-APPARATUS-07")
def test_install_on_the_rim_of_the_matching_crater() -> None:
    for node in ("L2", "M2", "R2"):
        assert "install" in table().seeker(RED, node).slot(RED, "brown", 1).colossus("K4").act(RED).keys
    assert table().seeker(RED, "M1").slot(RED, "brown", 1).act(RED).why_not("install") == "IC-APPARATUS-07"
    assert table().seeker(RED, "M2").act(RED).why_not("install") == "IC-APPARATUS-07"


@pytest.mark.rule("IC-APPARATUS-08")
@pytest.mark.rule("IC-AMB-30")
@pytest.mark.rule("IC-EX-08")
def test_a_tile_goes_to_the_slot_of_its_own_year() -> None:
    t = table().year(3).seeker(RED, "M1").slot(RED, "blue", 2).act(RED, "install")
    player = t.match.view(None)["players"][RED]
    assert player["installed"] == [None, "blue_2", None] and player["slot"] is None
    assert t.event("apparatus_installed")["year"] == 2


@pytest.mark.rule("IC-APPARATUS-09")
def test_installing_scores_nothing() -> None:
    t = table().seeker(RED, "M1").slot(RED, "blue", 1).machine("harvester", "RI3", RED).act(RED, "install")
    assert t.gained(RED) == {}


@pytest.mark.rule("IC-APPARATUS-10")
def test_neither_costs_qoam() -> None:
    t = in_city().cage(RED, 1, pink=1).act(RED, "retrieve", "apparatus:blue")
    t.seeker(RED, "M1").act(RED, "install")
    assert t.stock(RED) == {"pink": 1}


# -- the ten kinds -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-APPARATUS-11")
@pytest.mark.rule("IC-APPARATUS-12")
@pytest.mark.rule("IC-APPARATUS-13")
def test_machines_on_the_board() -> None:
    t = table(apparatus_sides=["pink"]).machine("harvester", "RI1", RED).machine("harvester", "RI2", RED)
    t.machine("harvester", "RI3", YELLOW).machine("scavenger", "RC1", RED).machine("refiner", "RE1", RED)
    assert (worth(t, "harvesters"), worth(t, "scavengers"), worth(t, "refiners")) == (6, 4, 5)
    assert (worth(t, "harvesters", YELLOW), worth(t, "scavengers", YELLOW)) == (3, 0)


@pytest.mark.rule("IC-AMB-18")
@pytest.mark.parametrize(("counts", "worth_now"), [(False, 3), (True, 6)])
def test_destroyed_machines_count_by_the_option(counts: bool, worth_now: int) -> None:
    t = table(destroyed_count=counts).machine("harvester", "RI1", RED).deployed(RED, movement=1)
    assert worth(t, "harvesters") == worth_now


@pytest.mark.rule("IC-APPARATUS-14")
def test_active_upgrades() -> None:
    t = table().upgrade(RED, "up_cage", "up_refiner_three").hand(RED, "up_strength")
    assert worth(t, "upgrades") == 8


@pytest.mark.rule("IC-APPARATUS-15")
@pytest.mark.rule("IC-AMB-19")
def test_strength_icons() -> None:
    assert worth(table(), "strength") == 3
    assert worth(table().deployed(RED, strength=2).upgrade(RED, "up_strength"), "strength") == 12
    assert worth(table(start_icons_count=False).deployed(RED, strength=2), "strength") == 6


@pytest.mark.rule("IC-APPARATUS-16")
@pytest.mark.rule("IC-AMB-19")
def test_movement_icons() -> None:
    assert worth(table(**NIGHT), "movement") == 6
    assert worth(table(**NIGHT).deployed(RED, movement=1).upgrade(RED, "up_movement"), "movement") == 12
    assert worth(table(start_icons_count=False, **NIGHT).deployed(RED, movement=1), "movement") == 3


@pytest.mark.rule("IC-APPARATUS-17")
@pytest.mark.rule("IC-AMB-19")
def test_null_cages() -> None:
    assert worth(table(**NIGHT), "cages") == 8
    assert worth(table(**NIGHT).deployed(RED, cage=3).upgrade(RED, "up_cage"), "cages") == 20
    assert worth(table(start_icons_count=False, **NIGHT).upgrade(RED, "up_cage"), "cages") == 4


@pytest.mark.rule("IC-AMB-20")
def test_icons_of_gear_count_by_the_option() -> None:
    for counts, more in ((False, 0), (True, 1)):
        t = table(gear_icons_count=counts).gear(RED, "sword").gear(YELLOW, "boots")
        assert count(t, "strength") == 1 + more and count(t, "movement") == 2
        assert count(t, "movement", YELLOW) == 2 + more and count(t, "strength", YELLOW) == 1


@pytest.mark.rule("IC-APPARATUS-18")
def test_stored_shards() -> None:
    assert worth(table().shards(RED, 3, 1, 2), "shards") == 15


@pytest.mark.rule("IC-APPARATUS-19")
def test_types_of_region_with_machines() -> None:
    t = table(apparatus_sides="night").machine("harvester", "RI1", RED).machine("harvester", "RE2", RED)
    t.machine("scavenger", "RC1", RED)  # two Rivers and a Forest
    assert worth(t, "region_types") == 4
    for region in ("RI2", "RI4", "RI5"):
        t.s.machines[3 * t.region(region)] = RED
    assert worth(t, "region_types") == 10


@pytest.mark.rule("IC-APPARATUS-20")
@pytest.mark.rule("IC-AMB-76")
def test_parasites_eliminated_this_year() -> None:
    t = table(apparatus_sides="night").collected(RED, 4)
    assert worth(t, "parasites") == 8
    t.last_round().gear(RED, "boots").end_year()
    assert worth(t, "parasites") == 0
    last = table(apparatus_sides="night").year(3).last_round().collected(RED, 4).install(RED, "grey", 2)
    last.gear(RED, "boots").shards(RED, 1).end_year()
    assert last.gained(RED)["installed"] == 8 and last.s.collected[RED] == 0
