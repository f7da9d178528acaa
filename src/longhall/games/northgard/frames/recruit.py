"""Recruit. [NG-RECRUIT]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.northgard.changes import add_units
from longhall.games.northgard.content import CAMP, WOOD, Effect
from longhall.games.northgard.frames.base import DONE, NEW_TILE, TerritoryChoice
from longhall.games.northgard.frames.newland import DrawNewTile
from longhall.games.northgard.queries import (
    count_building,
    count_controlled,
    has_no_units,
    neutral_territories,
    own_territories,
    resource_symbols,
)
from longhall.games.northgard.state import NOBODY, NorthgardState
from longhall.kernel.frames import Refusal


def recruit_targets(s: NorthgardState, seat: int, effect: Effect) -> list[int]:
    """Territories a Recruit may place units in; NEW_TILE where land must be found first. [NG-RECRUIT-02, -05, -06]"""
    if effect.where == "own":
        if not has_no_units(s, seat):
            return own_territories(s, seat)
        neutral = neutral_territories(s)
        if not neutral and s.rules.recruit_new_tile and s.tiles:
            return [NEW_TILE]
        return neutral
    if effect.where in ("neutral", "one_neutral"):
        return neutral_territories(s)
    owner = s.owner
    return [territory for territory in s.geo.territories if owner[territory] in (seat, NOBODY)]


def recruit_share(s: NorthgardState, seat: int, effect: Effect, territory: int) -> int:
    """How many units a Recruit by territory (``each``, ``per``) brings to an own territory."""
    if effect.per >= 0:
        return resource_symbols(s, territory, effect.per)
    if effect.each == "open_or_wood":
        return 1 if s.geo.open_sides[territory] > 0 or s.geo.symbols[territory][WOOD] > 0 else 0
    enemies = [s.owner[other] for other in s.geo.near[territory]]
    return 1 if any(other not in (seat, NOBODY) for other in enemies) else 0


def place_recruits(s: NorthgardState, seat: int, territory: int, n: int, first_here: bool) -> int:
    """Place up to ``n`` units, with the Training Camps' extra units on the first placement of this action in this
    territory; returns how many were placed without these. [NG-RECRUIT-03, -04]"""
    placed = add_units(s, seat, territory, n)
    bonus = 0
    if first_here and count_building(s, territory, CAMP):
        camps = count_controlled(s, seat, CAMP) if s.rules.camps_everywhere else count_building(s, territory, CAMP)
        bonus = add_units(s, seat, territory, camps * s.content.buildings[CAMP].recruits)
    data = {"seat": seat, "territory": s.geo.names[territory], "units": placed, "bonus": bonus}
    s.emit("units_recruited", "NG-RECRUIT-04" if bonus else "NG-RECRUIT-01", data)
    return placed


@dataclass
class ChooseRecruitTerritory(TerritoryChoice):
    """Where the next of up to ``left`` units goes. [NG-RECRUIT-01]"""

    effect: int
    left: int
    used: tuple[int, ...]  # territories recruited into by this action

    def kind(self) -> str:
        return "recruit"

    def rule(self) -> str:
        return "NG-RECRUIT-01"

    def options(self, s: NorthgardState) -> list[int]:
        if not self.used:
            return recruit_targets(s, self.seat, s.content.effects[self.effect])
        return [*self._more(s), DONE]

    def _more(self, s: NorthgardState) -> list[int]:
        effect = s.content.effects[self.effect]
        if effect.same or effect.where.startswith("one_"):
            return [self.used[0]]
        if effect.where == "neutral":  # what was neutral before this action
            return sorted({*self.used, *neutral_territories(s)})
        if effect.where == "own":
            return own_territories(s, self.seat)
        return recruit_targets(s, self.seat, effect)

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"left": self.left, "reserve": s.reserve[self.seat]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == DONE:
            return
        if pick == NEW_TILE:
            s.push_in_order(DrawNewTile(self.seat, 0), self)
            return
        placed = place_recruits(s, self.seat, pick, 1, pick not in self.used)
        left = self.left - placed
        if left > 0 and s.reserve[self.seat] > 0:
            used = self.used if pick in self.used else (*self.used, pick)
            s.push(ChooseRecruitTerritory(self.seat, self.effect, left, used))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = set(self.options(s))
        effect = s.content.effects[self.effect]
        found: list[Refusal] = []
        for territory in s.geo.territories:
            if territory in allowed:
                continue
            owner = s.owner[territory]
            if owner not in (self.seat, NOBODY):
                rule, message = "NG-RECRUIT-02", "refusal-recruit-enemy"
            elif self.used and (effect.same or effect.where.startswith("one_")):
                rule, message = "NG-SPECIAL-01", "refusal-recruit-same"
            elif owner == NOBODY:
                rule, message = "NG-RECRUIT-02", "refusal-recruit-neutral"
            else:
                rule, message = "NG-SPECIAL-01", "refusal-recruit-neutral-only"
            found.append(Refusal(f"territory:{s.geo.names[territory]}", rule, message))
        return found


@dataclass
class ChooseRecruitShare(TerritoryChoice):
    """Recruit by territory: which territory gets its units next. [NG-SPECIAL-01]"""

    effect: int
    used: tuple[int, ...]

    def kind(self) -> str:
        return "recruit_share"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        picks = share_targets(s, self.seat, s.content.effects[self.effect], self.used)
        if self.used:
            picks.append(DONE)
        return picks

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == DONE:
            return
        effect = s.content.effects[self.effect]
        place_recruits(s, self.seat, pick, recruit_share(s, self.seat, effect, pick), True)
        used = (*self.used, pick)
        if s.reserve[self.seat] > 0 and share_targets(s, self.seat, effect, used):
            s.push(ChooseRecruitShare(self.seat, self.effect, used))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = set(self.options(s))
        return [
            Refusal(f"territory:{s.geo.names[territory]}", "NG-SPECIAL-01", "refusal-recruit-share")
            for territory in own_territories(s, self.seat)
            if territory not in allowed
        ]


def share_targets(s: NorthgardState, seat: int, effect: Effect, used: tuple[int, ...]) -> list[int]:
    if effect.limit and len(used) >= effect.limit:
        return []
    return [
        territory
        for territory in own_territories(s, seat)
        if territory not in used and recruit_share(s, seat, effect, territory) > 0
    ]
