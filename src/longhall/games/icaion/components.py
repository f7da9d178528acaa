"""Everything in the pack as plain data: for galleries, and for drawing what a view names by its id.

``message`` and ``text`` are message ids; ``note`` is the pack's own remark, in the language it is written in, and
``note_message`` the id of the message that says it in every language.
"""

from __future__ import annotations

from collections.abc import Sequence

from longhall.games.icaion.changes import crystals
from longhall.games.icaion.content import (
    ACTIONS,
    COLOSSUS_STEPS,
    COLOURS,
    CURIO_OPS,
    DAY,
    EVENT_KINDS,
    HARVESTER,
    MACHINES,
    NIGHT,
    NODE_KINDS,
    REFINER,
    REGION_CARD,
    REGION_TYPES,
    SCAVENGER,
    WILD,
    ApparatusKind,
    Character,
    Content,
    Crater,
    Curio,
    EventCard,
    Node,
    Players,
    Preset,
    Region,
    Row,
    Space,
    Tile,
    Wonder,
)
from longhall.games.icaion.shapes import (
    ApparatusData,
    CharacterData,
    Components,
    CraterData,
    CurioData,
    EffectData,
    EventCardData,
    KindData,
    NodeData,
    PlayersData,
    PresetData,
    Provenance,
    RegionData,
    RowData,
    SpaceData,
    WonderData,
)


def components(content: Content) -> Components:
    return {
        "regions": [_region(content, region) for region in content.regions],
        "nodes": [_node(content, node) for node in content.nodes],
        "craters": [_crater(content, crater) for crater in content.craters],
        "colours": [{"id": colour, "message": _message("colour", colour)} for colour in COLOURS],
        "machines": [{"id": machine, "message": _message("machine", machine)} for machine in MACHINES],
        "rows": [_row(content, row) for row in content.rows],
        "curios": [_curio(curio) for curio in content.curios],
        "seekers": [_character("seeker", seeker) for seeker in content.seekers],
        "gear": [_character("gear", gear) for gear in content.gear],
        "events": [_event(card) for card in content.events],
        "spaces": [
            _space(space, n == content.numbers.recharge_round)
            for track in _tracks(content)
            for n, space in enumerate(track, start=1)
        ],
        "kinds": [_kind(kind) for kind in content.kinds],
        "apparatus": [_tile(content, tile) for tile in content.tiles],
        "wonders": [_wonder(wonder) for wonder in content.wonders],
        "presets": [_preset(content, preset) for preset in content.presets],
        "shards": [{"value": value, "count": content.shards.count(value)} for value in sorted(set(content.shards))],
        "shard_scores": [{"shards": n, "points": points} for n, points in enumerate(content.shard_scores)],
        "deploy_costs": [{"machines": n, "cost": cost} for n, cost in enumerate(content.deploy_costs)],
        "players": [_players(players) for players in content.players],
    }


def pack_messages(content: Content, builtin: Content) -> dict[str, str]:
    """The remarks of a pack that the built-in one does not make."""
    known = _notes(builtin)
    return {id: note for id, note in _notes(content).items() if known.get(id) != note}


def _notes(content: Content) -> dict[str, str]:
    found = components(content)
    with_notes: list[Sequence[Provenance]] = [
        found["regions"],
        found["nodes"],
        found["craters"],
        found["rows"],
        found["curios"],
        found["seekers"],
        found["gear"],
        found["events"],
        found["spaces"],
        found["kinds"],
        found["apparatus"],
        found["wonders"],
        found["presets"],
        found["players"],
    ]
    return {entry["note_message"]: entry["note"] for entries in with_notes for entry in entries if entry["note"]}


def _message(family: str, id: str) -> str:
    return f"{family}-{id}".replace("_", "-")


def _provenance(family: str, id: str, source: str, note: str) -> Provenance:
    return {"source": source, "note": note, "note_message": _message(f"note-{family}", id) if note else ""}


def _region(content: Content, region: Region) -> RegionData:
    return {
        "id": region.id,
        "type": REGION_TYPES[region.type],
        "colour": COLOURS[region.type],
        "inner": region.inner,
        "nodes": [content.nodes[node].id for node in region.nodes],
        "near": [content.regions[other].id for other in region.near],
        "crater": content.craters[region.crater].id if region.crater >= 0 else None,
        "message": _message("region", region.id),
        **_provenance("region", region.id, region.source, region.note),
    }


def _node(content: Content, node: Node) -> NodeData:
    return {
        "id": node.id,
        "kind": NODE_KINDS[node.kind],
        "near": [content.nodes[other].id for other in node.near],
        "regions": [content.regions[region].id for region in node.regions],
        "crater": content.craters[node.crater].id if node.crater >= 0 else None,
        "angle": node.angle,
        "radius": node.radius,
        "message": _message("node", node.id),
        **_provenance("node", node.id, node.source, node.note),
    }


