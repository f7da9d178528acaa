"""What a choice would bring: for people who hesitate.

Once the region tokens lie open nothing is hidden and nothing is left to chance, so most choices are carried out on a
copy, up to where the next decision or another part of the turn begins. What is told, where it applies:

- ``events``: what would happen, as events;
- ``resources``: what the deciding seat gains or, below 0, pays; ``m``: its M by level afterwards; ``points``;
- ``dead_snow``: ``from``, ``to``, ``limit``; ``reputation``: who moves, ``from``, ``to`` and the ``place`` from the
  best, 1, down; ``ends``: the reason and the final order, if it ends the game;
- ``regions``: places in the regions where they change, ``before`` and ``after``;
- ``vuko``: his next visit, if it changes;
- of a choice that leads to others: ``reach`` (regions), ``cost``, ``pieces``, ``attacks`` and ``targets``, ``units``,
  ``prices`` (of summoning), ``acts_before`` (how many of the markers now on a field act later); of a ship, a field or
  a region token what it shows.
"""

from __future__ import annotations

from typing import Final

from longhall.games.icegarden.certain_effects import without_killed
from longhall.games.icegarden.components import token_face
from longhall.games.icegarden.content import (
    ABILITY_IDS,
    FIELD_IDS,
    INFLUENCE,
    LEVELS,
    MOUNTAIN,
    MOVE,
    PIECES,
    RAVEN,
    REGIONS,
    RESOURCES,
)
from longhall.games.icegarden.dominance import decided_by, needed_influence, ranking
from longhall.games.icegarden.frames.action import acts_before
from longhall.games.icegarden.frames.activation import ChooseFastUnit, ChooseFerried, can_sail
from longhall.games.icegarden.frames.attack import ChooseAttack, attack_pools, target_key, targets
from longhall.games.icegarden.frames.initiative import ChooseJump, turn_order
from longhall.games.icegarden.frames.making import SUMMON, ChooseMaking
from longhall.games.icegarden.frames.making_cost import making_price
from longhall.games.icegarden.frames.mountain import ChooseMountainCount, ChooseMountainSource, ChooseMountainTarget
from longhall.games.icegarden.frames.move import ChooseMovePiece
from longhall.games.icegarden.frames.planning import ChooseField
from longhall.games.icegarden.frames.setup import ChooseCharacter, ChooseStartingRegion
from longhall.games.icegarden.frames.summon import ChooseSummonLevel, most_units, summon_levels, summon_penalty
from longhall.games.icegarden.frames.upgrade import ChooseUpgrade, upgradable_levels
from longhall.games.icegarden.frames.vuko import next_visit
from longhall.games.icegarden.queries import (
    holding,
    m_on_level,
    markers_on,
    mountain_cost,
    open_neighbours,
    piece_id,
    snow_limit,
    token_of,
    total_points,
)
from longhall.games.icegarden.scoring import final_order
from longhall.games.icegarden.shapes import (
    PlacePreview,
    Preview,
    RegionPreview,
    ReputationChange,
    SomeResources,
    SummonPrice,
    VukoPreview,
)
from longhall.games.icegarden.state import ACTION, FREE_LEVEL, NOWHERE, OPEN, SETUP, IceGardenState, at
from longhall.kernel.frames import Choice, Step

# Choices whose outcome is not told by trying them: they only lead to other choices, or hide what is to come.
NOT_TRIED: Final = frozenset({"character", "place_token", "thorn", "move_piece", "mountain_from", "speed"})
# Steps that belong to such a choice.
FOLLOWED: Final = frozenset({"withdraw_in_turn", "end_closing"})


def preview(s: IceGardenState, seat: int, pick: int) -> Preview:
    """For a legal pick of the choice on top of the stack, which is the seat's; empty where there is nothing to tell."""
    top = s.stack[-1]
    assert isinstance(top, Choice)
    if pick < 0:  # done, pass and the like
        return {}
    found = _facts(s, seat, top, pick)
    if top.kind() not in NOT_TRIED:
        found.update(_tried(s, seat, top, pick))
    return found


def _tried(s: IceGardenState, seat: int, top: Choice, pick: int) -> Preview:
    """Carry the choice out on a copy, with the steps that belong to it, and tell the difference."""
    trial = s.clone()
    trial.events = []
    trial.stack.pop()
    top.resolve(trial, pick)
    while trial.stack and isinstance(following := trial.stack[-1], Step) and following.kind() in FOLLOWED:
        trial.stack.pop()
        following.run(trial)
    if isinstance(top, ChooseMountainTarget):
        _move_all(trial, seat, top.source, pick)
    elif isinstance(top, ChooseMountainCount):
        _move_chosen(trial)
    events = [event.seen_by(seat) for event in trial.events]
    found = differences(without_killed(s), without_killed(trial), seat)
    if events:
        found["events"] = events
    return found


