"""How a match came out for each seat, as the hall keeps it for pages of people, leaderboards and ratings."""

from __future__ import annotations

from typing import Any

from longhall.roles import roles_in
from longhall.server.people.names import has_left
from longhall.server.table.state import FINISHED, TableState


def results_of(state: TableState, at: float) -> list[dict[str, Any]]:
    """The rows of the results of a match that has just ended. A lesson has none, and neither has a match that went on
    from another one: what is won there was won before."""
    match = state.match
    if state.status != FINISHED or match is None or state.result is None:
        return []
    if state.teacher is not None or state.origin is not None:
        return []
    holders = [seat.user_id for seat in state.seats if seat.user_id is not None]
    roles = roles_in(state.game.name, match.view(None), len(state.seats))
    places, scores = state.result["places"], state.result["scores"]
    rows = []
    for number, seat in enumerate(state.seats):
        gone = has_left(state.status, seat.user_id, seat.name)
        rows.append(
            {
                "table_id": state.id,
                "seat": number,
                "user_id": seat.user_id,
                "game": state.game.name,
                "seats": len(state.seats),
                "people": len(set(holders)),
                "several": holders.count(seat.user_id or "") > 1,
                "role": roles[number],
                "bot": seat.bot if seat.user_id is None and not gone else None,
                "place": places[number],
                "score": scores[number].get("total", 0),
                "left": gone or seat.resigned or (seat.user_id is not None and seat.bot is not None),
                "public": state.public,
                "ended": at,
                "rated": state.rated and not match.agreed,
            }
        )
    return rows
