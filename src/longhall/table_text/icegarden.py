"""The Ice Garden's table in words, from a view: short lines, one thing each, so that it can be listened to."""

from __future__ import annotations

from typing import Any, Final

from longhall.games.icegarden.content import ABILITY_IDS, RESOURCES, Content
from longhall.games.icegarden.game import IceGarden
from longhall.kernel.game import Game
from longhall.table_text import TableText, indented
from longhall.text import Texts


def table_lines(texts: Texts, game: Game, view: dict[str, Any], *, ids: bool = True) -> list[str]:
    assert isinstance(game, IceGarden)
    content = game.content
    lines = [*_turn(texts, view), *_tracks(texts, view), *_vuko(texts, view), *_fields(texts, view)]
    lines += [_supply(texts, view), _upgrades(texts, content, view), texts.say("text-players", {})]
    for player in view["players"]:
        lines += _player(texts, content, view, player)
    return lines + _regions(texts, content, view, ids)


def brief_lines(texts: Texts, game: Game, view: dict[str, Any], *, ids: bool = True) -> list[str]:
    """One's own resources and units, and Dead Snow."""
    assert isinstance(game, IceGarden)
    own = [player for player in view["players"] if player["seat"] == view["seat"]]
    lines = [line for player in own for line in _player(texts, game.content, view, player)]
    return [texts.say("text-dead-snow", view["dead_snow"]), *lines]


# -- the turn ----------------------------------------------------------------------------------------------------------


def _turn(texts: Texts, view: dict[str, Any]) -> list[str]:
    phase = texts.say(f"phase-{view['phase']}", {})
    lines = [texts.say("text-turn", {"turn": view["turn"], "phase": phase, "scoring": view["scoring"]})]
    if view["field"] is not None:
        lines.append(f"{texts.say('word-field', {})}: {texts.name('field', view['field'])}")
    if view["order"]:
        lines.append(texts.say("text-order", {"order": view["order"]}))
    return lines


def _tracks(texts: Texts, view: dict[str, Any]) -> list[str]:
    reputation = view["reputation"]
    standing = [
        texts.say("text-standing", {"seat": seat, "at": reputation["fields"][seat]}) for seat in reputation["order"]
    ]
    lines = [texts.say("text-dead-snow", view["dead_snow"])]
    if standing:
        lines.append(texts.say("text-reputation", {"standings": standing}))
    return lines


def _vuko(texts: Texts, view: dict[str, Any]) -> list[str]:
    vuko = view["vuko"]
    params = {"companions": vuko["companions"]}
    if vuko["region"] is not None:
        params["region"] = vuko["region"]
    lines = [texts.say("text-vuko", params)]
    if vuko["visits"] is not None:
        lines.append(texts.say("text-visits", {"seat": vuko["visits"]}))
    return lines + [texts.say("text-tile", tile) for tile in vuko["tiles"]]


def _fields(texts: Texts, view: dict[str, Any]) -> list[str]:
    lines = [texts.say("text-fields", {})]
    for field in view["fields"]:
        params = {"place": field["place"], "spaces": field["spaces"], "seats": field["markers"]}
        if field["field"] is None:
            lines.append(indented(texts, 1, "text-field-free", {"place": field["place"]}))
        else:
            lines.append(indented(texts, 1, "text-field", {"action": field["field"], **params}))
    return lines


def _supply(texts: Texts, view: dict[str, Any]) -> str:
    return texts.say("text-supply", {name: view["supply"][name] for name in RESOURCES})


def _upgrades(texts: Texts, content: Content, view: dict[str, Any]) -> str:
    left = [
        texts.say("text-upgrade", {"ability": id, "left": n, "price": content.abilities[ABILITY_IDS.index(id)].price})
        for id, n in view["upgrades_left"].items()
    ]
    return texts.say("text-upgrades", {"items": left})


# -- players -----------------------------------------------------------------------------------------------------------


