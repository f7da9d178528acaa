"""Who can win or end the game soon, told to all."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.icegarden.table import Table, table


def alarms(t: Table, type: str) -> list[dict[str, Any]]:
    found = [alarm.seen_by(None) for alarm in t.match.game.alarms(t.s) if alarm.type == type]
    return [{name: value for name, value in one.items() if name not in ("type", "rule")} for one in found]


@pytest.mark.rule("IG-GOAL-FREI-02")
def test_all_are_told_of_a_goal_that_the_next_domination_can_bring() -> None:
    four = ("sails", "fire", "valley", "empire")
    assert alarms(table().tower(*four), "goal_near") == []
    one = table().tower(*four, "isle")
    told = {"seat": one.seat("freihoff"), "have": 5, "goal": 6, "left": 1}
    assert alarms(one, "goal_near") == [told]
    two = table().tower(*four).units("freihoff", "enlightened", "sails", 2)  # two regions, a tower in each
    assert alarms(two, "goal_near") == [{**told, "have": 4, "left": 2}]


@pytest.mark.rule("IG-GOAL-DYKEN-03")
def test_van_dykens_goal_is_near_only_where_the_charms_lie_at_the_thorn() -> None:
    t = table().thorn("isle").absorbed(2).charm("isle", 1)
    assert alarms(t, "goal_near") == []
    assert [one["left"] for one in alarms(t.charm("isle", 1, moved=1), "goal_near")] == [2]  # both next turn
    assert alarms(table(thorn_absorb="one").thorn("isle").absorbed(2).charm("isle", 2), "goal_near") == []


@pytest.mark.rule("IG-GOAL-CALLO-03")
def test_callos_goal_is_near_where_a_faun_or_the_nightmare_is_all_that_is_missing() -> None:
    t = table().closed("sails")
    assert alarms(t, "goal_near") == []  # two nightmare tokens in one region take two turns
    assert [one["left"] for one in alarms(t.nightmares("fire", 1), "goal_near")] == [1]


@pytest.mark.rule("IG-END-VP-01")
def test_an_end_by_points_is_told_to_all_and_again_only_after_it_was_averted() -> None:
    t = table("dyken", "callo").markers("dyken", "sails", 2).nation("sails").points("dyken", 49).scoring()
    t.begin_planning()
    assert [one["points"] > 50 == one["enough"] for one in alarms(t, "points_near")] == [True]
    scored = t.s.points.copy()
    assert len(t.all_events("points_near")) == 1
    for points, told in ((scored, 0), ([0] * len(scored), 0), (scored, 1), (scored, 0)):
        t.s.points = points
        t.choose("field:influence" if "field:influence" in t.keys else t.keys[0])
        assert len(t.all_events("points_near")) == told


@pytest.mark.rule("IG-END-SNOW-01")
@pytest.mark.rule("IG-VTILE-BEARS-01")
def test_all_are_told_what_can_bring_dead_snow_to_its_limit() -> None:
    t = table().markers("callo", "isle").dead_snow(28).resources("callo", m=(2,)).begin_planning()
    assert alarms(t, "dead_snow_near") == []
    t.choose("field:making")
    assert alarms(t, "dead_snow_near") == [{"cause": "makings", "dead_snow": 28, "limit": 30}]
    assert [event["cause"] for event in t.all_events("dead_snow_near")] == ["makings"]


@pytest.mark.rule("IG-END-VP-02")
def test_the_last_turn_is_told_a_turn_before_it_can_come_and_when_it_comes() -> None:
    t = table("dyken", "callo").ships(dyken=7, callo=7)
    assert alarms(t, "last_turn_near") == alarms(t, "last_turn") == []
    t = table("dyken", "callo").ships(dyken=9, callo=7)
    assert alarms(t, "last_turn_near") == [{"seat": t.seat("dyken")}]
    t = table("dyken", "callo").ships(dyken=10, callo=7)
    assert (alarms(t, "last_turn_near"), alarms(t, "last_turn")) == ([], [{}])
