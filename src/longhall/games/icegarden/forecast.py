"""What is coming as things stand: everybody's goal, an end by points, what planned Makings may do to Dead Snow, who
leads where, Vuko.

Everything here is public.
"""

from __future__ import annotations

from typing import Any, Final

from longhall.games.icegarden.content import (
    CALLO,
    MAKING,
    MARKER,
    NIGHT_WANDERERS,
    PIECES,
    REGIONS,
    THROAT,
    UNIT_LEVELS,
    VUKO,
    M,
)
from longhall.games.icegarden.dominance import markers_there, needed_influence, ranking
from longhall.games.icegarden.frames.making import RAISE, ChooseMaking, GoOnMaking, can_raise
from longhall.games.icegarden.frames.vuko import next_visit
from longhall.games.icegarden.queries import (
    goal_progress,
    in_supply,
    is_tile_in_force,
    markers_on,
    piece_id,
    seat_of,
    snow_limit,
    token_of,
    total_m,
    total_points,
)
from longhall.games.icegarden.state import ACTION, CLOSED, NOBODY, NOWHERE, OPEN, OUT, IceGardenState, at
from longhall.kernel.frames import Choice, Forecast

PLANNING: Final = frozenset({"jump", "plan"})
MAKINGS: Final = frozenset({"making", "raise_step", "upgrade", "summon_level"})
STEPS_OF_MAKING: Final = 3  # Raise, Upgrade and Summon, each at most once [IG-ACT-MAKING-01]


def forecast(s: IceGardenState, seat: int) -> list[Forecast]:
    """For the seat that decides, where it plans its turn, raises Dead Snow or can still change Vuko's mind."""
    top = s.stack[-1] if s.stack else None
    kind = top.kind() if isinstance(top, Choice) else ""
    if kind in PLANNING:
        return [*_points(s), *_dead_snow(s), *_goals(s), *_vuko(s, seat), *_leaders(s)]
    if s.phase != ACTION or s.field == VUKO:
        return []
    return [*_points(s), *_vuko(s, seat), *(_dead_snow(s) if kind in MAKINGS else [])]


def _points(s: IceGardenState) -> list[Forecast]:
    """Whoever would have enough points in this scoring turn to end the game. [IG-END-VP-01]"""
    if not s.scoring:
        return []
    points = [total_points(s, seat) for seat in range(s.seats)]
    for region in range(REGIONS):
        worth = [s.scoring * one for one in token_of(s, region).points] if s.in_play[region] != OUT else []
        if s.in_play[region] == CLOSED:  # [IG-CLOSE-10]
            points[seat_of(s, CALLO)] += worth[0]
        elif s.in_play[region] == OPEN:
            needed = needed_influence(s, region)
            for claim, gain in zip(ranking(s, region), worth, strict=False):
                points[claim.seat] += gain if claim.influence >= needed else 0
    enough = s.content.numbers.points_end
    return [
        Forecast("forecast-points", "IG-END-VP-01", {"seat": seat, "points": found, "enough": enough}, urgent=True)
        for seat, found in enumerate(points)
        if found >= enough
    ]


def _goals(s: IceGardenState) -> list[Forecast]:
    """Everybody who has made a step. [IG-END-GOAL-01]"""
    told: list[Forecast] = []
    for seat in range(s.seats):
        if s.character[seat] == NOBODY:
            continue
        goal = s.content.characters[s.character[seat]].goal
        have = goal_progress(s, seat)
        if have:
            params = {"seat": seat, "have": have, "goal": goal}
            told.append(Forecast("forecast-goal", "IG-END-GOAL-01", params, urgent=have + 2 >= goal))
    return told


