"""What the chance to win is learned from: plain numbers of each seat, most of them about as large as 1.

They go by the usual weights, whatever the bot that asks goes by, so that what was learned stays true.
"""

from __future__ import annotations

import math

from longhall.bots.icegarden.context import (
    ABILITY_WORTH,
    DEFAULT_WEIGHTS,
    SearchContext,
    snow_chance,
    standing_in_snow,
    turns_left,
)
from longhall.bots.icegarden.goals import goal_worth, turns_to_goal
from longhall.bots.icegarden.holdings import Holdings
from longhall.games.icegarden.content import (
    CALLO,
    DYKEN,
    FREIHOFF,
    GENERIC,
    LEVELS,
    MARKER,
    PIECES,
    REGIONS,
    UNIT_LEVELS,
)
from longhall.games.icegarden.dominance import needed_influence, ranking
from longhall.games.icegarden.queries import (
    goal_progress,
    seat_of,
    snow_limit,
    total_points,
    units_on_map,
    worst_reputation,
)
from longhall.games.icegarden.state import CLOSED, OPEN, IceGardenState


def lateness(s: IceGardenState) -> float:
    """How near the end is, from 0 to 1."""
    return 1.0 / (1.0 + 0.5 * turns_left(s, DEFAULT_WEIGHTS))


def chance_parts(s: IceGardenState) -> list[dict[str, float]]:
    """By seat; between two turns."""
    context = SearchContext(s, DEFAULT_WEIGHTS)
    holdings = Holdings(s)
    places = _places(s, context)
    snow = _snow(s)
    totals = [total_points(s, seat) for seat in range(s.seats)]
    found: list[dict[str, float]] = []
    for seat in range(s.seats):
        parts = places[seat]
        rival = max([totals[other] for other in range(s.seats) if other != seat])
        parts["points"] = totals[seat] / 10.0
        parts["lead"] = max(-20, min(20, totals[seat] - rival)) / 10.0
        parts["close"] = max(0.0, totals[seat] - 30.0) / 10.0
        parts["influence"] = sum([holdings.of(seat, region) for region in range(REGIONS)]) / 10.0
        parts["goal"] = goal_worth(context, turns_to_goal(s, seat, holdings)) / 20.0
        parts["steps"] = goal_progress(s, seat) / s.content.characters[s.character[seat]].goal
        parts["snow"] = snow[seat]
        _means(s, seat, parts)
        _tracks(s, seat, parts)
        parts["callo"] = 1.0 if s.character[seat] == CALLO else 0.0
        parts["dyken"] = 1.0 if s.character[seat] == DYKEN else 0.0
        parts["freihoff"] = 1.0 if s.character[seat] == FREIHOFF else 0.0
        found.append(parts)
    return found


def _places(s: IceGardenState, context: SearchContext) -> list[dict[str, float]]:
    """Places that would be scored, what they bring, and how firmly they are held."""
    coming = min(2.0, context.scorings)
    kinds = ("first", "second", "third")
    found: list[dict[str, float]] = [
        {"first": 0.0, "second": 0.0, "third": 0.0, "worth": 0.0, "spoils": 0.0, "margin": 0.0} for _ in range(s.seats)
    ]
    for region in range(REGIONS):
        if s.in_play[region] == CLOSED:
            found[seat_of(s, CALLO)]["worth"] += context.points[PIECES * region] * coming / 10.0
        if s.in_play[region] != OPEN:
            continue
        claims = ranking(s, region)
        needed = needed_influence(s, region)
        for place, claim in enumerate(claims[:3]):
            if claim.influence < needed:
                continue
            parts = found[claim.seat]
            parts[kinds[place]] += 0.5
            parts["worth"] += context.points[PIECES * region + place] * coming / 10.0
            parts["spoils"] += context.spoils[PIECES * region + place] / 2.0
            if place == 0:
                behind = claims[1].influence if len(claims) > 1 else 0
                parts["margin"] += min(3, claim.influence - behind) / 5.0
    return found


def _means(s: IceGardenState, seat: int, parts: dict[str, float]) -> None:
    """Resources, markers in reserve, units and their abilities."""
    m = s.m[LEVELS * seat : LEVELS * (seat + 1)]
    parts["population"] = min(6, s.population[seat]) / 4.0
    parts["gold"] = min(6, s.gold[seat]) / 4.0
    parts["m"] = min(6, sum(m)) / 4.0
    parts["levels"] = (m[1] + 2 * m[2] + 3 * m[3]) / 4.0
    parts["markers"] = min(8, s.reserve[PIECES * seat + MARKER]) / 4.0
    skill = 0.0
    for level in range(1, UNIT_LEVELS + 1):
        count = units_on_map(s, seat, level)
        parts[f"units_{level}"] = float(count)
        start = (UNIT_LEVELS * seat + level - 1) * GENERIC
        for ability in range(GENERIC):
            skill += s.ability[start + ability] * ABILITY_WORTH[ability] * (0.15 + count)
    parts["skill"] = skill / 2.0


def _tracks(s: IceGardenState, seat: int, parts: dict[str, float]) -> None:
    """Reputation, Snake Throat and initiative."""
    parts["field"] = s.reputation[seat] / 5.0
    parts["tokens"] = float(s.vuko_tokens[seat])
    parts["worst"] = 1.0 if s.reputation[seat] > 0 and worst_reputation(s) == seat else 0.0
    most = max(s.throat)
    parts["throat"] = 0.0
    if most and s.throat[seat] == most:
        parts["throat"] = 1.0 / s.throat.count(most)
    elif most and s.throat[seat] == most - 1:
        parts["throat"] = 0.2
    ships = s.content.ships
    following = ships[min(len(ships) - 1, s.ship[seat] + 1)]
    parts["ship"] = following.actions - 4.0 + 0.3 * (max(s.ship) - s.ship[seat])
    parts["order"] = s.order.index(seat) / 3.0
    parts["jump"] = 0.0 if s.long_jumps[seat] >> ships[s.ship[seat]].stage & 1 else 1.0


def _snow(s: IceGardenState) -> list[float]:
    """Who would win if Dead Snow came, times how likely it is."""
    chance = snow_chance(s, DEFAULT_WEIGHTS)
    near = max(0.0, (snow_limit(s) - s.dead_snow) / snow_limit(s))
    spread = 1.2 + 3.5 * near
    fields = [standing_in_snow(s, seat) + 0.3 * s.reputation_order.index(seat) for seat in range(s.seats)]
    best = min(fields)
    shares = [math.exp((best - field) / spread) for field in fields]
    total = sum(shares)
    return [2.0 * chance * (share / total - 1.0 / s.seats) for share in shares]
