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
    has_pieces,
    is_tile_in_force,
    snow_limit,
    token_of,
    total_points,
    units_on_map,
    worst_reputation,
)
from longhall.games.icegarden.state import ACTION, OPEN, OUT, PLANNING, IceGardenState
from longhall.kernel.events import Event


def alarms(s: IceGardenState) -> list[Event]:
    if s.ended or s.turn == 0:
        return []
    found = _goals(s)
    found += _last_turn(s)
    if s.phase in (PLANNING, ACTION):
        found += _dead_snow(s)
        found += _points(s)
    return found


def _goals(s: IceGardenState) -> list[Event]:
    """Whoever can reach the personal goal in the next Domination. [IG-END-GOAL-01]"""
    found: list[Event] = []
    for seat in range(s.seats):
        character = s.content.characters[s.character[seat]]
        have, goal = goal_progress(s, seat), character.goal
        left = goal - have
        if 0 < left <= character.most_steps and left <= steps_in_reach(s, seat):
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
        ready = almost = 0
        for region in range(REGIONS):
            if s.in_play[region] == OPEN and region != s.thorn:
                if s.nightmare[region] >= needed:
                    ready += 1
                elif s.nightmare[region] == needed - 1:
                    almost = 1
        fauns = units_on_map(s, seat, FAUN_LEVEL) + s.reserve[PIECES * seat + FAUN_LEVEL]
        return min(fauns, ready + almost)
    return max(1, units_on_map(s, seat, DRAKKAR_LEVEL if character == FJOLLSFINN else ENLIGHTENED_LEVEL))


def _last_turn(s: IceGardenState) -> list[Event]:
    """That this turn is the last, or the next one can be. [IG-END-VP-02]"""
    last = s.content.last_red_ship
    for place in s.ship:
        if place >= last:
            return [LAST_TURN.alarm("IG-END-VP-02", {})]
    for seat in s.order:
        if s.ship[seat] + (LONG if may_jump_far(s, seat) else SHORT) >= last:
            return [LAST_TURN_NEAR.alarm("IG-END-VP-02", {}, {"seat": seat})]
    return []


def _dead_snow(s: IceGardenState) -> list[Event]:
    """Planned Makings, with the M that somebody may still get before, or Both Bears can bring it to its limit.
    [IG-END-SNOW-01, IG-VTILE-BEARS-01]"""
    limit = snow_limit(s)
    found: list[Event] = []
    makings = _planned_makings(s)
    if s.dead_snow + 1 < limit and s.dead_snow + (makings + 1) * len(SUBACTIONS) < limit:
        return found
    height = {"dead_snow": s.dead_snow, "limit": limit}
    makings += 1 if making_under_way(s) is not None else 0
    if s.dead_snow + makings * len(SUBACTIONS) >= limit:
        ahead = dead_snow_ahead(s)
        if ahead and ahead[0].params["most"] == limit:
            found.append(DEAD_SNOW_NEAR.alarm("IG-END-SNOW-01", {"cause": "makings"}, height))
    is_visit_to_come = s.field != VUKO and s.reputation[worst_reputation(s)] > 0  # [IG-VUKO-01]
    if s.dead_snow + 1 == limit and is_visit_to_come and is_tile_in_force(s, BOTH_BEARS):
        found.append(DEAD_SNOW_NEAR.alarm("IG-VTILE-BEARS-01", {"cause": "bears"}, height))
    return found


def _planned_makings(s: IceGardenState) -> int:
    count = 0
    for marker in s.planned:
        if marker // PIECES == MAKING:
            count += 1
    return count


def _points(s: IceGardenState) -> list[Event]:
    """Whoever would have enough points after this scoring. [IG-END-VP-01]"""
    if not s.scoring or s.field == VUKO or not _may_have_enough(s):
        return []
    return [
        POINTS_NEAR.alarm("IG-END-VP-01", {"seat": one.params["seat"]}, {name: one.params[name] for name in NUMBERS})
        for one in points_ahead(s, before_domination(s))
    ]


NUMBERS: Final = ("points", "enough")


def _may_have_enough(s: IceGardenState) -> bool:
    """Whether anybody had enough points with the first place wherever they have something: only then is it worth
    counting."""
    enough = s.content.numbers.points_end
    most = 0
    for region in range(REGIONS):
        if s.in_play[region] != OUT:
            most += s.content.tokens[s.token[region]].points[0]
    most *= s.scoring
    for seat in range(s.seats):
        points = total_points(s, seat) + most
        if points < enough:
            continue
        for region in range(REGIONS):
            if s.in_play[region] == OPEN and not _has_anything(s, seat, region):
                points -= s.scoring * token_of(s, region).points[0]
        if points >= enough:
            return True
    return False


def _has_anything(s: IceGardenState, seat: int, region: int) -> bool:
    """Also markers that Vuko holds: he may let go of them before the scoring."""
    return has_pieces(s, seat, region) or (s.vuko == region and s.held[seat] > 0)
