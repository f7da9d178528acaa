"""The bots of Northgard, the strongest first."""

from __future__ import annotations

from typing import Final

from longhall.bots.lookahead import Adviser
from longhall.bots.northgard.adviser import NorthgardAdviser

ADVISERS: Final[dict[str, Adviser]] = {
    "greedy": NorthgardAdviser(),
    "greedy:peaceful": NorthgardAdviser(peaceful=True),
}
