"""Draw, Special, and cards that would do nothing."""

from __future__ import annotations

import pytest

from longhall.kernel.errors import IllegalOption
from tests.games.northgard.table import PURPLE, RED, Table, table


def deck(*draw: str, discard: tuple[str, ...] = ()) -> Table:
    return table(seats=2).units(RED, "S0.a", 1).draw_pile(RED, *draw).discard_pile(RED, *discard)


def hand(t: Table) -> list[str]:
    return sorted(t.ids(t.s.hand[RED]))


def draw_pile(t: Table) -> list[str]:
    """From the top."""
    return t.ids(t.s.draw[RED])[::-1]


# -- Draw --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-DRAW-01")
def test_the_card_says_how_many_are_kept_discarded_and_returned() -> None:
    t = deck("recruit", "move", "build", "explore", discard=("feast",))
    t.play(RED, "a29")  # Trading Post: draw 3, keep 1, discard 1, return 1
    assert t.event("cards_drawn")["count"] == 3
    assert t.decision == (RED, "drawn_discard")
    assert sorted(t.keys) == ["card:build", "card:move", "card:recruit"]
    t.choose("card:move")
    assert t.decision == (RED, "drawn_return")
    assert sorted(t.keys) == ["card:build", "card:recruit"]
    t.choose("card:build")
    assert hand(t) == ["recruit"]
    assert t.ids(t.s.discard[RED]) == ["feast", "move"]
    assert draw_pile(t) == ["build", "explore"]
    assert t.s.looking == []


@pytest.mark.rule("NG-DRAW-01")
def test_a_plain_draw_keeps_everything_and_asks_nothing() -> None:
    t = deck("recruit", "move", "build")
    t.play(RED, "e08")
    assert hand(t) == ["move", "recruit"]
    assert draw_pile(t) == ["build"]
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-DRAW-01")
def test_drawing_is_from_the_own_pile() -> None:
    t = deck("recruit", "move", "build").draw_pile(PURPLE, "e01", "e02")
    t.play(RED, "e08")
    assert t.ids(t.s.draw[PURPLE]) == ["e02", "e01"]


@pytest.mark.rule("NG-DRAW-02")
@pytest.mark.parametrize(("card", "kind"), [("a16", "drawn_discard"), ("a20", "drawn_return")])
def test_only_the_cards_just_drawn_are_discarded_or_returned(card: str, kind: str) -> None:
    t = deck("recruit", "move", "build")
    t.begin_turn(RED, [card, "e02", "feast"])
    t.choose("play", f"card:{card}")
    assert t.decision == (RED, kind)
    assert sorted(t.keys) == ["card:build", "card:move", "card:recruit"]
    for held in ("card:e02", "card:feast"):
        with pytest.raises(IllegalOption, match="NG-DRAW-02"):
            t.choose(held)


@pytest.mark.rule("NG-DRAW-02")
def test_a_copy_in_hand_stays_there_when_its_twin_is_discarded() -> None:
    t = deck("feast", "move", "build")
    t.begin_turn(RED, ["a16", "feast"])
    t.choose("play", "card:a16", "card:feast")
    assert hand(t) == ["build", "feast", "move"]
    assert t.ids(t.s.discard[RED]) == ["feast"]


@pytest.mark.rule("NG-DRAW-03")
@pytest.mark.parametrize("order", [("recruit", "build"), ("build", "recruit")])
def test_the_player_orders_the_discards(order: tuple[str, str]) -> None:
    t = deck("recruit", "move", "build")
    t.play(RED, "e04", f"card:{order[0]}", f"card:{order[1]}")  # Merchant: draw 3, discard 2
    assert t.ids(t.s.discard[RED]) == list(order)
    assert hand(t) == ["move"]


@pytest.mark.rule("NG-DRAW-03")
@pytest.mark.parametrize("order", [("recruit", "build"), ("build", "recruit")])
def test_the_player_orders_the_cards_put_back(order: tuple[str, str]) -> None:
    t = deck("recruit", "move", "build", "explore")
    t.play(RED, "a34", f"card:{order[0]}", f"card:{order[1]}")  # Cunning Merchant: draw 3, return 2
    assert draw_pile(t) == [order[1], order[0], "explore"]  # what is put back last lies on top
    t.play(RED, "e08")
    assert hand(t) == sorted(order)


