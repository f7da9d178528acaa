"""The games as environments, as the table in docs/research.md: python scripts/envs_table.py [--matches N]

Steps and options are of matches in which every seat plays at random; chance nodes are those of OpenSpiel."""

from __future__ import annotations

import argparse
import sys

import numpy as np

from longhall.envs.games import GAMES, builtin
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.frames import Shuffle
from longhall.kernel.match import Match


def nodes(match: Match) -> int:
    """Decide all chance that is pending; how many nodes it was."""
    found = 0
    while (chance := match.chance) is not None:
        assert match.rng is not None
        if isinstance(chance, Shuffle):
            found += max(0, chance.size(match.state) - 1)
        else:
            found += len(chance.outcomes(match.state)) > 1
        match.give(chance.sample(match.state, match.rng))
    return found


def row(name: str, seats: int, matches: int) -> str:
    game, actions, encoding = builtin(name, seats)
    steps, options, chances = [], [], []
    for number in range(matches):
        match = game.new({"seats": seats}, f"table/{number}", stops_at_chance=True)
        match.recording = False
        rng, made, chance = rng_from_seed(f"table {number}"), 0, nodes(match)
        while not match.over:
            options.append(len(match.picks()))
            match.play(rng.below(options[-1]))
            chance += nodes(match)
            made += 1
        steps.append(made)
        chances.append(chance)
    return (
        f"| {name} | {seats} | {np.mean(steps):.0f} | {np.mean(options):.1f} ({max(options)}) | {actions.size} "
        f"| {encoding.size} | {np.mean(chances):.0f} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="The games as environments, as a table.")
    parser.add_argument("--matches", type=int, default=100)
    given = parser.parse_args()
    for name in GAMES:
        (seats,) = [option.values for option in builtin(name, 2)[0].setup_options if option.name == "seats"]
        for count in seats:
            print(row(name, count, given.matches), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
