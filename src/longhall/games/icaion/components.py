"""Everything in the pack as plain data: for galleries, and for drawing what a view names by its id.

``message`` and ``text`` are message ids; ``note`` is the pack's own remark, in the language it is written in, and
``note_message`` the id of the message that says it in every language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from longhall.games.icaion.changes import crystals
from longhall.games.icaion.content import (
    ACTIONS,
    COLOSSUS_STEPS,
    COLOURS,
    CURIO_OPS,
    DAY,
    HARVESTER,
    MACHINES,
    NIGHT,
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
    ExplainedData,
    KindData,
    NamedData,
    NodeData,
    NoteData,
    PlayersData,
    PresetData,
    RegionData,
    RowData,
    SideKinds,
    SpaceData,
    WonderData,
)
from longhall.kernel.component import Identified, message_id, note_words, told


def components(content: Content) -> Components:
    return {
        "regions": [told(region, _region(content, region)) for region in content.regions],
        "nodes": [told(node, _node(content, node)) for node in content.nodes],
        "craters": [told(crater, _crater(content, crater)) for crater in content.craters],
        "colours": [{"id": colour, "message": message_id("colour", colour)} for colour in COLOURS],
        "machines": [{"id": machine, "message": message_id("machine", machine)} for machine in MACHINES],
        "rows": [told(row, _row(content, row)) for row in content.rows],
        "curios": [told(curio, _curio(curio)) for curio in content.curios],
        "seekers": [told(seeker, _character("seeker", seeker)) for seeker in content.seekers],
        "gear": [told(gear, _character("gear", gear)) for gear in content.gear],
        "events": [told(card, _event(card)) for card in content.events],
        "spaces": [
            told(space, _space(space, n == content.numbers.recharge_round))
            for track in _tracks(content)
            for n, space in enumerate(track, start=1)
        ],
        "kinds": [told(kind, _named("kind", kind, "apparatus-kind")) for kind in content.kinds],
        "apparatus": [told(tile, _tile(content, tile)) for tile in content.tiles],
        "wonders": [told(wonder, _wonder(wonder)) for wonder in content.wonders],
        "presets": [told(preset, _preset(content, preset)) for preset in content.presets],
        "shards": [{"value": value, "count": content.shards.count(value)} for value in sorted(set(content.shards))],
        "shard_scores": [{"shards": n, "points": points} for n, points in enumerate(content.shard_scores)],
        "deploy_costs": [{"machines": n, "cost": cost} for n, cost in enumerate(content.deploy_costs)],
        "players": [told(players, _players(players)) for players in content.players],
    }


def pack_messages(content: Content, builtin: Content) -> dict[str, str]:
    """The remarks of a pack that the built-in one does not make."""
    known = _notes(builtin)
    return {id: note for id, note in _notes(content).items() if known.get(id) != note}


def _notes(content: Content) -> dict[str, str]:
    with_notes: list[tuple[str, Sequence[Identified]]] = [
        ("region", content.regions),
        ("node", content.nodes),
        ("crater", content.craters),
        ("row", content.rows),
        ("curio", content.curios),
        ("seeker", content.seekers),
        ("gear", content.gear),
        ("event", content.events),
        *(("space", track) for track in _tracks(content)),
        ("kind", content.kinds),
        ("apparatus", content.tiles),
        ("wonder", content.wonders),
        ("preset", content.presets),
    ]
    by_seats = {_players(players)["note_message"]: players.note for players in content.players if players.note}
    return note_words(with_notes) | by_seats


def _note(family: str, id: str, note: str) -> NoteData:
    return {"note_message": message_id(f"note-{family}", id) if note else ""}


def _named(family: str, component: Identified, called: str = "") -> NamedData:
    """``called``: what its message is called after where that is not the family."""
    return {**_note(family, component.id, component.note), "message": message_id(called or family, component.id)}


def _explained(family: str, component: Identified, called: str = "") -> ExplainedData:
    named = _named(family, component, called)
    return {**named, "text": f"{named['message']}-text"}


def _region(content: Content, region: Region) -> RegionData:
    return {
        **_named("region", region),
        "colour": COLOURS[region.type],
        "inner": region.inner,
        "nodes": [content.nodes[node].id for node in region.nodes],
        "near": [content.regions[other].id for other in region.near],
        "crater": content.craters[region.crater].id if region.crater >= 0 else None,
    }


def _node(content: Content, node: Node) -> NodeData:
    return {
        **_named("node", node),
        "near": [content.nodes[other].id for other in node.near],
        "regions": [content.regions[region].id for region in node.regions],
        "crater": content.craters[node.crater].id if node.crater >= 0 else None,
    }


def _crater(content: Content, crater: Crater) -> CraterData:
    return {
        **_named("crater", crater),
        "regions": [content.regions[region].id for region in crater.regions],
        "rim": [content.nodes[node].id for node in crater.rim],
    }


def _row(content: Content, row: Row) -> RowData:
    return {
        **_named("row", row),
        "under": {"harvester": row.under[HARVESTER], "scavenger": row.under[SCAVENGER]},
        "bonus": {"op": CURIO_OPS[row.bonus], "n": row.n},
        "blue_nodes": content.blue_nodes.copy() if row.id == "movement" else None,
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
    return {
        **_explained("curio", curio),
        "upgrade": curio.is_upgrade(),
        "cost": {"green": curio.cost},
        "effect": curio_effect(curio),
    }


def _character(family: str, character: Character) -> CharacterData:
    return {
        **_explained(family, character),
        "qoam": crystals(character.qoam),
        "n": character.n,
        "strength": character.strength,
    }


def _event(card: EventCard) -> EventCardData:
    return {
        **_explained("event", card, "event-card"),
        "type": REGION_TYPES[card.type] if card.kind == REGION_CARD else None,
        "steps": [{"op": COLOSSUS_STEPS[step], "n": n} for step, n in card.steps],
    }


def _tracks(content: Content) -> list[list[Space]]:
    """Each side of the Event Board once."""
    found: list[list[Space]] = []
    for players in content.players:
        if not any(players.track is track for track in found):
            found.append(players.track)
    return found


def _space(space: Space, recharges: bool) -> SpaceData:
    return {**_note("space", space.id, space.note), "recharge": recharges}


def _tile(content: Content, tile: Tile) -> ApparatusData:
    kinds: SideKinds = {"day": content.kinds[tile.kinds[DAY]].id, "night": content.kinds[tile.kinds[NIGHT]].id}
    return {**_named("apparatus", tile), "kinds": kinds}


def _wonder(wonder: Wonder) -> WonderData:
    return {**_explained("wonder", wonder), "n": wonder.n}


def _preset(content: Content, preset: Preset) -> PresetData:
    regions = [[content.regions[region].id for region in placed] for placed in preset.machines]
    return {
        **_named("preset", preset, "setup-neutral-placement"),
        "machines": {
            "harvester": regions[HARVESTER],
            "scavenger": regions[SCAVENGER],
            "refiner": regions[REFINER],
        },
    }


def _players(players: Players) -> PlayersData:
    track = players.track[0].id.rpartition("_")[0]
    return {**_note("players", str(players.seats), players.note), "track": track}


# Which class each of what is told here comes from: its fields are told too.
TOLD_OF: Final[dict[Any, Any]] = {
    RegionData: Region,
    NodeData: Node,
    CraterData: Crater,
    RowData: Row,
    CurioData: Curio,
    CharacterData: Character,
    EventCardData: EventCard,
    SpaceData: Space,
    KindData: ApparatusKind,
    ApparatusData: Tile,
    WonderData: Wonder,
    PresetData: Preset,
    PlayersData: Players,
}
