"""Cards that reach into other players' hands: Spy, Ancestral Curse, Veiled Threats. [NG-SPECIAL-01, NG-UNREST-04]"""

from __future__ import annotations

import pytest

from longhall.kernel.errors import IllegalOption, RecordMismatch
from tests.games.northgard.card_play import hand, is_flash, play
from tests.games.northgard.special_play import mentions, player, retrace, three, told, why
from tests.games.northgard.table import PURPLE, RED, YELLOW, Table, table

SPECIAL = pytest.mark.rule("NG-SPECIAL-01")
SECRET = pytest.mark.rule("NG-COMP-12")
UNREST = pytest.mark.rule("NG-UNREST-04")


def with_hands(**setup: object) -> Table:
    """Purple holds e02, a13, a33; Yellow holds a18; Red will draw a19."""
    t = three(**setup).hand(PURPLE, "e02", "a13", "a33").hand(YELLOW, "a18")
    return t.draw_pile(RED, "a19", "move").discard_pile(PURPLE).discard_pile(YELLOW).discard_pile(RED)


# -- Spy ---------------------------------------------------------------------------------------------------------------


@SPECIAL
def test_a01_spy_discards_a_card_of_the_hand_it_has_seen_and_draws_one() -> None:
    t = with_hands()
    play(t, "a01")
    assert t.decision == (RED, "choose_opponent")
    assert t.keys == ["seat:1", "seat:2"]
    t.choose("seat:1")
    assert t.decision == (RED, "spied_card")
    assert sorted(t.keys) == ["card:a13", "card:a33", "card:e02"]
    t.choose("card:a13")
    assert t.ids(t.s.hand[PURPLE]) == ["e02", "a33"]
    assert t.ids(t.s.discard[PURPLE]) == ["a13"]
    assert t.event("card_discarded")["card"] == "a13"
    assert hand(t) == ["a19"]  # drawn after the discard
    assert not is_flash(t)


@SPECIAL
@SECRET
def test_a01_what_the_spy_learns_nobody_else_does() -> None:
    t = with_hands()
    play(t, "a01", "seat:1")
    secret = ("e02", "a13", "a33")
    assert t.match.view(RED)["spied"] == {"seat": PURPLE, "cards": ["a13", "a33", "e02"]}
    seen = next(event for event in told(t, RED) if event["type"] == "hand_seen")
    assert (seen["opponent"], seen["cards"]) == (PURPLE, ["a13", "a33", "e02"])
    for viewer in (PURPLE, YELLOW, None):
        assert t.match.view(viewer)["spied"] is None
        public = next(event for event in told(t, viewer) if event["type"] == "hand_seen")
        assert (public["seat"], public["opponent"]) == (RED, PURPLE)
        assert not mentions(told(t, viewer), *secret)
    for viewer in (YELLOW, None):
        assert not mentions(t.match.view(viewer), *secret)
        assert player(t, viewer, PURPLE)["hand"] == 3
    for viewer in (RED, PURPLE, YELLOW, None):  # and Yellow's hand is nobody's business
        assert bool(mentions([t.match.view(viewer), told(t, viewer)], "a18")) == (viewer == YELLOW)
    t.choose("card:a33")
    for viewer in (YELLOW, None):
        assert mentions([t.match.view(viewer), told(t, viewer)], *secret) == ["a33"]
    for viewer in (RED, PURPLE, YELLOW, None):
        assert t.match.view(viewer)["spied"] is None
        assert player(t, viewer, PURPLE)["discard"] == ["a33"]
        assert bool(mentions(told(t, viewer), "a19")) == (viewer == RED)


@SPECIAL
@SECRET
def test_a01_to_the_others_two_hands_look_the_same_until_a_card_is_discarded() -> None:
    one, other = with_hands(), with_hands().hand(PURPLE, "a33", "a08", "a21")
    for t in (one, other):
        play(t, "a01", "seat:1")
    for viewer in (YELLOW, None):
        assert one.match.view(viewer) == other.match.view(viewer)
        assert told(one, viewer) == told(other, viewer)
    assert one.match.view(RED) != other.match.view(RED)


@SPECIAL
def test_a01_an_opponent_with_an_empty_hand_cannot_be_spied_on() -> None:
    t = with_hands().hand(YELLOW)
    play(t, "a01")
    assert t.keys == ["seat:1"]
    assert why(t, "seat:2") == ("NG-SPECIAL-01", "refusal-empty-hand-there")
    with pytest.raises(IllegalOption):
        t.choose("seat:2")


