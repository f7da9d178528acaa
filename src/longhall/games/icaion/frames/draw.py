"""Drawing Curio cards, never beyond the hand limit. [IC-CURIO-04, IC-SETUP-22]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.icaion.changes import tell_drawn
from longhall.games.icaion.events.curios import CURIOS_RESHUFFLED
from longhall.games.icaion.frames.base import DRAW, WORDS, WordChoice
from longhall.games.icaion.queries import can_draw, room_in_hand
from longhall.games.icaion.state import IcaionState
from longhall.kernel.choices import DONE
from longhall.kernel.frames import Shuffle, Step


def draw_curios(s: IcaionState, seat: int, least: int, most: int, rule: str) -> None:
    """Draw ``least`` cards, then one by one up to ``most`` as the player likes. [IC-AMB-36]"""
    if most > 0 and can_draw(s, seat):
        if least > 0:
            s.push(DrawCurio(seat, least, most, rule))
        else:
            s.push(ChooseDraw(seat, most, rule))


@dataclass
class DrawCurio(Step):
    """One card; when the deck is empty the discards make a new one. [IC-SETUP-22, IC-AMB-102]"""

    seat: int
    least: int
    most: int
    cause: str

    def kind(self) -> str:
        return "draw_curio"

    def is_left_open(self, s: IcaionState) -> bool:
        return True

    def run(self, s: IcaionState) -> None:
        if not s.deck:
            s.push_in_order(ReshuffleCurios(), self)
            return
        card = s.deck.pop()
        s.hand[self.seat].append(card)
        tell_drawn(s, self.seat, [card], self.cause)
        draw_curios(s, self.seat, self.least - 1, self.most - 1, self.cause)


@dataclass
class ReshuffleCurios(Shuffle):
    """[IC-SETUP-22]"""

    def kind(self) -> str:
        return "reshuffle_curios"

    def size(self, s: IcaionState) -> int:
        return len(s.discards)

    def resolve(self, s: IcaionState, outcome: list[int]) -> None:
        s.deck = [s.discards[i] for i in outcome]
        s.discards = []
        CURIOS_RESHUFFLED.emit(s, "IC-SETUP-22", {"count": len(s.deck)})


@dataclass
class ChooseDraw(WordChoice):
    """Another card, or no more. [IC-AMB-36]"""

    most: int
    cause: str

    def kind(self) -> str:
        return "draw_more"

    def is_left_open(self, s: IcaionState) -> bool:
        return True

    def rule(self) -> str:
        return self.cause

    def options(self, s: IcaionState) -> list[int]:
        return [DRAW, DONE]

    def key(self, s: IcaionState, pick: int) -> str:
        return WORDS[pick]

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"count": min(self.most, room_in_hand(s, self.seat))}

    def resolve(self, s: IcaionState, pick: int) -> None:
        if pick == DRAW:
            s.push(DrawCurio(self.seat, 1, self.most, self.cause))
