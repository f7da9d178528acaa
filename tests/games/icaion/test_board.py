"""What is in the box and how the board hangs together. [IC-COMP, IC-BOARD]"""

from __future__ import annotations

from collections import Counter

import pytest

from longhall.games.icaion.content import CITY_NODE, COLOSSUS_CARD, COLOURS, REGION_CARD, REGION_TYPES, START_NODE
from longhall.games.icaion.game import component_counts
from longhall.kernel.errors import SetupError
from tests.games.icaion.table import RED, YELLOW, game, table

CONTENT = game().content


@pytest.mark.rule("IC-COMP-01")
def test_two_to_five_play() -> None:
    for seats in (2, 3, 4, 5):
        assert game().new({"seats": seats}, 1).state.seats == seats
    for seats in (1, 6):
        with pytest.raises(SetupError):
            game().new({"seats": seats}, 1)


@pytest.mark.rule("IC-COMP-02")
def test_the_board_has_15_regions_5_craters_and_a_city() -> None:
    assert Counter(region.type for region in CONTENT.regions) == dict.fromkeys(range(5), 3)
    assert len(CONTENT.craters) == 5
    assert sum(node.kind == CITY_NODE for node in CONTENT.nodes) == 5


@pytest.mark.rule("IC-COMP-03")
def test_each_type_has_one_inner_and_two_outer_regions() -> None:
    for kind in range(len(REGION_TYPES)):
        rings = [CONTENT.regions[region].inner for region in CONTENT.regions_of_type[kind]]
        assert rings == [True, False, False]
    city = {node.index for node in CONTENT.nodes if node.kind == CITY_NODE}
    assert all(bool(city & set(region.nodes)) == region.inner for region in CONTENT.regions)


@pytest.mark.rule("IC-COMP-04")
def test_the_event_board_has_a_side_for_few_and_one_for_many() -> None:
    two, three, four, five = (players.track for players in CONTENT.players)
    assert two is three and four is five and two is not four


@pytest.mark.rule("IC-COMP-05")
@pytest.mark.rule("IC-COMP-10")
def test_every_player_has_nine_machines() -> None:
    for seats in (2, 5):
        t = table(seats=seats)
        assert all(component_counts(t.s)[f"machines of seat {seat}"] == 9 for seat in range(seats))
    t = table().machine("harvester", "RI1", RED)
    rows = t.match.view(None)["players"][RED]["rows"]
    assert rows == {
        "strength": ["scavenger", "refiner"],
        "movement": ["harvester", "scavenger", "refiner"],
        "cage": ["harvester", "scavenger", "refiner"],
    }


@pytest.mark.rule("IC-COMP-06")
def test_every_player_has_one_power_supply_with_two_sides() -> None:
    t = table(seats=5).discharged(YELLOW)
    assert [player["charged"] for player in t.match.view(None)["players"]] == [True, False, True, True, True]
    assert sorted(player["place"] for player in t.match.view(None)["players"]) == [1, 2, 3, 4, 5]


@pytest.mark.rule("IC-COMP-07")
def test_there_are_fifteen_apparatus_tiles_with_two_sides() -> None:
    assert [(tile.colour, tile.year) for tile in CONTENT.tiles] == [(c, y) for c in range(5) for y in (1, 2, 3)]
    for tile in CONTENT.tiles:
        day, night = tile.kinds
        assert day != night
        assert tile.kinds == CONTENT.tiles[3 * tile.colour].kinds  # a pile is of one kind
    assert len({kind for tile in CONTENT.tiles for kind in tile.kinds}) == 10


@pytest.mark.rule("IC-COMP-08")
def test_there_are_sixteen_shards() -> None:
    assert Counter(CONTENT.shards) == {1: 5, 2: 6, 3: 5}


@pytest.mark.rule("IC-COMP-09")
def test_the_supplies_never_run_out() -> None:
    """Far more Blue than there are crystals in the box."""
    t = table().qoam(RI1=1).cage(RED, 1, blue=40).seeker(RED, "C1")
    t.act(RED, "extract", "cage:2")
    assert t.stock(RED) == {"blue": 41}


@pytest.mark.rule("IC-COMP-11")
def test_there_are_seven_seekers_and_ten_gear_cards() -> None:
    assert (len(CONTENT.seekers), len(CONTENT.gear)) == (7, 10)


@pytest.mark.rule("IC-COMP-12")
def test_there_are_eight_event_cards() -> None:
    assert sorted(card.type for card in CONTENT.events if card.kind == REGION_CARD) == [0, 1, 2, 3, 4]
    colossus = [card.steps for card in CONTENT.events if card.kind == COLOSSUS_CARD]
    assert len(colossus) == 3 and colossus[0] != colossus[1] != colossus[2] != colossus[0]


