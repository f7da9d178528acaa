"""How strong people are thought to be, from the places they came in, by the Plackett-Luce model for several players."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple


class Rating(NamedTuple):
    """What is thought of somebody, and how uncertain that is."""

    mean: float
    spread: float

    @property
    def sure(self) -> float:
        """Hardly anybody is weaker than this. A leaderboard goes by it: luck in a few matches lifts nobody."""
        return self.mean - 3 * self.spread


START: Final = Rating(25.0, 25.0 / 3.0)  # nothing is known yet


@cache
def _model() -> Any:
    """Imported when somebody is rated first: it takes a moment, and most halls rate nobody."""
    return importlib.import_module("openskill.models").PlackettLuce()


def rate(before: Sequence[Rating], places: Sequence[int], left: Sequence[bool]) -> list[Rating]:
    """The ratings of those who played a match after it. Whoever has left came last, behind all who played on."""
    model = _model()
    last = max(places) + 1
    ranks = [last if gone else place for place, gone in zip(places, left, strict=True)]
    teams = [[model.rating(mu=one.mean, sigma=one.spread)] for one in before]
    return [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=ranks)]
