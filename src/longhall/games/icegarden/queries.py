"""Questions about a position, in rule-book words. Nothing here changes the state."""

from __future__ import annotations

from longhall.games.icegarden.content import (
    DOMINATION,
    DYKEN,
    FIRE_PEOPLE,
    FJOLLSFINN,
    FREIHOFF,
    GENERIC,
    GOLD,
    LEVELS,
    MARKER,
    MOVABLE_FIELDS,
    PIECES,
    POPULATION,
    REGIONS,
    SHIELD,
    UNIT_LEVELS,
    WHISPERERS,
    Token,
    Unit,
)
from longhall.games.icegarden.setup_options import STACK_EACH, STACK_UNIT
from longhall.games.icegarden.state import (
    CLOSED,
    NOBODY,
    OPEN,
    OUT,
    SEAT_STRIDE,
    SOURCES,
    IceGardenState,
    at,
)

# -- players -----------------------------------------------------------------------------------------------------------


def seat_of(s: IceGardenState, character: int) -> int:
    """The seat that plays a character, or NOBODY."""
    return s.character.index(character) if character in s.character else NOBODY


def unit_type(s: IceGardenState, seat: int, level: int) -> Unit:
    return s.content.unit(s.character[seat], level)


def piece_id(s: IceGardenState, seat: int, kind: int) -> str:
    """``marker``, or the id of the seat's unit of that level."""
    return s.content.piece_ids[s.character[seat]][kind]


def has_ability(s: IceGardenState, seat: int, level: int, ability: int) -> int:
    """How many times the seat's units of a level have a generic ability: printed, bought and spied."""
    return s.ability[(UNIT_LEVELS * seat + level - 1) * GENERIC + ability]


def bought(s: IceGardenState, seat: int, level: int) -> list[int]:
    """Upgrade tokens on a unit type, by ability."""
    printed = unit_type(s, seat, level).printed
    start = (UNIT_LEVELS * seat + level - 1) * GENERIC
    found = [s.ability[start + ability] - printed[ability] for ability in range(GENERIC)]
    if unit_type(s, seat, level).spy_slots:
        for ability in s.spy:
            found[ability] -= 1
    return found


def total_points(s: IceGardenState, seat: int) -> int:
    width = len(SOURCES)
    points = 0
    for i in range(width * seat, width * (seat + 1)):
        points += s.points[i]
    return points


# -- resources ---------------------------------------------------------------------------------------------------------


def total_m(s: IceGardenState, seat: int) -> int:
    """M tokens on all levels."""
    return sum(s.m[LEVELS * seat : LEVELS * (seat + 1)])


def holding(s: IceGardenState, seat: int, resource: int) -> int:
    """Tokens of one resource that a seat has."""
    if resource == POPULATION:
        return s.population[seat]
    return s.gold[seat] if resource == GOLD else total_m(s, seat)


def in_supply(s: IceGardenState, resource: int) -> bool:
    """Whether the shared supply has a token of this kind left. [IG-COMP-02]"""
    return s.stock[resource] > 0 or not s.rules.supply_limit


def available(s: IceGardenState, resource: int, amount: int) -> int:
    """A gain is cut to what the supply has. [IG-COMP-02]"""
    return min(amount, s.stock[resource]) if s.rules.supply_limit else amount


# -- regions -----------------------------------------------------------------------------------------------------------


def is_open(s: IceGardenState, region: int) -> bool:
    """Takes part in the game and is not closed."""
    return s.in_play[region] == OPEN


def open_regions(s: IceGardenState) -> list[int]:
    """In the order of the map."""
    in_play = s.in_play
    return [region for region in range(REGIONS) if in_play[region] == OPEN]


def participating_regions(s: IceGardenState) -> list[int]:
    """Regions with a token, closed ones too. [IG-SETUP-08]"""
    in_play = s.in_play
    return [region for region in range(REGIONS) if in_play[region] != OUT]


