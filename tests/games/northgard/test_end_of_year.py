"""Phase 5: the end of the match, second chances, the next year. [NG-ENDYEAR, NG-WIN-01..03]"""

from __future__ import annotations

from typing import Any

import pytest

from longhall.kernel.match import Result
from tests.games.northgard.table import PURPLE, RED, YELLOW, Table, table

# the seven closed territories of ``grid``, each of two tiles
CLOSED = ["S0.b", "T01.b", "T06.b", "T22.b", "S0.c", "T01.c", "T03.c"]


def grid(seats: int = 2) -> Table:
    """Six tiles with four regions each, three by two: every inner side joins two regions to a closed territory."""
    t = table(seats)
    return t.tiles("T01@1,0,0", "T03@2,0,0", "T06@0,1,0", "T22@1,1,0", "T30@2,1,0")


def holds(t: Table, seat: int, *names: str, building: str = "fortress") -> Table:
    """``seat`` controls these territories with one unit and one large building each."""
    for name in names:
        t.units(seat, name, 1).building(building, name)
    return t


def result_of(t: Table) -> Result:
    assert t.match.over
    result = t.match.result
    assert result is not None
    return result


# -- condition 1 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-ENDYEAR-01")
@pytest.mark.rule("NG-WIN-01")
@pytest.mark.parametrize("year", [1, 4])
@pytest.mark.parametrize("large", ["fortress", "forge", "altar"])
def test_three_closed_territories_with_a_large_building_win_in_any_year(year: int, large: str) -> None:
    t = holds(grid(), RED, *CLOSED[:3], building=large).units(PURPLE, "S0.a", 1).fame(PURPLE, 50)
    t.year(year).end_year()
    result = result_of(t)
    assert (result.reason, result.rule) == ("domination", "NG-WIN-01")
    assert result.winners == [RED]  # with no fame at all
    assert result.places == [1, 2]
    assert t.event("match_ended")["reason"] == "domination"


@pytest.mark.rule("NG-WIN-01")
def test_the_three_buildings_may_be_different_and_more_territories_do_no_harm() -> None:
    t = grid().units(PURPLE, "S0.a", 1)
    for name, large in zip(CLOSED[:4], ("fortress", "forge", "altar", "altar"), strict=True):
        holds(t, RED, name, building=large)
    t.end_year()
    assert result_of(t).winners == [RED]


@pytest.mark.rule("NG-WIN-01")
def test_everybody_sees_who_holds_what_counts_and_how_much_wins() -> None:
    t = holds(grid(), RED, *CLOSED[:2], "S0.d").units(PURPLE, CLOSED[2], 1).building("silo", CLOSED[2])
    for viewer in (RED, PURPLE, None):
        view = t.match.view(viewer)
        assert [player["strongholds"] for player in view["players"]] == [CLOSED[:2], []]
        assert view["domination_target"] == 3


@pytest.mark.rule("NG-ENDYEAR-01")
def test_two_such_territories_are_not_enough() -> None:
    t = holds(grid(), RED, *CLOSED[:2]).units(RED, CLOSED[2], 1).units(PURPLE, "S0.a", 1)
    t.building("silo", CLOSED[2]).building("camp", CLOSED[2])  # small ones do not count
    t.end_year()
    assert not t.match.over


@pytest.mark.rule("NG-ENDYEAR-01")
def test_an_open_territory_does_not_count() -> None:
    t = holds(grid(), RED, *CLOSED[:2], "S0.d").units(PURPLE, "S0.a", 1)
    t.end_year()
    assert not t.match.over


@pytest.mark.rule("NG-ENDYEAR-01")
@pytest.mark.parametrize("owner", [None, PURPLE])
def test_a_territory_one_does_not_control_does_not_count(owner: int | None) -> None:
    t = holds(grid(), RED, *CLOSED[:2]).units(PURPLE, "S0.a", 1).building("fortress", CLOSED[2])
    if owner is not None:
        t.units(owner, CLOSED[2], 1)
    t.end_year()
    assert not t.match.over


