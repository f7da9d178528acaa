"""What a bot gets and what it answers."""

from __future__ import annotations

from typing import Any

from longhall.kernel.chance import Rng
from longhall.kernel.frames import Decision, Option
from longhall.kernel.match import Match


class Observation:
    """A decision as the deciding seat sees it. Everything is made when asked for: a bot pays for what it looks at.

    The match itself stays inside: a bot reads the view and plays ahead on samples, never on the true state.
    """

    __slots__ = ("_match", "picks", "seat")

    def __init__(self, match: Match) -> None:
        self._match = match
        self.seat = match.seat
        self.picks = len(match.picks())  # how many options there are: all that a random bot needs

    @property
    def view(self) -> dict[str, Any]:
        return self._match.view(self.seat)

    @property
    def decision(self) -> Decision:
        decision = self._match.decision
        assert decision is not None  # nobody observes a match that is over
        return decision

    @property
    def options(self) -> list[Option]:
        return self._match.options()

    def sample(self, rng: Rng) -> Match:
        """A match this seat cannot tell from the true one, with chance of its own: to play ahead on."""
        return self._match.determinize(self.seat, rng)


class Bot:
    """Decides for one seat. Its randomness is its own, so the same seed and observations give the same choices."""

    def __init__(self, name: str, rng: Rng) -> None:
        self.name = name
        self.rng = rng

    def choose(self, observation: Observation) -> int:
        """The index of an option."""
        raise NotImplementedError
