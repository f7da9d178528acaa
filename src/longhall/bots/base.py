"""What a bot gets and what it answers."""

from __future__ import annotations

from typing import Any

from longhall.bots.lookahead import Plan
from longhall.kernel.chance import Rng
from longhall.kernel.frames import Choice, Decision, Option
from longhall.kernel.match import Match


class Observation:
    """A decision as the deciding seat sees it. Everything is made when asked for: a bot pays for what it looks at.

    The match itself stays inside: a bot reads the view and plays ahead on samples, never on the true state.
    """

    __slots__ = ("_match", "number", "picks", "seat")

    def __init__(self, match: Match) -> None:
        self._match = match
        self.seat = match.seat
        self.picks = len(match.picks())  # how many options there are: all that a random bot needs
        self.number = match.choices_made  # in this match, by all seats

    @property
    def view(self) -> dict[str, Any]:
        return self._match.view(self.seat)

    @property
    def decision(self) -> Decision:
        decision = self._match.decision
        assert decision is not None  # nobody observes a match that is over
        return decision

    @property
    def kind(self) -> str:
        """Of the decision."""
        top = self._match.state.stack[-1]
        assert isinstance(top, Choice)
        return top.kind()

    @property
    def options(self) -> list[Option]:
        return self._match.options()

    @property
    def keys(self) -> list[str]:
        """Of the options."""
        return self._match.keys()

    def sample(self, rng: Rng) -> Match:
        """A match this seat cannot tell from the true one, with chance of its own: to play ahead on."""
        return self._match.determinize(self.seat, rng)


class Bot:
    """Decides for one seat.

    Its chance is drawn anew for every decision, from its seed and the number of the decision. So the same seed and
    observations give the same choices, whether one bot plays the whole match or a new one is made for each decision and
    handed the ``plan`` of the one before.
    """

    def __init__(self, name: str, rng: Rng) -> None:
        self.name = name
        self.plan: Plan = []
        self._rng = rng

    def answer(self, observation: Observation) -> int:
        """The index of an option: what needs no thinking, else what ``choose`` says."""
        known = planned_or_forced(observation, self.plan)
        if known is not None:
            index, self.plan = known
            return index
        self.plan = []
        return self.choose(observation, self._rng.branch(f"decision:{observation.number}"))

    def choose(self, observation: Observation, rng: Rng) -> int:
        """The index of an option; there are at least two. All randomness comes from ``rng``. What is to be done at the
        decisions that follow may be left in ``self.plan``."""
        raise NotImplementedError


def planned_or_forced(observation: Observation, plan: Plan) -> tuple[int, Plan] | None:
    """The index of an option, and the plan for the decisions to come: what ``plan`` says while it fits, or the only
    option there is. None where a bot has to think."""
    if plan:
        kind, keys, index = plan[0]
        if kind == observation.kind and keys == observation.keys:
            return index, plan[1:]
    return (0, []) if observation.picks == 1 else None
