"""Drawing cards and what is done with them. [NG-DECK, NG-DRAW]"""

from __future__ import annotations

from dataclasses import dataclass

from longhall.games.northgard.changes import put_on_draw_pile, take_to_hand, tell_cards_drawn
from longhall.games.northgard.events.deck import (
    CARD_DISCARDED,
    CARD_RETURNED,
    CARD_TAKEN_BACK,
    CARDS_KEPT,
    DECK_RESHUFFLED,
    CardsOfSeat,
)
from longhall.games.northgard.frames.base import CardChoice
from longhall.games.northgard.known import LOOKED_AT, forget, forget_all, hand_over, remember
from longhall.games.northgard.queries import card_ids, distinct
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.frames import Refusal, Shuffle, Step


@dataclass
class DrawCards(Step):
    """Draw ``n`` cards to the hand, or aside to look at them; reshuffles on the way if needed. [NG-DECK-03]"""

    seat: int
    n: int
    aside: bool
    rule: str

    def kind(self) -> str:
        return "draw_cards"

    def run(self, s: NorthgardState) -> None:
        pile = s.draw[self.seat]
        known = s.draw_known[self.seat]
        taken: list[int] = []
        holder = LOOKED_AT if self.aside else self.seat
        while pile and len(taken) < self.n:
            card = pile.pop()
            taken.append(card)
            mask = known.pop()
            if mask & ~(1 << self.seat):  # others have seen it
                remember(s, holder, card, mask)
        if taken:
            if self.aside:
                s.looking += taken
            else:
                s.hand[self.seat] += taken
            tell_cards_drawn(s, self.seat, taken, self.rule)
        missing = self.n - len(taken)
        if missing and s.discard[self.seat]:  # with both piles empty one draws what there is [NG-AMB-39]
            s.push_in_order(ReshuffleDiscard(self.seat), DrawCards(self.seat, missing, self.aside, self.rule))


@dataclass
class ReshuffleDiscard(Shuffle):
    """The discard pile becomes the draw pile, which is empty. [NG-DECK-03]"""

    seat: int

    def kind(self) -> str:
        return "reshuffle_discard"

    def size(self, s: NorthgardState) -> int:
        return len(s.discard[self.seat])

    def resolve(self, s: NorthgardState, outcome: list[int]) -> None:
        cards = s.discard[self.seat]
        s.draw[self.seat] = [cards[i] for i in outcome]
        s.draw_known[self.seat] = [0] * len(cards)
        s.discard[self.seat] = []
        DECK_RESHUFFLED.emit(s, "NG-DECK-03", {"seat": self.seat, "count": len(outcome)})


@dataclass
class SortDrawn(Step):
    """After a Draw action: ask for the cards to discard, then for those to return, then keep the rest."""

    seat: int
    discard: int
    top: int

    def kind(self) -> str:
        return "sort_drawn"

    def run(self, s: NorthgardState) -> None:
        if self.discard and s.looking:
            s.push(ChooseDrawnDiscard(self.seat, self.discard, self.top))
        elif self.top and s.looking:
            s.push(ChooseDrawnReturn(self.seat, self.top))
        elif s.looking:
            kept = s.looking
            s.looking = []
            s.hand[self.seat] += kept
            hand_over(s, LOOKED_AT, self.seat)
            data: CardsOfSeat = {"seat": self.seat, "count": len(kept)}
            CARDS_KEPT.emit_to_chooser(s, "NG-DRAW-01", data, self.seat, {"cards": card_ids(s, kept)})


@dataclass
class DrawnChoice(CardChoice):
    """One of the cards just drawn; those that were in the hand before stay there. [NG-DRAW-02]"""

    left: int

    def rule(self) -> str:
        return "NG-DRAW-02"

    def options(self, s: NorthgardState) -> list[int]:
        return distinct(s.looking)

    def context(self, s: NorthgardState) -> dict[str, object]:
        return {"left": self.left}

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        return [
            Refusal(f"card:{s.content.cards[card].id}", "NG-DRAW-02", "refusal-not-drawn")
            for card in distinct(s.hand[self.seat])
            if card not in s.looking
        ]


@dataclass
class ChooseDrawnDiscard(DrawnChoice):
    """Which of the cards just drawn goes to the discard pile next. [NG-DRAW-02, NG-DRAW-03]"""

    top: int

    def kind(self) -> str:
        return "drawn_discard"

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.looking.remove(pick)
        forget(s, LOOKED_AT, pick)
        s.discard[self.seat].append(pick)
        CARD_DISCARDED.emit(s, "NG-DRAW-01", {"seat": self.seat, "card": s.content.cards[pick].id})
        s.push(SortDrawn(self.seat, self.left - 1, self.top))


@dataclass
class ChooseDrawnReturn(DrawnChoice):
    """Which of the cards just drawn goes back on top of the draw pile next; the last one returned lies on top.
    [NG-DRAW-02, NG-DRAW-03]"""

    def kind(self) -> str:
        return "drawn_return"

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.looking.remove(pick)
        forget_all(s, LOOKED_AT)  # which card went back only its owner knows
        put_on_draw_pile(s, self.seat, pick, 1 << self.seat)
        card = s.content.cards[pick].id
        CARD_RETURNED.emit_to_chooser(s, "NG-DRAW-01", {"seat": self.seat}, self.seat, {"card": card})
        s.push(SortDrawn(self.seat, 0, self.left - 1))


@dataclass
class ChooseFromDiscard(CardChoice):
    """Take a card of the own discard pile into the hand."""

    left: int

    def kind(self) -> str:
        return "take_discard"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return distinct(s.discard[self.seat])

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        return [
            Refusal(f"card:{s.content.cards[card].id}", "NG-DECK-04", "refusal-not-discarded")
            for card in distinct(s.active[self.seat])
            if card not in s.discard[self.seat]
        ]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.discard[self.seat].remove(pick)
        take_to_hand(s, self.seat, pick)
        CARD_TAKEN_BACK.emit(s, "NG-SPECIAL-01", {"seat": self.seat, "card": s.content.cards[pick].id})
        if self.left > 1 and s.discard[self.seat]:
            s.push(ChooseFromDiscard(self.seat, self.left - 1))
