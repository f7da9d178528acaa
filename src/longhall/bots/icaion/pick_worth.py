"""Decisions of the setup, for which no look-ahead helps."""

from __future__ import annotations

from typing import Final

from longhall.games.icaion.content import GEAR, SEEKERS
from longhall.games.icaion.frames.neutral import ChooseNeutralRegion
from longhall.games.icaion.frames.setup import GEAR_PICK
from longhall.games.icaion.state import IcaionState
from longhall.kernel.frames import Choice

# how the characters do when greedy bots play each other
SEEKER_WORTH: Final[tuple[float, ...]] = (0.8, 1.0, 0.9, 1.1, 0.9, 1.5, 0.9)
GEAR_WORTH: Final[tuple[float, ...]] = (1.4, 1.1, 0.9, 0.8, 0.8, 0.7, 0.7, 1.2, 1.3, 0.9)
assert len(SEEKER_WORTH) == len(SEEKERS) and len(GEAR_WORTH) == len(GEAR)


def character(s: IcaionState, choice: Choice, pick: int) -> float:
    return GEAR_WORTH[pick - GEAR_PICK] if pick >= GEAR_PICK else SEEKER_WORTH[pick]


def neutral_machine(s: IcaionState, choice: Choice, pick: int) -> float:
    """Nobody has a place on the board yet: all are alike."""
    return 0.0


def neutral_region(s: IcaionState, choice: Choice, pick: int) -> float:
    """Beside one of the same type, where a Deploy will score more."""
    assert isinstance(choice, ChooseNeutralRegion)
    near = s.content.regions[pick].near
    return 0.3 * sum([s.machines[3 * region + choice.machine] >= 0 for region in near])
