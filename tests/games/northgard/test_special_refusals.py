"""Special cards say why something in sight may not be chosen: the rule and a message."""

from __future__ import annotations

import pytest

from longhall.games.northgard.content import BUILDING_IDS
from tests.games.northgard.card_play import land, play
from tests.games.northgard.special_play import three
from tests.games.northgard.table import PURPLE, RED, YELLOW, Table, table

SPECIAL = pytest.mark.rule("NG-SPECIAL-01")


def explains(t: Table, kind: str, *keys: str) -> None:
    """Every key is refused with a rule of the catalogue and a message of its own."""
    assert t.decision[1] == kind
    known = t.game.catalogue().clauses
    for key in keys:
        refusal = t.refusal(key)
        assert refusal.rule in known
        assert refusal.message.startswith("refusal-")


@SPECIAL
def test_a07_says_why_a_card_in_reach_cannot_be_copied() -> None:
    """A reaction, a copying card, a Build without wood, Unrest."""
    t = three().active_area(PURPLE, "a02", "a06", "a30", "build", "unrest")
    play(t, "a07")
    explains(t, "copy_card", "card:a06", "card:a30", "card:build", "card:unrest")


@SPECIAL
def test_a30_says_why_a_played_card_cannot_be_copied() -> None:
    t = three()
    t.s.played[RED] = t.cards("a02", "a06", "a07", "build")
    play(t, "a30")
    explains(t, "copy_card", "card:a06", "card:a07", "card:build")


@SPECIAL
def test_e10_says_why_a_defender_cannot_be_pushed_there() -> None:
    """Where Red has stayed behind, to a third player, where another battle is due."""
    t = land(3).units(RED, "S0.d", 7).units(PURPLE, "S0.b", 2).units(PURPLE, "S0.c", 1).units(YELLOW, "T11.a", 1)
    play(t, "e10", "territory:S0.d", "territory:S0.b", "count:3", "territory:S0.d", "territory:S0.c", "count:3")
    t.choose("territory:S0.b")
    explains(t, "push_defender", "territory:S0.d", "territory:T11.a", "territory:S0.c")


@SPECIAL
def test_a10_says_whose_units_may_go_and_how_many() -> None:
    t = three()
    play(t, "a10")
    explains(t, "hidden_from", "territory:S0.b", "territory:S0.c")
    t.choose("territory:S0.d", "territory:T11.a")
    explains(t, "hidden_count", "count:4")


@SPECIAL
def test_a26_says_where_bribed_units_cannot_go_and_how_many() -> None:
    t = land().units(RED, "S0.d", 1).units(PURPLE, "S0.b", 4)
    play(t, "a26", "territory:S0.b")
    explains(t, "bribe_to", "territory:T21.b")
    t.choose("territory:S0.a")
    explains(t, "bribe_count", "count:3")


@SPECIAL
def test_a35_says_where_no_unit_can_be_added() -> None:
    t = three()
    play(t, "a35", "territory:S0.b")
    explains(t, "capture_territory", "territory:S0.b", "territory:S0.a")


@SPECIAL
def test_a05_says_which_buildings_cannot_be_replaced() -> None:
    """Purple's Lodge; a slot of Red's where nothing stands."""
    t = land().units(RED, "S0.d", 1).units(RED, "T21.b", 1).units(PURPLE, "T11.a", 1)
    t.building("silo", "S0.d").building("lodge", "T11.a")
    play(t, "a05")
    explains(t, "remodel", "slot:T11.a.1", "slot:T21.b.1")


@SPECIAL
def test_a05_says_what_cannot_take_the_place() -> None:
    """A large building, a Carved Stone without a stone, what the reserve lacks, the same again."""
    t = land().units(RED, "S0.d", 1).building("silo", "S0.d")
    t.s.supply[BUILDING_IDS.index("tower")] = 0
    play(t, "a05", "slot:T21.a.1")
    explains(t, "remodel_into", "building:altar", "building:stone", "building:tower", "building:silo")


@SPECIAL
def test_a24_says_where_a_building_without_a_slot_cannot_stand() -> None:
    """Purple's land, nobody's land, and where Red has such a building already."""
    t = land().units(RED, "S0.d", 1).units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1).resources(RED, wood=1)
    t.building("silo", "S0.a")
    play(t, "a24", "building:silo")
    explains(t, "build_site", "territory:S0.b", "territory:S0.c", "territory:S0.a")


@SPECIAL
def test_cards_out_of_reach_are_refused_in_the_play_itself() -> None:
    """Every special card that can do nothing says so with a message of its own."""
    t = table().units(RED, "S0.a", 1).hand(PURPLE).draw_pile(RED).discard_pile(RED).row()
    t.s.achievements = []
    cards = ["e16", "a01", "a05", "a06", "a07", "a17", "a24", "a26", "a30", "a35", "a36"]
    t.begin_turn(RED, [*cards, "recruit"]).choose("play")
    assert t.keys == ["card:recruit"]
    explains(t, "play_card", *[f"card:{card}" for card in cards])


@pytest.mark.rule("NG-START-05")
def test_the_row_says_why_achievements_wait() -> None:
    t = three().row("a02", "a04", "a08")
    t.begin_turn(RED, ["move"]).choose("pass")
    explains(t, "row_card", *[f"card:{card}" for card in t.ids(t.s.achievements)])


@SPECIAL
def test_a06_says_why_another_card_is_no_answer() -> None:
    t = three().hand(PURPLE, "a06", "feast")
    play(t, "a02")
    explains(t, "reaction", "card:feast")


@SPECIAL
def test_e01_says_why_an_active_card_is_not_in_the_discard_pile() -> None:
    t = three().active_area(RED, "build").discard_pile(RED, "move")
    play(t, "e01", "way:take_discard")
    explains(t, "take_discard", "card:build")
