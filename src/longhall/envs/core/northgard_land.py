"""The land of Northgard as a seat sees it: where tiles lie, and every territory in the row of the region it goes by."""

from __future__ import annotations

from typing import Final

from longhall.envs.core.encoding import capped, relative
from longhall.games.northgard.content import Content
from longhall.games.northgard.map import ROUGH, Geography, coordinates
from longhall.games.northgard.state import NOBODY, OFF_MAP, NorthgardState

PLACE_SHIFT: Final = 64  # of coordinates, which are negative west and north of the start tile
TERRITORY_NUMBERS: Final = 31
TERRITORY_MEANING: Final = (
    "by region of the pack, filled where a territory goes by it: 1; tiles; open sides; food, wood, lore shown; lairs; "
    "owner from 1 (the viewer), units; raider, raiders; buildings of the eight types; free slots small, stone, large; "
    "Scorched Earth; Kaija; creatures; neighbours, those over rough ground; units of the viewer in neighbours, of "
    "others; neighbours that are neutral; strongest other neighbour's units"
)


class Land:
    """How its slices are read."""

    def __init__(self, content: Content, seats: int) -> None:
        self.content = content
        self.relative = relative(seats)
        self.first: list[int] = []  # by tile: the row of its first region
        self.rows = 0
        for tile in content.tiles:
            self.first.append(self.rows)
            self.rows += len(tile.regions)

    def row(self, geo: Geography, region: int) -> int:
        """The row of a region, from 1; 0 for what is off the map."""
        if region < 0 or region >> 2 >= len(geo.placements):
            return 0
        return self.first[geo.placements[region >> 2][0]] + (region & 3) + 1

    def tiles(self, s: NorthgardState, seat: int) -> list[int]:
        found = [0] * (3 * len(self.content.tiles))
        for tile, place, rotation in s.geo.placements:
            x, y = coordinates(place)
            found[3 * tile] = rotation + 1
            found[3 * tile + 1] = x + PLACE_SHIFT
            found[3 * tile + 2] = y + PLACE_SHIFT
        return found

    def part_of(self, s: NorthgardState, seat: int) -> list[int]:
        """By region: the row of the territory it is part of."""
        geo = s.geo
        found = [0] * self.rows
        for number, (tile, _, _) in enumerate(geo.placements):
            for local in range(len(self.content.tiles[tile].regions)):
                found[self.first[tile] + local] = self.row(geo, geo.root[4 * number + local])
        return found

    def territories(self, s: NorthgardState, seat: int) -> list[int]:
        geo = s.geo
        found = [0] * (TERRITORY_NUMBERS * self.rows)
        turned = self.relative[seat]
        extra = self._without_slot(s)
        for territory in geo.territories:
            at = TERRITORY_NUMBERS * (self.row(geo, territory) - 1)
            food, wood, lore = geo.symbols[territory]
            found[at] = 1
            found[at + 1] = geo.size[territory]
            found[at + 2] = geo.open_sides[territory]
            found[at + 3] = food
            found[at + 4] = wood
            found[at + 5] = lore
            found[at + 6] = geo.lairs[territory]
            found[at + 7] = turned[s.owner[territory]]
            found[at + 8] = s.units[territory]
            found[at + 9] = turned[s.raider[territory]]
            found[at + 10] = s.raiders[territory]
            for slot in geo.slots[territory]:
                building = s.built[slot]
                found[at + (11 + building if building >= 0 else 19 + geo.slot_kind[slot])] += 1
            self._look_around(s, seat, territory, found, at + 25)
        for i in range(0, len(extra), 2):
            found[TERRITORY_NUMBERS * (self.row(geo, extra[i]) - 1) + 11 + extra[i + 1]] += 1
        self._tokens(s, found)
        return found

    def _without_slot(self, s: NorthgardState) -> list[int]:
        """Territory, building, territory, building, …"""
        found = s.extra_buildings.copy()
        for i in range(0, len(found), 2):
            found[i] = s.geo.root[found[i]]
        return found

    def _look_around(self, s: NorthgardState, seat: int, territory: int, found: list[int], at: int) -> None:
        geo = s.geo
        cost = geo.cost[territory]
        strongest = 0
        for i, other in enumerate(geo.near[territory]):
            owner, units = s.owner[other], s.units[other]
            found[at] += 1
            if cost[i] == ROUGH:
                found[at + 1] += 1
            if owner == seat:
                found[at + 2] += units
            elif owner == NOBODY:
                found[at + 4] += 1
            else:
                found[at + 3] = capped(found[at + 3] + units)
                strongest = max(strongest, units)
        found[at + 5] = strongest

    def _tokens(self, s: NorthgardState, found: list[int]) -> None:
        if s.scorched != OFF_MAP:
            found[TERRITORY_NUMBERS * (self.row(s.geo, s.scorched) - 1) + 22] = 1
        if s.kaija != OFF_MAP:
            found[TERRITORY_NUMBERS * (self.row(s.geo, s.kaija) - 1) + 23] = 1
        for territory in s.creature_at:
            found[TERRITORY_NUMBERS * (self.row(s.geo, territory) - 1) + 24] += 1
