"""The land: placed tiles, the territories they form, and where a tile may go. [NG-MAP, NG-EXPLORE-02..06]

A ``Geography`` is made anew by every placement and never changes, so clones of a match share it. Regions are numbered
``4 * placement + region of the tile``; a territory goes by its lowest region, so it keeps its number as it grows.
"""

from __future__ import annotations

from typing import Final

from longhall.games.northgard.content import Content, Tile

REGULAR: Final = 1  # moves a border costs [NG-MOVE-04]
ROUGH: Final = 2

_CENTRE: Final = 64
_COLUMN: Final = 128
_STEP: Final = (-1, _COLUMN, 1, -_COLUMN)  # from a place to its neighbour across side N, E, S, W


def place_at(x: int, y: int) -> int:
    """One number for a place of the map; x runs east, y south."""
    return (x + _CENTRE) * _COLUMN + y + _CENTRE


def coordinates(place: int) -> tuple[int, int]:
    return place // _COLUMN - _CENTRE, place % _COLUMN - _CENTRE


class Gap:
    """An empty place beside the map: what lies across its sides and what its corners ask of a tile."""

    def __init__(self, place: int, neighbours: tuple[int, int, int, int], need: int, forbid: int) -> None:
        self.place = place
        self.neighbours = neighbours  # region across each side, -1 where nothing lies
        self.need = need  # corners where a border waits to be continued
        self.forbid = forbid  # corners where a border would come to a dead end

    def takes(self, tile: Tile, rotation: int) -> bool:
        """No border is interrupted at a corner that this tile completes. [NG-EXPLORE-05]"""
        ends = tile.ends[rotation]
        return ends & self.need == self.need and ends & self.forbid == 0


