"""Who may see what: views and events. [NG-COMP-12, NG-AMB-03, NG-AMB-67, NG-AMB-68]"""

from __future__ import annotations

import json
from typing import Any

import pytest

import longhall
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.match import Match
from tests.games.northgard.table import PURPLE, RED, YELLOW, Table, table

VIEWERS = (RED, PURPLE, YELLOW, None)


def player(t: Table, viewer: int | None, seat: int) -> dict[str, Any]:
    found = t.match.view(viewer)["players"][seat]
    assert isinstance(found, dict)
    return found


def told(t: Table, viewer: int | None) -> list[dict[str, Any]]:
    """What ``viewer`` learned from the last choices."""
    return [event.seen_by(viewer) for event in t.events]


def mentions(data: Any, *ids: str) -> list[str]:
    """Those ids that occur anywhere in what somebody was shown."""
    text = json.dumps(data)
    return [name for name in ids if f'"{name}"' in text]


def three() -> Table:
    t = table(3)
    return t.units(RED, "S0.a", 2).units(PURPLE, "S0.b", 2).units(YELLOW, "S0.c", 2)


# -- hands and piles ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-COMP-12")
def test_a_hand_is_seen_by_its_owner_only_the_others_see_its_size() -> None:
    t = three().hand(PURPLE, "e02", "a07", "move").begin_turn(RED, ["build"])
    assert player(t, PURPLE, PURPLE)["hand"] == ["a07", "e02", "move"]
    for viewer in (RED, YELLOW, None):
        assert player(t, viewer, PURPLE)["hand"] == 3
        assert not mentions(t.match.view(viewer), "e02", "a07")


@pytest.mark.rule("NG-COMP-12")
def test_of_draw_piles_everybody_sees_the_size_and_nobody_the_cards_not_even_the_own() -> None:
    t = three().draw_pile(PURPLE, "e02", "a07", "a13").begin_turn(RED, ["build"])
    for viewer in VIEWERS:
        assert player(t, viewer, PURPLE)["draw_pile"] == 3
        assert player(t, viewer, PURPLE)["known_on_draw_pile"] == []
        assert not mentions(t.match.view(viewer), "e02", "a07", "a13")


@pytest.mark.rule("NG-COMP-12")
def test_resources_active_areas_and_discard_piles_are_public() -> None:
    t = three().resources(PURPLE, 1, 2, 3).active_area(PURPLE, "e02").discard_pile(PURPLE, "a07", "move")
    t.begin_turn(RED, ["build"])
    for viewer in VIEWERS:
        shown = player(t, viewer, PURPLE)
        assert shown["resources"] == {"food": 1, "wood": 2, "lore": 3}
        assert shown["active"] == ["e02"]
        assert shown["discard"] == ["a07", "move"]


@pytest.mark.rule("NG-COMP-12")
def test_drawing_tells_the_cards_to_the_drawer_and_their_number_to_all() -> None:
    t = three().resources(RED, lore=2).draw_pile(RED, "e02", "a07", "a13").begin_turn(RED, ["build", "move"])
    t.choose("remove", "card:build")
    drawn = next(event for event in t.events if event.type == "cards_drawn")
    assert drawn.seen_by(RED)["cards"] == ["e02", "a07"]
    for viewer in (PURPLE, YELLOW, None):
        assert drawn.seen_by(viewer)["count"] == 2
        assert not mentions(told(t, viewer), "e02", "a07", "a13")
        assert not mentions(t.match.view(viewer), "e02", "a07", "a13")
    assert not mentions(told(t, RED), "a13")


