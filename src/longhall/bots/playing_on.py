"""How a match might go on from a position, for whatever judges positions by that."""

from __future__ import annotations

from longhall.bots.lookahead import Line, Steps
from longhall.bots.strategy import GameStrategy
from longhall.kernel.chance import Rng
from longhall.kernel.frames import Choice
from longhall.kernel.match import Match


def play_on(
    strategy: GameStrategy, match: Match, seat: int, goal: int, steps: Steps, rng: Rng, line: Line | None = None
) -> int:
    """What ``seat`` has planned while it fits, then whatever the policy says, up to the horizon of ``seat`` in round
    ``goal`` or the end of the match. ``line`` is the one that the seat has begun. Returns how many decisions the policy
    made: what it took."""
    made = 0
    s = match.state
    policy = strategy.policy(rng)
    if line is not None:
        policy.follow(seat, line)
    plans: list[Steps] = [[] for _ in range(s.seats)]
    plans[seat] = steps.copy()
    stack = s.stack
    while stack and not strategy.is_horizon(s, seat, goal):
        top = stack[-1]
        assert isinstance(top, Choice)
        count = len(match.picks())
        who = top.chooser(s)
        plan = plans[who]
        if plan:
            kind, options, index = plan[0]
            if kind == top.kind() and options == count:
                del plan[0]
                match.play(index)
                continue
            if count > 1:
                plans[who] = []
        if count == 1:
            match.play(0)
            continue
        found = policy.line(s, who)
        made += 1
        plans[who] = strategy.steps(s, who, found)
        match.play(found.path[0])
    return made
