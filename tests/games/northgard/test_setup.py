"""Setup: what lies on the table before the first decision, and the two rounds of tiles and units. [NG-SETUP]"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import longhall
from longhall.games.northgard.content import CARD_KINDS
from longhall.games.northgard.frames.setup import ReturnSetupTiles, RollForFirst, SetupRound
from longhall.games.northgard.frames.year import StartYear
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.match import Match
from tests.games.northgard.table import BLACK, BLUE, PURPLE, RED, YELLOW, Table, table

BUILDINGS = ("silo", "lodge", "tower", "camp", "stone", "fortress", "forge", "altar")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def opening(seats: int, seed: int = 1, **setup: Any) -> Match:
    """A new match at its first choice of a tile."""
    match = longhall.game("northgard").new({"seats": seats, "clans": "none", **setup}, seed)
    while match.decision is not None and match.decision.kind != "setup_tile":
        match.apply(0)  # whatever a variant asks before
    return match


def state(match: Match) -> NorthgardState:
    assert isinstance(match.state, NorthgardState)
    return match.state


def kinds(s: NorthgardState, cards: list[int]) -> list[str]:
    return [CARD_KINDS[s.content.cards[card].kind] for card in cards]


def rounds(t: Table, hands: dict[int, list[str]], first: int = RED, round: int = 1) -> Table:
    """Setup goes on with this round and these tiles in the players' hands; the rest of the pile is T01, T02, T03."""
    t.pile("T01", "T02", "T03")
    t.s.first = first
    for seat, names in hands.items():
        t.s.setup_tiles[seat] = [t.s.content.tile_index[name] for name in names]
    for seat in range(t.s.seats):
        t.draw_pile(seat, "recruit", "move", "build", "explore", "feast")
    rest = [SetupRound(number) for number in range(round, 3)]
    return t.begin(*rest, ReturnSetupTiles(), StartYear())


def places(t: Table) -> set[str]:
    return {key.removeprefix("place:").rpartition(",")[0] for key in t.keys}


# The table


@SEATS
@pytest.mark.rule("NG-SETUP-01")
@pytest.mark.rule("NG-SETUP-02")
def test_the_common_reserve(seats: int) -> None:
    view = opening(seats).view(None)
    assert view["supply"] == dict.fromkeys(BUILDINGS, 7)
    assert view["year"] == 1
    assert view["unrest_left"] == 10
    assert [territory["buildings"] for territory in view["territories"] if territory["buildings"]] == []


@SEATS
@pytest.mark.rule("NG-SETUP-03")
def test_the_development_deck(seats: int) -> None:
    s = state(opening(seats))
    from_the_top = kinds(s, s.development[::-1])
    assert from_the_top == ["early"] * (2 * seats) + ["advanced"] * (4 * seats)


@pytest.mark.rule("NG-SETUP-03")
def test_the_development_deck_is_shuffled_and_its_rest_unseen() -> None:
    decks = set()
    for seed in range(8):
        match = opening(3, seed)
        s = state(match)
        decks.add(tuple(s.development))
        hidden = {s.content.cards[card].id for card in s.development + s.unused}
        for viewer in (None, RED, PURPLE, YELLOW):
            assert not any(f'"{card}"' in json.dumps(match.view(viewer)) for card in hidden)
        told = json.dumps([event.seen_by(RED) for event in match.opening.events])
        assert not any(f'"{card}"' in told for card in hidden)
    assert len(decks) == 8


@SEATS
@pytest.mark.rule("NG-SETUP-04")
def test_achievements_are_public_from_the_start(seats: int) -> None:
    match = opening(seats)
    s = state(match)
    shown = match.view(None)["achievements"]
    assert len(shown) == len(set(shown)) == seats
    assert kinds(s, s.achievements) == ["achievement"] * seats
    assert kinds(s, s.unused).count("achievement") == 7 - seats
    assert len({tuple(state(opening(seats, seed)).achievements) for seed in range(5)}) > 1


