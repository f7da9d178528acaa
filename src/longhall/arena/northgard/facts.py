"""What the balance report of Northgard collects: clans, the first player, cards, buildings, losses and battles."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from longhall.arena.facts import Collector, Facts
from longhall.games.northgard.odds import odds
from longhall.games.northgard.state import CREATURE, NOBODY, NorthgardState
from longhall.games.northgard.strength import BattleSetup, Side
from longhall.kernel.events import Event
from longhall.kernel.match import Match


@dataclass
class SeatFacts:
    clan: str = ""  # empty in matches without clans
    cards: list[str] = field(default_factory=list)
    buildings: Counter[str] = field(default_factory=Counter)
    closed: int = 0  # own territories closed by exploring
    lost: int = 0  # units, Kaija counted as one
    unrest: int = 0  # times Unrest was suffered, with a card or without


@dataclass
class Battle:
    """From the attacker's side; against a creature from the player's."""

    creature: bool
    difference: int  # in combat points before the dice, food and buildings included
    won: bool
    expected: float  # the exact chance to win, choice faces used well


@dataclass
class NorthgardFacts(Facts):
    first: int = NOBODY  # the first player of the first year
    seats: list[SeatFacts] = field(default_factory=list)
    battles: list[Battle] = field(default_factory=list)


class NorthgardCollector(Collector):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.found = NorthgardFacts(seats=[SeatFacts() for _ in range(seats)])

    def facts(self) -> Facts:
        return self.found

    def follow(self, match: Match, events: list[Event]) -> None:
        for event in events:
            if event.type in ("battle_decided", "creature_battle_decided"):
                self._decided(match, event.data)
            else:
                self._count(event)

    def _count(self, event: Event) -> None:
        data = event.data
        match event.type:
            case "first_player_changed":
                if self.found.first == NOBODY:
                    self.found.first = data["seat"]
            case "clan_chosen":
                self.found.seats[data["seat"]].clan = data["clan"]
            case "card_taken":
                self.found.seats[data["seat"]].cards.append(data["card"])
            case "building_built":
                self.found.seats[data["seat"]].buildings[data["building"]] += 1
            case "units_lost":
                self.found.seats[data["seat"]].lost += data["units"]
            case "unrest_taken":
                self.found.seats[data["seat"]].unrest += 1
            case "fame_gained":
                self.found.seats[data["seat"]].closed += data["source"] == "explored"
                self.found.seats[data["seat"]].unrest += data["source"] == "unrest_penalty"

    def _decided(self, match: Match, data: dict[str, Any]) -> None:
        for side, lost in (("attacker", "attackers_lost"), ("defender", "defenders_lost")):
            if data[side] != CREATURE:
                self.found.seats[data[side]].lost += data[lost]
        s = match.state
        assert isinstance(s, NorthgardState)
        setup = BattleSetup(_before_the_die(data["sides"][0]), _before_the_die(data["sides"][1]), s.content.faces)
        chances = odds(setup)
        difference = setup.attack.points() - setup.defence.points()
        defending = data["attacker"] == CREATURE
        self.found.battles.append(
            Battle(
                CREATURE in (data["attacker"], data["defender"]),
                -difference if defending else difference,
                data["winner"] == data["defender" if defending else "attacker"],
                round(chances.lose if defending else chances.win, 6),
            )
        )


def _before_the_die(data: dict[str, Any]) -> Side:
    """A side as the event tells it, without what its die and a choice after it have added."""
    points, casualties, bonus = data["points"], data["casualties"], data["bonus"]
    return Side(
        points["figures"],
        points["strength"],
        points["clan"],
        points["cards"] - (bonus == "point"),
        points["buildings"],
        points["food"],
        casualties["cards"] - (bonus == "casualty"),
        casualties["buildings"],
        data["shield"],
        bonus is not None,
    )
