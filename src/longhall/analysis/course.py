"""A finished match, position by position, and the turns it was played in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longhall.bots.strategy import GameStrategy
from longhall.kernel.chance import Rng
from longhall.kernel.frames import Choice
from longhall.kernel.match import Match

LONGEST_TURN: Final = 12  # choices; a longer one is looked at in parts


@dataclass
class Turn:
    """Choices of one seat in a row, up to the first that chance or something hidden answered. ``first`` and ``last``
    count from 1, as in a record."""

    seat: int
    first: int
    last: int
    answered: bool  # chance fell, or something hidden came to light, after the last of them
    weighed: bool  # there was something to choose that is worth playing on for


class Course:
    """Every position of a match, from the opening (0) on."""

    def __init__(self, match: Match, strategy: GameStrategy) -> None:
        self.match = match
        self.strategy = strategy
        self.positions = _positions(match)
        self.turns = _turns(match, self.positions, strategy)

    def before(self, turn: Turn) -> Match:
        return self.positions[turn.first - 1]

    def after(self, turn: Turn) -> Match:
        return self.positions[turn.last]


def _positions(match: Match) -> list[Match]:
    at = match.rewound(0)
    at.rng = None  # chance is as it was
    found = [_bare(at)]
    for _ in match.history:
        at.repeat(match)
        found.append(_bare(at))
    return found


def _bare(match: Match) -> Match:
    """A copy to play on from: without the past, so that hundreds of them are small."""
    copy = match.clone()
    copy.skipped = match.choices_made
    copy.history = []
    copy.recording = False
    return copy


def _turns(match: Match, positions: list[Match], strategy: GameStrategy) -> list[Turn]:
    found: list[Turn] = []
    going_on = False
    for n, entry in enumerate(match.history, start=1):
        if not going_on or found[-1].seat != entry.seat or n - found[-1].first >= LONGEST_TURN:
            found.append(Turn(entry.seat, n, n, False, False))
        turn = found[-1]
        turn.last = n
        turn.answered = entry.blocks_undo()
        turn.weighed |= entry.options > 1 and strategy.share_of(_kind(positions[n - 1])) > 0
        going_on = not turn.answered
    return found


def _kind(match: Match) -> str:
    top = match.state.stack[-1]
    assert isinstance(top, Choice)
    return top.kind()


def anew(match: Match, rng: Rng) -> Match:
    """The position as everybody together knows it: hands are as they were; what nobody knew, and all chance to come,
    is drawn anew."""
    copy = match.clone()
    copy.rng = rng.branch("future")
    copy.recording = False
    if copy.state.stack:
        copy.draw_anew()
    return copy