def token_of(s: IceGardenState, region: int) -> Token:
    return s.content.tokens[s.token[region]]


def order_number(s: IceGardenState, region: int) -> int:
    """The red number on the region's token."""
    return s.content.tokens[s.token[region]].number


def regions_by_number(s: IceGardenState) -> list[int]:
    """Participating regions by rising red number. [IG-DOM-01]"""
    numbered = [REGIONS * order_number(s, region) + region for region in participating_regions(s)]
    numbered.sort()
    return [number % REGIONS for number in numbered]


def open_neighbours(s: IceGardenState, region: int) -> list[int]:
    """Adjacent regions that can be entered. [IG-ACT-MOVE-04]"""
    in_play = s.in_play
    return [near for near in s.content.neighbours[region] if in_play[near] == OPEN]


def nation_markers(s: IceGardenState, region: int) -> int:
    """Independent nation markers, Vuko's companions included where he stands. [IG-VTILE-FIRE-01]"""
    return s.nations[region] + (s.companions if s.vuko == region else 0)


def closures(s: IceGardenState) -> int:
    return s.in_play.count(CLOSED)


def charm_tokens(s: IceGardenState, region: int) -> int:
    return s.charm[region] + s.charm_moved[region]


# -- influence ---------------------------------------------------------------------------------------------------------


def has_pieces(s: IceGardenState, seat: int, region: int) -> bool:
    """A marker that is not held, or a unit: influence of at least 1. [IG-ACT-INFL-02]"""
    i = seat * SEAT_STRIDE + region
    pieces = s.pieces
    return pieces[i] > 0 or pieces[i + REGIONS] > 0 or pieces[i + 2 * REGIONS] > 0 or pieces[i + 3 * REGIONS] > 0


def influence(s: IceGardenState, seat: int, region: int) -> int:
    """Markers, levels of units and the Domination bonus. [IG-DOM-03]"""
    i = seat * SEAT_STRIDE + region
    pieces = s.pieces
    first, second, third = pieces[i + REGIONS], pieces[i + 2 * REGIONS], pieces[i + 3 * REGIONS]
    if first == 0 and second == 0 and third == 0:
        return pieces[i]
    return pieces[i] + first + 2 * second + 3 * third + domination_bonus(s, seat, region)


def domination_bonus(s: IceGardenState, seat: int, region: int) -> int:
    """[IG-DOM-17]; how icons of several units add up is a setup option. [IG-Q-31]"""
    bonus = 0
    stack = s.rules.domination_stack
    for level in range(1, UNIT_LEVELS + 1):
        icons = s.ability[(UNIT_LEVELS * seat + level - 1) * GENERIC + DOMINATION]
        units = s.pieces[at(seat, level, region)] if icons else 0
        if units == 0:
            continue
        if stack == STACK_EACH:
            bonus += icons * units
        elif stack == STACK_UNIT:
            bonus = max(bonus, icons)
        else:
            bonus = 1
    return bonus


def influence_on_map(s: IceGardenState, seat: int) -> int:
    """Over all open regions: what relief asks for. [IG-TURN-02]"""
    return sum(influence(s, seat, region) for region in range(REGIONS) if s.in_play[region] == OPEN)


def regions_with_influence(s: IceGardenState, seat: int) -> list[int]:
    """Open regions where ``seat`` already has influence. [IG-ACT-INFL-02]"""
    in_play = s.in_play
    return [region for region in range(REGIONS) if in_play[region] == OPEN and has_pieces(s, seat, region)]


def neighbouring_influence(s: IceGardenState, seat: int, region: int) -> int:
    """Tie-break 1: influence in the adjacent open regions. [IG-DOM-08]"""
    in_play = s.in_play
    return sum(influence(s, seat, near) for near in s.content.neighbours[region] if in_play[near] == OPEN)


def markers_of_others(s: IceGardenState, seat: int, region: int) -> list[int]:
    """Seats other than ``seat`` with markers in play in a region."""
    return [other for other in range(s.seats) if other != seat and s.pieces[at(other, MARKER, region)] > 0]


