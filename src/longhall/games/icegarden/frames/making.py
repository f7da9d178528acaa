"""Making: raise factor M, buy an upgrade, summon special units. [IG-ACT-MAKING]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icegarden.content import LEVELS, MAKING
from longhall.games.icegarden.events.action import IdleReason
from longhall.games.icegarden.events.making import M_MOVED, STEPS_LOST
from longhall.games.icegarden.frames.base import WORDS, decline_action
from longhall.games.icegarden.frames.making_cost import making_price, pay_for_making
from longhall.games.icegarden.frames.summon import ChooseSummonLevel, summon_levels, summon_prices, why_no_summon
from longhall.games.icegarden.frames.upgrade import ChooseUpgrade, affordable, why_no_upgrade
from longhall.games.icegarden.queries import snow_limit, total_m
from longhall.games.icegarden.shapes import Preview
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.choices import DONE, SeatChoice
from longhall.kernel.frames import Option, Refusal, Step

RAISE: Final = 0
UPGRADE: Final = 1
SUMMON: Final = 2
SUBACTIONS: Final = ("raise", "upgrade", "summon")

UP: Final = 0  # + level: picks of a step
DOWN: Final = 8  # + level


def begin_making(s: IceGardenState, seat: int) -> IdleReason | None:
    if not can_make(s, seat, 0):
        return "no_m"
    s.push(ChooseMaking(seat, 0))
    return None


def can_make(s: IceGardenState, seat: int, used: int) -> bool:
    """Whether any sub-action that is not used yet can be done."""
    for action in range(len(SUBACTIONS)):  # noqa: SIM110  # a generator would cost more than the rest
        if is_makeable(s, seat, used, action):
            return True
    return False


def is_makeable(s: IceGardenState, seat: int, used: int, action: int) -> bool:
    """Whether a sub-action is not used yet and can be done. ``used``: bits. [IG-ACT-MAKING-01]"""
    if used >> action & 1:
        return False
    if action == RAISE:
        return can_raise(s, seat)
    return len(affordable(s, seat) if action == UPGRADE else summon_levels(s, seat)) > 0


def can_raise(s: IceGardenState, seat: int) -> bool:
    """Even without M, unless a setup option asks for a step. [IG-ACT-MAKING-03]"""
    return s.rules.void_raise or total_m(s, seat) > 0


@dataclass
class ChooseMaking(SeatChoice):
    """Which of the three sub-actions comes next, or no more. [IG-ACT-MAKING-01]"""

    used: int

    def kind(self) -> str:
        return "making"

    def rule(self) -> str:
        return "IG-ACT-MAKING-01"

    def options(self, s: IceGardenState) -> list[int]:
        picks = [action for action in range(len(SUBACTIONS)) if is_makeable(s, self.seat, self.used, action)]
        picks.append(DONE)
        return picks

    def key(self, s: IceGardenState, pick: int) -> str:
        return SUBACTIONS[pick] if pick >= 0 else WORDS[pick]

    def option(self, s: IceGardenState, pick: int) -> Option:
        key, numbers = self.key(s, pick), s.content.numbers
        params: dict[str, Any] = {}
        if pick >= 0:
            printed = numbers.raise_reputation if pick == RAISE else numbers.upgrade_reputation
            reputation, ends = making_price(s, self.seat, printed)
            params = {"reputation": reputation, "ends": ends}
        if pick == RAISE:
            params["steps"] = numbers.raise_steps
        elif pick == SUMMON:
            del params["reputation"]  # depends on the level and the number
        return Option(key, f"option-{key}", params, "making" if pick >= 0 else key)

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"dead_snow": s.dead_snow, "limit": snow_limit(s)}

    def preview(self, s: IceGardenState, pick: int) -> Preview:
        if pick != SUMMON:
            return {}
        levels = summon_levels(s, self.seat)
        return {"prices": [price for level in levels for price in summon_prices(s, self.seat, level)]}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        if pick == DONE:
            if not self.used:
                decline_action(s, self.seat, MAKING)
            return
        seat = self.seat
        s.push(GoOnMaking(seat, self.used | 1 << pick))
        numbers = s.content.numbers
        if pick == RAISE:
            if not pay_for_making(s, seat, numbers.raise_reputation, "IG-ACT-MAKING-02"):
                if total_m(s, seat):
                    s.push(ChooseStep(seat, numbers.raise_steps))
                else:
                    lose_steps(s, seat, numbers.raise_steps)
        elif pick == UPGRADE:
            if not pay_for_making(s, seat, numbers.upgrade_reputation, "IG-ACT-MAKING-04"):
                s.push(ChooseUpgrade(seat))
        else:
            s.push(ChooseSummonLevel(seat))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        found: list[Refusal] = []
        allowed = self.options(s)
        for action, name in enumerate(SUBACTIONS):
            if action in allowed:
                continue
            if self.used >> action & 1:
                found.append(Refusal(name, "IG-ACT-MAKING-01", "refusal-making-used"))
            elif action == RAISE:
                found.append(Refusal(name, "IG-ACT-MAKING-02", "refusal-raise-no-m"))
            else:
                found.append(why_no_upgrade(s, self.seat) if action == UPGRADE else why_no_summon(s, self.seat))
        return found


def lose_steps(s: IceGardenState, seat: int, count: int) -> None:
    STEPS_LOST.emit(s, "IG-ACT-MAKING-03", {"seat": seat, "count": count})


@dataclass
class GoOnMaking(Step):
    """The other sub-actions may follow, if any can be done. [IG-ACT-MAKING-01]"""

    seat: int
    used: int

    def kind(self) -> str:
        return "go_on_making"

    def run(self, s: IceGardenState) -> None:
        if can_make(s, self.seat, self.used):
            s.push(ChooseMaking(self.seat, self.used))


@dataclass
class ChooseStep(SeatChoice):
    """One M token goes one level up or down, or the steps left are lost. [IG-ACT-MAKING-02, IG-ACT-MAKING-03]"""

    left: int

    def kind(self) -> str:
        return "raise_step"

    def rule(self) -> str:
        return "IG-ACT-MAKING-02"

    def options(self, s: IceGardenState) -> list[int]:
        base = LEVELS * self.seat
        there = [level for level in range(LEVELS) if s.m[base + level]]
        picks = [UP + level for level in there if level < LEVELS - 1]
        picks += [DOWN + level for level in there if level > 0]
        if s.rules.void_raise or self.left < s.content.numbers.raise_steps:
            picks.append(DONE)
        return picks

    def key(self, s: IceGardenState, pick: int) -> str:
        if pick < 0:
            return WORDS[pick]
        return f"down:{pick - DOWN}" if pick >= DOWN else f"up:{pick - UP}"

    def option(self, s: IceGardenState, pick: int) -> Option:
        option = super().option(s, pick)
        return option if pick < 0 else Option(option.key, option.message, option.params, "step")

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"left": self.left}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        if pick == DONE:
            lose_steps(s, self.seat, self.left)
            return
        level, after = (pick - DOWN, pick - DOWN - 1) if pick >= DOWN else (pick, pick + 1)
        s.m[LEVELS * self.seat + level] -= 1
        s.m[LEVELS * self.seat + after] += 1
        M_MOVED.emit(s, "IG-ACT-MAKING-02", {"seat": self.seat, "from": level, "to": after})
        if self.left > 1:
            s.push(ChooseStep(self.seat, self.left - 1))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        found: list[Refusal] = []
        for level in range(LEVELS):
            there = s.m[LEVELS * self.seat + level] > 0
            if level == LEVELS - 1:
                found.append(Refusal(f"up:{level}", "IG-COMP-08", "refusal-step-top", {"level": level}))
            elif not there:
                found.append(Refusal(f"up:{level}", "IG-ACT-MAKING-02", "refusal-step-empty", {"level": level}))
            if level == 0:
                found.append(Refusal("down:0", "IG-COMP-08", "refusal-step-bottom", {"level": level}))
            elif not there:
                found.append(Refusal(f"down:{level}", "IG-ACT-MAKING-02", "refusal-step-empty", {"level": level}))
        if DONE not in self.options(s):
            found.append(Refusal("done", "IG-ACT-MAKING-02", "refusal-step-one"))
        return found
