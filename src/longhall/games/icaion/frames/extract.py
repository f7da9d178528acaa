"""Extract: Qoam from the Regions around the Seeker, then the bonuses of the own Machines there. [IC-EXTRACT]

What an Extract has yielded so far travels in its frames: ``took`` has a bit for each Region of the node that gave Qoam,
``used`` one for each Machine that was activated, both in the order of the node's Regions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, cast

from longhall.games.icaion.changes import collect_parasites, discard_curio, score
from longhall.games.icaion.content import (
    COLOURS,
    HARVESTER,
    MACHINES,
    OP_HARVESTER_ANY,
    OP_HARVESTER_THIRD,
    OP_REFINER_ERADICATE,
    OP_REFINER_THREE,
    OP_SCAVENGER_DISCARD,
    OP_SCAVENGER_TWO,
    REFINER,
    SCAVENGER,
)
from longhall.games.icaion.events.extract import (
    HARVESTER_ANY,
    MACHINE_ACTIVATED,
    MACHINE_BLOCKED,
    QOAM_EXTRACTED,
    MachineBlocked,
    QoamExtracted,
)
from longhall.games.icaion.events.score import ScoreParts
from longhall.games.icaion.frames.base import DRAW, TAKE, WORDS, CardChoice, RegionChoice, word_option
from longhall.games.icaion.frames.cages import gain_batch
from longhall.games.icaion.frames.draw import draw_curios
from longhall.games.icaion.frames.wonders import activate_wonders
from longhall.games.icaion.queries import (
    can_draw,
    count_upgrades,
    distinct,
    is_blocked,
    machines_in,
    own_machine_in,
    upgrade_number,
)
from longhall.games.icaion.shapes import Preview
from longhall.games.icaion.state import NOTHING, REFINERS, SCAVENGERS, IcaionState
from longhall.games.icaion.yields import machine_gain, most_harvested
from longhall.kernel.choices import DONE, PASS
from longhall.kernel.frames import Option, Refusal, Step

REGION_GIVES: Final = len(COLOURS)  # as a pick of ``ChooseHarvest``: from the Region, not from the supply


def begin_extract(s: IcaionState, seat: int) -> None:
    """One Qoam from each Region around the node that has any; then Machines. [IC-EXTRACT-01, IC-AMB-13]"""
    node = s.node[seat]
    batch = [0, 0, 0, 0, 0]
    took = 0
    for place, region in enumerate(s.content.nodes[node].regions):
        if s.qoam[region]:
            took |= 1 << place
            batch[s.content.regions[region].type] += 1
            take_qoam(s, seat, region, "IC-EXTRACT-01")
        machine = own_machine_in(s, seat, region)
        if machine != NOTHING and is_blocked(s, region):
            blocked: MachineBlocked = {
                "seat": seat,
                "region": s.content.regions[region].id,
                "machine": MACHINES[machine],
                "parasites": s.parasites[region],
                "machines": machines_in(s, region),
            }
            MACHINE_BLOCKED.emit(s, "IC-PARASITE-04", blocked)
    go_on(s, seat, node, took, tuple(batch), 0)


def take_qoam(s: IcaionState, seat: int, region: int, rule: str) -> None:
    """One crystal leaves a Region."""
    s.qoam[region] -= 1
    if s.listening:
        place = s.content.regions[region]
        taken: QoamExtracted = {
            "seat": seat,
            "region": place.id,
            "colour": COLOURS[place.type],
            "count": 1,
            "left": s.qoam[region],
        }
        QOAM_EXTRACTED.emit(s, rule, taken)


def obstacle(s: IcaionState, seat: int, region: int, machine: int, took: bool) -> tuple[str, str] | None:
    """Why a Machine gives nothing now, as rule and message. [IC-EXTRACT-03..06]"""
    if is_blocked(s, region):
        return "IC-PARASITE-04", "refusal-machine-blocked"
    if machine == HARVESTER:
        return None if s.qoam[region] else ("IC-EXTRACT-03", "refusal-harvester-empty")
    if machine == REFINER:
        return None if took else ("IC-EXTRACT-05", "refusal-refiner-nothing")
    if can_draw(s, seat) or (s.hand[seat] and count_upgrades(s, seat, OP_SCAVENGER_DISCARD)):
        return None
    return "IC-EXTRACT-04", "refusal-scavenger-full"


def ready_machines(s: IcaionState, seat: int, node: int, took: int, used: int) -> list[int]:
    """Regions of the node in which the seat has a Machine that would give something now."""
    found: list[int] = []
    for place, region in enumerate(s.content.nodes[node].regions):
        if used >> place & 1:
            continue
        machine = own_machine_in(s, seat, region)
        if machine != NOTHING and obstacle(s, seat, region, machine, bool(took >> place & 1)) is None:
            found.append(region)
    return found


def go_on(s: IcaionState, seat: int, node: int, took: int, batch: tuple[int, ...], used: int) -> None:
    """Ask for the next Machine; without one store the batch, then activate Wonders. [IC-EXTRACT-07, IC-AMB-95]"""
    if ready_machines(s, seat, node, took, used):
        s.push(ChooseMachine(seat, node, took, batch, used))
    else:
        finish(s, seat, node, batch)


def finish(s: IcaionState, seat: int, node: int, batch: tuple[int, ...]) -> None:
    if s.rules.wonders:
        activate_wonders(s, seat, node)
    gain_batch(s, seat, batch)


def plus(batch: tuple[int, ...], colour: int) -> tuple[int, ...]:
    """The batch with one more crystal."""
    return tuple([n + 1 if c == colour else n for c, n in enumerate(batch)])


@dataclass
class ContinueExtract(Step):
    """After a Machine has given its bonus."""

    seat: int
    node: int
    took: int
    batch: tuple[int, ...]
    used: int

    def kind(self) -> str:
        return "continue_extract"

    def run(self, s: IcaionState) -> None:
        go_on(s, self.seat, self.node, self.took, self.batch, self.used)


@dataclass
class ExtractChoice(RegionChoice):
    """A choice while an Extract goes on."""

    node: int
    took: int
    batch: tuple[int, ...]
    used: int


@dataclass
class ChooseMachine(ExtractChoice):
    """Which Machine is activated next; there is one of each player at most in a Region. [IC-EXTRACT-02]"""

    def kind(self) -> str:
        return "activate_machine"

    def rule(self) -> str:
        return "IC-EXTRACT-02"

    def options(self, s: IcaionState) -> list[int]:
        return [*ready_machines(s, self.seat, self.node, self.took, self.used), DONE]

    def option(self, s: IcaionState, pick: int) -> Option:
        if pick < 0:
            return word_option(pick)
        machine = own_machine_in(s, self.seat, pick)
        gain = machine_gain(s, self.seat, pick, machine, 1)
        params = {
            "region": s.content.regions[pick].id,
            "machine": MACHINES[machine],
            "colour": COLOURS[s.content.regions[pick].type],
            "cards": gain.get("cards", 0),
            "points": gain.get("points", 0),
        }
        return Option(self.key(s, pick), "option-activate", params, "region")

    def preview(self, s: IcaionState, pick: int) -> Preview:
        """What a Machine gives that is activated now; the Region has given its first Qoam already."""
        if pick < 0:
            return {}
        machine = own_machine_in(s, self.seat, pick)
        place = s.content.regions[pick]
        found: Preview = {"machine": MACHINES[machine], "region": place.id, "colour": COLOURS[place.type]}
        if machine == HARVESTER:
            found["count"] = most_harvested(s, self.seat, s.qoam[pick])
        else:
            found.update(cast(Preview, machine_gain(s, self.seat, pick, machine, 1)))
        return found

    def resolve(self, s: IcaionState, pick: int) -> None:
        if pick == DONE:
            finish(s, self.seat, self.node, self.batch)
            return
        used = self.used | 1 << s.content.nodes[self.node].regions.index(pick)
        machine = own_machine_in(s, self.seat, pick)
        place = s.content.regions[pick].id
        MACHINE_ACTIVATED.emit(s, "IC-EXTRACT-02", {"seat": self.seat, "machine": MACHINES[machine], "region": place})
        if machine == HARVESTER:
            if count_upgrades(s, self.seat, OP_HARVESTER_ANY):
                s.push(ChooseHarvest(self.seat, self.node, self.took, self.batch, used, pick))
            else:
                harvest(s, self.seat, self.node, self.took, self.batch, used, pick, REGION_GIVES)
            return
        s.push(ContinueExtract(self.seat, self.node, self.took, self.batch, used))
        if machine == SCAVENGER:
            scavenge(s, self.seat, pick)
        else:
            refine(s, self.seat, pick)

    def refusals(self, s: IcaionState) -> list[Refusal]:
        found: list[Refusal] = []
        for place, region in enumerate(s.content.nodes[self.node].regions):
            machine = own_machine_in(s, self.seat, region)
            key = f"region:{s.content.regions[region].id}"
            if machine == NOTHING:
                found.append(Refusal(key, "IC-EXTRACT-02", "refusal-machine-none"))
                continue
            params = {"machine": MACHINES[machine], "region": s.content.regions[region].id}
            if self.used >> place & 1:
                found.append(Refusal(key, "IC-EXTRACT-02", "refusal-machine-used", params))
                continue
            reason = obstacle(s, self.seat, region, machine, bool(self.took >> place & 1))
            if reason is not None:
                found.append(Refusal(key, reason[0], reason[1], params))
        return found


# -- Harvester --------------------------------------------------------------------------------------------------------


def harvest(
    s: IcaionState, seat: int, node: int, took: int, batch: tuple[int, ...], used: int, region: int, second: int
) -> None:
    """The Harvester's second Qoam, from the Region or of any colour from the supply; then perhaps a third.
    [IC-EXTRACT-03, IC-CURIO-14, IC-CURIO-15, IC-AMB-90]"""
    if second == REGION_GIVES:
        take_qoam(s, seat, region, "IC-EXTRACT-03")
        batch = plus(batch, s.content.regions[region].type)
    else:
        place = s.content.regions[region].id
        HARVESTER_ANY.emit(s, "IC-CURIO-14", {"seat": seat, "region": place, "colour": COLOURS[second]})
        batch = plus(batch, second)
    if s.qoam[region] and count_upgrades(s, seat, OP_HARVESTER_THIRD):
        s.push(ChooseThird(seat, node, took, batch, used, region))
    else:
        go_on(s, seat, node, took, batch, used)


@dataclass
class ChooseHarvest(ExtractChoice):
    """Where the Harvester's second Qoam comes from. [IC-CURIO-14]"""

    region: int

    def kind(self) -> str:
        return "harvester_any"

    def rule(self) -> str:
        return "IC-CURIO-14"

    def options(self, s: IcaionState) -> list[int]:
        return [REGION_GIVES, *range(len(COLOURS))]

    def key(self, s: IcaionState, pick: int) -> str:
        return f"colour:{COLOURS[pick]}" if pick < REGION_GIVES else f"region:{s.content.regions[self.region].id}"

    def option(self, s: IcaionState, pick: int) -> Option:
        if pick < REGION_GIVES:
            return Option(self.key(s, pick), "option-colour", {"colour": COLOURS[pick]}, "colour")
        place = s.content.regions[self.region]
        params = {"region": place.id, "colour": COLOURS[place.type]}
        return Option(self.key(s, pick), "option-from-region", params, "region")

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"region": s.content.regions[self.region].id}

    def resolve(self, s: IcaionState, pick: int) -> None:
        harvest(s, self.seat, self.node, self.took, self.batch, self.used, self.region, pick)


