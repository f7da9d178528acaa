"""The land of Northgard as a seat sees it: where tiles lie, and every territory in the row of the region it goes by."""

from __future__ import annotations

from typing import Final

from longhall.envs.core.encoding import relative
from longhall.games.northgard.content import Content
from longhall.games.northgard.map import ROUGH, Geography, coordinates
from longhall.games.northgard.state import NOBODY, NorthgardState

PLACE_SHIFT: Final = 64  # of coordinates, which are negative west and north of the start tile
TERRITORY_NUMBERS: Final = 31
BUILT: Final = 11  # in a territory's row: buildings by type, then free slots by kind, then tokens
FREE_SLOTS: Final = BUILT + 8
TOKENS: Final = FREE_SLOTS + 3
NOTHING_BUILT: Final = [0] * (8 + 3 + 3)
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
        self.no_rows = [bytes(TERRITORY_NUMBERS)] * self.rows

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

    def territories(self, s: NorthgardState, seat: int) -> bytes:
        """A row for each territory there is; all the other rows are the same zeros."""
        geo = s.geo
        rows = self.no_rows.copy()
        turned = self.relative[seat]
        for territory in geo.territories:
            food, wood, lore = geo.symbols[territory]
            found = [
                1,
                geo.size[territory],
                geo.open_sides[territory],
                food,
                wood,
                lore,
                geo.lairs[territory],
                turned[s.owner[territory]],
                s.units[territory],
                turned[s.raider[territory]],
                s.raiders[territory],
                *NOTHING_BUILT,
            ]
            for slot in geo.slots[territory]:
                building = s.built[slot]
                found[BUILT + building if building >= 0 else FREE_SLOTS + geo.slot_kind[slot]] += 1
            self._tokens(s, territory, found)
            found += self._around(s, seat, territory)
            rows[self.row(geo, territory) - 1] = bytes(found)
        return b"".join(rows)

    def _tokens(self, s: NorthgardState, territory: int, found: list[int]) -> None:
        """Buildings without a slot, and what stands or lies there."""
        extra = s.extra_buildings
        for i in range(0, len(extra), 2):
            if s.geo.root[extra[i]] == territory:
                found[BUILT + extra[i + 1]] += 1
        if s.scorched == territory:
            found[TOKENS] = 1
        if s.kaija == territory:
            found[TOKENS + 1] = 1
        for at in s.creature_at:
            if at == territory:
                found[TOKENS + 2] += 1

    def _around(self, s: NorthgardState, seat: int, territory: int) -> list[int]:
        cost = s.geo.cost[territory]
        near = s.geo.near[territory]
        rough = own = others = neutral = strongest = 0
        for i, other in enumerate(near):
            owner, units = s.owner[other], s.units[other]
            if cost[i] == ROUGH:
                rough += 1
            if owner == seat:
                own += units
            elif owner == NOBODY:
                neutral += 1
            else:
                others += units
                strongest = max(strongest, units)
        return [len(near), rough, own, others, neutral, strongest]
