"""All events of the game, for the types of the pages."""

from __future__ import annotations

from typing import Any, Final

from longhall.games.northgard.events.battle import (
    ATTACKERS_FELL,
    BATTLE_BEGAN,
    BATTLE_DECIDED,
    BOTH_SIDES_FELL,
    CREATURE_BATTLE_BEGAN,
    CREATURE_BATTLE_DECIDED,
    CREATURE_DIE_ROLLED,
    DEFENDERS_FELL,
    DIE_ROLLED,
    FACE_CHOSEN,
    TERRITORY_OCCUPIED,
    UNIT_PUSHED,
)
from longhall.games.northgard.events.build import BUILDING_BUILT, BUILDING_REPLACED
from longhall.games.northgard.events.changes import (
    FAME_GAINED,
    KAIJA_LOST,
    KAIJA_PLACED,
    RESOURCES_GAINED,
    RESOURCES_PAID,
)
from longhall.games.northgard.events.creatures import (
    CREATURE_APPEARED,
    CREATURE_DEFEATED,
    CREATURE_MOVED,
    CREATURE_STAYED,
)
from longhall.games.northgard.events.deck import (
    CARD_DISCARDED,
    CARD_RETURNED,
    CARD_TAKEN_BACK,
    CARDS_DRAWN,
    CARDS_KEPT,
    DECK_RESHUFFLED,
)
from longhall.games.northgard.events.explore import (
    EXPLORATION_FAILED,
    TILE_DRAWN,
    TILE_UNPLACEABLE,
    TILES_PUT_BACK,
    TILES_SHUFFLED,
)
from longhall.games.northgard.events.harvest import EXCHANGE_DECLINED, RESOURCES_EXCHANGED, RESOURCES_TRADED
from longhall.games.northgard.events.move import UNITS_MOVED
from longhall.games.northgard.events.placement import TERRITORIES_JOINED, TERRITORY_CLOSED, TILE_PLACED
from longhall.games.northgard.events.play import CARD_CANCELLED, CARD_PLAYED, REACTION_PLAYED
from longhall.games.northgard.events.recruit import UNITS_RECRUITED
from longhall.games.northgard.events.retreat import UNITS_LOST, UNITS_RETREATED
from longhall.games.northgard.events.setup import (
    ACHIEVEMENTS_REVEALED,
    CLAN_CHOSEN,
    FIRST_PLAYER_CHANGED,
    FIRST_PLAYER_ROLL,
    SETUP_TILE_SHOWN,
    SETUP_TILES_DRAWN,
    SETUP_TILES_REDRAWN,
    SETUP_TILES_RETURNED,
    UNITS_PLACED,
)
from longhall.games.northgard.events.specials import (
    CARD_COPIED,
    CARD_DEMANDED,
    HAND_SEEN,
    NOTHING_DISCARDED,
    SCORCHED_EARTH_PLACED,
    TRIBUTE_GIVEN,
    YEAR_EFFECT,
)
from longhall.games.northgard.events.turn import CARD_REMOVED, CARD_SET_ASIDE, CARD_TAKEN, PLAYER_PASSED, UPGRADE_TAKEN
from longhall.games.northgard.events.year import (
    ACHIEVEMENTS_OFFERED,
    MATCH_ENDED,
    ROW_CLEARED,
    ROW_REVEALED,
    UNITS_RETURNED,
    UNREST_TAKEN,
    YEAR_BEGAN,
)
from longhall.kernel.events import EventType

EVENTS: Final[tuple[EventType[Any], ...]] = (
    BATTLE_BEGAN,
    CREATURE_BATTLE_BEGAN,
    UNIT_PUSHED,
    TERRITORY_OCCUPIED,
    DIE_ROLLED,
    CREATURE_DIE_ROLLED,
    FACE_CHOSEN,
    BATTLE_DECIDED,
    CREATURE_BATTLE_DECIDED,
    ATTACKERS_FELL,
    DEFENDERS_FELL,
    BOTH_SIDES_FELL,
    BUILDING_BUILT,
    BUILDING_REPLACED,
    FAME_GAINED,
    RESOURCES_GAINED,
    RESOURCES_PAID,
    KAIJA_PLACED,
    KAIJA_LOST,
    CREATURE_APPEARED,
    CREATURE_MOVED,
    CREATURE_STAYED,
    CREATURE_DEFEATED,
    DECK_RESHUFFLED,
    CARDS_DRAWN,
    CARDS_KEPT,
    CARD_RETURNED,
    CARD_DISCARDED,
    CARD_TAKEN_BACK,
    EXPLORATION_FAILED,
    TILE_DRAWN,
    TILE_UNPLACEABLE,
    TILES_PUT_BACK,
    TILES_SHUFFLED,
    EXCHANGE_DECLINED,
    RESOURCES_EXCHANGED,
    RESOURCES_TRADED,
    UNITS_MOVED,
    TILE_PLACED,
    TERRITORIES_JOINED,
    TERRITORY_CLOSED,
    CARD_PLAYED,
    CARD_CANCELLED,
    REACTION_PLAYED,
    UNITS_RECRUITED,
    UNITS_RETREATED,
    UNITS_LOST,
    CLAN_CHOSEN,
    ACHIEVEMENTS_REVEALED,
    FIRST_PLAYER_ROLL,
    FIRST_PLAYER_CHANGED,
    SETUP_TILES_DRAWN,
    SETUP_TILES_REDRAWN,
    SETUP_TILES_RETURNED,
    SETUP_TILE_SHOWN,
    UNITS_PLACED,
    YEAR_EFFECT,
    SCORCHED_EARTH_PLACED,
    CARD_COPIED,
    HAND_SEEN,
    CARD_DEMANDED,
    NOTHING_DISCARDED,
    TRIBUTE_GIVEN,
    CARD_SET_ASIDE,
    CARD_REMOVED,
    UPGRADE_TAKEN,
    CARD_TAKEN,
    PLAYER_PASSED,
    YEAR_BEGAN,
    ROW_CLEARED,
    ROW_REVEALED,
    ACHIEVEMENTS_OFFERED,
    UNREST_TAKEN,
    UNITS_RETURNED,
    MATCH_ENDED,
)
