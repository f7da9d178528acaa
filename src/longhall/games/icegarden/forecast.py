"""What is coming as things stand: everybody's goal, an end by points, what planned Makings may do to Dead Snow, who
leads where, Vuko.

Everything here is public.
"""

from __future__ import annotations

from typing import Any, Final

from longhall.games.icegarden.certain_effects import before_domination, without_killed
from longhall.games.icegarden.content import (
    CALLO,
    MAKING,
    MARKER,
    PIECES,
    REGIONS,
    THROAT,
    UNIT_LEVELS,
    VUKO,
    M,
)
from longhall.games.icegarden.dominance import needed_influence, ranking
from longhall.games.icegarden.forecast_making import making_under_way, steps_left, steps_with
from longhall.games.icegarden.frames.vuko import next_visit
from longhall.games.icegarden.queries import (
    available,
    goal_progress,
    in_supply,
    markers_on,
    piece_id,
    seat_of,
    snow_limit,
    token_of,
    total_m,
    total_points,
)
from longhall.games.icegarden.state import ACTION, CLOSED, NOBODY, NOWHERE, OPEN, IceGardenState, at
from longhall.kernel.frames import Choice, Forecast

PLANNING: Final = frozenset({"jump", "plan"})
MAKINGS: Final = frozenset({"making", "raise_step", "upgrade", "upgrade_unit", "summon_level", "summon_count"})


def forecast(s: IceGardenState, seat: int) -> list[Forecast]:
    """For the seat that decides, where it plans its turn, raises Dead Snow or can still change Vuko's mind."""
    top = s.stack[-1] if s.stack else None
    kind = top.kind() if isinstance(top, Choice) else ""
    if kind in PLANNING:
        then = before_domination(s)
        return [*points_ahead(s, then), *dead_snow_ahead(s), *_goals(s), *_vuko(s, then, seat), *_leaders(then)]
    if s.phase != ACTION or s.field == VUKO:
        return []
    then = before_domination(s)
    return [*points_ahead(s, then), *_vuko(s, then, seat), *(dead_snow_ahead(s) if kind in MAKINGS else [])]


def points_ahead(s: IceGardenState, then: IceGardenState) -> list[Forecast]:
    """Whoever would have enough points in this scoring turn to end the game. [IG-END-VP-01]"""
    if not s.scoring or then.ended:
        return []
    points = [total_points(then, seat) for seat in range(s.seats)]
    for region in range(REGIONS):
        if s.in_play[region] == CLOSED:  # [IG-CLOSE-10]
            points[seat_of(s, CALLO)] += s.scoring * token_of(s, region).points[0]
        elif s.in_play[region] == OPEN:
            worth, needed = token_of(s, region).points, needed_influence(then, region)
            claims = ranking(then, region)
            for place in range(min(len(claims), len(worth))):
                if claims[place].influence >= needed:
                    points[claims[place].seat] += s.scoring * worth[place]
    enough = s.content.numbers.points_end
    return [
        Forecast("forecast-points", "IG-END-VP-01", {"seat": seat, "points": found, "enough": enough}, urgent=True)
        for seat, found in enumerate(points)
        if found >= enough
    ]


def _goals(s: IceGardenState) -> list[Forecast]:
    """Everybody who has made a step. [IG-END-GOAL-01]"""
    forecasts: list[Forecast] = []
    for seat in range(s.seats):
        if s.character[seat] == NOBODY:
            continue
        goal = s.content.characters[s.character[seat]].goal
        have = goal_progress(s, seat)
        if have:
            params = {"seat": seat, "have": have, "goal": goal}
            forecasts.append(Forecast("forecast-goal", "IG-END-GOAL-01", params, urgent=have + 2 >= goal))
    return forecasts


