"""What Curio cards do: why one cannot be played now, and what happens when it is. [IC-CURIO]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.icaion.changes import crystals, recharge, remove_cage, score
from longhall.games.icaion.content import (
    ACTIONS,
    FIRST_UPGRADE,
    GREEN,
    HEIR,
    INSTALL,
    OP_ACTION,
    OP_ATTACK,
    OP_CAGE,
    OP_CONVERTER,
    OP_DRAW,
    OP_MOVE,
    OP_POINTS,
    OP_QOAM,
    OP_RECHARGE,
    WILD,
)
from longhall.games.icaion.events.cages import QOAM_GAINED
from longhall.games.icaion.events.curios import CURIO_PLAYED, SEEKERS_ATTACKED, UPGRADE_ACTIVATED, UPGRADE_DISCARDED
from longhall.games.icaion.frames.actions import action_obstacle, action_option, action_preview, begin_action, can_act
from longhall.games.icaion.frames.base import NEW, CardChoice, card_preview
from longhall.games.icaion.frames.cages import CageChoice, ChooseBatchColour, gain_batch, one_colour
from longhall.games.icaion.frames.draw import draw_curios
from longhall.games.icaion.frames.move import ChooseCurioMove
from longhall.games.icaion.frames.payment import pay
from longhall.games.icaion.frames.wounds import wound_seekers
from longhall.games.icaion.queries import (
    COLOUR_COUNT,
    can_pay,
    cards_to_draw,
    converters_left,
    count_upgrades,
    curio_cost,
    distinct,
    holdings,
    open_cages,
    seekers_beside,
    upgrade_limit,
)
from longhall.games.icaion.shapes import Preview
from longhall.games.icaion.state import ATTACKS, POINT_CARDS, SEEKER_POWER, IcaionState
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Option, Refusal, Step

Obstacle = tuple[str, str]  # rule and message


# -- may it be played? ------------------------------------------------------------------------------------------------


def obstacle(s: IcaionState, seat: int, card: int, by_hub: bool) -> Obstacle | None:
    """Why a card of the hand cannot be played now. ``by_hub``: by a Curio Hub, not as a Special Action.
    [IC-CURIO-01, IC-AMB-33, IC-AMB-64, IC-AMB-92, IC-AMB-93]"""
    curio = s.content.curios[card]
    cost = curio_cost(s, seat, card)
    if cost and not can_pay(s, seat, cost, GREEN):
        return "IC-CURIO-01", "refusal-curio-cost"
    if curio.op == OP_MOVE:
        if by_hub:
            return "IC-AMB-64", "refusal-curio-move-hub"
        return None if s.just_moved else ("IC-CURIO-08", "refusal-curio-move")
    if curio.op == OP_ACTION:
        if by_hub and s.turn != seat and not s.rules.hub_actions:
            return "IC-AMB-64", "refusal-curio-hub-actions"
        return None if possible_actions(s, seat, card) else ("IC-CURIO-11", "refusal-curio-action")
    return None


def possible_actions(s: IcaionState, seat: int, card: int) -> list[int]:
    """Actions of a card that can be carried out once it is paid for in some way. [IC-AMB-93]"""
    fresh = count_upgrades(s, seat, OP_CONVERTER)  # the action is one of its own, and converters serve once in each
    ways = after_paying(holdings(s, seat), curio_cost(s, seat, card), converters_left(s, seat))
    return [
        action
        for action in s.content.curios[card].actions
        if any([can_act(s, seat, action, held, fresh) for held in ways])
    ]


def after_paying(held: list[int], cost: int, converters: int) -> list[list[int]]:
    """The Qoam that may be left after a cost in Green was paid, with up to so many converters."""
    ways: list[list[int]] = []
    if held[GREEN] >= cost:
        rest = held.copy()
        rest[GREEN] -= cost
        ways.append(rest)
    if converters and cost:
        for given in range(COLOUR_COUNT):
            if given != GREEN and held[given] >= 2:
                rest = held.copy()
                rest[given] -= 2
                ways += after_paying(rest, cost - 1, converters - 1)
    return ways


def card_brings_nothing(s: IcaionState, seat: int, card: int) -> bool:
    """Whether a card may be played but would do nothing. [IC-AMB-92]"""
    op = s.content.curios[card].op
    if s.seeker[seat] == HEIR:
        return False  # who scores for every card
    if op == OP_ATTACK:
        return not seekers_beside(s, seat)
    if op == OP_RECHARGE:
        return s.charged[seat] == 1
    return op == OP_DRAW and cards_to_draw(s) == 0


def played_preview(s: IcaionState, seat: int, card: int) -> Preview:
    """What playing a card of the hand would do. [IC-CURIO-09, IC-AMB-92]"""
    found = card_preview(s, seat, card)
    if s.content.curios[card].op == OP_ATTACK:
        found["hits"] = seekers_beside(s, seat)
    if card_brings_nothing(s, seat, card):
        found["nothing"] = True
    return found


# -- playing it -------------------------------------------------------------------------------------------------------


def play_curio(s: IcaionState, seat: int, card: int, rule: str) -> None:
    """Pay, then resolve. [IC-CURIO-01]"""
    s.hand[seat].remove(card)
    s.resolving.append(card)
    CURIO_PLAYED.emit(s, rule, {"seat": seat, "card": s.content.curios[card].id})
    s.push(ResolveCurio(seat, card))
    pay(s, seat, curio_cost(s, seat, card), GREEN, False, "IC-CURIO-01")


@dataclass
class ResolveCurio(Step):
    """What the card does. [IC-CURIO-02..12, IC-SEEKER-HEIR-01]"""

    seat: int
    card: int

    def kind(self) -> str:
        return "resolve_curio"

    def is_foretold(self, s: IcaionState) -> bool:
        return True

    def run(self, s: IcaionState) -> None:
        seat = self.seat
        curio = s.content.curios[self.card]
        score_played(s, seat)
        if curio.op >= FIRST_UPGRADE:
            activate_upgrade(s, seat, self.card)
            return
        s.push(DiscardCurio(self.card))
        if curio.op == OP_QOAM:
            if curio.colour == WILD:
                s.push(ChooseBatchColour(seat, curio.n, False, "IC-CURIO-05"))
            else:
                batch = one_colour(curio.colour, curio.n)
                QOAM_GAINED.emit(s, "IC-CURIO-05", {"seat": seat, **crystals(batch)})
                gain_batch(s, seat, batch)
        elif curio.op == OP_POINTS:
            score(s, seat, curio.n, POINT_CARDS, "IC-CURIO-07", {"card": curio.id})
        elif curio.op == OP_DRAW:
            draw_curios(s, seat, 1, curio.n, "IC-CURIO-06")
        elif curio.op == OP_MOVE:
            s.push(ChooseCurioMove(seat, curio.n))
        elif curio.op == OP_ATTACK:
            attack(s, seat, self.card)
        elif curio.op == OP_RECHARGE:
            recharge(s, seat, "IC-CURIO-10")
        else:
            s.push(BeginCardAction(seat, self.card))


def score_played(s: IcaionState, seat: int) -> None:
    """The Heir scores for every card. [IC-SEEKER-HEIR-01]"""
    if s.seeker[seat] == HEIR:
        score(s, seat, s.content.seekers[HEIR].n, SEEKER_POWER, "IC-SEEKER-HEIR-01", {"seeker": "heir"})


@dataclass
class DiscardCurio(Step):
    """A card that is played once goes to the discards when it is resolved. [IC-CURIO-02, IC-AMB-102]"""

    card: int

    def kind(self) -> str:
        return "discard_curio"

    def is_foretold(self, s: IcaionState) -> bool:
        return True

    def run(self, s: IcaionState) -> None:
        s.resolving.remove(self.card)
        s.discards.append(self.card)


def attack(s: IcaionState, seat: int, card: int) -> None:
    """[IC-CURIO-09, IC-AMB-45]"""
    hit = seekers_beside(s, seat)
    curio = s.content.curios[card]
    SEEKERS_ATTACKED.emit(s, "IC-CURIO-09", {"seat": seat, "seats": hit})
    score(s, seat, curio.n * len(hit), ATTACKS, "IC-CURIO-09", {"card": curio.id, "count": len(hit)})
    wound_seekers(s, hit, "IC-CURIO-09")


def actions_now(s: IcaionState, seat: int, card: int) -> list[int]:
    """Actions of a card that is paid for which can be carried out."""
    held = holdings(s, seat)
    left = count_upgrades(s, seat, OP_CONVERTER)
    return [action for action in s.content.curios[card].actions if can_act(s, seat, action, held, left)]


@dataclass
class BeginCardAction(Step):
    """The action shown, or one of those shown. It comes to nothing where the payment left too little.
    [IC-CURIO-11, IC-AMB-35]"""

    seat: int
    card: int

    def kind(self) -> str:
        return "begin_card_action"

    def is_foretold(self, s: IcaionState) -> bool:
        """An Apparatus is simply Installed."""
        return actions_now(s, self.seat, self.card) == [INSTALL]

    def is_left_open(self, s: IcaionState) -> bool:
        """Other actions lead on to decisions of their own, and may reveal a Shard."""
        return not self.is_foretold(s)

    def run(self, s: IcaionState) -> None:
        actions = actions_now(s, self.seat, self.card)
        if len(actions) > 1:
            s.push(ChooseCardAction(self.seat, self.card))
        elif actions:
            begin_action(s, self.seat, actions[0], "IC-CURIO-11")


@dataclass
class ChooseCardAction(SeatChoice):
    """Which of the actions on the card. [IC-CURIO-11]"""

    card: int

    def kind(self) -> str:
        return "card_action"

    def rule(self) -> str:
        return "IC-CURIO-11"

    def options(self, s: IcaionState) -> list[int]:
        return actions_now(s, self.seat, self.card)

    def key(self, s: IcaionState, pick: int) -> str:
        return ACTIONS[pick]

    def option(self, s: IcaionState, pick: int) -> Option:
        return action_option(s, self.seat, ACTIONS[pick], pick)

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"card": s.content.curios[self.card].id}

    def preview(self, s: IcaionState, pick: int) -> Preview:
        return action_preview(s, self.seat, pick)

    def resolve(self, s: IcaionState, pick: int) -> None:
        begin_action(s, self.seat, pick, "IC-CURIO-11")

    def refusals(self, s: IcaionState) -> list[Refusal]:
        held = holdings(s, self.seat)
        left = count_upgrades(s, self.seat, OP_CONVERTER)
        found: list[Refusal] = []
        for action in s.content.curios[self.card].actions:
            reason = action_obstacle(s, self.seat, action, held, left)
            if reason is not None:
                found.append(Refusal(ACTIONS[action], reason[0], reason[1]))
        return found


# -- Upgrades ---------------------------------------------------------------------------------------------------------


def activate_upgrade(s: IcaionState, seat: int, card: int) -> None:
    """An Upgrade stays in play; beyond the limit one of them goes. [IC-CURIO-02, IC-CURIO-03]"""
    if len(s.upgrades[seat]) >= upgrade_limit(s, seat):
        s.push(ChooseUpgradeToDiscard(seat, card))
    else:
        add_upgrade(s, seat, card)


def add_upgrade(s: IcaionState, seat: int, card: int) -> None:
    s.resolving.remove(card)
    if s.content.upgrade_op[card] == OP_CAGE:
        s.upgrade_cages[seat].append(open_cages(s, seat))
    s.upgrades[seat].append(card)
    UPGRADE_ACTIVATED.emit(s, "IC-CURIO-02", {"seat": seat, "card": s.content.curios[card].id})


@dataclass
class ChooseUpgradeToDiscard(CardChoice):
    """Which active Upgrade makes room, or the new one is discarded itself. [IC-CURIO-03, IC-AMB-103]"""

    card: int

    def kind(self) -> str:
        return "upgrade_limit"

    def is_left_open(self, s: IcaionState) -> bool:
        return True

    def rule(self) -> str:
        return "IC-CURIO-03"

    def options(self, s: IcaionState) -> list[int]:
        return [*distinct(s.upgrades[self.seat]), NEW]

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"card": s.content.curios[self.card].id, "limit": upgrade_limit(s, self.seat)}

    def resolve(self, s: IcaionState, pick: int) -> None:
        gone = self.card if pick == NEW else pick
        UPGRADE_DISCARDED.emit(s, "IC-CURIO-03", {"seat": self.seat, "card": s.content.curios[gone].id})
        s.discards.append(gone)
        if pick == NEW:
            s.resolving.remove(self.card)
            return
        s.upgrades[self.seat].remove(pick)
        if s.content.upgrade_op[pick] == OP_CAGE:
            cages = s.upgrade_cages[self.seat]
            if len(cages) > 1:
                s.push_in_order(ChooseLostCage(self.seat), AddUpgrade(self.seat, self.card))
                return
            remove_cage(s, self.seat, cages[0])
        add_upgrade(s, self.seat, self.card)


@dataclass
class AddUpgrade(Step):
    """The new Upgrade, once the cage of the old one is gone."""

    seat: int
    card: int

    def kind(self) -> str:
        return "add_upgrade"

    def is_foretold(self, s: IcaionState) -> bool:
        return True

    def run(self, s: IcaionState) -> None:
        add_upgrade(s, self.seat, self.card)


@dataclass
class ChooseLostCage(CageChoice):
    """With several cage Upgrades: whose cage is lost with its content. [IC-AMB-37]"""

    def kind(self) -> str:
        return "lost_cage"

    def is_left_open(self, s: IcaionState) -> bool:
        return True

    def rule(self) -> str:
        return "IC-AMB-37"

    def options(self, s: IcaionState) -> list[int]:
        return sorted(s.upgrade_cages[self.seat])

    def resolve(self, s: IcaionState, pick: int) -> None:
        remove_cage(s, self.seat, pick)

    def refusals(self, s: IcaionState) -> list[Refusal]:
        return [
            Refusal(f"cage:{cage + 1}", "IC-AMB-37", "refusal-cage-of-board", {"cage": cage + 1})
            for cage in range(open_cages(s, self.seat))
            if cage not in s.upgrade_cages[self.seat]
        ]
