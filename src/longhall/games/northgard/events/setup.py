"""Before the first year."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.northgard.shapes import ClanId
from longhall.kernel.events import EventType, PrivateEventType


class ClanChosen(TypedDict):
    """Or given by chance."""

    seat: int
    clan: ClanId


class AchievementsRevealed(TypedDict):
    """Those of this match, offered in its last year."""

    cards: list[str]


class FirstPlayerRoll(TypedDict):
    """``axes``: the combat points rolled."""

    seat: int
    axes: int


class FirstPlayerChanged(TypedDict):
    """Who holds the first-player marker from now on."""

    seat: int


class TilesOfSeat(TypedDict):
    """This many tiles of a seat, face down."""

    seat: int
    count: int


class TilesSeen(TypedDict):
    """Which tiles they are."""

    tiles: list[str]


class SetupTileShown(TypedDict):
    """Someone is about to place this tile."""

    seat: int
    tile: str


class UnitsPlaced(TypedDict):
    """The first units of a seat in a territory; Kaija is not counted."""

    seat: int
    territory: str
    units: int


CLAN_CHOSEN: Final = EventType("clan_chosen", ClanChosen)
ACHIEVEMENTS_REVEALED: Final = EventType("achievements_revealed", AchievementsRevealed)
FIRST_PLAYER_ROLL: Final = EventType("first_player_roll", FirstPlayerRoll)
FIRST_PLAYER_CHANGED: Final = EventType("first_player_changed", FirstPlayerChanged)
SETUP_TILES_DRAWN: Final = PrivateEventType("setup_tiles_drawn", TilesOfSeat, TilesSeen)
SETUP_TILES_REDRAWN: Final = EventType("setup_tiles_redrawn", TilesOfSeat)
SETUP_TILES_RETURNED: Final = PrivateEventType("setup_tiles_returned", TilesOfSeat, TilesSeen)
SETUP_TILE_SHOWN: Final = EventType("setup_tile_shown", SetupTileShown)
UNITS_PLACED: Final = EventType("units_placed", UnitsPlaced)
