"""Every type of event, in the order of a match."""

from __future__ import annotations

from typing import Any, Final

from longhall.games.icegarden.events.abilities import (
    CHARM_ABSORBED,
    CHARM_MOVED,
    MARKER_RECRUITED,
    MARKER_SWAPPED,
    NIGHTMARE_PLACED,
    PLUNDERED,
    TOWER_BUILT,
)
from longhall.games.icegarden.events.action import ACTION_BEGAN, ACTION_IDLE
from longhall.games.icegarden.events.activation import ABILITY_SPIED
from longhall.games.icegarden.events.attack import (
    ATTACK_UNPAID,
    MARKER_KILLED,
    NATION_KILLED,
    UNIT_DOOMED,
    UNIT_REMOVED,
)
from longhall.games.icegarden.events.base import ACTION_DECLINED, LEFT_UNTOLD
from longhall.games.icegarden.events.changes import (
    MARKER_PLACED,
    PIECES_MOVED,
    POINTS_SCORED,
    REPUTATION_LOST,
    REPUTATION_REGAINED,
    RESOURCES_GAINED,
    RESOURCES_PAID,
)
from longhall.games.icegarden.events.closing import (
    CHARM_FLED,
    MARKERS_LOCKED,
    MARKERS_RETURNED,
    REGION_CLOSED,
    UNIT_LOST_IN_CLOSING,
    VUKO_DRIVEN_OFF,
)
from longhall.games.icegarden.events.domination import DOMINATION_BEGAN, MARKERS_HELD, REGION_COUNTED
from longhall.games.icegarden.events.ending import DEAD_SNOW_ROSE, GAME_ENDED, GOAL_REACHED
from longhall.games.icegarden.events.initiative import (
    JUMPED,
    ORDER_TOKEN_ASSIGNED,
    ORDER_TOKENS_RETURNED,
    SCORING_ANNOUNCED,
    TURN_ORDER_SET,
    VUKO_TILE_BEGAN,
)
from longhall.games.icegarden.events.making import M_MOVED, STEPS_LOST
from longhall.games.icegarden.events.planning import MARKER_LEFT_ON_THROAT, MARKER_PLANNED, MARKERS_FORFEITED
from longhall.games.icegarden.events.raven import VUKO_TOKENS_DISCARDED
from longhall.games.icegarden.events.relief import RELIEF_GIVEN
from longhall.games.icegarden.events.setup import (
    CHARACTER_TAKEN,
    CHARMS_PLACED,
    MARKERS_STACKED,
    NATIONS_PLACED,
    REGIONS_CHOSEN,
    THORN_PLACED,
    TOKEN_PLACED,
    TOKENS_REVEALED,
)
from longhall.games.icegarden.events.summon import UNIT_SUMMONED
from longhall.games.icegarden.events.throat import EXCHANGED
from longhall.games.icegarden.events.turn import CHARMS_TURNED, TURN_BEGAN
from longhall.games.icegarden.events.upgrade import UPGRADE_BOUGHT
from longhall.games.icegarden.events.vuko import (
    COMPANION_JOINED,
    MARKERS_LOST_TO_NIGHT,
    UNIT_KILLED_BY_VUKO,
    VUKO_SKIPPED,
    VUKO_STAYED,
    VUKO_TOKEN_TAKEN,
    VUKO_WALKED,
)
from longhall.kernel.events import EventType

EVENTS: Final[tuple[EventType[Any], ...]] = (
    CHARACTER_TAKEN,
    MARKERS_STACKED,
    REGIONS_CHOSEN,
    TOKEN_PLACED,
    THORN_PLACED,
    CHARMS_PLACED,
    TOKENS_REVEALED,
    NATIONS_PLACED,
    TURN_BEGAN,
    CHARMS_TURNED,
    RELIEF_GIVEN,
    JUMPED,
    TURN_ORDER_SET,
    SCORING_ANNOUNCED,
    ORDER_TOKENS_RETURNED,
    VUKO_TILE_BEGAN,
    ORDER_TOKEN_ASSIGNED,
    MARKERS_FORFEITED,
    MARKER_PLANNED,
    MARKER_LEFT_ON_THROAT,
    ACTION_BEGAN,
    ACTION_IDLE,
    ACTION_DECLINED,
    LEFT_UNTOLD,
    EXCHANGED,
    RESOURCES_GAINED,
    RESOURCES_PAID,
    POINTS_SCORED,
    MARKER_PLACED,
    PIECES_MOVED,
    REPUTATION_LOST,
    REPUTATION_REGAINED,
    STEPS_LOST,
    M_MOVED,
    UPGRADE_BOUGHT,
    UNIT_SUMMONED,
    VUKO_TOKENS_DISCARDED,
    ABILITY_SPIED,
    ATTACK_UNPAID,
    NATION_KILLED,
    MARKER_KILLED,
    UNIT_DOOMED,
    UNIT_REMOVED,
    VUKO_SKIPPED,
    VUKO_STAYED,
    VUKO_WALKED,
    COMPANION_JOINED,
    VUKO_TOKEN_TAKEN,
    UNIT_KILLED_BY_VUKO,
    MARKERS_LOST_TO_NIGHT,
    DOMINATION_BEGAN,
    MARKERS_HELD,
    REGION_COUNTED,
    MARKER_RECRUITED,
    MARKER_SWAPPED,
    PLUNDERED,
    TOWER_BUILT,
    NIGHTMARE_PLACED,
    CHARM_MOVED,
    CHARM_ABSORBED,
    REGION_CLOSED,
    VUKO_DRIVEN_OFF,
    UNIT_LOST_IN_CLOSING,
    MARKERS_LOCKED,
    MARKERS_RETURNED,
    CHARM_FLED,
    DEAD_SNOW_ROSE,
    GAME_ENDED,
    GOAL_REACHED,
)
