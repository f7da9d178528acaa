"""Everything in the pack as plain data: for galleries, and for drawing what a view names by its id.

``message`` is the id of the message with the component's name, and with ``-text`` of what it does; ``note`` is the
pack's own remark, and ``note_message`` the id of the message that says it in every language, where there is one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longhall.games.icegarden.content import (
    ABILITY_IDS,
    CHARACTER_IDS,
    GENERIC,
    GOLD,
    MOVABLE_FIELDS,
    POPULATION,
    Content,
    M,
    Token,
)
from longhall.games.icegarden.shapes import (
    AbilityData,
    CharacterData,
    Components,
    FieldData,
    Named,
    Provenance,
    RegionData,
    TokenData,
    TokenFace,
    UnitData,
    VukoTileData,
)


def components(content: Content) -> Components:
    return {
        "regions": _regions(content),
        "borders": [
            {"between": [content.region_ids[a], content.region_ids[b]], "kind": kind} for a, b, kind in content.borders
        ],
        "tokens": _tokens(content),
        "characters": _characters(content),
        "units": _units(content),
        "abilities": _abilities(content),
        "fields": _fields(content),
        "initiative": [
            {
                "field": ship.index + 1,
                "stage": ship.stage,
                "order": ship.order,
                "actions": ship.actions,
                "red": ship.red,
                **_provenance(ship.source, ship.note),
            }
            for ship in content.ships
        ],
        "vuko_tiles": _tiles(content),
    }


# The remarks of the built-in pack by their messages.
NOTES: Final = {
    "The colour is sourced.": "note-colour",
    "Level, number and bound abilities are printed; the other abilities and the slots are ours.": "note-unit",
    "The effect is printed; the number of tokens and the price are ours.": "note-ability",
    "The number on the ship is sourced; the action markers and the red ships are ours.": "note-ship",
    "That fields have a limit is sourced; how large it is with three and four players is ours.": "note-field",
    "The limit for two players is printed.": "note-field-two",
    "Points and order number are printed; the resources are read from a damaged picture.": "note-token",
    "What the tile does is printed; whether it lasts to the end of the game is ours.": "note-tile",
}


def _provenance(source: str, note: str) -> Provenance:
    return {"source": source, "note": note, "note_message": NOTES.get(note, "")}


def _message(kind: str, id: str) -> str:
    return f"{kind}-{id}".replace("_", "-")


def _regions(content: Content) -> list[RegionData]:
    return [
        {
            "id": region.id,
            "name": region.name,
            "message": _message("region", region.id),
            "x": region.x,
            "y": region.y,
            "neighbours": [content.region_ids[near] for near in content.neighbours[region.index]],
            **_provenance(region.source, region.note),
        }
        for region in content.regions
    ]


def _tokens(content: Content) -> list[TokenData]:
    return [
        {
            "players": token.players,
            **token_face(token),
            **_provenance(token.source, token.note),
        }
        for token in content.tokens
    ]


def token_face(token: Token) -> TokenFace:
    return {
        "id": token.id,
        "number": token.order,
        "points": list(token.points),
        "population": token.resources[POPULATION],
        "gold": token.resources[GOLD],
        "m": token.resources[M],
    }


def _characters(content: Content) -> list[CharacterData]:
    return [
        {
            "id": character.id,
            "name": character.name,
            "message": _message("character", character.id),
            "colour": character.colour,
            "goal": character.goal,
            "units": [unit.id for unit in content.units if unit.character == character.index],
            **_provenance(character.source, character.note),
        }
        for character in content.characters
    ]


def _units(content: Content) -> list[UnitData]:
    return [
        {
            "id": unit.id,
            "name": unit.name,
            "message": _message("piece", unit.id),
            "character": CHARACTER_IDS[unit.character],
            "level": unit.level,
            "count": unit.count,
            "bound": list(unit.bound),
            "printed": [ABILITY_IDS[ability] for ability in range(GENERIC) for _ in range(unit.printed[ability])],
            "slots": unit.slots,
            "spy_slots": unit.spy_slots,
            "summon_penalty": unit.summon_penalty,
            **_provenance(unit.source, unit.note),
        }
        for unit in content.units
    ]


def _abilities(content: Content) -> list[AbilityData]:
    return [
        {
            "id": ability.id,
            "name": ability.name,
            "message": _message("ability", ability.id),
            "generic": ability.index < GENERIC,
            "tokens": ability.tokens,
            "price": ability.price,
            **_provenance(ability.source, ability.note),
        }
        for ability in content.abilities
    ]


def _fields(content: Content) -> list[FieldData]:
    return [
        {
            "id": field.id,
            "name": field.name,
            "message": _message("field", field.id),
            "order": field.index,
            "movable": 1 <= field.index <= MOVABLE_FIELDS,
            "spaces": field.spaces,
            "spaces_2": field.spaces_2,
            **_provenance(field.source, field.note),
        }
        for field in content.fields
    ]


def _tiles(content: Content) -> list[VukoTileData]:
    return [
        {
            "id": tile.id,
            "name": tile.name,
            "message": _message("tile", tile.id),
            "number": tile.number,
            "lasting": tile.lasting,
            **_provenance(tile.source, tile.note),
        }
        for tile in content.tiles
    ]


def component_names(content: Content) -> dict[str, str]:
    """The names of a pack by the ids of the messages that say them."""
    found = components(content)
    named: list[Sequence[Named]] = [
        found["regions"],
        found["characters"],
        found["units"],
        found["abilities"],
        found["fields"],
        found["vuko_tiles"],
    ]
    return {entry["message"]: entry["name"] for entries in named for entry in entries}
