"""A match as it was after so many choices, as one visitor may know it: in full once it is over, before that through
the eyes of their own seats alone."""

from __future__ import annotations

from typing import Any

from longhall.kernel.match import Match
from longhall.server.table.room import Refused
from longhall.server.table.state import FINISHED, Sight, decision_told, entry_data


def eye_to_look_through(room: Sight, user_id: str | None, wanted: int | None) -> int | None:
    """Whose eyes a visitor looks back through; None: a spectator's. While the match goes on, those who hold a seat look
    through one of theirs; who holds a seat now sees what it has seen, as in the chronicle."""
    if room.status == FINISHED or wanted in room.seats_of(user_id):
        return wanted
    if wanted is not None:
        raise Refused("error-others-eyes")
    return room.eye_of(user_id)


async def look_back(room: Sight, match: Match, at: int, eye: int | None) -> dict[str, Any]:
    """``match`` is the room's, which has so many choices; the eye one that this visitor may look through."""
    in_full = room.status == FINISHED
    then = await room.landmarks.position(match, at)
    decision = then.decision
    made = match.history[at - 1] if at else None
    choice = match.history[at] if at < match.choices_made else None
    told: dict[str, Any] = {"at": at, "of": match.choices_made, "view": then.view(eye)}
    if in_full:
        told["decision"] = decision.to_data() if decision is not None else None
        told["entry"] = made.to_data(at) if made is not None else None
        told["choice"] = choice.key if choice is not None else None
    else:
        told["decision"] = decision_told(decision, decision.seat == eye) if decision is not None else None
        told["entry"] = entry_data(at, made, eye) if made is not None else None
        told["choice"] = choice.key if choice is not None and choice.seat == eye else None
    return told
