"""How far Makings can raise Dead Snow: by one for each sub-action, and all but Raise cost M. [IG-ACT-MAKING]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longhall.games.icegarden.content import GENERIC, LEVELS, PIECES, UNIT_LEVELS
from longhall.games.icegarden.frames.making import (
    RAISE,
    SUMMON,
    UPGRADE,
    ChooseMaking,
    ChooseStep,
    GoOnMaking,
)
from longhall.games.icegarden.frames.summon import ChooseSummonCount, ChooseSummonLevel
from longhall.games.icegarden.frames.upgrade import ChooseUpgrade, ChooseUpgradeUnit, free_slots, upgradable_levels
from longhall.games.icegarden.queries import regions_with_influence
from longhall.games.icegarden.state import IceGardenState

NOTHING_TO_BUY: Final = 0


@dataclass
class RunningMaking:
    """The Making being resolved: what is used up of it, the steps left of its Raise, and what is begun and must still
    be paid with M."""

    seat: int
    used: int
    steps: int
    buys: bool
    summons: bool


def making_under_way(s: IceGardenState) -> RunningMaking | None:
    for frame in s.stack:
        if isinstance(frame, (ChooseMaking, GoOnMaking)):
            top = s.stack[-1]
            steps = top.left if isinstance(top, ChooseStep) else 0
            if not frame.used >> RAISE & 1:
                steps = s.content.numbers.raise_steps
            buys = isinstance(top, (ChooseUpgrade, ChooseUpgradeUnit))
            return RunningMaking(
                frame.seat, frame.used, steps, buys, isinstance(top, (ChooseSummonLevel, ChooseSummonCount))
            )
    return None


def steps_left(s: IceGardenState) -> int:
    """By how much the Making being resolved can still raise Dead Snow: what is begun, and as many other sub-actions as
    the M is enough for."""
    running = making_under_way(s)
    if running is None:
        return 0
    seat = running.seat
    levels = s.m[LEVELS * seat : LEVELS * (seat + 1)]
    found = int(running.summons)  # paid when the number is chosen
    if not running.used >> RAISE & 1 and (s.rules.void_raise or sum(levels) > running.buys + running.summons):
        found += 1
    upgrade = not running.used >> UPGRADE & 1
    summon = not running.used >> SUMMON & 1
    for more_upgrades, more_summons in ((upgrade, summon), (upgrade, False), (False, summon)):
        buys, summons = running.buys or more_upgrades, running.summons or more_summons
        if more_upgrades + more_summons and _can_pay(s, seat, levels, running.steps, buys, summons):
            return found + more_upgrades + more_summons
    return found


def steps_with(s: IceGardenState, seat: int, makings: int, m: int) -> int:
    """By how much so many planned Makings of a seat can raise Dead Snow with so many M, which Raise moves to where they
    are needed. [IG-ACT-MAKING-01, IG-Q-50]"""
    if not makings:
        return 0
    running = making_under_way(s)
    if running is not None and running.seat == seat:
        m -= min(m, running.buys + running.summons)
    price = cheapest_upgrade(s, seat)
    reserve = sum(s.reserve[PIECES * seat + level] for level in range(1, UNIT_LEVELS + 1))
    summons = min(makings, reserve) if regions_with_influence(s, seat) else 0
    room = sum(max(0, free_slots(s, seat, level)) for level in range(1, UNIT_LEVELS + 1))
    best = min(summons, m)
    for upgrades in range(1, min(makings, room) + 1):
        if price and upgrades * price <= m:
            best = max(best, upgrades + min(summons, m - upgrades * price))
    return best + (makings if m or s.rules.void_raise else 0)


def cheapest_upgrade(s: IceGardenState, seat: int) -> int:
    """The M that the cheapest Upgrade costs that can be bought at all; 0: there is none. [IG-ACT-MAKING-04]"""
    prices = [
        s.content.abilities[ability].price
        for ability in range(GENERIC)
        if s.upgrades_left[ability] and upgradable_levels(s, seat, ability)
    ]
    return min(prices) if prices else NOTHING_TO_BUY


def _can_pay(s: IceGardenState, seat: int, levels: list[int], steps: int, buys: bool, summons: bool) -> bool:
    """Whether the M tokens get with so many steps to where they are needed: for an Upgrade its price on level 0, for a
    Summon one on a level with a unit in reserve. [IG-ACT-MAKING-02, IG-ACT-MAKING-04, IG-ACT-MAKING-07]"""
    price = cheapest_upgrade(s, seat) if buys else 0
    if buys and price == NOTHING_TO_BUY:
        return False
    if not summons:
        return _steps_down(levels, price) <= steps
    if not regions_with_influence(s, seat):
        return False
    for level in range(LEVELS):
        if not levels[level]:
            continue
        rest = levels.copy()
        rest[level] -= 1
        down = _steps_down(rest, price)
        for unit in range(1, UNIT_LEVELS + 1):
            if s.reserve[PIECES * seat + unit] and abs(level - unit) + down <= steps:
                return True
    return False


def _steps_down(levels: list[int], count: int) -> int:
    """The steps that bring so many tokens down to level 0; more than any Raise has where there are too few."""
    steps = 0
    for level, tokens in enumerate(levels):
        taken = min(tokens, count)
        steps += taken * level
        count -= taken
    return steps if count == 0 else LEVELS * LEVELS * LEVELS
