"""A plan of a game's board as SVG, without a word in it, so that it looks the same where no fonts are installed.

Every seat has a colour and a shape; how many pieces there are is shown by as many of them.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, radians, sin
from typing import Any, Final

from longhall.kernel.errors import UnknownGame
from longhall.kernel.match import Match

COLOURS: Final = ("#c0392b", "#7d3c98", "#d4ac0d", "#2471a3", "#1e8449", "#5d6d7e")  # the sixth: nobody's
SHAPES: Final = (0, 4, 3, 6, 5, 4)  # corners; 0: a circle
LAND: Final = {"blue": "#aed6f1", "brown": "#d7ccc8", "green": "#c8e6c9", "grey": "#d5dbdb", "pink": "#f8bbd0"}
INK: Final = "#22303c"
PAPER: Final = "#fbf7ee"
PIECE: Final = 2.2
ROW: Final = 6  # pieces beside each other


def board_svg(match: Match) -> str:
    draw = BOARDS.get(match.game.name)
    if draw is None:
        raise UnknownGame(f"there is no plan of {match.game.name}'s board")
    parts, (left, top, size) = draw(match.view(None), dict(match.game.components()))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {size} {size}">'
    return "".join(
        [head, f'<rect x="{left}" y="{top}" width="{size}" height="{size}" fill="{PAPER}"/>', *parts, "</svg>"]
    )


def piece(seat: int, x: float, y: float, size: float = PIECE) -> str:
    """``seat`` 5: nobody's."""
    colour, corners = COLOURS[seat], SHAPES[seat]
    if corners == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" fill="{colour}" stroke="{INK}" stroke-width="0.3"/>'
    points = " ".join(
        f"{x + size * sin(2 * pi * i / corners):.1f},{y - size * cos(2 * pi * i / corners):.1f}" for i in range(corners)
    )
    return f'<polygon points="{points}" fill="{colour}" stroke="{INK}" stroke-width="0.3"/>'


