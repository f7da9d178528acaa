"""Small decisions by rules of thumb: from which cage to pay, where a batch goes, which colour to take."""

from __future__ import annotations

from longhall.bots.icaion.context import COUNTED, SearchContext
from longhall.games.icaion.frames.cages import ChooseCage
from longhall.games.icaion.frames.payment import CONVERT
from longhall.games.icaion.queries import COLOUR_COUNT, cage_start, open_cages
from longhall.games.icaion.state import IcaionState


def qoam_worth(context: SearchContext, held: list[int]) -> float:
    """Qoam of each colour."""
    total = 0.0
    for colour in range(COLOUR_COUNT):
        total += context.qoam[colour][min(COUNTED, max(0, held[colour]))]
    return total


def crystal_loss(s: IcaionState, context: SearchContext, colour: int) -> float:
    """What the seat loses with one crystal of a colour."""
    held = min(COUNTED, s.held[COLOUR_COUNT * context.seat + colour])
    worths = context.qoam[colour]
    return worths[held] - worths[held - 1] if held else 0.0


def crystal_gain(s: IcaionState, context: SearchContext, colour: int) -> float:
    """What the seat gains with one crystal of a colour."""
    held = min(COUNTED - 1, s.held[COLOUR_COUNT * context.seat + colour])
    worths = context.qoam[colour]
    return worths[held + 1] - worths[held]


def crystals_in(s: IcaionState, seat: int, cage: int) -> int:
    start = cage_start(s, seat, cage)
    return sum(s.cages[start : start + COLOUR_COUNT])


def crystal_to_spend(s: IcaionState, context: SearchContext, picks: list[int]) -> int:
    """The index of the crystal that is missed least; of equal ones that of the emptiest cage. A pick below 0 (to give
    nothing) is left out."""
    best, least = 0, 1e9
    for index, pick in enumerate(picks):
        if pick < 0:
            continue
        if pick >= CONVERT:
            loss = 2 * crystal_loss(s, context, (pick - CONVERT) // COLOUR_COUNT) + 0.1
        else:
            loss = crystal_loss(s, context, pick % COLOUR_COUNT)
            loss += 0.01 * crystals_in(s, context.seat, pick // COLOUR_COUNT)
        if loss < least:
            best, least = index, loss
    return best


def colours_to_take(s: IcaionState, context: SearchContext, picks: list[int], count: int) -> list[int]:
    """Indexes of the most useful colours."""
    ranked = [(-crystal_gain(s, context, pick), index) for index, pick in enumerate(picks) if 0 <= pick < COLOUR_COUNT]
    ranked.sort()
    return [index for _, index in ranked[:count]]


def cage_for(s: IcaionState, context: SearchContext, choice: ChooseCage, picks: list[int]) -> int:
    """The index of the cage whose content is missed least, or of the discard."""
    seat = context.seat
    best, most = 0, -1e9
    for index, pick in enumerate(picks):
        held = s.held[COLOUR_COUNT * seat : COLOUR_COUNT * seat + COLOUR_COUNT]
        if pick >= 0:
            start = cage_start(s, seat, pick)
            for colour in range(COLOUR_COUNT):
                held[colour] += choice.batch[colour] - s.cages[start + colour]
        worth = qoam_worth(context, held)
        if worth > most + 1e-9:
            best, most = index, worth
    return best


def fullest_cage(s: IcaionState, context: SearchContext, picks: list[int]) -> int:
    """The index of the cage with most: a crystal that is added there is least likely to be replaced."""
    best, most = 0, -1
    for index, pick in enumerate(picks):
        content = crystals_in(s, context.seat, pick)
        if content > most:
            best, most = index, content
    return best


def poorest_cage_worth(s: IcaionState, context: SearchContext) -> float:
    """What the next batch will push out: the worth of the poorest open cage."""
    seat = context.seat
    least = 1e9
    for cage in range(open_cages(s, seat)):
        start = cage_start(s, seat, cage)
        worth = 0.0
        for colour in range(COLOUR_COUNT):
            n = s.cages[start + colour]
            if n:
                held = min(COUNTED, s.held[COLOUR_COUNT * seat + colour])
                worth += context.qoam[colour][held] - context.qoam[colour][max(0, held - n)]
        if worth < least:
            least = worth
            if worth == 0.0:
                break
    return least