@SPECIAL
def test_a01_with_all_hands_empty_spy_only_draws() -> None:
    t = with_hands().hand(YELLOW).hand(PURPLE)
    play(t, "a01")
    assert hand(t) == ["a19"]
    assert t.all_events("hand_seen") == []


@SPECIAL
@pytest.mark.rule("NG-DRAW-05")
def test_a01_without_cards_to_draw_spy_still_spies_and_without_either_it_cannot_be_played() -> None:
    t = with_hands().draw_pile(RED)
    play(t, "a01", "seat:2", "card:a18")
    assert (t.ids(t.s.hand[YELLOW]), hand(t)) == ([], [])
    t = with_hands().draw_pile(RED).hand(PURPLE).hand(YELLOW)
    t.begin_turn(RED, ["a01", "feast"]).choose("play")
    assert why(t, "card:a01") == ("NG-SPECIAL-01", "refusal-play-empty-hands")


@SPECIAL
def test_a01_partners_are_no_opponents() -> None:
    t = table(4, teams=True).units(RED, "S0.a", 1)
    for seat in range(1, 4):
        t.hand(seat, "move")
    t.draw_pile(RED, "build").play(RED, "a01")
    assert t.keys == ["seat:1", "seat:3"]


@SPECIAL
@SECRET
def test_a01_looking_at_a_hand_cannot_be_taken_back() -> None:
    t = with_hands()
    play(t, "a01")
    assert t.match.undo_floor(RED) == 0
    t.choose("seat:1")
    assert t.match.undo_floor(RED) == t.match.choices_made


@SPECIAL
@SECRET
def test_a01_the_discard_of_a_rivals_card_cannot_be_taken_back() -> None:
    """Everybody has seen a card of Purple's hand, even where Red has nothing to draw."""
    t = with_hands().draw_pile(RED)
    play(t, "a01", "seat:1", "card:a13")
    assert t.match.undo_floor(RED) == t.match.choices_made


@UNREST
def test_a01_spy_may_discard_unrest() -> None:
    t = with_hands().hand(PURPLE, "unrest", "move")
    play(t, "a01", "seat:1", "card:unrest")
    assert t.ids(t.s.discard[PURPLE]) == ["unrest"]
    assert t.ids(t.s.hand[PURPLE]) == ["move"]


@SPECIAL
def test_a01_spy_is_saved_and_resumed_at_every_step() -> None:
    t = with_hands()
    t.begin_turn(RED, ["a01", "feast"])
    passed = retrace(t, "play", "card:a01", "seat:1", "card:e02")
    kinds = [kind for _, kind in passed]
    assert kinds == ["turn_action", "play_card", "choose_opponent", "spied_card", "play_card"]


# -- Ancestral Curse ---------------------------------------------------------------------------------------------------


@SPECIAL
def test_a17_ancestral_curse_makes_every_opponent_discard_clockwise_then_draws() -> None:
    t = with_hands()
    play(t, "a17")
    assert t.decision == (PURPLE, "forced_discard")
    assert sorted(t.keys) == ["card:a13", "card:a33", "card:e02"]  # any, but one they must
    assert hand(t) == []  # not drawn yet
    t.choose("card:a33")
    assert t.decision == (YELLOW, "forced_discard")
    assert t.keys == ["card:a18"]
    t.choose("card:a18")
    assert (t.ids(t.s.discard[PURPLE]), t.ids(t.s.discard[YELLOW])) == (["a33"], ["a18"])
    assert t.ids(t.s.hand[PURPLE]) == ["e02", "a13"]
    assert hand(t) == ["a19"]
    assert not is_flash(t)


@SPECIAL
def test_a17_goes_round_from_the_player_of_the_card() -> None:
    t = with_hands().hand(RED, "a33")
    t.draw_pile(PURPLE, "move").begin_turn(PURPLE, ["a17"]).choose("play", "card:a17")
    assert t.decision == (YELLOW, "forced_discard")
    t.choose("card:a18")
    assert t.decision == (RED, "forced_discard")
    t.choose("card:a33")
    assert t.decision == (PURPLE, "play_card")


@SPECIAL
def test_a17_an_opponent_with_an_empty_hand_is_not_affected() -> None:
    t = with_hands().hand(PURPLE)
    play(t, "a17")
    assert t.decision == (YELLOW, "forced_discard")
    t.choose("card:a18")
    assert hand(t) == ["a19"]


