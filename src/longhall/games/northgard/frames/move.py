"""Move. [NG-MOVE]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.northgard.changes import abandon_if_empty, gain_resources
from longhall.games.northgard.content import FOOD, WOOD, Effect
from longhall.games.northgard.encounters import entering, way
from longhall.games.northgard.events.move import UNITS_MOVED, UnitsMoved
from longhall.games.northgard.frames.base import WORDS, TerritoryChoice, territory_option
from longhall.games.northgard.frames.battle import clash
from longhall.games.northgard.frames.declare import attackable_creatures, declare, must_fight
from longhall.games.northgard.frames.kaija import ALONG, GroupChoice, group_picks
from longhall.games.northgard.map import REGULAR, ROUGH
from longhall.games.northgard.queries import (
    both_ends,
    harvest_symbols,
    is_bear_blocked,
    is_enemy,
    kaija_with,
    lone_creatures,
    partner_of,
)
from longhall.games.northgard.shapes import Preview
from longhall.games.northgard.state import NOBODY, OFF_MAP, RAMPAGE, NorthgardState
from longhall.kernel.choices import DONE
from longhall.kernel.frames import Option, Refusal, Step

ATTACK_ONLY: Final = -5  # no moves, only an attack on creatures [NG-CREATURE-22]


def entered_units(s: NorthgardState, territory: int) -> int:
    """Units that this action brought into a territory where creatures hold them."""
    return sum(s.entered[i + 1] for i in range(0, len(s.entered), 2) if s.entered[i] == territory)


def movable_units(s: NorthgardState, seat: int, effect: Effect, territory: int) -> int:
    """Units that may leave: those in own territories, and with a card that lets them pass also those that entered an
    enemy territory; creatures may hold them. [NG-MOVE-02, NG-MOVE-06, NG-CREATURE-13, NG-CREATURE-BEAR-03]"""
    if s.owner[territory] == seat:
        units = s.units[territory]
        if territory in s.creature_at:
            if is_bear_blocked(s, territory):
                return entered_units(s, territory) if s.rules.bear_pass_through else 0
            return units - entered_units(s, territory)
        return units
    if effect.through and s.raider[territory] == seat:
        held = not s.rules.bear_pass_through and is_bear_blocked(s, territory)
        return 0 if held else s.raiders[territory]
    return 0


def movable_kaija(s: NorthgardState, seat: int, effect: Effect, territory: int) -> bool:
    if not kaija_with(s, seat, territory) or (s.owner[territory] != seat and not effect.through):
        return False
    if territory in s.creature_at:
        stopped = s.kaija_stopped == territory
        return stopped and s.rules.bear_pass_through if is_bear_blocked(s, territory) else not stopped
    return True


def crossing_cost(effect: Effect, cost: int) -> int:
    """Moves for one border; a rough one takes an additional move. [NG-MOVE-04]"""
    return REGULAR if effect.no_rough else cost


def reached(s: NorthgardState, effect: Effect, source: int, left: int) -> list[int]:
    """Adjacent territories across borders that ``left`` moves pay for."""
    near = s.geo.near[source]
    if left >= ROUGH or (effect.no_rough and left):
        return near
    cost = s.geo.cost[source]
    return [near[i] for i in range(len(near)) if cost[i] <= left]


def move_targets(s: NorthgardState, seat: int, effect: Effect, source: int, left: int) -> list[int]:
    """Where a group may go from ``source``."""
    targets = reached(s, effect, source, left)
    if s.creature_at or s.rules.teams or s.kaija == source:
        units = movable_units(s, seat, effect, source)
        return [target for target in targets if entry_refusal(s, seat, effect, source, target, left, units) is None]
    return targets


def entry_refusal(
    s: NorthgardState, seat: int, effect: Effect, source: int, target: int, left: int, units: int
) -> tuple[str, str] | None:
    """Why a territory in reach cannot be entered."""
    if len(lone_creatures(s, target)) > 1:
        return "NG-CREATURE-14", "refusal-move-two-creatures"
    owner = s.owner[target]
    if owner != NOBODY and owner == partner_of(s, seat):
        cost = crossing_cost(effect, s.geo.border_cost(source, target))
        if not can_pass_on(s, seat, effect, target, left - cost, source, units == 0):
            return "NG-TEAM-05", "refusal-move-partner"
    elif units == 0 and not kaija_may_enter(s, seat, target):
        return "NG-CLAN-BEAR-04", "refusal-move-kaija"
    return None


def kaija_may_enter(s: NorthgardState, seat: int, target: int) -> bool:
    """[NG-CLAN-BEAR-04]"""
    return not is_enemy(s, seat, s.owner[target]) or bool(s.year_flags[seat] & RAMPAGE)


def can_pass_on(
    s: NorthgardState, seat: int, effect: Effect, here: int, left: int, came_from: int, kaija: bool
) -> bool:
    """Whether a group, with or without Kaija, can go on from a partner's territory to a place where it may stay.
    [NG-TEAM-05]"""
    if lone_creatures(s, here) or (is_bear_blocked(s, here) and not s.rules.bear_pass_through):
        return False
    for target in reached(s, effect, here, left):
        if s.owner[target] == partner_of(s, seat):
            cost = crossing_cost(effect, s.geo.border_cost(here, target))
            if target != came_from and can_pass_on(s, seat, effect, target, left - cost, here, kaija):
                return True
        elif len(lone_creatures(s, target)) < 2 and (not kaija or kaija_may_enter(s, seat, target)):
            return True
    return False


def move_sources(s: NorthgardState, seat: int, effect: Effect, left: int) -> list[int]:
    return [
        territory
        for territory in s.geo.territories
        if (movable_units(s, seat, effect, territory) or movable_kaija(s, seat, effect, territory))
        and move_targets(s, seat, effect, territory, left)
    ]


def can_move(s: NorthgardState, seat: int, effect: Effect) -> bool:
    """Something to move, or a creature to attack. [NG-CREATURE-22]"""
    owner = s.owner
    for territory in s.geo.territories:
        if (
            owner[territory] == seat
            and (movable_units(s, seat, effect, territory) or movable_kaija(s, seat, effect, territory))
            and move_targets(s, seat, effect, territory, effect.n)
        ):
            return True
    return bool(s.creature_line) and bool(attackable_creatures(s, seat))


def shift_units(s: NorthgardState, seat: int, source: int, target: int, group: int) -> None:
    """Take a group of ``seat`` across a border; in a territory of somebody else it waits as raiders."""
    units = group % ALONG
    if s.owner[source] == seat:
        s.units[source] -= units
        if group >= ALONG:
            s.kaija = target
        abandon_if_empty(s, source)
    else:
        s.raiders[source] -= units
        if group >= ALONG:
            s.kaija = target
        if s.raiders[source] == 0 and not kaija_with(s, seat, source):
            s.raider[source] = NOBODY
    if s.owner[target] in (seat, NOBODY):
        s.owner[target] = seat
        s.units[target] += units
    else:
        s.raider[target] = seat
        s.raiders[target] += units


def tell_units_moved(s: NorthgardState, seat: int, source: int, target: int, group: int, moves: int, rule: str) -> None:
    names = s.geo.names
    data: UnitsMoved = {
        "seat": seat,
        "units": group % ALONG,
        "source": names[source],
        "target": names[target],
        "moves": moves,
    }
    if group >= ALONG:
        data["kaija"] = True
    UNITS_MOVED.emit_noted(s, rule, data, both_ends(s, source, target))


def move_preview(s: NorthgardState, seat: int, effect: int, left: int, source: int, target: int, group: int) -> Preview:
    """A group crosses a border."""
    moves = crossing_cost(s.content.effects[effect], s.geo.border_cost(source, target))
    found = way(s, source, target, moves, group)
    found["left"] = left - moves
    found.update(entering(s, seat, effect, target, group))
    return found


def start_moves(s: NorthgardState, seat: int, effect: Effect) -> None:
    s.entered = []
    s.kaija_stopped = OFF_MAP
    s.push(ChooseMoveSource(seat, effect.index, effect.n, False))


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
        elif s.creature_line and attackable_creatures(s, self.seat):
            picks.append(ATTACK_ONLY)
        return picks

    def key(self, s: NorthgardState, pick: int) -> str:
        if pick == ATTACK_ONLY:
            return "attack"
        return f"territory:{s.geo.names[pick]}" if pick >= 0 else WORDS[pick]

    def option(self, s: NorthgardState, pick: int) -> Option:
        return territory_option(s, self.key(s, pick), pick)

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"left": self.left}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick >= 0:
            s.push(ChooseMoveTarget(self.seat, self.effect, self.left, pick))
        else:
            s.push(EndMoves(self.seat, self.effect, self.moved or s.rules.void_play))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        effect = s.content.effects[self.effect]
        found: list[Refusal] = []
        allowed = set(self.options(s))
        for territory in s.geo.territories:
            if territory in allowed:
                continue
            key = f"territory:{s.geo.names[territory]}"
            if s.raider[territory] == self.seat:
                if effect.through and is_bear_blocked(s, territory):
                    found.append(Refusal(key, "NG-CREATURE-BEAR-03", "refusal-move-bear"))
                else:
                    found.append(Refusal(key, "NG-MOVE-06", "refusal-move-stopped"))
            elif s.owner[territory] == self.seat:
                rule, message = self._held(s, effect, territory)
                found.append(Refusal(key, rule, message, {"left": self.left}))
            elif s.owner[territory] != NOBODY:
                found.append(Refusal(key, "NG-MOVE-02", "refusal-move-not-yours"))
        return found

    def _held(self, s: NorthgardState, effect: Effect, territory: int) -> tuple[str, str]:
        if is_bear_blocked(s, territory):
            return "NG-CREATURE-BEAR-03", "refusal-move-bear"
        if lone_creatures(s, territory):
            return "NG-CREATURE-13", "refusal-move-creature"
        units = movable_units(s, self.seat, effect, territory)
        for target in reached(s, effect, territory, self.left):
            reason = entry_refusal(s, self.seat, effect, territory, target, self.left, units)
            if reason is not None:
                return reason
        return "NG-MOVE-04", "refusal-move-only-rough"

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        if pick < 0:
            return {}
        effect = s.content.effects[self.effect]
        return {
            "from": s.geo.names[pick],
            "units": movable_units(s, self.seat, effect, pick),
            "kaija": movable_kaija(s, self.seat, effect, pick),
            "reach": [
                {
                    "to": s.geo.names[target],
                    "moves": crossing_cost(effect, s.geo.border_cost(pick, target)),
                    "rough": s.geo.border_cost(pick, target) == ROUGH,
                }
                for target in move_targets(s, self.seat, effect, pick, self.left)
            ],
        }


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
        return move_targets(s, self.seat, s.content.effects[self.effect], self.source, self.left).copy()

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"source": s.geo.names[self.source], "left": self.left}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.push(ChooseMoveCount(self.seat, self.effect, self.left, self.source, pick))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        effect = s.content.effects[self.effect]
        near = s.geo.near[self.source]
        in_reach = reached(s, effect, self.source, self.left)
        allowed = self.options(s)
        units = movable_units(s, self.seat, effect, self.source)
        found: list[Refusal] = []
        for territory in s.geo.territories:
            key = f"territory:{s.geo.names[territory]}"
            if territory in allowed or territory == self.source:
                continue
            if territory not in near:
                found.append(Refusal(key, "NG-MAP-04", "refusal-move-not-adjacent"))
            elif territory not in in_reach:
                found.append(Refusal(key, "NG-MOVE-04", "refusal-move-rough", {"left": self.left}))
            else:
                reason = entry_refusal(s, self.seat, effect, self.source, territory, self.left, units)
                if reason is not None:
                    found.append(Refusal(key, reason[0], reason[1]))
        return found

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        everyone = ChooseMoveCount(self.seat, self.effect, self.left, self.source, pick).options(s)[-1]
        return move_preview(s, self.seat, self.effect, self.left, self.source, pick, everyone)


@dataclass
class ChooseMoveCount(GroupChoice):
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
        return group_picks(movable_units(s, self.seat, effect, self.source), self._kaija_may_come(s))

    def _kaija_may_come(self, s: NorthgardState) -> bool:
        effect = s.content.effects[self.effect]
        if not movable_kaija(s, self.seat, effect, self.source) or not kaija_may_enter(s, self.seat, self.target):
            return False
        if s.owner[self.target] == NOBODY or s.owner[self.target] != partner_of(s, self.seat):
            return True
        left = self.left - crossing_cost(effect, s.geo.border_cost(self.source, self.target))
        return can_pass_on(s, self.seat, effect, self.target, left, self.source, True)

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"source": s.geo.names[self.source], "target": s.geo.names[self.target]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if s.content.effects[self.effect].forage and pick >= ALONG:
            forage(s, self.seat, self.source)
        cross_border(s, self.seat, self.effect, self.left, self.source, self.target, pick)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        effect = s.content.effects[self.effect]
        there = movable_units(s, self.seat, effect, self.source)
        found = [Refusal(f"count:{there + 1}", "NG-MOVE-02", "refusal-move-count", {"units": there})]
        if movable_kaija(s, self.seat, effect, self.source) and not self._kaija_may_come(s):
            found += [Refusal(f"kaija:{n}", "NG-CLAN-BEAR-04", "refusal-move-kaija") for n in range(there + 1)]
        return found

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        return move_preview(s, self.seat, self.effect, self.left, self.source, self.target, pick)


def forage(s: NorthgardState, seat: int, territory: int) -> None:
    """Kaija collects food and wood before she leaves. [NG-SPECIAL-01]"""
    food = harvest_symbols(s, territory, FOOD)
    wood = harvest_symbols(s, territory, WOOD)
    gain_resources(s, seat, food, wood, 0, "NG-SPECIAL-01", territory)


def cross_border(
    s: NorthgardState, seat: int, effect_index: int, left: int, source: int, target: int, group: int
) -> None:
    """Make one move and push what follows it."""
    effect = s.content.effects[effect_index]
    cost = crossing_cost(effect, s.geo.border_cost(source, target))
    if s.entered and is_bear_blocked(s, source):  # those who go on are the ones who came by this action
        s.entered += [source, -(group % ALONG)]
    shift_units(s, seat, source, target, group)
    if s.creature_at and (lone_creatures(s, target) or is_bear_blocked(s, target)):
        s.entered += [target, group % ALONG]
        if group >= ALONG:
            s.kaija_stopped = target
    if s.listening:
        tell_units_moved(s, seat, source, target, group, cost, "NG-MOVE-02")
    left -= cost
    if s.rules.teams and s.owner[target] == partner_of(s, seat):
        s.push(ChoosePassOn(seat, effect_index, left, target, group))
    elif left > 0:
        s.push(ChooseMoveSource(seat, effect_index, left, True))
    else:
        s.push(EndMoves(seat, effect_index, True))


@dataclass
class ChoosePassOn(TerritoryChoice):
    """A group in a partner's territory must go on. [NG-TEAM-04, NG-TEAM-05]"""

    effect: int
    left: int
    source: int
    group: int

    def kind(self) -> str:
        return "pass_on"

    def rule(self) -> str:
        return "NG-TEAM-05"

    def options(self, s: NorthgardState) -> list[int]:
        effect = s.content.effects[self.effect]
        picks: list[int] = []
        for target in reached(s, effect, self.source, self.left):
            if len(lone_creatures(s, target)) > 1:
                continue
            if self.group >= ALONG and not kaija_may_enter(s, self.seat, target):
                continue
            if s.owner[target] == partner_of(s, self.seat):
                cost = crossing_cost(effect, s.geo.border_cost(self.source, target))
                kaija = self.group >= ALONG
                if not can_pass_on(s, self.seat, effect, target, self.left - cost, self.source, kaija):
                    continue
            picks.append(target)
        return picks

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"source": s.geo.names[self.source], "left": self.left}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        cross_border(s, self.seat, self.effect, self.left, self.source, pick, self.group)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        in_reach = reached(s, s.content.effects[self.effect], self.source, self.left)
        found = [Refusal("done", "NG-TEAM-04", "refusal-pass-on-stay")]
        for target in s.geo.near[self.source]:
            key = f"territory:{s.geo.names[target]}"
            if target in allowed:
                continue
            if target not in in_reach:
                found.append(Refusal(key, "NG-MOVE-04", "refusal-move-rough", {"left": self.left}))
            elif s.owner[target] == partner_of(s, self.seat):
                found.append(Refusal(key, "NG-TEAM-05", "refusal-move-partner"))
            elif len(lone_creatures(s, target)) > 1:
                found.append(Refusal(key, "NG-CREATURE-14", "refusal-move-two-creatures"))
            else:
                found.append(Refusal(key, "NG-CLAN-BEAR-04", "refusal-move-kaija"))
        return found

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        return move_preview(s, self.seat, self.effect, self.left, self.source, pick, self.group)


@dataclass
class EndMoves(Step):
    """All moves are made; now the creatures to attack are declared, then the battles are fought. [NG-MOVE-08]"""

    seat: int
    effect: int
    moved: bool

    def kind(self) -> str:
        return "end_moves"

    def run(self, s: NorthgardState) -> None:
        if s.creature_line:
            declared = tuple(must_fight(s, self.seat))
            declare(s, self.seat, self.effect, self.moved, declared)
        else:
            clash(s, self.seat, self.effect, [])
