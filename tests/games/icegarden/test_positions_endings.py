"""Positions read off the printed rulebook: Dead Snow, goals, points, and which of them counts."""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def raise_m(t: Table, character: str) -> Table:
    t.action(character, "making").choose("raise")
    return t


# -- Dead Snow ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-END-SNOW-01")
@pytest.mark.parametrize(
    ("seats", "limit"), [((CALLO, DYKEN), 18), ((CALLO, DYKEN, FREI), 24), ((CALLO, DYKEN, FREI, FJOLL), 30)]
)
def test_the_limit_by_number_of_players(seats: tuple[str, ...], limit: int) -> None:
    t = raise_m(table(*seats).dead_snow(limit - 2), CALLO)
    assert not t.over
    t = raise_m(table(*seats).dead_snow(limit - 1), CALLO)
    assert t.over and t.result.reason == "dead_snow"


@pytest.mark.rule("IG-DX-13")
@pytest.mark.rule("IG-END-SNOW-03")
@pytest.mark.rule("IG-END-SNOW-04")
def test_two_for_the_limit_and_two_for_each_vuko_token() -> None:
    t = table().dead_snow(29).reputation(callo=2, dyken=1).vuko_tokens(CALLO, 2).vuko_tokens(DYKEN, 1)
    raise_m(t, CALLO)
    assert t.reputation_of(CALLO) == 2 + 2 + 4 and t.reputation_of(DYKEN) == 3
    assert t.reputation_of(FJOLL) == t.reputation_of(FREI) == 0


@pytest.mark.rule("IG-END-SNOW-04")
@pytest.mark.rule("IG-END-SNOW-05")
@pytest.mark.parametrize(("order", "winner"), [((DYKEN, FREI), DYKEN), ((FREI, DYKEN), FREI)])
def test_the_later_in_turn_order_ends_on_top_and_behind(order: tuple[str, str], winner: str) -> None:
    t = table(CALLO, DYKEN, FREI).dead_snow(23).order(*order, CALLO).reputation(callo=9, dyken=3, freihoff=3)
    t.vuko_tokens(DYKEN, 1).vuko_tokens(FREI, 1).points(CALLO, 60)
    raise_m(t, CALLO)
    assert t.reputation_of(DYKEN) == t.reputation_of(FREI) == 5
    assert t.ranking[0] == winner and t.ranking[2] == CALLO


@pytest.mark.rule("IG-END-SNOW-03")
@pytest.mark.rule("IG-END-SNOW-05")
def test_the_price_of_the_limit_can_cost_the_win() -> None:
    t = table(CALLO, DYKEN).dead_snow(17).reputation(callo=3, dyken=4)
    raise_m(t, CALLO)
    assert t.ranking == [DYKEN, CALLO]
    t = table(CALLO, DYKEN).dead_snow(17).reputation(callo=2, dyken=4)  # 2 + 2: on top of van Dyken
    raise_m(t, CALLO)
    assert t.ranking == [DYKEN, CALLO]
    t = table(CALLO, DYKEN).dead_snow(17).reputation(callo=1, dyken=4)
    raise_m(t, CALLO)
    assert t.ranking == [CALLO, DYKEN]


@pytest.mark.rule("IG-END-SNOW-04")
def test_who_reached_the_limit_out_of_the_safe_zone_falls_from_it() -> None:
    t = table(CALLO, DYKEN).dead_snow(17)
    raise_m(t, CALLO)
    assert t.reputation_of(CALLO) == 2 and t.ranking == [DYKEN, CALLO]


@pytest.mark.rule("IG-END-SNOW-02")
@pytest.mark.rule("IG-Q-47")
@pytest.mark.rule("IG-Q-49")
def test_dead_snow_stops_everything_and_knows_no_points() -> None:
    t = table().dead_snow(29).points(CALLO, 55).throat(DYKEN, 3).reputation(callo=4, dyken=2, freihoff=3).tower("isle")
    t.actions("callo:making", "dyken:making").choose("raise")
    # van Dyken, whose marker lay on top, reached the limit: 2 + 2 puts him on top of Callo
    assert t.over and t.ranking == [FJOLL, FREI, CALLO, DYKEN] and not t.decision[0]
    assert t.points_of(DYKEN) == 0  # no bonus of Snake Throat


@pytest.mark.rule("IG-Q-62")
def test_the_order_after_dead_snow_is_that_of_reputation() -> None:
    t = table().dead_snow(29).reputation(callo=4, dyken=2, freihoff=9).points(FREI, 80)
    raise_m(t, DYKEN)
    # van Dyken falls to 4, on top of Callo
    assert t.ranking == [FJOLL, CALLO, DYKEN, FREI]