@pytest.mark.rule("NG-DRAW-04")
@pytest.mark.rule("NG-DECK-04")
def test_the_draw_card_lies_in_the_active_area_when_the_deck_is_reshuffled() -> None:
    t = deck("recruit", discard=("move",)).active_area(RED, "build")
    t.begin_turn(RED, ["e08"])
    t.choose("play", "card:e08", outcomes=[[0]])  # one card is shuffled: neither Market Place nor Build is
    assert t.event("deck_reshuffled")["count"] == 1
    assert hand(t) == ["move", "recruit"]
    assert t.ids(t.s.active[RED]) == ["build", "e08"]
    assert t.s.draw[RED] == t.s.discard[RED] == []


@pytest.mark.rule("NG-DRAW-05")
@pytest.mark.parametrize(
    ("card", "draw", "discard"), [("e08", 1, 0), ("e08", 0, 1), ("e04", 2, 0), ("e04", 1, 1), ("a34", 0, 2)]
)
def test_a_draw_needs_as_many_cards_as_it_draws(card: str, draw: int, discard: int) -> None:
    cards = ["recruit", "move"]
    t = deck(*cards[:draw], discard=tuple(cards[:discard])).active_area(RED, "feast", "feast", "explore")
    t.begin_turn(RED, [card, "move"])
    t.choose("play")
    refusal = t.refusal(f"card:{card}")
    assert (refusal.rule, refusal.message) == ("NG-DRAW-05", "refusal-play-draw")
    assert t.keys == ["card:move"]


@pytest.mark.rule("NG-DRAW-05")
def test_draw_pile_and_discard_pile_count_together() -> None:
    t = deck("recruit", discard=("move", "build"))
    t.begin_turn(RED, ["e04"])
    t.choose("play", "card:e04", outcomes=[[0, 1]])  # exactly three cards for Merchant
    assert sorted(t.keys) == ["card:build", "card:move", "card:recruit"]


@pytest.mark.rule("NG-DRAW-05")
def test_the_other_way_of_a_card_is_open_when_too_few_cards_are_left_to_draw() -> None:
    t = deck().discard_pile(RED)
    t.begin_turn(RED, ["e01"])  # Negotiation: a card of the discard pile, or draw 1
    assert t.refusal("play").rule == "NG-AMB-12"  # neither is there
    t = deck("move")
    t.play(RED, "e01")
    assert t.keys == ["way:draw"]


@pytest.mark.rule("NG-DRAW-05")
@pytest.mark.rule("NG-AMB-12")
def test_a_draw_stays_forbidden_where_cards_may_be_played_for_nothing() -> None:
    """NG-DRAW-05 is printed in all editions; allow_void_play only opens what NG-AMB-12 closed."""
    t = table(seats=2, allow_void_play=True).units(RED, "S0.a", 1).draw_pile(RED, "move").discard_pile(RED)
    t.begin_turn(RED, ["e08", "move"])
    t.choose("play")
    assert t.refusal("card:e08").rule == "NG-DRAW-05"


# -- Special -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-SPECIAL-01")
def test_a_special_card_does_what_its_text_says_and_no_more() -> None:
    t = deck("recruit", "move", discard=("build", "feast"))
    t.play(RED, "e01")
    assert t.keys == ["way:take_discard", "way:draw"]
    t.choose("way:take_discard")
    assert sorted(t.keys) == ["card:build", "card:feast"]  # of the own discard pile, any
    t.choose("card:feast")
    assert hand(t) == ["feast"]
    assert t.ids(t.s.discard[RED]) == ["build"]
    assert draw_pile(t) == ["recruit", "move"]  # and nothing drawn


# -- cards that would do nothing ---------------------------------------------------------------------------------------


