"""The base of the Ice Garden's choices and what several of them share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longhall.games.icegarden.content import FIELD_IDS, REGIONS, RESOURCES
from longhall.games.icegarden.events.base import ACTION_DECLINED
from longhall.games.icegarden.queries import piece_id
from longhall.games.icegarden.state import CLOSED, OUT, IceGardenState, at
from longhall.kernel.choices import DONE, PASS, SeatChoice
from longhall.kernel.frames import Option, Refusal

WORDS: Final = {DONE: "done", PASS: "pass"}


def decline_action(s: IceGardenState, seat: int, field: int) -> None:
    """An action was an offer, and nothing has come of it. [IG-ACT-04]"""
    ACTION_DECLINED.emit_remark(s, "IG-ACT-04", {"seat": seat, "action": FIELD_IDS[field]})


@dataclass
class RegionChoice(SeatChoice):
    """Picks are regions, or one of the words above."""

    def key(self, s: IceGardenState, pick: int) -> str:
        return f"region:{s.content.region_ids[pick]}" if pick >= 0 else WORDS[pick]


@dataclass
class PieceChoice(SeatChoice):
    """Picks are own pieces on the map, ``REGIONS * kind + region``, or one of the words above."""

    def key(self, s: IceGardenState, pick: int) -> str:
        if pick < 0:
            return WORDS[pick]
        return f"piece:{piece_id(s, self.seat, pick // REGIONS)}@{s.content.region_ids[pick % REGIONS]}"

    def option(self, s: IceGardenState, pick: int) -> Option:
        key = self.key(s, pick)
        if pick < 0:
            return Option(key, f"option-{key}", {}, key)
        kind, region = pick // REGIONS, pick % REGIONS
        params = {
            "piece": piece_id(s, self.seat, kind),
            "region": s.content.region_ids[region],
            "count": s.pieces[at(self.seat, kind, region)],
        }
        return Option(key, "option-piece", params, "piece")


def piece_key(s: IceGardenState, seat: int, kind: int, region: int) -> str:
    return f"piece:{piece_id(s, seat, kind)}@{s.content.region_ids[region]}"


def region_key(s: IceGardenState, region: int) -> str:
    return f"region:{s.content.region_ids[region]}"


def out_of_play(s: IceGardenState) -> list[Refusal]:
    """Regions nobody can go to: without a token, or closed. [IG-SETUP-08, IG-CLOSE-09]"""
    found: list[Refusal] = []
    for region in range(REGIONS):
        if s.in_play[region] == OUT:
            found.append(Refusal(region_key(s, region), "IG-SETUP-08", "refusal-region-out"))
        elif s.in_play[region] == CLOSED:
            found.append(Refusal(region_key(s, region), "IG-CLOSE-09", "refusal-region-closed"))
    return found


def resource_key(verb: str, resource: int) -> str:
    return f"{verb}:{RESOURCES[resource]}"
