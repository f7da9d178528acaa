"""The greedy bots of Northgard."""

from __future__ import annotations

from typing import Final

from longhall.bots.northgard.strategy import NorthgardStrategy, field_strategy
from longhall.bots.strategy import GameStrategy

__all__ = ["STRATEGIES", "field_strategy"]

STRATEGIES: Final[dict[str, GameStrategy]] = {
    "greedy": NorthgardStrategy(),
    "greedy:peaceful": NorthgardStrategy(peaceful=True),
    "greedy:first": NorthgardStrategy(),
}
