"""Recruit. [NG-RECRUIT]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.northgard.changes import add_units, place_kaija
from longhall.games.northgard.content import BEAR, CAMP, WOOD, Effect
from longhall.games.northgard.events.recruit import UNITS_RECRUITED, UnitsRecruited
from longhall.games.northgard.frames.base import NEW_TILE
from longhall.games.northgard.frames.kaija import KAIJA, FigureChoice
from longhall.games.northgard.frames.newland import DrawNewTile
from longhall.games.northgard.queries import (
    count_building,
    count_controlled,
    has_no_units,
    is_bear_blocked,
    is_enemy,
    kaija_in_reserve,
    lone_creatures,
    neutral_territories,
    own_territories,
    resource_symbols,
)
from longhall.games.northgard.state import NOBODY, OFF_MAP, NorthgardState
from longhall.kernel.choices import DONE
from longhall.kernel.frames import Refusal, Step


def recruit_targets(s: NorthgardState, seat: int, effect: Effect) -> list[int]:
    """Territories a Recruit may place units in; NEW_TILE where land must be found first. [NG-RECRUIT-02, -05, -06]"""
    if effect.where == "own":
        if not has_no_units(s, seat):
            return without_beasts(s, own_territories(s, seat))
        neutral = without_beasts(s, neutral_territories(s))
        if not neutral and s.rules.recruit_new_tile and s.tiles:
            return [NEW_TILE]
        return neutral
    if effect.where in ("neutral", "one_neutral"):
        return without_beasts(s, neutral_territories(s))
    owner = s.owner
    return without_beasts(s, [territory for territory in s.geo.territories if owner[territory] in (seat, NOBODY)])


def without_beasts(s: NorthgardState, territories: list[int]) -> list[int]:
    """Leave out territories with a Brown Bear, and those of creatures that share with nobody.
    [NG-CREATURE-BEAR, NG-CREATURE-13]"""
    if not s.creature_at:
        return territories
    return [
        territory for territory in territories if not is_bear_blocked(s, territory) and not lone_creatures(s, territory)
    ]


def can_recruit_figure(s: NorthgardState, seat: int) -> bool:
    """A unit in the reserve, or Kaija. [NG-RECRUIT-03, NG-CLAN-BEAR-02]"""
    return s.reserve[seat] > 0 or kaija_in_reserve(s, seat)


def with_kaija(s: NorthgardState, seat: int, territories: list[int]) -> list[int]:
    """Each territory for a unit if there is one in reserve, and for Kaija if she may come."""
    picks = territories if s.reserve[seat] > 0 else [pick for pick in territories if pick < 0]
    if kaija_in_reserve(s, seat):
        picks = picks + [KAIJA + territory for territory in territories if territory >= 0]
    return picks


def recruit_share(s: NorthgardState, seat: int, effect: Effect, territory: int) -> int:
    """How many units a Recruit by territory (``each``, ``per``) brings to an own territory."""
    if effect.per >= 0:
        return resource_symbols(s, territory, effect.per)
    if effect.each == "open_or_wood":
        return 1 if s.geo.open_sides[territory] > 0 or s.geo.symbols[territory][WOOD] > 0 else 0
    return 1 if any(is_enemy(s, seat, s.owner[other]) for other in s.geo.near[territory]) else 0


def place_recruits(s: NorthgardState, seat: int, territory: int, n: int, first_here: bool) -> int:
    """Place up to ``n`` units, with the Training Camps' extra units on the first placement of this action in this
    territory; returns how many were placed without these. [NG-RECRUIT-03, -04]"""
    s.last_recruit = territory
    placed = add_units(s, seat, territory, n)
    bonus = camp_bonus(s, seat, territory) if first_here else 0
    data: UnitsRecruited = {"seat": seat, "territory": s.geo.names[territory], "units": placed, "bonus": bonus}
    UNITS_RECRUITED.emit(s, "NG-RECRUIT-04" if bonus else "NG-RECRUIT-01", data)
    return placed


def camp_bonus(s: NorthgardState, seat: int, territory: int) -> int:
    """Place the extra units of the Training Camps; returns how many. [NG-RECRUIT-04]"""
    camps = count_building(s, territory, CAMP)
    if camps and s.rules.camps_everywhere:
        camps = count_controlled(s, seat, CAMP)
    return add_units(s, seat, territory, camps * s.content.buildings[CAMP].recruits)


def recruit_kaija(s: NorthgardState, seat: int, territory: int, first_here: bool) -> None:
    """Kaija takes the place of a recruited unit, also before the Training Camp. [NG-CLAN-BEAR-02, NG-AMB-23]"""
    s.last_recruit = territory
    place_kaija(s, seat, territory)
    bonus = camp_bonus(s, seat, territory) if first_here and s.rules.kaija_is_unit else 0
    if bonus:
        data: UnitsRecruited = {"seat": seat, "territory": s.geo.names[territory], "units": 0, "bonus": bonus}
        UNITS_RECRUITED.emit(s, "NG-RECRUIT-04", data)


@dataclass
class RecruitChoice(FigureChoice):
    """Where a unit or Kaija is placed."""

    def kaija_message(self) -> str:
        return "option-kaija"


@dataclass
class ChooseRecruitTerritory(RecruitChoice):
    """Where the next of up to ``left`` units goes. [NG-RECRUIT-01]"""

    effect: int
    left: int
    used: tuple[int, ...]  # territories recruited into by this action; -1 - territory: no Training Camp was asked

    def kind(self) -> str:
        return "recruit"

    def rule(self) -> str:
        return "NG-RECRUIT-01"

    def options(self, s: NorthgardState) -> list[int]:
        if not self.used and not s.rules.void_play:
            return with_kaija(s, self.seat, recruit_targets(s, self.seat, s.content.effects[self.effect]))
        more = self._more(s) if self.used else recruit_targets(s, self.seat, s.content.effects[self.effect])
        return [*with_kaija(s, self.seat, more), DONE]

    def _more(self, s: NorthgardState) -> list[int]:
        effect = s.content.effects[self.effect]
        if effect.same or effect.where.startswith("one_"):
            return [_territory_of(self.used[0])]
        if effect.where == "neutral":  # what was neutral before this action
            return without_beasts(s, sorted({*map(_territory_of, self.used), *neutral_territories(s)}))
        return recruit_targets(s, self.seat, effect)

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"left": self.left, "reserve": s.reserve[self.seat]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == DONE:
            return
        if pick == NEW_TILE:
            tile = DrawNewTile(self.seat, "NG-RECRUIT-06", 0)
            s.push_in_order(tile, RecruitOnNewTile(self.seat, self.effect, self.left))
            return
        used = self.used
        if pick >= KAIJA:
            territory = pick - KAIJA
            recruit_kaija(s, self.seat, territory, territory not in used)
            if territory not in used:
                used = (*used, territory if s.rules.kaija_is_unit else -1 - territory)
        else:
            territory = pick
            place_recruits(s, self.seat, territory, 1, territory not in used)
            if territory not in used:
                used = (*used, territory)
        if self.left > 1 and can_recruit_figure(s, self.seat):
            s.push(ChooseRecruitTerritory(self.seat, self.effect, self.left - 1, used))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = set(self.options(s))
        effect = s.content.effects[self.effect]
        found: list[Refusal] = []
        for territory in s.geo.territories:
            if territory in allowed:
                continue
            owner = s.owner[territory]
            if is_bear_blocked(s, territory):
                rule, message = "NG-CREATURE-BEAR", "refusal-recruit-bear"
            elif KAIJA + territory in allowed:
                rule, message = "NG-COMP-02", "refusal-play-no-reserve"
            elif owner not in (self.seat, NOBODY):
                rule, message = "NG-RECRUIT-02", "refusal-recruit-enemy"
            elif self.used and (effect.same or effect.where.startswith("one_")):
                rule, message = "NG-SPECIAL-01", "refusal-recruit-same"
            elif owner == NOBODY:
                rule, message = "NG-RECRUIT-02", "refusal-recruit-neutral"
            else:
                rule, message = "NG-SPECIAL-01", "refusal-recruit-neutral-only"
            found.append(Refusal(f"territory:{s.geo.names[territory]}", rule, message))
        return found + kaija_refusals(s, self.seat)


def kaija_refusals(s: NorthgardState, seat: int) -> list[Refusal]:
    """Kaija is one figure: on the map already she cannot come again. [NG-CLAN-BEAR-01]"""
    if s.clan[seat] != BEAR or s.kaija == OFF_MAP:
        return []
    return [
        Refusal(f"kaija:{s.geo.names[territory]}", "NG-CLAN-BEAR-01", "refusal-kaija-on-map")
        for territory in own_territories(s, seat)
    ]


@dataclass
class RecruitOnNewTile(Step):
    """The Recruit goes on if the tile has made a neutral territory. [NG-RECRUIT-06]"""

    seat: int
    effect: int
    left: int

    def kind(self) -> str:
        return "recruit_on_new_tile"

    def run(self, s: NorthgardState) -> None:
        if without_beasts(s, neutral_territories(s)):
            s.push(ChooseRecruitTerritory(self.seat, self.effect, self.left, ()))


def _territory_of(used: int) -> int:
    return used if used >= 0 else -1 - used


@dataclass
class ChooseRecruitShare(RecruitChoice):
    """Recruit by territory: which territory gets its units next. [NG-SPECIAL-01]"""

    effect: int
    used: tuple[int, ...]

    def kind(self) -> str:
        return "recruit_share"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        picks = with_kaija(s, self.seat, share_targets(s, self.seat, s.content.effects[self.effect], self.used))
        return [*picks, DONE] if self.used else picks

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == DONE:
            return
        effect = s.content.effects[self.effect]
        territory = pick - KAIJA if pick >= KAIJA else pick
        share = recruit_share(s, self.seat, effect, territory)
        if pick >= KAIJA:
            share -= 1
            recruit_kaija(s, self.seat, territory, True)
        if share > 0 and s.reserve[self.seat] > 0:
            place_recruits(s, self.seat, territory, share, pick < KAIJA or not s.rules.kaija_is_unit)
        used = (*self.used, territory)
        if can_recruit_figure(s, self.seat) and share_targets(s, self.seat, effect, used):
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
        for territory in without_beasts(s, own_territories(s, seat))
        if territory not in used and recruit_share(s, seat, effect, territory) > 0
    ]
