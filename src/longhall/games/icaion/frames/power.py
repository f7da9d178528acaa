"""The Emergency Power Supply. [IC-EPS]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icaion.changes import crystals
from longhall.games.icaion.content import COLOURS, STABILIZER, THE_MACHINE
from longhall.games.icaion.events.cages import QOAM_GAINED
from longhall.games.icaion.events.power import POWER_USED
from longhall.games.icaion.frames.base import ColourChoice
from longhall.games.icaion.frames.cages import ChooseAddedColour, gain_batch
from longhall.games.icaion.frames.draw import draw_curios
from longhall.games.icaion.frames.move import ChooseMove
from longhall.games.icaion.queries import can_draw, cards_to_draw, region_types_with_machines, room_in_hand
from longhall.games.icaion.shapes import PowerUse, Preview
from longhall.games.icaion.state import IcaionState
from longhall.kernel.frames import Step

OVERCHARGE: Final = 0
POWER_DRAW: Final = 1
DOUBLE_SHIFT: Final = 2
USES: Final[tuple[PowerUse, ...]] = ("overcharge", "draw", "double_shift")


def power_obstacle(s: IcaionState, seat: int, use: int, acted: bool) -> tuple[str, str] | None:
    """Why the Emergency Power Supply cannot be used so, as rule and message. ``acted``: a Standard Action has been
    finished in this turn. [IC-EPS-01, IC-AMB-40, IC-AMB-94]"""
    if not s.charged[seat]:
        return "IC-EPS-01", "refusal-power-empty"
    if use == POWER_DRAW and not can_draw(s, seat):
        return "IC-EPS-03", "refusal-draw-full"
    if use == DOUBLE_SHIFT and not acted:
        return "IC-AMB-40", "refusal-double-shift-early"
    return None


def use_power(s: IcaionState, seat: int, use: int) -> None:
    """Flip the tile and take the effect; then the crystal of The Machine. [IC-EPS-01..04, IC-SEEKER-MACHINE-01]"""
    s.charged[seat] = 0
    POWER_USED.emit(s, "IC-EPS-01", {"seat": seat, "use": USES[use]})
    if use == DOUBLE_SHIFT:
        s.standard_left += 1
        s.push(ChooseMove(seat, True))
    if s.seeker[seat] == THE_MACHINE:
        s.push(ChooseAddedColour(seat, True, "IC-SEEKER-MACHINE-01"))
    if use == OVERCHARGE:
        s.push(ChooseOvercharge(seat))
    elif use == POWER_DRAW:
        draw_curios(s, seat, 1, s.content.numbers.power_draw, "IC-EPS-03")


def power_preview(s: IcaionState, seat: int, use: int) -> Preview:
    """The colours of an Overcharge; the cards that can be drawn. [IC-EPS-02, IC-EPS-03]"""
    if use == OVERCHARGE:
        return {"colours": [COLOURS[kind] for kind in region_types_with_machines(s, seat)]}
    if use == POWER_DRAW:  # [IC-CURIO-04]
        return {"cards": min(s.content.numbers.power_draw, room_in_hand(s, seat), cards_to_draw(s))}
    return {}


def overcharge_batch(s: IcaionState, seat: int, colour: int) -> tuple[int, ...]:
    """One of any colour and one for each type of Region with own Machines. [IC-EPS-02]"""
    kinds = region_types_with_machines(s, seat)
    return tuple([(c == colour) + (c in kinds) for c in range(len(COLOURS))])


@dataclass
class ChooseOvercharge(ColourChoice):
    """The colour of the first crystal. [IC-EPS-02]"""

    def kind(self) -> str:
        return "overcharge"

    def rule(self) -> str:
        return "IC-EPS-02"

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"colours": [COLOURS[kind] for kind in region_types_with_machines(s, self.seat)]}

    def preview(self, s: IcaionState, pick: int) -> Preview:
        return {"qoam": crystals(overcharge_batch(s, self.seat, pick))}

    def resolve(self, s: IcaionState, pick: int) -> None:
        batch = overcharge_batch(s, self.seat, pick)
        QOAM_GAINED.emit(s, "IC-EPS-02", {"seat": self.seat, **crystals(batch)})
        s.push(StabilizerDraws(self.seat))
        gain_batch(s, self.seat, batch)


@dataclass
class StabilizerDraws(Step):
    """[IC-GEAR-STABILIZER-01]"""

    seat: int

    def kind(self) -> str:
        return "stabilizer_draws"

    def run(self, s: IcaionState) -> None:
        if s.gear[self.seat] == STABILIZER:
            n = s.content.gear[STABILIZER].n
            draw_curios(s, self.seat, n, n, "IC-GEAR-STABILIZER-01")
