"""``longhall record``: one match between bots, as a record on stdout."""

from __future__ import annotations

import argparse
import sys

from longhall.cli.common import add_setup, read_bots, read_setup_arguments, seats_of


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    add_setup(parser)
    parser.add_argument("--bots", default="random", metavar="NAMES", help="one bot for all seats, or one,for,each")
    parser.add_argument("--seed", metavar="SEED", help="the same seed gives the same match")


def run(args: argparse.Namespace) -> int:
    from longhall.arena.driver import play_out
    from longhall.bots import make_bots
    from longhall.games import game as load_game
    from longhall.kernel.chance import fresh_seed

    game = load_game(args.game, args.pack)
    setup = read_setup_arguments(game, args.seats, args.set)
    bots = read_bots(game, args.bots, seats_of(game, setup))
    seed = fresh_seed() if args.seed is None else args.seed
    match = game.new(setup, seed)
    play_out(match, make_bots(game.name, bots, seed))
    sys.stdout.write(match.record.to_jsonl())
    return 0
