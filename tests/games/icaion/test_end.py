"""The end of the game. [IC-END]"""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.icaion.state import NEUTRAL
from tests.games.icaion.scenarios import far_away, final_score, outsiders_far_away
from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, table


def year_three(seats: int = 2) -> Table:
    return far_away(seats).year(3).last_round()


def final_seats(t: Table) -> int:
    assert t.match.result is not None
    return len(t.match.result.scores)


def last_year(seats: int = 2) -> Table:
    """The last round of Year III; nobody's Gear counts at the end, and everybody has one Shard, which is worth 0."""
    t = table(seats=seats).year(3).last_round()
    for seat in range(seats):
        t.gear(seat, "boots").shards(seat, 1)
    return t


def score(t: Table, seat: int) -> dict[str, int]:
    result = t.match.result
    assert result is not None
    return {source: points for source, points in result.scores[seat].items() if points and source != "total"}


@pytest.mark.rule("IC-END-01")
@pytest.mark.rule("IC-AMB-58")
def test_the_final_count_follows_the_end_of_the_last_year() -> None:
    t = last_year().collected(RED, 2).cage(RED, 1, pink=2).end_year()
    assert t.match.over and score(t, RED) == {"parasites": 9, "qoam": 2}
    rules = [event["rule"] for event in t.all_events("reputation_gained")]
    assert rules[:3] == ["IC-YEAR-12", "IC-END-02", "IC-END-03"]
    assert t.event("match_ended")["scores"] == [11, 0]


@pytest.mark.rule("IC-END-02")
def test_every_qoam_left_is_worth_one() -> None:
    t = last_year().cage(RED, 1, pink=2, blue=3).cage(RED, 2, grey=1).end_year()
    assert score(t, RED) == {"qoam": 6}


@pytest.mark.rule("IC-END-03")
@pytest.mark.rule("IC-EX-11")
@pytest.mark.rule("IC-AMB-57")
@pytest.mark.parametrize(("shards", "points"), [(0, -15), (1, 0), (2, 5), (3, 10), (4, 20), (5, 30)])
def test_stored_shards(shards: int, points: int) -> None:
    t = table().year(3).last_round().gear(RED, "boots").shards(RED, *[2] * shards).end_year()
    assert score(t, RED).get("shards", 0) == points == t.points_of(RED)


@pytest.mark.rule("IC-END-04")
def test_installed_apparatus_scores_on_the_final_state() -> None:
    t = table().year(3).last_round().gear(RED, "boots").install(RED, "blue", 1).install(RED, "grey", 3)
    t.machine("harvester", "RI1", RED).machine("harvester", "RI2", RED).end_year()
    assert score(t, RED) == {"shards": -15, "installed": 6 + 2 * 3 * 1 + 0}
    lines = [event for event in t.all_events("reputation_gained") if event["source"] == "installed"]
    assert [(line["seat"], line["apparatus"], line["kind"], line["amount"]) for line in lines] == [
        (RED, "blue_1", "harvesters", 6),
        (RED, "grey_3", "strength", 6),
    ]


@pytest.mark.rule("IC-END-05")
@pytest.mark.rule("IC-EX-12")
@pytest.mark.rule("IC-AMB-105")
def test_a_shard_doubles_the_best_apparatus() -> None:
    t = last_year().install(RED, "blue", 1).install(RED, "grey", 2)
    t.machine("harvester", "RI1", RED).deployed(RED, strength=2)
    t.end_year()
    assert score(t, RED) == {"installed": 3 + 9, "doubled": 9}
    doubled = [event for event in t.all_events("reputation_gained") if event["source"] == "doubled"]
    assert [(event["apparatus"], event["amount"]) for event in doubled] == [("grey_2", 9)]


@pytest.mark.rule("IC-END-05")
def test_the_view_names_the_tiles_that_shards_would_double_now() -> None:
    t = last_year().install(RED, "blue", 1).install(RED, "grey", 2)
    t.machine("harvester", "RI1", RED).deployed(RED, strength=2)
    for viewer in (RED, YELLOW, None):  # everything it follows from is public
        assert t.match.view(viewer)["players"][RED]["doubled"] == ["grey_2"]
    assert t.match.view(RED)["players"][YELLOW]["doubled"] == []
    assert t.shards(RED, 2).match.view(RED)["players"][RED]["doubled"] == ["grey_2", "blue_1"]


@pytest.mark.rule("IC-END-05")
def test_each_apparatus_is_doubled_once_at_most() -> None:
    t = last_year().shards(RED, 2, 2).install(RED, "grey", 2).end_year()
    assert score(t, RED) == {"shards": 10, "installed": 3, "doubled": 3}


