"""Move. [NG-MOVE]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.northgard.changes import abandon_if_empty
from longhall.games.northgard.content import Effect
from longhall.games.northgard.frames.base import DONE, CountChoice, TerritoryChoice
from longhall.games.northgard.frames.battle import FightBattles
from longhall.games.northgard.map import REGULAR, ROUGH
from longhall.games.northgard.state import NOBODY, NorthgardState
from longhall.kernel.frames import Refusal, Step


def movable_units(s: NorthgardState, seat: int, effect: Effect, territory: int) -> int:
    """Units that may leave: those in own territories, and with a card that lets them pass also those that entered an
    enemy territory. [NG-MOVE-02, NG-MOVE-06]"""
    if s.owner[territory] == seat:
        return s.units[territory]
    if effect.through and s.raider[territory] == seat:
        return s.raiders[territory]
    return 0


def crossing_cost(effect: Effect, cost: int) -> int:
    """Moves for one border; a rough one takes an additional move. [NG-MOVE-04]"""
    return REGULAR if effect.no_rough else cost


def move_targets(s: NorthgardState, effect: Effect, source: int, left: int) -> list[int]:
    """Adjacent territories that ``left`` moves reach."""
    near = s.geo.near[source]
    if left >= ROUGH or effect.no_rough:
        return near
    cost = s.geo.cost[source]
    return [near[i] for i in range(len(near)) if cost[i] == REGULAR]


def move_sources(s: NorthgardState, seat: int, effect: Effect, left: int) -> list[int]:
    return [
        territory
        for territory in s.geo.territories
        if movable_units(s, seat, effect, territory) and move_targets(s, effect, territory, left)
    ]


def can_move(s: NorthgardState, seat: int, effect: Effect) -> bool:
    owner = s.owner
    for territory in s.geo.territories:
        if owner[territory] == seat and move_targets(s, effect, territory, effect.n):
            return True
    return False


def shift_units(s: NorthgardState, seat: int, source: int, target: int, n: int) -> None:
    """Take ``n`` units of ``seat`` across a border; in a territory of somebody else they wait for battle."""
    if s.owner[source] == seat:
        s.units[source] -= n
        abandon_if_empty(s, source)
    else:
        s.raiders[source] -= n
        if s.raiders[source] == 0:
            s.raider[source] = NOBODY
    if s.owner[target] in (seat, NOBODY):
        s.owner[target] = seat
        s.units[target] += n
    else:
        s.raider[target] = seat
        s.raiders[target] += n


@dataclass
class ChooseMoveSource(TerritoryChoice):
    """From which territory the next group moves, or whether the moves are over. [NG-MOVE-03]"""

    effect: int
    left: int
    moved: bool

    def kind(self) -> str:
        return "move_from"

    def rule(self) -> str:
        return "NG-MOVE-02"

    def options(self, s: NorthgardState) -> list[int]:
        picks = move_sources(s, self.seat, s.content.effects[self.effect], self.left)
        if self.moved or s.rules.void_play:
            picks.append(DONE)  # fewer moves than granted may be made [NG-AMB-14]
        return picks

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"left": self.left}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == DONE:
            s.push(EndMoves(self.seat, self.effect))
        else:
            s.push(ChooseMoveTarget(self.seat, self.effect, self.left, pick))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        effect = s.content.effects[self.effect]
        found: list[Refusal] = []
        for territory in s.geo.territories:
            key = f"territory:{s.geo.names[territory]}"
            if s.raider[territory] == self.seat and not effect.through:
                found.append(Refusal(key, "NG-MOVE-06", "refusal-move-stopped"))
            elif s.owner[territory] == self.seat and not move_targets(s, effect, territory, self.left):
                rule, message = "NG-MOVE-04", "refusal-move-only-rough"
                found.append(Refusal(key, rule, message, {"left": self.left}))
            elif s.owner[territory] not in (self.seat, NOBODY) and s.raider[territory] != self.seat:
                found.append(Refusal(key, "NG-MOVE-02", "refusal-move-not-yours"))
        return found


@dataclass
class ChooseMoveTarget(TerritoryChoice):
    """Across which border. [NG-MOVE-02, NG-MOVE-04]"""

    effect: int
    left: int
    source: int

    def kind(self) -> str:
        return "move_to"

    def rule(self) -> str:
        return "NG-MOVE-04"

    def options(self, s: NorthgardState) -> list[int]:
        return move_targets(s, s.content.effects[self.effect], self.source, self.left).copy()

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"source": s.geo.names[self.source], "left": self.left}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.push(ChooseMoveCount(self.seat, self.effect, self.left, self.source, pick))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        effect = s.content.effects[self.effect]
        near = s.geo.near[self.source]
        reached = move_targets(s, effect, self.source, self.left)
        found: list[Refusal] = []
        for territory in s.geo.territories:
            key = f"territory:{s.geo.names[territory]}"
            if territory in near and territory not in reached:
                found.append(Refusal(key, "NG-MOVE-04", "refusal-move-rough", {"left": self.left}))
            elif territory not in near and territory != self.source:
                found.append(Refusal(key, "NG-MAP-04", "refusal-move-not-adjacent"))
        return found


@dataclass
class ChooseMoveCount(CountChoice):
    """How many units of the group go. [NG-MOVE-02]"""

    effect: int
    left: int
    source: int
    target: int

    def kind(self) -> str:
        return "move_count"

    def rule(self) -> str:
        return "NG-MOVE-02"

    def options(self, s: NorthgardState) -> list[int]:
        effect = s.content.effects[self.effect]
        return list(range(1, movable_units(s, self.seat, effect, self.source) + 1))

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"source": s.geo.names[self.source], "target": s.geo.names[self.target]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        effect = s.content.effects[self.effect]
        cost = crossing_cost(effect, s.geo.border_cost(self.source, self.target))
        shift_units(s, self.seat, self.source, self.target, pick)
        names = s.geo.names
        s.emit(
            "units_moved",
            "NG-MOVE-02",
            {
                "seat": self.seat,
                "units": pick,
                "source": names[self.source],
                "target": names[self.target],
                "moves": cost,
            },
        )
        left = self.left - cost
        if left > 0:
            s.push(ChooseMoveSource(self.seat, self.effect, left, True))
        else:
            s.push(EndMoves(self.seat, self.effect))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        there = len(self.options(s))
        return [Refusal(f"count:{there + 1}", "NG-MOVE-02", "refusal-move-count", {"units": there})]


@dataclass
class EndMoves(Step):
    """All moves are made; now the battles they caused. [NG-MOVE-08]"""

    seat: int
    effect: int

    def kind(self) -> str:
        return "end_moves"

    def run(self, s: NorthgardState) -> None:
        raider = s.raider
        s.battles_left = [territory for territory in s.geo.territories if raider[territory] != NOBODY]
        if s.battles_left:
            s.push(FightBattles(self.seat, self.effect))
