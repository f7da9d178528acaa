"""The Domination phase: region by region, places, abilities, resources, charm places, points. [IG-DOM]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icegarden.changes import free_held_markers, gain, score
from longhall.games.icegarden.content import CALLO, LEVELS, MARKER, RESOURCES, M
from longhall.games.icegarden.dominance import (
    Claim,
    count_region,
    held_without_influence,
    markers_there,
    needed_influence,
    ranking,
)
from longhall.games.icegarden.events.changes import ScoredFor
from longhall.games.icegarden.events.domination import (
    DOMINATION_BEGAN,
    DOMINATION_ENDED,
    MARKERS_HELD,
    REGION_COUNTED,
    RegionCounted,
    SeatGains,
)
from longhall.games.icegarden.frames.abilities import offer_abilities
from longhall.games.icegarden.frames.base import WORDS, resource_key
from longhall.games.icegarden.queries import (
    available,
    charm_tokens,
    goal_progress,
    in_supply,
    nation_markers,
    regions_by_number,
    seat_of,
    token_of,
)
from longhall.games.icegarden.state import (
    CLOSED,
    DOMINATION_PHASE,
    FROM_REGIONS,
    NOWHERE,
    SOURCES,
    IceGardenState,
    at,
)
from longhall.kernel.choices import PASS, SeatChoice
from longhall.kernel.frames import Option, Refusal, Step

TAKEN: Final = 8  # first bit in ``resolving[1]`` for the resources that are taken


@dataclass
class StartDomination(Step):
    """[IG-DOM-01]"""

    def kind(self) -> str:
        return "start_domination"

    def run(self, s: IceGardenState) -> None:
        s.phase = DOMINATION_PHASE
        DOMINATION_BEGAN.emit(s, "IG-DOM-01", {"turn": s.turn, "scoring": s.scoring})
        hold_markers(s)
        s.push(ResolveRegion(0, holdings(s)))


def hold_markers(s: IceGardenState) -> None:
    """Vuko takes a marker out of play for each token of its owner, in his region. [IG-DOM-05, IG-DOM-06]"""
    free_held_markers(s)
    if s.vuko == NOWHERE:
        return
    for seat in s.order:
        held = min(s.vuko_tokens[seat], markers_there(s, seat, s.vuko))
        if held:
            s.held[seat] = held
            s.pieces[at(seat, MARKER, s.vuko)] -= held
            MARKERS_HELD.emit(s, "IG-DOM-05", {"seat": seat, "count": held, "region": s.content.region_ids[s.vuko]})


@dataclass
class ResolveRegion(Step):
    """The region at a place in the order of red numbers; after the last the phase ends. [IG-DOM-01, IG-DOM-02]"""

    place: int
    before: tuple[int, ...] = ()  # ``holdings`` when the phase began; steps that were saved before do not have it

    def kind(self) -> str:
        return "resolve_region"

    def run(self, s: IceGardenState) -> None:
        regions = regions_by_number(s)
        if self.place == len(regions):
            s.resolving = []
            if s.listening and self.before:
                tell_gains(s, self.before)
            if s.rules.held_until_end:
                free_held_markers(s)
            return
        s.push(ResolveRegion(self.place + 1, self.before))
        region = regions[self.place]
        if s.in_play[region] == CLOSED:
            s.resolving = [region, 0]
            score_closed_region(s, region)
        else:
            count_places(s, region)
            if len(s.resolving) > 2:
                s.push(HandOut(0))
                offer_abilities(s, s.resolving[2], 0)


def holdings(s: IceGardenState) -> tuple[int, ...]:
    """What Domination may bring, seat by seat in the order of ``SeatGains``."""
    found: list[int] = []
    for seat in range(s.seats):
        m = sum(s.m[LEVELS * seat : LEVELS * (seat + 1)])
        points = s.points[len(SOURCES) * seat + FROM_REGIONS]
        found += [s.population[seat], s.gold[seat], m, points, goal_progress(s, seat)]
    return tuple(found)


def tell_gains(s: IceGardenState, before: tuple[int, ...]) -> None:
    """What everyone has of the phase."""
    more = [now - then for now, then in zip(holdings(s), before, strict=True)]
    seats: list[SeatGains] = []
    for seat in range(s.seats):
        population, gold, m, points, steps = more[5 * seat : 5 * seat + 5]
        gains: SeatGains = {
            "seat": seat,
            "population": population,
            "gold": gold,
            "m": m,
            "points": points,
            "steps": steps,
        }
        seats.append(gains)
    DOMINATION_ENDED.emit_remark(s, "IG-DOM-01", {"seats": seats})


def count_places(s: IceGardenState, region: int) -> None:
    """Step 1. [IG-DOM-03, IG-DOM-07]"""
    claims = ranking(s, region)
    needed = needed_influence(s, region)
    if s.listening:
        tell_count(s, region, claims, needed)
    receiving = 0
    seats: list[int] = []
    for claim in claims:
        seats.append(claim.seat)
        if claim.influence >= needed:
            receiving |= 1 << claim.seat
    s.resolving = [region, receiving, *seats]


def tell_count(s: IceGardenState, region: int, claims: list[Claim], needed: int) -> None:
    """Every part of the count. [IG-DOM-03]"""
    counted: RegionCounted = {
        "region": s.content.region_ids[region],
        "number": token_of(s, region).number,
        "nations": nation_markers(s, region),
        "needed": needed,
        "places": count_region(s, region, claims),
        "held_only": held_without_influence(s, region),
    }
    points = [each * s.scoring for each in token_of(s, region).points]
    REGION_COUNTED.emit_noted(s, "IG-DOM-07", counted, {"points": points})


def receives(s: IceGardenState, seat: int) -> bool:
    """Whether the nation lets ``seat`` have anything of the region being resolved. [IG-DOM-04]"""
    return bool(s.resolving[1] >> seat & 1)


@dataclass
class HandOut(Step):
    """Step 3, resources by place; steps 4 and 5 follow the last place. [IG-DOM-18]"""

    place: int

    def kind(self) -> str:
        return "hand_out"

    def run(self, s: IceGardenState) -> None:
        if self.place == 0 and s.rules.places_recount and s.in_play[s.resolving[0]] != CLOSED:
            count_places(s, s.resolving[0])
        for place in range(self.place, len(s.resolving) - 2):
            seat = s.resolving[2 + place]
            if receives(s, seat) and offered(s):
                s.push(HandOut(place + 1))
                s.push(ChooseResource(seat))
                return
        take_charm(s)
        score_region(s)


def is_taken(s: IceGardenState, resource: int) -> bool:
    """Whether an earlier place has taken this kind."""
    return bool(s.resolving[1] >> TAKEN + resource & 1)


def offered(s: IceGardenState) -> list[int]:
    """Kinds on the token that nobody has taken and the supply has. [IG-DOM-18]"""
    amounts = token_of(s, s.resolving[0]).resources
    return [
        resource
        for resource in range(len(RESOURCES))
        if amounts[resource] and not is_taken(s, resource) and in_supply(s, resource)
    ]


@dataclass
class ChooseResource(SeatChoice):
    """One kind of resource of the region, or none. [IG-DOM-18]"""

    def kind(self) -> str:
        return "resource"

    def rule(self) -> str:
        return "IG-DOM-18"

    def options(self, s: IceGardenState) -> list[int]:
        return [*offered(s), PASS]

    def key(self, s: IceGardenState, pick: int) -> str:
        return resource_key("take", pick) if pick >= 0 else WORDS[pick]

    def option(self, s: IceGardenState, pick: int) -> Option:
        key = self.key(s, pick)
        if pick < 0:
            return Option(key, f"option-{key}", {}, key)
        count = available(s, pick, token_of(s, s.resolving[0]).resources[pick])
        params = {"resource": RESOURCES[pick], "count": count}
        return Option(key, "option-take-many", params, "take")

    def context(self, s: IceGardenState) -> dict[str, Any]:
        place = s.resolving.index(self.seat, 2) - 1
        return {"region": s.content.region_ids[s.resolving[0]], "place": place}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        if pick >= 0:
            s.resolving[1] |= 1 << TAKEN + pick
            gain(s, self.seat, pick, token_of(s, s.resolving[0]).resources[pick], "IG-DOM-18", {"step": "resources"})

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        amounts = token_of(s, s.resolving[0]).resources
        allowed = offered(s)
        found: list[Refusal] = []
        for resource, name in enumerate(RESOURCES):
            if resource in allowed:
                continue
            if not amounts[resource]:
                rule, message = "IG-COMP-07", "refusal-resource-none"
            elif is_taken(s, resource):
                rule, message = "IG-DOM-18", "refusal-resource-taken"
            else:
                rule, message = "IG-COMP-02", "refusal-supply-empty"
            found.append(Refusal(resource_key("take", resource), rule, message, {"resource": name}))
        return found


def take_charm(s: IceGardenState) -> None:
    """Step 4: the dominating player takes M for a charm place. [IG-DOM-19]"""
    region, seat = s.resolving[0], s.resolving[2]
    tokens = charm_tokens(s, region)
    if tokens and receives(s, seat):
        count = tokens if s.rules.charm_each else 1
        gain(s, seat, M, s.content.numbers.charm_m * count, "IG-DOM-19", {"step": "charm"})


def score_region(s: IceGardenState) -> None:
    """Step 5, in a scoring turn. [IG-DOM-22]"""
    if not s.scoring:
        return
    region = s.resolving[0]
    points = token_of(s, region).points
    for place, seat in enumerate(s.resolving[2 : 2 + len(points)]):
        if receives(s, seat):
            data: ScoredFor = {"region": s.content.region_ids[region], "place": place + 1}
            score(s, seat, points[place] * s.scoring, FROM_REGIONS, "IG-DOM-22", data)


def score_closed_region(s: IceGardenState, region: int) -> None:
    """Callo alone, and nothing but points. [IG-CLOSE-10]"""
    if s.scoring:
        data: ScoredFor = {"region": s.content.region_ids[region], "place": 1}
        points = token_of(s, region).points[0] * s.scoring
        score(s, seat_of(s, CALLO), points, FROM_REGIONS, "IG-CLOSE-10", data)
