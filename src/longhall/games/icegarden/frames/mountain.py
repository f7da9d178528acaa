"""Ravenous Mountain: any number of pieces from one region to any other. [IG-ACT-MOUNT]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.icegarden.changes import move_pieces, pay
from longhall.games.icegarden.content import MARKER, MOUNTAIN, PIECES, POPULATION
from longhall.games.icegarden.differences import differences
from longhall.games.icegarden.events.action import IdleReason
from longhall.games.icegarden.frames.base import RegionChoice, decline_action, out_of_play, region_key
from longhall.games.icegarden.queries import has_pieces, mountain_cost, open_regions, piece_id, regions_with_influence
from longhall.games.icegarden.shapes import Preview
from longhall.games.icegarden.state import IceGardenState, at
from longhall.kernel.choices import DONE, CountChoice
from longhall.kernel.frames import Refusal


def begin_mountain(s: IceGardenState, seat: int) -> IdleReason | None:
    if s.population[seat] < mountain_cost(s):
        return "no_population"
    if not regions_with_influence(s, seat) or len(open_regions(s)) < 2:
        return "no_pieces"
    s.push(ChooseMountainSource(seat))
    return None


def pieces_in(s: IceGardenState, seat: int, region: int) -> dict[str, int]:
    """The own pieces there by name."""
    counts = {piece_id(s, seat, kind): s.pieces[at(seat, kind, region)] for kind in range(PIECES)}
    return {piece: count for piece, count in counts.items() if count}


def if_they_went(s: IceGardenState, seat: int, source: int, target: int, counts: tuple[int, ...]) -> Preview:
    """What would be different if so many of each kind had gone, whatever is still to be chosen."""
    trial = s.clone()
    for kind, count in enumerate(counts):
        trial.pieces[at(seat, kind, source)] -= count
        trial.pieces[at(seat, kind, target)] += count
    return differences(s, trial, seat)


@dataclass
class ChooseMountainSource(RegionChoice):
    """The region that pieces leave, or none: then nothing is paid. [IG-ACT-MOUNT-01, IG-ACT-04]"""

    def kind(self) -> str:
        return "mountain_from"

    def rule(self) -> str:
        return "IG-ACT-MOUNT-01"

    def options(self, s: IceGardenState) -> list[int]:
        return [*regions_with_influence(s, self.seat), DONE]

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"cost": mountain_cost(s)}

    def preview(self, s: IceGardenState, pick: int) -> Preview:
        if pick < 0:
            return {}
        return {"cost": {"population": mountain_cost(s)}, "pieces": pieces_in(s, self.seat, pick)}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        if pick >= 0:
            s.push(ChooseMountainTarget(self.seat, pick))
        else:
            decline_action(s, self.seat, MOUNTAIN)

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        found = out_of_play(s)
        for region in open_regions(s):
            if not has_pieces(s, self.seat, region):
                held = s.held[self.seat] > 0 and s.vuko == region
                rule = "IG-DOM-05" if held else "IG-ACT-MOUNT-01"
                message = "refusal-marker-held" if held else "refusal-no-pieces"
                found.append(Refusal(region_key(s, region), rule, message))
        return found


@dataclass
class ChooseMountainTarget(RegionChoice):
    """Any other region: it need not be adjacent. [IG-ACT-MOUNT-01]"""

    source: int

    def kind(self) -> str:
        return "mountain_to"

    def rule(self) -> str:
        return "IG-ACT-MOUNT-01"

    def options(self, s: IceGardenState) -> list[int]:
        return [region for region in open_regions(s) if region != self.source]

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"source": s.content.region_ids[self.source]}

    def preview(self, s: IceGardenState, pick: int) -> Preview:
        """With the places as they would be if everybody went."""
        found: Preview = {"cost": {"population": mountain_cost(s)}, "pieces": pieces_in(s, self.seat, self.source)}
        if not self.is_tried(s, pick):
            everybody = tuple([s.pieces[at(self.seat, kind, self.source)] for kind in range(PIECES)])
            found.update(if_they_went(s, self.seat, self.source, pick, everybody))
        return found

    def is_tried(self, s: IceGardenState, pick: int) -> bool:
        return len(with_forced(s, self.seat, self.source, ())) == PIECES  # nothing more is asked

    def resolve(self, s: IceGardenState, pick: int) -> None:
        ask_for_pieces(s, self.seat, self.source, pick, ())

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        return [*out_of_play(s), Refusal(region_key(s, self.source), "IG-ACT-MOUNT-01", "refusal-mountain-same")]


def with_forced(s: IceGardenState, seat: int, source: int, counts: tuple[int, ...]) -> tuple[int, ...]:
    """``counts`` of the kinds before, and of those that are not asked for: there are none, or it is the only piece."""
    for kind in range(len(counts), PIECES):
        there = s.pieces[at(seat, kind, source)]
        later = sum(s.pieces[at(seat, other, source)] for other in range(kind + 1, PIECES))
        if there == 1 and not any(counts) and later == 0:
            counts = (*counts, 1)
        elif there:
            break
        else:
            counts = (*counts, 0)
    return counts


def ask_for_pieces(s: IceGardenState, seat: int, source: int, target: int, counts: tuple[int, ...]) -> None:
    """Ask how many pieces of the next kind go. ``counts``: of the kinds before. A single piece is not asked for."""
    counts = with_forced(s, seat, source, counts)
    if len(counts) < PIECES:
        s.push(ChooseMountainCount(seat, source, target, counts))
        return
    pay(s, seat, POPULATION, mountain_cost(s), "IG-ACT-MOUNT-01")
    for kind, count in enumerate(counts):
        if count:
            move_pieces(s, seat, kind, source, target, count, "IG-ACT-MOUNT-01")


@dataclass
class ChooseMountainCount(CountChoice):
    """How many pieces of a kind go; at least one piece in all. [IG-ACT-MOUNT-01]"""

    source: int
    target: int
    counts: tuple[int, ...]  # of the kinds before

    def kind(self) -> str:
        return "mountain_count"

    def rule(self) -> str:
        return "IG-ACT-MOUNT-01"

    def _there(self, s: IceGardenState) -> int:
        return s.pieces[at(self.seat, len(self.counts), self.source)]

    def _must_go(self, s: IceGardenState) -> bool:
        """Nothing has been chosen before, and nothing can be chosen later."""
        later = range(len(self.counts) + 1, PIECES)
        return not any(self.counts) and not any(s.pieces[at(self.seat, kind, self.source)] for kind in later)

    def options(self, s: IceGardenState) -> list[int]:
        return list(range(1 if self._must_go(s) else 0, self._there(s) + 1))

    def context(self, s: IceGardenState) -> dict[str, Any]:
        ids = s.content.region_ids
        piece = piece_id(s, self.seat, len(self.counts))
        return {"piece": piece, "source": ids[self.source], "target": ids[self.target]}

    def preview(self, s: IceGardenState, pick: int) -> Preview:
        """With the places as they would be if nobody else went."""
        found: Preview = {"cost": {"population": mountain_cost(s)}}
        if not self.is_tried(s, pick):
            found.update(if_they_went(s, self.seat, self.source, self.target, (*self.counts, pick)))
        return found

    def is_tried(self, s: IceGardenState, pick: int) -> bool:
        return len(with_forced(s, self.seat, self.source, (*self.counts, pick))) == PIECES  # nothing more is asked

    def resolve(self, s: IceGardenState, pick: int) -> None:
        ask_for_pieces(s, self.seat, self.source, self.target, (*self.counts, pick))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        there = self._there(s)
        found: list[Refusal] = []
        if self._must_go(s):
            found.append(Refusal("count:0", "IG-ACT-MOUNT-01", "refusal-mountain-nobody"))
        held = len(self.counts) == MARKER and s.vuko == self.source and s.held[self.seat] > 0
        rule = "IG-DOM-05" if held else "IG-ACT-MOUNT-01"
        message = "refusal-marker-held" if held else "refusal-count"
        found.append(Refusal(f"count:{there + 1}", rule, message, {"count": there}))
        return found
