"""Positions read off the printed rulebook: relief, jumps, turn order, scoring turns, order tokens, planning."""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def settled(*but: str, seats: tuple[str, ...] = (FJOLL, DYKEN, FREI, CALLO), **setup: object) -> Table:
    """Everybody has two markers in zym, but for those named."""
    t = table(*seats, **setup)
    for character in seats:
        if character not in but:
            t.markers(character, "zym", 2)
    return t


# -- the start of a turn -----------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-TURN-02")
@pytest.mark.rule("IG-TURN-03")
def test_relief_with_one_marker_left_is_one_marker_and_two_population() -> None:
    t = settled(CALLO).markers(CALLO, "isle").begin_turn()
    assert t.decision == (CALLO, "relief")
    t.choose("region:fjords")
    assert t.markers_in(CALLO, "fjords") == 1 and t.stock(CALLO) == (2, 0, 0)
    assert t.decision[1] == "jump"


@pytest.mark.rule("IG-TURN-02")
def test_relief_with_nothing_on_the_map_may_go_to_one_region() -> None:
    t = settled(CALLO).begin_turn().choose("region:isle", "region:isle")
    assert t.markers_in(CALLO, "isle") == 2 and t.in_reserve(CALLO) == 18 and t.stock(CALLO)[0] == 2
    assert t.decision[1] == "jump"


@pytest.mark.rule("IG-Q-05")
@pytest.mark.parametrize(
    ("unit", "domination", "markers"),
    [("faun", False, 0), ("nightmare", False, 0), ("wild_child", False, 1), ("wild_child", True, 0)],
)
def test_relief_counts_influence_not_markers(unit: str, domination: bool, markers: int) -> None:
    t = settled(CALLO).units(CALLO, unit, "isle")
    if domination:
        t.upgrade(CALLO, unit, "domination")
    t.begin_turn()
    if markers:
        assert t.decision == (CALLO, "relief")
        t.choose("region:isle")
    assert t.decision[1] == "jump"
    assert t.stock(CALLO)[0] == (2 if markers else 0)


@pytest.mark.rule("IG-Q-05")
def test_relief_leaves_out_snake_throat_the_ice_garden_and_markers_held_by_vuko() -> None:
    t = settled(CALLO).throat(CALLO, 3).captured(CALLO, 2).markers(CALLO, "isle", 1).vuko("fire").held(CALLO, 2)
    t.begin_turn()
    assert t.decision == (CALLO, "relief")
    t.choose("region:fire")
    assert t.markers_in(CALLO, "fire") == 1 and t.s.held[t.seat(CALLO)] == 2


@pytest.mark.rule("IG-Q-05")
@pytest.mark.rule("IG-CLOSE-03")
def test_relief_leaves_out_locked_pieces_and_the_closed_region() -> None:
    t = settled(CALLO).closed("valley", 4).begin_turn()
    assert t.decision == (CALLO, "relief")
    assert t.refusal("region:valley").rule == "IG-CLOSE-09"
    t.choose("region:sails", "region:zym")
    assert t.stock(CALLO)[0] == 2


@pytest.mark.rule("IG-TURN-02")
def test_relief_only_in_regions_that_take_part() -> None:
    t = settled(CALLO, seats=(CALLO, DYKEN)).begin_turn()
    assert t.refusal("region:isle").rule == "IG-SETUP-08"


@pytest.mark.rule("IG-TURN-03")
def test_relief_may_be_declined_or_broken_off_and_brings_population_all_the_same() -> None:
    t = settled(CALLO, FREI).begin_turn()
    assert t.decision == (CALLO, "relief")
    t.choose("region:isle", "done")
    assert t.decision == (FREI, "relief")
    t.choose("done")
    assert t.stock(CALLO)[0] == 2 and t.stock(FREI)[0] == 2
    assert t.influence(CALLO, "isle") == 1 and t.in_reserve(FREI) == 20


