"""What a choice would bring, as far as the seat that decides may know it."""

from __future__ import annotations

from typing import Any

from longhall.games.icaion.state import IcaionState


def preview(s: IcaionState, seat: int, pick: int) -> dict[str, Any]:
    return {}
