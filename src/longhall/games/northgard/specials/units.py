"""Cards that move or remove units beyond the Move action: Raiding Party, Plunder, Capture, Bribery, Hidden Ways.

They take Kaija like any unit, unless the option ``kaija_counts`` says otherwise. [NG-SPECIAL-01, NG-AMB-23]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.northgard.changes import abandon_if_empty, add_units, gain_resources, lose_kaija, remove_units
from longhall.games.northgard.content import FOOD, LORE, RESOURCES, WOOD
from longhall.games.northgard.encounters import entering, way
from longhall.games.northgard.events.recruit import UNITS_RECRUITED, UnitsRecruited
from longhall.games.northgard.events.retreat import UNITS_LOST, UnitsLost
from longhall.games.northgard.frames.base import TerritoryChoice
from longhall.games.northgard.frames.battle import PLAIN_MOVE, clash
from longhall.games.northgard.frames.kaija import ALONG, KAIJA, FigureChoice, GroupChoice, group_picks
from longhall.games.northgard.frames.move import kaija_may_enter, shift_units, tell_units_moved
from longhall.games.northgard.queries import (
    counts_as_unit,
    is_bear_blocked,
    is_enemy,
    kaija_with,
    lone_creatures,
    own_territories,
    partner_of,
    resource_symbols,
)
from longhall.games.northgard.shapes import Preview
from longhall.games.northgard.special import Special
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.choices import PASS, SeatChoice
from longhall.kernel.frames import Option, Refusal

RAIDING_PARTY: Final = "raiding_party"
PLUNDER: Final = "plunder"
CAPTURE: Final = "capture"
BRIBED: Final = 2  # units at most


def enemy_units(s: NorthgardState, seat: int) -> list[int]:
    """Territories with units of an enemy."""
    return [t for t in s.geo.territories if is_enemy(s, seat, s.owner[t]) and (s.units[t] or counts_as_unit(s, t))]


def units_and_kaija(s: NorthgardState, territories: list[int]) -> list[int]:
    """A pick for a unit of each territory that has one, then one for Kaija where she can be taken."""
    picks = [t for t in territories if s.units[t]]
    return picks + [KAIJA + t for t in territories if counts_as_unit(s, t)]


def capture_grounds(s: NorthgardState, seat: int) -> list[int]:
    """Own territories without a Brown Bear. [NG-CREATURE-BEAR]"""
    return [t for t in own_territories(s, seat) if not is_bear_blocked(s, t)]


def refuse(s: NorthgardState, territory: int, message: str) -> Refusal:
    rule = "NG-CREATURE-BEAR" if message.endswith("-bear") else "NG-SPECIAL-01"
    return Refusal(f"territory:{s.geo.names[territory]}", rule, message)


def victims(s: NorthgardState, seat: int, name: str) -> list[int]:
    """Raiding Party reaches everywhere, the others only beside an own territory."""
    found = enemy_units(s, seat)
    if name == RAIDING_PARTY:
        return found
    return [t for t in found if any(s.owner[other] == seat for other in s.geo.near[t])]


class RemoveUnit(Special):
    def __init__(self, name: str) -> None:
        self.name = name

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        if victims(s, seat, self.name):
            return ""
        return "refusal-play-no-enemy" if self.name == RAIDING_PARTY else "refusal-play-no-enemy-beside"

    def begin(self, s: NorthgardState, seat: int) -> None:
        s.push(ChooseVictim(seat, self.name))


@dataclass
class ChooseVictim(FigureChoice):
    """Which enemy unit is removed: one of a territory, or Kaija. [NG-SPECIAL-01, NG-AMB-23]"""

    card: str

    def kind(self) -> str:
        return "remove_enemy"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return units_and_kaija(s, victims(s, self.seat, self.card))

    def resolve(self, s: NorthgardState, pick: int) -> None:
        territory = pick - KAIJA if pick >= KAIJA else pick
        loser = s.owner[territory]
        if pick >= KAIJA:
            lose_kaija(s, loser, "NG-SPECIAL-01")
            abandon_if_empty(s, territory)
        else:
            remove_units(s, territory, 1)
            data: UnitsLost = {"seat": loser, "territory": s.geo.names[territory], "units": 1}
            UNITS_LOST.emit(s, "NG-SPECIAL-01", data)
        if self.card == RAIDING_PARTY:
            if any(resource_symbols(s, territory, resource) for resource in (FOOD, WOOD, LORE)):
                s.push(ChooseLoot(self.seat, territory))
        elif self.card == CAPTURE and s.reserve[self.seat] and capture_grounds(s, self.seat):
            s.push(ChooseCaptureTerritory(self.seat))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        found: list[Refusal] = []
        for territory in s.geo.territories:
            if territory in allowed or KAIJA + territory in allowed:
                continue
            key = f"territory:{s.geo.names[territory]}"
            if (s.units[territory] or counts_as_unit(s, territory)) and is_enemy(s, self.seat, s.owner[territory]):
                found.append(Refusal(key, "NG-SPECIAL-01", "refusal-victim-far"))
            elif s.kaija == territory and is_enemy(s, self.seat, s.owner[territory]):
                found.append(Refusal(key, "NG-SPECIAL-01", "refusal-victim-kaija"))
            else:
                found.append(Refusal(key, "NG-SPECIAL-01", "refusal-victim-none"))
        return found


@dataclass
class ChooseLoot(SeatChoice):
    """A resource shown in the raided territory. [NG-SPECIAL-01]"""

    territory: int

    def kind(self) -> str:
        return "loot"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return [r for r in (FOOD, WOOD, LORE) if resource_symbols(s, self.territory, r)]

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            Refusal(f"take:{RESOURCES[r]}", "NG-SPECIAL-01", "refusal-loot", {"resource": RESOURCES[r]})
            for r in (FOOD, WOOD, LORE)
            if r not in allowed
        ]

    def key(self, s: NorthgardState, pick: int) -> str:
        return f"take:{RESOURCES[pick]}"

    def option(self, s: NorthgardState, pick: int) -> Option:
        return Option(self.key(s, pick), "option-take", {"resource": RESOURCES[pick]}, "take")

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"territory": s.geo.names[self.territory]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        food, wood, lore = int(pick == FOOD), int(pick == WOOD), int(pick == LORE)
        gain_resources(s, self.seat, food, wood, lore, "NG-SPECIAL-01", self.territory)


@dataclass
class ChooseCaptureTerritory(TerritoryChoice):
    """To which own territory a unit is added; this is no Recruit action. [NG-SPECIAL-01]"""

    def kind(self) -> str:
        return "capture_territory"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return capture_grounds(s, self.seat)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            refuse(s, t, "refusal-recruit-bear" if s.owner[t] == self.seat else "refusal-capture-not-yours")
            for t in s.geo.territories
            if t not in allowed
        ]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        add_units(s, self.seat, pick, 1)
        data: UnitsRecruited = {"seat": self.seat, "territory": s.geo.names[pick], "units": 1, "bonus": 0}
        UNITS_RECRUITED.emit(s, "NG-SPECIAL-01", data)


# -- Bribery ---------------------------------------------------------------------------------------------------------


def bribe_targets(s: NorthgardState, source: int) -> list[int]:
    """Adjacent territories, rough borders or not, but for creatures that share with nobody and partners of the bribed
    units, whose land they may not stay in. [NG-TEAM-04]"""
    partner = partner_of(s, s.owner[source])
    return [
        other
        for other in s.geo.near[source]
        if not lone_creatures(s, other)
        and (partner < 0 or s.owner[other] != partner)
        and (s.units[source] or kaija_can_be_bribed(s, source, other))
    ]


class Bribery(Special):
    """Move up to two enemy units of one territory next door; they attack whom they meet."""

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        return "" if bribe_sources(s, seat) else "refusal-play-no-enemy"

    def begin(self, s: NorthgardState, seat: int) -> None:
        s.push(ChooseBribed(seat))


def bribe_sources(s: NorthgardState, seat: int) -> list[int]:
    return [t for t in enemy_units(s, seat) if bribe_targets(s, t) and not is_bear_blocked(s, t)]


def kaija_can_be_bribed(s: NorthgardState, source: int, target: int) -> bool:
    """She enters no territory of an enemy, not even for silver. [NG-CLAN-BEAR-04, NG-AMB-23]"""
    return counts_as_unit(s, source) and kaija_may_enter(s, s.owner[source], target)


def tell_taken_along(s: NorthgardState, seat: int, source: int, target: int, group: int) -> None:
    """A card takes units somewhere without moves."""
    if s.listening:
        tell_units_moved(s, seat, source, target, group, 0, "NG-SPECIAL-01")


def leap(s: NorthgardState, mover: int, source: int, target: int, group: int) -> Preview:
    """What comes of it, as far as it is certain."""
    found = way(s, source, target, 0, group)
    found.update(entering(s, mover, PLAIN_MOVE, target, group))
    return found


@dataclass
class ChooseBribed(TerritoryChoice):
    """Whose units. [NG-SPECIAL-01]"""

    def kind(self) -> str:
        return "bribe_from"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return bribe_sources(s, self.seat)

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.push(ChooseBribeTarget(self.seat, pick))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [refuse(s, t, self._reason(s, t)) for t in s.geo.territories if t not in allowed]

    def _reason(self, s: NorthgardState, territory: int) -> str:
        if territory not in enemy_units(s, self.seat):
            return "refusal-victim-none"
        return "refusal-move-bear" if is_bear_blocked(s, territory) else "refusal-bribe-no-way"


@dataclass
class ChooseBribeTarget(TerritoryChoice):
    """Where they go. [NG-SPECIAL-01]"""

    source: int

    def kind(self) -> str:
        return "bribe_to"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return bribe_targets(s, self.source)

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"source": s.geo.names[self.source]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.push(ChooseBribeCount(self.seat, self.source, pick))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        near = s.geo.near[self.source]
        return [
            refuse(s, t, "refusal-bribe-no-way" if t in near else "refusal-move-not-adjacent")
            for t in s.geo.territories
            if t not in allowed and t != self.source
        ]

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        most = ChooseBribeCount(self.seat, self.source, pick).options(s)[-1]
        return leap(s, s.owner[self.source], self.source, pick, most)


@dataclass
class ChooseBribeCount(GroupChoice):
    """How many, and whether Kaija is one of them. [NG-SPECIAL-01, NG-AMB-23]"""

    source: int
    target: int

    def kind(self) -> str:
        return "bribe_count"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        picks = list(range(1, min(BRIBED, s.units[self.source]) + 1))
        if kaija_can_be_bribed(s, self.source, self.target):
            picks += [ALONG + n for n in range(min(BRIBED - 1, s.units[self.source]) + 1)]
        return picks

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        most = min(BRIBED, s.units[self.source])
        return [Refusal(f"count:{most + 1}", "NG-SPECIAL-01", "refusal-bribe-count", {"units": most})]

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"source": s.geo.names[self.source], "target": s.geo.names[self.target]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        owner = s.owner[self.source]
        shift_units(s, owner, self.source, self.target, pick)
        tell_taken_along(s, owner, self.source, self.target, pick)
        clash(s, self.seat, PLAIN_MOVE, [])

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        return leap(s, s.owner[self.source], self.source, self.target, pick)


# -- Hidden Ways -----------------------------------------------------------------------------------------------------


class HiddenWays(Special):
    """Move any number of units of one own territory to any open territory."""

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        return "" if hidden_sources(s, seat) else "refusal-play-no-open-territory"

    def begin(self, s: NorthgardState, seat: int) -> None:
        s.push(ChooseHiddenSource(seat))


def hidden_sources(s: NorthgardState, seat: int) -> list[int]:
    return [t for t in own_territories(s, seat) if hidden_targets(s, seat, t) and not is_bear_blocked(s, t)]


def hidden_targets(s: NorthgardState, seat: int, source: int) -> list[int]:
    partner = partner_of(s, seat)
    units = s.units[source]
    return [
        territory
        for territory in s.geo.territories
        if s.geo.open_sides[territory]
        and territory != source
        and not lone_creatures(s, territory)
        and (partner < 0 or s.owner[territory] != partner)
        and (units or kaija_may_enter(s, seat, territory))
    ]


@dataclass
class ChooseHiddenSource(TerritoryChoice):
    """From where. [NG-SPECIAL-01]"""

    def kind(self) -> str:
        return "hidden_from"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return hidden_sources(s, self.seat)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [refuse(s, t, self._reason(s, t)) for t in s.geo.territories if t not in allowed]

    def _reason(self, s: NorthgardState, territory: int) -> str:
        if s.owner[territory] != self.seat:
            return "refusal-move-not-yours"
        return "refusal-move-bear" if is_bear_blocked(s, territory) else "refusal-play-no-open-territory"

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.push(ChooseHiddenTarget(self.seat, pick))


@dataclass
class ChooseHiddenTarget(TerritoryChoice):
    """To which open territory. [NG-SPECIAL-01]"""

    source: int

    def kind(self) -> str:
        return "hidden_to"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return hidden_targets(s, self.seat, self.source)

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"source": s.geo.names[self.source]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.push(ChooseHiddenCount(self.seat, self.source, pick))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            Refusal(
                f"territory:{s.geo.names[territory]}",
                "NG-SPECIAL-01",
                "refusal-hidden-closed" if s.geo.is_closed(territory) else "refusal-hidden-held",
            )
            for territory in s.geo.territories
            if territory not in allowed and territory != self.source
        ]

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        everyone = ChooseHiddenCount(self.seat, self.source, pick).options(s)[-1]
        return leap(s, self.seat, self.source, pick, everyone)


@dataclass
class ChooseHiddenCount(GroupChoice):
    """How many. [NG-SPECIAL-01]"""

    source: int
    target: int

    def kind(self) -> str:
        return "hidden_count"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        kaija = kaija_with(s, self.seat, self.source) and kaija_may_enter(s, self.seat, self.target)
        return group_picks(s.units[self.source], kaija)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        there = s.units[self.source]
        return [Refusal(f"count:{there + 1}", "NG-SPECIAL-01", "refusal-move-count", {"units": there})]

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"source": s.geo.names[self.source], "target": s.geo.names[self.target]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        shift_units(s, self.seat, self.source, self.target, pick)
        tell_taken_along(s, self.seat, self.source, self.target, pick)
        clash(s, self.seat, PLAIN_MOVE, [])

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        return leap(s, self.seat, self.source, self.target, pick)


# -- the Stag's muster -----------------------------------------------------------------------------------------------


class StagMuster(Special):
    """After recruiting: one own unit of an adjacent territory may join, rough border or not."""

    def follows(self) -> bool:
        return True

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        return "" if muster_sources(s, seat) else "refusal-play-recruit"

    def begin(self, s: NorthgardState, seat: int) -> None:
        s.push(ChooseMuster(seat))


def muster_sources(s: NorthgardState, seat: int) -> list[int]:
    if s.last_recruit < 0 or s.owner[s.last_recruit] != seat:
        return []
    near = s.geo.near[s.last_recruit]
    mine = [t for t in near if s.owner[t] == seat and not is_bear_blocked(s, t)]
    return units_and_kaija(s, mine)


@dataclass
class ChooseMuster(FigureChoice):
    """From where a unit joins, if any. [NG-SPECIAL-01]"""

    def kind(self) -> str:
        return "muster"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return [*muster_sources(s, self.seat), PASS]

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            refuse(s, t, "refusal-move-bear" if is_bear_blocked(s, t) else "refusal-muster")
            for t in own_territories(s, self.seat)
            if t not in allowed and KAIJA + t not in allowed and t != s.last_recruit
        ]

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"target": s.geo.names[s.last_recruit]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == PASS:
            return
        source, group = (pick - KAIJA, ALONG) if pick >= KAIJA else (pick, 1)
        shift_units(s, self.seat, source, s.last_recruit, group)
        tell_taken_along(s, self.seat, source, s.last_recruit, group)

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        if pick < 0:
            return {}
        source, group = (pick - KAIJA, ALONG) if pick >= KAIJA else (pick, 1)
        return way(s, source, s.last_recruit, 0, group)
