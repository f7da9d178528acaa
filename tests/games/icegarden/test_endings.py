"""The three endings. [IG-END]"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.frames.activation import Activate
from longhall.games.icegarden.frames.domination import StartDomination
from longhall.games.icegarden.frames.planning import StartPlanning
from longhall.games.icegarden.frames.turn import EndTurn
from longhall.games.icegarden.frames.vuko import VisitOfVuko
from longhall.games.icegarden.scoring import standing
from tests.games.icegarden.table import Table, decline_to_next_turn, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def raise_m(t: Table, character: str) -> Table:
    t.action(character, "making").choose("raise")
    return t


def to_the_end(t: Table) -> Table:
    """Domination and the end of the turn."""
    return t.begin(StartDomination(), EndTurn())


ALL = (FJOLL, DYKEN, FREI, CALLO)


def haunt(region: str, *seats: str) -> Table:
    """Callo has a Faun and two nightmare tokens in a region."""
    return table(*seats).nightmares(region, 2).units(CALLO, "faun", region)


def making(t: Table, character: str = "callo") -> Table:
    return t.markers(character, "zym").action(character, "making").choose("raise")


@pytest.mark.rule("IG-END-01")
@pytest.mark.rule("IG-Q-49")
@pytest.mark.rule("IG-Q-62")
def test_dead_snow_comes_before_goals_and_points() -> None:
    t = table().dead_snow(29).points("callo", 60).captured("dyken", 6).throat("callo", 3).reputation(dyken=9, callo=1)
    making(t)
    assert t.result.reason == "dead_snow" and t.ranking == ["fjollsfinn", "freihoff", "callo", "dyken"]
    assert t.points_of("callo") == 60  # no bonus of Snake Throat


@pytest.mark.rule("IG-END-02")
@pytest.mark.rule("IG-Q-62")
def test_a_goal_outranks_points() -> None:
    t = table().captured("dyken", 6).points("callo", 70).points("freihoff", 30).points("dyken", 40).end_turn()
    assert t.result.reason == "goal" and t.ranking == ["fjollsfinn", "callo", "dyken", "freihoff"]


# -- Dead Snow ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-END-SNOW-01")
@pytest.mark.parametrize(("characters", "limit"), [(2, 18), (3, 24), (4, 30)])
def test_limits_of_dead_snow(characters: int, limit: int) -> None:
    names = ("callo", "dyken", "freihoff", "fjollsfinn")[:characters]
    assert not making(table(*names).dead_snow(limit - 2)).over
    assert making(table(*names).dead_snow(limit - 1)).over


@pytest.mark.rule("IG-END-SNOW-02")
def test_nothing_more_is_played() -> None:
    t = table().dead_snow(29).markers("callo", "zym").resources("callo", m=(3,))
    t.actions("dyken:making", "callo:making", "callo:making").choose("raise")
    assert t.over and t.match.over and t.keys == [] and len(t.s.planned) == 2


@pytest.mark.rule("IG-END-SNOW-03")
def test_who_brought_it_loses_two() -> None:
    t = making(table().dead_snow(29).reputation(callo=4))
    assert t.reputation_of("callo") == 6


@pytest.mark.rule("IG-END-SNOW-04")
def test_vuko_tokens_weigh_in_turn_order() -> None:
    t = table().dead_snow(29).vuko_tokens("dyken", 1).vuko_tokens("freihoff", 1).vuko_tokens("callo", 2)
    t.order("freihoff", "dyken", "callo", "fjollsfinn")
    making(t, "fjollsfinn")
    assert [t.reputation_of(c) for c in ("fjollsfinn", "dyken", "freihoff", "callo")] == [2, 2, 2, 4]
    assert t.reputation_order == ["fjollsfinn", "freihoff", "dyken", "callo"]  # later lands on top
    assert [event["seat"] for event in t.all_events("reputation_lost")] == [0, 2, 1, 3]


@pytest.mark.rule("IG-END-SNOW-05")
def test_the_best_reputation_wins_whatever_the_points() -> None:
    t = table().dead_snow(29).points("callo", 99).reputation(callo=5, fjollsfinn=3, freihoff=3, dyken=9)
    making(t)
    assert t.ranking == ["fjollsfinn", "freihoff", "callo", "dyken"] and t.result.rule == "IG-END-SNOW-05"


# -- goals -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-END-GOAL-01")
def test_a_goal_ends_the_game_with_the_turn() -> None:
    t = table().captured("dyken", 5).units("fjollsfinn", "drakkar", "isle").markers("callo", "isle")
    t.markers("dyken", "zym", 2).scoring().begin_domination().choose("use:recruit")
    assert not t.over
    t.choose("pass", "pass", "pass")  # callo still has place 2 in isle
    assert t.points_of("dyken") == 6  # zym still scores
    t.end_turn()
    assert t.over and t.event("goal_reached")["seat"] == 0


@pytest.mark.rule("IG-END-GOAL-02")
@pytest.mark.rule("IG-Q-46")
def test_several_goals_are_decided_by_points_then_reputation() -> None:
    t = table().captured("dyken", 6).absorbed(4).points("dyken", 9).points("fjollsfinn", 8).points("callo", 20)
    assert t.end_turn().ranking == ["dyken", "fjollsfinn", "callo", "freihoff"]
    t = table().captured("dyken", 6).absorbed(4).reputation(fjollsfinn=2).end_turn()
    assert t.ranking[:2] == ["dyken", "fjollsfinn"]


# -- points ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-END-VP-01")
@pytest.mark.rule("IG-Q-48")
@pytest.mark.rule("IG-Q-67")
def test_fifty_points_end_the_game_after_the_turn() -> None:
    assert not table().points("callo", 49).end_turn().over
    t = table().points("dyken", 49).units("dyken", "crab", "zym").nation("zym").resources("dyken", gold=2)
    t.begin_activation().choose("attack", "target:nation@zym")
    assert t.points_of("dyken") == 50 and not t.over
    assert t.end_turn().result.reason == "points"
    assert table().points("callo", 80).end_turn().points_of("callo") == 80


@pytest.mark.rule("IG-END-VP-02")
def test_the_fourth_scoring_is_the_last() -> None:
    assert not table().ships(callo=9).end_turn().over
    assert table().ships(callo=10).end_turn().result.reason == "points"


@pytest.mark.rule("IG-END-VP-03")
@pytest.mark.rule("IG-Q-46")
@pytest.mark.rule("IG-Q-62")
def test_most_points_win_then_reputation() -> None:
    t = table().points("callo", 50).points("dyken", 51).points("freihoff", 50).reputation(callo=1).end_turn()
    assert t.ranking == ["dyken", "freihoff", "callo", "fjollsfinn"]


@pytest.mark.rule("IG-END-VP-04")
def test_points_by_source() -> None:
    t = table().points("callo", 50).throat("callo", 1).end_turn()
    assert t.result.scores[3] == {"regions": 50, "kills": 0, "throat": 5, "total": 55}


@pytest.mark.rule("IG-END-VP-05")
@pytest.mark.rule("IG-Q-47")
def test_bonus_of_snake_throat() -> None:
    t = table().points("callo", 50).throat("dyken", 2).throat("callo", 1).end_turn()
    assert t.points_of("dyken") == 5
    for tie, winner in (("reputation", "callo"), ("nobody", "")):
        t = table(throat_tie=tie).points("callo", 50).throat("dyken", 2).throat("callo", 2).reputation(dyken=1)
        t.end_turn()
        assert [c for c in t.characters if t.s.points[3 * t.seat(c) + 2]] == ([winner] if winner else [])
    assert not table().points("callo", 50).end_turn().all_events("points_scored")  # nobody went there
    assert not table().points("callo", 46).throat("callo", 1).end_turn().over  # it ends nothing by itself
    t = table().captured("dyken", 6).throat("callo", 1).end_turn()
    assert t.result.reason == "goal" and t.points_of("callo") == 5


def test_the_standing_counts_as_if_it_ended_by_points() -> None:
    t = table().points("callo", 20).points("dyken", 22).throat("callo", 1).begin_planning()
    result = standing(t.s)
    assert result.places == [3, 2, 4, 1] and result.scores[3]["total"] == 25
    assert t.points_of("callo") == 20  # nothing has changed


# -- the advanced variant ----------------------------------------------------------------------------------------------


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


@pytest.mark.rule("IG-END-SNOW-02")
@pytest.mark.rule("IG-END-SNOW-01")
def test_dead_snow_cuts_off_markers_activation_vuko_and_domination() -> None:
    t = table(CALLO, DYKEN).dead_snow(17).markers(CALLO, "zym", 2).units(DYKEN, "wyvern", "zym").reputation(dyken=5)
    t.resources(DYKEN, gold=2, m=(1,)).scoring()
    t.actions("dyken:making", "callo:making", then=(Activate(), VisitOfVuko(), StartDomination(), EndTurn()))
    t.choose("raise")
    assert t.over and t.result.reason == "dead_snow" and not t.decision[0] and t.ranking == [CALLO, DYKEN]
    assert t.tokens_of(DYKEN) == 0 and t.units_in(DYKEN, "wyvern", "zym") == 1 and t.points_of(CALLO) == 0


@pytest.mark.rule("IG-END-SNOW-04")
@pytest.mark.rule("IG-ACT-RAVEN-01")
@pytest.mark.parametrize(("choice", "field"), [("discard_token", 4 + 2 + 2), ("reputation", 2 + 2 + 4)])
def test_before_dead_snow_a_token_off_is_worth_two_fields(choice: str, field: int) -> None:
    t = table().dead_snow(29).reputation(callo=4).vuko_tokens(CALLO, 2).resources(CALLO, m=(1,))
    t.actions("callo:raven", "callo:making").choose(choice, "raise")
    assert t.over and t.reputation_of(CALLO) == field


@pytest.mark.rule("IG-END-SNOW-04")
@pytest.mark.rule("IG-REP-02")
def test_penalties_of_different_length_meet_on_one_field() -> None:
    t = table(CALLO, DYKEN, FREI).dead_snow(23).order(DYKEN, FREI, CALLO).reputation(callo=3, dyken=3, freihoff=1)
    t.vuko_tokens(DYKEN, 1).vuko_tokens(FREI, 2)
    t.action(CALLO, "making").choose("raise")
    # Callo 5 for the limit, then van Dyken 5 and Freihoff 5, each on top of the others
    assert [t.reputation_of(character) for character in (CALLO, DYKEN, FREI)] == [5, 5, 5]
    assert t.ranking == [CALLO, DYKEN, FREI]


@pytest.mark.rule("IG-END-SNOW-05")
@pytest.mark.rule("IG-Q-18")
def test_penalties_on_the_last_field_still_turn_the_stack() -> None:
    t = table(CALLO, DYKEN).dead_snow(17).reputation(callo=23, dyken=24).vuko_tokens(DYKEN, 1)
    t.action(CALLO, "making").choose("raise")
    assert t.reputation_of(CALLO) == t.reputation_of(DYKEN) == 24 and t.ranking == [CALLO, DYKEN]


@pytest.mark.rule("IG-Q-49")
@pytest.mark.rule("IG-END-VP-02")
def test_dead_snow_in_the_turn_of_the_last_red_ship() -> None:
    t = table().ships(callo=10).scoring().dead_snow(29).points(CALLO, 48).markers(CALLO, "isle", 3).reputation(dyken=2)
    t.actions("callo:making", then=(StartDomination(), EndTurn())).choose("raise")
    assert t.result.reason == "dead_snow" and t.points_of(CALLO) == 48
    assert t.ranking == [FJOLL, FREI, DYKEN, CALLO]  # Callo fell from the safe zone on top of van Dyken


@pytest.mark.rule("IG-Q-16")
@pytest.mark.rule("IG-END-SNOW-04")
@pytest.mark.parametrize(("option", "field"), [(False, 1 + 1 + 2 + 2), (True, 1 + 1 + 4 + 2 + 2)])
def test_the_whole_bill_of_who_summons_dead_snow(option: bool, field: int) -> None:
    t = table(snow_last_cost=option).dead_snow(28).reputation(callo=1).vuko_tokens(CALLO, 1).markers(CALLO, "isle")
    t.resources(CALLO, m=(0, 0, 2)).action(CALLO, "making").choose("raise", "done", "summon", "level:2", "count:2")
    assert t.over and t.reputation_of(CALLO) == field and t.in_reserve(CALLO, "faun") == 2


@pytest.mark.rule("IG-END-GOAL-02")
@pytest.mark.rule("IG-END-GOAL-01")
@pytest.mark.parametrize(("captures", "winner"), [("isle", FREI), ("zym", FJOLL)])
def test_two_goals_reached_in_one_domination_are_decided_by_its_points(captures: str, winner: str) -> None:
    builds = "zym" if captures == "isle" else "isle"
    t = table().captured(CALLO, 5).tower("sails", "fjords", "fire", "valley", "empire").scoring().points(DYKEN, 60)
    t.units(FJOLL, "drakkar", captures).markers(CALLO, captures).units(FREI, "enlightened", builds)
    to_the_end(t)
    while t.decision[0]:
        t.choose(next(key for key in ("use:recruit", "use:tower", "pass", *t.keys) if key in t.keys))
    # isle gives 4 to the first place, zym 6
    assert t.over and t.ranking[:3] == [winner, FJOLL if winner == FREI else FREI, DYKEN]


@pytest.mark.rule("IG-END-VP-01")
@pytest.mark.rule("IG-Q-48")
def test_who_passes_fifty_first_may_be_overtaken_in_a_later_region() -> None:
    t = table().points(CALLO, 47).points(DYKEN, 46).markers(CALLO, "isle", 2).markers(DYKEN, "zym", 2).scoring()
    decline_to_next_turn(to_the_end(t))
    assert t.over and t.ranking[:2] == [DYKEN, CALLO] and (t.points_of(CALLO), t.points_of(DYKEN)) == (51, 52)


@pytest.mark.rule("IG-END-VP-05")
@pytest.mark.rule("IG-Q-46")
@pytest.mark.parametrize(("callo", "dyken", "winner"), [(2, 3, CALLO), (3, 2, DYKEN)])
def test_the_bonus_makes_a_tie_and_reputation_decides(callo: int, dyken: int, winner: str) -> None:
    t = table().points(CALLO, 50).points(DYKEN, 45).throat(DYKEN, 1).reputation(callo=callo, dyken=dyken).end_turn()
    assert t.over and t.points_of(CALLO) == t.points_of(DYKEN) == 50 and t.ranking[0] == winner


@pytest.mark.rule("IG-END-VP-05")
@pytest.mark.rule("IG-PLAN-05")
def test_a_marker_laid_on_snake_throat_in_the_last_turn_counts() -> None:
    t = table(CALLO, DYKEN).ships(callo=10).order(CALLO, DYKEN).scoring().points(CALLO, 20).points(DYKEN, 18)
    t.throat(DYKEN, 1).throat(CALLO, 1).reputation(dyken=9).begin(StartPlanning(), EndTurn())
    while t.decision[1] == "plan":
        t.choose("field:throat" if t.decision[0] == DYKEN else "field:raven" if "field:raven" in t.keys else t.keys[1])
    assert t.over and t.ranking == [DYKEN, CALLO] and t.points_of(DYKEN) == 23


@pytest.mark.rule("IG-END-02")
@pytest.mark.rule("IG-END-VP-05")
def test_the_bonus_does_not_help_past_a_goal() -> None:
    t = table().captured(CALLO, 6).points(FJOLL, 3).points(CALLO, 49).throat(CALLO, 5).end_turn()
    assert t.over and t.result.reason == "goal" and t.ranking[:2] == [FJOLL, CALLO] and t.points_of(CALLO) == 54


@pytest.mark.rule("IG-END-GOAL-01")
@pytest.mark.rule("IG-TURN-02")
def test_no_new_turn_begins_once_the_game_has_ended() -> None:
    t = table().absorbed(4).end_turn()
    assert t.over and not t.decision[0] and [t.stock(character)[0] for character in ALL] == [0] * 4


@pytest.mark.rule("IG-END-GOAL-02")
@pytest.mark.rule("IG-GOAL-CALLO-01")
def test_callos_second_closing_and_the_fourth_charm_in_one_turn() -> None:
    t = haunt("isle").closed("fjords", 1).thorn("zym").absorbed(3).charm("zym").markers(DYKEN, "zym", 2)
    t.markers(CALLO, "isle", 1).scoring()
    to_the_end(t).choose("use:close_region", "pass")
    while t.decision[0]:
        t.choose("use:absorb" if "use:absorb" in t.keys else "pass")
    # Callo: 4 for isle in the turn of its closing and 5 for fjords; van Dyken 6
    assert (t.points_of(CALLO), t.points_of(DYKEN)) == (9, 6) and t.ranking[:2] == [CALLO, DYKEN]
