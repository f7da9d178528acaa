"""What is told of Parasites and of what they destroy."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icaion.shapes import Machine, RegionMachines
from longhall.kernel.events import EventType, NotedEventType


class ParasitePlaced(TypedDict):
    """A Parasite came to a Region, where there are ``count`` now."""

    region: str
    count: int


class ParasitesCome(TypedDict):
    """How many have come to the Region so far for the same reason."""

    come: int


class RegionOverrun(TypedDict):
    """One more would have come: the ``count`` Parasites of a Region left it, and its Machines are destroyed."""

    region: str
    count: int


class MachineDestroyed(TypedDict):
    """A player's Machine left the game."""

    owner: int
    machine: Machine
    region: str


class NeutralMachineDestroyed(TypedDict):
    """A neutral Machine left the game."""

    machine: Machine
    region: str


class ParasitesCollected(TypedDict):
    """A player took this many Parasites from a Region, where ``left`` remain."""

    seat: int
    region: str
    count: int
    left: int


PARASITE_PLACED: Final = NotedEventType("parasite_placed", ParasitePlaced, ParasitesCome)
REGION_OVERRUN: Final = EventType("region_overrun", RegionOverrun)
MACHINE_DESTROYED: Final = NotedEventType("machine_destroyed", MachineDestroyed, RegionMachines)
NEUTRAL_MACHINE_DESTROYED: Final = NotedEventType("neutral_machine_destroyed", NeutralMachineDestroyed, RegionMachines)
PARASITES_COLLECTED: Final = EventType("parasites_collected", ParasitesCollected)