def pieces(seat: int, count: int, x: float, y: float, size: float = PIECE) -> list[str]:
    """So many in rows, from the left."""
    step = 2.2 * size
    return [piece(seat, x + step * (i % ROW), y + step * (i // ROW), size) for i in range(count)]


def dots(count: int, x: float, y: float, colour: str) -> list[str]:
    return [
        f'<circle cx="{x + 2 * (i % ROW):.1f}" cy="{y + 2 * (i // ROW):.1f}" r="0.8" fill="{colour}"/>'
        for i in range(count)
    ]


Plan = tuple[list[str], tuple[float, float, float]]


def northgard(view: dict[str, Any], components: dict[str, Any]) -> Plan:
    """Tiles as they lie; each territory's units beside the middle of the tile its name is from."""
    tiles = {tile["id"]: tile for tile in components["tiles"]}
    at = {placed["tile"]: placed for placed in view["tiles"]}
    side = 30.0
    found: list[str] = []
    for name, placed in at.items():
        x, y = side * placed["x"], side * placed["y"]
        found.append(
            f'<rect x="{x}" y="{y}" width="{side}" height="{side}" fill="#e8e2cf" stroke="{INK}" stroke-width="0.6"/>'
        )
        regions = [region["id"] for region in tiles[name]["regions"]]
        for border in tiles[name]["borders"]:
            a, b = (_region_spot(x, y, side, regions, one) for one in border["between"])
            dash = ' stroke-dasharray="1 1"' if border["rough"] else ""
            found.append(
                f'<line x1="{a[0]:.1f}" y1="{a[1]:.1f}" x2="{b[0]:.1f}" y2="{b[1]:.1f}" stroke="#b8a98a" '
                f'stroke-width="0.5"{dash}/>'
            )
    for territory in view["territories"]:
        tile, _, letter = territory["id"].rpartition(".")
        placed = at[tile]
        regions = [region["id"] for region in tiles[tile]["regions"]]
        x, y = _region_spot(side * placed["x"], side * placed["y"], side, regions, letter)
        found.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="1" fill="none" stroke="{INK}" stroke-width="0.3"/>')
        if territory["owner"] is not None:
            found += pieces(territory["owner"], territory["units"], x - 5, y, 1.2)
        if territory["raider"] is not None:
            found += pieces(territory["raider"], territory["raiders"], x - 5, y + 5, 1.2)
        found += [
            f'<rect x="{x - 6 + 2.4 * i:.1f}" y="{y - 5:.1f}" width="2" height="2" fill="{INK}"/>'
            for i in range(len(territory["buildings"]))
        ]
    for creature in view["creatures"]:
        tile, _, letter = creature["territory"].rpartition(".")
        placed = at[tile]
        regions = [region["id"] for region in tiles[tile]["regions"]]
        x, y = _region_spot(side * placed["x"], side * placed["y"], side, regions, letter)
        found.append(piece(5, x + 4, y - 3, 2))
    return found, _frame(
        [side * placed["x"] for placed in at.values()], [side * placed["y"] for placed in at.values()], side
    )


def _region_spot(x: float, y: float, side: float, regions: list[str], letter: str) -> tuple[float, float]:
    """Where a region's pieces are drawn in its tile: around the middle, in the order of the pack."""
    if len(regions) == 1:
        return x + side / 2, y + side / 2
    angle = 2 * pi * regions.index(letter) / len(regions)
    return x + side / 2 + 8 * sin(angle), y + side / 2 - 8 * cos(angle)


def _frame(xs: list[float], ys: list[float], side: float) -> tuple[float, float, float]:
    """A square around everything."""
    left, top = min(xs) - 5, min(ys) - 5
    return left, top, max(max(xs) + side - left, max(ys) + side - top) + 5


def icegarden(view: dict[str, Any], components: dict[str, Any]) -> Plan:
    """Regions where the pack has them, joined where they border on each other."""
    step = 50.0
    spots = {region["id"]: (step * region["x"], step * region["y"]) for region in components["regions"]}
    found: list[str] = []
    for border in components["borders"]:
        a, b = (spots[one] for one in border["between"])
        found.append(f'<line x1="{a[0]}" y1="{a[1]}" x2="{b[0]}" y2="{b[1]}" stroke="#8e9aa6" stroke-width="1"/>')
    for region in view["regions"]:
        x, y = spots[region["id"]]
        fill = {"out": "#eeeeee", "open": "#d6eaf8", "closed": "#aab7b8"}[region["status"]]
        found.append(f'<circle cx="{x}" cy="{y}" r="20" fill="{fill}" stroke="{INK}" stroke-width="0.8"/>')
        for seat, there in enumerate(region["pieces"]):
            row = y - 11 + 7 * seat
            found += pieces(seat, there["markers"], x - 12, row, 1.3)
            units = [there["level_1"], there["level_2"], there["level_3"]]
            found += [
                piece(seat, x + 4 + 5 * level, row, 1.6 + 0.5 * level)
                for level, count in enumerate(units)
                for _ in range(min(count, 1))
            ]
        found += dots(region["nations"], x - 8, y + 18, INK)
        if view["vuko"]["region"] == region["id"]:
            found.append(piece(5, x, y - 22, 3))
    xs, ys = [x for x, _ in spots.values()], [y for _, y in spots.values()]
    return found, _frame([x - 25 for x in xs], [y - 25 for y in ys], 50)


def icaion(view: dict[str, Any], components: dict[str, Any]) -> Plan:
    """Nodes by angle and radius, Regions in the middle of their nodes, with Qoam, Parasites and Machines."""
    spots: dict[str, tuple[float, float]] = {}
    for place in (*components["nodes"], *components["craters"]):
        angle = radians(place["angle"])
        spots[place["id"]] = (place["radius"] * sin(angle), -place["radius"] * cos(angle))
    found = [f'<circle cx="0" cy="0" r="104" fill="#f0ead6" stroke="{INK}" stroke-width="0.8"/>']
    for node in components["nodes"]:
        x, y = spots[node["id"]]
        found += [
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{spots[other][0]:.1f}" y2="{spots[other][1]:.1f}" stroke="#b0a58c" '
            'stroke-width="0.6"/>'
            for other in node["near"]
            if node["id"] < other
        ]
    places = {region["id"]: region for region in components["regions"]}
    for region in view["regions"]:
        place = places[region["region"]]
        x = sum(spots[node][0] for node in place["nodes"]) / len(place["nodes"])
        y = sum(spots[node][1] for node in place["nodes"]) / len(place["nodes"])
        found.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{LAND[place["colour"]]}" stroke="{INK}" '
            'stroke-width="0.4"/>'
        )
        found += dots(region["qoam"], x - 6, y - 5, "#1b4f72")
        found += dots(region["parasites"], x - 6, y + 6, "#922b21")
        for i, machine in enumerate(region["machines"]):
            owner = 5 if machine["owner"] == "neutral" else machine["owner"]
            found.append(piece(owner, x - 5 + 5 * i, y + 2, 1.8))
    if view["colossus"] is not None:
        x, y = spots[view["colossus"]]
        found.append(f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8" fill="{INK}"/>')
    for player in view["players"]:
        if player["node"] is not None:
            x, y = spots[player["node"]]
            found.append(piece(player["seat"], x, y, 2.8))
    return found, (-112.0, -112.0, 224.0)


BOARDS: Final[dict[str, Callable[[dict[str, Any], dict[str, Any]], Plan]]] = {
    "northgard": northgard,
    "icegarden": icegarden,
    "icaion": icaion,
}