@dataclass
class ChooseThird(ExtractChoice):
    """A third Qoam out of the Harvester's Region, or not. [IC-CURIO-15]"""

    region: int

    def kind(self) -> str:
        return "harvester_third"

    def rule(self) -> str:
        return "IC-CURIO-15"

    def options(self, s: IcaionState) -> list[int]:
        return [TAKE, PASS]

    def key(self, s: IcaionState, pick: int) -> str:
        return WORDS[pick]

    def option(self, s: IcaionState, pick: int) -> Option:
        return word_option(pick)

    def context(self, s: IcaionState) -> dict[str, Any]:
        place = s.content.regions[self.region]
        return {"region": place.id, "colour": COLOURS[place.type]}

    def resolve(self, s: IcaionState, pick: int) -> None:
        batch = self.batch
        if pick == TAKE:
            take_qoam(s, self.seat, self.region, "IC-CURIO-15")
            batch = plus(batch, s.content.regions[self.region].type)
        go_on(s, self.seat, self.node, self.took, batch, self.used)


# -- Scavenger --------------------------------------------------------------------------------------------------------


def scavenge(s: IcaionState, seat: int, region: int) -> None:
    """A card, or two, or by an Upgrade a card given up for points.
    [IC-EXTRACT-04, IC-CURIO-16, IC-CURIO-17, IC-AMB-89]"""
    if s.hand[seat] and count_upgrades(s, seat, OP_SCAVENGER_DISCARD):
        s.push(ChooseScavenge(seat, region))
    else:
        scavenger_draws(s, seat)


