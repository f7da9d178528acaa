"""Questions about a position, in rule-book words. Nothing here changes the state."""

from __future__ import annotations

from longhall.games.northgard.content import BEAR, BROWN_BEAR, SNAKE, WOLVES, Card, Effect
from longhall.games.northgard.shapes import BothEnds, Standing
from longhall.games.northgard.state import FAME_SOURCES, NOBODY, OFF_MAP, NorthgardState


def own_territories(s: NorthgardState, seat: int) -> list[int]:
    """Territories ``seat`` controls, in the order of the map. [NG-MAP-07]"""
    owner = s.owner
    return [territory for territory in s.geo.territories if owner[territory] == seat]


def lands_by_seat(s: NorthgardState) -> list[list[int]]:
    """``own_territories`` of every seat."""
    lands: list[list[int]] = [[] for _ in range(s.seats)]
    owner = s.owner
    for territory in s.geo.territories:
        if owner[territory] >= 0:
            lands[owner[territory]].append(territory)
    return lands


def neutral_territories(s: NorthgardState) -> list[int]:
    """[NG-MAP-08]"""
    owner = s.owner
    return [territory for territory in s.geo.territories if owner[territory] == NOBODY]


def has_no_units(s: NorthgardState, seat: int) -> bool:
    """Kaija on the map counts as a unit here. [NG-AMB-50]"""
    return s.reserve[seat] == s.content.units and not (s.kaija != OFF_MAP and s.clan[seat] == BEAR)


def units_on_map(s: NorthgardState, seat: int) -> int:
    """Those to be fed in winter: Kaija is not one of them. [NG-CLAN-BEAR-05]"""
    return s.content.units - s.reserve[seat]


def warriors_on_map(s: NorthgardState, seat: int) -> int:
    """Units as achievements and ties count them, Kaija included by the usual reading. [NG-AMB-23]"""
    kaija = s.rules.kaija_is_unit and s.kaija != OFF_MAP and s.clan[seat] == BEAR
    return units_on_map(s, seat) + (1 if kaija else 0)


def counts_as_unit(s: NorthgardState, territory: int) -> bool:
    """Whether Kaija stands there and cards on units touch her. [NG-AMB-23]"""
    return s.kaija == territory and s.rules.kaija_is_unit


def partner_of(s: NorthgardState, seat: int) -> int:
    """Teams sit alternately; -1 when everybody plays alone. [NG-TEAM-01]"""
    return (seat + 2) % s.seats if s.rules.teams else NOBODY


def is_enemy(s: NorthgardState, seat: int, other: int) -> bool:
    return other not in (NOBODY, seat) and not (s.rules.teams and (other - seat) % 2 == 0)


def opponents(s: NorthgardState, seat: int) -> list[int]:
    """Clockwise from the left; not to be changed."""
    return s.rules.opponents[seat]


def kaija_with(s: NorthgardState, seat: int, territory: int) -> bool:
    """Whether Kaija stands there and follows ``seat``. [NG-CLAN-BEAR-06]"""
    return s.kaija == territory and s.clan[seat] == BEAR


def kaija_in_reserve(s: NorthgardState, seat: int) -> bool:
    return s.kaija == OFF_MAP and s.clan[seat] == BEAR


def figures(s: NorthgardState, territory: int) -> int:
    """Units of the owner, Kaija included."""
    owner = s.owner[territory]
    if owner == NOBODY:
        return 0
    return s.units[territory] + (1 if kaija_with(s, owner, territory) else 0)


def standing(s: NorthgardState, territory: int) -> Standing:
    owner = s.owner[territory]
    return {
        "owner": owner if owner != NOBODY else None,
        "units": s.units[territory],
        "raider": s.raider[territory] if raiding_figures(s, territory) else None,
        "raiders": s.raiders[territory],
    }


def both_ends(s: NorthgardState, source: int, target: int) -> BothEnds:
    return {"source_now": standing(s, source), "target_now": standing(s, target)}


def raiding_figures(s: NorthgardState, territory: int) -> int:
    raider = s.raider[territory]
    if raider == NOBODY:
        return 0
    return s.raiders[territory] + (1 if kaija_with(s, raider, territory) else 0)


def seat_of_clan(s: NorthgardState, clan: int) -> int:
    return s.clan.index(clan) if clan in s.clan else NOBODY


def creatures_in(s: NorthgardState, territory: int) -> list[int]:
    """Creatures of a territory in the order of the line."""
    if territory not in s.creature_at:
        return []
    return [creature for creature, at in zip(s.creature_line, s.creature_at, strict=True) if at == territory]


def has_creature(s: NorthgardState, territory: int, kind: int) -> bool:
    return any(s.content.creatures[creature].kind == kind for creature in creatures_in(s, territory))


def lone_creatures(s: NorthgardState, territory: int) -> list[int]:
    """Creatures there that do not share a territory with units. [NG-CREATURE-13]"""
    return [creature for creature in creatures_in(s, territory) if not s.content.creatures[creature].shares]


def is_bear_blocked(s: NorthgardState, territory: int) -> bool:
    """No building, recruiting, exploring or moving away beside a Brown Bear. [NG-CREATURE-BEAR]"""
    return territory in s.creature_at and has_creature(s, territory, BROWN_BEAR)


