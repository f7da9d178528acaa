"""Clocks: none, live (seconds per decision with a bank) or at leisure (hours per decision)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

NONE: Final = "none"
LIVE: Final = "live"
LEISURE: Final = "leisure"


@dataclass
class Clock:
    kind: str = NONE
    seconds: float = 0.0  # per decision
    bank: float = 0.0  # live: seconds each seat has besides

    def deadline(self, began: float, bank: float) -> float | None:
        """When a decision that began then must be made; None: never."""
        if self.kind == LIVE:
            return began + self.seconds + bank
        return began + self.seconds if self.kind == LEISURE else None

    def bank_after(self, bank: float, used: float) -> float:
        """What is left of a bank after a decision that took so long."""
        return max(0.0, bank - max(0.0, used - self.seconds)) if self.kind == LIVE else bank

    def to_data(self) -> dict[str, Any]:
        return {"kind": self.kind, "seconds": self.seconds, "bank": self.bank}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Clock:
        return Clock(data["kind"], float(data.get("seconds", 0)), float(data.get("bank", 0)))
