"""Components and setup. [IG-COMP, IG-SETUP]"""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.icegarden.content import CHARACTER_IDS, PIECES
from longhall.games.icegarden.queries import open_regions
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.errors import IllegalOption, SetupError
from longhall.kernel.match import Match
from tests.games.icegarden.table import icegarden, table


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


# -- components --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-COMP-01")
def test_two_to_four_players_with_different_characters() -> None:
    for seats in (2, 3, 4):
        match = until(new(seats=seats), "starting_influence")
        assert len(set(state(match).character)) == seats
    for seats in (1, 5):
        with pytest.raises(SetupError):
            new(seats=seats)
    match = new(seats=2)
    match.apply("character:callo")
    with pytest.raises(IllegalOption) as refused:
        match.apply("character:callo")
    assert refused.value.rule == "IG-COMP-01"


@pytest.mark.rule("IG-COMP-02")
def test_the_supply_counts_what_players_have_and_cuts_gains() -> None:
    match = until(new(seats=4), "starting_influence")
    assert state(match).stock == [24 - 16, 22 - 8, 16 - 4]
    t = table().markers("callo", "empire", 2).supply(gold=1)  # empire offers 2 gold and 2 population
    t.begin_domination().choose("take:gold")
    assert t.stock("callo") == (0, 1, 0) and t.s.stock[1] == 0


@pytest.mark.rule("IG-COMP-02")
@pytest.mark.rule("IG-Q-01")
def test_an_empty_supply_gives_nothing_unless_the_setup_says_otherwise() -> None:
    t = table().resources("callo").supply(gold=0).action("callo", "throat")
    assert "take:gold" not in t.keys and t.refusal("take:gold").rule == "IG-COMP-02"
    t = table(supply_limit=False).supply(gold=0).action("callo", "throat").choose("take:gold")
    assert t.stock("callo") == (0, 1, 0)


@pytest.mark.rule("IG-COMP-02")
@pytest.mark.rule("IG-Q-01")
def test_what_is_paid_is_back_before_the_gain() -> None:
    t = table().resources("callo", gold=2).supply(gold=0).action("callo", "throat")
    t.choose("exchange", "give:gold", "give:gold", "take:gold")
    assert t.stock("callo") == (0, 1, 0)


@pytest.mark.rule("IG-COMP-03")
def test_twenty_influence_markers_and_five_action_markers() -> None:
    match = until(new(seats=3), "starting_influence")
    assert [state(match).reserve[PIECES * seat] for seat in range(3)] == [20, 20, 20]
    assert icegarden().content.numbers.action_markers == 5
    assert max(ship.actions for ship in icegarden().content.ships) == 5


@pytest.mark.rule("IG-COMP-04")
def test_units_of_the_characters() -> None:
    names = [[unit.id for unit in icegarden().content.units if unit.character == c] for c in range(4)]
    assert names == [
        ["volcano_man", "drakkar", "tree_brothers"],
        ["crab", "piper", "wyvern"],
        ["moon_brother", "enlightened", "harrasim"],
        ["wild_child", "faun", "nightmare"],
    ]
    match = until(new(seats=4), "starting_influence")
    assert [state(match).reserve[PIECES * seat + 1 : PIECES * (seat + 1)] for seat in range(4)] == [[3, 2, 1]] * 4


@pytest.mark.rule("IG-COMP-05")
def test_numbers_of_the_other_tokens() -> None:
    numbers = icegarden().content.numbers
    assert (numbers.nations, numbers.charms, numbers.blank_charms, numbers.towers) == (8, 4, 3, 6)
    assert (numbers.vuko_tokens, numbers.nightmares, numbers.closures, numbers.upgrades) == (10, 4, 2, 20)
    assert len(icegarden().content.tiles) == 4
    t = table().resources("callo", m=(9,)).action("callo", "making")
    t.s.upgrades_left[0] = 0
    t.choose("upgrade")
    assert t.refusal("ability:speed").rule == "IG-COMP-05"


@pytest.mark.rule("IG-COMP-06")
def test_sets_of_region_tokens() -> None:
    tokens = icegarden().content.tokens
    assert len(tokens) == 21
    assert [sum(token.players == n for token in tokens) for n in (2, 3, 4)] == [6, 7, 8]
    match = until(new(seats=3), "starting_influence")
    assert {tokens[token].players for token in state(match).token if token >= 0} == {3}


@pytest.mark.rule("IG-COMP-07")
def test_a_region_offers_what_its_token_prints() -> None:
    t = table().markers("callo", "fire", 2)  # number 4: no M, 1 gold, 2 population; 5, 3, 2 points
    t.scoring().begin_domination()
    assert t.keys == ["take:population", "take:gold", "pass"]
    assert t.refusal("take:m").rule == "IG-COMP-07"
    t.choose("take:population")
    assert t.stock("callo") == (2, 0, 0) and t.points_of("callo") == 5


@pytest.mark.rule("IG-COMP-08")
def test_m_has_levels_0_to_3() -> None:
    t = table().resources("callo", m=(1, 0, 0, 1)).action("callo", "making").choose("raise")
    assert t.keys == ["up:0", "down:3", "done"]
    assert t.refusal("up:3").rule == "IG-COMP-08" and t.refusal("down:0").rule == "IG-COMP-08"
    t.choose("up:0", "up:1", "up:2")
    assert t.m_of("callo") == [0, 0, 0, 2]


@pytest.mark.rule("IG-COMP-09")
def test_markers_come_from_the_own_supply_and_return_to_it() -> None:
    t = table().markers("callo", "sails").reserve("callo", 1).resources("callo", population=2)
    t.action("callo", "influence").choose("region:sails")
    assert t.in_reserve("callo") == 0 and t.decision == ("", "")  # no second marker
    t = table().markers("callo", "sails").markers("dyken", "sails").units("dyken", "crab", "sails")
    t.resources("dyken", gold=2).begin_activation().choose("attack", "target:3.marker@sails")
    assert t.in_reserve("callo") == 20


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
