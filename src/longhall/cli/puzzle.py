"""``longhall puzzle``: find the best turn of a position, in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from longhall.cli.common import add_language

if TYPE_CHECKING:
    from longhall.cli.solved import Solved
    from longhall.puzzles.puzzle import Puzzle

DAILY: Final = "daily"
NEXT: Final = "next"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "which",
        metavar="WHICH",
        nargs="?",
        default=DAILY,
        help="a number; daily (usual); next: the first not solved yet",
    )
    parser.add_argument("--list", action="store_true", help="list the puzzles of the game instead")
    parser.add_argument(
        "--state", type=Path, metavar="FILE", help="where it is kept which ones are solved; usually in your own folders"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from longhall.cli.screen import show
    from longhall.cli.solved import Solved, usual_file
    from longhall.cli.solving import PuzzleSession, list_lines
    from longhall.games import game as load_game
    from longhall.text import Texts

    game = load_game(args.game)
    solved = Solved(args.state if args.state is not None else usual_file())
    texts = Texts(game, args.lang)
    if args.list:
        show(list_lines(texts, game.name, solved))
        return 0
    one, day = chosen(game.name, args.which, solved)
    PuzzleSession(texts, one, solved, day).run()
    return 0


def chosen(game: str, which: str, solved: Solved) -> tuple[Puzzle, str]:
    """The puzzle, and which day's it is, if it is that of a day."""
    from datetime import UTC, datetime

    from longhall.kernel.errors import LonghallError
    from longhall.puzzles.pool import daily, pool, puzzle

    if which == DAILY:
        today = datetime.now(UTC).date()  # everywhere the same one
        return daily(game, today), today.isoformat()
    if which == NEXT:
        left = [number for number in pool(game) if not solved.has(game, number)]
        return puzzle(game, left[0] if left else 1), ""
    if not which.isdecimal():
        raise LonghallError(f"{which!r} is no puzzle: give its number, daily or next")
    return puzzle(game, int(which)), ""
