"""What is coming, as a seat that decides is told it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.northgard.card_play import land
from tests.games.northgard.table import PURPLE, RED, Table, table
from tests.games.northgard.test_end_of_year import CLOSED, grid, holds


def forecasts(t: Table) -> list[tuple[str, dict[str, Any], bool]]:
    return [(coming.message, coming.params, coming.urgent) for coming in t.match.forecast()]


@pytest.mark.rule("NG-WINTER-01")
def test_winter_is_held_against_what_one_has_and_will_harvest() -> None:
    t = table().units(RED, "S0.a", 5).units(PURPLE, "S0.c", 1).resources(RED, food=0, wood=9)
    t.begin_turn(RED, ["move"])
    cost, short = forecasts(t)[:2]
    assert cost[0] == "forecast-winter-cost" and cost[1]["food"] > 0
    harvest = t.match.view(RED)["territories"][0]["symbols"]["food"]
    assert short == ("forecast-winter-short", {"food": cost[1]["food"] - harvest}, True)
    t = table().units(RED, "S0.a", 5).units(PURPLE, "S0.c", 1).resources(RED, food=9, wood=9).begin_turn(RED, ["move"])
    assert forecasts(t) == [("forecast-winter", cost[1], False)]


@pytest.mark.rule("NG-CLAN-SNAKE-05")
def test_what_the_snake_takes_for_certain_is_not_counted_on() -> None:
    for amount, left in (("one", 1), ("all", 0)):  # of one resource nobody knows before which it will be
        t = table(snake_harvest_amount=amount).tiles("T02@0,1,1").units(RED, "S0.c", 9).units(PURPLE, "S0.a", 1)
        t.resources(RED, wood=9).clan(PURPLE, "snake").scorched_earth("S0.c").begin_turn(RED, ["move"])
        cost, short = forecasts(t)[:2]
        assert short[1]["food"] == cost[1]["food"] - left  # S0.c gives one food


@pytest.mark.rule("NG-WINTER-01")
def test_after_the_harvest_only_what_one_has_counts() -> None:
    t = table().units(RED, "S0.a", 5).units(PURPLE, "S0.c", 1).resources(RED, lore=3)
    t.begin_harvest()
    assert t.decision == (RED, "trade_take")
    cost, short = forecasts(t)
    have = t.stock(RED)
    assert short == ("forecast-winter-short", {k: n - have[k] for k, n in cost[1].items() if n > have[k]}, True)


def beside_a_creature(creature: str, **setup: Any) -> Table:
    """A creature in S0.a that will go to Red's S0.d; no card is left to play."""
    t = land(creatures=True, **setup).units(RED, "S0.d", 7).units(PURPLE, "T11.a", 1).creature(creature, "S0.a")
    return t.resources(RED, wood=9).row("e01", "e02")


@pytest.mark.rule("NG-CREATURE-DRAUGR")
@pytest.mark.rule("NG-CREATURE-WOLF")
@pytest.mark.parametrize(("creature", "food"), [("draugr_1", 1), ("wolf_1", 2)])
def test_winter_is_told_as_creatures_will_leave_it(creature: str, food: int) -> None:
    """Seven units cost 2 food and six only 1; S0.d gives one food, but none beside a Wolf."""
    t = beside_a_creature(creature).resources(RED, food=1).begin_turn(RED, ["move"])
    coming = forecasts(t)
    assert sum(params.get("food", 0) for message, params, _ in coming if message != "forecast-winter-short") == food
    short = [params for message, params, _ in coming if message == "forecast-winter-short"]
    assert short == ([{"food": 1}] if creature == "wolf_1" else [])
    t.choose("pass", "card:e01", "pass", "card:e02")
    while t.s.year == 1:
        t.choose(next(key for key in ("pass", "done") if key in t.keys))
    assert bool(t.all_events("unrest_taken")) == bool(short)


@pytest.mark.rule("NG-CREATURE-40")
def test_winter_is_told_as_things_stand_where_a_creature_fights() -> None:
    assert forecasts(beside_a_creature("bear_1").resources(RED, food=1).begin_turn(RED, ["move"])) == [
        ("forecast-winter", {"food": 2}, False)
    ]


@pytest.mark.rule("NG-WIN-01")
def test_whoever_is_nearest_to_winning_at_once_is_named() -> None:
    t = holds(grid(), RED, CLOSED[0]).units(PURPLE, "S0.a", 1).begin_turn(PURPLE, ["move"])
    assert forecasts(t)[-1] == ("forecast-domination", {"seat": RED, "have": 1, "goal": 3}, False)
    t = holds(grid(), RED, *CLOSED[:2]).units(PURPLE, "S0.a", 1).begin_turn(PURPLE, ["move"])
    assert forecasts(t)[-1] == ("forecast-domination", {"seat": RED, "have": 2, "goal": 3}, True)
    t = holds(grid(), RED, *CLOSED[:2]).units(PURPLE, "S0.a", 1).begin_turn(RED, ["move"])
    assert forecasts(t)[-1] == ("forecast-domination-own", {"have": 2, "goal": 3}, False), "no alarm about oneself"
    t = holds(grid(), RED, *CLOSED[:3]).units(PURPLE, "S0.a", 1).begin_turn(RED, ["move"])
    assert forecasts(t)[-1] == ("forecast-domination-won", {"have": 3, "goal": 3}, False)
    t = table().units(RED, "S0.a", 1).begin_turn(RED, ["move"])
    assert all(message != "forecast-domination" for message, _, _ in forecasts(t))
