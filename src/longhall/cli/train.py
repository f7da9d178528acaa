"""``longhall train``: learn the chance to win from matches between bots."""

from __future__ import annotations

import argparse
from pathlib import Path

from longhall.cli.common import add_jobs, add_language, number, read_workers


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--seats", type=number(2, 9), metavar="N", help="number of seats; the default depends on the game"
    )
    parser.add_argument("--matches", type=number(1), default=2000, metavar="N", help="how many to learn from (2000)")
    parser.add_argument(
        "--seed", default="train", metavar="SEED", help="the same seed learns the same, whatever --jobs"
    )
    add_jobs(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="write to this file, not to the one that bots read")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    import importlib.util

    from longhall.bots import strategy_for
    from longhall.cli.common import seats_of
    from longhall.cli.simulate import ProgressBar
    from longhall.games import game as load_game
    from longhall.kernel.errors import LonghallError
    from longhall.text import Texts

    game = load_game(args.game)
    texts = Texts(game, args.lang)
    if importlib.util.find_spec("numpy") is None:
        raise LonghallError("learning takes numpy, which is not installed: pip install 'longhall[research]'")
    strategy = strategy_for(game.name)
    if strategy is None or strategy.models is None:
        raise LonghallError(f"{game.name} has no strategy that goes by the chance to win")
    seats = seats_of(game, {} if args.seats is None else {"seats": args.seats})
    path = args.out if args.out is not None else strategy.models.path
    if not path.parent.is_dir():
        raise LonghallError(f"{path.parent}: there is no such folder")
    from longhall.arena.training import train, write

    workers = read_workers(args)
    bar = ProgressBar()
    try:
        learned = train(game, seats, args.matches, args.seed, args.jobs, bar.show, workers)
    finally:
        bar.clear()
    write(path, game.name, learned)
    params = {"file": str(path), "matches": learned.matches, "positions": learned.positions}
    print(texts.say("cli-train-done", {**params, "brier": f"{learned.brier:.4f}", "even": f"{learned.even:.4f}"}))
    return 0
