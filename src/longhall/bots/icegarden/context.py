"""What is the same in all positions of one decision: how long the match may last, and what the regions offer."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from longhall.games.icegarden.content import PIECES, REGIONS, M
from longhall.games.icegarden.queries import snow_limit, total_points
from longhall.games.icegarden.state import CLOSED, NOBODY, OUT, IceGardenState


@dataclass
class Weights:
    """What the parts of a position count, in points."""

    population: float = 0.45
    gold: float = 0.4
    m: float = 0.9
    level: float = 0.2  # of M raised, for each level
    later: float = 0.3  # the points of a place, for each scoring to come
    income: float = 0.3  # what a place brings in, for each turn to come
    goal: float = 45.0  # a personal goal reached now
    patience: float = 0.72  # of that, what is left if it takes a turn more
    snow: float = 40.0  # a match won by Dead Snow
    visit: float = 1.0  # to be next on Vuko's list, for each turn to come
    token: float = 0.5  # a Vuko token, for each turn to come
    unit: float = 0.3  # for each level: what it has cost
    rival: float = 0.45  # the strongest rival's prospects
    others: float = 0.25  # those of all rivals, on average
    alarm: float = 2.0  # how much more a rival's goal counts than its other prospects: it ends the match
    won: float = 120.0
    pace: float = 1.35  # fields that the leader of the initiative track jumps in a turn
    snow_pace: float = 0.75  # steps of Dead Snow that a seat makes in a turn
    points_pace: float = 9.0  # points that the leader makes in a turn
    hold: float = 0.8  # of a place's worth, what a place held now counts
    lead: float = 0.25  # to be ahead by one more in a region that is held
    margin: float = 0.18  # the same, at a glance
    foothold: float = 0.12  # each influence where a place above is out of reach, at a glance
    presence: float = 0.25  # to have influence at all, at a glance
    unit_influence: float = 1.15  # a level of a unit on the map, at a glance
    field: float = 0.3  # a field of the reputation track, at a glance
    snow_step: float = 0.3  # a step of Dead Snow, for whoever does not lead in reputation
    urge_influence: float = 0.3  # what a marker must bring, for each token it costs
    urge_move: float = 0.5
    urge_mountain: float = 0.7
    skill: float = 1.0  # abilities of units
    on_throat: float = 1.0  # how likely markers go to the fields
    on_influence: float = 1.0
    on_move: float = 1.0
    on_mountain: float = 1.0
    on_raven: float = 1.0
    on_making: float = 1.0


DEFAULT_WEIGHTS: Final = Weights()
# what an ability of a unit on the map is worth; Domination is counted as influence
ABILITY_WORTH: Final[tuple[float, ...]] = (0.4, 0.7, 0.25, 0.1, 0.6)


class SearchContext:
    """Made once for each decision."""

    def __init__(self, s: IceGardenState, weights: Weights = DEFAULT_WEIGHTS) -> None:
        self.weights = weights
        self.turns = turns_left(s, weights)
        self.scorings = scorings_left(s)
        self.later = weights.later * min(float(self.scorings), 1.0 + self.turns / 2.2)
        self.income = weights.income * min(self.turns, 4.0)
        self.thrift = min(1.0, (self.turns + 0.3) / 2.5)  # what resources can still be turned into
        self.points = [0] * (PIECES * REGIONS)  # by region and place
        self.spoils = [0.0] * (PIECES * REGIONS)
        prices = (weights.population, weights.gold, weights.m)
        for region in range(REGIONS):
            if s.token[region] == NOBODY or not s.revealed or s.in_play[region] == OUT:
                continue
            token = s.content.tokens[s.token[region]]
            worth = sorted((prices[kind] * token.resources[kind] for kind in range(M + 1)), reverse=True)
            for place in range(3):
                self.points[PIECES * region + place] = token.points[place]
                self.spoils[PIECES * region + place] = worth[place]

    def place_worth(self, s: IceGardenState, region: int, place: int, scoring: int) -> float:
        """A place in a region that lets its holder receive. ``scoring``: how often it is scored in this turn."""
        i = PIECES * region + place
        worth = self.points[i] * (scoring + self.later)
        share = 1.0 + self.income if s.in_play[region] != CLOSED else 0.0
        worth += self.spoils[i] * share * self.thrift
        if place == 0 and (s.charm[region] or s.charm_moved[region]):
            worth += self.weights.m * share * self.thrift
        return worth


def scorings_left(s: IceGardenState) -> int:
    return sum(ship.red for ship in s.content.ships) - s.boats


def turns_left(s: IceGardenState, weights: Weights) -> float:
    """How many turns may follow this one, whichever ending comes first."""
    if s.turn == 0:
        return 6.0
    last = len(s.content.ships) - 1
    by_ships = (last - max(s.ship)) / weights.pace
    by_snow = (snow_limit(s) - s.dead_snow) / (weights.snow_pace * s.seats)
    leader = max(total_points(s, seat) for seat in range(s.seats))
    missing = s.content.numbers.points_end - leader
    by_points = 10.0 if missing > 22 else 0.6 if missing <= 0 else 0.6 + missing / weights.points_pace
    return max(0.3, min(by_ships, by_snow + 0.5, by_points))


def snow_chance(s: IceGardenState, weights: Weights) -> float:
    """That Dead Snow ends the match: how fast would it have to rise?"""
    left = snow_limit(s) - s.dead_snow
    last = len(s.content.ships) - 1
    turns = max(0.5, (last - max(s.ship)) / weights.pace)
    needed = left / (turns * s.seats)
    return 1.0 / (1.0 + math.exp(4.0 * (needed - weights.snow_pace)))


def standing_in_snow(s: IceGardenState, seat: int) -> int:
    """The field where a seat would end if Dead Snow came now."""
    return s.reputation[seat] + s.content.numbers.vuko_penalty * s.vuko_tokens[seat]


def wins_by_snow(s: IceGardenState, seat: int) -> bool:
    """Whether ``seat`` would win if its own next step of Dead Snow were the last."""
    own = standing_in_snow(s, seat) + s.content.numbers.snow_penalty
    return all(standing_in_snow(s, other) > own for other in range(s.seats) if other != seat)


def leads_in_reputation(s: IceGardenState, seat: int) -> bool:
    own = standing_in_snow(s, seat)
    return all(standing_in_snow(s, other) > own for other in range(s.seats) if other != seat)
