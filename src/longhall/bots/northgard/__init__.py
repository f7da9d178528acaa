"""The bots of Northgard, the strongest first."""

from __future__ import annotations

from typing import Final

from longhall.bots.lookahead import GameStrategy
from longhall.bots.northgard.strategy import NorthgardStrategy

STRATEGIES: Final[dict[str, GameStrategy]] = {
    "greedy": NorthgardStrategy(),
    "greedy:peaceful": NorthgardStrategy(peaceful=True),
}
