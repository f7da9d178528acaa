"""Parasites come into Regions; a fourth destroys what is there. [IC-PARASITE]"""

from __future__ import annotations

from dataclasses import dataclass

from longhall.games.icaion.content import MACHINES
from longhall.games.icaion.events.parasites import (
    MACHINE_DESTROYED,
    NEUTRAL_MACHINE_DESTROYED,
    PARASITE_PLACED,
    REGION_OVERRUN,
    MachineDestroyed,
    NeutralMachineDestroyed,
    ParasitePlaced,
)
from longhall.games.icaion.frames.wounds import wound_seekers
from longhall.games.icaion.queries import region_machines, seekers_on
from longhall.games.icaion.state import NEUTRAL, NOBODY, IcaionState
from longhall.kernel.frames import Step


def place_parasites(s: IcaionState, regions: list[int], cause: str) -> None:
    """One Parasite in each of these Regions, one after another. An overflow with its wounds is finished before the next
    one comes. [IC-PARASITE-01, IC-PARASITE-02, IC-AMB-47, IC-AMB-78]"""
    for place, region in enumerate(regions):
        if s.parasites[region] < s.content.numbers.parasites_per_region:
            s.parasites[region] += 1
            if s.listening:
                data: ParasitePlaced = {"region": s.content.regions[region].id, "count": s.parasites[region]}
                PARASITE_PLACED.emit_noted(s, cause, data, {"come": regions[: place + 1].count(region)})
            continue
        if place + 1 < len(regions):
            s.push(PlaceParasites(tuple(regions[place + 1 :]), cause))
        overflow(s, region)
        return


def overflow(s: IcaionState, region: int) -> None:
    """Every Machine is destroyed, the Parasites leave, and every Seeker at the Region is wounded.
    [IC-PARASITE-02, IC-COMP-15, IC-AMB-52]"""
    name = s.content.regions[region].id
    REGION_OVERRUN.emit(s, "IC-PARASITE-02", {"region": name, "count": s.parasites[region]})
    s.parasites[region] = 0
    for machine in range(len(MACHINES)):
        owner = s.machines[3 * region + machine]
        if owner != NOBODY:
            s.machines[3 * region + machine] = NOBODY
            s.scrapped[owner] += 1
            if s.listening:
                tell_destroyed(s, owner, machine, region)
    wound_seekers(s, seekers_on(s, s.content.regions[region].nodes), "IC-PARASITE-02")


def tell_destroyed(s: IcaionState, owner: int, machine: int, region: int) -> None:
    """[IC-PARASITE-02]"""
    name, left = s.content.regions[region].id, region_machines(s, region)
    if owner == NEUTRAL:
        neutral: NeutralMachineDestroyed = {"machine": MACHINES[machine], "region": name}
        NEUTRAL_MACHINE_DESTROYED.emit_noted(s, "IC-PARASITE-02", neutral, left)
    else:
        lost: MachineDestroyed = {"owner": owner, "machine": MACHINES[machine], "region": name}
        MACHINE_DESTROYED.emit_noted(s, "IC-PARASITE-02", lost, left)


@dataclass
class PlaceParasites(Step):
    """The Parasites that come after an overflow. [IC-AMB-78]"""

    regions: tuple[int, ...]
    cause: str

    def kind(self) -> str:
        return "place_parasites"

    def run(self, s: IcaionState) -> None:
        place_parasites(s, list(self.regions), self.cause)