@SPECIAL
def test_a17_with_all_hands_empty_only_draws_and_without_cards_cannot_be_played() -> None:
    t = with_hands().hand(PURPLE).hand(YELLOW)
    play(t, "a17")
    assert hand(t) == ["a19"]
    t = with_hands().hand(PURPLE).hand(YELLOW).draw_pile(RED)
    t.begin_turn(RED, ["a17", "feast"]).choose("play")
    assert why(t, "card:a17") == ("NG-SPECIAL-01", "refusal-play-empty-hands")


@SPECIAL
@SECRET
def test_a17_only_the_card_given_up_comes_to_light() -> None:
    t = with_hands()
    play(t, "a17", "card:e02")
    for viewer in (RED, YELLOW, None):
        assert mentions([t.match.view(viewer), told(t, viewer)], "e02", "a13", "a33") == ["e02"]


@SPECIAL
@SECRET
def test_a17_nobody_takes_back_what_another_has_discarded() -> None:
    t = with_hands()
    play(t, "a17", "card:e02")
    made = t.match.choices_made
    assert (t.match.undo_floor(RED), t.match.undo_floor(YELLOW)) == (made, made)
    t.choose("card:a18")  # now Red has drawn: it is final for everybody
    made = t.match.choices_made
    assert [t.match.undo_floor(seat) for seat in (RED, PURPLE, YELLOW)] == [made, made, made]


@UNREST
def test_a17_unrest_may_be_the_card_discarded() -> None:
    t = with_hands().hand(PURPLE, "unrest", "e02").hand(YELLOW, "unrest")
    play(t, "a17")
    assert sorted(t.keys) == ["card:e02", "card:unrest"]
    t.choose("card:unrest")
    assert t.keys == ["card:unrest"]
    t.choose("card:unrest")
    assert (t.ids(t.s.discard[PURPLE]), t.ids(t.s.discard[YELLOW])) == (["unrest"], ["unrest"])


@UNREST
def test_a17_in_the_other_reading_unrest_is_no_such_card() -> None:
    t = with_hands(unrest_as_discard=False).hand(PURPLE, "unrest", "e02").hand(YELLOW, "unrest")
    play(t, "a17")
    assert t.keys == ["card:e02"]
    assert why(t, "card:unrest") == ("NG-UNREST-04", "refusal-discard-unrest")
    t.choose("card:e02")
    assert t.ids(t.s.hand[PURPLE]) == ["unrest"]
    assert (t.decision, t.keys) == ((YELLOW, "forced_discard"), ["nothing"])  # who is asked tells nothing of a hand
    t.choose("nothing")
    assert t.event("nothing_discarded") == {
        "type": "nothing_discarded",
        "rule": "NG-UNREST-04",
        "seat": YELLOW,
        "reveals": True,
    }
    assert t.ids(t.s.hand[YELLOW]) == ["unrest"]
    assert hand(t) == ["a19"]


@UNREST
@pytest.mark.parametrize("edition", ["polish", "ukrainian", "czech"])
def test_a17_every_edition_allows_unrest(edition: str) -> None:
    t = with_hands(edition=edition).hand(PURPLE, "unrest", "e02")
    play(t, "a17")
    assert sorted(t.keys) == ["card:e02", "card:unrest"]


@SPECIAL
@UNREST
def test_a17_the_curse_is_saved_and_resumed_at_every_step() -> None:
    t = with_hands(unrest_as_discard=False).hand(PURPLE, "unrest", "e02")
    t.begin_turn(RED, ["a17"])
    passed = retrace(t, "play", "card:a17", "card:e02", "card:a18")
    assert passed[2:] == [(PURPLE, "forced_discard"), (YELLOW, "forced_discard"), (RED, "play_card")]


# -- Veiled Threats ----------------------------------------------------------------------------------------------------


@SPECIAL
@pytest.mark.parametrize(("outcome", "card"), [(0, "e02"), (1, "a13"), (2, "a33")])
def test_a36_veiled_threats_discard_a_card_at_random(outcome: int, card: str) -> None:
    t = with_hands()
    play(t, "a36")
    assert t.keys == ["way:veiled_threats", "way:draw"]
    t.choose("way:veiled_threats")
    assert t.keys == ["seat:1", "seat:2"]
    t.choose("seat:1", outcomes=[[outcome]])
    assert t.ids(t.s.discard[PURPLE]) == [card]
    for viewer in (RED, PURPLE, YELLOW, None):
        (event,) = [event for event in told(t, viewer) if event["type"] == "card_discarded"]
        assert (event["seat"], event["card"]) == (PURPLE, card)
    assert hand(t) == []  # threaten or draw, not both
    assert not is_flash(t)