@pytest.mark.rule("IC-END-06")
@pytest.mark.rule("IC-AMB-32")
def test_paired_shards_still_count() -> None:
    t = last_year().shards(RED, 2).install(RED, "pink", 1).end_year()
    assert score(t, RED) == {"shards": 5, "installed": 10, "doubled": 10}


@pytest.mark.rule("IC-END-07")
def test_a_tile_on_the_retrieve_slot_is_worth_nothing() -> None:
    t = last_year().slot(RED, "grey", 3).end_year()
    assert score(t, RED) == {}


@pytest.mark.rule("IC-END-08")
@pytest.mark.rule("IC-AMB-59")
def test_most_reputation_wins_and_a_tie_goes_to_the_latest() -> None:
    t = last_year(3).points(RED, 10).points(YELLOW, 12).points(PURPLE, 12).order(PURPLE, RED, YELLOW).end_year()
    result = t.match.result
    assert result is not None and result.places == [3, 1, 2] and result.rule == "IC-END-08"


@pytest.mark.rule("IC-END-08")
def test_three_tied_players_rank_from_the_latest() -> None:
    t = last_year(3).order(YELLOW, PURPLE, RED).end_year()
    result = t.match.result
    assert result is not None and result.places == [1, 3, 2]


def test_the_standing_counts_as_if_the_game_ended_now() -> None:
    t = table().cage(RED, 1, blue=4).shards(RED, 1, 1).points(RED, 7).gear(RED, "boots").act(RED)
    player = t.match.view(None)["players"][RED]
    assert (player["reputation"], player["projected"]) == (7, 7 + 4 + 5)
    assert player["score"]["total"] == 16
    t.match.end_by_agreement()
    assert t.match.result is not None and t.match.result.scores[RED]["total"] == 16


