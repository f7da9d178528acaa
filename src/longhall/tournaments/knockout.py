"""Knock-out by tables: the first of each table go on, until one table is left."""

from __future__ import annotations

from longhall.tournaments.meetings import exchange, meetings, seat_all, sizes, take_bye
from longhall.tournaments.model import Player, Table, Tournament

FINAL_GROUP = -1


def knockout_round(tournament: Tournament, begin: int, order: list[int]) -> list[Table]:
    """The next round; none when somebody has won. The knock-out began with round ``begin`` (counted from 0) among
    those in ``order``, the strongest first."""
    rounds = tournament.rounds
    for tables in rounds[begin:]:
        if len(tables) == 1:
            return []
        order = survivors(tournament, tables, order)
    number = len(rounds) + 1
    playing = {player.number: player for player in tournament.players}
    order = [player for player in order if _goes_on(playing[player], number)]
    if len(order) < 2:
        return []
    seats, bye = tournament.form.seats, []
    if seats == 2 and len(order) % 2:
        bye = [take_bye(order, rounds[begin:])]
        order = [player for player in order if player not in bye]
    met = meetings(rounds)
    tables_now = _dealt(order, sizes(len(order), seats))
    pot = {player: index // len(tables_now) for index, player in enumerate(order)}
    exchange(tables_now, lambda a, b: met[a, b] ** 2, lambda a, b: pot[a] == pot[b])
    seated = seat_all(tables_now, rounds, order)
    return [Table(taken, FINAL_GROUP) for taken in seated] + [Table((player,), FINAL_GROUP) for player in bye]


def _goes_on(player: Player, number: int) -> bool:
    return not 0 < player.out <= number


def _dealt(order: list[int], lengths: list[int]) -> list[list[int]]:
    """To the tables and back, so that the strongest meets the weakest; a full table takes no more."""
    tables: list[list[int]] = [[] for _ in lengths]
    waiting, forwards = list(order), True
    while waiting:
        row = range(len(tables)) if forwards else range(len(tables) - 1, -1, -1)
        for index in row:
            if waiting and len(tables[index]) < lengths[index]:
                tables[index].append(waiting.pop(0))
        forwards = not forwards
    return tables


def survivors(tournament: Tournament, tables: tuple[Table, ...], order: list[int]) -> list[int]:
    """Who goes on: at each table the first places, of those who share one whoever stood higher in ``order``. They stand
    by their places, then as before."""
    rank = {player: index for index, player in enumerate(order)}
    place: dict[int, int] = {}
    through: list[int] = []
    for table in tables:
        result = table.result
        assert result is not None
        place.update(zip(table.seats, result.places, strict=True))
        best = sorted(table.seats, key=lambda player: (place[player], rank[player]))
        through += best[: max(1, min(tournament.form.advance, len(best) - 1))]
    return sorted(through, key=lambda player: (place[player], rank[player]))
