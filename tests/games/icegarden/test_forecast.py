"""What is coming, as a seat that decides is told it."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.icegarden.state import ACTION
from tests.games.icegarden.table import Table, table


def forecasts(t: Table, message: str) -> list[tuple[dict[str, Any], bool]]:
    return [(coming.params, coming.urgent) for coming in t.match.forecast() if coming.message == message]


@pytest.mark.rule("IG-END-GOAL-01")
def test_steps_to_a_goal_are_told_to_everybody_and_the_last_two_are_urgent() -> None:
    t = table().tower("sails", "fire").begin_planning()
    freihoff = {"seat": t.seat("freihoff"), "goal": 6}
    assert forecasts(t, "forecast-goal") == [({**freihoff, "have": 2}, False)]
    t = table().tower("sails", "fire", "valley", "empire").begin_planning()
    assert forecasts(t, "forecast-goal") == [({**freihoff, "have": 4}, True)]


@pytest.mark.rule("IG-END-SNOW-01")
def test_each_planned_making_may_raise_dead_snow_by_three() -> None:
    t = table().markers("callo", "isle").dead_snow(21).resources("callo", m=(2,)).begin_planning()
    assert forecasts(t, "forecast-dead-snow") == []
    t.choose("field:making")
    params = {"count": 1, "dead_snow": 21, "to": 24, "most": 24, "limit": 30, "throat": False}
    assert forecasts(t, "forecast-dead-snow") == [(params, False)]
    t = table().markers("callo", "isle").dead_snow(28).resources("callo", m=(2,)).begin_planning()
    t.choose("field:making")
    assert forecasts(t, "forecast-dead-snow") == [({**params, "dead_snow": 28, "to": 30, "most": 30}, True)]


@pytest.mark.rule("IG-Q-50")
def test_a_planned_making_without_m_raises_dead_snow_once_unless_snake_throat_brings_m_before() -> None:
    t = table().dead_snow(28).begin_planning()
    t.choose("field:making")
    params = {"count": 1, "dead_snow": 28, "to": 29, "most": 30, "limit": 30, "throat": True}
    assert forecasts(t, "forecast-dead-snow") == [(params, True)]
    while t.s.actions[t.seat("callo")]:  # nobody plans Snake Throat
        t.choose("field:influence" if "field:influence" in t.keys else "field:raven")
    assert forecasts(t, "forecast-dead-snow") == [({**params, "most": 29, "throat": False}, False)]


@pytest.mark.rule("IG-ACT-MAKING-01")
@pytest.mark.rule("IG-END-SNOW-01")
def test_what_is_left_of_a_making_may_still_raise_dead_snow() -> None:
    t = table().dead_snow(20).markers("callo", "sails", 2).resources("callo", m=(2,)).action("callo", "making")
    params = {"count": 1, "dead_snow": 20, "to": 23, "most": 23, "limit": 30, "throat": False}
    assert forecasts(t, "forecast-dead-snow") == [(params, False)]
    t.choose("raise")
    assert forecasts(t, "forecast-dead-snow") == [({**params, "dead_snow": 21}, False)]


@pytest.mark.rule("IG-Q-50")
def test_without_m_a_making_can_only_raise() -> None:
    t = table().dead_snow(28).action("callo", "making")
    params = {"count": 1, "dead_snow": 28, "to": 29, "most": 29, "limit": 30, "throat": False}
    assert forecasts(t, "forecast-dead-snow") == [(params, False)]


@pytest.mark.rule("IG-END-VP-01")
def test_everybody_is_warned_in_a_scoring_turn_that_somebody_would_have_enough_points() -> None:
    t = table().markers("dyken", "sails", 2).nation("sails").points("dyken", 49).begin_planning()
    assert forecasts(t, "forecast-points") == []  # nothing is scored
    t = table().markers("dyken", "sails", 1).nation("sails").points("dyken", 49).scoring().begin_planning()
    assert forecasts(t, "forecast-points") == []  # too little against the nation [IG-DOM-04]
    t = table().markers("dyken", "sails", 2).nation("sails").points("dyken", 49).scoring().begin_planning()
    [(params, urgent)] = forecasts(t, "forecast-points")
    assert urgent
    assert params["seat"] == t.seat("dyken")
    assert params["points"] > 50 == params["enough"]


@pytest.mark.rule("IG-DOM-04")
@pytest.mark.rule("IG-DOM-07")
def test_who_would_dominate_what_unless_the_nation_keeps_it() -> None:
    t = table().markers("callo", "sails", 2).markers("dyken", "sails", 1).markers("dyken", "fire", 1)
    t.nation("fire").begin_planning()
    assert forecasts(t, "forecast-leads") == [({"seat": t.seat("callo"), "regions": ["sails"]}, False)]


@pytest.mark.rule("IG-VUKO-03")
def test_the_visited_seat_is_warned_where_vuko_would_go_while_it_can_still_act() -> None:
    t = table().markers("callo", "isle", 2).markers("callo", "sails", 1).resources("callo", gold=2)
    t.action("callo", "move")
    assert forecasts(t, "forecast-vuko") == []  # all are in the safe zone [IG-VUKO-01]
    t = table().markers("callo", "isle", 2).markers("callo", "sails", 1).resources("callo", gold=2).reputation(callo=1)
    t.action("callo", "move")
    [(params, urgent)] = forecasts(t, "forecast-vuko")
    assert (params["seat"], params["region"], urgent) == (t.seat("callo"), "isle", True)
    t = table().markers("callo", "isle", 2).reputation(callo=1).begin_planning()
    [(params, urgent)] = forecasts(t, "forecast-vuko")
    assert (params["seat"], params["region"], urgent) == (t.seat("callo"), "isle", False)


@pytest.mark.rule("IG-VUKO-06")
@pytest.mark.rule("IG-VUKO-07")
@pytest.mark.rule("IG-DOM-05")
def test_the_warning_of_vuko_says_what_his_visit_costs() -> None:
    t = table().markers("callo", "isle", 2).reputation(callo=1).begin_planning()
    quiet = {"token": True, "lost": False, "snow": "stays"}
    assert vuko(t) == {**quiet, "units": {}, "markers": 1}
    t = table().units("callo", "nightmare", "isle").vuko_tokens("callo", 1).reputation(callo=1).begin_planning()
    assert vuko(t) == {**quiet, "units": {"nightmare": 1}, "unit": "nightmare", "markers": 0}
    t = table().units("callo", "wild_child", "isle", 2).units("callo", "nightmare", "isle").markers("callo", "isle", 3)
    t.vuko_tokens("callo", 1).reputation(callo=1).begin_planning()
    assert vuko(t) == {**quiet, "units": {"wild_child": 2, "nightmare": 1}, "markers": 2}


@pytest.mark.rule("IG-ACT-MAKING-04")
@pytest.mark.rule("IG-ACT-MAKING-07")
@pytest.mark.rule("IG-END-SNOW-01")
def test_one_m_pays_for_an_upgrade_or_a_summon_but_not_for_both() -> None:
    t = table().markers("callo", "isle").reserve("callo", 0).dead_snow(21).resources("callo", m=(1,)).begin_planning()
    t.choose("field:making")
    params = {"count": 1, "dead_snow": 21, "to": 23, "most": 23, "limit": 30, "throat": False}
    assert forecasts(t, "forecast-dead-snow") == [(params, False)]
    t = table().markers("callo", "isle").dead_snow(21).resources("callo", m=(1,)).action("callo", "making")
    assert forecasts(t, "forecast-dead-snow")[0][0]["to"] == 23
    t.choose("raise", "done")  # the M stays on level 0: nothing can be summoned any more
    assert forecasts(t, "forecast-dead-snow")[0][0]["to"] == 23
    t = table().markers("callo", "isle").dead_snow(21).resources("callo", m=(0, 1)).action("callo", "making")
    t.choose("raise", "done")  # and from level 1 nothing can be bought
    assert forecasts(t, "forecast-dead-snow")[0][0]["to"] == 23


@pytest.mark.rule("IG-ACT-MAKING-08")
@pytest.mark.rule("IG-END-SNOW-01")
def test_nothing_is_summoned_without_influence_and_what_is_begun_will_raise_dead_snow() -> None:
    t = table().dead_snow(21).resources("callo", m=(0, 2)).action("callo", "making")
    assert forecasts(t, "forecast-dead-snow")[0][0]["to"] == 23  # Raise and Upgrade
    t = table().markers("callo", "isle").dead_snow(21).resources("callo", m=(0, 2)).action("callo", "making")
    t.choose("raise", "done", "summon")
    assert forecasts(t, "forecast-dead-snow")[0][0]["to"] == 23


@pytest.mark.rule("IG-ATTACK-07")
@pytest.mark.rule("IG-VUKO-03")
def test_killed_units_no_longer_draw_vuko() -> None:
    t = table().order("callo", "dyken", "freihoff", "fjollsfinn").resources("callo", gold=2).resources("dyken", gold=2)
    t.units("callo", "wild_child", "isle", 2).units("dyken", "crab", "isle")
    t.s.phase = ACTION
    t.markers("dyken", "sails").reputation(dyken=1).begin_activation().choose("attack", "target:1.crab@isle")
    assert t.decision == ("dyken", "attack")
    [(params, _)] = forecasts(t, "forecast-vuko")
    assert params["region"] == "sails" and params["units"] == {}


@pytest.mark.rule("IG-DOM-05")
@pytest.mark.rule("IG-END-VP-01")
def test_points_and_places_are_foretold_as_they_are_after_vukos_visit() -> None:
    t = table().markers("dyken", "sails").points("dyken", 49).scoring().reputation(dyken=1).begin_planning()
    assert (
        forecasts(t, "forecast-points") == [] and forecasts(t, "forecast-leads") == []
    )  # his token holds the only marker
    t = table().markers("dyken", "sails", 2).points("dyken", 49).scoring().reputation(dyken=1).begin_planning()
    assert [params["points"] for params, _ in forecasts(t, "forecast-points")] == [53]


@pytest.mark.rule("IG-VTILE-BEARS-01")
@pytest.mark.rule("IG-END-SNOW-01")
def test_that_both_bears_raise_dead_snow_and_may_end_the_game_is_told_to_everybody() -> None:
    bears: dict[str, Any] = {"variant": "advanced", "vuko_tiles": ["both_bears:1"]}
    t = table(**bears).markers("callo", "isle", 2).reputation(callo=1).dead_snow(28).begin_planning()
    assert vuko(t)["snow"] == "rises"
    t = table(**bears).markers("callo", "isle", 2).points("callo", 50).scoring().reputation(callo=1).dead_snow(29)
    t.begin_planning()
    [(params, urgent)] = forecasts(t, "forecast-vuko")
    assert params["snow"] == "ends" and urgent
    assert forecasts(t, "forecast-points") == []  # there will be no Domination any more


@pytest.mark.rule("IG-VTILE-04")
@pytest.mark.rule("IG-INIT-04")
def test_tiles_of_the_stage_that_everybody_leaves_are_not_foretold() -> None:
    bears: dict[str, Any] = {"variant": "advanced", "vuko_tiles": ["both_bears:1"]}
    for ship, snow in ((2, "rises"), (3, "stays")):  # field 3 is the last one of stage 1
        t = table(**bears).markers("callo", "isle", 2).reputation(callo=1)
        t.ships(fjollsfinn=ship, dyken=ship, freihoff=ship, callo=ship).begin_initiative()
        assert t.decision[1] == "jump" and vuko(t)["snow"] == snow


@pytest.mark.rule("IG-VUKO-06")
def test_whoever_has_no_influence_is_told_of_the_token_all_the_same() -> None:
    t = table().markers("callo", "isle").reputation(dyken=1).begin_planning()
    [(params, _)] = forecasts(t, "forecast-vuko")
    assert params["seat"] == t.seat("dyken") and params["token"] and "region" not in params and not params["units"]


def vuko(t: Table) -> dict[str, Any]:
    """What he would do, apart from whom he visits and where."""
    [(params, _)] = forecasts(t, "forecast-vuko")
    return {name: value for name, value in params.items() if name not in ("seat", "region")}
