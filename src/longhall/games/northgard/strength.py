"""The count of a battle: what each side has, part by part, and who wins. [NG-BATTLE-05..15, NG-CREATURE-26..29]

Everybody who wants to know how a battle stands asks here: the engine, the odds, previews, views and events. A
``BattleSetup`` is made from a state, from a battle that might be fought or from one being fought (``s.battle``), and
``decide`` is the one function that counts it.

In a battle of two players the attackers are the raiders of the territory and the defenders its owner's units. Against a
creature the player's units are the owner's, whoever attacks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longhall.games.northgard.content import Effect, Face
from longhall.games.northgard.events.battle import BattleDecided
from longhall.games.northgard.queries import buildings_in, figures, kaija_with, raiding_figures, scorched_bonus
from longhall.games.northgard.shapes import BattleContext, BattleSide, BattleView, Taken
from longhall.games.northgard.state import (
    ATTACKER,
    BEAST,
    CONQUEROR,
    CREATURE,
    DEFENDER,
    DIE,
    EFFECT,
    EITHER,
    FACE_CHOICE,
    FOOD_SPENT,
    NOBODY,
    TERRITORY,
    NorthgardState,
)

ATTACK: Final = 0
DEFENCE: Final = 1

BEST: Final = 0  # a choice not yet made, which its owner will use as serves best
POINT: Final = 1
CASUALTY: Final = 2
CHOICES: Final[tuple[Taken | None, ...]] = (None, "point", "casualty")  # what views and events call them

UNKNOWN: Final = -1  # a die that is not yet rolled

ATTACKER_WINS: Final = 0
DEFENDER_WINS: Final = 1
NOBODY_WINS: Final = 2

KAIJA_BONUS: Final = 1  # she is a figure worth 2 combat points [NG-CLAN-BEAR-03]


@dataclass
class Side:
    """What one side has besides what its die will add. A creature has its strength instead of figures and suffers
    nothing."""

    figures: int
    strength: int = 0  # of a creature; 0: the side of a player
    clan: int = 0  # combat points of Kaija and the Scorched Earth
    cards: int = 0  # of the Move that caused the battle
    buildings: int = 0
    food: int = 0
    card_casualties: int = 0  # casualties this side inflicts
    building_casualties: int = 0
    shield: int = 0  # casualties its card spares it
    either: bool = False  # its card gives a point or a casualty, and it has not chosen yet
    bonus: int = BEST  # what it takes from such a card
    die: int = UNKNOWN  # the face rolled
    taken: int = BEST  # what it takes on the choice face

    def points(self) -> int:
        """Combat points before the die. [NG-BATTLE-05..07]"""
        base = self.strength if self.strength else self.figures
        return base + self.clan + self.cards + self.buildings + self.food

    def casualties(self) -> int:
        """Inflicted besides those of the die. [NG-BATTLE-10]"""
        return self.card_casualties + self.building_casualties


@dataclass
class BattleSetup:
    attack: Side
    defence: Side
    faces: tuple[Face, ...]

    def side(self, side: int) -> Side:
        return self.attack if side == ATTACK else self.defence


@dataclass
class Outcome:
    """One way a battle may end. Losses are never more than there were figures."""

    winner: int
    attackers_lost: int
    defenders_lost: int


def decide(setup: BattleSetup, attack: int, inflicted: int, defence: int, returned: int) -> Outcome:
    """The end of a battle: combat points and casualties of the attacker's die, then those of the defender's.
    [NG-BATTLE-10..14, NG-CREATURE-28, NG-CREATURE-29]"""
    attackers, defenders = setup.attack, setup.defence
    attackers_lost = 0
    defenders_lost = 0
    attack_wiped_out = False
    defence_wiped_out = False
    if not attackers.strength:
        attackers_lost = max(0, returned + defenders.casualties() - attackers.shield)
        attack_wiped_out = attackers_lost >= attackers.figures
    if not defenders.strength:
        defenders_lost = max(0, inflicted + attackers.casualties() - defenders.shield)
        defence_wiped_out = defenders_lost >= defenders.figures
    if attack_wiped_out and defence_wiped_out:
        winner = NOBODY_WINS
    elif defence_wiped_out:
        winner = ATTACKER_WINS
    elif attack_wiped_out:
        winner = DEFENDER_WINS
    else:
        winner = ATTACKER_WINS if attack + attackers.points() > defence + defenders.points() else DEFENDER_WINS
    return Outcome(winner, min(attackers_lost, attackers.figures), min(defenders_lost, defenders.figures))


# -- the battle being fought -------------------------------------------------------------------------------------------


def die_points(setup: BattleSetup, side: Side) -> int:
    """What its die has given a side so far. [NG-BATTLE-09]"""
    if side.die == UNKNOWN:
        return 0
    return setup.faces[side.die].points + (1 if side.taken == POINT else 0)


def die_casualties(setup: BattleSetup, side: Side) -> int:
    if side.die == UNKNOWN:
        return 0
    return setup.faces[side.die].casualties + (1 if side.taken == CASUALTY else 0)


def outcome_now(setup: BattleSetup) -> Outcome:
    """How the battle stands, counting the dice that have been rolled."""
    attack, defence = setup.attack, setup.defence
    return decide(
        setup,
        die_points(setup, attack),
        die_casualties(setup, attack),
        die_points(setup, defence),
        die_casualties(setup, defence),
    )


def battle_effect(s: NorthgardState) -> Effect:
    return s.content.effects[s.battle[EFFECT]]


def side_figures(s: NorthgardState, side: int) -> int:
    """Figures of a side in the battle; a creature counts as one."""
    if s.battle[ATTACKER + side] == CREATURE:
        return 1
    territory = s.battle[TERRITORY]
    if side == ATTACK and s.battle[BEAST] < 0:
        return raiding_figures(s, territory)
    return figures(s, territory)


def setup_of_battle(s: NorthgardState) -> BattleSetup:
    """The battle being fought, with the food, dice and choices so far."""
    battle = s.battle
    territory, attacker, defender, creature = battle[TERRITORY], battle[ATTACKER], battle[DEFENDER], battle[BEAST]
    kaija = attacker >= 0 and kaija_with(s, attacker, territory)
    if attacker == CREATURE:
        setup = setup_by_creature(s, creature, territory)
    elif defender == CREATURE:
        setup = setup_against_creature(s, attacker, creature, figures(s, territory), battle[EFFECT], kaija)
    else:
        setup = setup_before_move(s, attacker, territory, raiding_figures(s, territory), battle[EFFECT], kaija)
    for number, side in enumerate((setup.attack, setup.defence)):
        side.food = battle[FOOD_SPENT + number]
        side.die = battle[DIE + number]
        side.taken = battle[FACE_CHOICE + number]
    _take_bonus(setup.attack, battle[EITHER])
    return setup


def _take_bonus(side: Side, choice: int) -> None:
    """A card's point or casualty, once chosen, counts like any other of the card."""
    if choice == POINT:
        side.cards += 1
    elif choice == CASUALTY:
        side.card_casualties += 1
    if choice != BEST:
        side.either = False
        side.bonus = choice


