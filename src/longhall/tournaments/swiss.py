"""Swiss rounds: those who stand close together meet, and nobody meets anybody again while it can be avoided."""

from __future__ import annotations

from typing import Final

from longhall.kernel.chance import rng_from_seed
from longhall.tournaments.meetings import meetings, seat_all, sizes, spread, take_bye
from longhall.tournaments.model import Table, Tournament
from longhall.tournaments.standings import points_of

AGAIN: Final = 10**12  # what a second meeting costs: more than any distance in the standings


def count_of_rounds(players: int, seats: int) -> int:
    """For nobody to have won all matches but one player, and one round more at larger tables."""
    rounds, left = 0, players
    while left > 1:
        left, rounds = -(-left // seats), rounds + 1
    return max(1, rounds if seats == 2 else rounds + 1)


def swiss_round(tournament: Tournament) -> list[Table]:
    """The next round. Ties in points are broken by lot here: the standings have finer ways, which would let the results
    of others decide whom one meets."""
    number = len(tournament.rounds) + 1
    points, active = points_of(tournament), tournament.active(number)
    order = sorted(active, key=lambda player: -points[player])  # by lot within the same points
    bye = []
    if len(order) % 2 and tournament.form.seats == 2:
        bye = [take_bye(reversed(order), tournament.rounds)]  # the last one
        order.remove(bye[0])
    if not order:
        return [Table((player,)) for player in bye]
    met = meetings(tournament.rounds)

    def cost(a: int, b: int) -> int:
        return AGAIN * met[a, b] ** 2 + (points[a] - points[b]) ** 2

    rng = rng_from_seed(f"{tournament.seed}:round:{number}")
    tables = spread(order, sizes(len(order), tournament.form.seats), cost, AGAIN - 1, rng)
    rank = {player: index for index, player in enumerate(order)}
    tables.sort(key=lambda table: sorted(rank[player] for player in table))
    return [Table(seats) for seats in seat_all(tables, tournament.rounds, order)] + [Table((p,)) for p in bye]