def _move_all(trial: IceGardenState, seat: int, source: int, target: int) -> None:
    """What Ravenous Mountain would do if everybody went."""
    for kind in range(PIECES):
        trial.pieces[at(seat, kind, target)] += trial.pieces[at(seat, kind, source)]
        trial.pieces[at(seat, kind, source)] = 0


def _move_chosen(trial: IceGardenState) -> None:
    """What Ravenous Mountain would do if nobody went but those chosen so far."""
    top = trial.stack[-1] if trial.stack else None
    if not isinstance(top, ChooseMountainCount):
        return
    for kind, count in enumerate(top.counts):
        trial.pieces[at(top.seat, kind, top.target)] += count
        trial.pieces[at(top.seat, kind, top.source)] -= count


# -- differences -------------------------------------------------------------------------------------------------------


def differences(s: IceGardenState, trial: IceGardenState, seat: int) -> Preview:
    found: Preview = {}
    resources: SomeResources = {}
    for resource, name in enumerate(RESOURCES):
        amount = holding(trial, seat, resource) - holding(s, seat, resource)
        if amount:
            resources[name] = amount
    if resources:
        found["resources"] = resources
    levels = trial.m[LEVELS * seat : LEVELS * (seat + 1)]
    if levels != s.m[LEVELS * seat : LEVELS * (seat + 1)]:
        found["m"] = levels
    points = total_points(trial, seat) - total_points(s, seat)
    if points:
        found["points"] = points
    if trial.dead_snow != s.dead_snow:
        found["dead_snow"] = {"from": s.dead_snow, "to": trial.dead_snow, "limit": snow_limit(s)}
    reputation = [_reputation(s, trial, other) for other in trial.reputation_order if _has_moved(s, trial, other)]
    if reputation:
        found["reputation"] = reputation
    if trial.ended:
        found["ends"] = {"reason": trial.ended, "order": final_order(trial)}
    elif s.phase != SETUP or s.revealed:
        regions = _changed_regions(s, trial)
        if regions:
            found["regions"] = regions
        visit = next_visit(trial)
        if visit is not None and visit != next_visit(s) and s.phase == ACTION:
            found["vuko"] = _visit(trial, visit)
    return found


def _visit(s: IceGardenState, visit: tuple[int, int]) -> VukoPreview:
    seat, region = visit
    return {"seat": seat} if region == NOWHERE else {"seat": seat, "region": s.content.region_ids[region]}


def _has_moved(s: IceGardenState, trial: IceGardenState, seat: int) -> bool:
    return s.reputation[seat] != trial.reputation[seat] or (
        s.reputation_order.index(seat) != trial.reputation_order.index(seat)
    )


def _reputation(s: IceGardenState, trial: IceGardenState, seat: int) -> ReputationChange:
    return {
        "seat": seat,
        "from": s.reputation[seat],
        "to": trial.reputation[seat],
        "place": trial.reputation_order.index(seat) + 1,
    }


def _changed_regions(s: IceGardenState, trial: IceGardenState) -> list[RegionPreview]:
    found: list[RegionPreview] = []
    for region in range(REGIONS):
        before, after = forecast(s, region), forecast(trial, region)
        if before != after:
            changed: RegionPreview = {
                "region": s.content.region_ids[region],
                "before": before,
                "after": after,
                "needed": needed_influence(trial, region),
            }
            if trial.in_play[region] != s.in_play[region]:
                changed["closed"] = True
            found.append(changed)
    return found


def forecast(s: IceGardenState, region: int) -> list[PlacePreview]:
    """Who would hold which place if the region were resolved now, and by what."""
    if s.in_play[region] != OPEN:
        return []
    claims = ranking(s, region)
    needed = needed_influence(s, region)
    return [
        {
            "seat": claim.seat,
            "influence": claim.influence,
            "receives": claim.influence >= needed,
            "by": decided_by(claims, place),
        }
        for place, claim in enumerate(claims)
    ]


# -- facts -------------------------------------------------------------------------------------------------------------


