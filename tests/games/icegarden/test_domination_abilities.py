"""Domination: what the dominating player does with units. [IG-DOM-10 to 16]"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.frames.domination import StartDomination
from longhall.games.icegarden.frames.turn import EndTurn
from tests.games.icegarden.table import Table, decline, decline_to_next_turn, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def to_the_end(t: Table) -> Table:
    """Domination and the end of the turn."""
    return t.begin(StartDomination(), EndTurn())


@pytest.mark.rule("IG-DOM-10")
@pytest.mark.rule("IG-GOAL-01")
def test_only_the_dominating_player_uses_abilities() -> None:
    t = table().markers("callo", "isle", 5).units("freihoff", "enlightened", "isle").begin_domination()
    assert t.decision == ("callo", "resource")


@pytest.mark.rule("IG-DOM-10")
@pytest.mark.rule("IG-Q-41")
def test_abilities_in_any_order_and_optional_unless_goals_are_forced() -> None:
    t = table().units("dyken", "piper", "isle").charm("isle").thorn("zym").begin_domination()
    assert t.keys == ["use:piper", "use:move_charm", "done"]
    t.choose("use:move_charm", "use:piper")
    assert t.decision == ("dyken", "resource")
    t = table(goal_steps="forced").units("dyken", "piper", "isle").charm("isle").thorn("zym").begin_domination()
    assert t.keys == ["use:piper", "use:move_charm"] and t.refusal("done").rule == "IG-DOM-10"
    t.choose("use:move_charm")
    assert t.keys == ["use:piper", "done"]  # the Piper's own ability is no goal step
    t = table(goal_steps="forced").units("freihoff", "enlightened", "isle").begin_domination()
    assert t.keys == ["use:tower", "done"]  # a tower may always be left out


@pytest.mark.rule("IG-DOM-11")
def test_an_ability_works_once_in_a_region() -> None:
    t = table().units("dyken", "piper", "isle", 2).begin_domination().choose("use:piper")
    assert t.decision == ("dyken", "resource") and t.stock("dyken") == (1, 0, 0)
    t = table().units("dyken", "piper", "isle", 2).charm("isle").thorn("zym").begin_domination().choose("use:piper")
    assert t.refusal("use:piper").rule == "IG-DOM-11"
    t = table().units("dyken", "piper", "isle").units("dyken", "piper", "sails").begin_domination()
    t.choose("use:piper", "pass", "use:piper")
    assert t.stock("dyken") == (2, 0, 0)  # once in each


@pytest.mark.rule("IG-DOM-12")
@pytest.mark.rule("IG-Q-63")
@pytest.mark.rule("IG-Q-52")
def test_nightmare_places_a_token() -> None:
    t = table().units("callo", "nightmare", "isle").begin_domination().choose("use:nightmare")
    assert t.s.nightmare[t.region("isle")] == 1
    t = table().units("callo", "nightmare", "isle").nightmares("isle", 2).units("callo", "faun", "isle").thorn("isle")
    t.markers("dyken", "isle").begin_domination()
    assert t.refusal("use:nightmare").message == "refusal-nightmare-enough"
    t = table().units("callo", "nightmare", "isle").units("callo", "faun", "isle").markers("dyken", "isle")
    for region in ("sails", "zym", "fire", "valley"):
        t.nightmares(region, 1)
    t.begin_domination()
    assert t.refusal("use:nightmare").message == "refusal-nightmare-none-left"


@pytest.mark.rule("IG-DOM-13")
def test_recruit_takes_a_marker_to_the_ice_garden() -> None:
    t = (
        table()
        .units("fjollsfinn", "drakkar", "isle")
        .markers("callo", "isle")
        .markers("dyken", "isle")
        .begin_domination()
    )
    t.choose("use:recruit")
    assert t.keys == ["seat:1", "seat:3"] and t.refusal("seat:2").rule == "IG-DOM-13"
    t.choose("seat:3")
    assert t.s.captured == [0, 0, 0, 1] and t.markers_in("callo", "isle") == 0 and t.in_reserve("callo") == 19


@pytest.mark.rule("IG-DOM-14")
@pytest.mark.rule("IG-Q-35")
def test_a_faun_swaps_a_marker() -> None:
    t = table().units("callo", "faun", "isle").markers("dyken", "isle").begin_domination().choose("use:faun")
    assert t.markers_in("dyken", "isle") == 0 and t.markers_in("callo", "isle") == 1
    assert t.in_reserve("dyken") == 20 and t.in_reserve("callo") == 19
    t = table().units("callo", "faun", "isle").units("callo", "nightmare", "isle").markers("dyken", "isle")
    t.reserve("callo", 0).begin_domination()
    assert t.refusal("use:faun").message == "refusal-faun-supply"


@pytest.mark.rule("IG-DOM-15")
def test_a_piper_takes_population() -> None:
    t = table().units("dyken", "piper", "isle").begin_domination().choose("use:piper")
    assert t.stock("dyken") == (1, 0, 0)
    t = table().units("dyken", "piper", "isle").charm("isle").thorn("zym").supply(population=0).begin_domination()
    assert t.refusal("use:piper").message == "refusal-piper-supply"


@pytest.mark.rule("IG-DOM-16")
@pytest.mark.rule("IG-Q-36")
def test_plunder_takes_a_token_of_somebody_there() -> None:
    t = table().units("fjollsfinn", "volcano_man", "isle", 2).markers("callo", "isle").markers("dyken", "isle")
    t.resources("callo", gold=1, m=(0, 0, 1)).resources("freihoff", gold=5).markers(
        "freihoff", "zym"
    ).begin_domination()
    t.choose("use:plunder")
    assert t.decision == ("fjollsfinn", "plunder") and t.keys == ["take:gold", "take:m"]  # dyken has nothing
    assert t.refusal("take:population").rule == "IG-DOM-16"
    t.choose("take:m")
    assert t.m_of("callo") == [0, 0, 0, 0] and t.m_of("fjollsfinn") == [1, 0, 0, 0]
    t = table().units("fjollsfinn", "volcano_man", "isle", 2).markers("callo", "isle").markers("dyken", "isle")
    t.resources("callo", gold=1).resources("dyken", population=1).resources("freihoff", gold=5).begin_domination()
    t.choose("use:plunder")
    assert t.keys == ["seat:1", "seat:3"] and t.refusal("seat:2").message == "refusal-plunder-absent"
    t.choose("seat:1")
    assert t.stock("fjollsfinn") == (1, 0, 0) and t.stock("dyken") == (0, 0, 0)


@pytest.mark.rule("IG-DOM-10")
@pytest.mark.parametrize(
    ("character", "unit"),
    [
        (FJOLL, "volcano_man"),
        (FJOLL, "drakkar"),
        (DYKEN, "piper"),
        (FREI, "enlightened"),
        (CALLO, "faun"),
        (CALLO, "nightmare"),
    ],
)
def test_who_does_not_dominate_uses_nothing(character: str, unit: str) -> None:
    other = DYKEN if character != DYKEN else FREI
    t = table().units(character, unit, "isle").markers(other, "isle", 4).charm("isle").thorn("zym")
    t.resources(other, population=3, gold=3).begin_domination()
    assert t.decision == (other, "resource")


@pytest.mark.rule("IG-DOM-16")
@pytest.mark.rule("IG-Q-36")
def test_plunder_takes_a_kind_from_a_player_in_the_region() -> None:
    t = table().units(FJOLL, "volcano_man", "isle", 2).markers(CALLO, "isle", 1).units(DYKEN, "crab", "isle")
    t.markers(FREI, "zym", 1).resources(CALLO, gold=1, m=(0, 0, 1, 1)).resources(FREI, gold=5).begin_domination()
    t.choose("use:plunder")  # only Callo can be meant: van Dyken has nothing and Freihoff is elsewhere
    assert t.decision == (FJOLL, "plunder") and t.keys == ["take:gold", "take:m"]
    t.choose("take:m")
    assert t.m_of(CALLO) == [0, 0, 0, 1] and t.m_of(FJOLL) == [1, 0, 0, 0]
    assert t.decision[1] != "ability"  # once in a region, though there are two Volcano Men


@pytest.mark.rule("IG-Q-36")
def test_plunder_takes_m_of_level_0_first() -> None:
    t = table().units(FJOLL, "volcano_man", "isle", 2).markers(CALLO, "isle", 1).resources(CALLO, m=(1, 1, 1, 1))
    t.begin_domination().choose("use:plunder")
    assert t.m_of(CALLO) == [0, 1, 1, 1] and t.m_of(FJOLL) == [1, 0, 0, 0]


@pytest.mark.rule("IG-Q-36")
def test_who_has_only_held_markers_there_is_not_plundered() -> None:
    t = table().units(FJOLL, "volcano_man", "isle", 2).vuko("isle").vuko_tokens(CALLO, 1).markers(CALLO, "isle", 1)
    t.resources(CALLO, gold=3).begin_domination()
    assert t.decision == (FJOLL, "resource")


@pytest.mark.rule("IG-DOM-14")
@pytest.mark.rule("IG-Q-60")
@pytest.mark.parametrize(("recount", "points"), [(False, [4, 2, 1]), (True, [4, 1, 2])])
def test_the_faun_swaps_a_marker_and_places_hold_unless_recounted(recount: bool, points: list[int]) -> None:
    t = table(places_recount=recount).units(CALLO, "faun", "isle").markers(CALLO, "isle", 2)
    t.markers(DYKEN, "isle", 3).markers(FREI, "isle", 2).scoring()
    t.reputation(freihoff=0, dyken=2).begin_domination()
    t.choose("use:faun", f"seat:{t.seat(DYKEN)}")
    assert (t.markers_in(CALLO, "isle"), t.markers_in(DYKEN, "isle"), t.in_reserve(DYKEN)) == (3, 2, 18)
    # van Dyken and Freihoff have 2 each now; Freihoff has the better reputation
    decline(t)
    assert [t.points_of(character) for character in (CALLO, DYKEN, FREI)] == points


@pytest.mark.rule("IG-Q-60")
@pytest.mark.rule("IG-DOM-04")
@pytest.mark.parametrize("recount", [False, True])
def test_the_nation_test_holds_too_unless_recounted(recount: bool) -> None:
    t = table(places_recount=recount).nation("isle").units(CALLO, "faun", "isle").markers(DYKEN, "isle", 2)
    t.markers(CALLO, "isle", 1).begin_domination().choose("use:faun")
    assert t.decision == (CALLO, "resource")
    t.choose("take:gold")
    assert (t.decision == (DYKEN, "resource")) == (not recount)


@pytest.mark.rule("IG-Q-35")
def test_no_swap_without_a_marker_in_the_supply() -> None:
    t = table().units(CALLO, "faun", "isle").markers(DYKEN, "isle", 1).reserve(CALLO, 0).begin_domination()
    assert t.decision == (CALLO, "resource")


@pytest.mark.rule("IG-DOM-14")
def test_two_fauns_swap_once_and_never_a_nation_or_held_marker() -> None:
    t = table().units(CALLO, "faun", "isle", 2).markers(DYKEN, "isle", 2).begin_domination().choose("use:faun")
    assert t.decision == (CALLO, "resource")
    t = (
        table()
        .units(CALLO, "faun", "isle", 2)
        .nation("isle")
        .vuko("isle")
        .vuko_tokens(DYKEN, 2)
        .markers(DYKEN, "isle", 2)
    )
    t.begin_domination()
    assert t.decision == (CALLO, "resource")


@pytest.mark.rule("IG-DOM-15")
@pytest.mark.rule("IG-DOM-11")
def test_the_piper_takes_one_population_for_the_region() -> None:
    t = table().units(DYKEN, "piper", "isle", 2).begin_domination().choose("use:piper")
    assert t.stock(DYKEN) == (1, 0, 0) and t.decision == (DYKEN, "resource")


@pytest.mark.rule("IG-DOM-15")
@pytest.mark.rule("IG-COMP-02")
def test_no_population_left_for_the_piper() -> None:
    t = table().units(DYKEN, "piper", "isle").supply(population=0).begin_domination()
    assert t.decision == (DYKEN, "resource")


@pytest.mark.rule("IG-DOM-11")
def test_abilities_work_once_in_each_region() -> None:
    t = table().units(DYKEN, "piper", "isle").units(DYKEN, "piper", "sails").begin_domination()
    t.choose("use:piper", "take:gold", "use:piper", "pass")
    assert t.stock(DYKEN) == (2, 1, 0)


@pytest.mark.rule("IG-Q-41")
@pytest.mark.rule("IG-DOM-11")
def test_one_piper_with_plunder_does_three_things_once_each() -> None:
    t = table().upgrade(DYKEN, "piper", "plunder").units(DYKEN, "piper", "isle").charm("isle").thorn("zym")
    t.markers(CALLO, "isle").resources(CALLO, population=1).begin_domination().choose("use:piper")
    assert t.refusal("use:piper").rule == "IG-DOM-11"
    t.choose("use:plunder", "use:move_charm")
    assert t.decision == (DYKEN, "resource") and t.stock(DYKEN) == (2, 0, 0) and t.stock(CALLO) == (0, 0, 0)


@pytest.mark.rule("IG-ABIL-SPY-01")
@pytest.mark.rule("IG-DOM-16")
def test_harrasim_plunders_with_what_he_spied() -> None:
    t = table().units(FREI, "harrasim", "isle").markers(CALLO, "isle").resources(CALLO, gold=1).begin_domination()
    assert t.decision == (FREI, "resource")
    t = table().units(FREI, "harrasim", "isle").markers(CALLO, "isle").resources(CALLO, gold=1).spy("plunder", "speed")
    t.begin_domination().choose("use:plunder")
    assert t.stock(FREI) == (0, 1, 0) and t.stock(CALLO) == (0, 0, 0)


@pytest.mark.rule("IG-DOM-16")
def test_plunder_hits_players_in_the_region_only() -> None:
    t = (
        table()
        .units(FJOLL, "volcano_man", "isle", 3)
        .markers(CALLO, "isle")
        .markers(DYKEN, "isle")
        .markers(FREI, "zym")
    )
    for character in (CALLO, DYKEN, FREI):
        t.resources(character, gold=1)
    t.begin_domination().choose("use:plunder")
    assert t.keys == [f"seat:{t.seat(DYKEN)}", f"seat:{t.seat(CALLO)}"]
    assert t.refusal(f"seat:{t.seat(FREI)}").rule == "IG-DOM-16"


@pytest.mark.rule("IG-Q-36")
@pytest.mark.rule("IG-DOM-06")
def test_a_player_with_a_unit_beside_held_markers_can_be_plundered() -> None:
    t = table().units(FJOLL, "volcano_man", "isle", 3).vuko("isle").vuko_tokens(CALLO, 2).markers(CALLO, "isle", 2)
    t.units(CALLO, "wild_child", "isle").resources(CALLO, gold=1).begin_domination().choose("use:plunder")
    assert t.stock(FJOLL) == (0, 1, 0)


@pytest.mark.rule("IG-DOM-16")
@pytest.mark.rule("IG-COMP-02")
def test_plunder_needs_no_supply() -> None:
    t = table().units(FJOLL, "volcano_man", "isle", 2).markers(CALLO, "isle").resources(CALLO, m=(0, 0, 1))
    t.supply(m=0).begin_domination().choose("use:plunder")
    assert t.m_of(FJOLL) == [1, 0, 0, 0] and t.m_of(CALLO) == [0, 0, 0, 0]


@pytest.mark.rule("IG-DOM-02")
@pytest.mark.rule("IG-DOM-16")
def test_plunder_comes_before_the_resources_of_the_region() -> None:
    t = table().units(FJOLL, "volcano_man", "isle", 2).markers(CALLO, "isle").begin_domination()
    assert t.decision == (FJOLL, "resource")  # Callo has nothing yet, and what she takes now is safe
    t.choose("take:m", "take:gold")
    assert t.stock(CALLO) == (0, 1, 0) and not t.decision[0]


@pytest.mark.rule("IG-DOM-13")
@pytest.mark.rule("IG-DOM-05")
def test_recruit_and_faun_are_offered_players_with_free_markers_only() -> None:
    t = table().units(FJOLL, "drakkar", "isle", 2).vuko("isle").vuko_tokens(CALLO, 1).markers(CALLO, "isle", 1)
    t.markers(DYKEN, "isle").markers(FREI, "isle").begin_domination().choose("use:recruit")
    assert t.keys == [f"seat:{t.seat(DYKEN)}", f"seat:{t.seat(FREI)}"]
    assert t.refusal(f"seat:{t.seat(CALLO)}").rule == "IG-DOM-05"


@pytest.mark.rule("IG-DOM-05")
@pytest.mark.rule("IG-DOM-14")
def test_markers_that_vuko_holds_are_named_as_the_reason() -> None:
    t = table().units(CALLO, "faun", "isle").units(CALLO, "nightmare", "isle").vuko("isle").vuko_tokens(DYKEN, 1)
    t.markers(DYKEN, "isle").units(DYKEN, "crab", "isle").begin_domination()  # a unit there, but no marker to swap
    assert t.refusal("use:faun").rule == "IG-DOM-05"
    t = table().units(FJOLL, "drakkar", "isle", 2).units(FJOLL, "volcano_man", "isle").vuko("isle")
    t.vuko_tokens(CALLO, 1).markers(CALLO, "isle").resources(CALLO, gold=1).markers(DYKEN, "isle").begin_domination()
    assert t.refusal("use:plunder").rule == "IG-DOM-05"  # Callo has gold but no influence, van Dyken has nothing


@pytest.mark.rule("IG-DOM-05")
@pytest.mark.rule("IG-DOM-16")
def test_a_player_with_held_markers_only_is_refused_to_plunder_by_that_rule() -> None:
    t = table().units(FJOLL, "volcano_man", "isle", 3).vuko("isle").vuko_tokens(CALLO, 1)
    for character in (CALLO, DYKEN, FREI):
        t.markers(character, "isle").resources(character, gold=1)
    t.begin_domination().choose("use:plunder")
    assert t.keys == [f"seat:{t.seat(DYKEN)}", f"seat:{t.seat(FREI)}"]
    assert t.refusal(f"seat:{t.seat(CALLO)}").rule == "IG-DOM-05"


@pytest.mark.rule("IG-DOM-13")
@pytest.mark.rule("IG-TURN-02")
def test_who_lost_a_marker_to_a_drakkar_has_relief_in_the_next_turn() -> None:
    t = table(FJOLL, CALLO).units(FJOLL, "drakkar", "fire").markers(CALLO, "fire", 1).markers(CALLO, "zym", 1)
    to_the_end(t).choose("use:recruit")
    decline_to_next_turn(t)
    assert t.decision == (CALLO, "relief") and t.stock(CALLO)[0] == 2
    t.choose("region:fire")
    assert t.decision[1] == "jump" and t.in_reserve(CALLO) == 17


@pytest.mark.rule("IG-DOM-15")
@pytest.mark.rule("IG-COMP-02")
def test_the_piper_takes_the_last_population_before_the_region_gives_any() -> None:
    t = table().units(DYKEN, "piper", "isle").markers(CALLO, "isle").supply(population=1).begin_domination()
    t.choose("use:piper")
    assert t.stock(DYKEN) == (1, 0, 0) and t.refusal("take:population").rule == "IG-COMP-02"
