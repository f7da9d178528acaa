"""Upgrade, a sub-action of Making: buy an ability for one type of units. [IG-ACT-MAKING-04..06]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.icegarden.changes import pay
from longhall.games.icegarden.content import ABILITY_IDS, GENERIC, UNIT_LEVELS, M
from longhall.games.icegarden.events.upgrade import UPGRADE_BOUGHT, UpgradeBought
from longhall.games.icegarden.queries import has_ability, m_on_level, piece_id, unit_type
from longhall.games.icegarden.shapes import Preview
from longhall.games.icegarden.state import FREE_LEVEL, IceGardenState
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Option, Refusal


def free_slots(s: IceGardenState, seat: int, level: int) -> int:
    """Room for upgrade tokens on a unit type; spy slots take none. [IG-ACT-MAKING-05]"""
    unit = unit_type(s, seat, level)
    printed = unit.printed
    start = (UNIT_LEVELS * seat + level - 1) * GENERIC
    room = unit.slots + (len(s.spy) if unit.spy_slots else 0)
    for ability in range(GENERIC):
        room -= s.ability[start + ability] - printed[ability]
    return room


def levels_with_room(s: IceGardenState, seat: int) -> list[int]:
    """Unit types with a free slot. [IG-ACT-MAKING-05]"""
    return [level for level in range(1, UNIT_LEVELS + 1) if free_slots(s, seat, level) > 0]


def takes(s: IceGardenState, seat: int, level: int, ability: int) -> bool:
    """Levels 1 and 2 take no ability twice. [IG-ACT-MAKING-06]"""
    return level == UNIT_LEVELS or not has_ability(s, seat, level, ability)


def upgradable_levels(s: IceGardenState, seat: int, ability: int) -> list[int]:
    """Unit types that can take an ability. [IG-ACT-MAKING-06]"""
    return [level for level in levels_with_room(s, seat) if takes(s, seat, level, ability)]


def affordable(s: IceGardenState, seat: int) -> list[int]:
    """Abilities that can be bought now. [IG-ACT-MAKING-04]"""
    m = m_on_level(s, seat, FREE_LEVEL)
    levels = levels_with_room(s, seat) if m else []
    found: list[int] = []
    for ability in range(GENERIC):
        if s.content.abilities[ability].price <= m and s.upgrades_left[ability] > 0:
            for level in levels:
                if takes(s, seat, level, ability):
                    found.append(ability)
                    break
    return found


def why_no_upgrade(s: IceGardenState, seat: int) -> Refusal:
    prices = [
        s.content.abilities[ability].price
        for ability in range(GENERIC)
        if s.upgrades_left[ability] > 0 and upgradable_levels(s, seat, ability)
    ]
    if prices:  # something can still be bought, but not with the M there is
        cheapest = min(prices)
        return Refusal("upgrade", "IG-ACT-MAKING-04", "refusal-upgrade-m", {"price": cheapest})
    return Refusal("upgrade", "IG-ACT-MAKING-05", "refusal-upgrade-nothing")


@dataclass
class ChooseUpgrade(SeatChoice):
    """Which ability is bought. [IG-ACT-MAKING-04]"""

    def kind(self) -> str:
        return "upgrade"

    def rule(self) -> str:
        return "IG-ACT-MAKING-04"

    def options(self, s: IceGardenState) -> list[int]:
        return affordable(s, self.seat)

    def key(self, s: IceGardenState, pick: int) -> str:
        return f"ability:{ABILITY_IDS[pick]}"

    def option(self, s: IceGardenState, pick: int) -> Option:
        price = s.content.abilities[pick].price
        params = {"ability": ABILITY_IDS[pick], "price": price, "left": s.upgrades_left[pick]}
        return Option(self.key(s, pick), "option-buy", params, "ability")

    def preview(self, s: IceGardenState, pick: int) -> Preview:
        units = [piece_id(s, self.seat, level) for level in upgradable_levels(s, self.seat, pick)]
        return {"ability": ABILITY_IDS[pick], "cost": {"m": s.content.abilities[pick].price}, "units": units}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        levels = upgradable_levels(s, self.seat, pick)
        if len(levels) == 1:
            buy(s, self.seat, pick, levels[0])
        else:
            s.push(ChooseUpgradeUnit(self.seat, pick))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        allowed = self.options(s)
        found: list[Refusal] = []
        for ability in range(GENERIC):
            if ability in allowed:
                continue
            key = f"ability:{ABILITY_IDS[ability]}"
            if s.upgrades_left[ability] == 0:
                found.append(Refusal(key, "IG-COMP-05", "refusal-upgrade-gone"))
            elif not upgradable_levels(s, self.seat, ability):
                found.append(Refusal(key, "IG-ACT-MAKING-06", "refusal-upgrade-no-unit"))
            else:
                params = {"price": s.content.abilities[ability].price}
                found.append(Refusal(key, "IG-ACT-MAKING-04", "refusal-upgrade-m", params))
        return found


def buy(s: IceGardenState, seat: int, ability: int, level: int) -> None:
    """It works for all units of the type at once. [IG-ACT-MAKING-05]"""
    pay(s, seat, M, s.content.abilities[ability].price, "IG-ACT-MAKING-04")
    s.upgrades_left[ability] -= 1
    s.ability[(UNIT_LEVELS * seat + level - 1) * GENERIC + ability] += 1
    data: UpgradeBought = {"seat": seat, "ability": ABILITY_IDS[ability], "unit": piece_id(s, seat, level)}
    UPGRADE_BOUGHT.emit(s, "IG-ACT-MAKING-05", data)


@dataclass
class ChooseUpgradeUnit(SeatChoice):
    """Which type of units gets it. [IG-ACT-MAKING-05, IG-ACT-MAKING-06]"""

    ability: int

    def kind(self) -> str:
        return "upgrade_unit"

    def rule(self) -> str:
        return "IG-ACT-MAKING-05"

    def options(self, s: IceGardenState) -> list[int]:
        return upgradable_levels(s, self.seat, self.ability)

    def key(self, s: IceGardenState, pick: int) -> str:
        return f"unit:{piece_id(s, self.seat, pick)}"

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"ability": ABILITY_IDS[self.ability]}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        buy(s, self.seat, self.ability, pick)

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        allowed = self.options(s)
        found: list[Refusal] = []
        for level in range(1, UNIT_LEVELS + 1):
            if level in allowed:
                continue
            if free_slots(s, self.seat, level) <= 0:
                found.append(Refusal(self.key(s, level), "IG-ACT-MAKING-05", "refusal-upgrade-slots"))
            else:
                found.append(Refusal(self.key(s, level), "IG-ACT-MAKING-06", "refusal-upgrade-twice"))
        return found
