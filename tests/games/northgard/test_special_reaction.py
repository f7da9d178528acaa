"""Defensive Strategy, the one card played in another player's turn. [NG-SPECIAL-01]"""

from __future__ import annotations

import pytest

from longhall.games.northgard.known import everybody
from tests.games.northgard.special_play import mentions, player, retrace, three, told, why
from tests.games.northgard.table import PURPLE, RED, YELLOW, Table, table

SPECIAL = pytest.mark.rule("NG-SPECIAL-01")
SECRET = pytest.mark.rule("NG-COMP-12")


def guarded(**setup: object) -> Table:
    """Purple holds Defensive Strategy beside a Move; all discard piles are empty."""
    t = three(**setup).hand(PURPLE, "a06", "move").hand(YELLOW, "build")
    for seat in (RED, PURPLE, YELLOW):
        t.discard_pile(seat).draw_pile(seat, "explore", "explore")
    return t


# -- what it does ------------------------------------------------------------------------------------------------------


@SPECIAL
def test_a06_the_holder_is_asked_before_a_card_takes_effect() -> None:
    t = guarded().begin_turn(RED, ["recruit", "feast"])
    t.choose("play", "card:recruit")
    assert t.decision == (PURPLE, "reaction")
    assert t.keys == ["card:a06", "pass"]
    decision = t.match.decision
    assert decision is not None
    assert decision.context == {"player": RED, "card": "recruit"}  # what it would be played against
    assert player(t, YELLOW, RED)["active"] == ["recruit"]  # played face up


@SPECIAL
def test_a06_cancels_a_main_card_which_goes_to_its_owners_discard_pile() -> None:
    t = guarded().begin_turn(RED, ["recruit", "feast"])
    t.choose("play", "card:recruit", "card:a06")
    assert t.event("card_cancelled") == {
        "type": "card_cancelled",
        "rule": "NG-SPECIAL-01",
        "seat": PURPLE,
        "card": "recruit",
        "player": RED,
    }
    assert t.remarks() == [("reaction_played", "NG-SPECIAL-01", {"seat": PURPLE, "card": "a06"})]
    assert t.units_in("S0.d") == (RED, 3)
    assert (player(t, None, RED)["active"], player(t, None, RED)["discard"]) == ([], ["recruit"])
    assert (player(t, None, PURPLE)["active"], player(t, None, PURPLE)["discard"]) == (["a06"], [])
    assert player(t, PURPLE, PURPLE)["hand"] == ["move"]


@SPECIAL
def test_a06_the_opponent_may_then_play_another_card() -> None:
    t = guarded().begin_turn(RED, ["recruit", "feast"])
    t.choose("play", "card:recruit", "card:a06")
    assert t.decision == (RED, "turn_action")
    t.choose("play")
    assert t.keys == ["card:feast"]
    t.choose("card:feast", "recruit", "territory:S0.d")  # nobody is asked: the card lies in the active area
    assert t.units_in("S0.d") == (RED, 4)
    t.choose("done")
    assert t.decision == (PURPLE, "turn_action")  # one turn was taken, and Purple's own is not lost


@SPECIAL
@pytest.mark.parametrize("action", ["wait", "replace", "pass"])
def test_a06_or_choose_another_action(action: str) -> None:
    t = guarded().row("e01", "e02", "e03").resources(RED, lore=1).begin_turn(RED, ["recruit", "feast"])
    t.choose("play", "card:recruit", "card:a06")
    assert t.keys == ["play", "wait", "replace", "pass"]
    t.choose(action, "card:e01" if action == "pass" else "card:feast")
    assert t.decision == (PURPLE, "turn_action")


@SPECIAL
@pytest.mark.rule("NG-TURN-04")
def test_a06_cancels_a_flash_card_and_the_main_card_is_still_to_come() -> None:
    t = guarded().begin_turn(RED, ["e05", "feast", "recruit"])
    t.choose("play", "card:e05")
    assert t.decision == (PURPLE, "reaction")
    t.choose("card:a06")
    assert player(t, None, RED)["discard"] == ["e05"]
    assert t.decision == (RED, "turn_action")
    t.choose("play", "card:recruit", "territory:S0.d")
    assert t.units_in("S0.d") == (RED, 4)
    assert why(t, "card:feast") == ("NG-TURN-04", "refusal-play-second-main")


@SPECIAL
@pytest.mark.rule("NG-TURN-04")
def test_a06_cancels_the_second_card_after_a_flash_and_the_play_goes_on() -> None:
    t = guarded().begin_turn(RED, ["e03", "recruit", "feast"])
    t.choose("play", "card:e03", "pass", "territory:S0.d", "card:recruit")
    assert t.decision == (PURPLE, "reaction")
    t.choose("card:a06")
    assert t.units_in("S0.d") == (RED, 4)  # only the Flash card had an effect
    assert (player(t, None, RED)["active"], player(t, None, RED)["discard"]) == (["e03"], ["recruit"])
    assert t.decision == (RED, "play_card")  # a card was played: no other action
    assert t.keys == ["card:feast", "done"]  # the cancelled card was not the main card
    t.choose("done")
    assert t.decision == (PURPLE, "turn_action")


