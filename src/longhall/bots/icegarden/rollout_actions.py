"""Rules of thumb for the action fields but Making: Snake Throat, influence, moves, Raven Shadow."""

from __future__ import annotations

from longhall.bots.icegarden.goals import is_goal_kind
from longhall.bots.icegarden.influence_gains import InfluenceGains, own_pieces, piece_level
from longhall.bots.icegarden.turn_intent import TurnIntent
from longhall.games.icegarden.content import (
    GOLD,
    INFLUENCE,
    MARKER,
    MOUNTAIN,
    MOVE,
    PIECES,
    POPULATION,
    REGIONS,
    M,
)
from longhall.games.icegarden.frames.influence import ChooseInfluenceRegion
from longhall.games.icegarden.frames.mountain import ChooseMountainCount, ChooseMountainTarget
from longhall.games.icegarden.frames.move import ChooseMoveTarget
from longhall.games.icegarden.frames.raven import DISCARD, REPUTATION
from longhall.games.icegarden.frames.throat import ChooseReturn
from longhall.games.icegarden.queries import (
    mountain_cost,
    open_neighbours,
    open_regions,
    regions_with_influence,
)
from longhall.games.icegarden.state import SEAT_STRIDE, IceGardenState
from longhall.kernel.choices import DONE
from longhall.kernel.frames import Choice

# -- Snake Throat ------------------------------------------------------------------------------------------------------


def wanted_resource(s: IceGardenState, seat: int, picks: list[int]) -> int:
    """What the own markers still on the fields cannot pay, else M."""
    need = [0, 0]
    numbers = s.content.numbers
    for marker in s.planned:
        if marker % PIECES != seat:
            continue
        field = marker // PIECES
        if field == INFLUENCE:
            need[POPULATION] += numbers.influence_cost * numbers.influence_most
        elif field == MOUNTAIN:
            need[POPULATION] += mountain_cost(s)
        elif field == MOVE:
            need[GOLD] += numbers.move_cost * numbers.move_most
    if POPULATION in picks and s.population[seat] < need[POPULATION]:
        return POPULATION
    if GOLD in picks and s.gold[seat] < need[GOLD]:
        return GOLD
    for resource in (M, POPULATION, GOLD):
        if resource in picks:
            return resource
    return picks[-1]