@pytest.mark.rule("NG-AMB-52")
def test_several_large_buildings_in_one_territory_count_once() -> None:
    t = holds(grid(), RED, *CLOSED[:2]).units(PURPLE, "S0.a", 1)
    t.building("forge", CLOSED[0]).building("altar", CLOSED[0])
    t.end_year()
    assert not t.match.over
    holds(t, RED, CLOSED[2]).end_year()
    assert t.match.over


@pytest.mark.rule("NG-WIN-01")
def test_the_condition_is_checked_only_at_the_end_of_the_year() -> None:
    """Red walks into the third territory in phase 2: the year goes on to its end."""
    t = holds(grid(), RED, "S0.b", "S0.c").units(RED, "S0.c", 1).units(PURPLE, "S0.a", 1).building("forge", "T06.b")
    t.play(RED, "move", "territory:S0.c", "territory:T06.b", "count:1")
    assert t.decision == (RED, "play_card")
    t.choose("done")
    assert t.decision == (PURPLE, "turn_action")
    t.choose("pass")
    assert t.decision == (RED, "turn_action")
    t.choose("pass")
    assert result_of(t).winners == [RED]


@pytest.mark.rule("NG-WIN-01")
def test_a_condition_fulfilled_during_the_year_and_lost_again_wins_nothing() -> None:
    t = holds(grid(), RED, "S0.b", "S0.c", "T06.b").units(PURPLE, "S0.d", 3)
    t.begin_turn(RED, ["move"]).hand(PURPLE, "move")
    t.choose("wait", "card:move")
    t.choose("play", "card:move", "territory:S0.d", "territory:S0.b", "count:3", outcomes=[[4], [0]])  # 2 casualties
    assert t.units_in("S0.b") == (PURPLE, 3)
    t.choose("done", "pass", "pass")
    assert not t.match.over
    assert t.s.year == 2


# -- year 7 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-ENDYEAR-02")
@pytest.mark.rule("NG-WIN-02")
def test_the_game_ends_after_year_seven_and_most_fame_wins() -> None:
    t = grid(3).units(RED, "S0.a", 5).units(PURPLE, "S0.b", 1).units(YELLOW, "S0.c", 1)
    t.fame(RED, 10).fame(PURPLE, 12).fame(YELLOW, 11)
    t.year(7).end_year()
    result = result_of(t)
    assert (result.reason, result.rule) == ("years", "NG-WIN-02")
    assert result.places == [3, 1, 2]
    assert t.s.year == 7


@pytest.mark.rule("NG-ENDYEAR-02")
def test_the_game_does_not_end_before_year_seven() -> None:
    t = grid().units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1).fame(RED, 100)
    t.year(6).end_year()
    assert not t.match.over
    assert t.s.year == 7


@pytest.mark.rule("NG-WIN-03")
@pytest.mark.rule("NG-AMB-66")
def test_condition_one_beats_fame_in_year_seven_too() -> None:
    t = holds(grid(3), RED, *CLOSED[:3]).units(PURPLE, "S0.a", 1).units(YELLOW, "S0.d", 1)
    t.fame(RED, 3).fame(PURPLE, 20).fame(YELLOW, 40)
    t.year(7).end_year()
    result = result_of(t)
    assert (result.reason, result.rule) == ("domination", "NG-WIN-01")
    assert result.places == [1, 3, 2]


