"""Declaring which creatures a Move attacks. [NG-CREATURE-13, NG-CREATURE-20..25]"""

from __future__ import annotations

from dataclasses import dataclass

from longhall.games.northgard.encounters import battle_due
from longhall.games.northgard.frames.base import WORDS
from longhall.games.northgard.frames.battle import clash
from longhall.games.northgard.queries import creatures_in, is_enemy
from longhall.games.northgard.shapes import Preview
from longhall.games.northgard.state import BEASTS, NOBODY, NorthgardState
from longhall.kernel.choices import DONE, SeatChoice
from longhall.kernel.frames import Refusal


def attackable_creatures(s: NorthgardState, seat: int) -> list[int]:
    """Creatures in territories where only ``seat`` stands; with the option also where it is about to fight the owner.
    [NG-CREATURE-20, NG-CREATURE-21, NG-CREATURE-25]"""
    found: list[int] = []
    for creature, territory in zip(s.creature_line, s.creature_at, strict=True):
        mine = s.owner[territory] == seat and s.raider[territory] == NOBODY
        raided = s.rules.creature_after_conquest and s.raider[territory] == seat
        if mine or raided:
            found.append(creature)
    return found


def must_fight(s: NorthgardState, seat: int) -> list[int]:
    """Creatures that do not share where units have entered. [NG-CREATURE-13]"""
    return [
        creature
        for creature in attackable_creatures(s, seat)
        if not s.content.creatures[creature].shares
        and any(creature in creatures_in(s, s.entered[i]) for i in range(0, len(s.entered), 2))
    ]


def declare(s: NorthgardState, seat: int, effect: int, moved: bool, declared: tuple[int, ...]) -> None:
    """Ask for creatures to attack as long as there are some, then fight. [NG-CREATURE-21]"""
    if declarable(s, seat, declared):
        s.push(ChooseCreature(seat, effect, moved, declared))
        return
    fight_declared(s, seat, effect, declared)


def fight_declared(s: NorthgardState, seat: int, effect: int, declared: tuple[int, ...]) -> None:
    clash(s, seat, effect, [BEASTS + creature for creature in declared])


def declarable(s: NorthgardState, seat: int, declared: tuple[int, ...]) -> list[int]:
    """At most one creature per territory. [NG-CREATURE-21]"""
    taken = [s.creature_at[s.creature_line.index(creature)] for creature in declared]
    return [
        creature
        for creature in attackable_creatures(s, seat)
        if s.creature_at[s.creature_line.index(creature)] not in taken
    ]


@dataclass
class ChooseCreature(SeatChoice):
    """Which creature is attacked besides those already declared. [NG-CREATURE-21, NG-CREATURE-22]"""

    effect: int
    moved: bool
    declared: tuple[int, ...]

    def kind(self) -> str:
        return "declare_creature"

    def rule(self) -> str:
        return "NG-CREATURE-21"

    def options(self, s: NorthgardState) -> list[int]:
        picks = declarable(s, self.seat, self.declared)
        if self.moved or self.declared:
            picks.append(DONE)
        return picks

    def key(self, s: NorthgardState, pick: int) -> str:
        return f"creature:{s.content.creatures[pick].id}" if pick >= 0 else WORDS[pick]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == DONE:
            fight_declared(s, self.seat, self.effect, self.declared)
        else:
            declare(s, self.seat, self.effect, self.moved, (*self.declared, pick))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        found: list[Refusal] = []
        for creature, territory in zip(s.creature_line, s.creature_at, strict=True):
            if creature in allowed or creature in self.declared:
                continue
            key = f"creature:{s.content.creatures[creature].id}"
            if s.owner[territory] == self.seat:
                found.append(Refusal(key, "NG-CREATURE-21", "refusal-creature-one-each"))
            elif is_enemy(s, self.seat, s.owner[territory]):
                found.append(Refusal(key, "NG-CREATURE-20", "refusal-creature-enemy-land"))
            else:
                found.append(Refusal(key, "NG-CREATURE-23", "refusal-creature-no-units"))
        return found

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        return {"battle": battle_due(s, self.seat, self.effect, BEASTS + pick)} if pick >= 0 else {}
