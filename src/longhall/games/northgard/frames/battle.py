"""Battle, between players and against creatures. [NG-BATTLE, NG-CREATURE-20..32]

The battle being fought stands in ``s.battle``; strength.py counts it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.northgard.changes import pay
from longhall.games.northgard.content import FOOD
from longhall.games.northgard.encounters import battle_due, battle_going_on, way
from longhall.games.northgard.events.battle import (
    BATTLE_BEGAN,
    CREATURE_BATTLE_BEGAN,
    CREATURE_DIE_ROLLED,
    DIE_ROLLED,
    FACE_CHOSEN,
    TERRITORY_OCCUPIED,
    UNIT_PUSHED,
    BattleBegan,
    Rolled,
    TerritoryOccupied,
    UnitPushed,
)
from longhall.games.northgard.frames.aftermath import take_over
from longhall.games.northgard.frames.base import territory_option
from longhall.games.northgard.frames.casualties import ResolveBattle, WeighCasualties
from longhall.games.northgard.frames.kaija import ALONG, KAIJA, FigureChoice
from longhall.games.northgard.frames.retreat import is_contested
from longhall.games.northgard.queries import (
    counts_as_unit,
    is_bear_blocked,
    kaija_with,
    lone_creatures,
)
from longhall.games.northgard.shapes import BattleContext, Preview, Taken
from longhall.games.northgard.state import (
    ATTACKER,
    BEAST,
    BEASTS,
    CREATURE,
    DEFENDER,
    DIE,
    EITHER,
    FACE_CHOICE,
    FOOD_SPENT,
    NOBODY,
    TERRITORY,
    NorthgardState,
)
from longhall.games.northgard.strength import (
    ATTACK,
    CASUALTY,
    DEFENCE,
    KAIJA_BONUS,
    POINT,
    battle_context,
    battle_count,
    battle_effect,
    setup_of_battle,
    side_figures,
)
from longhall.kernel.chance import Rng
from longhall.kernel.choices import PASS, CountChoice, SeatChoice
from longhall.kernel.frames import Chance, Option, Refusal, Step

# -- the battles of an action ----------------------------------------------------------------------------------------


def clash(s: NorthgardState, seat: int, effect: int, creatures: list[int]) -> None:
    """Fight wherever units of two players have come together, and the declared creatures. [NG-BATTLE-01]"""
    raider = s.raider
    s.battles_left = [territory for territory in s.geo.territories if raider[territory] != NOBODY] + creatures
    if s.battles_left:
        s.push(FightBattles(seat, effect))


@dataclass
class FightBattles(Step):
    """Fight what is left, in the order the active player chooses. [NG-BATTLE-04]"""

    seat: int
    effect: int

    def kind(self) -> str:
        return "fight_battles"

    def run(self, s: NorthgardState) -> None:
        s.battles_left = [battle for battle in s.battles_left if _still_due(s, battle)]
        if len(s.battles_left) > 1:
            s.push(ChooseBattle(self.seat, self.effect))
        elif s.battles_left:
            start_battle(s, self.seat, self.effect, s.battles_left[0])


def _still_due(s: NorthgardState, battle: int) -> bool:
    """A creature declared in an enemy territory is only fought by those who have taken it. [NG-CREATURE-25]"""
    if battle < BEASTS:
        return True
    creature = battle - BEASTS
    if creature not in s.creature_line:
        return False
    territory = s.creature_at[s.creature_line.index(creature)]
    return territory in s.battles_left or s.owner[territory] == s.turn


def fightable_now(s: NorthgardState) -> list[int]:
    """A player's units are fought before a creature of the same territory. [NG-CREATURE-25]"""
    return [
        battle
        for battle in s.battles_left
        if battle < BEASTS or s.creature_at[s.creature_line.index(battle - BEASTS)] not in s.battles_left
    ]


@dataclass
class ChooseBattle(SeatChoice):
    """Which battle is fought next. [NG-BATTLE-04]"""

    effect: int

    def kind(self) -> str:
        return "battle_order"

    def rule(self) -> str:
        return "NG-BATTLE-04"

    def options(self, s: NorthgardState) -> list[int]:
        return fightable_now(s)

    def key(self, s: NorthgardState, pick: int) -> str:
        if pick >= BEASTS:
            return f"creature:{s.content.creatures[pick - BEASTS].id}"
        return f"territory:{s.geo.names[pick]}"

    def option(self, s: NorthgardState, pick: int) -> Option:
        if pick >= BEASTS:
            creature = s.content.creatures[pick - BEASTS].id
            return Option(self.key(s, pick), "option-creature", {"creature": creature}, "creature")
        return territory_option(s, self.key(s, pick), pick)

    def resolve(self, s: NorthgardState, pick: int) -> None:
        start_battle(s, self.seat, self.effect, pick)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            Refusal(self.key(s, battle), "NG-CREATURE-25", "refusal-battle-first")
            for battle in s.battles_left
            if battle not in allowed
        ]

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        return {"battle": battle_due(s, self.seat, self.effect, pick)}


