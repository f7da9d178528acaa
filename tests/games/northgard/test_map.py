"""Tiles, territories and who owns them. [NG-MAP]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.northgard.table import PURPLE, RED, TWO, YELLOW, Table, table


def shown(t: Table, region: str) -> dict[str, Any]:
    """The territory that holds a region, as a spectator sees it."""
    found = [one for one in t.match.view(None)["territories"] if region in one["regions"]]
    assert len(found) == 1
    territory: dict[str, Any] = found[0]
    return territory


def beside(t: Table, region: str) -> dict[str, bool]:
    """Adjacent territories -> whether only a rough border parts them."""
    return {one["id"]: one["rough"] for one in shown(t, region)["neighbours"]}


def almost_closed() -> Table:
    """The land of NG-EX-CLOSE: T21.a+S0.d is open only towards (-1,1), where T14 closes it."""
    return table().tiles("T21@-1,0,2", "T11@1,0,2", "T10@0,1,0").pile("T14", "T13")


def gap_between() -> Table:
    """T14.b (above the start tile) and S0.b+T11.b meet at the empty place (1,-1); T13, one region, would join them."""
    return table().tiles("T14@0,-1,0", "T11@1,0,2").pile("T13", "T02")


RING = ("T08@0,-1,1", "T05@0,-2,0", "T12@1,-2,0", "T20@2,-2,1", "T14@2,-1,1", "T21@2,0,0")


# Tiles


@pytest.mark.rule("NG-MAP-01")
def test_at_most_four_regions_and_two_kinds_of_border() -> None:
    t = table().tiles("T20@0,1,0", "T21@-1,0,0")
    assert all(1 <= len(tile.names) <= 4 for tile in t.s.content.tiles)
    assert beside(t, "T20.b") == {"S0.c": True}  # T20.a, a part of S0.c now, lies behind a rough border
    assert beside(t, "T21.a") == {"S0.d": False}  # T21.b lies behind a regular one


@pytest.mark.rule("NG-MAP-01")
def test_the_start_tile_has_four_regions_with_regular_borders() -> None:
    t = table()
    assert {one["id"] for one in t.match.view(None)["territories"]} == {"S0.a", "S0.b", "S0.c", "S0.d"}
    assert beside(t, "S0.d") == {"S0.a": False, "S0.b": False, "S0.c": False}


@pytest.mark.rule("NG-MAP-02")
def test_what_a_tile_shows() -> None:
    t = table().tiles("T20@0,1,1", "T03@1,0,0", "T17@0,-1,0")
    assert shown(t, "T20.b")["symbols"] == {"food": 0, "wood": 0, "lore": 1}
    assert [slot["kind"] for slot in shown(t, "T20.b")["slots"]] == ["small"]
    assert [slot["kind"] for slot in shown(t, "T03.b")["slots"]] == ["stone"]
    assert shown(t, "T03.d")["symbols"] == {"food": 1, "wood": 0, "lore": 0}
    assert [slot["kind"] for slot in shown(t, "T17.b")["slots"]] == ["large"]
    assert (shown(t, "T17.a")["lairs"], shown(t, "T17.b")["lairs"]) == (1, 0)


@pytest.mark.rule("NG-MAP-02")
def test_a_lair_does_nothing_without_the_creatures() -> None:
    t = table().pile("T17", "T02").units(RED, "S0.a", 1)
    t.play(RED, "explore", "place:0,-1,0")
    assert [event.type for event in t.events] == ["card_played", "tile_drawn", "tile_placed"]
    assert t.units_in("S0.a") == (RED, 1)
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-AMB-06")
def test_a_closed_territory_always_spreads_over_two_tiles() -> None:
    """Every region owns a side of its tile, so a closed territory of one tile cannot be laid."""
    for tile in table().s.content.tiles:
        assert set(tile.sides) == set(range(len(tile.names))), tile.id


# Territories


@pytest.mark.rule("NG-MAP-03")
def test_a_territory_spreads_over_tiles_and_place_in_it_does_not_matter() -> None:
    t = table().tiles("T21@-1,0,2").units(RED, "T21.a", 2)
    assert set(shown(t, "S0.d")["regions"]) == {"S0.d", "T21.a"}
    t.units(RED, "S0.d", 1)
    assert t.units_in("T21.a") == (RED, 3)  # one group
    t.play(RED, "move")
    assert t.keys == ["territory:S0.d"]
    t.choose("territory:S0.d")
    # one move reaches what borders on either tile of the territory
    assert sorted(t.keys) == ["territory:S0.a", "territory:S0.b", "territory:S0.c", "territory:T21.b"]


@pytest.mark.rule("NG-MAP-04")
def test_touching_at_a_point_is_not_adjacent() -> None:
    t = table().units(RED, "S0.a", 1).play(RED, "a27", "territory:S0.a")  # four moves
    assert sorted(t.keys) == ["territory:S0.b", "territory:S0.d"]
    refused = t.refusal("territory:S0.c")
    assert (refused.rule, refused.message) == ("NG-MAP-04", "refusal-move-not-adjacent")


@pytest.mark.rule("NG-MAP-04")
def test_touching_at_a_tile_corner_is_not_adjacent() -> None:
    t = table().tiles("T13@1,0,0", "T21@1,-1,0").units(RED, "S0.a", 1)
    assert set(beside(t, "T21.a")) == {"S0.b"}  # S0.b+T13.a+T21.b; S0.a only meets it at the corner
    t.play(RED, "a27", "territory:S0.a")
    assert t.refusal("territory:T21.a").rule == "NG-MAP-04"


@pytest.mark.rule("NG-MAP-04")
def test_one_stretch_of_border_on_any_tile_is_enough() -> None:
    """T02 at (0,-1): its b joins S0.a; its a borders on b, so it is adjacent to the whole of S0.a."""
    t = table().tiles("T02@0,-1,0").units(RED, "S0.a", 1).play(RED, "move", "territory:S0.a")
    assert "territory:T02.a" in t.keys


@pytest.mark.rule("NG-MAP-05")
def test_a_closed_territory_cannot_be_explored() -> None:
    t = almost_closed().tiles("T14@-1,1,0").units(RED, "S0.d", 1)
    assert shown(t, "S0.d")["closed"] is True
    t.begin_turn(RED, ["explore", "move"]).choose("play")
    refused = t.refusal("card:explore")
    assert (refused.rule, refused.message) == ("NG-EXPLORE-02", "refusal-play-explore")


@pytest.mark.rule("NG-MAP-05")
@pytest.mark.rule("NG-MAP-06")
def test_the_last_open_edge_closes_the_territory() -> None:
    t = almost_closed().units(RED, "S0.d", 1)
    assert shown(t, "S0.d")["closed"] is False
    t.play(RED, "explore", "place:-1,1,0")
    assert shown(t, "S0.d")["closed"] is True
    assert set(shown(t, "S0.d")["regions"]) == {"S0.d", "T21.a", "T14.a"}
    assert t.event("territory_closed")["territory"] == "S0.d"


@pytest.mark.rule("NG-MAP-06")
def test_an_open_territory_is_explored_at_its_open_edge_only() -> None:
    t = almost_closed().units(RED, "S0.d", 1).play(RED, "explore")
    assert {key.rpartition(",")[0] for key in t.keys} == {"place:-1,1"}
    refused = t.refusal("place:0,-1,0")  # beside S0.a, which is not Red's
    assert (refused.rule, refused.message) == ("NG-EXPLORE-02", "refusal-not-from-here")


@pytest.mark.rule("NG-MAP-12")
def test_size_counts_tiles() -> None:
    t = almost_closed()
    assert (shown(t, "S0.a")["size"], shown(t, "S0.d")["size"]) == (1, 2)
    t.tiles("T14@-1,1,0")
    assert shown(t, "S0.d")["size"] == 3


@pytest.mark.rule("NG-MAP-12")
def test_size_counts_a_tile_once_however_many_of_its_regions_belong() -> None:
    """A ring of eight tiles round an empty place leads from S0.a to S0.b."""
    t = table().tiles(*RING, "T07@1,0,0")
    territory = shown(t, "S0.a")
    assert len(territory["regions"]) == 9
    assert {"S0.a", "S0.b"} <= set(territory["regions"])
    assert territory["size"] == 8


# Owners


@pytest.mark.rule("NG-MAP-07")
def test_one_unit_controls_a_territory() -> None:
    t = table().units(RED, "S0.a", 2).play(RED, "move", "territory:S0.a", "territory:S0.b", "count:1")
    assert (shown(t, "S0.a")["owner"], shown(t, "S0.b")["owner"]) == (RED, RED)
    t.play(RED, "move", "territory:S0.a", "territory:S0.b", "count:1")
    assert (shown(t, "S0.a")["owner"], shown(t, "S0.b")["owner"]) == (None, RED)


@pytest.mark.rule("NG-MAP-07")
def test_the_defender_owns_the_territory_until_the_battle_ends() -> None:
    t = table().tiles("T11@1,0,2").units(RED, "S0.a", 5).units(PURPLE, "S0.b", 1).building("fortress", "S0.b")
    t.resources(RED, food=1).play(RED, "move", "territory:S0.a", "territory:S0.b", "count:5")
    assert t.decision == (RED, "battle_food")
    battlefield = shown(t, "S0.b")
    assert (battlefield["owner"], battlefield["units"]) == (PURPLE, 1)
    assert (battlefield["raider"], battlefield["raiders"]) == (RED, 5)
    t.choose("count:0", outcomes=[TWO, TWO])  # 7 against 1 + 2 + 2, so the Fortress is Purple's
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (7, 5)
    assert decided["winner"] == RED
    assert t.decision == (PURPLE, "retreat_to")


@pytest.mark.rule("NG-MAP-08")
@pytest.mark.rule("NG-MAP-09")
def test_a_neutral_territory_keeps_its_buildings_and_nobody_has_them() -> None:
    t = table().tiles("T11@1,0,2").units(PURPLE, "S0.b", 1).building("altar", "S0.b")
    t.play(PURPLE, "move", "territory:S0.b", "territory:S0.a", "count:1")
    assert shown(t, "S0.b")["owner"] is None
    assert t.buildings("S0.b") == ["altar"]
    t.begin_harvest()
    assert (t.fame_of(RED), t.fame_of(PURPLE)) == (0, 0)


@pytest.mark.rule("NG-MAP-08")
def test_a_territory_is_neutral_only_without_units() -> None:
    """Second chance may choose every neutral territory and no other."""
    t = table(seats=3).units(PURPLE, "S0.a", 1).units(YELLOW, "S0.b", 1).building("camp", "S0.c").end_year()
    assert t.decision == (RED, "second_chance_territory")
    assert t.keys == ["territory:S0.c", "territory:S0.d", "pass"]
    assert t.refusal("territory:S0.a").message == "refusal-not-neutral"


@pytest.mark.rule("NG-MAP-09")
def test_whoever_controls_the_territory_has_its_buildings() -> None:
    t = table().tiles("T11@1,0,2").units(RED, "S0.a", 1).building("altar", "S0.b")  # built by somebody long gone
    t.play(RED, "move", "territory:S0.a", "territory:S0.b", "count:1")
    t.begin_harvest()
    assert t.fame_of(RED) == 3


# Joining


@pytest.mark.rule("NG-MAP-10")
def test_joined_territories_keep_all_buildings() -> None:
    t = gap_between().units(RED, "T14.b", 1).resources(RED, wood=3)
    t.building("silo", "T14.b").building("silo", "S0.b")
    t.play(RED, "explore", "place:1,-1,0")
    assert set(shown(t, "S0.b")["regions"]) == {"S0.b", "T11.b", "T13.a", "T14.b"}
    assert t.buildings("S0.b") == ["silo", "silo"]
    t.begin_harvest()
    assert t.stock(RED) == {"food": 2, "wood": 4, "lore": 0}  # two Silos; one wood on T13


@pytest.mark.rule("NG-MAP-10")
def test_which_territory_has_become_part_of_which_is_told() -> None:
    t = gap_between().units(RED, "T14.b", 1).play(RED, "explore")
    told = t.choose("place:1,-1,0").remarks()
    assert told == [("territories_joined", "NG-MAP-10", {"territory": "S0.b", "territories": ["T14.b"]})]
    assert shown(t, "S0.b")["id"] == "S0.b"
    t = gap_between().units(RED, "T14.b", 1).play(RED, "explore").choose("place:-1,-1,0")
    assert t.remarks() == [], "a territory that only grows has not been joined to another"


@pytest.mark.rule("NG-MAP-10")
def test_a_joined_territory_still_takes_no_third_building_of_the_type() -> None:
    t = almost_closed().units(RED, "S0.d", 1).resources(RED, wood=3)  # slots: T21.a and then T14.a
    t.building("silo", "S0.d")
    t.play(RED, "explore", "place:-1,1,0")
    t.play(RED, "build")
    refused = t.refusal("building:silo")
    assert (refused.rule, refused.message) == ("NG-BUILD-05", "refusal-build-repeated")
    assert "building:lodge" in t.keys


@pytest.mark.rule("NG-MAP-11")
def test_no_placement_brings_two_players_together() -> None:
    t = gap_between().units(RED, "T14.b", 1).units(PURPLE, "S0.b", 1).play(RED, "explore")
    refused = t.refusal("place:1,-1,0")
    assert (refused.rule, refused.message) == ("NG-EXPLORE-09", "refusal-joins-rivals")
    assert "place:-1,-1,0" in t.keys  # the other edge of T14.b


@pytest.mark.rule("NG-AMB-07")
def test_own_units_on_both_sides_become_one_group() -> None:
    t = gap_between().units(RED, "T14.b", 2).units(RED, "S0.b", 3).play(RED, "explore", "place:1,-1,0")
    assert t.units_in("T14.b") == t.units_in("S0.b") == (RED, 5)
    t.play(RED, "move", "territory:S0.b", "territory:S0.a")
    assert t.keys == [f"count:{n}" for n in range(1, 6)]


@pytest.mark.rule("NG-AMB-08")
def test_a_neutral_territory_joined_to_an_own_one_is_controlled() -> None:
    t = gap_between().units(RED, "T14.b", 1).building("altar", "S0.b")
    t.play(RED, "explore", "place:1,-1,0")
    assert t.units_in("T11.b") == (RED, 1)
    t.begin_harvest()
    assert t.fame_of(RED) == 3  # the Altar came with it


@pytest.mark.rule("NG-AMB-08")
def test_a_neutral_territory_may_be_closed() -> None:
    t = almost_closed().units(RED, "S0.c", 1).play(RED, "explore")
    assert "place:-1,1,0" in t.keys
    t.choose("place:-1,1,0")
    assert t.event("territory_closed")["territory"] == "S0.d"
    assert t.fame_of(RED) == 0
    assert t.units_in("S0.d") == (-1, 0)


@pytest.mark.rule("NG-AMB-09")
def test_a_drawn_tile_must_be_placed() -> None:
    """Red may choose the place once the tile is known, but not put it back."""
    t = almost_closed().units(RED, "S0.d", 1).play(RED, "explore")
    decision = t.match.decision
    assert decision is not None
    assert decision.context == {"tile": "T14"}
    assert t.keys
    assert all(key.startswith("place:") for key in t.keys)
    assert t.match.view(PURPLE)["drawn_tiles"] == ["T14"]


# Interrupted borders


@pytest.mark.rule("NG-AMB-05")
def test_a_border_may_not_end_where_four_tiles_meet() -> None:
    """At the corner of (0,0), (-1,0), (0,1) and (-1,1) only the start tile's border ends: the fourth must go on."""
    t = almost_closed().units(RED, "S0.d", 1).play(RED, "explore")
    # T14 has a border end at every corner, so every rotation goes on with it
    assert sorted(t.keys) == ["place:-1,1,0", "place:-1,1,1", "place:-1,1,2", "place:-1,1,3"]
    t = almost_closed().pile("T13", "T02").units(RED, "S0.c", 1).units(RED, "S0.a", 1).play(RED, "explore")
    refused = t.refusal("place:-1,1,0")  # T13 has no border at all
    assert (refused.rule, refused.message) == ("NG-EXPLORE-05", "refusal-border-interrupted")
    assert t.keys == ["place:0,-1,0"]  # corners beside an empty place are pending


