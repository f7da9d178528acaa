"""How far a character is from its personal goal, in turns and in points."""

from __future__ import annotations

import math
from typing import Final

from longhall.bots.icegarden.outlook import Outlook
from longhall.games.icegarden.content import (
    CALLO,
    DYKEN,
    FAUN_LEVEL,
    FREIHOFF,
    LEVELS,
    NIGHTMARE_LEVEL,
    PIECES,
    REGIONS,
)
from longhall.games.icegarden.queries import closures, goal_progress, units_on_map
from longhall.games.icegarden.state import OPEN, IceGardenState

GOAL_LEVEL: Final = 2  # Drakkars, Pipers, Enlightened Beings and Fauns
NEVER: Final = 99.0
RATE: Final = 0.75  # goal steps a unit makes in a turn


def turns_to_goal(s: IceGardenState, seat: int) -> float:
    """A guess, with units where they are most of the time."""
    character = s.character[seat]
    left = s.content.characters[character].goal - goal_progress(s, seat)
    if left <= 0:
        return 0.0
    if character == CALLO:
        return _turns_to_close(s, seat)
    if character == DYKEN:
        if s.thorn < 0:
            return NEVER
        there = s.charm[s.thorn] + s.charm_moved[s.thorn]
        to_move = max(0, left - there)
        return _turns_with_units(s, seat, GOAL_LEVEL, to_move) + 1.0
    if character == FREIHOFF:
        free = sum(s.in_play[region] == OPEN and not s.tower[region] for region in range(REGIONS))
        if free < left:
            return NEVER
    return _turns_with_units(s, seat, GOAL_LEVEL, left)


def _turns_with_units(s: IceGardenState, seat: int, level: int, steps: int) -> float:
    if steps == 0:
        return 0.0
    units = units_on_map(s, seat, level)
    return wait_for_unit(s, seat, level) + steps / (RATE * max(1, units)) if units < 2 else steps / (RATE * 2)


def wait_for_unit(s: IceGardenState, seat: int, level: int) -> float:
    """Turns until the first unit of a level stands on the map."""
    if units_on_map(s, seat, level):
        return 0.0
    m = s.m[LEVELS * seat : LEVELS * (seat + 1)]
    if m[level]:
        return 0.6
    return 0.9 if sum(m[:level]) else 2.0


def _turns_to_close(s: IceGardenState, seat: int) -> float:
    """Two nightmare tokens and a Faun for each region; the Nightmare dies with each closing."""
    closings = s.content.characters[CALLO].goal - closures(s)
    needed = s.content.numbers.nightmares_to_close
    tokens = sorted(
        (s.nightmare[region] for region in range(REGIONS) if s.in_play[region] == OPEN and region != s.thorn),
        reverse=True,
    )
    if len(tokens) < closings:
        return NEVER
    missing = sum(max(0, needed - tokens[i]) for i in range(closings))
    stock = s.content.numbers.nightmares - sum(s.nightmare)
    first = max(0, needed - tokens[0])
    if first > stock:
        return NEVER
    fauns = units_on_map(s, seat, FAUN_LEVEL) + s.reserve[PIECES * seat + FAUN_LEVEL]
    if fauns < 1:
        return NEVER
    turns = wait_for_unit(s, seat, NIGHTMARE_LEVEL) if missing else 0.0
    turns += missing / 0.8 + 0.4 * sum(tokens[closings:])  # tokens elsewhere are wasted
    turns += 0.5 * wait_for_unit(s, seat, FAUN_LEVEL)
    if closings > 1:
        turns += 1.2
    return max(turns, 0.8 if closings else 0.0)


def goal_worth(o: Outlook, turns: float) -> float:
    """A goal that can be reached in so many turns, if the match lasts as long."""
    if turns >= NEVER:
        return 0.0
    w = o.weights
    late = turns - o.turns - 0.3
    return float(w.goal * w.patience**turns / (1.0 + math.exp(1.6 * late)))


def step_worth(s: IceGardenState, seat: int, o: Outlook) -> float:
    """The next goal step."""
    character = s.character[seat]
    left = s.content.characters[character].goal - goal_progress(s, seat)
    if left <= 1:
        return o.weights.goal
    turns = turns_to_goal(s, seat)
    if turns >= NEVER:
        return 0.0
    return min(20.0, max(1.0, 0.4 * goal_worth(o, turns)))
