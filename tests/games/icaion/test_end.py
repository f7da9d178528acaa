"""The end of the game. [IC-END]"""

from __future__ import annotations

import pytest

from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, table


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
