"""Investigate the Colossus. [IC-COLOSSUS]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.icaion.changes import score
from longhall.games.icaion.content import OUTSIDER, PINK
from longhall.games.icaion.events.investigate import SHARD_KEPT, SHARD_REMOVED, SHARD_REVEALED
from longhall.games.icaion.frames.payment import pay
from longhall.games.icaion.queries import converters_left, holdings, most_payable, stored_shards
from longhall.games.icaion.state import INVESTIGATED, SHARD_VALUES, IcaionState
from longhall.kernel.choices import CountChoice
from longhall.kernel.frames import Option, Refusal, Step


def investigate_obstacle(s: IcaionState, seat: int) -> tuple[str, str] | None:
    """Why the Colossus cannot be investigated, as rule and message. [IC-COLOSSUS-01, IC-AMB-107]"""
    if s.content.nodes[s.node[seat]].crater != s.colossus:
        return "IC-COLOSSUS-01", "refusal-investigate-place"
    return None if s.colossus_shards else ("IC-AMB-107", "refusal-investigate-empty")


def begin_investigate(s: IcaionState, seat: int) -> None:
    """A Shard is taken unseen and shown. [IC-COLOSSUS-02]"""
    value = s.colossus_shards.pop()
    s.revealed_shard = value
    left = len(s.colossus_shards)
    SHARD_REVEALED.emit_reveal(s, "IC-COLOSSUS-02", {"seat": seat, "value": value, "left": left})
    s.push(ChoosePink(seat, value))


def most_pink(s: IcaionState, seat: int) -> int:
    """Pink that could be spent, converters included. [IC-COLOSSUS-02, IC-CURIO-13]"""
    return most_payable(holdings(s, seat), PINK, False, converters_left(s, seat))


def investigate_points(s: IcaionState, seat: int, pink: int) -> int:
    """[IC-COLOSSUS-02, IC-SEEKER-OUTSIDER-01]"""
    points = pink * s.content.numbers.investigate_points
    return points * s.content.seekers[OUTSIDER].n if s.seeker[seat] == OUTSIDER else points


def is_shard_kept(s: IcaionState, seat: int, value: int, pink: int) -> bool:
    """[IC-COLOSSUS-03, IC-COLOSSUS-05]"""
    return pink == value and stored_shards(s, seat) < s.content.numbers.most_shards


@dataclass
class ChoosePink(CountChoice):
    """How much Pink is spent on the Shard. [IC-COLOSSUS-02, IC-AMB-106]"""

    value: int

    def kind(self) -> str:
        return "investigate"

    def rule(self) -> str:
        return "IC-COLOSSUS-02"

    def options(self, s: IcaionState) -> list[int]:
        return list(range(min(self.value, most_pink(s, self.seat)) + 1))

    def option(self, s: IcaionState, pick: int) -> Option:
        kept = is_shard_kept(s, self.seat, self.value, pick)
        params = {"count": pick, "points": investigate_points(s, self.seat, pick), "kept": kept}
        return Option(self.key(s, pick), "option-pink", params, "count")

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"value": self.value}

    def resolve(self, s: IcaionState, pick: int) -> None:
        s.push(KeepShard(self.seat, self.value, pick))
        pay(s, self.seat, pick, PINK, False, "IC-COLOSSUS-02")

    def refusals(self, s: IcaionState) -> list[Refusal]:
        found: list[Refusal] = []
        for count in range(len(self.options(s)), self.value + 1):
            found.append(Refusal(f"count:{count}", "IC-COLOSSUS-02", "refusal-pink-short", {"count": count}))
        found.append(Refusal(f"count:{self.value + 1}", "IC-COLOSSUS-02", "refusal-pink-value", {"value": self.value}))
        return found


@dataclass
class KeepShard(Step):
    """Points for the Pink; the Shard is kept if its value was met. [IC-COLOSSUS-03, IC-COLOSSUS-04]"""

    seat: int
    value: int
    pink: int

    def kind(self) -> str:
        return "keep_shard"

    def is_foretold(self, s: IcaionState) -> bool:
        return True

    def run(self, s: IcaionState) -> None:
        s.revealed_shard = 0
        points = investigate_points(s, self.seat, self.pink)
        score(s, self.seat, points, INVESTIGATED, "IC-COLOSSUS-02", {"pink": self.pink, "value": self.value})
        if is_shard_kept(s, self.seat, self.value, self.pink):
            s.shards[SHARD_VALUES * self.seat + self.value - 1] += 1
            count = stored_shards(s, self.seat)
            SHARD_KEPT.emit(s, "IC-COLOSSUS-03", {"seat": self.seat, "value": self.value, "count": count})
        else:
            s.shards_removed[self.value - 1] += 1
            SHARD_REMOVED.emit(s, "IC-COLOSSUS-04", {"seat": self.seat, "value": self.value})
