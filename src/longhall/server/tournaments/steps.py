"""How a tournament goes on by itself: it begins, rounds are paired when those before are decided, and it ends."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass

from longhall.server.db.tournament_models import Tournament, TournamentMatch, TournamentPlayer, TournamentRound
from longhall.server.people.security import new_id
from longhall.server.tournaments.kept import CANCELLED, ENTERING, FINISHED, RUNNING, Kept
from longhall.tournaments import Result, Table, next_divisions, next_rounds, planned_rounds, standings
from longhall.tournaments.divisions import first_divisions
from longhall.tournaments.model import LEAGUE

ABSENT = "absent"


@dataclass(frozen=True)
class Ended:
    """How a match ended, by seat."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    forfeits: tuple[int, ...]


def begin(kept: Kept) -> None:
    """People can enter no longer, and the seed is told. A league is divided."""
    kept.form.check()
    if kept.form.format == LEAGUE:
        _divide(kept)
    kept.row.status, kept.touched = RUNNING, True
    kept.row.planned = planned_rounds(kept.played())
    kept.note("began", players=len(kept.playing()))


def _divide(kept: Kept) -> None:
    """Those of a season before are numbered by the division they have earned; newcomers follow them by lot."""
    played, known = kept.played(), [player for player in kept.playing() if player.division >= 0]
    new = played.by_lot([player.number for player in kept.playing() if player.division < 0])
    for division, numbers in enumerate(first_divisions([*(player.number for player in known), *new], kept.form)):
        for player in kept.players:
            if player.number in numbers:
                player.division = division
                kept.changed.append(player)


def go_on(kept: Kept, ended: Mapping[str, Ended]) -> None:
    """What follows from the time, and from matches that have ended (by table); what has happened already does not
    happen again."""
    row, now = kept.row, time.time()
    if row.status == ENTERING and row.starts is not None and row.starts <= now:
        if len(kept.playing()) < 2:
            row.status, kept.touched = CANCELLED, True
            kept.note("nobody")
        else:
            begin(kept)
    for match in kept.undecided():
        result = ended.get(match.table_id or "")
        if result is not None:
            _decide(match, result)
            kept.changed.append(match)
    if row.status == RUNNING and not kept.undecided():
        _exclude_absent(kept)
        _pair(kept, now)


def _decide(match: TournamentMatch, ended: Ended) -> None:
    result = Result.of(ended.places, ended.forfeits)
    match.places, match.forfeits, match.scores = list(result.places), list(result.forfeits), list(ended.scores)
    match.decided, match.decided_by = time.time(), "match"


def _exclude_absent(kept: Kept) -> None:
    """Whoever has forfeited so many matches in a row is out."""
    many = kept.form.absences
    if many == 0:
        return
    for player in kept.playing():
        if player.bot is not None:
            continue
        own = [match for match in kept.matches if player.number in match.seats and match.table_id is not None]
        last = own[-many:]
        if len(last) == many and all(match.seats.index(player.number) in match.forfeits for match in last):
            player.out, player.reason = kept.row.rounds + 1, ABSENT
            kept.changed.append(player)
            kept.note(ABSENT, player=player.number)


def _pair(kept: Kept, now: float) -> None:
    row = kept.row
    opened = next_rounds(kept.played())
    if not opened:
        row.status, kept.touched = FINISHED, True
        kept.note("finished")
        return
    began = now + row.break_seconds if row.rounds else now
    for tables in opened:
        row.rounds, kept.touched = row.rounds + 1, True
        deadline = began + row.round_seconds if row.round_seconds else None
        round = TournamentRound(tournament_id=row.id, number=row.rounds, began=began, deadline=deadline)
        kept.rounds.append(round)
        kept.added.append(round)
        for number, table in enumerate(tables, start=1):
            match = _new_match(row.id, row.rounds, number, table, now)
            kept.matches.append(match)
            kept.added.append(match)


def _new_match(tournament_id: str, round: int, number: int, table: Table, now: float) -> TournamentMatch:
    return TournamentMatch(
        tournament_id=tournament_id,
        round=round,
        number=number,
        group=table.group,
        seats=list(table.seats),
        table_id=None if table.is_bye else new_id(),
        places=[1] if table.is_bye else [],
        forfeits=[],
        scores=[],
        before=[],
        decided=now if table.is_bye else None,
        decided_by="bye" if table.is_bye else "",
    )


def next_season(kept: Kept, seed: str, now: float) -> tuple[Tournament, list[TournamentPlayer]]:
    """The tournament that is the next season of a league, with all who play on, by division."""
    row = kept.row
    season = Tournament(
        **{column.name: getattr(row, column.name) for column in Tournament.__table__.columns}
        | {"id": new_id(), "seed": seed, "created": now, "changed": now, "starts": None, "code": new_id()}
        | {"status": ENTERING, "rounds": 0, "planned": 0, "league": row.league or row.id, "season": row.season + 1}
        | {"version": 0}
    )
    staying = {p.number: p for p in kept.playing() if p.user_id is not None or p.bot is not None}
    ranked = [[r.number for r in ranking.rows if r.number in staying] for ranking in standings(kept.played())]
    divisions = next_divisions(ranked, [], kept.form)
    order = [(division, number) for division, numbers in enumerate(divisions) for number in numbers]
    return season, [_moved(staying[old], season.id, new, division) for new, (division, old) in enumerate(order, 1)]


def _moved(player: TournamentPlayer, season: str, number: int, division: int) -> TournamentPlayer:
    return TournamentPlayer(
        tournament_id=season,
        number=number,
        user_id=player.user_id,
        name=player.name,
        bot=player.bot,
        since=1,
        out=0,
        reason="",
        division=division,
        joined=player.joined,
    )
