"""The greedy bots of Icaion."""

from __future__ import annotations

from typing import Final

from longhall.bots.icaion.strategy import IcaionStrategy, field_strategy
from longhall.bots.icaion.value import FIRST_WEIGHTS
from longhall.bots.strategy import GameStrategy

__all__ = ["STRATEGIES", "field_strategy"]

STRATEGIES: Final[dict[str, GameStrategy]] = {
    "greedy": IcaionStrategy(),
    "greedy:first": IcaionStrategy(weights=FIRST_WEIGHTS, hoards=True),
}
