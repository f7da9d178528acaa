"""What a position leads to: Apparatus to Retrieve and Install, Shards to win, places to Extract and Deploy."""

from __future__ import annotations

from typing import Final

from longhall.bots.icaion.context import CRYSTAL, SearchContext, total_of
from longhall.games.icaion.content import (
    HARVESTER,
    KIND_PARASITES,
    KIND_SHARDS,
    KIND_UPGRADES,
    OUTSIDER,
    PINK,
    PRIMAL_ARMOR,
    SCAVENGER,
    SURVIVOR,
    TOOLS,
    YEARS,
)
from longhall.games.icaion.frames.deploy import deploy_cost, full_cost, is_payable, region_obstacle
from longhall.games.icaion.frames.extract import refiner_points
from longhall.games.icaion.queries import (
    COLOUR_COUNT,
    free_nodes,
    holdings,
    is_blocked,
    room_in_hand,
    stored_shards,
    upgrade_limit,
)
from longhall.games.icaion.scoring import apparatus_count
from longhall.games.icaion.state import NOBODY, NOTHING, IcaionState

DELAY: Final = 0.93  # what is left of a plan for each turn until it can be carried out
RIVALRY: Final = 0.95  # likewise, where others may be first
LATER_TILE: Final = 7.0  # a tile not yet taken, for the Shard that will double it
MOST: Final[tuple[int, ...]] = (3, 3, 3, 0, 3, 4, 4, 5, 5, 8)  # that a kind of Apparatus can count; Upgrades: the limit
RISE: Final[tuple[float, ...]] = (0.3, 0.25, 0.2, 0.25, 0.2, 0.2, 0.25, 0.25, 0.35, 0.6)  # of it in a turn


