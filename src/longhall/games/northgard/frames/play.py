"""Action A, Play: cards from the hand, Flash before and after the main card. [NG-TURN-03..05]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.northgard.changes import hand_to_active
from longhall.games.northgard.effects import begin, card_obstacle
from longhall.games.northgard.frames.base import DONE, CardChoice
from longhall.games.northgard.queries import distinct
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.frames import Option, Refusal, Step


def playable_cards(s: NorthgardState, seat: int, main_played: bool) -> list[int]:
    cards = s.content.cards
    return [
        index
        for index in distinct(s.hand[seat])
        if (cards[index].flash or not main_played) and card_obstacle(s, seat, cards[index]) is None
    ]


def can_play(s: NorthgardState, seat: int) -> bool:
    cards = s.content.cards
    return any(card_obstacle(s, seat, cards[index]) is None for index in s.hand[seat])


@dataclass
class ChooseCardToPlay(CardChoice):
    """The next card of this Play, or its end. [NG-TURN-04]"""

    main_played: bool
    played: int

    def kind(self) -> str:
        return "play_card"

    def rule(self) -> str:
        return "NG-TURN-04"

    def options(self, s: NorthgardState) -> list[int]:
        picks = playable_cards(s, self.seat, self.main_played)
        if self.played:
            picks.append(DONE)
        return picks

    def option(self, s: NorthgardState, pick: int) -> Option:
        if pick < 0:
            return Option("done", "option-done", {}, "other")
        card = s.content.cards[pick]
        return Option(f"card:{card.id}", "option-card", {"card": card.id}, "flash" if card.flash else "card")

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"played": self.played}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == DONE:
            return
        card = s.content.cards[pick]
        hand_to_active(s, self.seat, pick)
        s.emit("card_played", "NG-TURN-03", {"seat": self.seat, "card": card.id})
        s.push_in_order(
            RunCard(self.seat, pick, 0),
            ChooseCardToPlay(self.seat, self.main_played or not card.flash, self.played + 1),
        )

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = set(self.options(s))
        found: list[Refusal] = []
        for index in distinct(s.hand[self.seat]):
            if index in allowed:
                continue
            card = s.content.cards[index]
            reason = card_obstacle(s, self.seat, card)
            if reason is None:
                reason = ("NG-TURN-04", "refusal-play-second-main")
            found.append(Refusal(f"card:{card.id}", reason[0], reason[1], {"card": card.id}))
        return found


@dataclass
class RunCard(Step):
    """Resolve the effects of a card in order, each completely before the next."""

    seat: int
    card: int
    position: int

    def kind(self) -> str:
        return "run_card"

    def run(self, s: NorthgardState) -> None:
        effects = s.content.cards[self.card].effects
        if self.position < len(effects):
            s.push(RunCard(self.seat, self.card, self.position + 1))
            begin(s, self.seat, effects[self.position])
