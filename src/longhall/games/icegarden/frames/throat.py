"""Snake Throat: take a resource, exchange two for one. [IG-ACT-THROAT]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icegarden.changes import gain, pay, pay_m
from longhall.games.icegarden.content import GOLD, LEVELS, PIECES, POPULATION, RESOURCES, THROAT, M
from longhall.games.icegarden.events.action import IdleReason
from longhall.games.icegarden.events.changes import Occasion
from longhall.games.icegarden.events.throat import EXCHANGED
from longhall.games.icegarden.frames.base import WORDS, decline_action, resource_key
from longhall.games.icegarden.queries import in_supply, m_on_level
from longhall.games.icegarden.shapes import Resources
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.choices import DONE, SeatChoice
from longhall.kernel.frames import Option, Refusal

EXCHANGE: Final = 3  # after the three resources
GIVE_M: Final = 2  # + level: what is given, after population and gold
NOTHING: Final = (0, 0, 0)
GIFTS: Final = ("population", "gold", "m0", "m1", "m2", "m3")


def changed(total: tuple[int, ...], resource: int, by: int) -> tuple[int, ...]:
    return tuple([amount + by if at == resource else amount for at, amount in enumerate(total)])


def visit(s: IceGardenState, total: tuple[int, ...], given: tuple[int, ...] = ()) -> Occasion | None:
    """``total``: what one marker has brought so far, by resource; ``given``: GIFTS of the exchange that goes on."""
    if not s.listening:
        return None
    resources: Resources = {"population": total[POPULATION], "gold": total[GOLD], "m": total[M]}
    return {"visit": {"given": [RESOURCES[min(gift, M)] for gift in given], "total": resources}}


def begin_throat(s: IceGardenState, seat: int) -> IdleReason | None:
    """With ``throat_take=player`` all markers of a seat are one action: more of them bring nothing more. [IG-ACT-03]"""
    if s.rules.throat_once:
        s.planned = [marker for marker in s.planned if marker != PIECES * THROAT + seat]
    s.push(ChooseThroat(seat, False))
    return None


def gifts(s: IceGardenState, seat: int) -> list[int]:
    """What may be given in an exchange. [IG-ACT-THROAT-01]"""
    found: list[int] = []
    if s.population[seat] > 0:
        found.append(POPULATION)
    if s.gold[seat] > 0:
        found.append(GOLD)
    if s.rules.throat_trade_m:
        found += [GIVE_M + level for level in range(LEVELS) if m_on_level(s, seat, level) > 0]
    return found


def can_exchange(s: IceGardenState, seat: int) -> bool:
    tokens = s.population[seat] + s.gold[seat]
    if s.rules.throat_trade_m:
        tokens += sum(s.m[LEVELS * seat : LEVELS * (seat + 1)])
    return tokens >= s.content.numbers.throat_give


def takeable(s: IceGardenState) -> list[int]:
    return [resource for resource in range(len(RESOURCES)) if in_supply(s, resource)]


def not_in_supply(s: IceGardenState) -> list[Refusal]:
    return [
        Refusal(resource_key("take", resource), "IG-COMP-02", "refusal-supply-empty", {"resource": RESOURCES[resource]})
        for resource in range(len(RESOURCES))
        if not in_supply(s, resource)
    ]


@dataclass
class ChooseThroat(SeatChoice):
    """One resource of choice, exchanges, in any order. [IG-ACT-THROAT-01]"""

    taken: bool
    total: tuple[int, ...] = NOTHING  # see ``visit``; steps that were saved before do not have it

    def kind(self) -> str:
        return "throat"

    def rule(self) -> str:
        return "IG-ACT-THROAT-01"

    def options(self, s: IceGardenState) -> list[int]:
        picks = [] if self.taken else takeable(s)
        if can_exchange(s, self.seat):
            picks.append(EXCHANGE)
        picks.append(DONE)
        return picks

    def key(self, s: IceGardenState, pick: int) -> str:
        if pick == EXCHANGE:
            return "exchange"
        return resource_key("take", pick) if pick >= 0 else WORDS[pick]

    def option(self, s: IceGardenState, pick: int) -> Option:
        return take_option(self.key(s, pick), pick)

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"taken": self.taken}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        if pick == EXCHANGE:
            s.push(ChooseGift(self.seat, self.taken, (), self.total))
        elif pick >= 0:
            total = changed(self.total, pick, 1)
            gain(s, self.seat, pick, 1, "IG-ACT-THROAT-01", visit(s, total))
            if can_exchange(s, self.seat):
                s.push(ChooseThroat(self.seat, True, total))
        elif not self.taken:
            decline_action(s, self.seat, THROAT)

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        found: list[Refusal] = []
        if self.taken:
            found = [
                Refusal(resource_key("take", resource), "IG-ACT-THROAT-01", "refusal-throat-taken")
                for resource in range(len(RESOURCES))
            ]
        else:
            found = not_in_supply(s)
        if not can_exchange(s, self.seat):
            params = {"count": s.content.numbers.throat_give}
            found.append(Refusal("exchange", "IG-ACT-THROAT-01", "refusal-throat-too-few", params))
        return found


def take_option(key: str, pick: int) -> Option:
    if 0 <= pick < len(RESOURCES):
        return Option(key, "option-take", {"resource": RESOURCES[pick]}, "take")
    return Option(key, f"option-{key}", {}, key)


@dataclass
class ChooseGift(SeatChoice):
    """A token to give in an exchange. [IG-ACT-THROAT-01]"""

    taken: bool
    given: tuple[int, ...]
    total: tuple[int, ...] = NOTHING

    def kind(self) -> str:
        return "throat_give"

    def rule(self) -> str:
        return "IG-ACT-THROAT-01"

    def options(self, s: IceGardenState) -> list[int]:
        return gifts(s, self.seat)

    def key(self, s: IceGardenState, pick: int) -> str:
        return f"give:{GIFTS[pick]}"

    def option(self, s: IceGardenState, pick: int) -> Option:
        if pick < GIVE_M:
            return Option(self.key(s, pick), "option-give", {"resource": RESOURCES[pick]}, "give")
        return Option(self.key(s, pick), "option-give-m", {"level": pick - GIVE_M}, "give")

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"left": s.content.numbers.throat_give - len(self.given)}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        given = (*self.given, pick)
        total = changed(self.total, min(pick, M), -1)
        paid = visit(s, total, given)
        if pick < GIVE_M:
            pay(s, self.seat, pick, 1, "IG-ACT-THROAT-01", paid)
        else:
            pay_m(s, self.seat, pick - GIVE_M, 1, "IG-ACT-THROAT-01", paid)
        s.leave_untold("IG-ACT-THROAT-01")
        if len(given) < s.content.numbers.throat_give:
            s.push(ChooseGift(self.seat, self.taken, given, total))
        else:
            population, gold = given.count(POPULATION), given.count(GOLD)
            s.push(ChooseReturn(self.seat, self.taken, population, gold, len(given) - population - gold, total))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        allowed = self.options(s)
        found: list[Refusal] = []
        for gift in range(len(GIFTS)):
            if gift in allowed:
                continue
            if gift >= GIVE_M and not s.rules.throat_trade_m:
                found.append(Refusal(f"give:{GIFTS[gift]}", "IG-ACT-THROAT-01", "refusal-throat-m"))
            else:
                params = {"resource": RESOURCES[min(gift, M)]}
                found.append(Refusal(f"give:{GIFTS[gift]}", "IG-ACT-THROAT-01", "refusal-have-none", params))
        return found


@dataclass
class ChooseReturn(SeatChoice):
    """What to take for the tokens given: they are back in the supply before. [IG-ACT-THROAT-01]

    How many of which were given is only told; steps that were saved before do not have it."""

    taken: bool
    population: int = 0
    gold: int = 0
    m: int = 0
    total: tuple[int, ...] = NOTHING

    def kind(self) -> str:
        return "throat_take"

    def rule(self) -> str:
        return "IG-ACT-THROAT-01"

    def options(self, s: IceGardenState) -> list[int]:
        return takeable(s)

    def key(self, s: IceGardenState, pick: int) -> str:
        return resource_key("take", pick)

    def option(self, s: IceGardenState, pick: int) -> Option:
        return take_option(self.key(s, pick), pick)

    def resolve(self, s: IceGardenState, pick: int) -> None:
        total = changed(self.total, pick, 1)
        gain(s, self.seat, pick, 1, "IG-ACT-THROAT-01", visit(s, total))
        self.tell_exchange(s, pick)
        if not self.taken or can_exchange(s, self.seat):
            s.push(ChooseThroat(self.seat, self.taken, total))

    def tell_exchange(self, s: IceGardenState, pick: int) -> None:
        """In one sentence, instead of each payment and what was taken for them."""
        if self.population + self.gold + self.m == 0:
            return
        s.leave_untold("IG-ACT-THROAT-01")
        given: Resources = {"population": self.population, "gold": self.gold, "m": self.m}
        EXCHANGED.emit_remark(s, "IG-ACT-THROAT-01", {"seat": self.seat, **given, "resource": RESOURCES[pick]})

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        return not_in_supply(s)
