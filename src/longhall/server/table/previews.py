"""What a choice would bring, for whoever is about to make it."""

from __future__ import annotations

from typing import Any

from longhall.kernel.errors import IllegalOption, InvalidOption
from longhall.server.table.permissions import LATE, Refused, refusal_to_choose
from longhall.server.table.state import TableState


def preview(state: TableState, user_id: str | None, seat: int, seq: int, key: str) -> dict[str, Any]:
    """For whoever may choose. Empty when something has happened since ``seq``: previews are asked for while the mouse
    moves, so they are often late, and a new picture is on its way."""
    refusal = refusal_to_choose(state, user_id, seat, seq)
    if refusal is not None:
        if refusal.message == LATE:
            return {}
        raise refusal
    assert state.match is not None
    try:
        return state.match.preview(key)
    except IllegalOption as error:
        raise Refused(error.message, error.rule, error.params) from None
    except InvalidOption as error:
        raise Refused(error.message, params={"key": error.key[:80]}) from None