@SPECIAL
def test_a36_veiled_threats_may_draw_instead() -> None:
    t = with_hands()
    play(t, "a36", "way:draw")
    assert hand(t) == ["a19"]
    assert len(t.s.hand[PURPLE]) == 3
    assert not is_flash(t)


@UNREST
def test_a36_in_the_other_reading_a_hand_of_unrest_comes_to_light() -> None:
    t = with_hands(unrest_as_discard=False).hand(PURPLE, "unrest", "unrest")
    play(t, "a36", "way:veiled_threats", "seat:1")
    assert t.event("nothing_discarded")["seat"] == PURPLE
    assert t.ids(t.s.hand[PURPLE]) == ["unrest", "unrest"]
    assert t.match.undo_floor(RED) == t.match.choices_made  # what was learned stays learned


@SPECIAL
def test_a36_the_random_card_is_chance_in_the_record() -> None:
    t = with_hands()
    play(t, "a36", "way:veiled_threats")
    again = t.match.clone()
    assert t.match.undo_floor(RED) == 0  # so far nothing has happened
    t.choose("seat:1")
    entry = t.match.history[-1]
    (outcome,) = entry.outcomes
    assert outcome[0] in (0, 1, 2)
    assert t.match.undo_floor(RED) == t.match.choices_made  # nobody takes chance back
    with pytest.raises(RecordMismatch):
        again.apply("seat:1", [[3]])
    again.apply("seat:1", entry.outcomes)
    assert again.state.to_data() == t.match.state.to_data()


@SPECIAL
def test_a36_every_card_may_be_hit() -> None:
    hit = set()
    for seed in range(30):
        t = table(3, seed).units(RED, "S0.a", 1).hand(PURPLE, "e02", "a13", "a33").discard_pile(PURPLE)
        t.play(RED, "a36", "way:veiled_threats", "seat:1")
        hit.update(t.ids(t.s.discard[PURPLE]))
    assert hit == {"e02", "a13", "a33"}


@SPECIAL
@SECRET
def test_a36_nobody_sees_the_rest_of_the_hand_not_even_the_threatener() -> None:
    t = with_hands()
    play(t, "a36", "way:veiled_threats", "seat:1", outcomes=[[1]])
    for viewer in (RED, YELLOW, None):
        assert mentions([t.match.view(viewer), told(t, viewer)], "e02", "a13", "a33") == ["a13"]


@SPECIAL
def test_a36_with_all_hands_empty_there_is_only_the_draw() -> None:
    t = with_hands().hand(PURPLE).hand(YELLOW)
    play(t, "a36")
    assert t.keys == ["way:draw"]
    assert why(t, "way:veiled_threats") == ("NG-SPECIAL-01", "refusal-play-empty-hands")


@SPECIAL
@pytest.mark.rule("NG-DRAW-05")
def test_a36_with_nothing_to_draw_there_is_only_the_threat() -> None:
    t = with_hands().draw_pile(RED).hand(YELLOW)
    play(t, "a36")
    assert t.keys == ["way:veiled_threats"]
    assert why(t, "way:draw") == ("NG-DRAW-05", "refusal-play-draw")
    t.choose("way:veiled_threats")
    assert why(t, "seat:2") == ("NG-SPECIAL-01", "refusal-empty-hand-there")


@UNREST
def test_a36_unrest_may_be_hit() -> None:
    t = with_hands().hand(PURPLE, "unrest")
    play(t, "a36", "way:veiled_threats", "seat:1")
    assert t.ids(t.s.discard[PURPLE]) == ["unrest"]


@SPECIAL
def test_a36_veiled_threats_are_saved_and_resumed_at_every_step() -> None:
    t = with_hands()
    t.begin_turn(RED, ["a36"])  # the chance is not set: every copy has to throw the same
    passed = retrace(t, "play", "card:a36", "way:veiled_threats", "seat:1")
    assert [kind for _, kind in passed[2:]] == ["choose_way", "choose_opponent", "play_card"]
