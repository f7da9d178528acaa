"""Which events tell what others did since one's last turn, and what they gained and lost."""

from __future__ import annotations

from typing import Final

from longhall.games.northgard.content import RESOURCES
from longhall.kernel.recap import Deed, Recap

_RESOURCES: Final[dict[str, str]] = {name: name for name in RESOURCES}

RECAP: Final = Recap(
    turns=("turn_action",),
    deeds=(
        Deed("card_played", "cards-played", things={"cards": "card"}),
        Deed("card_set_aside", "set-aside", things={"cards": "card"}),
        Deed("card_removed", "removed", things={"cards": "card"}),
        Deed("building_built", "built", things={"buildings": "building"}),
        Deed("building_replaced", "built", things={"buildings": "building"}),
        Deed("units_recruited", "recruited", numbers={"units": "units"}),
        Deed("units_recruited", "recruited", numbers={"units": "bonus"}),
        Deed("territory_occupied", "occupied", things={"territories": "territory"}),
        Deed("battle_decided", "battles-won", "winner", things={"territories": "territory"}),
        Deed("creature_battle_decided", "battles-won", "winner", things={"territories": "territory"}),
        Deed("battle_decided", "battles-lost", "attacker", things={"territories": "territory"}, unless="winner"),
        Deed("battle_decided", "battles-lost", "defender", things={"territories": "territory"}, unless="winner"),
        Deed(
            "creature_battle_decided", "battles-lost", "attacker", things={"territories": "territory"}, unless="winner"
        ),
        Deed(
            "creature_battle_decided", "battles-lost", "defender", things={"territories": "territory"}, unless="winner"
        ),
        Deed("battle_decided", "units-lost", "attacker", numbers={"units": "attackers_lost"}),
        Deed("battle_decided", "units-lost", "defender", numbers={"units": "defenders_lost"}),
        Deed("creature_battle_decided", "units-lost", "attacker", numbers={"units": "attackers_lost"}),
        Deed("creature_battle_decided", "units-lost", "defender", numbers={"units": "defenders_lost"}),
        Deed("units_lost", "units-lost", numbers={"units": "units"}),
        Deed("creature_defeated", "creatures", things={"creatures": "creature"}),
        Deed("card_taken", "cards-taken", things={"cards": "card"}),
        Deed("upgrade_taken", "cards-taken", things={"cards": "card"}),
        Deed("unrest_taken", "unrest"),
        Deed("player_passed", "passed"),
        Deed("resources_gained", "resources", numbers=_RESOURCES),
        Deed("resources_paid", "resources", numbers=_RESOURCES, taken=True),
        Deed("resources_traded", "resources", numbers=_RESOURCES, taken=True),
        Deed("resources_traded", "resources", unit="resource"),
        Deed("resources_exchanged", "resources", unit="resource", taken=True),
        Deed("resources_exchanged", "resources", unit="wanted"),
        Deed("resources_exchanged", "resources", "partner", unit="resource"),
        Deed("resources_exchanged", "resources", "partner", unit="wanted", taken=True),
        Deed("tribute_given", "resources", numbers=_RESOURCES, taken=True),
        Deed("tribute_given", "resources", "opponent", numbers=_RESOURCES),
        Deed("fame_gained", "fame", numbers={"earned": "amount"}),
    ),
    announced=("year_began", "creature_appeared"),
)