def most_cards(s: IcaionState, seat: int) -> int:
    """How many cards a Scavenger may draw. [IC-EXTRACT-04, IC-CURIO-17]"""
    return max(1, upgrade_number(s, seat, OP_SCAVENGER_TWO))


def scavenger_draws(s: IcaionState, seat: int) -> None:
    most = most_cards(s, seat)
    draw_curios(s, seat, 1, most, "IC-EXTRACT-04" if most == 1 else "IC-CURIO-17")


@dataclass
class ChooseScavenge(CardChoice):
    """Draw, or discard a card for points. [IC-CURIO-16]"""

    region: int

    def kind(self) -> str:
        return "scavenger_discard"

    def rule(self) -> str:
        return "IC-CURIO-16"

    def options(self, s: IcaionState) -> list[int]:
        cards = distinct(s.hand[self.seat])
        return [DRAW, *cards] if can_draw(s, self.seat) else cards

    def context(self, s: IcaionState) -> dict[str, Any]:
        points = upgrade_number(s, self.seat, OP_SCAVENGER_DISCARD)
        return {"region": s.content.regions[self.region].id, "points": points}

    def resolve(self, s: IcaionState, pick: int) -> None:
        if pick == DRAW:
            scavenger_draws(s, self.seat)
            return
        discard_curio(s, self.seat, pick, "IC-CURIO-16", "scavenger")
        parts: ScoreParts = {"region": s.content.regions[self.region].id}
        score(s, self.seat, upgrade_number(s, self.seat, OP_SCAVENGER_DISCARD), SCAVENGERS, "IC-CURIO-16", parts)

    def refusals(self, s: IcaionState) -> list[Refusal]:
        return [] if can_draw(s, self.seat) else [Refusal("draw", "IC-CURIO-04", "refusal-draw-full")]


