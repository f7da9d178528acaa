"""The land: placed tiles, the territories they form, and where a tile may go. [NG-MAP, NG-EXPLORE-02..06]

A ``Geography`` is made anew by every placement and never changes, so clones of a match share it. Regions are numbered
``4 * placement + region of the tile``; a territory goes by its lowest region, so it keeps its number as it grows.
"""

from __future__ import annotations

from typing import Any, Final

from longhall.games.northgard.content import Content, Tile

REGULAR: Final = 1  # moves a border costs [NG-MOVE-04]
ROUGH: Final = 2

NO_SYMBOLS: Final = (0, 0, 0)

_CENTRE: Final = 64
_COLUMN: Final = 128
_STEP: Final = [-1, _COLUMN, 1, -_COLUMN]  # from a place to its neighbour across side N, E, S, W


def place_at(x: int, y: int) -> int:
    """One number for a place of the map; x runs east, y south."""
    return (x + _CENTRE) * _COLUMN + y + _CENTRE


def coordinates(place: int) -> tuple[int, int]:
    return place // _COLUMN - _CENTRE, place % _COLUMN - _CENTRE


class Gap:
    """An empty place beside the map: what lies across its sides and what its corners ask of a tile."""

    def __init__(self, place: int, neighbours: list[int], need: int, forbid: int) -> None:
        self.place = place
        self.neighbours = neighbours  # region across each side, -1 where nothing lies
        self.need = need  # corners where a border waits to be continued
        self.forbid = forbid  # corners where a border would come to a dead end

    def copy(self) -> Gap:
        return Gap(self.place, self.neighbours.copy(), self.need, self.forbid)

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
        self.borders: list[tuple[int, int]] = []  # regions on both sides of a printed border
        self.beside: list[list[int]] = []  # region -> region across a border of its tile, moves, region, moves, …
        self.sides: list[list[int]] = []  # placement -> region at each side as the tile lies
        self.ends: list[int] = []  # placement -> bit k set when a border ends at corner k as the tile lies
        self.near: list[list[int]] = []  # territory -> adjacent territories, rising [NG-MAP-04]
        self.cost: list[list[int]] = []  # parallel to near: REGULAR or ROUGH
        self.gaps: dict[int, Gap] = {}
        self.gap_order: list[int] = []  # places of the gaps, rising
        self.seen: dict[int, tuple[list[int], Any]] = {}  # territory -> how it was seen last: see the view
        self.place_words: dict[int, dict[str, Any]] = {}  # place of a gap -> what it is called, made when asked for

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

    def extended(self, tile_index: int, place: int, rotation: int) -> Geography:
        """The map with one tile more."""
        new = self._copy()
        placement = len(new.placements)
        new.placements.append((tile_index, place, rotation))
        new.at[place] = placement
        tile = self.content.tiles[tile_index]
        new.sides.append([4 * placement + region for region in tile.turned[rotation]])
        new.ends.append(tile.ends[rotation])
        new._add_regions(placement, tile)
        joined = new._join_sides(placement, place)
        new._find_neighbours(placement, joined)
        new._mend_gaps(placement, place)
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
        new.beside = self.beside.copy()
        new.sides = self.sides.copy()
        new.ends = self.ends.copy()
        new.near = self.near.copy()
        new.cost = self.cost.copy()
        new.gaps = self.gaps.copy()
        return new

    def _add_regions(self, placement: int, tile: Tile) -> None:
        """Every tile has four numbers, of which the last may be without a region."""
        base = 4 * placement
        count = len(tile.regions)
        for local in range(4):
            region = base + local
            exists = local < count
            self.root.append(region if exists else -1)
            self.names.append(tile.regions[local] if exists else "")
            self.members.append([region] if exists else [])
            self.size.append(1 if exists else 0)
            self.open_sides.append(0)
            self.symbols.append(tile.symbols[local] if exists else NO_SYMBOLS)
            self.lairs.append(tile.lairs[local] if exists else 0)
            self.slots.append([])
            self.beside.append([])
            self.near.append([])
            self.cost.append([])
            if exists:
                self.territories.append(region)
        for local, kind in tile.slots:
            self.slots[base + local].append(len(self.slot_kind))
            self.slot_kind.append(kind)
            self.slot_region.append(base + local)
        for a, b, rough in tile.borders:
            moves = ROUGH if rough else REGULAR
            self.borders.append((base + a, base + b))
            self.beside[base + a] += (base + b, moves)
            self.beside[base + b] += (base + a, moves)

    def _join_sides(self, placement: int, place: int) -> list[int]:
        """Join what now touches; returns the territories that are part of another now."""
        joined: list[int] = []
        for side, mine in enumerate(self.sides[placement]):
            other = self.at.get(place + _STEP[side], -1)
            if other < 0:
                self.open_sides[self.root[mine]] += 1
                continue
            theirs = self.sides[other][side ^ 2]
            self.open_sides[self.root[theirs]] -= 1
            if self.root[mine] != self.root[theirs]:
                joined.append(self._join(self.root[mine], self.root[theirs]))
        return joined

    def _join(self, a: int, b: int) -> int:
        """Make one of two territories; returns the number that is no longer one."""
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
        return drop

    def _find_neighbours(self, placement: int, joined: list[int]) -> None:
        """The territories of a new tile have new neighbours, and those beside a territory that was joined to another
        know it by a new number; all the others have the neighbours they had."""
        changed = {self.root[region] for region in self.sides[placement]}
        for territory in joined:
            changed.update([self.root[other] for other in self.near[territory]])
            self.near[territory] = []
            self.cost[territory] = []
        for territory in changed:
            self._look_around(territory)

    def _look_around(self, territory: int) -> None:
        root = self.root
        found: dict[int, int] = {}
        for region in self.members[territory]:
            beside = self.beside[region]
            for i in range(0, len(beside), 2):
                other = root[beside[i]]
                if other != territory and found.get(other, ROUGH) == ROUGH:
                    found[other] = beside[i + 1]
        near = sorted(found)
        self.near[territory] = near
        self.cost[territory] = [found[other] for other in near]

    def _mend_gaps(self, placement: int, placed: int) -> None:
        """A gap is gone, those around it see something new, and empty places beside the tile have become gaps."""
        self.gaps.pop(placed, None)
        for side in range(4):
            beside = placed + _STEP[side]
            known = self.gaps.get(beside)
            if known is not None or beside not in self.at:
                facing = side ^ 2  # the side of the gap that the tile lies across
                gap = known.copy() if known is not None else Gap(beside, [-1, -1, -1, -1], 0, 0)
                gap.neighbours[facing] = self.sides[placement][side]
                self._ask_of_corner(gap, facing)
                self._ask_of_corner(gap, (facing + 3) & 3)
                self.gaps[beside] = gap
            across_corner = self.gaps.get(beside + _STEP[(side + 1) & 3])
            if across_corner is not None:
                gap = across_corner.copy()
                self._ask_of_corner(gap, side ^ 2)
                self.gaps[gap.place] = gap
        self.gap_order = sorted(self.gaps)

    def _ask_of_corner(self, gap: Gap, corner: int) -> None:
        """Note what a corner of a gap asks of a tile, once three tiles lie around it; until then it stays pending.
        [NG-AMB-05]"""
        after = (corner + 1) & 3
        here, there = gap.neighbours[corner], gap.neighbours[after]
        if here < 0 or there < 0:
            return
        diagonal = self.at.get(gap.place + _STEP[corner] + _STEP[after], -1)
        if diagonal < 0:
            return
        ends = self._border_end(here >> 2, after)
        ends += self._border_end(diagonal, corner ^ 2)
        ends += self._border_end(there >> 2, (corner + 3) & 3)
        if ends == 1:
            gap.need |= 1 << corner
        elif ends == 0:
            gap.forbid |= 1 << corner

    def _border_end(self, placement: int, corner: int) -> int:
        return self.ends[placement] >> corner & 1


def borders_separate(geography: Geography) -> bool:
    """The stricter reading of an interrupted border: every border parts two different territories. [NG-AMB-05]"""
    root = geography.root
    return all(root[a] != root[b] for a, b in geography.borders)
