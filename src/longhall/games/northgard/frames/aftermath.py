"""After a battle: who stays, who must go, and what the winner gains. [NG-BATTLE-17..20, NG-CREATURE-30..32]"""

from __future__ import annotations

from longhall.games.northgard.changes import abandon_if_empty, gain_fame, gain_resources
from longhall.games.northgard.content import STAG, WOLF, Creature
from longhall.games.northgard.events.creatures import CREATURE_DEFEATED
from longhall.games.northgard.frames.retreat import Retreat
from longhall.games.northgard.queries import figures, raiding_figures
from longhall.games.northgard.state import (
    ATTACKER,
    BEAST,
    CREATURE,
    DEFENDER,
    EFFECT,
    FAME_CLAN,
    FAME_CREATURES,
    NOBODY,
    TERRITORY,
    NorthgardState,
)


def take_over(s: NorthgardState, territory: int) -> None:
    """The raiders become the owners; what is left of the former owner takes their place beside them."""
    owner, units, left = s.owner[territory], s.units[territory], figures(s, territory)
    s.owner[territory], s.units[territory] = s.raider[territory], s.raiders[territory]
    s.raider[territory], s.raiders[territory] = (owner, units) if left else (NOBODY, 0)


def settle_battle(s: NorthgardState, battle: list[int], winner: int) -> None:
    """Who stays and who must go. The losers stand as raiders until they have retreated. [NG-BATTLE-17, NG-BATTLE-19]"""
    territory, attacker = battle[TERRITORY], battle[ATTACKER]
    if winner == attacker:
        conquer(s, attacker, territory)
    elif winner == NOBODY:
        s.raider[territory] = NOBODY
        abandon_if_empty(s, territory)
    if raiding_figures(s, territory) > 0:
        over_rough = s.raider[territory] == attacker and s.content.effects[battle[EFFECT]].no_rough
        s.push(Retreat(territory, over_rough))
    else:
        s.raider[territory] = NOBODY


def conquer(s: NorthgardState, attacker: int, territory: int) -> None:
    """What a victory over another player brings at once. [NG-BATTLE-19, NG-CLAN-STAG-01]"""
    take_over(s, territory)
    winning_powers(s, attacker, territory)
    if s.clan[attacker] == STAG:
        gain_fame(s, attacker, 1, FAME_CLAN, "NG-CLAN-STAG-01", [territory])


def winning_powers(s: NorthgardState, attacker: int, territory: int) -> None:
    """[NG-CLAN-WOLF-01, NG-AMB-26]"""
    if s.clan[attacker] == WOLF:
        gain_resources(s, attacker, 1, 0, 0, "NG-CLAN-WOLF-01", territory)


def settle_creature_battle(s: NorthgardState, battle: list[int], winner: int, conquered: bool) -> None:
    """``conquered``: a victory gives control that was not there before. [NG-CREATURE-30, NG-CREATURE-31,
    NG-CREATURE-32]"""
    territory, creature = battle[TERRITORY], s.content.creatures[battle[BEAST]]
    seat = battle[DEFENDER] if battle[ATTACKER] == CREATURE else battle[ATTACKER]
    if winner == seat:
        defeat_creature(s, seat, creature, territory)
        if seat == battle[ATTACKER]:
            winning_powers(s, seat, territory)
            if s.clan[seat] == STAG and not creature.shares and conquered:
                gain_fame(s, seat, 1, FAME_CLAN, "NG-CLAN-STAG-01", [territory])
        return
    abandon_if_empty(s, territory)
    if not creature.shares and s.owner[territory] == seat:
        give_up(s, territory)
        over_rough = seat == battle[ATTACKER] and s.content.effects[battle[EFFECT]].no_rough
        s.push(Retreat(territory, over_rough))


def defeat_creature(s: NorthgardState, seat: int, creature: Creature, territory: int) -> None:
    """It leaves the map, and its fame is the seat's. [NG-CREATURE-30]"""
    place = s.creature_line.index(creature.index)
    s.creature_line.pop(place)
    s.creature_at.pop(place)
    s.creature_discard.append(creature.index)
    CREATURE_DEFEATED.emit(s, "NG-CREATURE-30", {"seat": seat, "creature": creature.id})
    gain_fame(s, seat, creature.fame, FAME_CREATURES, "NG-CREATURE-30", [territory])


def give_up(s: NorthgardState, territory: int) -> None:
    """The owner loses the territory; its units stand there until they have retreated. [NG-CREATURE-31]"""
    s.raider[territory], s.raiders[territory] = s.owner[territory], s.units[territory]
    s.owner[territory], s.units[territory] = NOBODY, 0