@SPECIAL
@pytest.mark.rule("NG-TURN-04")
def test_a06_cancels_a_flash_after_the_main_card_which_stays_played() -> None:
    t = guarded().begin_turn(RED, ["recruit", "e03", "feast", "e05"])
    t.choose("play", "card:recruit", "pass", "territory:S0.d", "card:e03", "card:a06")
    assert t.units_in("S0.d") == (RED, 4)
    assert t.keys == ["card:e05", "done"]
    assert why(t, "card:feast") == ("NG-TURN-04", "refusal-play-second-main")


@SPECIAL
@pytest.mark.rule("NG-TURN-12")
def test_a06_with_an_empty_hand_afterwards_one_must_pass() -> None:
    t = guarded().row("e01", "e02", "e03").begin_turn(RED, ["recruit"])
    t.choose("play", "card:recruit", "card:a06")
    assert t.decision == (RED, "turn_action")
    assert t.keys == ["pass"]
    for action in ("play", "wait", "replace", "remove"):
        assert why(t, action) == ("NG-TURN-12", "refusal-empty-hand")
    t.choose("pass", "card:e02")
    assert player(t, None, RED)["passed"]
    assert player(t, None, RED)["discard"] == ["recruit"]
    assert t.decision == (PURPLE, "turn_action")


@SPECIAL
def test_a06_after_a_flash_an_empty_hand_only_ends_the_play() -> None:
    t = guarded().begin_turn(RED, ["e03", "recruit"])
    t.choose("play", "card:e03", "pass", "territory:S0.d", "card:recruit", "card:a06")
    assert t.keys == ["done"]
    t.choose("done")
    assert t.decision == (PURPLE, "turn_action")
    assert not player(t, None, RED)["passed"]


@SPECIAL
def test_a06_cancels_a_card_of_any_kind_before_any_of_its_choices() -> None:
    """A Move that would lead to battle, a Spy that would look into Purple's hand."""
    for card in ("e10", "a01", "a26", "a17"):
        t = guarded().begin_turn(RED, [card, "feast"])
        t.choose("play", f"card:{card}")
        assert t.decision == (PURPLE, "reaction")
        t.choose("card:a06")
        assert [event.type for event in t.events] == ["card_cancelled", "reaction_played"]
        assert t.decision == (RED, "turn_action")


# -- when it is asked for ----------------------------------------------------------------------------------------------


@SPECIAL
def test_a06_the_holder_is_asked_once_for_each_card_played() -> None:
    t = guarded().begin_turn(RED, ["e03", "recruit"])
    t.choose("play", "card:e03", "pass", "territory:S0.d")
    assert t.decision == (RED, "play_card")
    t.choose("card:recruit")
    assert t.decision == (PURPLE, "reaction")
    t.choose("pass", "territory:S0.d")
    assert t.units_in("S0.d") == (RED, 5)


@SPECIAL
@pytest.mark.parametrize("action", ["wait", "replace", "remove"])
def test_a06_cards_that_are_not_played_are_not_cancelled(action: str) -> None:
    t = guarded().resources(RED, lore=2).begin_turn(RED, ["recruit", "feast"])
    t.choose(action, "card:recruit")
    assert t.decision == (PURPLE, "turn_action")


def asked(t: Table) -> bool:
    """Whether Purple is asked when Red plays; nobody else ever is."""
    t.begin_turn(RED, ["recruit", "feast"]).choose("play", "card:recruit")
    if t.decision == (PURPLE, "reaction"):
        return True
    assert t.decision == (RED, "recruit")
    return False


@SPECIAL
@SECRET
def test_a06_its_owner_is_asked_as_long_as_it_may_be_in_hand() -> None:
    t = guarded().hand(PURPLE, "move", "build").draw_pile(PURPLE, "explore", "a06")
    assert asked(t)
    assert t.keys == ["pass"]


@SPECIAL
@SECRET
@pytest.mark.parametrize("zone", ["discard", "active", "removed", "empty hand", "row", "nowhere"])
def test_a06_nobody_is_asked_where_it_is_seen_to_lie_elsewhere(zone: str) -> None:
    t = guarded().hand(PURPLE, "move", "build")
    if zone == "discard":
        t.discard_pile(PURPLE, "a06")
    elif zone == "active":
        t.active_area(PURPLE, "a06")
    elif zone == "removed":
        t.s.removed = t.cards("a06")
    elif zone == "empty hand":
        t.hand(PURPLE).draw_pile(PURPLE, "explore", "a06")
    elif zone == "row":
        t.row("a06", "e01", "e02")
    assert not asked(t)


@SPECIAL
@SECRET
def test_a06_nobody_is_asked_while_everybody_knows_it_on_top_of_the_draw_pile() -> None:
    """Purple has just taken it there by Future Sight: it cannot be in Purple's hand."""
    t = guarded().hand(PURPLE, "e16", "move", "build").row("a06", "e01", "e02").begin_turn(PURPLE)
    t.choose("play", "card:e16", "card:a06", "done")
    assert player(t, RED, PURPLE)["known_on_draw_pile"] == ["a06"]
    assert not asked(t)


