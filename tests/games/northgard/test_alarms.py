"""Who can win or end the match soon, told to all."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.northgard.table import PURPLE, RED, Table, table
from tests.games.northgard.test_end_of_year import CLOSED, grid, holds


def alarms(t: Table) -> list[dict[str, Any]]:
    return [alarm.seen_by(None) for alarm in t.match.game.alarms(t.s)]


@pytest.mark.rule("NG-WIN-01")
def test_all_are_told_who_lacks_one_stronghold_and_who_wins_when_the_year_ends() -> None:
    rest = {"rule": "NG-WIN-01", "seat": RED, "goal": 3, "team": False}
    assert alarms(holds(grid(), RED, *CLOSED[:1])) == []
    assert alarms(holds(grid(), RED, *CLOSED[:2])) == [{"type": "domination_near", "have": 2, **rest}]
    assert alarms(holds(grid(), RED, *CLOSED[:3])) == [{"type": "domination_held", "have": 3, **rest}]


@pytest.mark.rule("NG-WIN-01")
def test_an_alarm_is_told_once_and_again_only_after_it_had_gone_away() -> None:
    t = holds(grid(), RED, *CLOSED[:2]).units(PURPLE, "S0.a", 1)
    t.hand(PURPLE, "move", "build", "move").begin_turn(RED, ["move", "build", "move"])
    lost = t.territory(CLOSED[0])
    assert [event["seat"] for event in t.all_events("domination_near")] == [RED]
    for owner, told in ((RED, 0), (PURPLE, 0), (RED, 1), (RED, 0)):
        t.s.owner[lost] = owner
        t.choose("replace" if "replace" in t.keys else t.keys[0])
        assert len(t.all_events("domination_near")) == told


@pytest.mark.rule("NG-TEAM-08")
def test_strongholds_of_a_team_are_told_once_for_both() -> None:
    t = table(4, teams=True).tiles("T01@1,0,0", "T03@2,0,0", "T06@0,1,0", "T22@1,1,0", "T30@2,1,0")
    holds(holds(t, RED, *CLOSED[:2]), 2, *CLOSED[2:4])
    assert [(one["type"], one["seat"], one["team"]) for one in alarms(t)] == [("domination_near", RED, True)]


@pytest.mark.rule("NG-WIN-02")
def test_the_last_year_is_told_as_it_begins() -> None:
    t = table().units(RED, "S0.a", 1).year(6)
    assert alarms(t) == []
    assert alarms(t.year(7)) == [{"type": "last_year", "rule": "NG-WIN-02", "year": 7}]
