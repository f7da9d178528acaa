"""Previews: a pick is carried out on a copy, as far as it is certain and known."""

from __future__ import annotations

from longhall.kernel.frames import Choice, Step
from longhall.kernel.state import State


def carried_out(s: State, pick: int) -> State | None:
    """A copy of ``s`` after a legal pick of its pending choice and all that belongs to it, up to chance or another
    decision; its ``events`` are what happened. None if something hidden came to light: that is not told beforehand."""
    choice = s.stack[-1]
    assert isinstance(choice, Choice)
    trial = s.clone()
    trial.events = []
    trial.listening = True
    trial.stack.pop()
    choice.resolve(trial, pick)
    while trial.stack:
        following = trial.stack[-1]
        if isinstance(following, Step) and following.is_foretold(trial):
            trial.stack.pop()
            following.run(trial)
        elif isinstance(following, Choice) and (presumed := following.presumed(trial)) is not None:
            trial.stack.pop()
            following.resolve(trial, presumed)
        else:
            break
    return None if any(event.reveals for event in trial.events) else trial
