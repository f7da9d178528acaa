"""What the Ice Garden adds to the arena."""

from __future__ import annotations

from typing import Final

from longhall.arena.games import GameReport
from longhall.arena.icegarden.facts import IceGardenCollector
from longhall.arena.icegarden.sections import icegarden_sections

REPORT: Final = GameReport(IceGardenCollector, icegarden_sections)
