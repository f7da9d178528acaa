"""Who stands where, and what a little more or less influence would be worth to one seat."""

from __future__ import annotations

from longhall.bots.icegarden.context import SearchContext
from longhall.bots.icegarden.goals import GOAL_LEVEL, is_goal_kind, makes_goal_step, step_worth
from longhall.bots.icegarden.holdings import Holdings
from longhall.games.icegarden.content import (
    CALLO,
    DYKEN,
    MARKER,
    NIGHTMARE_LEVEL,
    PIECES,
    REGIONS,
)
from longhall.games.icegarden.dominance import needed_influence
from longhall.games.icegarden.state import SEAT_STRIDE, IceGardenState


class InfluenceGains:
    """Influence by region and seat. ``seat`` is whom the worth is told for."""

    def __init__(self, s: IceGardenState, seat: int, context: SearchContext) -> None:
        self.seat = seat
        self.seats = s.seats
        self.context = context
        holdings = Holdings(s)
        self.table = holdings.table
        self.step = step_worth(s, seat, holdings, context)

    def mine(self, region: int) -> int:
        return self.table[region * self.seats + self.seat]

    def worth(self, s: IceGardenState, region: int, mine: int, goal: bool) -> float:
        """The region with so much own influence; ``goal``: whether dominating it is a goal step."""
        if mine <= 0:
            return 0.0
        seats = self.seats
        base = region * seats
        place = 0
        rival = 0
        for other in range(seats):
            if other == self.seat:
                continue
            theirs = self.table[base + other]
            rival = max(rival, theirs)
            if theirs > mine or (theirs == mine and self._loses_tie(s, region, other)):
                place += 1
        weights = self.context.weights
        worth = weights.presence
        if mine >= needed_influence(s, region):
            worth += self.context.place_worth(s, region, place, s.scoring)
        else:
            worth += weights.foothold * mine
        if place == 0:
            worth += weights.margin * min(3, mine - rival)
            if goal:
                worth += self.step
        else:
            worth += weights.foothold * min(4, mine)
        return worth

    def _loses_tie(self, s: IceGardenState, region: int, other: int) -> bool:
        seats = self.seats
        own = theirs = 0
        for near in s.content.neighbours[region]:
            own += self.table[near * seats + self.seat]
            theirs += self.table[near * seats + other]
        if own != theirs:
            return theirs > own
        return s.reputation_order.index(other) < s.reputation_order.index(self.seat)

    def now(self, s: IceGardenState, region: int) -> float:
        return self.worth(s, region, self.mine(region), self.is_goal_step(s, region))

    def gain(self, s: IceGardenState, region: int, change: int) -> float:
        """More or less influence, with the units there as they are."""
        goal = self.is_goal_step(s, region)
        mine = self.mine(region)
        return self.worth(s, region, mine + change, goal) - self.worth(s, region, mine, goal)

    def gain_with(self, s: IceGardenState, region: int, change: int, kind: int) -> float:
        """More influence by a piece that comes, or less by one that goes."""
        goal = self.is_goal_step(s, region)
        after = goal
        if kind != MARKER and is_goal_kind(s, self.seat, kind):
            count = s.pieces[self.seat * SEAT_STRIDE + kind * REGIONS + region]
            if change > 0:
                after = goal or makes_goal_step(s, self.seat, region, kind)
            elif count <= 1:
                after = False
        mine = self.mine(region)
        return self.worth(s, region, mine + change, after) - self.worth(s, region, mine, goal)

    def is_goal_step(self, s: IceGardenState, region: int) -> bool:
        """Whether dominating this region now brings the goal nearer."""
        seat = self.seat
        character = s.character[seat]
        base = seat * SEAT_STRIDE + region
        if character == DYKEN and region == s.thorn:
            return s.charm[region] > 0
        if s.pieces[base + GOAL_LEVEL * REGIONS] and makes_goal_step(s, seat, region, GOAL_LEVEL):
            return True
        if character != CALLO:
            return False
        return s.pieces[base + NIGHTMARE_LEVEL * REGIONS] > 0 and makes_goal_step(s, seat, region, NIGHTMARE_LEVEL)

    def add(self, region: int, change: int) -> None:
        self.table[region * self.seats + self.seat] += change


def piece_level(kind: int) -> int:
    """The influence a piece has."""
    return 1 if kind == MARKER else kind


def own_pieces(s: IceGardenState, seat: int, region: int) -> list[int]:
    """By kind."""
    base = seat * SEAT_STRIDE + region
    return [s.pieces[base + kind * REGIONS] for kind in range(PIECES)]