def _dead_snow(s: IceGardenState) -> list[Forecast]:
    """How far planned Makings, and what is left of the one being resolved, can raise it (``to``), and how far with the
    first M that somebody may still get before (``most``, told where ``throat``). [IG-END-SNOW-01]"""
    planned = markers_on(s, MAKING)
    left = _steps_left(s)
    limit = snow_limit(s)
    to = min(limit, s.dead_snow + left + sum(_steps_with(s, seat, total_m(s, seat)) for seat in planned))
    most = min(limit, s.dead_snow + left + sum(_steps_with(s, seat, _most_m(s, seat)) for seat in planned))
    if most == s.dead_snow:
        return []
    params = {"count": len(planned) + (left > 0), "dead_snow": s.dead_snow, "to": to, "most": most, "limit": limit}
    params["throat"] = to < most
    return [Forecast("forecast-dead-snow", "IG-END-SNOW-01", params, urgent=most == limit)]


def _steps_with(s: IceGardenState, seat: int, m: int) -> int:
    """Sub-actions that a Making allows with so many M: only Raise needs none. [IG-ACT-MAKING-01, IG-Q-50]"""
    return STEPS_OF_MAKING if m else int(can_raise(s, seat))


def _most_m(s: IceGardenState, seat: int) -> int:
    """With one more from Snake Throat, which comes before Making, where a marker is or may still be planned there.
    [IG-ACT-01, IG-ACT-THROAT-01]"""
    may_plan = s.actions[seat] > 0 and s.reserve[PIECES * seat + MARKER] > 0
    return total_m(s, seat) + (in_supply(s, M) and (may_plan or seat in markers_on(s, THROAT)))


def _steps_left(s: IceGardenState) -> int:
    """Sub-actions of the Making being resolved that have not been used. [IG-ACT-MAKING-01]"""
    for frame in s.stack:
        if isinstance(frame, (ChooseMaking, GoOnMaking)):
            if not total_m(s, frame.seat):  # only Raise needs no M [IG-Q-50]
                return 1 - (frame.used >> RAISE & 1)
            return STEPS_OF_MAKING - frame.used.bit_count()
    return 0


def _vuko(s: IceGardenState, seat: int) -> list[Forecast]:
    """Whom he would visit, where, and what he would do there: urgent for that seat while actions are being resolved.
    [IG-VUKO-03]"""
    visit = next_visit(s)
    if visit is None or visit[1] == NOWHERE:
        return []
    visited, region = visit
    params: dict[str, Any] = {"seat": visited, "region": s.content.region_ids[region], **_what_vuko_does(s, *visit)}
    return [Forecast("forecast-vuko", "IG-VUKO-03", params, urgent=visited == seat and s.phase == ACTION)]


def _what_vuko_does(s: IceGardenState, seat: int, region: int) -> dict[str, Any]:
    """Whether a token is left for the seat, of which units there one dies (``unit``: where it can only be one of a
    kind), and how many markers he then holds or, with the Night Wanderers, drives away.
    [IG-VUKO-06, IG-VUKO-07, IG-DOM-05, IG-VTILE-NIGHT-01]"""
    token = sum(s.vuko_tokens) < s.content.numbers.vuko_tokens
    units = {
        piece_id(s, seat, level): s.pieces[at(seat, level, region)]
        for level in range(1, UNIT_LEVELS + 1)
        if s.pieces[at(seat, level, region)]
    }
    markers = min(s.vuko_tokens[seat] + token, markers_there(s, seat, region))
    found: dict[str, Any] = {"token": token, "units": units, "markers": markers}
    found["lost"] = is_tile_in_force(s, NIGHT_WANDERERS)
    if len(units) == 1:
        found["unit"] = next(iter(units))
    return found


def _leaders(s: IceGardenState) -> list[Forecast]:
    """Who would dominate which regions now, and receive something there. [IG-DOM-07]"""
    led: list[list[str]] = [[] for _ in range(s.seats)]
    for region in range(REGIONS):
        claims = ranking(s, region) if s.in_play[region] == OPEN else []
        if claims and claims[0].influence >= needed_influence(s, region):
            led[claims[0].seat].append(s.content.region_ids[region])
    return [
        Forecast("forecast-leads", "IG-DOM-07", {"seat": seat, "regions": regions})
        for seat, regions in enumerate(led)
        if regions
    ]