def _player(texts: Texts, content: Content, view: dict[str, Any], player: dict[str, Any]) -> list[str]:
    seat = player["seat"]
    lines = [indented(texts, 1, "text-player", {"seat": seat, "mine": seat == view["seat"]})]
    if player["character"] is not None:
        goal = player["goal"]
        params = {"character": player["character"], "steps": goal["steps"], "needed": goal["needed"]}
        lines.append(indented(texts, 2, "text-character", params))
    resources = {"population": player["population"], "gold": player["gold"], "m": _figures(player["m"])}
    lines.append(indented(texts, 2, "text-resources", resources))
    points = {"total": player["points"], **player["points_by_source"]}
    lines.append(indented(texts, 2, "text-points", points))
    held = ("influence", "markers_left", "throat", "vuko_tokens", "actions_left")
    lines.append(indented(texts, 2, "text-markers", {name: player[name] for name in held}))
    ship = content.ships[view["initiative"]["fields"][seat] - 1]
    track = {"position": ship.index + 1, "stage": ship.stage, "order": ship.order, "actions": ship.actions}
    lines.append(indented(texts, 2, "text-ship", track))
    bound = {unit.id: unit.bound for unit in content.units}
    return lines + ["    " + _unit(texts, unit, bound[unit["unit"]]) for unit in player["units"]]


def _unit(texts: Texts, unit: dict[str, Any], bound: tuple[str, ...]) -> str:
    counts = {**dict.fromkeys(bound, 1), **unit["abilities"]}
    abilities = [texts.say("text-ability", {"ability": id, "count": count}) for id, count in counts.items() if count]
    params = {"abilities": ", ".join(abilities), "has": len(abilities)}
    return texts.say("text-unit", {**{name: unit[name] for name in _UNIT_FACTS}, **params})


_UNIT_FACTS = ("unit", "level", "reserve", "on_map", "free_slots")


# -- regions -----------------------------------------------------------------------------------------------------------


def _regions(texts: Texts, content: Content, view: dict[str, Any], ids: bool) -> list[str]:
    """In the order in which they are resolved, as soon as it is known."""
    by_id = {region["id"]: region for region in view["regions"]}
    lines = [texts.say("text-regions", {})]
    for id in view["region_order"] or by_id:
        lines += _region(texts, content, view, by_id[id], ids)
    return lines


def _region(texts: Texts, content: Content, view: dict[str, Any], region: dict[str, Any], ids: bool) -> list[str]:
    facts = _token_facts(texts, content, region)
    if region["status"] == "open" and not facts:
        facts.append(texts.say("text-in-play", {}))
    if region["status"] == "closed":
        facts.append(texts.say("text-closed", {"locked": region["locked"]}))
    if region["charms"]:
        facts.append(texts.say("text-charms", {"charms": region["charms"], "moved": region["charms_moved"]}))
    if view["thorn"] == region["id"]:
        facts.append(texts.say("text-thorn", {}))
    if region["tower"]:
        facts.append(texts.say("text-tower", {}))
    if region["nightmares"]:
        facts.append(texts.say("text-nightmares", {"count": region["nightmares"]}))
    if region["nations"]:
        facts.append(texts.say("text-nations", {"count": region["nations"], "needed": region["needed"]}))
    facts.append(texts.say("text-neighbours", {"regions": _neighbours(content, view, region["id"])}))
    name = texts.name("region", region["id"])
    called = f"{name} ({region['id']})" if ids else name
    lines = [indented(texts, 1, "text-region", {"land": called, "facts": "; ".join(facts)})]
    lines += [indented(texts, 2, "count-place", place) for place in region["places"]]
    counted = {place["seat"] for place in region["places"]}
    for seat, pieces in enumerate(region["pieces"]):
        if pieces["held"] and seat not in counted:
            lines.append(indented(texts, 2, "count-held", {"seat": seat, "held": pieces["held"]}))
    return lines


def _neighbours(content: Content, view: dict[str, Any], region: str) -> list[str]:
    """Those that take part, as soon as that is known."""
    near = [content.region_ids[other] for other in content.neighbours[content.region_index[region]]]
    return [id for id in near if not view["region_order"] or id in view["region_order"]]


def _token_facts(texts: Texts, content: Content, region: dict[str, Any]) -> list[str]:
    token = next((token for token in content.tokens if token.id == region["token"]), None)
    if token is None:
        return []
    offered: dict[str, int] = dict(zip(RESOURCES, token.resources, strict=True))
    return [texts.say("text-token", {"number": token.number, "points": _figures(token.points), **offered})]


def _figures(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


TABLE_TEXT: Final = TableText(table_lines, brief_lines, explained=("character", "ability", "action", "unit", "tile"))
