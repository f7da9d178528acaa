"""How far a character is from its personal goal, in turns and in points."""

from __future__ import annotations

import math
from typing import Final

from longhall.bots.icegarden.context import SearchContext
from longhall.bots.icegarden.holdings import ABSENT, Holdings
from longhall.games.icegarden.content import (
    CALLO,
    DYKEN,
    FAUN_LEVEL,
    FJOLLSFINN,
    FREIHOFF,
    LEVELS,
    NIGHTMARE_LEVEL,
    PIECES,
    REGIONS,
    SPEED,
)
from longhall.games.icegarden.queries import closures, goal_progress, has_ability, markers_of_others, units_on_map
from longhall.games.icegarden.state import OPEN, SEAT_STRIDE, IceGardenState

GOAL_LEVEL: Final = 2  # Drakkars, Pipers, Enlightened Beings and Fauns
NEVER: Final = 99.0
# goal steps that a unit makes in a turn later on: if it may stay, if it has Speed, if it has to be moved
SETTLED_RATE: Final = 0.7
SWIFT_RATE: Final = 0.75
SLOW_RATE: Final = 0.55
# the chance that a unit in the wrong place goes where it can make a step
SWIFT_REACH: Final = 0.9
SLOW_REACH: Final = 0.6
SECOND: Final = 0.5  # what a second unit adds to the rate before it is there
# Van Dyken's steps, counted more boldly than towers: four are enough. Counted like towers, a charm at a Piper's feet
# seemed as good as one at the Thorn, and he left it there.
CHARM_RATE: Final = 0.75
CHARM_SECOND: Final = 1.0
CHARM_NEARBY: Final = 0.8  # the least chance for a Piper that goes to another charm, with markers sent ahead
ASTRAY: Final = 0.4  # nightmare tokens laid in a turn by a Nightmare in the wrong place
CLOSE_AGAIN: Final = 3.0  # turns for the second region; one Nightmare may lay the tokens of both before a Faun comes
OVERLAP: Final = 0.87  # charms and closings: several of the parts that are added up happen in the same turn


def turns_to_goal(s: IceGardenState, seat: int, holdings: Holdings) -> float:
    """A guess at the turns that the rest of the goal takes, from where the units stand."""
    character = s.character[seat]
    left = s.content.characters[character].goal - goal_progress(s, seat)
    if left <= 0:
        return 0.0
    if character == CALLO:
        return _turns_to_close(s, seat, holdings)
    if character == DYKEN:
        return _turns_to_absorb(s, seat, left, holdings)
    if character == FREIHOFF:
        free = sum(s.in_play[region] == OPEN and not s.tower[region] for region in range(REGIONS))
        if free < left:
            return NEVER
    return _turns_with_units(s, seat, left, holdings)


def _turns_with_units(s: IceGardenState, seat: int, steps: int, holdings: Holdings) -> float:
    """For goals that take one step in each region where a unit of level 2 stands and dominates."""
    if steps <= 0:
        return 0.0
    units = units_on_map(s, seat, GOAL_LEVEL)
    swift = has_ability(s, seat, GOAL_LEVEL, SPEED) > 0
    character = s.character[seat]
    each = SWIFT_RATE if swift else SLOW_RATE
    more = SECOND
    if character == FJOLLSFINN:  # Drakkars may stay where they are
        each = SETTLED_RATE
    elif character == DYKEN:
        each, more = CHARM_RATE, CHARM_SECOND
    if units == 0:
        wait = wait_for_unit(s, seat, GOAL_LEVEL)
        first = 0.7 * _foothold(s, seat, holdings)
    else:
        wait = 0.0
        first = _chances_of_steps(s, seat, swift, holdings)
    rate = each * (2.0 if units == 2 else 1.0 + more / (1.0 + wait_for_second_unit(s, seat)))
    if steps <= first:
        return wait + 1.0
    if steps == 1:
        return wait + 1.0 / max(first, 0.3)
    return wait + 1.0 + (steps - first) / rate