class Opportunities:
    """Of one seat in one position. ``tile_now`` and ``tile_end`` are what a tile of each colour scores now, and what an
    installed one will probably score in the end."""

    def __init__(self, s: IcaionState, context: SearchContext) -> None:
        self.s = s
        self.context = context
        seat = context.seat
        self.free = max(1, free_nodes(s, seat))
        self.shards = stored_shards(s, seat)
        self.jump = context.sure_turns if s.seeker[seat] == SURVIVOR else 0  # turns until the jump, at least
        content = s.content
        self.tile_now: list[float] = []
        self.tile_end: list[float] = []
        self.tile_kind: list[int] = []
        for colour in range(COLOUR_COUNT):
            kind = content.tiles[YEARS * colour].kinds[s.pile_side[colour]]
            each = content.kinds[kind].points
            count = float(apparatus_count(s, seat, kind))
            most = float(upgrade_limit(s, seat) if kind == KIND_UPGRADES else MOST[kind])
            final = count
            if kind == KIND_PARASITES and s.year < YEARS:
                final = 3.0
            elif count < most:
                final += min(0.6 * context.growth * (most - count), RISE[kind] * context.turns)
            self.tile_now.append(count * each)
            self.tile_end.append(final * each)
            self.tile_kind.append(kind)
        self.installed = [
            self.tile_end[tile // YEARS] for tile in s.installed[YEARS * seat : YEARS * seat + YEARS] if tile != NOTHING
        ]
        self.installed.sort(reverse=True)

    def turns_to(self, distance: int) -> int:
        """Turns until a Standard Action so far away; The Lone Survivor waits for the last turn of the Year."""
        turns = max(1, (distance + self.free - 1) // self.free)
        return min(turns, self.jump) if self.jump else turns

    # -- Apparatus -------------------------------------------------------------------------------------------------

    def installed_worth(self) -> float:
        """In the final scoring, with the Shards there are."""
        return total_of(self.installed) + total_of(self.installed[: self.shards])

    def install_worth(self, colour: int) -> float:
        """A tile once it is installed."""
        worth = self.tile_end[colour]
        spare = self.shards - len(self.installed)
        if spare > 0:
            worth *= 2
        elif self.shards and worth > self.installed[self.shards - 1]:
            worth += worth - self.installed[self.shards - 1]
        else:
            worth *= 1 + 0.3 * self.context.growth  # Shards to come
        if self.s.gear[self.context.seat] == TOOLS:
            worth += self.s.content.gear[TOOLS].n
        return worth

    def install_option(self, node: int) -> float:
        """The tile on the Retrieve slot, to be installed from the node."""
        tile = self.s.slot[self.context.seat]
        if tile == NOTHING:
            return 0.0
        turns = self.turns_to(self.context.to_rim[tile // YEARS][node])
        return self.install_worth(tile // YEARS) * self._in_time(turns, self.context.turns) * DELAY**turns

    def retrieve_worth(self, turns: int) -> float:
        """The best tile, Retrieved after so many turns and then installed."""
        s, seat = self.s, self.context.seat
        taken = [tile // YEARS for tile in s.installed[YEARS * seat : YEARS * seat + YEARS] if tile != NOTHING]
        best = 0.0
        in_time = self._in_time(turns + 2, self.context.turns)
        for colour in range(COLOUR_COUNT):
            if s.pile_year[colour] == s.year and colour not in taken:
                worth = self.tile_now[colour] + self.install_worth(colour) * in_time * 0.85
                best = max(best, worth)
        return best

    def retrieve_option(self, node: int) -> float:
        """A tile that can still be Retrieved this Year; the longer one can wait, the more it scores."""
        s, seat = self.s, self.context.seat
        if s.retrieved[seat]:
            return 0.0
        turns = self.turns_to(self.context.to_city[node])
        if s.slot[seat] != NOTHING:
            turns = 2 + self.turns_to(self.context.to_rim[s.slot[seat] // YEARS][node])
        chance = self._in_time(turns, self.context.year_turns)
        if chance == 0.0:
            return 0.0
        waiting = self.context.year_turns - turns
        if s.year == YEARS:
            waiting -= 2.0  # it must be installed too
        return (self.retrieve_worth(turns) + 0.8 * max(0.0, min(3.0, waiting))) * chance * (DELAY * RIVALRY) ** turns

    def _in_time(self, turns: int, left: float) -> float:
        """The chance that there will be so many turns."""
        if turns <= left - 1:
            return 1.0
        return max(0.0, min(1.0, 0.9 + left - turns))

    # -- Shards ----------------------------------------------------------------------------------------------------

    def shard_worth(self) -> float:
        """One more Shard."""
        s, seat = self.s, self.context.seat
        count = self.shards
        if count >= s.content.numbers.most_shards:
            return 0.0
        worth = float(s.content.shard_scores[count + 1] - s.content.shard_scores[count])
        if count < len(self.installed):
            worth += self.installed[count]
        elif count < YEARS and self.context.turns > 2:
            worth += LATER_TILE
        if s.gear[seat] == PRIMAL_ARMOR:
            worth += s.content.gear[PRIMAL_ARMOR].n
        if s.seeker[seat] == OUTSIDER:
            worth += 2 * (s.content.seekers[OUTSIDER].n - 1)
        for colour in range(COLOUR_COUNT):
            if self.tile_kind[colour] == KIND_SHARDS and self.tile_end[colour] in self.installed:
                worth += 5
        return worth

    def shard_option(self, node: int) -> float:
        """A Shard to be won by Investigating."""
        s, context = self.s, self.context
        worth = self.shard_worth()
        if worth <= 0.0 or context.is_over:
            return 0.0
        chance = context.shard_chance(s.held[COLOUR_COUNT * context.seat + PINK])
        if not s.colossus_shards:
            return 0.45 * worth * (0.4 + 0.6 * chance) if context.turns > context.year_turns + 1 else 0.0
        turns = self.turns_to(context.to_crater[s.colossus][node])
        chance = (0.3 + 0.7 * chance) if context.turns > 2.5 else chance
        return worth * chance * self._in_time(turns, context.turns) * (DELAY * RIVALRY) ** turns

    # -- Extract and Deploy ----------------------------------------------------------------------------------------

    def yields(self) -> list[float]:
        """What an Extract takes from each Region, the own Machine there included."""
        s, seat = self.s, self.context.seat
        crystal = self.context.crystal
        card = self.context.card if room_in_hand(s, seat) else 0.0
        points = float(refiner_points(s, seat))
        found: list[float] = []
        machines = s.machines
        for region in range(len(s.content.regions)):
            qoam = s.qoam[region]
            worth = crystal if qoam else 0.0
            base = 3 * region
            first, second, third = machines[base], machines[base + 1], machines[base + 2]
            if seat in (first, second, third) and not is_blocked(s, region):
                if first == seat:
                    worth += crystal if qoam > 1 else 0.0
                elif second == seat:
                    worth += card
                elif qoam:
                    worth += points
            found.append(worth)
        return found

    def deploy_gain(self, node: int, machine_worth: list[float]) -> float:
        """The best Deploy at a node with the Qoam there is; ``machine_worth`` by type, negative for one that is not
        next in any row."""
        s, seat = self.s, self.context.seat
        regions = s.content.nodes[node].regions
        held = holdings(s, seat)
        best = 0.0
        for region in regions:
            machines = [
                machine
                for machine in range(3)
                if machine_worth[machine] >= 0 and region_obstacle(s, seat, machine, region) is None
            ]
            if not machines or not is_payable(s, seat, region, held, 0):
                continue
            full, cost = full_cost(s, region), deploy_cost(s, seat, region)
            for machine in machines:
                alike = 1
                for other in regions:
                    if other != region and s.machines[3 * other + machine] != NOBODY:
                        alike += 1
                gain = full * alike + machine_worth[machine] - CRYSTAL * cost
                best = max(best, gain)
        return best

    def machine_worths(self) -> list[float]:
        """What each type of Machine is worth beyond its points; -1 where it is not next in any row."""
        s, seat = self.s, self.context.seat
        found = [-1.0, -1.0, -1.0]
        for row in range(3):
            gone = s.deployed[3 * seat + row]
            if gone < 3:
                worth = (5.0 if gone == HARVESTER else 4.5 if gone == SCAVENGER else 5.5) * self.context.growth + 1.0
                found[gone] = max(found[gone], worth)
        return found
