"""Explore: from where, where to, unbroken borders, rivals, and fame for closing."""

from __future__ import annotations

import pytest

from longhall.kernel.errors import IllegalOption
from tests.games.northgard.table import PURPLE, RED, YELLOW, Table, table


def notch() -> Table:
    """A place at (1,1) with T11.a to its north and T02.a to its west, each with no other open side."""
    return table(seats=2).tiles("T11@1,0,2", "T02@0,1,1")


def ring() -> Table:
    """Seven tiles around a hole at (1,1), all but (0,1): S0.b reaches round to the north side of T24 at (0,2)."""
    return table(seats=2).tiles("T33@1,0,0", "T10@2,0,3", "T12@2,1,1", "T09@2,2,0", "T14@1,2,0", "T24@0,2,1")


def spots(t: Table, x: int, y: int) -> list[int]:
    """Rotations offered at a place."""
    return [int(key.rsplit(",", 1)[1]) for key in t.keys if key.startswith(f"place:{x},{y},")]


def pile(t: Table) -> list[str]:
    """The pile of tiles from its top."""
    return [t.s.content.tiles[tile].id for tile in reversed(t.s.tiles)]


# -- the worked examples -----------------------------------------------------------------------------------------------


def almost_closed() -> Table:
    t = table(seats=3).tiles("T21@-1,0,2", "T11@1,0,2", "T10@0,1,0").pile("T14")
    return t.units(YELLOW, "T21.a", 1).units(RED, "T10.a", 1)


@pytest.mark.rule("NG-EX-CLOSE")
@pytest.mark.rule("NG-EXPLORE-11")
def test_closing_the_territory_of_another_player_gives_fame_to_nobody() -> None:
    t = almost_closed()
    t.play(RED, "explore", "place:-1,1,0")
    closed = t.event("territory_closed")
    assert (closed["territory"], closed["size"]) == ("S0.d", 3)
    assert t.territory("T21.a") == t.territory("S0.d") == t.territory("T14.a")
    assert [t.fame_of(seat) for seat in (RED, PURPLE, YELLOW)] == [0, 0, 0]


@pytest.mark.rule("NG-EX-CLOSE")
@pytest.mark.rule("NG-EXPLORE-10")
def test_closing_an_own_territory_of_three_tiles_gives_three_fame() -> None:
    t = almost_closed()
    t.play(YELLOW, "explore", "place:-1,1,0")
    gained = t.event("fame_gained")
    assert (gained["seat"], gained["amount"], gained["rule"]) == (YELLOW, 3, "NG-EXPLORE-10")
    assert [t.fame_of(seat) for seat in (RED, PURPLE, YELLOW)] == [0, 0, 3]


@pytest.mark.rule("NG-EX-FORBIDDEN")
@pytest.mark.rule("NG-EXPLORE-05")
@pytest.mark.rule("NG-EXPLORE-09")
def test_a_place_where_every_rotation_is_forbidden() -> None:
    t = table(seats=2).tiles("T11@1,0,0", "T10@2,0,2", "T28@0,1,3", "T20@2,1,1").pile("T05")
    t.units(RED, "T20.b", 1).units(PURPLE, "T11.b", 1)
    t.play(RED, "explore")
    assert {key.rsplit(",", 1)[0] for key in t.keys} == {"place:2,2"}
    for rotation in (0, 2):
        refusal = t.refusal(f"place:1,1,{rotation}")
        assert (refusal.rule, refusal.message) == ("NG-EXPLORE-05", "refusal-border-interrupted")
    for rotation in (1, 3):
        refusal = t.refusal(f"place:1,1,{rotation}")
        assert (refusal.rule, refusal.message) == ("NG-EXPLORE-09", "refusal-joins-rivals")
    others = {r.key.rsplit(",", 1)[0] for r in t.match.refusals() if r.rule != "NG-EXPLORE-02"}
    assert others <= {"place:1,1", "place:2,2"}  # all other places are not beside Red's territory


