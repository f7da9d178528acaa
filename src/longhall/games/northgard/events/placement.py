"""Land that grows."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType, RemarkEventType


class TilePlaced(TypedDict):
    """``rotation`` in quarter turns."""

    tile: str
    x: int
    y: int
    rotation: int


class TerritoriesJoined(TypedDict):
    """``territories``: those of before that are part of ``territory`` now and bear its name."""

    territory: str
    territories: list[str]


class TerritoryClosed(TypedDict):
    """It has no open side left."""

    territory: str
    size: int


TILE_PLACED: Final = EventType("tile_placed", TilePlaced)
TERRITORIES_JOINED: Final = RemarkEventType("territories_joined", TerritoriesJoined)
TERRITORY_CLOSED: Final = EventType("territory_closed", TerritoryClosed)
