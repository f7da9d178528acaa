"""What a choice would bring."""

from __future__ import annotations

from typing import Any

from longhall.games.icegarden.state import IceGardenState


def preview(s: IceGardenState, seat: int, pick: int) -> dict[str, Any]:
    return {}