def start_battle(s: NorthgardState, seat: int, effect_index: int, battle: int) -> None:
    """Set the battle up and push its steps; the next battle waits below."""
    s.battles_left.remove(battle)
    s.push(FightBattles(seat, effect_index))
    if battle >= BEASTS:
        attack_creature(s, seat, effect_index, battle - BEASTS)
        return
    attacker = s.raider[battle]
    set_battle(s, battle, attacker, s.owner[battle], effect_index, -1)
    s.push(JoinBattle())
    if s.content.effects[effect_index].push:
        s.push(ChoosePush(attacker))


def attack_creature(s: NorthgardState, seat: int, effect_index: int, creature: int) -> None:
    """A player attacks. [NG-CREATURE-20, NG-CREATURE-23]"""
    territory = s.creature_at[s.creature_line.index(creature)]
    set_battle(s, territory, seat, CREATURE, effect_index, creature)
    s.push(JoinBattle())


def attack_by_creature(s: NorthgardState, creature: int, territory: int) -> None:
    """A creature attacks the owner of its territory. [NG-CREATURE-VALKYRIE]"""
    set_battle(s, territory, CREATURE, s.owner[territory], PLAIN_MOVE, creature)
    s.push(JoinBattle())


PLAIN_MOVE: Final = 1  # the basic Move among Content.effects: no bonus of any kind


def set_battle(s: NorthgardState, territory: int, attacker: int, defender: int, effect: int, creature: int) -> None:
    s.battle = [territory, attacker, defender, effect, 0, 0, -1, -1, 0, 0, 0, 0, creature]


def tell_battle(s: NorthgardState) -> None:
    data: BattleBegan = {
        **battle_count(s),
        "attackers": side_figures(s, ATTACK),
        "defenders": side_figures(s, DEFENCE),
    }
    if s.battle[BEAST] >= 0:
        CREATURE_BATTLE_BEGAN.emit(s, "NG-CREATURE-20", data)
    else:
        BATTLE_BEGAN.emit(s, "NG-BATTLE-01", data)


@dataclass
class ChoosePush(FigureChoice):
    """A card that lets the attacker push one defender aside before the battle. [NG-SPECIAL-01]"""

    def kaija_message(self) -> str:
        return "option-kaija-to"

    def kind(self) -> str:
        return "push_defender"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        territory = s.battle[TERRITORY]
        targets = [] if is_bear_blocked(s, territory) else self._targets(s, territory)
        picks = targets if s.units[territory] else []
        if counts_as_unit(s, territory) and kaija_with(s, s.battle[DEFENDER], territory):
            picks = picks + [KAIJA + target for target in targets]
        return [*picks, PASS]

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"source": s.geo.names[s.battle[TERRITORY]]}

    def _targets(self, s: NorthgardState, territory: int) -> list[int]:
        defender = s.battle[DEFENDER]
        return [
            other
            for other in s.geo.near[territory]
            if s.owner[other] in (defender, NOBODY) and not is_contested(s, other) and not lone_creatures(s, other)
        ]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == PASS:
            return
        source = s.battle[TERRITORY]
        defender = s.battle[DEFENDER]
        target = pick - KAIJA if pick >= KAIJA else pick
        if pick >= KAIJA:
            s.kaija = target
        else:
            s.units[source] -= 1
            s.units[target] += 1
        s.owner[target] = defender
        data: UnitPushed = {"seat": defender, "source": s.geo.names[source], "target": s.geo.names[target]}
        if pick >= KAIJA:
            data["kaija"] = True
        UNIT_PUSHED.emit(s, "NG-SPECIAL-01", data)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        found: list[Refusal] = []
        for other in s.geo.near[s.battle[TERRITORY]]:
            if other in allowed or KAIJA + other in allowed:
                continue
            if is_contested(s, other):
                message = "refusal-push-battle"
            elif s.owner[other] not in (s.battle[DEFENDER], NOBODY):
                message = "refusal-push-enemy"
            else:
                message = "refusal-push-creature"
            found.append(Refusal(f"territory:{s.geo.names[other]}", "NG-SPECIAL-01", message))
        return found

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        """One defender gone before the battle. [NG-AMB-18]"""
        if pick < 0:
            return {}
        kaija = pick >= KAIJA
        found = way(s, s.battle[TERRITORY], pick - KAIJA if kaija else pick, 0, ALONG if kaija else 1)
        setup = setup_of_battle(s)
        if setup.defence.figures <= 1:
            found["takes"] = True
        else:
            setup.defence.figures -= 1
            setup.defence.clan -= KAIJA_BONUS if kaija else 0
            found["battle"] = battle_going_on(s, setup, True)
        return found


