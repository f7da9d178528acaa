"""Northgard's table in words, from a view: short lines, one thing each, so that it can be listened to."""

from __future__ import annotations

from typing import Any, Final

from longhall.games.northgard.content import RESOURCES, SLOT_KINDS, Tile
from longhall.games.northgard.game import Northgard
from longhall.kernel.game import Game
from longhall.table_text import TableText, indented
from longhall.text import Texts


def table_lines(texts: Texts, game: Game, view: dict[str, Any], *, ids: bool = True) -> list[str]:
    assert isinstance(game, Northgard)
    lines = [
        texts.say("text-year", {key: view[key] for key in ("year", "years")}),
        texts.say(f"board-phase-{view['phase'].replace('_', '-')}", {}),
        texts.say("text-first", {"seat": view["first_player"]}),
        texts.say("text-players", {}),
    ]
    for player in view["players"]:
        lines += _player(texts, view, player)
    lines += _market(texts, view)
    lines += _figures(texts, view)
    if ids:
        lines += _map(texts, view)
    lines += _tiles(texts, game, view)
    owners = [view["seat"]] if view["seat"] is not None else []
    owners += [seat for seat in range(view["seats"]) if seat != view["seat"]]
    for owner in (*owners, None):
        own = [territory for territory in view["territories"] if territory["owner"] == owner]
        if own:
            head = "text-neutral" if owner is None else "text-territories"
            lines.append(texts.say(head, {"seat": owner, "count": len(own)}))
            lines += [_territory(texts, territory, ids) for territory in own]
    return lines


def brief_lines(texts: Texts, game: Game, view: dict[str, Any], *, ids: bool = True) -> list[str]:
    """One's own cards and resources."""
    own = [player for player in view["players"] if player["seat"] == view["seat"]]
    return [line for player in own for line in _player(texts, view, player)]


def _player(texts: Texts, view: dict[str, Any], player: dict[str, Any]) -> list[str]:
    hand = player["hand"]
    params = {
        "seat": player["seat"],
        **player["resources"],
        "hand": len(hand) if isinstance(hand, list) else hand,
        "deck": player["draw_pile"],
        "reserve": player["reserve"],
        "mine": player["seat"] == view["seat"],
        "passed": player["passed"],
    }
    lines = [indented(texts, 1, "text-player", params)]
    if player["clan"] is not None:
        lines.append(indented(texts, 2, "text-clan", {"clan": player["clan"]}))
    if "partner" in player:
        lines.append(indented(texts, 2, "board-partner", {"partner": player["partner"]}))
    if player["fame"] is not None:
        lines.append(indented(texts, 2, "text-fame", {"fame": player["fame"]}))
    if player["strongholds"] and view["domination_target"] is not None:
        progress = {"territories": player["strongholds"], "goal": view["domination_target"]}
        lines.append(indented(texts, 2, "text-domination", progress))
    if isinstance(hand, list) and hand:
        lines.append(indented(texts, 2, "text-hand", {"cards": hand}))
    for zone in ("active", "played", "discard", "upgrades"):
        if player[zone]:
            lines.append(indented(texts, 2, f"text-{zone}", {"cards": player[zone]}))
    known = [card for card in player["known_on_draw_pile"] if card is not None]
    if known:
        lines.append(indented(texts, 2, "text-known", {"cards": known}))
    return lines


