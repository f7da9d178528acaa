"""Where a group would go and how the battle there stands: the part of the previews that is about moves and fights.

Odds are exact over the dice still to be rolled, food not yet spent aside; see odds.py.
"""

from __future__ import annotations

from longhall.games.northgard.content import FOOD, STAG
from longhall.games.northgard.frames.aftermath import is_new_control
from longhall.games.northgard.frames.battle import (
    PLAIN_MOVE,
    ChooseBattle,
    ChooseEither,
    ChooseFace,
    ChooseFood,
    ChoosePush,
)
from longhall.games.northgard.frames.declare import ChooseCreature
from longhall.games.northgard.frames.kaija import ALONG, KAIJA
from longhall.games.northgard.frames.move import (
    ChooseMoveCount,
    ChooseMoveSource,
    ChooseMoveTarget,
    ChoosePassOn,
    crossing_cost,
    movable_kaija,
    movable_units,
    move_targets,
)
from longhall.games.northgard.frames.retreat import ChooseRetreat, ChooseRetreatCount
from longhall.games.northgard.map import ROUGH
from longhall.games.northgard.odds import best_defence_food, fed, odds
from longhall.games.northgard.queries import figures, kaija_with, lone_creatures, partner_of, raiding_figures
from longhall.games.northgard.shapes import BattlePreview, Chances, Preview
from longhall.games.northgard.specials.units import (
    ChooseBribeCount,
    ChooseBribeTarget,
    ChooseHiddenCount,
    ChooseHiddenTarget,
    ChooseMuster,
)
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
from longhall.games.northgard.strength import (
    ATTACK,
    KAIJA_BONUS,
    BattleSetup,
    Side,
    setup_against_creature,
    setup_before_move,
    setup_of_battle,
)
from longhall.kernel.frames import Choice


def fight_preview(s: NorthgardState, seat: int, top: Choice, pick: int) -> Preview:
    """Empty for choices that are about something else."""
    if isinstance(top, ChooseMoveSource):
        return _reach(s, seat, top, pick)
    if isinstance(top, ChooseMoveTarget):
        everyone = ChooseMoveCount(seat, top.effect, top.left, top.source, pick).options(s)[-1]
        return _move(s, seat, top.effect, top.left, top.source, pick, everyone)
    if isinstance(top, ChooseMoveCount):
        return _move(s, seat, top.effect, top.left, top.source, top.target, pick)
    if isinstance(top, ChoosePassOn):
        return _move(s, seat, top.effect, top.left, top.source, pick, top.group)
    if isinstance(top, ChooseHiddenTarget):
        return _leap(s, seat, top.source, pick, ChooseHiddenCount(seat, top.source, pick).options(s)[-1])
    if isinstance(top, ChooseHiddenCount):
        return _leap(s, seat, top.source, top.target, pick)
    if isinstance(top, ChooseBribeTarget):
        most = ChooseBribeCount(seat, top.source, pick).options(s)[-1]
        return _leap(s, s.owner[top.source], top.source, pick, most)
    if isinstance(top, ChooseBribeCount):
        return _leap(s, s.owner[top.source], top.source, top.target, pick)
    if isinstance(top, ChooseMuster):
        source, group = (pick - KAIJA, ALONG) if pick >= KAIJA else (pick, 1)
        return _way(s, source, s.last_recruit, 0, group)
    if isinstance(top, ChooseRetreat):
        kaija = ALONG if kaija_with(s, seat, top.territory) else 0
        return _retreat(s, top.territory, pick, s.raiders[top.territory] + kaija)
    if isinstance(top, ChooseRetreatCount):
        return _retreat(s, top.territory, top.target, pick)
    return _battle_preview(s, top, pick)


# -- moving ----------------------------------------------------------------------------------------------------------


def _reach(s: NorthgardState, seat: int, top: ChooseMoveSource, source: int) -> Preview:
    effect = s.content.effects[top.effect]
    return {
        "from": s.geo.names[source],
        "units": movable_units(s, seat, effect, source),
        "kaija": movable_kaija(s, seat, effect, source),
        "reach": [
            {
                "to": s.geo.names[target],
                "moves": crossing_cost(effect, s.geo.border_cost(source, target)),
                "rough": s.geo.border_cost(source, target) == ROUGH,
            }
            for target in move_targets(s, seat, effect, source, top.left)
        ],
    }


def _way(s: NorthgardState, source: int, target: int, moves: int, group: int) -> Preview:
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


def _move(s: NorthgardState, seat: int, effect: int, left: int, source: int, target: int, group: int) -> Preview:
    moves = crossing_cost(s.content.effects[effect], s.geo.border_cost(source, target))
    found = _way(s, source, target, moves, group)
    found["left"] = left - moves
    found.update(_entered(s, seat, effect, target, group))
    return found


def _leap(s: NorthgardState, mover: int, source: int, target: int, group: int) -> Preview:
    """A card takes units somewhere without moves."""
    found = _way(s, source, target, 0, group)
    found.update(_entered(s, mover, PLAIN_MOVE, target, group))
    return found


def _retreat(s: NorthgardState, source: int, target: int, group: int) -> Preview:
    found = _way(s, source, target, 0, group)
    if s.owner[target] == NOBODY:
        found["takes"] = True
    return found


def _entered(s: NorthgardState, mover: int, effect: int, target: int, group: int) -> Preview:
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


def _battle_preview(s: NorthgardState, top: Choice, pick: int) -> Preview:
    if isinstance(top, ChooseBattle):
        return {"battle": _due(s, top.seat, top.effect, pick)}
    if isinstance(top, ChooseCreature):
        return {"battle": _due(s, top.seat, top.effect, BEASTS + pick)}
    if isinstance(top, ChoosePush):
        return _pushed(s, pick)
    if isinstance(top, ChooseFood):
        setup = setup_of_battle(s)
        _side(setup, top.side).food = pick
        return {"battle": _going_on(s, setup, top.side == ATTACK)}
    if isinstance(top, ChooseFace):
        setup = setup_of_battle(s)
        _side(setup, top.side).taken = pick
        return {"battle": _going_on(s, setup, False)}
    if isinstance(top, ChooseEither):
        setup = setup_of_battle(s)
        setup.attack.bonus = pick
        return {"battle": _going_on(s, setup, False)}
    return {}


def _side(setup: BattleSetup, side: int) -> Side:
    return setup.attack if side == ATTACK else setup.defence


def _due(s: NorthgardState, seat: int, effect: int, battle: int) -> BattlePreview:
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


def _pushed(s: NorthgardState, target: int) -> Preview:
    """One defender gone before the battle. [NG-AMB-18]"""
    kaija = target >= KAIJA
    found = _way(s, s.battle[TERRITORY], target - KAIJA if kaija else target, 0, ALONG if kaija else 1)
    setup = setup_of_battle(s)
    if setup.defence.figures <= 1:
        found["takes"] = True
    else:
        setup.defence.figures -= 1
        setup.defence.clan -= KAIJA_BONUS if kaija else 0
        found["battle"] = _going_on(s, setup, True)
    return found


def _going_on(s: NorthgardState, setup: BattleSetup, answered: bool) -> BattlePreview:
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
