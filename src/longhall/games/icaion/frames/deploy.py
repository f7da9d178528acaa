"""Deploy a Machine. [IC-DEPLOY]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from longhall.games.icaion.changes import recharge, score
from longhall.games.icaion.content import COLOURS, CREATURE, MACHINES, MOVEMENT, OP_DRAW, OP_POINTS, REFINER, ROWS
from longhall.games.icaion.events.deploy import ICON_UNCOVERED, MACHINE_DEPLOYED, MachineDeployed
from longhall.games.icaion.events.score import ScoreParts
from longhall.games.icaion.frames.base import RegionChoice
from longhall.games.icaion.frames.cages import ChooseBatchColour
from longhall.games.icaion.frames.draw import draw_curios
from longhall.games.icaion.frames.payment import paid_with, pay
from longhall.games.icaion.queries import (
    converters_left,
    has_own_wonder,
    holdings,
    machines_in,
    most_payable,
    own_machine_in,
    region_machines,
    regions_at,
)
from longhall.games.icaion.shapes import DeployPreview, DeployTarget, Preview
from longhall.games.icaion.state import DEPLOYED, NOBODY, NOTHING, REFINER_BONUS, IcaionState
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Option, Refusal, Step


def next_machine(s: IcaionState, seat: int, row: int) -> int:
    """The leftmost Machine of a row; NOTHING when the row is empty. [IC-DEPLOY-02, IC-DEPLOY-03]"""
    gone = s.deployed[3 * seat + row]
    return gone if gone < len(MACHINES) else NOTHING


def next_machines(s: IcaionState, seat: int) -> list[int]:
    """The leftmost Machines of the rows, each type once."""
    found: list[int] = []
    for row in range(len(ROWS)):
        machine = next_machine(s, seat, row)
        if machine != NOTHING and machine not in found:
            found.append(machine)
    return found


def full_cost(s: IcaionState, region: int) -> int:
    """By the Machines already there; whatever is paid, this is what counts for points. [IC-DEPLOY-05]"""
    return s.content.deploy_costs[machines_in(s, region)]


def deploy_cost(s: IcaionState, seat: int, region: int) -> int:
    """What the seat pays. [IC-DEPLOY-05, IC-SEEKER-CREATURE-01]"""
    cost = full_cost(s, region)
    return max(0, cost - s.content.seekers[CREATURE].n) if s.seeker[seat] == CREATURE else cost


def is_payable(s: IcaionState, seat: int, region: int, held: list[int], converters: int) -> bool:
    """Whether this Qoam is enough to Deploy in a Region. [IC-DEPLOY-05, IC-DEPLOY-06]"""
    return most_payable(held, s.content.regions[region].type, True, converters) >= deploy_cost(s, seat, region)


def region_obstacle(s: IcaionState, seat: int, machine: int, region: int) -> tuple[str, str] | None:
    """Why a Machine may not stand in a Region, as rule and message; the cost is no part of it. [IC-DEPLOY-04]"""
    if machines_in(s, region) >= s.content.numbers.machines_per_region:
        return "IC-DEPLOY-04", "refusal-region-full"
    if own_machine_in(s, seat, region) != NOTHING:
        return "IC-DEPLOY-04", "refusal-region-own-machine"
    if s.machines[3 * region + machine] != NOBODY:
        return "IC-DEPLOY-04", "refusal-region-same-type"
    return ("IC-WONDER-04", "refusal-region-own-wonder") if has_own_wonder(s, seat, region) else None


def nowhere_rule(reasons: list[tuple[str, str] | None]) -> str:
    """The rule to name when no Region takes a Machine: the own Wonder's where it alone keeps one out. [IC-WONDER-04]"""
    wonder = any([reason is not None and reason[0] == "IC-WONDER-04" for reason in reasons])
    return "IC-WONDER-04" if wonder else "IC-DEPLOY-04"


def deploy_regions(s: IcaionState, seat: int, machine: int, held: list[int], converters: int) -> list[int]:
    """Regions around the Seeker that can take the Machine, paid for with this Qoam. [IC-DEPLOY-01]"""
    return [
        region
        for region in regions_at(s, seat)
        if region_obstacle(s, seat, machine, region) is None and is_payable(s, seat, region, held, converters)
    ]


def can_deploy(s: IcaionState, seat: int, held: list[int], converters: int) -> bool:
    """Whether some Machine can be deployed and paid for with this Qoam."""
    machines = next_machines(s, seat)
    for region in regions_at(s, seat):
        for machine in machines:
            if region_obstacle(s, seat, machine, region) is None:
                if is_payable(s, seat, region, held, converters):
                    return True
                break  # the cost is the same for every Machine
    return False


def deploy_obstacle(s: IcaionState, seat: int, held: list[int], converters: int) -> tuple[str, str] | None:
    """Why nothing can be deployed, as rule and message."""
    if can_deploy(s, seat, held, converters):
        return None
    machines = next_machines(s, seat)
    if not machines:
        return "IC-DEPLOY-02", "refusal-deploy-none-left"
    reasons = [region_obstacle(s, seat, machine, region) for region in regions_at(s, seat) for machine in machines]
    if None in reasons:
        return "IC-DEPLOY-05", "refusal-deploy-cost"
    return nowhere_rule(reasons), "refusal-deploy-nowhere"


