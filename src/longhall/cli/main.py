"""``longhall``: reads the arguments, runs one command, and turns whatever goes wrong into one sentence."""

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
    "play": "start a hall on this machine and open it in the browser",
    "serve": "run a hall for others",
    "tui": "play in the terminal",
    "simulate": "let bots play many matches and add up what happened",
    "record": "let bots play one match and write its record to stdout",
    "replay": "show the state after some choices of a record",
    "verify": "replay a record and check everything in it",
    "pack": "check, export or compare packs of components",
    "rules": "print a rule, or all of them",
    "bench": "measure the speed of the engine",
}


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence and leaves the rest to --help."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(BAD_INPUT)


def parser_for(command: str | None) -> Parser:
    """The parser of the whole program; of the commands, only ``command`` knows its arguments, so that a start does not
    import them all."""
    parser = Parser(prog="longhall", description="A digital table for big winter board games.", allow_abbrev=False)
    parser.add_argument("--version", action="store_true", help="print the version and stop")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, about in COMMANDS.items():
        own = commands.add_parser(name, help=about, description=about.capitalize() + ".", allow_abbrev=False)
        if name == command:
            importlib.import_module(f"longhall.cli.{name}").add(own)
    return parser


def main(argv: list[str] | None = None) -> int:
    arguments = sys.argv[1:] if argv is None else argv
    _mend_streams()
    try:
        return _run(arguments)
    except BrokenPipeError:
        _forget_stdout()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED


def _mend_streams() -> None:
    """Streams closed by whoever started us lead nowhere; a letter a terminal cannot show is no reason to stop."""
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
        _forget_stdout_if_broken()
        where = f"{error.filename}: " if error.filename is not None else ""
        return complain(f"{where}{error.strerror or error}")
    except Exception as error:  # a fault of ours: still a sentence, with what a report needs
        return complain(f"Longhall itself failed ({type(error).__name__}: {error}); please report it")


def complain(sentence: str) -> int:
    print(f"longhall: {sentence}", file=sys.stderr)
    return BAD_INPUT


def _forget_stdout_if_broken() -> None:
    """What cannot be written now cannot be written when Python ends either."""
    try:
        sys.stdout.flush()
    except OSError:
        _forget_stdout()


def _forget_stdout() -> None:
    """Whoever read our output has gone: nothing more is written, also not when Python ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
