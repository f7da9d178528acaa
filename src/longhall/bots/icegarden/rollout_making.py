"""Rules of thumb for Making: which M to raise, which units to summon, and whether Dead Snow allows it."""

from __future__ import annotations

from longhall.bots.icegarden.context import SearchContext, leads_in_reputation, wins_by_snow
from longhall.bots.icegarden.goals import is_goal_kind, step_worth
from longhall.bots.icegarden.holdings import Holdings
from longhall.bots.icegarden.influence_gains import InfluenceGains
from longhall.bots.icegarden.rollout_actions import best_arrival
from longhall.bots.icegarden.turn_intent import TurnIntent
from longhall.games.icegarden.content import CALLO, LEVELS, NIGHTMARE_LEVEL, PIECES, UNIT_LEVELS
from longhall.games.icegarden.frames.making import RAISE, SUMMON, UP, UPGRADE, ChooseMaking, ChooseStep
from longhall.games.icegarden.frames.summon import ChooseSummonCount, ChooseSummonRegion, most_units, summon_penalty
from longhall.games.icegarden.queries import snow_limit, total_m, units_on_map
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.choices import DONE
from longhall.kernel.frames import Choice


def summon_worth(s: IceGardenState, seat: int, level: int, count: int, step: float, context: SearchContext) -> float:
    """Units of a level: influence, goal, less the reputation and the M."""
    if count <= 0:
        return 0.0
    worth = count * (context.weights.unit_influence * level - context.weights.m * context.thrift)
    worth -= context.weights.field * summon_penalty(s, seat, level, count)
    if is_goal_kind(s, seat, level):
        worth += goal_unit_worth(s, seat, level, step) * min(count, 2)
    return worth


def goal_unit_worth(s: IceGardenState, seat: int, level: int, step: float) -> float:
    """A unit that the goal needs, more if there is none yet."""
    there = units_on_map(s, seat, level)
    if level == NIGHTMARE_LEVEL:
        return step if not there else 0.0
    if s.character[seat] == CALLO:
        return 1.0 if not there else 0.2
    return step * (1.0 if there == 0 else 0.7)


def raised_count(s: IceGardenState, seat: int, level: int, steps: int) -> int:
    """How many M tokens can be on a level after so many steps up, the nearest first."""
    m = s.m[LEVELS * seat : LEVELS * (seat + 1)]
    count = m[level]
    room = s.reserve[PIECES * seat + level]
    for below in range(level - 1, -1, -1):
        for _ in range(m[below]):
            if count >= room or steps < level - below:
                break
            steps -= level - below
            count += 1
    return min(count, room)


def best_aim(s: IceGardenState, seat: int, steps: int, context: SearchContext) -> tuple[int, float]:
    """The level to raise M to, and what the units would be worth; 0 for no level."""
    best, most = 0, 0.0
    step = step_worth(s, seat, Holdings(s), context)
    for level in range(1, UNIT_LEVELS + 1):
        worth = summon_worth(s, seat, level, raised_count(s, seat, level, steps), step, context)
        if worth > most:
            best, most = level, worth
    return best, most


def making_worth(s: IceGardenState, seat: int, context: SearchContext) -> float:
    """What a marker on Making may bring."""
    _, worth = best_aim(s, seat, s.content.numbers.raise_steps, context)
    left = snow_limit(s) - s.dead_snow
    if leads_in_reputation(s, seat):
        if left <= 3 and wins_by_snow(s, seat):
            return 50.0
        return worth + (1.0 if left <= 10 else 0.0)
    return worth - (4.0 if left <= 4 else 2 * context.weights.snow_step)


def making(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    assert isinstance(top, ChooseMaking)
    seat = top.seat
    picks = top.options(s)
    left = snow_limit(s) - s.dead_snow
    if left <= 1 or (left <= 3 and wins_by_snow(s, seat)):
        return picks[0] if wins_by_snow(s, seat) else DONE
    own = seat == intent.seat
    if own and intent.ability >= 0 and UPGRADE in picks:
        return UPGRADE
    context = intent.of(seat)
    weights = context.weights
    now, there = best_aim(s, seat, 0, intent.of(seat))
    if RAISE in picks and total_m(s, seat):
        aim, worth = best_aim(s, seat, s.content.numbers.raise_steps, intent.of(seat))
        if own and intent.aim:
            return RAISE
        if worth - weights.field - weights.snow_step > there and aim:
            return RAISE
    if SUMMON in picks and now and there > weights.snow_step:
        return SUMMON
    return DONE


def raise_step(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    """Tokens go up to one level, the nearest first."""
    assert isinstance(top, ChooseStep)
    seat = top.seat
    aim = intent.aim if seat == intent.seat else 0
    if not aim:
        aim, _ = best_aim(s, seat, top.left, intent.of(seat))
    m = s.m[LEVELS * seat : LEVELS * (seat + 1)]
    picks = top.options(s)
    if aim and m[aim] < s.reserve[PIECES * seat + aim]:
        for below in range(aim - 1, -1, -1):
            if m[below]:
                return UP + below
    if DONE in picks:
        return DONE
    return picks[0]


def upgrade(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    picks = top.options(s)
    if top.chooser(s) == intent.seat and intent.ability in picks:
        return intent.ability
    return picks[0]


def upgrade_unit(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    picks = top.options(s)
    if top.chooser(s) == intent.seat and intent.ability_level in picks:
        return intent.ability_level
    seat = top.chooser(s)
    best = picks[0]
    for level in picks:
        if units_on_map(s, seat, level) > units_on_map(s, seat, best):
            best = level
    return best


def summon_level(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    seat = top.chooser(s)
    picks = top.options(s)
    best, most = picks[0], -1e9
    step = step_worth(s, seat, Holdings(s), intent.of(seat))
    for level in picks:
        worth = summon_worth(s, seat, level, most_units(s, seat, level), step, intent.of(seat))
        if worth > most:
            best, most = level, worth
    return best


def summon_count(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    """As many as possible, but one unit for the goal rather than two and a visit of Vuko, who kills one of them."""
    assert isinstance(top, ChooseSummonCount)
    picks = top.options(s)
    seat, level, most = top.seat, top.level, picks[-1]
    if most > 1 and is_goal_kind(s, seat, level):
        worst = max(s.reputation[other] for other in range(s.seats) if other != seat)
        own = s.reputation[seat]
        if own + summon_penalty(s, seat, level, 1) < worst <= own + summon_penalty(s, seat, level, most):
            return 1
    return most


def summon_place(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    assert isinstance(top, ChooseSummonRegion)
    return best_arrival(s, InfluenceGains(s, top.seat, intent.of(top.seat)), top.level, top.options(s))
