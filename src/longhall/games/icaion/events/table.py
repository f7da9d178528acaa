"""Every type of event, for the schema of what Icaion tells."""

from __future__ import annotations

from typing import Any, Final

from longhall.games.icaion.events.actions import ACTION_TAKEN
from longhall.games.icaion.events.apparatus import APPARATUS_DISCARDED, APPARATUS_INSTALLED, APPARATUS_RETRIEVED
from longhall.games.icaion.events.cages import (
    BATCH_DISCARDED,
    CAGE_LOST,
    QOAM_ADDED,
    QOAM_DISCARDED,
    QOAM_GAINED,
    QOAM_REPLACED,
    QOAM_STORED,
)
from longhall.games.icaion.events.curios import (
    CURIO_DISCARDED,
    CURIO_PLAYED,
    CURIOS_DRAWN,
    CURIOS_RESHUFFLED,
    SEEKERS_ATTACKED,
    UPGRADE_ACTIVATED,
    UPGRADE_DISCARDED,
)
from longhall.games.icaion.events.deploy import ICON_UNCOVERED, MACHINE_DEPLOYED
from longhall.games.icaion.events.event_cards import (
    COLOSSUS_MOVED,
    EVENT_FORESEEN,
    EVENT_REVEALED,
    LAST_ROUND,
    QOAM_DELIVERED,
    REGION_SATURATED,
)
from longhall.games.icaion.events.extract import HARVESTER_ANY, MACHINE_ACTIVATED, MACHINE_BLOCKED, QOAM_EXTRACTED
from longhall.games.icaion.events.investigate import SHARD_KEPT, SHARD_REMOVED, SHARD_REVEALED
from longhall.games.icaion.events.move import CAMPED, SEEKER_MOVED
from longhall.games.icaion.events.neutral import NEUTRAL_MACHINE_PLACED
from longhall.games.icaion.events.parasites import (
    MACHINE_DESTROYED,
    NEUTRAL_MACHINE_DESTROYED,
    PARASITE_PLACED,
    PARASITES_COLLECTED,
    REGION_OVERRUN,
)
from longhall.games.icaion.events.payment import QOAM_CONVERTED, QOAM_SPENT
from longhall.games.icaion.events.power import POWER_RECHARGED, POWER_USED
from longhall.games.icaion.events.score import REPUTATION_GAINED
from longhall.games.icaion.events.setup import (
    CHARACTER_DEALT,
    COLOSSUS_CARDS_DEALT,
    COLOSSUS_PLACED,
    GEAR_CHOSEN,
    GEAR_REVEALED,
    ORDER_DEALT,
    QOAM_LAID_OUT,
    SEEKER_CHOSEN,
    SEEKER_PLACED,
    SEEKERS_REVEALED,
    SIDES_CHOSEN,
    STARTING_QOAM_TAKEN,
    WONDERS_REVEALED,
)
from longhall.games.icaion.events.turn import ARMOR_PUT_ON, ARMOR_REMOVED, TURN_STARTED
from longhall.games.icaion.events.wonders import WONDER_ACTIVATED, WONDER_RESTORED
from longhall.games.icaion.events.wounds import SEEKER_WOUNDED, WOUND_PREVENTED
from longhall.games.icaion.events.year import (
    COLOSSUS_CARD_ADDED,
    MATCH_ENDED,
    ORDER_SET,
    SHARDS_PLUGGED_IN,
    YEAR_ENDED,
    YEAR_STARTED,
)
from longhall.kernel.events import EventType

EVENTS: Final[tuple[EventType[Any], ...]] = (
    ACTION_TAKEN,
    APPARATUS_RETRIEVED,
    APPARATUS_INSTALLED,
    APPARATUS_DISCARDED,
    QOAM_GAINED,
    QOAM_STORED,
    QOAM_REPLACED,
    BATCH_DISCARDED,
    QOAM_ADDED,
    QOAM_DISCARDED,
    CAGE_LOST,
    CURIOS_DRAWN,
    CURIOS_RESHUFFLED,
    CURIO_PLAYED,
    CURIO_DISCARDED,
    SEEKERS_ATTACKED,
    UPGRADE_ACTIVATED,
    UPGRADE_DISCARDED,
    MACHINE_DEPLOYED,
    ICON_UNCOVERED,
    EVENT_FORESEEN,
    EVENT_REVEALED,
    LAST_ROUND,
    QOAM_DELIVERED,
    REGION_SATURATED,
    COLOSSUS_MOVED,
    QOAM_EXTRACTED,
    MACHINE_BLOCKED,
    MACHINE_ACTIVATED,
    HARVESTER_ANY,
    SHARD_REVEALED,
    SHARD_KEPT,
    SHARD_REMOVED,
    SEEKER_MOVED,
    CAMPED,
    NEUTRAL_MACHINE_PLACED,
    PARASITE_PLACED,
    REGION_OVERRUN,
    MACHINE_DESTROYED,
    NEUTRAL_MACHINE_DESTROYED,
    PARASITES_COLLECTED,
    QOAM_SPENT,
    QOAM_CONVERTED,
    POWER_USED,
    POWER_RECHARGED,
    REPUTATION_GAINED,
    COLOSSUS_PLACED,
    QOAM_LAID_OUT,
    COLOSSUS_CARDS_DEALT,
    SIDES_CHOSEN,
    WONDERS_REVEALED,
    ORDER_DEALT,
    CHARACTER_DEALT,
    STARTING_QOAM_TAKEN,
    SEEKERS_REVEALED,
    GEAR_REVEALED,
    SEEKER_CHOSEN,
    GEAR_CHOSEN,
    SEEKER_PLACED,
    TURN_STARTED,
    ARMOR_PUT_ON,
    ARMOR_REMOVED,
    WONDER_RESTORED,
    WONDER_ACTIVATED,
    SEEKER_WOUNDED,
    WOUND_PREVENTED,
    YEAR_STARTED,
    COLOSSUS_CARD_ADDED,
    SHARDS_PLUGGED_IN,
    ORDER_SET,
    YEAR_ENDED,
    MATCH_ENDED,
)
