"""Retrieve and Install; what the ten kinds score. [IC-APPARATUS]"""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.icaion.content import KINDS
from longhall.games.icaion.scoring import apparatus_count, apparatus_points
from tests.games.icaion.scenarios import final_score, outsiders_far_away, red_at_x1
from tests.games.icaion.table import RED, YELLOW, Table, table


def well_equipped(side: str) -> Table:
    """Red in the City: two Harvesters, a Scavenger and a Refiner stand in River, River, Forest and Crystal Field; one
    Upgrade cage, one Upgrade converter, two Shards, three Parasites eliminated this Year."""
    t = table(apparatus_sides=side).seeker(RED, "C1").character(RED, "heir", "sword")
    for machine, region in (("harvester", "RI1"), ("harvester", "RE2"), ("scavenger", "RI3"), ("refiner", "RC3")):
        t.machine(machine, region, RED)
    t.deployed(RED, strength=3, movement=1, cage=0).upgrade(RED, "up_cage", "up_converter")
    return t.shards(RED, 1, 3).collected(RED, 3)


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


@pytest.mark.rule("IC-GEAR-TOOLS-01")
@pytest.mark.rule("IC-APPARATUS-08")
@pytest.mark.rule("IC-EX-08")
def test_an_apparatus_of_the_second_year_goes_to_the_second_slot() -> None:
    t = table().year(3).gear(RED, "tools").seeker(RED, "L1").slot(RED, "blue", 2).act(RED, "install")
    assert t.match.view(RED)["players"][RED]["installed"] == [None, "blue_2", None] and t.points_of(RED) == 4


@pytest.mark.rule("IC-APPARATUS-05")
@pytest.mark.rule("IC-AMB-19")
@pytest.mark.rule("IC-AMB-20")
@pytest.mark.parametrize(
    ("side", "colour", "reputation"),
    [
        ("day", "blue", 2 * 3),
        ("day", "brown", 1 * 4),
        ("day", "green", 2 * 4),
        ("day", "grey", 3 * 3),  # one at the start, two uncovered; the Sword's is not on the board
        ("day", "pink", 2 * 5),
        ("night", "blue", 3 * 3),  # two at the start, one uncovered
        ("night", "brown", 3 * 2),  # River, Forest, Crystal Field
        ("night", "green", 3 * 4),  # two at the start and the Upgrade
        ("night", "grey", 3 * 2),
        ("night", "pink", 1 * 5),
    ],
)
def test_what_an_apparatus_is_worth(side: str, colour: str, reputation: int) -> None:
    t = well_equipped(side)
    pile = next(pile for pile in t.match.view(RED)["piles"] if pile["colour"] == colour)
    assert pile["worth"][RED] == reputation
    t.act(RED, "retrieve", f"apparatus:{colour}")
    assert t.points_of(RED) == reputation


@pytest.mark.rule("IC-APPARATUS-03")
@pytest.mark.rule("IC-AMB-28")
def test_a_card_gives_no_second_retrieve_in_a_year() -> None:
    t = table().seeker(RED, "C1").hand(RED, "action_retrieve_or_install").cage(RED, 1, green=2)
    t.act(RED, "retrieve", "apparatus:pink")
    assert "card:action_retrieve_or_install" not in t.keys


@pytest.mark.rule("IC-APPARATUS-06")
def test_a_colour_is_there_for_one_player_a_year() -> None:
    t = table().seeker(RED, "C1").seeker(YELLOW, "C4").act(RED, "retrieve", "apparatus:grey")
    t.act(YELLOW, "retrieve")
    assert t.keys == [f"apparatus:{colour}" for colour in ("blue", "brown", "green", "pink")]
    assert t.why_not("apparatus:grey") == "IC-APPARATUS-06"


@pytest.mark.rule("IC-APPARATUS-03")
@pytest.mark.rule("IC-SEEKER-CURSED-01")
def test_the_cursed_retrieves_once_all_the_same() -> None:
    t = (
        red_at_x1("cursed")
        .last_round()
        .seeker(RED, "C2")
        .begin_turn(RED)
        .choose("node:C1", "retrieve", "apparatus:pink")
    )
    assert "extract" in t.keys and t.why_not("retrieve") in ("IC-APPARATUS-02", "IC-APPARATUS-03")


@pytest.mark.rule("IC-APPARATUS-07")
@pytest.mark.rule("IC-EPS-04")
def test_retrieved_and_installed_in_one_turn() -> None:
    t = red_at_x1().seeker(RED, "C2").machine("harvester", "RI4", RED).begin_turn(RED)
    t.choose("node:C1", "retrieve", "apparatus:blue", "power:double_shift", "node:M1", "install")
    assert t.match.view(None)["players"][RED]["installed"] == ["blue_1", None, None] and t.points_of(RED) == 3


