"""Which events tell what others did since one's last turn, and what they gained and lost."""

from __future__ import annotations

from typing import Final

from longhall.games.icegarden.content import RESOURCES
from longhall.kernel.recap import Deed, Recap

_RESOURCES: Final[dict[str, str]] = {name: name for name in RESOURCES}

RECAP: Final = Recap(
    deeds=(
        Deed("marker_planned", "planned", things={"actions": "action"}),
        Deed("action_began", "acted", things={"actions": "action"}),
        Deed("marker_placed", "placed", things={"regions": "region"}),
        Deed("pieces_moved", "moved", numbers={"moved": "count"}),
        Deed("unit_summoned", "summoned", things={"summoned": "unit"}),
        Deed("upgrade_bought", "upgrades", things={"abilities": "ability"}),
        Deed("marker_killed", "kills"),
        Deed("unit_doomed", "kills"),
        Deed("nation_killed", "kills"),
        Deed("tower_built", "towers", things={"regions": "region"}),
        Deed("marker_recruited", "recruited"),
        Deed("marker_swapped", "swapped", things={"regions": "region"}),
        Deed("charm_absorbed", "charms", things={"regions": "region"}),
        Deed("nightmare_placed", "nightmares", things={"regions": "region"}),
        Deed("region_closed", "closed", things={"regions": "region"}),
        Deed("marker_killed", "markers-lost", "player"),
        Deed("marker_recruited", "markers-lost", "player"),
        Deed("marker_swapped", "markers-lost", "player"),
        Deed("unit_removed", "units-lost", "player", things={"lost_units": "unit"}),
        Deed("unit_killed_by_vuko", "units-lost", "player", things={"lost_units": "unit"}),
        Deed("unit_lost_in_closing", "units-lost", "player", things={"lost_units": "unit"}),
        Deed("vuko_token_taken", "vuko-tokens"),
        Deed("reputation_regained", "reputation", numbers={"fields": "fields"}),
        Deed("reputation_lost", "reputation", numbers={"fields": "fields"}, taken=True),
        Deed("resources_gained", "resources", numbers=_RESOURCES),
        Deed("resources_paid", "resources", numbers=_RESOURCES, taken=True),
        Deed("plundered", "resources", unit="resource"),
        Deed("plundered", "resources", "player", unit="resource", taken=True),
        Deed("points_scored", "points", numbers={"score": "points"}),
        Deed("goal_reached", "goal"),
    ),
    announced=("turn_began", "scoring_announced", "vuko_tile_began", "vuko_walked", "vuko_stayed", "charms_turned"),
)
