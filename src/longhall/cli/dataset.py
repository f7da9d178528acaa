"""``longhall dataset``: matches between bots as a Parquet file with a datasheet."""

from __future__ import annotations

import argparse
from pathlib import Path

from longhall.cli.common import SETUP_HELP, add_language, number, read_bots, read_setup_arguments, seats_of
from longhall.cli.simulate import BOTS


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", metavar="N", help="number of seats; the default depends on the game")
    parser.add_argument("--set", action="append", default=[], metavar="K=V", help=SETUP_HELP)
    parser.add_argument("--matches", type=number(1), default=100, metavar="N", help="number of matches (100)")
    parser.add_argument(
        "--bots", default="random", metavar="NAMES", help=f"one bot for all seats, or one,for,each: {BOTS}"
    )
    parser.add_argument("--seed", metavar="SEED", help="the same seed gives the same rows, whatever --jobs")
    parser.add_argument("--jobs", type=number(1, 256), default=1, metavar="N", help="number of processes (1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the file to write (GAME.parquet)")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from longhall.cli.simulate import ProgressBar
    from longhall.envs.dataset import Plan, write_dataset
    from longhall.games import game as load_game
    from longhall.kernel.chance import fresh_seed
    from longhall.text import Texts

    game = load_game(args.game)
    texts = Texts(game, args.lang)
    given = read_setup_arguments(game, args.seats, args.set)
    bots = read_bots(game, args.bots, seats_of(game, given))
    seed = fresh_seed()[:16] if args.seed is None else args.seed
    file = args.out if args.out is not None else Path(f"{game.name}.parquet")
    bar = ProgressBar()
    try:
        written = write_dataset(
            Plan(game.name, game.read_setup(given), bots, seed), args.matches, file, args.jobs, bar.show
        )
    finally:
        bar.clear()
    params = {"file": str(written.file), "sheet": str(written.sheet), "decisions": written.decisions}
    print(texts.say("cli-dataset-done", params))
    return 0
