"""Cards that reach into other players' hands: Spy, Ancestral Curse, Veiled Threats, Rapacious Exploitation.

An opponent with an empty hand is not affected. [NG-SPECIAL-01]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.northgard.changes import take_from_hand
from longhall.games.northgard.content import UNREST
from longhall.games.northgard.events.deck import CARD_DISCARDED
from longhall.games.northgard.events.specials import (
    CARD_DEMANDED,
    HAND_SEEN,
    NOTHING_DISCARDED,
    TRIBUTE_GIVEN,
    TowardsOpponent,
    TributeGiven,
)
from longhall.games.northgard.frames.base import CardChoice
from longhall.games.northgard.frames.payment import PAYMENTS, give_key, give_option, given_by, payments
from longhall.games.northgard.known import show_hand
from longhall.games.northgard.queries import card_ids, distinct, opponents
from longhall.games.northgard.special import Special
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.chance import Rng
from longhall.kernel.choices import OtherSeatChoice, SeatChoice
from longhall.kernel.frames import Chance, Option, Refusal, Step

SPY: Final = "spy"
THREATS: Final = "veiled_threats"
EXPLOITATION: Final = "rapacious_exploitation"


def with_cards(s: NorthgardState, seat: int) -> list[int]:
    """Opponents with at least one card in hand."""
    return [other for other in opponents(s, seat) if s.hand[other]]


class ReachIntoHand(Special):
    """One opponent is chosen; what follows depends on the card."""

    def __init__(self, name: str) -> None:
        self.name = name

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        return "" if with_cards(s, seat) else "refusal-play-empty-hands"

    def begin(self, s: NorthgardState, seat: int) -> None:
        s.push(ChooseOpponent(seat, self.name))


@dataclass
class ChooseOpponent(OtherSeatChoice):
    """Whose hand. [NG-SPECIAL-01]"""

    purpose: str

    def kind(self) -> str:
        return "choose_opponent"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return sorted(with_cards(s, self.seat))

    def option(self, s: NorthgardState, pick: int) -> Option:
        return Option(self.key(s, pick), "option-seat", {"seat": pick}, "seat")

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"purpose": self.purpose}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if self.purpose == THREATS:
            if discardable(s, pick):
                s.push(DiscardAtRandom(pick))
            else:
                discard_nothing(s, pick)
            return
        hand = sorted(card_ids(s, s.hand[pick]))
        data: TowardsOpponent = {"seat": self.seat, "opponent": pick}
        HAND_SEEN.emit_private(s, "NG-SPECIAL-01", data, (self.seat,), {"cards": hand})
        show_hand(s, pick, self.seat)
        if discardable(s, pick):
            s.push(ChooseSpiedCard(self.seat, pick, self.purpose))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            Refusal(f"seat:{other}", "NG-SPECIAL-01", "refusal-empty-hand-there", {"seat": other})
            for other in opponents(s, self.seat)
            if other not in allowed
        ]


@dataclass
class DiscardAtRandom(Chance):
    """A random card of the opponent's hand. [NG-SPECIAL-01]"""

    victim: int

    def kind(self) -> str:
        return "discard_at_random"

    def sample(self, s: NorthgardState, rng: Rng) -> list[int]:
        return [rng.below(len(discardable(s, self.victim)))]

    def allows(self, s: NorthgardState, outcome: list[int]) -> bool:
        return len(outcome) == 1 and 0 <= outcome[0] < len(discardable(s, self.victim))

    def outcomes(self, s: NorthgardState) -> list[tuple[list[int], int]]:
        return [([i], 1) for i in range(len(discardable(s, self.victim)))]

    def resolve(self, s: NorthgardState, outcome: list[int]) -> None:
        lose_from_hand(s, self.victim, discardable(s, self.victim)[outcome[0]])


def discard_from_hand(s: NorthgardState, seat: int, card: int) -> None:
    """By the choice of its owner."""
    take_from_hand(s, seat, card)
    s.discard[seat].append(card)
    CARD_DISCARDED.emit(s, "NG-SPECIAL-01", {"seat": seat, "card": s.content.cards[card].id})


def discard_nothing(s: NorthgardState, seat: int) -> None:
    """Where Unrest will not do: everybody learns that the hand holds nothing else."""
    NOTHING_DISCARDED.emit_reveal(s, "NG-UNREST-04", {"seat": seat})


def lose_from_hand(s: NorthgardState, seat: int, card: int) -> None:
    """By somebody else's doing: what was hidden comes to light."""
    take_from_hand(s, seat, card)
    s.discard[seat].append(card)
    CARD_DISCARDED.emit_reveal(s, "NG-SPECIAL-01", {"seat": seat, "card": s.content.cards[card].id})


