"""Callo closes a region. [IG-CLOSE]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.icegarden.changes import free_held_markers, move_pieces, remove_unit
from longhall.games.icegarden.content import CALLO, FAUN_LEVEL, MARKER, PIECES, UNIT_LEVELS
from longhall.games.icegarden.events.closing import (
    CHARM_FLED,
    MARKERS_LOCKED,
    MARKERS_RETURNED,
    REGION_CLOSED,
    UNIT_LOST_IN_CLOSING,
    VUKO_DRIVEN_OFF,
    RegionClosed,
    UnitLostInClosing,
)
from longhall.games.icegarden.frames.base import RegionChoice, out_of_play
from longhall.games.icegarden.frames.move import not_adjacent
from longhall.games.icegarden.queries import (
    charm_tokens,
    goal_progress,
    is_open,
    open_neighbours,
    piece_id,
    regions_by_number,
)
from longhall.games.icegarden.state import CLOSED, NOWHERE, IceGardenState, at
from longhall.kernel.frames import Refusal, Step


def close_region(s: IceGardenState, seat: int, region: int) -> None:
    """Nothing enters the region from now on. [IG-CLOSE-01..10]"""
    place = s.content.region_ids[region]
    s.in_play[region] = CLOSED
    goal = s.content.characters[CALLO].goal
    data: RegionClosed = {"seat": seat, "region": place, "count": goal_progress(s, seat), "goal": goal}
    REGION_CLOSED.emit(s, "IG-GOAL-CALLO-03", data)
    if s.vuko == region:
        free_held_markers(s)
        s.vuko = NOWHERE
        VUKO_DRIVEN_OFF.emit(s, "IG-VUKO-09", {"region": place})
    s.nation_box += s.nations[region]
    s.nations[region] = 0
    kill_units(s, seat, region)
    lock_markers(s, seat, region)
    s.push_in_order(WithdrawInTurn(seat, region, -1), EndClosing(region))


def kill_units(s: IceGardenState, seat: int, region: int) -> None:
    """All units there but the Faun that closes it, which is locked in. [IG-CLOSE-01, IG-CLOSE-03]"""
    s.pieces[at(seat, FAUN_LEVEL, region)] -= 1
    for other in range(s.seats):
        for level in range(1, UNIT_LEVELS + 1):
            for _ in range(s.pieces[at(other, level, region)]):
                remove_unit(s, other, level, region)
                data: UnitLostInClosing = {
                    "player": other,
                    "unit": piece_id(s, other, level),
                    "region": s.content.region_ids[region],
                }
                UNIT_LOST_IN_CLOSING.emit(s, "IG-CLOSE-01", data)


def lock_markers(s: IceGardenState, seat: int, region: int) -> None:
    """Half of Callo's markers, rounded up, stay for ever. [IG-CLOSE-02..04]"""
    markers = s.pieces[at(seat, MARKER, region)]
    staying = (markers + 1) // 2
    s.pieces[at(seat, MARKER, region)] -= staying
    s.locked[region] = staying
    MARKERS_LOCKED.emit(s, "IG-CLOSE-03", {"seat": seat, "count": staying, "region": s.content.region_ids[region]})


@dataclass
class WithdrawInTurn(Step):
    """Callo first, then the others in turn order. [IG-CLOSE-02, IG-CLOSE-05]"""

    seat: int  # Callo
    region: int
    place: int  # in turn order, -1 for Callo

    def kind(self) -> str:
        return "withdraw_in_turn"

    def is_foretold(self, s: IceGardenState) -> bool:
        return True

    def run(self, s: IceGardenState) -> None:
        near = open_neighbours(s, self.region)
        for place in range(self.place, s.seats):
            seat = self.seat if place < 0 else s.order[place]
            markers = s.pieces[at(seat, MARKER, self.region)]
            if markers == 0:
                continue
            if len(near) > 1:
                s.push(WithdrawInTurn(self.seat, self.region, place + 1))
                s.push(ChooseWithdrawal(seat, self.region))
                return
            if near:
                move_pieces(s, seat, MARKER, self.region, near[0], markers, self._rule(place))
            else:
                return_markers(s, seat, self.region)

    def _rule(self, place: int) -> str:
        return "IG-CLOSE-02" if place < 0 else "IG-CLOSE-05"


def return_markers(s: IceGardenState, seat: int, region: int) -> None:
    """Without an open region to go to, markers return to their owner's supply. [IG-CLOSE-05]"""
    markers = s.pieces[at(seat, MARKER, region)]
    s.pieces[at(seat, MARKER, region)] = 0
    s.reserve[PIECES * seat + MARKER] += markers
    MARKERS_RETURNED.emit(s, "IG-CLOSE-05", {"seat": seat, "count": markers, "region": s.content.region_ids[region]})


@dataclass
class ChooseWithdrawal(RegionChoice):
    """Where one of the markers goes. [IG-CLOSE-02, IG-CLOSE-05]"""

    region: int

    def kind(self) -> str:
        return "withdraw"

    def rule(self) -> str:
        return "IG-CLOSE-05"

    def rule_now(self, s: IceGardenState) -> str:
        return "IG-CLOSE-02" if s.character[self.seat] == CALLO else "IG-CLOSE-05"

    def options(self, s: IceGardenState) -> list[int]:
        return open_neighbours(s, self.region)

    def context(self, s: IceGardenState) -> dict[str, Any]:
        left = s.pieces[at(self.seat, MARKER, self.region)]
        return {"region": s.content.region_ids[self.region], "left": left}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        move_pieces(s, self.seat, MARKER, self.region, pick, 1, self.rule_now(s))
        if s.pieces[at(self.seat, MARKER, self.region)]:
            s.push(ChooseWithdrawal(self.seat, self.region))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        return out_of_play(s) + not_adjacent(s, self.region, self.rule_now(s))


@dataclass
class EndClosing(Step):
    """The nightmare tokens go back, and a charm flees. [IG-CLOSE-06, IG-CLOSE-07]"""

    region: int

    def kind(self) -> str:
        return "end_closing"

    def is_foretold(self, s: IceGardenState) -> bool:
        return True

    def run(self, s: IceGardenState) -> None:
        s.nightmare[self.region] = 0
        ids = s.content.region_ids
        while s.charm[self.region]:
            target = refuge(s)
            s.charm[self.region] -= 1
            s.charm[target] += 1
            CHARM_FLED.emit(s, "IG-CLOSE-07", {"source": ids[self.region], "target": ids[target]})


def refuge(s: IceGardenState) -> int:
    """The lowest-numbered open region without a charm, else the lowest at all; never the Thorn's. [IG-CLOSE-07]"""
    regions = [region for region in regions_by_number(s) if is_open(s, region) and region != s.thorn]
    return next((region for region in regions if not charm_tokens(s, region)), regions[0])
