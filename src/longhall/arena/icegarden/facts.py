"""What the balance report of the Ice Garden collects: characters, goals, plans, units, kills and Dead Snow."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from longhall.arena.facts import Collector, Facts
from longhall.games.icegarden.queries import goal_progress
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.events import Event
from longhall.kernel.match import Match

_KILLS: Final = ("marker_killed", "nation_killed", "unit_doomed")


@dataclass
class SeatFacts:
    character: str = ""
    planned: Counter[str] = field(default_factory=Counter)  # action markers by field
    made: int = 0  # times Raise, Upgrade or Summon moved Dead Snow
    summoned: int = 0
    upgrades: int = 0
    kills: int = 0
    visits: int = 0  # of Vuko
    steps: int = 0  # towards the goal, at the end
    needed: int = 0


@dataclass
class IceGardenFacts(Facts):
    order: list[int] = field(default_factory=list)  # seats in the order of the first turn
    seats: list[SeatFacts] = field(default_factory=list)
    dead_snow: list[int] = field(default_factory=list)  # at the end of each turn


class IceGardenCollector(Collector):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.found = IceGardenFacts(seats=[SeatFacts() for _ in range(seats)])

    def facts(self) -> Facts:
        return self.found

    def follow(self, match: Match, events: list[Event]) -> None:
        for event in events:
            self._count(event)
        if match.over:
            s = match.state
            assert isinstance(s, IceGardenState)
            for seat, mine in enumerate(self.found.seats):
                mine.steps, mine.needed = goal_progress(s, seat), s.content.characters[s.character[seat]].goal

    def _count(self, event: Event) -> None:
        data = event.data
        match event.type:
            case "character_taken":
                self.found.seats[data["seat"]].character = data["character"]
            case "markers_stacked":
                self.found.order = data["order"]
            case "turn_began":
                snow = self.found.dead_snow
                snow.append(snow[-1] if snow else 0)
            case "dead_snow_rose":
                self.found.dead_snow[-1] = data["dead_snow"]
                if "seat" in data:
                    self.found.seats[data["seat"]].made += 1
            case "marker_planned":
                self.found.seats[data["seat"]].planned[data["action"]] += 1
            case "unit_summoned":
                self.found.seats[data["seat"]].summoned += 1
            case "upgrade_bought":
                self.found.seats[data["seat"]].upgrades += 1
            case "vuko_token_taken":
                self.found.seats[data["seat"]].visits += 1
            case type if type in _KILLS:
                self.found.seats[data["seat"]].kills += 1
