"""Move or Camp. [IC-MOVE]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.icaion.changes import crystals
from longhall.games.icaion.content import BLUE, MOVEMENT, SCAVENGER, SURVIVOR
from longhall.games.icaion.events.move import CAMPED, SEEKER_MOVED
from longhall.games.icaion.frames.base import CAMP, WORDS, NodeChoice
from longhall.games.icaion.frames.payment import pay
from longhall.games.icaion.queries import (
    can_pay,
    converters_left,
    free_nodes,
    holdings,
    is_last_round,
    most_payable,
    nodes_per_blue,
)
from longhall.games.icaion.shapes import Preview
from longhall.games.icaion.state import IcaionState
from longhall.games.icaion.yields import extract_amounts
from longhall.kernel.choices import DONE
from longhall.kernel.frames import Option, Refusal


def may_jump(s: IcaionState, seat: int) -> bool:
    """The Lone Survivor goes anywhere in the last turn of a Year. [IC-SEEKER-SURVIVOR-01, IC-AMB-46, IC-AMB-86]"""
    return s.seeker[seat] == SURVIVOR and not s.wounded_turn and is_last_round(s)


def most_blue(s: IcaionState, seat: int) -> int:
    """Blue that could be spent on a Move, converters included."""
    return most_payable(holdings(s, seat), BLUE, False, converters_left(s, seat))


def reach(s: IcaionState, seat: int) -> int:
    """How many nodes a Move may go, with all the Blue there is. [IC-MOVE-03, IC-MOVE-05..07]"""
    per_blue = nodes_per_blue(s, seat)
    return free_nodes(s, seat) + (per_blue * most_blue(s, seat) if per_blue else 0)


def blue_needed(s: IcaionState, seat: int, node: int) -> int:
    """Blue for a Move by the shortest way; 0 for a jump. [IC-AMB-84]"""
    beyond = s.content.distance[s.node[seat]][node] - free_nodes(s, seat)
    if beyond <= 0 or may_jump(s, seat):
        return 0
    per_blue = nodes_per_blue(s, seat)
    return (beyond + per_blue - 1) // per_blue if per_blue else beyond


def extra_nodes_rule(s: IcaionState, seat: int) -> str:
    """The clause that says how far a Blue goes, by the Machines gone from the second row. [IC-MOVE-05, IC-MOVE-06]"""
    return "IC-MOVE-06" if s.deployed[3 * seat + MOVEMENT] > SCAVENGER else "IC-MOVE-05"


def nodes_in_reach(s: IcaionState, seat: int) -> list[int]:
    """Where a Move may end; never where it began. [IC-MOVE-04]"""
    within = s.content.within[s.node[seat]]
    farthest = len(within) - 1
    return within[farthest if may_jump(s, seat) else min(farthest, reach(s, seat))]


@dataclass
class ChooseMove(NodeChoice):
    """Where to go, or Camp. ``again``: the second time, by a Double Shift. [IC-TURN-01, IC-MOVE-01..04, IC-EPS-04]"""

    again: bool

    def kind(self) -> str:
        return "move"

    def rule(self) -> str:
        return "IC-EPS-04" if self.again else "IC-TURN-01"

    def options(self, s: IcaionState) -> list[int]:
        nodes = nodes_in_reach(s, self.seat)
        if can_pay(s, self.seat, s.content.numbers.camp_cost, BLUE):
            return [CAMP, *nodes]
        return nodes.copy()

    def option(self, s: IcaionState, pick: int) -> Option:
        if pick < 0:
            here = extract_amounts(s, self.seat, s.node[self.seat])
            return Option(WORDS[pick], "option-camp", {"cost": s.content.numbers.camp_cost, **here}, "other")
        params = {
            "node": s.content.nodes[pick].id,
            "distance": s.content.distance[s.node[self.seat]][pick],
            "cost": blue_needed(s, self.seat, pick),
            **extract_amounts(s, self.seat, pick),
        }
        return Option(self.key(s, pick), "option-move-to", params, "node")

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {
            "node": s.content.nodes[s.node[self.seat]].id,
            "again": self.again,
            "wounded": bool(s.wounded_turn),
            "jump": may_jump(s, self.seat),
            "free": free_nodes(s, self.seat),
            "extra": nodes_per_blue(s, self.seat),
        }

    def preview(self, s: IcaionState, pick: int) -> Preview:
        node = s.node[self.seat] if pick == CAMP else pick
        found = super().preview(s, node)
        found["distance"] = s.content.distance[s.node[self.seat]][node]
        found["blue"] = s.content.numbers.camp_cost if pick == CAMP else blue_needed(s, self.seat, pick)
        return found

    def is_tried(self, s: IcaionState, pick: int) -> bool:
        return False  # what it costs is told already

    def resolve(self, s: IcaionState, pick: int) -> None:
        s.converted[self.seat] = 0
        if pick == CAMP:
            cost = s.content.numbers.camp_cost
            CAMPED.emit(s, "IC-MOVE-01", {"seat": self.seat, "node": s.content.nodes[s.node[self.seat]].id})
            pay(s, self.seat, cost, BLUE, False, "IC-MOVE-01")
            return
        cost = blue_needed(s, self.seat, pick)
        far = s.content.distance[s.node[self.seat]][pick] > free_nodes(s, self.seat)
        rule = "IC-SEEKER-SURVIVOR-01" if far and cost == 0 else "IC-MOVE-03"
        move_seeker(s, self.seat, pick, rule)
        s.just_moved = 0 if self.again else 1
        pay(s, self.seat, cost, BLUE, False, "IC-MOVE-05")

    def refusals(self, s: IcaionState) -> list[Refusal]:
        found: list[Refusal] = []
        allowed = self.options(s)
        if CAMP not in allowed:
            params: dict[str, Any] = {"blue": s.content.numbers.camp_cost}
            found.append(Refusal("camp", "IC-MOVE-02", "refusal-camp", params))
        distance = s.content.distance[s.node[self.seat]]
        far = [node for node in range(len(s.content.nodes)) if node not in allowed]
        far.sort(key=lambda node: distance[node])  # the nearest first; each distance is a reason of its own
        return found + [self._refusal(s, node) for node in far]

    def _refusal(self, s: IcaionState, node: int) -> Refusal:
        key = self.key(s, node)
        if node == s.node[self.seat]:
            return Refusal(key, "IC-MOVE-04", "refusal-move-nowhere")
        params: dict[str, Any] = {"distance": s.content.distance[s.node[self.seat]][node]}
        if s.wounded_turn:
            return Refusal(key, "IC-WOUND-03", "refusal-move-wounded", {**params, "free": free_nodes(s, self.seat)})
        if not nodes_per_blue(s, self.seat):
            return Refusal(key, "IC-MOVE-05", "refusal-move-locked", {**params, "free": free_nodes(s, self.seat)})
        params.update(crystals([blue_needed(s, self.seat, node)]))
        return Refusal(key, extra_nodes_rule(s, self.seat), "refusal-move-far", params)


def move_seeker(s: IcaionState, seat: int, node: int, rule: str) -> None:
    origin = s.node[seat]
    s.node[seat] = node
    if s.listening:
        nodes = s.content.nodes
        SEEKER_MOVED.emit(s, rule, {"seat": seat, "origin": nodes[origin].id, "node": nodes[node].id})


@dataclass
class ChooseCurioMove(NodeChoice):
    """A Curio card moves the Seeker on; the node where the turn began is allowed. [IC-CURIO-08, IC-AMB-34]"""

    most: int

    def kind(self) -> str:
        return "curio_move"

    def rule(self) -> str:
        return "IC-CURIO-08"

    def options(self, s: IcaionState) -> list[int]:
        within = s.content.within[s.node[self.seat]]
        return [*within[min(self.most, len(within) - 1)], DONE]

    def option(self, s: IcaionState, pick: int) -> Option:
        if pick < 0:
            here = extract_amounts(s, self.seat, s.node[self.seat])
            return Option(WORDS[pick], "option-move-no-further", {**here}, "other")
        params = {
            "node": s.content.nodes[pick].id,
            "distance": s.content.distance[s.node[self.seat]][pick],
            **extract_amounts(s, self.seat, pick),
        }
        return Option(self.key(s, pick), "option-move-further", params, "node")

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"count": self.most}

    def resolve(self, s: IcaionState, pick: int) -> None:
        if pick != DONE:
            move_seeker(s, self.seat, pick, "IC-CURIO-08")

    def refusals(self, s: IcaionState) -> list[Refusal]:
        allowed = self.options(s)
        distance = s.content.distance[s.node[self.seat]]
        far = [node for node in range(len(s.content.nodes)) if node not in allowed and distance[node]]
        far.sort(key=lambda node: distance[node])
        return [
            Refusal(
                self.key(s, node),
                "IC-CURIO-08",
                "refusal-curio-move-far",
                {"distance": distance[node], "count": self.most},
            )
            for node in far
        ]
