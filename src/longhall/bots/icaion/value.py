"""What an Icaion position is worth to a seat, in Reputation at the end."""

from __future__ import annotations

import math
from typing import Final

from longhall.bots.icaion.context import UPGRADE_WORTH, SearchContext, total_of
from longhall.bots.icaion.opportunities import Opportunities
from longhall.bots.icaion.qoam_choices import poorest_cage_worth, qoam_worth
from longhall.games.icaion.content import (
    BOOTS,
    CAGE,
    CITY_NODE,
    CRIMINAL,
    CROWN,
    HARVESTER,
    MOVEMENT,
    OP_CAGE,
    OP_MOVEMENT,
    OP_STRENGTH,
    PRIMAL_ARMOR,
    SCAVENGER,
    STRENGTH,
    THE_MACHINE,
    WONDERS,
    YEARS,
)
from longhall.games.icaion.frames.turn import EndTurn
from longhall.games.icaion.queries import (
    COLOUR_COUNT,
    count_upgrades,
    hand_limit,
    is_blocked,
    open_cages,
    players,
    region_types_with_machines,
    reputation,
    strength,
)
from longhall.games.icaion.state import NOTHING, IcaionState

PARTS: Final = (
    "points",
    "qoam",
    "engine",
    "icons",
    "apparatus",
    "shards",
    "parasites",
    "cards",
    "upgrades",
    "power",
    "health",
    "next",
    "wonders",
    "gear",
    "rivals",
)
FIRST_WEIGHTS: Final[tuple[float, ...]] = (1.0,) * len(PARTS)
# learned from what drawn weights did to the results of 2,190 matches; in the order of PARTS
DEFAULT_WEIGHTS: Final[tuple[float, ...]] = (
    1.0,
    0.72,
    0.95,
    0.9,
    1.45,
    0.7,
    1.0,
    0.9,
    0.85,
    1.25,
    0.95,
    0.9,
    1.0,
    0.8,
    1.0,
)
assert len(DEFAULT_WEIGHTS) == len(PARTS)
EXTRACTS: Final = 0.42  # in a turn
WOUND: Final = 3.5
NEXT: Final = 0.55  # what seems best for the next turn, against having it now
RIVAL: Final = 0.3
ICON_OPS: Final = (OP_CAGE, OP_STRENGTH, OP_MOVEMENT)  # Upgrades that are counted as icons
WONDER_WORTH: Final[tuple[float, ...]] = (0.5, 0.9, 1.1, 1.6, 1.4, 1.0, 0.4)  # each time it is activated, by WONDERS
assert len(WONDER_WORTH) == len(WONDERS)


