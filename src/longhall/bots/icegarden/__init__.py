"""The bots of the Ice Garden."""

from __future__ import annotations

from typing import Final

from longhall.bots.icegarden.strategy import IceGardenStrategy
from longhall.bots.lookahead import GameStrategy

STRATEGIES: Final[dict[str, GameStrategy]] = {"greedy": IceGardenStrategy()}
