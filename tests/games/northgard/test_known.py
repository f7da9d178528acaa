"""Samples for search keep what a seat has seen, and nothing it has not. [NG-COMP-12]"""

from __future__ import annotations

from collections import Counter

import pytest

from longhall.games.northgard.frames.creatures import WEAK
from longhall.games.northgard.frames.deck import DrawCards
from longhall.games.northgard.frames.explore import ShuffleTiles
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.chance import rng_from_seed
from tests.games.northgard.card_play import land, play
from tests.games.northgard.table import PURPLE, RED, YELLOW, Table, table

SAMPLES = 30


def samples(t: Table, viewer: int | None) -> list[NorthgardState]:
    """Positions that the viewer cannot tell from the true one."""
    found: list[NorthgardState] = []
    for number in range(SAMPLES):
        state = t.match.determinize(viewer, rng_from_seed(str(number))).state
        assert isinstance(state, NorthgardState)
        found.append(state)
    return found


def hands(t: Table, viewer: int | None, seat: int) -> list[list[str]]:
    return [sorted(t.ids(s.hand[seat])) for s in samples(t, viewer)]


def three() -> Table:
    return land(3).units(RED, "S0.d", 2).units(PURPLE, "S0.b", 2).units(YELLOW, "S0.c", 2)


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-COMP-12")
@pytest.mark.rule("NG-TURN-10")
def test_a_row_card_that_was_drawn_again_stays_in_the_hand() -> None:
    """Purple took e05 onto its pile before all eyes and then drew two cards."""
    t = three().draw_pile(PURPLE, "move", "build", "feast", "recruit", "explore").row("e05", "e06", "e07")
    t.begin_turn(PURPLE, []).choose("pass", "card:e05")
    t.begin(DrawCards(PURPLE, 2, False, "NG-START-01"))
    t.begin_turn(RED, ["move"])
    for viewer in (RED, YELLOW, None):
        found = hands(t, viewer, PURPLE)
        assert all("e05" in hand for hand in found)
        assert len({tuple(hand) for hand in found}) > 1  # the other card is anybody's guess


@pytest.mark.rule("NG-COMP-12")
def test_a_known_card_is_forgotten_once_it_has_left_the_hand() -> None:
    t = three().draw_pile(PURPLE, "move", "build", "feast", "recruit").row("e05")
    t.begin_turn(PURPLE, []).choose("pass", "card:e05")
    t.begin(DrawCards(PURPLE, 3, False, "NG-START-01"))
    t.begin_turn(PURPLE).choose("wait", "card:e05")
    assert t.s.seen_cards == []
    t.begin_turn(RED, ["move"])
    assert not any("e05" in hand for hand in hands(t, RED, PURPLE))


@pytest.mark.rule("NG-COMP-12")
@pytest.mark.rule("NG-SPECIAL-01")
def test_a_hand_shown_to_a_spy_stays_known_to_the_spy_alone() -> None:
    t = three().hand(PURPLE, "move", "build", "feast").draw_pile(PURPLE, "recruit", "explore", "e01", "e02")
    play(t, "a01", f"seat:{PURPLE}", "card:feast")  # Spy
    t.begin_turn(RED, ["move"])
    assert all(hand == ["build", "move"] for hand in hands(t, RED, PURPLE))
    assert len({tuple(hand) for hand in hands(t, YELLOW, PURPLE)}) > 1
    t.begin(DrawCards(PURPLE, 1, False, "NG-START-01"))
    t.begin_turn(RED, ["move"])
    for hand in hands(t, RED, PURPLE):
        assert not Counter(["build", "move"]) - Counter(hand)


