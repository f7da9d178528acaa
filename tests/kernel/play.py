"""Helpers for playing Pebbles in tests."""

from __future__ import annotations

from typing import Any

from longhall.kernel.chance import rng_from_seed
from longhall.kernel.match import Match
from tests.kernel.pebbles import PebblesState, pebbles, secret_picks


def pebbles_match(seed: int | str | None = 1, **setup: Any) -> Match:
    return pebbles().new(setup, seed)


def state(match: Match) -> PebblesState:
    assert isinstance(match.state, PebblesState)
    return match.state


def with_hand(match: Match, seat: int, *values: int, last: int = 0) -> Match:
    """Put these pebbles into a hand; ``last`` was laid the round before. Not for matches that are replayed."""
    state(match).hands[seat] = list(values)
    state(match).last[seat] = last
    match._picks = None
    return match


def lay_alone(match: Match, outcomes: list[list[int]] | None = None) -> None:
    """Lay the highest pebble that nobody has laid this round."""
    laid = [value for _, value in secret_picks(state(match))]
    values = [pick for pick in match.picks() if pick not in laid]
    match.apply(f"pebble:{max(values)}", outcomes)


def before_reveal(seed: int = 1) -> Match:
    """Two seats; the second pick brings the reveal, and a die if it is different (``lay_alone``)."""
    match = pebbles_match(seed)
    match.apply(0)
    return match


def at_die(face: int, seed: int = 1) -> Match:
    """The winner of the first round has rolled ``face`` and takes stones."""
    match = before_reveal(seed)
    lay_alone(match, [[face]])
    return match


def finish(match: Match, seed: str = "finish") -> Match:
    rng = rng_from_seed(seed)
    while not match.over:
        match.apply(rng.below(len(match.picks())))
    return match
