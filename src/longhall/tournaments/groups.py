"""Round robin in groups: everybody of a group meets everybody. The whole schedule is known before the first round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from longhall.kernel.chance import Rng, rng_from_seed
from longhall.tournaments.meetings import Cost, cut, exchange, seat, sizes
from longhall.tournaments.model import LEAGUE, Form, Table, Tournament

SCHEDULES: Final = 24  # of a group that are compared
EVENING: Final = 20  # times that all tables of a group are looked at for better seats
Schedule = tuple[tuple[Table, ...], ...]  # tables by round; byes come last


def groups_of(tournament: Tournament) -> list[list[int]]:
    """The players of each group, by lot. Leagues: those of each division."""
    first = [player for player in tournament.players if player.since == 1]
    order = tournament.by_lot([player.number for player in first])
    if tournament.form.format == LEAGUE:
        division = {player.number: player.division for player in first}
        return [[number for number in order if division[number] == d] for d in sorted(set(division.values()))]
    return deal(order, count_of_groups(len(order), tournament.form.group))


def count_of_groups(players: int, group: int) -> int:
    """As many groups as come closest to the size that was asked for, none of them of one player."""
    count = max(1, (2 * players + group) // (2 * group))
    return max(1, min(count, players // 2))


def deal(order: Sequence[int], groups: int) -> list[list[int]]:
    """One after another to the groups, and back."""
    dealt: list[list[int]] = [[] for _ in range(groups)]
    for index, number in enumerate(order):
        row, place = divmod(index, groups)
        dealt[place if row % 2 == 0 else groups - 1 - place].append(number)
    return dealt


def schedule(tournament: Tournament) -> Schedule:
    """All rounds of all groups."""
    return _schedule(tournament.form, tournament.seed, tuple(tuple(group) for group in groups_of(tournament)))


@lru_cache(maxsize=64)
def _schedule(form: Form, seed: str, groups: tuple[tuple[int, ...], ...]) -> Schedule:
    """Kept for a while: every round of a tournament asks for the same."""
    rounds: list[list[Table]] = []
    for group, players in enumerate(groups):
        if form.seats == 2:
            own = _circle(list(players), form.legs)
        else:
            own = _even_rounds(list(players), form.seats, form.legs, f"{seed}:group:{group}")
        for number, tables in enumerate(own):
            if number == len(rounds):
                rounds.append([])
            rounds[number] += [Table(seats, group) for seats in tables]
    return tuple(tuple(sorted(tables, key=lambda table: table.is_bye)) for tables in rounds)


def _circle(players: list[int], legs: int) -> list[list[tuple[int, ...]]]:
    """Tables of two: one player stays, the others go round. Everybody sits first as often as second, or once more or
    less; in every other leg the seats are exchanged."""
    circle: list[int] = players if len(players) % 2 == 0 else [*players, 0]  # whoever meets nobody has a bye
    fixed, others = circle[-1], circle[:-1]
    around = len(others)
    rounds = []
    for leg in range(legs):
        for number in range(around):
            stays = (fixed, others[number]) if number % 2 else (others[number], fixed)
            pairs = [stays]
            for k in range(1, around // 2 + 1):
                pairs.append((others[(number + k) % around], others[(number - k) % around]))
            turned = [(b, a) for a, b in pairs] if leg % 2 else pairs
            rounds.append([tuple(player for player in pair if player) for pair in turned])
    return rounds


def _even_rounds(players: list[int], seats: int, legs: int, label: str) -> list[list[tuple[int, ...]]]:
    """Larger tables: of several schedules the shortest, and of these the one in which meetings are spread most
    evenly."""
    tries = [_all_meet(players, seats, legs, rng_from_seed(f"{label}:{number}")) for number in range(SCHEDULES)]
    return _even_seats(min(tries, key=lambda rounds: (len(rounds), _repeats(rounds))), players)


def _all_meet(players: list[int], seats: int, legs: int, rng: Rng) -> list[list[list[int]]]:
    """Rounds in which those meet who have met least, until all have met often enough."""
    met: Counter[tuple[int, int]] = Counter()
    lengths, pairs = sizes(len(players), seats), list(combinations(sorted(players), 2))
    cost, rounds = _even_cost(met), list[list[list[int]]]()
    while any(met[pair] < legs for pair in pairs):
        order = [players[index] for index in rng.permutation(len(players))]
        tables = exchange(cut(order, lengths), cost)
        met.update((min(pair), max(pair)) for table in tables for pair in combinations(table, 2))
        rounds.append(tables)
    return rounds


def _repeats(rounds: list[list[list[int]]]) -> int:
    met = Counter(frozenset(pair) for tables in rounds for table in tables for pair in combinations(table, 2))
    return sum(times**2 for times in met.values())


def _even_cost(met: Counter[tuple[int, int]]) -> Cost:
    def cost(a: int, b: int) -> int:
        """Each meeting weighs more than all before it."""
        times = met[(a, b) if a < b else (b, a)]
        return 0 if times == 0 else int(8**times)

    return cost


def _even_seats(rounds: list[list[list[int]]], players: list[int]) -> list[list[tuple[int, ...]]]:
    """Everybody in every seat equally often, as far as it goes: each table again and again, given all others."""
    order = {number: index for index, number in enumerate(players)}
    sat: Counter[tuple[int, int]] = Counter()
    seated: list[list[tuple[int, ...]]] = []
    for tables in rounds:
        seated.append([])
        for table in tables:
            seated[-1].append(seat(table, sat, order))
            sat.update((number, place) for place, number in enumerate(seated[-1][-1]))
    for _ in range(EVENING):
        before = [list(tables) for tables in seated]
        for row in seated:
            for index, seats in enumerate(row):
                sat.subtract((number, place) for place, number in enumerate(seats))
                row[index] = seat(seats, sat, order)
                sat.update((number, place) for place, number in enumerate(row[index]))
        if seated == before:
            break
    return seated