# -- goals -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-END-GOAL-02")
@pytest.mark.rule("IG-Q-46")
@pytest.mark.rule("IG-Q-62")
@pytest.mark.parametrize(("points", "winner"), [((30, 31), DYKEN), ((31, 30), FJOLL), ((30, 30), DYKEN)])
def test_two_goals_in_one_turn(points: tuple[int, int], winner: str) -> None:
    t = table().absorbed(4).captured(CALLO, 6).points(FJOLL, points[0]).points(DYKEN, points[1]).points(FREI, 70)
    t.reputation(dyken=2, fjollsfinn=3).end_turn()
    assert t.over and t.ranking[0] == winner and set(t.ranking[:2]) == {FJOLL, DYKEN} and t.ranking[2] == FREI


@pytest.mark.rule("IG-END-02")
@pytest.mark.rule("IG-END-VP-01")
def test_a_goal_outranks_fifty_points_and_the_last_ship() -> None:
    t = table().ships(callo=10).scoring().absorbed(4).points(CALLO, 77).points(FREI, 50).end_turn()
    assert t.over and t.ranking == [DYKEN, CALLO, FREI, FJOLL] and t.result.reason == "goal"


@pytest.mark.rule("IG-Q-47")
def test_the_bonus_of_snake_throat_decides_between_two_goals() -> None:
    t = (
        table()
        .absorbed(4)
        .captured(CALLO, 6)
        .points(FJOLL, 30)
        .points(DYKEN, 26)
        .throat(DYKEN, 2)
        .throat(FJOLL, 1)
        .end_turn()
    )
    assert t.ranking[0] == DYKEN and t.points_of(DYKEN) == 31


@pytest.mark.rule("IG-END-GOAL-01")
def test_one_step_short_of_every_goal_goes_on() -> None:
    t = (
        table()
        .captured(CALLO, 5)
        .absorbed(3)
        .closed("zym")
        .tower("isle", "sails", "fjords", "fire", "valley")
        .end_turn()
    )
    assert not t.over


# -- points ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-END-VP-01")
@pytest.mark.rule("IG-END-VP-03")
@pytest.mark.parametrize(("points", "over"), [(49, False), (50, True)])
def test_fifty_points_end_the_game_with_the_turn(points: int, over: bool) -> None:
    t = table().points(CALLO, points).points(DYKEN, 49).end_turn()
    assert t.over == over
    if over:
        assert t.ranking[:2] == [CALLO, DYKEN] and t.result.reason == "points"


@pytest.mark.rule("IG-Q-48")
def test_fifty_points_in_the_middle_of_the_turn_end_nothing_yet() -> None:
    t = table().points(CALLO, 49).units(CALLO, "wild_child", "isle").markers(DYKEN, "isle", 1).resources(CALLO, gold=2)
    t.begin_activation().choose("attack", "target:1.marker@isle")
    assert t.points_of(CALLO) == 50 and not t.over


@pytest.mark.rule("IG-END-VP-02")
@pytest.mark.parametrize(("ship", "over"), [(8, False), (9, False), (10, True)])
def test_the_last_red_ship_ends_the_game(ship: int, over: bool) -> None:
    t = table().ships(callo=ship).scoring().points(DYKEN, 3).end_turn()
    assert t.over == over
    if over:
        assert t.ranking[0] == DYKEN


@pytest.mark.rule("IG-END-VP-05")
@pytest.mark.rule("IG-Q-47")
@pytest.mark.parametrize(
    ("option", "callo", "dyken", "bonus"),
    [
        ("reputation", 2, 1, (5, 0)),
        ("reputation", 1, 1, (0, 5)),
        ("nobody", 1, 1, (0, 0)),
        ("nobody", 3, 1, (5, 0)),
        ("reputation", 0, 0, (0, 0)),
    ],
)
def test_the_bonus_of_snake_throat(option: str, callo: int, dyken: int, bonus: tuple[int, int]) -> None:
    t = table(throat_tie=option).points(FREI, 50).throat(CALLO, callo).throat(DYKEN, dyken).reputation(callo=3, dyken=2)
    t.end_turn()
    assert t.over and (t.points_of(CALLO), t.points_of(DYKEN)) == bonus and t.points_of(FREI) == 50


@pytest.mark.rule("IG-Q-47")
def test_the_bonus_cannot_start_an_ending_but_can_win_it() -> None:
    t = table().points(CALLO, 48).throat(CALLO, 4).end_turn()
    assert not t.over and t.points_of(CALLO) == 48
    t = table().points(CALLO, 48).throat(CALLO, 4).points(DYKEN, 51).end_turn()
    assert t.over and t.points_of(CALLO) == 53 and t.ranking[0] == CALLO


@pytest.mark.rule("IG-Q-46")
@pytest.mark.rule("IG-Q-62")
def test_equal_points_go_to_the_better_reputation() -> None:
    t = (
        table()
        .points(CALLO, 50)
        .points(DYKEN, 50)
        .points(FREI, 12)
        .points(FJOLL, 12)
        .reputation(callo=3, dyken=2, fjollsfinn=8)
    )
    t.end_turn()
    assert t.ranking == [DYKEN, CALLO, FREI, FJOLL]


@pytest.mark.rule("IG-Q-67")
def test_points_beyond_fifty_are_counted() -> None:
    t = table().points(CALLO, 50).points(DYKEN, 64).end_turn()
    assert t.ranking[0] == DYKEN
