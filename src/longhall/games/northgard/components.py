"""Everything in the pack as plain data: for galleries, and for drawing what a view names by its id.

``message`` and ``text`` are message ids; ``note`` is the pack's own remark, in the language it is written in, and
``note_message`` the id of the message that says it in every language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from longhall.games.northgard.content import (
    CLAN_IDS,
    CREATURE_KINDS,
    LARGE,
    PRIORITIES,
    RESOURCES,
    SLOT_KINDS,
    SMALL,
    STONE,
    Building,
    Card,
    Content,
    Creature,
    Effect,
    Face,
    Tile,
)
from longhall.games.northgard.pack_effects import OPS
from longhall.games.northgard.shapes import (
    BuildingData,
    CardData,
    ClanData,
    Components,
    CreatureData,
    EffectData,
    FaceData,
    NoteData,
    TileData,
    TileRegion,
    TokenData,
)
from longhall.kernel.component import Identified, message_id, note_words, told

NO_EFFECT: Final = Effect("")  # what a parameter is where the pack says nothing


def components(content: Content) -> Components:
    return {
        "tiles": [told(tile, _tile(tile)) for tile in content.tiles],
        "cards": [told(card, _card(card)) for card in content.cards],
        "buildings": [told(building, _building(building)) for building in content.buildings],
        "creatures": [told(creature, _creature(creature)) for creature in content.creatures],
        "clans": [_clan(content, clan) for clan in range(len(CLAN_IDS))],
        "faces": [_face(number, face) for number, face in enumerate(content.faces, start=1)],
        "winter": [{"up_to": up_to, "food": food, "wood": wood} for up_to, food, wood in content.winter],
        "starting_resources": [
            {"place": place, "food": food, "wood": wood, "lore": lore}
            for place, (food, wood, lore) in enumerate(content.starting_resources, start=1)
        ],
        "tokens": _tokens(content),
        "costs": [
            {"id": "replace", "lore": content.replace_cost},
            {"id": "remove", "lore": content.remove_cost},
            {"id": "upgrade", "lore": content.upgrade_cost},
        ],
    }


def pack_notes(content: Content) -> dict[str, str]:
    """The pack's remarks by the ids of their messages."""
    with_notes: list[tuple[str, Sequence[Identified]]] = [
        ("tile", content.tiles),
        ("card", content.cards),
        ("building", content.buildings),
        ("creature", content.creatures),
    ]
    faces = {message_id("note-face", str(n)): face.note for n, face in enumerate(content.faces, start=1) if face.note}
    return note_words(with_notes) | faces


def _note(family: str, id: str, note: str) -> NoteData:
    return {"note_message": message_id(f"note-{family}", id) if note else ""}


def _tile(tile: Tile) -> TileData:
    """The n-th slot of a region is the one that views call ``TILE.REGION.n``, counted from 1."""
    regions: list[TileRegion] = []
    for region, name in enumerate(tile.names):
        food, wood, lore = tile.symbols[region]
        regions.append(
            {
                "id": name,
                "symbols": {"food": food, "wood": wood, "lore": lore},
                "slots": [SLOT_KINDS[kind] for owner, kind in tile.slots if owner == region],
                "lairs": tile.lairs[region],
            }
        )
    return {
        **_note("tile", tile.id, tile.note),
        "kind": tile.kind,
        "message": message_id("land", f"{tile.id}-{tile.names[0]}"),  # a tile is called like its first region
        "sides": [tile.names[region] for region in tile.sides],
        "regions": regions,
        "borders": [
            {"between": [tile.names[one], tile.names[other]], "rough": rough} for one, other, rough in tile.borders
        ],
        "rotations": list(tile.rotations),
    }


def _card(card: Card) -> CardData:
    message = message_id("card", card.id)
    return {
        **_note("card", card.id, card.note),
        "clan": CLAN_IDS[card.clan] if card.clan >= 0 else None,
        "rank": card.rank if card.rank >= 0 else None,
        "effects": [effect_data(effect) for effect in card.effects],
        "message": message,
        "text": f"{message}-text",
    }


def effect_data(effect: Effect) -> EffectData:
    """An effect as the pack writes it: its ``op`` and what differs from saying nothing."""
    data: dict[str, Any] = {"op": effect.op}
    for name, parameter in OPS[effect.op].items():
        value = getattr(effect, name)
        if parameter.kind == "options":
            data[name] = [[effect_data(part) for part in way] for way in effect.options]
        elif parameter.kind == "resource":
            if value >= 0:
                data[name] = RESOURCES[value]
        elif parameter.needed or value != getattr(NO_EFFECT, name):
            data[name] = value
    return cast(EffectData, data)  # every parameter of OPS is a field of it


def _building(building: Building) -> BuildingData:
    slot = LARGE if building.large else STONE if building.stone else SMALL
    return {
        **_note("building", building.id, building.note),
        "size": "large" if building.large else "small",
        "slot": SLOT_KINDS[slot],
        "cost": {"wood": building.cost},
        "count": building.tokens,
        "gives": building_gives(building),
        "message": message_id("building", building.id),
        "text": message_id("building", building.id) + "-text",
    }


def building_gives(building: Building) -> dict[str, int]:
    """What a building is good for: harvest, defence, recruiting, cards; without what it does not give."""
    gives: dict[str, int] = {
        "fame": building.fame,
        "points": building.points,
        "casualties": building.casualties,
        "recruits": building.recruits,
        "draws": building.draws,
    }
    if building.symbol >= 0:
        gives[RESOURCES[building.symbol]] = 1
    return {name: n for name, n in gives.items() if n}


def _creature(creature: Creature) -> CreatureData:
    kind = CREATURE_KINDS[creature.kind]
    return {
        **_note("creature", creature.id, creature.note),
        "priorities": [PRIORITIES[priority] for priority in creature.priorities],
        "message": message_id("creature", creature.id),
        "text": message_id("creature-kind", kind) + "-text",
    }


def _clan(content: Content, clan: int) -> ClanData:
    message = message_id("clan", CLAN_IDS[clan])
    return {
        "id": CLAN_IDS[clan],
        "cards": [card.id for card in content.cards if card.clan == clan],
        "message": message,
        "text": f"{message}-text",
    }


def _face(number: int, face: Face) -> FaceData:
    return {
        "points": face.points,
        "casualties": face.casualties,
        "choice": face.choice,
        "source": face.source,
        "note": face.note,
        **_note("face", str(number), face.note),
    }


def _tokens(content: Content) -> list[TokenData]:
    """What lies on the table besides; no count: the bank never runs out. Units are counted for one colour.
    [NG-COMP-02, NG-COMP-08, NG-COMP-09]"""
    tokens: list[TokenData] = [
        {"id": name, "kind": "resource", "count": None, "message": message_id("resource", name)} for name in RESOURCES
    ]
    tokens.append({"id": "fame", "kind": "fame", "count": None, "message": "word-fame"})
    tokens.append({"id": "unit", "kind": "unit", "count": content.units, "message": "word-unit"})
    tokens.append({"id": "kaija", "kind": "unit", "count": 1, "message": "word-kaija"})
    tokens.append({"id": "scorched_earth", "kind": "marker", "count": 1, "message": "word-scorched-earth"})
    tokens.append({"id": "first_player", "kind": "marker", "count": 1, "message": "word-first-player"})
    return tokens


# Which class each of what is told here comes from: its fields are told too.
TOLD_OF: Final[dict[Any, Any]] = {
    TileData: Tile,
    CardData: Card,
    BuildingData: Building,
    CreatureData: Creature,
}