@pytest.mark.rule("NG-COMP-12")
def test_cards_sorted_in_a_draw_action_are_seen_by_the_drawer_only() -> None:
    """Trading Post: draw 3, keep 1, discard 1, put 1 back on top. The discarded card becomes public."""
    t = three().draw_pile(RED, "e02", "a07", "a13", "move")
    t.play(RED, "a29")
    assert t.match.view(RED)["looking"] == ["e02", "a07", "a13"]
    for viewer in (PURPLE, YELLOW, None):
        assert t.match.view(viewer)["looking"] == 3
        assert not mentions([t.match.view(viewer), told(t, viewer)], "e02", "a07", "a13")
    t.choose("card:a07", "card:a13")
    assert player(t, RED, RED)["hand"] == ["e02"]
    assert player(t, RED, RED)["known_on_draw_pile"] == ["a13"]
    assert mentions(told(t, RED), "e02", "a07", "a13") == ["e02", "a07", "a13"]
    for viewer in (PURPLE, YELLOW, None):
        assert player(t, viewer, RED)["known_on_draw_pile"] == []
        assert mentions([t.match.view(viewer), told(t, viewer)], "e02", "a07", "a13") == ["a07"]


# -- known cards on a draw pile ----------------------------------------------------------------------------------------


@pytest.mark.rule("NG-COMP-12")
@pytest.mark.rule("NG-TURN-10")
def test_the_card_taken_when_passing_is_known_on_top_of_the_draw_pile() -> None:
    t = three().draw_pile(RED, "move", "build").row("e02", "e03", "e04").begin_turn(RED, ["a07"])
    t.choose("pass", "card:e03")
    for seat in (RED, PURPLE, YELLOW):
        assert player(t, seat, RED)["known_on_draw_pile"] == ["e03"]
        assert player(t, seat, RED)["draw_pile"] == 3
        assert next(event for event in told(t, seat) if event["type"] == "card_taken")["card"] == "e03"
    assert next(event for event in told(t, None) if event["type"] == "card_taken")["card"] == "e03"
    for viewer in VIEWERS:
        assert player(t, viewer, RED)["discard"][-1] == "a07"  # the hand was discarded face up


@pytest.mark.rule("NG-COMP-12")
def test_a_spectator_knows_the_card_on_top_that_everybody_saw_go_there() -> None:
    t = three().draw_pile(RED, "move", "build").row("e02", "e03", "e04").begin_turn(RED, ["a07"])
    t.choose("pass", "card:e03")
    assert player(t, None, RED)["known_on_draw_pile"] == ["e03"]


@pytest.mark.rule("NG-COMP-12")
@pytest.mark.rule("NG-UNREST-01")
def test_unrest_is_known_on_top_of_the_card_taken_before() -> None:
    """Purple cannot feed four units in winter and has taken a card when passing; then Red decides in second chance."""
    t = table(3).units(PURPLE, "S0.b", 4).units(YELLOW, "S0.c", 1)
    t.draw_pile(PURPLE, "move", "build").row("e02")
    t.s.passed = [1, 0, 1]
    t.begin_turn(PURPLE, [])
    t.choose("pass", "card:e02")
    assert t.decision == (RED, "second_chance_territory")
    for seat in (RED, PURPLE, YELLOW):
        assert player(t, seat, PURPLE)["known_on_draw_pile"] == ["unrest", "e02"]
        assert player(t, seat, PURPLE)["draw_pile"] == 4
    assert [event["seat"] for event in told(t, None) if event["type"] == "unrest_taken"] == [PURPLE]


@pytest.mark.rule("NG-COMP-12")
def test_a_known_card_drawn_to_the_hand_is_not_shown_there() -> None:
    """The view shows the hand's size; that the card must be in it is for the players to remember."""
    t = three().resources(RED, lore=1).draw_pile(RED, "move", "build").row("e02", "e03", "e04")
    t.begin_turn(RED, [])
    t.choose("pass", "card:e03")
    t.s.passed = [0, 0, 0]
    t.begin_turn(RED, ["recruit"])
    t.choose("replace", "card:recruit")
    assert player(t, RED, RED)["hand"] == ["e03"]
    for viewer in (PURPLE, YELLOW, None):
        assert player(t, viewer, RED)["hand"] == 1
        assert player(t, viewer, RED)["known_on_draw_pile"] == []
        assert not mentions(told(t, viewer), "e03")


