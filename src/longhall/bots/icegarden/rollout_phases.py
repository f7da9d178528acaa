"""Rules of thumb for planning, Activation, Vuko and Domination."""

from __future__ import annotations

from typing import Final

from longhall.bots.icegarden.goals import is_goal_kind, is_nightmare_of_use
from longhall.bots.icegarden.influence_gains import InfluenceGains, piece_level
from longhall.bots.icegarden.rollout_actions import best_arrival
from longhall.bots.icegarden.rollout_making import making_worth
from longhall.bots.icegarden.turn_intent import TurnIntent
from longhall.games.icegarden.content import (
    ATTACK,
    DOMINATION,
    GOLD,
    INFLUENCE,
    LEVELS,
    MAKING,
    MARKER,
    MOUNTAIN,
    MOVE,
    PIECES,
    PLANNED_FIELDS,
    PLUNDER,
    POPULATION,
    RAVEN,
    REGIONS,
    SHIELD,
    SPEED,
    THROAT,
    M,
)
from longhall.games.icegarden.frames.abilities import (
    ABSORBING,
    CLOSING,
    MOVING_CHARM,
    NIGHTMARE,
    PIPING,
    PLUNDERING,
    RECRUITING,
    SWAPPING,
    TOWER,
    ChooseAbility,
)
from longhall.games.icegarden.frames.activation import KEEP, ChooseSpeedTarget
from longhall.games.icegarden.frames.attack import NATION, STRIKE, TARGETS, ChooseTarget, attack_pools
from longhall.games.icegarden.frames.initiative import SHORT
from longhall.games.icegarden.queries import (
    attacks_to_kill,
    holding,
    mountain_cost,
    open_neighbours,
    token_of,
    total_points,
    worst_reputation,
)
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.choices import DONE, PASS
from longhall.kernel.frames import Choice

SPIED: Final = (DOMINATION, ATTACK, PLUNDER, SPEED, SHIELD)
# goal steps first of all, but what dies with a region is used before it is closed
ABILITY_ORDER: Final = (
    PLUNDERING,
    PIPING,
    SWAPPING,
    RECRUITING,
    TOWER,
    ABSORBING,
    MOVING_CHARM,
    NIGHTMARE,
    CLOSING,
)


# -- initiative and planning -------------------------------------------------------------------------------------------


