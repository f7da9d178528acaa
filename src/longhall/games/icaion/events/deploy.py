"""What is told of a Deploy."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icaion.shapes import Machine, RegionMachines, RowId
from longhall.kernel.events import EventType, NotedEventType


class MachineDeployed(TypedDict):
    """A Machine stands in a Region, beside others."""

    seat: int
    machine: Machine
    region: str


class IconUncovered(TypedDict):
    """This many icons of a row are open that the Machine had covered."""

    seat: int
    row: RowId
    count: int


MACHINE_DEPLOYED: Final = NotedEventType("machine_deployed", MachineDeployed, RegionMachines)
ICON_UNCOVERED: Final = EventType("icon_uncovered", IconUncovered)