def deploy_points(s: IcaionState, seat: int, machine: int, region: int) -> tuple[int, int]:
    """The cost that counts and the number it is multiplied with, before the Machine stands there.
    [IC-DEPLOY-09, IC-DEPLOY-10, IC-AMB-10, IC-SEEKER-CREATURE-02]"""
    if s.rules.score_by_node:
        around = regions_at(s, seat)
        alike = 1 + sum([s.machines[3 * other + machine] != NOBODY for other in around if other != region])
    else:
        around = s.content.regions[region].near
        alike = max(1, sum([s.machines[3 * other + machine] != NOBODY for other in around]))
    return full_cost(s, region), alike


def refiner_bonus(s: IcaionState, row: int, machine: int) -> int:
    """The Reputation that deploying a Machine of a row brings besides: that of one Refiner. [IC-DEPLOY-08]"""
    entry = s.content.rows[row]
    return entry.n if machine == REFINER and entry.bonus == OP_POINTS else 0


def deploy_preview(s: IcaionState, seat: int, row: int, region: int) -> DeployPreview:
    """What deploying the next Machine of a row in a Region costs and scores."""
    machine = s.deployed[3 * seat + row]
    counted, alike = deploy_points(s, seat, machine, region)
    cost = deploy_cost(s, seat, region)
    place = s.content.regions[region]
    return {
        "machine": MACHINES[machine],
        "region": place.id,
        "colour": COLOURS[place.type],
        "cost": cost,
        "pays": paid_with(s, seat, cost, place.type),
        "count": alike,
        "points": counted * alike,
        "reputation": counted * alike + refiner_bonus(s, row, machine),
    }


def deploy_targets(s: IcaionState, seat: int) -> list[DeployTarget]:
    """Every Machine that could be Deployed now, with cost and points. [IC-DEPLOY-05, IC-DEPLOY-09]"""
    held = holdings(s, seat)
    left = converters_left(s, seat)
    found: list[DeployTarget] = []
    for row in range(len(ROWS)):
        machine = next_machine(s, seat, row)
        if machine != NOTHING:
            for region in deploy_regions(s, seat, machine, held, left):
                found.append({"row": ROWS[row], **deploy_preview(s, seat, row, region)})
    return found


@dataclass
class ChooseRow(SeatChoice):
    """From which row of the Division Board the Machine comes. [IC-DEPLOY-02]"""

    def kind(self) -> str:
        return "deploy_row"

    def rule(self) -> str:
        return "IC-DEPLOY-02"

    def options(self, s: IcaionState) -> list[int]:
        held = holdings(s, self.seat)
        left = converters_left(s, self.seat)
        found: list[int] = []
        for row in range(len(ROWS)):
            machine = next_machine(s, self.seat, row)
            if machine != NOTHING and deploy_regions(s, self.seat, machine, held, left):
                found.append(row)
        return found

    def key(self, s: IcaionState, pick: int) -> str:
        return f"row:{ROWS[pick]}"

    def option(self, s: IcaionState, pick: int) -> Option:
        row = s.content.rows[pick]
        machine = next_machine(s, self.seat, pick)
        if machine == REFINER:
            count = row.n
        else:
            count = s.content.blue_nodes[machine + 1] if pick == MOVEMENT else row.under[machine]
        params = {"row": row.id, "machine": MACHINES[machine], "count": count}
        return Option(self.key(s, pick), "option-row", params, "row")

    def resolve(self, s: IcaionState, pick: int) -> None:
        s.push(ChooseDeployRegion(self.seat, pick))

    def preview(self, s: IcaionState, pick: int) -> Preview:
        """What the next Machine of the row uncovers, or the bonus of a Refiner. [IC-DEPLOY-07, IC-DEPLOY-08]"""
        machine = next_machine(s, self.seat, pick)
        row = s.content.rows[pick]
        found: Preview = {"row": ROWS[pick], "machine": MACHINES[machine]}
        if machine == REFINER:
            found["bonus"] = {"recharge": not s.charged[self.seat], "n": row.n}
        else:
            found["icons"] = row.under[machine]
        found["targets"] = [target for target in deploy_targets(s, self.seat) if target["row"] == ROWS[pick]]
        return found

    def refusals(self, s: IcaionState) -> list[Refusal]:
        allowed = self.options(s)
        found: list[Refusal] = []
        for row in range(len(ROWS)):
            if row in allowed:
                continue
            machine = next_machine(s, self.seat, row)
            if machine == NOTHING:
                found.append(Refusal(f"row:{ROWS[row]}", "IC-DEPLOY-02", "refusal-row-empty"))
                continue
            reasons = [region_obstacle(s, self.seat, machine, region) for region in regions_at(s, self.seat)]
            params = {"machine": MACHINES[machine]}
            if None in reasons:
                found.append(Refusal(f"row:{ROWS[row]}", "IC-DEPLOY-05", "refusal-row-cost", params))
            else:
                found.append(Refusal(f"row:{ROWS[row]}", nowhere_rule(reasons), "refusal-row-nowhere", params))
        return found


