"""Setup. [IG-SETUP]"""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.icegarden.content import CHARACTER_IDS
from longhall.games.icegarden.queries import open_regions
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import IllegalOption, LonghallError, SetupError
from longhall.kernel.match import Match
from tests.games.icegarden.table import icegarden, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def opened(*characters: str, seed: int = 5, **setup: Any) -> Match:
    return icegarden().new({"seats": len(characters), "characters": list(characters), **setup}, seed)


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


MAP = ("isle", "sails", "fjords", "fire", "valley", "empire", "snakes", "zym")


def new(seed: int = 1, **setup: Any) -> Match:
    return icegarden().new(setup, seed)


def state(match: Match) -> IceGardenState:
    assert isinstance(match.state, IceGardenState)
    return match.state


def until(match: Match, kind: str) -> Match:
    """Take the first option until a decision of this kind is due."""
    while match.decision is not None and match.decision.kind != kind:
        match.apply(0)
    return match


def keys(match: Match) -> list[str]:
    return match.keys()


def decision(match: Match) -> tuple[int, str]:
    assert match.decision is not None
    return match.decision.seat, match.decision.kind


# -- setup -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-SETUP-01")
@pytest.mark.rule("IG-Q-57")
def test_characters_are_chosen_in_seat_order_drawn_or_agreed() -> None:
    match = new(seats=4)
    assert decision(match) == (0, "character")
    match.apply("character:freihoff")
    assert decision(match) == (1, "character") and "character:freihoff" not in keys(match)
    match.apply("character:callo")
    match.apply("character:dyken")  # the last seat has nothing to choose
    assert [CHARACTER_IDS[c] for c in state(match).character] == ["freihoff", "callo", "dyken", "fjollsfinn"]
    assert [player["character"] for player in match.view(0)["players"]][:2] == ["freihoff", "callo"]
    assert new(seats=2).view(0)["players"][0]["character"] is None
    drawn = {tuple(state(new(seed, seats=3, characters="random")).character) for seed in range(8)}
    assert len(drawn) > 3
    agreed = new(seats=2, characters=["callo", "dyken"])
    assert state(agreed).character == [3, 1]
    with pytest.raises(SetupError):
        new(seats=3, characters=["callo", "dyken"])


@pytest.mark.rule("IG-SETUP-02")
def test_starting_resources() -> None:
    match = until(new(seats=2), "starting_influence")
    assert state(match).population == [4, 4] and state(match).gold == [2, 2]
    assert state(match).m == [1, 0, 0, 0] * 2


@pytest.mark.rule("IG-SETUP-03")
def test_the_variant_is_chosen_before_the_match() -> None:
    assert new(seats=2).setup["variant"] == "basic"
    with pytest.raises(SetupError):
        new(seats=2, vuko_tiles="quick")  # tiles belong to the advanced variant
    assert new(seats=2, variant="advanced", vuko_tiles="quick").setup["vuko_tiles"] == "quick"


@pytest.mark.rule("IG-SETUP-04")
@pytest.mark.rule("IG-SETUP-05")
@pytest.mark.rule("IG-SETUP-06")
def test_both_stacks_have_one_random_order() -> None:
    stacks = set()
    for seed in range(12):
        s = state(new(seed, seats=3, characters="random"))
        assert s.reputation == [0, 0, 0] and s.ship == [0, 0, 0]
        assert s.landed == s.reputation_order
        assert s.order == s.reputation_order[::-1]  # the first in turn order has the worst reputation
        stacks.add(tuple(s.order))
    assert len(stacks) > 3


@pytest.mark.rule("IG-SETUP-07")
@pytest.mark.rule("IG-SETUP-16")
@pytest.mark.rule("IG-SETUP-18")
def test_everything_starts_at_nothing() -> None:
    match = until(new(seats=4), "plan")
    view = match.view(None)
    assert [player["points"] for player in view["players"]] == [0, 0, 0, 0]
    assert view["dead_snow"]["at"] == 0 and view["vuko"]["region"] is None


@pytest.mark.rule("IG-SETUP-08")
@pytest.mark.parametrize(("seats", "regions"), [(2, 6), (3, 7), (4, 8)])
def test_only_regions_with_a_token_take_part(seats: int, regions: int) -> None:
    match = until(new(seats=seats), "starting_influence")
    assert len(open_regions(state(match))) == len(keys(match)) == regions
    outside = [name for name in icegarden().content.region_ids if f"region:{name}" not in keys(match)]
    assert {refusal.key for refusal in match.refusals() if refusal.rule == "IG-SETUP-08"} == {
        f"region:{name}" for name in outside
    }


@pytest.mark.rule("IG-SETUP-09")
@pytest.mark.rule("IG-Q-03")
def test_tokens_are_placed_face_down_in_turn_order() -> None:
    match = until(new(seats=2), "place_token")
    order = state(match).order
    seen = []
    while decision(match)[1] == "place_token":
        seen.append(decision(match)[0])
        region = keys(match)[0]
        match.apply(region)
        if decision(match)[1] == "place_token":
            assert region not in keys(match)
    assert seen == order * 3
    match = until(new(5, seats=3), "place_token")
    match.apply("region:zym")
    assert [region["token"] for region in match.view(0)["regions"]] == [None] * 8
    assert new(seats=2, characters="random", regions="quick").keys()[0] == "region:sails"  # isle and fjords stay out


@pytest.mark.rule("IG-SETUP-09")
def test_four_players_have_no_region_to_leave_out() -> None:
    match = new(seats=4, characters="random")
    assert decision(match)[1] == "thorn" and len(open_regions(state(match))) == 8
    assert len({tuple(state(new(seed, seats=4, characters="random")).token) for seed in range(5)}) == 5


