"""Exact odds of a battle from its two dice, for players, clients and bots. [NG-BATTLE, NG-CREATURE-26..29]

``outcomes`` lists how a battle ends for every pair of faces, ``odds`` adds them up. Both work on plain numbers
(``BattleSetup``); the functions below make these numbers from a state or from a view. Nothing here changes anything.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from longhall.games.northgard.content import BUILDING_IDS, Content, Face
from longhall.games.northgard.queries import buildings_in, figures, kaija_with, raiding_figures, scorched_bonus
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

BEST: Final = 0  # a choice face is used as serves its owner best
POINT: Final = 1
CASUALTY: Final = 2

ATTACKER_WINS: Final = 0
DEFENDER_WINS: Final = 1
NOBODY_WINS: Final = 2

UNKNOWN: Final = -1  # a die that is not yet rolled

# the printed die; ``content.faces`` holds the same for the built-in pack [NG-BATTLE-09]
PRINTED_FACES: Final = (
    Face(2, 0, False),
    Face(3, 0, False),
    Face(0, 0, True),
    Face(2, 1, False),
    Face(0, 2, False),
    Face(1, 1, False),
)


@dataclass
class BattleSetup:
    """Two sides of a battle. Points are what a side has besides one per figure, food and die; casualties are what it
    inflicts besides its die. A side that is a creature has its strength instead of figures and suffers nothing."""

    attackers: int
    defenders: int
    attack_points: int = 0  # card, Kaija, Scorched Earth
    defence_points: int = 0  # Fortress, Kaija, Scorched Earth
    attack_casualties: int = 0  # card
    defence_casualties: int = 0  # Defense Tower
    attack_food: int = 0
    defence_food: int = 0
    shield: int = 0  # casualties of the attacker taken back
    either: bool = False  # the attacker's card gives a point or a casualty
    attacking_creature: int = 0  # its strength; 0: the attacker is a player
    defending_creature: int = 0
    attack_face: int = BEST  # what a side takes on its choice face
    defence_face: int = BEST
    either_choice: int = BEST
    attack_die: int = UNKNOWN  # faces already rolled
    defence_die: int = UNKNOWN
    faces: tuple[Face, ...] = PRINTED_FACES


@dataclass
class Outcome:
    """One way a battle may end."""

    winner: int
    attackers_lost: int
    defenders_lost: int


@dataclass
class Odds:
    """Chances that add up to 1, and the expected losses of both sides before any retreat."""

    win: float  # of the attacker
    lose: float
    nobody: float
    attackers_lost: float
    defenders_lost: float
    outcomes: list[Outcome] = field(default_factory=list)  # equally likely


def odds(setup: BattleSetup) -> Odds:
    """The odds of the attacker over all faces not yet rolled."""
    return summed(outcomes(setup))


def summed(found: list[Outcome]) -> Odds:
    n = len(found)
    count = [0, 0, 0]
    attackers_lost = 0
    defenders_lost = 0
    for outcome in found:
        count[outcome.winner] += 1
        attackers_lost += outcome.attackers_lost
        defenders_lost += outcome.defenders_lost
    return Odds(
        count[ATTACKER_WINS] / n,
        count[DEFENDER_WINS] / n,
        count[NOBODY_WINS] / n,
        attackers_lost / n,
        defenders_lost / n,
        found,
    )


def outcomes(setup: BattleSetup) -> list[Outcome]:
    """How the battle ends for each pair of faces: the attacker's faces in order, for each the defender's. On its choice
    face and with its card the attacker decides before the defender rolls, the defender knowing everything.
    [NG-BATTLE-08]"""
    found: list[Outcome] = []
    for face in _possible(setup, setup.attack_die):
        best: list[Outcome] = []
        best_worth = 0.0
        for points, casualties in _attack_choices(setup, setup.faces[face]):
            trial = [_defended(setup, points, casualties, other) for other in _possible(setup, setup.defence_die)]
            worth = 0.0
            for outcome in trial:
                worth += _worth_to_attacker(outcome)
            if not best or worth > best_worth:
                best = trial
                best_worth = worth
        found += best
    return found


def _possible(setup: BattleSetup, die: int) -> list[int]:
    return list(range(len(setup.faces))) if die == UNKNOWN else [die]


def _attack_choices(setup: BattleSetup, face: Face) -> list[tuple[int, int]]:
    """What the attacker's die and card may come to: points and casualties. A creature takes the point.
    [NG-CREATURE-27]"""
    ways = [(face.points, face.casualties)]
    if face.choice:
        ways = _either_of(ways, POINT if setup.attacking_creature else setup.attack_face)
    if setup.either:
        ways = _either_of(ways, setup.either_choice)
    return ways


def _either_of(ways: list[tuple[int, int]], choice: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for points, casualties in ways:
        if choice != CASUALTY:
            found.append((points + 1, casualties))
        if choice != POINT:
            found.append((points, casualties + 1))
    return found


def _defended(setup: BattleSetup, attack: int, inflicted: int, die: int) -> Outcome:
    """The end of the battle with the defender's die known; the defender makes the best of a choice face."""
    face = setup.faces[die]
    ways = [(face.points, face.casualties)]
    if face.choice:
        ways = _either_of(ways, POINT if setup.defending_creature else setup.defence_face)
    first = settled(setup, attack, inflicted, ways[0][0], ways[0][1])
    if len(ways) == 1:
        return first
    second = settled(setup, attack, inflicted, ways[1][0], ways[1][1])
    return second if _worth_to_attacker(second) < _worth_to_attacker(first) else first


