"""Icaion's table in words, from a view: short lines, one thing each, so that it can be listened to."""

from __future__ import annotations

from typing import Any, Final

from longhall.games.icaion.content import COLOURS, Content, Node
from longhall.games.icaion.game import Icaion
from longhall.kernel.game import Game
from longhall.table_text import TableText, indented, thing_text
from longhall.text import Texts


def table_lines(texts: Texts, game: Game, view: dict[str, Any], *, ids: bool = True) -> list[str]:
    assert isinstance(game, Icaion)
    content = game.content
    lines = [*_time(texts, content, view), texts.say("text-players", {})]
    for seat in view["order"]:
        player = view["players"][seat]
        lines += _player(texts, player, seat == view["seat"])
        if seat == view["seat"]:
            lines += _explained(texts, content, player, ids)
    lines += _supplies(texts, content, view)
    lines += _piles(texts, content, view)
    lines.append(texts.say("text-regions", {"saturation": view["saturation"]}))
    lines += [_region(texts, content, region, ids) for region in view["regions"]]
    if not view["round"]:  # what never changes is told before the first round only
        lines.append(texts.say("text-nodes", {}))
        lines += [_node(texts, content, node, ids) for node in content.nodes]
    return lines


def brief_lines(texts: Texts, game: Game, view: dict[str, Any], *, ids: bool = True) -> list[str]:
    """One's own cards and Machines, and the Regions around one's own Seeker."""
    assert isinstance(game, Icaion)
    lines: list[str] = []
    for player in view["players"]:
        if player["seat"] == view["seat"]:
            lines += _player(texts, player, True)
            lines += _surroundings(texts, game.content, view, player["node"], ids)
    return lines


def _surroundings(texts: Texts, content: Content, view: dict[str, Any], node: str | None, ids: bool) -> list[str]:
    if node is None:
        return []
    place = content.nodes[content.node_index[node]]
    near = [content.nodes[other].id for other in place.near]
    lines = [texts.say("text-around", {"node": node, "nodes": near})]
    return lines + [_region(texts, content, view["regions"][region], ids) for region in place.regions]


# -- the Year ---------------------------------------------------------------------------------------------------------


def _time(texts: Texts, content: Content, view: dict[str, Any]) -> list[str]:
    lines = [
        texts.say("text-time", {"year": view["year"], "round": view["round"], "last": view["last_round"]}),
        texts.say("text-order", {"seats": view["order"]}),
    ]
    if view["event_track"]:
        lines.append(texts.say("text-events", {"events": view["event_track"]}))
    if view["event_deck"]:
        lines.append(_next_round(texts, content, view))
    if view["next_event"] is not None:
        lines.append(texts.say("text-next-event", {"event": view["next_event"]}))
    if view["colossus"] is not None:
        lines.append(_colossus(texts, content, view))
    later = [card for card in view["colossus_cards"] if card is not None]
    if later:
        lines.append(texts.say("text-colossus-cards", {"events": later}))
    return lines


def _next_round(texts: Texts, content: Content, view: dict[str, Any]) -> str:
    """What the next card of the Event Deck will do, as far as the track shows it."""
    track = next(players.track for players in content.players if players.seats == view["seats"])
    space = track[min(len(view["event_track"]), len(track) - 1)]
    params = {"deck": view["event_deck"], "qoam": space.qoam, "parasite": space.parasite, "arrows": space.arrows}
    return texts.say("text-next-round", params)


def _colossus(texts: Texts, content: Content, view: dict[str, Any]) -> str:
    crater = next(crater for crater in content.craters if crater.id == view["colossus"])
    regions = [content.regions[region].id for region in crater.regions]
    params = {"crater": crater.id, "regions": regions, "count": view["colossus_shards"]}
    return texts.say("text-colossus", params)


def _supplies(texts: Texts, content: Content, view: dict[str, Any]) -> list[str]:
    lines = [
        texts.say("text-curios", {"deck": view["curio_deck"], "cards": view["curio_discards"]}),
        texts.say("text-shards", {"supply": view["shard_supply"], "removed": sum(view["shards_removed"].values())}),
    ]
    if view["open_wonders"]:
        lines.append(texts.say("text-open-wonders", {}))
    for wonder in content.wonders:
        if wonder.id in view["open_wonders"]:
            params = {"wonder": wonder.id, "cost": wonder.cost, "text": thing_text(texts, "wonder", wonder.id)}
            lines.append(indented(texts, 1, "text-open-wonder", params))
    return lines


def _piles(texts: Texts, content: Content, view: dict[str, Any]) -> list[str]:
    each = {kind.id: kind.points for kind in content.kinds}
    lines = [texts.say("text-piles", {})]
    for pile in view["piles"]:
        if pile["year"] is not None:
            worth = [texts.say("text-worth", {"seat": seat, "points": n}) for seat, n in enumerate(pile["worth"])]
            params = {name: pile[name] for name in ("colour", "year", "side", "kind")}
            lines.append(indented(texts, 1, "text-pile", {**params, "each": each[pile["kind"]], "values": worth}))
    return lines


# -- a player ---------------------------------------------------------------------------------------------------------


