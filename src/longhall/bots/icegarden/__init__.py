"""The greedy bots of the Ice Garden."""

from __future__ import annotations

from typing import Final

from longhall.bots.icegarden.strategy import IceGardenStrategy, field_strategy
from longhall.bots.strategy import GameStrategy

__all__ = ["STRATEGIES", "field_strategy"]

STRATEGIES: Final[dict[str, GameStrategy]] = {
    "greedy": IceGardenStrategy(),
    "greedy:first": IceGardenStrategy(),
}
