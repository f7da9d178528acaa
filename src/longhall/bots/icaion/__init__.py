"""The bots of Icaion, the strongest first."""

from __future__ import annotations

from typing import Final

from longhall.bots.icaion.adviser import IcaionAdviser
from longhall.bots.lookahead import Adviser

ADVISERS: Final[dict[str, Adviser]] = {"greedy": IcaionAdviser()}
