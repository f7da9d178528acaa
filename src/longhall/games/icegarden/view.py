"""What each seat may see, built up from nothing, and states a seat cannot tell apart.

Nothing is hidden but the faces of the region tokens until setup reveals them. [IG-SETUP-09, IG-SETUP-12]
"""

from __future__ import annotations

from typing import Final

from longhall.games.icegarden.content import (
    ABILITY_IDS,
    FIELD_IDS,
    GENERIC,
    GOLD,
    LEVELS,
    MARKER,
    PIECES,
    PLANNED_FIELDS,
    POPULATION,
    REGIONS,
    TILE_IDS,
    M,
)
from longhall.games.icegarden.dominance import count_region, needed_influence, ranking
from longhall.games.icegarden.queries import (
    bought,
    field_at,
    goal_progress,
    has_ability,
    has_reached_goal,
    influence_on_map,
    is_tile_in_force,
    markers_on,
    mountain_cost,
    nation_markers,
    piece_id,
    regions_by_number,
    snow_limit,
    spaces_of,
    total_points,
    units_on_map,
    worst_reputation,
)
from longhall.games.icegarden.scoring import character_id
from longhall.games.icegarden.shapes import (
    ActionFieldView,
    DecidingView,
    FieldId,
    InitiativeView,
    PiecesView,
    PlayerView,
    RegionStatus,
    RegionView,
    ReputationView,
    ResolvingPlace,
    ResolvingView,
    UnitLevel,
    UnitView,
    View,
    VukoTileView,
)
from longhall.games.icegarden.state import (
    FROM_KILLS,
    FROM_REGIONS,
    FROM_THROAT,
    NOBODY,
    NOWHERE,
    OPEN,
    OUT,
    PHASES,
    SETUP,
    SOURCES,
    IceGardenState,
    at,
)
from longhall.kernel.chance import Rng
from longhall.kernel.codec import kind_of
from longhall.kernel.frames import Choice
from longhall.kernel.hidden import Group

EACH_LEVEL: Final[tuple[UnitLevel, ...]] = (1, 2, 3)
STATUS: Final[tuple[RegionStatus, ...]] = ("out", "open", "closed")


def view(s: IceGardenState, seat: int | None) -> View:
    """``seat`` None: a spectator."""
    return views(s, [seat])[0]


def views(s: IceGardenState, seats: list[int | None]) -> list[View]:
    """Those of several at once: all see the same."""
    public = _public(s)
    found: list[View] = []
    for seat in seats:
        own = public.copy()
        own["seat"] = seat
        found.append(own)
    return found


def _public(s: IceGardenState) -> View:
    return {
        "seat": None,
        "seats": s.seats,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "field": _field_id(s.field),
        "ended": s.ended,
        "deciding": _deciding(s),
        "order": s.order.copy(),
        "dead_snow": {"at": s.dead_snow, "limit": snow_limit(s)},
        "reputation": _reputation(s),
        "initiative": _initiative(s),
        "scoring": s.scoring,
        "fields": [_field(s, place) for place in range(len(FIELD_IDS))],
        "mountain_cost": mountain_cost(s),
        "supply": {
            "population": max(0, s.stock[POPULATION]),  # without a limit more is taken than there is [IG-Q-01]
            "gold": max(0, s.stock[GOLD]),
            "m": max(0, s.stock[M]),
        },
        "upgrades_left": {ABILITY_IDS[ability]: left for ability, left in enumerate(s.upgrades_left)},
        "regions": [_region(s, region) for region in range(REGIONS)],
        "region_order": [s.content.region_ids[r] for r in regions_by_number(s)] if s.revealed else [],
        "resolving": _resolving(s),
        "thorn": _region_id(s, s.thorn),
        "vuko": {
            "region": _region_id(s, s.vuko),
            "companions": s.companions,
            "visits": _visited(s),
            "tiles": _tiles(s),
        },
        "players": [_player(s, other) for other in range(s.seats)],
    }


def _region_id(s: IceGardenState, region: int) -> str | None:
    return s.content.region_ids[region] if region != NOWHERE else None


def _field_id(field: int) -> FieldId | None:
    return FIELD_IDS[field] if field != NOBODY else None


def _deciding(s: IceGardenState) -> DecidingView | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Choice):
        return None  # over, or waiting for chance
    return {"seat": top.chooser(s), "kind": kind_of(top)}


def _reputation(s: IceGardenState) -> ReputationView:
    """``order`` runs from the best to the worst; on one field the earlier lies lower in the stack."""
    return {
        "last": s.content.numbers.last_reputation,
        "order": s.reputation_order.copy(),
        "fields": s.reputation.copy(),
    }


def _visited(s: IceGardenState) -> int | None:
    """Whom Vuko would visit now; nobody while all are in the safe zone. [IG-VUKO-01, IG-VUKO-02]"""
    seat = worst_reputation(s)
    return seat if s.reputation[seat] else None


def _initiative(s: IceGardenState) -> InitiativeView:
    """``stacks``: the seats on each field of the track, from the bottom up."""
    stacks: list[list[int]] = [[] for _ in s.content.ships]
    for seat in s.landed:
        stacks[s.ship[seat]].append(seat)
    return {
        "fields": [ship + 1 for ship in s.ship],
        "stacks": stacks,
        "boats": s.boats,
        "long_jumps": [[stage for stage in range(1, 4) if used >> stage & 1] for used in s.long_jumps],
    }


