"""What is different once a choice has been carried out, as previews tell it.

Once the region tokens lie open nothing is hidden and nothing is left to chance, so that most choices can be carried out
up to where the next decision or another part of the turn begins.
"""

from __future__ import annotations

from longhall.games.icegarden.certain_effects import before_domination, without_killed
from longhall.games.icegarden.content import LEVELS, REGIONS, RESOURCES, VUKO
from longhall.games.icegarden.dominance import decided_by, needed_influence, ranking
from longhall.games.icegarden.frames.vuko import next_visit
from longhall.games.icegarden.queries import holding, snow_limit, total_points
from longhall.games.icegarden.scoring import final_order
from longhall.games.icegarden.shapes import (
    PlacePreview,
    Preview,
    RegionPreview,
    ReputationChange,
    SomeResources,
    VukoPreview,
)
from longhall.games.icegarden.state import ACTION, NOWHERE, OPEN, SETUP, IceGardenState


def differences(before: IceGardenState, after: IceGardenState, seat: int) -> Preview:
    """Units that are killed count as gone in both."""
    s, trial = without_killed(before), without_killed(after)
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
    """Those whose places change, now or when the Domination of this turn begins: a choice may send Vuko elsewhere."""
    later = _after_visit(s), _after_visit(trial)
    found: list[RegionPreview] = []
    for region in range(REGIONS):
        before, after = standing_in(s, region), standing_in(trial, region)
        then = standing_in(later[1], region)
        if before == after and standing_in(later[0], region) == then:
            continue
        changed: RegionPreview = {
            "region": s.content.region_ids[region],
            "before": before,
            "after": after,
            "needed": needed_influence(trial, region),
        }
        if then != after:
            changed["then"] = then
            changed["needed_then"] = needed_influence(later[1], region)
        if trial.in_play[region] != s.in_play[region]:
            changed["closed"] = True
        found.append(changed)
    return found


def _after_visit(s: IceGardenState) -> IceGardenState:
    """The state once Vuko has made his visit, where it is to come in this turn and does not end the game."""
    if s.phase != ACTION or s.field == VUKO:
        return s
    later = before_domination(s)
    return s if later.ended else later


def standing_in(s: IceGardenState, region: int) -> list[PlacePreview]:
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
