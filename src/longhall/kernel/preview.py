"""Previews: a pick is carried out on a copy, as far as it is certain and known."""

from __future__ import annotations

from typing import Any

from longhall.kernel.frames import Choice, Step
from longhall.kernel.state import State


class Trial:
    """A pick carried out: ``after`` is the state with all that comes of it for certain, and its ``events`` are what
    happened; ``settled`` the same only up to the first thing that was left open, ``after`` itself where nothing was."""

    def __init__(self, after: State, settled: State | None) -> None:
        self.after: Any = after  # a state of the game
        self.settled: Any = after if settled is None else settled

    def is_settled(self) -> bool:
        """Whether nothing was left open."""
        return self.settled is self.after


def carried_out(s: State, pick: int) -> Trial | None:
    """A copy of ``s`` after a legal pick of its pending choice and all that belongs to it, up to chance or another
    decision. None if something hidden came to light: that is not told beforehand."""
    choice = s.stack[-1]
    assert isinstance(choice, Choice)
    trial = s.clone()
    trial.events = []
    trial.listening = True
    trial.stack.pop()
    choice.resolve(trial, pick)
    settled: State | None = None
    while trial.stack:
        following = trial.stack[-1]
        if not isinstance(following, (Choice, Step)):
            break
        is_open = following.is_left_open(trial)
        if is_open and settled is None:
            settled = trial.clone()
        presumed = following.presumed(trial) if isinstance(following, Choice) else None
        if presumed is not None and isinstance(following, Choice):
            trial.stack.pop()
            following.resolve(trial, presumed)
        elif isinstance(following, Step) and following.is_foretold(trial):
            trial.stack.pop()
            following.run(trial)
        elif is_open:
            trial.stack.pop()
        else:
            break
    return None if any(event.reveals for event in trial.events) else Trial(trial, settled)
