"""Move: gold takes pieces to adjacent regions. [IG-ACT-MOVE]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icegarden.changes import move_pieces, pay
from longhall.games.icegarden.content import GOLD, MARKER, MOVE, PIECES, REGIONS
from longhall.games.icegarden.events.action import IdleReason
from longhall.games.icegarden.frames.base import (
    PieceChoice,
    RegionChoice,
    decline_action,
    out_of_play,
    piece_key,
    region_key,
)
from longhall.games.icegarden.queries import open_neighbours, open_regions, piece_id
from longhall.games.icegarden.shapes import Preview
from longhall.games.icegarden.state import NOWHERE, OPEN, SEAT_STRIDE, IceGardenState, at
from longhall.kernel.choices import DONE
from longhall.kernel.frames import Refusal

NO_PIECE: Final = -1


def begin_move(s: IceGardenState, seat: int) -> IdleReason | None:
    if s.gold[seat] < s.content.numbers.move_cost:
        return "no_gold"
    if not movable_pieces(s, seat, NO_PIECE):
        return "no_pieces"
    s.push(ChooseMovePiece(seat, 0, NO_PIECE))
    return None


def movable_pieces(s: IceGardenState, seat: int, moved: int) -> list[int]:
    """Own pieces in regions with an open neighbour, as ``REGIONS * kind + region``. ``moved``: a piece that has moved
    already and may not move again. [IG-ACT-MOVE-02]"""
    pieces = s.pieces
    base = seat * SEAT_STRIDE
    found: list[int] = []
    for region in range(REGIONS):
        if s.in_play[region] != OPEN or not open_neighbours(s, region):
            continue
        for kind in range(PIECES):
            piece = REGIONS * kind + region
            if pieces[base + piece] > (1 if piece == moved else 0):
                found.append(piece)
    return found


@dataclass
class ChooseMovePiece(PieceChoice):
    """Which piece moves for 1 gold, or no more. [IG-ACT-MOVE-01, IG-ACT-MOVE-02]"""

    made: int  # moves so far
    moved: int  # the piece that moved first, where it may not move again

    def kind(self) -> str:
        return "move_piece"

    def rule(self) -> str:
        return "IG-ACT-MOVE-01"

    def options(self, s: IceGardenState) -> list[int]:
        return [*movable_pieces(s, self.seat, self.moved), DONE]

    def context(self, s: IceGardenState) -> dict[str, Any]:
        numbers = s.content.numbers
        return {"left": numbers.move_most - self.made, "cost": numbers.move_cost}

    def preview(self, s: IceGardenState, pick: int) -> Preview:
        if pick < 0:
            return {}
        return {"reach": in_reach(s, pick % REGIONS), "cost": {"gold": s.content.numbers.move_cost}}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        if pick >= 0:
            s.push(ChooseMoveTarget(self.seat, self.made, pick))
        elif not self.made:
            decline_action(s, self.seat, MOVE)

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        found: list[Refusal] = []
        allowed = self.options(s)
        seat = self.seat
        for region in open_regions(s):
            for kind in range(PIECES):
                piece = REGIONS * kind + region
                if piece in allowed or not s.pieces[at(seat, kind, region)]:
                    continue
                if piece == self.moved:
                    rule, message = "IG-ACT-MOVE-03", "refusal-move-again"
                else:
                    rule, message = "IG-ACT-MOVE-04", "refusal-move-nowhere"
                found.append(Refusal(piece_key(s, seat, kind, region), rule, message))
        if s.held[seat] and s.vuko != NOWHERE and not s.pieces[at(seat, MARKER, s.vuko)]:
            found.append(Refusal(piece_key(s, seat, MARKER, s.vuko), "IG-DOM-05", "refusal-marker-held"))
        return found


@dataclass
class ChooseMoveTarget(RegionChoice):
    """To which adjacent region. [IG-ACT-MOVE-02, IG-ACT-MOVE-04]"""

    made: int
    piece: int

    def kind(self) -> str:
        return "move_to"

    def rule(self) -> str:
        return "IG-ACT-MOVE-02"

    def options(self, s: IceGardenState) -> list[int]:
        return open_neighbours(s, self.piece % REGIONS)

    def context(self, s: IceGardenState) -> dict[str, Any]:
        kind, source = self.piece // REGIONS, self.piece % REGIONS
        return {"piece": piece_id(s, self.seat, kind), "source": s.content.region_ids[source]}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        numbers = s.content.numbers
        kind, source = self.piece // REGIONS, self.piece % REGIONS
        pay(s, self.seat, GOLD, numbers.move_cost, "IG-ACT-MOVE-01")
        move_pieces(s, self.seat, kind, source, pick, 1, "IG-ACT-MOVE-02")
        made = self.made + 1
        if made < numbers.move_most and s.gold[self.seat] >= numbers.move_cost:
            moved = NO_PIECE if s.rules.move_same_piece else REGIONS * kind + pick
            if movable_pieces(s, self.seat, moved):
                s.push(ChooseMovePiece(self.seat, made, moved))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        return out_of_play(s) + not_adjacent(s, self.piece % REGIONS, "IG-ACT-MOVE-02")


def in_reach(s: IceGardenState, source: int) -> list[str]:
    """Where a piece can move, by name."""
    return [s.content.region_ids[region] for region in open_neighbours(s, source)]


def not_adjacent(s: IceGardenState, source: int, rule: str) -> list[Refusal]:
    """``rule``: the clause that asks for an adjacent region."""
    near = s.content.neighbours[source]
    return [
        Refusal(region_key(s, region), rule, "refusal-not-adjacent")
        for region in open_regions(s)
        if region != source and region not in near
    ]