# -- drawing and placing -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-EXPLORE-01")
def test_the_top_tile_of_the_pile_is_drawn_and_placed() -> None:
    t = table(seats=2).units(RED, "S0.a", 1).pile("T12", "T13", "T14")
    t.play(RED, "explore")
    assert t.event("tile_drawn")["tiles"] == ["T12"]
    place = next(option for option in t.match.options() if option.key == "place:0,-1,0")
    assert place.params == {"around": {"S0.a": "n"}, "rotation": 0}  # people find it by what it lies beside
    t.choose("place:0,-1,0")
    placed = t.event("tile_placed")
    assert (placed["tile"], placed["x"], placed["y"], placed["rotation"]) == ("T12", 0, -1, 0)
    assert pile(t) == ["T13", "T14"]
    assert t.territory("T12.c") == t.territory("S0.a")  # side by side they are one territory
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-EXPLORE-02")
def test_only_against_an_open_edge_of_an_own_territory() -> None:
    t = table(seats=2).units(RED, "S0.a", 1).units(RED, "S0.b", 1).units(PURPLE, "S0.c", 1).pile("T10")
    t.play(RED, "explore")
    assert {key.rsplit(",", 1)[0] for key in t.keys} == {"place:0,-1", "place:1,0"}  # any of Red's two
    for place in ("place:0,1,0", "place:-1,0,0"):  # beside Purple's land, beside nobody's
        refusal = t.refusal(place)
        assert (refusal.rule, refusal.message) == ("NG-EXPLORE-02", "refusal-not-from-here")


@pytest.mark.rule("NG-EXPLORE-02")
@pytest.mark.rule("NG-AMB-10")
def test_without_an_open_territory_explore_cannot_be_played() -> None:
    t = table(seats=2).tiles("T14@0,1,0").units(RED, "S0.c", 2)  # S0.c+T14.a is closed
    t.begin_turn(RED, ["explore", "move"])
    t.choose("play")
    refusal = t.refusal("card:explore")
    assert (refusal.rule, refusal.message) == ("NG-EXPLORE-02", "refusal-play-explore")
    t.begin_turn(RED, ["explore"])
    assert "play" not in t.keys
    t.choose("wait", "card:explore")
    assert t.ids(t.s.active[RED]) == ["explore"]


@pytest.mark.rule("NG-EXPLORE-03")
def test_a_whole_side_must_touch_and_rotation_is_free() -> None:
    t = table(seats=2).units(RED, "S0.b", 1).pile("T10")
    t.play(RED, "explore")
    assert t.keys == [f"place:1,0,{rotation}" for rotation in range(4)]
    for diagonal in ("place:1,1,0", "place:1,-1,0"):
        with pytest.raises(IllegalOption):
            t.choose(diagonal)


@pytest.mark.rule("NG-EXPLORE-04")
def test_a_hole_may_be_left_and_filled_later() -> None:
    t = ring().units(RED, "S0.c", 1).pile("T07", "T30")
    t.play(RED, "explore")
    assert spots(t, 0, 1) == [0, 1, 2, 3]
    t.choose("place:0,1,0")  # the hole at (1,1) lies between eight tiles
    t.units(RED, "T07.b", 1)
    t.play(RED, "explore")
    assert spots(t, 1, 1) == [0, 1, 2, 3]  # T30 has a border at every corner: nothing is interrupted


@pytest.mark.rule("NG-EXPLORE-05")
@pytest.mark.rule("NG-AMB-05")
def test_a_waiting_border_must_be_continued() -> None:
    """At the corner of (1,1) only the start tile has a border end."""
    t = table(seats=2).tiles("T13@1,0,0", "T28@0,1,1").units(RED, "S0.b", 1).pile("T05")
    t.play(RED, "explore")
    assert spots(t, 1, 1) == [1, 3]  # T05 turned so that its border ends at that corner
    for rotation in (0, 2):
        refusal = t.refusal(f"place:1,1,{rotation}")
        assert (refusal.rule, refusal.message) == ("NG-EXPLORE-05", "refusal-border-interrupted")
    with pytest.raises(IllegalOption, match="NG-EXPLORE-05"):
        t.choose("place:1,1,0")


