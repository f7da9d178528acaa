"""Positions read off the printed rulebook: the goals of the four characters."""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def decline(t: Table) -> Table:
    """Decline everything until the phase is over."""
    while t.decision[0]:
        t.choose(next(key for key in ("pass", "done", *t.keys) if key in t.keys))
    return t


# -- Fjollsfinn --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-EX-04")
@pytest.mark.rule("IG-GOAL-FJOLL-02")
@pytest.mark.rule("IG-GOAL-FJOLL-04")
def test_two_drakkars_in_one_region_take_one_marker() -> None:
    t = (
        table()
        .units(FJOLL, "drakkar", "isle", 2)
        .markers(CALLO, "isle", 2)
        .markers(DYKEN, "isle", 1)
        .begin_domination()
    )
    t.choose("use:recruit", "seat:3")
    assert t.markers_in(CALLO, "isle") == 1 and t.in_reserve(CALLO) == 18 and t.s.captured[t.seat(CALLO)] == 1
    assert t.decision[1] == "resource"


@pytest.mark.rule("IG-GOAL-FJOLL-03")
def test_nations_units_and_held_markers_are_not_recruited() -> None:
    t = table().units(FJOLL, "drakkar", "isle", 2).nation("isle").units(CALLO, "faun", "isle").vuko("isle")
    t.markers(DYKEN, "isle", 1).vuko_tokens(DYKEN, 1).begin_domination()
    assert t.decision == (FJOLL, "resource")


@pytest.mark.rule("IG-GOAL-FJOLL-01")
def test_the_sixth_inhabitant_wins_at_the_end_of_the_turn() -> None:
    t = table().captured(CALLO, 3).captured(DYKEN, 2).units(FJOLL, "drakkar", "isle").markers(CALLO, "isle", 1)
    t.points(CALLO, 40).begin_domination().choose("use:recruit")
    assert not t.over
    decline(t).end_turn()
    assert t.over and t.ranking[0] == FJOLL and t.result.reason == "goal"


# -- van Dyken ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-DX-19")
@pytest.mark.rule("IG-GOAL-DYKEN-02")
@pytest.mark.rule("IG-GOAL-DYKEN-04")
def test_a_charm_walks_to_the_thorn_and_is_absorbed_a_turn_later() -> None:
    t = table().units(DYKEN, "piper", "sails").charm("sails").thorn("valley").markers(DYKEN, "valley", 2)
    t.begin_domination().choose("use:move_charm", "done", "pass")
    assert t.m_of(DYKEN) == [0, 0, 0, 0]  # nothing from sails
    assert t.decision == (DYKEN, "resource") and t.resolving == "valley"  # not absorbed this turn
    t.choose("pass")
    assert t.m_of(DYKEN) == [1, 0, 0, 0]
    t.end_turn()
    assert t.s.charm[t.region("valley")] == 1 and t.s.charm_moved[t.region("valley")] == 0
    t.begin_domination().choose("done", "pass")  # sails: the Piper may take population
    assert t.resolving == "valley" and "use:absorb" in t.keys
    t.choose("use:absorb")
    decline(t)
    assert t.s.absorbed == 1 and sum(t.s.charm) == 0 and t.m_of(DYKEN) == [1, 0, 0, 0]


@pytest.mark.rule("IG-GOAL-DYKEN-02")
def test_two_pipers_move_one_charm_of_a_region() -> None:
    t = table().units(DYKEN, "piper", "sails", 2).charm("sails", 2).thorn("valley").begin_domination()
    t.choose("use:move_charm")
    assert "use:move_charm" not in t.keys
    t.choose("done", "pass")
    assert t.s.charm[t.region("sails")] == 1 and t.m_of(DYKEN) == [1, 0, 0, 0]  # the other one still gives M


@pytest.mark.rule("IG-GOAL-DYKEN-02")
def test_nothing_moves_without_charm_or_piper_or_within_the_thorns_region() -> None:
    t = table().units(DYKEN, "piper", "sails").thorn("valley").begin_domination()
    assert "use:move_charm" not in t.keys
    t = table().units(DYKEN, "crab", "sails").charm("sails").thorn("valley").begin_domination()
    assert t.decision == (DYKEN, "resource")
    t = table().units(DYKEN, "piper", "valley").charm("valley").thorn("valley").begin_domination()
    assert "use:move_charm" not in t.keys and "use:absorb" in t.keys


@pytest.mark.rule("IG-GOAL-DYKEN-03")
@pytest.mark.rule("IG-Q-40")
@pytest.mark.parametrize(("option", "most"), [("any", 2), ("one", 1)])
def test_how_many_charms_the_thorn_absorbs(option: str, most: int) -> None:
    t = table(thorn_absorb=option).thorn("valley").charm("valley", 2, moved=1).markers(DYKEN, "valley", 2)
    t.begin_domination()
    absorbed = 0
    while t.decision[1] == "ability" and "use:absorb" in t.keys:
        t.choose("use:absorb")
        absorbed += 1
    decline(t)
    assert absorbed == most == t.s.absorbed
    assert t.m_of(DYKEN) == [1, 0, 0, 0]  # from the token that lies reverse side up


@pytest.mark.rule("IG-Q-40")
@pytest.mark.rule("IG-Q-41")
def test_absorbing_may_be_declined_for_m() -> None:
    t = table().thorn("valley").charm("valley", 1).markers(DYKEN, "valley", 2).begin_domination()
    t.choose("done", "take:gold")
    assert t.s.absorbed == 0 and t.stock(DYKEN) == (0, 2, 1)