@pytest.mark.rule("NG-SETUP-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_tile_lies_in_the_middle(seats: int) -> None:
    assert opening(seats).view(None)["tiles"] == [{"tile": "S0", "x": 0, "y": 0, "rotation": 0}]


@pytest.mark.rule("NG-SETUP-05")
def test_with_five_players_the_food_lies_between_the_start_tiles() -> None:
    view = opening(5).view(None)
    assert {one["tile"] for one in view["tiles"]} == {"S0", "S5"}
    [middle] = [one for one in view["territories"] if len(one["regions"]) > 1]
    assert {region.partition(".")[0] for region in middle["regions"]} == {"S0", "S5"}
    assert middle["symbols"] == {"food": 1, "wood": 0, "lore": 0}


@SEATS
@pytest.mark.rule("NG-SETUP-06")
@pytest.mark.rule("NG-AMB-02")
def test_all_other_tiles_are_in_the_pile(seats: int) -> None:
    s = state(opening(seats))
    rest = s.tiles + [tile for hand in s.setup_tiles for tile in hand]
    names = {s.content.tiles[tile].id for tile in rest}
    ordinary = {f"T{number:02}" for number in range(1, 34)}
    assert names == (ordinary if seats == 5 else {"S5", *ordinary})
    assert len(rest) == len(names)


@pytest.mark.rule("NG-SETUP-06")
def test_the_pile_is_shuffled_and_face_down() -> None:
    piles = set()
    for seed in range(8):
        match = opening(2, seed)
        s = state(match)
        piles.add(tuple(s.tiles))
        assert match.view(RED)["tiles_left"] == len(s.tiles) == 28
        hidden = [f'"{s.content.tiles[tile].id}"' for tile in s.tiles]
        assert not any(name in json.dumps(match.view(viewer)) for name in hidden for viewer in (None, RED, PURPLE))
    assert len(piles) == 8


@pytest.mark.rule("NG-AMB-02")
def test_the_five_player_tile_may_stay_in_the_box() -> None:
    s = state(opening(4, start5_in_pile=False))
    rest = s.tiles + [tile for hand in s.setup_tiles for tile in hand]
    assert len(rest) == 33
    assert s.content.tile_index["S5"] not in rest


@SEATS
@pytest.mark.rule("NG-SETUP-07")
@pytest.mark.rule("NG-SETUP-09")
def test_everybody_has_fourteen_units_and_a_shuffled_pile_of_starting_cards(seats: int) -> None:
    match = opening(seats)
    s = state(match)
    for seat in range(seats):
        assert match.view(None)["players"][seat]["reserve"] == 14
        assert (s.hand[seat], s.active[seat], s.discard[seat]) == ([], [], [])
        starting = [card for card in s.draw[seat] if kinds(s, [card]) == ["starting"]]
        names = sorted(s.content.cards[card].id for card in starting)
        assert names == ["build", "explore", "feast", "feast", "move", "recruit"]
        others = [s.content.cards[card] for card in s.draw[seat] if card not in starting]
        assert all(card.clan >= 0 and card.rank == 0 for card in others)  # an initial clan card or none


@pytest.mark.rule("NG-SETUP-09")
def test_draw_piles_are_shuffled() -> None:
    piles = {tuple(state(opening(2, seed)).draw[RED]) for seed in range(10)}
    assert len(piles) > 5
    for seed in range(10):
        for viewer in (None, RED, PURPLE):
            assert opening(2, seed).view(viewer)["players"][RED]["known_on_draw_pile"] == []


# First player and resources


def roll(seats: int, *outcomes: list[int]) -> Table:
    """The roll for the first player falls like this: two dice for each player who rolls."""
    t = table(seats=seats)
    t.match._forced = list(outcomes)
    return t.begin(RollForFirst(tuple(range(seats))))


@pytest.mark.rule("NG-SETUP-10")
def test_most_axes_on_two_dice_takes_the_marker() -> None:
    # casualties do not count: Red 2 + 2, Purple 3 + 2, Yellow 0 + 1
    t = roll(3, [3, 3, 1, 0, 4, 5])
    assert [(one["seat"], one["axes"]) for one in t.all_events("first_player_roll")] == [(0, 4), (1, 5), (2, 1)]
    assert t.s.first == PURPLE
    assert t.match.view(None)["first_player"] == PURPLE


@pytest.mark.rule("NG-SETUP-10")
def test_tied_players_roll_again() -> None:
    # Red 3 + 0 and Yellow 2 + 1 tie, then tie again with 2, then Yellow has 3 against 1; Purple is out with 2
    t = roll(3, [1, 4, 5, 5, 0, 5], [0, 4, 5, 5], [4, 5, 1, 4])
    rolls = [(one["seat"], one["axes"]) for one in t.all_events("first_player_roll")]
    assert rolls == [(0, 3), (1, 2), (2, 3), (0, 2), (2, 2), (0, 1), (2, 3)]
    assert t.s.first == YELLOW


@pytest.mark.rule("NG-SETUP-11")
@pytest.mark.parametrize("seed", range(6))
def test_starting_resources_by_place_in_the_order(seed: int) -> None:
    match = opening(5, seed)
    first = match.view(None)["first_player"]
    shown = [match.view(None)["players"][(first + i) % 5]["resources"] for i in range(5)]
    assert shown[:3] == [{"food": 2, "wood": 2, "lore": 0}] * 3
    assert shown[3:] == [{"food": 3, "wood": 2, "lore": 0}] * 2


@pytest.mark.rule("NG-SETUP-11")
def test_the_first_player_is_not_always_the_first_seat() -> None:
    """Or the test above would not tell seats from places in the order."""
    assert len({opening(5, seed).view(None)["first_player"] for seed in range(6)}) > 1


@SEATS
@pytest.mark.rule("NG-SETUP-12")
@pytest.mark.rule("NG-AMB-03")
def test_three_secret_tiles_each(seats: int) -> None:
    match = opening(seats)
    held = [match.view(seat)["my_tiles"] for seat in range(seats)]
    assert [len(tiles) for tiles in held] == [3] * seats
    assert match.view(None)["my_tiles"] == []
    for seat in range(seats):
        for tile in held[seat]:
            assert f'"{tile}"' not in json.dumps([match.view((seat + 1) % seats), match.view(None)])
    drawn = [event for event in match.opening.events if event.type == "setup_tiles_drawn"]
    assert len(drawn) == seats
    for event in drawn:
        seat = event.data["seat"]
        assert event.seen_by(seat)["tiles"] == held[seat]
        assert "tiles" not in event.seen_by((seat + 1) % seats)
        assert "tiles" not in event.seen_by(None)


# Tiles and groups


@pytest.mark.rule("NG-SETUP-13")
def test_round_one_from_the_first_player_clockwise_beside_the_start_tile() -> None:
    hands = {RED: ["T14", "T20", "T28"], PURPLE: ["T21", "T10", "T13"], YELLOW: ["T11", "T05", "T12"]}
    t = rounds(table(seats=3), hands, first=PURPLE)
    assert t.decision == (PURPLE, "setup_tile")
    assert t.keys == ["tile:T10", "tile:T13", "tile:T21"]
    t.choose("tile:T21")
    assert places(t) == {"0,-1", "1,0", "0,1", "-1,0"}
    t.choose("place:-1,0,2")
    assert t.decision == (PURPLE, "setup_units")
    assert sorted(t.keys) == ["territory:S0.d", "territory:T21.b"]  # the territories of that tile
    refused = t.refusal("territory:S0.a")
    assert (refused.rule, refused.message) == ("NG-SETUP-13", "refusal-setup-other-tile")
    t.choose("territory:S0.d")
    assert t.units_in("T21.a") == (PURPLE, 3)
    assert t.decision == (YELLOW, "setup_tile")
    t.choose("tile:T11")
    assert places(t) == {"0,-1", "1,0", "0,1"}  # not beside T21
    refused = t.refusal("place:-2,0,0")
    assert (refused.rule, refused.message) == ("NG-SETUP-13", "refusal-beside-start")
    t.choose("place:1,0,2", "territory:S0.b")
    assert t.decision == (RED, "setup_tile")


@pytest.mark.rule("NG-SETUP-13")
def test_with_five_players_both_start_tiles_count() -> None:
    t = table(seats=5).tiles("S5@1,0,0")
    rounds(t, {seat: ["T14"] for seat in (RED, PURPLE, YELLOW, BLUE, BLACK)}).choose("tile:T14")
    assert places(t) == {"0,-1", "0,1", "-1,0", "1,-1", "1,1", "2,0"}


@pytest.mark.rule("NG-SETUP-13")
def test_with_fewer_players_the_five_player_tile_is_no_start_tile() -> None:
    t = table(seats=2).tiles("S5@1,0,0")
    rounds(t, {RED: ["T14"], PURPLE: ["T10"]}).choose("tile:T14")
    assert places(t) == {"0,-1", "0,1", "-1,0"}


def second_round(tile: str) -> Table:
    """Each has a group: Red in S0.d+T21.a, open towards (-1,1); Purple in S0.c+T10.a, open there too."""
    t = table(seats=2).tiles("T21@-1,0,2", "T10@0,1,0").units(RED, "S0.d", 3).units(PURPLE, "S0.c", 3)
    return rounds(t, {RED: [tile, "T33"], PURPLE: ["T12", "T08"]}, round=2).choose(f"tile:{tile}")


@pytest.mark.rule("NG-SETUP-14")
def test_round_two_beside_any_tile() -> None:
    t = second_round("T26")
    assert places(t) >= {"0,-1", "1,0", "-2,0", "-1,-1", "1,1", "0,2"}
    t.choose("place:-2,0,0")
    assert "territory:T26.a" in t.keys
    t.choose("territory:T26.a")
    assert t.units_in("T26.a") == (RED, 3)
    assert t.decision == (PURPLE, "setup_tile")


@pytest.mark.rule("NG-SETUP-14")
@pytest.mark.rule("NG-SETUP-13")
def test_diagonal_contact_is_not_enough() -> None:
    t = second_round("T26")
    assert places(t).isdisjoint({"1,-1", "-2,1", "-2,-1", "2,0"})


@pytest.mark.rule("NG-SETUP-15")
@pytest.mark.parametrize("round", [1, 2])
def test_borders_go_on_in_both_rounds(round: int) -> None:
    """At the corner of (0,0), (0,-1), (-1,-1) and (-1,0) only the start tile's border ends."""
    t = table(seats=2).tiles("T05@0,-1,1", "T13@-1,-1,0")
    rounds(t, {RED: ["T21"], PURPLE: ["T10"]}, round=round).choose("tile:T21")
    assert [key for key in t.keys if key.startswith("place:-1,0")] == ["place:-1,0,0", "place:-1,0,2"]
    refused = t.refusal("place:-1,0,1")
    assert (refused.rule, refused.message) == ("NG-EXPLORE-05", "refusal-border-interrupted")


@pytest.mark.rule("NG-SETUP-15")
def test_a_tile_may_be_turned_freely() -> None:
    t = rounds(table(seats=2), {RED: ["T10"], PURPLE: ["T14"]}).choose("tile:T10")
    assert [key for key in t.keys if key.startswith("place:1,0")] == [f"place:1,0,{turned}" for turned in range(4)]


@pytest.mark.rule("NG-SETUP-16")
def test_the_second_group_stands_in_another_territory() -> None:
    t = second_round("T14").choose("place:-1,1,0")  # T14.a joins Red's first territory, T14.b Purple's
    assert t.keys == ["territory:T14.c"]
    for territory in ("territory:S0.d", "territory:S0.c"):
        refused = t.refusal(territory)
        assert (refused.rule, refused.message) == ("NG-SETUP-16", "refusal-setup-occupied")


@pytest.mark.rule("NG-AMB-04")
def test_a_placement_must_leave_an_empty_territory() -> None:
    """T13 has one region: beside a group it would only make that territory bigger."""
    t = table(seats=2).tiles("T21@-1,0,0").units(RED, "S0.d", 3)  # T21.b joins S0.d and is open to the south
    rounds(t, {RED: ["T13"], PURPLE: ["T10"]}, round=2).choose("tile:T13")
    refused = t.refusal("place:-1,1,0")
    assert (refused.rule, refused.message) == ("NG-SETUP-13", "refusal-no-empty-territory")
    assert "place:-2,0,0" in t.keys


@pytest.mark.rule("NG-AMB-04")
def test_tiles_that_cannot_be_placed_are_shuffled_back_and_replaced() -> None:
    t = table(seats=2)
    for name in ("S0.a", "S0.b", "S0.c", "S0.d"):
        t.units(RED, name, 1)  # whatever lies beside the start tile grows one of Red's territories
    rounds(t, {RED: ["T10"], PURPLE: ["T13"]})
    t.choose("tile:T10", "place:0,1,0")
    t.choose("territory:T10.b", outcomes=[[3, 2, 1, 0]])  # from the top: T03, T02, T01, T13
    assert t.event("setup_tiles_redrawn")["count"] == 1
    assert t.decision == (PURPLE, "setup_tile")
    assert t.keys == ["tile:T03"]
    assert t.s.content.tile_index["T13"] in t.s.tiles


@pytest.mark.rule("NG-AMB-04")
def test_a_single_unplaceable_tile_is_refused() -> None:
    t = table(seats=2)
    for name in ("S0.a", "S0.b", "S0.c", "S0.d"):
        t.units(RED, name, 1)
    rounds(t, {RED: ["T10", "T13"], PURPLE: ["T12"]})
    assert t.keys == ["tile:T10"]
    assert t.refusal("tile:T13").message == "refusal-setup-tile"


@pytest.mark.rule("NG-SETUP-17")
def test_third_tiles_go_back_and_the_pile_is_shuffled() -> None:
    t = second_round("T26").choose("place:-2,0,0", "territory:T26.a", "tile:T12", "place:1,0,0")
    assert len(t.s.tiles) == 3
    t.choose("territory:T12.a", outcomes=[[0, 2, 4, 1, 3]])
    assert t.event("tiles_shuffled")["count"] == 5
    # the pile was T03, T02, T01 from the bottom; Red's T33 and Purple's T08 came to it
    assert [t.s.content.tiles[tile].id for tile in t.s.tiles] == ["T03", "T01", "T08", "T02", "T33"]
    assert t.s.setup_tiles == [[], []]
    assert t.match.view(RED)["my_tiles"] == []


@pytest.mark.rule("NG-SETUP-18")
def test_nothing_is_gained_in_setup() -> None:
    """Red's second tile closes a territory of three tiles with food on it."""
    t = table(seats=2).tiles("T21@-1,0,2").units(RED, "S0.d", 3)
    rounds(t, {RED: ["T14"], PURPLE: ["T10"]}, round=2)
    t.choose("tile:T14", "place:-1,1,0", "territory:T14.b")
    [territory] = [one for one in t.match.view(None)["territories"] if "S0.d" in one["regions"]]
    assert (territory["closed"], territory["size"], territory["owner"]) == (True, 3, RED)
    assert [event.type for event in t.events] == ["setup_tile_shown", "tile_placed", "units_placed"]
    assert t.fame_of(RED) == 0
    assert t.stock(RED) == {"food": 0, "wood": 0, "lore": 0}


@SEATS
@pytest.mark.rule("NG-SETUP-19")
@pytest.mark.rule("NG-SETUP-18")
@pytest.mark.parametrize("seed", range(3))
def test_the_result_of_setup(seats: int, seed: int) -> None:
    match = opening(seats, seed)
    first = match.view(None)["first_player"]
    before = [player["resources"] for player in match.view(None)["players"]]
    pick = random.Random(seed)
    deciders = []
    while match.decision is not None and match.decision.kind.startswith("setup"):
        if match.decision.kind == "setup_tile":
            deciders.append(match.decision.seat)
        match.apply(pick.randrange(len(match.options())))
    order = [(first + i) % seats for i in range(seats)]
    assert deciders == order + order
    view = match.view(None)
    for seat in range(seats):
        groups = [one["units"] for one in view["territories"] if one["owner"] == seat]
        assert groups == [3, 3]
        assert view["players"][seat]["reserve"] == 8
        assert view["players"][seat]["resources"] == before[seat]
        assert match.view(seat)["players"][seat]["fame"] == 0
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.kind, view["year"]) == (first, "turn_action", 1)
