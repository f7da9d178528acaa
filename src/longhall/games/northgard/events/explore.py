"""Tiles that are drawn and put back."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType


class ExplorationFailed(TypedDict):
    """No tile of the pile fits."""

    seat: int


class TilesOfExplorer(TypedDict):
    """Tiles that everyone sees, and who drew them."""

    seat: int
    tiles: list[str]


class TilesShuffled(TypedDict):
    """The pile of this many tiles."""

    count: int


EXPLORATION_FAILED: Final = EventType("exploration_failed", ExplorationFailed)
TILE_DRAWN: Final = EventType("tile_drawn", TilesOfExplorer)
TILE_UNPLACEABLE: Final = EventType("tile_unplaceable", TilesOfExplorer)  # they go under the pile
TILES_PUT_BACK: Final = EventType("tiles_put_back", TilesOfExplorer)  # under the pile, another was chosen
TILES_SHUFFLED: Final = EventType("tiles_shuffled", TilesShuffled)
