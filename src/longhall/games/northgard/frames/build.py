"""Build. [NG-BUILD]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.northgard.changes import gain_resources, pay
from longhall.games.northgard.components import building_gives
from longhall.games.northgard.content import GOAT, LARGE, SLOT_KINDS, STONE, WOOD, Building, Effect
from longhall.games.northgard.events.build import BUILDING_BUILT, BuildingBuilt
from longhall.games.northgard.frames.base import WORDS
from longhall.games.northgard.queries import buildings_in, is_bear_blocked, own_territories, slot_name
from longhall.games.northgard.shapes import Preview
from longhall.games.northgard.state import OFF_MAP, NorthgardState
from longhall.kernel.choices import DONE, SeatChoice
from longhall.kernel.frames import Option, Refusal

_NO_SLOT: Final = 1 << 20  # picks from here on are territories: a building that needs no slot


def building_cost(building: Building, effect: Effect) -> int:
    """[NG-BUILD-02]"""
    return max(0, building.cost - effect.discount)


def building_sites(s: NorthgardState, ground: list[int], building: Building, effect: Effect) -> list[int]:
    """Slots in these territories where this type may be built, cost and supply aside. [NG-BUILD-01, -03, -04, -05]"""
    built = s.built
    kinds = s.geo.slot_kind
    sites: list[int] = []
    slotless: list[int] = []
    for territory in ground:
        if not effect.duplicate and building.index in buildings_in(s, territory):
            continue
        for slot in s.geo.slots[territory]:
            if built[slot] < 0 and slot_takes(kinds[slot], building):
                sites.append(slot)
        if effect.no_slot and not building.large:
            slotless.append(_NO_SLOT + territory)
    return sites + slotless


def building_ground(s: NorthgardState, seat: int) -> list[int]:
    """Own territories without a Brown Bear, or the one the card allows. [NG-BUILD-01, NG-CREATURE-BEAR]"""
    own = own_territories(s, seat)
    if not s.creature_at and s.build_only == OFF_MAP:
        return own
    return [
        territory for territory in own if not is_bear_blocked(s, territory) and s.build_only in (OFF_MAP, territory)
    ]


def slot_takes(kind: int, building: Building) -> bool:
    """[NG-BUILD-03, NG-BUILD-04]"""
    if building.large or kind == LARGE:
        return building.large and kind == LARGE
    return kind == STONE or not building.stone


def affordable(s: NorthgardState, seat: int, effect: Effect) -> list[Building]:
    """Types that are left in the supply and that ``seat`` can pay for. [NG-BUILD-02, NG-BUILD-06]"""
    wood = s.resources[3 * seat + WOOD]
    supply = s.supply
    return [
        building
        for building in s.content.buildings
        if supply[building.index] > 0 and building_cost(building, effect) <= wood
    ]


def buildable(s: NorthgardState, seat: int, effect: Effect, small_only: bool) -> list[int]:
    """Types that ``seat`` can build somewhere now."""
    types = affordable(s, seat, effect)
    ground = building_ground(s, seat) if types else []
    return [
        building.index
        for building in types
        if not (small_only and building.large) and building_sites(s, ground, building, effect)
    ]


def can_build(s: NorthgardState, seat: int, effect: Effect) -> bool:
    types = affordable(s, seat, effect)
    ground = building_ground(s, seat) if types else []
    for building in types:  # noqa: SIM110  # asked of every card in hand: a generator would cost more than the rest
        if building_sites(s, ground, building, effect):
            return True
    return False


def build_obstacle(s: NorthgardState, seat: int, effect: Effect) -> tuple[str, str] | None:
    """Why nothing can be built now: (rule, message)."""
    if can_build(s, seat, effect):
        return None
    if affordable(s, seat, effect):
        return "NG-BUILD-01", "refusal-play-build"
    return "NG-BUILD-02", "refusal-play-wood"


@dataclass
class ChooseBuilding(SeatChoice):
    """What to build. With several builds to one card the later ones may be left out."""

    effect: int
    left: int
    small_needed: int  # at least so many of the builds left must be small
    first: bool

    def kind(self) -> str:
        return "build"

    def rule(self) -> str:
        return "NG-BUILD-01"

    def options(self, s: NorthgardState) -> list[int]:
        picks = buildable(s, self.seat, s.content.effects[self.effect], self.small_needed >= self.left)
        if not self.first:
            picks.append(DONE)
        return picks

    def key(self, s: NorthgardState, pick: int) -> str:
        return f"building:{s.content.buildings[pick].id}" if pick >= 0 else WORDS[pick]

    def option(self, s: NorthgardState, pick: int) -> Option:
        if pick < 0:
            return Option(WORDS[pick], f"option-{WORDS[pick]}", {}, "other")
        building = s.content.buildings[pick]
        cost = building_cost(building, s.content.effects[self.effect])
        group = "large_building" if building.large else "small_building"
        return Option(self.key(s, pick), "option-building", {"building": building.id, "cost": cost}, group)

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"left": self.left, "wood": s.resources[3 * self.seat + WOOD]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick != DONE:
            s.push(ChooseSite(self.seat, self.effect, self.left, self.small_needed, pick))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        effect = s.content.effects[self.effect]
        wood = s.resources[3 * self.seat + WOOD]
        allowed = set(self.options(s))
        found: list[Refusal] = []
        for building in s.content.buildings:
            if building.index in allowed:
                continue
            key = f"building:{building.id}"
            cost = building_cost(building, effect)
            if s.supply[building.index] == 0:
                found.append(Refusal(key, "NG-BUILD-06", "refusal-build-none-left", {"building": building.id}))
            elif cost > wood:
                params = {"building": building.id, "cost": cost, "wood": wood}
                found.append(Refusal(key, "NG-BUILD-02", "refusal-build-wood", params))
            elif building.large and self.small_needed >= self.left:
                found.append(Refusal(key, "NG-SPECIAL-01", "refusal-build-small-only", {"building": building.id}))
            else:
                rule, message = _why_no_site(s, self.seat, building)
                found.append(Refusal(key, rule, message, {"building": building.id}))
        return found

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        if pick < 0:
            return {}
        building = s.content.buildings[pick]
        return building_preview(s, building, building_cost(building, s.content.effects[self.effect]))


def _why_no_site(s: NorthgardState, seat: int, building: Building) -> tuple[str, str]:
    for territory in building_ground(s, seat):
        for slot in s.geo.slots[territory]:
            if s.built[slot] < 0 and slot_takes(s.geo.slot_kind[slot], building):
                return "NG-BUILD-05", "refusal-build-repeated"
    for territory in own_territories(s, seat):
        if is_bear_blocked(s, territory) and any(
            s.built[slot] < 0 and slot_takes(s.geo.slot_kind[slot], building) for slot in s.geo.slots[territory]
        ):
            return "NG-CREATURE-BEAR", "refusal-build-bear"
    if building.large:
        return "NG-BUILD-03", "refusal-build-no-large-slot"
    if building.stone:
        return "NG-BUILD-04", "refusal-build-no-stone-slot"
    return "NG-BUILD-03", "refusal-build-no-small-slot"


def building_preview(s: NorthgardState, building: Building, cost: int) -> Preview:
    return {
        "building": building.id,
        "cost": {"wood": cost},
        "gives": building_gives(building),
        "supply": s.supply[building.index],
    }


def building_site(s: NorthgardState, pick: int) -> Preview:
    """Where a pick of ``ChooseSite`` puts the building: the territory, and the slot where it needs one."""
    if pick >= _NO_SLOT:
        return {"territory": s.geo.names[pick - _NO_SLOT]}
    return {"territory": s.geo.names[s.geo.root[s.geo.slot_region[pick]]], "slot": slot_name(s, pick)}


def _slot_words(s: NorthgardState, slot: int) -> dict[str, Any]:
    """What a slot is called: its kind, and its number among those of its kind in the territory, 0 for the only one."""
    geo = s.geo
    kind = geo.slot_kind[slot]
    territory = geo.root[geo.slot_region[slot]]
    alike = [other for other in geo.slots[territory] if geo.slot_kind[other] == kind]
    return {"kind": SLOT_KINDS[kind], "number": alike.index(slot) + 1 if len(alike) > 1 else 0}


@dataclass
class ChooseSite(SeatChoice):
    """On which slot. [NG-BUILD-01]"""

    effect: int
    left: int
    small_needed: int
    building: int

    def kind(self) -> str:
        return "build_site"

    def rule(self) -> str:
        return "NG-BUILD-03"

    def options(self, s: NorthgardState) -> list[int]:
        ground = building_ground(s, self.seat)
        return building_sites(s, ground, s.content.buildings[self.building], s.content.effects[self.effect])

    def key(self, s: NorthgardState, pick: int) -> str:
        if pick >= _NO_SLOT:
            return f"territory:{s.geo.names[pick - _NO_SLOT]}"
        return f"slot:{slot_name(s, pick)}"

    def option(self, s: NorthgardState, pick: int) -> Option:
        site = building_site(s, pick)
        params = {"territory": site["territory"], "building": s.content.buildings[self.building].id}
        if "slot" not in site:
            return Option(self.key(s, pick), "option-build-without-slot", params, "territory")
        return Option(self.key(s, pick), "option-slot", {**params, **_slot_words(s, pick)}, "slot")

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"building": s.content.buildings[self.building].id}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        building = s.content.buildings[self.building]
        effect = s.content.effects[self.effect]
        pay(s, self.seat, WOOD, building_cost(building, effect), "NG-BUILD-02")
        s.supply[building.index] -= 1
        if pick >= _NO_SLOT:
            territory = pick - _NO_SLOT
            s.extra_buildings += [territory, building.index]
        else:
            territory = s.geo.root[s.geo.slot_region[pick]]
            s.built[pick] = building.index
        data: BuildingBuilt = {"seat": self.seat, "building": building.id, "territory": s.geo.names[territory]}
        if pick < _NO_SLOT:
            data["slot"] = slot_name(s, pick)
        BUILDING_BUILT.emit(s, "NG-BUILD-01", data)
        s.builds[self.seat] += 1
        s.last_build = territory
        if s.clan[self.seat] == GOAT:
            gain_resources(s, self.seat, 2 if building.large else 1, 0, 0, "NG-CLAN-GOAT-01", territory)
        left = self.left - 1
        small = self.small_needed if building.large else max(0, self.small_needed - 1)
        if left and buildable(s, self.seat, effect, small >= left):
            s.push(ChooseBuilding(self.seat, self.effect, left, small, False))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        building = s.content.buildings[self.building]
        allowed = set(self.options(s))
        found: list[Refusal] = []
        for slot, kind in enumerate(s.geo.slot_kind):
            if slot in allowed:
                continue
            territory = s.geo.root[s.geo.slot_region[slot]]
            key = f"slot:{slot_name(s, slot)}"
            if s.owner[territory] != self.seat:
                found.append(Refusal(key, "NG-BUILD-01", "refusal-build-not-yours"))
            elif is_bear_blocked(s, territory):
                found.append(Refusal(key, "NG-CREATURE-BEAR", "refusal-build-bear"))
            elif s.build_only not in (OFF_MAP, territory):
                found.append(Refusal(key, "NG-SPECIAL-01", "refusal-build-elsewhere"))
            elif s.built[slot] >= 0:
                found.append(Refusal(key, "NG-BUILD-01", "refusal-build-occupied"))
            elif not slot_takes(kind, building):
                rule = "NG-BUILD-04" if building.stone and kind != LARGE else "NG-BUILD-03"
                message = "refusal-build-no-stone" if rule == "NG-BUILD-04" else "refusal-build-size"
                found.append(Refusal(key, rule, message, {"building": building.id}))
            else:
                found.append(Refusal(key, "NG-BUILD-05", "refusal-build-same-type", {"building": building.id}))
        if s.content.effects[self.effect].no_slot and not building.large:
            found += self._slotless_refusals(s, allowed)
        return found

    def _slotless_refusals(self, s: NorthgardState, allowed: set[int]) -> list[Refusal]:
        found: list[Refusal] = []
        for territory in s.geo.territories:
            if _NO_SLOT + territory in allowed:
                continue
            key = f"territory:{s.geo.names[territory]}"
            if s.owner[territory] != self.seat:
                found.append(Refusal(key, "NG-BUILD-01", "refusal-build-not-yours"))
            elif is_bear_blocked(s, territory):
                found.append(Refusal(key, "NG-CREATURE-BEAR", "refusal-build-bear"))
            else:
                building = s.content.buildings[self.building].id
                found.append(Refusal(key, "NG-BUILD-05", "refusal-build-same-type", {"building": building}))
        return found

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        building = s.content.buildings[self.building]
        found = building_preview(s, building, building_cost(building, s.content.effects[self.effect]))
        found.update(building_site(s, pick))
        return found
