"""Groups that Kaija may go along with: moving, retreating. [NG-CLAN-BEAR]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longhall.games.northgard.frames.base import SeatChoice
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.frames import Option

ALONG: Final = 100  # added to a number of units: and Kaija


@dataclass
class GroupChoice(SeatChoice):
    """Picks are numbers of units, with ALONG added when Kaija is one of the group."""

    def key(self, s: NorthgardState, pick: int) -> str:
        return f"kaija:{pick - ALONG}" if pick >= ALONG else f"count:{pick}"

    def option(self, s: NorthgardState, pick: int) -> Option:
        if pick >= ALONG:
            return Option(self.key(s, pick), "option-count-kaija", {"count": pick - ALONG}, "kaija")
        return Option(self.key(s, pick), "option-count", {"count": pick}, "count")


def group_picks(units: int, kaija: bool) -> list[int]:
    """All groups of at least one figure."""
    picks = list(range(1, units + 1))
    if kaija:
        picks += [ALONG + n for n in range(units + 1)]
    return picks


def everyone(units: int, kaija: bool) -> int:
    return units + (ALONG if kaija else 0)
