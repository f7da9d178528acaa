"""Vuko Drakkainen visits whoever has the worst reputation. [IG-VUKO, IG-VTILE]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.icegarden.changes import free_held_markers, remove_unit
from longhall.games.icegarden.content import (
    BOTH_BEARS,
    MARKER,
    NIGHT_WANDERERS,
    PIECES,
    REGIONS,
    UNIT_LEVELS,
    VUKO,
)
from longhall.games.icegarden.dominance import markers_there
from longhall.games.icegarden.events.vuko import (
    COMPANION_JOINED,
    MARKERS_LOST_TO_NIGHT,
    UNIT_KILLED_BY_VUKO,
    VUKO_SKIPPED,
    VUKO_STAYED,
    VUKO_TOKEN_TAKEN,
    VUKO_WALKED,
    MarkersLostToNight,
    UnitKilledByVuko,
    VukoStayed,
    VukoWalked,
)
from longhall.games.icegarden.frames.ending import raise_dead_snow
from longhall.games.icegarden.queries import (
    influence,
    is_tile_in_force,
    order_number,
    piece_id,
    takes_companions,
    worst_reputation,
)
from longhall.games.icegarden.state import NOBODY, NOWHERE, OPEN, IceGardenState, at
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Refusal, Step


@dataclass
class VisitOfVuko(Step):
    """Skipped while every reputation marker is in the safe zone. [IG-VUKO-01, IG-VUKO-02]"""

    def kind(self) -> str:
        return "visit_of_vuko"

    def run(self, s: IceGardenState) -> None:
        s.field = VUKO
        visit = next_visit(s)
        if visit is None:
            VUKO_SKIPPED.emit(s, "IG-VUKO-01", {})
            s.field = NOBODY
            return
        seat, target = visit
        walk(s, seat, target)
        give_token(s, seat)
        s.push(TilesOfVuko())
        kill_one_unit(s, seat)


def next_visit(s: IceGardenState) -> tuple[int, int] | None:
    """Whom Vuko would visit now, and where; nobody while all are in the safe zone. [IG-VUKO-01..05]"""
    seat = worst_reputation(s)
    return None if s.reputation[seat] == 0 else (seat, destination(s, seat))


def destination(s: IceGardenState, seat: int) -> int:
    """Another region than his, with the most influence of the visited seat; its own if that has influence nowhere else,
    and where he is if it has none at all. [IG-VUKO-03..05, IG-VUKO-09]"""
    best, most, number = s.vuko, 0, 0
    for region in range(REGIONS):
        if region == s.vuko or s.in_play[region] != OPEN:
            continue
        value = influence(s, seat, region)
        if value > most or (value and value == most and order_number(s, region) < number):
            best, most, number = region, value, order_number(s, region)
    return best


def walk(s: IceGardenState, seat: int, target: int) -> None:
    """He leaves: held markers are free, and a nation marker may follow him. [IG-VUKO-03, IG-VTILE-FIRE-01]"""
    ids = s.content.region_ids
    source = s.vuko
    if target == source:
        stayed: VukoStayed = {"seat": seat}
        if source != NOWHERE:
            stayed["region"] = ids[source]
        # with influence nowhere else he stays by the exception; with none at all he has nowhere to go
        rule = "IG-VUKO-05" if source != NOWHERE and influence(s, seat, source) else "IG-VUKO-03"
        VUKO_STAYED.emit(s, rule, stayed)
        return
    walked: VukoWalked = {"seat": seat, "target": ids[target]}
    if source != NOWHERE:
        walked["source"] = ids[source]
        free_held_markers(s)
        if takes_companions(s) and s.nations[source]:
            s.nations[source] -= 1
            s.companions += 1
            COMPANION_JOINED.emit(s, "IG-VTILE-FIRE-01", {"region": ids[source], "count": s.companions})
    s.vuko = target
    VUKO_WALKED.emit(s, "IG-VUKO-03", walked)


def give_token(s: IceGardenState, seat: int) -> None:
    """[IG-VUKO-06]"""
    if sum(s.vuko_tokens) < s.content.numbers.vuko_tokens:
        s.vuko_tokens[seat] += 1
        VUKO_TOKEN_TAKEN.emit(s, "IG-VUKO-06", {"seat": seat, "count": s.vuko_tokens[seat]})


def victims(s: IceGardenState, seat: int) -> list[int]:
    """Levels of the seat's units in Vuko's region."""
    if s.vuko == NOWHERE:
        return []
    return [level for level in range(1, UNIT_LEVELS + 1) if s.pieces[at(seat, level, s.vuko)]]


def kill_one_unit(s: IceGardenState, seat: int) -> None:
    """[IG-VUKO-07, IG-VUKO-08]"""
    levels = victims(s, seat)
    if len(levels) == 1:
        kill_unit(s, seat, levels[0])
    elif levels:
        s.push(ChooseVictim(seat))


def kill_unit(s: IceGardenState, seat: int, level: int) -> None:
    remove_unit(s, seat, level, s.vuko)
    data: UnitKilledByVuko = {"player": seat, "unit": piece_id(s, seat, level), "region": s.content.region_ids[s.vuko]}
    UNIT_KILLED_BY_VUKO.emit(s, "IG-VUKO-07", data)


@dataclass
class ChooseVictim(SeatChoice):
    """The visited seat chooses which of its units there dies. [IG-VUKO-07]"""

    def kind(self) -> str:
        return "vuko_victim"

    def rule(self) -> str:
        return "IG-VUKO-07"

    def options(self, s: IceGardenState) -> list[int]:
        return victims(s, self.seat)

    def key(self, s: IceGardenState, pick: int) -> str:
        return f"unit:{piece_id(s, self.seat, pick)}"

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"region": s.content.region_ids[s.vuko]}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        kill_unit(s, self.seat, pick)

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        there = self.options(s)
        return [
            Refusal(f"unit:{piece_id(s, self.seat, level)}", "IG-VUKO-07", "refusal-victim-elsewhere")
            for level in range(1, UNIT_LEVELS + 1)
            if level not in there
        ]


@dataclass
class TilesOfVuko(Step):
    """Effect 3: the difficulty tiles, in the order of their numbers. [IG-VUKO-11]"""

    def kind(self) -> str:
        return "tiles_of_vuko"

    def run(self, s: IceGardenState) -> None:
        s.field = NOBODY
        if is_tile_in_force(s, NIGHT_WANDERERS) and s.vuko != NOWHERE:
            for seat in s.order:
                lose_markers_to_night(s, seat)
        if is_tile_in_force(s, BOTH_BEARS):
            raise_dead_snow(s, NOBODY, "IG-VTILE-BEARS-01")


def lose_markers_to_night(s: IceGardenState, seat: int) -> None:
    """A marker in his region for each token, as many as possible; held ones too. [IG-VTILE-NIGHT-01]"""
    lost = min(s.vuko_tokens[seat], markers_there(s, seat, s.vuko))
    if lost == 0:
        return
    held = min(lost, s.held[seat])
    s.held[seat] -= held
    s.pieces[at(seat, MARKER, s.vuko)] -= lost - held
    s.reserve[PIECES * seat + MARKER] += lost
    s.vuko_tokens[seat] -= lost
    data: MarkersLostToNight = {
        "seat": seat,
        "count": lost,
        "region": s.content.region_ids[s.vuko],
        "left": s.vuko_tokens[seat],
    }
    MARKERS_LOST_TO_NIGHT.emit(s, "IG-VTILE-NIGHT-01", data)