def jump(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    return SHORT


def first_option(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    return top.options(s)[0]


def plan(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    """What can be paid for, the most useful first."""
    seat = top.chooser(s)
    picks = top.options(s)
    if seat == intent.seat and intent.fields:
        for i, field in enumerate(intent.fields):
            if field in picks:
                return intent.fields.pop(i)
    best, most = picks[0], -1e9
    worth = field_worths(s, seat, intent)
    for field in picks:
        if worth[field] > most:
            best, most = field, worth[field]
    return best


def own_markers(s: IceGardenState, seat: int) -> list[int]:
    """Action markers of a seat by field."""
    found = [0] * PLANNED_FIELDS
    for marker in s.planned:
        if marker % PIECES == seat:
            found[marker // PIECES] += 1
    return found


def field_worths(s: IceGardenState, seat: int, intent: TurnIntent) -> list[float]:
    """What a further marker may bring on each field."""
    mine = own_markers(s, seat)
    numbers = s.content.numbers
    influencing, moving = numbers.influence_cost * numbers.influence_most, numbers.move_cost * numbers.move_most
    population = s.population[seat] - influencing * mine[INFLUENCE] - mountain_cost(s) * mine[MOUNTAIN]
    gold = s.gold[seat] - moving * mine[MOVE]
    spare = s.m[LEVELS * seat]
    weights = intent.of(seat).weights
    worth = [0.0] * PLANNED_FIELDS
    worth[THROAT] = 0.9 - 0.15 * mine[THROAT]
    worth[INFLUENCE] = 2.0 if population >= influencing else 1.1 if population >= numbers.influence_cost else 0.2
    if s.reserve[PIECES * seat + MARKER] < 2:
        worth[INFLUENCE] = 0.1
    worth[MOVE] = 1.0 if gold >= moving else 0.6 if gold >= numbers.move_cost else 0.1
    worth[MOUNTAIN] = 0.7 if population >= mountain_cost(s) and not mine[MOUNTAIN] else 0.05
    if spare > mine[RAVEN] and (s.vuko_tokens[seat] or s.reputation[seat] > 2):
        worth[RAVEN] = 0.6 if worst_reputation(s) == seat else 0.4
    if not mine[MAKING]:
        worth[MAKING] = making_worth(s, seat, intent.of(seat)) * weights.on_making
    worth[THROAT] *= weights.on_throat
    worth[INFLUENCE] *= weights.on_influence
    worth[MOVE] *= weights.on_move
    worth[MOUNTAIN] *= weights.on_mountain
    worth[RAVEN] *= weights.on_raven
    return worth


# -- Activation --------------------------------------------------------------------------------------------------------


def spy(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    picks = top.options(s)
    if KEEP in picks:
        return KEEP
    for ability in SPIED:
        if ability in picks:
            return ability
    return picks[0]


def decline(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    return DONE


def last_option(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    return top.options(s)[-1]


def speed(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    seat = top.chooser(s)
    gains = InfluenceGains(s, seat, intent.of(seat))
    best, gain = DONE, 0.25
    for pick in top.options(s):
        if pick < 0:
            continue
        level, source = pick // REGIONS, pick % REGIONS
        loss = gains.gain_with(s, source, -level, level)
        for target in open_neighbours(s, source):
            after = loss + gains.gain_with(s, target, level, level)
            if after > gain:
                best, gain = pick, after
    return best


def speed_to(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    assert isinstance(top, ChooseSpeedTarget)
    return best_arrival(s, InfluenceGains(s, top.seat, intent.of(top.seat)), top.unit // REGIONS, top.options(s))


def attack(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    """Gold for a kill or more."""
    return STRIKE if sum(attack_pools(s, top.chooser(s))) >= 1 else PASS


def attack_target(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    assert isinstance(top, ChooseTarget)
    best, most = DONE, 0.0
    for pick in top.options(s):
        if pick >= 0:
            worth = target_worth(s, top.seat, pick)
            if worth > most:
                best, most = pick, worth
    return best


def target_worth(s: IceGardenState, seat: int, pick: int) -> float:
    """Points, and influence of those who are ahead or close behind, for each attack."""
    target = pick % TARGETS
    if target >= NATION:
        return 1.0
    other, kind = target // PIECES, target % PIECES
    level = piece_level(kind)
    worth = 1.5 * level + 0.02 * total_points(s, other)
    if kind and is_goal_kind(s, other, kind):
        worth += 1.0
    if kind == MARKER:
        return worth
    return worth * level / attacks_to_kill(s, other, kind)


def vuko_victim(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    seat = top.chooser(s)
    best, least = -1, 1e9
    for level in top.options(s):
        worth = level + (2.5 if is_goal_kind(s, seat, level) else 0.0)
        if worth < least:
            best, least = level, worth
    return best


# -- Domination --------------------------------------------------------------------------------------------------------


def ability(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    assert isinstance(top, ChooseAbility)
    picks = top.options(s)
    for use in ABILITY_ORDER:
        if use not in picks:
            continue
        if use == NIGHTMARE and DONE in picks:
            region = s.resolving[0]
            if region == s.thorn or not is_nightmare_of_use(s, region):
                continue
        return use
    return DONE


def marker_owner(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    """The strongest rival there."""
    picks = top.options(s)
    best = picks[0]
    for other in picks:
        if total_points(s, other) > total_points(s, best):
            best = other
    return best


def plunder(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    return best_kind(top.options(s), (M, POPULATION, GOLD))


def best_kind(picks: list[int], order: tuple[int, ...]) -> int:
    for kind in order:
        if kind in picks:
            return kind
    return picks[0]


def resource(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    """The dearest kind, less of what there is plenty of."""
    seat = top.chooser(s)
    amounts = token_of(s, s.resolving[0]).resources
    weights = intent.of(seat).weights
    prices = (weights.population, weights.gold, weights.m)
    best, most = PASS, -1.0
    for kind in top.options(s):
        if kind < 0:
            continue
        worth = prices[kind] * amounts[kind] * (1.0 if holding(s, seat, kind) < 4 else 0.6)
        if worth > most:
            best, most = kind, worth
    return best
