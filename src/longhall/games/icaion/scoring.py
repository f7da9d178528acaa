"""What an Apparatus is worth, the end of the game and the final scoring. [IC-APPARATUS, IC-END]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longhall.games.icaion.content import (
    BOOTS,
    CAGE,
    HARNESS,
    HARVESTER,
    KIND_CAGES,
    KIND_HARVESTERS,
    KIND_MOVEMENT,
    KIND_PARASITES,
    KIND_REFINERS,
    KIND_REGION_TYPES,
    KIND_SCAVENGERS,
    KIND_SHARDS,
    KIND_STRENGTH,
    MOVEMENT,
    OP_CAGE,
    OP_MOVEMENT,
    OP_STRENGTH,
    PRIMAL_ARMOR,
    REFINER,
    SCAVENGER,
    STRENGTH,
    SWORD,
)
from longhall.games.icaion.queries import (
    count_upgrades,
    installed_tiles,
    kind_of_tile,
    machines_deployed,
    region_types_with_machines,
    reputation,
    stored_shards,
    total_qoam,
    uncovered_icons,
)
from longhall.games.icaion.state import (
    DOUBLED,
    GEAR_POWER,
    INSTALLED,
    QOAM_LEFT,
    SHARD_SCORE,
    SOURCES,
    IcaionState,
)
from longhall.kernel.match import Result

UPGRADE_OPS: Final = (OP_STRENGTH, OP_MOVEMENT, OP_CAGE)  # by row


def unlocked_icons(s: IcaionState, seat: int, row: int) -> int:
    """Icons of a row as an Apparatus counts them. [IC-APPARATUS-15..17, IC-AMB-19, IC-AMB-20]"""
    icons = uncovered_icons(s, seat, row) + count_upgrades(s, seat, UPGRADE_OPS[row])
    if s.rules.start_icons_count:
        icons += s.content.rows[row].start
    if s.rules.gear_icons_count:
        if row == STRENGTH and s.gear[seat] == SWORD:
            icons += s.content.gear[SWORD].strength
        elif row == MOVEMENT and s.gear[seat] == BOOTS:
            icons += s.content.gear[BOOTS].n
    return icons


def apparatus_count(s: IcaionState, seat: int, kind: int) -> int:
    """How many of the things a kind of Apparatus counts the seat has. [IC-APPARATUS-11..20]"""
    if kind == KIND_HARVESTERS:
        return machines_deployed(s, seat, HARVESTER)
    if kind == KIND_SCAVENGERS:
        return machines_deployed(s, seat, SCAVENGER)
    if kind == KIND_REFINERS:
        return machines_deployed(s, seat, REFINER)
    if kind == KIND_STRENGTH:
        return unlocked_icons(s, seat, STRENGTH)
    if kind == KIND_MOVEMENT:
        return unlocked_icons(s, seat, MOVEMENT)
    if kind == KIND_CAGES:
        return unlocked_icons(s, seat, CAGE)
    if kind == KIND_SHARDS:
        return stored_shards(s, seat)
    if kind == KIND_REGION_TYPES:
        return len(region_types_with_machines(s, seat))
    if kind == KIND_PARASITES:
        return s.eliminated[seat]
    return len(s.upgrades[seat])


def apparatus_points(s: IcaionState, seat: int, tile: int) -> int:
    """What a tile scores for the seat now. [IC-APPARATUS-05]"""
    kind = kind_of_tile(s, tile)
    return apparatus_count(s, seat, kind) * s.content.kinds[kind].points


@dataclass
class EndScore:
    """One line of the final scoring: where it comes from, how much, and what was counted."""

    source: int
    points: int
    rule: str
    count: int = -1
    tile: int = -1


def doubled_tiles(s: IcaionState, seat: int) -> list[int]:
    """The installed tiles that the seat's Shards would double now: as many as there are Shards, the best first.
    [IC-END-05, IC-AMB-105]"""
    values = {tile: apparatus_points(s, seat, tile) for tile in installed_tiles(s, seat)}
    return _best(values, stored_shards(s, seat))


def _best(values: dict[int, int], most: int) -> list[int]:
    return sorted(values, key=lambda tile: (-values[tile], tile))[:most]


def end_scores(s: IcaionState, seat: int) -> list[EndScore]:
    """What the final scoring would add for the seat now. [IC-END-02..07]"""
    content = s.content
    qoam = total_qoam(s, seat)
    shards = stored_shards(s, seat)
    each = content.gear[HARNESS].n if s.gear[seat] == HARNESS else content.numbers.qoam_points
    found = [
        EndScore(QOAM_LEFT, qoam * each, "IC-END-02", qoam),
        EndScore(SHARD_SCORE, content.shard_scores[shards], "IC-END-03", shards),
    ]
    values = {tile: apparatus_points(s, seat, tile) for tile in installed_tiles(s, seat)}
    for tile, worth in values.items():
        found.append(EndScore(INSTALLED, worth, "IC-END-04", tile=tile))
    for tile in _best(values, shards):
        found.append(EndScore(DOUBLED, values[tile], "IC-END-05", tile=tile))
    if s.gear[seat] == PRIMAL_ARMOR:
        found.append(EndScore(GEAR_POWER, shards * content.gear[PRIMAL_ARMOR].n, "IC-GEAR-ARMOR-01", shards))
    return found


def scores_by_source(s: IcaionState, seat: int) -> dict[str, int]:
    """Reputation by source, with the total; before the end as if the final scoring were made now. [IC-END-01]"""
    width = len(SOURCES)
    points: dict[str, int] = {source: s.points[seat * width + place] for place, source in enumerate(SOURCES)}
    if not s.ended:
        for line in end_scores(s, seat):
            points[SOURCES[line.source]] += line.points
    points["total"] = sum(points.values())
    return points


def final_total(s: IcaionState, seat: int) -> int:
    """The total of the final scoring if it were made now."""
    return (
        reputation(s, seat) + sum([line.points for line in end_scores(s, seat)]) if not s.ended else reputation(s, seat)
    )


def final_result(s: IcaionState) -> Result:
    """Most Reputation wins; of those tied the one latest in the last turn order. [IC-END-08, IC-AMB-59]"""
    scores = [scores_by_source(s, seat) for seat in range(s.seats)]
    ranks = [(scores[seat]["total"], s.order.index(seat)) for seat in range(s.seats)]
    places = [1 + sum(other > mine for other in ranks) for mine in ranks]
    return Result(s.ended, "IC-END-08", places, scores)
