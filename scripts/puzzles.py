"""Find puzzles of a game in matches between bots, and put them into the pool that comes with the program.

    python scripts/puzzles.py GAME                     go on until the pool holds so many; may be ended and begun again
    python scripts/puzzles.py GAME --wanted N
    python scripts/puzzles.py GAME --confirm N         let a fresh search of another seed look at N of the pool

What every match has yielded is kept in build/puzzles/GAME.jsonl, and the pool is written again whenever one yields
something. Puzzles keep their numbers; without the file in build the search goes on after the last match in the pool.
"""

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from longhall.cli.common import number
from longhall.cli.simulate import ProgressBar
from longhall.games import game as load_game
from longhall.kernel.errors import LonghallError
from longhall.puzzles.finding import confirms, search_match
from longhall.puzzles.pool import pool_file, read_pool, write_pool
from longhall.puzzles.puzzle import Puzzle

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "puzzles"


def find(game: str, wanted: int, seed: str) -> None:
    """Match by match, until the pool holds so many."""
    path = path_of(game)
    puzzles = read_pool(path) if path.exists() else []
    kept = KEPT / f"{game}.jsonl"
    kept.parent.mkdir(parents=True, exist_ok=True)
    with kept.open("a+", encoding="utf-8") as file:
        file.seek(0)
        done = [json.loads(line) for line in file]
        match = next_match(seed, puzzles, done)
        bar = ProgressBar()
        while len(puzzles) < wanted:
            bar.show(len(puzzles), wanted)
            found = search_match(game, seed, match)
            for one in found.puzzles:
                puzzles.append(replace(one, number=len(puzzles) + 1))
            if found.puzzles:
                write_pool(path, puzzles)
            said = {
                "seed": seed,
                "match": match,
                "looked_at": found.looked_at,
                "glanced": found.glanced,
                "weighed": found.weighed,
                "puzzles": len(found.puzzles),
            }
            print(json.dumps(said), file=file, flush=True)
            match += 1
        bar.clear()
    print(f"{len(puzzles)} puzzles of {game} in {path.relative_to(ROOT)}, {path.stat().st_size} bytes")


def path_of(game: str) -> Path:
    """In the sources, also where the compiled copy of the package is at work."""
    return ROOT / "src" / "longhall" / "puzzles" / "pool" / pool_file(game).name


def next_match(seed: str, puzzles: list[Puzzle], done: list[dict[str, Any]]) -> int:
    """Of the series of that seed, after all that were looked at."""
    of_pool = [int(own) for source, own in (one.source.rsplit("/", 1) for one in puzzles) if source == seed]
    looked_at = [int(line["match"]) for line in done if line["seed"] == seed]
    return max([-1, *of_pool, *looked_at]) + 1


def confirm(game: str, count: int, seed: str) -> None:
    puzzles = read_pool(path_of(game))
    chosen = puzzles[:: max(1, len(puzzles) // count)][:count]
    sums: dict[str, int] = {}
    bar = ProgressBar()
    for done, puzzle in enumerate(chosen):
        bar.show(done, len(chosen))
        found = confirms(puzzle, seed)
        for name, holds in found.items():
            sums[name] = sums.get(name, 0) + bool(holds)
        if not all(found.values()):
            print(f"puzzle {puzzle.number} ({puzzle.kind}): {found}", file=sys.stderr)
    bar.clear()
    print(f"{game}, seed {seed}: of {len(chosen)} puzzles " + ", ".join(f"{name} {sums[name]}" for name in sums))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--wanted", type=number(1), default=100, metavar="N")
    parser.add_argument("--seed", default="1", help="of the matches, or of the fresh search")
    parser.add_argument("--confirm", type=number(1), metavar="N")
    args = parser.parse_args()
    try:
        load_game(args.game)
        if args.confirm is not None:
            confirm(args.game, args.confirm, args.seed)
        else:
            find(args.game, args.wanted, args.seed)
    except (LonghallError, OSError) as error:
        print(f"puzzles: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130  # all that was found is kept
    return 0


if __name__ == "__main__":
    sys.exit(main())