class Evaluator:
    """Values positions for one seat; made once for each decision."""

    def __init__(
        self, s: IcaionState, seat: int, weights: tuple[float, ...] = FIRST_WEIGHTS, hoards: bool = False
    ) -> None:
        self.seat = seat
        self.weights = weights
        self.context = SearchContext(s, seat, hoards)
        self.curios = cards_in_match(s)

    def value(self, s: IcaionState) -> float:
        total = 0.0
        for worth, weight in zip(self.measure(s), self.weights, strict=True):
            total += weight * worth
        return total

    def parts(self, s: IcaionState) -> dict[str, float]:
        worths = [weight * worth for worth, weight in zip(self.measure(s), self.weights, strict=True)]
        return dict(zip(PARTS, worths, strict=True))

    def opportunities(self, s: IcaionState) -> Opportunities:
        return Opportunities(s, self.context)

    def measure(self, s: IcaionState) -> list[float]:
        """The parts in the order of their names."""
        seat, context = self.seat, self.context
        own = float(reputation(s, seat))
        if s.ended:
            found = [0.0] * len(PARTS)
            found[0] = own
            found[-1] = self._rivals(s)
            return found
        if s.seeker[seat] == NOTHING or s.gear[seat] == NOTHING or s.node[seat] == NOTHING:
            return [0.0] * len(PARTS)
        opportunities = Opportunities(s, context)
        return [
            own,
            self._qoam(s),
            self._engine(s),
            self._icons(s),
            opportunities.installed_worth() + self._apparatus(s, opportunities),
            self._shards(s, opportunities),
            self._parasites(s),
            self._cards(s),
            self._upgrades(s),
            self._power(s),
            -WOUND if s.lying[seat] and not context.is_over else 0.0,
            self._next(s, opportunities),
            self._wonders(s),
            self._gear(s),
            self._rivals(s),
        ]

    def _qoam(self, s: IcaionState) -> float:
        start = COLOUR_COUNT * self.seat
        worth = qoam_worth(self.context, s.held[start : start + COLOUR_COUNT])
        if self.context.is_over:
            return worth
        return worth - 0.6 * poorest_cage_worth(s, self.context)  # the next batch needs room

    def _engine(self, s: IcaionState) -> float:
        """What Machines will bring when Extracting: those around one node together, the others now and then."""
        seat, machines = self.seat, s.machines
        if seat not in machines:
            return 0.0
        regions = s.content.regions
        bonus = [0.0] * len(regions)
        total = 0.0
        for place, owner in enumerate(machines):
            if owner != seat:
                continue
            region, machine = divmod(place, 3)
            worth = 1.4 if machine == HARVESTER else 1.3 if machine == SCAVENGER else 2.0
            parasites = s.parasites[region]
            if parasites:
                if is_blocked(s, region):
                    worth *= 0.4
                if parasites == s.content.numbers.parasites_per_region:
                    worth *= 0.75
            bonus[region] = worth
            total += worth
        best = 0.0
        for node in s.content.nodes:
            here = 0.0
            for region in node.regions:
                here += bonus[region]
            best = max(best, here)
        return self.context.turns * EXTRACTS * (0.35 * best + 0.15 * total)

    def _icons(self, s: IcaionState) -> float:
        """Strength, Movement and Null Cages, for as long as they are of use."""
        seat, growth = self.seat, self.context.growth
        rows = s.content.rows
        gone = s.deployed[3 * seat + MOVEMENT]
        worth = 1.4 * min(3, strength(s, seat) - rows[STRENGTH].start)
        worth += 0.0 if gone == 0 else 1.2 if gone == 1 else 2.2
        worth += 4.0 * count_upgrades(s, seat, OP_MOVEMENT)
        cages = open_cages(s, seat) - rows[CAGE].start
        worth += 4.5 * min(1, cages) + 2.5 * max(0, min(1, cages - 1)) + 1.0 * max(0, cages - 2)
        return worth * growth

    def _apparatus(self, s: IcaionState, opportunities: Opportunities) -> float:
        node = s.node[self.seat]
        return opportunities.install_option(node) + opportunities.retrieve_option(node)

    def _shards(self, s: IcaionState, opportunities: Opportunities) -> float:
        worth = float(s.content.shard_scores[opportunities.shards])
        if s.gear[self.seat] == PRIMAL_ARMOR:
            worth += opportunities.shards * s.content.gear[PRIMAL_ARMOR].n
        return worth + opportunities.shard_option(s.node[self.seat])

    def _parasites(self, s: IcaionState) -> float:
        """The ranking at the end of the Year as it is likely to be."""
        mine = s.collected[self.seat]
        left = self.context.year_turns
        if mine == 0 and left < 0.5:
            return 0.0
        spread = 0.35 + 0.5 * math.sqrt(left)
        place = 0.0
        for other in range(s.seats):
            if other != self.seat:
                ahead = s.collected[other] - mine + (0.5 if s.order.index(other) < s.order.index(self.seat) else -0.5)
                place += 1 / (1 + math.exp(-ahead / spread))
        scale = players(s).ranking
        low = min(int(place), len(scale) - 1)
        high = min(low + 1, len(scale) - 1)
        worth = scale[low] + (place - low) * (scale[high] - scale[low])
        return worth if mine else 0.4 * worth

    def _cards(self, s: IcaionState) -> float:
        """The best cards in hand, and those drawn that nobody has seen."""
        context = self.context
        if context.is_over:
            return 0.0
        hand = s.hand[self.seat]
        worths = [context.cards[card] for card in hand]
        drawn = self.curios - cards_in_match(s)
        if drawn > 0:
            room = hand_limit(s, self.seat) - len(hand)
            worths += [context.card] * max(0, min(drawn, room))
        if not worths:
            return 0.0
        worths.sort(reverse=True)
        total = 0.6 * context.use  # one of them averts a wound
        share = 1.0
        for number, worth in enumerate(worths):
            if number >= context.turns:
                break
            total += share * worth
            share *= 0.88
        return total

    def _upgrades(self, s: IcaionState) -> float:
        upgrade_op = s.content.upgrade_op
        worth = 0.0
        for card in s.upgrades[self.seat]:
            op = upgrade_op[card]
            if op not in ICON_OPS:
                worth += UPGRADE_WORTH[op]
        return worth * self.context.growth

    def _power(self, s: IcaionState) -> float:
        """The Emergency Power Supply: worth nothing if it will be recharged before it can be used."""
        context = self.context
        if not s.charged[self.seat] or context.is_over:
            return 0.0
        recharge = s.content.numbers.recharge_round
        if s.round < recharge:
            uses = float(recharge - 1 - s.round)
        else:
            uses = context.year_turns if s.year < YEARS else max(1.0, context.turns)
        uses = min(uses, context.turns)
        crystals = 1 + len(region_types_with_machines(s, self.seat)) + 2 * (s.seeker[self.seat] == THE_MACHINE)
        return (1.5 + 0.6 * crystals) * (1 - math.exp(-uses / 1.3))

    def _next(self, s: IcaionState, opportunities: Opportunities) -> float:
        """The best Extract or Deploy in reach for the next turn; while an action is left in this one, that here."""
        seat = self.seat
        context = self.context
        node = s.node[seat]
        acting = s.turn == seat and s.standard_left > 0 and not isinstance(s.stack[-1], EndTurn)
        if context.is_over and not acting:
            return 0.0
        content = s.content
        yields = opportunities.yields()
        machine_worths = opportunities.machine_worths()
        worth = 0.0
        if acting:
            worth = self._here(s, opportunities, node, yields, machine_worths)
        if context.is_over:
            return worth
        best = 0.0
        within = content.within[node]
        for other in within[min(opportunities.free, len(within) - 1)]:
            here = 0.0
            for region in content.nodes[other].regions:
                here += yields[region]
            best = max(best, here)
            here = opportunities.deploy_gain(other, machine_worths)
            best = max(best, here)
        return worth + NEXT * best

    def _here(
        self, s: IcaionState, opportunities: Opportunities, node: int, yields: list[float], machine_worths: list[float]
    ) -> float:
        """What the Standard Action that is left may bring at once."""
        place = s.content.nodes[node]
        best = total_of([yields[region] for region in place.regions])
        best = max(best, opportunities.deploy_gain(node, machine_worths))
        if place.kind == CITY_NODE and s.slot[self.seat] == NOTHING and not s.retrieved[self.seat]:
            best = max(best, opportunities.retrieve_worth(0) - opportunities.retrieve_option(node))
        if place.crater >= 0:
            slot = s.slot[self.seat]
            if slot != NOTHING and s.content.craters[place.crater].colour == slot // YEARS:
                best = max(best, opportunities.install_worth(slot // YEARS) - opportunities.install_option(node))
            if place.crater == s.colossus and s.colossus_shards:
                best = max(best, opportunities.shard_worth() - opportunities.shard_option(node))
        return best

    def _wonders(self, s: IcaionState) -> float:
        if not s.rules.wonders:
            return 0.0
        worth = 0.0
        for wonder, owner in enumerate(s.wonder_owner):
            if owner == self.seat:
                worth += WONDER_WORTH[wonder] * 0.6 * self.context.turns
        return worth

    def _gear(self, s: IcaionState) -> float:
        seat = self.seat
        worth = 0.0
        if s.gear[seat] == CROWN and self.context.year_turns < 0.5 and s.content.nodes[s.node[seat]].crater >= 0:
            worth += s.content.gear[CROWN].n
        if s.seeker[seat] == CRIMINAL and (s.armor or (s.turn == seat and not s.special_used)):
            worth += 2.0 * self.context.use
        if s.gear[seat] == BOOTS:
            worth += 4.0 * self.context.growth
        return worth

    def _rivals(self, s: IcaionState) -> float:
        best = -1000
        lying = 0
        for other in range(s.seats):
            if other != self.seat:
                lying += s.lying[other]
                best = max(best, reputation(s, other))
        return 0.7 * lying - RIVAL * best


def cards_in_match(s: IcaionState) -> int:
    """All Curio cards but those that were drawn unseen while looking ahead."""
    count = len(s.deck) + len(s.discards) + len(s.resolving)
    for seat in range(s.seats):
        count += len(s.hand[seat]) + len(s.upgrades[seat])
    return count
