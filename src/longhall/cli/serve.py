"""``longhall serve``: a hall for others."""

from __future__ import annotations

import argparse
from pathlib import Path

from longhall.cli.common import add_language, number
from longhall.cli.hall import DATA, need_server, run_hall, settings_of
from longhall.text import Texts


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST", help="where to listen (127.0.0.1)")
    parser.add_argument("--port", type=number(0, 65535), default=8000, metavar="PORT", help="0: any free one (8000)")
    parser.add_argument("--database", metavar="URL", help="sqlite:///file or postgresql://… (a file in --data)")
    parser.add_argument(
        "--bus", default="", metavar="URL", help="redis://… by which processes hear of each other (the database)"
    )
    parser.add_argument("--data", type=Path, default=DATA, metavar="DIR", help=f"where the hall keeps it ({DATA})")
    parser.add_argument("--workers", type=number(1, 256), default=1, metavar="N", help="processes that answer (1)")
    parser.add_argument(
        "--bot-workers", type=number(1, 256), default=1, metavar="N", help="processes bots think in (1)"
    )
    parser.add_argument("--bot-delay", type=seconds, default=0.8, metavar="S", help="seconds a bot takes (0.8)")
    parser.add_argument("--public-url", default="", metavar="URL", help="what people call this hall, for links")
    parser.add_argument("--secure-cookies", action="store_true", help="the hall is reached by https only")
    parser.add_argument("--trusted-proxy", action="store_true", help="believe the X-Forwarded-For of a proxy")
    parser.add_argument("--smtp", metavar="HOST:PORT", help="where mails are sent from")
    parser.add_argument("--smtp-user", default="", metavar="NAME")
    parser.add_argument("--smtp-password-file", type=Path, metavar="FILE")
    parser.add_argument("--smtp-sender", default="longhall@localhost", metavar="ADDRESS")
    parser.add_argument("--smtp-starttls", action="store_true", help="encrypt, and check the server's certificate")
    parser.add_argument("--smtp-ca-file", type=Path, metavar="FILE", help="certificates to trust for that")
    parser.add_argument("--limits", choices=("on", "off"), default="on", help="off: trust everybody; loopback only")
    add_language(parser)


def seconds(text: str) -> float:
    """A type of argument: a number of seconds up to an hour."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds") from None
    if not 0 <= value <= 3600:
        raise argparse.ArgumentTypeError(f"{text} must be at least 0 and at most 3600")
    return value


def run(args: argparse.Namespace) -> int:
    need_server()
    texts = Texts(None, args.lang)
    run_hall(settings_of(args), lambda address: print(texts.say("cli-serve-open", {"address": address}), flush=True))
    return 0
