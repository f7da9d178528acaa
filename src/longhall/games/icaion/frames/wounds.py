"""Wounded Seekers. [IC-WOUND]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.icaion.changes import discard_curio, take_off_armor
from longhall.games.icaion.events.wounds import SEEKER_WOUNDED, WOUND_PREVENTED
from longhall.games.icaion.frames.base import WOUND, CardChoice
from longhall.games.icaion.queries import distinct
from longhall.games.icaion.state import IcaionState
from longhall.kernel.frames import Step


def wound_seekers(s: IcaionState, victims: list[int], cause: str) -> None:
    """Each of these Seekers is wounded unless a card prevents it; asked in the order given. One that lies already is
    not asked, nor is a player without cards. [IC-WOUND-01, IC-AMB-44, IC-AMB-45]"""
    for place, seat in enumerate(victims):
        if s.lying[seat]:
            continue
        if s.hand[seat]:
            if place + 1 < len(victims):
                s.push(WoundSeekers(tuple(victims[place + 1 :]), cause))
            s.push(ChooseWoundCard(seat, cause))
            return
        lay_down(s, seat, cause)


def lay_down(s: IcaionState, seat: int, cause: str) -> None:
    """[IC-WOUND-01, IC-SEEKER-CRIMINAL-01]"""
    s.lying[seat] = 1
    SEEKER_WOUNDED.emit(s, cause, {"seat": seat})
    take_off_armor(s, seat)


@dataclass
class WoundSeekers(Step):
    """The rest of those hit. [IC-AMB-44]"""

    victims: tuple[int, ...]
    cause: str

    def kind(self) -> str:
        return "wound_seekers"

    def run(self, s: IcaionState) -> None:
        wound_seekers(s, list(self.victims), self.cause)


@dataclass
class ChooseWoundCard(CardChoice):
    """Discard a Curio card to prevent the wound, or be wounded. [IC-WOUND-01]"""

    cause: str

    def kind(self) -> str:
        return "prevent_wound"

    def rule(self) -> str:
        return "IC-WOUND-01"

    def options(self, s: IcaionState) -> list[int]:
        return [*distinct(s.hand[self.seat]), WOUND]

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"rule": self.cause}

    def resolve(self, s: IcaionState, pick: int) -> None:
        if pick == WOUND:
            lay_down(s, self.seat, self.cause)
            return
        discard_curio(s, self.seat, pick, "IC-WOUND-01", "wound")
        WOUND_PREVENTED.emit(s, "IC-WOUND-01", {"seat": self.seat})
