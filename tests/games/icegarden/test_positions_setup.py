"""Positions read off the printed rulebook: from the empty board to the first action marker."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.errors import LonghallError
from longhall.kernel.match import Match
from tests.games.icegarden.table import icegarden

MAP = ("isle", "sails", "fjords", "fire", "valley", "empire", "snakes", "zym")


def opened(*characters: str, seed: int = 5, **setup: Any) -> Match:
    return icegarden().new({"seats": len(characters), "characters": list(characters), **setup}, seed)


def state(match: Match) -> IceGardenState:
    assert isinstance(match.state, IceGardenState)
    return match.state


def asked(match: Match) -> tuple[int, str]:
    assert match.decision is not None
    return match.decision.seat, match.decision.kind


def play_to(match: Match, kind: str) -> Match:
    """Take the first option until a decision of this kind is due."""
    while asked(match)[1] != kind:
        match.apply(match.keys()[0])
    return match


def refused(match: Match, key: str) -> str:
    keys = match.keys()
    assert key not in keys
    return next(refusal.rule for refusal in match.refusals() if refusal.key == key)


@pytest.mark.rule("IG-DX-01")
@pytest.mark.rule("IG-DX-02")
@pytest.mark.rule("IG-DX-03")
@pytest.mark.rule("IG-SETUP-11")
@pytest.mark.rule("IG-SETUP-15")
@pytest.mark.parametrize(
    ("characters", "regions"),
    [
        (("fjollsfinn", "freihoff"), 6),
        (("callo", "dyken"), 6),
        (("fjollsfinn", "freihoff", "callo"), 7),
        (("dyken", "freihoff", "callo"), 7),
        (("fjollsfinn", "dyken", "freihoff", "callo"), 8),
    ],
)
@pytest.mark.parametrize("seed", range(6))
def test_four_charm_places_in_different_regions_and_a_nation_in_each(
    characters: tuple[str, ...], regions: int, seed: int
) -> None:
    match = play_to(opened(*characters, seed=seed), "plan")
    s = state(match)
    playing = [region for region in range(8) if s.token[region] >= 0]
    assert len(playing) == regions
    assert sorted(s.charm[region] for region in playing) == [0] * (regions - 4) + [1] * 4
    assert [s.nations[region] for region in playing] == [1] * regions
    assert sum(s.charm) == 4 and sum(s.nations) == regions
    if "dyken" in characters:
        assert s.thorn in playing and s.charm[s.thorn] == 0
    else:
        assert s.thorn < 0


@pytest.mark.rule("IG-SETUP-09")
@pytest.mark.rule("IG-SETUP-08")
def test_two_players_lay_six_tokens_in_turn() -> None:
    match = opened("callo", "freihoff")
    first, second = state(match).order
    laid: list[str] = []
    for n, region in enumerate(("isle", "zym", "sails", "fire", "valley", "fjords")):
        assert asked(match) == ((first, second)[n % 2], "place_token")
        if laid:
            assert refused(match, f"region:{laid[-1]}") == "IG-SETUP-08"
        match.apply(f"region:{region}")
        laid.append(region)
    assert asked(match) == (first, "starting_influence")
    assert sorted(match.keys()) == sorted(f"region:{region}" for region in laid)
    assert refused(match, "region:empire") == "IG-SETUP-08"


@pytest.mark.rule("IG-SETUP-09")
def test_three_players_lay_seven_tokens_and_the_first_lays_a_third_one() -> None:
    match = opened("callo", "freihoff", "fjollsfinn")
    order = state(match).order
    layers = []
    while asked(match)[1] == "place_token":
        layers.append(asked(match)[0])
        match.apply(match.keys()[0])
    assert layers == [*order, *order, order[0]]


@pytest.mark.rule("IG-SETUP-09")
@pytest.mark.rule("IG-SETUP-10")
def test_four_players_have_no_token_to_lay_but_van_dyken_the_thorn() -> None:
    match = opened("callo", "freihoff", "fjollsfinn", "dyken")
    assert asked(match) == (3, "thorn")
    assert match.keys() == [f"region:{region}" for region in MAP]


@pytest.mark.rule("IG-SETUP-10")
@pytest.mark.rule("IG-SETUP-12")
def test_the_thorn_is_placed_before_anybody_sees_charms_or_tokens() -> None:
    match = opened("dyken", "callo")
    for region in ("isle", "zym", "sails", "fire", "valley", "fjords"):
        match.apply(f"region:{region}")
    assert asked(match) == (0, "thorn")
    assert sum(state(match).charm) == 0 and not state(match).revealed
    assert refused(match, "region:empire") == "IG-SETUP-08"
    for seat in (0, 1, None):
        for shown in match.view(seat)["regions"]:
            assert not shown.get("token")
    events = match.apply("region:zym")
    assert [event.type for event in events if event.type in ("thorn_placed", "charms_placed", "tokens_revealed")] == [
        "thorn_placed",
        "charms_placed",
        "tokens_revealed",
    ]


@pytest.mark.rule("IG-SETUP-13")
@pytest.mark.rule("IG-SETUP-14")
def test_starting_markers_go_round_twice_in_the_same_order() -> None:
    match = opened("callo", "freihoff", "fjollsfinn", regions="quick")
    order = state(match).order
    for seat in order:
        assert asked(match) == (seat, "starting_influence")
        match.apply("region:valley")  # all three in one region: rivalry from the start
    for seat, region in zip(order, ("isle", "isle", "zym"), strict=True):
        assert asked(match) == (seat, "starting_influence")
        assert refused(match, "region:valley") == "IG-SETUP-14"
        match.apply(f"region:{region}")
    assert asked(match)[1] == "plan"


@pytest.mark.rule("IG-SETUP-02")
@pytest.mark.rule("IG-COMP-02")
@pytest.mark.rule("IG-SETUP-16")
@pytest.mark.rule("IG-SETUP-18")
@pytest.mark.rule("IG-SETUP-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_everybody_starts_with(seats: int) -> None:
    match = play_to(icegarden().new({"seats": seats}, 3), "plan")
    s = state(match)
    assert s.population == [4] * seats and s.gold == [2] * seats and s.m == [1, 0, 0, 0] * seats
    assert s.stock == [24 - 4 * seats, 22 - 2 * seats, 16 - seats]
    assert s.reserve == [18, 3, 2, 1] * seats
    assert s.dead_snow == 0 and s.vuko < 0 and sum(s.points) == 0
    assert s.upgrades_left == [4] * 5 and s.spy == []
    assert s.vuko_tokens == [0] * seats and s.throat == [0] * seats


@pytest.mark.rule("IG-SETUP-04")
@pytest.mark.rule("IG-SETUP-05")
@pytest.mark.parametrize("seed", range(5))
def test_the_first_turn_runs_from_the_worst_reputation_to_the_best(seed: int) -> None:
    s = state(opened("callo", "freihoff", "fjollsfinn", "dyken", seed=seed))
    assert s.reputation == [0] * 4 and s.ship == [0] * 4
    assert s.order == s.reputation_order[::-1]


@pytest.mark.rule("IG-SETUP-04")
def test_every_order_of_the_stack_can_come_up() -> None:
    orders = {tuple(state(opened("callo", "dyken", "freihoff", seed=seed)).order) for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.rule("IG-INIT-03")
def test_nobody_jumps_in_the_first_turn_and_everybody_has_three_action_markers() -> None:
    match = play_to(opened("callo", "freihoff", "fjollsfinn", "dyken"), "plan")
    s = state(match)
    order = list(s.order)
    assert s.ship == [0] * 4
    planners = []
    while asked(match)[1] == "plan":
        planners.append(asked(match)[0])
        match.apply("field:throat")
    assert planners == order * 3


@pytest.mark.rule("IG-SETUP-01")
@pytest.mark.rule("IG-COMP-01")
def test_characters_are_chosen_in_seat_order_and_never_twice() -> None:
    match = icegarden().new({"seats": 3}, 1)
    assert asked(match) == (0, "character") and len(match.keys()) == 4
    match.apply("character:dyken")
    assert asked(match) == (1, "character")
    assert refused(match, "character:dyken") == "IG-COMP-01"
    match.apply("character:callo")
    assert asked(match) == (2, "character") and sorted(match.keys()) == ["character:fjollsfinn", "character:freihoff"]


@pytest.mark.rule("IG-Q-57")
def test_characters_can_be_drawn() -> None:
    drawn = set()
    for seed in range(20):
        match = icegarden().new({"seats": 2, "characters": "random"}, seed)
        assert asked(match)[1] == "place_token"
        drawn.add(tuple(state(match).character))
    assert all(first != second for first, second in drawn) and len(drawn) > 6


@pytest.mark.rule("IG-Q-03")
@pytest.mark.parametrize(
    ("characters", "out"), [(("callo", "freihoff"), (0, 2)), (("callo", "freihoff", "dyken"), (2,))]
)
def test_quick_regions_leave_out_the_same_regions_always(characters: tuple[str, ...], out: tuple[int, ...]) -> None:
    match = play_to(opened(*characters, regions="quick"), "starting_influence")
    assert tuple(region for region in range(8) if state(match).token[region] < 0) == out
    tokens = {tuple(state(play_to(opened(*characters, regions="quick", seed=n), "plan")).token) for n in range(5)}
    assert len(tokens) > 1  # which token lies where is still drawn


@pytest.mark.rule("IG-COMP-01")
@pytest.mark.rule("IG-VTILE-01")
@pytest.mark.rule("IG-Q-26")
@pytest.mark.parametrize(
    "setup",
    [
        {"seats": 1},
        {"seats": 5},
        {"seats": 2, "characters": ["callo", "callo"]},
        {"seats": 3, "characters": ["callo", "dyken"]},
        {"seats": 2, "characters": ["callo", "vuko"]},
        {"seats": 2, "vuko_tiles": ["both_bears:1"]},
        {"seats": 2, "variant": "advanced", "vuko_tiles": ["both_bears:1", "both_bears:2"]},
        {"seats": 2, "variant": "advanced", "vuko_tiles": ["both_bears:5"]},
        {"seats": 2, "field_spaces": "unlimited"},
        {"seats": 2, "held_markers": "never"},
    ],
)
def test_setups_that_the_rules_do_not_know(setup: dict[str, Any]) -> None:
    with pytest.raises(LonghallError):
        icegarden().new(setup, 1)


@pytest.mark.rule("IG-VTILE-01")
@pytest.mark.rule("IG-Q-26")
def test_all_four_tiles_may_lie_on_one_stage() -> None:
    tiles = ["fire_people:2", "whisperers:2", "night_wanderers:2", "both_bears:2"]
    match = opened("callo", "dyken", variant="advanced", vuko_tiles=tiles)
    assert state(match).rules.tile_stages == (2, 2, 2, 2)


@pytest.mark.rule("IG-Q-54")
@pytest.mark.rule("IG-SETUP-12")
def test_only_the_tokens_are_ever_hidden() -> None:
    match = play_to(opened("callo", "dyken", "freihoff"), "starting_influence")
    views = [match.view(seat) for seat in (0, 1, 2, None)]
    assert all(view["regions"] == views[0]["regions"] for view in views)
    assert [bool(region["token"]) for region in views[0]["regions"]] == [
        region["status"] == "open" for region in views[0]["regions"]
    ]
