"""Where a tile may go, and what happens when it lies there. [NG-EXPLORE, NG-SETUP-13..16]"""

from __future__ import annotations

from typing import Any, Final

from longhall.games.northgard.changes import gain_fame, gain_resources
from longhall.games.northgard.content import BOAR, FOOD, LORE, RAVEN, STAG, WOOD, Tile
from longhall.games.northgard.events.placement import (
    TERRITORIES_JOINED,
    TERRITORY_CLOSED,
    TILE_PLACED,
    TerritoriesJoined,
)
from longhall.games.northgard.map import Gap, Geography, borders_separate, coordinates
from longhall.games.northgard.places import place_words
from longhall.games.northgard.queries import harvest_symbols, is_bear_blocked, lone_creatures, resource_symbols
from longhall.games.northgard.shapes import LaidTerritory, Preview
from longhall.games.northgard.state import (
    CREATURE,
    FAME_CLAN,
    FAME_EXPLORED,
    NOBODY,
    OFF_MAP,
    NorthgardState,
)
from longhall.kernel.frames import Option, Refusal

# what a placement must fulfil besides unbroken borders; a seat means: against an open edge that seat controls
ANYWHERE: Final = -1  # beside any tile, but not from beside a Brown Bear alone [NG-CREATURE-BEAR]
BESIDE_START: Final = -2  # beside a start tile, with an empty territory on the new tile [NG-SETUP-13]
WITH_EMPTY: Final = -3  # beside any tile, with an empty territory on the new tile [NG-SETUP-14]
NEW_LAND: Final = -4  # the same, and no creature there that shares with nobody [NG-ENDYEAR-04]


def legal_spots(s: NorthgardState, tile_index: int, need: int) -> list[int]:
    """Legal spots for a tile as ``4 * place + rotation``, rising."""
    geo = s.geo
    tile = s.content.tiles[tile_index]
    spots: list[int] = []
    for place in geo.gap_order:
        gap = geo.gaps[place]
        if _allowed_here(s, gap, need):
            spots += [4 * place + rotation for rotation in _fitting_rotations(s, gap, tile, need)]
    return spots


def has_spot(s: NorthgardState, tile_index: int, need: int) -> bool:
    geo = s.geo
    tile = s.content.tiles[tile_index]
    for place in geo.gap_order:
        gap = geo.gaps[place]
        if _allowed_here(s, gap, need) and _fitting_rotations(s, gap, tile, need):
            return True
    return False


def _fitting_rotations(s: NorthgardState, gap: Gap, tile: Tile, need: int) -> list[int]:
    """How a tile may be turned in a gap where it is allowed. What lies around is looked at once for all turns."""
    rotations = [rotation for rotation in tile.rotations if gap.takes(tile, rotation)]
    if not rotations:
        return rotations
    around = _owners_around(s, gap)
    if _are_rivals(around):
        rotations = [rotation for rotation in rotations if not _joins_rivals(s, gap, around, tile.turned[rotation])]
    if need <= BESIDE_START:
        taken = _taken_sides(around, need)
        if taken:
            outside = _is_joined_outside(s, gap)
            rotations = [
                rotation for rotation in rotations if _has_empty(s, gap, taken, outside, tile.turned[rotation])
            ]
    if s.rules.separation:
        rotations = [
            rotation for rotation in rotations if borders_separate(s.geo.extended(tile.index, gap.place, rotation))
        ]
    return rotations


