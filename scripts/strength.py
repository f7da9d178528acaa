"""How strong the strongest level is against greedy as it first was and against the field, and each level against the
one below: the tables of docs/strength.md.

    python scripts/compile.py --run python scripts/strength.py --results DIR --matches 200 --jobs 2

plays, and goes on where it was broken off. Every cell is a ladder of two bots and can be played alone:

    longhall ladder northgard --seats 2 --bots master,greedy:field --seed report --most 200 --within 1 --results FILE

`--matches 0` tells what has been played so far.
"""

from __future__ import annotations

import argparse
import resource
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

from longhall.arena.ladder import Ladder, MatchLog
from longhall.bots import FIELD, FIRST, LEVELS
from longhall.games import game as load_game

SEED: Final = "report"  # no setting was chosen on matches of it
TABLES: Final = (("icegarden", 4), ("icaion", 3), ("northgard", 2), ("northgard", 3))
GOALS: Final = {  # shares to be won by the strongest level
    ("northgard", 2, FIRST): 0.80,
    ("northgard", 2, FIELD): 0.72,
    ("northgard", 3, FIRST): 0.65,
    ("northgard", 3, FIELD): 0.55,
    ("icaion", 3, FIRST): 0.62,
    ("icaion", 3, FIELD): 0.55,
    ("icegarden", 4, FIRST): 0.55,
    ("icegarden", 4, FIELD): 0.42,
}


def pairs() -> Iterator[tuple[str, str]]:
    """The stronger one first."""
    yield LEVELS[-1], FIELD
    yield LEVELS[-1], FIRST
    for low, high in pairwise(LEVELS):
        yield high, low


def goal_of(game: str, seats: int, low: str) -> float:
    return GOALS.get((game, seats, low), 0.65 if seats == 2 else 1.6 / seats)


def cell(game: str, seats: int, high: str, low: str, matches: int, jobs: int, folder: Path) -> str:
    """A row of the table, of at least as many matches; empty if there are none."""
    played = load_game(game)
    ladder = Ladder(played, played.read_setup({"seats": seats}), [high, low], SEED, 0.01, matches, None)
    file = folder / f"{game}-{seats}-{high}-{low}.jsonl".replace(":", "-")
    ladder.most = max(matches, len(MatchLog(file, ladder.head()).read()))
    if not ladder.most:
        return ""
    ladder.play(jobs, file)
    for error in ladder.errors:
        raise SystemExit(error)
    rate, thinking = ladder.pairs[0].rate, ladder.thinking()[high]
    return (
        f"| {game}, {seats} | {high} against {low} | {rate.count} | {rate.wins:g} | **{rate.share:.0%}** "
        f"| {rate.low:.0%} to {rate.high:.0%} | {goal_of(game, seats, low):.0%} "
        f"| {thinking.mean:.2f} s, {thinking.longest:.1f} s |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How strong the levels are.")
    parser.add_argument("--results", type=Path, required=True, metavar="DIR")
    parser.add_argument("--matches", type=int, default=200, metavar="N", help="of each cell, at least (200)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N")
    given = parser.parse_args()
    given.results.mkdir(parents=True, exist_ok=True)
    print("| game, seats | who | matches | won | share | 95 % interval | goal | a decision: mean, worst |")
    print("| --- | --- | ---: | ---: | ---: | --- | ---: | --- |")
    for game, seats in TABLES:
        for high, low in pairs():
            row = cell(game, seats, high, low, given.matches, given.jobs, given.results)
            if row:
                print(row, flush=True)
    most = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)) // 1024
    print(f"\nMost memory of a process: {most} MB.")


if __name__ == "__main__":
    main()
