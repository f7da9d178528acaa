"""What is the same in all positions of one search: the time that is left, and what Qoam and cards are worth in it."""

from __future__ import annotations

import math
from typing import Final

from longhall.games.icaion.content import (
    BLUE,
    BROWN,
    CITY_NODE,
    COLOURS,
    FIRST_UPGRADE,
    GREEN,
    GREY,
    HARNESS,
    HEIR,
    OP_ACTION,
    OP_ATTACK,
    OP_CAGE,
    OP_CONVERTER,
    OP_DRAW,
    OP_HARVESTER_ANY,
    OP_HARVESTER_THIRD,
    OP_MOVE,
    OP_MOVEMENT,
    OP_POINTS,
    OP_QOAM,
    OP_RECHARGE,
    OP_REFINER_ERADICATE,
    OP_REFINER_THREE,
    OP_SCAVENGER_DISCARD,
    OP_SCAVENGER_TWO,
    OP_STRENGTH,
    OUTSIDER,
    PINK,
    YEARS,
    Curio,
)
from longhall.games.icaion.queries import (
    COLOUR_COUNT,
    curio_cost,
    region_cards_revealed,
    stored_shards,
    upgrade_limit,
)
from longhall.games.icaion.state import NOBODY, NOTHING, SHARD_VALUES, IcaionState

YEAR_ROUNDS: Final[tuple[float, ...]] = (5.8, 6.7, 7.5)  # expected: the last Region card among so many cards
COUNTED: Final = 13  # crystals of a colour beyond which more are worth the same
CRYSTAL: Final = 1.5  # a crystal while there is time to use it
CARD: Final = 1.5  # an unknown Curio card, likewise
UNPLAYED: Final = 0.6  # an Upgrade in hand, against one in play
UPGRADE_WORTH: Final[dict[int, float]] = {  # with the whole match ahead
    OP_CAGE: 4.0,
    OP_STRENGTH: 2.0,
    OP_MOVEMENT: 5.0,
    OP_CONVERTER: 3.0,
    OP_HARVESTER_ANY: 2.5,
    OP_HARVESTER_THIRD: 3.5,
    OP_SCAVENGER_DISCARD: 4.0,
    OP_SCAVENGER_TWO: 2.0,
    OP_REFINER_THREE: 3.0,
    OP_REFINER_ERADICATE: 3.5,
}


def total_of(worths: list[float]) -> float:
    """Their sum; ``sum`` starts from an int, which compiled code rejects."""
    total = 0.0
    for worth in worths:
        total += worth
    return total


