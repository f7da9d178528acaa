"""Play many random matches over every seat count, module, variant and edition, and verify the record of each.

    python scripts/soak.py [--games 2000] [--jobs 2] [--game northgard]

Exit 0 only if every match ended lawfully and every record verifies. The setups are drawn from the options a game
declares, the same ones for the same number of games.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from typing import Any

import longhall
from longhall.kernel.chance import Rng, rng_from_seed
from longhall.kernel.errors import LonghallError, SetupError
from longhall.kernel.game import Game
from longhall.kernel.setup import BOOL, CHOICE, INT, LIST, SetupOption

CHOICES_LIMIT = 100_000


def drawn_value(option: SetupOption, rng: Rng) -> Any:
    if option.type == BOOL:
        return bool(rng.below(2))
    return option.values[rng.below(len(option.values))]


def drawn_setup(game: Game, number: int) -> dict[str, Any]:
    """Seats in turn; modules and how clans are found by the toss of a coin; rule options rarely."""
    rng = rng_from_seed(f"soak/{number}")
    while True:
        given: dict[str, Any] = {}
        for option in game.setup_options:
            if option.name == "seats":
                given["seats"] = option.values[number % len(option.values)]
            elif option.type in (BOOL, INT, CHOICE, LIST):
                one_in = 2 if option.group in ("table", "modules") or option.presets else 6
                if rng.below(one_in) == 0:
                    given[option.name] = drawn_value(option, rng)
        try:
            game.read_setup(given)
        except SetupError:
            continue  # a contradiction, such as teams of three
        return given


def play(job: tuple[str, int]) -> tuple[dict[str, Any], int, str]:
    """(setup, choices, error) of one match."""
    name, number = job
    game = longhall.game(name)
    setup = drawn_setup(game, number)
    rng = rng_from_seed(f"soak/{number}/choices")
    try:
        match = game.new(setup, f"soak/{number}")
        while not match.over:
            picks = match.picks()
            if not picks or match.choices_made > CHOICES_LIMIT:
                return setup, match.choices_made, "the match cannot go on"
            match.play(rng.below(len(picks)))
        longhall.verify(game, longhall.parse(match.record.to_jsonl()))
    except (LonghallError, AssertionError, IndexError, KeyError, ValueError) as error:
        return setup, 0, f"match {number}: {error!r}"
    return setup, match.choices_made, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="northgard")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    jobs = [(args.game, number) for number in range(args.games)]
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        results = pool.map(play, jobs, chunksize=20)
    errors = [error for _, _, error in results if error]
    met: Counter[str] = Counter()
    for setup, _, _ in results:
        met.update(f"{key}={value}" for key, value in setup.items())
    print(f"{len(results)} matches, {sum(choices for _, choices, _ in results)} choices, {len(errors)} errors")
    print(", ".join(f"{what} {count}" for what, count in sorted(met.items())))
    for error in errors[:10]:
        print(error, file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