# -- Refiner ----------------------------------------------------------------------------------------------------------


def refiner_points(s: IcaionState, seat: int) -> int:
    """[IC-EXTRACT-05, IC-CURIO-18]"""
    return max(s.content.numbers.refiner_points, upgrade_number(s, seat, OP_REFINER_THREE))


def refine(s: IcaionState, seat: int, region: int) -> None:
    """[IC-EXTRACT-05, IC-CURIO-18, IC-CURIO-19]"""
    more = upgrade_number(s, seat, OP_REFINER_THREE)
    rule = "IC-CURIO-18" if more else "IC-EXTRACT-05"
    score(s, seat, refiner_points(s, seat), REFINERS, rule, {"region": s.content.regions[region].id})
    if s.parasites[region] and count_upgrades(s, seat, OP_REFINER_ERADICATE):
        s.push(ChooseRefinerEradicates(seat, region))


@dataclass
class ChooseRefinerEradicates(CardChoice):
    """Collect a Parasite of the Refiner's Region for free, or not. [IC-CURIO-19]"""

    region: int

    def kind(self) -> str:
        return "refiner_eradicate"

    def rule(self) -> str:
        return "IC-CURIO-19"

    def options(self, s: IcaionState) -> list[int]:
        return [TAKE, PASS]

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"region": s.content.regions[self.region].id}

    def resolve(self, s: IcaionState, pick: int) -> None:
        if pick == TAKE:
            collect_parasites(s, self.seat, self.region, 1, "IC-CURIO-19")