@pytest.mark.rule("IG-SETUP-10")
def test_van_dyken_places_the_thorn_before_anything_is_revealed() -> None:
    match = until(new(seats=2, characters=["callo", "dyken"]), "thorn")
    assert decision(match)[0] == 1
    s = state(match)
    assert not s.revealed and s.charm == [0] * 8
    assert len(keys(match)) == 6  # only regions that take part
    region = keys(match)[2]
    match.apply(region)
    assert match.view(0)["thorn"] == region.removeprefix("region:")
    without = until(new(seats=2, characters=["callo", "freihoff"]), "starting_influence")
    assert state(without).thorn == -1


@pytest.mark.rule("IG-SETUP-11")
@pytest.mark.parametrize("characters", [["callo", "dyken"], ["callo", "freihoff"], ["callo", "dyken", "freihoff"]])
def test_four_charm_places_and_none_with_the_thorn(characters: list[str]) -> None:
    places = set()
    for seed in range(6):
        setup = {"seats": len(characters), "characters": characters, "regions": "quick"}
        match = until(icegarden().new(setup, seed), "starting_influence")
        s = state(match)
        assert sum(s.charm) == 4 and max(s.charm) == 1
        assert s.thorn < 0 or s.charm[s.thorn] == 0
        assert all(s.in_play[region] for region in range(8) if s.charm[region])
        places.add(tuple(s.charm))
    assert len(places) > 1


@pytest.mark.rule("IG-SETUP-12")
def test_tokens_are_revealed_after_the_charms() -> None:
    match = until(new(seats=4, characters="random"), "thorn")
    events = [event.type for event in match.apply(0)]
    assert events.index("charms_placed") < events.index("tokens_revealed")
    assert all(region["token"] for region in match.view(None)["regions"])


@pytest.mark.rule("IG-SETUP-13")
def test_starting_influence_goes_round_twice_in_turn_order() -> None:
    match = until(new(seats=3), "starting_influence")
    order = state(match).order.copy()
    seen = []
    while decision(match)[1] == "starting_influence":
        seen.append(decision(match)[0])
        match.apply(len(keys(match)) - 1)
    assert seen == order * 2
    assert [player["influence"] for player in match.view(0)["players"]] == [2, 2, 2]


@pytest.mark.rule("IG-SETUP-14")
def test_the_two_starting_regions_differ_but_may_be_shared() -> None:
    match = until(new(seats=2, regions="quick"), "starting_influence")
    first = decision(match)[0]
    match.apply("region:zym")
    match.apply("region:zym")  # where the other is already
    assert decision(match)[0] == first and "region:zym" not in keys(match)
    with pytest.raises(IllegalOption) as refused:
        match.apply("region:zym")
    assert refused.value.rule == "IG-SETUP-14"


@pytest.mark.rule("IG-SETUP-15")
def test_every_region_has_a_nation_marker() -> None:
    match = until(new(seats=2), "plan")
    s = state(match)
    assert all(s.nations[region] == (1 if s.in_play[region] else 0) for region in range(8))


@pytest.mark.rule("IG-SETUP-17")
def test_basic_order_of_the_fields() -> None:
    fields = until(new(seats=2), "plan").view(0)["fields"]
    assert [field["field"] for field in fields] == [
        "throat",
        "influence",
        "move",
        "mountain",
        "raven",
        "making",
        "activation",
        "vuko",
    ]


@pytest.mark.rule("IG-SETUP-19")
def test_units_start_in_reserve_and_upgrades_on_the_board() -> None:
    view = until(new(seats=4), "plan").view(0)
    assert view["upgrades_left"] == {"speed": 4, "attack": 4, "shield": 4, "domination": 4, "plunder": 4}
    assert all(unit["on_map"] == 0 for player in view["players"] for unit in player["units"])
    prices = {ability.id: ability.price for ability in icegarden().content.abilities if ability.tokens}
    assert prices == {"speed": 1, "attack": 2, "shield": 1, "domination": 2, "plunder": 1}


@pytest.mark.rule("IG-Q-04")
def test_vuko_may_first_go_anywhere() -> None:
    t = table().markers("callo", "zym", 2).reputation(callo=1).begin_vuko()
    assert t.region_of_vuko == "zym"


@pytest.mark.rule("IG-Q-54")
def test_nothing_is_hidden_after_setup() -> None:
    match = until(new(seats=3), "plan")
    views = [match.view(seat) for seat in (0, 1, 2, None)]
    for view in views:
        view.pop("seat")
    assert all(view == views[0] for view in views)


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


@pytest.mark.rule("IG-SETUP-09")
@pytest.mark.rule("IG-Q-54")
def test_a_sample_mixes_the_faces_of_the_tokens_and_nothing_else() -> None:
    match = icegarden().new({"seats": 2, "characters": [CALLO, DYKEN]}, 4)
    for region in ("isle", "zym", "sails", "fire", "valley", "fjords"):
        match.apply(f"region:{region}")
    faces = set()
    for n in range(12):
        sample = match.determinize(0, rng_from_seed(f"sample {n}"))
        assert sample.view(0) == match.view(0) and sample.keys() == match.keys()
        sample.apply("region:isle")
        shown = sample.view(0)["regions"]
        assert sorted(region["token"] for region in shown if region["token"]) == [f"t2_{n}" for n in range(1, 7)]
        faces.add(tuple(region["token"] for region in shown))
    assert len(faces) > 6
    match.apply("region:isle")
    assert match.determinize(1, rng_from_seed("open")).view(1) == match.view(1)
