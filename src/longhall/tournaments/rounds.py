"""Which rounds come next, whatever the format."""

from __future__ import annotations

from collections.abc import Sequence

from longhall.tournaments.groups import schedule
from longhall.tournaments.knockout import knockout_round
from longhall.tournaments.model import BYE, GROUPS, KNOCKOUT, LEAGUE, SWISS, Table, Tournament
from longhall.tournaments.standings import group_standings
from longhall.tournaments.swiss import count_of_rounds, swiss_round


def next_rounds(tournament: Tournament) -> list[list[Table]]:
    """The rounds to be opened now, when all before them are decided; none when the tournament is over. Byes have their
    result already."""
    form = tournament.form
    if len(tournament.active(len(tournament.rounds) + 1)) < 2:
        return []
    if form.format == SWISS:
        over = len(tournament.rounds) >= planned_rounds(tournament)
        return [] if over else [_with_byes(swiss_round(tournament))]
    if form.format == KNOCKOUT:
        return _one(knockout_round(tournament, 0, tournament.active(1)))
    planned = schedule(tournament)
    found: list[list[Table]] = []
    for number in range(len(tournament.rounds) + 1, len(planned) + 1):
        found.append(_without_absent(tournament, planned[number - 1], number))
        if found[-1] and not form.at_once:
            return found
    if any(found) or form.qualify == 0 or form.format == LEAGUE:
        return found if any(found) else []
    return [*found, *_one(knockout_round(tournament, len(planned), qualified(tournament)))]


def planned_rounds(tournament: Tournament) -> int:
    """How many rounds there will be, as far as that is known; 0: it is not."""
    form = tournament.form
    first = sum(player.since == 1 for player in tournament.players)
    if form.format == SWISS:
        return form.rounds or count_of_rounds(first, form.seats)
    if form.format in (GROUPS, LEAGUE) and form.qualify == 0 and first > 1:
        return len(schedule(tournament))
    return 0


def qualified(tournament: Tournament) -> list[int]:
    """Who goes on from the groups: the first of each, then the second and so on; of the same rank those with more
    points for each match come first, and then by lot."""
    rows = [row for ranking in group_standings(tournament) for row in ranking.rows]
    through = [row for row in rows if row.rank <= tournament.form.qualify]
    through.sort(key=lambda row: tournament.lot(row.number))
    through.sort(key=lambda row: (row.rank, -(row.points * 720_720 // max(1, row.matches + row.byes))))
    return [row.number for row in through]


def _one(tables: list[Table]) -> list[list[Table]]:
    return [_with_byes(tables)] if tables else []


def _without_absent(tournament: Tournament, tables: Sequence[Table], number: int) -> list[Table]:
    """The planned round without those who are out: whoever would be alone has a bye."""
    there = set(tournament.active(number))
    left = [Table(tuple(player for player in table.seats if player in there), table.group) for table in tables]
    return _with_byes(sorted((table for table in left if table.seats), key=lambda table: table.is_bye))


def _with_byes(tables: list[Table]) -> list[Table]:
    return [Table(table.seats, table.group, BYE) if table.is_bye else table for table in tables]
