"""The effect vocabulary of the cards: when an effect can be used, and how it begins. [NG-CARD]

``obstacle`` says why an effect would do nothing now, ``begin`` pushes the frames that carry it out. Both read the same
questions (``can_build``, ``can_move`` …) so that what is offered and what is explained cannot drift apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from longhall.games.northgard.changes import gain_resources
from longhall.games.northgard.components import effect_data
from longhall.games.northgard.content import BASIC_EFFECTS, FOOD, LORE, WOOD, Card, Effect
from longhall.games.northgard.frames.build import ChooseBuilding, build_obstacle
from longhall.games.northgard.frames.deck import ChooseFromDiscard, DrawCards, SortDrawn
from longhall.games.northgard.frames.explore import DrawTiles, can_explore
from longhall.games.northgard.frames.move import can_move, start_moves
from longhall.games.northgard.frames.recruit import (
    ChooseRecruitShare,
    ChooseRecruitTerritory,
    can_recruit_figure,
    recruit_targets,
    share_targets,
)
from longhall.games.northgard.queries import cards_to_draw
from longhall.games.northgard.shapes import Preview
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Option, Refusal, Step

# obstacles that hold where cards may be played for nothing
FIRM: Final = ("refusal-play-draw", "refusal-play-reaction", "refusal-play-achievement")
SPECIAL_RULES: Final = {"refusal-play-draw": "NG-DRAW-05"}  # obstacles of bespoke effects with a rule of their own
BASIC_WORDS: Final = ("recruit", "move", "explore", "build")  # the basic effects of Content.effects

Obstacle: TypeAlias = tuple[str, str]  # rule, message


def card_obstacle(s: NorthgardState, seat: int, card: Card) -> Obstacle | None:
    """Why a card cannot be played; None when at least one of its effects can be used. [NG-AMB-12]"""
    if not card.effects:
        return "NG-UNREST-02", "refusal-play-unrest"
    if s.rules.void_play:  # which lifts neither what a Draw needs nor that a reaction is one [NG-DRAW-05]
        reasons = [obstacle(s, seat, effect) for effect in card.effects]
        firm = [reason for reason in reasons if reason is not None and reason[1] in FIRM]
        return firm[0] if firm else None
    first: Obstacle | None = None
    for effect in card.effects:
        if effect.op == "bespoke" and s.content.specials[effect.name].follows():
            continue
        reason = obstacle(s, seat, effect)
        if reason is None:
            return None
        if first is None:
            first = reason
    return first


def obstacle(s: NorthgardState, seat: int, effect: Effect) -> Obstacle | None:
    op = effect.op
    if op == "recruit":
        return _recruit_obstacle(s, seat, effect)
    if op == "move":
        return None if can_move(s, seat, effect) else ("NG-MOVE-02", "refusal-play-move")
    if op == "explore":
        if can_explore(s, seat, effect):
            return None
        return ("NG-EXPLORE-02", "refusal-play-explore") if s.tiles else ("NG-EXPLORE-08", "refusal-play-no-tiles")
    if op == "build":
        return build_obstacle(s, seat, effect)
    if op == "draw":
        return None if cards_to_draw(s, seat) >= effect.n else ("NG-DRAW-05", "refusal-play-draw")
    if op == "basic":
        for index in range(BASIC_EFFECTS):
            if obstacle(s, seat, s.content.effects[index]) is None:
                return None
        return "NG-CARD-02", "refusal-play-basic"
    if op == "choose":
        return None if usable_ways(s, seat, effect) else ("NG-AMB-12", "refusal-play-nothing")
    if op == "take_discard":
        return None if s.discard[seat] else ("NG-SPECIAL-01", "refusal-play-no-discard")
    if op == "score":
        return "NG-SCORE-03", "refusal-play-achievement"
    if op == "bespoke":
        message = s.content.specials[effect.name].obstacle(s, seat)
        return (SPECIAL_RULES.get(message, "NG-SPECIAL-01"), message) if message else None
    return None


def _recruit_obstacle(s: NorthgardState, seat: int, effect: Effect) -> Obstacle | None:
    if not can_recruit_figure(s, seat):
        return "NG-COMP-02", "refusal-play-no-reserve"
    by_territory = effect.per >= 0 or bool(effect.each)
    targets = share_targets(s, seat, effect, ()) if by_territory else recruit_targets(s, seat, effect)
    return None if targets else ("NG-RECRUIT-02", "refusal-play-recruit")


def usable_ways(s: NorthgardState, seat: int, effect: Effect) -> list[int]:
    """Alternatives of a ``choose`` effect of which some part can be used."""
    return [
        index
        for index, way in enumerate(effect.options)
        if s.rules.void_play or any(obstacle(s, seat, part) is None for part in way)
    ]


def usable_basics(s: NorthgardState, seat: int) -> list[int]:
    return [
        index
        for index in range(BASIC_EFFECTS)
        if s.rules.void_play or obstacle(s, seat, s.content.effects[index]) is None
    ]


def begin(s: NorthgardState, seat: int, effect: Effect) -> None:
    """Push the frames of an effect; one that can do nothing any more is skipped."""
    if obstacle(s, seat, effect) is not None:
        return
    op = effect.op
    if op == "recruit":
        if effect.per >= 0 or effect.each:
            s.push(ChooseRecruitShare(seat, effect.index, ()))
        else:
            s.push(ChooseRecruitTerritory(seat, effect.index, effect.n, ()))
    elif op == "move":
        start_moves(s, seat, effect)
    elif op == "explore":
        s.push(DrawTiles(seat, effect.index, effect.times, effect.redraw, 0))
    elif op == "build":
        s.push(ChooseBuilding(seat, effect.index, effect.times, effect.small, True))
    elif op == "draw":
        _begin_draw(s, seat, effect)
    elif op == "gain":
        amounts = [effect.n if resource == effect.resource else 0 for resource in (FOOD, WOOD, LORE)]
        gain_resources(s, seat, amounts[FOOD], amounts[WOOD], amounts[LORE], "NG-SPECIAL-01")
    elif op == "basic":
        s.push(ChooseBasic(seat))
    elif op == "choose":
        s.push(ChooseWay(seat, effect.index))
    elif op == "take_discard":
        s.push(ChooseFromDiscard(seat, effect.n))
    elif op == "bespoke":
        s.content.specials[effect.name].begin(s, seat)


def _begin_draw(s: NorthgardState, seat: int, effect: Effect) -> None:
    if effect.discard == 0 and effect.top == 0:
        s.push(DrawCards(seat, effect.n, False, "NG-DRAW-01"))
    else:
        s.push_in_order(DrawCards(seat, effect.n, True, "NG-DRAW-01"), SortDrawn(seat, effect.discard, effect.top))


@dataclass
class ChooseBasic(SeatChoice):
    """A wild card: one of the four basic actions. [NG-CARD-02]"""

    def kind(self) -> str:
        return "basic_action"

    def rule(self) -> str:
        return "NG-CARD-02"

    def options(self, s: NorthgardState) -> list[int]:
        return usable_basics(s, self.seat)

    def key(self, s: NorthgardState, pick: int) -> str:
        return BASIC_WORDS[pick]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        begin(s, self.seat, s.content.effects[pick])

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        found: list[Refusal] = []
        for index in range(BASIC_EFFECTS):
            reason = obstacle(s, self.seat, s.content.effects[index])
            if reason is not None and not s.rules.void_play:
                found.append(Refusal(BASIC_WORDS[index], reason[0], reason[1]))
        return found

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        return {"does": [effect_data(s.content.effects[pick])]}


@dataclass
class ChooseWay(SeatChoice):
    """A card that offers alternatives. [NG-SPECIAL-01]"""

    effect: int

    def kind(self) -> str:
        return "choose_way"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return usable_ways(s, self.seat, s.content.effects[self.effect])

    def key(self, s: NorthgardState, pick: int) -> str:
        return f"way:{self._word(s, pick)}"

    def _word(self, s: NorthgardState, pick: int) -> str:
        """The first effect of a way names it; bespoke effects go by their own names."""
        part = s.content.effects[self.effect].options[pick][0]
        return part.name if part.op == "bespoke" else part.op

    def option(self, s: NorthgardState, pick: int) -> Option:
        part = s.content.effects[self.effect].options[pick][0]
        params = {"way": self._word(s, pick), "n": part.n}
        return Option(self.key(s, pick), f"option-way-{self._word(s, pick).replace('_', '-')}", params, "way")

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.push(RunWay(self.seat, self.effect, pick, 0))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        found: list[Refusal] = []
        for index, way in enumerate(s.content.effects[self.effect].options):
            if index not in allowed:
                reason = obstacle(s, self.seat, way[0])
                if reason is not None:
                    found.append(Refusal(self.key(s, index), reason[0], reason[1]))
        return found

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        return {"does": [effect_data(part) for part in s.content.effects[self.effect].options[pick]]}


@dataclass
class RunWay(Step):
    """Resolve the effects of the chosen alternative in order."""

    seat: int
    effect: int
    way: int
    position: int

    def kind(self) -> str:
        return "run_way"

    def run(self, s: NorthgardState) -> None:
        effects = s.content.effects[self.effect].options[self.way]
        if self.position < len(effects):
            s.push(RunWay(self.seat, self.effect, self.way, self.position + 1))
            begin(s, self.seat, effects[self.position])
