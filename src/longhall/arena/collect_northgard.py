"""What the balance report of Northgard collects: clans, the first player, cards, buildings, losses and battles."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from longhall.arena.collect import Collector, Facts
from longhall.games.northgard.content import Content, Effect, Face
from longhall.games.northgard.odds import BattleSetup, odds
from longhall.games.northgard.queries import buildings_in
from longhall.games.northgard.state import CONQUEROR, CREATURE, NOBODY, NorthgardState
from longhall.kernel.events import Event
from longhall.kernel.match import Match

DIE_CHOICE: Final = "NG-BATTLE-09"  # the rule of a face chosen on the die, not by a card


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
        self._battle = _Fight({})
        self._cards = [""] * seats  # last played or copied

    def facts(self) -> Facts:
        return self.found

    def hear(self, match: Match, events: list[Event]) -> None:
        for event in events:
            if event.type in _BATTLE_EVENTS:
                self._hear_battle(match, event)
            else:
                self._hear_rest(event)

    def _hear_rest(self, event: Event) -> None:
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
            case "card_played" | "card_copied":
                self._cards[data["seat"]] = data["card"]
            case "fame_gained":
                self.found.seats[data["seat"]].closed += data["source"] == "explored"
                self.found.seats[data["seat"]].unrest += data["source"] == "unrest_penalty"

    def _hear_battle(self, match: Match, event: Event) -> None:
        data = event.data
        match event.type:
            case "battle_began" | "creature_battle_began":
                self._battle = _Fight(data)
            case "unit_pushed":
                self._battle.figures[1] -= 1
            case "die_rolled":
                self._battle.chance[self._battle.side(data["seat"])] += data["points"]
            case "creature_die_rolled":
                self._battle.chance[self._battle.side(CREATURE)] += data["points"] + data["choice"]
            case "face_chosen":
                self._battle.chance[self._battle.side(data["seat"])] += data["face"] == "point"
                self._battle.either |= event.rule != DIE_CHOICE
            case "battle_decided" | "creature_battle_decided":
                self._decided(match, data)

    def _decided(self, match: Match, data: dict[str, Any]) -> None:
        for side, lost in (("attacker", "attackers_lost"), ("defender", "defenders_lost")):
            if data[side] != CREATURE:
                self.found.seats[data[side]].lost += data[lost]
        fight = self._battle
        strengths = [data["attack"] - fight.chance[0], data["defence"] - fight.chance[1]]
        own = 1 if data["attacker"] == CREATURE else 0
        expected = self._chance_to_win(match, data, strengths)[own]
        self.found.battles.append(
            Battle(
                CREATURE in (data["attacker"], data["defender"]),
                strengths[own] - strengths[1 - own],
                data["winner"] == data["defender" if own else "attacker"],
                round(expected, 6),
            )
        )

    def _chance_to_win(self, match: Match, data: dict[str, Any], strengths: list[int]) -> tuple[float, float]:
        """Of the attacker and of the defender. Buildings are read off the map and a shield off the last card played,
        since events do not tell them."""
        s = match.state
        assert isinstance(s, NorthgardState)
        attacker, defender = data["attacker"], data["defender"]
        towers = 0
        if defender != CREATURE and not (attacker != CREATURE and s.year_flags[attacker] & CONQUEROR):
            territory = s.geo.root[s.geo.names.index(data["territory"])]
            towers = sum(s.content.buildings[building].casualties for building in buildings_in(s, territory))
        shield = 0 if attacker == CREATURE else _shield(s.content, self._cards[attacker])
        creatures = (attacker == CREATURE, defender == CREATURE)
        attackers, defenders = self._battle.figures
        faces = tuple((face.points, face.casualties, face.choice) for face in s.content.faces)
        return _odds(
            attackers, defenders, strengths[0], strengths[1], towers, shield, self._battle.either, creatures, faces
        )


_BATTLE_EVENTS: Final = frozenset(
    {
        "battle_began",
        "battle_decided",
        "creature_battle_began",
        "creature_battle_decided",
        "creature_die_rolled",
        "die_rolled",
        "face_chosen",
        "unit_pushed",
    }
)


class _Fight:
    """A battle being fought; of each pair the first is the attacker's."""

    def __init__(self, began: dict[str, Any]) -> None:
        self.attacker: int = began.get("attacker", NOBODY)
        self.figures: list[int] = [began.get("attackers", 0), began.get("defenders", 0)]
        self.chance = [0, 0]  # points that came of dice and of choices after them
        self.either = False

    def side(self, seat: int) -> int:
        return 0 if seat == self.attacker else 1


def _shield(content: Content, card: str) -> int:
    index = content.card_index.get(card)
    return 0 if index is None else max(_shields(content.cards[index].effects), default=0)


def _shields(effects: tuple[Effect, ...]) -> list[int]:
    found = [effect.shield for effect in effects]
    for effect in effects:
        for way in effect.options:
            found += _shields(way)
    return found


@cache
def _odds(
    attackers: int,
    defenders: int,
    attack: int,
    defence: int,
    towers: int,
    shield: int,
    either: bool,
    creatures: tuple[bool, bool],
    faces: tuple[tuple[int, int, bool], ...],
) -> tuple[float, float]:
    setup = BattleSetup(
        attackers,
        defenders,
        attack_points=0 if creatures[0] else attack - attackers,
        defence_points=0 if creatures[1] else defence - defenders,
        defence_casualties=towers,
        shield=shield,
        either=either,
        attacking_creature=attack if creatures[0] else 0,
        defending_creature=defence if creatures[1] else 0,
        faces=tuple(Face(*face) for face in faces),
    )
    found = odds(setup)
    return found.win, found.lose