def _facts(s: IceGardenState, seat: int, top: Choice, pick: int) -> Preview:
    """What a choice is about, where trying it does not tell."""
    ids = s.content.region_ids
    if isinstance(top, ChooseCharacter):
        character = s.content.characters[pick]
        units = [unit.id for unit in s.content.units if unit.character == pick]
        return {"character": character.id, "goal": character.goal, "units": units}
    if isinstance(top, ChooseStartingRegion):
        return {"token": token_face(token_of(s, pick)), "charms": s.charm[pick]}
    if isinstance(top, ChooseJump):
        return _jump(s, seat, pick)
    if isinstance(top, ChooseField):
        return _plan(s, seat, pick)
    if isinstance(top, (ChooseMovePiece, ChooseFastUnit)):
        reach: Preview = {"reach": [ids[region] for region in open_neighbours(s, pick % REGIONS)]}
        if isinstance(top, ChooseMovePiece):
            reach["cost"] = {"gold": s.content.numbers.move_cost}
        return reach
    if isinstance(top, ChooseMountainSource):
        return {"cost": {"population": mountain_cost(s)}, "pieces": _pieces(s, seat, pick)}
    if isinstance(top, ChooseMountainCount):
        return {"cost": {"population": mountain_cost(s)}}
    if isinstance(top, ChooseMountainTarget):
        return {"cost": {"population": mountain_cost(s)}, "pieces": _pieces(s, seat, top.source)}
    if isinstance(top, ChooseFerried):
        return {"most": can_sail(s, seat, pick, top.ferried)}
    if isinstance(top, ChooseMaking) and pick == SUMMON:
        return {"prices": [price for level in summon_levels(s, seat) for price in _prices(s, seat, level)]}
    if isinstance(top, ChooseSummonLevel):
        return {"prices": _prices(s, seat, pick)}
    if isinstance(top, ChooseUpgrade):
        ability = s.content.abilities[pick]
        units = [piece_id(s, seat, level) for level in upgradable_levels(s, seat, pick)]
        return {"ability": ABILITY_IDS[pick], "cost": {"m": ability.price}, "units": units}
    if isinstance(top, ChooseAttack):
        pools = attack_pools(s, seat)
        return {
            "attacks": {ids[region]: pool for region, pool in enumerate(pools) if pool},
            "targets": [target_key(s, target) for target in targets(s, seat, tuple(pools))],
        }
    return {}


def _pieces(s: IceGardenState, seat: int, region: int) -> dict[str, int]:
    counts = {piece_id(s, seat, kind): s.pieces[at(seat, kind, region)] for kind in range(PIECES)}
    return {piece: count for piece, count in counts.items() if count}


def _jump(s: IceGardenState, seat: int, pick: int) -> Preview:
    """The ship; the turn order, and whether regions are scored, as it would stand if nobody jumped any more."""
    ship = s.content.ships[min(s.ship[seat] + pick, len(s.content.ships) - 1)]
    trial = s.clone()
    trial.ship[seat] = ship.index
    trial.landed.remove(seat)
    trial.landed.append(seat)
    reds = sum(other.red for other in s.content.ships[: max(trial.ship) + 1])
    return {
        "position": ship.index + 1,
        "stage": ship.stage,
        "number": ship.order,
        "actions": ship.actions,
        "scoring": reds > s.boats,
        "order": turn_order(trial),
    }


def _plan(s: IceGardenState, seat: int, field: int) -> Preview:
    """The space, before how many of the markers now there it acts, and what the action costs at least."""
    numbers = s.content.numbers
    markers = markers_on(s, field)
    cost: SomeResources = {}
    enough = True
    if field == INFLUENCE:
        cost = {"population": numbers.influence_cost}
        enough = s.population[seat] >= numbers.influence_cost
    elif field == MOVE:
        cost = {"gold": numbers.move_cost}
        enough = s.gold[seat] >= numbers.move_cost
    elif field == MOUNTAIN:
        cost = {"population": mountain_cost(s)}
        enough = s.population[seat] >= mountain_cost(s)
    elif field == RAVEN and not s.rules.raven_free:
        cost = {"m": numbers.raven_cost}
        enough = m_on_level(s, seat, FREE_LEVEL) >= numbers.raven_cost
    found: Preview = {"action": FIELD_IDS[field], "space": len(markers) + 1, "cost": cost, "enough": enough}
    if markers:
        found["acts_before"] = sum(acts_before(s, field, seat, other) for other in markers)
    return found


def _prices(s: IceGardenState, seat: int, level: int) -> list[SummonPrice]:
    """What summoning one, two or three units of a level costs, where Dead Snow then stands, and whether that ends the
    game. [IG-ACT-MAKING-09]"""
    found: list[SummonPrice] = []
    for count in range(1, most_units(s, seat, level) + 1):
        reputation, ends = making_price(s, seat, summon_penalty(s, seat, level, count))
        price: SummonPrice = {
            "unit": piece_id(s, seat, level),
            "level": level,
            "count": count,
            "reputation": reputation,
            "dead_snow": s.dead_snow + 1,
        }
        if ends:
            price["ends"] = True
        found.append(price)
    return found
