"""The four goals. [IG-GOAL]"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.queries import has_reached_goal
from tests.games.icegarden.table import Table, table


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