@pytest.mark.rule("IG-TURN-03")
@pytest.mark.rule("IG-COMP-09")
def test_relief_without_a_marker_in_the_supply_is_population_only() -> None:
    t = settled(CALLO).reserve(CALLO, 0).begin_turn()
    assert t.stock(CALLO)[0] == 2 and t.decision[1] == "jump"


@pytest.mark.rule("IG-TURN-03")
@pytest.mark.rule("IG-Q-01")
@pytest.mark.parametrize(("limited", "first", "second"), [(True, 2, 1), (False, 2, 2)])
def test_relief_takes_population_from_the_supply_in_the_order_of_the_turn_just_played(
    limited: bool, first: int, second: int
) -> None:
    t = settled(CALLO, DYKEN, supply_limit=limited).order(DYKEN, FREI, FJOLL, CALLO).supply(population=3).begin_turn()
    assert t.decision == (DYKEN, "relief")
    t.choose("done")
    assert t.decision == (CALLO, "relief")
    t.choose("done")
    assert (t.stock(DYKEN)[0], t.stock(CALLO)[0]) == (first, second)


@pytest.mark.rule("IG-TURN-04")
def test_moved_charms_are_turned_over_before_the_next_turn() -> None:
    t = settled().thorn("fire").charm("fire", 0, moved=2).end_turn()
    assert t.s.charm[t.region("fire")] == 2 and t.s.charm_moved[t.region("fire")] == 0


# -- initiative --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-EX-01")
def test_the_example_of_the_rulebook() -> None:
    green, red, blue, black = CALLO, FREI, FJOLL, DYKEN
    t = settled().ships(freihoff=7, callo=7, dyken=6, fjollsfinn=6).begin_initiative()
    assert t.decision == (green, "jump")
    t.choose("jump:1")
    assert t.decision == (red, "jump")
    t.choose("jump:2")
    assert t.decision == (blue, "jump")
    t.choose("jump:1")
    assert t.decision == (black, "jump")
    t.choose("jump:2")
    assert t.turn_order == [red, blue, black, green]
    assert [t.s.ship[t.seat(character)] + 1 for character in (green, red, blue, black)] == [8, 9, 7, 8]


@pytest.mark.rule("IG-INIT-05")
@pytest.mark.rule("IG-INIT-06")
def test_one_special_jump_for_each_of_three_stages() -> None:
    t = settled(seats=(CALLO, DYKEN)).begin_initiative()
    jumps = {CALLO: ["2", "1", "2", "1", "2", "1"], DYKEN: ["1"] * 6}
    refused_at = []
    for n in range(6):
        while t.decision[1] == "jump":
            who = t.decision[0]
            if who == CALLO and "jump:2" not in t.keys:
                assert t.refusal("jump:2").rule == "IG-INIT-05"
                refused_at.append(t.s.ship[t.seat(CALLO)] + 1)
            t.choose(f"jump:{jumps[who][n]}")
        t.begin_initiative()
    # 1 -> 3 (stage 1), 3 -> 4, 4 -> 6 (stage 2), 6 -> 7, 7 -> 9 (stage 3), 9 -> 10
    assert t.s.ship[t.seat(CALLO)] + 1 == 10
    assert refused_at == [3, 6, 9]


@pytest.mark.rule("IG-INIT-05")
@pytest.mark.rule("IG-INIT-06")
def test_a_special_jump_into_the_next_stage_leaves_that_stage_its_own() -> None:
    t = settled(seats=(CALLO, DYKEN)).ships(callo=2, dyken=1).begin_initiative()
    assert t.decision == (DYKEN, "jump")  # ship 1 before ship 2
    t.choose("jump:1", "jump:2")
    assert t.s.ship[t.seat(CALLO)] + 1 == 4
    t.begin_initiative()
    assert t.decision == (CALLO, "jump") and t.keys == ["jump:1", "jump:2"]


@pytest.mark.rule("IG-INIT-14")
def test_the_special_jump_from_the_eighth_ship_reaches_the_last() -> None:
    t = settled(seats=(CALLO, DYKEN)).ships(dyken=7, callo=8).begin_initiative()
    t.choose("jump:1", "jump:2")
    assert t.s.ship[t.seat(CALLO)] + 1 == 10 and t.s.scoring == 1 and t.s.boats == 4


