"""The small changes every rule is made of. Each tells what it did."""

from __future__ import annotations

from longhall.games.icegarden.content import GENERIC, GOLD, LEVELS, MARKER, PIECES, POPULATION, RESOURCES, UNIT_LEVELS
from longhall.games.icegarden.dominance import needed_influence
from longhall.games.icegarden.events.changes import (
    MARKER_PLACED,
    PIECES_MOVED,
    POINTS_SCORED,
    REPUTATION_LOST,
    REPUTATION_REGAINED,
    RESOURCES_GAINED,
    RESOURCES_PAID,
    ArrivalFrom,
    Occasion,
    PiecesMoved,
    Presence,
    ResourcesGained,
    ResourcesPaid,
    ScoredFor,
)
from longhall.games.icegarden.queries import available, influence, piece_id
from longhall.games.icegarden.state import FREE_LEVEL, NOWHERE, SOURCES, IceGardenState, at

# -- resources ---------------------------------------------------------------------------------------------------------


def gain(s: IceGardenState, seat: int, resource: int, amount: int, rule: str, occasion: Occasion | None = None) -> int:
    """Take tokens from the supply, as far as it has them; M goes to level 0. [IG-COMP-02, IG-DOM-21]"""
    amount = available(s, resource, amount)
    if amount > 0:
        s.stock[resource] -= amount
        _add(s, seat, resource, amount)
        if s.listening:
            gained: ResourcesGained = {"seat": seat}
            gained[RESOURCES[resource]] = amount
            RESOURCES_GAINED.emit_noted(s, rule, gained, occasion)
    return amount


def pay(s: IceGardenState, seat: int, resource: int, amount: int, rule: str, occasion: Occasion | None = None) -> None:
    """Return tokens to the supply; M is paid from level 0. The caller has checked that they are there. [IG-ACT-05]"""
    if amount:
        s.stock[resource] += amount
        _add(s, seat, resource, -amount)
        if s.listening:
            paid: ResourcesPaid = {"seat": seat}
            paid[RESOURCES[resource]] = amount
            RESOURCES_PAID.emit_noted(s, rule, paid, occasion)


def pay_m(s: IceGardenState, seat: int, level: int, amount: int, rule: str, occasion: Occasion | None = None) -> None:
    """Return M tokens of one level to the supply."""
    s.stock[2] += amount
    s.m[LEVELS * seat + level] -= amount
    RESOURCES_PAID.emit_noted(s, rule, {"seat": seat, "m": amount, "level": level}, occasion)


def _add(s: IceGardenState, seat: int, resource: int, amount: int) -> None:
    if resource == POPULATION:
        s.population[seat] += amount
    elif resource == GOLD:
        s.gold[seat] += amount
    else:
        s.m[LEVELS * seat + FREE_LEVEL] += amount


def score(s: IceGardenState, seat: int, amount: int, source: int, rule: str, data: ScoredFor) -> None:
    """``data`` is added to the event."""
    if amount:
        s.points[len(SOURCES) * seat + source] += amount
        POINTS_SCORED.emit(s, rule, {"seat": seat, "points": amount, "kind": SOURCES[source], **data})


# -- pieces ------------------------------------------------------------------------------------------------------------


def place_marker(s: IceGardenState, seat: int, region: int, rule: str) -> None:
    """An influence marker from the own supply onto the map. [IG-COMP-09]"""
    s.reserve[PIECES * seat + MARKER] -= 1
    s.pieces[at(seat, MARKER, region)] += 1
    if s.listening:
        there = s.content.region_ids[region]
        now = presence(s, seat, MARKER, region)
        MARKER_PLACED.emit_noted(s, rule, {"seat": seat, "region": there}, {"target_now": now})


def move_pieces(s: IceGardenState, seat: int, kind: int, source: int, target: int, count: int, rule: str) -> None:
    s.pieces[at(seat, kind, source)] -= count
    s.pieces[at(seat, kind, target)] += count
    if not s.listening:
        return
    ids = s.content.region_ids
    moved: PiecesMoved = {
        "seat": seat,
        "piece": piece_id(s, seat, kind),
        "count": count,
        "source": ids[source],
        "target": ids[target],
    }
    now: ArrivalFrom = {
        "source_now": presence(s, seat, kind, source),
        "target_now": presence(s, seat, kind, target),
    }
    PIECES_MOVED.emit_noted(s, rule, moved, now)


def presence(s: IceGardenState, seat: int, kind: int, region: int) -> Presence:
    held = influence(s, seat, region)
    receives = held >= needed_influence(s, region)
    return {"count": s.pieces[at(seat, kind, region)], "influence": held, "receives": receives}


def remove_unit(s: IceGardenState, seat: int, level: int, region: int) -> None:
    """A killed unit returns to its owner's reserve; what Harrasim had spied goes back. [IG-UNIT-01, IG-ABIL-SPY-01]"""
    s.pieces[at(seat, level, region)] -= 1
    s.reserve[PIECES * seat + level] += 1
    if s.spy and s.content.unit(s.character[seat], level).spy_slots:
        return_spied(s, seat)


def return_spied(s: IceGardenState, seat: int) -> None:
    """The abilities on the spy slots go back to the board."""
    for ability in s.spy:
        s.upgrades_left[ability] += 1
        s.ability[(UNIT_LEVELS * seat + UNIT_LEVELS - 1) * GENERIC + ability] -= 1
    s.spy = []


def free_held_markers(s: IceGardenState) -> None:
    """Vuko leaves, or the Domination phase sets them anew: markers behind him are in play again. [IG-DOM-05]"""
    if s.vuko == NOWHERE:
        return
    for seat in range(s.seats):
        if s.held[seat]:
            s.pieces[at(seat, MARKER, s.vuko)] += s.held[seat]
            s.held[seat] = 0


# -- reputation --------------------------------------------------------------------------------------------------------


def lose_reputation(s: IceGardenState, seat: int, fields: int, rule: str) -> None:
    """Downwards, onto the top of the stack there; the last field stops it. [IG-REP-02, IG-REP-04, IG-REP-06]"""
    if fields <= 0:
        return
    before = s.reputation[seat]
    after = min(before + fields, s.content.numbers.last_reputation)
    order = s.reputation_order
    order.remove(seat)
    s.reputation[seat] = after
    place = len(order)
    while place > 0 and s.reputation[order[place - 1]] > after:
        place -= 1
    order.insert(place, seat)
    REPUTATION_LOST.emit(s, rule, {"seat": seat, "fields": after - before, "from": before, "to": after})


def raise_reputation(s: IceGardenState, seat: int, fields: int, rule: str) -> None:
    """Upwards, to the bottom of the stack there; never back into the safe zone. [IG-REP-03, IG-REP-05]"""
    before = s.reputation[seat]
    after = max(before - fields, 1)
    if before <= 1:
        return
    order = s.reputation_order
    order.remove(seat)
    s.reputation[seat] = after
    place = 0
    while place < len(order) and s.reputation[order[place]] < after:
        place += 1
    order.insert(place, seat)
    REPUTATION_REGAINED.emit(s, rule, {"seat": seat, "fields": before - after, "from": before, "to": after})
