"""The bots of Icaion, the strongest first."""

from __future__ import annotations

from typing import Final

from longhall.bots.icaion.strategy import IcaionStrategy
from longhall.bots.lookahead import GameStrategy

STRATEGIES: Final[dict[str, GameStrategy]] = {"greedy": IcaionStrategy()}
