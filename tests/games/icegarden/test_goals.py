"""The four goals. [IG-GOAL]"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.frames.domination import StartDomination
from longhall.games.icegarden.frames.turn import EndTurn
from longhall.games.icegarden.queries import has_reached_goal
from tests.games.icegarden.table import Table, decline, decline_to_next_turn, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def to_the_end(t: Table) -> Table:
    """Domination and the end of the turn."""
    return t.begin(StartDomination(), EndTurn())


def reached(t: Table, character: str) -> bool:
    return has_reached_goal(t.s, t.seat(character))


@pytest.mark.rule("IG-GOAL-02")
def test_goal_pieces_cannot_be_destroyed() -> None:
    t = table().tower("zym").nightmares("zym", 1).markers("dyken", "zym").captured("callo", 2).absorbed(1)
    t.units("fjollsfinn", "tree_brothers", "zym").resources("fjollsfinn", gold=2).begin_activation().choose("attack")
    assert t.keys == ["target:1.marker@zym", "done"]  # nothing else can be attacked
    t.choose("done").reputation(freihoff=1).markers("freihoff", "zym").begin_vuko()
    t.end_turn()
    assert t.s.tower[7] == 1 and t.s.nightmare[7] == 1 and t.s.captured[3] == 2 and t.s.absorbed == 1


# -- Fjollsfinn --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-GOAL-FJOLL-01")
def test_six_markers_of_others() -> None:
    t = table().captured("callo", 3).captured("dyken", 2)
    assert not reached(t, "fjollsfinn")
    t.units("fjollsfinn", "drakkar", "isle").markers("freihoff", "isle").begin_domination().choose(
        "use:recruit", "pass"
    )
    assert reached(t, "fjollsfinn")
    t.end_turn()
    assert t.result.reason == "goal" and t.ranking[0] == "fjollsfinn"


@pytest.mark.rule("IG-GOAL-FJOLL-02")
def test_recruiting_needs_dominance_a_drakkar_and_a_marker() -> None:
    t = table().markers("fjollsfinn", "isle", 3).markers("callo", "isle").begin_domination()
    assert t.decision == ("fjollsfinn", "resource")  # no Drakkar
    t = table().units("fjollsfinn", "drakkar", "isle").units("fjollsfinn", "volcano_man", "isle")
    t.units("callo", "wild_child", "isle").resources("callo", gold=1).begin_domination()
    assert t.refusal("use:recruit").message == "refusal-ability-no-marker"  # a unit is no marker
    t = table().units("fjollsfinn", "drakkar", "isle").markers("callo", "isle", 3).begin_domination()
    assert t.decision == ("callo", "resource")  # not dominating


@pytest.mark.rule("IG-GOAL-FJOLL-03")
def test_nation_markers_cannot_be_taken() -> None:
    t = table().units("fjollsfinn", "drakkar", "isle").nation("isle").begin_domination()
    assert t.decision == ("fjollsfinn", "resource")


@pytest.mark.rule("IG-GOAL-FJOLL-04")
def test_captured_markers_are_out_of_the_game() -> None:
    t = table().captured("callo", 5)
    assert t.in_reserve("callo") == 15
    t.end_turn()
    assert t.s.captured[t.seat("callo")] == 5 and t.in_reserve("callo") == 15


# -- van Dyken ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-GOAL-DYKEN-01")
def test_four_charms_absorbed() -> None:
    t = table().absorbed(3).charm("isle").thorn("isle").markers("dyken", "isle", 2)
    assert not reached(t, "dyken")
    t.begin_domination().choose("use:absorb", "pass")
    assert reached(t, "dyken")
    assert t.end_turn().ranking[0] == "dyken"


@pytest.mark.rule("IG-GOAL-DYKEN-02")
def test_a_piper_sends_a_charm_to_the_thorn() -> None:
    t = table().units("dyken", "piper", "isle").charm("isle").thorn("zym").begin_domination().choose("use:move_charm")
    assert t.s.charm[t.region("isle")] == 0 and t.s.charm_moved[t.region("zym")] == 1
    t.choose("done", "pass")
    assert t.stock("dyken") == (0, 0, 0)  # no M from a charm that left
    t = table().markers("dyken", "isle", 3).charm("isle").thorn("zym").begin_domination()
    assert t.decision == ("dyken", "resource")  # no Piper
    t = table().units("dyken", "piper", "zym").charm("zym").thorn("zym").begin_domination()
    assert t.refusal("use:move_charm").message == "refusal-charm-at-thorn"


@pytest.mark.rule("IG-GOAL-DYKEN-03")
@pytest.mark.rule("IG-Q-40")
def test_absorbing_any_number_or_one_by_setup() -> None:
    t = table().charm("isle", 3).thorn("isle").markers("dyken", "isle", 2).begin_domination()
    t.choose("use:absorb", "use:absorb", "done", "pass")
    assert t.s.absorbed == 2 and t.s.charm[0] == 1 and t.stock("dyken") == (0, 0, 1)
    t = table(thorn_absorb="one").charm("isle", 3).thorn("isle").markers("dyken", "isle", 2).begin_domination()
    t.choose("use:absorb")
    assert t.s.absorbed == 1 and t.decision == ("dyken", "resource")
    t = table().charm("isle", 1).thorn("isle").markers("dyken", "isle", 2).begin_domination().choose("done", "pass")
    assert t.s.absorbed == 0 and t.stock("dyken") == (0, 0, 1)  # declined


@pytest.mark.rule("IG-GOAL-DYKEN-04")
def test_a_charm_moved_this_turn_is_not_absorbed() -> None:
    t = table().thorn("isle").charm("isle", 0, moved=1).units("dyken", "piper", "isle").begin_domination()
    assert t.refusal("use:absorb").message == "refusal-absorb-this-turn"
    t.choose("done", "pass").end_turn().begin_domination()
    assert "use:absorb" in t.keys


@pytest.mark.rule("IG-GOAL-DYKEN-05")
def test_another_dominates_the_thorn() -> None:
    t = table().thorn("isle").charm("isle").markers("callo", "isle", 2).markers("dyken", "isle").begin_domination()
    t.choose("pass", "pass")
    assert t.stock("callo") == (0, 0, 1) and t.s.charm[0] == 1


@pytest.mark.rule("IG-GOAL-DYKEN-06")
@pytest.mark.rule("IG-Q-53")
def test_the_thorn_stays_and_is_no_influence() -> None:
    t = table().thorn("isle").units("callo", "faun", "isle").nightmares("isle", 2).markers("dyken", "isle")
    t.begin_domination()
    assert t.refusal("use:close_region").message == "refusal-close-thorn"
    t = table().thorn("isle")
    assert t.influence("dyken", "isle") == 0 and t.begin_domination().s.thorn == 0


# -- Freihoff ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-GOAL-FREI-01")
@pytest.mark.rule("IG-Q-51")
def test_six_towers_also_with_two_players() -> None:
    t = table("freihoff", "callo").tower("sails", "fire", "valley", "empire", "snakes")
    assert not reached(t, "freihoff")
    t.units("freihoff", "enlightened", "zym").begin_domination().choose("use:tower", "pass").end_turn()
    assert t.result.reason == "goal" and t.ranking == ["freihoff", "callo"]


@pytest.mark.rule("IG-GOAL-FREI-02")
def test_one_tower_in_a_region() -> None:
    t = table().units("freihoff", "enlightened", "isle").begin_domination()
    assert t.keys == ["use:tower", "done"]
    t.choose("use:tower", "pass")
    assert t.s.tower[0] == 1
    t.units("freihoff", "harrasim", "isle").markers("callo", "isle").resources("callo", gold=1).spy("plunder")
    t.begin_domination()
    assert t.refusal("use:tower").message == "refusal-tower-there"
    t = table().markers("freihoff", "isle", 3).begin_domination()
    assert t.decision == ("freihoff", "resource")  # no Enlightened Being


@pytest.mark.rule("IG-GOAL-FREI-03")
def test_a_tower_in_a_closed_region_counts() -> None:
    t = table().tower("sails", "fire", "valley", "empire", "snakes", "zym").closed("sails")
    assert reached(t, "freihoff")


# -- Callo -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-GOAL-CALLO-01")
def test_two_closed_regions() -> None:
    t = table().closed("isle")
    assert not reached(t, "callo")
    t.units("callo", "faun", "zym").nightmares("zym", 2).begin_domination().choose(
        "use:close_region", "pass"
    ).end_turn()
    assert t.result.reason == "goal" and t.ranking[0] == "callo"


@pytest.mark.rule("IG-GOAL-CALLO-02")
def test_one_nightmare_token_in_a_turn() -> None:
    t = table().units("callo", "nightmare", "isle").begin_domination().choose("use:nightmare")
    assert t.decision == ("callo", "resource")
    t = table().markers("callo", "isle", 3).begin_domination()
    assert t.decision == ("callo", "resource")  # no Nightmare


@pytest.mark.rule("IG-GOAL-CALLO-03")
@pytest.mark.rule("IG-Q-41")
def test_closing_takes_two_tokens_and_a_faun_in_one_turn_if_need_be() -> None:
    t = table().units("callo", "nightmare", "isle").units("callo", "faun", "isle").nightmares("isle", 1)
    t.begin_domination()
    assert t.refusal("use:close_region").message == "refusal-close-nightmares"
    t.choose("use:nightmare", "use:close_region")
    assert not t.is_open("isle")
    t = table().units("callo", "nightmare", "isle").nightmares("isle", 2).begin_domination()
    assert t.decision == ("callo", "resource")  # no Faun


@pytest.mark.rule("IG-GOAL-CALLO-04")
def test_the_region_of_the_thorn_cannot_be_closed() -> None:
    t = table().thorn("isle").units("callo", "faun", "isle").nightmares("isle", 2).begin_domination()
    assert t.decision == ("callo", "resource")


@pytest.mark.rule("IG-Q-41")
def test_one_unit_may_serve_several_abilities() -> None:
    t = table().units("callo", "faun", "isle").nightmares("isle", 2).markers("dyken", "isle").begin_domination()
    t.choose("use:faun", "use:close_region")
    assert not t.is_open("isle") and t.s.locked[0] == 1


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


@pytest.mark.rule("IG-DOM-11")
@pytest.mark.rule("IG-GOAL-FJOLL-02")
@pytest.mark.rule("IG-GOAL-FREI-02")
def test_two_units_in_two_regions_make_two_steps_in_a_turn() -> None:
    t = (
        table()
        .units(FJOLL, "drakkar", "isle")
        .units(FJOLL, "drakkar", "zym")
        .markers(CALLO, "isle")
        .markers(CALLO, "zym")
    )
    t.begin_domination().choose("use:recruit", "pass", "pass", "use:recruit")
    assert sum(t.s.captured) == 2
    t = table().units(FREI, "enlightened", "isle").units(FREI, "enlightened", "zym").begin_domination()
    t.choose("use:tower", "pass", "use:tower")
    assert sum(t.s.tower) == 2


@pytest.mark.rule("IG-DX-19")
@pytest.mark.rule("IG-Q-38")
def test_a_charm_that_reaches_the_thorn_after_its_region_was_resolved_gives_nothing_this_turn() -> None:
    t = table().thorn("isle").markers(DYKEN, "isle", 2).units(DYKEN, "piper", "zym").charm("zym").begin_domination()
    t.choose("pass", "use:move_charm", "done", "pass")
    assert t.m_of(DYKEN) == [0, 0, 0, 0] and t.s.charm_moved[t.region("isle")] == 1


@pytest.mark.rule("IG-GOAL-FREI-02")
def test_a_second_tower_in_a_region_is_refused() -> None:
    t = table().tower("isle").units(FREI, "enlightened", "isle").upgrade(FREI, "enlightened", "plunder")
    t.markers(CALLO, "isle").resources(CALLO, gold=1).begin_domination()
    assert t.refusal("use:tower").rule == "IG-GOAL-FREI-02"


@pytest.mark.rule("IG-GOAL-FJOLL-03")
def test_a_nation_alone_is_nobody_to_recruit() -> None:
    t = table().nation("isle").units(FJOLL, "drakkar", "isle").units(FJOLL, "volcano_man", "isle")
    t.units(CALLO, "wild_child", "isle").resources(CALLO, gold=1).begin_domination()
    assert t.refusal("use:recruit").rule == "IG-DOM-13"


@pytest.mark.rule("IG-GOAL-CALLO-03")
@pytest.mark.rule("IG-Q-52")
def test_closing_asks_for_two_tokens_and_a_third_is_refused() -> None:
    t = table().nightmares("isle", 1).units(CALLO, "faun", "isle").markers(DYKEN, "isle").begin_domination()
    assert t.refusal("use:close_region").rule == "IG-GOAL-CALLO-03"
    t = table().nightmares("isle", 2).units(CALLO, "faun", "isle").units(CALLO, "nightmare", "isle").begin_domination()
    assert t.refusal("use:nightmare").rule == "IG-DOM-12"


@pytest.mark.rule("IG-GOAL-DYKEN-02")
def test_a_charm_in_the_region_of_the_thorn_stays_there() -> None:
    t = table().thorn("isle").charm("isle").units(DYKEN, "piper", "isle").begin_domination()
    assert t.refusal("use:move_charm").rule == "IG-GOAL-DYKEN-02"


@pytest.mark.rule("IG-Q-40")
def test_with_one_charm_a_turn_the_second_is_refused() -> None:
    t = table(thorn_absorb="one").thorn("isle").charm("isle", 2).units(DYKEN, "piper", "isle").begin_domination()
    t.choose("use:absorb")
    assert t.refusal("use:absorb").rule == "IG-GOAL-DYKEN-03"
    decline_to_next_turn(t)
    assert t.m_of(DYKEN) == [1, 0, 0, 0]  # the other one still gives M


@pytest.mark.rule("IG-GOAL-DYKEN-05")
@pytest.mark.rule("IG-Q-38")
def test_a_charm_sent_to_the_thorn_this_turn_gives_its_m_to_whoever_dominates_there() -> None:
    t = table().thorn("valley").units(DYKEN, "piper", "sails").charm("sails").markers(CALLO, "valley", 2)
    t.begin_domination().choose("use:move_charm", "done", "pass", "pass")
    assert t.m_of(CALLO) == [1, 0, 0, 0] and t.m_of(DYKEN) == [0, 0, 0, 0]


@pytest.mark.rule("IG-Q-38")
@pytest.mark.rule("IG-DOM-11")
@pytest.mark.parametrize(("option", "m"), [("region", 1), ("token", 2)])
def test_two_pipers_send_two_charms_in_one_turn(option: str, m: int) -> None:
    t = table(charm_m=option).thorn("valley").markers(DYKEN, "valley", 2)
    for region in ("isle", "fire"):
        t.units(DYKEN, "piper", region).charm(region)
    t.begin_domination().choose(*["use:move_charm", "done", "pass"] * 2, "pass")
    assert t.s.charm_moved[t.region("valley")] == 2 and t.m_of(DYKEN) == [m, 0, 0, 0]


@pytest.mark.rule("IG-GOAL-DYKEN-01")
@pytest.mark.rule("IG-Q-40")
def test_all_charms_may_be_absorbed_in_one_turn() -> None:
    t = to_the_end(table().thorn("valley").charm("valley", 4).markers(DYKEN, "valley", 2))
    t.choose(*["use:absorb"] * 4)
    decline_to_next_turn(t)
    assert t.over and t.ranking[0] == DYKEN and t.m_of(DYKEN) == [0, 0, 0, 0]
