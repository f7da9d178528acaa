"""The messages that the Ice Garden's pack and pages ask for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longhall.games.icegarden.components import NOTES
from longhall.games.icegarden.content import ABILITY_IDS, CHARACTER_IDS, FIELD_IDS, RESOURCES, TILE_IDS, UNIT_IDS
from longhall.games.icegarden.frames.abilities import ABILITIES
from longhall.games.icegarden.game import IceGarden
from longhall.text import message_id
from tests.text.sources import Asked

WEB_FAMILIES: Final[tuple[str, ...]] = ()


def pack_ids(game: IceGarden) -> Asked:
    explained: dict[str, Iterable[str]] = {
        "character": CHARACTER_IDS,
        "piece": UNIT_IDS,
        "ability": dict.fromkeys((*ABILITY_IDS, *ABILITIES)),
        "field": FIELD_IDS,
        "tile": TILE_IDS,
    }
    asked = {
        message_id(family, id, *more): f"{family} {id} of the pack"
        for family, ids in explained.items()
        for id in ids
        for more in ((), ("text",))
    }
    plain: dict[str, Iterable[str]] = {
        "region": game.content.region_ids,
        "resource": RESOURCES,
        "piece": ("marker",),
        "target": ("nation", "companion"),
        "option-use": ABILITIES,
    }
    for family, ids in plain.items():
        asked |= {message_id(family, id): f"{family} {id}" for id in ids}
    return asked | dict.fromkeys(NOTES.values(), "a note of the pack")
