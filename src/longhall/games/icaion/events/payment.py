"""What is told of Qoam that is spent."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icaion.shapes import Colour, SomeQoam
from longhall.kernel.events import EventType


class QoamSpent(SomeQoam):
    """What was paid in all; colours of which there is none are left out."""

    seat: int


class QoamConverted(TypedDict):
    """A converter made one crystal of ``made`` from two of ``colour``."""

    seat: int
    colour: Colour
    made: Colour


QOAM_SPENT: Final = EventType("qoam_spent", QoamSpent)
QOAM_CONVERTED: Final = EventType("qoam_converted", QoamConverted)
