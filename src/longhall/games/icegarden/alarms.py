"""Who can win or end the game soon, told to all as soon as it is so.

All of it follows from what lies open once the game has begun.
"""

from __future__ import annotations

from typing import Final

from longhall.games.icegarden.certain_effects import before_domination
from longhall.games.icegarden.content import (
    BOTH_BEARS,
    CALLO,
    DRAKKAR_LEVEL,
    DYKEN,
    ENLIGHTENED_LEVEL,
    FAUN_LEVEL,
    FJOLLSFINN,
    MAKING,
    PIECES,
    REGIONS,
    VUKO,
)
from longhall.games.icegarden.events.alarms import DEAD_SNOW_NEAR, GOAL_NEAR, LAST_TURN, LAST_TURN_NEAR, POINTS_NEAR
from longhall.games.icegarden.forecast import dead_snow_ahead, points_ahead
from longhall.games.icegarden.forecast_making import making_under_way
from longhall.games.icegarden.frames.initiative import LONG, SHORT, may_jump_far
from longhall.games.icegarden.frames.making import SUBACTIONS
from longhall.games.icegarden.queries import (
    charm_tokens,
    goal_progress,
    is_tile_in_force,
    markers_on,
    snow_limit,
    token_of,
    total_points,
    units_on_map,
    worst_reputation,
)
from longhall.games.icegarden.state import ACTION, OPEN, OUT, PLANNING, IceGardenState
from longhall.kernel.events import Event

BEFORE_DOMINATION: Final = (PLANNING, ACTION)


def alarms(s: IceGardenState) -> list[Event]:
    if s.ended or s.turn == 0:
        return []
    found = [*_goals(s), *_last_turn(s)]
    if s.phase in BEFORE_DOMINATION:
        found += [*_dead_snow(s), *_points(s)]
    return found


def _goals(s: IceGardenState) -> list[Event]:
    """Whoever can reach the personal goal in the next Domination. [IG-END-GOAL-01]"""
    found: list[Event] = []
    for seat in range(s.seats):
        have, goal = goal_progress(s, seat), s.content.characters[s.character[seat]].goal
        left = goal - have
        if 0 < left <= steps_in_reach(s, seat):
            found.append(GOAL_NEAR.alarm("IG-END-GOAL-01", {"seat": seat}, {"have": have, "goal": goal, "left": left}))
    return found


def steps_in_reach(s: IceGardenState, seat: int) -> int:
    """How many steps the seat can make in one Domination with what it has on the map: towers and captured markers one
    for each unit that brings them, and one with a unit that is summoned first; charms that lie at the Thorn; regions
    that only a Faun, or a Faun and the Nightmare, are missing to close.
    [IG-GOAL-FJOLL-02, IG-GOAL-DYKEN-03, IG-GOAL-FREI-02, IG-GOAL-CALLO-02, IG-GOAL-CALLO-03, IG-DOM-11]"""
    character = s.character[seat]
    if character == DYKEN:
        there = charm_tokens(s, s.thorn)
        return min(there, 1) if s.rules.absorb_one else there
    if character == CALLO:
        needed = s.content.numbers.nightmares_to_close
        tokens = [s.nightmare[region] for region in range(REGIONS) if s.in_play[region] == OPEN and region != s.thorn]
        fauns = units_on_map(s, seat, FAUN_LEVEL) + s.reserve[PIECES * seat + FAUN_LEVEL]
        return min(fauns, sum(one >= needed for one in tokens) + (needed - 1 in tokens))
    return max(1, units_on_map(s, seat, DRAKKAR_LEVEL if character == FJOLLSFINN else ENLIGHTENED_LEVEL))


def _last_turn(s: IceGardenState) -> list[Event]:
    """That this turn is the last, or the next one can be. [IG-END-VP-02]"""
    last = max(ship.index for ship in s.content.ships if ship.red)
    if max(s.ship) >= last:
        return [LAST_TURN.alarm("IG-END-VP-02", {})]
    for seat in s.order:
        if s.ship[seat] + (LONG if may_jump_far(s, seat) else SHORT) >= last:
            return [LAST_TURN_NEAR.alarm("IG-END-VP-02", {}, {"seat": seat})]
    return []


def _dead_snow(s: IceGardenState) -> list[Event]:
    """Planned Makings, with the M that somebody may still get before, or Both Bears can bring it to its limit.
    [IG-END-SNOW-01, IG-VTILE-BEARS-01]"""
    limit = snow_limit(s)
    height = {"dead_snow": s.dead_snow, "limit": limit}
    makings = len(markers_on(s, MAKING)) + (making_under_way(s) is not None)
    found: list[Event] = []
    if s.dead_snow + makings * len(SUBACTIONS) >= limit:
        ahead = dead_snow_ahead(s)
        if ahead and ahead[0].params["most"] == limit:
            found.append(DEAD_SNOW_NEAR.alarm("IG-END-SNOW-01", {"cause": "makings"}, height))
    is_visit_to_come = s.field != VUKO and s.reputation[worst_reputation(s)] > 0  # [IG-VUKO-01]
    if s.dead_snow + 1 == limit and is_visit_to_come and is_tile_in_force(s, BOTH_BEARS):
        found.append(DEAD_SNOW_NEAR.alarm("IG-VTILE-BEARS-01", {"cause": "bears"}, height))
    return found


def _points(s: IceGardenState) -> list[Event]:
    """Whoever would have enough points after this scoring. [IG-END-VP-01]"""
    if not s.scoring or s.field == VUKO or not _is_enough_on_the_map(s):
        return []
    return [
        POINTS_NEAR.alarm("IG-END-VP-01", {"seat": one.params["seat"]}, {name: one.params[name] for name in NUMBERS})
        for one in points_ahead(s, before_domination(s))
    ]


NUMBERS: Final = ("points", "enough")


def _is_enough_on_the_map(s: IceGardenState) -> bool:
    """Whether anybody had enough points with the first place in every region: only then is it worth counting."""
    most = sum(token_of(s, region).points[0] for region in range(REGIONS) if s.in_play[region] != OUT)
    best = max(total_points(s, seat) for seat in range(s.seats))
    return best + s.scoring * most >= s.content.numbers.points_end
