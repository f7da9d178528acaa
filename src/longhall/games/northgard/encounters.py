"""Where a group would go and whom it would meet there, as previews tell it.

Odds are exact over the dice still to be rolled, food not yet spent aside; see odds.py.
"""

from __future__ import annotations

from longhall.games.northgard.content import FOOD, STAG
from longhall.games.northgard.frames.kaija import ALONG
from longhall.games.northgard.map import ROUGH
from longhall.games.northgard.odds import best_defence_food, fed, odds
from longhall.games.northgard.queries import (
    figures,
    is_new_control,
    kaija_with,
    lone_creatures,
    partner_of,
    raiding_figures,
)
from longhall.games.northgard.shapes import BattlePreview, Chances, Preview
from longhall.games.northgard.state import (
    ATTACKER,
    BEAST,
    BEASTS,
    CREATURE,
    DEFENDER,
    NOBODY,
    TERRITORY,
    NorthgardState,
)
from longhall.games.northgard.strength import BattleSetup, setup_against_creature, setup_before_move

# -- moving ----------------------------------------------------------------------------------------------------------


def way(s: NorthgardState, source: int, target: int, moves: int, group: int) -> Preview:
    """A group goes from one territory to another."""
    names = s.geo.names
    return {
        "from": names[source],
        "to": names[target],
        "path": [names[source], names[target]],
        "moves": moves,
        "rough": s.geo.border_cost(source, target) == ROUGH,
        "units": group % ALONG,
        "kaija": group >= ALONG,
    }


def retreat_way(s: NorthgardState, source: int, target: int, group: int) -> Preview:
    found = way(s, source, target, 0, group)
    if s.owner[target] == NOBODY:
        found["takes"] = True
    return found


def entering(s: NorthgardState, mover: int, effect: int, target: int, group: int) -> Preview:
    """What entering brings if the group stays: a neutral territory, or a battle with all who have come there."""
    owner = s.owner[target]
    coming = group % ALONG + (1 if group >= ALONG else 0)
    kaija = group >= ALONG or kaija_with(s, mover, target)
    beasts = lone_creatures(s, target)
    if owner in (NOBODY, mover) and beasts:
        setup = setup_against_creature(s, mover, beasts[0], coming + figures(s, target), effect, kaija)
        return {"battle": _against_creature(s, mover, beasts[0], setup)}
    if owner == NOBODY:
        return {"takes": True}
    if owner in (mover, partner_of(s, mover)):
        return {}
    setup = setup_before_move(s, mover, target, coming + raiding_figures(s, target), effect, kaija)
    return {"battle": _against_player(s, mover, owner, target, setup, s.resources[3 * owner + FOOD])}


# -- battles ---------------------------------------------------------------------------------------------------------


def battle_due(s: NorthgardState, seat: int, effect: int, battle: int) -> BattlePreview:
    """A battle of this action that is still to be fought."""
    if battle < BEASTS:
        attacker, defender = s.raider[battle], s.owner[battle]
        kaija = kaija_with(s, attacker, battle)
        setup = setup_before_move(s, attacker, battle, raiding_figures(s, battle), effect, kaija)
        return _against_player(s, attacker, defender, battle, setup, s.resources[3 * defender + FOOD])
    creature = battle - BEASTS
    territory = s.creature_at[s.creature_line.index(creature)]
    attackers = figures(s, territory) if s.owner[territory] == seat else raiding_figures(s, territory)
    setup = setup_against_creature(s, seat, creature, attackers, effect, kaija_with(s, seat, territory))
    return _against_creature(s, seat, creature, setup)


def battle_going_on(s: NorthgardState, setup: BattleSetup, answered: bool) -> BattlePreview:
    """The battle being fought; ``answered``: the defender has yet to decide about food."""
    territory, attacker, defender = s.battle[TERRITORY], s.battle[ATTACKER], s.battle[DEFENDER]
    if CREATURE in (attacker, defender):
        player = attacker if defender == CREATURE else defender
        found = _against_creature(s, player, s.battle[BEAST], setup, attacker == player)
        found["attacker"], found["defender"] = attacker, defender
        return found
    food = s.resources[3 * defender + FOOD] if answered else 0
    return _against_player(s, attacker, defender, territory, setup, food)


def _against_player(
    s: NorthgardState, attacker: int, defender: int, territory: int, setup: BattleSetup, food: int
) -> BattlePreview:
    """``food``: what the defender may still spend."""
    found = _battle(setup, s.geo.names[territory], attacker, defender)
    if s.clan[attacker] == STAG:
        found["fame"] = 1  # for the conquest [NG-CLAN-STAG-01]
    best = best_defence_food(setup, food) if food else 0
    if best:
        found["against_food"] = {"food": best, **_chances(fed(setup, setup.attack.food, best))}
    return found


def _against_creature(
    s: NorthgardState, seat: int, creature: int, setup: BattleSetup, attacking: bool = True
) -> BattlePreview:
    beast = s.content.creatures[creature]
    territory = s.creature_at[s.creature_line.index(creature)]
    found = _battle(setup, s.geo.names[territory], seat, CREATURE)
    found["creature"] = beast.id
    found["fame"] = beast.fame
    if s.clan[seat] == STAG and not beast.shares and attacking and is_new_control(s, territory):
        found["fame"] += 1  # [NG-CLAN-STAG-01, NG-AMB-26]
    return found


def _battle(setup: BattleSetup, territory: str, attacker: int, defender: int) -> BattlePreview:
    chances = _chances(setup)
    return {
        "attackers": setup.attack.figures,
        "defenders": setup.defence.figures,
        "attack": setup.attack.points(),
        "defence": setup.defence.points(),
        "attacker_wins": chances["attacker_wins"],
        "defender_wins": chances["defender_wins"],
        "nobody_wins": chances["nobody_wins"],
        "attackers_lost": chances["attackers_lost"],
        "defenders_lost": chances["defenders_lost"],
        "territory": territory,
        "attacker": attacker,
        "defender": defender,
    }


def _chances(setup: BattleSetup) -> Chances:
    found = odds(setup)
    return {
        "attacker_wins": round(found.win, 4),
        "defender_wins": round(found.lose, 4),
        "nobody_wins": round(found.nobody, 4),
        "attackers_lost": round(found.attackers_lost, 2),
        "defenders_lost": round(found.defenders_lost, 2),
    }