def _market(texts: Texts, view: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for zone in ("row", "achievements", "removed"):
        if view[zone]:
            lines.append(texts.say(f"text-{zone}", {"cards": view[zone]}))
    if isinstance(view["looking"], list) and view["looking"]:
        lines.append(texts.say("text-looking", {"cards": view["looking"]}))
    left = ("development_left", "unrest_left", "tiles_left")
    lines.append(texts.say("text-left", {name.removesuffix("_left"): view[name] for name in left}))
    supply = [texts.say("text-supplied", {"building": id, "n": n}) for id, n in view["supply"].items()]
    lines.append(texts.say("text-supply", {"items": supply}))
    return lines


def _figures(texts: Texts, view: dict[str, Any]) -> list[str]:
    """Creatures and markers on the map, a battle being fought, and a hand one may look into."""
    lines = [texts.say("text-creature", creature) for creature in view["creatures"]]
    for marker in ("kaija", "scorched_earth"):
        if view[marker] is not None:
            lines.append(texts.say(f"text-{marker.replace('_', '-')}", {"territory": view[marker]}))
    if view["creatures_left"] or view["creatures_discarded"]:
        params = {"left": view["creatures_left"], "creatures": view["creatures_discarded"]}
        lines.append(texts.say("text-creature-deck", params))
    if view["battle"] is not None:
        message = "text-beast-battle" if "creature" in view["battle"] else "text-battle"
        lines.append(texts.say(message, view["battle"]))
    if view["spied"] is not None:
        lines.append(texts.say("text-spied", view["spied"]))
    return lines


def _map(texts: Texts, view: dict[str, Any]) -> list[str]:
    """Where the tiles lie, as their places are typed."""
    lines = [texts.say("text-map", {})]
    for tile in view["tiles"]:
        spot = ",".join(str(tile[part]) for part in ("x", "y", "rotation"))
        lines.append(indented(texts, 1, "text-tile", {"tile": tile["tile"], "place": spot}))
    return lines


def _tiles(texts: Texts, game: Northgard, view: dict[str, Any]) -> list[str]:
    """What the tiles show that are waiting to be placed."""
    content = game.content
    lines: list[str] = []
    for zone in ("drawn_tiles", "my_tiles"):
        if view[zone]:
            lines.append(texts.say(f"text-{zone.replace('_', '-')}", {}))
            lines += ["  " + _look(texts, content.tiles[content.tile_index[id]]) for id in view[zone]]
    return lines


def _look(texts: Texts, tile: Tile) -> str:
    """What a tile shows, region by region, as it lies before it is turned."""
    regions: list[str] = []
    for region, letter in enumerate(tile.names):
        sides = [texts.say(f"text-side-{'nesw'[i]}", {}) for i, owner in enumerate(tile.sides) if owner == region]
        shown = [texts.say(f"slot-kind-{SLOT_KINDS[kind]}", {}) for owner, kind in tile.slots if owner == region]
        if any(tile.symbols[region]):
            amounts: dict[str, int] = dict(zip(RESOURCES, tile.symbols[region], strict=True))
            shown.insert(0, texts.say("text-amounts", amounts))
        if tile.lairs[region]:
            shown.append(texts.say("text-lairs", {"lairs": tile.lairs[region]}))
        name = texts.name("territory", f"{tile.id}.{letter}")
        named = f"{letter} {name}" if "." not in name else letter
        regions.append(texts.say("text-region", {"region": named, "sides": sides, "shown": shown}))
    rough = [f"{tile.names[one]}-{tile.names[other]}" for one, other, is_rough in tile.borders if is_rough]
    return texts.say("text-tile-look", {"tile": tile.id, "looks": "; ".join(regions), "rough": rough})


def _territory(texts: Texts, territory: dict[str, Any], ids: bool) -> str:
    facts = [
        texts.say("text-units", {"units": territory["units"]}) if territory["owner"] is not None else "",
        texts.say("text-raiders", {"seat": territory["raider"], "units": territory["raiders"]})
        if territory["raider"] is not None
        else "",
        texts.say("text-size", {"size": territory["size"], "closed": territory["closed"]}),
        texts.say("text-symbols", territory["symbols"]) if any(territory["symbols"].values()) else "",
        texts.say("text-lairs", {"lairs": territory["lairs"]}) if territory["lairs"] else "",
    ]
    if territory["buildings"]:
        facts.append(texts.say("text-buildings", {"buildings": territory["buildings"]}))
    free = [texts.say(f"slot-kind-{slot['kind']}", {}) for slot in territory["slots"] if slot["building"] is None]
    if free:
        facts.append(texts.say("text-free", {"slots": free}))
    near = [_neighbour(texts, other) for other in territory["neighbours"]]
    facts.append(texts.say("text-neighbours", {"territories": near}))
    regions = [_called(texts, region, ids) for region in territory["regions"] if region != territory["id"]]
    if regions:
        facts.append(texts.say("text-regions", {"regions": regions}))
    joined = "; ".join(fact for fact in facts if fact)
    return indented(texts, 1, "text-territory", {"land": _called(texts, territory["id"], ids), "facts": joined})


def _neighbour(texts: Texts, other: dict[str, Any]) -> str:
    if other["rough"]:
        return texts.say("text-rough", {"territory": other["id"]})
    return texts.name("territory", other["id"])


def _called(texts: Texts, region: str, ids: bool) -> str:
    """Its name, and the id by which it is chosen."""
    name = texts.name("territory", region)
    return f"{name} ({region})" if ids and name != region else name


TABLE_TEXT: Final = TableText(table_lines, brief_lines, explained=("card", "clan"))
