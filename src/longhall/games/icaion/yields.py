"""What an Extract would give, read off the open board: the most there is without the choices that Upgrades give."""

from __future__ import annotations

from longhall.games.icaion.changes import crystals
from longhall.games.icaion.content import (
    COLOURS,
    HARVESTER,
    MACHINES,
    OP_HARVESTER_ANY,
    OP_HARVESTER_THIRD,
    OP_REFINER_THREE,
    OP_SCAVENGER_DISCARD,
    OP_SCAVENGER_TWO,
    REFINER,
)
from longhall.games.icaion.queries import (
    COLOUR_COUNT,
    cards_to_draw,
    count_upgrades,
    is_blocked,
    own_machine_in,
    room_in_hand,
    upgrade_number,
    wonders_at,
)
from longhall.games.icaion.shapes import ExtractPreview, ExtractStep, MachineGain
from longhall.games.icaion.state import NOTHING, IcaionState


def extract_yield(s: IcaionState, seat: int, node: int) -> ExtractPreview:
    """What an Extract from a node gives, Region by Region, with every Machine activated, and for the Wonders there.
    [IC-EXTRACT-01..07, IC-WONDER-09]"""
    steps: list[ExtractStep] = []
    batch = [0] * COLOUR_COUNT
    points = wonder_points(s, node)
    cards = 0
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
        found["cards"] = min(cards, room_in_hand(s, seat), cards_to_draw(s))
    return found


def extract_preview(s: IcaionState, seat: int, node: int) -> ExtractPreview:
    """What an Extract from a node yields, and the Wonders that answer it."""
    found = extract_yield(s, seat, node)
    wonders = [s.content.wonders[wonder].id for wonder in wonders_at(s, node)]
    if wonders:
        found["wonders"] = wonders
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


def wonder_points(s: IcaionState, node: int) -> int:
    """What whoever Extracts scores for the Wonders of a node: those with a ring. [IC-WONDER-09, IC-WONDER-10]"""
    return s.content.numbers.wonder_points * sum([s.wonder_ring[wonder] for wonder in wonders_at(s, node)])


def yields_nothing(s: IcaionState, seat: int, node: int) -> bool:
    """Whether an Extract from a node would bring nothing at all, to anybody. [IC-AMB-88]"""
    found = extract_yield(s, seat, node)
    return not (found["qoam"] or found.get("points") or found.get("cards") or wonders_at(s, node))


def most_harvested(s: IcaionState, seat: int, left: int) -> int:
    """The most Qoam a Harvester adds where so much is left. The second may come from the supply, so that the Region
    keeps it for a third. [IC-EXTRACT-03, IC-CURIO-14, IC-CURIO-15, IC-AMB-90]"""
    if not left or not count_upgrades(s, seat, OP_HARVESTER_THIRD):
        return min(left, 1)
    return 2 if count_upgrades(s, seat, OP_HARVESTER_ANY) else min(left, 2)


def machine_gain(s: IcaionState, seat: int, region: int, machine: int, taken: int) -> MachineGain:
    """What a Machine adds where ``taken`` Qoam have been extracted. [IC-EXTRACT-03..05]"""
    if machine == HARVESTER:
        more = most_harvested(s, seat, s.qoam[region] - taken)
        return {"count": more} if more else {}
    if machine == REFINER:
        more = upgrade_number(s, seat, OP_REFINER_THREE)
        return {"points": max(s.content.numbers.refiner_points, more)} if taken else {}
    cards = min(max(1, upgrade_number(s, seat, OP_SCAVENGER_TWO)), room_in_hand(s, seat), cards_to_draw(s))
    if cards:
        return {"cards": cards}
    points = upgrade_number(s, seat, OP_SCAVENGER_DISCARD) if s.hand[seat] else 0  # a card for points instead
    return {"points": points} if points else {}
