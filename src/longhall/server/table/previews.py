"""What a choice would bring, for whoever is about to make it."""

from __future__ import annotations

from typing import Any

from longhall.kernel.errors import IllegalOption, InvalidOption
from longhall.server.table.room import Refused, Room
from longhall.server.table.state import PAUSED, PLAYING


def preview(room: Room, user_id: str | None, seat: int, seq: int, key: str) -> dict[str, Any]:
    """For the owner of the deciding seat alone. Empty when something has happened since ``seq``: who asks while the
    mouse moves is often late, and a fresh picture is on its way."""
    match = room.match
    if match is None or room.status != PLAYING:
        raise Refused("error-paused" if room.status == PAUSED else "error-not-playing")
    if not 0 <= seat < len(room.seats):
        raise Refused("error-no-such-seat")
    if user_id is None or room.seats[seat].user_id != user_id:
        raise Refused("error-not-your-seat")
    if seq != room.seq:
        return {}
    if room.seats[seat].bot is not None:
        raise Refused("error-bot-plays")
    if match.seat != seat:
        raise Refused("error-not-your-turn")
    try:
        return match.preview(key)
    except IllegalOption as error:
        raise Refused(error.message, error.rule, error.params) from None
    except InvalidOption as error:
        raise Refused(error.message, params={"key": error.key[:80]}) from None
