"""Future Sight, Industrious Villagers, Amenities. [NG-SPECIAL-01, NG-BUILD-07]"""

from __future__ import annotations

import pytest

from longhall.games.northgard.content import BUILDING_IDS
from tests.games.northgard.card_play import draw_pile, is_flash, land, play
from tests.games.northgard.special_play import player, retrace, three, why
from tests.games.northgard.table import PURPLE, RED, YELLOW, Table, table

SPECIAL = pytest.mark.rule("NG-SPECIAL-01")
BUILD_07 = pytest.mark.rule("NG-BUILD-07")


# -- Future Sight ------------------------------------------------------------------------------------------------------


def fair(year: int = 2) -> Table:
    """Three development cards and two achievements lie face up."""
    t = three().year(year).row("e01", "e02", "e03").draw_pile(RED, "move", "build")
    t.s.achievements = t.cards("builder", "warlord")
    return t


@SPECIAL
@pytest.mark.parametrize("card", ["e02", "warlord"])
def test_e16_future_sight_takes_a_face_up_card_now(card: str) -> None:
    """Before year 7 an achievement too."""
    t = fair()
    play(t, "e16")
    assert t.keys == [f"card:{name}" for name in ("e01", "e02", "e03", "builder", "warlord")]
    t.choose(f"card:{card}")
    assert draw_pile(t) == [card, "move", "build"]
    assert t.event("card_taken")["card"] == card
    view = t.match.view(None)
    assert view["row"] == [name for name in ("e01", "e02", "e03") if name != card]
    assert view["achievements"] == [name for name in ("builder", "warlord") if name != card]
    for viewer in (RED, PURPLE, YELLOW, None):
        assert player(t, viewer, RED)["known_on_draw_pile"] == [card]  # everybody saw it go there
    assert not is_flash(t)


@SPECIAL
@pytest.mark.rule("NG-TURN-10")
@pytest.mark.rule("NG-TURN-11")
def test_e16_no_card_when_passing_this_year() -> None:
    t = fair()
    play(t, "e16", "card:e02")
    assert player(t, PURPLE, RED)["foresight"]
    t.hand(PURPLE).hand(YELLOW).begin_turn(RED).choose("pass")
    assert t.decision == (PURPLE, "turn_action")  # no card to choose
    assert draw_pile(t) == ["e02", "move", "build"]
    assert t.event("first_player_changed")["seat"] == RED  # all else is as ever
    t.choose("pass")
    assert t.keys == ["card:e01", "card:e03"]
    t.choose("card:e01", "pass")
    assert t.keys == ["card:e03"]  # enough for everybody else


@SPECIAL
def test_e16_an_achievement_taken_early_is_missing_in_year_7() -> None:
    """The last player to pass gets none; there is nothing to choose."""
    t = fair(6)
    t.s.achievements = t.cards("builder", "warlord", "scholar")
    play(t, "e16", "card:warlord")
    t.year(7).start_year()
    assert t.match.view(None)["row"] == ["builder", "scholar"]
    t.begin_turn(PURPLE, []).choose("pass", "card:builder", "pass", "card:scholar")
    assert t.decision == (RED, "turn_action")
    t.choose("pass")
    assert [event.type for event in t.events if event.type in ("card_taken", "player_passed")] == ["player_passed"]


@SPECIAL
@pytest.mark.rule("NG-SCORE-03")
def test_e16_the_achievement_taken_early_is_scored_at_the_end() -> None:
    t = fair()
    play(t, "e16", "card:warlord")
    t.year(7).end_year()
    assert t.match.result is not None
    assert t.match.result.scores[RED]["achievements"] == 3  # Warlord: one per unit
    assert t.match.result.scores[PURPLE]["achievements"] == 0


@SPECIAL
def test_e16_next_year_one_takes_a_card_when_passing_again() -> None:
    t = fair()
    play(t, "e16", "card:e02")
    t.start_year()
    assert not player(t, None, RED)["foresight"]
    t.row("e04", "e05", "e06").begin_turn(RED, []).choose("pass")
    assert t.decision == (RED, "row_card")


@SPECIAL
def test_e16_only_once_a_year() -> None:
    t = fair().begin_turn(RED, ["e16", "a30"])
    t.choose("play", "card:e16", "card:e02")
    assert why(t, "card:a30") == ("NG-SPECIAL-01", "refusal-play-nothing-to-copy")