def throat(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    return wanted_resource(s, top.chooser(s), top.options(s))


def throat_take(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    assert isinstance(top, ChooseReturn)
    return wanted_resource(s, top.seat, top.options(s))


def throat_give(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    """What there is most of."""
    seat = top.chooser(s)
    picks = top.options(s)
    if POPULATION in picks and (GOLD not in picks or s.population[seat] >= s.gold[seat]):
        return POPULATION
    return GOLD if GOLD in picks else picks[0]


# -- Influence, relief, withdrawal -------------------------------------------------------------------------------------


def best_region(s: IceGardenState, gains: InfluenceGains, regions: list[int], count: int) -> tuple[int, float]:
    """Where a marker gains most, with ``count`` of them to come."""
    best, most = -1, -1.0
    for region in regions:
        gain = gains.gain(s, region, 1)
        if count > 1:
            gain = max(gain, 0.5 * gains.gain(s, region, 2))
        if gain > most:
            best, most = region, gain
    return best, most


def influence(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    assert isinstance(top, ChooseInfluenceRegion)
    seat = top.seat
    gains = InfluenceGains(s, seat, intent.of(seat))
    left = s.content.numbers.influence_most - top.placed
    count = min(left, s.population[seat], s.reserve[PIECES * seat + MARKER])
    region, gain = best_region(s, gains, regions_with_influence(s, seat), count)
    return (
        region
        if gain > intent.of(seat).weights.urge_influence * intent.of(seat).thrift * intent.of(seat).weights.population
        else DONE
    )


def any_region(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    """For relief and withdrawal: wherever a marker does most."""
    regions = [pick for pick in top.options(s) if pick >= 0]
    region, _ = best_region(s, InfluenceGains(s, top.chooser(s), intent.of(top.chooser(s))), regions, 2)
    return region


# -- Move, Ravenous Mountain -------------------------------------------------------------------------------------------


class Transfer:
    """Pieces of one kind that would go from one region to another, and what that gains."""

    __slots__ = ("gain", "kind", "source", "target")

    def __init__(self, gain: float, kind: int, source: int, target: int) -> None:
        self.gain = gain
        self.kind = kind
        self.source = source
        self.target = target


def best_move(s: IceGardenState, gains: InfluenceGains, kinds: range) -> Transfer:
    """A piece to an adjacent region."""
    best = Transfer(-1.0, 0, -1, -1)
    seat = gains.seat
    base = seat * SEAT_STRIDE
    arrivals: dict[int, float] = {}
    for source in regions_with_influence(s, seat):
        targets = open_neighbours(s, source)
        for kind in kinds:
            if not s.pieces[base + kind * REGIONS + source]:
                continue
            weight = piece_level(kind)
            loss = gains.gain_with(s, source, -weight, kind)
            for target in targets:
                key = kind * REGIONS + target
                arrival = arrivals.get(key)
                if arrival is None:
                    arrival = gains.gain_with(s, target, weight, kind)
                    arrivals[key] = arrival
                if loss + arrival > best.gain:
                    best = Transfer(loss + arrival, kind, source, target)
    return best


def move_piece(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    seat = top.chooser(s)
    best = best_move(s, InfluenceGains(s, seat, intent.of(seat)), range(PIECES))
    pick = REGIONS * best.kind + best.source
    if best.gain < intent.of(seat).weights.urge_move * intent.of(seat).weights.gold * intent.of(
        seat
    ).thrift or pick not in top.options(s):
        return DONE
    return pick


def move_to(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    assert isinstance(top, ChooseMoveTarget)
    return best_arrival(s, InfluenceGains(s, top.seat, intent.of(top.seat)), top.piece // REGIONS, top.options(s))


def best_arrival(s: IceGardenState, gains: InfluenceGains, kind: int, regions: list[int]) -> int:
    best, most = regions[0], -1e9
    for region in regions:
        gain = gains.gain_with(s, region, piece_level(kind), kind)
        if gain > most:
            best, most = region, gain
    return best


class Journey:
    """What Ravenous Mountain would carry: how many of each kind."""

    __slots__ = ("counts", "gain", "source", "target")

    def __init__(self, gain: float, source: int, target: int, counts: tuple[int, ...]) -> None:
        self.gain = gain
        self.source = source
        self.target = target
        self.counts = counts


def loads(s: IceGardenState, seat: int, source: int) -> list[tuple[int, ...]]:
    """Groups worth taking along: everything, all but a marker or two, the units, the goal units alone."""
    there = own_pieces(s, seat, source)
    markers, first, second, third = there
    found = [(markers, first, second, third)]
    if first + second + third:
        if markers > 1:
            found.append((markers - 2, first, second, third))
        if markers > 0:
            found.append((markers - 1, first, second, third))
            found.append((0, first, second, third))
        if second and (markers or first or third):
            found.append((0, 0, second, 0))
    else:
        found += [(count, 0, 0, 0) for count in range(max(1, markers - 2), markers)]
    return [load for load in found if any(load)]


def best_journey(s: IceGardenState, gains: InfluenceGains, sources: list[int], targets: list[int]) -> Journey:
    best = Journey(-1e9, -1, -1, ())
    seat = gains.seat
    for source in sources:
        for load in loads(s, seat, source):
            weight = sum([piece_level(kind) * load[kind] for kind in range(PIECES)])
            kind = MARKER
            for level in range(1, PIECES):
                if load[level] and is_goal_kind(s, seat, level):
                    kind = level
            goal_stays = gains.is_goal_step(s, source) and not _leaves(s, seat, source, load)
            loss = gains.worth(s, source, gains.mine(source) - weight, goal_stays) - gains.now(s, source)
            for target in targets:
                if target == source:
                    continue
                gain = loss + gains.gain_with(s, target, weight, kind)
                if gain > best.gain:
                    best = Journey(gain, source, target, load)
    return best


def _leaves(s: IceGardenState, seat: int, source: int, load: tuple[int, ...]) -> bool:
    """Whether the goal units of a region all go."""
    base = seat * SEAT_STRIDE + source
    for level in range(1, PIECES):
        if load[level] and is_goal_kind(s, seat, level) and load[level] == s.pieces[base + level * REGIONS]:
            return True
    return False


def mountain_from(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    seat = top.chooser(s)
    best = best_journey(s, InfluenceGains(s, seat, intent.of(seat)), regions_with_influence(s, seat), open_regions(s))
    price = (
        intent.of(seat).weights.urge_mountain
        * mountain_cost(s)
        * intent.of(seat).weights.population
        * intent.of(seat).thrift
    )
    return best.source if best.gain > price else DONE


def mountain_to(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    assert isinstance(top, ChooseMountainTarget)
    best = best_journey(s, InfluenceGains(s, top.seat, intent.of(top.seat)), [top.source], top.options(s))
    return best.target


def mountain_count(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    assert isinstance(top, ChooseMountainCount)
    best = best_journey(s, InfluenceGains(s, top.seat, intent.of(top.seat)), [top.source], [top.target])
    wanted = best.counts[len(top.counts)]
    picks = top.options(s)
    return wanted if wanted in picks else picks[-1]


# -- Raven Shadow ------------------------------------------------------------------------------------------------------


def raven(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    """A token is worth as much as two fields, and frees markers."""
    picks = top.options(s)
    if DISCARD in picks:
        return DISCARD
    return REPUTATION if REPUTATION in picks else DONE