def _crater(content: Content, crater: Crater) -> CraterData:
    return {
        "id": crater.id,
        "colour": COLOURS[crater.colour],
        "regions": [content.regions[region].id for region in crater.regions],
        "rim": [content.nodes[node].id for node in crater.rim],
        "angle": crater.angle,
        "radius": crater.radius,
        "message": _message("crater", crater.id),
        **_provenance("crater", crater.id, crater.source, crater.note),
    }


def _row(content: Content, row: Row) -> RowData:
    return {
        "id": row.id,
        "start": row.start,
        "under": {"harvester": row.under[HARVESTER], "scavenger": row.under[SCAVENGER]},
        "bonus": {"op": CURIO_OPS[row.bonus], "n": row.n},
        "blue_nodes": content.blue_nodes.copy() if row.id == "movement" else None,
        "message": _message("row", row.id),
        **_provenance("row", row.id, row.source, row.note),
    }


def curio_effect(curio: Curio) -> EffectData:
    """What a card does, as the pack writes it."""
    effect: EffectData = {"op": CURIO_OPS[curio.op]}
    if curio.n:
        effect["n"] = curio.n
    if curio.op == CURIO_OPS.index("qoam"):
        effect["colour"] = "wild" if curio.colour == WILD else COLOURS[curio.colour]
    if curio.actions:
        effect["actions"] = [ACTIONS[action] for action in curio.actions]
    return effect


def _curio(curio: Curio) -> CurioData:
    message = _message("curio", curio.id)
    return {
        "id": curio.id,
        "upgrade": curio.is_upgrade(),
        "cost": {"green": curio.cost},
        "copies": curio.copies,
        "effect": curio_effect(curio),
        "message": message,
        "text": f"{message}-text",
        **_provenance("curio", curio.id, curio.source, curio.note),
    }


def _character(family: str, character: Character) -> CharacterData:
    message = _message(family, character.id)
    return {
        "id": character.id,
        "hand": character.hand,
        "upgrades": character.upgrades,
        "qoam": crystals(character.qoam),
        "n": character.n,
        "strength": character.strength,
        "message": message,
        "text": f"{message}-text",
        **_provenance(family, character.id, character.source, character.note),
    }


def _event(card: EventCard) -> EventCardData:
    message = _message("event-card", card.id)
    return {
        "id": card.id,
        "kind": EVENT_KINDS[card.kind],
        "type": REGION_TYPES[card.type] if card.kind == REGION_CARD else None,
        "steps": [{"op": COLOSSUS_STEPS[step], "n": n} for step, n in card.steps],
        "message": message,
        "text": f"{message}-text",
        **_provenance("event", card.id, card.source, card.note),
    }


def _tracks(content: Content) -> list[list[Space]]:
    """Each side of the Event Board once."""
    found: list[list[Space]] = []
    for players in content.players:
        if not any(players.track is track for track in found):
            found.append(players.track)
    return found


def _space(space: Space, recharges: bool) -> SpaceData:
    return {
        "id": space.id,
        "qoam": space.qoam,
        "parasite": space.parasite,
        "arrows": space.arrows,
        "recharge": recharges,
        **_provenance("space", space.id, space.source, space.note),
    }


def _kind(kind: ApparatusKind) -> KindData:
    return {
        "id": kind.id,
        "points": kind.points,
        "message": _message("apparatus-kind", kind.id),
        **_provenance("kind", kind.id, kind.source, kind.note),
    }


def _tile(content: Content, tile: Tile) -> ApparatusData:
    return {
        "id": tile.id,
        "colour": COLOURS[tile.colour],
        "year": tile.year,
        "kinds": {"day": content.kinds[tile.kinds[DAY]].id, "night": content.kinds[tile.kinds[NIGHT]].id},
        "message": _message("apparatus", tile.id),
        **_provenance("apparatus", tile.id, tile.source, tile.note),
    }


def _wonder(wonder: Wonder) -> WonderData:
    message = _message("wonder", wonder.id)
    return {
        "id": wonder.id,
        "cost": wonder.cost,
        "n": wonder.n,
        "message": message,
        "text": f"{message}-text",
        **_provenance("wonder", wonder.id, wonder.source, wonder.note),
    }


def _preset(content: Content, preset: Preset) -> PresetData:
    regions = [[content.regions[region].id for region in placed] for placed in preset.machines]
    return {
        "id": preset.id,
        "seats": preset.seats,
        "machines": {
            "harvester": regions[HARVESTER],
            "scavenger": regions[SCAVENGER],
            "refiner": regions[REFINER],
        },
        "message": _message("setup-neutral-placement", preset.id),
        **_provenance("preset", preset.id, preset.source, preset.note),
    }


def _players(players: Players) -> PlayersData:
    return {
        "seats": players.seats,
        "saturation": players.saturation,
        "colossus_shards": players.colossus_shards,
        "neutral_machines": players.neutral_machines,
        "wonders_revealed": players.wonders_revealed,
        "wonders_each": players.wonders_each,
        "ranking": players.ranking.copy(),
        "track": players.track[0].id.rpartition("_")[0],
        **_provenance("players", str(players.seats), players.source, players.note),
    }