@pytest.mark.rule("NG-EXPLORE-05")
@pytest.mark.rule("NG-AMB-05")
def test_a_new_border_may_not_come_to_a_dead_end() -> None:
    """No border ends where (1,0), (2,0), (1,1) and (2,1) meet."""
    t = table(seats=2).tiles("T13@1,0,0", "T21@2,0,3", "T28@1,1,1").units(RED, "S0.b", 1).pile("T05")
    t.play(RED, "explore")
    assert spots(t, 2, 1) == [0, 2]
    for rotation in (1, 3):
        refusal = t.refusal(f"place:2,1,{rotation}")
        assert (refusal.rule, refusal.message) == ("NG-EXPLORE-05", "refusal-border-interrupted")


@pytest.mark.rule("NG-AMB-05")
def test_a_corner_with_an_empty_place_around_is_pending() -> None:
    """The same border end as above, but (0,1) is empty: nothing is decided at that corner yet."""
    t = table(seats=2).tiles("T13@1,0,0").units(RED, "S0.b", 1).pile("T05")
    t.play(RED, "explore")
    assert spots(t, 1, 1) == [0, 1, 2, 3]


@pytest.mark.rule("NG-AMB-05")
def test_a_corner_whose_diagonal_place_is_empty_is_pending_too() -> None:
    """No border ends where T21 and T28 touch (2,1); only (1,0) is empty around that corner."""
    t = table(seats=2).tiles("T21@2,0,3", "T28@1,1,1").units(RED, "T21.a", 1).pile("T05")
    t.play(RED, "explore")
    assert spots(t, 2, 1) == [0, 1, 2, 3]


@pytest.mark.rule("NG-AMB-05")
def test_with_two_ends_at_a_corner_a_third_may_come_or_not() -> None:
    """S0 and T14 end a border at the corner of (1,1), T13 does not."""
    t = table(seats=2).tiles("T13@1,0,0", "T14@0,1,0").units(RED, "S0.b", 1).pile("T05")
    t.play(RED, "explore")
    assert spots(t, 1, 1) == [0, 1, 2, 3]


@pytest.mark.rule("NG-EXPLORE-06")
def test_a_rough_border_may_continue_a_regular_one() -> None:
    t = table(seats=2).tiles("T13@1,0,0", "T28@0,1,1").units(RED, "S0.b", 1).pile("T20")
    t.play(RED, "explore")
    assert spots(t, 1, 1) == [1, 3]  # the border of the start tile is regular, that of T20 rough
    t.choose("place:1,1,1")
    assert t.event("tile_placed")["tile"] == "T20"


@pytest.mark.rule("NG-EXPLORE-08")
@pytest.mark.parametrize("card", ["explore", "e02", "a13"])
def test_with_an_empty_pile_nobody_explores(card: str) -> None:
    t = table(seats=2).units(RED, "S0.a", 1).pile()
    t.begin_turn(RED, [card, "move"])
    t.choose("play")
    refusal = t.refusal(f"card:{card}")
    assert (refusal.rule, refusal.message) == ("NG-EXPLORE-08", "refusal-play-no-tiles")


@pytest.mark.rule("NG-EXPLORE-08")
def test_a_wild_card_does_not_explore_without_tiles_either() -> None:
    t = table(seats=2).units(RED, "S0.a", 1).pile()
    t.play(RED, "feast")
    assert t.keys == ["recruit", "move"]
    assert t.refusal("explore").rule == "NG-EXPLORE-08"


# -- rivals and neutral land -------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-EXPLORE-09")
@pytest.mark.rule("NG-MAP-11")
def test_a_tile_may_not_bring_two_players_together() -> None:
    t = notch().units(RED, "T11.a", 1).units(PURPLE, "T02.a", 1).pile("T10")
    t.play(RED, "explore")
    assert spots(t, 1, 1) == [1, 2, 3]  # T10.a lies N+W, N+E, E+S, S+W as the tile is turned
    refusal = t.refusal("place:1,1,0")
    assert (refusal.rule, refusal.message) == ("NG-EXPLORE-09", "refusal-joins-rivals")


@pytest.mark.rule("NG-EXPLORE-09")
def test_own_groups_and_neutral_land_may_be_joined_where_rivals_may_not() -> None:
    t = notch().units(RED, "T11.a", 1).units(RED, "T02.a", 2).pile("T10")
    t.play(RED, "explore", "place:1,1,0")
    assert t.units_in("T11.a") == (RED, 3)