@pytest.mark.rule("NG-COMP-12")
def test_of_equal_cards_as_many_stay_known_as_were_seen() -> None:
    """Purple holds two Unrest cards, one of which everybody has seen; when one is set aside, none is known."""
    t = three().hand(PURPLE, "unrest").draw_pile(PURPLE, "move", "build", "feast")
    t.s.draw[PURPLE].append(t.cards("unrest")[0])
    t.s.draw_known[PURPLE].append(0b111)
    t.begin(DrawCards(PURPLE, 1, False, "NG-START-01"))
    t.begin_turn(RED, ["move"])
    assert all("unrest" in hand for hand in hands(t, RED, PURPLE))
    t.begin_turn(PURPLE).choose("wait", "card:unrest")
    t.begin_turn(RED, ["move"])
    assert not all("unrest" in hand for hand in hands(t, RED, PURPLE))


@pytest.mark.rule("NG-COMP-12")
@pytest.mark.rule("NG-DRAW-02")
def test_a_known_card_among_those_being_sorted_stays_there_until_one_goes_back_unseen() -> None:
    t = three().draw_pile(RED, "move", "build", "recruit", "explore").row("e05", "e06", "e07")
    t.begin_turn(RED, []).choose("pass", "card:e05")
    t.begin_turn(RED, ["a20"])
    t.choose("play", "card:a20")  # draws and puts some back
    looking = [sorted(t.ids(s.looking)) for s in samples(t, PURPLE)]
    assert all("e05" in cards for cards in looking)
    while t.decision[1] == "drawn_discard":
        t.choose(t.keys[-1])
    assert t.decision == (RED, "drawn_return")
    t.choose(t.keys[0])
    assert t.s.seen_cards == []


@pytest.mark.rule("NG-TURN-09")
def test_a_new_upgrade_that_may_be_played_at_once_is_in_every_sample() -> None:
    t = land(3, upgrade_playable="same_turn").clan(RED, "wolf").units(RED, "S0.d", 1).units(PURPLE, "S0.b", 1)
    t.resources(RED, lore=3).draw_pile(RED, "move", "build", "feast", "recruit").begin_turn(RED, ["explore", "move"])
    t.choose("upgrade", "card:explore", "active", "card:wolf_1")
    assert t.decision == (RED, "play_upgrade")
    for viewer in (PURPLE, YELLOW, None):
        for number in range(SAMPLES):
            sample = t.match.determinize(viewer, rng_from_seed(str(number)))
            sample.apply("card:wolf_1")  # was a ValueError where the card had been mixed into the pile


# -- tiles and creatures -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-EXPLORE-07")
def test_tiles_put_under_the_pile_stay_there() -> None:
    t = table(3).units(RED, "S0.a", 1).pile("T12", "T15", "T16", "T18", "T13", "T05")
    t.play(RED, "a19", "tile:T15", "place:0,-1,0")  # draws two, places one
    for viewer in (RED, PURPLE, None):
        piles = [[t.s.content.tiles[tile].id for tile in s.tiles] for s in samples(t, viewer)]
        assert {pile[0] for pile in piles} == {"T12"}
        assert len({tuple(pile) for pile in piles}) > 1


@pytest.mark.rule("NG-EXPLORE-07")
def test_a_shuffled_pile_is_unknown_again() -> None:
    t = table(3).units(RED, "S0.a", 1).pile("T12", "T15", "T16", "T18", "T13", "T05")
    t.play(RED, "a19", "tile:T15", "place:0,-1,0")
    assert t.s.tiles_seen == 1
    t.begin(ShuffleTiles())
    assert t.s.tiles_seen == 0


@pytest.mark.rule("NG-CREATURE-01")
def test_weak_creatures_stay_on_top_also_after_one_was_defeated() -> None:
    """Three players: four weak creatures came first; one of them has appeared and was defeated."""
    t = table(3, creatures=True)
    while t.s.weak_creatures > 2:
        t.s.creature_discard.append(t.s.creature_deck.pop())
        t.s.weak_creatures -= 1
    t.begin_turn(RED, ["move"])
    below = set()
    for s in samples(t, RED):
        strengths = [s.content.creatures[creature].strength for creature in s.creature_deck]
        assert all(strength <= WEAK for strength in strengths[-2:])
        below.add(strengths[-3] <= WEAK)
    assert below == {True, False}  # under them anything