def _player(texts: Texts, player: dict[str, Any], mine: bool) -> list[str]:
    params = {name: player[name] for name in ("seat", "reputation", "projected", "charged")}
    lines = [indented(texts, 1, "text-player", {**params, "mine": mine})]
    lines += _character(texts, player)
    if player["hand_limit"] is not None:
        lines += _cards(texts, player)
    cages = [texts.say("text-cage", {"cage": number, **cage}) for number, cage in enumerate(player["cages"], start=1)]
    lines.append(indented(texts, 2, "text-cages", {"items": "; ".join(cages)}))
    abilities = {"strength": player["strength"], "free": player["free_nodes"], "extra": player["nodes_per_blue"]}
    lines.append(indented(texts, 2, "text-abilities", abilities))
    rows = [texts.say("text-row", {"row": row, "machines": left}) for row, left in player["rows"].items() if left]
    if rows:
        lines.append(indented(texts, 2, "text-rows", {"items": "; ".join(rows)}))
    return lines + _collected(texts, player)


def _explained(texts: Texts, content: Content, player: dict[str, Any], ids: bool) -> list[str]:
    """What one's own Seeker, Gear and cards do; in one's own turn their names are enough."""
    lines: list[str] = []
    for kind in ("seeker", "gear"):
        if player[kind] is not None:
            params = {"name": texts.name(kind, player[kind]), "text": thing_text(texts, kind, player[kind])}
            lines.append(indented(texts, 2, "text-power", params))
    for card in dict.fromkeys(player["hand"] + player["upgrades"]):
        cost = content.curios[content.curio_index[card]].cost
        text = thing_text(texts, "card", card)
        lines.append(
            indented(texts, 2, "text-card", {"called": _called(texts, "card", card, ids), "green": cost, "text": text})
        )
    return lines


def _character(texts: Texts, player: dict[str, Any]) -> list[str]:
    """During a draft some of it is still to come."""
    facts = [
        texts.say(f"text-{name}", {name: player[name]})
        for name in ("seeker", "gear", "node")
        if player[name] is not None
    ]
    facts += [texts.say(f"text-{name}", {}) for name in ("lying", "armor") if player[name]]
    return ["    " + "; ".join(facts)] if facts else []


def _cards(texts: Texts, player: dict[str, Any]) -> list[str]:
    hand, upgrades = player["hand"], player["upgrades"]
    lines: list[str] = []
    if isinstance(hand, list):
        lines.append(indented(texts, 2, "text-hand", {"cards": hand, "limit": player["hand_limit"]}))
    else:
        lines.append(indented(texts, 2, "text-hand-size", {"count": hand, "limit": player["hand_limit"]}))
    lines.append(indented(texts, 2, "text-upgrades", {"cards": upgrades, "limit": player["upgrade_limit"]}))
    return lines


def _collected(texts: Texts, player: dict[str, Any]) -> list[str]:
    facts = [
        texts.say(f"text-{name}", {"count": player[name]})
        for name in ("parasites", "eliminated", "destroyed")
        if player[name]
    ]
    if player["shards"]:
        values = player["shard_values"].items()
        shards = [texts.say("text-shard", {"value": value, "count": n}) for value, n in values if n]
        facts.append(texts.say("text-own-shards", {"count": player["shards"], "values": shards}))
    if player["slot"] is not None:
        facts.append(texts.say("text-slot", {"apparatus": player["slot"]}))
    installed = [tile for tile in player["installed"] if tile is not None]
    if installed:
        facts.append(
            texts.say("text-installed", {"apparatuses": [texts.name("apparatus", tile) for tile in installed]})
        )
    if player["doubled"]:
        doubled = [texts.name("apparatus", tile) for tile in player["doubled"]]
        facts.append(texts.say("text-doubled", {"apparatuses": doubled}))
    if player["wonders"]:
        facts.append(texts.say("text-own-wonders", {"wonders": player["wonders"]}))
    return ["    " + "; ".join(facts)] if facts else []


# -- the board --------------------------------------------------------------------------------------------------------


def _region(texts: Texts, content: Content, region: dict[str, Any], ids: bool) -> str:
    colour = COLOURS[content.regions[content.region_index[region["region"]]].type]
    facts = [texts.say("text-qoam", {colour: region["qoam"]})]
    if region["parasites"]:
        message = "text-blocking" if region["blocked"] and region["machines"] else "text-parasites"
        facts.append(texts.say(message, {"count": region["parasites"]}))
    for machine in region["machines"]:
        message = "text-neutral-machine" if machine["owner"] == "neutral" else "text-machine"
        facts.append(texts.say(message, machine))
    if region["wonder"] is not None:
        facts.append(texts.say("text-wonder", region["wonder"]))
    return f"  {_called(texts, 'region', region['region'], ids)}: {'; '.join(facts)}"


def _node(texts: Texts, content: Content, node: Node, ids: bool) -> str:
    regions = texts.say("text-at", {"regions": [content.regions[region].id for region in node.regions]})
    near = texts.say("text-near", {"ids": ", ".join(content.nodes[other].id for other in node.near)})
    return f"  {_called(texts, 'node', node.id, ids)}: {regions}; {near}"


def _called(texts: Texts, kind: str, id: str, ids: bool) -> str:
    """Its name, and the id by which it is chosen."""
    return f"{texts.name(kind, id)} ({id})" if ids else texts.name(kind, id)


TABLE_TEXT: Final = TableText(table_lines, brief_lines, explained=("card", "seeker", "gear", "wonder", "event"))
