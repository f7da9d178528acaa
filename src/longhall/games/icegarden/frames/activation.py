"""Activation: the Making Spy, the Ice Drakkars, Speed; Attack has a module of its own. [IG-ABIL]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icegarden.changes import move_pieces, return_spied
from longhall.games.icegarden.content import (
    ABILITY_IDS,
    ACTIVATION,
    DRAKKAR_LEVEL,
    FJOLLSFINN,
    FREIHOFF,
    GENERIC,
    HARRASIM_LEVEL,
    MARKER,
    PIECES,
    REGIONS,
    SPEED,
    UNIT_LEVELS,
)
from longhall.games.icegarden.events.activation import ABILITY_SPIED
from longhall.games.icegarden.frames.attack import AttackInTurn, RemoveKilled
from longhall.games.icegarden.frames.base import PieceChoice, RegionChoice, out_of_play, piece_key
from longhall.games.icegarden.frames.move import in_reach, not_adjacent
from longhall.games.icegarden.queries import (
    has_ability,
    open_neighbours,
    piece_id,
    regions_of_units,
    seat_of,
    unit_type,
    units_on_map,
)
from longhall.games.icegarden.shapes import Preview
from longhall.games.icegarden.state import NOBODY, IceGardenState, at
from longhall.kernel.choices import DONE, CountChoice, SeatChoice
from longhall.kernel.frames import Refusal, Step

KEEP: Final = -3


@dataclass
class Activate(Step):
    """The abilities in their fixed order; killed units go at the end. [IG-ABIL-01]"""

    def kind(self) -> str:
        return "activate"

    def run(self, s: IceGardenState) -> None:
        s.field = ACTIVATION
        s.push_in_order(SendSpy(), SailDrakkars(), SpeedInTurn(0), AttackInTurn(0), RemoveKilled())


# -- the Making Spy ----------------------------------------------------------------------------------------------------


@dataclass
class SendSpy(Step):
    """Harrasim on the map takes two abilities. [IG-ABIL-SPY-01]"""

    def kind(self) -> str:
        return "send_spy"

    def run(self, s: IceGardenState) -> None:
        seat = seat_of(s, FREIHOFF)
        if seat != NOBODY and units_on_map(s, seat, HARRASIM_LEVEL) and spy_options(s, NOBODY):
            s.push(ChooseSpied(seat, NOBODY))


def spy_options(s: IceGardenState, first: int) -> list[int]:
    """Abilities on the board, and those Harrasim has, which go back first; ``first`` is taken already."""
    return [
        ability
        for ability in range(GENERIC)
        if ability != first and (s.upgrades_left[ability] > 0 or (first == NOBODY and ability in s.spy))
    ]


@dataclass
class ChooseSpied(SeatChoice):
    """Two different abilities, one after the other; or Harrasim keeps those he has. [IG-ABIL-SPY-01, IG-ABIL-SPY-02]"""

    first: int  # the ability chosen before, NOBODY for the first choice

    def kind(self) -> str:
        return "spy"

    def rule(self) -> str:
        return "IG-ABIL-SPY-01"

    def options(self, s: IceGardenState) -> list[int]:
        picks = spy_options(s, self.first)
        if self.first == NOBODY and s.spy:
            picks.append(KEEP)
        return picks

    def key(self, s: IceGardenState, pick: int) -> str:
        return "keep" if pick == KEEP else f"ability:{ABILITY_IDS[pick]}"

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"number": 1 if self.first == NOBODY else 2}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        if pick == KEEP:
            return
        if self.first == NOBODY:
            return_spied(s, self.seat)
        s.upgrades_left[pick] -= 1
        s.spy.append(pick)
        s.ability[(UNIT_LEVELS * self.seat + HARRASIM_LEVEL - 1) * GENERIC + pick] += 1
        ABILITY_SPIED.emit(s, "IG-ABIL-SPY-01", {"seat": self.seat, "ability": ABILITY_IDS[pick]})
        slots = unit_type(s, self.seat, HARRASIM_LEVEL).spy_slots
        if len(s.spy) < slots and spy_options(s, pick):
            s.push(ChooseSpied(self.seat, pick))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        allowed = self.options(s)
        found: list[Refusal] = []
        for ability in range(GENERIC):
            if ability in allowed:
                continue
            same = ability == self.first
            rule, message = ("IG-ABIL-SPY-01", "refusal-spy-same") if same else ("IG-COMP-05", "refusal-upgrade-gone")
            found.append(Refusal(f"ability:{ABILITY_IDS[ability]}", rule, message))
        return found


# -- the Ice Drakkars --------------------------------------------------------------------------------------------------


@dataclass
class SailDrakkars(Step):
    """Works with both Drakkars on the map in two regions. [IG-ABIL-DRAK-01]"""

    def kind(self) -> str:
        return "sail_drakkars"

    def run(self, s: IceGardenState) -> None:
        seat = seat_of(s, FJOLLSFINN)
        if seat == NOBODY:
            return
        harbours = regions_of_units(s, seat, DRAKKAR_LEVEL)
        if len(harbours) == 2 and harbours[0] != harbours[1]:
            offer_ferry(s, seat, harbours[0], harbours[1], ())


def ferry_picks(s: IceGardenState, seat: int, one: int, other: int, ferried: tuple[int, ...]) -> list[int]:
    """Pieces of the two harbours that have not sailed; the Drakkars stay. ``ferried``: a piece and the number that
    arrived, in turns."""
    found: list[int] = []
    for kind in range(PIECES):
        if kind == DRAKKAR_LEVEL:
            continue
        for region in (one, other):
            if can_sail(s, seat, REGIONS * kind + region, ferried):
                found.append(REGIONS * kind + region)
    return found


def can_sail(s: IceGardenState, seat: int, piece: int, ferried: tuple[int, ...]) -> int:
    """How many pieces of a kind in a region have not sailed in this Activation."""
    arrived = sum(ferried[i + 1] for i in range(0, len(ferried), 2) if ferried[i] == piece)
    return s.pieces[at(seat, 0, piece)] - arrived


def offer_ferry(s: IceGardenState, seat: int, one: int, other: int, ferried: tuple[int, ...]) -> None:
    if ferry_picks(s, seat, one, other, ferried):
        s.push(ChooseFerried(seat, one, other, ferried))


@dataclass
class ChooseFerried(PieceChoice):
    """Which pieces sail to the other Drakkar, or no more. [IG-ABIL-DRAK-01]"""

    one: int
    other: int
    ferried: tuple[int, ...]

    def kind(self) -> str:
        return "ferry"

    def rule(self) -> str:
        return "IG-ABIL-DRAK-01"

    def options(self, s: IceGardenState) -> list[int]:
        return [*ferry_picks(s, self.seat, self.one, self.other, self.ferried), DONE]

    def context(self, s: IceGardenState) -> dict[str, Any]:
        ids = s.content.region_ids
        return {"source": ids[self.one], "target": ids[self.other]}

    def preview(self, s: IceGardenState, pick: int) -> Preview:
        return {"most": can_sail(s, self.seat, pick, self.ferried)} if pick >= 0 else {}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        if pick == DONE:
            return
        most = can_sail(s, self.seat, pick, self.ferried)
        choice = ChooseFerriedCount(self.seat, self.one, self.other, self.ferried, pick)
        if most == 1:
            choice.resolve(s, 1)
        else:
            s.push(choice)

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        allowed = self.options(s)
        found: list[Refusal] = []
        for region in (self.one, self.other):
            drakkar = piece_key(s, self.seat, DRAKKAR_LEVEL, region)
            found.append(Refusal(drakkar, "IG-ABIL-DRAK-01", "refusal-ferry-drakkar"))
            for kind in range(PIECES):
                piece = REGIONS * kind + region
                if kind == DRAKKAR_LEVEL or piece in allowed:
                    continue
                if s.pieces[at(self.seat, 0, piece)]:
                    key = piece_key(s, self.seat, kind, region)
                    found.append(Refusal(key, "IG-ABIL-DRAK-01", "refusal-ferry-again"))
                elif kind == MARKER and s.vuko == region and s.held[self.seat]:
                    found.append(Refusal(piece_key(s, self.seat, kind, region), "IG-DOM-05", "refusal-marker-held"))
        return found


@dataclass
class ChooseFerriedCount(CountChoice):
    """How many pieces of that kind sail. [IG-ABIL-DRAK-01]"""

    one: int
    other: int
    ferried: tuple[int, ...]
    piece: int

    def kind(self) -> str:
        return "ferry_count"

    def rule(self) -> str:
        return "IG-ABIL-DRAK-01"

    def options(self, s: IceGardenState) -> list[int]:
        return list(range(1, can_sail(s, self.seat, self.piece, self.ferried) + 1))

    def context(self, s: IceGardenState) -> dict[str, Any]:
        kind, source = self.piece // REGIONS, self.piece % REGIONS
        target = self.other if source == self.one else self.one
        ids = s.content.region_ids
        return {"piece": piece_id(s, self.seat, kind), "source": ids[source], "target": ids[target]}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        kind, source = self.piece // REGIONS, self.piece % REGIONS
        target = self.other if source == self.one else self.one
        move_pieces(s, self.seat, kind, source, target, pick, "IG-ABIL-DRAK-01")
        arrived = (REGIONS * kind + target, pick)
        offer_ferry(s, self.seat, self.one, self.other, self.ferried + arrived)

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        most = can_sail(s, self.seat, self.piece, self.ferried)
        return [Refusal(f"count:{most + 1}", "IG-ABIL-DRAK-01", "refusal-count", {"count": most})]


# -- Speed -------------------------------------------------------------------------------------------------------------


@dataclass
class SpeedInTurn(Step):
    """Everybody with fast units, in turn order. [IG-ABIL-02]"""

    place: int

    def kind(self) -> str:
        return "speed_in_turn"

    def run(self, s: IceGardenState) -> None:
        for place in range(self.place, s.seats):
            seat = s.order[place]
            if fast_units(s, seat, ()):
                s.push(SpeedInTurn(place + 1))
                s.push(ChooseFastUnit(seat, ()))
                return


def fast_units(s: IceGardenState, seat: int, moved: tuple[int, ...]) -> list[int]:
    """Units with Speed and a step left, ``REGIONS * level + region``. ``moved``: where units are that have made a step;
    one step for each Speed, so only level 3 can have several. [IG-ABIL-SPEED-01]"""
    found: list[int] = []
    for level in range(1, UNIT_LEVELS + 1):
        speed = has_ability(s, seat, level, SPEED)
        if speed == 0:
            continue
        for region in range(REGIONS):
            unit = REGIONS * level + region
            there = s.pieces[at(seat, 0, unit)]
            if there and there * speed > moved.count(unit) and open_neighbours(s, region):
                found.append(unit)
    return found


def moved_with(moved: tuple[int, ...], unit: int, target: int, speed: int) -> tuple[int, ...]:
    """The steps made after one more. A unit that may make several takes its earlier steps along."""
    if speed == 1:
        return (*moved, target)
    return (*[target if step == unit else step for step in moved], target)


@dataclass
class ChooseFastUnit(PieceChoice):
    """Which unit with Speed moves, or no more. [IG-ABIL-SPEED-01]"""

    moved: tuple[int, ...]

    def kind(self) -> str:
        return "speed"

    def rule(self) -> str:
        return "IG-ABIL-SPEED-01"

    def options(self, s: IceGardenState) -> list[int]:
        return [*fast_units(s, self.seat, self.moved), DONE]

    def preview(self, s: IceGardenState, pick: int) -> Preview:
        return {"reach": in_reach(s, pick % REGIONS)} if pick >= 0 else {}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        if pick >= 0:
            s.push(ChooseSpeedTarget(self.seat, self.moved, pick))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        found: list[Refusal] = []
        allowed = self.options(s)
        for level in range(1, UNIT_LEVELS + 1):
            for region in range(REGIONS):
                unit = REGIONS * level + region
                if unit in allowed or not s.pieces[at(self.seat, 0, unit)]:
                    continue
                if not has_ability(s, self.seat, level, SPEED):
                    message = "refusal-speed-without"
                elif unit in self.moved:
                    message = "refusal-speed-again"
                else:
                    message = "refusal-move-nowhere"
                found.append(Refusal(piece_key(s, self.seat, level, region), "IG-ABIL-SPEED-01", message))
        return found


@dataclass
class ChooseSpeedTarget(RegionChoice):
    """To which adjacent region. [IG-ABIL-SPEED-01]"""

    moved: tuple[int, ...]
    unit: int

    def kind(self) -> str:
        return "speed_to"

    def rule(self) -> str:
        return "IG-ABIL-SPEED-01"

    def options(self, s: IceGardenState) -> list[int]:
        return open_neighbours(s, self.unit % REGIONS)

    def context(self, s: IceGardenState) -> dict[str, Any]:
        level, source = self.unit // REGIONS, self.unit % REGIONS
        return {"unit": piece_id(s, self.seat, level), "source": s.content.region_ids[source]}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        level, source = self.unit // REGIONS, self.unit % REGIONS
        move_pieces(s, self.seat, level, source, pick, 1, "IG-ABIL-SPEED-01")
        speed = has_ability(s, self.seat, level, SPEED)
        moved = moved_with(self.moved, self.unit, REGIONS * level + pick, speed)
        if fast_units(s, self.seat, moved):
            s.push(ChooseFastUnit(self.seat, moved))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        return out_of_play(s) + not_adjacent(s, self.unit % REGIONS, "IG-ABIL-SPEED-01")
