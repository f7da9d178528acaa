"""``longhall tui``: a table in the terminal. Plain lines only, for people, pipes and screen readers alike."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from longhall.cli.common import add_language, add_setup, number, read_setup_arguments, read_text, seats_of

LEVELS = "novice, casual, greedy (usual), expert or master, which are levels, or random"

if TYPE_CHECKING:
    from longhall.cli.saves import Seating
    from longhall.kernel.game import Game
    from longhall.kernel.match import Match
    from longhall.lessons import Lesson


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    add_setup(parser)
    parser.add_argument("--seat", type=number(0), metavar="K", help="your seat, counted from 0 (0)")
    parser.add_argument("--bots", metavar="NAMES", help=f"one bot for all other seats, or one,for,each: {LEVELS}")
    parser.add_argument("--seed", metavar="SEED", help="the same seed gives the same match")
    parser.add_argument(
        "--learn",
        nargs="?",
        const="",
        metavar="FILE",
        help="learn the game in a guided first match, or by another lesson",
    )
    saved = parser.add_mutually_exclusive_group()
    saved.add_argument(
        "--save", type=Path, metavar="FILE", help="new file that holds the match, saved after every choice"
    )
    saved.add_argument(
        "--resume", type=Path, metavar="FILE", help="continue a saved match, and save it there after every choice"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from longhall.cli.session import Session
    from longhall.games import game as load_game
    from longhall.kernel.errors import LonghallError
    from longhall.text import Texts

    game = load_game(args.game, args.pack)
    texts = Texts(game, args.lang)
    if args.resume is not None and args.learn is not None:
        raise LonghallError("--learn begins a match: it does not go with --resume")
    if args.resume is not None:
        match, seating = _resume(game, args)
        Session(texts, match, seating, args.resume).run()
        return 0
    if args.save is not None and args.save.exists():
        raise LonghallError(f"{args.save} already exists: continue it with --resume, or name another file")
    if args.save is not None and not args.save.parent.is_dir():
        raise LonghallError(f"{args.save.parent}: there is no such folder")
    lesson = _lesson(game, args) if args.learn is not None else None
    match, seating = _begin(game, args) if lesson is None else _begin_lesson(game, lesson)
    Session(texts, match, seating, args.save, lesson).run()
    return 0


def _lesson(game: Game, args: argparse.Namespace) -> Lesson:
    """A lesson brings its own seats, setup, seed and opponents."""
    from longhall.kernel.errors import LonghallError
    from longhall.lessons import lesson_for, read_lesson

    if args.seats is not None or args.seat is not None or args.seed is not None or args.set or args.bots is not None:
        raise LonghallError(
            "--learn brings a match of its own: --seats, --seat, --set, --seed and --bots do not go with it"
        )
    lesson = lesson_for(game.name) if args.learn == "" else read_lesson(Path(args.learn))
    if lesson is None or lesson.game != game.name:
        raise LonghallError(f"there is no guided match of {game.name}" + (f" in {args.learn}" if args.learn else ""))
    return lesson


def _begin_lesson(game: Game, lesson: Lesson) -> tuple[Match, Seating]:
    from longhall.cli.saves import Seating
    from longhall.kernel.errors import LonghallError

    match = game.new(dict(lesson.setup), lesson.seed)
    for key in lesson.opening:
        if key not in [option.key for option in match.options()]:
            raise LonghallError(f"the opening of the lesson chooses {key!r}, which is not offered there")
        match.apply(key)
    return match, Seating(lesson.seat, [bot or "" for bot in lesson.bots], lesson.seed)


def _begin(game: Game, args: argparse.Namespace) -> tuple[Match, Seating]:
    from longhall.bots import default_bot
    from longhall.cli.saves import Seating
    from longhall.kernel.chance import fresh_seed

    setup = read_setup_arguments(game, args.seats, args.set)
    seats = seats_of(game, setup)
    seed = fresh_seed() if args.seed is None else args.seed
    seat = 0 if args.seat is None else args.seat
    bots = _seat_bots(game, args.bots or default_bot(game.name), seats, seat)
    return game.new(setup, seed), Seating(seat, bots, seed)


def _seat_bots(game: Game, text: str, seats: int, seat: int) -> list[str]:
    """A name per seat, empty for the player's own."""
    from longhall.bots import make_bot
    from longhall.kernel.errors import LonghallError

    if seat >= seats:
        raise LonghallError(f"there is no seat {seat}: seats are 0 to {seats - 1}")
    names = [name.strip() for name in text.split(",")]
    for name in names:
        make_bot(game.name, name, "")
    if len(names) == 1:
        names *= seats - 1
    if len(names) != seats - 1:
        raise LonghallError(f"{len(names)} bots are named for {seats - 1} other seats: name one, or one for each")
    return [*names[:seat], "", *names[seat:]]


def _resume(game: Game, args: argparse.Namespace) -> tuple[Match, Seating]:
    """The saved match and seating; --seat and --bots change the seating."""
    from longhall.bots import default_bot
    from longhall.cli.saves import Seating, read_save
    from longhall.kernel.errors import LonghallError

    if args.seats is not None or args.seed is not None or args.set:
        raise LonghallError("--resume continues the saved match: --seats, --seed and --set cannot change it")
    match, seating = read_save(game, read_text(str(args.resume)))
    if seating is None or args.seat is not None or args.bots is not None:
        seat = args.seat if args.seat is not None else seating.seat if seating is not None else 0
        bot_seed = seating.bot_seed if seating is not None else match.seed
        bots = _seat_bots(game, args.bots or default_bot(game.name), match.state.seats, seat)
        seating = Seating(seat, bots, bot_seed)
    return match, seating
