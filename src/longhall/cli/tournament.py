"""``longhall tournament``: check an exported tournament, table by table."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from longhall.cli.common import STDIN, add_language
from longhall.kernel.errors import LonghallError

DIFFERS: Final = 1


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a tournament as its page exports it; - for stdin")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from hashlib import sha256

    from longhall.text import Texts
    from longhall.tournaments import FormError, check

    data = _read(args.file)
    try:
        seed = str(data["seed"])
        if not seed:
            raise LonghallError(f"{args.file}: the tournament has not begun, so its seed is not told yet")
        difference = check(data)
        bound = sha256(f"longhall-tournament:{data['id']}:{seed}".encode()).hexdigest()
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, AssertionError, FormError):
        raise LonghallError(f"{args.file} is no exported tournament, or is damaged") from None
    if not difference and bound != data.get("commitment"):
        difference = "its seed is not the one that was fixed before anybody entered"
    if difference:
        print(f"longhall: {args.file} is not as it must be: {difference}", file=sys.stderr)
        return DIFFERS
    tables = sum(len(round["tables"]) for round in data["rounds"])
    counts = {"file": args.file, "rounds": len(data["rounds"]), "tables": tables}
    print(Texts(None, args.lang).say("cli-tournament-good", counts))
    return 0


def _read(file: str) -> dict[str, Any]:
    text = sys.stdin.read() if file == STDIN else Path(file).read_text(encoding="utf-8", errors="replace")
    try:
        data = json.loads(text)
    except ValueError:
        raise LonghallError(f"{file} is no exported tournament: it is not JSON") from None
    if not isinstance(data, dict) or data.get("longhall_tournament") != 1:
        raise LonghallError(f"{file} is no exported tournament, or one of a newer Longhall")
    return data