def spot_refusal(s: NorthgardState, tile_index: int, spot: int, need: int) -> tuple[str, str] | None:
    """Why a tile may not lie on a gap of the map: (rule, message); None when it may."""
    gap = s.geo.gaps[spot // 4]
    tile = s.content.tiles[tile_index]
    rotation = spot % 4
    if not _allowed_here(s, gap, need):
        if need == ANYWHERE:
            return "NG-CREATURE-BEAR", "refusal-explore-bear"
        if need < 0:
            return "NG-SETUP-13", "refusal-beside-start"
        if any(region >= 0 and s.owner[s.geo.root[region]] == need for region in gap.neighbours):
            return "NG-CREATURE-BEAR", "refusal-explore-bear"
        return "NG-EXPLORE-02", "refusal-not-from-here"
    if not gap.takes(tile, rotation):
        return "NG-EXPLORE-05", "refusal-border-interrupted"
    if s.rules.separation and not borders_separate(s.geo.extended(tile_index, gap.place, rotation)):
        return "NG-EXPLORE-05", "refusal-border-interrupted"
    around = _owners_around(s, gap)
    if _joins_rivals(s, gap, around, tile.turned[rotation]):
        return "NG-EXPLORE-09", "refusal-joins-rivals"
    if need <= BESIDE_START:
        taken = _taken_sides(around, need)
        if not _has_empty(s, gap, taken, _is_joined_outside(s, gap), tile.turned[rotation]):
            return "NG-SETUP-13", "refusal-no-empty-territory"
    return None


def spot_refusals(s: NorthgardState, tile_index: int, need: int) -> list[Refusal]:
    """A refusal for every gap and rotation where the tile may not lie."""
    found: list[Refusal] = []
    for place in s.geo.gap_order:
        for rotation in s.content.tiles[tile_index].rotations:
            spot = 4 * place + rotation
            reason = spot_refusal(s, tile_index, spot, need)
            if reason is not None:
                found.append(Refusal(spot_key(spot), reason[0], reason[1], _spot_words(s, spot)))
    return found


def _allowed_here(s: NorthgardState, gap: Gap, need: int) -> bool:
    root = s.geo.root
    if need >= 0:
        owner = s.owner
        for region in gap.neighbours:
            if region >= 0 and owner[root[region]] == need and not is_bear_blocked(s, root[region]):
                return True
        return False
    if need == ANYWHERE and s.creature_at:
        return any(region >= 0 and not is_bear_blocked(s, root[region]) for region in gap.neighbours)
    if need == BESIDE_START:
        tiles = s.content.tiles
        placements = s.geo.placements
        kinds = _start_kinds(s)
        for region in gap.neighbours:  # noqa: SIM110  # a generator would cost more than the rest
            if region >= 0 and tiles[placements[region >> 2][0]].kind in kinds:
                return True
        return False
    return True


def _start_kinds(s: NorthgardState) -> tuple[str, ...]:
    """The five-player start tile is a start tile only with five players. [NG-SETUP-05]"""
    return ("start", "start5") if s.seats == 5 else ("start",)


def _owners_around(s: NorthgardState, gap: Gap) -> list[int]:
    """Who holds the land across each side: a seat, CREATURE for one that shares with nobody, or NOBODY."""
    root = s.geo.root
    around: list[int] = []
    for region in gap.neighbours:
        owner = NOBODY
        if region >= 0:
            territory = root[region]
            owner = s.owner[territory]
            if owner == NOBODY and s.creature_at and lone_creatures(s, territory):
                owner = CREATURE
        around.append(owner)
    return around


def _are_rivals(around: list[int]) -> bool:
    """Whether different owners lie around a gap, so that a tile could join them."""
    somebody = NOBODY
    for owner in around:
        if owner != NOBODY:
            if somebody not in (NOBODY, owner):
                return True
            somebody = owner
    return False


def _joins_rivals(s: NorthgardState, gap: Gap, around: list[int], sides: tuple[int, ...]) -> bool:
    """Whether units of different players, or units and a creature that does not share, would come into one territory.
    [NG-EXPLORE-09, NG-AMB-57]"""
    groups = _groups(s, gap, sides)
    for a in range(1, 4):
        if around[a] != NOBODY:
            for b in range(a):
                if groups[a] == groups[b] and around[b] not in (NOBODY, around[a]):
                    return True
    return False


def _taken_sides(around: list[int], need: int) -> int:
    """A bit for each side across which there are units that leave no territory they reach empty."""
    taken = 0
    for side, owner in enumerate(around):
        if owner >= 0 or (owner == CREATURE and need == NEW_LAND):
            taken |= 1 << side
    return taken


def _has_empty(s: NorthgardState, gap: Gap, taken: int, outside: bool, sides: tuple[int, ...]) -> bool:
    """Whether some territory of the new tile would be without units. ``outside``: as ``_is_joined_outside`` says."""
    groups = tuple(_groups(s, gap, sides)) if outside else sides
    full = 0
    for side in range(4):
        if taken >> side & 1:
            full |= 1 << groups[side]
    for group in groups:  # noqa: SIM110  # a generator would cost more than the rest
        if not full >> group & 1:
            return True
    return False


def _is_joined_outside(s: NorthgardState, gap: Gap) -> bool:
    """Whether the same territory lies across several sides."""
    root = s.geo.root
    for a in range(1, 4):
        here = gap.neighbours[a]
        if here >= 0:
            for b in range(a):
                there = gap.neighbours[b]
                if there >= 0 and root[here] == root[there]:
                    return True
    return False


def _groups(s: NorthgardState, gap: Gap, sides: tuple[int, ...]) -> list[int]:
    """Sides of the new tile that would belong to one territory get one number, the lowest of them: joined by the tile's
    own region or around the outside."""
    root = s.geo.root
    neighbours = gap.neighbours
    groups = [0, 1, 2, 3]
    for a in range(1, 4):
        across = neighbours[a]
        for b in range(a):
            if sides[a] == sides[b] or (across >= 0 and neighbours[b] >= 0 and root[across] == root[neighbours[b]]):
                _join(groups, groups[a], groups[b])
    return groups


def _join(groups: list[int], one: int, other: int) -> None:
    keep, drop = (one, other) if one < other else (other, one)
    if keep != drop:
        for side in range(4):
            if groups[side] == drop:
                groups[side] = keep


def draw_tile(s: NorthgardState) -> int:
    tile = s.tiles.pop()
    s.tiles_seen = min(s.tiles_seen, len(s.tiles))
    return tile


def put_under_pile(s: NorthgardState, tiles: list[int]) -> None:
    """Tiles that everybody has seen go to the bottom of the pile."""
    s.tiles[:0] = tiles
    s.tiles_seen += len(tiles)


def laid_preview(s: NorthgardState, seat: int, tile: int, spot: int, is_explored: bool) -> Preview:
    """The territories that a tile would be part of, and what closing them would bring its explorer."""
    after = s.clone()
    placement = lay_tile(after, tile, spot, "")
    return {
        "tile": s.content.tiles[tile].id,
        "territories": [
            _joined(s, after, territory, _closing_fame(after, seat, territory) if is_explored else 0)
            for territory in territories_on(after, placement)
        ],
    }


def _closing_fame(after: NorthgardState, seat: int, territory: int) -> int:
    """What the explorer would get for a territory. [NG-EXPLORE-10, NG-CLAN-STAG-02]"""
    if after.owner[territory] != seat or not after.geo.is_closed(territory):
        return 0
    return after.geo.size[territory] + (1 if after.clan[seat] == STAG else 0)


def _joined(s: NorthgardState, after: NorthgardState, territory: int, fame: int) -> LaidTerritory:
    """A territory of the new tile: what it would be, and which ones of before it would be made of."""
    geo = after.geo
    owner = after.owner[territory]
    return {
        "id": geo.names[territory],
        "regions": [geo.names[region] for region in geo.members[territory]],
        "joins": [s.geo.names[old] for old in s.geo.territories if geo.root[old] == territory],
        "size": geo.size[territory],
        "open": geo.open_sides[territory],
        "closed": geo.is_closed(territory),
        "owner": owner if owner != NOBODY else None,
        "fame": fame,
    }


def lay_tile(s: NorthgardState, tile_index: int, spot: int, rule: str) -> int:
    """Put a tile on the map and join territories; returns the placement. [NG-MAP-10]"""
    place = spot // 4
    old = s.geo
    new = old.extended(tile_index, place, spot % 4)
    s.geo = new
    for _ in range(4):
        s.owner.append(NOBODY)
        s.units.append(0)
        s.raider.append(NOBODY)
        s.raiders.append(0)
    while len(s.built) < len(new.slot_kind):
        s.built.append(-1)
    for territory in old.territories:
        into = new.root[territory]
        if into != territory and s.owner[territory] != NOBODY:
            s.owner[into] = s.owner[territory]
            s.units[into] += s.units[territory]
            s.units[territory] = 0
            s.owner[territory] = NOBODY
    _follow_tokens(s)
    x, y = coordinates(place)
    tile = s.content.tiles[tile_index]
    TILE_PLACED.emit(s, rule, {"tile": tile.id, "x": x, "y": y, "rotation": spot % 4})
    if s.listening:
        _tell_joined(s, old)
    return len(new.placements) - 1


def _tell_joined(s: NorthgardState, old: Geography) -> None:
    """Which territories of before have become part of another, and bear its name now. [NG-MAP-10]"""
    joined: dict[int, list[str]] = {}
    for territory in old.territories:
        into = s.geo.root[territory]
        if into != territory:
            joined.setdefault(into, []).append(old.names[territory])
    for into, territories in sorted(joined.items()):
        data: TerritoriesJoined = {"territory": s.geo.names[into], "territories": territories}
        TERRITORIES_JOINED.emit_remark(s, "NG-MAP-10", data)


def _follow_tokens(s: NorthgardState) -> None:
    """Figures and tokens go by territories, whose numbers change when they are joined. [NG-AMB-33]"""
    root = s.geo.root
    if s.kaija != OFF_MAP:
        s.kaija = root[s.kaija]
    if s.scorched != OFF_MAP:
        s.scorched = root[s.scorched]
    s.creature_at = [root[territory] for territory in s.creature_at]


def territories_on(s: NorthgardState, placement: int) -> list[int]:
    """The territories a placed tile is part of, rising."""
    root = s.geo.root
    return sorted({root[region] for region in range(4 * placement, 4 * placement + 4) if root[region] >= 0})


def score_closed(s: NorthgardState, seat: int, placement: int) -> None:
    """Fame and clan powers for own territories that the new tile closed. [NG-EXPLORE-10..13]"""
    closed = 0
    own_closed = 0
    for territory in territories_on(s, placement):
        if s.geo.open_sides[territory] == 0:
            closed += 1
            size = s.geo.size[territory]
            TERRITORY_CLOSED.emit(s, "NG-MAP-05", {"territory": s.geo.names[territory], "size": size})
            if s.owner[territory] == seat:
                own_closed += 1
                gain_fame(s, seat, size, FAME_EXPLORED, "NG-EXPLORE-10", [territory])
                _closing_powers(s, seat, territory)
    if s.clan[seat] == BOAR and (own_closed if s.rules.boar_own else closed) == 0:
        gain_resources(s, seat, 0, 0, 1, "NG-CLAN-BOAR-01")


def _closing_powers(s: NorthgardState, seat: int, territory: int) -> None:
    """[NG-CLAN-RAVEN-01, NG-CLAN-RAVEN-02, NG-CLAN-STAG-02]"""
    if s.clan[seat] == RAVEN:
        collect_resources(s, seat, territory, "NG-CLAN-RAVEN-01", s.rules.wolf_blocks_raven)
    elif s.clan[seat] == STAG:
        gain_fame(s, seat, 1, FAME_CLAN, "NG-CLAN-STAG-02", [territory])


def collect_resources(s: NorthgardState, seat: int, territory: int, rule: str, wolf_blocks: bool) -> None:
    """Take what a territory shows on tiles and buildings."""
    count = harvest_symbols if wolf_blocks else resource_symbols
    found = [count(s, territory, resource) for resource in (FOOD, WOOD, LORE)]
    gain_resources(s, seat, found[FOOD], found[WOOD], found[LORE], rule, territory)


def spot_key(spot: int) -> str:
    x, y = coordinates(spot // 4)
    return f"place:{x},{y},{spot % 4}"


def spot_option(s: NorthgardState, spot: int) -> Option:
    return Option(spot_key(spot), "option-place", _spot_words(s, spot), "place")


def _spot_words(s: NorthgardState, spot: int) -> dict[str, Any]:
    return {**place_words(s.geo, spot // 4), "rotation": spot % 4}
