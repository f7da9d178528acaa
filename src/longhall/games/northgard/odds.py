"""Exact odds of a battle from its two dice, for players, clients and bots. [NG-BATTLE, NG-CREATURE-26..29]

``outcomes`` lists how a battle ends for every pair of faces, ``odds`` adds them up. strength.py makes the battles and
decides each of them. Nothing here changes a state.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from longhall.games.northgard.content import Face
from longhall.games.northgard.state import NorthgardState
from longhall.games.northgard.strength import (
    ATTACKER_WINS,
    BEST,
    CASUALTY,
    DEFENDER_WINS,
    NOBODY_WINS,
    POINT,
    UNKNOWN,
    BattleSetup,
    Outcome,
    Side,
    decide,
    setup_before_move,
    setup_of_battle,
)

MOST_KNOWN: Final = 20_000  # battles whose odds are remembered


@dataclass
class Odds:
    """Chances that add up to 1, and the expected losses of both sides before any retreat."""

    win: float  # of the attacker
    lose: float
    nobody: float
    attackers_lost: float
    defenders_lost: float
    outcomes: list[Outcome] = field(default_factory=list)  # equally likely


_Key: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], tuple[Face, ...]]

KNOWN: Final[dict[_Key, Odds]] = {}  # emptied when it is full


def odds(setup: BattleSetup) -> Odds:
    """The odds of the attacker over all faces not yet rolled. Remembered, so that callers share what they get."""
    key = (_weight(setup.attack), _weight(setup.defence), setup.faces)
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        found = summed(outcomes(setup))
        KNOWN[key] = found
    return found


def _weight(side: Side) -> tuple[int, ...]:
    """All of a side that the odds depend on, besides the faces of the die."""
    return (
        side.figures,
        side.strength,
        side.clan + side.cards + side.buildings + side.food,
        side.card_casualties + side.building_casualties,
        side.shield,
        side.either,
        side.bonus if side.either else BEST,
        side.die,
        side.taken,
    )


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
    for face in _possible(setup, setup.attack.die):
        best: list[Outcome] = []
        best_worth = 0.0
        for points, casualties in _attack_choices(setup, setup.faces[face]):
            trial = [_defended(setup, points, casualties, other) for other in _possible(setup, setup.defence.die)]
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
        ways = _either_of(ways, POINT if setup.attack.strength else setup.attack.taken)
    if setup.attack.either:
        ways = _either_of(ways, setup.attack.bonus)
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
        ways = _either_of(ways, POINT if setup.defence.strength else setup.defence.taken)
    first = decide(setup, attack, inflicted, ways[0][0], ways[0][1])
    if len(ways) == 1:
        return first
    second = decide(setup, attack, inflicted, ways[1][0], ways[1][1])
    return second if _worth_to_attacker(second) < _worth_to_attacker(first) else first


def _worth_to_attacker(outcome: Outcome) -> float:
    """The battle comes first, losses break ties. A territory left to nobody is lost to both."""
    worth = 0.02 * (outcome.defenders_lost - outcome.attackers_lost)
    if outcome.winner == ATTACKER_WINS:
        return worth + 1.0
    return worth - 1.0 if outcome.winner == DEFENDER_WINS else worth


# -- food ------------------------------------------------------------------------------------------------------------


def fed(setup: BattleSetup, attack_food: int, defence_food: int) -> BattleSetup:
    """The same battle with this much food spent."""
    return BattleSetup(replace(setup.attack, food=attack_food), replace(setup.defence, food=defence_food), setup.faces)


def best_defence_food(setup: BattleSetup, most: int) -> int:
    """The least food that gives the defender the best chance to keep the territory, at most one per figure.
    [NG-BATTLE-07]"""
    best = 0
    kept = -1.0
    for food in range(min(most, setup.defence.figures) + 1):
        trial = odds(fed(setup, setup.attack.food, food))
        if trial.lose > kept + 1e-9:
            best, kept = food, trial.lose
    return best


# -- from a state ------------------------------------------------------------------------------------------------------


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
    return odds(fed(setup_before_move(s, seat, territory, attackers, effect, kaija), attack_food, defence_food))


def odds_of_battle(s: NorthgardState) -> Odds:
    """The odds of the battle being fought as things stand; food not yet spent is taken as kept."""
    return odds(setup_of_battle(s))