@pytest.mark.rule("IG-GOAL-DYKEN-05")
def test_whoever_dominates_the_thorn_takes_its_m() -> None:
    t = table().thorn("valley").charm("valley", 1).markers(CALLO, "valley", 3).markers(DYKEN, "valley", 2)
    t.begin_domination().choose("pass", "pass")
    assert t.m_of(CALLO) == [1, 0, 0, 0] and t.s.absorbed == 0 and t.s.charm[t.region("valley")] == 1


@pytest.mark.rule("IG-GOAL-DYKEN-01")
def test_the_fourth_absorbed_charm_wins() -> None:
    t = table().thorn("valley").absorbed(3).charm("valley", 1).markers(DYKEN, "valley", 2).begin_domination()
    t.choose("use:absorb")
    decline(t).end_turn()
    assert t.over and t.ranking[0] == DYKEN


# -- Freihoff ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-GOAL-FREI-02")
def test_one_tower_in_a_region_and_only_if_she_likes() -> None:
    t = table().units(FREI, "enlightened", "isle", 2).units(FREI, "harrasim", "sails").begin_domination()
    assert t.keys == ["use:tower", "done"]
    t.choose("use:tower")
    assert t.decision == (FREI, "resource")
    decline(t)
    assert t.s.tower == [1, 0, 0, 0, 0, 0, 0, 0]
    t.begin_domination()
    assert t.decision == (FREI, "resource")  # there is one already


@pytest.mark.rule("IG-GOAL-FREI-01")
@pytest.mark.rule("IG-GOAL-FREI-03")
@pytest.mark.rule("IG-Q-51")
def test_the_sixth_tower_wins_and_one_in_a_closed_region_counts() -> None:
    t = (
        table()
        .tower("isle", "sails", "fjords", "fire")
        .closed("valley")
        .tower("valley")
        .units(FREI, "enlightened", "zym")
    )
    t.begin_domination().choose("use:tower")
    decline(t).end_turn()
    assert t.over and t.ranking[0] == FREI


# -- Callo -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-GOAL-CALLO-02")
@pytest.mark.rule("IG-DOM-12")
@pytest.mark.rule("IG-Q-52")
def test_one_nightmare_token_a_turn_and_two_at_most() -> None:
    t = table().units(CALLO, "nightmare", "isle").begin_domination().choose("use:nightmare")
    assert t.decision == (CALLO, "resource") and t.s.nightmare[t.region("isle")] == 1
    decline(t).begin_domination().choose("use:nightmare")
    decline(t).begin_domination()
    assert t.decision == (CALLO, "resource") and t.s.nightmare[t.region("isle")] == 2


@pytest.mark.rule("IG-Q-63")
def test_the_fifth_nightmare_token_does_not_exist() -> None:
    t = table().nightmares("sails", 2).nightmares("fire", 1).nightmares("valley", 1).units(CALLO, "nightmare", "isle")
    t.begin_domination()
    assert t.decision == (CALLO, "resource")


@pytest.mark.rule("IG-GOAL-CALLO-03")
@pytest.mark.parametrize(("tokens", "faun", "thorn"), [(1, True, False), (2, False, False), (2, True, True)])
def test_what_a_closing_needs(tokens: int, faun: bool, thorn: bool) -> None:
    t = table().nightmares("isle", tokens).markers(CALLO, "isle", 3)
    if faun:
        t.units(CALLO, "faun", "isle")
    if thorn:
        t.thorn("isle")
    t.begin_domination()
    assert "use:close_region" not in t.keys
    decline(t)
    assert t.is_open("isle")


@pytest.mark.rule("IG-Q-41")
def test_nobody_closes_a_region_that_another_dominates() -> None:
    t = table().nightmares("isle", 2).units(CALLO, "faun", "isle").markers(DYKEN, "isle", 3).begin_domination()
    assert t.decision == (DYKEN, "resource")


@pytest.mark.rule("IG-Q-41")
def test_second_token_swap_and_closing_in_one_turn() -> None:
    t = (
        table()
        .nightmares("isle", 1)
        .units(CALLO, "faun", "isle")
        .units(CALLO, "nightmare", "isle")
        .markers(DYKEN, "isle", 1)
    )
    t.begin_domination().choose("use:nightmare", "use:faun", "use:close_region")
    # the swapped marker is her only one there: half rounded up stays
    assert t.s.locked[t.region("isle")] == 1 and not t.is_open("isle")
    assert t.in_reserve(CALLO, "nightmare") == 1 and t.in_reserve(CALLO, "faun") == 1 and t.in_reserve(DYKEN) == 20


@pytest.mark.rule("IG-Q-41")
@pytest.mark.rule("IG-DOM-10")
def test_goal_steps_can_be_forced_but_not_towers_or_other_abilities() -> None:
    t = table(goal_steps="forced").units(CALLO, "nightmare", "isle").begin_domination()
    assert t.keys == ["use:nightmare"]
    t = table(goal_steps="forced").units(FREI, "enlightened", "isle").begin_domination()
    assert t.keys == ["use:tower", "done"]
    t = table(goal_steps="forced").units(FJOLL, "drakkar", "isle").markers(CALLO, "isle", 1).begin_domination()
    assert t.keys == ["use:recruit"]
    t = table(goal_steps="forced").units(DYKEN, "piper", "isle").begin_domination()
    assert t.keys == ["use:piper", "done"]
    t = table(goal_steps="forced").units(DYKEN, "piper", "isle").charm("isle").thorn("zym").begin_domination()
    assert t.keys == ["use:piper", "use:move_charm"]
    t = table(goal_steps="forced").thorn("isle").charm("isle", 1).markers(DYKEN, "isle", 1).begin_domination()
    assert t.keys == ["use:absorb"]
    t = table(goal_steps="forced").nightmares("isle", 2).units(CALLO, "faun", "isle").begin_domination()
    assert t.keys == ["use:close_region"]
