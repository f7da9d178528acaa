"""Domination: resources, charm places and points. [IG-DOM-18 to 22]"""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import decline, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


@pytest.mark.rule("IG-DOM-18")
@pytest.mark.rule("IG-Q-37")
def test_resources_by_place_each_kind_once() -> None:
    t = table().markers("callo", "valley", 4).markers("dyken", "valley", 3).markers("freihoff", "valley", 2)
    t.begin_domination()  # number 5: 1 M, 2 gold, 1 population
    t.choose("take:gold")
    assert t.decision == ("dyken", "resource") and t.refusal("take:gold").rule == "IG-DOM-18"
    t.choose("pass")
    assert t.decision == ("freihoff", "resource") and t.keys == ["take:population", "take:m", "pass"]
    t.choose("take:m")
    assert t.stock("callo") == (0, 2, 0) and t.stock("dyken") == (0, 0, 0) and t.stock("freihoff") == (0, 0, 1)


@pytest.mark.rule("IG-DOM-18")
@pytest.mark.rule("IG-Q-02")
def test_place_4_gets_a_kind_only_if_one_is_left_and_no_points() -> None:
    t = table().scoring()
    for n, character in enumerate(("callo", "dyken", "freihoff", "fjollsfinn")):
        t.markers(character, "isle", 5 - n)
    t.begin_domination().choose("take:gold", "take:m", "pass")
    assert t.decision == ("fjollsfinn", "resource") and t.keys == ["take:population", "pass"]
    t.choose("take:population")
    assert [t.points_of(c) for c in ("callo", "dyken", "freihoff", "fjollsfinn")] == [4, 2, 1, 0]


@pytest.mark.rule("IG-DOM-19")
@pytest.mark.rule("IG-Q-38")
def test_a_charm_place_gives_m_to_the_first() -> None:
    t = table().charm("isle").markers("callo", "isle", 2).markers("dyken", "isle").begin_domination()
    t.choose("pass", "pass")
    assert t.stock("callo") == (0, 0, 1) and t.stock("dyken") == (0, 0, 0)
    for option, m in (("region", 1), ("token", 3)):
        t = table(charm_m=option).charm("isle", 2, moved=1).thorn("isle").markers("callo", "isle", 2)
        t.begin_domination().choose("pass")
        assert t.stock("callo") == (0, 0, m)


@pytest.mark.rule("IG-DOM-20")
def test_charm_places_never_run_dry() -> None:
    t = table().charm("isle").markers("callo", "isle", 2)
    for turn in range(1, 4):
        t.begin_domination().choose("pass").end_turn()
        assert t.stock("callo") == (0, 0, turn) and t.s.charm[t.region("isle")] == 1


@pytest.mark.rule("IG-DOM-21")
def test_new_m_goes_to_level_0() -> None:
    t = table().charm("isle").markers("callo", "isle", 2).resources("callo", m=(0, 2)).begin_domination()
    t.choose("take:m")
    assert t.m_of("callo") == [2, 2, 0, 0]
    t = table().action("callo", "throat").choose("take:m")
    assert t.m_of("callo") == [1, 0, 0, 0]


@pytest.mark.rule("IG-DOM-22")
def test_points_by_place_in_scoring_turns_only() -> None:
    for boats, points in ((0, [0, 0, 0]), (1, [6, 4, 3])):
        t = table().scoring(boats).markers("callo", "zym", 3).markers("dyken", "zym", 2).markers("freihoff", "zym", 1)
        t.begin_domination()
        while t.decision != ("", ""):
            t.choose("pass")
        assert [t.points_of(c) for c in ("callo", "dyken", "freihoff")] == points
    (first, *_) = t.all_events("points_scored")
    assert first["region"] == "zym" and first["place"] == 1 and first["kind"] == "regions"


@pytest.mark.rule("IG-Q-55")
def test_what_several_do_in_domination_follows_the_order_of_the_turn() -> None:
    t = table().vuko("isle").order("callo", "dyken", "freihoff", "fjollsfinn")
    for character in ("dyken", "freihoff", "callo"):
        t.markers(character, "isle", 2).vuko_tokens(character, 1)
    t.begin_domination()
    assert [event["seat"] for event in t.all_events("markers_held")] == [3, 1, 2]


@pytest.mark.rule("IG-DOM-18")
@pytest.mark.rule("IG-Q-02")
def test_whoever_comes_later_chooses_from_the_kinds_left() -> None:
    t = (
        table()
        .markers(CALLO, "valley", 4)
        .markers(DYKEN, "valley", 3)
        .markers(FREI, "valley", 2)
        .markers(FJOLL, "valley", 1)
    )
    t.begin_domination()  # M 1, gold 2, population 1
    assert t.decision == (CALLO, "resource") and t.keys == ["take:population", "take:gold", "take:m", "pass"]
    t.choose("take:gold")
    assert t.decision == (DYKEN, "resource") and t.refusal("take:gold").rule == "IG-DOM-18"
    t.choose("take:m")
    t.choose("take:population")
    assert t.stock(CALLO) == (0, 2, 0) and t.m_of(DYKEN) == [1, 0, 0, 0] and t.stock(FREI) == (1, 0, 0)
    assert not t.decision[0] and t.stock(FJOLL) == (0, 0, 0)  # nothing is left for place 4


@pytest.mark.rule("IG-Q-02")
@pytest.mark.rule("IG-Q-37")
def test_place_four_takes_what_somebody_declined() -> None:
    t = (
        table()
        .markers(CALLO, "valley", 4)
        .markers(DYKEN, "valley", 3)
        .markers(FREI, "valley", 2)
        .markers(FJOLL, "valley", 1)
    )
    t.scoring().begin_domination().choose("take:gold", "pass", "take:m")
    assert t.decision == (FJOLL, "resource") and t.keys == ["take:population", "pass"]
    t.choose("take:population")
    assert t.stock(FJOLL) == (1, 0, 0)
    assert [t.points_of(character) for character in (CALLO, DYKEN, FREI, FJOLL)] == [5, 3, 2, 0]


