"""Event cards: Qoam and Parasites in the Regions, and the Colossus on its way. [IC-EVENT, IC-COLCARD]"""

from __future__ import annotations

from dataclasses import dataclass

from longhall.games.icaion.content import (
    COLOURS,
    REGION_CARD,
    STEP_MOVE,
    STEP_MOVE_WOUNDING,
    STEP_PARASITES,
    Space,
)
from longhall.games.icaion.events.event_cards import (
    COLOSSUS_MOVED,
    EVENT_FORESEEN,
    EVENT_REVEALED,
    LAST_ROUND,
    QOAM_DELIVERED,
    REGION_SATURATED,
    QoamDelivered,
    RegionSaturated,
)
from longhall.games.icaion.frames.parasites import place_parasites
from longhall.games.icaion.frames.wounds import wound_seekers
from longhall.games.icaion.queries import is_last_round, players, seekers_on
from longhall.games.icaion.state import IcaionState
from longhall.kernel.frames import Step


def foresee(s: IcaionState) -> None:
    """In expert mode the top card of the Event Deck lies face up. [IC-EXPERT-01]"""
    if s.rules.expert and s.event_deck:
        EVENT_FORESEEN.emit_reveal(s, "IC-EXPERT-01", {"event": s.content.events[s.event_deck[-1]].id})


@dataclass
class RevealEvent(Step):
    """The first player reveals an Event card; its space supplies the numbers. [IC-YEAR-08, IC-EVENT-01]"""

    def kind(self) -> str:
        return "reveal_event"

    def run(self, s: IcaionState) -> None:
        card = s.content.events[s.event_deck.pop()]
        s.event_track.append(card.index)
        number = len(s.event_track)
        EVENT_REVEALED.emit_reveal(s, "IC-EVENT-01", {"event": card.id, "space": number, "round": s.round})
        foresee(s)
        if card.kind == REGION_CARD:
            if is_last_round(s):
                LAST_ROUND.emit(s, "IC-YEAR-10", {"year": s.year})
            deliver(s, card.type, players(s).track[number - 1])
        else:
            s.push(ResolveColossus(card.index, 0, number - 1))


def deliver(s: IcaionState, kind: int, space: Space) -> None:
    """Qoam on each Region of a type as far as there is room, then Parasites.
    [IC-EVENT-02..08, IC-AMB-49]"""
    numbers = players(s)
    regions = s.content.regions_of_type[kind]
    for region in regions:
        n = min(space.qoam, numbers.saturation - s.qoam[region])
        s.qoam[region] += n
        if s.listening:
            tell_delivered(s, region, n)
    if space.parasite:
        hit = [r for r in regions if numbers.region_card_inner_parasites or not s.content.regions[r].inner]
        place_parasites(s, hit, "IC-EVENT-05")


def tell_delivered(s: IcaionState, region: int, n: int) -> None:
    """[IC-EVENT-02, IC-EVENT-04]"""
    place, left = s.content.regions[region], s.qoam[region]
    if n:
        delivered: QoamDelivered = {"region": place.id, "colour": COLOURS[place.type], "count": n, "left": left}
        QOAM_DELIVERED.emit(s, "IC-EVENT-02", delivered)
    else:
        saturated: RegionSaturated = {"region": place.id, "colour": COLOURS[place.type], "count": n, "left": left}
        REGION_SATURATED.emit(s, "IC-EVENT-04", saturated)


@dataclass
class ResolveColossus(Step):
    """The symbols of a Colossus card from left to right. [IC-EVENT-09]"""

    card: int
    position: int
    space: int

    def kind(self) -> str:
        return "resolve_colossus"

    def run(self, s: IcaionState) -> None:
        steps = s.content.events[self.card].steps
        if self.position == len(steps):
            return
        step, n = steps[self.position]
        s.push(ResolveColossus(self.card, self.position + 1, self.space))
        if step == STEP_MOVE:
            move_colossus(s, players(s).track[self.space].arrows, "IC-EVENT-10")
        elif step == STEP_MOVE_WOUNDING:
            path = move_colossus(s, players(s).track[self.space].arrows, "IC-EVENT-10")
            wound_seekers(s, seekers_at_craters(s, path), "IC-EVENT-13")
        elif step == STEP_PARASITES:
            place_parasites(s, regions_at_colossus(s, n), "IC-EVENT-11")
        else:
            wound_seekers(s, seekers_at_craters(s, [s.colossus]), "IC-EVENT-12")


def move_colossus(s: IcaionState, steps: int, cause: str) -> list[int]:
    """Clockwise, or back for a negative number; returns every crater of the way, first and last included.
    [IC-BOARD-10, IC-EVENT-10]"""
    craters = s.content.craters
    path = [s.colossus]
    for _ in range(abs(steps)):
        path.append((path[-1] + (1 if steps > 0 else -1)) % len(craters))
    s.colossus = path[-1]
    COLOSSUS_MOVED.emit(s, cause, {"crater": craters[s.colossus].id, "previous": craters[path[0]].id, "steps": steps})
    return path


def regions_at_colossus(s: IcaionState, n: int) -> list[int]:
    """The Regions adjacent to the Colossus' crater, each ``n`` times. [IC-AMB-78]"""
    return [region for region in s.content.craters[s.colossus].regions for _ in range(n)]


def seekers_at_craters(s: IcaionState, craters: list[int]) -> list[int]:
    """Seekers on any node of a Region adjacent to one of these craters, each once. [IC-EVENT-12, IC-AMB-43]"""
    nodes: list[int] = []
    for crater in craters:
        for region in s.content.craters[crater].regions:
            nodes += s.content.regions[region].nodes
    return seekers_on(s, nodes)