# -- battles that might be fought --------------------------------------------------------------------------------------


def setup_before_move(
    s: NorthgardState, seat: int, territory: int, attackers: int, effect: int = 1, kaija: bool = False
) -> BattleSetup:
    """The battle if ``attackers`` figures of ``seat`` (Kaija among them or not) entered the territory with that Move
    effect (1: the basic Move), food aside."""
    attack = _attacking(s, seat, territory, attackers, effect, kaija)
    attack.card_casualties = s.content.effects[effect].casualties
    return BattleSetup(attack, _defending(s, seat, territory), s.content.faces)


def setup_against_creature(
    s: NorthgardState, seat: int, creature: int, attackers: int, effect: int = 1, kaija: bool = False
) -> BattleSetup:
    """The battle if ``attackers`` figures of ``seat`` fight a creature on the map; buildings do not help.
    [NG-CREATURE-26]"""
    territory = s.creature_at[s.creature_line.index(creature)]
    attack = _attacking(s, seat, territory, attackers, effect, kaija)
    return BattleSetup(attack, Side(1, s.content.creatures[creature].strength), s.content.faces)


def setup_by_creature(s: NorthgardState, creature: int, territory: int) -> BattleSetup:
    """The battle if a creature came to the owner of a territory. [NG-CREATURE-VALKYRIE-02]"""
    attack = Side(1, s.content.creatures[creature].strength)
    return BattleSetup(attack, _defending(s, CREATURE, territory), s.content.faces)