def units_on_map(s: IceGardenState, seat: int, level: int) -> int:
    start = at(seat, level, 0)
    count = 0
    for i in range(start, start + REGIONS):
        count += s.pieces[i]
    return count


def regions_of_units(s: IceGardenState, seat: int, level: int) -> list[int]:
    """One entry for each unit of that level on the map."""
    found: list[int] = []
    for region in range(REGIONS):
        found += [region] * s.pieces[at(seat, level, region)]
    return found


def attacks_to_kill(s: IceGardenState, seat: int, level: int) -> int:
    """[IG-ATTACK-04, IG-ABIL-SHIELD-01]"""
    return level + has_ability(s, seat, level, SHIELD)


# -- tracks ------------------------------------------------------------------------------------------------------------


def worst_reputation(s: IceGardenState) -> int:
    """The seat whose marker lies topmost on the lowest occupied field. [IG-REP-01]"""
    return s.reputation_order[-1]


def stage_of_leader(s: IceGardenState) -> int:
    """The stage of the initiative marker furthest to the right. [IG-VTILE-04]"""
    return s.content.ships[max(s.ship)].stage


def is_tile_in_force(s: IceGardenState, tile: int) -> bool:
    """[IG-VTILE-02, IG-VTILE-03]"""
    stage = s.rules.tile_stages[tile]
    if stage == 0:
        return False
    leader = stage_of_leader(s)
    return leader >= stage if s.content.tiles[tile].lasting else leader == stage


def mountain_cost(s: IceGardenState) -> int:
    """[IG-ACT-MOUNT-01, IG-ACT-MOUNT-02]"""
    numbers = s.content.numbers
    return numbers.mountain_cost_whisperers if is_tile_in_force(s, WHISPERERS) else numbers.mountain_cost


def takes_companions(s: IceGardenState) -> bool:
    """[IG-VTILE-FIRE-01]"""
    return is_tile_in_force(s, FIRE_PEOPLE)


def snow_limit(s: IceGardenState) -> int:
    """[IG-END-SNOW-01]"""
    return s.content.numbers.snow_limit[s.seats]


# -- action fields -----------------------------------------------------------------------------------------------------


def markers_on(s: IceGardenState, field: int) -> list[int]:
    """Seats of the action markers on a field, from the lowest space up."""
    low = PIECES * field
    return [marker - low for marker in s.planned if low <= marker < low + PIECES]


def spaces_of(s: IceGardenState, field: int) -> int:
    """How many action markers a field takes; 0: no limit. [IG-PLAN-06, IG-2P-01]"""
    entry = s.content.fields[field]
    if s.seats == 2:
        return entry.spaces_2
    return 0 if s.rules.unlimited_spaces else entry.spaces


def field_at(s: IceGardenState, place: int) -> int:
    """The action field that is resolved at a place from 0 to 7. [IG-ACT-01]"""
    return s.field_order[place - 1] if 0 < place <= MOVABLE_FIELDS else place


# -- goals -------------------------------------------------------------------------------------------------------------


def goal_progress(s: IceGardenState, seat: int) -> int:
    """Steps made towards the personal goal. [IG-GOAL-01]"""
    character = s.character[seat]
    if character == FJOLLSFINN:
        return _total(s.captured)
    if character == DYKEN:
        return s.absorbed
    return _total(s.tower) if character == FREIHOFF else closures(s)


def _total(counts: list[int]) -> int:
    """Quicker than ``sum`` where it is compiled."""
    total = 0
    for count in counts:
        total += count
    return total


def has_reached_goal(s: IceGardenState, seat: int) -> bool:
    return goal_progress(s, seat) >= s.content.characters[s.character[seat]].goal


def m_on_level(s: IceGardenState, seat: int, level: int) -> int:
    return s.m[LEVELS * seat + level]
