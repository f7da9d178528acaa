"""What Northgard adds to the arena."""

from __future__ import annotations

from typing import Final

from longhall.arena.games import GameReport
from longhall.arena.northgard.facts import NorthgardCollector
from longhall.arena.northgard.sections import northgard_sections

REPORT: Final = GameReport(NorthgardCollector, northgard_sections)