@pytest.mark.rule("IC-END-02")
@pytest.mark.rule("IC-END-03")
@pytest.mark.rule("IC-GEAR-HARNESS-01")
@pytest.mark.rule("IC-GEAR-ARMOR-01")
@pytest.mark.parametrize(
    ("gear", "shards", "qoam", "total"),
    [
        ("boots", 0, 0, -15),
        ("boots", 1, 4, 4),
        ("boots", 4, 1, 21),
        ("harness", 2, 4, 5 + 8),
        ("armor", 0, 2, -13),
        ("armor", 3, 0, 10 + 9),
        ("armor", 5, 1, 30 + 15 + 1),
    ],
)
def test_shards_and_qoam_at_the_end(gear: str, shards: int, qoam: int, total: int) -> None:
    t = year_three().gear(RED, gear).shards(RED, *[1, 2, 2, 3, 3][:shards]).cage(RED, 1, pink=qoam // 2)
    assert final_score(t.cage(RED, 2, brown=qoam - qoam // 2)) == total


@pytest.mark.rule("IC-END-04")
@pytest.mark.rule("IC-END-05")
@pytest.mark.rule("IC-END-06")
@pytest.mark.rule("IC-END-07")
@pytest.mark.rule("IC-EX-12")
@pytest.mark.parametrize(
    ("shards", "total"),
    [
        (0, -15 + 6 + 9 + 0),
        (1, 0 + 6 + 9 + 5 + 9),
        (2, 5 + 6 + 9 + 10 + 10 + 9),
        (3, 10 + 2 * (6 + 9 + 15)),
        (4, 20 + 2 * (6 + 9 + 20)),
    ],
)
def test_three_installed_and_the_best_doubled(shards: int, total: int) -> None:
    """Two Harvesters are 6, three Strength icons 9, and every Shard 5; a fourth tile was never installed."""
    t = year_three().install(RED, "blue", 1).install(RED, "grey", 2).install(RED, "pink", 3).slot(RED, "green", 3)
    t.machine("harvester", "RI1", RED).machine("harvester", "RI2", RED).deployed(RED, strength=2).upgrade(
        RED, "up_cage"
    )
    assert final_score(t.shards(RED, *[1, 2, 2, 3][:shards])) == total


@pytest.mark.rule("IC-APPARATUS-20")
@pytest.mark.rule("IC-AMB-76")
def test_the_parasites_of_the_third_year_count_once_more() -> None:
    t = table(apparatus_sides="night").year(3).last_round().gear(RED, "boots").install(RED, "grey", 2).collected(RED, 4)
    assert final_score(t) == 9 + 2 * 4 - 15


@pytest.mark.rule("IC-AMB-18")
@pytest.mark.parametrize(("destroyed_count", "total"), [(False, 3 - 15), (True, 6 - 15)])
def test_destroyed_harvesters(destroyed_count: bool, total: int) -> None:
    t = table(destroyed_count=destroyed_count).colossus("K1").gear(RED, "boots").install(RED, "blue", 1)
    t.machine("harvester", "RC2", RED).machine("harvester", "RI4", RED).parasites(RC2=3)
    t.seeker(RED, "C4").seeker(YELLOW, "C4").reveal("colossus_1")
    assert t.machines_in("RC2") == {}
    t.year(3).last_round()
    assert final_score(t) == total


@pytest.mark.rule("IC-END-08")
@pytest.mark.rule("IC-AMB-59")
@pytest.mark.parametrize(
    ("order", "points", "places"),
    [
        ((RED, YELLOW, PURPLE), (30, 30, 20), [2, 1, 3]),
        ((PURPLE, YELLOW, RED), (30, 30, 20), [1, 2, 3]),
        ((RED, PURPLE, YELLOW), (30, 30, 30), [3, 1, 2]),
        ((YELLOW, PURPLE, RED), (10, 30, 20), [3, 1, 2]),
    ],
)
def test_the_latest_in_order_wins_a_tie(order: tuple[int, ...], points: tuple[int, ...], places: list[int]) -> None:
    t = year_three(3).order(*order)
    for seat, amount in enumerate(points):
        t.points(seat, amount)
    t.end_year()
    assert t.match.result is not None and t.match.result.places == places


@pytest.mark.rule("IC-AMB-06")
def test_neutral_machines_give_the_neutral_colour_nothing() -> None:
    t = year_three().machine("harvester", "RI4", NEUTRAL).qoam(RI4=3)
    assert final_score(t) == -15 and final_seats(t) == 2


@pytest.mark.rule("IC-END-05")
@pytest.mark.rule("IC-APPARATUS-20")
def test_spare_shards_double_nothing_twice() -> None:
    t = outsiders_far_away(apparatus_sides="night").year(3).last_round().install(RED, "grey", 3).collected(RED, 2)
    assert final_score(t.shards(RED, 1, 2, 3)) == 9 + 2 * 4 + 10


@pytest.mark.rule("IC-END-04")
@pytest.mark.rule("IC-GEAR-HARNESS-01")
@pytest.mark.rule("IC-CURIO-12")
def test_qoam_in_the_cage_of_an_upgrade_counts_with_the_harness() -> None:
    t = outsiders_far_away(apparatus_sides="night").year(3).last_round().gear(RED, "harness").upgrade(RED, "up_cage")
    t.cage(RED, 3, pink=2).install(RED, "green", 2).shards(RED, 2)
    assert final_score(t) == 2 * 2 + 0 + 2 * (3 * 4)


@pytest.mark.rule("IC-END-04")
@pytest.mark.rule("IC-AMB-19")
@pytest.mark.rule("IC-AMB-20")
def test_icons_of_gear_and_start_at_the_end() -> None:
    setup: dict[str, Any] = {"gear_icons_count": True, "start_icons_count": False, "apparatus_sides": "night"}
    t = outsiders_far_away(**setup).year(3).last_round().upgrade(RED, "up_movement").deployed(RED, movement=3)
    assert final_score(t.install(RED, "blue", 1).shards(RED, 1)) == 2 * 3 * (2 + 1 + 1)  # row, Upgrade, Boots; doubled


@pytest.mark.rule("IC-END-01")
@pytest.mark.rule("IC-GEAR-CROWN-01")
@pytest.mark.rule("IC-YEAR-12")
def test_crown_and_hunt_of_the_last_year_come_before_the_end() -> None:
    t = (
        outsiders_far_away(3)
        .year(3)
        .last_round()
        .gear(RED, "crown")
        .seeker(RED, "R2")
        .collected(RED, 1)
        .collected(YELLOW, 1)
    )
    t.order(YELLOW, PURPLE, RED).end_year()
    assert t.match.result is not None
    assert [scores["total"] for scores in t.match.result.scores] == [5 + 4 - 15, 9 - 15, -15]
    assert t.match.result.places == [1, 2, 3]  # six points below nothing, both; Red was the later


@pytest.mark.rule("IC-END-07")
@pytest.mark.rule("IC-APPARATUS-05")
def test_a_tile_retrieved_in_the_last_turn_scores_once() -> None:
    t = outsiders_far_away().year(3).last_round().order(YELLOW, RED).shards(RED, 1).machine("harvester", "RI4", RED)
    t.seeker(RED, "C3").begin_turn(RED).choose("node:C4", "retrieve", "apparatus:blue", "pass")
    assert t.match.result is not None and t.match.result.scores[RED]["total"] == 3
