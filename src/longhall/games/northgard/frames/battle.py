"""Battle. [NG-BATTLE]

The battle being fought stands in ``s.battle`` (see state.py); side 0 is the attacker, side 1 the defender.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.northgard.changes import abandon_if_empty, pay
from longhall.games.northgard.content import FOOD, Effect
from longhall.games.northgard.frames.base import PASS, CountChoice, SeatChoice, TerritoryChoice
from longhall.games.northgard.map import REGULAR
from longhall.games.northgard.queries import buildings_in
from longhall.games.northgard.state import (
    ATTACKER,
    DEFENDER,
    DIE,
    EFFECT,
    FACE_CHOICE,
    FOOD_SPENT,
    NOBODY,
    TERRITORY,
    NorthgardState,
)
from longhall.kernel.chance import Rng
from longhall.kernel.frames import Chance, Refusal, Step

ATTACK: Final = 0
DEFENCE: Final = 1
POINT: Final = 1  # what the owner of a die takes on the choice face
CASUALTY: Final = 2


@dataclass
class FightBattles(Step):
    """Fight what is left, in the order the active player chooses. [NG-BATTLE-04]"""

    seat: int
    effect: int

    def kind(self) -> str:
        return "fight_battles"

    def run(self, s: NorthgardState) -> None:
        if len(s.battles_left) > 1:
            s.push(ChooseBattle(self.seat, self.effect))
        elif s.battles_left:
            start_battle(s, self.seat, self.effect, s.battles_left[0])


@dataclass
class ChooseBattle(TerritoryChoice):
    """Which battle is fought next. [NG-BATTLE-04]"""

    effect: int

    def kind(self) -> str:
        return "battle_order"

    def rule(self) -> str:
        return "NG-BATTLE-04"

    def options(self, s: NorthgardState) -> list[int]:
        return s.battles_left.copy()

    def resolve(self, s: NorthgardState, pick: int) -> None:
        start_battle(s, self.seat, self.effect, pick)


def start_battle(s: NorthgardState, seat: int, effect_index: int, territory: int) -> None:
    """Set the battle up and push its steps; the next battle waits below."""
    s.battles_left.remove(territory)
    attacker = s.raider[territory]
    defender = s.owner[territory]
    s.battle = [territory, attacker, defender, effect_index, 0, 0, -1, -1, 0, 0]
    s.emit(
        "battle_began",
        "NG-BATTLE-01",
        {
            "territory": s.geo.names[territory],
            "attacker": attacker,
            "defender": defender,
            "attackers": s.raiders[territory],
            "defenders": s.units[territory],
        },
    )
    s.push(FightBattles(seat, effect_index))
    s.push(JoinBattle())
    if s.content.effects[effect_index].push:
        s.push(ChoosePush(attacker))


def side_units(s: NorthgardState, side: int) -> int:
    territory = s.battle[TERRITORY]
    return s.raiders[territory] if side == ATTACK else s.units[territory]


def battle_effect(s: NorthgardState) -> Effect:
    return s.content.effects[s.battle[EFFECT]]


@dataclass
class ChoosePush(TerritoryChoice):
    """A card that lets the attacker push one defender aside before the battle. [NG-SPECIAL-01]"""

    def kind(self) -> str:
        return "push_defender"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        defender = s.battle[DEFENDER]
        picks = [
            other
            for other in s.geo.near[s.battle[TERRITORY]]
            if s.owner[other] in (defender, NOBODY) and s.raider[other] == NOBODY
        ]
        picks.append(PASS)
        return picks

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == PASS:
            return
        territory = s.battle[TERRITORY]
        defender = s.battle[DEFENDER]
        s.units[territory] -= 1
        s.units[pick] += 1
        s.owner[pick] = defender
        names = s.geo.names
        data = {"seat": defender, "source": names[territory], "target": names[pick]}
        s.emit("unit_pushed", "NG-SPECIAL-01", data)


@dataclass
class JoinBattle(Step):
    """The battle begins unless the last defender is gone: then the territory is simply taken. [NG-AMB-18]"""

    def kind(self) -> str:
        return "join_battle"

    def run(self, s: NorthgardState) -> None:
        if side_units(s, DEFENCE) == 0:
            territory = s.battle[TERRITORY]
            s.battle = []
            take_over(s, territory)
            data = {"territory": s.geo.names[territory], "seat": s.owner[territory]}
            s.emit("territory_occupied", "NG-AMB-18", data)
            return
        s.push_in_order(
            AskFood(ATTACK), AskFood(DEFENCE), RollBattleDie(ATTACK), RollBattleDie(DEFENCE), ResolveBattle()
        )


def take_over(s: NorthgardState, territory: int) -> None:
    """The raiders become the owners; what is left of the former owner takes their place beside them."""
    owner, units = s.owner[territory], s.units[territory]
    s.owner[territory], s.units[territory] = s.raider[territory], s.raiders[territory]
    s.raider[territory], s.raiders[territory] = (owner, units) if units else (NOBODY, 0)


@dataclass
class AskFood(Step):
    """Step 3: a side with food and units decides how much to spend. [NG-BATTLE-07]"""

    side: int

    def kind(self) -> str:
        return "ask_food"

    def run(self, s: NorthgardState) -> None:
        seat = s.battle[ATTACKER + self.side]
        if min(s.resources[3 * seat + FOOD], side_units(s, self.side)) > 0:
            s.push(ChooseFood(seat, self.side))


@dataclass
class ChooseFood(CountChoice):
    """How much food to discard for combat points: at most 1 per own unit in this battle. [NG-BATTLE-07]"""

    side: int

    def kind(self) -> str:
        return "battle_food"

    def rule(self) -> str:
        return "NG-BATTLE-07"

    def options(self, s: NorthgardState) -> list[int]:
        return list(range(min(s.resources[3 * self.seat + FOOD], side_units(s, self.side)) + 1))

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return battle_context(s)

    def resolve(self, s: NorthgardState, pick: int) -> None:
        pay(s, self.seat, FOOD, pick, "NG-BATTLE-07")
        s.battle[FOOD_SPENT + self.side] = pick

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        food = s.resources[3 * self.seat + FOOD]
        units = side_units(s, self.side)
        key = f"count:{min(food, units) + 1}"
        message = "refusal-food-units" if units <= food else "refusal-food-stock"
        return [Refusal(key, "NG-BATTLE-07", message, {"food": food, "units": units})]


def battle_context(s: NorthgardState) -> dict[str, Any]:
    points_attack, points_defence = battle_points(s)
    return {
        "territory": s.geo.names[s.battle[TERRITORY]],
        "attacker": s.battle[ATTACKER],
        "defender": s.battle[DEFENDER],
        "attack": points_attack,
        "defence": points_defence,
    }


@dataclass
class RollBattleDie(Chance):
    """Step 4: one die for one side. [NG-BATTLE-08, NG-BATTLE-15]"""

    side: int

    def kind(self) -> str:
        return "battle_die"

    def sample(self, s: NorthgardState, rng: Rng) -> list[int]:
        return [rng.below(len(s.content.faces))]

    def allows(self, s: NorthgardState, outcome: list[int]) -> bool:
        return len(outcome) == 1 and 0 <= outcome[0] < len(s.content.faces)

    def outcomes(self, s: NorthgardState) -> list[tuple[list[int], int]]:
        return [([face], 1) for face in range(len(s.content.faces))]

    def resolve(self, s: NorthgardState, outcome: list[int]) -> None:
        s.battle[DIE + self.side] = outcome[0]
        seat = s.battle[ATTACKER + self.side]
        face = s.content.faces[outcome[0]]
        s.emit(
            "die_rolled",
            "NG-BATTLE-08",
            {"seat": seat, "points": face.points, "casualties": face.casualties, "choice": face.choice},
        )
        if face.choice:
            s.push(ChooseFace(seat, self.side))


@dataclass
class ChooseFace(SeatChoice):
    """The choice face: 1 point or 1 casualty. [NG-BATTLE-09]"""

    side: int

    def kind(self) -> str:
        return "die_choice"

    def rule(self) -> str:
        return "NG-BATTLE-09"

    def options(self, s: NorthgardState) -> list[int]:
        return [POINT, CASUALTY]

    def key(self, s: NorthgardState, pick: int) -> str:
        return "face:point" if pick == POINT else "face:casualty"

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return battle_context(s)

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.battle[FACE_CHOICE + self.side] = pick
        face = "point" if pick == POINT else "casualty"
        s.emit("face_chosen", "NG-BATTLE-09", {"seat": self.seat, "face": face})


def die_points(s: NorthgardState, side: int) -> int:
    die = s.battle[DIE + side]
    return (s.content.faces[die].points if die >= 0 else 0) + (s.battle[FACE_CHOICE + side] == POINT)


def die_casualties(s: NorthgardState, side: int) -> int:
    die = s.battle[DIE + side]
    return (s.content.faces[die].casualties if die >= 0 else 0) + (s.battle[FACE_CHOICE + side] == CASUALTY)


def battle_points(s: NorthgardState) -> tuple[int, int]:
    """Points of both sides so far: units, bonuses, food, dice. [NG-BATTLE-05..10]"""
    attack = side_units(s, ATTACK) + battle_effect(s).points + s.battle[FOOD_SPENT + ATTACK] + die_points(s, ATTACK)
    defence = side_units(s, DEFENCE) + s.battle[FOOD_SPENT + DEFENCE] + die_points(s, DEFENCE)
    for building in buildings_in(s, s.battle[TERRITORY]):
        defence += s.content.buildings[building].points
    return attack, defence


def battle_casualties(s: NorthgardState) -> tuple[int, int]:
    """Casualties suffered by attacker and defender. [NG-BATTLE-10]"""
    effect = battle_effect(s)
    on_attacker = die_casualties(s, DEFENCE)
    for building in buildings_in(s, s.battle[TERRITORY]):
        on_attacker += s.content.buildings[building].casualties
    on_defender = die_casualties(s, ATTACK) + effect.casualties
    return max(0, on_attacker - effect.shield), on_defender


@dataclass
class ResolveBattle(Step):
    """Steps 5 to 7: totals, casualties, retreat. [NG-BATTLE-10..20]"""

    def kind(self) -> str:
        return "resolve_battle"

    def run(self, s: NorthgardState) -> None:
        territory = s.battle[TERRITORY]
        attacker, defender = s.battle[ATTACKER], s.battle[DEFENDER]
        attack, defence = battle_points(s)
        on_attacker, on_defender = battle_casualties(s)
        winner = battle_winner(s, attack, defence, on_attacker, on_defender)
        lost_attackers = min(on_attacker, s.raiders[territory])
        lost_defenders = min(on_defender, s.units[territory])
        s.emit(
            "battle_decided",
            "NG-BATTLE-14",
            {
                "territory": s.geo.names[territory],
                "attack": attack,
                "defence": defence,
                "attackers_lost": lost_attackers,
                "defenders_lost": lost_defenders,
                "winner": winner,
            },
        )
        s.raiders[territory] -= lost_attackers
        s.units[territory] -= lost_defenders
        s.reserve[attacker] += lost_attackers
        s.reserve[defender] += lost_defenders
        s.battle = []
        settle_battle(s, territory, winner, attacker)


def battle_winner(s: NorthgardState, attack: int, defence: int, on_attacker: int, on_defender: int) -> int:
    """[NG-BATTLE-12, NG-BATTLE-13, NG-BATTLE-14]"""
    attacker_wiped_out = on_attacker >= side_units(s, ATTACK)
    defender_wiped_out = on_defender >= side_units(s, DEFENCE)
    if attacker_wiped_out and defender_wiped_out:
        return NOBODY
    if defender_wiped_out:
        return s.battle[ATTACKER]
    if attacker_wiped_out:
        return s.battle[DEFENDER]
    return s.battle[ATTACKER] if attack > defence else s.battle[DEFENDER]


def settle_battle(s: NorthgardState, territory: int, winner: int, attacker: int) -> None:
    """Who stays and who must go. The losers stand as raiders until they have retreated. [NG-BATTLE-17, NG-BATTLE-19]"""
    if winner == attacker:
        take_over(s, territory)
    elif winner == NOBODY:
        s.raider[territory] = NOBODY
        abandon_if_empty(s, territory)
    if s.raiders[territory] > 0:
        s.push(Retreat(territory))
    else:
        s.raider[territory] = NOBODY


@dataclass
class Retreat(Step):
    """Step 7: the survivors of the losing side leave, or are removed if they cannot. [NG-BATTLE-17, NG-BATTLE-18]"""

    territory: int

    def kind(self) -> str:
        return "retreat"

    def run(self, s: NorthgardState) -> None:
        left = s.raiders[self.territory]
        if left == 0:
            s.raider[self.territory] = NOBODY
            return
        loser = s.raider[self.territory]
        if retreat_targets(s, self.territory):
            s.push_in_order(ChooseRetreat(loser, self.territory), self)
            return
        s.reserve[loser] += left
        s.raiders[self.territory] = 0
        s.raider[self.territory] = NOBODY
        s.emit("units_lost", "NG-BATTLE-18", {"seat": loser, "territory": s.geo.names[self.territory], "units": left})


def retreat_targets(s: NorthgardState, territory: int) -> list[int]:
    """Adjacent over a regular border, neutral or the loser's own, without a battle. [NG-BATTLE-17]"""
    loser = s.raider[territory]
    near = s.geo.near[territory]
    cost = s.geo.cost[territory]
    return [
        near[i]
        for i in range(len(near))
        if cost[i] == REGULAR and s.owner[near[i]] in (loser, NOBODY) and s.raider[near[i]] == NOBODY
    ]