@pytest.mark.rule("IC-COMP-13")
def test_there_are_fifty_curio_cards() -> None:
    upgrades = sum(curio.copies for curio in CONTENT.curios if curio.is_upgrade())
    assert (sum(curio.copies for curio in CONTENT.curios), upgrades) == (50, 15)


@pytest.mark.rule("IC-COMP-14")
def test_there_are_seven_wonders() -> None:
    assert [wonder.cost for wonder in CONTENT.wonders] == [2, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("IC-COMP-15")
def test_a_destroyed_machine_does_not_come_back() -> None:
    t = table().machine("harvester", "RC1", RED).parasites(RC1=3).seeker(RED, "S2").seeker(YELLOW, "S3")
    t.colossus("K5").reveal("colossus_3")  # one step, to K1
    assert t.machines_in("RC1") == {}
    assert t.s.scrapped[RED] == 1 and component_counts(t.s)["machines of seat 0"] == 9
    assert t.match.view(None)["players"][RED]["rows"]["strength"] == ["scavenger", "refiner"]


@pytest.mark.rule("IC-BOARD-01")
@pytest.mark.rule("IC-AMB-101")
def test_a_step_follows_a_line() -> None:
    neighbours = {node.id: {CONTENT.nodes[other].id for other in node.near} for node in CONTENT.nodes}
    assert neighbours["X1"] == {"W1", "P1", "M1"}
    assert sum(len(near) for near in neighbours.values()) == 2 * 55
    for node in CONTENT.nodes:
        assert {other for other, far in enumerate(CONTENT.distance[node.index]) if far == 1} == set(node.near)


@pytest.mark.rule("IC-BOARD-02")
def test_a_city_node_touches_two_regions() -> None:
    city = [node for node in CONTENT.nodes if node.kind == CITY_NODE]
    assert [len(node.regions) for node in city] == [2] * 5
    assert all(CONTENT.regions[region].inner for node in city for region in node.regions)


@pytest.mark.rule("IC-BOARD-03")
def test_a_crater_has_three_rim_nodes() -> None:
    assert [len(crater.rim) for crater in CONTENT.craters] == [3] * 5
    assert sum(node.crater >= 0 for node in CONTENT.nodes) == 15


@pytest.mark.rule("IC-BOARD-04")
def test_a_crater_is_beside_two_outer_regions() -> None:
    for crater in CONTENT.craters:
        assert [CONTENT.regions[region].inner for region in crater.regions] == [False, False]
        assert [CONTENT.regions[region].crater for region in crater.regions] == [crater.index] * 2


@pytest.mark.rule("IC-BOARD-05")
def test_five_nodes_touch_a_crater_and_two_regions() -> None:
    middles = [node for node in CONTENT.nodes if node.crater >= 0 and len(node.regions) == 2]
    assert sorted(node.crater for node in middles) == [0, 1, 2, 3, 4]


@pytest.mark.rule("IC-BOARD-06")
def test_start_nodes_lie_outside_and_on_no_rim() -> None:
    starts = [node for node in CONTENT.nodes if node.kind == START_NODE]
    assert [node.index for node in starts] == CONTENT.start_nodes and len(starts) == 5
    assert all(node.crater < 0 for node in starts)


@pytest.mark.rule("IC-BOARD-07")
def test_three_different_types_meet_at_an_ordinary_node() -> None:
    triples = {
        frozenset(CONTENT.regions[region].type for region in node.regions)
        for node in CONTENT.nodes
        if len(node.regions) == 3
    }
    assert len(triples) == 10  # every combination of three types


@pytest.mark.rule("IC-BOARD-08")
def test_a_region_is_adjacent_to_its_corners() -> None:
    for region in CONTENT.regions:
        corners = [node.index for node in CONTENT.nodes if region.index in node.regions]
        assert sorted(region.nodes) == corners


@pytest.mark.rule("IC-BOARD-09")
def test_every_crater_has_the_colour_of_one_pile() -> None:
    assert [COLOURS[crater.colour] for crater in CONTENT.craters] == ["blue", "brown", "green", "grey", "pink"]


@pytest.mark.rule("IC-BOARD-10")
@pytest.mark.rule("IC-EVENT-10")
@pytest.mark.rule("IC-AMB-74")
def test_the_colossus_goes_clockwise_round_the_rim() -> None:
    """The second space of the track shows two arrows, whatever the Colossus card."""
    for card in ("colossus_1", "colossus_2", "colossus_3"):
        t = table().track("river").colossus("K4")
        t.reveal(card)
        assert t.event("colossus_moved") == {
            "type": "colossus_moved",
            "rule": "IC-EVENT-10",
            "crater": "K1",
            "previous": "K4",
            "steps": 2,
        }


@pytest.mark.rule("IC-BOARD-11")
@pytest.mark.rule("IC-AMB-70")
def test_no_zone_matters_in_play() -> None:
    assert not any("zone" in name for name in game().components())
