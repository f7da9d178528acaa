"""What is coming, as a seat that decides is told it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, table


def forecasts(t: Table, message: str) -> list[tuple[dict[str, Any], bool]]:
    return [(coming.params, coming.urgent) for coming in t.match.forecast() if coming.message == message]


@pytest.mark.rule("IC-EVENT-01")
def test_the_numbers_of_the_next_space_are_told() -> None:
    t = table(seats=2).colossus("K4").track("river").begin_turn(RED)
    assert forecasts(t, "forecast-space") == [({"qoam": 2, "arrows": 2, "parasite": True, "crater": "K1"}, False)]
    assert t.match.view(None)["colossus_next"] == t.match.view(YELLOW)["colossus_next"] == "K1"  # everybody sees it
    t = table(seats=4).colossus("K2").track("river", "forest").begin_turn(RED)
    assert forecasts(t, "forecast-space") == [({"qoam": 3, "arrows": 1, "parasite": False, "crater": "K3"}, False)]


@pytest.mark.rule("IC-EXPERT-01")
def test_in_expert_mode_the_next_card_is_told_with_its_space() -> None:
    t = table(seats=2, expert=True).track("river").event_deck("myst", "forest").begin_turn(RED)
    top = t.match.view(RED)["next_event"]
    ((params, urgent),) = forecasts(t, "forecast-event")
    assert top == "myst" and params == {"event": top, "qoam": 2, "parasite": True} and not urgent
    assert forecasts(t, "forecast-space") == forecasts(t, "forecast-event-colossus") == []
    t = table(seats=2, expert=True).colossus("K4").track("river").event_deck("colossus_1", "forest").begin_turn(RED)
    assert forecasts(t, "forecast-event-colossus") == [({"event": "colossus_1", "arrows": 2, "crater": "K1"}, False)]
    assert forecasts(t, "forecast-space") == forecasts(t, "forecast-event") == []


@pytest.mark.rule("IC-YEAR-09")
def test_the_recharge_of_round_five_is_told_in_round_four() -> None:
    assert forecasts(table(seats=2).year(1, round=4).begin_turn(RED), "forecast-recharge") == [({}, False)]
    assert forecasts(table(seats=2).year(1, round=3).begin_turn(RED), "forecast-recharge") == []


@pytest.mark.rule("IC-YEAR-12")
def test_in_the_last_round_the_hunt_is_told_instead_of_the_next_space() -> None:
    t = table(seats=3).collected(RED, 2).collected(YELLOW, 3).last_round().begin_turn(RED)
    assert forecasts(t, "forecast-year-end") == [({"year": 1, "count": 2, "points": 4}, True)]
    assert forecasts(t, "forecast-space") == [] and t.match.view(RED)["colossus_next"] is None
    t = table(seats=3).collected(YELLOW, 3).last_round().begin_turn(RED)
    assert forecasts(t, "forecast-year-end") == [({"year": 1, "count": 0, "points": 0}, True)]


@pytest.mark.rule("IC-PARASITE-02")
def test_regions_that_one_more_parasite_overruns_are_urgent() -> None:
    t = table(seats=2).parasites(RI1=3, RE2=2).begin_turn(RED)
    assert forecasts(t, "forecast-overrun") == [({"regions": ["RI1"]}, True)]


@pytest.mark.rule("IC-APPARATUS-05")
def test_what_each_apparatus_would_pay_is_told_the_best_first_until_one_is_taken() -> None:
    t = table(seats=2).shards(RED, 1, 2).begin_turn(RED)
    paying = forecasts(t, "forecast-apparatus")
    worth = {pile["colour"]: pile["worth"][RED] for pile in t.match.view(RED)["piles"]}
    assert {params["colour"]: params["points"] for params, _ in paying} == {c: n for c, n in worth.items() if n > 0}
    assert [params["points"] for params, _ in paying] == sorted((n for n in worth.values() if n > 0), reverse=True)
    assert forecasts(table(seats=2).shards(RED, 1).slot(RED, "blue", 1).begin_turn(RED), "forecast-apparatus") == []


@pytest.mark.rule("IC-END-01")
def test_the_score_as_it_stands_is_told_beside_the_best_of_the_others() -> None:
    t = table(seats=3).points(RED, 10).points(YELLOW, 30).points(PURPLE, 20).begin_turn(RED)
    projected = [player["projected"] for player in t.match.view(RED)["players"]]
    assert forecasts(t, "forecast-score") == [
        ({"points": projected[RED], "seat": YELLOW, "best": projected[YELLOW]}, False)
    ]


@pytest.mark.rule("IC-EVENT-01")
def test_nothing_is_told_where_it_matters_to_no_choice() -> None:
    t = table(seats=2).qoam(RI1=2).seeker(RED, "C1").act(RED, "extract")
    assert t.decision[1] not in ("move", "action")
    assert t.match.forecast() == []