def _field(s: IceGardenState, place: int) -> ActionFieldView:
    """The field at a place in the order of resolving; None while its order token is not assigned."""
    field = field_at(s, place)
    if field == NOBODY:
        return {"place": place, "field": None, "markers": [], "spaces": 0}
    planned = field < PLANNED_FIELDS
    return {
        "place": place,
        "field": FIELD_IDS[field],
        "markers": markers_on(s, field) if planned else [],
        "spaces": spaces_of(s, field) if planned else 0,
    }


def _tiles(s: IceGardenState) -> list[VukoTileView]:
    return [
        {"tile": TILE_IDS[tile], "stage": stage, "in_force": is_tile_in_force(s, tile)}
        for tile, stage in enumerate(s.rules.tile_stages)
        if stage
    ]


def _resolving(s: IceGardenState) -> ResolvingView | None:
    """The region whose Domination is being resolved, and its places."""
    if not s.resolving:
        return None
    receiving = s.resolving[1]
    places: list[ResolvingPlace] = [{"seat": seat, "receives": bool(receiving >> seat & 1)} for seat in s.resolving[2:]]
    return {"region": s.content.region_ids[s.resolving[0]], "places": places}


def _region(s: IceGardenState, region: int) -> RegionView:
    content = s.content
    token = content.tokens[s.token[region]].id if s.revealed and s.in_play[region] != OUT else None
    found: RegionView = {
        "id": content.region_ids[region],
        "status": STATUS[s.in_play[region]],
        "token": token,
        "charms": s.charm[region],
        "charms_moved": s.charm_moved[region],
        "nations": nation_markers(s, region),
        "tower": bool(s.tower[region]),
        "nightmares": s.nightmare[region],
        "locked": s.locked[region],
        "pieces": [_pieces(s, seat, region) for seat in range(s.seats)],
        "needed": 0,
        "places": [],
    }
    if s.in_play[region] == OPEN:
        found["needed"] = needed_influence(s, region)
        found["places"] = count_region(s, region, ranking(s, region))
    return found


def _pieces(s: IceGardenState, seat: int, region: int) -> PiecesView:
    """Markers, markers held by Vuko, units by level."""
    return {
        "markers": s.pieces[at(seat, MARKER, region)],
        "held": s.held[seat] if s.vuko == region and region != NOWHERE else 0,
        "level_1": s.pieces[at(seat, 1, region)],
        "level_2": s.pieces[at(seat, 2, region)],
        "level_3": s.pieces[at(seat, 3, region)],
    }


def _player(s: IceGardenState, seat: int) -> PlayerView:
    source = len(SOURCES) * seat
    found: PlayerView = {
        "seat": seat,
        "character": character_id(s, seat),
        "population": s.population[seat],
        "gold": s.gold[seat],
        "m": s.m[LEVELS * seat : LEVELS * (seat + 1)],
        "points": total_points(s, seat),
        "points_by_source": {
            "regions": s.points[source + FROM_REGIONS],
            "kills": s.points[source + FROM_KILLS],
            "throat": s.points[source + FROM_THROAT],
        },
        "vuko_tokens": s.vuko_tokens[seat],
        "markers_left": s.reserve[PIECES * seat + MARKER],
        "throat": s.throat[seat],
        "captured": s.captured[seat],
        "actions_left": s.actions[seat],
        "influence": influence_on_map(s, seat) if s.phase != SETUP else 0,
        "goal": None,
        "units": [],
    }
    if s.character[seat] != NOBODY:
        goal = s.content.characters[s.character[seat]].goal
        found["goal"] = {"steps": goal_progress(s, seat), "needed": goal, "reached": has_reached_goal(s, seat)}
        found["units"] = [_unit(s, seat, level) for level in EACH_LEVEL]
    return found


def _unit(s: IceGardenState, seat: int, level: UnitLevel) -> UnitView:
    """A unit type: where its figures are, and what they can do."""
    unit = s.content.unit(s.character[seat], level)
    upgrades = bought(s, seat, level)
    return {
        "unit": piece_id(s, seat, level),
        "level": level,
        "reserve": s.reserve[PIECES * seat + level],
        "on_map": units_on_map(s, seat, level),
        "abilities": {ABILITY_IDS[a]: has_ability(s, seat, level, a) for a in range(GENERIC)},
        "upgrades": [ABILITY_IDS[a] for a in range(GENERIC) for _ in range(upgrades[a])],
        "spied": [ABILITY_IDS[a] for a in s.spy] if unit.spy_slots else [],
        "slots": unit.slots,
        "free_slots": unit.slots - sum(upgrades),
    }


def hidden_places(s: IceGardenState) -> list[Group]:
    """Region tokens that lie face down, and those of the pile. [IG-SETUP-09]"""
    if s.revealed:
        return []
    placed: Group = [(s.token, region) for region in range(REGIONS) if s.token[region] != NOBODY]
    return [placed + [(s.token_pile, i) for i in range(len(s.token_pile))]]


def determinize(s: IceGardenState, seat: int | None, rng: Rng) -> IceGardenState:
    """Region tokens that lie face down are mixed with those of the pile; everything else is open. [IG-SETUP-09]"""
    new = s.clone()
    if s.revealed:
        return new
    placed = [region for region in range(REGIONS) if s.token[region] != NOBODY]
    pool = sorted([s.token[region] for region in placed] + s.token_pile)  # from a fixed order, not from the true one
    mixed = [pool[i] for i in rng.permutation(len(pool))]
    for region in placed:
        new.token[region] = mixed.pop()
    new.token_pile = mixed
    return new
