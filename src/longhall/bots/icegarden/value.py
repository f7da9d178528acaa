"""What an Ice Garden position is worth to a seat, in points at the end.

It is asked between two turns: the rest of a turn is played by rules of thumb first. Every number is a guess with a
reason beside it.
"""

from __future__ import annotations

import math
from typing import Final

from longhall.bots.icegarden.context import ABILITY_WORTH, SearchContext, snow_chance, standing_in_snow
from longhall.bots.icegarden.goals import goal_worth, turns_to_goal
from longhall.bots.icegarden.holdings import Holdings
from longhall.games.icegarden.content import CALLO, GENERIC, LEVELS, PIECES, REGIONS, UNIT_LEVELS
from longhall.games.icegarden.dominance import needed_influence, ranking
from longhall.games.icegarden.queries import seat_of, snow_limit, total_points, units_on_map, worst_reputation
from longhall.games.icegarden.scoring import final_order
from longhall.games.icegarden.state import CLOSED, NOBODY, OPEN, IceGardenState

PARTS: Final = ("points", "regions", "resources", "units", "goal", "reputation", "snow", "rivals", "end")
ENOUGH: Final[tuple[int, ...]] = (5, 4, 4)  # tokens of a kind beyond which more are worth half


class Evaluator:
    """Values positions for one seat."""

    def __init__(self, context: SearchContext, seat: int) -> None:
        self.context = context
        self.seat = seat

    def value(self, s: IceGardenState) -> float:
        return sum(self.parts(s).values())

    def parts(self, s: IceGardenState) -> dict[str, float]:
        found = dict.fromkeys(PARTS, 0.0)
        if s.ended:
            found["end"] = self._end(s)
            return found
        holdings = Holdings(s)
        regions = self._regions(s)
        snow = self._snow(s)
        totals: list[float] = []
        weights = self.context.weights
        for seat in range(s.seats):
            points = float(total_points(s, seat))
            resources = self._resources(s, seat)
            units = self._units(s, seat)
            goal = goal_worth(self.context, turns_to_goal(s, seat, holdings)) if s.character[seat] != NOBODY else 0.0
            reputation = self._reputation(s, seat)
            if seat == self.seat:
                found["points"] = points
                found["regions"] = regions[seat]
                found["resources"] = resources
                found["units"] = units
                found["goal"] = goal
                found["reputation"] = reputation
                found["snow"] = snow[seat]
            else:
                threat = goal * weights.alarm
                totals.append(points + regions[seat] + resources + units + threat + reputation + snow[seat])
        found["rivals"] = -weights.rival * max(totals) - weights.others * sum(totals) / len(totals)
        return found

    def _end(self, s: IceGardenState) -> float:
        """Won or lost; a better place is a little better."""
        order = final_order(s)
        place = order.index(self.seat)
        won = self.context.weights.won
        return won if place == 0 else -won - place

    def _regions(self, s: IceGardenState) -> list[float]:
        """Places that will be scored and bring resources, if they last."""
        found = [0.0] * s.seats
        context = self.context
        for region in range(REGIONS):
            if s.in_play[region] == CLOSED:
                found[seat_of(s, CALLO)] += context.points[PIECES * region] * context.later * 1.6
                continue
            if s.in_play[region] != OPEN:
                continue
            claims = ranking(s, region)
            needed = needed_influence(s, region)
            for place, claim in enumerate(claims):
                worth = 0.2
                if claim.influence >= needed:
                    worth += context.place_worth(s, region, place, 0) * context.weights.hold
                if place == 0:
                    second = claims[1].influence if len(claims) > 1 else 0
                    worth += context.weights.lead * min(3, claim.influence - second)
                else:
                    worth += 0.15 * min(4, claim.influence)
                found[claim.seat] += worth
        return found

    def _resources(self, s: IceGardenState, seat: int) -> float:
        weights = self.context.weights
        m = s.m[LEVELS * seat : LEVELS * (seat + 1)]
        worth = weights.population * _tapered(s.population[seat], ENOUGH[0])
        worth += weights.gold * _tapered(s.gold[seat], ENOUGH[1])
        worth += weights.m * _tapered(sum(m), ENOUGH[2])
        worth += weights.level * (m[1] + 2 * m[2] + 3 * m[3])
        worth += 0.1 * _tapered(s.reserve[PIECES * seat], 6)
        return worth * self.context.thrift

    def _units(self, s: IceGardenState, seat: int) -> float:
        """What they have cost, and their abilities."""
        worth = 0.0
        context = self.context
        for level in range(1, UNIT_LEVELS + 1):
            count = units_on_map(s, seat, level)
            start = (UNIT_LEVELS * seat + level - 1) * GENERIC
            skill = 0.0
            for ability in range(GENERIC):
                if s.ability[start + ability]:
                    skill += s.ability[start + ability] * ABILITY_WORTH[ability] * context.weights.skill
            worth += count * context.weights.unit * level + skill * (0.15 + count)
        return worth * context.thrift

    def _reputation(self, s: IceGardenState, seat: int) -> float:
        """Vuko and his tokens, for as long as the match lasts; and the bonus of Snake Throat."""
        weights = self.context.weights
        time = min(4.0, self.context.turns)
        worth = -weights.token * s.vuko_tokens[seat] * time
        if s.reputation[seat] > 0 and worst_reputation(s) == seat:
            worth -= weights.visit * time
        worth -= 0.06 * s.reputation[seat]
        most = max(s.throat)
        prize = s.content.numbers.throat_points
        if most and s.throat[seat] == most:
            worth += prize * (0.7 if s.throat.count(most) == 1 else 0.35)
        elif most and s.throat[seat] == most - 1:
            worth += prize * 0.15
        return worth

    def _snow(self, s: IceGardenState) -> list[float]:
        """Who would win if Dead Snow came, and how likely it is."""
        chance = snow_chance(s, self.context.weights)
        near = max(0.0, (snow_limit(s) - s.dead_snow) / snow_limit(s))
        spread = 1.2 + 3.5 * near
        fields = [standing_in_snow(s, seat) + 0.3 * s.reputation_order.index(seat) for seat in range(s.seats)]
        best = min(fields)
        shares = [math.exp((best - field) / spread) for field in fields]
        total = sum(shares)
        scale = self.context.weights.snow * chance
        return [scale * (share / total - 1.0 / s.seats) for share in shares]


def _tapered(count: int, enough: int) -> float:
    """Full worth up to a number, half beyond it."""
    return count if count <= enough else enough + 0.5 * (count - enough)