# T21 has border ends at its north-east and south-west corners, turned once at the two others.
# The corner in question is the south-west one of the place (1,-2).


def at_corner(t: Table) -> list[str]:
    t.pile("T21", "T10").play(RED, "explore")
    return [key for key in t.keys if key.startswith("place:1,-2")]


@pytest.mark.rule("NG-AMB-05")
def test_one_border_end_needs_another() -> None:
    """T13 and T02 have no end there, T11 one (a north, b west)."""
    t = table().tiles("T13@0,-1,0", "T11@1,-1,0", "T02@0,-2,0").units(RED, "T11.a", 1)
    assert at_corner(t) == ["place:1,-2,0", "place:1,-2,2"]
    assert t.refusal("place:1,-2,1").message == "refusal-border-interrupted"


@pytest.mark.rule("NG-AMB-05")
def test_no_border_may_begin_at_a_corner_without_any() -> None:
    """None of T13, T02 and T05 (a north and west) has an end there."""
    t = table().tiles("T13@0,-1,0", "T05@1,-1,0", "T02@0,-2,0").units(RED, "T05.a", 1)
    assert at_corner(t) == ["place:1,-2,1", "place:1,-2,3"]
    assert t.refusal("place:1,-2,0").message == "refusal-border-interrupted"


@pytest.mark.rule("NG-AMB-05")
def test_two_border_ends_need_no_third_and_allow_one() -> None:
    """T02 (a north, b east) and T11 (b east, a south) have an end there, T13 none."""
    t = table().tiles("T02@0,-1,0", "T13@1,-1,0", "T11@0,-2,2").units(RED, "T13.a", 1)
    assert at_corner(t) == [f"place:1,-2,{rotation}" for rotation in range(4)]


@pytest.mark.rule("NG-AMB-05")
def test_a_corner_waits_for_the_tile_across() -> None:
    """The place (1,-1) has a tile on every side, but (0,-2) is empty: there T08's border may end for now."""
    t = table().tiles("T08@0,-1,1", "T07@1,0,0", "T14@2,-1,1", "T20@2,-2,1", "T05@1,-2,1", "T21@2,0,0")
    t.pile("T13", "T02").units(RED, "T08.a", 1).play(RED, "explore")
    assert t.keys == ["place:1,-1,0"]  # T13, without borders


@pytest.mark.rule("NG-AMB-05")
@pytest.mark.parametrize(("check", "allowed"), [("corner", True), ("separation", False)])
def test_the_stricter_reading_differs_round_holes(check: str, allowed: bool) -> None:
    """Closing the ring round a hole puts one territory on both sides of the start tile's border."""
    t = table(placement_check=check).tiles(*RING).pile("T07", "T10").units(RED, "S0.a", 1)
    t.play(RED, "explore")
    assert ("place:1,0,0" in t.keys) is allowed
    if not allowed:
        assert t.refusal("place:1,0,0").message == "refusal-border-interrupted"
