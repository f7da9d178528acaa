"""Drawing anew what nobody may know, after a step back over something that came to light.

Chance that is still to come is new by itself. But piles were shuffled before, so whoever has looked at the next card
would meet it again. A game says which places hold things that nobody knows (``Game.hidden_places``); each group of them
is shuffled, and the order is kept like any other outcome of chance. See docs/decisions on stepping back.
"""

from __future__ import annotations

from typing import TypeAlias

from longhall.kernel.chance import Rng
from longhall.kernel.errors import RecordMismatch

Place: TypeAlias = tuple[list[int], int]  # a list of the state, and where in it
Group: TypeAlias = list[Place]  # whatever lies in one of these places might as well lie in any other
Orders: TypeAlias = list[list[int]]  # for each group, which of its places gives its content to the first, the second, …


def groups_to_draw(groups: list[Group]) -> list[Group]:
    """Those in which anything can change."""
    return [group for group in groups if len(group) > 1]


def drawn_orders(groups: list[Group], rng: Rng) -> Orders:
    return [rng.permutation(len(group)) for group in groups]


def rearrange(groups: list[Group], orders: Orders) -> None:
    """Change the lists of the state; RecordMismatch if the orders are not for these groups."""
    sizes = [len(group) for group in groups]
    if [len(order) for order in orders] != sizes or any(sorted(order) != list(range(len(order))) for order in orders):
        raise RecordMismatch("it cannot be drawn anew like that")
    for group, order in zip(groups, orders, strict=True):
        contents = [group[i][0][group[i][1]] for i in order]
        for place, content in zip(group, contents, strict=True):
            place[0][place[1]] = content
