"""What a seat plays as: a clan, a character, a Seeker. The role is the message that names it, such as ``clan-bear``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from longhall.text import message_id

ROLES: Final = {"northgard": "clan", "icegarden": "character", "icaion": "seeker"}  # what views call it, by game


def roles_in(game: str, view: Mapping[str, Any], seats: int) -> list[str]:
    """By seat, as the view of a finished match has them; empty texts in a game without roles."""
    kind = ROLES.get(game)
    players = view.get("players", []) if kind is not None else []
    found = {int(player["seat"]): player.get(kind) for player in players}
    return [message_id(str(kind), str(found[seat])) if found.get(seat) else "" for seat in range(seats)]
