"""``longhall play``: until the browser table exists, the terminal table."""

from __future__ import annotations

import argparse
from pathlib import Path

from longhall.cli import tui


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", default="northgard", help="which game (northgard)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where a hall keeps its data (./longhall-data)")
    tui.add_table(parser)


def run(args: argparse.Namespace) -> int:
    from longhall.games import game as load_game
    from longhall.text import Texts

    print(Texts(load_game(args.game).name, args.lang).say("cli-play-terminal", {}), flush=True)
    return tui.run(args)
