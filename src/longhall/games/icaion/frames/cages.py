"""Qoam that a player gains: a whole batch into one Null Cage, or a single crystal beside what is there. [IC-QOAM]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.icaion.changes import crystals, put_in_cage, store_batch
from longhall.games.icaion.content import COLOURS
from longhall.games.icaion.events.cages import BATCH_DISCARDED, QOAM_ADDED, QOAM_GAINED
from longhall.games.icaion.frames.base import DISCARD, ColourChoice, word_option
from longhall.games.icaion.queries import in_cage, open_cages
from longhall.games.icaion.state import IcaionState
from longhall.kernel.choices import PASS, SeatChoice
from longhall.kernel.frames import Option, Refusal


def gain_batch(s: IcaionState, seat: int, batch: tuple[int, ...]) -> None:
    """Ask where a batch goes; one of no crystals empties no cage. [IC-QOAM-02, IC-AMB-88]"""
    if any(batch):
        s.push(ChooseCage(seat, batch))


def one_colour(colour: int, n: int) -> tuple[int, ...]:
    return tuple([n if c == colour else 0 for c in range(len(COLOURS))])


def closed_cages(s: IcaionState, seat: int) -> list[Refusal]:
    """The cages of the Division Board that Machines still cover. [IC-QOAM-05]"""
    row = s.content.rows[2]
    everything = row.start + sum(row.under) + len(s.upgrade_cages[seat])
    return [
        Refusal(f"cage:{cage + 1}", "IC-QOAM-05", "refusal-cage-closed", {"cage": cage + 1})
        for cage in range(open_cages(s, seat), everything)
    ]


@dataclass
class CageChoice(SeatChoice):
    """Picks are the seat's cages, or one of the words."""

    def key(self, s: IcaionState, pick: int) -> str:
        return f"cage:{pick + 1}" if pick >= 0 else word_option(pick).key

    def option(self, s: IcaionState, pick: int) -> Option:
        if pick < 0:
            return word_option(pick)
        params: dict[str, Any] = {"cage": pick + 1, **crystals(in_cage(s, self.seat, pick))}
        return Option(self.key(s, pick), "option-cage", params, "cage")

    def refusals(self, s: IcaionState) -> list[Refusal]:
        return closed_cages(s, self.seat)


@dataclass
class ChooseCage(CageChoice):
    """Which cage the batch goes into, replacing what is there; or it is discarded whole.
    [IC-QOAM-02, IC-QOAM-03, IC-AMB-12]"""

    batch: tuple[int, ...]

    def kind(self) -> str:
        return "store_batch"

    def is_left_open(self, s: IcaionState) -> bool:
        return True

    def rule(self) -> str:
        return "IC-QOAM-02"

    def options(self, s: IcaionState) -> list[int]:
        return [*range(open_cages(s, self.seat)), DISCARD]

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"count": sum(self.batch), **crystals(self.batch)}

    def resolve(self, s: IcaionState, pick: int) -> None:
        if pick == DISCARD:
            BATCH_DISCARDED.emit(s, "IC-QOAM-03", {"seat": self.seat, **crystals(self.batch)})
        else:
            store_batch(s, self.seat, pick, self.batch)


@dataclass
class ChooseBatchColour(ColourChoice):
    """A number of Qoam of one colour from the supply. [IC-CURIO-05, IC-DEPLOY-08, IC-GEAR-CASE-01]"""

    count: int
    optional: bool
    cause: str  # the rule that grants it

    def kind(self) -> str:
        return "batch_colour"

    def is_left_open(self, s: IcaionState) -> bool:
        return True

    def rule(self) -> str:
        return self.cause

    def options(self, s: IcaionState) -> list[int]:
        colours = list(range(len(COLOURS)))
        return [*colours, PASS] if self.optional else colours

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"count": self.count, "rule": self.cause}

    def resolve(self, s: IcaionState, pick: int) -> None:
        if pick == PASS:
            return
        batch = one_colour(pick, self.count)
        QOAM_GAINED.emit(s, self.cause, {"seat": self.seat, **crystals(batch)})
        gain_batch(s, self.seat, batch)

    def refusals(self, s: IcaionState) -> list[Refusal]:
        return [] if self.optional else [Refusal("pass", self.cause, "refusal-must-take")]


@dataclass
class ChooseAddedColour(ColourChoice):
    """One crystal of any colour that joins what is in a cage. [IC-SEEKER-MACHINE-01, IC-WONDER-QOAMCOPIA]"""

    optional: bool
    cause: str

    def kind(self) -> str:
        return "added_colour"

    def rule(self) -> str:
        return self.cause

    def options(self, s: IcaionState) -> list[int]:
        colours = list(range(len(COLOURS)))
        return [*colours, PASS] if self.optional else colours

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"rule": self.cause}

    def resolve(self, s: IcaionState, pick: int) -> None:
        if pick != PASS:
            s.push(ChooseAddedCage(self.seat, pick, self.cause))

    def refusals(self, s: IcaionState) -> list[Refusal]:
        return [] if self.optional else [Refusal("pass", self.cause, "refusal-must-take")]


@dataclass
class ChooseAddedCage(CageChoice):
    """The cage that the crystal is added to. [IC-SEEKER-MACHINE-01, IC-WONDER-QOAMCOPIA]"""

    colour: int
    cause: str

    def kind(self) -> str:
        return "added_cage"

    def rule(self) -> str:
        return self.cause

    def options(self, s: IcaionState) -> list[int]:
        return list(range(open_cages(s, self.seat)))

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"colour": COLOURS[self.colour]}

    def resolve(self, s: IcaionState, pick: int) -> None:
        put_in_cage(s, self.seat, pick, self.colour, 1)
        QOAM_ADDED.emit(s, self.cause, {"seat": self.seat, "cage": pick + 1, "colour": COLOURS[self.colour]})