@pytest.mark.rule("IC-APPARATUS-02")
@pytest.mark.rule("IC-APPARATUS-04")
def test_an_old_tile_installed_makes_room_for_this_years() -> None:
    t = red_at_x1().year(2).seeker(RED, "L1").slot(RED, "blue", 1).begin_turn(RED).choose("node:M1", "install")
    t.choose("power:double_shift", "node:C1", "retrieve")
    assert t.why_not("apparatus:blue") == "IC-APPARATUS-04"
    t.choose("apparatus:brown")
    assert t.match.view(None)["players"][RED]["slot"] == "brown_2"


@pytest.mark.rule("IC-CURIO-11")
@pytest.mark.rule("IC-GEAR-TOOLS-01")
@pytest.mark.rule("IC-SEEKER-HEIR-01")
def test_an_install_by_card_scores_for_tools_and_heir() -> None:
    t = red_at_x1("heir", "tools").seeker(RED, "R5").slot(RED, "pink", 1).hand(RED, "action_retrieve_or_install")
    t.cage(RED, 1, green=2).act(RED, "card:action_retrieve_or_install")
    assert t.points_of(RED) == 4 + 1 and t.match.view(None)["players"][RED]["installed"][0] == "pink_1"


@pytest.mark.rule("IC-APPARATUS-20")
@pytest.mark.rule("IC-YEAR-18")
def test_the_grey_night_tile_counts_this_year_only_at_each_time() -> None:
    t = outsiders_far_away(apparatus_sides="night").collected(RED, 3).act(RED, "retrieve", "apparatus:grey")
    assert t.points_of(RED) == 6
    t.last_round().end_year()
    while t.decision[1] != "move":
        t.choose(t.keys[-1])
    t.year(3).last_round().install(RED, "grey", 1)
    assert final_score(t) == 6 + 9 + 0 - 15


@pytest.mark.rule("IC-YEAR-18")
@pytest.mark.rule("IC-APPARATUS-20")
def test_parasites_of_the_year_before_are_forgotten() -> None:
    t = table(apparatus_sides="night").last_round().character(RED, "heir", "boots").collected(RED, 4).end_year()
    while t.decision[1] in ("prevent_wound", "draw_more"):
        t.choose(t.keys[-1])
    assert t.points_of(RED) == 9
    t.seeker(RED, "C1").act(RED, "retrieve", "apparatus:grey")
    assert t.points_of(RED) == 9


@pytest.mark.rule("IC-APPARATUS-03")
@pytest.mark.rule("IC-APPARATUS-04")
def test_a_new_year_allows_a_new_colour() -> None:
    t = table().seeker(RED, "C1").act(RED, "retrieve", "apparatus:blue")
    t.s.slot[RED] = -1
    assert t.act(RED).why_not("retrieve") == "IC-APPARATUS-03"
    t = table().year(2).seeker(RED, "C1").install(RED, "blue", 1).act(RED, "retrieve")
    assert t.keys == [f"apparatus:{colour}" for colour in ("brown", "green", "grey", "pink")]
    assert t.why_not("apparatus:blue") == "IC-APPARATUS-04"


@pytest.mark.rule("IC-APPARATUS-07")
@pytest.mark.parametrize(
    ("colour", "crater"), [("blue", "1"), ("brown", "2"), ("green", "3"), ("grey", "4"), ("pink", "5")]
)
def test_every_colour_has_its_crater(colour: str, crater: str) -> None:
    for number in "12345":
        t = table().seeker(RED, f"R{number}").slot(RED, colour, 1).act(RED)
        assert ("install" in t.keys) == (number == crater)


@pytest.mark.rule("IC-AMB-19")
@pytest.mark.parametrize(("colour", "side", "worth"), [("grey", "day", 3), ("blue", "night", 3), ("green", "night", 4)])
def test_without_the_icons_of_the_start(colour: str, side: str, worth: int) -> None:
    t = table(start_icons_count=False, apparatus_sides=side).deployed(RED, strength=1, movement=1, cage=1)
    t.seeker(RED, "C1").act(RED, "retrieve", f"apparatus:{colour}")
    assert t.points_of(RED) == worth


@pytest.mark.rule("IC-AMB-20")
@pytest.mark.parametrize(
    ("gear", "colour", "side", "worth"), [("sword", "grey", "day", 6), ("boots", "blue", "night", 9)]
)
def test_with_the_icons_of_gear(gear: str, colour: str, side: str, worth: int) -> None:
    t = table(gear_icons_count=True, apparatus_sides=side).gear(RED, gear).seeker(RED, "C1")
    assert t.act(RED, "retrieve", f"apparatus:{colour}").points_of(RED) == worth
