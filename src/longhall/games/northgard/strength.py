"""The count of a battle: figures, points, casualties and the winner. [NG-BATTLE-05..15, NG-CREATURE-26..29]

The battle being fought stands in ``s.battle`` (see state.py). In a battle of two players the attackers are the raiders
of the territory and the defenders its owner's units. Against a creature the player's units are the owner's, whoever
attacks.
"""

from __future__ import annotations

from typing import Any, Final

from longhall.games.northgard.content import Effect
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

ATTACK: Final = 0
DEFENCE: Final = 1
POINT: Final = 1  # what the owner of a die takes on the choice face
CASUALTY: Final = 2
KAIJA_POINTS: Final = 2  # [NG-CLAN-BEAR-03]


def side_figures(s: NorthgardState, side: int) -> int:
    """Figures of a side in the battle; a creature counts as one."""
    if s.battle[ATTACKER + side] == CREATURE:
        return 1
    territory = s.battle[TERRITORY]
    if side == ATTACK and s.battle[BEAST] < 0:
        return raiding_figures(s, territory)
    return figures(s, territory)


def battle_effect(s: NorthgardState) -> Effect:
    return s.content.effects[s.battle[EFFECT]]


def battle_context(s: NorthgardState) -> dict[str, Any]:
    context: dict[str, Any] = {
        "territory": s.geo.names[s.battle[TERRITORY]],
        "attacker": s.battle[ATTACKER],
        "defender": s.battle[DEFENDER],
        "attack": side_points(s, ATTACK),
        "defence": side_points(s, DEFENCE),
    }
    if s.battle[BEAST] >= 0:
        context["creature"] = s.content.creatures[s.battle[BEAST]].id
    return context


def defending_buildings(s: NorthgardState) -> list[int]:
    """Buildings that help the defender: not against creatures one attacks oneself, not against a Conqueror.
    [NG-BATTLE-06, NG-CREATURE-26]"""
    attacker, defender = s.battle[ATTACKER], s.battle[DEFENDER]
    if defender == CREATURE or (attacker >= 0 and s.year_flags[attacker] & CONQUEROR):
        return []
    return buildings_in(s, s.battle[TERRITORY])


def side_points(s: NorthgardState, side: int) -> int:
    """Points of a side so far: units, bonuses, food, die. [NG-BATTLE-05..10]"""
    die = s.battle[DIE + side]
    points = (s.content.faces[die].points if die >= 0 else 0) + (s.battle[FACE_CHOICE + side] == POINT)
    seat = s.battle[ATTACKER + side]
    if seat == CREATURE:
        return points + s.content.creatures[s.battle[BEAST]].strength
    territory = s.battle[TERRITORY]
    points += side_figures(s, side) + s.battle[FOOD_SPENT + side] + scorched_bonus(s, seat, territory)
    if kaija_with(s, seat, territory):
        points += KAIJA_POINTS - 1
    if side == ATTACK:
        return points + battle_effect(s).points + (s.battle[EITHER] == POINT)
    return points + sum(s.content.buildings[building].points for building in defending_buildings(s))


def casualties_suffered(s: NorthgardState, side: int) -> int:
    """Inflicted by the other side's die, cards and buildings; creatures suffer none. [NG-BATTLE-10, NG-CREATURE-29]"""
    if s.battle[ATTACKER + side] == CREATURE:
        return 0
    die = s.battle[DIE + 1 - side]
    count = (s.content.faces[die].casualties if die >= 0 else 0) + (s.battle[FACE_CHOICE + 1 - side] == CASUALTY)
    effect = battle_effect(s)
    if side == DEFENCE:
        return count + effect.casualties + (s.battle[EITHER] == CASUALTY)
    count += sum(s.content.buildings[building].casualties for building in defending_buildings(s))
    return max(0, count - effect.shield)


def battle_winner(s: NorthgardState) -> int:
    """The winning seat, CREATURE, or NOBODY. [NG-BATTLE-12, -13, -14, NG-CREATURE-28]"""
    wiped_out = [
        s.battle[ATTACKER + side] != CREATURE and casualties_suffered(s, side) >= side_figures(s, side)
        for side in (ATTACK, DEFENCE)
    ]
    if wiped_out[ATTACK] and wiped_out[DEFENCE]:
        return NOBODY
    if wiped_out[DEFENCE]:
        return s.battle[ATTACKER]
    if wiped_out[ATTACK]:
        return s.battle[DEFENDER]
    return s.battle[ATTACKER] if side_points(s, ATTACK) > side_points(s, DEFENCE) else s.battle[DEFENDER]