@pytest.mark.rule("IG-INIT-12")
@pytest.mark.parametrize(
    ("field", "markers"), [(2, 4), (3, 5), (4, 3), (5, 4), (6, 5), (7, 4), (8, 5), (9, 4), (10, 5)]
)
def test_action_markers_by_ship(field: int, markers: int) -> None:
    t = settled(seats=(CALLO, DYKEN)).ships(callo=field - 1, dyken=1).begin_initiative()
    while t.decision[1] == "jump":
        t.choose("jump:1")
    t.begin_planning()
    assert t.s.actions[t.seat(CALLO)] == markers and t.s.actions[t.seat(DYKEN)] == 4


@pytest.mark.rule("IG-INIT-09")
@pytest.mark.rule("IG-INIT-10")
@pytest.mark.rule("IG-INIT-11")
@pytest.mark.rule("IG-DX-05")
@pytest.mark.rule("IG-Q-56")
def test_the_number_on_the_ship_then_the_stage_then_the_stack() -> None:
    t = table().ships(fjollsfinn=8, dyken=4, freihoff=2, callo=8)
    # ship 1: dyken. Ship 2: stage 3 (callo on top of fjollsfinn), then stage 1.
    assert t.turn_order == [DYKEN, CALLO, FJOLL, FREI]


@pytest.mark.rule("IG-Q-58")
@pytest.mark.rule("IG-INIT-08")
def test_a_marker_may_land_on_one_that_has_still_to_jump() -> None:
    t = settled().ships(freihoff=3, dyken=2, callo=1, fjollsfinn=1).begin_initiative()
    assert t.turn_order == [FJOLL, CALLO, DYKEN, FREI]
    t.choose("jump:1")  # on top of van Dyken, who then leaves from below
    t.choose("jump:2", "jump:1")  # Callo and van Dyken both land on ship 3, on top of Freihoff
    assert t.decision == (FREI, "jump")
    t.choose("jump:1")
    # ship 4 is number 1; ship 2 Fjollsfinn; ship 3 van Dyken over Callo
    assert t.turn_order == [FREI, FJOLL, DYKEN, CALLO]


@pytest.mark.rule("IG-INIT-07")
def test_players_jump_in_the_order_of_the_turn_before() -> None:
    t = settled().ships(fjollsfinn=4, dyken=2, freihoff=5, callo=3).begin_initiative()
    jumpers = []
    while t.decision[1] == "jump":
        jumpers.append(t.decision[0])
        t.choose("jump:1")
    assert jumpers == [FJOLL, FREI, DYKEN, CALLO]


@pytest.mark.rule("IG-SCORE-01")
@pytest.mark.rule("IG-SCORE-02")
@pytest.mark.parametrize(
    ("leader", "jump", "scoring"),
    [
        (1, 1, 0),
        (1, 2, 1),  # onto the first red ship
        (2, 2, 1),  # over it
        (3, 1, 0),  # scored before
        (4, 2, 1),
        (5, 1, 1),
        (6, 1, 0),
        (6, 2, 1),  # onto the third
        (7, 2, 1),  # over the third
        (8, 2, 1),  # onto the last
        (9, 1, 1),
    ],
)
def test_which_turns_score(leader: int, jump: int, scoring: int) -> None:
    t = settled(seats=(CALLO, DYKEN)).ships(dyken=1, callo=leader).begin_initiative()
    while t.decision[1] == "jump":
        t.choose(f"jump:{jump}" if t.decision[0] == CALLO else "jump:1")
    assert t.s.scoring == scoring
    assert len(t.all_events("scoring_announced")) == (scoring if t.events else 0)


@pytest.mark.rule("IG-SCORE-02")
def test_a_red_ship_does_not_score_for_the_second_marker() -> None:
    t = settled(seats=(CALLO, DYKEN)).ships(dyken=2, callo=3).begin_initiative().choose("jump:1", "jump:1")
    assert t.s.scoring == 0