class SearchContext:
    """``turns``: own turns to come after the running one. ``year_turns``: those of them in this Year, of which
    ``sure_turns`` are certain. ``hoards``: an Upgrade counts in hand as much as in play."""

    def __init__(self, s: IcaionState, seat: int, hoards: bool = False) -> None:
        self.seat = seat
        self.hoards = hoards
        revealed = region_cards_revealed(s)
        missing = len(COLOURS) - revealed
        others = max(0, len(s.event_deck) - missing)
        self.sure_turns = missing
        self.year_turns = missing + others * missing / (missing + 1)
        if s.turn != seat and _is_to_come(s, seat):
            self.sure_turns += 1
            self.year_turns += 1
        self.turns = self.year_turns
        for year in range(s.year, YEARS):
            self.turns += YEAR_ROUNDS[year]
        self.is_over = self.turns < 0.5
        self.use = 1 - math.exp(-self.turns / 2.5)  # how likely what is held will be of use
        self.growth = 1 - math.exp(-self.turns / 9)  # of what lasts
        self.end_worth = float(s.content.gear[HARNESS].n if s.gear[seat] == HARNESS else s.content.numbers.qoam_points)
        self.qoam = [self._worths(s, colour) for colour in range(COLOUR_COUNT)]
        self.cards = [self._card(s, curio) for curio in s.content.curios]
        self.card = CARD * self.use
        self.crystal = self.end_worth + (CRYSTAL - 1.0) * self.use
        self._measure_ways(s)
        unseen = s.shard_supply + s.colossus_shards
        self.shard_values = [unseen.count(value) / max(1, len(unseen)) for value in range(SHARD_VALUES + 1)]

    def shard_chance(self, pink: int) -> float:
        """The chance that so much Pink is enough for the next Shard."""
        return total_of(self.shard_values[: min(SHARD_VALUES, pink) + 1])

    def _measure_ways(self, s: IcaionState) -> None:
        """From every node to the City, and to the rim of each crater, by crater and by colour."""
        content = s.content
        city = [node.index for node in content.nodes if node.kind == CITY_NODE]
        self.to_city = [min([row[node] for node in city]) for row in content.distance]
        self.to_crater = [
            [min([row[node] for node in crater.rim]) for row in content.distance] for crater in content.craters
        ]
        self.to_rim = self.to_crater.copy()
        for crater in content.craters:
            self.to_rim[crater.colour] = self.to_crater[crater.index]

    def _worths(self, s: IcaionState, colour: int) -> list[float]:
        """What so many crystals of a colour are worth together."""
        wanted = self._wanted(s, colour)
        total = 0.0
        found = [0.0]
        for n in range(COUNTED):
            used = wanted[n] if n < len(wanted) else 0.9
            total += max(self.end_worth, self.end_worth + (used - 1.0) * self.use)
            found.append(total)
        return found

    def _wanted(self, s: IcaionState, colour: int) -> list[float]:
        """What each further crystal could be used for."""
        seat = self.seat
        if colour == PINK:
            want = 2.6 if stored_shards(s, seat) < s.content.numbers.most_shards else 1.4
            if s.seeker[seat] == OUTSIDER:
                want += 0.6
            return [want, want, want - 0.2, 1.5, 1.4, 1.2]
        if colour == BROWN:
            return [2.3, 2.2, 2.0, 1.8, 1.5, 1.2]
        if colour == GREY:
            return [2.1, 1.8, 1.5, 1.3, 1.1]
        if colour == GREEN:
            cost = sum([curio_cost(s, seat, card) for card in s.hand[seat]])
            wanted = 2.2 if self.hoards else 1.8
            return [wanted if n < cost else 1.5 - 0.1 * n for n in range(6)]
        assert colour == BLUE
        return [1.8, 1.6, 1.4, 1.2]

    def _card(self, s: IcaionState, curio: Curio) -> float:
        """A Curio card in hand, less its cost: it must wait for its turn and its Qoam."""
        if self.turns < 0.5:
            return 0.0
        cost = curio_cost(s, self.seat, curio.index) if s.seeker[self.seat] != NOTHING else curio.cost
        op = curio.op
        if op >= FIRST_UPGRADE and not self.hoards:
            return self._upgrade_in_hand(s, op, cost)
        if op >= FIRST_UPGRADE:
            worth = (UPGRADE_WORTH[op] + 2.0) * self.growth * 1.2
        elif op == OP_QOAM:
            worth = curio.n * (1.7 if curio.colour < 0 else 1.5)
        elif op == OP_POINTS:
            worth = float(curio.n)
        elif op == OP_ACTION:
            worth = 5.0
        elif op == OP_MOVE:
            worth = 1.5 + 0.3 * curio.n
        elif op == OP_DRAW:
            worth = 1.2 * curio.n
        elif op == OP_ATTACK:
            worth = 1.1 * curio.n
        else:
            assert op == OP_RECHARGE
            worth = 4.0
        if s.seeker[self.seat] == HEIR:
            worth += s.content.seekers[HEIR].n
        return max(0.3, 0.75 * (worth - CRYSTAL * cost)) * self.use

    def _upgrade_in_hand(self, s: IcaionState, op: int, cost: int) -> float:
        """What it would bring in play, less its cost: every turn in hand is lost."""
        if len(s.upgrades[self.seat]) >= upgrade_limit(s, self.seat):
            return 0.3 * self.use
        return max(0.3, UNPLAYED * (UPGRADE_WORTH[op] * self.growth - CRYSTAL * cost)) * self.use


def _is_to_come(s: IcaionState, seat: int) -> bool:
    """Whether the turn of a seat in this round has not begun."""
    if s.turn == NOBODY or s.round == 0:
        return True
    return s.order.index(seat) > s.order.index(s.turn)
