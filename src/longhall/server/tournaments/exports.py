"""A tournament to take along: everything as JSON, by which anybody can check it, and standings and results as CSV."""

from __future__ import annotations

import csv
import io
from typing import Any, Final

from longhall.server.tournaments.info import commitment
from longhall.server.tournaments.kept import ENTERING, Kept, table_of
from longhall.tournaments import SHARE, standings
from longhall.tournaments.standings import points_at

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")  # what spreadsheets would compute
STANDINGS: Final = (
    *("group", "rank", "number", "name", "points", "matches"),
    *("firsts", "direct", "opponents", "byes", "forfeits"),
)
RESULTS: Final = (
    *("round", "table", "group", "seat", "number", "name"),
    *("place", "points", "score", "forfeit", "decided_by", "link"),
)


def as_json(kept: Kept) -> dict[str, Any]:
    """``longhall tournament`` checks it. The seed is told once the tournament has begun."""
    row, begun = kept.row, kept.row.status != ENTERING
    return {
        "longhall_tournament": 1,
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "setup": row.setup,
        "clock": row.clock,
        "status": row.status,
        "season": row.season,
        "form": {**row.form, "points": list(kept.form.by_place())},
        "commitment": commitment(row.id, row.seed),
        "seed": row.seed if begun else "",
        "players": [
            {
                "number": player.number,
                "name": player.name,
                "bot": player.bot,
                "since": player.since,
                "out": player.out,
                "reason": player.reason,
                "division": max(0, player.division),
            }
            for player in kept.players
            if not 0 < player.out <= player.since
        ],
        "rounds": [
            {
                "number": round.number,
                "began": round.began,
                "tables": [
                    {
                        "number": match.number,
                        "group": match.group,
                        "seats": match.seats,
                        "table": match.table_id,
                        "places": match.places if match.decided is not None else None,
                        "points": [share / SHARE for share in points_at(kept.form, table_of(match))],
                        "scores": match.scores,
                        "forfeits": match.forfeits,
                        "decided_by": match.decided_by,
                        "before": match.before,
                    }
                    for match in kept.of_round(round.number)
                ],
            }
            for round in kept.rounds
        ],
        "standings": [
            {
                "group": ranking.group,
                "tie_breaks": list(ranking.tie_breaks),
                "rows": [
                    {**vars(line), "points": line.points / SHARE, "opponents": line.opponents / SHARE}
                    for line in ranking.rows
                ],
            }
            for ranking in (standings(kept.played()) if begun else [])
        ],
    }


def standings_csv(kept: Kept) -> str:
    lines: list[list[Any]] = []
    for ranking in standings(kept.played()) if kept.row.status != ENTERING else []:
        for row in ranking.rows:
            told = {**vars(row), "points": row.points / SHARE, "opponents": row.opponents / SHARE}
            told |= {"group": _group(ranking.group), "name": _name(kept, row.number)}
            lines.append([told[name] for name in STANDINGS])
    return _csv(STANDINGS, lines)


def results_csv(kept: Kept, address: str) -> str:
    """``address`` is that of the hall, for the links to the matches."""
    lines: list[list[Any]] = []
    for match in kept.matches:
        points, decided = points_at(kept.form, table_of(match)), match.decided is not None
        link = f"{address}/tables/{match.table_id}" if match.table_id is not None and decided else ""
        for seat, number in enumerate(match.seats):
            told: dict[str, Any] = {"round": match.round, "table": match.number, "group": _group(match.group)}
            told |= {"seat": seat + 1, "number": number, "name": _name(kept, number), "forfeit": seat in match.forfeits}
            told |= {"decided_by": match.decided_by, "link": link}
            told |= {"place": match.places[seat], "points": points[seat] / SHARE} if decided else {}
            told |= {"score": match.scores[seat]} if match.scores else {}
            lines.append([told.get(name, "") for name in RESULTS])
    return _csv(RESULTS, lines)


def _name(kept: Kept, number: int) -> str:
    player = kept.player(number)
    return (player.name or player.bot or "") if player is not None else ""


def _group(group: int) -> str:
    return "knockout" if group < 0 else str(group + 1)


def _csv(head: tuple[str, ...], lines: list[list[Any]]) -> str:
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\r\n")
    writer.writerow(head)
    for line in lines:
        writer.writerow([_harmless(cell) for cell in line])
    return written.getvalue()


def _harmless(cell: Any) -> Any:
    """People choose their names: none is a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