def nothing_to_do(void: bool) -> Table:
    """Red: 14 units in T20.b, whose only border is rough; no wood, no tiles, no card to draw."""
    t = table(seats=2, allow_void_play=void).tiles("T20@0,1,0").units(RED, "T20.b", 14).pile()
    return t.draw_pile(RED).discard_pile(RED)


BASIC = {
    "recruit": ("NG-COMP-02", "refusal-play-no-reserve"),
    "move": ("NG-MOVE-02", "refusal-play-move"),
    "explore": ("NG-EXPLORE-08", "refusal-play-no-tiles"),
    "build": ("NG-BUILD-02", "refusal-play-wood"),
    "feast": ("NG-CARD-02", "refusal-play-basic"),
}


@pytest.mark.rule("NG-AMB-12")
@pytest.mark.parametrize("card", BASIC)
def test_a_card_is_not_played_for_nothing(card: str) -> None:
    t = nothing_to_do(False)
    t.begin_turn(RED, [card, "a02"])
    before = t.refusal(f"card:{card}")  # told before one has chosen to play
    assert (before.rule, before.message) == BASIC[card]
    t.choose("play")
    assert t.keys == ["card:a02"]
    refusal = t.refusal(f"card:{card}")
    assert (refusal.rule, refusal.message) == BASIC[card]


@pytest.mark.rule("NG-AMB-12")
def test_a_hand_of_useless_cards_may_wait() -> None:
    t = nothing_to_do(False)
    t.begin_turn(RED, list(BASIC))
    refusal = t.refusal("play")
    assert (refusal.rule, refusal.message) == ("NG-AMB-12", "refusal-nothing-playable")
    t.choose("wait", "card:move")
    assert t.ids(t.s.active[RED]) == ["move"]


@pytest.mark.rule("NG-AMB-12")
@pytest.mark.parametrize("card", ["recruit", "move", "explore", "build"])
def test_allow_void_play_lets_a_card_be_played_for_nothing(card: str) -> None:
    t = nothing_to_do(True)
    t.begin_turn(RED, [card])
    t.choose("play", f"card:{card}")
    assert t.decision == (RED, "play_card")
    assert t.ids(t.s.active[RED]) == [card]
    assert t.units_in("T20.b") == (RED, 14)


@pytest.mark.rule("NG-AMB-12")
@pytest.mark.parametrize("void", [False, True])
def test_a_move_card_without_a_move(void: bool) -> None:
    t = table(seats=2, allow_void_play=void).units(RED, "S0.a", 2)
    t.play(RED, "e05")
    assert t.keys == (["territory:S0.a", "done"] if void else ["territory:S0.a"])


@pytest.mark.rule("NG-AMB-12")
@pytest.mark.parametrize("void", [False, True])
def test_a_wild_card_offers_what_can_be_done_or_everything(void: bool) -> None:
    t = table(seats=2, allow_void_play=void).units(RED, "S0.a", 2).pile()
    t.play(RED, "feast")
    assert t.keys == (["recruit", "move", "explore", "build"] if void else ["recruit", "move"])


@pytest.mark.rule("NG-AMB-12")
@pytest.mark.parametrize("void", [False, True])
def test_a_way_that_does_nothing_is_offered_only_with_void_play(void: bool) -> None:
    t = table(seats=2, allow_void_play=void).units(RED, "S0.a", 2).draw_pile(RED, "move").discard_pile(RED)
    t.play(RED, "e01")  # the discard pile is empty
    assert t.keys == (["way:take_discard", "way:draw"] if void else ["way:draw"])
    if not void:
        refusal = t.refusal("way:take_discard")
        assert (refusal.rule, refusal.message) == ("NG-SPECIAL-01", "refusal-play-no-discard")


@pytest.mark.rule("NG-DRAW-02")
def test_a_card_held_before_is_refused_with_the_rule() -> None:
    t = deck("recruit", "move", "build")
    t.begin_turn(RED, ["e04", "explore"])
    t.choose("play", "card:e04")  # draw three, keep one
    assert t.decision == (RED, "drawn_discard")
    assert t.refusal("card:explore").rule == "NG-DRAW-02"
