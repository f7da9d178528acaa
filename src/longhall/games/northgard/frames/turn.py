"""Phase 2: turns and the six turn actions. [NG-TURN]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.northgard.changes import hand_to_active, pay, put_on_draw_pile, take_from_hand, take_to_hand
from longhall.games.northgard.content import CLAN, LORE, UNREST
from longhall.games.northgard.effects import card_obstacle
from longhall.games.northgard.events.setup import FIRST_PLAYER_CHANGED
from longhall.games.northgard.events.turn import CARD_REMOVED, CARD_SET_ASIDE, CARD_TAKEN, PLAYER_PASSED, UPGRADE_TAKEN
from longhall.games.northgard.frames.base import CardChoice
from longhall.games.northgard.frames.creatures import OfferApparition
from longhall.games.northgard.frames.deck import DrawCards
from longhall.games.northgard.frames.play import (
    ALONE,
    ChooseCardToPlay,
    can_play,
    play_card,
    unplayable_cards,
)
from longhall.games.northgard.known import everybody, forget_all
from longhall.games.northgard.queries import card_ids, distinct
from longhall.games.northgard.shapes import Preview
from longhall.games.northgard.state import FORESIGHT, NorthgardState
from longhall.kernel.choices import PASS, SeatChoice
from longhall.kernel.frames import Option, Refusal, Step

PLAY: Final = 0
WAIT: Final = 1
REPLACE: Final = 2
REMOVE: Final = 3
UPGRADE: Final = 4
PASS_TURN: Final = 5
ACTIONS: Final = ("play", "wait", "replace", "remove", "upgrade", "pass")
ACTION_RULES: Final = ("NG-TURN-03", "NG-TURN-06", "NG-TURN-07", "NG-TURN-08", "NG-TURN-09", "NG-TURN-10")


@dataclass
class TakeTurns(Step):
    """From ``seat`` clockwise, the next player who has not passed takes a turn. [NG-TURN-01, NG-TURN-14]"""

    seat: int

    def kind(self) -> str:
        return "take_turns"

    def run(self, s: NorthgardState) -> None:
        start = s.turn if s.turn_again else self.seat
        s.turn_again = 0
        for i in range(s.seats):
            seat = (start + i) % s.seats
            if not s.passed[seat]:
                s.turn = seat
                s.push_in_order(ChooseAction(seat), TakeTurns((seat + 1) % s.seats))
                return


def action_cost(s: NorthgardState, action: int) -> int:
    """Lore to pay. [NG-TURN-07, NG-TURN-08, NG-TURN-09]"""
    content = s.content
    if action == REPLACE:
        return content.replace_cost
    if action == REMOVE:
        return content.remove_cost
    return content.upgrade_cost if action == UPGRADE else 0


def action_obstacle(s: NorthgardState, seat: int, action: int) -> tuple[str, str] | None:
    """Why a turn action is not possible now: (rule, message)."""
    if action == PASS_TURN:
        return None
    if not s.hand[seat]:
        return "NG-TURN-12", "refusal-empty-hand"
    if action == PLAY:
        return None if can_play(s, seat) else ("NG-AMB-12", "refusal-nothing-playable")
    if action == UPGRADE and not s.upgrades[seat]:
        return "NG-AMB-42", "refusal-no-upgrades"
    if s.resources[3 * seat + LORE] < action_cost(s, action):
        return ACTION_RULES[action], "refusal-lore"
    if action == REMOVE and all(s.content.cards[index].kind == UNREST for index in s.hand[seat]):
        return "NG-UNREST-02", "refusal-only-unrest"
    return None


def removable_cards(s: NorthgardState, seat: int) -> list[int]:
    """Everything but Unrest may leave the game. [NG-UNREST-02]"""
    cards = s.content.cards
    return [index for index in distinct(s.hand[seat]) if cards[index].kind != UNREST]


@dataclass
class ChooseAction(SeatChoice):
    """Exactly one of the six actions. [NG-TURN-02]"""

    def kind(self) -> str:
        return "turn_action"

    def rule(self) -> str:
        return "NG-TURN-02"

    def options(self, s: NorthgardState) -> list[int]:
        return [action for action in range(len(ACTIONS)) if action_obstacle(s, self.seat, action) is None]

    def key(self, s: NorthgardState, pick: int) -> str:
        return ACTIONS[pick]

    def option(self, s: NorthgardState, pick: int) -> Option:
        word = "pass-turn" if pick == PASS_TURN else ACTIONS[pick]  # elsewhere, to pass is to decline
        cost = action_cost(s, pick)
        return Option(ACTIONS[pick], f"option-{word}", {"cost": cost} if cost else {}, "action")

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"year": s.year, "hand": len(s.hand[self.seat])}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == PLAY:
            s.push(ChooseCardToPlay(self.seat, False, 0))
        elif pick == PASS_TURN:
            pass_year(s, self.seat)
        else:
            s.push(ChooseCardToGive(self.seat, pick))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        found: list[Refusal] = []
        for action, word in enumerate(ACTIONS):
            reason = action_obstacle(s, self.seat, action)
            if reason is not None:
                params = {"cost": action_cost(s, action), "lore": s.resources[3 * self.seat + LORE]}
                found.append(Refusal(word, reason[0], reason[1], params))
        return found + unplayable_cards(s, self.seat, False)

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        """The lore is paid with the card that follows."""
        cost = action_cost(s, pick)
        return {"resources": {"lore": -cost}} if cost else {}


@dataclass
class ChooseCardToGive(CardChoice):
    """The card of Wait, Replace, Remove or Upgrade. [NG-TURN-06..09]"""

    action: int

    def kind(self) -> str:
        return "give_card"

    def rule(self) -> str:
        return ACTION_RULES[self.action]

    def options(self, s: NorthgardState) -> list[int]:
        return removable_cards(s, self.seat) if self.action == REMOVE else distinct(s.hand[self.seat])

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"action": ACTIONS[self.action]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if self.action == UPGRADE:
            s.push(ChooseUpgradePlace(self.seat, pick))
        elif self.action == REMOVE:
            return_to_box(s, self.seat, pick, "NG-TURN-08")
            pay(s, self.seat, LORE, s.content.remove_cost, "NG-TURN-08")
            s.push(DrawCards(self.seat, 2, False, "NG-TURN-08"))
        else:
            set_aside(s, self.seat, pick, ACTION_RULES[self.action])
            if self.action == REPLACE:
                pay(s, self.seat, LORE, s.content.replace_cost, "NG-TURN-07")
                s.push(DrawCards(self.seat, 1, False, "NG-TURN-07"))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = set(self.options(s))
        return [
            Refusal(f"card:{s.content.cards[index].id}", "NG-UNREST-02", "refusal-remove-unrest")
            for index in distinct(s.hand[self.seat])
            if index not in allowed
        ]


def set_aside(s: NorthgardState, seat: int, card: int, rule: str) -> None:
    """Put a card into the active area without effect."""
    hand_to_active(s, seat, card)
    CARD_SET_ASIDE.emit(s, rule, {"seat": seat, "card": s.content.cards[card].id})


def return_to_box(s: NorthgardState, seat: int, card: int, rule: str) -> None:
    take_from_hand(s, seat, card)
    s.removed.append(card)
    CARD_REMOVED.emit(s, rule, {"seat": seat, "card": s.content.cards[card].id})


@dataclass
class ChooseUpgradePlace(SeatChoice):
    """Upgrade: the card given up stays in the active area or leaves the game. [NG-TURN-09, NG-UNREST-03]"""

    card: int

    def kind(self) -> str:
        return "upgrade_place"

    def rule(self) -> str:
        return "NG-TURN-09"

    def options(self, s: NorthgardState) -> list[int]:
        return [0] if s.content.cards[self.card].kind == UNREST else [0, 1]

    def key(self, s: NorthgardState, pick: int) -> str:
        return "box" if pick else "active"

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"card": s.content.cards[self.card].id}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick:
            return_to_box(s, self.seat, self.card, "NG-TURN-09")
        else:
            set_aside(s, self.seat, self.card, "NG-TURN-09")
        pay(s, self.seat, LORE, s.content.upgrade_cost, "NG-TURN-09")
        s.push(ChooseUpgradeCard(self.seat))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        if s.content.cards[self.card].kind != UNREST:
            return []
        return [Refusal("box", "NG-UNREST-02", "refusal-remove-unrest")]


@dataclass
class ChooseUpgradeCard(CardChoice):
    """Which of the remaining clan upgrades comes to hand. [NG-TURN-09]"""

    def kind(self) -> str:
        return "upgrade_card"

    def rule(self) -> str:
        return "NG-TURN-09"

    def options(self, s: NorthgardState) -> list[int]:
        return s.upgrades[self.seat].copy()

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        clan = s.clan[self.seat]
        return [
            Refusal(f"card:{card.id}", "NG-TURN-09", "refusal-upgrade-taken", {"card": card.id})
            for card in s.content.cards
            if card.kind == CLAN and card.clan == clan and card.rank > 0 and card.index not in s.upgrades[self.seat]
        ]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.upgrades[self.seat].remove(pick)
        take_to_hand(s, self.seat, pick)
        UPGRADE_TAKEN.emit(s, "NG-TURN-09", {"seat": self.seat, "card": s.content.cards[pick].id})
        if s.rules.upgrade_same_turn and card_obstacle(s, self.seat, s.content.cards[pick]) is None:
            s.push(ChoosePlayUpgrade(self.seat, pick))


@dataclass
class ChoosePlayUpgrade(CardChoice):
    """The reading in which the new card may be played in the same turn. [NG-TURN-09]"""

    card: int

    def kind(self) -> str:
        return "play_upgrade"

    def rule(self) -> str:
        return "NG-TURN-09"

    def options(self, s: NorthgardState) -> list[int]:
        return [self.card, PASS]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick != PASS:
            play_card(s, self.seat, pick, True, ALONE)


def pass_year(s: NorthgardState, seat: int) -> None:
    """Discard hand and active area, take the marker if nobody has passed yet, then a card of the row.
    [NG-TURN-10, NG-TURN-11]"""
    cards = s.hand[seat] + s.active[seat]
    s.discard[seat] += cards
    s.hand[seat] = []
    forget_all(s, seat)
    s.active[seat] = []
    PLAYER_PASSED.emit(s, "NG-TURN-10", {"seat": seat, "cards": card_ids(s, cards)})
    if not any(s.passed):
        s.first = seat
        FIRST_PLAYER_CHANGED.emit(s, "NG-TURN-11", {"seat": seat})
    s.passed[seat] = 1
    if s.rules.more_creatures:
        s.push(OfferApparition(seat))
    if s.row and not s.year_flags[seat] & FORESIGHT:
        s.push(ChooseRowCard(seat))


@dataclass
class ChooseRowCard(CardChoice):
    """The card of the public row that goes on top of the own draw pile. [NG-TURN-10, NG-TURN-13]"""

    def kind(self) -> str:
        return "row_card"

    def rule(self) -> str:
        return "NG-TURN-10"

    def options(self, s: NorthgardState) -> list[int]:
        return s.row.copy()

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        return [
            Refusal(f"card:{s.content.cards[card].id}", "NG-START-05", "refusal-row-achievement")
            for card in s.achievements
        ]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.row.remove(pick)
        put_on_draw_pile(s, self.seat, pick, everybody(s))
        CARD_TAKEN.emit(s, "NG-TURN-10", {"seat": self.seat, "card": s.content.cards[pick].id})
