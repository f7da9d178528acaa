"""The bots of the Ice Garden."""

from __future__ import annotations

from typing import Final

from longhall.bots.icegarden.adviser import IceGardenAdviser
from longhall.bots.lookahead import Adviser

ADVISERS: Final[dict[str, Adviser]] = {"greedy": IceGardenAdviser()}