def _chances_of_steps(s: IceGardenState, seat: int, swift: bool, holdings: Holdings) -> float:
    """Goal steps that the units on the map may make in the next turn."""
    chances = 0.0
    base = seat * SEAT_STRIDE + GOAL_LEVEL * REGIONS
    for region in range(REGIONS):
        count = s.pieces[base + region]
        if count == 0:
            continue
        if makes_goal_step(s, seat, region, GOAL_LEVEL):
            chances += holdings.chance_to_dominate(seat, region)
            count -= 1
        if count:  # the others have to go elsewhere
            reach = SWIFT_REACH if swift else SLOW_REACH
            chances += count * reach * _best_nearby(s, seat, region, holdings)
    return chances


def _best_nearby(s: IceGardenState, seat: int, region: int, holdings: Holdings) -> float:
    """The best chance of a goal step in a region next to this one, for a unit that goes there."""
    best = CHARM_NEARBY if s.character[seat] == DYKEN else ABSENT
    for near in s.content.neighbours[region]:
        if s.in_play[near] == OPEN and makes_goal_step(s, seat, near, GOAL_LEVEL):
            best = max(best, holdings.chance_to_dominate_with(seat, near, GOAL_LEVEL))
    return best


def _foothold(s: IceGardenState, seat: int, holdings: Holdings) -> float:
    """How well two units would find their places if they were summoned now."""
    best = second = 0.0
    for region in range(REGIONS):
        if holdings.of(seat, region) and makes_goal_step(s, seat, region, GOAL_LEVEL):
            chance = holdings.chance_to_dominate_with(seat, region, GOAL_LEVEL)
            if chance > best:
                best, second = chance, best
            elif chance > second:
                second = chance
    return best + 0.5 * second


def wait_for_second_unit(s: IceGardenState, seat: int) -> float:
    """Turns until another unit of level 2 can be summoned."""
    m = s.m[LEVELS * seat : LEVELS * (seat + 1)]
    if m[GOAL_LEVEL]:
        return 0.6
    return 0.9 if sum(m[:GOAL_LEVEL]) else 2.0


def wait_for_unit(s: IceGardenState, seat: int, level: int) -> float:
    """Turns until the first unit of a level stands on the map."""
    if units_on_map(s, seat, level):
        return 0.0
    m = s.m[LEVELS * seat : LEVELS * (seat + 1)]
    if m[level]:
        return 0.4
    return 0.6 if sum(m[:level]) else 1.6


def _turns_to_absorb(s: IceGardenState, seat: int, left: int, holdings: Holdings) -> float:
    """Charms go to the Thorn first, and a turn later it absorbs them."""
    if s.thorn < 0:
        return NEVER
    chance = holdings.chance_to_dominate(seat, s.thorn)
    there = s.charm[s.thorn] + s.charm_moved[s.thorn]
    turns = _turns_with_units(s, seat, left - there, holdings)
    return OVERLAP * (turns + 0.4 + 0.6 / max(chance, 0.25))


def _turns_to_close(s: IceGardenState, seat: int, holdings: Holdings) -> float:
    """Two nightmare tokens and a Faun for each region; the Nightmare dies with each closing."""
    closings = s.content.characters[CALLO].goal - closures(s)
    needed = s.content.numbers.nightmares_to_close
    begun = second = 0  # tokens in the two regions that are nearest to being closed
    tokens = 0
    regions = 0
    for region in range(REGIONS):
        if s.in_play[region] != OPEN or region == s.thorn:
            continue
        regions += 1
        there = s.nightmare[region]
        tokens += there
        if there > begun:
            begun, second = there, begun
        elif there > second:
            second = there
    stock = s.content.numbers.nightmares - sum(s.nightmare)
    first = max(0, needed - begun)
    if regions < closings or first > stock:
        return NEVER
    fauns = units_on_map(s, seat, FAUN_LEVEL) + s.reserve[PIECES * seat + FAUN_LEVEL]
    if fauns < closings:
        return NEVER
    turns = 0.3 * (tokens - begun - second)  # tokens elsewhere are of less use
    if first:
        turns += wait_for_unit(s, seat, NIGHTMARE_LEVEL) + first / _nightmare_rate(s, seat, holdings)
    else:
        turns += 1.0
    turns += 0.6 * wait_for_unit(s, seat, FAUN_LEVEL) + 0.8 * (1.0 - _faun_chance(s, seat, begun, holdings))
    if closings > 1:  # another Nightmare and more tokens
        turns += CLOSE_AGAIN - 1.2 * second
    return OVERLAP * turns