@SPECIAL
def test_e16_with_nothing_face_up_it_cannot_be_played() -> None:
    t = fair().row()
    t.s.achievements = []
    t.begin_turn(RED, ["e16", "feast"]).choose("play")
    assert why(t, "card:e16") == ("NG-SPECIAL-01", "refusal-play-nothing")


@SPECIAL
def test_e16_is_saved_and_resumed() -> None:
    t = fair().begin_turn(RED, ["e16"])
    passed = retrace(t, "play", "card:e16", "card:builder", "done")
    assert [kind for _, kind in passed] == ["turn_action", "play_card", "foresee", "play_card", "turn_action"]


# -- Industrious Villagers ---------------------------------------------------------------------------------------------


def village() -> Table:
    """Red in the west (Silo on its small slot) and in T21.b (Forge on its large slot), no wood; Purple in T11.a with a
    Lodge. Red's S0.a has no slots; the east (large slot) is neutral."""
    t = land().units(RED, "S0.d", 1).units(RED, "T21.b", 1).units(RED, "S0.a", 1).units(PURPLE, "T11.a", 1)
    t.building("silo", "S0.d").building("forge", "T21.b").building("lodge", "T11.a")
    return t.discard_pile(RED)


@SPECIAL
@BUILD_07
def test_a05_industrious_villagers_build_and_then_replace_a_building() -> None:
    t = village().units(RED, "S0.b", 1).resources(RED, wood=3)
    play(t, "a05", "building:altar", "slot:T11.b.1")
    assert t.stock(RED)["wood"] == 0
    assert t.decision == (RED, "remodel")
    t.choose("slot:T21.a.1")
    assert t.keys == ["building:lodge", "building:tower", "building:camp"]  # small ones; no stone slot; not a Silo
    before = dict(t.match.view(None)["supply"])
    t.choose("building:tower")
    after = t.match.view(None)["supply"]
    assert t.buildings("S0.d") == ["tower"]
    assert (after["tower"], after["silo"]) == (before["tower"] - 1, before["silo"] + 1)
    assert t.event("building_replaced") == {
        "type": "building_replaced",
        "rule": "NG-SPECIAL-01",
        "seat": RED,
        "building": "tower",
        "replaced": "silo",
        "territory": "S0.d",
        "slot": "T21.a.1",
    }
    assert t.stock(RED)["wood"] == 0  # it costs nothing
    assert not is_flash(t)


@SPECIAL
@BUILD_07
def test_a05_one_own_building_only_and_it_may_be_left_alone() -> None:
    t = village()
    play(t, "a05")  # no wood: no building, but something to replace
    assert t.keys == ["slot:T21.a.1", "slot:T21.b.1", "pass"]  # not Purple's Lodge
    t.choose("slot:T21.b.1")
    assert t.keys == ["building:fortress", "building:altar"]  # a large one for a large one
    t.choose("building:fortress")
    assert t.decision == (RED, "play_card")
    t = village()
    play(t, "a05", "pass")
    assert (t.buildings("S0.d"), t.buildings("T21.b")) == (["silo"], ["forge"])


@SPECIAL
@BUILD_07
@pytest.mark.rule("NG-BUILD-05")
def test_a05_the_new_building_may_repeat_a_type_of_the_territory() -> None:
    """The south joins S0.c and T10.a (small slot) and a Silo without a slot."""
    t = table().tiles("T10@0,1,0").units(RED, "S0.c", 1).building("lodge", "S0.c").building("silo", "S0.c")
    play(t, "a05", "slot:T10.a.1", "building:silo")
    assert t.buildings("S0.c") == ["silo", "silo"]


@SPECIAL
@pytest.mark.rule("NG-BUILD-04")
def test_a05_a_carved_stone_only_onto_a_stone_slot() -> None:
    """T05.a has a small slot with a stone, T21.a one without."""
    t = land().tiles("T05@0,1,0").units(RED, "S0.c", 1).units(RED, "S0.d", 1)
    t.building("silo", "S0.c").building("silo", "S0.d")
    play(t, "a05", "slot:T05.a.1")
    assert "building:stone" in t.keys
    t.choose("building:stone")
    assert t.buildings("S0.c") == ["stone"]
    t = land().units(RED, "S0.d", 1).building("silo", "S0.d")
    play(t, "a05", "slot:T21.a.1")
    assert "building:stone" not in t.keys