# -- order tokens ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ADV-02")
@pytest.mark.rule("IG-DX-23")
@pytest.mark.parametrize(
    ("seats", "shares"),
    [
        ((CALLO, DYKEN), [3, 2]),
        ((CALLO, DYKEN, FREI), [2, 2, 1]),
        ((CALLO, DYKEN, FREI, FJOLL), [2, 1, 1, 1]),
    ],
)
def test_how_many_order_tokens_each_player_lays(seats: tuple[str, ...], shares: list[int]) -> None:
    t = settled(seats=seats, variant="advanced").begin_initiative()
    while t.decision[1] == "jump":
        t.choose("jump:1")
    laid = []
    while t.decision[1] != "plan" and t.decision[0]:
        t.choose(t.keys[-1])
        laid += [event["seat"] for event in t.all_events("order_token_assigned")]
    order = t.s.order
    assert [laid.count(seat) for seat in order] == shares
    assert laid == [order[n % len(order)] for n in range(5)]


@pytest.mark.rule("IG-ADV-02")
@pytest.mark.rule("IG-ADV-04")
@pytest.mark.rule("IG-ACT-01")
def test_tokens_and_fields_are_given_once_and_decide_what_resolves_first() -> None:
    t = settled(seats=(CALLO, DYKEN), variant="advanced").begin_initiative().choose("jump:1", "jump:1")
    assert t.decision[1] == "order_token"
    first, second = t.turn_order
    assert t.decision[0] == first
    assert t.keys == [f"token:{n}" for n in range(1, 6)]
    t.choose("token:5")
    assert sorted(t.keys) == ["field:influence", "field:making", "field:mountain", "field:move", "field:raven"]
    t.choose("field:influence")
    assert t.decision == (second, "order_token")
    assert t.refusal("token:5").rule == "IG-ADV-02"
    t.choose("token:1")
    assert t.refusal("field:influence").rule == "IG-ADV-02"
    t.choose("field:making", "token:3", "field:raven", "token:2", "field:mountain")
    # the fifth token goes to the last field by itself
    t.resources(CALLO, population=4, gold=4, m=(4,)).resources(DYKEN, population=4, gold=4, m=(4,))
    t.reputation(callo=5, dyken=6)
    t.actions("callo:influence", "callo:move", "callo:raven", "dyken:making", "dyken:mountain", "callo:throat")
    fields = []
    while t.decision[0]:
        if t.decision[1] == "throat":
            fields.append("throat")
        elif t.decision[1] in ("making", "influence", "raven"):
            fields.append(t.decision[1])
        elif t.decision[1] == "mountain_from":
            fields.append("mountain")
        elif t.decision[1] == "move_piece":
            fields.append("move")
        if "activation" in t.decision[1]:
            break
        t.choose("done")
    assert fields[:6] == ["throat", "making", "mountain", "raven", "move", "influence"]


@pytest.mark.rule("IG-ADV-03")
@pytest.mark.rule("IG-SETUP-03")
def test_the_basic_variant_never_asks_for_order_tokens() -> None:
    t = settled(seats=(CALLO, DYKEN)).begin_initiative().choose("jump:1", "jump:1")
    assert "order" not in t.decision[1]


# -- planning ----------------------------------------------------------------------------------------------------------


def planning(t: Table, **markers: int) -> Table:
    """Planning with so many action markers each, in the turn order of the table."""
    order = t.turn_order
    t.ships(
        **{character: n - 2 for character, n in markers.items()}
    )  # ship 1 has 3 markers, ship 2 has 4, ship 3 has 5
    return t.order(*order).begin_planning()


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
def test_activation_and_vuko_take_no_markers() -> None:
    t = planning(table(), callo=3, dyken=3, freihoff=3, fjollsfinn=3)
    assert t.refusal("field:activation").rule == "IG-PLAN-03"
    assert t.refusal("field:vuko").rule == "IG-PLAN-03"


# -- the order of actions ----------------------------------------------------------------------------------------------


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
