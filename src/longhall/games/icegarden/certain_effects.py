"""What is certain before it has happened: killed units are gone, and Vuko visits unless somebody still acts."""

from __future__ import annotations

from longhall.games.icegarden.frames.attack import RemoveKilled
from longhall.games.icegarden.frames.domination import hold_markers
from longhall.games.icegarden.frames.initiative import SHORT, ChooseJump, jump
from longhall.games.icegarden.frames.vuko import ChooseVictim, VisitOfVuko
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.frames import Step


def without_killed(s: IceGardenState) -> IceGardenState:
    """Killed units go in the end, and nothing can save them: count them as gone, also those that others have killed.
    The state itself where there are none. [IG-ATTACK-07]"""
    if s.doomed:
        s = s.clone()
        RemoveKilled().run(s)
    return s


def before_domination(s: IceGardenState) -> IceGardenState:
    """A copy as it will be when the Domination of this turn begins, if nobody does any more before than they must: Vuko
    has made his visit, and of several kinds of units the lowest has died. ``ended`` is set if that visit ends the game.
    [IG-VUKO, IG-VTILE, IG-DOM-05]"""
    trial = without_killed(s).clone()
    trial.listening = False
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChooseJump):  # everybody must jump, and one field is the least [IG-INIT-04]
        for seat in s.order[top.place :]:
            jump(trial, seat, SHORT)
    trial.stack = [VisitOfVuko()]
    while trial.stack:
        frame = trial.stack.pop()
        if isinstance(frame, ChooseVictim):
            frame.resolve(trial, frame.options(trial)[0])
        elif isinstance(frame, Step):
            frame.run(trial)
    if not trial.ended:
        hold_markers(trial)
    return trial
