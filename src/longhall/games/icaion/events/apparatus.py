"""What is told of Apparatus."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icaion.shapes import Colour
from longhall.kernel.events import EventType


class ApparatusRetrieved(TypedDict):
    """A tile was taken from its pile; ``kind`` is what it counts."""

    seat: int
    apparatus: str
    colour: Colour
    kind: str


class ApparatusInstalled(TypedDict):
    """A tile went to the slot of its ``year``."""

    seat: int
    apparatus: str
    colour: Colour
    year: int


class ApparatusDiscarded(TypedDict):
    """What no one had Retrieved left the piles of these colours at the end of the Year."""

    year: int
    colours: list[Colour]


APPARATUS_RETRIEVED: Final = EventType("apparatus_retrieved", ApparatusRetrieved)
APPARATUS_INSTALLED: Final = EventType("apparatus_installed", ApparatusInstalled)
APPARATUS_DISCARDED: Final = EventType("apparatus_discarded", ApparatusDiscarded)