def settled(setup: BattleSetup, attack: int, inflicted: int, defence: int, returned: int) -> Outcome:
    """The end of the battle: points and casualties of the attacker's die and card, then of the defender's die.
    [NG-BATTLE-10..14, NG-CREATURE-28, NG-CREATURE-29]"""
    attack_total = attack + setup.attack_points + setup.attack_food
    defence_total = defence + setup.defence_points + setup.defence_food
    attackers_lost = 0
    defenders_lost = 0
    attack_wiped_out = False
    defence_wiped_out = False
    if setup.attacking_creature:
        attack_total += setup.attacking_creature
    else:
        attack_total += setup.attackers
        attackers_lost = max(0, returned + setup.defence_casualties - setup.shield)
        attack_wiped_out = attackers_lost >= setup.attackers
        attackers_lost = min(attackers_lost, setup.attackers)
    if setup.defending_creature:
        defence_total += setup.defending_creature
    else:
        defence_total += setup.defenders
        defenders_lost = inflicted + setup.attack_casualties
        defence_wiped_out = defenders_lost >= setup.defenders
        defenders_lost = min(defenders_lost, setup.defenders)
    if attack_wiped_out and defence_wiped_out:
        winner = NOBODY_WINS
    elif defence_wiped_out:
        winner = ATTACKER_WINS
    elif attack_wiped_out:
        winner = DEFENDER_WINS
    else:
        winner = ATTACKER_WINS if attack_total > defence_total else DEFENDER_WINS
    return Outcome(winner, attackers_lost, defenders_lost)


def _worth_to_attacker(outcome: Outcome) -> float:
    """The battle comes first, losses break ties. A territory left to nobody is lost to both."""
    worth = 0.02 * (outcome.defenders_lost - outcome.attackers_lost)
    if outcome.winner == ATTACKER_WINS:
        return worth + 1.0
    return worth - 1.0 if outcome.winner == DEFENDER_WINS else worth


# -- food ------------------------------------------------------------------------------------------------------------


def best_defence_food(setup: BattleSetup, most: int) -> int:
    """The least food that gives the defender the best chance to keep the territory, at most one per figure.
    [NG-BATTLE-07]"""
    best = 0
    kept = -1.0
    for food in range(min(most, setup.defenders) + 1):
        trial = odds(replace(setup, defence_food=food))
        if trial.lose > kept + 1e-9:
            best, kept = food, trial.lose
    return best


# -- from a state ----------------------------------------------------------------------------------------------------


def setup_before_move(
    s: NorthgardState, seat: int, territory: int, attackers: int, effect: int = 1, kaija: bool = False
) -> BattleSetup:
    """The battle if ``attackers`` figures of ``seat`` (Kaija among them or not) entered the territory with that Move
    effect (1: the basic Move), food aside."""
    move = s.content.effects[effect]
    defender = s.owner[territory]
    setup = BattleSetup(
        attackers,
        figures(s, territory),
        attack_points=move.points + scorched_bonus(s, seat, territory) + (1 if kaija else 0),
        attack_casualties=move.casualties,
        shield=move.shield,
        either=move.either,
        faces=tuple(s.content.faces),
    )
    if defender != NOBODY:
        _defences(s, setup, seat, defender, territory)
    return setup


def _defences(s: NorthgardState, setup: BattleSetup, attacker: int, defender: int, territory: int) -> None:
    """Buildings help a defender, but not against a Conqueror. [NG-BATTLE-06]"""
    points = scorched_bonus(s, defender, territory) + (1 if kaija_with(s, defender, territory) else 0)
    casualties = 0
    if attacker < 0 or not s.year_flags[attacker] & CONQUEROR:
        for building in buildings_in(s, territory):
            points += s.content.buildings[building].points
            casualties += s.content.buildings[building].casualties
    setup.defence_points = points
    setup.defence_casualties = casualties


