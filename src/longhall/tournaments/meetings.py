"""Who has met whom, who has sat where, and how players are spread over tables so that both come out even."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, permutations
from typing import Final

from longhall.kernel.chance import Rng
from longhall.tournaments.model import Table

PASSES: Final = 60  # over all pairs of players, looking for two to exchange
STARTS: Final = 12  # from which a better arrangement is looked for where somebody meets again
MANY: Final = 64  # players from which on there are fewer such starts
Cost = Callable[[int, int], int]
Rounds = Sequence[Sequence[Table]]


def sizes(players: int, seats: int) -> list[int]:
    """Of the tables of so many players: as few as possible, and as even as possible, the larger ones first. One of 1 is
    a bye, which is only there at tables of two."""
    tables = max(1, -(-players // seats))
    small, larger = divmod(players, tables)
    return [small + 1] * larger + [small] * (tables - larger)


def meetings(rounds: Rounds) -> Counter[tuple[int, int]]:
    """How often two players have sat at one table; both ways round."""
    met: Counter[tuple[int, int]] = Counter()
    for tables in rounds:
        for table in tables:
            met.update(permutations(table.seats, 2))
    return met


def sittings(rounds: Rounds) -> Counter[tuple[int, int]]:
    """How often a player has sat in a seat: by player and seat. Byes are no seats."""
    sat: Counter[tuple[int, int]] = Counter()
    for tables in rounds:
        for table in tables:
            if not table.is_bye:
                sat.update((number, seat) for seat, number in enumerate(table.seats))
    return sat


def byes(rounds: Rounds) -> Counter[int]:
    return Counter(table.seats[0] for tables in rounds for table in tables if table.is_bye)


def take_bye(order: Iterable[int], rounds: Rounds) -> int:
    """Who has a bye: of those who have had the fewest the first in ``order``."""
    had = byes(rounds)
    return min(order, key=lambda number: had[number])


def cut(order: Sequence[int], lengths: Sequence[int]) -> list[list[int]]:
    found, begin = [], 0
    for length in lengths:
        found.append(list(order[begin : begin + length]))
        begin += length
    return found


def spread(order: Sequence[int], lengths: Sequence[int], cost: Cost, enough: int, rng: Rng) -> list[list[int]]:
    """Tables of those lengths for which the cost of all pairs that meet is low. It begins with ``order``, and while the
    sum is more than ``enough`` again with random orders."""
    best = exchange(cut(order, lengths), cost)
    starts = STARTS if len(order) <= MANY else 2
    for _ in range(starts):
        if _total(best, cost) <= enough:
            break
        again = exchange(cut([order[index] for index in rng.permutation(len(order))], lengths), cost)
        best = min(best, again, key=lambda tables: _total(tables, cost))
    return best


def exchange(
    tables: list[list[int]], cost: Cost, may: Callable[[int, int], bool] = lambda _a, _b: True
) -> list[list[int]]:
    """Exchange two players of different tables, whom ``may`` allows, as long as it lowers the cost."""
    for _ in range(PASSES):
        improved = False
        for here, there in combinations(tables, 2):
            for i in range(len(here)):
                for j in range(len(there)):
                    a, b = here[i], there[j]
                    if may(a, b) and _with(b, here, a, cost) + _with(a, there, b, cost) < _with(
                        a, here, a, cost
                    ) + _with(b, there, b, cost):
                        here[i], there[j] = b, a
                        improved = True
        if not improved:
            break
    return tables


def _with(number: int, table: list[int], but: int, cost: Cost) -> int:
    """What it costs that somebody meets all at a table except ``but``."""
    return sum(cost(number, other) for other in table if other != but)


def _total(tables: list[list[int]], cost: Cost) -> int:
    return sum(cost(a, b) for table in tables for a, b in combinations(table, 2))


def seat(table: Sequence[int], sat: Counter[tuple[int, int]], order: dict[int, int]) -> tuple[int, ...]:
    """Who sits where: as evenly as possible after ``sat``, the first seat before all others; else the first in
    ``order`` sits first."""
    players = sorted(table, key=lambda number: order[number])
    return min(permutations(players), key=lambda seats: _unevenness(seats, sat))


def _unevenness(seats: Sequence[int], sat: Counter[tuple[int, int]]) -> int:
    """How much more uneven the sums of squares become; the first seat counts most."""
    return sum((3 if seat == 0 else 1) * (2 * sat[number, seat] + 1) for seat, number in enumerate(seats))


def seat_all(tables: list[list[int]], rounds: Rounds, order: Sequence[int]) -> list[tuple[int, ...]]:
    """The seats at all tables of a round."""
    sat, rank = sittings(rounds), {number: index for index, number in enumerate(order)}
    return [seat(table, sat, rank) for table in tables]
