"""Paying so many resources of any kinds: all ways to do it, as options."""

from __future__ import annotations

from typing import Final

from longhall.games.northgard.events.changes import RESOURCES_PAID
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.frames import Option

PAYMENTS: Final = 64  # every payment ``16 * food + 4 * wood + lore`` is below this


def payments(s: NorthgardState, seat: int, price: int) -> list[int]:
    """Ways of ``seat`` to give ``price`` (at most three) resources, most food first."""
    food, wood, lore = s.resources[3 * seat : 3 * seat + 3]
    return [
        16 * give_food + 4 * give_wood + price - give_food - give_wood
        for give_food in range(min(food, price), -1, -1)
        for give_wood in range(min(wood, price - give_food), -1, -1)
        if price - give_food - give_wood <= lore
    ]


def given_by(payment: int) -> tuple[int, int, int]:
    """Food, wood and lore of a payment."""
    return payment // 16, payment // 4 % 4, payment % 4


def give_key(payment: int) -> str:
    food, wood, lore = given_by(payment)
    return f"give:{food},{wood},{lore}"


def give_option(payment: int) -> Option:
    food, wood, lore = given_by(payment)
    return Option(give_key(payment), "option-give", {"food": food, "wood": wood, "lore": lore}, "give")


def pay_resources(s: NorthgardState, seat: int, payment: int, rule: str) -> None:
    given = given_by(payment)
    for resource in range(3):
        s.resources[3 * seat + resource] -= given[resource]
    RESOURCES_PAID.emit(s, rule, {"seat": seat, "food": given[0], "wood": given[1], "lore": given[2]})