@dataclass
class JoinBattle(Step):
    """The battle begins unless the last defender is gone: then the territory is simply taken. [NG-AMB-18]"""

    def kind(self) -> str:
        return "join_battle"

    def run(self, s: NorthgardState) -> None:
        if side_figures(s, DEFENCE) == 0:
            territory = s.battle[TERRITORY]
            s.battle = []
            take_over(s, territory)
            data: TerritoryOccupied = {"territory": s.geo.names[territory], "seat": s.owner[territory]}
            TERRITORY_OCCUPIED.emit(s, "NG-AMB-18", data)
            return
        tell_battle(s)
        s.push_in_order(
            AskFood(ATTACK),
            AskFood(DEFENCE),
            RollBattleDie(ATTACK),
            AskEither(),
            RollBattleDie(DEFENCE),
            WeighCasualties(),
            ResolveBattle(),
        )

    def is_foretold(self, s: NorthgardState) -> bool:
        """Without a defender there is no battle any more."""
        return side_figures(s, DEFENCE) == 0


# -- food and dice ---------------------------------------------------------------------------------------------------


@dataclass
class AskFood(Step):
    """Step 3: a side with food and units decides how much to spend; creatures spend none.
    [NG-BATTLE-07, NG-CREATURE-26]"""

    side: int

    def kind(self) -> str:
        return "ask_food"

    def run(self, s: NorthgardState) -> None:
        seat = s.battle[ATTACKER + self.side]
        if seat != CREATURE and s.resources[3 * seat + FOOD] > 0:
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
        return list(range(min(s.resources[3 * self.seat + FOOD], side_figures(s, self.side)) + 1))

    def context(self, s: NorthgardState) -> BattleContext:
        return battle_context(s)

    def resolve(self, s: NorthgardState, pick: int) -> None:
        pay(s, self.seat, FOOD, pick, "NG-BATTLE-07")
        s.battle[FOOD_SPENT + self.side] = pick

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        food = s.resources[3 * self.seat + FOOD]
        units = side_figures(s, self.side)
        key = f"count:{min(food, units) + 1}"
        message = "refusal-food-units" if units <= food else "refusal-food-stock"
        return [Refusal(key, "NG-BATTLE-07", message, {"food": food, "units": units})]

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        setup = setup_of_battle(s)
        setup.side(self.side).food = pick
        return {"battle": battle_going_on(s, setup, self.side == ATTACK)}


@dataclass
class RollBattleDie(Chance):
    """Step 4: one die for one side; the player to the left rolls for a creature.
    [NG-BATTLE-08, NG-BATTLE-15, NG-CREATURE-27]"""

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
        rolled: Rolled = {"points": face.points, "casualties": face.casualties, "choice": face.choice}
        if seat == CREATURE:
            roller = (s.battle[ATTACKER + 1 - self.side] + 1) % s.seats
            CREATURE_DIE_ROLLED.emit(s, "NG-CREATURE-27", {**rolled, "roller": roller})
            if face.choice:
                s.battle[FACE_CHOICE + self.side] = POINT
            return
        DIE_ROLLED.emit(s, "NG-BATTLE-08", {**rolled, "seat": seat})
        if face.choice:
            s.push(ChooseFace(seat, self.side))


@dataclass
class PointOrCasualty(SeatChoice):
    """1 point or 1 casualty."""

    def options(self, s: NorthgardState) -> list[int]:
        return [POINT, CASUALTY]

    def key(self, s: NorthgardState, pick: int) -> str:
        return "face:point" if pick == POINT else "face:casualty"

    def context(self, s: NorthgardState) -> BattleContext:
        return battle_context(s)

    def tell(self, s: NorthgardState, pick: int) -> None:
        face: Taken = "point" if pick == POINT else "casualty"
        FACE_CHOSEN.emit(s, self.rule(), {"seat": self.seat, "face": face})


@dataclass
class ChooseFace(PointOrCasualty):
    """The choice face of the die. [NG-BATTLE-09]"""

    side: int

    def kind(self) -> str:
        return "die_choice"

    def rule(self) -> str:
        return "NG-BATTLE-09"

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.battle[FACE_CHOICE + self.side] = pick
        self.tell(s, pick)

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        setup = setup_of_battle(s)
        setup.side(self.side).taken = pick
        return {"battle": battle_going_on(s, setup, False)}


@dataclass
class AskEither(Step):
    """A card with a choice of bonus: after the own roll, before the defender's. [NG-SPECIAL-01]"""

    def kind(self) -> str:
        return "ask_either"

    def run(self, s: NorthgardState) -> None:
        if battle_effect(s).either:
            s.push(ChooseEither(s.battle[ATTACKER]))


@dataclass
class ChooseEither(PointOrCasualty):
    """The bonus of such a card. [NG-SPECIAL-01]"""

    def kind(self) -> str:
        return "bonus_choice"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.battle[EITHER] = pick
        self.tell(s, pick)

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        setup = setup_of_battle(s)
        setup.attack.bonus = pick
        return {"battle": battle_going_on(s, setup, False)}
