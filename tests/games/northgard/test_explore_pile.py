"""The pile of tiles: several drawn, unplaceable ones, the five-player start tile, and the reading of borders."""

from __future__ import annotations

from typing import Any

import pytest

import longhall
from longhall.games.northgard.state import NorthgardState
from tests.games.northgard.table import PURPLE, RED, Table, table


def wedged(**setup: Any) -> Table:
    """Red's only open edge faces (1,1), and so does Purple's: T13, a single region, would join them."""
    t = table(seats=2, **setup).tiles("T11@1,0,2", "T02@0,1,1")
    return t.units(RED, "T11.a", 1).units(PURPLE, "T02.a", 1)


def ring(**setup: Any) -> Table:
    """Seven tiles around a hole at (1,1), all but (0,1); Red in S0.c, which faces that place only."""
    t = table(seats=2, **setup)
    t.tiles("T33@1,0,0", "T10@2,0,3", "T12@2,1,1", "T09@2,2,0", "T14@1,2,0", "T24@0,2,1")
    return t.units(RED, "S0.c", 1)


def pile(t: Table) -> list[str]:
    """The pile of tiles from its top."""
    return [t.s.content.tiles[tile].id for tile in reversed(t.s.tiles)]


def tile_in_hand(t: Table) -> str:
    decision = t.match.decision
    assert decision is not None
    return str(decision.context["tile"])


# -- several tiles -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-EXPLORE-07")
def test_one_of_several_drawn_tiles_is_placed_and_the_other_goes_to_the_bottom() -> None:
    t = table(seats=2).units(RED, "S0.a", 1).pile("T12", "T15", "T16", "T18")
    t.play(RED, "a19")  # Upgraded Scout Camp draws two
    assert t.event("tile_drawn")["tiles"] == ["T12", "T15"]
    assert sorted(t.keys) == ["tile:T12", "tile:T15"]
    t.choose("tile:T15", "place:0,-1,0")
    assert t.event("tile_placed")["tile"] == "T15"
    assert pile(t) == ["T16", "T18", "T12"]


@pytest.mark.rule("NG-EXPLORE-07")
def test_of_several_drawn_tiles_one_that_can_be_placed_must_be_taken() -> None:
    t = wedged().pile("T13", "T10", "T12")
    t.play(RED, "a19")
    assert t.keys == ["tile:T10"]
    refusal = t.refusal("tile:T13")
    assert (refusal.rule, refusal.message) == ("NG-EXPLORE-07", "refusal-tile-unplaceable")


@pytest.mark.rule("NG-EXPLORE-07")
def test_with_one_tile_left_a_card_that_draws_two_explores_with_that() -> None:
    t = table(seats=2).units(RED, "S0.a", 1).pile("T12")
    t.play(RED, "a19")
    assert t.decision == (RED, "explore_place")
    t.choose("place:0,-1,0")
    assert pile(t) == []


# -- tiles that fit nowhere --------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-EXPLORE-07")
def test_an_unplaceable_tile_goes_to_the_bottom_and_the_next_is_drawn() -> None:
    t = wedged(unplaceable_tile="bottom").pile("T13", "T10", "T12")
    t.play(RED, "explore")
    assert [event["tiles"] for event in t.all_events("tile_drawn")] == [["T13"], ["T10"]]
    assert t.event("tile_unplaceable")["tiles"] == ["T13"]
    assert t.all_events("tiles_shuffled") == []
    assert tile_in_hand(t) == "T10"
    assert pile(t) == ["T12", "T13"]


@pytest.mark.rule("NG-EXPLORE-07")
def test_an_unplaceable_tile_is_shuffled_back_in_the_other_reading() -> None:
    t = wedged(unplaceable_tile="shuffle").pile("T13", "T10", "T12")
    t.begin_turn(RED, ["explore"])
    t.choose("play", "card:explore", outcomes=[[0, 2, 1]])  # T12 comes to lie on T10
    assert t.event("tiles_shuffled")["count"] == 3  # the unplaceable tile is one of them
    assert tile_in_hand(t) == "T12"
    assert pile(t) == ["T10", "T13"]


@pytest.mark.rule("NG-EXPLORE-07")
@pytest.mark.rule("NG-AMB-11")
def test_drawing_the_same_tile_again_after_a_shuffle_does_not_end_the_search() -> None:
    """T10 can be placed; that T13 comes up twice running does not make all remaining tiles unplaceable."""
    t = wedged(unplaceable_tile="shuffle").pile("T13", "T10")
    t.begin_turn(RED, ["explore"])
    t.choose("play", "card:explore", outcomes=[[1, 0], [0, 1]])  # T13 on top once more, then T10
    assert t.all_events("exploration_failed") == []
    assert t.decision == (RED, "explore_place")
    assert tile_in_hand(t) == "T10"


