"""What an Extract would give, read off the open board: the most there is without the choices that Upgrades give."""

from __future__ import annotations

from longhall.games.icaion.changes import crystals
from longhall.games.icaion.content import (
    COLOURS,
    HARVESTER,
    MACHINES,
    OP_HARVESTER_THIRD,
    OP_REFINER_THREE,
    OP_SCAVENGER_TWO,
    REFINER,
)
from longhall.games.icaion.queries import (
    COLOUR_COUNT,
    count_upgrades,
    is_blocked,
    own_machine_in,
    room_in_hand,
    upgrade_number,
)
from longhall.games.icaion.shapes import ExtractPreview, ExtractStep, MachineGain
from longhall.games.icaion.state import NOTHING, IcaionState


def extract_yield(s: IcaionState, seat: int, node: int) -> ExtractPreview:
    """What an Extract from a node gives, Region by Region, with every Machine activated. [IC-EXTRACT-01..07]"""
    steps: list[ExtractStep] = []
    batch = [0] * COLOUR_COUNT
    points = cards = 0
    for region in s.content.nodes[node].regions:
        place = s.content.regions[region]
        taken = min(1, s.qoam[region])
        step: ExtractStep = {"region": place.id, "colour": COLOURS[place.type], "count": taken}
        machine = own_machine_in(s, seat, region)
        if machine != NOTHING:
            step["machine"] = MACHINES[machine]
            step["blocked"] = is_blocked(s, region)
            if not step["blocked"]:
                gain = machine_gain(s, seat, region, machine, taken)
                step["gives"] = gain
                taken += gain.get("count", 0)
                points += gain.get("points", 0)
                cards += gain.get("cards", 0)
        batch[place.type] += taken
        steps.append(step)
    found: ExtractPreview = {"steps": steps, "qoam": crystals(batch)}
    if points:
        found["points"] = points
    if cards:
        found["cards"] = min(cards, room_in_hand(s, seat))
    return found


def extract_amounts(s: IcaionState, seat: int, node: int) -> dict[str, int]:
    """The same for the words of an option: what there is of each kind."""
    found = extract_yield(s, seat, node)
    amounts: dict[str, int] = {colour: found["qoam"][colour] for colour in COLOURS if colour in found["qoam"]}
    if "points" in found:
        amounts["reputation"] = found["points"]
    if "cards" in found:
        amounts["curios"] = found["cards"]
    return amounts


def most_harvested(s: IcaionState, seat: int) -> int:
    """The most Qoam a Harvester adds. [IC-EXTRACT-03, IC-CURIO-15]"""
    return 1 + (1 if count_upgrades(s, seat, OP_HARVESTER_THIRD) else 0)


def machine_gain(s: IcaionState, seat: int, region: int, machine: int, taken: int) -> MachineGain:
    """What a Machine adds where ``taken`` Qoam have been extracted. [IC-EXTRACT-03..05]"""
    if machine == HARVESTER:
        left = s.qoam[region] - taken
        return {"count": min(left, most_harvested(s, seat))} if left else {}
    if machine == REFINER:
        more = upgrade_number(s, seat, OP_REFINER_THREE)
        return {"points": max(s.content.numbers.refiner_points, more)} if taken else {}
    return {"cards": max(1, upgrade_number(s, seat, OP_SCAVENGER_TWO))} if room_in_hand(s, seat) else {}
