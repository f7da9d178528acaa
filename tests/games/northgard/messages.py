"""The messages that Northgard's pack and pages ask for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from longhall.games.northgard.components import pack_notes
from longhall.games.northgard.content import CARD_KINDS, CLAN_IDS, CREATURE_KINDS, RESOURCES, SLOT_KINDS, Effect
from longhall.games.northgard.game import Northgard
from longhall.games.northgard.pack_loader import TILE_KINDS
from longhall.text import message_id
from tests.text.sources import Asked

# Ids that the pages make from parts.
WEB_FAMILIES: Final = (
    "board-bonus-",
    "board-gallery-",
    "board-gives-",
    "board-phase-",
    "board-priority-",
)


def pack_ids(game: Northgard) -> Asked:
    content = game.content
    families: dict[str, Iterable[str]] = {
        "card": [card.id for card in content.cards],
        "building": [building.id for building in content.buildings],
        "clan": CLAN_IDS,
        "creature-kind": CREATURE_KINDS,
    }
    asked = {
        message_id(family, id, *more): f"{family} {id} of the pack"
        for family, ids in families.items()
        for id in ids
        for more in ((), ("text",))
    }
    plain: dict[str, Iterable[str]] = {
        "creature": [creature.id for creature in content.creatures],
        "resource": RESOURCES,
        "tile-kind": TILE_KINDS,
        "slot-kind": SLOT_KINDS,
        "card-kind": CARD_KINDS,
        "land": [f"{tile.id}-{region}" for tile in content.tiles for region in tile.names],
        "option-way": [way for card in content.cards for way in ways(card.effects)],
    }
    for family, ids in plain.items():
        asked |= {message_id(family, id): f"{family} {id} of the pack" for id in ids}
    return asked | dict.fromkeys(pack_notes(content), "a note of the pack")


def ways(effects: Iterable[Effect]) -> Iterator[str]:
    """Words for the alternatives of cards: the first effect of each names it."""
    for effect in effects:
        for way in effect.options:
            yield way[0].name or way[0].op
