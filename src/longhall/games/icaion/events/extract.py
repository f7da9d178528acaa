"""What is told of an Extract."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icaion.shapes import Colour, Machine
from longhall.kernel.events import EventType


class QoamExtracted(TypedDict):
    """This many crystals were taken from a Region, where ``left`` remain."""

    seat: int
    region: str
    colour: Colour
    count: int
    left: int


class MachineBlocked(TypedDict):
    """A Machine gives nothing: there are more Parasites in its Region than Machines."""

    seat: int
    region: str
    machine: Machine
    parasites: int
    machines: int


class MachineActivated(TypedDict):
    """A Machine gives what it gives, which is told by itself."""

    seat: int
    machine: Machine
    region: str


class HarvesterAny(TypedDict):
    """A Harvester gave a crystal from the supply and none from its Region."""

    seat: int
    region: str
    colour: Colour


QOAM_EXTRACTED: Final = EventType("qoam_extracted", QoamExtracted)
MACHINE_BLOCKED: Final = EventType("machine_blocked", MachineBlocked)
MACHINE_ACTIVATED: Final = EventType("machine_activated", MachineActivated)
HARVESTER_ANY: Final = EventType("harvester_any", HarvesterAny)
