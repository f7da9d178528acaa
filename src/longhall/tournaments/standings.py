"""Who stands where: points by place, and the tie-breaks of each format in their order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from longhall.tournaments.groups import groups_of
from longhall.tournaments.meetings import byes
from longhall.tournaments.model import GROUPS, KNOCKOUT, LEAGUE, SHARE, SWISS, Form, Table, Tournament

TIE_BREAKS = {
    SWISS: ("points", "opponents", "direct", "firsts", "lot"),
    GROUPS: ("points", "direct", "firsts", "lot"),
    LEAGUE: ("points", "direct", "firsts", "lot"),
    KNOCKOUT: ("round", "place", "points", "lot"),
}


@dataclass
class Row:
    """One line. ``points`` and ``opponents`` are in sixtieths (``SHARE``)."""

    number: int  # of the player
    rank: int = 0
    matches: int = 0
    points: int = 0
    firsts: int = 0  # matches won
    direct: int = 0  # of those level so far: how many of them one finished before, less how many before oneself
    opponents: int = 0  # the points of all one has met, for each meeting
    forfeits: int = 0
    byes: int = 0
    reached: int = 0  # the last round one has played in
    place: int = 0  # at the table of that round


@dataclass
class Ranking:
    """One table of standings: of all, of a group or division, or of the knock-out."""

    format: str
    group: int = 0  # -1: the knock-out after groups
    rows: list[Row] = field(default_factory=list)

    @property
    def tie_breaks(self) -> tuple[str, ...]:
        return TIE_BREAKS[self.format]


def points_at(form: Form, table: Table) -> list[int]:
    """By seat, in sixtieths: who shares a place shares the points for it and for those after it; who has forfeited gets
    none. A bye is a first place."""
    if table.result is None:
        return [0] * len(table.seats)
    by_place, places = form.by_place(), table.result.places
    found = []
    for seat, place in enumerate(places):
        if seat in table.result.forfeits:
            found.append(0)
            continue
        level = places.count(place)
        found.append(sum(by_place[place - 1 + offset] for offset in range(level)) * SHARE // level)
    return found


def points_of(tournament: Tournament) -> Counter[int]:
    """In sixtieths, by player."""
    points: Counter[int] = Counter()
    for tables in tournament.rounds:
        for table in tables:
            points.update(dict(zip(table.seats, points_at(tournament.form, table), strict=True)))
    return points


def standings(tournament: Tournament) -> list[Ranking]:
    """What is to be shown: of the whole tournament, or of each group; the knock-out after groups comes first."""
    form = tournament.form
    everybody = [player.number for player in tournament.players]
    if form.format == SWISS:
        return [Ranking(SWISS, 0, _ranked(tournament, tournament.rounds, everybody, TIE_BREAKS[SWISS]))]
    if form.format == KNOCKOUT:
        return [Ranking(KNOCKOUT, -1, _ranked(tournament, tournament.rounds, everybody, TIE_BREAKS[KNOCKOUT]))]
    found = group_standings(tournament)
    finals = [[table for table in tables if table.group == -1] for tables in tournament.rounds]
    if any(finals):
        players = sorted({number for tables in finals for table in tables for number in table.seats})
        found.insert(0, Ranking(KNOCKOUT, -1, _ranked(tournament, finals, players, TIE_BREAKS[KNOCKOUT])))
    return found


def group_standings(tournament: Tournament) -> list[Ranking]:
    found = []
    for group, players in enumerate(groups_of(tournament)):
        own = [[table for table in tables if table.group == group] for tables in tournament.rounds]
        order = TIE_BREAKS[tournament.form.format]
        found.append(Ranking(tournament.form.format, group, _ranked(tournament, own, players, order)))
    return found


def _ranked(
    tournament: Tournament, rounds: Sequence[Sequence[Table]], players: list[int], order: tuple[str, ...]
) -> list[Row]:
    rows = _rows(tournament.form, rounds, players)
    decided = [table for tables in rounds for table in tables if table.result is not None]
    keys: dict[str, Callable[[Row], Any]] = {
        "points": lambda row: -row.points,
        "opponents": lambda row: -row.opponents,
        "direct": lambda row: -row.direct,
        "firsts": lambda row: -row.firsts,
        "round": lambda row: -row.reached,
        "place": lambda row: row.place,
        "lot": lambda row: tournament.lot(row.number),
    }
    level = [list(rows.values())]
    for name in order:
        if name == "direct":
            for group in level:
                _meet_directly(group, decided)
        level = [split for group in level for split in _split(group, keys[name])]
    ranked = [row for group in level for row in group]
    for rank, row in enumerate(ranked, start=1):
        row.rank = rank
    return ranked


def _rows(form: Form, rounds: Sequence[Sequence[Table]], players: list[int]) -> dict[int, Row]:
    rows = {number: Row(number) for number in players}
    for number, tables in enumerate(rounds, start=1):
        for table in tables:
            points = points_at(form, table)
            for seat, player in enumerate(table.seats):
                row = rows[player]
                row.reached = number
                if table.result is None:
                    row.place = 0
                    continue
                row.points += points[seat]
                row.place = table.result.places[seat]
                if not table.is_bye:
                    row.matches += 1
                    forfeited = seat in table.result.forfeits
                    row.firsts += row.place == 1 and not forfeited  # where all have, they share the first place
                    row.forfeits += forfeited
    for player, count in byes(rounds).items():
        rows[player].byes = count
    for table in (table for tables in rounds for table in tables if table.result is not None):
        for player in table.seats:
            rows[player].opponents += sum(rows[other].points for other in table.seats if other != player)
    return rows


def _meet_directly(level: list[Row], decided: list[Table]) -> None:
    rows = {row.number: row for row in level}
    for table in decided if len(level) > 1 else ():
        assert table.result is not None
        there = [
            (rows[number], place)
            for number, place in zip(table.seats, table.result.places, strict=True)
            if number in rows
        ]
        for row, place in there:
            row.direct += sum(place < other for _, other in there) - sum(place > other for _, other in there)


def _split(level: list[Row], key: Callable[[Row], Any]) -> list[list[Row]]:
    """In order, those still level together."""
    ordered = sorted(level, key=key)
    found: list[list[Row]] = []
    for row in ordered:
        if found and key(found[-1][0]) == key(row):
            found[-1].append(row)
        else:
            found.append([row])
    return found
