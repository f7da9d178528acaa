"""What an empty place beside the map is called.

A column and a row mean nothing to anybody, and the names of tiles stand nowhere on the board: a place is called by the
territories around it, and by where it lies as seen from each.
"""

from __future__ import annotations

import math
from typing import Any, Final

from longhall.games.northgard.map import Gap, Geography, coordinates

SIDES: Final = ("n", "e", "s", "w")
COMPASS: Final = ("e", "se", "s", "sw", "w", "nw", "n", "ne")
IN_A_GAP: Final = "gap"
MIDDLE: Final = "middle"


def place_words(geo: Geography, place: int) -> dict[str, Any]:
    """Parameters of the message ``place-beside``: the direction ``around`` each territory. Places that would be called
    alike also have a direction among themselves, ``which``, and a number, ``nth``, where even that is the same."""
    if not geo.place_words:
        geo.place_words = _all_words(geo)
    return geo.place_words[place]


def _all_words(geo: Geography) -> dict[int, dict[str, Any]]:
    places = sorted(geo.gap_order, key=_reading_order)
    around = {place: _around(geo, geo.gaps[place]) for place in places}
    words: dict[int, dict[str, Any]] = {place: {"around": around[place]} for place in places}
    for place in places:
        alike = [other for other in places if around[other] == around[place]]
        if len(alike) > 1:
            words[place]["which"] = _direction_among(alike, place)
    for group in _same(places, words):
        for number, place in enumerate(group, start=1):
            words[place]["nth"] = number
    return words


def _reading_order(place: int) -> tuple[int, int]:
    x, y = coordinates(place)
    return y, x


def _around(geo: Geography, gap: Gap) -> dict[str, str]:
    sides: dict[str, list[int]] = {}
    for side, region in enumerate(gap.neighbours):
        if region >= 0:
            sides.setdefault(geo.names[geo.root[region]], []).append(side)
    return {territory: direction_from(across) for territory, across in sides.items()}


def direction_from(across: list[int]) -> str:
    """Where a place lies as seen from the territory across some of its sides."""
    opposite = [SIDES[(side + 2) % 4] for side in across]
    if len(across) == 1:
        return opposite[0]
    if len(across) > 2 or (across[0] + across[1]) % 2 == 0:
        return IN_A_GAP
    return "".join(opposite) if across[0] % 2 == 0 else "".join(reversed(opposite))


def _direction_among(places: list[int], place: int) -> str:
    x, y = coordinates(place)
    found = [coordinates(other) for other in places]
    dx = x - sum(column for column, _ in found) / len(found)
    dy = y - sum(row for _, row in found) / len(found)
    if abs(dx) < 0.5 and abs(dy) < 0.5:
        return MIDDLE
    return COMPASS[math.floor(math.atan2(dy, dx) / (math.pi / 4) + 0.5) % 8]


def _same(places: list[int], words: dict[int, dict[str, Any]]) -> list[list[int]]:
    """Groups of places that have the same words so far."""
    groups: list[list[int]] = []
    for place in places:
        for group in groups:
            if words[group[0]] == words[place]:
                group.append(place)
                break
        else:
            groups.append([place])
    return [group for group in groups if len(group) > 1]
