"""``longhall serve``: a hall for others; not built yet."""

from __future__ import annotations

import argparse

from longhall.cli.common import number


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST")
    parser.add_argument("--port", type=number(1, 65535), default=8000, metavar="PORT")
    parser.add_argument("--database", metavar="URL", help="sqlite:///file or postgresql://…")
    parser.add_argument("--workers", type=number(1, 256), default=1, metavar="N")


def run(args: argparse.Namespace) -> int:
    from longhall.kernel.errors import LonghallError

    raise LonghallError("serve comes with the hall of a later version; until then play with longhall tui")
