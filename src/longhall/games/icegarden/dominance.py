"""Who holds which place in a region, and why. The engine, the events, views and previews all count here."""

from __future__ import annotations

from typing import Final, Literal

from longhall.games.icegarden.content import MARKER, REGIONS, UNIT_LEVELS
from longhall.games.icegarden.events.domination import HeldOnly
from longhall.games.icegarden.queries import (
    domination_bonus,
    influence,
    nation_markers,
    neighbouring_influence,
    piece_id,
)
from longhall.games.icegarden.shapes import PlaceCount, TieBreak
from longhall.games.icegarden.state import SEAT_STRIDE, IceGardenState, at

# How a seat came before the one on the next place.
BY_INFLUENCE: Final = "influence"
BY_NEIGHBOURS: Final = "neighbours"
BY_REPUTATION: Final = "reputation"
UNTIED: Final = -1


class Claim:
    """A seat's hold on a region. ``neighbours`` is counted only where others have the same influence."""

    def __init__(self, seat: int, influence: int) -> None:
        self.seat = seat
        self.influence = influence
        self.neighbours = UNTIED
        self.reputation = 0  # place on the reputation track, from 0


def ranking(s: IceGardenState, region: int) -> list[Claim]:
    """Seats with influence in a region from place 1 down. [IG-DOM-07..09]"""
    claims: list[Claim] = []
    for seat in range(s.seats):
        value = influence(s, seat, region)
        if value > 0:
            claims.append(Claim(seat, value))
    if len(claims) < 2:
        return claims
    for claim in claims:
        for other in claims:
            if other is not claim and other.influence == claim.influence:
                claim.neighbours = neighbouring_influence(s, claim.seat, region)
                claim.reputation = s.reputation_order.index(claim.seat)
                break
    for i in range(1, len(claims)):  # at most four: insertion beats a key function
        claim = claims[i]
        j = i
        while j > 0 and _is_before(claim, claims[j - 1]):
            claims[j] = claims[j - 1]
            j -= 1
        claims[j] = claim
    return claims


def _is_before(one: Claim, other: Claim) -> bool:
    if one.influence != other.influence:
        return one.influence > other.influence
    if one.neighbours != other.neighbours:
        return one.neighbours > other.neighbours
    return one.reputation < other.reputation


def needed_influence(s: IceGardenState, region: int) -> int:
    """The least influence with which a region gives resources and points. [IG-DOM-04, IG-VTILE-FIRE-02]"""
    return nation_markers(s, region) + 1


def decided_by(claims: list[Claim], place: int) -> TieBreak | Literal[""]:
    """What put the seat at ``place`` (from 0) before the next one; empty for the last."""
    if place + 1 >= len(claims):
        return ""
    claim, following = claims[place], claims[place + 1]
    if claim.influence != following.influence:
        return BY_INFLUENCE
    return BY_NEIGHBOURS if claim.neighbours != following.neighbours else BY_REPUTATION


def count_region(s: IceGardenState, region: int, claims: list[Claim]) -> list[PlaceCount]:
    """Every part of the count by name, by place: for events, views and previews."""
    needed = needed_influence(s, region)
    return [_count_seat(s, region, claims, place, needed) for place in range(len(claims))]


def _count_seat(s: IceGardenState, region: int, claims: list[Claim], place: int, needed: int) -> PlaceCount:
    claim = claims[place]
    seat = claim.seat
    base = seat * SEAT_STRIDE + region
    pieces = s.pieces
    units: dict[str, int] = {}
    levels = 0
    for level in range(1, UNIT_LEVELS + 1):
        count = pieces[base + level * REGIONS]
        if count:
            units[piece_id(s, seat, level)] = count
            levels += count * level
    counted: PlaceCount = {
        "seat": seat,
        "place": place + 1,
        "influence": claim.influence,
        "markers": pieces[base],
        "units": units,
        "levels": levels,
        "domination": domination_bonus(s, seat, region) if levels else 0,
        "held": s.held[seat] if s.vuko == region else 0,
        "receives": claim.influence >= needed,
    }
    if claim.neighbours != UNTIED:
        counted["neighbours"] = claim.neighbours
    decided = decided_by(claims, place)
    if decided:
        counted["by"] = decided
    return counted


def held_without_influence(s: IceGardenState, region: int) -> list[HeldOnly]:
    """Seats whose markers there are all held by Vuko, so that they have no place."""
    if s.vuko != region:
        return []
    return [
        {"seat": seat, "held": s.held[seat]}
        for seat in range(s.seats)
        if s.held[seat] and not influence(s, seat, region)
    ]


def markers_there(s: IceGardenState, seat: int, region: int) -> int:
    """Influence markers in a region, those held by Vuko included."""
    return s.pieces[at(seat, MARKER, region)] + (s.held[seat] if s.vuko == region else 0)