@pytest.mark.rule("NG-AMB-11")
@pytest.mark.parametrize("reading", ["bottom", "shuffle"])
def test_when_no_tile_of_the_pile_fits_the_action_ends_without_effect(reading: str) -> None:
    t = wedged(unplaceable_tile=reading).pile("T13")
    t.play(RED, "explore")
    assert t.event("exploration_failed")["rule"] == "NG-AMB-11"
    assert t.decision == (RED, "play_card")
    assert pile(t) == ["T13"]
    assert len(t.s.geo.placements) == 3  # the start tile and the two beside it


@pytest.mark.rule("NG-AMB-11")
@pytest.mark.rule("NG-EXPLORE-07")
def test_every_tile_of_the_pile_is_tried_before_the_action_ends() -> None:
    """The corner of (1,1) asks for a border and Red in the east must be kept from Purple in the north: no halved tile
    and no undivided one does that."""
    t = table(seats=2).tiles("T11@1,0,0", "T10@2,0,2", "T28@0,1,3", "T17@2,1,3")
    t.units(RED, "T17.a", 1).units(PURPLE, "T11.b", 1).pile("T05", "T21", "T13", "T15")
    t.play(RED, "explore")
    assert [event["tiles"] for event in t.all_events("tile_drawn")] == [["T05"], ["T21"], ["T13"], ["T15"]]
    assert tile_in_hand(t) == "T15"
    assert pile(t) == ["T05", "T21", "T13"]


# -- the five-player start tile ----------------------------------------------------------------------------------------


def tiles_beside_the_map(seats: int, **setup: Any) -> list[str]:
    """What the pile and the players' hands hold when everybody has drawn for setup."""
    match = longhall.game("northgard").new({"seats": seats, "clans": "none", **setup}, 7)
    s = match.state
    assert isinstance(s, NorthgardState)
    return [s.content.tiles[tile].id for tile in s.tiles + [tile for hand in s.setup_tiles for tile in hand]]


@pytest.mark.rule("NG-AMB-02")
@pytest.mark.rule("NG-SETUP-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("in_pile", "count"), [(True, 34), (False, 33)])
def test_start5_in_pile(seats: int, in_pile: bool, count: int) -> None:
    tiles = tiles_beside_the_map(seats, start5_in_pile=in_pile)
    assert len(tiles) == len(set(tiles)) == count
    assert ("S5" in tiles) == in_pile
    assert "S0" not in tiles


@pytest.mark.rule("NG-AMB-02")
@pytest.mark.parametrize("in_pile", [True, False])
def test_with_five_players_the_second_start_tile_lies_on_the_map(in_pile: bool) -> None:
    tiles = tiles_beside_the_map(5, start5_in_pile=in_pile)
    assert len(tiles) == 33
    assert "S5" not in tiles


@pytest.mark.rule("NG-AMB-02")
def test_the_five_player_start_tile_is_explored_like_any_other() -> None:
    t = table(seats=2).units(RED, "S0.c", 1).pile("S5")
    t.play(RED, "explore")
    assert t.keys == [f"place:0,1,{rotation}" for rotation in range(4)]
    t.choose("place:0,1,0")
    assert t.fame_of(RED) == 2  # S0.c+S5.a: every region of S5 has one side


# -- what an interrupted border is -------------------------------------------------------------------------------------


@pytest.mark.rule("NG-AMB-05")
def test_placement_check_corner_looks_at_surrounded_corners_only() -> None:
    """T07 at (0,1) may join S0.b with S0.c around the hole: the border between them ends at the hole."""
    t = ring(placement_check="corner").pile("T07")
    t.play(RED, "explore")
    assert t.keys == [f"place:0,1,{rotation}" for rotation in range(4)]
    t.choose("place:0,1,1")
    assert t.territory("S0.b") == t.territory("S0.c")


@pytest.mark.rule("NG-AMB-05")
def test_placement_check_separation_wants_every_border_to_part_two_territories() -> None:
    t = ring(placement_check="separation").pile("T07")
    t.play(RED, "explore")
    assert t.keys == ["place:0,1,0", "place:0,1,2"]  # north and south of T07 in different regions
    for rotation in (1, 3):  # north and south in one region: S0.b and S0.c would be one territory
        refusal = t.refusal(f"place:0,1,{rotation}")
        assert (refusal.rule, refusal.message) == ("NG-EXPLORE-05", "refusal-border-interrupted")
    t.choose("place:0,1,0")
    assert t.territory("S0.b") != t.territory("S0.c")


@pytest.mark.rule("NG-AMB-05")
@pytest.mark.parametrize("reading", ["corner", "separation"])
def test_both_readings_agree_where_four_tiles_meet(reading: str) -> None:
    t = table(seats=2, placement_check=reading).tiles("T13@1,0,0", "T28@0,1,1").units(RED, "S0.b", 1).pile("T05")
    t.play(RED, "explore")
    assert [key for key in t.keys if key.startswith("place:1,1,")] == ["place:1,1,1", "place:1,1,3"]