def discardable(s: NorthgardState, seat: int) -> list[int]:
    """Cards an opponent's card can make one discard: whether Unrest is one of them is a rule option. [NG-UNREST-04]"""
    if s.rules.unrest_as_discard:
        return s.hand[seat]
    return [card for card in s.hand[seat] if s.content.cards[card].kind != UNREST]


@dataclass
class ChooseSpiedCard(CardChoice):
    """A card of the hand just seen. [NG-SPECIAL-01]"""

    victim: int
    purpose: str

    def kind(self) -> str:
        return "spied_card"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return distinct(discardable(s, self.victim))

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"opponent": self.victim}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if self.purpose == EXPLOITATION:
            data: TowardsOpponent = {"seat": self.seat, "opponent": self.victim}
            card = s.content.cards[pick].id
            CARD_DEMANDED.emit_private(s, "NG-SPECIAL-01", data, (self.seat, self.victim), {"card": card})
            s.push(ChooseTribute(self.victim, self.seat, pick))
        else:
            lose_from_hand(s, self.victim, pick)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            Refusal(f"card:{s.content.cards[card].id}", "NG-UNREST-04", "refusal-discard-unrest")
            for card in distinct(s.hand[self.victim])
            if card not in allowed
        ]


TRIBUTE: Final = 2  # resources
DISCARD: Final = PAYMENTS
_NOTHING: Final = -1


@dataclass
class ChooseTribute(SeatChoice):
    """Discard the demanded card, or give two resources instead. [NG-SPECIAL-01]"""

    robber: int
    card: int

    def kind(self) -> str:
        return "tribute"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return [DISCARD, *payments(s, self.seat, TRIBUTE)]

    def key(self, s: NorthgardState, pick: int) -> str:
        return "discard" if pick == DISCARD else give_key(pick)

    def option(self, s: NorthgardState, pick: int) -> Option:
        return Option("discard", "option-discard", {}, "other") if pick == DISCARD else give_option(pick)

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"card": s.content.cards[self.card].id, "seat": self.robber}

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        if payments(s, self.seat, TRIBUTE):
            return []
        return [Refusal("give:1,1,0", "NG-SPECIAL-01", "refusal-tribute-short")]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == DISCARD:
            discard_from_hand(s, self.seat, self.card)
            return
        given = given_by(pick)
        for resource in range(3):
            s.resources[3 * self.seat + resource] -= given[resource]
            s.resources[3 * self.robber + resource] += given[resource]
        data: TributeGiven = {
            "seat": self.seat,
            "opponent": self.robber,
            "food": given[0],
            "wood": given[1],
            "lore": given[2],
        }
        TRIBUTE_GIVEN.emit(s, "NG-SPECIAL-01", data)


class AncestralCurse(Special):
    """Every opponent discards a card of their choice, clockwise."""

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        return "" if with_cards(s, seat) else "refusal-play-empty-hands"

    def begin(self, s: NorthgardState, seat: int) -> None:
        s.push_in_order(*[SufferCurse(other) for other in opponents(s, seat)])


@dataclass
class SufferCurse(Step):
    """Ask everybody who has cards, so that nobody learns from who is asked whether a hand is all Unrest."""

    seat: int

    def kind(self) -> str:
        return "suffer_curse"

    def run(self, s: NorthgardState) -> None:
        if s.hand[self.seat]:
            s.push(ChooseCursedCard(self.seat))


@dataclass
class ChooseCursedCard(CardChoice):
    """The card one discards because of an opponent's card. [NG-UNREST-04]"""

    def kind(self) -> str:
        return "forced_discard"

    def rule(self) -> str:
        return "NG-UNREST-04"

    def options(self, s: NorthgardState) -> list[int]:
        return distinct(discardable(s, self.seat)) or [_NOTHING]

    def key(self, s: NorthgardState, pick: int) -> str:
        return "nothing" if pick == _NOTHING else super().key(s, pick)

    def option(self, s: NorthgardState, pick: int) -> Option:
        return Option("nothing", "option-nothing", {}, "other") if pick == _NOTHING else super().option(s, pick)

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == _NOTHING:
            discard_nothing(s, self.seat)
        else:
            discard_from_hand(s, self.seat, pick)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            Refusal(f"card:{s.content.cards[card].id}", "NG-UNREST-04", "refusal-discard-unrest")
            for card in distinct(s.hand[self.seat])
            if card not in allowed
        ]
