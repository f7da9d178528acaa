"""The greedy bots of the Ice Garden. Those of the higher levels play as greedy does, but look more closely."""

from __future__ import annotations

from typing import Final

from longhall.bots.icegarden.strategy import IceGardenStrategy, field_strategy
from longhall.bots.icegarden.styles import KEEN, THOROUGH
from longhall.bots.strategy import GameStrategy

__all__ = ["STRATEGIES", "field_strategy"]

STRATEGIES: Final[dict[str, GameStrategy]] = {
    "greedy": IceGardenStrategy(),
    "greedy:first": IceGardenStrategy(),
    "expert": IceGardenStrategy(effort=KEEN),
    "master": IceGardenStrategy(effort=THOROUGH),
}
