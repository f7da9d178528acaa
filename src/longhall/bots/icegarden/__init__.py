"""The bots of the Ice Garden."""

from __future__ import annotations

from typing import Final

from longhall.bots.icegarden.strategy import IceGardenStrategy, field_strategy
from longhall.bots.icegarden.styles import KEEN, THOROUGH
from longhall.bots.lookahead import GameStrategy

__all__ = ["LEVELS", "STRATEGIES", "field_strategy"]

STRATEGIES: Final[dict[str, GameStrategy]] = {"greedy": IceGardenStrategy()}
# above greedy, by their names in the table of bots: they play as greedy does, but by closer looks at every line
LEVELS: Final[dict[str, GameStrategy]] = {
    "expert": IceGardenStrategy(effort=KEEN),
    "master": IceGardenStrategy(effort=THOROUGH),
}
