"""``longhall``: read the arguments, run one command, and turn any error into one sentence."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import io
import os
import sys
from typing import Final, NoReturn

from longhall.kernel.errors import LonghallError

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141

COMMANDS: Final = {
    "play": "start a server on this machine and open it in the browser",
    "serve": "run a server for others",
    "hall": "look after the data of a server: its keepers, ratings, puzzles and tournaments",
    "tui": "play in the terminal",
    "simulate": "let bots play many matches and sum up the results",
    "ladder": "let every pair of bots play until it is known which is the stronger",
    "train": "learn the chance to win from matches between bots",
    "dataset": "write matches between bots to a Parquet file, for research",
    "record": "let bots play one match and write its record to stdout",
    "replay": "show any position of a record",
    "analyse": "look back at a finished match: chances to win, turning points, luck",
    "puzzle": "find the best turn of a position",
    "verify": "replay a record and check everything in it",
    "tournament": "check an exported tournament: who met whom, table by table",
    "pack": "check, export or compare packs of components",
    "rules": "print a rule, or all of them",
    "bench": "measure the speed of the engine",
}


class Parser(argparse.ArgumentParser):
    """Reports an error in one sentence and leaves the rest to --help."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(BAD_INPUT)


def parser_for(command: str | None) -> Parser:
    """The parser of the whole program. Only ``command`` gets its arguments, so that starting does not import every
    command."""
    parser = Parser(prog="longhall", description="A digital table for big winter board games.", allow_abbrev=False)
    parser.add_argument("--version", action="store_true", help="print the version and exit")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, about in COMMANDS.items():
        own = commands.add_parser(name, help=about, description=about.capitalize() + ".", allow_abbrev=False)
        if name == command:
            importlib.import_module(f"longhall.cli.{name}").add(own)
    return parser


def main(argv: list[str] | None = None) -> int:
    arguments = sys.argv[1:] if argv is None else argv
    _repair_streams()
    try:
        return _run(arguments)
    except BrokenPipeError:
        _drop_stdout()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED


def _repair_streams() -> None:
    """Replace streams that the parent process closed, and print what a terminal cannot encode as question marks."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # open as long as we run
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run(arguments: list[str]) -> int:
    named = next((word for word in arguments if not word.startswith("-")), None)
    parser = parser_for(named)
    try:
        args = parser.parse_args(arguments)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else BAD_INPUT
    if args.version:
        from longhall import __version__

        print(__version__)
        return 0
    if args.command is None:
        parser.print_help()
        return 0
    try:
        code = importlib.import_module(f"longhall.cli.{args.command}").run(args)
        assert isinstance(code, int)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        raise
    except LonghallError as error:
        return complain(str(error))
    except OSError as error:
        _drop_stdout_if_broken()
        where = f"{error.filename}: " if error.filename is not None else ""
        return complain(f"{where}{error.strerror or error}")
    except Exception as error:  # a bug: still one sentence, with what a bug report needs
        return complain(f"internal error ({type(error).__name__}: {error}); please report it")


def complain(sentence: str) -> int:
    print(f"longhall: {sentence}", file=sys.stderr)
    return BAD_INPUT


def _drop_stdout_if_broken() -> None:
    """What cannot be flushed now could not be flushed at exit either."""
    try:
        sys.stdout.flush()
    except OSError:
        _drop_stdout()


def _drop_stdout() -> None:
    """Nobody reads our output any more: write nothing else, not even when Python exits."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