# -- second chance -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-ENDYEAR-03")
def test_a_player_without_units_may_put_three_into_any_neutral_territory() -> None:
    t = table().units(RED, "S0.a", 2).building("silo", "S0.c").resources(PURPLE, food=2, wood=1).fame(PURPLE, 6)
    t.draw_pile(PURPLE, "move", "build", "e02", "recruit", "feast")
    t.end_year()
    assert t.decision == (PURPLE, "second_chance_territory")
    assert t.keys == ["territory:S0.b", "territory:S0.c", "territory:S0.d", "pass"]
    refused = t.refusal("territory:S0.a")
    assert (refused.rule, refused.message) == ("NG-ENDYEAR-03", "refusal-not-neutral")
    t.choose("territory:S0.c")
    assert t.units_in("S0.c") == (PURPLE, 3)
    assert t.s.reserve[PURPLE] == 11
    assert t.event("units_returned")["units"] == 3
    assert t.stock(PURPLE) == {"food": 2, "wood": 1, "lore": 0}  # deck, resources and fame stay
    assert t.fame_of(PURPLE) == 6
    assert sorted(t.ids(t.s.hand[PURPLE])) == ["build", "e02", "move", "recruit"]


@pytest.mark.rule("NG-ENDYEAR-03")
def test_the_second_chance_may_be_declined() -> None:
    t = table().units(RED, "S0.a", 2)
    t.end_year()
    t.choose("pass")
    assert t.s.reserve[PURPLE] == 14
    assert t.decision == (RED, "turn_action")
    assert t.s.year == 2


@pytest.mark.rule("NG-ENDYEAR-03")
def test_a_player_with_a_single_unit_gets_no_second_chance() -> None:
    t = table().units(RED, "S0.a", 2).units(PURPLE, "S0.b", 1)
    t.end_year()
    assert t.decision == (RED, "turn_action")


@pytest.mark.rule("NG-ENDYEAR-02")
@pytest.mark.rule("NG-ENDYEAR-03")
def test_there_is_no_second_chance_when_the_game_ends() -> None:
    assert table().units(RED, "S0.a", 2).year(7).end_year().match.over
    assert holds(grid(), RED, *CLOSED[:3]).end_year().match.over


@pytest.mark.rule("NG-AMB-49")
def test_two_second_chances_go_from_the_first_player_clockwise_to_separate_territories() -> None:
    t = table(3).units(RED, "S0.a", 2).units(RED, "S0.b", 2)
    t.s.first = YELLOW
    t.end_year()
    assert t.decision == (YELLOW, "second_chance_territory")
    t.choose("territory:S0.c")
    assert t.decision == (PURPLE, "second_chance_territory")
    assert t.keys == ["territory:S0.d", "pass"]
    assert t.refusal("territory:S0.c").rule == "NG-ENDYEAR-03"


# -- second chance without neutral land --------------------------------------------------------------------------------


def full_map(**setup: Any) -> Table:
    """Red holds the whole start tile; Purple has no units."""
    t = table(**setup)
    for name in ("S0.a", "S0.b", "S0.c", "S0.d"):
        t.units(RED, name, 1)
    return t


@pytest.mark.rule("NG-ENDYEAR-04")
def test_without_neutral_territory_a_tile_is_drawn_if_the_player_likes() -> None:
    t = full_map(second_chance_tile="may").pile("T30", "T01")
    t.end_year()
    assert t.decision == (PURPLE, "second_chance_territory")
    assert t.keys == ["new_tile", "pass"]
    t.choose("new_tile")
    assert t.decision == (PURPLE, "new_land")
    t.choose("place:0,-1,0")
    assert t.decision == (PURPLE, "second_chance_territory")
    assert {"territory:T30.a", "territory:T30.b", "territory:T30.d"} <= set(t.keys)
    assert "territory:S0.a" not in t.keys  # T30.c has become Red's
    t.choose("territory:T30.b")
    assert t.units_in("T30.b") == (PURPLE, 3)
    assert t.match.view(PURPLE)["tiles_left"] == 1


@pytest.mark.rule("NG-ENDYEAR-04")
def test_the_tile_may_be_declined() -> None:
    t = full_map(second_chance_tile="may").pile("T30", "T01")
    t.end_year()
    t.choose("pass")
    assert len(t.s.tiles) == 2
    assert t.decision == (RED, "turn_action")


@pytest.mark.rule("NG-ENDYEAR-04")
def test_with_the_option_the_tile_must_be_drawn() -> None:
    t = full_map(second_chance_tile="must").pile("T30", "T01")
    t.end_year()
    assert t.keys == ["new_tile"]


