"""Which events tell what others did since one's last turn, and what they gained and lost."""

from __future__ import annotations

from typing import Final

from longhall.games.icaion.content import COLOURS
from longhall.kernel.recap import Deed, Recap

_QOAM: Final[dict[str, str]] = {name: name for name in COLOURS}

RECAP: Final = Recap(
    turns=("move", "action"),
    deeds=(
        Deed("action_taken", "acted", things={"actions": "action"}),
        Deed("machine_deployed", "deployed", things={"machines": "machine"}),
        Deed("parasites_collected", "parasites", numbers={"parasites": "count"}),
        Deed("shard_kept", "shards"),
        Deed("apparatus_retrieved", "retrieved", things={"retrieved": "apparatus"}),
        Deed("apparatus_installed", "installed", things={"installed": "apparatus"}),
        Deed("wonder_restored", "restored", things={"wonders": "wonder"}),
        Deed("curio_played", "cards-played", things={"cards": "card"}),
        Deed("upgrade_activated", "upgrades", things={"cards": "card"}),
        Deed("seekers_attacked", "attacked", things={"victims": "seats"}),
        Deed("seeker_wounded", "wounded"),
        Deed("machine_destroyed", "machines-lost", "owner", things={"machines": "machine"}),
        Deed("curios_drawn", "drawn", numbers={"curios": "count"}),
        Deed("starting_qoam_taken", "qoam", numbers=_QOAM),
        Deed("qoam_stored", "qoam", numbers=_QOAM),
        Deed("qoam_added", "qoam", unit="colour"),
        Deed("qoam_replaced", "qoam", numbers=_QOAM, taken=True),
        Deed("qoam_spent", "qoam", numbers=_QOAM, taken=True),
        Deed("qoam_discarded", "qoam", numbers=_QOAM, taken=True),
        Deed("qoam_converted", "qoam", unit="colour", taken=True),  # two of a colour
        Deed("qoam_converted", "qoam", unit="colour", taken=True),
        Deed("qoam_converted", "qoam", unit="made"),
        Deed("cage_lost", "qoam", numbers=_QOAM, taken=True),
        Deed("reputation_gained", "reputation", numbers={"reputation": "amount"}),
    ),
    announced=("year_started", "last_round", "event_revealed", "colossus_moved", "region_overrun"),
)