@pytest.mark.rule("NG-EXPLORE-09")
def test_rivals_may_not_meet_through_neutral_land_either() -> None:
    """Around the hole at (0,2) one neutral territory reaches the west and the south of (1,1); Red is north of that
    place, Purple east. T05 would join Red to it on one side of its border and Purple on the other."""
    t = table(seats=2).tiles("T11@1,0,2", "T02@2,1,3", "T12@0,1,0", "T10@-1,1,2", "T14@-1,2,1", "T09@-1,3,1")
    t.tiles("T07@0,3,0", "T24@1,3,0", "T08@1,2,1").pile("T05")
    assert t.territory("T12.b") == t.territory("T08.b")
    t.units(RED, "T11.a", 1).units(RED, "S0.a", 1).units(PURPLE, "T02.a", 1)
    t.play(RED, "explore")
    for rotation in (0, 2):
        refusal = t.refusal(f"place:1,1,{rotation}")
        assert (refusal.rule, refusal.message) == ("NG-EXPLORE-09", "refusal-joins-rivals")


@pytest.mark.rule("NG-AMB-08")
def test_joining_a_neutral_territory_extends_control() -> None:
    t = table(seats=2).tiles("T11@1,0,2", "T28@0,1,1").units(RED, "T11.a", 1).pile("T10")
    t.building("altar", "T28.a")  # of a former owner, in what is neutral now: S0.c+T28.a
    assert t.units_in("S0.c") == (-1, 0)
    t.play(RED, "explore", "place:1,1,0")
    assert t.units_in("S0.c") == (RED, 1)
    assert t.territory("T11.a") == t.territory("S0.c")
    assert t.buildings("T11.a") == ["altar"]


@pytest.mark.rule("NG-AMB-09")
def test_a_tile_that_can_be_placed_must_be_placed() -> None:
    t = notch().units(RED, "T11.a", 1).pile("T10", "T13")
    t.play(RED, "explore")
    assert t.keys == [f"place:1,1,{rotation}" for rotation in range(4)]  # where and how, but not whether


# -- fame for closing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-EXPLORE-10")
def test_an_open_territory_gives_no_fame() -> None:
    t = notch().units(RED, "T11.a", 1).pile("T10")
    t.play(RED, "explore", "place:1,1,1")  # T11.a+T10.a is open to the east
    assert t.fame_of(RED) == 0
    assert [event["territory"] for event in t.all_events("territory_closed")] == ["T02.a"]


@pytest.mark.rule("NG-EXPLORE-10")
@pytest.mark.rule("NG-MAP-12")
def test_a_tile_counts_once_however_many_of_its_regions_belong_to_the_territory() -> None:
    """T07 closes the ring and joins S0.b with S0.c: nine regions on eight tiles."""
    t = ring().units(RED, "S0.c", 1).pile("T07")
    t.play(RED, "explore", "place:0,1,1")
    assert t.territory("S0.b") == t.territory("S0.c") == t.territory("T07.b")
    assert t.event("territory_closed")["size"] == 8
    assert t.fame_of(RED) == 8


@pytest.mark.rule("NG-EXPLORE-12")
@pytest.mark.rule("NG-AMB-08")
def test_closing_a_neutral_territory_is_allowed_and_gives_no_fame() -> None:
    t = notch().units(RED, "T11.a", 1).pile("T10")
    t.play(RED, "explore", "place:1,1,1")  # T10.c ends T02.a, which is nobody's
    assert t.event("territory_closed")["size"] == 2
    assert [t.fame_of(seat) for seat in (RED, PURPLE)] == [0, 0]


@pytest.mark.rule("NG-EXPLORE-13")
@pytest.mark.parametrize(("owner", "fame"), [(RED, 4), (PURPLE, 2), (None, 2)])
def test_one_tile_may_close_several_territories(owner: int | None, fame: int) -> None:
    t = notch().units(RED, "T11.a", 1).pile("T10")
    if owner is not None:
        t.units(owner, "T02.a", 1)
    t.play(RED, "explore", "place:1,1,2")  # T10.c ends T11.a, T10.b ends T02.a
    assert [event["size"] for event in t.all_events("territory_closed")] == [2, 2]
    assert t.fame_of(RED) == fame
    assert t.fame_of(PURPLE) == 0
