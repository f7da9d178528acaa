"""The three endings, and the advanced variant. [IG-END, IG-ADV]"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.scoring import standing
from tests.games.icegarden.table import Table, table


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


def jumped(*characters: str, turn: int = 2, variant: str = "advanced") -> Table:
    t = table(*characters, variant=variant).turn(turn).begin_initiative()
    while t.decision[1] == "jump":
        t.choose("jump:1")
    return t


@pytest.mark.rule("IG-ADV-01")
def test_only_the_advanced_variant_moves_the_order() -> None:
    assert jumped("callo", "dyken").decision[1] == "order_token"
    assert jumped("callo", "dyken", variant="basic").decision == ("", "")


@pytest.mark.rule("IG-ADV-02")
def test_tokens_are_assigned_in_the_new_turn_order() -> None:
    t = jumped("callo", "dyken", "freihoff")
    order = t.turn_order
    asked = []
    for token, field in ((5, "influence"), (1, "making"), (3, "raven"), (2, "move")):
        assert t.decision[1] == "order_token"
        asked.append(t.decision[0])
        t.choose(f"token:{token}")
        assert t.decision == (asked[-1], "order_field")
        t.choose(f"field:{field}")
    assert asked == [*order, order[0]]
    assert t.all_events("order_token_assigned")[-1]["seat"] == t.seat(order[1])  # the last one is given
    fields = [field["field"] for field in t.match.view(None)["fields"]]
    assert fields == ["throat", "making", "move", "raven", "mountain", "influence", "activation", "vuko"]


@pytest.mark.rule("IG-ADV-02")
def test_tokens_and_fields_go_once_each() -> None:
    t = jumped("callo", "dyken").choose("token:2", "field:raven")
    assert "token:2" not in t.keys and t.refusal("token:2").rule == "IG-ADV-02"
    t.choose("token:1")
    assert "field:raven" not in t.keys and t.refusal("field:raven").rule == "IG-ADV-02"


@pytest.mark.rule("IG-ADV-02")
def test_the_new_order_is_that_of_the_actions() -> None:
    t = jumped("callo", "dyken")
    t.choose("token:1", "field:making", "token:5", "field:influence", "token:2", "field:move", "token:3", "field:raven")
    t.markers("callo", "sails").resources("callo", population=2, m=(1,))
    t.actions("callo:influence", "callo:making")
    assert t.decision == ("callo", "making")
    t.choose("done")
    assert t.decision == ("callo", "influence")


@pytest.mark.rule("IG-ADV-03")
def test_turn_1_has_the_basic_order() -> None:
    t = jumped("callo", "dyken", turn=1)
    assert t.decision == ("", "") and t.s.field_order == [1, 2, 3, 4, 5]


@pytest.mark.rule("IG-ADV-04")
def test_snake_throat_activation_and_vuko_stay() -> None:
    t = jumped("callo", "dyken").choose("token:1")
    for field in ("throat", "activation", "vuko"):
        assert t.refusal(f"field:{field}").rule == "IG-ADV-04"
