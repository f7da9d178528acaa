"""What the actions of a turn would bring: the yield of an Extract, costs and points of a Deploy, and so on.

Everything here is read off the open board; nothing is drawn and nothing changes. Where a part of a preview is a whole
one too, it is cast: its fields are among those of ``Preview``, which the conformance tests see to.
"""

from __future__ import annotations

from typing import cast

from longhall.games.icaion.content import (
    COLOURS,
    DEPLOY,
    ERADICATE,
    EXTRACT,
    HARVESTER,
    INSTALL,
    INVESTIGATE,
    MACHINES,
    REFINER,
    RESTORE,
    RETRIEVE,
    ROWS,
    SWORD,
    YEARS,
)
from longhall.games.icaion.frames.actions import brings_nothing
from longhall.games.icaion.frames.apparatus import retrievable
from longhall.games.icaion.frames.deploy import (
    deploy_cost,
    deploy_points,
    deploy_regions,
    next_machine,
    refiner_bonus,
)
from longhall.games.icaion.frames.eradicate import most_removable, sword_scores
from longhall.games.icaion.frames.investigate import most_pink
from longhall.games.icaion.frames.payment import paid_with
from longhall.games.icaion.frames.wonders import restore_machines, restore_regions, wonders_at
from longhall.games.icaion.queries import (
    converters_left,
    holdings,
    kind_of_tile,
    own_machine_in,
    regions_at,
    strength,
)
from longhall.games.icaion.scoring import apparatus_count, apparatus_points
from longhall.games.icaion.shapes import (
    ApparatusPreview,
    DeployPreview,
    DeployTarget,
    ExtractPreview,
    Preview,
    RestoreTarget,
)
from longhall.games.icaion.state import NOTHING, IcaionState
from longhall.games.icaion.yields import extract_yield, machine_gain, most_harvested


def extract_preview(s: IcaionState, seat: int, node: int) -> ExtractPreview:
    """What an Extract from a node yields, and the Wonders that answer it."""
    found = extract_yield(s, seat, node)
    if s.rules.wonders:
        wonders = [s.content.wonders[wonder].id for wonder in wonders_at(s, node)]
        if wonders:
            found["wonders"] = wonders
    return found


def machine_preview(s: IcaionState, seat: int, region: int) -> Preview:
    """What a Machine gives that is activated now; the Region has given its first Qoam already."""
    machine = own_machine_in(s, seat, region)
    place = s.content.regions[region]
    found: Preview = {"machine": MACHINES[machine], "region": place.id, "colour": COLOURS[place.type]}
    if machine == HARVESTER:
        found["count"] = most_harvested(s, seat, s.qoam[region])
    else:
        found.update(cast(Preview, machine_gain(s, seat, region, machine, 1)))
    return found


def deploy_targets(s: IcaionState, seat: int) -> list[DeployTarget]:
    """Every Machine that could be Deployed now, with cost and points. [IC-DEPLOY-05, IC-DEPLOY-09]"""
    held = holdings(s, seat)
    left = converters_left(s, seat)
    found: list[DeployTarget] = []
    for row in range(len(ROWS)):
        machine = next_machine(s, seat, row)
        if machine != NOTHING:
            for region in deploy_regions(s, seat, machine, held, left):
                found.append({"row": ROWS[row], **deploy_data(s, seat, row, region)})
    return found


def deploy_data(s: IcaionState, seat: int, row: int, region: int) -> DeployPreview:
    machine = s.deployed[3 * seat + row]
    counted, alike = deploy_points(s, seat, machine, region)
    cost = deploy_cost(s, seat, region)
    return {
        "machine": MACHINES[machine],
        "region": s.content.regions[region].id,
        "colour": COLOURS[s.content.regions[region].type],
        "cost": cost,
        "pays": paid_with(s, seat, cost, s.content.regions[region].type),
        "count": alike,
        "points": counted * alike,
        "reputation": counted * alike + refiner_bonus(s, row, machine),
    }


def row_data(s: IcaionState, seat: int, row: int) -> Preview:
    """What the next Machine of a row uncovers, or the bonus of a Refiner. [IC-DEPLOY-07, IC-DEPLOY-08]"""
    machine = next_machine(s, seat, row)
    entry = s.content.rows[row]
    found: Preview = {"row": ROWS[row], "machine": MACHINES[machine]}
    if machine == REFINER:
        found["bonus"] = {"recharge": not s.charged[seat], "n": entry.n}
    else:
        found["icons"] = entry.under[machine]
    return found


def apparatus_data(s: IcaionState, seat: int, colour: int) -> ApparatusPreview:
    """What the tile of a pile would score now, and where it is Installed. [IC-APPARATUS-05, IC-APPARATUS-07]"""
    tile = YEARS * colour + min(s.pile_year[colour], YEARS) - 1
    kind = kind_of_tile(s, tile)
    crater = next(crater for crater in s.content.craters if crater.colour == colour)
    return {
        "apparatus": s.content.tiles[tile].id,
        "colour": COLOURS[colour],
        "kind": s.content.kinds[kind].id,
        "count": apparatus_count(s, seat, kind),
        "points": apparatus_points(s, seat, tile),
        "crater": crater.id,
    }


def action_preview(s: IcaionState, seat: int, action: int) -> Preview:
    """What a Standard Action would bring from where the Seeker stands."""
    found = _action_preview(s, seat, action)
    if brings_nothing(s, seat, action):
        found["nothing"] = True
    return found


def _action_preview(s: IcaionState, seat: int, action: int) -> Preview:
    if action == EXTRACT:
        return cast(Preview, extract_preview(s, seat, s.node[seat]))
    if action == DEPLOY:
        return {"targets": deploy_targets(s, seat)}
    if action == ERADICATE:
        there = sum([s.parasites[region] for region in regions_at(s, seat)])
        found: Preview = {"count": min(there, most_removable(s, seat)), "strength": strength(s, seat)}
        if sword_scores(s, seat):
            found["points"] = s.content.gear[SWORD].n
        return found
    if action == INVESTIGATE:
        return {"shards": len(s.colossus_shards), "pink": most_pink(s, seat)}
    if action == RETRIEVE:
        return {"apparatus": [apparatus_data(s, seat, colour) for colour in retrievable(s, seat)]}
    if action == INSTALL:
        return {"apparatus": s.content.tiles[s.slot[seat]].id, "points": apparatus_points(s, seat, s.slot[seat])}
    assert action == RESTORE
    return {"targets": [target for wonder in s.open_wonders for target in restore_targets(s, seat, wonder)]}


def restore_targets(s: IcaionState, seat: int, wonder: int) -> list[RestoreTarget]:
    """[IC-WONDER-06, IC-WONDER-08]"""
    entry = s.content.wonders[wonder]
    return [
        {
            "wonder": entry.id,
            "region": s.content.regions[region].id,
            "cost": entry.cost,
            "pays": paid_with(s, seat, entry.cost, s.content.regions[region].type),
            "points": restore_machines(s, seat, region) * s.content.numbers.restore_points,
        }
        for region in restore_regions(s, seat, wonder)
    ]