@dataclass
class ChooseRetreat(TerritoryChoice):
    """Where (some of) the units retreat to. [NG-BATTLE-17]"""

    territory: int

    def kind(self) -> str:
        return "retreat_to"

    def rule(self) -> str:
        return "NG-BATTLE-17"

    def options(self, s: NorthgardState) -> list[int]:
        return retreat_targets(s, self.territory)

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"source": s.geo.names[self.territory], "units": s.raiders[self.territory]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if s.raiders[self.territory] == 1 or len(retreat_targets(s, self.territory)) == 1:
            retreat(s, self.territory, pick, s.raiders[self.territory])
        else:
            s.push(ChooseRetreatCount(self.seat, self.territory, pick))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        found: list[Refusal] = []
        allowed = retreat_targets(s, self.territory)
        near = s.geo.near[self.territory]
        for index, other in enumerate(near):
            if other in allowed:
                continue
            key = f"territory:{s.geo.names[other]}"
            if s.raider[other] != NOBODY:
                message = "refusal-retreat-battle"
            elif s.owner[other] not in (self.seat, NOBODY):
                message = "refusal-retreat-enemy"
            elif s.geo.cost[self.territory][index] != REGULAR:
                message = "refusal-retreat-rough"
            else:
                continue
            found.append(Refusal(key, "NG-BATTLE-17", message))
        return found


@dataclass
class ChooseRetreatCount(CountChoice):
    """How many go there; the others go elsewhere. [NG-BATTLE-17]"""

    territory: int
    target: int

    def kind(self) -> str:
        return "retreat_count"

    def rule(self) -> str:
        return "NG-BATTLE-17"

    def options(self, s: NorthgardState) -> list[int]:
        return list(range(1, s.raiders[self.territory] + 1))

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"source": s.geo.names[self.territory], "target": s.geo.names[self.target]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        retreat(s, self.territory, self.target, pick)


def retreat(s: NorthgardState, source: int, target: int, n: int) -> None:
    loser = s.raider[source]
    s.raiders[source] -= n
    s.units[target] += n
    s.owner[target] = loser
    names = s.geo.names
    data = {"seat": loser, "units": n, "source": names[source], "target": names[target]}
    s.emit("units_retreated", "NG-BATTLE-17", data)