def _nightmare_rate(s: IceGardenState, seat: int, holdings: Holdings) -> float:
    """Tokens that the Nightmare lays in a turn where it stands."""
    base = seat * SEAT_STRIDE + NIGHTMARE_LEVEL * REGIONS
    for region in range(REGIONS):
        if s.pieces[base + region]:
            fits = makes_goal_step(s, seat, region, NIGHTMARE_LEVEL)
            return max(0.3, holdings.chance_to_dominate(seat, region)) if fits else ASTRAY
    return 0.85


def _faun_chance(s: IceGardenState, seat: int, begun: int, holdings: Holdings) -> float:
    """The chance that a Faun is there when the region that is nearest to being closed has its tokens."""
    if begun == 0:
        return 0.6
    best = 0.2
    for region in range(REGIONS):
        if s.in_play[region] == OPEN and region != s.thorn and s.nightmare[region] == begun:
            there = s.pieces[seat * SEAT_STRIDE + FAUN_LEVEL * REGIONS + region] > 0
            best = max(best, holdings.chance_to_dominate(seat, region) * (1.0 if there else 0.6))
    return best


def goal_worth(context: SearchContext, turns: float) -> float:
    """A goal that can be reached in so many turns, if the match lasts as long."""
    if turns >= NEVER:
        return 0.0
    w = context.weights
    late = turns - context.turns - 0.3
    return float(w.goal * w.patience**turns / (1.0 + math.exp(1.6 * late)))


def step_worth(s: IceGardenState, seat: int, holdings: Holdings, context: SearchContext) -> float:
    """The next goal step."""
    character = s.character[seat]
    left = s.content.characters[character].goal - goal_progress(s, seat)
    if left <= 1:
        return context.weights.goal
    turns = turns_to_goal(s, seat, holdings)
    if turns >= NEVER:
        return 0.0
    return min(20.0, max(1.0, 0.4 * goal_worth(context, turns)))


# -- where goal steps can be made --------------------------------------------------------------------------------------


def is_goal_kind(s: IceGardenState, seat: int, kind: int) -> bool:
    return kind == GOAL_LEVEL or (kind == NIGHTMARE_LEVEL and s.character[seat] == CALLO)


def makes_goal_step(s: IceGardenState, seat: int, region: int, kind: int) -> bool:
    """Whether a unit of the kind makes a goal step in a region that its owner dominates."""
    character = s.character[seat]
    if character == FREIHOFF:
        return s.tower[region] == 0
    if character == FJOLLSFINN:
        return len(markers_of_others(s, seat, region)) > 0
    if character == DYKEN:
        return region != s.thorn and s.charm[region] + s.charm_moved[region] > 0
    if region == s.thorn:
        return False
    needed = s.content.numbers.nightmares_to_close
    if kind == NIGHTMARE_LEVEL:
        return s.nightmare[region] < needed and is_nightmare_of_use(s, region)
    if s.nightmare[region] >= needed:
        return True
    coming = s.pieces[seat * SEAT_STRIDE + NIGHTMARE_LEVEL * REGIONS + region] > 0
    return coming and s.nightmare[region] == needed - 1


def is_nightmare_of_use(s: IceGardenState, region: int) -> bool:
    """Tokens must not be spread: no region can be closed with one. Two regions are enough."""
    if s.nightmare[region]:
        return True
    begun = sum(1 for other in range(REGIONS) if s.nightmare[other] and s.in_play[other] == OPEN)
    closed = sum(1 for other in range(REGIONS) if s.locked[other])
    if begun == 0:
        return True
    needed = s.content.numbers.nightmares_to_close
    half_done = any(0 < s.nightmare[other] < needed and s.in_play[other] == OPEN for other in range(REGIONS))
    return begun + closed < s.content.characters[CALLO].goal and not half_done