@pytest.mark.rule("NG-ENDYEAR-04")
@pytest.mark.parametrize("reading", ["may", "must"])
def test_with_a_neutral_territory_no_tile_is_drawn(reading: str) -> None:
    t = table(second_chance_tile=reading).units(RED, "S0.a", 2)
    t.end_year()
    assert "new_tile" not in t.keys
    assert "pass" in t.keys  # coming back is a may in both readings


@pytest.mark.rule("NG-ENDYEAR-04")
@pytest.mark.parametrize("reading", ["may", "must"])
def test_without_neutral_territory_and_without_tiles_one_stays_out(reading: str) -> None:
    t = full_map(second_chance_tile=reading).pile()
    t.end_year()
    if t.decision == (PURPLE, "second_chance_territory"):
        assert t.keys == ["pass"]
        t.choose("pass")
    assert t.decision == (RED, "turn_action")
    assert t.s.reserve[PURPLE] == 14


@pytest.mark.rule("NG-AMB-51")
def test_the_new_tile_goes_anywhere_legal_and_must_make_a_neutral_territory() -> None:
    """T13 is one region: wherever it lies it becomes Red's. It goes under the pile, the next tile is drawn."""
    t = full_map().pile("T13", "T30")
    t.end_year()
    t.choose("new_tile")
    decision = t.match.decision
    assert decision is not None
    assert decision.context["tile"] == "T30"
    places = {key.rsplit(",", 1)[0] for key in t.keys}
    assert places == {"place:0,-1", "place:1,0", "place:0,1", "place:-1,0"}
    assert len(t.keys) == 16


@pytest.mark.rule("NG-AMB-51")
@pytest.mark.parametrize("reading", ["may", "must"])
def test_when_no_tile_of_the_pile_makes_neutral_land_one_stays_out(reading: str) -> None:
    t = full_map(second_chance_tile=reading).pile("T13")
    t.end_year()
    t.choose("new_tile")
    assert t.decision == (RED, "turn_action")
    assert t.s.reserve[PURPLE] == 14
    assert t.match.view(None)["tiles_left"] == 1


@pytest.mark.rule("NG-AMB-51")
def test_borders_must_connect_for_the_new_tile_too() -> None:
    """Where (1, 1) meets the start tile, the tiles east and south of that have no border: a tile on (1, 1) must carry
    the border on, or it would end there. T10 has a border at each corner but one."""
    t = full_map().tiles("T05@1,0,1", "T28@0,1,1").units(RED, "T05.a", 1).units(RED, "T28.b", 1).pile("T10")
    t.end_year()
    t.choose("new_tile")
    assert [key for key in t.keys if key.startswith("place:1,1,")] == ["place:1,1,1", "place:1,1,2", "place:1,1,3"]


@pytest.mark.rule("NG-AMB-51")
def test_closing_a_territory_with_the_new_tile_gives_no_fame() -> None:
    t = full_map().pile("T30")
    t.end_year()
    t.choose("new_tile", "place:0,-1,0")
    assert t.s.geo.is_closed(t.territory("S0.a"))
    assert not t.all_events("fame_gained")
    assert t.fame_of(RED) == t.fame_of(PURPLE) == 0


# -- the next year -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-ENDYEAR-05")
def test_the_year_marker_moves_on_and_the_next_year_begins() -> None:
    t = table().units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1).year(3)
    t.s.first = PURPLE
    t.end_year()
    assert t.match.view(None)["year"] == 4
    assert t.event("year_began")["year"] == 4
    assert t.decision == (PURPLE, "turn_action")


@pytest.mark.rule("NG-ENDYEAR-05")
def test_second_chances_come_before_the_next_year() -> None:
    t = table().units(RED, "S0.a", 1).year(3)
    t.end_year()
    assert t.decision == (PURPLE, "second_chance_territory")
    assert t.match.view(None)["year"] == 3
    t.choose("territory:S0.b")
    assert t.match.view(None)["year"] == 4
