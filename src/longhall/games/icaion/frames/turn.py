"""A player's turn: Move or Camp, then actions. [IC-TURN]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icaion.content import (
    ACTIONS,
    BELT,
    CASE,
    CRIMINAL,
    CURSED,
    DEPLOY,
    GLOVES,
    INSTALL,
    INVESTIGATE,
    RESTORE,
    RETRIEVE,
)
from longhall.games.icaion.effects import obstacle as curio_obstacle
from longhall.games.icaion.effects import play_curio, played_preview
from longhall.games.icaion.events.turn import ARMOR_PUT_ON, TURN_STARTED
from longhall.games.icaion.frames.actions import (
    action_obstacle,
    action_option,
    action_preview,
    begin_action,
    brings_nothing,
    can_act,
)
from longhall.games.icaion.frames.cages import ChooseBatchColour
from longhall.games.icaion.frames.draw import draw_curios
from longhall.games.icaion.frames.move import ChooseMove
from longhall.games.icaion.frames.power import USES, power_obstacle, power_preview, use_power
from longhall.games.icaion.queries import (
    converters_left,
    converters_reset_each_action,
    curio_cost,
    distinct,
    holdings,
    is_last_round,
)
from longhall.games.icaion.shapes import Preview
from longhall.games.icaion.state import NOBODY, IcaionState
from longhall.kernel.choices import PASS, SeatChoice
from longhall.kernel.frames import Option, Refusal, Step

# picks of ``ChooseAction``: a Standard Action is its own number
SPECIAL: Final = 10  # added to an action that a character may take as the Special Action
POWER: Final = 20  # added to a use of the Emergency Power Supply
CARD: Final = 100  # added to a Curio card
ARMOR_ACTIONS: Final = (INVESTIGATE, RETRIEVE, INSTALL)  # [IC-SEEKER-CRIMINAL-03]


@dataclass
class StartTurn(Step):
    """A wounded Seeker stands up; Belt and Case work in the first turn of a Year.
    [IC-TURN-01, IC-WOUND-02, IC-SEEKER-CURSED-01]"""

    seat: int

    def kind(self) -> str:
        return "start_turn"

    def run(self, s: IcaionState) -> None:
        seat = self.seat
        s.turn = seat
        s.wounded_turn = s.lying[seat]
        s.lying[seat] = 0
        s.special_used = 0
        s.just_moved = 0
        s.sword_used = 0
        if converters_reset_each_action(s):  # one may have paid for a card by a Curio Hub since [IC-AMB-64]
            s.converted[seat] = 0
        s.standard_left = standard_actions(s, seat)
        if s.listening:
            TURN_STARTED.emit(s, "IC-TURN-01", {"seat": seat, "wounded": bool(s.wounded_turn)})
        s.push_in_order(ChooseMove(seat, False), NextAction(seat), EndTurn(seat))
        if s.round == 1:  # [IC-AMB-82]
            begin_year_of(s, seat)


def standard_actions(s: IcaionState, seat: int) -> int:
    """How many Standard Actions the turn has. [IC-TURN-01, IC-SEEKER-CURSED-01, IC-AMB-46]"""
    if s.seeker[seat] == CURSED and not s.wounded_turn and is_last_round(s):
        return s.content.seekers[CURSED].n
    return 1


def begin_year_of(s: IcaionState, seat: int) -> None:
    """[IC-GEAR-BELT-01, IC-GEAR-CASE-01]"""
    if s.gear[seat] == BELT:
        draw_curios(s, seat, 0, s.content.gear[BELT].n, "IC-GEAR-BELT-01")
    elif s.gear[seat] == CASE:
        s.push(ChooseBatchColour(seat, s.content.gear[CASE].n, True, "IC-GEAR-CASE-01"))


def has_special(s: IcaionState) -> bool:
    """Whether the turn still has a Special Action. [IC-TURN-01, IC-WOUND-04]"""
    return not s.special_used and not s.wounded_turn


def has_acted(s: IcaionState, seat: int) -> bool:
    """Whether a Standard Action of this turn is finished. [IC-AMB-40]"""
    return s.standard_left < standard_actions(s, seat)


@dataclass
class NextAction(Step):
    """Ask for the next action; not where everybody can see that none is left."""

    seat: int

    def kind(self) -> str:
        return "next_action"

    def run(self, s: IcaionState) -> None:
        s.converted[self.seat] = 0  # each converter serves once in every action [IC-CURIO-13]
        if s.standard_left or (has_special(s) and may_have_special(s, self.seat)):
            s.push(ChooseAction(self.seat))


def may_have_special(s: IcaionState, seat: int) -> bool:
    """Whether a Special Action might be possible as far as everybody can tell."""
    return bool(s.hand[seat] or s.charged[seat] or s.gear[seat] == GLOVES or (s.seeker[seat] == CRIMINAL and s.armor))


def special_actions(s: IcaionState, seat: int) -> tuple[int, ...]:
    """Standard Actions that the character may take as the Special Action.
    [IC-SEEKER-CRIMINAL-03, IC-GEAR-GLOVES-01]"""
    armored = s.seeker[seat] == CRIMINAL and s.armor
    if s.gear[seat] == GLOVES:
        return (DEPLOY, *ARMOR_ACTIONS) if armored else (DEPLOY,)
    return ARMOR_ACTIONS if armored else ()


@dataclass
class ChooseAction(SeatChoice):
    """A Standard Action, the Special Action, or the end of the turn. [IC-TURN-01, IC-TURN-05]"""

    def kind(self) -> str:
        return "action"

    def rule(self) -> str:
        return "IC-TURN-01"

    def options(self, s: IcaionState) -> list[int]:
        seat = self.seat
        held = holdings(s, seat)
        left = converters_left(s, seat)
        found: list[int] = []
        if s.standard_left:
            for action in range(RESTORE + 1 if s.rules.wonders else RESTORE):
                if can_act(s, seat, action, held, left):
                    found.append(action)
        if has_special(s):
            for action in special_actions(s, seat):
                if can_act(s, seat, action, held, left):
                    found.append(SPECIAL + action)
            if s.charged[seat]:
                acted = has_acted(s, seat)
                for use in range(len(USES)):
                    if power_obstacle(s, seat, use, acted) is None:
                        found.append(POWER + use)
            for card in distinct(s.hand[seat]):
                if curio_obstacle(s, seat, card, False) is None:
                    found.append(CARD + card)
        found.append(PASS)
        return found

    def key(self, s: IcaionState, pick: int) -> str:
        if pick >= CARD:
            return f"card:{s.content.curios[pick - CARD].id}"
        if pick >= POWER:
            return f"power:{USES[pick - POWER]}"
        if pick >= SPECIAL:
            return f"special:{ACTIONS[pick - SPECIAL]}"
        return ACTIONS[pick] if pick >= 0 else "pass"

    def option(self, s: IcaionState, pick: int) -> Option:
        key = self.key(s, pick)
        if pick >= CARD:
            params: dict[str, Any] = {"card": s.content.curios[pick - CARD].id}
            cost = curio_cost(s, self.seat, pick - CARD)
            return Option(key, "option-play", {**params, "green": cost}, "card")
        if pick >= POWER:
            return Option(key, f"option-power-{USES[pick - POWER].replace('_', '-')}", {}, "power")
        if pick >= SPECIAL:
            action = pick - SPECIAL
            if brings_nothing(s, self.seat, action):
                return action_option(s, self.seat, key, action, "special")
            return Option(key, "option-special", {"action": ACTIONS[action]}, "special")
        if pick >= 0:
            return action_option(s, self.seat, key, pick)
        return Option(key, "option-end-turn", {}, "other")

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"standard": s.standard_left, "special": has_special(s)}

    def preview(self, s: IcaionState, pick: int) -> Preview:
        if pick >= CARD:
            return played_preview(s, self.seat, pick - CARD)
        if pick >= POWER:
            return power_preview(s, self.seat, pick - POWER)
        if pick < 0:
            return {}
        return action_preview(s, self.seat, pick - SPECIAL if pick >= SPECIAL else pick)

    def resolve(self, s: IcaionState, pick: int) -> None:
        if pick == PASS:
            return
        s.push(NextAction(self.seat))
        if pick >= POWER:
            s.special_used = 1
            if pick >= CARD:
                play_curio(s, self.seat, pick - CARD, "IC-TURN-04")
            else:
                s.just_moved = 0
                use_power(s, self.seat, pick - POWER)
            return
        s.just_moved = 0
        if pick >= SPECIAL:
            s.special_used = 1
            rule = "IC-GEAR-GLOVES-01" if pick - SPECIAL == DEPLOY else "IC-SEEKER-CRIMINAL-03"
            begin_action(s, self.seat, pick - SPECIAL, rule)
        else:
            s.standard_left -= 1
            begin_action(s, self.seat, pick, "IC-TURN-03")

    def refusals(self, s: IcaionState) -> list[Refusal]:
        return [*self._standard_refusals(s), *self._special_refusals(s)]

    def _standard_refusals(self, s: IcaionState) -> list[Refusal]:
        found: list[Refusal] = []
        held = holdings(s, self.seat)
        left = converters_left(s, self.seat)
        for action in range(RESTORE + 1 if s.rules.wonders else RESTORE):
            if not s.standard_left:
                found.append(Refusal(ACTIONS[action], "IC-TURN-01", "refusal-standard-used"))
                continue
            reason = action_obstacle(s, self.seat, action, held, left)
            if reason is not None:
                found.append(Refusal(ACTIONS[action], reason[0], reason[1]))
        return found

    def _special_refusals(self, s: IcaionState) -> list[Refusal]:
        seat = self.seat
        found: list[Refusal] = []
        barred: tuple[str, str] | None = None
        if s.wounded_turn:
            barred = ("IC-WOUND-04", "refusal-special-wounded")
        elif s.special_used:
            barred = ("IC-TURN-01", "refusal-special-used")
        held = holdings(s, seat)
        left = converters_left(s, seat)
        for action in special_actions(s, seat):
            reason = barred if barred is not None else action_obstacle(s, seat, action, held, left)
            if reason is not None:
                found.append(Refusal(f"special:{ACTIONS[action]}", reason[0], reason[1]))
        if s.seeker[seat] == CRIMINAL and not s.armor:
            reason = barred if barred is not None else ("IC-SEEKER-CRIMINAL-03", "refusal-armor-off")
            found += [Refusal(f"special:{ACTIONS[action]}", reason[0], reason[1]) for action in ARMOR_ACTIONS]
        for use in range(len(USES)):
            reason = barred if barred is not None else power_obstacle(s, seat, use, has_acted(s, seat))
            if reason is not None:
                found.append(Refusal(f"power:{USES[use]}", reason[0], reason[1]))
        for card in distinct(s.hand[seat]):
            reason = barred if barred is not None else curio_obstacle(s, seat, card, False)
            if reason is not None:
                curio = s.content.curios[card]
                params = {"card": curio.id, "green": curio_cost(s, seat, card)}
                found.append(Refusal(f"card:{curio.id}", reason[0], reason[1], params))
        return found


@dataclass
class EndTurn(Step):
    """[IC-SEEKER-CRIMINAL-02, IC-AMB-56, IC-AMB-80]"""

    seat: int

    def kind(self) -> str:
        return "end_turn"

    def run(self, s: IcaionState) -> None:
        s.ended_at[self.seat] = s.node[self.seat]
        if s.seeker[self.seat] == CRIMINAL and not s.special_used and not s.armor:
            s.armor = 1
            ARMOR_PUT_ON.emit(s, "IC-SEEKER-CRIMINAL-02", {"seat": self.seat})
        s.wounded_turn = 0
        s.turn = NOBODY
