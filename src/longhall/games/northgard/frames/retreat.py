"""Retreat. [NG-BATTLE-17, NG-BATTLE-18, NG-BATTLE-20]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.northgard.changes import lose_kaija
from longhall.games.northgard.encounters import retreat_way
from longhall.games.northgard.events.retreat import UNITS_LOST, UNITS_RETREATED, UnitsLost, UnitsRetreated
from longhall.games.northgard.frames.base import TerritoryChoice
from longhall.games.northgard.frames.kaija import ALONG, GroupChoice, everyone, group_picks
from longhall.games.northgard.map import REGULAR
from longhall.games.northgard.queries import both_ends, kaija_with, lone_creatures, raiding_figures
from longhall.games.northgard.shapes import Preview
from longhall.games.northgard.state import BEASTS, NOBODY, NorthgardState
from longhall.kernel.frames import Refusal, Step


@dataclass
class Retreat(Step):
    """Step 7: the survivors of the losing side leave, or are removed if they cannot. They stand as raiders in the
    territory they lost. [NG-BATTLE-17, NG-BATTLE-18]"""

    territory: int
    over_rough: bool

    def kind(self) -> str:
        return "retreat"

    def run(self, s: NorthgardState) -> None:
        left = raiding_figures(s, self.territory)
        if left == 0:
            s.raider[self.territory] = NOBODY
            return
        loser = s.raider[self.territory]
        if retreat_targets(s, self.territory, self.over_rough):
            s.push_in_order(ChooseRetreat(loser, self.territory, self.over_rough), self)
            return
        if kaija_with(s, loser, self.territory):
            lose_kaija(s, loser, "NG-BATTLE-18")
        units = s.raiders[self.territory]
        s.reserve[loser] += units
        s.raiders[self.territory] = 0
        s.raider[self.territory] = NOBODY
        if units:
            data: UnitsLost = {"seat": loser, "territory": s.geo.names[self.territory], "units": units}
            UNITS_LOST.emit(s, "NG-BATTLE-18", data)

    def is_foretold(self, s: NorthgardState) -> bool:
        """Those that have retreated leave nobody behind. [NG-BATTLE-17]"""
        return raiding_figures(s, self.territory) == 0


def is_contested(s: NorthgardState, territory: int) -> bool:
    """A battle is going on there or still to be fought by this action. [NG-AMB-19, NG-CREATURE-24]"""
    if s.raider[territory] != NOBODY or territory in s.battles_left:
        return True
    return any(
        battle >= BEASTS and s.creature_at[s.creature_line.index(battle - BEASTS)] == territory
        for battle in s.battles_left
    )


def retreat_targets(s: NorthgardState, territory: int, over_rough: bool) -> list[int]:
    """Adjacent over a regular border, neutral or the loser's own, without a battle or a creature that shares with
    nobody. [NG-BATTLE-17, NG-AMB-20]"""
    loser = s.raider[territory]
    near = s.geo.near[territory]
    cost = s.geo.cost[territory]
    return [
        near[i]
        for i in range(len(near))
        if (cost[i] == REGULAR or over_rough)
        and s.owner[near[i]] in (loser, NOBODY)
        and not is_contested(s, near[i])
        and not lone_creatures(s, near[i])
    ]


@dataclass
class ChooseRetreat(TerritoryChoice):
    """Where (some of) the units retreat to. [NG-BATTLE-17]"""

    territory: int
    over_rough: bool

    def kind(self) -> str:
        return "retreat_to"

    def rule(self) -> str:
        return "NG-BATTLE-17"

    def options(self, s: NorthgardState) -> list[int]:
        return retreat_targets(s, self.territory, self.over_rough)

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"source": s.geo.names[self.territory], "units": raiding_figures(s, self.territory)}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if raiding_figures(s, self.territory) == 1 or len(self.options(s)) == 1:
            kaija = kaija_with(s, self.seat, self.territory)
            retreat(s, self.territory, pick, everyone(s.raiders[self.territory], kaija))
        else:
            s.push(ChooseRetreatCount(self.seat, self.territory, pick))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        found: list[Refusal] = []
        allowed = self.options(s)
        for index, other in enumerate(s.geo.near[self.territory]):
            if other in allowed:
                continue
            key = f"territory:{s.geo.names[other]}"
            if is_contested(s, other):
                message = "refusal-retreat-battle"
            elif s.owner[other] not in (self.seat, NOBODY):
                message = "refusal-retreat-enemy"
            elif s.geo.cost[self.territory][index] != REGULAR:
                message = "refusal-retreat-rough"
            else:
                message = "refusal-retreat-creature"
            found.append(Refusal(key, "NG-BATTLE-17", message))
        return found

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        kaija = kaija_with(s, self.seat, self.territory)
        return retreat_way(s, self.territory, pick, everyone(s.raiders[self.territory], kaija))


@dataclass
class ChooseRetreatCount(GroupChoice):
    """How many go there; the others go elsewhere. [NG-BATTLE-17]"""

    territory: int
    target: int

    def kind(self) -> str:
        return "retreat_count"

    def rule(self) -> str:
        return "NG-BATTLE-17"

    def options(self, s: NorthgardState) -> list[int]:
        return group_picks(s.raiders[self.territory], kaija_with(s, self.seat, self.territory))

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"source": s.geo.names[self.territory], "target": s.geo.names[self.target]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        retreat(s, self.territory, self.target, pick)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        units = s.raiders[self.territory]
        return [Refusal(f"count:{units + 1}", "NG-BATTLE-17", "refusal-move-count", {"units": units})]

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        return retreat_way(s, self.territory, self.target, pick)


def retreat(s: NorthgardState, source: int, target: int, group: int) -> None:
    loser = s.raider[source]
    units = group % ALONG
    s.raiders[source] -= units
    s.units[target] += units
    s.owner[target] = loser
    if group >= ALONG:
        s.kaija = target
    if not s.listening:
        return
    names = s.geo.names
    data: UnitsRetreated = {"seat": loser, "units": units, "source": names[source], "target": names[target]}
    if group >= ALONG:
        data["kaija"] = True
    UNITS_RETREATED.emit_noted(s, "NG-BATTLE-17", data, both_ends(s, source, target))
