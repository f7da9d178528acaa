"""Action A, Play: cards from the hand, Flash before and after the main card. [NG-TURN-03..05]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.northgard.changes import hand_to_active
from longhall.games.northgard.content import CLAN, SNAKE
from longhall.games.northgard.effects import begin, card_obstacle
from longhall.games.northgard.events.play import CARD_CANCELLED, CARD_PLAYED, REACTION_PLAYED
from longhall.games.northgard.frames.base import CardChoice
from longhall.games.northgard.frames.scorched import ChooseScorchedEarth
from longhall.games.northgard.known import everybody
from longhall.games.northgard.queries import distinct, opponents
from longhall.games.northgard.state import OFF_MAP, NorthgardState
from longhall.kernel.choices import DONE, PASS
from longhall.kernel.frames import Option, Refusal, Step
from longhall.kernel.state import Frame

ALONE: Final = -1  # for the number of cards played: this one is not part of a Play, nothing follows it


def playable_cards(s: NorthgardState, seat: int, main_played: bool) -> list[int]:
    cards = s.content.cards
    return [
        index
        for index in distinct(s.hand[seat])
        if (cards[index].flash or not main_played) and card_obstacle(s, seat, cards[index]) is None
    ]


def unplayable_cards(s: NorthgardState, seat: int, main_played: bool) -> list[Refusal]:
    """The cards in hand that cannot be played now, each with its reason."""
    allowed = playable_cards(s, seat, main_played)
    found: list[Refusal] = []
    for index in distinct(s.hand[seat]):
        if index in allowed:
            continue
        card = s.content.cards[index]
        reason = card_obstacle(s, seat, card)
        if reason is None:
            reason = ("NG-TURN-04", "refusal-play-second-main")
        found.append(Refusal(f"card:{card.id}", reason[0], reason[1], {"card": card.id}))
    return found


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

    def message(self, s: NorthgardState) -> str:
        return "decide-play-card" if self.options(s) != [DONE] else "decide-play-card-none"

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"played": self.played}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick != DONE:
            play_card(s, self.seat, pick, self.main_played, self.played)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        return unplayable_cards(s, self.seat, self.main_played)


def play_card(s: NorthgardState, seat: int, index: int, main_played: bool, played: int) -> None:
    """Lay a card into the active area; unless it is cancelled it is resolved, then the Play goes on."""
    card = s.content.cards[index]
    hand_to_active(s, seat, index)
    CARD_PLAYED.emit(s, "NG-TURN-03", {"seat": seat, "card": card.id})
    ask_for_reactions(s, seat, index, main_played, played, opponents(s, seat))


def ask_for_reactions(
    s: NorthgardState, seat: int, index: int, main_played: bool, played: int, others: list[int]
) -> None:
    """Ask the next opponent who may hold a reaction as far as everybody can tell; nobody left: the card is resolved.

    Whoever took such a card is asked as long as it is not seen to lie elsewhere, so that being asked tells nothing.
    """
    for other in others:
        if s.hand[other] and may_hold_reaction(s, other):
            s.push(ChooseReaction(other, seat, index, main_played, played))
            return
    s.push(ResolvePlayed(seat, index, main_played, played))


def may_hold_reaction(s: NorthgardState, seat: int) -> bool:
    """As far as everybody can tell: a card all saw go onto the draw pile is not in the hand."""
    for card in s.content.reactions:
        if card in s.hand[seat]:
            return True
        if card in s.draw[seat] and _is_hidden(s, seat, card):
            return True
    return False


def _is_hidden(s: NorthgardState, seat: int, card: int) -> bool:
    """Whether a copy of a card lies where somebody has not seen it go."""
    known = s.draw_known[seat]
    return any(other == card and known[i] != everybody(s) for i, other in enumerate(s.draw[seat]))


def is_reaction(s: NorthgardState, index: int) -> bool:
    return index in s.content.reactions


@dataclass
class ResolvePlayed(Step):
    """The card was not cancelled: resolve it, then let the Play go on."""

    seat: int
    card: int
    main_played: bool
    played: int

    def kind(self) -> str:
        return "resolve_played"

    def run(self, s: NorthgardState) -> None:
        s.played[self.seat].append(self.card)
        flash = s.content.cards[self.card].flash
        if self.played != ALONE:
            s.push(ChooseCardToPlay(self.seat, self.main_played or not flash, self.played + 1))
        s.push_in_order(*card_frames(s, self.seat, self.card))


def card_frames(s: NorthgardState, seat: int, index: int) -> list[Frame]:
    """What resolves a card; the Snake may first place its token when the card is its own. [NG-CLAN-SNAKE-02]"""
    card = s.content.cards[index]
    if card.kind == CLAN and card.clan == SNAKE and s.clan[seat] == SNAKE:
        return [OfferScorchedEarth(seat), RunCard(seat, index, 0)]
    return [RunCard(seat, index, 0)]


@dataclass
class OfferScorchedEarth(Step):
    """[NG-CLAN-SNAKE-02]"""

    seat: int

    def kind(self) -> str:
        return "offer_scorched_earth"

    def run(self, s: NorthgardState) -> None:
        frame = ChooseScorchedEarth(self.seat)
        if len(frame.options(s)) > 1:
            s.push(frame)


@dataclass
class ChooseReaction(CardChoice):
    """Cancel the card that ``player`` has just played, or let it be. [NG-SPECIAL-01]"""

    player: int
    card: int
    main_played: bool
    played: int

    def kind(self) -> str:
        return "reaction"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return [index for index in distinct(s.hand[self.seat]) if is_reaction(s, index)] + [PASS]

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"player": self.player, "card": s.content.cards[self.card].id}

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        return [
            Refusal(f"card:{s.content.cards[card].id}", "NG-SPECIAL-01", "refusal-not-a-reaction")
            for card in distinct(s.hand[self.seat])
            if not is_reaction(s, card)
        ]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == PASS:
            others = opponents(s, self.player)
            left = others[others.index(self.seat) + 1 :]
            ask_for_reactions(s, self.player, self.card, self.main_played, self.played, left)
            return
        hand_to_active(s, self.seat, pick)
        s.played[self.seat].append(pick)
        s.active[self.player].remove(self.card)
        s.discard[self.player].append(self.card)
        CARD_CANCELLED.emit(
            s,
            "NG-SPECIAL-01",
            {"seat": self.seat, "card": s.content.cards[self.card].id, "player": self.player},
        )
        REACTION_PLAYED.emit_remark(s, "NG-SPECIAL-01", {"seat": self.seat, "card": s.content.cards[pick].id})
        if self.played == ALONE:
            return
        if self.played:
            s.push(ChooseCardToPlay(self.player, self.main_played, self.played))
        else:  # nothing played yet: another card or another action
            s.turn_again = 1


@dataclass
class RunCard(Step):
    """Resolve the effects of a card in order, each completely before the next."""

    seat: int
    card: int
    position: int

    def kind(self) -> str:
        return "run_card"

    def run(self, s: NorthgardState) -> None:
        if self.position == 0:
            s.last_recruit = OFF_MAP
            s.last_build = OFF_MAP
        effects = s.content.cards[self.card].effects
        if self.position < len(effects):
            s.push(RunCard(self.seat, self.card, self.position + 1))
            begin(s, self.seat, effects[self.position])
        else:
            s.last_recruit = OFF_MAP