@pytest.mark.rule("NG-COMP-12")
def test_what_was_known_is_forgotten_when_the_pile_is_shuffled() -> None:
    """The card everybody knew is drawn, discarded and shuffled with the others: nobody knows its place any more."""
    t = three().resources(RED, lore=1).draw_pile(RED).discard_pile(RED, "e02", "move", "build", "explore")
    t.begin_turn(RED, ["recruit"])
    t.choose("replace", "card:recruit")
    assert t.event("deck_reshuffled")["count"] == 4
    for viewer in VIEWERS:
        assert player(t, viewer, RED)["known_on_draw_pile"] == []
        assert player(t, viewer, RED)["discard"] == []


# -- states one cannot tell apart --------------------------------------------------------------------------------------


def twin(draw: list[str], hand: list[str]) -> Table:
    """Purple's turn; only Purple's hidden cards differ between twins."""
    t = three().draw_pile(PURPLE, *draw).hand(PURPLE, "recruit", *hand).resources(PURPLE, lore=1)
    return t.begin_turn(PURPLE)


@pytest.mark.rule("NG-COMP-12")
@pytest.mark.parametrize("keys", [["wait", "card:recruit"], ["replace", "card:recruit"], ["play", "card:recruit"]])
def test_hidden_cards_make_no_difference_to_what_rivals_see_and_hear(keys: list[str]) -> None:
    one, other = twin(["move", "e02"], ["feast"]), twin(["a07", "build"], ["explore"])
    for viewer in (RED, YELLOW, None):
        assert one.match.view(viewer) == other.match.view(viewer)
    assert one.match.view(PURPLE) != other.match.view(PURPLE)
    one.choose(*keys)
    other.choose(*keys)
    for viewer in (RED, YELLOW, None):
        assert one.match.view(viewer) == other.match.view(viewer)
        assert told(one, viewer) == told(other, viewer)


# -- fame --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-COMP-12")
@pytest.mark.rule("NG-AMB-67")
def test_fame_is_hidden_from_all_but_its_owner() -> None:
    t = three().fame(RED, 11).fame(PURPLE, 22).fame(YELLOW, 33).begin_turn(RED, ["move"])
    assert [player(t, RED, seat)["fame"] for seat in range(3)] == [11, None, None]
    assert [player(t, YELLOW, seat)["fame"] for seat in range(3)] == [None, None, 33]
    assert [player(t, None, seat)["fame"] for seat in range(3)] == [None, None, None]
    assert "22" not in json.dumps(t.match.view(RED))  # nowhere else either


@pytest.mark.rule("NG-AMB-67")
def test_with_the_option_fame_is_open() -> None:
    t = table(3, open_fame=True).fame(RED, 11).fame(PURPLE, 22).fame(YELLOW, 33)
    t.units(RED, "S0.a", 1).begin_turn(RED, ["move"])
    for viewer in VIEWERS:
        assert [player(t, viewer, seat)["fame"] for seat in range(3)] == [11, 22, 33]


@pytest.mark.rule("NG-AMB-67")
def test_fame_is_shown_to_all_when_the_game_is_over() -> None:
    t = three().fame(RED, 11).fame(PURPLE, 22).fame(YELLOW, 33).year(7).end_year()
    assert t.match.over
    for viewer in VIEWERS:
        assert [player(t, viewer, seat)["fame"] for seat in range(3)] == [11, 22, 33]


# -- setup tiles, piles of tiles and cards -----------------------------------------------------------------------------


def new_match(seats: int = 3, seed: int = 7) -> tuple[Match, NorthgardState]:
    match = longhall.game("northgard").new({"seats": seats, "clans": "none"}, seed)
    state = match.state
    assert isinstance(state, NorthgardState)
    return match, state


