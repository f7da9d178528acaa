"""The start of a turn: relief, charms. [IG-TURN]"""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import Table, decline, icegarden, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def settled(*but: str, seats: tuple[str, ...] = (FJOLL, DYKEN, FREI, CALLO), **setup: object) -> Table:
    """Everybody has two markers in zym, but for those named."""
    t = table(*seats, **setup)
    for character in seats:
        if character not in but:
            t.markers(character, "zym", 2)
    return t


@pytest.mark.rule("IG-TURN-01")
def test_phases_of_a_turn_in_order() -> None:
    match = icegarden().new({"seats": 2, "characters": "random", "regions": "quick"}, 3)
    signs = ("turn_began", "turn_order_set", "marker_planned", "action_began", "domination_began")
    seen: list[str] = []
    while match.view(None)["turn"] < 3:
        for event in match.apply(0):
            if event.type in signs and seen[-1:] != [event.type]:
                seen.append(event.type)
    assert seen == ["turn_began", *signs[2:], *signs, "turn_began"]  # no jumps in turn 1


@pytest.mark.rule("IG-TURN-02")
@pytest.mark.rule("IG-TURN-03")
def test_relief_up_to_two_influence_and_two_population() -> None:
    t = table("fjollsfinn", "dyken").markers("dyken", "sails").markers("fjollsfinn", "zym", 2)
    t.begin_turn()
    assert t.decision == ("dyken", "relief") and t.stock("dyken") == (2, 0, 0)
    t.choose("region:fire")
    assert t.influence("dyken", "fire") == 1 and t.decision[1] == "jump"  # no more than two


@pytest.mark.rule("IG-TURN-02")
@pytest.mark.rule("IG-Q-05")
def test_relief_counts_units_and_no_locked_or_held_pieces() -> None:
    t = table("dyken", "callo").units("dyken", "piper", "sails").closed("fire", 3).vuko("zym").held("callo", 2)
    t.markers("callo", "zym", 1).begin_turn()
    assert t.decision == ("callo", "relief")
    assert t.refusal("region:fire").rule == "IG-CLOSE-09"
    assert t.refusal("region:isle").rule == "IG-SETUP-08"
    t.choose("done")  # nobody has to
    assert t.influence("callo", "sails") == 0 and t.stock("callo")[0] == 2 and t.stock("dyken")[0] == 0


@pytest.mark.rule("IG-TURN-03")
@pytest.mark.rule("IG-Q-05")
def test_relief_in_the_order_of_the_last_turn_both_in_one_region() -> None:
    t = table("fjollsfinn", "dyken").order("dyken", "fjollsfinn").begin_turn()
    assert t.decision == ("dyken", "relief")
    t.choose("region:zym", "region:zym")
    assert t.markers_in("dyken", "zym") == 2 and t.decision == ("fjollsfinn", "relief")
    t = table("fjollsfinn", "dyken").reserve("dyken", 0).markers("fjollsfinn", "zym", 2).begin_turn()
    assert t.decision[1] == "jump" and t.stock("dyken") == (2, 0, 0)  # no marker, but population


@pytest.mark.rule("IG-TURN-04")
def test_charms_are_turned_up_before_the_next_turn() -> None:
    t = table().thorn("fire").charm("fire", 1, moved=2).markers("callo", "fire", 2).end_turn()
    assert t.s.charm[t.region("fire")] == 3 and not any(t.s.charm_moved)
    assert t.event("charms_turned")["rule"] == "IG-TURN-04"


@pytest.mark.rule("IG-TURN-05")
def test_no_limit_to_what_a_player_holds() -> None:
    t = table("callo", "dyken").resources("callo", population=23).action("callo", "throat").choose("take:population")
    assert t.stock("callo") == (24, 0, 0)


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


@pytest.mark.rule("IG-Q-33")
@pytest.mark.rule("IG-Q-05")
@pytest.mark.parametrize(("option", "relief"), [("out", True), ("domination", False)])
def test_relief_after_a_domination_in_which_vuko_held_everything(option: str, relief: bool) -> None:
    t = table(CALLO, DYKEN, held_markers=option).vuko("fire").vuko_tokens(CALLO, 2).markers(CALLO, "fire", 2)
    t.markers(DYKEN, "zym", 2).begin_domination()
    decline(t).begin_turn()
    assert (t.decision == (CALLO, "relief")) == relief
