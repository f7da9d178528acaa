"""What is told of Qoam that players gain and of their Null Cages. Cages count from 1; colours of which there is none
are left out."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icaion.shapes import Colour, SomeQoam
from longhall.kernel.events import EventType


class QoamGained(SomeQoam):
    """A batch from the supply; what becomes of it is told by itself."""

    seat: int


class QoamStored(SomeQoam):
    """A batch went into a cage."""

    seat: int
    cage: int


class QoamReplaced(SomeQoam):
    """What had been in the cage went to the supply to make room for a batch."""

    seat: int
    cage: int


class BatchDiscarded(SomeQoam):
    """A batch went to the supply instead of a cage."""

    seat: int


class QoamAdded(TypedDict):
    """One crystal joined what is in a cage."""

    seat: int
    cage: int
    colour: Colour


class QoamDiscarded(SomeQoam):
    """A crystal was discarded without paying for anything."""

    seat: int
    cage: int


class CageLost(SomeQoam):
    """The cage of an Upgrade is gone, and with it what it held."""

    seat: int
    cage: int


QOAM_GAINED: Final = EventType("qoam_gained", QoamGained)
QOAM_STORED: Final = EventType("qoam_stored", QoamStored)
QOAM_REPLACED: Final = EventType("qoam_replaced", QoamReplaced)
BATCH_DISCARDED: Final = EventType("batch_discarded", BatchDiscarded)
QOAM_ADDED: Final = EventType("qoam_added", QoamAdded)
QOAM_DISCARDED: Final = EventType("qoam_discarded", QoamDiscarded)
CAGE_LOST: Final = EventType("cage_lost", CageLost)
