"""Other special development cards: Future Sight, Industrious Villagers. [NG-SPECIAL-01]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.northgard.changes import put_on_draw_pile
from longhall.games.northgard.content import STONE, Building
from longhall.games.northgard.events.build import BUILDING_REPLACED, BuildingReplaced
from longhall.games.northgard.events.turn import CARD_TAKEN
from longhall.games.northgard.frames.base import WORDS, CardChoice
from longhall.games.northgard.frames.build import building_preview
from longhall.games.northgard.known import everybody
from longhall.games.northgard.queries import is_bear_blocked, own_territories, slot_name
from longhall.games.northgard.shapes import Preview
from longhall.games.northgard.special import Special
from longhall.games.northgard.state import FORESIGHT, NorthgardState
from longhall.kernel.choices import PASS, SeatChoice
from longhall.kernel.frames import Option, Refusal


class FutureSight(Special):
    """Take a face-up card now instead of one when passing this year."""

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        if s.year_flags[seat] & FORESIGHT:
            return "refusal-play-already"
        return "" if s.row or s.achievements else "refusal-play-nothing"

    def begin(self, s: NorthgardState, seat: int) -> None:
        s.push(ChooseForeseen(seat))


@dataclass
class ChooseForeseen(CardChoice):
    """A development or achievement card, onto the own draw pile. [NG-SPECIAL-01]"""

    def kind(self) -> str:
        return "foresee"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return s.row + s.achievements

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick in s.row:
            s.row.remove(pick)
        else:
            s.achievements.remove(pick)
        s.year_flags[self.seat] |= FORESIGHT
        put_on_draw_pile(s, self.seat, pick, everybody(s))
        CARD_TAKEN.emit(s, "NG-SPECIAL-01", {"seat": self.seat, "card": s.content.cards[pick].id})


# -- Industrious Villagers -------------------------------------------------------------------------------------------

_EXTRA: Final = 1 << 16  # added to the number of a building without a slot


def standing_buildings(s: NorthgardState, seat: int) -> list[int]:
    """Own buildings that another of their size can replace: slots, then buildings without one."""
    slots = [
        slot
        for territory in own_territories(s, seat)
        if not is_bear_blocked(s, territory)
        for slot in s.geo.slots[territory]
        if s.built[slot] >= 0 and replacements(s, slot)
    ]
    extra = s.extra_buildings
    free = [
        _EXTRA + i
        for i in range(0, len(extra), 2)
        if s.owner[s.geo.root[extra[i]]] == seat
        and not is_bear_blocked(s, s.geo.root[extra[i]])
        and replacements(s, _EXTRA + i)
    ]
    return slots + free


def replaced_building(s: NorthgardState, site: int) -> int:
    return s.extra_buildings[site - _EXTRA + 1] if site >= _EXTRA else s.built[site]


def replacements(s: NorthgardState, site: int) -> list[int]:
    """Other types of the same size in the reserve; a Carved Stone only where there is a stone."""
    return [b.index for b in s.content.buildings if replacement_refusal(s, site, b) is None]


def replacement_refusal(s: NorthgardState, site: int, building: Building) -> tuple[str, str] | None:
    """Why a building cannot take the place of another."""
    old = s.content.buildings[replaced_building(s, site)]
    if building.large != old.large:
        return "NG-BUILD-03", "refusal-build-size"
    if building.index == old.index:
        return "NG-SPECIAL-01", "refusal-remodel-same"
    if s.supply[building.index] == 0:
        return "NG-BUILD-06", "refusal-build-none-left"
    if building.stone and (site >= _EXTRA or s.geo.slot_kind[site] != STONE):
        return "NG-BUILD-04", "refusal-build-no-stone"
    return None


class Remodel(Special):
    """Replace one own building by another of the same size; a type may be repeated. Exception to NG-BUILD-07."""

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        return "" if standing_buildings(s, seat) else "refusal-play-nothing"

    def begin(self, s: NorthgardState, seat: int) -> None:
        s.push(ChooseRemodelled(seat))


@dataclass
class ChooseRemodelled(SeatChoice):
    """Which building is replaced, if any. [NG-SPECIAL-01]"""

    def kind(self) -> str:
        return "remodel"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return [*standing_buildings(s, self.seat), PASS]

    def key(self, s: NorthgardState, pick: int) -> str:
        if pick >= _EXTRA:
            return f"extra:{s.geo.names[s.extra_buildings[pick - _EXTRA]]}.{(pick - _EXTRA) // 2 + 1}"
        return f"slot:{slot_name(s, pick)}" if pick >= 0 else WORDS[pick]

    def option(self, s: NorthgardState, pick: int) -> Option:
        if pick < 0:
            return Option("pass", "option-pass", {}, "other")
        region = s.extra_buildings[pick - _EXTRA] if pick >= _EXTRA else s.geo.slot_region[pick]
        params = {
            "building": s.content.buildings[replaced_building(s, pick)].id,
            "territory": s.geo.names[s.geo.root[region]],
        }
        return Option(self.key(s, pick), "option-remodel", params, "slot")

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick != PASS:
            s.push(ChooseReplacement(self.seat, pick))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        found: list[Refusal] = []
        for slot, region in enumerate(s.geo.slot_region):
            if slot in allowed:
                continue
            if s.owner[s.geo.root[region]] != self.seat:
                message = "refusal-remodel-not-yours"
            elif s.built[slot] < 0:
                message = "refusal-remodel-empty"
            else:
                message = "refusal-remodel-none"
            found.append(Refusal(f"slot:{slot_name(s, slot)}", "NG-SPECIAL-01", message))
        return found


@dataclass
class ChooseReplacement(SeatChoice):
    """By what. [NG-SPECIAL-01]"""

    site: int

    def kind(self) -> str:
        return "remodel_into"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return replacements(s, self.site)

    def key(self, s: NorthgardState, pick: int) -> str:
        return f"building:{s.content.buildings[pick].id}"

    def option(self, s: NorthgardState, pick: int) -> Option:
        building = s.content.buildings[pick]
        group = "large_building" if building.large else "small_building"
        return Option(self.key(s, pick), "option-building", {"building": building.id, "cost": 0}, group)

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"building": s.content.buildings[replaced_building(s, self.site)].id}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        old = replaced_building(s, self.site)
        s.supply[old] += 1
        s.supply[pick] -= 1
        if self.site >= _EXTRA:
            s.extra_buildings[self.site - _EXTRA + 1] = pick
            region = s.extra_buildings[self.site - _EXTRA]
        else:
            s.built[self.site] = pick
            region = s.geo.slot_region[self.site]
        buildings = s.content.buildings
        data: BuildingReplaced = {
            "seat": self.seat,
            "building": buildings[pick].id,
            "replaced": buildings[old].id,
            "territory": s.geo.names[s.geo.root[region]],
        }
        if self.site < _EXTRA:
            data["slot"] = slot_name(s, self.site)
        BUILDING_REPLACED.emit(s, "NG-SPECIAL-01", data)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        found: list[Refusal] = []
        for building in s.content.buildings:
            reason = replacement_refusal(s, self.site, building)
            if reason is not None:
                params = {"building": building.id}
                found.append(Refusal(f"building:{building.id}", reason[0], reason[1], params))
        return found

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        found = building_preview(s, s.content.buildings[pick], 0)
        found["replaced"] = s.content.buildings[replaced_building(s, self.site)].id
        return found
