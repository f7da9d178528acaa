"""Summon, a sub-action of Making: M of one level becomes special units of that level. [IG-ACT-MAKING-07..12]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.icegarden.changes import pay_m, presence
from longhall.games.icegarden.content import LEVELS, PIECES, UNIT_LEVELS
from longhall.games.icegarden.events.summon import UNIT_SUMMONED, UnitSummoned
from longhall.games.icegarden.frames.base import RegionChoice, out_of_play, region_key
from longhall.games.icegarden.frames.making_cost import making_price, pay_for_making
from longhall.games.icegarden.queries import (
    has_pieces,
    m_on_level,
    open_regions,
    piece_id,
    regions_with_influence,
    unit_type,
)
from longhall.games.icegarden.shapes import Preview, SummonPrice
from longhall.games.icegarden.state import IceGardenState, at
from longhall.kernel.choices import CountChoice, SeatChoice
from longhall.kernel.frames import Option, Refusal


def most_units(s: IceGardenState, seat: int, level: int) -> int:
    """As many as there are M tokens on the level and units in the reserve. [IG-ACT-MAKING-07]"""
    return min(s.m[LEVELS * seat + level], s.reserve[PIECES * seat + level])


def summon_levels(s: IceGardenState, seat: int) -> list[int]:
    """Levels from which units can be summoned; never level 0. [IG-ACT-MAKING-12]"""
    found = [level for level in range(1, UNIT_LEVELS + 1) if most_units(s, seat, level)]
    return found if found and regions_with_influence(s, seat) else []


def summon_penalty(s: IceGardenState, seat: int, level: int, count: int) -> int:
    """Reputation lost: level times units, and what the unit costs besides. [IG-ACT-MAKING-09, IG-ACT-MAKING-11]"""
    extra = unit_type(s, seat, level).summon_penalty
    if extra and s.rules.crab_each:
        extra = count
    return count * level + extra


def summon_prices(s: IceGardenState, seat: int, level: int) -> list[SummonPrice]:
    """What summoning one, two or three units of a level costs, where Dead Snow then stands, and whether that ends the
    game. [IG-ACT-MAKING-09]"""
    found: list[SummonPrice] = []
    for count in range(1, most_units(s, seat, level) + 1):
        reputation, ends = making_price(s, seat, summon_penalty(s, seat, level, count))
        price: SummonPrice = {
            "unit": piece_id(s, seat, level),
            "level": level,
            "count": count,
            "reputation": reputation,
            "dead_snow": s.dead_snow + 1,
        }
        if ends:
            price["ends"] = True
        found.append(price)
    return found


def why_no_summon(s: IceGardenState, seat: int) -> Refusal:
    if not any(m_on_level(s, seat, level) for level in range(1, LEVELS)):
        return Refusal("summon", "IG-ACT-MAKING-12", "refusal-summon-m")
    if not regions_with_influence(s, seat):
        return Refusal("summon", "IG-ACT-MAKING-08", "refusal-summon-influence")
    return Refusal("summon", "IG-ACT-MAKING-07", "refusal-summon-reserve")


@dataclass
class ChooseSummonLevel(SeatChoice):
    """From which level M is sacrificed. [IG-ACT-MAKING-07]"""

    def kind(self) -> str:
        return "summon_level"

    def rule(self) -> str:
        return "IG-ACT-MAKING-07"

    def options(self, s: IceGardenState) -> list[int]:
        return summon_levels(s, self.seat)

    def key(self, s: IceGardenState, pick: int) -> str:
        return f"level:{pick}"

    def option(self, s: IceGardenState, pick: int) -> Option:
        params = {"level": pick, "unit": piece_id(s, self.seat, pick), "most": most_units(s, self.seat, pick)}
        return Option(self.key(s, pick), "option-level", params, "level")

    def preview(self, s: IceGardenState, pick: int) -> Preview:
        return {"prices": summon_prices(s, self.seat, pick)}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        if most_units(s, self.seat, pick) == 1:
            summon(s, self.seat, pick, 1)
        else:
            s.push(ChooseSummonCount(self.seat, pick))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        allowed = self.options(s)
        found = [Refusal("level:0", "IG-ACT-MAKING-12", "refusal-summon-level-0")]
        for level in range(1, UNIT_LEVELS + 1):
            if level in allowed:
                continue
            if m_on_level(s, self.seat, level) == 0:
                params: dict[str, Any] = {"level": level}
                found.append(Refusal(f"level:{level}", "IG-ACT-MAKING-07", "refusal-summon-level", params))
            else:
                params = {"unit": piece_id(s, self.seat, level)}
                found.append(Refusal(f"level:{level}", "IG-COMP-04", "refusal-summon-none-left", params))
        return found


@dataclass
class ChooseSummonCount(CountChoice):
    """How many M tokens; not all need be spent. [IG-ACT-MAKING-10]"""

    level: int

    def kind(self) -> str:
        return "summon_count"

    def rule(self) -> str:
        return "IG-ACT-MAKING-10"

    def options(self, s: IceGardenState) -> list[int]:
        return list(range(1, most_units(s, self.seat, self.level) + 1))

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"unit": piece_id(s, self.seat, self.level), "level": self.level}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        summon(s, self.seat, self.level, pick)

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        most = most_units(s, self.seat, self.level)
        short = s.reserve[PIECES * self.seat + self.level] <= most
        rule, message = (
            ("IG-COMP-04", "refusal-summon-units") if short else ("IG-ACT-MAKING-07", "refusal-summon-tokens")
        )
        params = {"count": most, "unit": piece_id(s, self.seat, self.level), "level": self.level}
        return [Refusal(f"count:{most + 1}", rule, message, params)]


def summon(s: IceGardenState, seat: int, level: int, count: int) -> None:
    """Dead Snow, reputation, M, then the units one by one. [IG-ACT-MAKING-07, IG-ACT-MAKING-13]"""
    if pay_for_making(s, seat, summon_penalty(s, seat, level, count), "IG-ACT-MAKING-09"):
        return
    pay_m(s, seat, level, count, "IG-ACT-MAKING-07")
    place_summoned(s, seat, level, count)


def place_summoned(s: IceGardenState, seat: int, level: int, count: int) -> None:
    """With influence in one region only there is nothing to choose."""
    regions = regions_with_influence(s, seat)
    if len(regions) > 1:
        s.push(ChooseSummonRegion(seat, level, count))
        return
    for _ in range(count):
        put_unit(s, seat, level, regions[0])


def put_unit(s: IceGardenState, seat: int, level: int, region: int) -> None:
    s.reserve[PIECES * seat + level] -= 1
    s.pieces[at(seat, level, region)] += 1
    if not s.listening:
        return
    data: UnitSummoned = {"seat": seat, "unit": piece_id(s, seat, level), "region": s.content.region_ids[region]}
    UNIT_SUMMONED.emit_noted(s, "IG-ACT-MAKING-08", data, {"target_now": presence(s, seat, level, region)})


@dataclass
class ChooseSummonRegion(RegionChoice):
    """Where a summoned unit appears: a region with own influence. [IG-ACT-MAKING-08]"""

    level: int
    left: int

    def kind(self) -> str:
        return "summon_place"

    def rule(self) -> str:
        return "IG-ACT-MAKING-08"

    def options(self, s: IceGardenState) -> list[int]:
        return regions_with_influence(s, self.seat)

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"unit": piece_id(s, self.seat, self.level), "left": self.left}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        put_unit(s, self.seat, self.level, pick)
        if self.left > 1:
            s.push(ChooseSummonRegion(self.seat, self.level, self.left - 1))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        found = out_of_play(s)
        for region in open_regions(s):
            if not has_pieces(s, self.seat, region):
                held = s.held[self.seat] > 0 and s.vuko == region
                rule = "IG-DOM-05" if held else "IG-ACT-MAKING-08"
                message = "refusal-influence-held" if held else "refusal-summon-place"
                found.append(Refusal(region_key(s, region), rule, message))
        return found