@SPECIAL
@pytest.mark.rule("NG-BUILD-06")
def test_a05_what_the_reserve_has_no_more_of_cannot_come() -> None:
    t = village()
    t.s.supply[BUILDING_IDS.index("tower")] = 0
    play(t, "a05", "slot:T21.a.1")
    assert t.keys == ["building:lodge", "building:camp"]


@SPECIAL
def test_a05_the_building_just_built_may_be_replaced_too() -> None:
    t = land().units(RED, "S0.d", 1).resources(RED, wood=1)
    play(t, "a05", "building:silo", "slot:T21.a.1", "slot:T21.a.1", "building:camp")
    assert t.buildings("S0.d") == ["camp"]


@SPECIAL
def test_a05_replacing_is_not_building() -> None:
    """The Goat gains food for buildings it builds."""
    t = village().clan(RED, "goat")
    play(t, "a05", "slot:T21.a.1", "building:camp")
    assert t.stock(RED)["food"] == 0


@SPECIAL
def test_a05_a_building_without_a_slot_may_be_replaced_by_a_small_one() -> None:
    t = village().building("silo", "S0.a")
    play(t, "a05")
    (key,) = [key for key in t.keys if key.startswith("extra:S0.a")]
    t.choose(key)
    assert "building:camp" in t.keys
    assert not {"building:fortress", "building:forge", "building:altar", "building:silo"} & set(t.keys)
    t.choose("building:camp")
    assert t.buildings("S0.a") == ["camp"]


@SPECIAL
def test_a05_with_nothing_to_build_or_replace_it_cannot_be_played() -> None:
    t = land().units(RED, "S0.d", 1).begin_turn(RED, ["a05", "recruit"]).choose("play")
    assert why(t, "card:a05") == ("NG-BUILD-02", "refusal-play-wood")


@BUILD_07
def test_a05_is_the_only_card_that_replaces_buildings() -> None:
    content = table().s.content
    names = {card.id for card in content.cards for effect in card.effects if effect.name == "remodel"}
    assert names == {"a05"}


@SPECIAL
def test_a05_is_saved_and_resumed_at_every_step() -> None:
    t = village().building("silo", "S0.a").units(RED, "S0.b", 1).resources(RED, wood=3).begin_turn(RED, ["a05"])
    passed = retrace(t, "play", "card:a05", "building:altar", "slot:T11.b.1", "slot:T21.b.1", "building:altar")
    assert [kind for _, kind in passed[2:]] == ["build", "build_site", "remodel", "remodel_into", "play_card"]
    assert (t.buildings("T21.b"), t.buildings("S0.b")) == (["altar"], ["altar"])


# -- Amenities ---------------------------------------------------------------------------------------------------------


@SPECIAL
@pytest.mark.rule("NG-SCORE-03")
def test_a24_the_building_occupies_no_slot_for_the_explorer_but_counts_for_the_builder() -> None:
    t = land().units(RED, "S0.d", 1).resources(RED, wood=1)
    play(t, "a24", "building:camp", "territory:S0.d")
    t.draw_pile(RED, "explorer", "builder").year(7).end_year()
    assert t.match.result is not None
    assert t.match.result.scores[RED]["achievements"] == 1 + 1  # the empty small slot, the small building


@SPECIAL
@pytest.mark.rule("NG-MAP-10")
@pytest.mark.rule("NG-HARVEST-03")
def test_a24_the_building_belongs_to_its_territory_also_when_that_grows() -> None:
    t = land().units(RED, "T21.b", 1).units(RED, "S0.a", 1).resources(RED, wood=1).pile("T13", "T12")
    play(t, "a24", "building:silo", "territory:S0.a")
    t.play(RED, "explore", "place:0,-1,0")  # joins S0.a and T13.a
    assert t.buildings("T13.a") == ["silo"]
    t.resources(RED).begin_harvest()
    assert t.stock(RED)["food"] == 1
    assert t.stock(RED)["wood"] == 1  # T13's own


@SPECIAL
def test_a24_is_saved_and_resumed_at_every_step() -> None:
    t = land().units(RED, "S0.a", 1).resources(RED, wood=1).begin_turn(RED, ["a24"])
    passed = retrace(t, "play", "card:a24", "building:tower", "territory:S0.a")
    assert [kind for _, kind in passed[2:]] == ["build", "build_site", "play_card"]
    assert t.buildings("S0.a") == ["tower"]
