"""Attack: paid once, one pool in each region, killed units stay until everybody has attacked. [IG-ATTACK]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icegarden.changes import pay, remove_unit, score
from longhall.games.icegarden.content import ATTACK, GOLD, MARKER, PIECES, REGIONS, UNIT_LEVELS
from longhall.games.icegarden.events.attack import (
    ATTACK_UNPAID,
    MARKER_KILLED,
    NATION_KILLED,
    UNIT_DOOMED,
    UNIT_REMOVED,
    UnitDoomed,
    UnitRemoved,
)
from longhall.games.icegarden.frames.base import WORDS
from longhall.games.icegarden.queries import attacks_to_kill, has_ability, open_regions, piece_id
from longhall.games.icegarden.shapes import Preview
from longhall.games.icegarden.state import FROM_KILLS, NOBODY, OPEN, SEAT_STRIDE, IceGardenState, at
from longhall.kernel.choices import DONE, PASS, SeatChoice
from longhall.kernel.frames import Option, Refusal, Step

STRIKE: Final = 0
# Targets: ``TARGETS * region`` and at(other, kind, 0) / REGIONS, that is ``PIECES * seat + kind``; then the nations.
TARGETS: Final = 32
NATION: Final = 16
COMPANION: Final = 17


@dataclass
class AttackInTurn(Step):
    """Everybody who can attack something and pay for it, in turn order. [IG-ABIL-02, IG-ATTACK-01]"""

    place: int

    def kind(self) -> str:
        return "attack_in_turn"

    def run(self, s: IceGardenState) -> None:
        for place in range(self.place, s.seats):
            seat = s.order[place]
            pools = attack_pools(s, seat)
            if not any(pools) or not targets(s, seat, tuple(pools)):
                continue
            if s.gold[seat] < s.content.numbers.attack_cost:
                ATTACK_UNPAID.emit(s, "IG-ATTACK-01", {"seat": seat, "cost": s.content.numbers.attack_cost})
                continue
            s.push(AttackInTurn(place + 1))
            s.push(ChooseAttack(seat))
            return


def attack_pools(s: IceGardenState, seat: int) -> list[int]:
    """Attacks of a seat by region: all its units there, also the doomed ones. [IG-ATTACK-05, IG-ATTACK-07]"""
    pools = [0] * REGIONS
    for level in range(1, UNIT_LEVELS + 1):
        attacks = has_ability(s, seat, level, ATTACK)
        if attacks:
            for region in range(REGIONS):
                pools[region] += attacks * s.pieces[at(seat, level, region)]
    return pools


def standing(s: IceGardenState, seat: int, level: int, region: int) -> int:
    """Units there that are not doomed yet."""
    place = at(seat, level, region)
    return s.pieces[place] - s.doomed.count(place)


def targets(s: IceGardenState, seat: int, pools: tuple[int, ...]) -> list[int]:
    """What the attacks left can kill: pieces of others and nation markers. [IG-ATTACK-03, IG-ATTACK-04]"""
    found: list[int] = []
    for region in range(REGIONS):
        pool = pools[region]
        if pool == 0 or s.in_play[region] != OPEN:
            continue
        base = TARGETS * region
        for other in range(s.seats):
            if other == seat:
                continue
            if s.pieces[other * SEAT_STRIDE + region]:
                found.append(base + PIECES * other)
            for level in range(1, UNIT_LEVELS + 1):
                if s.pieces[at(other, level, region)] == 0 or attacks_to_kill(s, other, level) > pool:
                    continue
                if standing(s, other, level, region):
                    found.append(base + PIECES * other + level)
        found += nations_in(s, region)
    return found


def nations_in(s: IceGardenState, region: int) -> list[int]:
    """Nation markers of a region and companions of Vuko there, as targets. [IG-ATTACK-03]"""
    found: list[int] = []
    if s.nations[region]:
        found.append(TARGETS * region + NATION)
    if s.vuko == region and s.companions:
        found.append(TARGETS * region + COMPANION)
    return found


@dataclass
class ChooseAttack(SeatChoice):
    """Whether to pay for all attacks of this turn. [IG-ATTACK-01]"""

    def kind(self) -> str:
        return "attack"

    def rule(self) -> str:
        return "IG-ATTACK-01"

    def options(self, s: IceGardenState) -> list[int]:
        return [STRIKE, PASS]

    def key(self, s: IceGardenState, pick: int) -> str:
        return "attack" if pick == STRIKE else WORDS[pick]

    def context(self, s: IceGardenState) -> dict[str, Any]:
        pools = attack_pools(s, self.seat)
        regions = [s.content.region_ids[region] for region in range(REGIONS) if pools[region]]
        return {"cost": s.content.numbers.attack_cost, "regions": regions, "count": sum(pools)}

    def preview(self, s: IceGardenState, pick: int) -> Preview:
        """The strength by region, and what can be attacked."""
        if pick != STRIKE:
            return {}
        pools = attack_pools(s, self.seat)
        return {
            "attacks": {s.content.region_ids[region]: pool for region, pool in enumerate(pools) if pool},
            "targets": [target_key(s, target) for target in targets(s, self.seat, tuple(pools))],
        }

    def resolve(self, s: IceGardenState, pick: int) -> None:
        if pick == STRIKE:
            pay(s, self.seat, GOLD, s.content.numbers.attack_cost, "IG-ATTACK-01")
            s.push(ChooseTarget(self.seat, tuple(attack_pools(s, self.seat))))


@dataclass
class ChooseTarget(SeatChoice):
    """What the next attacks kill, or no more. [IG-ATTACK-05, IG-ATTACK-11]"""

    pools: tuple[int, ...]  # attacks left by region

    def kind(self) -> str:
        return "attack_target"

    def rule(self) -> str:
        return "IG-ATTACK-05"

    def options(self, s: IceGardenState) -> list[int]:
        return [*targets(s, self.seat, self.pools), DONE]

    def key(self, s: IceGardenState, pick: int) -> str:
        return target_key(s, pick) if pick >= 0 else WORDS[pick]

    def option(self, s: IceGardenState, pick: int) -> Option:
        key = self.key(s, pick)
        if pick < 0:
            return Option(key, f"option-{key}", {}, key)
        region, target = pick // TARGETS, pick % TARGETS
        params: dict[str, Any] = {"region": s.content.region_ids[region]}
        if target >= NATION:
            params["attacks"] = 1
            message = "option-target-nation" if target == NATION else "option-target-companion"
            return Option(key, message, params, "target")
        other, kind = target // PIECES, target % PIECES
        params["piece"] = piece_id(s, other, kind)
        params["player"] = other
        params["attacks"] = attacks_to_kill(s, other, kind) if kind else 1
        return Option(key, "option-target", params, "target")

    def context(self, s: IceGardenState) -> dict[str, Any]:
        ids = s.content.region_ids
        return {"attacks": {ids[region]: pool for region, pool in enumerate(self.pools) if pool}}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        if pick == DONE:
            return
        region, target = pick // TARGETS, pick % TARGETS
        spent = kill(s, self.seat, region, target)
        pools = list(self.pools)
        pools[region] -= spent
        left = tuple(pools)
        if targets(s, self.seat, left):
            s.push(ChooseTarget(self.seat, left))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        """Pieces where nothing attacks; what takes more attacks than are left, or is doomed already; own pieces;
        markers held by Vuko."""
        found: list[Refusal] = []
        pools = attack_pools(s, self.seat)
        for region in open_regions(s):
            if pools[region] == 0:
                found += self._out_of_reach(s, region)
                continue
            for other in range(s.seats):
                found += self._spared(s, region, other, self.pools[region])
            if self.pools[region] == 0:
                params = {"needed": 1, "left": 0}
                found += [
                    Refusal(target_key(s, target), "IG-ATTACK-04", "refusal-attack-too-few", params)
                    for target in nations_in(s, region)
                ]
        return found

    def _out_of_reach(self, s: IceGardenState, region: int) -> list[Refusal]:
        """A unit attacks in its own region, and targets are in that region. [IG-ATTACK-02, IG-ATTACK-03]"""
        stands = any(s.pieces[at(self.seat, level, region)] for level in range(1, UNIT_LEVELS + 1))
        rule = "IG-ATTACK-02" if stands else "IG-ATTACK-03"
        targets = [
            TARGETS * region + PIECES * other + kind
            for other in range(s.seats)
            for kind in range(PIECES)
            if other != self.seat and s.pieces[at(other, kind, region)]
        ]
        targets += nations_in(s, region)
        return [Refusal(target_key(s, target), rule, "refusal-attack-region") for target in targets]

    def _spared(self, s: IceGardenState, region: int, other: int, pool: int) -> list[Refusal]:
        found: list[Refusal] = []
        for kind in range(PIECES):
            there = s.pieces[at(other, kind, region)]
            needed = attacks_to_kill(s, other, kind) if kind else 1
            key = target_key(s, TARGETS * region + PIECES * other + kind)
            if there and other == self.seat:
                found.append(Refusal(key, "IG-ATTACK-03", "refusal-attack-own"))
            elif kind == MARKER and not there and s.vuko == region and s.held[other]:
                found.append(Refusal(key, "IG-DOM-05", "refusal-attack-held"))
            elif kind and there and not standing(s, other, kind, region):
                found.append(Refusal(key, "IG-ATTACK-07", "refusal-attack-doomed"))
            elif there and needed > pool:
                params = {"needed": needed, "left": pool}
                found.append(Refusal(key, "IG-ATTACK-04", "refusal-attack-too-few", params))
        return found


def target_key(s: IceGardenState, pick: int) -> str:
    region, target = s.content.region_ids[pick // TARGETS], pick % TARGETS
    if target >= NATION:
        return f"target:{'nation' if target == NATION else 'companion'}@{region}"
    other, kind = target // PIECES, target % PIECES
    return f"target:{other}.{piece_id(s, other, kind)}@{region}"


def kill(s: IceGardenState, seat: int, region: int, target: int) -> int:
    """Markers go at once, units are doomed; the attacker scores. Returns the attacks it took. [IG-ATTACK-06..10]"""
    place = s.content.region_ids[region]
    if target >= NATION:
        if target == NATION:
            s.nations[region] -= 1
        else:
            s.companions -= 1
        s.nation_box += 1
        NATION_KILLED.emit(s, "IG-ATTACK-09", {"seat": seat, "region": place, "companion": target == COMPANION})
        score(s, seat, 1, FROM_KILLS, "IG-ATTACK-09", {"region": place})
        return 1
    other, kind = target // PIECES, target % PIECES
    if kind == MARKER:
        s.pieces[at(other, MARKER, region)] -= 1
        s.reserve[PIECES * other + MARKER] += 1
        MARKER_KILLED.emit(s, "IG-ATTACK-06", {"seat": seat, "player": other, "region": place})
        score(s, seat, 1, FROM_KILLS, "IG-ATTACK-08", {"region": place})
        return 1
    needed = attacks_to_kill(s, other, kind)
    s.doomed.append(at(other, kind, region))
    data: UnitDoomed = {
        "seat": seat,
        "player": other,
        "unit": piece_id(s, other, kind),
        "region": place,
        "attacks": needed,
    }
    UNIT_DOOMED.emit(s, "IG-ATTACK-07", data)
    score(s, seat, kind, FROM_KILLS, "IG-ATTACK-08", {"region": place})
    return needed


@dataclass
class RemoveKilled(Step):
    """After all attacks the killed units return to their owners. [IG-ATTACK-07, IG-ATTACK-10]"""

    def kind(self) -> str:
        return "remove_killed"

    def run(self, s: IceGardenState) -> None:
        for place in s.doomed:
            seat, level, region = place // SEAT_STRIDE, place // REGIONS % PIECES, place % REGIONS
            remove_unit(s, seat, level, region)
            data: UnitRemoved = {
                "player": seat,
                "unit": piece_id(s, seat, level),
                "region": s.content.region_ids[region],
            }
            UNIT_REMOVED.emit(s, "IG-ATTACK-07", data)
        s.doomed = []
        s.field = NOBODY
