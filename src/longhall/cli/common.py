"""What several commands share: arguments, and how they become games, setups and texts."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from longhall.games import game as load_game
from longhall.kernel.errors import LonghallError, RecordError
from longhall.kernel.game import Game
from longhall.kernel.record import Record, parse
from longhall.kernel.setup import read_setup

if TYPE_CHECKING:
    from longhall.arena.workers import Workers

STDIN: Final = "-"
SETUP_HELP: Final = "set an option of the game; may be repeated"


def number(least: int, most: int = 1_000_000_000) -> Any:
    """An argparse type: a whole number in a range."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{value} is not between {least} and {most}")
        return value

    return read


def add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", metavar="N", help="number of seats; the default depends on the game")
    parser.add_argument("--set", action="append", default=[], metavar="K=V", help=SETUP_HELP)
    add_pack(parser)


def add_pack(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pack", type=Path, metavar="DIR", help="play with the pack in this folder")


def add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=number(1, 256), default=1, metavar="N", help="number of processes (1)")
    parser.add_argument(
        "--engine",
        choices=("processes", "ray"),
        default="processes",
        help="who plays: processes here, or a Ray cluster",
    )
    parser.add_argument(
        "--address",
        metavar="WHERE",
        help="the cluster: local (usual) for one of our own with --jobs workers, auto, or HOST:PORT",
    )


def read_workers(args: argparse.Namespace) -> Workers | None:
    """Who plays the matches instead of processes of this machine; None: these."""
    if args.engine != "ray":
        if args.address is not None:
            raise LonghallError("--address is of a Ray cluster: it goes with --engine ray")
        return None
    from longhall.arena.workers import LOCAL, ray_workers

    return ray_workers(args.address if args.address is not None else LOCAL)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", default="en", metavar="LANG", help="en, pl, cs or uk")


def read_setup_arguments(game: Game, seats: str | None, pairs: list[str]) -> dict[str, Any]:
    """The values of --seats and --set, checked, without defaults; SetupError or LonghallError says what is wrong."""
    given: dict[str, Any] = {} if seats is None else {"seats": seats}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise LonghallError(f"--set takes NAME=VALUE, not {pair!r}")
        if given.get(name, value) != value:
            raise LonghallError(f"setup option {name!r} is given twice: as {given[name]} and as {value}")
        given[name] = value
    full = read_setup(game.name, game.setup_options, given)
    game.check_setup(full)
    return {name: full[name] for name in given}


def seats_of(game: Game, setup: dict[str, Any]) -> int:
    seats = read_setup(game.name, game.setup_options, setup)["seats"]
    assert isinstance(seats, int)
    return seats


def read_bots(game: Game, text: str, seats: int) -> list[str]:
    """One name per seat; a single name is used for all of them."""
    from longhall.bots import make_bot

    names = [name.strip() for name in text.split(",")]
    for name in names:
        make_bot(game.name, name, "")
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise LonghallError(f"{len(names)} bots are named for {seats} seats: name one bot, or one for each seat")
    return names


def read_text(name: str) -> str:
    """The text of a file, or of stdin for ``-``."""
    try:
        if name == STDIN:
            return sys.stdin.read()
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{name} is not a text file") from None


def read_record(name: str, pack: Path | None) -> tuple[Game, Record]:
    """The record in a file and the game it is of."""
    record = parse(read_text(name))
    return load_game(str(record.head["game"]), pack), record
