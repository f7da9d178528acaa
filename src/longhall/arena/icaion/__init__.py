"""What Icaion adds to the arena."""

from __future__ import annotations

from typing import Final

from longhall.arena.games import GameReport
from longhall.arena.icaion.facts import IcaionCollector
from longhall.arena.icaion.sections import icaion_sections

REPORT: Final = GameReport(IcaionCollector, icaion_sections)
