"""What the balance report of Icaion collects: characters, the turn order, cards, actions, Machines and Apparatus."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from longhall.arena.facts import Collector, Facts
from longhall.kernel.events import Event
from longhall.kernel.match import Match


@dataclass
class SeatFacts:
    seeker: str = ""
    gear: str = ""
    turn: int = 0  # in turn order of Year I, from 0
    curios: list[str] = field(default_factory=list)  # played, Upgrades included
    upgrades: int = 0
    actions: Counter[str] = field(default_factory=Counter)  # whatever allowed them
    power: Counter[str] = field(default_factory=Counter)  # uses of the Emergency Power Supply
    machines: Counter[str] = field(default_factory=Counter)  # deployed, by type
    retrieved: list[str] = field(default_factory=list)  # kinds of Apparatus
    installed: list[str] = field(default_factory=list)
    wonders: list[str] = field(default_factory=list)
    parasites: int = 0  # removed
    shards: int = 0
    destroyed: int = 0
    wounds: int = 0


@dataclass
class IcaionFacts(Facts):
    seats: list[SeatFacts] = field(default_factory=list)


class IcaionCollector(Collector):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.found = IcaionFacts([SeatFacts() for _ in range(seats)])

    def facts(self) -> Facts:
        return self.found

    def follow(self, match: Match, events: list[Event]) -> None:
        for event in events:
            if event.type == "order_dealt":
                for turn, seat in enumerate(event.data["seats"]):
                    self.found.seats[seat].turn = turn
            elif event.type == "machine_destroyed":
                self.found.seats[event.data["owner"]].destroyed += 1
            elif "seat" in event.data:
                _count(self.found.seats[event.data["seat"]], event)


def _count(mine: SeatFacts, event: Event) -> None:
    data = event.data
    match event.type:
        case "character_dealt":
            mine.seeker, mine.gear = data["seeker"], data["gear"]
        case "seeker_chosen":
            mine.seeker = data["seeker"]
        case "gear_chosen":
            mine.gear = data["gear"]
        case "curio_played":
            mine.curios.append(data["card"])
        case "upgrade_activated":
            mine.upgrades += 1
        case "action_taken":
            mine.actions[data["action"]] += 1
        case "power_used":
            mine.power[data["use"]] += 1
        case "machine_deployed":
            mine.machines[data["machine"]] += 1
        case "apparatus_retrieved":
            mine.retrieved.append(data["kind"])
        case "apparatus_installed":
            mine.installed.append(mine.retrieved[-1])  # the Retrieve slot holds one
        case "wonder_restored":
            mine.wonders.append(data["wonder"])
        case "parasites_collected":
            mine.parasites += data["count"]
        case "shard_kept":
            mine.shards += 1
        case "seeker_wounded":
            mine.wounds += 1
