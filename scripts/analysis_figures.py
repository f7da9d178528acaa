"""The figures of docs/analysis.md: how far its chances to win can be believed, whether it repeats, what a worker takes.

    python scripts/compile.py --run python scripts/analysis_figures.py calibration GAME --results DIR
    python scripts/compile.py --run python scripts/analysis_figures.py repeats
    python scripts/compile.py --run python scripts/analysis_figures.py memory GAME

`calibration` goes on where it was broken off; with `--positions 0` it tells what there is.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import resource
import zlib
from pathlib import Path
from typing import Any, Final

from longhall.analysis.analyse import FULL, Effort, analysis
from longhall.analysis.estimates import estimate
from longhall.analysis.run import analyse
from longhall.arena.driver import play_out
from longhall.bots import make_bots, strategy_for
from longhall.games import game as load_game
from longhall.kernel.chance import Rng, rng_from_seed
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.record import record_of, replay
from longhall.server.bot_pool import look_back

SEED: Final = "held out"  # nothing was learned or chosen on matches of it
LEVELS: Final = ("novice", "casual", "greedy", "greedy", "expert")  # a seat's, drawn for each match
A_MATCH: Final = 2  # positions
FIFTHS: Final = 5
SMALL: Final = Effort(first=3, glance=1, moments=6, estimate=2, judged=6, judge=4, compare=2, answers=4, explain=4)
GAMES: Final = ("icegarden", "icaion", "northgard")


def played(game: Game, number: int) -> Match:
    """A match of any size among varied opponents."""
    rng = rng_from_seed(f"{SEED}/{game.name}/{number}")
    sizes = next(option.values for option in game.setup_options if option.name == "seats")
    match = game.new({"seats": sizes[rng.below(len(sizes))]}, f"{SEED}/{number}")
    levels = [LEVELS[rng.below(len(LEVELS))] for _ in range(match.state.seats)]
    play_out(match, make_bots(game.name, levels, f"{SEED}/{number}"))
    return match


# -- calibration -------------------------------------------------------------------------------------------------------


def judged(game: Game, number: int) -> list[dict[str, Any]]:
    """Positions of a match, evenly from its course: what the curve says of each, and who won."""
    strategy = strategy_for(game.name)
    assert strategy is not None
    match = played(game, number)
    assert match.result is not None
    winners = match.result.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(match.state.seats)]
    rng = rng_from_seed(f"{SEED}/{number}/positions")
    rows = []
    for part in range(A_MATCH):
        low, high = (match.choices_made * end // A_MATCH for end in (part, part + 1))
        n = low + rng.below(max(high - low, 1))
        position = match.rewound(n)
        position.rng = None
        found = estimate(strategy, position, drawn(n), FULL.of(strategy.settings.review).estimate)
        rows.append({"match": number, "n": n, "of": match.choices_made, "chances": found.chances(), "won": shares})
    return rows


def drawn(n: int) -> Rng:
    return rng_from_seed(f"analysis:estimate:{n}")


def calibration(game: Game, positions: int, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{game.name}.jsonl"
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    while len(rows) < positions:
        found = judged(game, len(rows) // A_MATCH)
        rows += found
        with file.open("a") as lines:
            lines.writelines(json.dumps(row) + "\n" for row in found)
    pairs = [pair for row in rows for pair in zip(row["chances"], row["won"], strict=True)]
    even = [(1 / len(row["won"]), won) for row in rows for won in row["won"]]
    print(f"{game.name}: {len(rows)} positions, {len(pairs)} chances; Brier {brier(pairs):.3f}, even {brier(even):.3f}")
    for fifth in range(FIFTHS):
        mine = [pair for pair in pairs if min(int(pair[0] * FIFTHS), FIFTHS - 1) == fifth]
        if mine:
            said, won = (sum(column) / len(mine) for column in zip(*mine, strict=True))
            print(f"  {fifth / FIFTHS:.0%} to {(fifth + 1) / FIFTHS:.0%}: {len(mine)} said {said:.0%}, won {won:.0%}")


def brier(pairs: list[tuple[float, float]]) -> float:
    return sum((said - won) ** 2 for said, won in pairs) / len(pairs)


# -- repeating, and what a worker takes --------------------------------------------------------------------------------


def digest(match: Match, effort: Effort) -> str:
    found = json.dumps(analyse(match, effort), sort_keys=True)
    return hashlib.sha256(found.encode()).hexdigest()


def repeats(matches: int) -> None:
    """Each match is analysed as it was played and again from its record, whose positions are made anew."""
    same = 0
    for number in range(matches):
        game = load_game(GAMES[number % len(GAMES)])
        match = played(game, number)
        again = replay(game, record_of(match))
        first, second = digest(match, SMALL), digest(again, SMALL)
        same += first == second
        print(f"{game.name} {number}: {first[:16]} {'again the same' if first == second else 'DIFFERENT'}", flush=True)
    print(f"{same} of {matches} analyses are the same a second time")


def work(game: str, record: bytes) -> None:
    """What a worker of the hall does for an analysis, all of it by one."""
    plan = analysis(FULL)
    step = next(plan)
    while True:
        results = [result for task in step.tasks for result in look_back(game, record, [task])]
        try:
            step = plan.send(results)
        except StopIteration:
            return


def memory(game: Game, matches: int) -> None:
    """The longest of some matches."""
    longest = max((played(game, number) for number in range(matches)), key=lambda match: match.choices_made)
    record = zlib.compress(longest.record.to_jsonl().encode())
    worker = multiprocessing.get_context("spawn").Process(target=work, args=(game.name, record))
    worker.start()
    worker.join()
    if worker.exitcode:
        raise SystemExit("the worker failed")
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"{game.name}: {longest.state.seats} seats, {longest.choices_made} choices; peak of a worker {peak:.0f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["calibration", "repeats", "memory"])
    parser.add_argument("game", nargs="?", choices=GAMES, default="icegarden")
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--results", type=Path, default=Path("build/calibration"))
    args = parser.parse_args()
    game = load_game(args.game)
    if args.what == "calibration":
        calibration(game, args.positions, args.results)
    elif args.what == "repeats":
        repeats(args.matches)
    else:
        memory(game, args.matches)


if __name__ == "__main__":
    main()