def _attacking(s: NorthgardState, seat: int, territory: int, attackers: int, effect: int, kaija: bool) -> Side:
    move = s.content.effects[effect]
    clan = scorched_bonus(s, seat, territory) + (KAIJA_BONUS if kaija else 0)
    return Side(attackers, clan=clan, cards=move.points, shield=move.shield, either=move.either)


def _defending(s: NorthgardState, attacker: int, territory: int) -> Side:
    """The owner of a territory, with its buildings but against a Conqueror. [NG-BATTLE-06]"""
    defender = s.owner[territory]
    side = Side(figures(s, territory))
    if defender == NOBODY:
        return side
    side.clan = scorched_bonus(s, defender, territory) + (KAIJA_BONUS if kaija_with(s, defender, territory) else 0)
    if attacker == CREATURE or not s.year_flags[attacker] & CONQUEROR:
        for building in buildings_in(s, territory):
            side.buildings += s.content.buildings[building].points
            side.building_casualties += s.content.buildings[building].casualties
    return side


# -- as data -----------------------------------------------------------------------------------------------------------


def battle_context(s: NorthgardState) -> BattleContext:
    """Who fights where, with the combat points so far."""
    return _context(s, setup_of_battle(s))


def battle_count(s: NorthgardState) -> BattleView:
    """The battle being fought, with every part of the count by its name."""
    return _count(s, setup_of_battle(s))


def battle_result(s: NorthgardState) -> BattleDecided:
    """The same with its end: the winner (a seat, CREATURE or NOBODY) and the losses. [NG-BATTLE-12..14]"""
    setup = setup_of_battle(s)
    outcome = outcome_now(setup)
    return {
        **_count(s, setup),
        "attackers_lost": outcome.attackers_lost,
        "defenders_lost": outcome.defenders_lost,
        "winner": NOBODY if outcome.winner == NOBODY_WINS else s.battle[ATTACKER + outcome.winner],
    }


def _count(s: NorthgardState, setup: BattleSetup) -> BattleView:
    return {**_context(s, setup), "sides": [_side_data(setup, setup.attack), _side_data(setup, setup.defence)]}


def _context(s: NorthgardState, setup: BattleSetup) -> BattleContext:
    data: BattleContext = {
        "territory": s.geo.names[s.battle[TERRITORY]],
        "attacker": s.battle[ATTACKER],
        "defender": s.battle[DEFENDER],
        "attack": setup.attack.points() + die_points(setup, setup.attack),
        "defence": setup.defence.points() + die_points(setup, setup.defence),
    }
    if s.battle[BEAST] >= 0:
        data["creature"] = s.content.creatures[s.battle[BEAST]].id
    return data


def _side_data(setup: BattleSetup, side: Side) -> BattleSide:
    """``points`` add up to the total of the side; ``casualties`` are what it inflicts. ``taken`` is what it chose on
    its die and ``bonus`` from its card, where there was a choice."""
    return {
        "points": {
            "figures": 0 if side.strength else side.figures,
            "strength": side.strength,
            "clan": side.clan,
            "cards": side.cards,
            "buildings": side.buildings,
            "food": side.food,
            "die": die_points(setup, side),
        },
        "casualties": {
            "cards": side.card_casualties,
            "buildings": side.building_casualties,
            "die": die_casualties(setup, side),
        },
        "shield": side.shield,
        "die": side.die if side.die != UNKNOWN else None,
        "taken": CHOICES[side.taken],
        "bonus": CHOICES[side.bonus],
    }
