"""A match as it was after so many choices, as one visitor may know it: in full once it is over, before that through
the eyes of their own seats alone."""

from __future__ import annotations

from longhall.kernel.match import Match
from longhall.server.messages import ReplayPosition
from longhall.server.table.keepsake import Keepsake
from longhall.server.table.permissions import Refused
from longhall.server.table.state import FINISHED, TableState
from longhall.server.table.views import chronicle_entry, decision_info, recorded_entry


def replay_seat(state: TableState, user_id: str | None, wanted: int | None) -> int | None:
    """Whose eyes a visitor looks back through; None: a spectator's. While the match goes on, whoever holds a seat looks
    through one of their own, and sees what it has seen, as in the chronicle."""
    if state.status == FINISHED or wanted in state.seats_of(user_id):
        return wanted
    if wanted is not None:
        raise Refused("error-others-eyes")
    return state.viewing_seat(user_id)


def last_position(state: TableState, keepsake: Keepsake, at: int, eye: int | None) -> ReplayPosition:
    """Of a match that cannot be played any more there is only the last one."""
    if at != keepsake.choices:
        raise Refused("error-last-position", params={"choices": keepsake.choices})
    made, entry = keepsake.entries[at], None
    if at:
        entry = recorded_entry(at, made) if state.status == FINISHED else chronicle_entry(at, made, eye)
    return ReplayPosition(at, at, keepsake.view(eye), None, entry, None)


async def look_back(state: TableState, match: Match, at: int, eye: int | None) -> ReplayPosition:
    """``match`` is the state's, which has so many choices; the eye one that this visitor may look through."""
    in_full = state.status == FINISHED
    then = await state.rewinds.after(match, at)
    decision = then.decision
    made = match.history[at - 1] if at else None
    chosen = match.history[at] if at < match.choices_made else None
    entry = None
    if made is not None:
        entry = recorded_entry(at, made) if in_full else chronicle_entry(at, made, eye)
    return ReplayPosition(
        at=at,
        of=match.choices_made,
        view=then.view(eye),
        decision=decision_info(decision, in_full or decision.seat == eye) if decision is not None else None,
        entry=entry,
        choice=chosen.key if chosen is not None and (in_full or chosen.seat == eye) else None,
    )