@pytest.mark.rule("IG-Q-37")
def test_a_kind_printed_0_or_sold_out_is_not_available() -> None:
    t = table().markers(CALLO, "fire", 2).supply(gold=0).begin_domination()  # M 0, gold 1, population 2
    assert t.keys == ["take:population", "pass"]
    assert t.refusal("take:m").rule == "IG-COMP-07"
    assert t.refusal("take:gold").rule == "IG-COMP-02"


@pytest.mark.rule("IG-COMP-02")
def test_a_gain_is_cut_to_the_supply_and_the_kind_is_gone() -> None:
    t = table().markers(CALLO, "empire", 3).markers(DYKEN, "empire", 2).supply(gold=1).begin_domination()
    t.choose("take:gold")  # printed 2
    assert t.stock(CALLO) == (0, 1, 0)
    assert t.decision == (DYKEN, "resource") and t.keys == ["take:population", "pass"]


@pytest.mark.rule("IG-DOM-19")
@pytest.mark.rule("IG-DOM-21")
@pytest.mark.rule("IG-Q-38")
@pytest.mark.parametrize(("option", "charms", "m"), [("region", 1, 1), ("region", 2, 1), ("token", 2, 2)])
def test_the_charm_place_is_for_the_dominating_player(option: str, charms: int, m: int) -> None:
    t = table(charm_m=option).charm("empire", charms).markers(CALLO, "empire", 2).markers(DYKEN, "empire", 1)
    t.resources(CALLO, m=(0, 2)).begin_domination().choose("take:gold")
    assert t.m_of(CALLO) == [0, 2, 0, 0]  # after all resources
    t.choose("take:population")
    assert t.m_of(CALLO) == [m, 2, 0, 0] and t.stock(DYKEN) == (2, 0, 0)


@pytest.mark.rule("IG-DOM-19")
@pytest.mark.rule("IG-COMP-02")
def test_no_m_left_for_a_charm_place() -> None:
    t = table().charm("empire").markers(CALLO, "empire", 2).supply(m=0).begin_domination().choose("take:gold")
    assert t.m_of(CALLO) == [0, 0, 0, 0]


@pytest.mark.rule("IG-DOM-22")
@pytest.mark.rule("IG-SCORE-03")
@pytest.mark.parametrize("boats", [0, 1, 2])
def test_points_only_in_a_scoring_turn(boats: int) -> None:
    t = table().markers(CALLO, "zym", 4).markers(DYKEN, "zym", 3).markers(FREI, "zym", 2).markers(FJOLL, "zym", 1)
    t.scoring(boats).begin_domination()
    decline(t)
    points = [t.points_of(character) for character in (CALLO, DYKEN, FREI, FJOLL)]
    assert points == [6 * boats, 4 * boats, 3 * boats, 0]


@pytest.mark.rule("IG-DOM-22")
def test_points_with_two_and_three_players() -> None:
    t = table(CALLO, DYKEN).markers(CALLO, "zym", 2).markers(DYKEN, "zym", 1).scoring().begin_domination()
    decline(t)
    assert (t.points_of(CALLO), t.points_of(DYKEN)) == (5, 2)  # number 6 of the set for two
    t = table(CALLO, DYKEN, FREI).markers(CALLO, "zym", 3).markers(DYKEN, "zym", 2).markers(FREI, "zym", 1)
    decline(t.scoring().begin_domination())
    assert (t.points_of(CALLO), t.points_of(DYKEN), t.points_of(FREI)) == (5, 3, 2)


@pytest.mark.rule("IG-COMP-02")
@pytest.mark.rule("IG-DOM-18")
def test_what_an_earlier_region_used_up_is_missing_in_a_later_one() -> None:
    t = table().markers(CALLO, "fire", 2).markers(DYKEN, "snakes", 2).supply(population=1).begin_domination()
    t.choose("take:population")  # printed 2
    assert t.stock(CALLO) == (1, 0, 0) and t.decision == (DYKEN, "resource")
    assert t.keys == ["take:gold", "pass"] and t.refusal("take:population").rule == "IG-COMP-02"


@pytest.mark.rule("IG-DOM-19")
@pytest.mark.rule("IG-COMP-02")
@pytest.mark.parametrize(("first", "second", "m"), [("take:m", "take:gold", (1, 0)), ("take:gold", "take:m", (0, 1))])
def test_the_last_m_goes_to_who_chose_it_before_the_charm_gives(first: str, second: str, m: tuple[int, int]) -> None:
    t = table().charm("isle").markers(CALLO, "isle", 3).markers(DYKEN, "isle", 2).supply(m=1).begin_domination()
    t.choose(first, second)
    assert (t.stock(CALLO)[2], t.stock(DYKEN)[2]) == m


@pytest.mark.rule("IG-DOM-18")
@pytest.mark.rule("IG-DOM-04")
def test_who_is_stopped_by_a_nation_leaves_the_kind_to_nobody_and_the_place_too() -> None:
    t = table(FREI, CALLO, DYKEN).nation("valley").scoring()
    t.markers(FREI, "valley", 3).markers(CALLO, "valley", 2).markers(DYKEN, "valley", 1).begin_domination()
    t.choose("take:gold", "take:population")
    assert not t.decision[0] and t.stock(DYKEN) == (0, 0, 0)
    assert [t.points_of(character) for character in (FREI, CALLO, DYKEN)] == [4, 2, 0]