def is_wolf_blocked(s: NorthgardState, territory: int) -> bool:
    """Beside a Wolf only buildings give anything at Harvest. [NG-CREATURE-WOLF]"""
    return territory in s.creature_at and has_creature(s, territory, WOLVES)


def scorched_bonus(s: NorthgardState, seat: int, territory: int) -> int:
    """[NG-CLAN-SNAKE-04]"""
    return 1 if seat >= 0 and s.scorched == territory and s.clan[seat] == SNAKE else 0


def buildings_in(s: NorthgardState, territory: int) -> list[int]:
    """Types of the buildings of a territory, those without a slot last. [NG-MAP-09]"""
    built = s.built
    found = [built[slot] for slot in s.geo.slots[territory] if built[slot] >= 0]
    extra = s.extra_buildings
    if extra:
        root = s.geo.root
        found += [extra[i + 1] for i in range(0, len(extra), 2) if root[extra[i]] == territory]
    return found


def count_building(s: NorthgardState, territory: int, building: int) -> int:
    return buildings_in(s, territory).count(building)


def count_controlled(s: NorthgardState, seat: int, building: int) -> int:
    owner = s.owner
    root = s.geo.root
    slot_region = s.geo.slot_region
    count = 0
    for slot, built in enumerate(s.built):
        if built == building and owner[root[slot_region[slot]]] == seat:
            count += 1
    extra = s.extra_buildings
    for i in range(0, len(extra), 2):
        if extra[i + 1] == building and owner[root[extra[i]]] == seat:
            count += 1
    return count


def has_large_building(s: NorthgardState, territory: int) -> bool:
    return any(s.content.buildings[building].large for building in buildings_in(s, territory))


def harvest_symbols(s: NorthgardState, territory: int, resource: int) -> int:
    """What a territory gives at Harvest: a Wolf leaves only the buildings. [NG-CREATURE-WOLF]"""
    count = resource_symbols(s, territory, resource)
    return count - s.geo.symbols[territory][resource] if is_wolf_blocked(s, territory) else count


def harvest_of(s: NorthgardState, territory: int) -> list[int]:
    """``harvest_symbols`` of each resource."""
    found = [0, 0, 0] if is_wolf_blocked(s, territory) else list(s.geo.symbols[territory])
    buildings = s.content.buildings
    for building in buildings_in(s, territory):
        symbol = buildings[building].symbol
        if symbol >= 0:
            found[symbol] += 1
    return found


def resource_symbols(s: NorthgardState, territory: int, resource: int) -> int:
    """Symbols of one resource on the tiles and buildings of a territory. [NG-HARVEST-03]"""
    count = s.geo.symbols[territory][resource]
    for building in buildings_in(s, territory):
        if s.content.buildings[building].symbol == resource:
            count += 1
    return count


def total_resources(s: NorthgardState, seat: int) -> int:
    return s.resources[3 * seat] + s.resources[3 * seat + 1] + s.resources[3 * seat + 2]


def total_fame(s: NorthgardState, seat: int) -> int:
    """Fame tokens in front of ``seat``; may be negative. [NG-AMB-37]"""
    width = len(FAME_SOURCES)
    return sum(s.fame[seat * width : (seat + 1) * width])


def seats_in_order(s: NorthgardState) -> list[int]:
    """From the first player clockwise."""
    return [(s.first + i) % s.seats for i in range(s.seats)]


def controls_open_territory(s: NorthgardState, seat: int) -> bool:
    """Whether there is an open edge to explore from. [NG-EXPLORE-02]"""
    owner = s.owner
    open_sides = s.geo.open_sides
    return any(
        owner[territory] == seat and open_sides[territory] > 0 and not is_bear_blocked(s, territory)
        for territory in s.geo.territories
    )


def cards_to_draw(s: NorthgardState, seat: int) -> int:
    """What a Draw action can reach: draw pile and discard pile, not the active area. [NG-DECK-04]"""
    return len(s.draw[seat]) + len(s.discard[seat])


def distinct(cards: list[int]) -> list[int]:
    """Each kind of card once, in the order of the pack: equal cards are the same choice."""
    if len(cards) < 2:
        return cards.copy()
    found: list[int] = []
    for card in sorted(cards):
        if not found or found[-1] != card:
            found.append(card)
    return found


def card(s: NorthgardState, index: int) -> Card:
    return s.content.cards[index]


def card_ids(s: NorthgardState, cards: list[int]) -> list[str]:
    return [s.content.cards[index].id for index in cards]


def effect(s: NorthgardState, index: int) -> Effect:
    return s.content.effects[index]


def slot_name(s: NorthgardState, slot: int) -> str:
    """The region's name, with a number behind it where the region has several slots."""
    region = s.geo.slot_region[slot]
    return f"{s.geo.names[region]}.{slot - s.geo.slot_region.index(region) + 1}"


def is_new_control(s: NorthgardState, territory: int) -> bool:
    """Whether all units there entered in this action. [NG-AMB-26]"""
    entered = sum(s.entered[i + 1] for i in range(0, len(s.entered), 2) if s.entered[i] == territory)
    return entered >= s.units[territory]
