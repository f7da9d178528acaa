"""Everything in the pack as plain data: for galleries, and for drawing what a view names by its id.

``message`` is the id of the message with the component's name, and with ``-text`` of what it does; ``note`` is the
pack's own remark, and ``note_message`` the id of the message that says it in every language, where there is one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from longhall.games.icegarden.content import (
    GENERIC,
    MOVABLE_FIELDS,
    Ability,
    Character,
    Content,
    Field,
    Named,
    Region,
    Ship,
    Tile,
    Token,
    Unit,
)
from longhall.games.icegarden.shapes import (
    AbilityData,
    CharacterData,
    Components,
    FieldData,
    NamedData,
    NoteData,
    RegionData,
    ShipData,
    TokenData,
    TokenFace,
    UnitData,
    VukoTileData,
)
from longhall.kernel.component import Component, message_id, told


def components(content: Content) -> Components:
    return {
        "regions": [told(region, _region(content, region)) for region in content.regions],
        "borders": [
            {"between": [content.region_ids[a], content.region_ids[b]], "kind": kind} for a, b, kind in content.borders
        ],
        "tokens": [told(token, _note(token)) for token in content.tokens],
        "characters": [told(character, _character(content, character)) for character in content.characters],
        "units": [told(unit, _named("piece", unit)) for unit in content.units],
        "abilities": [told(ability, _ability(ability)) for ability in content.abilities],
        "fields": [told(field, _field(field)) for field in content.fields],
        "initiative": [told(ship, _ship(ship)) for ship in content.ships],
        "vuko_tiles": [told(tile, _named("tile", tile)) for tile in content.tiles],
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


def _note(component: Component) -> NoteData:
    return {"note_message": NOTES.get(component.note, "")}


def _named(kind: str, component: Named) -> NamedData:
    return {**_note(component), "message": message_id(kind, component.id)}


def _region(content: Content, region: Region) -> RegionData:
    near = [content.region_ids[other] for other in content.neighbours[region.index]]
    return {**_named("region", region), "neighbours": near}


def _character(content: Content, character: Character) -> CharacterData:
    units = [unit.id for unit in content.units if unit.character == character.index]
    return {**_named("character", character), "units": units}


def _ability(ability: Ability) -> AbilityData:
    return {**_named("ability", ability), "generic": ability.index < GENERIC}


def _field(field: Field) -> FieldData:
    return {**_named("field", field), "order": field.index, "movable": 1 <= field.index <= MOVABLE_FIELDS}


def _ship(ship: Ship) -> ShipData:
    return {**_note(ship), "field": ship.index + 1}


def token_face(token: Token) -> TokenFace:
    return {
        "id": token.id,
        "number": token.number,
        "points": token.points.copy(),
        "population": token.population,
        "gold": token.gold,
        "m": token.m,
    }


def component_names(content: Content) -> dict[str, str]:
    """The names of a pack by the ids of the messages that say them."""
    named: list[tuple[str, Sequence[Named]]] = [
        ("region", content.regions),
        ("character", content.characters),
        ("piece", content.units),
        ("ability", content.abilities),
        ("field", content.fields),
        ("tile", content.tiles),
    ]
    return {_named(kind, one)["message"]: one.name for kind, listed in named for one in listed}


# Which class each of what is told here comes from: its fields are told too.
TOLD_OF: Final[dict[Any, Any]] = {
    RegionData: Region,
    TokenData: Token,
    CharacterData: Character,
    UnitData: Unit,
    AbilityData: Ability,
    FieldData: Field,
    ShipData: Ship,
    VukoTileData: Tile,
}
