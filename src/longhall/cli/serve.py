"""``longhall serve``: a hall for others."""

from __future__ import annotations

import argparse
from pathlib import Path

from longhall.cli.common import add_language, number
from longhall.cli.hall import DATA, need_server, run_hall, settings_of
from longhall.text import Texts


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST", help="address to listen on (127.0.0.1)")
    parser.add_argument(
        "--port", type=number(0, 65535), default=8000, metavar="PORT", help="0 for any free port (8000)"
    )
    parser.add_argument("--database", metavar="URL", help="sqlite:///file or postgresql://… (a file in --data)")
    parser.add_argument(
        "--bus", default="", metavar="URL", help="redis://… to connect several processes (they poll the database)"
    )
    parser.add_argument(
        "--data", type=Path, default=DATA, metavar="DIR", help=f"where the server keeps its data ({DATA})"
    )
    parser.add_argument("--workers", type=number(1, 256), default=1, metavar="N", help="server processes (1)")
    parser.add_argument("--bot-workers", type=number(1, 256), default=1, metavar="N", help="processes for bots (1)")
    parser.add_argument(
        "--bot-delay", type=seconds, default=0.8, metavar="S", help="pause before a bot's choice, in seconds (0.8)"
    )
    parser.add_argument("--public-url", default="", metavar="URL", help="address of the server in links it sends")
    parser.add_argument("--secure-cookies", action="store_true", help="use if the server is reached over https only")
    parser.add_argument("--trusted-proxy", action="store_true", help="trust the X-Forwarded-For header of a proxy")
    parser.add_argument("--smtp", metavar="HOST:PORT", help="mail server to send e-mail through")
    parser.add_argument("--smtp-user", default="", metavar="NAME")
    parser.add_argument("--smtp-password-file", type=Path, metavar="FILE")
    parser.add_argument("--smtp-sender", default="longhall@localhost", metavar="ADDRESS")
    parser.add_argument("--smtp-starttls", action="store_true", help="encrypt and check the server's certificate")
    parser.add_argument("--smtp-ca-file", type=Path, metavar="FILE", help="certificates to trust for STARTTLS")
    parser.add_argument(
        "--limits", choices=("on", "off"), default="on", help="off trusts everyone and needs a loopback host"
    )
    add_language(parser)


def seconds(text: str) -> float:
    """An argparse type: a number of seconds, up to an hour."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds") from None
    if not 0 <= value <= 3600:
        raise argparse.ArgumentTypeError(f"{text} is not between 0 and 3600")
    return value


def run(args: argparse.Namespace) -> int:
    need_server()
    texts = Texts(None, args.lang)
    run_hall(settings_of(args), lambda address: print(texts.say("cli-serve-open", {"address": address}), flush=True))
    return 0