@SPECIAL
@SECRET
def test_a06_once_drawn_from_there_it_is_asked_for_again() -> None:
    t = guarded().hand(PURPLE, "move", "build").draw_pile(PURPLE, "a06", "explore").resources(PURPLE, lore=1)
    t.s.draw_known[PURPLE][-1] = everybody(t.s)
    t.begin_turn(PURPLE).choose("replace", "card:move")
    assert asked(t)
    assert t.keys == ["card:a06", "pass"]


@SPECIAL
@SECRET
def test_a06_being_asked_tells_the_others_nothing() -> None:
    one = guarded().hand(PURPLE, "a06", "move").draw_pile(PURPLE, "explore", "build")
    other = guarded().hand(PURPLE, "explore", "move").draw_pile(PURPLE, "a06", "build")
    for t in (one, other):
        assert asked(t)
        for viewer in (RED, YELLOW, None):
            assert not mentions([t.match.view(viewer), told(t, viewer)], "a06")
    for viewer in (RED, YELLOW, None):
        assert one.match.view(viewer) == other.match.view(viewer)
        assert told(one, viewer) == told(other, viewer)
    for t in (one, other):
        t.choose("pass")
    for viewer in (RED, YELLOW, None):
        assert one.match.view(viewer) == other.match.view(viewer)
        assert told(one, viewer) == told(other, viewer)


@SPECIAL
def test_a06_its_holder_is_asked_wherever_it_sits() -> None:
    t = guarded().hand(PURPLE, "move").hand(YELLOW, "a06").begin_turn(RED, ["recruit"])
    t.choose("play", "card:recruit")
    assert t.decision == (YELLOW, "reaction")
    t = guarded().hand(RED, "a06").hand(PURPLE, "recruit").begin_turn(PURPLE)
    t.choose("play", "card:recruit")
    assert t.decision == (RED, "reaction")


@SPECIAL
def test_a06_partners_do_not_cancel_each_others_cards() -> None:
    t = table(4, teams=True).units(RED, "S0.a", 1).hand(YELLOW, "a06").begin_turn(RED, ["recruit"])
    t.choose("play", "card:recruit")
    assert t.decision == (RED, "recruit")


@SPECIAL
def test_a06_nobody_takes_back_a_card_that_another_was_asked_about() -> None:
    t = guarded().begin_turn(RED, ["recruit", "feast"])
    t.choose("play", "card:recruit", "pass")
    assert t.match.undo_floor(RED) == t.match.choices_made


# -- in one's own turn -------------------------------------------------------------------------------------------------


@SPECIAL
def test_a06_is_not_played_in_the_own_turn() -> None:
    t = guarded().begin_turn(PURPLE)
    t.choose("play")
    assert t.keys == ["card:move"]
    assert why(t, "card:a06") == ("NG-SPECIAL-01", "refusal-play-reaction")


@SPECIAL
@pytest.mark.rule("NG-AMB-12")
def test_a06_is_not_played_in_the_own_turn_even_where_cards_may_be_played_for_nothing() -> None:
    t = guarded(allow_void_play=True).begin_turn(PURPLE)
    t.choose("play")
    assert t.keys == ["card:move"]
    assert why(t, "card:a06") == ("NG-SPECIAL-01", "refusal-play-reaction")


@SPECIAL
def test_a06_alone_in_hand_may_be_used_for_wait_replace_or_remove_but_not_played() -> None:
    t = guarded().hand(PURPLE, "a06").resources(PURPLE, lore=2).begin_turn(PURPLE)
    assert t.keys == ["wait", "replace", "remove", "pass"]
    assert why(t, "play") == ("NG-AMB-12", "refusal-nothing-playable")
    t.choose("wait", "card:a06")
    assert player(t, None, PURPLE)["active"] == ["a06"]


# -- saved at every step -----------------------------------------------------------------------------------------------


@SPECIAL
def test_a06_is_saved_and_resumed_at_every_step() -> None:
    t = guarded().begin_turn(RED, ["e03", "recruit", "feast", "e05"])
    passed = retrace(
        t,
        *("play", "card:e03", "pass", "territory:S0.d"),
        *("card:recruit", "card:a06", "card:feast", "recruit", "territory:S0.d", "done"),
    )
    assert [decision for decision in passed if decision[1] == "reaction"] == [(PURPLE, "reaction")] * 2
    assert passed[-1] == (PURPLE, "turn_action")


@SPECIAL
def test_a06_a_cancelled_turn_is_saved_and_resumed() -> None:
    t = guarded().row("e01", "e02", "e03").begin_turn(RED, ["recruit"])
    passed = retrace(t, "play", "card:recruit", "card:a06", "pass", "card:e01")
    assert [decision[1] for decision in passed] == [
        *("turn_action", "play_card", "reaction", "turn_action", "row_card", "turn_action")
    ]