@dataclass
class ChooseDeployRegion(RegionChoice):
    """Where the Machine goes. [IC-DEPLOY-01, IC-DEPLOY-04, IC-DEPLOY-05]"""

    row: int

    def kind(self) -> str:
        return "deploy_region"

    def rule(self) -> str:
        return "IC-DEPLOY-01"

    def _machine(self, s: IcaionState) -> int:
        return s.deployed[3 * self.seat + self.row]

    def options(self, s: IcaionState) -> list[int]:
        return deploy_regions(s, self.seat, self._machine(s), holdings(s, self.seat), converters_left(s, self.seat))

    def option(self, s: IcaionState, pick: int) -> Option:
        machine = self._machine(s)
        cost, alike = deploy_points(s, self.seat, machine, pick)
        params = {
            "region": s.content.regions[pick].id,
            "colour": COLOURS[s.content.regions[pick].type],
            "cost": deploy_cost(s, self.seat, pick),
            "points": cost * alike + refiner_bonus(s, self.row, machine),
        }
        return Option(self.key(s, pick), "option-deploy-to", params, "region")

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"machine": MACHINES[self._machine(s)]}

    def resolve(self, s: IcaionState, pick: int) -> None:
        cost, alike = deploy_points(s, self.seat, self._machine(s), pick)
        s.push(DeployMachine(self.seat, self.row, pick, cost, alike))
        pay(s, self.seat, deploy_cost(s, self.seat, pick), s.content.regions[pick].type, True, "IC-DEPLOY-05")

    def preview(self, s: IcaionState, pick: int) -> Preview:
        return cast(Preview, deploy_preview(s, self.seat, self.row, pick))

    def refusals(self, s: IcaionState) -> list[Refusal]:
        allowed = self.options(s)
        found: list[Refusal] = []
        for region in range(len(s.content.regions)):
            key = f"region:{s.content.regions[region].id}"
            if region in allowed:
                continue
            if region not in regions_at(s, self.seat):
                found.append(Refusal(key, "IC-DEPLOY-01", "refusal-region-far"))
                continue
            reason = region_obstacle(s, self.seat, self._machine(s), region)
            params: dict[str, Any] = {"machine": MACHINES[self._machine(s)]}
            if reason is not None:
                found.append(Refusal(key, reason[0], reason[1], params))
            else:
                colour = COLOURS[s.content.regions[region].type]
                params = {"cost": deploy_cost(s, self.seat, region), "colour": colour}
                found.append(Refusal(key, "IC-DEPLOY-05", "refusal-region-cost", params))
        return found


@dataclass
class DeployMachine(Step):
    """Placed, then the icon or the Refiner's bonus, then the points. [IC-DEPLOY-07..10, IC-AMB-91]"""

    seat: int
    row: int
    region: int
    cost: int  # that counts for points
    alike: int

    def kind(self) -> str:
        return "deploy_machine"

    def is_foretold(self, s: IcaionState) -> bool:
        return True

    def run(self, s: IcaionState) -> None:
        place = 3 * self.seat + self.row
        machine = s.deployed[place]
        s.machines[3 * self.region + machine] = self.seat
        s.deployed[place] += 1
        if s.listening:
            tell_deployed(s, self.seat, machine, self.region)
        s.push(ScoreDeploy(self.seat, machine, self.cost, self.alike))
        row = s.content.rows[self.row]
        if machine != REFINER:
            if row.under[machine]:
                count = row.under[machine]
                ICON_UNCOVERED.emit(s, "IC-DEPLOY-07", {"seat": self.seat, "row": ROWS[self.row], "count": count})
            return
        recharge(s, self.seat, "IC-DEPLOY-08")
        if row.bonus == OP_POINTS:
            score(s, self.seat, row.n, REFINER_BONUS, "IC-DEPLOY-08", {"row": ROWS[self.row]})
        elif row.bonus == OP_DRAW:
            draw_curios(s, self.seat, 1, row.n, "IC-DEPLOY-08")
        else:
            s.push(ChooseBatchColour(self.seat, row.n, False, "IC-DEPLOY-08"))


def tell_deployed(s: IcaionState, seat: int, machine: int, region: int) -> None:
    """[IC-DEPLOY-01]"""
    data: MachineDeployed = {"seat": seat, "machine": MACHINES[machine], "region": s.content.regions[region].id}
    MACHINE_DEPLOYED.emit_noted(s, "IC-DEPLOY-01", data, region_machines(s, region))


@dataclass
class ScoreDeploy(Step):
    """The cost times the Machines of that type around the node. [IC-DEPLOY-09, IC-DEPLOY-10]"""

    seat: int
    machine: int
    cost: int
    alike: int

    def kind(self) -> str:
        return "score_deploy"

    def is_foretold(self, s: IcaionState) -> bool:
        return True

    def run(self, s: IcaionState) -> None:
        parts: ScoreParts = {"machine": MACHINES[self.machine], "cost": self.cost, "count": self.alike}
        score(s, self.seat, self.cost * self.alike, DEPLOYED, "IC-DEPLOY-09", parts)
