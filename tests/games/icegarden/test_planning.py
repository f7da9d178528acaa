"""The Planning phase and the order of the fields. [IG-PLAN, IG-2P, IG-ACT]"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.content import FIELD_IDS
from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def planning(t: Table, **markers: int) -> Table:
    """Planning with so many action markers each, in the turn order of the table."""
    order = t.turn_order
    t.ships(
        **{character: n - 2 for character, n in markers.items()}
    )  # ship 1 has 3 markers, ship 2 has 4, ship 3 has 5
    return t.order(*order).begin_planning()


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


@pytest.mark.rule("IG-ACT-04")
@pytest.mark.parametrize("action", ["throat", "influence", "move", "mountain", "raven", "making"])
def test_who_finishes_an_action_at_once_is_told_to_decline_it(action: str) -> None:
    t = table().markers("callo", "sails").vuko_tokens("callo", 1).resources("callo", population=9, gold=2, m=(2,))
    t.action("callo", action).choose("done")
    assert t.remarks() == [("action_declined", "IG-ACT-04", {"seat": t.seat("callo"), "action": action})]
    assert t.stock("callo") == (9, 2, 2)


@pytest.mark.rule("IG-ACT-04")
@pytest.mark.parametrize(
    ("action", "keys"),
    [
        ("throat", ["take:gold", "done"]),
        ("influence", ["region:sails", "done"]),
        ("move", ["piece:marker@sails", "region:fire", "done"]),
        ("making", ["raise", "up:0", "done", "done"]),
    ],
)
def test_who_finishes_after_doing_something_has_not_declined(action: str, keys: list[str]) -> None:
    t = table().markers("callo", "sails").resources("callo", population=9, gold=2, m=(2,))
    t.action("callo", action).choose(*keys)
    assert t.remarks() == []


@pytest.mark.rule("IG-PLAN-01")
def test_who_has_no_marker_left_is_skipped() -> None:
    t = planning(table(CALLO, DYKEN, FREI).order(DYKEN, CALLO, FREI), dyken=3, callo=5, freihoff=4)
    planners = []
    for field in ("influence",) * 6 + ("move",) * 5 + ("raven",):
        planners.append(t.decision[0])
        t.choose(f"field:{field}")
    assert planners == [DYKEN, CALLO, FREI] * 3 + [CALLO, FREI, CALLO]
    assert t.decision[1] != "plan"


@pytest.mark.rule("IG-PLAN-05")
@pytest.mark.rule("IG-Q-07")
@pytest.mark.rule("IG-ACT-THROAT-02")
def test_each_action_marker_on_snake_throat_takes_an_influence_marker_at_once() -> None:
    t = planning(table(CALLO, DYKEN).order(CALLO, DYKEN).captured(CALLO, 17), callo=4, dyken=3)
    assert t.in_reserve(CALLO) == 3
    t.choose("field:throat", "field:throat", "field:throat", "field:influence", "field:throat")
    assert t.in_reserve(CALLO) == 0 and t.s.throat[t.seat(CALLO)] == 3
    t.choose("field:influence")
    assert t.decision == (CALLO, "plan")
    assert t.refusal("field:throat").rule == "IG-PLAN-05"


@pytest.mark.rule("IG-2P-01")
@pytest.mark.parametrize("field", ["move", "mountain", "raven", "making"])
def test_two_players_put_three_markers_on_most_fields(field: str) -> None:
    t = planning(table(CALLO, DYKEN).order(CALLO, DYKEN), callo=5, dyken=5)
    t.choose(*[f"field:{field}"] * 3)
    assert t.refusal(f"field:{field}").rule == "IG-2P-01"
    t.choose(*["field:throat"] * 4)  # no limit there


@pytest.mark.rule("IG-2P-01")
@pytest.mark.rule("IG-PLAN-04")
def test_two_players_may_put_a_fourth_marker_on_influence() -> None:
    t = planning(table(CALLO, DYKEN).order(CALLO, DYKEN), callo=5, dyken=5)
    t.choose(*["field:influence"] * 6)
    assert t.refusal("field:influence").rule == "IG-PLAN-06"


@pytest.mark.rule("IG-PLAN-06")
@pytest.mark.rule("IG-Q-06")
@pytest.mark.parametrize(
    ("field", "spaces"), [("influence", 6), ("move", 5), ("mountain", 4), ("raven", 4), ("making", 5)]
)
def test_spaces_with_three_and_four_players(field: str, spaces: int) -> None:
    for seats in ((CALLO, DYKEN, FREI), (CALLO, DYKEN, FREI, FJOLL)):
        t = planning(table(*seats), **{seat: 5 for seat in seats})
        t.choose(*[f"field:{field}"] * spaces)
        assert t.refusal(f"field:{field}").rule == "IG-PLAN-06"
        free = planning(table(*seats, field_spaces="unlimited"), **{seat: 5 for seat in seats})
        free.choose(*[f"field:{field}"] * (spaces + 1))


@pytest.mark.rule("IG-PLAN-03")
def test_only_the_six_fields_take_markers() -> None:
    t = planning(table(), callo=3, dyken=3, freihoff=3, fjollsfinn=3)
    assert t.refusal("field:activation").rule == "IG-PLAN-03"
    assert t.refusal("field:vuko").rule == "IG-PLAN-03"


@pytest.mark.rule("IG-ACT-02")
@pytest.mark.rule("IG-ACT-03")
def test_last_placed_acts_first_but_snake_throat_goes_by_turn_order() -> None:
    t = table().order(FREI, CALLO, DYKEN, FJOLL)
    for character in (FREI, CALLO, DYKEN, FJOLL):
        t.resources(character, population=3, gold=1, m=(1,)).markers(character, "zym")
    t.actions(
        "dyken:throat",
        "callo:influence",
        "freihoff:throat",
        "fjollsfinn:influence",
        "dyken:throat",
        "callo:influence",
        "freihoff:influence",
    )
    acted = []
    while t.decision[1] in ("throat", "influence"):
        acted.append(t.decision)
        t.choose("done")
    assert acted == [
        (FREI, "throat"),
        (DYKEN, "throat"),
        (DYKEN, "throat"),
        (FREI, "influence"),
        (CALLO, "influence"),
        (FJOLL, "influence"),
        (CALLO, "influence"),
    ]


@pytest.mark.rule("IG-PLAN-05")
@pytest.mark.rule("IG-Q-08")
@pytest.mark.rule("IG-ACT-03")
def test_snake_throat_takes_every_marker_there_is() -> None:
    t = table().ships(fjollsfinn=3, dyken=3, freihoff=3, callo=3).begin_planning()
    t.choose(*["field:throat"] * 20)
    assert t.decision[1] != "plan" and t.s.throat == [5] * 4