class Geography:
    """The placed tiles and everything that follows from them. Lists by region are indexed by territory too."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.placements: list[tuple[int, int, int]] = []  # (tile, place, rotation)
        self.at: dict[int, int] = {}  # place -> placement
        self.root: list[int] = []  # region -> its territory; -1 for numbers without a region
        self.names: list[str] = []  # region -> stable name such as T05.b
        self.territories: list[int] = []
        self.members: list[list[int]] = []  # territory -> regions
        self.size: list[int] = []  # territory -> tiles it touches [NG-MAP-12]
        self.open_sides: list[int] = []  # territory -> sides facing an empty place [NG-MAP-06]
        self.symbols: list[tuple[int, int, int]] = []  # territory -> food, wood, lore on its tiles
        self.lairs: list[int] = []
        self.slots: list[list[int]] = []  # territory -> building slots
        self.slot_kind: list[int] = []
        self.slot_region: list[int] = []
        self.borders: list[tuple[int, int, int]] = []  # (region, region, moves)
        self.near: list[list[int]] = []  # territory -> adjacent territories, rising [NG-MAP-04]
        self.cost: list[list[int]] = []  # parallel to near: REGULAR or ROUGH
        self.gaps: dict[int, Gap] = {}
        self.gap_order: list[int] = []  # places of the gaps, rising

    def is_closed(self, territory: int) -> bool:
        """[NG-MAP-05]"""
        return self.open_sides[territory] == 0

    def border_cost(self, a: int, b: int) -> int:
        """Moves to cross from ``a`` to ``b``; 0 when they are not adjacent."""
        near = self.near[a]
        return self.cost[a][near.index(b)] if b in near else 0

    def territory_named(self, name: str) -> int:
        """The territory that holds the region ``name``; -1 when there is none."""
        return self.root[self.names.index(name)] if name in self.names else -1

    def side_region(self, placement: int, side: int) -> int:
        tile, _, rotation = self.placements[placement]
        return 4 * placement + self.content.tiles[tile].sides[(side - rotation) % 4]

    def extended(self, tile_index: int, place: int, rotation: int) -> Geography:
        """The map with one tile more."""
        new = self._copy()
        placement = len(new.placements)
        new.placements.append((tile_index, place, rotation))
        new.at[place] = placement
        new._add_regions(placement, self.content.tiles[tile_index])
        new._join_sides(placement, place)
        new._find_neighbours()
        new._mend_gaps(place)
        return new

    def _copy(self) -> Geography:
        new = Geography(self.content)
        new.placements = self.placements.copy()
        new.at = self.at.copy()
        new.root = self.root.copy()
        new.names = self.names.copy()
        new.territories = self.territories.copy()
        new.members = self.members.copy()
        new.size = self.size.copy()
        new.open_sides = self.open_sides.copy()
        new.symbols = self.symbols.copy()
        new.lairs = self.lairs.copy()
        new.slots = self.slots.copy()
        new.slot_kind = self.slot_kind.copy()
        new.slot_region = self.slot_region.copy()
        new.borders = self.borders.copy()
        new.gaps = self.gaps.copy()
        return new

    def _add_regions(self, placement: int, tile: Tile) -> None:
        base = 4 * placement
        for local in range(4):
            exists = local < len(tile.names)
            region = base + local
            self.root.append(region if exists else -1)
            self.names.append(f"{tile.id}.{tile.names[local]}" if exists else "")
            self.members.append([region] if exists else [])
            self.size.append(1 if exists else 0)
            self.open_sides.append(0)
            self.symbols.append(tile.symbols[local] if exists else (0, 0, 0))
            self.lairs.append(tile.lairs[local] if exists else 0)
            self.slots.append([])
            if exists:
                self.territories.append(region)
        for local, kind in tile.slots:
            self.slots[base + local].append(len(self.slot_kind))
            self.slot_kind.append(kind)
            self.slot_region.append(base + local)
        for a, b, rough in tile.borders:
            self.borders.append((base + a, base + b, ROUGH if rough else REGULAR))

    def _join_sides(self, placement: int, place: int) -> None:
        for side in range(4):
            mine = self.side_region(placement, side)
            other = self.at.get(place + _STEP[side], -1)
            if other < 0:
                self.open_sides[self.root[mine]] += 1
            else:
                theirs = self.side_region(other, (side + 2) % 4)
                self.open_sides[self.root[theirs]] -= 1
                self._join(self.root[mine], self.root[theirs])

    def _join(self, a: int, b: int) -> None:
        if a == b:
            return
        keep, drop = (a, b) if a < b else (b, a)
        members = sorted(self.members[keep] + self.members[drop])
        for region in self.members[drop]:
            self.root[region] = keep
        self.members[keep] = members
        self.members[drop] = []
        self.size[keep] = len({region >> 2 for region in members})
        self.open_sides[keep] += self.open_sides[drop]
        food, wood, lore = self.symbols[keep]
        more_food, more_wood, more_lore = self.symbols[drop]
        self.symbols[keep] = (food + more_food, wood + more_wood, lore + more_lore)
        self.lairs[keep] += self.lairs[drop]
        self.slots[keep] = sorted(self.slots[keep] + self.slots[drop])
        self.territories.remove(drop)

    def _find_neighbours(self) -> None:
        found: dict[int, dict[int, int]] = {}
        root = self.root
        for region_a, region_b, moves in self.borders:
            a = root[region_a]
            b = root[region_b]
            if a == b:
                continue
            beside_a = found.setdefault(a, {})
            if beside_a.get(b, ROUGH) == ROUGH:
                beside_a[b] = moves
                found.setdefault(b, {})[a] = moves
        self.near = [[] for _ in root]
        self.cost = [[] for _ in root]
        for territory, beside in found.items():
            near = sorted(beside)
            self.near[territory] = near
            self.cost[territory] = [beside[other] for other in near]

    def _mend_gaps(self, placed: int) -> None:
        self.gaps.pop(placed, None)
        for column in (-_COLUMN, 0, _COLUMN):
            for row in (-1, 0, 1):
                place = placed + column + row
                if place not in self.at:
                    gap = self._gap(place)
                    if gap is not None:
                        self.gaps[place] = gap
        self.gap_order = sorted(self.gaps)

    def _gap(self, place: int) -> Gap | None:
        across = [self.at.get(place + step, -1) for step in _STEP]
        if max(across) < 0:
            return None
        regions = [self.side_region(other, (side + 2) % 4) if other >= 0 else -1 for side, other in enumerate(across)]
        need = 0
        forbid = 0
        for corner in range(4):
            after = (corner + 1) % 4
            diagonal = self.at.get(place + _STEP[corner] + _STEP[after], -1)
            if across[corner] < 0 or across[after] < 0 or diagonal < 0:
                continue  # a corner with another empty place stays pending [NG-AMB-05]
            ends = (
                self._border_end(across[corner], after)
                + self._border_end(diagonal, (corner + 2) % 4)
                + self._border_end(across[after], (corner + 3) % 4)
            )
            if ends == 1:
                need |= 1 << corner
            elif ends == 0:
                forbid |= 1 << corner
        return Gap(place, (regions[0], regions[1], regions[2], regions[3]), need, forbid)

    def _border_end(self, placement: int, corner: int) -> int:
        tile, _, rotation = self.placements[placement]
        return self.content.tiles[tile].ends[rotation] >> corner & 1


def borders_separate(geography: Geography) -> bool:
    """The stricter reading of an interrupted border: every border parts two different territories. [NG-AMB-05]"""
    root = geography.root
    return all(root[a] != root[b] for a, b, _ in geography.borders)