@pytest.mark.rule("NG-AMB-03")
@pytest.mark.rule("NG-SETUP-12")
def test_setup_tiles_are_seen_by_their_owner_only() -> None:
    match, state = new_match()
    while match.decision is not None and match.decision.kind != "setup_tile":
        match.apply(0)
    tiles = [[state.content.tiles[tile].id for tile in hand] for hand in state.setup_tiles]
    events = [event for entry in (match.opening, *match.history) for event in entry.events]
    for viewer in VIEWERS:
        shown = match.view(viewer)
        assert shown["my_tiles"] == (tiles[viewer] if viewer is not None else [])
        others = [tile for seat in range(3) if seat != viewer for tile in tiles[seat]]
        assert not mentions([shown, [event.seen_by(viewer) for event in events]], *others)
    for seat in range(3):
        drawn = [event.seen_by(seat) for event in events if event.type == "setup_tiles_drawn"]
        assert [event.get("tiles") for event in drawn if event["seat"] == seat] == [tiles[seat]]


@pytest.mark.rule("NG-AMB-03")
def test_a_setup_tile_is_public_once_it_is_chosen() -> None:
    match, state = new_match()
    while match.decision is not None and match.decision.kind != "setup_tile":
        match.apply(0)
    seat = match.seat
    chosen = match.keys()[0].removeprefix("tile:")
    kept = [state.content.tiles[tile].id for tile in state.setup_tiles[seat] if state.content.tiles[tile].id != chosen]
    events = match.apply(0)
    for viewer in (None, (seat + 1) % 3):
        assert match.view(viewer)["drawn_tiles"] == [chosen]
        assert mentions([event.seen_by(viewer) for event in events], chosen, *kept) == [chosen]
        assert not mentions(match.view(viewer), *kept)


@pytest.mark.rule("NG-COMP-12")
def test_nobody_sees_the_pile_of_tiles_or_the_development_deck() -> None:
    match, state = new_match()
    while state.year < 2 and not match.over:
        match.apply(match.keys()[-1])
        tiles = [state.content.tiles[tile].id for tile in state.tiles]
        cards = [state.content.cards[card].id for card in state.development + state.unused]
        for viewer in VIEWERS:
            assert not mentions(match.view(viewer), *tiles, *cards)
            assert match.view(viewer)["tiles_left"] == len(tiles)
    assert state.year == 2


@pytest.mark.rule("NG-AMB-68")
def test_removed_cards_are_public() -> None:
    t = three().resources(RED, lore=2).begin_turn(RED, ["e02", "move"])
    t.choose("remove", "card:e02")
    for viewer in VIEWERS:
        assert t.match.view(viewer)["removed"] == ["e02"]
        assert mentions(told(t, viewer), "e02") == ["e02"]


@pytest.mark.rule("NG-AMB-68")
def test_cards_not_used_in_setup_are_never_told() -> None:
    match, state = new_match()
    unused = [state.content.cards[card].id for card in state.unused]
    assert len(unused) > 10
    for viewer in VIEWERS:
        assert not mentions(match.view(viewer), *unused)
        assert not mentions([event.seen_by(viewer) for event in match.opening.events], *unused)


SECRET_EVENTS = {
    "cards_drawn": {"type", "rule", "seat", "count"},
    "cards_kept": {"type", "rule", "seat", "count"},
    "card_returned": {"type", "rule", "seat"},
    "setup_tiles_drawn": {"type", "rule", "seat", "count"},
}


@pytest.mark.rule("NG-COMP-12")
@pytest.mark.parametrize("seed", range(3))
def test_through_a_whole_match_rivals_hear_only_how_many_cards_and_tiles_were_drawn(seed: int) -> None:
    match, _ = new_match(seed=seed)
    number = 0
    while not match.over:
        number += 1
        match.apply(number * 7919 % len(match.keys()))
    events = [event for entry in (match.opening, *match.history) for event in entry.events]
    assert {"cards_drawn", "setup_tiles_drawn"} <= {event.type for event in events}
    for event in events:
        if event.type not in SECRET_EVENTS:
            continue
        owner = event.data["seat"]
        for viewer in VIEWERS:
            keys = set(event.seen_by(viewer))
            if viewer == owner:
                assert len(keys - SECRET_EVENTS[event.type]) == 1  # the cards or tiles themselves
            else:
                assert keys == SECRET_EVENTS[event.type]
