"""Matches that see more than random play does: units, goals and Dead Snow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from longhall.kernel.chance import Rng, rng_from_seed
from longhall.kernel.game import Game
from longhall.kernel.match import Match


def busy(match: Match, rng: Rng) -> int:
    """Makes and summons a lot, so that matches see units, goals and Dead Snow."""
    keys = match.keys()
    wanted: list[str] = [
        key for key in ("summon", "take:m", "raise", "use:close_region", "use:nightmare") if key in keys
    ]
    ups = [key for key in keys if key.startswith(("up:", "use:"))]
    if keys[0].startswith("field:") and rng.below(3) == 0:
        wanted = [key for key in ("field:making", "field:influence") if key in keys]
    if (wanted or ups) and rng.below(4):
        return keys.index((wanted or ups)[rng.below(len(wanted or ups))])
    index = rng.below(len(keys))
    return rng.below(len(keys)) if keys[index] in ("done", "pass") else index


def busy_match(game: Game, setup: dict[str, Any], seed: int) -> Iterator[Match]:
    """A match at each of its decisions."""
    match = game.new(setup, seed)
    rng = rng_from_seed(f"busy {seed}")
    while not match.over:
        yield match
        match.play(busy(match, rng))
