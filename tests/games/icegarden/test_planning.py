"""The Planning phase and the order of the fields. [IG-PLAN, IG-2P, IG-ACT]"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.content import FIELD_IDS
from tests.games.icegarden.table import Table, table


def on_field(t: Table, field: str) -> list[str]:
    for entry in t.match.view(None)["fields"]:
        if entry["field"] == field:
            return [t.characters[seat] for seat in entry["markers"]]
    raise AssertionError(field)


@pytest.mark.rule("IG-PLAN-01")
def test_one_marker_at_a_time_until_all_are_placed() -> None:
    t = table("callo", "dyken").ships(callo=1, dyken=2).begin_planning()  # 3 and 4 markers
    asked = []
    while t.decision[1] == "plan":
        asked.append(t.decision[0])
        t.choose("field:influence" if len(asked) < 7 else "field:move")
    assert asked == ["callo", "dyken"] * 3 + ["dyken"]
    assert on_field(t, "influence") == ["callo", "dyken"] * 3 and on_field(t, "move") == ["dyken"]


@pytest.mark.rule("IG-PLAN-02")
def test_a_marker_goes_to_the_lowest_free_space() -> None:
    t = table("callo", "dyken").begin_planning().choose("field:move", "field:move")
    assert [event["space"] for event in t.all_events("marker_planned")] == [1, 2]


@pytest.mark.rule("IG-PLAN-03")
def test_activation_and_vuko_take_no_markers() -> None:
    t = table("callo", "dyken").begin_planning()
    assert t.keys == [f"field:{name}" for name in FIELD_IDS[:6]]
    assert t.refusal("field:activation").rule == "IG-PLAN-03" and t.refusal("field:vuko").rule == "IG-PLAN-03"


@pytest.mark.rule("IG-PLAN-04")
def test_several_markers_of_one_player_on_one_field() -> None:
    t = table("callo", "dyken").begin_planning().choose("field:move", "field:raven", "field:move")
    assert on_field(t, "move") == ["dyken", "dyken"]


@pytest.mark.rule("IG-PLAN-05")
@pytest.mark.rule("IG-Q-07")
def test_snake_throat_costs_an_influence_marker_each_time() -> None:
    t = table("callo", "dyken").reserve("dyken", 1).begin_planning()
    left = t.s.throat[1]
    t.choose("field:throat")
    assert t.in_reserve("dyken") == 0 and t.s.throat[1] == left + 1
    t.choose("field:throat")  # callo has enough
    assert "field:throat" not in t.keys and t.refusal("field:throat").rule == "IG-PLAN-05"


@pytest.mark.rule("IG-PLAN-06")
@pytest.mark.rule("IG-Q-06")
def test_full_fields_are_closed_unless_the_setup_lifts_the_limit() -> None:
    for spaces, full in (("numbered", True), ("unlimited", False)):
        t = table(field_spaces=spaces).begin_planning()
        t.choose(*["field:raven"] * 4)  # four spaces
        assert ("field:raven" not in t.keys) == full
    t = table().begin_planning().choose(*["field:raven"] * 4)
    assert t.refusal("field:raven").rule == "IG-PLAN-06" and t.refusal("field:raven").params == {"count": 4}


@pytest.mark.rule("IG-PLAN-06")
@pytest.mark.rule("IG-Q-06")
def test_a_marker_without_any_field_is_forfeited() -> None:
    t = table("callo", "dyken").ships(callo=3, dyken=3).reserve("callo", 0).reserve("dyken", 0)
    t.s.planned = [4 * field for field in range(1, 6) for _ in range(6 if field == 1 else 3)]
    t.begin_planning()
    assert t.decision == ("", "") and [event["count"] for event in t.all_events("markers_forfeited")] == [5, 5]


@pytest.mark.rule("IG-2P-01")
def test_two_players_have_three_spaces_on_four_fields() -> None:
    for field in ("move", "mountain", "raven", "making"):
        t = table("callo", "dyken").begin_planning().choose(*[f"field:{field}"] * 3)
        assert t.refusal(f"field:{field}").rule == "IG-2P-01"
    for field in ("throat", "influence"):
        t = table("callo", "dyken").begin_planning().choose(*[f"field:{field}"] * 4)
        assert f"field:{field}" in t.keys
    assert "field:move" in table("callo", "dyken", "freihoff").begin_planning().choose(*["field:move"] * 3).keys


# -- resolving the fields ----------------------------------------------------------------------------------------------


def rich() -> Table:
    """Everybody can do something everywhere."""
    t = table("callo", "dyken")
    for character in t.characters:
        t.markers(character, "sails", 3).resources(character, population=6, gold=4, m=(2,))
        t.vuko_tokens(character, 1)
    return t


@pytest.mark.rule("IG-ACT-01")
def test_a_field_is_finished_before_the_next() -> None:
    t = rich().actions(
        "callo:making", "callo:raven", "dyken:throat", "callo:influence", "dyken:mountain", "callo:move", "dyken:raven"
    )
    kinds = []
    while t.decision != ("", ""):
        kinds.append((t.decision[0], t.decision[1]))
        t.choose("done")
    assert kinds == [
        ("dyken", "throat"),
        ("callo", "influence"),
        ("callo", "move_piece"),
        ("dyken", "mountain_from"),
        ("dyken", "raven"),
        ("callo", "raven"),
        ("callo", "making"),
    ]


@pytest.mark.rule("IG-ACT-02")
def test_the_marker_placed_last_acts_first() -> None:
    t = rich().actions("callo:influence", "dyken:influence", "dyken:influence", "callo:influence")
    asked = []
    while t.decision != ("", ""):
        asked.append(t.decision[0])
        spaces = len(on_field(t, "influence"))
        assert spaces == 4 - len(asked)  # the acting marker is off the field
        t.choose("done")
    assert asked == ["callo", "dyken", "dyken", "callo"]


@pytest.mark.rule("IG-ACT-03")
@pytest.mark.rule("IG-Q-08")
def test_snake_throat_goes_in_turn_order_and_all_own_markers_in_a_row() -> None:
    t = rich().order("dyken", "callo").actions("callo:throat", "dyken:throat", "callo:throat")
    asked = []
    while t.decision != ("", ""):
        asked.append(t.decision[0])
        t.choose("take:gold", "done")
    assert asked == ["dyken", "callo", "callo"] and t.stock("callo")[1] == 6


@pytest.mark.rule("IG-ACT-03")
@pytest.mark.rule("IG-Q-08")
def test_with_throat_take_by_player_one_token_a_turn() -> None:
    t = table("dyken", "callo", throat_take="player").resources("callo", gold=1)
    t.actions("callo:throat", "callo:throat").choose("take:gold", "done")
    assert t.stock("callo") == (0, 2, 0) and t.decision == ("", "")


@pytest.mark.rule("IG-ACT-04")
@pytest.mark.rule("IG-Q-09")
def test_declining_costs_nothing_but_the_marker() -> None:
    for field in ("influence", "move", "mountain", "raven", "making", "throat"):
        t = rich().action("callo", field)
        before = t.stock("callo")
        t.choose("done")
        assert t.stock("callo") == before and t.snow == 0 and t.decision == ("", "") and not t.s.planned


@pytest.mark.rule("IG-ACT-04")
@pytest.mark.parametrize(
    ("field", "why"),
    [
        ("influence", "no_population"),
        ("move", "no_gold"),
        ("mountain", "no_population"),
        ("raven", "nothing_to_mend"),
    ],
)
def test_a_marker_that_can_do_nothing_is_spent_and_says_why(field: str, why: str) -> None:
    t = table("callo", "dyken").markers("callo", "sails").action("callo", field)
    assert t.event("action_idle")["why"] == why and t.decision == ("", "") and not t.s.planned


@pytest.mark.rule("IG-ACT-04")
@pytest.mark.parametrize(
    ("field", "why"),
    [("influence", "no_influence"), ("move", "no_pieces"), ("mountain", "no_pieces")],
)
def test_a_player_without_pieces_can_do_little(field: str, why: str) -> None:
    t = table("callo", "dyken").resources("callo", population=5, gold=5).action("callo", field)
    assert t.event("action_idle")["why"] == why
    if field == "influence":
        t.markers("callo", "sails").reserve("callo", 0).action("callo", "influence")
        assert t.event("action_idle")["why"] == "no_markers"


@pytest.mark.rule("IG-ACT-05")
def test_costs_go_to_the_shared_supply() -> None:
    t = rich()
    population, gold = t.s.stock[0], t.s.stock[1]
    t.action("callo", "influence").choose("region:sails", "done")
    t.action("callo", "move").choose("piece:marker@sails", "region:fire", "done")
    assert (t.s.stock[0], t.s.stock[1]) == (population + 1, gold + 1)
