"""Clan cards that need nothing but the common actions, and the starting cards."""

from __future__ import annotations

import pytest

from tests.games.northgard.card_play import is_flash, land, play, tile_pile
from tests.games.northgard.table import PURPLE, RED, TWO, table

CARD = pytest.mark.rule("NG-CARD-01")
SPECIAL = pytest.mark.rule("NG-SPECIAL-01")


@pytest.mark.rule("NG-CARD-02")
@pytest.mark.parametrize("word", ["recruit", "move", "explore", "build"])
def test_a_starting_card_shows_a_basic_action_and_feast_any_of_them(word: str) -> None:
    """Each basic card and the Feast used for it ask the same question; neither is Flash."""
    asked = []
    for keys in ([word], ["e11", word]):
        t = land().units(RED, "S0.d", 2).resources(RED, wood=1).pile("T12")
        t.begin_turn(RED, [keys[0], "feast"])
        t.choose("play", f"card:{keys[0]}", *keys[1:])
        asked.append((t.decision, t.keys))
        t.choose(t.keys[0])
        while t.decision != (RED, "play_card"):
            t.choose(t.keys[0])
        assert not is_flash(t)
    assert asked[0] == asked[1]


@SPECIAL
def test_boar_0_builds_for_one_wood_less() -> None:
    t = land().units(RED, "S0.d", 1)
    play(t, "boar_0", "building:tower", "slot:T21.a.1")
    assert t.buildings("S0.d") == ["tower"]
    assert is_flash(t)
    t = land().units(RED, "S0.b", 1).resources(RED, wood=2)
    play(t, "boar_0", "building:altar", "slot:T11.b.1")
    assert t.stock(RED)["wood"] == 0


@SPECIAL
def test_boar_1_osmosis_recruits_in_three_territories_that_are_open_or_wooded() -> None:
    """S0.c+T14.a is closed and has wood only from a Lodge; T11.a+T30.a is closed and has wood on its tile."""
    t = land().tiles("T14@0,1,0", "T30@1,1,0").building("lodge", "S0.c")
    for name in ("S0.a", "S0.b", "S0.c", "S0.d", "T11.a"):
        t.units(RED, name, 1)
    play(t, "boar_1")
    assert t.keys == ["territory:S0.a", "territory:S0.b", "territory:S0.d", "territory:T11.a"]
    assert t.refusal("territory:S0.c").rule == "NG-SPECIAL-01"
    t.choose("territory:T11.a", "territory:S0.a", "territory:S0.d")
    assert [t.units_in(name)[1] for name in ("S0.a", "S0.b", "S0.c", "S0.d", "T11.a")] == [2, 1, 1, 2, 2]
    assert not is_flash(t)  # three territories, no fourth


@SPECIAL
def test_boar_2_lay_of_the_land_draws_three_tiles_and_collects_what_the_chosen_one_shows() -> None:
    t = land().units(RED, "S0.a", 1).pile("T12", "T26", "T15", "T16")
    play(t, "boar_2")
    assert sorted(t.keys) == ["tile:T12", "tile:T15", "tile:T26"]
    t.choose("tile:T26", "place:0,-1,0")  # food and wood, in whatever region
    assert (t.stock(RED)["food"], t.stock(RED)["wood"]) == (1, 1)
    assert [event.type for event in t.events].index("resources_gained") < [event.type for event in t.events].index(
        "tile_placed"
    )
    assert tile_pile(t)[0] == "T16"
    assert sorted(tile_pile(t)[1:]) == ["T12", "T15"]
    assert not is_flash(t)


@SPECIAL
@pytest.mark.rule("NG-BUILD-05")
def test_goat_0_may_repeat_a_type_in_a_territory() -> None:
    t = table().tiles("T10@0,1,0", "T14@-1,1,1").units(RED, "S0.c", 1).building("silo", "T10.a")
    t.resources(RED, wood=1)
    play(t, "goat_0", "building:silo", "slot:T14.a.1")
    assert t.buildings("S0.c") == ["silo", "silo"]
    assert t.stock(RED)["wood"] == 0
    assert is_flash(t)


@SPECIAL
@pytest.mark.rule("NG-EXPLORE-07")
def test_raven_0_draws_two_tiles() -> None:
    t = land().units(RED, "S0.a", 1).pile("T12", "T15", "T16")
    play(t, "raven_0", "tile:T15", "place:0,-1,0")
    assert tile_pile(t) == ["T16", "T12"]
    assert is_flash(t)


@SPECIAL
@pytest.mark.rule("NG-MOVE-04")
def test_wolf_0_crosses_a_rough_border_by_one_move() -> None:
    t = table().tiles("T14@0,1,0").units(RED, "S0.c", 2)
    play(t, "wolf_0", "territory:S0.c", "territory:T14.b", "count:2")
    assert t.event("units_moved")["moves"] == 1
    assert t.units_in("T14.b") == (RED, 2)
    assert is_flash(t)


@SPECIAL
@pytest.mark.rule("NG-BATTLE-17")
def test_wolf_0_retreats_over_a_rough_border() -> None:
    t = table().tiles("T14@0,1,0").units(RED, "S0.c", 3).units(RED, "S0.a", 1).units(PURPLE, "T14.b", 5)
    play(t, "wolf_0", "territory:S0.c", "territory:T14.b", "count:2", outcomes=[TWO, TWO])
    assert t.event("battle_decided")["winner"] == PURPLE
    assert t.decision == (RED, "retreat_to")
    assert t.keys == ["territory:S0.c", "territory:T14.c"]  # back over the rough border, or on


@SPECIAL
def test_wolf_2_call_to_war_recruits_beside_enemies() -> None:
    t = land().units(PURPLE, "S0.b", 1)
    for name in ("S0.a", "S0.d", "T21.b"):
        t.units(RED, name, 1)
    play(t, "wolf_2")
    assert t.keys == ["territory:S0.a", "territory:S0.d"]
    assert t.refusal("territory:T21.b").rule == "NG-SPECIAL-01"
    t.choose("territory:S0.a", "territory:S0.d")
    assert [t.units_in(name)[1] for name in ("S0.a", "S0.d", "T21.b")] == [2, 2, 1]
    assert not is_flash(t)