def dead_snow_ahead(s: IceGardenState) -> list[Forecast]:
    """How far planned Makings, and what is left of the one being resolved, can raise it (``to``), and how far with the
    M that somebody may still get before (``most``, told where ``throat``). [IG-END-SNOW-01]"""
    makings = markers_on(s, MAKING)
    running = making_under_way(s)
    left, limit = steps_left(s), snow_limit(s)
    to = most = s.dead_snow + left
    for seat in range(s.seats):
        planned = makings.count(seat)
        to += steps_with(s, seat, planned, total_m(s, seat))
        most += steps_with(s, seat, planned, _most_m(s, seat))
    to, most = min(limit, to), min(limit, most)
    if most == s.dead_snow:
        return []
    count = len(makings) + (running is not None)
    params = {"count": count, "dead_snow": s.dead_snow, "to": to, "most": most, "limit": limit}
    params["throat"] = to < most
    return [Forecast("forecast-dead-snow", "IG-END-SNOW-01", params, urgent=most == limit)]


def _most_m(s: IceGardenState, seat: int) -> int:
    """With what Snake Throat may still bring, which comes before Making, where a marker is or may be planned there: one
    each time, and one for every two tokens given. [IG-ACT-01, IG-ACT-THROAT-01]"""
    visits = markers_on(s, THROAT).count(seat) + min(s.actions[seat], s.reserve[PIECES * seat + MARKER])
    if not visits or not in_supply(s, M):
        return total_m(s, seat)
    tokens = s.population[seat] + s.gold[seat]
    more = (1 if s.rules.throat_once else visits) + tokens // s.content.numbers.throat_give
    return total_m(s, seat) + available(s, M, more)


def _vuko(s: IceGardenState, then: IceGardenState, seat: int) -> list[Forecast]:
    """Whom he will visit, where, and what he will do there: urgent for that seat while actions are being resolved, and
    for everybody where the visit ends the game. ``then``: after it. Whoever has influence nowhere takes a token all the
    same. [IG-VUKO-03, IG-Q-24]"""
    visit = next_visit(without_killed(s))
    if visit is None:
        return []
    visited, region = visit
    params: dict[str, Any] = {"seat": visited, **_what_vuko_does(s, then, visited, region)}
    if region != NOWHERE:
        params["region"] = s.content.region_ids[region]
    urgent = (visited == seat and s.phase == ACTION) or params["snow"] == "ends"
    return [Forecast("forecast-vuko", "IG-VUKO-03", params, urgent)]


def _what_vuko_does(s: IceGardenState, then: IceGardenState, seat: int, region: int) -> dict[str, Any]:
    """Whether there is a token for the seat; which units are there of which one dies (``unit``: where it can only be
    one of a kind); how many markers he then holds or, with the Night Wanderers, drives away; what Both Bears do to
    Dead Snow. [IG-VUKO-06, IG-VUKO-07, IG-DOM-05, IG-VTILE-NIGHT-01, IG-VTILE-BEARS-01]"""
    before = without_killed(s)
    there = region if region != NOWHERE else 0
    units = {
        piece_id(s, seat, level): before.pieces[at(seat, level, there)]
        for level in range(1, UNIT_LEVELS + 1)
        if region != NOWHERE and before.pieces[at(seat, level, there)]
    }
    driven = then.reserve[PIECES * seat + MARKER] - before.reserve[PIECES * seat + MARKER]
    found: dict[str, Any] = {"token": sum(s.vuko_tokens) < s.content.numbers.vuko_tokens, "units": units}
    found["markers"] = driven or (0 if then.ended else then.held[seat])
    found["lost"] = driven > 0
    found["snow"] = "ends" if then.ended else "rises" if then.dead_snow > s.dead_snow else "stays"
    if len(units) == 1:
        found["unit"] = next(iter(units))
    return found


def _leaders(then: IceGardenState) -> list[Forecast]:
    """Who would dominate which regions, and receive something there. [IG-DOM-07]"""
    if then.ended:
        return []
    led: list[list[str]] = [[] for _ in range(then.seats)]
    for region in range(REGIONS):
        claims = ranking(then, region) if then.in_play[region] == OPEN else []
        if claims and claims[0].influence >= needed_influence(then, region):
            led[claims[0].seat].append(then.content.region_ids[region])
    return [
        Forecast("forecast-leads", "IG-DOM-07", {"seat": seat, "regions": regions})
        for seat, regions in enumerate(led)
        if regions
    ]
