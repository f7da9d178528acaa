"""What is told of neutral Machines before the match begins."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from longhall.games.icaion.shapes import Machine
from longhall.kernel.events import EventType


class NeutralMachinePlaced(TypedDict):
    """A neutral Machine stands in a Region; ``seat`` placed it, unless a preset did."""

    machine: Machine
    region: str
    seat: NotRequired[int]


NEUTRAL_MACHINE_PLACED: Final = EventType("neutral_machine_placed", NeutralMachinePlaced)