def odds_before_move(
    s: NorthgardState,
    seat: int,
    territory: int,
    attackers: int,
    effect: int = 1,
    attack_food: int = 0,
    defence_food: int = 0,
    kaija: bool = False,
) -> Odds:
    """The odds of entering a territory of another player."""
    setup = setup_before_move(s, seat, territory, attackers, effect, kaija)
    return odds(replace(setup, attack_food=attack_food, defence_food=defence_food))


def setup_against_creature(
    s: NorthgardState, seat: int, creature: int, attackers: int, effect: int = 1, kaija: bool = False
) -> BattleSetup:
    """The battle if ``attackers`` figures of ``seat`` fight a creature on the map; buildings do not help.
    [NG-CREATURE-26]"""
    territory = s.creature_at[s.creature_line.index(creature)]
    move = s.content.effects[effect]
    return BattleSetup(
        attackers,
        1,
        attack_points=move.points + scorched_bonus(s, seat, territory) + (1 if kaija else 0),
        shield=move.shield,
        either=move.either,
        defending_creature=s.content.creatures[creature].strength,
        faces=tuple(s.content.faces),
    )


def setup_by_creature(s: NorthgardState, creature: int, territory: int) -> BattleSetup:
    """The battle if a creature came to the owner of a territory. [NG-CREATURE-VALKYRIE-02]"""
    setup = BattleSetup(
        1,
        figures(s, territory),
        attacking_creature=s.content.creatures[creature].strength,
        faces=tuple(s.content.faces),
    )
    _defences(s, setup, CREATURE, s.owner[territory], territory)
    return setup


def setup_of_battle(s: NorthgardState) -> BattleSetup:
    """The battle being fought, with the food, dice and choices so far."""
    battle = s.battle
    territory, attacker, defender = battle[TERRITORY], battle[ATTACKER], battle[DEFENDER]
    raiding = battle[BEAST] < 0
    kaija = attacker >= 0 and kaija_with(s, attacker, territory)
    if attacker == CREATURE:
        setup = setup_by_creature(s, battle[BEAST], territory)
    elif defender == CREATURE:
        setup = setup_against_creature(s, attacker, battle[BEAST], figures(s, territory), battle[EFFECT], kaija)
    else:
        attackers = raiding_figures(s, territory) if raiding else figures(s, territory)
        setup = setup_before_move(s, attacker, territory, attackers, battle[EFFECT], kaija)
    setup.attack_food = battle[FOOD_SPENT]
    setup.defence_food = battle[FOOD_SPENT + 1]
    setup.attack_die = battle[DIE]
    setup.defence_die = battle[DIE + 1]
    setup.attack_face = battle[FACE_CHOICE]
    setup.defence_face = battle[FACE_CHOICE + 1]
    setup.either_choice = battle[EITHER]
    return setup


def odds_of_battle(s: NorthgardState) -> Odds:
    """The odds of the battle being fought as things stand; food not yet spent is taken as kept."""
    return odds(setup_of_battle(s))


# -- from a view -----------------------------------------------------------------------------------------------------


def odds_in_view(
    view: dict[str, Any],
    content: Content,
    territory: str,
    attackers: int,
    effect: int = 1,
    attack_food: int = 0,
    defence_food: int = 0,
    kaija: bool = False,
) -> Odds:
    """As ``odds_before_move``, for the seat a view belongs to and a territory by its name; what a client shows before a
    fight. KeyError if the map has no such territory."""
    seat: int = view["seat"]
    place = _named(view, territory)
    defender: int | None = place["owner"]
    clans: list[str | None] = [player["clan"] for player in view["players"]]
    move = content.effects[effect]
    here: list[str] = place["regions"]
    setup = BattleSetup(attackers, place["units"], faces=tuple(content.faces))
    setup.attack_points = move.points + (1 if kaija else 0)
    setup.attack_casualties = move.casualties
    setup.shield = move.shield
    setup.either = move.either
    setup.attack_food = attack_food
    setup.defence_food = defence_food
    if not view["players"][seat]["conqueror"]:
        for name in place["buildings"]:
            building = content.buildings[BUILDING_IDS.index(name)]
            setup.defence_points += building.points
            setup.defence_casualties += building.casualties
    if view["scorched_earth"] in here and "snake" in clans:
        snake = clans.index("snake")
        setup.attack_points += 1 if snake == seat else 0
        setup.defence_points += 1 if snake == defender else 0
    if view["kaija"] in here and defender is not None and clans[defender] == "bear":
        setup.defenders += 1
        setup.defence_points += 1
    return odds(setup)


def _named(view: dict[str, Any], territory: str) -> dict[str, Any]:
    for place in view["territories"]:
        if territory in place["regions"]:
            found: dict[str, Any] = place
            return found
    raise KeyError(territory)
